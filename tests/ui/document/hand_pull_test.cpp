// SPDX-License-Identifier: GPL-3.0-or-later
// What pulls the hand: a frame, a point of any link, a typed pose; held hands; settings that change in the middle.
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"

#include <QSignalSpy>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

Pose handOf(const Document& document) {
  const SnapshotPtr snapshot = document.snapshot();
  return snapshot->X_WL[static_cast<std::size_t>(snapshot->hand)];
}

Pose linkOf(const Document& document, int link) { return document.snapshot()->X_WL[static_cast<std::size_t>(link)]; }

}  // namespace

TEST_CASE("A grabbed point follows, its drag is one undo step, and undo restores every bit", "[document]") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const SnapshotPtr before = document.snapshot();
  const int link = before->model->findLink("iiwa_link_4") >= 0 ? before->model->findLink("iiwa_link_4") : 4;
  const Eigen::Vector3d p_LE(0.02, 0.01, -0.03);
  const Eigen::Vector3d p_W = linkOf(document, link) * p_LE;
  document.beginGesture("Pull");
  for (int k = 1; k <= 20; ++k) {
    const Eigen::Vector3d wish = p_W + Eigen::Vector3d(0.0, 0.004 * k, 0.0);
    document.previewPoint(link, p_LE, wish);
    const SnapshotPtr now = document.snapshot();
    REQUIRE(now->ik.has_value());
    CHECK(now->ik->status == IkStatus::Converged);
    CHECK((linkOf(document, link) * p_LE - wish).norm() < 1e-5);
    // the gizmo stays with the hand: only a pull of the hand's frame has a target for it
    CHECK_FALSE(now->X_WT.has_value());
    REQUIRE(now->pull.has_value());
    CHECK(now->pull->link == link);
    CHECK(now->pull->q_start == before->q);
  }
  REQUIRE(document.snapshot()->trail);
  CHECK(document.snapshot()->trail->size() == 20);
  document.commitGesture();
  CHECK(document.undoStack()->count() == 1);
  CHECK(document.snapshot()->pull->link == link);  // the last one stays, to be looked into
  document.undo();
  CHECK(document.snapshot()->q == before->q);
  CHECK_FALSE(document.snapshot()->trail);  // where it went is gone with it
}

TEST_CASE("A typed pose is reached, from elsewhere too, and is one undo step", "[document]") {
  Document document;
  openExample(document, "puma560.json");
  const SnapshotPtr before = document.snapshot();
  // where the arm stands in another pose, turned far round: no way leads there without leaving a limit's valley
  Eigen::VectorXd q = before->q;
  q[0] += 1.4;
  q[3] -= 2.0;
  q[4] = -q[4] - 0.7;
  q = q.cwiseMax(before->model->lowerLimits()).cwiseMin(before->model->upperLimits());
  const Pose X_WT = forwardKinematics(*before->model, q)[static_cast<std::size_t>(before->hand)];
  document.setHandPose(X_WT);
  CHECK(document.snapshot()->ik->status == IkStatus::Converged);
  CHECK((handOf(document).p - X_WT.p).norm() < 1e-5);
  CHECK(rotationVector(handOf(document).R.transpose() * X_WT.R).norm() < 1e-5);
  CHECK(document.undoStack()->count() == 1);
  CHECK_FALSE(document.gestureActive());
  document.undo();
  CHECK(document.snapshot()->q == before->q);
}

TEST_CASE("A typed pose out of reach gives the nearest and says so", "[document]") {
  Document document;
  openExample(document, "ur5e.urdf");
  Pose X_WT = handOf(document);
  X_WT.p = {3.0, 0.0, 0.3};
  document.setHandPose(X_WT);
  const IkReport report = *document.snapshot()->ik;
  CHECK(report.status == IkStatus::OutOfReach);
  CHECK(report.position_error > 1.5);
  CHECK(std::abs((handOf(document).p - X_WT.p).norm() - report.position_error) < 1e-9);
}

TEST_CASE("A held hand stays where it is while the other is dragged", "[document]") {
  Document document;
  openExample(document, "two_arm_torso.json");
  const SnapshotPtr start = document.snapshot();
  REQUIRE(start->model->hands().size() == 2);
  const int left = start->model->hands()[0], right = start->model->hands()[1];
  const auto drag = [&](const Eigen::Vector3d& by) {
    document.setHand(left);
    const Pose X_WE = handOf(document);
    document.beginGesture("Move the hand");
    for (int k = 1; k <= 20; ++k) document.previewTarget({X_WE.R, X_WE.p + by * (k / 20.0)});
    document.commitGesture();
  };
  document.setHeld(right, true);
  CHECK(document.snapshot()->held == std::vector<int>{right});
  const Pose X_before = linkOf(document, right);
  drag({0.05, 0.02, 0.03});
  const Pose X_held = linkOf(document, right);
  CHECK((X_held.p - X_before.p).norm() < 1e-5);
  CHECK(rotationVector(X_held.R.transpose() * X_before.R).norm() < 1e-5);
  CHECK((linkOf(document, left).p - start->X_WL[static_cast<std::size_t>(left)].p).norm() > 0.04);
  // holding is how it is looked at, no edit
  CHECK(document.undoStack()->count() == 1);
  document.setHeld(right, false);
  CHECK(document.snapshot()->held.empty());
}

TEST_CASE("A change of method in the middle of a drag is felt at once", "[document]") {
  Document document;
  openExample(document, "puma560.json");
  const Pose X_WE = handOf(document);
  document.beginGesture("Move the hand");
  document.previewTarget({X_WE.R, X_WE.p + Eigen::Vector3d(0.02, 0.0, 0.0)});
  const auto serial = document.snapshot()->serial;
  for (const IkMethod method : kIkMethods) {
    HandSettings settings = document.snapshot()->hand_settings;
    settings.method = method;
    document.setHandSettings(settings);
    INFO(nameOf(method));
    CHECK(document.snapshot()->hand_settings.method == method);
    CHECK(document.snapshot()->serial > serial);
    CHECK(document.snapshot()->ik->position_error < 5e-3);
  }
  document.cancelGesture();
  CHECK((handOf(document).p - X_WE.p).norm() == 0.0);
}

TEST_CASE("A direction that is free is not followed", "[document]") {
  Document document;
  openExample(document, "iiwa14.urdf");
  HandSettings settings;
  settings.weights = {0.0, 0.0, 0.0, 1.0, 1.0, 0.0};  // x and y of the world only
  document.setHandSettings(settings);
  const Pose X_WE = handOf(document);
  document.beginGesture("Move the hand");
  document.previewTarget({X_WE.R, X_WE.p + Eigen::Vector3d(0.03, 0.01, 0.5)});
  CHECK(document.snapshot()->ik->status == IkStatus::Converged);
  const Eigen::Vector3d gone = handOf(document).p - X_WE.p;
  CHECK(std::abs(gone.x() - 0.03) < 1e-5);
  CHECK(std::abs(gone.y() - 0.01) < 1e-5);
  CHECK(gone.z() < 0.3);
  document.cancelGesture();
}
