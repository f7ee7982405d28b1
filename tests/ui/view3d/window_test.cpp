// SPDX-License-Identifier: GPL-3.0-or-later
// The real view on a display, driven by events. Where there is no OpenGL it must say so, and nothing more is asked.
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/contact_instant.h"
#include "ui/view3d/view3d.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QWidget>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::waitUntil;

namespace {

// two links of half a metre, turning about y, and a hand at the end
Mechanism smallArm() {
  Mechanism mechanism;
  mechanism.name = "arm";
  for (const char* name : {"base", "upper", "lower"}) {
    Link link;
    link.name = name;
    Inertial inertial;
    inertial.mass = 1.0;
    inertial.p_LLcm = {0.25, 0.0, 0.0};
    inertial.I_LLcm_L = 0.01 * Eigen::Matrix3d::Identity();
    link.inertial = inertial;
    mechanism.links.push_back(link);
  }
  for (int i = 0; i < 2; ++i) {
    Joint joint;
    joint.name = i == 0 ? "shoulder" : "elbow";
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.axis = Vector3d::UnitY();
    joint.X_PJ.p = i == 0 ? Vector3d(0.0, 0.0, 0.4) : Vector3d(0.5, 0.0, 0.0);
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

SnapshotPtr snapshotOfArm(const Mechanism& mechanism) {
  auto snapshot = std::make_shared<Snapshot>();
  snapshot->mechanism = std::make_shared<const Mechanism>(mechanism);
  snapshot->model = std::make_shared<const Model>(*Model::compile(mechanism));
  snapshot->q = Eigen::Vector2d(-0.6, 0.9);
  bodyPoses(*snapshot->model, snapshot->q, snapshot->X_WB);
  snapshot->X_WL = linkPoses(*snapshot->model, snapshot->X_WB);
  snapshot->hand = snapshot->model->findLink("lower");
  return snapshot;
}

void sendMouse(View3D& view, QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons buttons) {
  QMouseEvent event(type, at, at, button, buttons, Qt::NoModifier);
  QCoreApplication::sendEvent(view.inputTarget(), &event);
}

void drag(View3D& view, const QPointF& from, const QPointF& to, Qt::MouseButton button) {
  sendMouse(view, QEvent::MouseButtonPress, from, button, button);
  for (int i = 1; i <= 5; ++i) sendMouse(view, QEvent::MouseMove, from + (to - from) * i / 5.0, Qt::NoButton, button);
  sendMouse(view, QEvent::MouseButtonRelease, to, button, Qt::NoButton);
}

}  // namespace

TEST_CASE("the view draws, reports gestures and outlives its models", "[view3d][window]") {
  std::unique_ptr<View3D> view = makeView3D();
  const SnapshotPtr snapshot = snapshotOfArm(smallArm());
  // before there is anything to draw into, everything is remembered
  view->setSnapshot(snapshot);
  view->setSelectedLink(1);
  view->setLitLinks({2, {1}, {}, {}});
  view->setArrows({{Vector3d::Zero(), Vector3d(0.3, 0.0, 0.3), Quantity::JointForce, false, "f"}});
  view->widget()->resize(900, 600);
  bool drawn = false;
  QObject::connect(view.get(), &View3D::firstFrameDrawn, [&drawn] { drawn = true; });
  view->widget()->show();
  const auto problem = [&] {
    const QLabel* page = view->widget()->findChild<QLabel*>();
    return page ? page->text() : QString();
  };
  REQUIRE(waitUntil([&] { return drawn || !problem().isEmpty(); }));
  if (!drawn) {
    WARN("no OpenGL on this platform: " << problem().toStdString());
    return;
  }
  CHECK(view->frameCount() >= 1);

  SECTION("a drag of an arrow moves the target along it and leaves the camera alone") {
    int started = 0, finished = 0;
    Pose last;
    QObject::connect(view.get(), &View3D::dragStarted, [&started] { ++started; });
    QObject::connect(view.get(), &View3D::dragFinished, [&finished] { ++finished; });
    QObject::connect(view.get(), &View3D::targetDragged, [&last](const Pose& X_WT) { last = X_WT; });
    const SceneView before = view->camera();
    const Vector3d hand = snapshot->X_WL[static_cast<std::size_t>(snapshot->hand)].p;
    const QPointF start = view->gizmoHandle(2);
    const QPointF way = view->project(hand + Vector3d(0.0, 0.0, 0.1)) - view->project(hand);
    drag(*view, start, start + way, Qt::LeftButton);
    CHECK(started == 1);
    CHECK(finished == 1);
    CHECK(std::abs((last.p - hand).z() - 0.1) < 0.02);
    CHECK((last.p - hand).head<2>().norm() < 1e-12);
    CHECK(view->camera().azimuth == before.azimuth);
    CHECK(view->camera().distance == before.distance);
  }

  SECTION("an end effector outside the picture is brought back by a click on the label at the edge") {
    const Vector3d hand = snapshot->X_WL[static_cast<std::size_t>(snapshot->hand)].p;
    const QRectF picture(QPointF(0.0, 0.0), QSizeF(view->widget()->size()));
    CHECK(view->labelAtEdge().isEmpty());
    for (const Vector3d& aside : {Vector3d(2.0, 0.0, 0.0), Vector3d(0.0, 0.0, -2.0), Vector3d(-2.0, 0.5, 1.0)}) {
      SceneView away = view->camera();
      away.centre += aside;
      view->setCamera(away);
      REQUIRE(waitUntil([&] { return !view->labelAtEdge().isEmpty(); }));
      CHECK_FALSE(picture.contains(view->project(hand)));
      CHECK(picture.contains(view->labelAtEdge()));
      const QPointF at = view->labelAtEdge().center();
      sendMouse(*view, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
      sendMouse(*view, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
      CHECK(picture.contains(view->project(hand)));
      CHECK(waitUntil([&] { return view->labelAtEdge().isEmpty(); }));
    }
  }

  SECTION("Esc takes a drag back, and the mouse that still holds the handle moves nothing") {
    int cancelled = 0, finished = 0, dragged = 0;
    QObject::connect(view.get(), &View3D::dragCancelled, [&cancelled] { ++cancelled; });
    QObject::connect(view.get(), &View3D::dragFinished, [&finished] { ++finished; });
    QObject::connect(view.get(), &View3D::targetDragged, [&dragged](const Pose&) { ++dragged; });
    const QPointF start = view->gizmoHandle(3);
    sendMouse(*view, QEvent::MouseButtonPress, start, Qt::LeftButton, Qt::LeftButton);
    sendMouse(*view, QEvent::MouseMove, start + QPointF(20.0, 0.0), Qt::NoButton, Qt::LeftButton);
    CHECK(dragged == 1);
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(view->inputTarget(), &escape);
    sendMouse(*view, QEvent::MouseMove, start + QPointF(40.0, 0.0), Qt::NoButton, Qt::LeftButton);
    sendMouse(*view, QEvent::MouseButtonRelease, start + QPointF(40.0, 0.0), Qt::LeftButton, Qt::NoButton);
    CHECK(cancelled == 1);
    CHECK(finished == 0);
    CHECK(dragged == 1);
  }

  SECTION("a click picks the link under it, a drag beside the robot orbits") {
    int clicked = -2;
    QObject::connect(view.get(), &View3D::linkClicked, [&clicked](int link) { clicked = link; });
    const Pose& X_WL = snapshot->X_WL[1];
    const QPointF middle = view->project(X_WL * Vector3d(0.25, 0.0, 0.0));
    drag(*view, middle, middle, Qt::LeftButton);
    CHECK(clicked == 1);
    drag(*view, {4.0, 4.0}, {4.0, 4.0}, Qt::LeftButton);
    CHECK(clicked == -1);
    const double azimuth = view->camera().azimuth;
    drag(*view, {10.0, 10.0}, {70.0, 10.0}, Qt::LeftButton);
    CHECK(view->camera().azimuth != azimuth);
    CHECK(clicked == -1);
  }

  SECTION("a new robot or size is framed without a word, a framing that was asked for is told") {
    int told = 0;
    QObject::connect(view.get(), &View3D::cameraChanged, [&told] { ++told; });
    const double distance = view->camera().distance;
    Mechanism larger = smallArm();
    larger.joints[1].X_PJ.p.x() = 2.0;
    view->setSnapshot(snapshotOfArm(larger));
    view->widget()->resize(700, 600);
    QCoreApplication::processEvents();
    CHECK(view->camera().distance > 1.5 * distance);
    CHECK(told == 0);
    view->frameAll();
    CHECK(told == 1);
    view->frameSelection();
    CHECK(told == 2);
  }

  SECTION("other models, other looks and modes are drawn one after the other") {
    for (int i = 0; i < 10; ++i) {
      view->setSnapshot(snapshotOfArm(smallArm()));
      view->setTheme(i % 2 == 0 ? ThemeChoice::Dark : ThemeChoice::HighContrast);
      view->setGizmoMode(i % 3 == 0 ? GizmoMode::Rotate : GizmoMode::Translate);
      view->setDisplayOptions({.triads = i % 2 == 0, .centres_of_mass = true, .joint_axes = i % 2 != 0});
      const int before = view->frameCount();
      REQUIRE(waitUntil([&] { return view->frameCount() > before; }));
    }
    view->setSnapshot(nullptr);
    const int before = view->frameCount();
    REQUIRE(waitUntil([&] { return view->frameCount() > before; }));
  }
}
