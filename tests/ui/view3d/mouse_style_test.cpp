// SPDX-License-Identifier: GPL-3.0-or-later
// Which button orbits, pans and selects, in both styles of the mouse. No OpenGL.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/contact_instant.h"
#include "ui/document/document.h"
#include "ui/view3d/input_controller.h"

#include <QCoreApplication>
#include <QMouseEvent>

#include <cmath>
#include <memory>
#include <optional>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Mouse {
  ViewState state;
  InputController input{state};
  QObject target;
  int clicks = 0;

  explicit Mouse(MouseStyle style) {
    state.mouse_style = style;
    target.installEventFilter(&input);
    QObject::connect(&input, &InputController::clicked, &input, [this] { ++clicks; });
  }
  void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons held,
            Qt::KeyboardModifiers keys) {
    QMouseEvent event(type, at, at, button, held, keys);
    QCoreApplication::sendEvent(&target, &event);
  }
  /// What a drag of 60 pixels does: "orbit", "pan" or "nothing".
  const char* drag(Qt::MouseButton button, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    const SceneView before = state.camera.view();
    send(QEvent::MouseButtonPress, {200, 200}, button, button, keys);
    send(QEvent::MouseMove, {230, 210}, Qt::NoButton, button, keys);
    send(QEvent::MouseMove, {260, 220}, Qt::NoButton, button, keys);
    send(QEvent::MouseButtonRelease, {260, 220}, button, Qt::NoButton, keys);
    const SceneView after = state.camera.view();
    const bool orbits = after.azimuth != before.azimuth, pans = after.centre != before.centre;
    CHECK_FALSE((orbits && pans));
    return orbits ? "orbit" : pans ? "pan" : "nothing";
  }
  void click(Qt::MouseButton button) {
    send(QEvent::MouseButtonPress, {200, 200}, button, button, Qt::NoModifier);
    send(QEvent::MouseButtonRelease, {200, 200}, button, Qt::NoButton, Qt::NoModifier);
  }
};

}  // namespace

namespace {

/// A pendulum that hangs still in the middle of the picture, and what the mouse does to its link.
struct Pendulum : Mouse {
  Document document;
  Snapshot snapshot;
  std::vector<bool> held;
  std::optional<Eigen::Vector3d> taken, wanted;
  int link = -1;

  Pendulum() : Mouse(MouseStyle::LeftOrbits) {
    openExample(document, "pendulum.json");
    snapshot = *document.snapshot();
    state.solids = solidsOf(*snapshot.mechanism, *snapshot.model, {});
    state.camera.setViewport({400, 400});
    show();
    state.camera.frame(snapshot.X_WL[static_cast<std::size_t>(snapshot.hand)].p, 1.5);
    QObject::connect(&input, &InputController::linkHeld, &input, [this](bool is_held) { held.push_back(is_held); });
    QObject::connect(&input, &InputController::linkDragStarted, &input, [this](int l, const Eigen::Vector3d& p_LE) {
      link = l;
      taken = p_LE;
    });
    QObject::connect(&input, &InputController::linkDragged, &input, [this](const Eigen::Vector3d& p) { wanted = p; });
  }
  void show() { state.snapshot = std::make_shared<const Snapshot>(snapshot); }
  QPointF pixelOf(int link_there) const {
    return state.camera.project(snapshot.X_WL[static_cast<std::size_t>(link_there)].p);
  }
  /// The middle of the link, away from all handles.
  QPointF onLink() const { return 0.5 * (pixelOf(1) + pixelOf(snapshot.hand)); }
  /// So many pixels off it.
  QPointF beside(double pixels) const {
    const QPointF along = pixelOf(snapshot.hand) - pixelOf(1);
    const QPointF across = QPointF(along.y(), -along.x()) / std::hypot(along.x(), along.y());
    QPointF at = onLink();
    while (hitLink(state.camera.rayThrough(at), state.solids, snapshot.X_WL)) at += across;
    return at + pixels * across;
  }
  void press(const QPointF& at) { send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier); }
  void moveTo(const QPointF& at) { send(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton, Qt::NoModifier); }
  void release(const QPointF& at) {
    send(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton, Qt::NoModifier);
  }
};

}  // namespace

