// SPDX-License-Identifier: GPL-3.0-or-later
// What pulls the hand: a frame, a point of any link, a typed pose; held hands; settings that change in the middle.
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/file_contents.h"
#include "ui/document/look.h"

#include <QSignalSpy>

#include <algorithm>
#include <limits>

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
  REQUIRE(document.snapshot()->trail);             // and so does where it went
  CHECK(document.snapshot()->trail->size() == 20);
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
  openExample(document, "torso_with_two_arms.json");
  const SnapshotPtr start = document.snapshot();
  REQUIRE(start->model->hands().size() == 2);
  const int left = start->model->hands()[0], right = start->model->hands()[1];
  const auto drag = [&](const Eigen::Vector3d& by) {
    setHand(document, left);
    const Pose X_WE = handOf(document);
    document.beginGesture("Move end effector");
    for (int k = 1; k <= 20; ++k) document.previewTarget({X_WE.R, X_WE.p + by * (k / 20.0)});
    document.commitGesture();
  };
  setHeld(document, right, true);
  CHECK(document.snapshot()->held == std::vector<int>{right});
  const Pose X_before = linkOf(document, right);
  drag({0.05, 0.02, 0.03});
  const Pose X_held = linkOf(document, right);
  CHECK((X_held.p - X_before.p).norm() < 1e-5);
  CHECK(rotationVector(X_held.R.transpose() * X_before.R).norm() < 1e-5);
  CHECK((linkOf(document, left).p - start->X_WL[static_cast<std::size_t>(left)].p).norm() > 0.04);
  // holding is how it is looked at, no edit
  CHECK(document.undoStack()->count() == 1);
  setHeld(document, right, false);
  CHECK(document.snapshot()->held.empty());
}

TEST_CASE("A held hand stays where another link of its own arm is pulled, as far as that can swing", "[document]") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const SnapshotPtr start = document.snapshot();
  const int hand = start->hand, elbow = start->model->findLink("iiwa_link_4");
  REQUIRE(elbow > 0);
  setHeld(document, hand, true);
  const Pose X_hand = linkOf(document, hand);
  const Eigen::Vector3d p_W = linkOf(document, elbow).p;
  // along the swing that leaves the hand, and then on to where no swing goes
  document.beginGesture("Pull");
  for (int k = 1; k <= 40; ++k)
    document.previewPoint(elbow, Eigen::Vector3d::Zero(), p_W + Eigen::Vector3d(0.0, 0.003 * k, 0.0));
  document.commitGesture();
  INFO("the elbow has moved by " << (linkOf(document, elbow).p - p_W).norm());
  CHECK((linkOf(document, elbow).p - p_W).norm() > 0.02);
  CHECK((linkOf(document, hand).p - X_hand.p).norm() < 1e-3);
  CHECK(rotationVector(linkOf(document, hand).R.transpose() * X_hand.R).norm() < 5e-3);
}

TEST_CASE("A change of method in the middle of a drag is felt at once", "[document]") {
  Document document;
  openExample(document, "puma560.json");
  const Pose X_WE = handOf(document);
  document.beginGesture("Move end effector");
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
  document.beginGesture("Move end effector");
  document.previewTarget({X_WE.R, X_WE.p + Eigen::Vector3d(0.03, 0.01, 0.5)});
  CHECK(document.snapshot()->ik->status == IkStatus::Converged);
  const Eigen::Vector3d gone = handOf(document).p - X_WE.p;
  CHECK(std::abs(gone.x() - 0.03) < 1e-5);
  CHECK(std::abs(gone.y() - 0.01) < 1e-5);
  CHECK(gone.z() < 0.3);
  document.cancelGesture();
}

TEST_CASE("A turn that is asked for again is still asked for", "[document]") {
  Document document;
  openExample(document, "planar_3r.json");
  const SnapshotPtr before = document.snapshot();
  const Eigen::Vector3d there = before->q + Eigen::Vector3d(0.05, -0.1, 0.4);
  const Pose X_WT = forwardKinematics(*before->model, there)[static_cast<std::size_t>(before->hand)];
  REQUIRE(rotationVector(handOf(document).R.transpose() * X_WT.R).norm() > 0.3);
  document.beginGesture("Rotate end effector");
  document.previewTarget(X_WT);
  document.previewTarget(X_WT);  // a mouse that moves along the ring's radius, or snaps
  for (int k = 0; k < 200 && document.snapshot()->ik->status != IkStatus::Converged; ++k) document.previewTarget(X_WT);
  CHECK(document.snapshot()->ik->status == IkStatus::Converged);
  CHECK(rotationVector(handOf(document).R.transpose() * X_WT.R).norm() < 1e-5);
  document.commitGesture();
}

