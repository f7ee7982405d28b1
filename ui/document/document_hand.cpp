// SPDX-License-Identifier: GPL-3.0-or-later
// The hand: what pulls it, how it follows, and where it has been.
#include "core/base/require.h"
#include "core/ik/chain.h"
#include "core/kinematics/forward_kinematics.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/follower.h"
#include "ui/document/guarded.h"

#include <QTimer>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

// a drag never jumps: so many small solves a preview, what is left is made up in the next ticks
constexpr int kSolvesAPreview = 4;
// below this a pursuit has come to rest
constexpr double kStillMoving = 1e-6;  // rad or m
// what is held comes before what is pulled: where both cannot be, the pulled link gives way
constexpr double kHeldWeight = 30.0;
// a typed target is pursued at once as far as it goes
constexpr int kSolvesAtOnce = 400;
constexpr std::size_t kLongestTrail = 1500;

}  // namespace

void Document::previewTarget(const Pose& X_WT, bool position_only) {
  if (!gesture_ || model_->dof() == 0) return;
  if (!X_WT.p.allFinite() || !X_WT.R.allFinite()) {
    emit failed(tr("The hand's target has to be a number that is not infinite: the hand stays where it is."));
    return;
  }
  // an arm with fewer than six joints cannot hold an orientation while it is pulled along: its position leads, until
  // somebody turns it
  const bool goes_on = gesture_->pull && gesture_->pull->link == hand_ && !gesture_->pull->p_LE;
  const Eigen::Matrix3d& R_before =
      goes_on ? gesture_->pull->X_WT.R : snapshot_->X_WL[static_cast<std::size_t>(hand_)].R;
  if (!R_before.isApprox(X_WT.R, 1e-9)) gesture_->turns = true;
  const bool few_joints = chainOf(*model_, hand_).joints.size() < 6;
  pull(hand_, {}, X_WT, position_only || (few_joints && !gesture_->turns));
}

void Document::previewPoint(int link, const Eigen::Vector3d& p_LE, const Eigen::Vector3d& p_WT) {
  require(link >= 0 && link < model_->linkCount(), "no such link");
  if (!gesture_ || model_->dof() == 0 || !p_WT.allFinite()) return;
  pull(link, p_LE, {snapshot_->X_WL[static_cast<std::size_t>(link)].R, p_WT}, true);
}

void Document::pull(int link, const std::optional<Eigen::Vector3d>& p_LE, const Pose& X_WT, bool position_only) {
  guarded([&] {
    leaveMotion();
    if (!gesture_->pull) {
      gesture_->held.clear();
      for (const int held : held_) {
        if (held == link) continue;
        IkTarget target{held, snapshot_->X_WL[static_cast<std::size_t>(held)]};
        for (double& weight : target.weights) weight *= kHeldWeight;
        gesture_->held.push_back(std::move(target));
      }
      trail_ = std::make_shared<const std::vector<Eigen::Vector3d>>();
    }
    gesture_->pull = weighed(Pull{link, X_WT, p_LE, position_only, gesture_->before.q, {}, {}});
    pursue();
  });
}

// with the weights that count for it by the settings of the moment
Pull Document::weighed(Pull pull) const {
  pull.weights = pull.p_LE ? kPositionOnly : hand_settings_.weights;
  pull.axes = pull.p_LE ? IkAxes::World : hand_settings_.axes;
  if (pull.position_only) std::fill_n(pull.weights.begin(), 3, 0.0);
  return pull;
}

void Document::pursue() {
  if (!gesture_ || !gesture_->pull) return;
  bool moves = true;
  for (int i = 0; i < kSolvesAPreview && moves; ++i) {
    moves = followPull(dragIkOptions());
    if (ik_->status == IkStatus::Converged) break;
  }
  addToTrail();
  carryWaypoint([&] { refreshSnapshot(); });
  if (ik_->status != IkStatus::Converged && moves) pursuit_->start();
}

