// SPDX-License-Identifier: GPL-3.0-or-later
// The hand dragged along straight lines in the real window, with a real mouse on the gizmo's arrows: from the ready
// pose of each arm with six or seven joints, 0.3 m along each axis both ways, 60 mouse moves each.
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/main_window.h"

#include <QApplication>

#include <random>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

constexpr int kMoves = 60;
constexpr double kLength = 0.3;       // m
constexpr double kOnTarget = 1e-3;    // m, where the target can be reached
constexpr double kLargestMove = 0.2;  // rad, from one mouse move to the next
constexpr int kSeeds = 20;

// whether core's own solver finds the pose from any of 20 random seeds within the limits
bool isReachable(const Model& model, const IkTarget& target, std::mt19937& random) {
  std::uniform_real_distribution<double> uniform(0.0, 1.0);
  IkOptions options;
  options.position_tolerance = 1e-4;
  options.orientation_tolerance = 1e-3;
  for (int seed = 0; seed < kSeeds; ++seed) {
    Eigen::VectorXd q(model.dof());
    for (int i = 0; i < model.dof(); ++i) {
      const Limits& limits = model.joints()[static_cast<std::size_t>(i)].limits;
      const double lower = std::max(limits.lower, -3.2), upper = std::min(limits.upper, 3.2);
      q[i] = lower + uniform(random) * (upper - lower);
    }
    if (solveIk(model, target, q, options).status == IkStatus::Converged) return true;
  }
  return false;
}

// how far the hand is from where a solver without any bound on its move would take it from here: 0 at a nearest pose
double leftToGain(const Snapshot& s) {
  const IkResult best = solveIk(*s.model, {s.hand, *s.X_WT}, s.q);
  return s.ik->position_error - best.position_error;
}

struct Line {
  int reachable = 0;
  int missed = 0;             // reachable targets that the hand did not meet
  double worst = 0.0;         // m, over reachable targets
  double largest_move = 0.0;  // rad
  double left_to_gain = 0.0;  // m, at the end of the line
};

Line dragAlong(MainWindow& window, int axis, double sign, std::mt19937& random) {
  Document& document = window.document();
  View3D& view = *window.view();
  goToReadyPose(document);
  // look at the axis from the side, from far enough that the line stays in the picture
  SceneView camera;
  const Pose X_WH = document.snapshot()->X_WL[static_cast<std::size_t>(document.snapshot()->hand)];
  camera.centre = X_WH.p;
  camera.azimuth = axis == 1 ? 0.2 : 1.2;
  camera.elevation = 0.35;
  camera.distance = 3.0;
  view.setCamera(camera);
  // the view hears of the ready pose at the next tick: then the gizmo's centre is where the hand is
  REQUIRE(waitUntil([&] {
    const QPointF off = view.gizmoHandle(3) - view.project(X_WH.p);
    return std::hypot(off.x(), off.y()) < 0.5;
  }));

  const QPointF grip = view.gizmoHandle(axis);
  const QPointF origin = view.project(X_WH.p);
  press(view.inputTarget(), grip);
  REQUIRE(document.gestureActive());
  Line line;
  for (int k = 1; k <= kMoves; ++k) {
    const Eigen::VectorXd before = document.snapshot()->q;
    const Eigen::Vector3d way = Eigen::Vector3d::Unit(axis) * (sign * kLength * k / kMoves);
    moveTo(view.inputTarget(), grip + view.project(X_WH.p + way) - origin);
    const Snapshot& s = *document.snapshot();
    REQUIRE(s.X_WT.has_value());
    REQUIRE(s.ik.has_value());
    // the gizmo's arrow leads along its axis and nowhere else, orientation held
    const Eigen::Vector3d gone = s.X_WT->p - X_WH.p;
    REQUIRE((gone - gone[axis] * Eigen::Vector3d::Unit(axis)).norm() < 1e-9);
    REQUIRE(s.X_WT->R.isApprox(X_WH.R, 1e-12));
    line.largest_move = std::max(line.largest_move, (s.q - before).lpNorm<Eigen::Infinity>());
    if (isReachable(*s.model, {s.hand, *s.X_WT}, random)) {
      ++line.reachable;
      line.worst = std::max(line.worst, s.ik->position_error);
      if (s.ik->position_error > kOnTarget) ++line.missed;
    }
    QCoreApplication::processEvents();
  }
  const double gone = std::abs((document.snapshot()->X_WT->p - X_WH.p)[axis]);
  CHECK(gone > 0.25);  // perspective bends pixels into metres a little
  // after the last move the arm may still be on its way: wait until it has come to rest
  unsigned long long serial = 0;
  waitUntil([&] {
    const bool still = document.snapshot()->serial == serial;
    serial = document.snapshot()->serial;
    QElapsedTimer tick;
    tick.start();
    while (tick.elapsed() < 40) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    return still;
  });
  line.left_to_gain = leftToGain(*document.snapshot());
  const Eigen::VectorXd held = document.snapshot()->q;
  release(view.inputTarget(), grip + view.project(X_WH.p + Eigen::Vector3d::Unit(axis) * (sign * kLength)) - origin);
  CHECK((document.snapshot()->q - held).lpNorm<Eigen::Infinity>() < 0.05);  // nothing snaps back
  return line;
}

void dragAllLines(const char* file) {
  WindowOptions options;
  options.make_view = makeView3D;
  MainWindow window(options);
  window.resize(1280, 720);
  window.show();
  openExample(window.document(), file);
  REQUIRE(waitUntil([&] { return window.view() != nullptr; }));
  REQUIRE(waitUntil([&] { return window.view()->frameCount() > 0; }));
  constexpr unsigned int kSeed = 20;
  std::mt19937 random(kSeed);
  for (int axis = 0; axis < 3; ++axis) {
    for (const double sign : {1.0, -1.0}) {
      const Line line = dragAlong(window, axis, sign, random);
      INFO(file << ", axis "
                << "xyz"[axis] << (sign > 0.0 ? "+" : "-") << ", seed " << kSeed << ": reachable " << line.reachable
                << " of " << kMoves << ", missed " << line.missed << ", worst " << line.worst << " m, largest move "
                << line.largest_move << " rad, left to gain " << line.left_to_gain << " m");
      CHECK(line.reachable > 0);
      CHECK(line.missed == 0);
      CHECK(line.largest_move <= kLargestMove + 1e-12);
      CHECK(line.left_to_gain < 1e-3);
    }
  }
  // one drag, one undo step (and one for each return to the ready pose after the first)
  CHECK(window.document().undoStack()->count() >= 6);
  window.document().undoStack()->setClean();
}

}  // namespace

TEST_CASE("PUMA 560: the hand follows straight lines") { dragAllLines("puma560.json"); }
TEST_CASE("UR5e: the hand follows straight lines") { dragAllLines("ur5e.urdf"); }
TEST_CASE("iiwa 14: the hand follows straight lines") { dragAllLines("iiwa14.urdf"); }
