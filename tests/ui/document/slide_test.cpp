// SPDX-License-Identifier: GPL-3.0-or-later
// Sliding the arm with its hand held: a gesture like any other. And what is worked out of an instant when it is asked
// for.
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/ui/support/examples.h"
#include "ui/document/ability.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::kInfinity;
using linkwright::test::openExample;

namespace {

Pose handPoseIn(const Snapshot& snapshot) { return snapshot.X_WL[static_cast<std::size_t>(snapshot.hand)]; }

double distance(const Pose& a, const Pose& b) {
  return (a.p - b.p).norm() + rotationVector(a.R * b.R.transpose()).norm();
}

}  // namespace

TEST_CASE("A slide swings the arm while its hand stays, and is one undo step") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const SnapshotPtr before = document.snapshot();
  const Pose hand = handPoseIn(*before);
  document.beginGesture("Swing");
  for (int i = 1; i <= 40; ++i) {
    document.previewSlide(HandHold::Pose, -1, 0.02 * i);
    const SnapshotPtr now = document.snapshot();
    REQUIRE(now->slide);
    CHECK(now->slide->moved == Approx(0.02 * i).epsilon(1e-9));
    CHECK(distance(handPoseIn(*now), hand) < 1e-9);
  }
  CHECK((document.snapshot()->q - before->q).norm() > 0.5);
  const Eigen::VectorXd there = document.snapshot()->q;
  document.commitGesture();
  CHECK_FALSE(document.snapshot()->slide);
  CHECK(document.undoStack()->count() == 1);
  document.undo();
  CHECK(document.snapshot()->q == before->q);
  document.redo();
  CHECK(document.snapshot()->q == there);
}

TEST_CASE("Back in the same gesture is where it was, and cancelling restores every bit") {
  Document document;
  openExample(document, "panda.urdf");
  const SnapshotPtr before = document.snapshot();
  for (const HandHold hold : {HandHold::Pose, HandHold::Position}) {
    document.beginGesture("Swing");
    for (const double amount : {0.1, 0.3, 0.2, -0.2, 0.0}) document.previewSlide(hold, -1, amount);
    CHECK(document.snapshot()->slide->moved == Approx(0.0).margin(1e-12));
    CHECK((document.snapshot()->q - before->q).lpNorm<Eigen::Infinity>() < 1e-9);
    document.previewSlide(hold, -1, 0.2);
    document.cancelGesture();
    CHECK(document.snapshot()->q == before->q);
    CHECK(document.undoStack()->count() == 0);
  }
}

TEST_CASE("The range says how far a slide goes, and the slide stops there") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const SnapshotPtr before = document.snapshot();
  const SlideRange range = slideRangeOf(*before, HandHold::Pose, -1);
  REQUIRE(range.dimension == 1);
  document.beginGesture("Swing");
  document.previewSlide(HandHold::Pose, -1, range.forward.moved + 1.0);
  CHECK(document.snapshot()->slide->moved == Approx(range.forward.moved).margin(1e-5));
  CHECK(document.snapshot()->slide->end == range.forward.end);
  CHECK(document.snapshot()->slide->joint == range.forward.joint);
  // what was asked for too much does not have to be taken back first
  document.previewSlide(HandHold::Pose, -1, range.forward.moved - 0.1);
  CHECK(document.snapshot()->slide->moved == Approx(range.forward.moved - 0.1).margin(1e-9));
  document.commitGesture();
  // one that an event asks for by itself
  slide(document, HandHold::Pose, -1, -0.05);
  CHECK(document.undoStack()->count() == 2);
}

TEST_CASE("An arm without spare motion does not slide, and nothing is to be undone") {
  Document document;
  openExample(document, "puma560.json");
  const SnapshotPtr before = document.snapshot();
  slide(document, HandHold::Pose, -1, 0.3);
  CHECK(document.snapshot()->q == before->q);
  CHECK(document.undoStack()->count() == 0);
  // its place alone can be held
  const Pose hand = handPoseIn(*before);
  slide(document, HandHold::Position, 4, 0.3);
  CHECK(document.undoStack()->count() == 1);
  CHECK((handPoseIn(*document.snapshot()).p - hand.p).norm() < 1e-9);
  CHECK(document.snapshot()->q[4] > before->q[4] + 0.05);
  CHECK_THROWS_AS(slide(document, HandHold::Position, 6, 0.1), PreconditionError);
  document.commitGesture();
}

TEST_CASE("What the hand can do is that of this instant's pose, and the same object as long as it lasts") {
  Document document;
  openExample(document, "planar_3r.json");
  const SnapshotPtr snapshot = document.snapshot();
  const HandAbility& ability = abilityOf(*snapshot);
  CHECK(&ability == &abilityOf(*snapshot));
  CHECK(ability.joints.size() == 3);
  CHECK(ability.linear.free == 2);
  CHECK(ability.angular.free == 1);
  CHECK(ability.spare_pose == 0);
  CHECK(ability.spare_position == 1);
  CHECK(ability.linear.measure() ==
        Approx(ability.linear.here.singular_values[0] * ability.linear.here.singular_values[1]));
  CHECK(std::isfinite(ability.linear.condition()));
  CHECK_FALSE(ability.linear.isSingular());

  // stretched
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(3);
  setState(document, zero, zero, zero, "stretch");
  const HandAbility& stretched = abilityOf(*document.snapshot());
  CHECK(&stretched != &ability);
  CHECK(stretched.linear.isSingular());
  CHECK(stretched.linear.measure() == 0.0);
  CHECK(stretched.linear.condition() == kInfinity);
  CHECK_FALSE(stretched.angular.isSingular());
}

TEST_CASE("Ellipsoids are as large as the robot, by round figures, whatever the pose") {
  Document document;
  for (const QString& name : linkwright::test::exampleFiles()) {
    INFO(name.toStdString());
    openExample(document, name);
    const HandAbility& ability = abilityOf(*document.snapshot());
    for (const bool angular : {false, true}) {
      const EllipsoidScales scales = ellipsoidScales(ability, angular);
      for (const double scale : {scales.velocity, scales.force}) {
        const double digit = scale / std::pow(10.0, std::floor(std::log10(scale) + 1e-9));
        const bool is_round =
            std::abs(digit - 1.0) < 1e-9 || std::abs(digit - 2.0) < 1e-9 || std::abs(digit - 5.0) < 1e-9;
        CHECK(is_round);
      }
      CHECK(scales.longest == Approx(0.5 * ability.size));
    }
  }
}