// true where the joints have moved by it
bool Document::followPull(const IkOptions& options) {
  const Pull& pull = *gesture_->pull;
  if (!follower_ || follower_->model() != model_) follower_ = std::make_unique<Follower>(model_);
  IkTarget target{pull.link, pull.X_WT};
  target.weights = pull.weights;
  target.axes = pull.axes;
  if (pull.p_LE) target.p_LE = *pull.p_LE;
  std::vector<IkTarget> targets{target};
  targets.insert(targets.end(), gesture_->held.begin(), gesture_->held.end());
  Follower::Step step = follower_->follow(targets, state_.q, hand_settings_, options);
  const double moved = (step.q - state_.q).lpNorm<Eigen::Infinity>();
  state_.q = std::move(step.q);
  // a hand that is being dragged is at rest in every instant: the torques are those that hold the robot
  state_.qd.setZero();
  state_.qdd.setZero();
  gesture_->changed = true;
  ik_ = step.report;
  return moved > kStillMoving;
}

/// Let go before the arm had come to where the mouse was: the rest of the way, as the next ticks would have gone.
void Document::finishPull() {
  // the textbook's ways are shown as they are: one that never comes to rest is not driven on
  if (!gesture_ || !gesture_->pull || !ik_ || hand_settings_.method) return;
  for (int i = 0; i < kSolvesAtOnce && ik_->status != IkStatus::Converged && followPull(dragIkOptions()); ++i) {
    addToTrail();
  }
}

void Document::addToTrail() {
  const Pull& pull = *gesture_->pull;
  std::vector<Pose> X_WB;
  bodyPoses(*model_, state_.q, X_WB);
  const Eigen::Vector3d p = linkPose(*model_, X_WB, pull.link) * pull.p_LE.value_or(Eigen::Vector3d::Zero());
  if (trail_ && !trail_->empty() && (trail_->back() - p).norm() < 1e-4) return;
  // a long trail loses every second point of its first half: it stays whole and gets coarser where it is old
  const std::size_t count = trail_ ? trail_->size() : 0;
  auto longer = std::make_shared<std::vector<Eigen::Vector3d>>();
  longer->reserve(count + 1);
  for (std::size_t i = 0; i < count; ++i) {
    if (count < kLongestTrail || i >= count / 2 || i % 2 == 0) longer->push_back((*trail_)[i]);
  }
  longer->push_back(p);
  trail_ = std::move(longer);
}

void Document::setHandPose(const Pose& X_WT) {
  require(X_WT.p.allFinite() && X_WT.R.allFinite(), "the hand's pose must be finite");
  if (model_->dof() == 0) return;
  beginGesture(tr("Place the hand"));
  previewTarget(X_WT);
  guarded([&] {
    finishPull();
    if (!gesture_ || !gesture_->pull || ik_->status == IkStatus::Converged || hand_settings_.method) return;
    // not by way of the present pose: from others
    const Eigen::VectorXd q_nearest = state_.q;
    const std::optional<IkReport> nearest = ik_;
    followPull(coldIkOptions());
    if (ik_->status == IkStatus::Converged) return;
    state_.q = q_nearest;
    ik_ = nearest;
  });
  commitGesture();
}

void Document::setHand(int link) {
  require(link >= 0 && link < model_->linkCount(), "no such link");
  if (gesture_) commitGesture();
  guarded([&] {
    hand_ = link;
    ik_.reset();
    refreshSnapshot();
  });
}

void Document::setHandSettings(const HandSettings& settings) {
  const auto is_weight = [](double weight) { return std::isfinite(weight) && weight >= 0.0; };
  const bool usable = std::all_of(settings.weights.begin(), settings.weights.end(), is_weight) &&
                      settings.step_limit > 0.0 && std::isfinite(settings.damping) && settings.damping >= 0.0;
  if (!usable || settings == hand_settings_) return;
  guarded([&] {
    hand_settings_ = settings;
    if (gesture_ && gesture_->pull) {
      gesture_->pull = weighed(*gesture_->pull);
      pursue();
    } else {
      refreshSnapshot();
    }
  });
}

void Document::setHeld(int link, bool held) {
  require(link >= 0 && link < model_->linkCount(), "no such link");
  guarded([&] {
    std::erase(held_, link);
    if (held) held_.push_back(link);
    refreshSnapshot();
  });
}

}  // namespace linkwright::ui
