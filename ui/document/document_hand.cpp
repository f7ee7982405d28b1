// SPDX-License-Identifier: GPL-3.0-or-later
// The hand: what pulls it, how it follows, where it has been, and motion of the arm that leaves it where it is.
#include "core/base/require.h"
#include "core/ik/chain.h"
#include "core/kinematics/forward_kinematics.h"
#include "ui/document/ability.h"
#include "ui/document/document.h"
#include "ui/document/follower.h"
#include "ui/document/gesture.h"
#include "ui/document/scene_state.h"

#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

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

// with the weights that count for it by the settings of the moment
Pull weighed(Pull pull, const HandSettings& settings) {
  pull.weights = pull.p_LE ? kPositionOnly : settings.weights;
  pull.axes = pull.p_LE ? IkAxes::World : settings.axes;
  if (pull.position_only) std::fill_n(pull.weights.begin(), 3, 0.0);
  return pull;
}

}  // namespace

void Document::previewTarget(const Pose& X_WT, bool position_only) {
  if (!gesture_ || now_.model->dof() == 0) return;
  if (!X_WT.p.allFinite() || !X_WT.R.allFinite()) {
    emit failed(tr("The target of the end effector must be finite. The end effector was not moved."));
    return;
  }
  // an arm with fewer than six joints cannot hold an orientation while it is pulled along: its position leads, until
  // somebody turns it
  const bool goes_on = gesture_->pull && gesture_->pull->link == now_.hand && !gesture_->pull->p_LE;
  const Eigen::Matrix3d& R_before =
      goes_on ? gesture_->pull->X_WT.R : snapshot_->X_WL[static_cast<std::size_t>(now_.hand)].R;
  if (!R_before.isApprox(X_WT.R, 1e-9)) gesture_->turns = true;
  const bool few_joints = chainOf(*now_.model, now_.hand).joints.size() < 6;
  pull(now_.hand, {}, X_WT, position_only || (few_joints && !gesture_->turns));
}

void Document::previewPoint(int link, const Eigen::Vector3d& p_LE, const Eigen::Vector3d& p_WT) {
  require(link >= 0 && link < now_.model->linkCount(), "no such link");
  if (!gesture_ || now_.model->dof() == 0 || !p_WT.allFinite()) return;
  pull(link, p_LE, {snapshot_->X_WL[static_cast<std::size_t>(link)].R, p_WT}, true);
}

void Document::pull(int link, const std::optional<Eigen::Vector3d>& p_LE, const Pose& X_WT, bool position_only) {
  change([&](DocumentState& next) {
    leaveMotion(next);
    if (!gesture_->pull) {
      gesture_->held.clear();
      for (const int held : next.held) {
        if (held == link) continue;
        IkTarget target{held, snapshot_->X_WL[static_cast<std::size_t>(held)]};
        for (double& weight : target.weights) weight *= kHeldWeight;
        gesture_->held.push_back(std::move(target));
      }
      next.trail = std::make_shared<const std::vector<Eigen::Vector3d>>();
    }
    gesture_->pull = weighed(Pull{link, X_WT, p_LE, position_only, gesture_->before.q, {}, {}}, next.hand_settings);
    pursue(next);
  });
}

void Document::pursue(DocumentState& next) {
  bool moves = true;
  for (int i = 0; i < kSolvesAPreview && moves; ++i) {
    moves = followPull(next, dragIkOptions());
    if (next.ik->status == IkStatus::Converged) break;
  }
  addToTrail(next);
  carryWaypoint(next);
  if (next.ik->status != IkStatus::Converged && moves) pursuit_->start();
}

// true where the joints have moved by it
bool Document::followPull(DocumentState& next, const IkOptions& options) {
  const Pull& pull = *gesture_->pull;
  if (!follower_ || follower_->model() != next.model) follower_ = std::make_unique<Follower>(next.model);
  IkTarget target{pull.link, pull.X_WT};
  target.weights = pull.weights;
  target.axes = pull.axes;
  if (pull.p_LE) target.p_LE = *pull.p_LE;
  std::vector<IkTarget> targets{target};
  targets.insert(targets.end(), gesture_->held.begin(), gesture_->held.end());
  Follower::Step step = follower_->follow(targets, next.q, next.hand_settings, options);
  const double moved = (step.q - next.q).lpNorm<Eigen::Infinity>();
  next.q = std::move(step.q);
  // a hand that is being dragged is at rest in every instant: the torques are those that hold the robot
  next.qd.setZero();
  next.qdd.setZero();
  gesture_->moves = true;
  next.ik = step.report;
  return moved > kStillMoving;
}