TEST_CASE("A drag that is let go in the middle of its way ends where the mouse was", "[document]") {
  Document document;
  openExample(document, "ur5e.urdf");
  const SnapshotPtr before = document.snapshot();
  Eigen::VectorXd q = before->q;
  q[0] += 1.2;
  const Pose X_WT = forwardKinematics(*before->model, q)[static_cast<std::size_t>(before->hand)];
  document.beginGesture("Move end effector");
  document.previewTarget(X_WT);
  REQUIRE((handOf(document).p - X_WT.p).norm() > 0.05);  // more than one event's worth
  document.commitGesture();
  CHECK((handOf(document).p - X_WT.p).norm() < 1e-5);
  CHECK(document.snapshot()->ik->status == IkStatus::Converged);
  CHECK(document.undoStack()->count() == 1);
  document.undo();
  CHECK(document.snapshot()->q == before->q);
}

TEST_CASE("A target or a setting that is no number changes nothing", "[document]") {
  Document document;
  openExample(document, "ur5e.urdf");
  QSignalSpy failed(&document, &Document::failed);
  const SnapshotPtr before = document.snapshot();
  document.beginGesture("Move end effector");
  Pose X_WT = handOf(document);
  X_WT.p.x() = std::numeric_limits<double>::quiet_NaN();
  document.previewTarget(X_WT);
  document.commitGesture();
  CHECK(document.snapshot()->q == before->q);
  for (const double wrong : {std::numeric_limits<double>::quiet_NaN(), -1.0}) {
    HandSettings settings;
    settings.weights[2] = wrong;
    document.setHandSettings(settings);
    settings = {};
    settings.step_limit = wrong;
    document.setHandSettings(settings);
    settings = {};
    settings.damping = wrong;
    document.setHandSettings(settings);
    CHECK(document.snapshot()->hand_settings == before->hand_settings);
  }
  REQUIRE(failed.count() == 1);  // in words, not as a function's name
  CHECK_FALSE(failed[0][0].toString().contains("::"));
}

TEST_CASE("The textbook's ways report what was asked for and no more", "[document]") {
  Document document;
  openExample(document, "puma560.json");
  HandSettings settings;
  settings.method = IkMethod::Safeguarded;
  std::fill_n(settings.weights.begin(), 3, 0.0);  // turning is free
  document.setHandSettings(settings);
  Pose X_WT = handOf(document);
  X_WT.p += Eigen::Vector3d(0.05, 0.02, -0.03);
  X_WT.R = rotationAbout(Eigen::Vector3d::UnitX(), 1.0) * X_WT.R;
  document.beginGesture("Move end effector");
  document.previewTarget(X_WT);
  REQUIRE(document.snapshot()->ik);
  CHECK(document.snapshot()->ik->orientation_error == 0.0);
  CHECK(document.snapshot()->ik->position_error < 1e-5);
  CHECK(document.snapshot()->ik->sigma_min > 0.01);
  // and the drag is looked into as it was made
  CHECK(std::all_of(document.snapshot()->pull->weights.begin(), document.snapshot()->pull->weights.begin() + 3,
                    [](double weight) { return weight == 0.0; }));
  document.commitGesture();
}

TEST_CASE("A scene that stands beyond its limits is shown within them", "[document]") {
  Document document;
  openExample(document, "iiwa14.urdf");
  FileContents contents;
  contents.scene.mechanism = *document.snapshot()->mechanism;
  contents.model = document.snapshot()->model;
  contents.scene.q = document.snapshot()->q;
  contents.scene.q[3] = 3.0;  // the limit is 2.09
  document.show(std::move(contents));
  const Model& model = *document.snapshot()->model;
  CHECK(document.snapshot()->q[3] == model.joints()[3].limits.upper);
}
