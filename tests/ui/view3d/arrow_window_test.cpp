// SPDX-License-Identifier: GPL-3.0-or-later
// The arrows of the recursion in the real view: inside the picture, labels apart, met by the mouse.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/shown_view.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::isShown;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

void waitForFrames(View3D& view, int frames) {
  const int before = view.frameCount();
  REQUIRE(waitUntil([&] { return view.frameCount() >= before + frames; }));
}

/// A view of the torso in motion, at that size; null where nothing can be drawn.
std::unique_ptr<View3D> viewOfTorso(Document& document, const QSize& size) {
  openExample(document, "torso_with_two_arms.json");
  const int dof = document.snapshot()->model->dof();
  const Eigen::VectorXd qd = Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0);
  setState(document, document.snapshot()->q, qd, qd, QStringLiteral("move"));
  std::unique_ptr<View3D> view = makeView3D();
  view->setSnapshot(document.snapshot());
  return isShown(*view, size) ? std::move(view) : nullptr;
}

}  // namespace

TEST_CASE("at the torso's fork all labels are shown, apart from each other, and all arrows are in the view",
          "[view3d][window]") {
  Document document;
  const std::unique_ptr<View3D> view = viewOfTorso(document, {848, 362});
  if (!view) return;
  const SnapshotPtr snapshot = document.snapshot();
  const ArrowScales scales = arrowScales(*snapshot);
  view->setArrowRoom(arrowRoom(*snapshot, scales, SumArrows::HeadToTail));
  const std::vector<Body>& bodies = snapshot->model->bodies();
  const auto childCount = [&](int body) {
    return std::count_if(bodies.begin(), bodies.end(), [&](const Body& other) { return other.parent == body; });
  };
  const QRectF picture(QPointF(0.0, 0.0), QSizeF(view->widget()->size()));
  int steps = 0;
  for (std::size_t step = 0; step < snapshot->steps->size(); ++step) {
    if (childCount((*snapshot->steps)[step].body) < 2) continue;
    for (const SumArrows sums : {SumArrows::AtPlace, SumArrows::HeadToTail}) {
      const std::vector<Arrow> arrows = stepArrows(*snapshot, static_cast<int>(step), scales, {sums, -1});
      if (arrows.empty()) continue;
      INFO("step " << step << (sums == SumArrows::AtPlace ? " at place" : " head to tail"));
      view->setScaleBars(scaleBars(*snapshot, arrows, scales), keyNote(arrows));
      view->setArrows(arrows);
      waitForFrames(*view, 1);
      const auto hasName = [](const Arrow& arrow) { return !arrow.label.isEmpty() && arrow.shape != ArrowShape::Ring; };
      // where there are many, only the results have their names until the mouse points at another
      const auto isOfStep = [](const Arrow& arrow) { return arrow.key || arrow.term >= 0; };
      const auto all = std::count_if(arrows.begin(), arrows.end(),
                                     [&](const Arrow& arrow) { return hasName(arrow) && isOfStep(arrow); });
      const auto labelled = std::count_if(arrows.begin(), arrows.end(), [&](const Arrow& arrow) {
        return hasName(arrow) &&
               (all <= 4 || arrow.emphasis == ArrowEmphasis::Result || arrow.mistaken || !isOfStep(arrow));
      });
      const std::vector<QRectF> labels = view->arrowLabels();
      CHECK(static_cast<long>(labels.size()) == labelled);
      for (std::size_t i = 0; i < labels.size(); ++i) {
        CHECK(picture.contains(labels[i]));
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(labels[i].intersects(labels[j]));
      }
      for (const Arrow& arrow : arrows) {
        if (sums == SumArrows::AtPlace || arrow.shape != ArrowShape::Straight) continue;
        CHECK(picture.contains(view->project(arrow.tip)));
      }
      ++steps;
    }
  }
  CHECK(steps > 10);
}

TEST_CASE("of many arrows the result has its name, and any other while it is pointed at", "[view3d][window]") {
  Document document;
  const std::unique_ptr<View3D> view = viewOfTorso(document, {900, 600});
  if (!view) return;
  const SnapshotPtr snapshot = document.snapshot();
  std::vector<Arrow> arrows;
  for (int i = 0; i < 5; ++i) {
    Arrow arrow;
    arrow.tail = snapshot->X_WL.front().p;
    arrow.tip = arrow.tail + 0.3 * Eigen::Vector3d(std::cos(i), 0.0, std::sin(i));
    arrow.key = QuantityKey{i, Quantity::JointForce};
    arrow.label = QStringLiteral("f");
    arrow.emphasis = i == 0 ? ArrowEmphasis::Result : ArrowEmphasis::Normal;
    arrows.push_back(arrow);
  }
  const auto labelsAfter = [&] {
    waitForFrames(*view, 1);
    return view->arrowLabels().size();
  };
  view->setArrows(arrows);
  CHECK(labelsAfter() == 1);
  view->setMarkedArrow(arrows[3].key);
  CHECK(labelsAfter() == 1);
  view->setMarkedArrow({});
  arrows.resize(4);
  view->setArrows(arrows);
  CHECK(labelsAfter() == 4);
}