/// Let go before the arm had come to where the mouse was: the rest of the way, as the next ticks would have gone.
void Document::finishPull(DocumentState& next) {
  // the textbook's ways are shown as they are: one that never comes to rest is not driven on
  if (!next.ik || next.hand_settings.method) return;
  for (int i = 0; i < kSolvesAtOnce && next.ik->status != IkStatus::Converged && followPull(next, dragIkOptions());
       ++i) {
    addToTrail(next);
  }
}

void Document::addToTrail(DocumentState& next) const {
  const Pull& pull = *gesture_->pull;
  std::vector<Pose> X_WB;
  bodyPoses(*next.model, next.q, X_WB);
  const Eigen::Vector3d p = linkPose(*next.model, X_WB, pull.link) * pull.p_LE.value_or(Eigen::Vector3d::Zero());
  const auto& trail = next.trail;
  if (trail && !trail->empty() && (trail->back() - p).norm() < 1e-4) return;
  // a long trail loses every second point of its first half: it stays whole and gets coarser where it is old
  const std::size_t count = trail ? trail->size() : 0;
  auto longer = std::make_shared<std::vector<Eigen::Vector3d>>();
  longer->reserve(count + 1);
  for (std::size_t i = 0; i < count; ++i) {
    if (count < kLongestTrail || i >= count / 2 || i % 2 == 0) longer->push_back((*trail)[i]);
  }
  longer->push_back(p);
  next.trail = std::move(longer);
}

void Document::setHandPose(const Pose& X_WT) {
  require(X_WT.p.allFinite() && X_WT.R.allFinite(), "the hand's pose must be finite");
  if (now_.model->dof() == 0) return;
  beginGesture(tr("Place end effector"));
  previewTarget(X_WT);
  change([&](DocumentState& next) {
    if (!gesture_ || !gesture_->pull) return;
    finishPull(next);
    if (next.ik->status == IkStatus::Converged || next.hand_settings.method) return;
    // not by way of the present pose: from others
    DocumentState other = next;
    followPull(other, coldIkOptions());
    if (other.ik->status == IkStatus::Converged) next = std::move(other);
  });
  commitGesture();
}

void Document::previewSlide(HandHold hold, int lead, double amount) {
  require(lead < now_.model->dof(), "no such joint");
  if (!gesture_ || now_.model->dof() == 0 || !std::isfinite(amount)) return;
  change([&](DocumentState& next) {
    leaveMotion(next);
    pursuit_->stop();
    gesture_->pull.reset();
    if (!gesture_->slide) beginSlide(hold, lead);
    Gesture::Slide& slide = *gesture_->slide;
    linkwright::Slide done =
        slideInNullSpace(*next.model, next.hand, next.q, amount - slide.report.moved, slide.options);
    slide.report.end = done.end;
    slide.report.joint = done.joint;
    next.ik.reset();
    if (done.end == SlideEnd::NotRedundant) return;
    slide.report.moved += done.moved;
    slide.options.along = std::move(done.along);
    next.q = std::move(done.q);
    // as in a drag of the hand, the robot is at rest in every instant
    next.qd.setZero();
    next.qdd.setZero();
    gesture_->moves = true;
    carryWaypoint(next);
  });
}

void Document::beginSlide(HandHold hold, int lead) {
  Gesture::Slide slide;
  slide.options.hold = hold;
  // which joint leads is decided once, not again where another has come to move more
  slide.options.lead = slideRangeOf(*snapshot_, hold, lead).lead;
  slide.options.X_WE = snapshot_->X_WL[static_cast<std::size_t>(now_.hand)];
  slide.report.hold = hold;
  gesture_->slide = std::move(slide);
}

void Document::setHandSettings(const HandSettings& settings) {
  const auto is_weight = [](double weight) { return std::isfinite(weight) && weight >= 0.0; };
  const bool usable = std::all_of(settings.weights.begin(), settings.weights.end(), is_weight) &&
                      settings.step_limit > 0.0 && std::isfinite(settings.damping) && settings.damping >= 0.0;
  if (!usable || settings == now_.hand_settings) return;
  change([&](DocumentState& next) {
    next.hand_settings = settings;
    if (!gesture_ || !gesture_->pull) return;
    gesture_->pull = weighed(*gesture_->pull, settings);
    pursue(next);
  });
}

}  // namespace linkwright::ui