TEST_CASE("A link on the move may be missed by some pixels, one that stands still may not", "[view3d]") {
  Pendulum pendulum;
  const QPointF beside = pendulum.beside(5.0);
  pendulum.press(beside);
  CHECK(pendulum.held.empty());
  pendulum.release(beside);
  pendulum.snapshot.simulating = true;
  pendulum.show();
  pendulum.press(beside);
  CHECK(pendulum.held == std::vector<bool>{true});
  pendulum.release(beside);
  CHECK(pendulum.held == std::vector<bool>{true, false});
}

TEST_CASE("What is pulled is the point where the button went down, though the link has moved on", "[view3d]") {
  Pendulum pendulum;
  pendulum.snapshot.simulating = true;
  pendulum.show();
  const QPointF at = pendulum.onLink();
  pendulum.press(at);
  REQUIRE(pendulum.held == std::vector<bool>{true});
  // it swings away from under the mouse
  for (Pose& X_WL : pendulum.snapshot.X_WL) X_WL.p += Eigen::Vector3d(5.0, 0.0, 0.0);
  pendulum.show();
  pendulum.moveTo(at + QPointF(20.0, 0.0));
  CHECK(pendulum.held == std::vector<bool>{true, false});
  REQUIRE(pendulum.taken.has_value());
  CHECK(pendulum.link >= 0);
  CHECK(pendulum.wanted.has_value());
  pendulum.release(at + QPointF(20.0, 0.0));
}

TEST_CASE("A planar arm moves in a plane, a cart with its pole too, an arm in space in none", "[view3d]") {
  const auto planeOf = [](const char* example) {
    Document document;
    openExample(document, example);
    ViewState state;
    state.snapshot = document.snapshot();
    return state.planeOfMotion(document.snapshot()->hand);
  };
  for (const char* example : {"pendulum.json", "planar_2r.json", "planar_3r.json", "cart_pole.json"}) {
    INFO(example);
    const std::optional<Eigen::Vector3d> plane = planeOf(example);
    REQUIRE(plane.has_value());
    CHECK(std::abs(plane->y()) > 1.0 - 1e-12);
  }
  for (const char* example : {"ur5e.urdf", "scara.json", "gantry.json"}) {
    INFO(example);
    CHECK_FALSE(planeOf(example).has_value());
  }
}

TEST_CASE("Left orbits, middle and right pan", "[view3d]") {
  Mouse mouse(MouseStyle::LeftOrbits);
  CHECK(std::string(mouse.drag(Qt::LeftButton)) == "orbit");
  CHECK(std::string(mouse.drag(Qt::MiddleButton)) == "pan");
  CHECK(std::string(mouse.drag(Qt::RightButton)) == "pan");
  CHECK(std::string(mouse.drag(Qt::LeftButton, Qt::ShiftModifier)) == "pan");
  CHECK(mouse.clicks == 0);
  mouse.click(Qt::LeftButton);
  CHECK(mouse.clicks == 1);
  mouse.click(Qt::RightButton);
  CHECK(mouse.clicks == 1);
}

TEST_CASE("Right orbits, middle pans, left selects", "[view3d]") {
  Mouse mouse(MouseStyle::RightOrbits);
  CHECK(std::string(mouse.drag(Qt::LeftButton)) == "nothing");
  CHECK(std::string(mouse.drag(Qt::MiddleButton)) == "pan");
  CHECK(std::string(mouse.drag(Qt::RightButton)) == "orbit");
  CHECK(std::string(mouse.drag(Qt::LeftButton, Qt::ShiftModifier)) == "pan");
  CHECK(std::string(mouse.drag(Qt::LeftButton, Qt::ControlModifier)) == "orbit");
  CHECK(mouse.clicks == 0);
  mouse.click(Qt::LeftButton);
  CHECK(mouse.clicks == 1);
  mouse.click(Qt::RightButton);
  CHECK(mouse.clicks == 1);
}