TEST_CASE("the legend is one line until it is clicked", "[view3d][window]") {
  Document document;
  const std::unique_ptr<View3D> view = viewOfTorso(document, {900, 600});
  if (!view) return;
  const ScaleBar force{Quantity::JointForce, QStringLiteral("force f"), QStringLiteral("N"), 0.02};
  const ScaleBar moment{Quantity::JointMoment, QStringLiteral("moment n"), QStringLiteral("N m"), 0.02};
  view->setScaleBars({force, moment}, QStringLiteral("hollow arrow: the sum of the others"));
  waitForFrames(*view, 1);
  const QRectF line = view->legendPlace();
  REQUIRE_FALSE(line.isEmpty());
  int clicks = 0, links = 0;
  QObject::connect(view.get(), &View3D::legendClicked, [&] { ++clicks; });
  QObject::connect(view.get(), &View3D::linkClicked, [&](int) { ++links; });
  linkwright::test::press(view->inputTarget(), line.center());
  linkwright::test::release(view->inputTarget(), line.center());
  CHECK(clicks == 1);
  CHECK(links == 0);
  view->setDisplayOptions({.full_legend = true});
  waitForFrames(*view, 1);
  CHECK(view->legendPlace().height() > 2.0 * line.height());
}

TEST_CASE("the mouse over an arrow or its label says so, and a click on it is the arrow's", "[view3d][window]") {
  Document document;
  const std::unique_ptr<View3D> view = viewOfTorso(document, {900, 600});
  if (!view) return;
  const SnapshotPtr snapshot = document.snapshot();
  // far from the gizmo
  const QPointF hand = view->gizmoHandle(3);
  Arrow arrow;
  arrow.tail = snapshot->X_WL.front().p;
  arrow.tip = arrow.tail + Eigen::Vector3d(0.0, 0.0, 0.3);
  arrow.key = QuantityKey{0, Quantity::JointForce};
  arrow.label = QStringLiteral("f");
  const QPointF middle = view->project(0.5 * (arrow.tail + arrow.tip));
  REQUIRE(QLineF(hand, middle).length() > 120.0);
  std::optional<QuantityKey> hovered;
  int clicked = 0, links = 0;
  QObject::connect(view.get(), &View3D::arrowHovered, [&](const std::optional<QuantityKey>& key) { hovered = key; });
  QObject::connect(view.get(), &View3D::arrowClicked, [&](const QuantityKey& key) { clicked += key == *arrow.key; });
  QObject::connect(view.get(), &View3D::linkClicked, [&](int) { ++links; });
  view->setArrows({arrow});
  waitForFrames(*view, 1);
  const auto move = [&](const QPointF& at) {
    linkwright::test::sendMouse(view->inputTarget(), QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
  };
  move(middle);
  CHECK(hovered == arrow.key);
  move(middle + QPointF(60.0, 0.0));
  CHECK_FALSE(hovered);
  REQUIRE(view->arrowLabels().size() == 1);
  move(view->arrowLabels()[0].center());
  CHECK(hovered == arrow.key);
  linkwright::test::press(view->inputTarget(), middle);
  linkwright::test::release(view->inputTarget(), middle);
  CHECK(clicked == 1);
  CHECK(links == 0);
  // it goes away under the mouse
  move(middle);
  CHECK(hovered == arrow.key);
  view->setArrows({});
  CHECK_FALSE(hovered);
}

TEST_CASE("a mouse that rests points at nothing of the next step, nor at what has moved away", "[view3d][window]") {
  Document document;
  const std::unique_ptr<View3D> view = viewOfTorso(document, {900, 600});
  if (!view) return;
  const SnapshotPtr snapshot = document.snapshot();
  Arrow arrow;
  arrow.tail = snapshot->X_WL.front().p;
  arrow.tip = arrow.tail + Eigen::Vector3d(0.0, 0.0, 0.3);
  arrow.key = QuantityKey{0, Quantity::JointForce};
  Arrow other = arrow;
  other.key = QuantityKey{1, Quantity::JointForce};
  other.tip = arrow.tail + Eigen::Vector3d(0.0, 0.3, 0.0);
  std::optional<QuantityKey> hovered;
  QObject::connect(view.get(), &View3D::arrowHovered, [&](const std::optional<QuantityKey>& key) { hovered = key; });
  view->setArrows({arrow});
  waitForFrames(*view, 1);
  const QPointF middle = view->project(0.5 * (arrow.tail + arrow.tip));
  const auto move = [&](const QPointF& at) {
    linkwright::test::sendMouse(view->inputTarget(), QEvent::MouseMove, at, Qt::NoButton, Qt::NoButton);
  };
  move(middle);
  REQUIRE(hovered == arrow.key);
  // the next step has an arrow of the same quantity there
  view->setArrows({other, arrow});
  CHECK_FALSE(hovered);
  waitForFrames(*view, 1);
  CHECK_FALSE(hovered);
  move(middle + QPointF(0.0, 2.0));
  CHECK(hovered == arrow.key);
  // the robot moves on: the same arrows are elsewhere
  Arrow moved = arrow;
  moved.tail.x() += 0.5;
  moved.tip.x() += 0.5;
  view->setArrows({other, moved});
  waitForFrames(*view, 1);
  CHECK_FALSE(hovered);
}

TEST_CASE("the camera makes room for arrows in a view of the whole robot, and returns", "[view3d][window]") {
  Document document;
  const std::unique_ptr<View3D> view = viewOfTorso(document, {900, 600});
  if (!view) return;
  const SnapshotPtr snapshot = document.snapshot();
  int told = 0;
  QObject::connect(view.get(), &View3D::cameraChanged, [&told] { ++told; });
  const double before = view->camera().distance;
  const Eigen::Vector3d high(0.0, 0.0, 5.0);
  view->setArrowRoom({high});
  CHECK(view->camera().distance > before);
  CHECK(QRectF(0.0, 0.0, 900.0, 600.0).contains(view->project(high)));
  view->setArrowRoom({});
  CHECK(view->camera().distance == Approx(before).epsilon(1e-9));
  CHECK(told == 0);
  // a view of a part stays
  view->setSelectedLink(2);
  view->frameSelection();
  const double near = view->camera().distance;
  view->setArrowRoom({high});
  CHECK(view->camera().distance == near);
}
