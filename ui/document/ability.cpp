// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ability.h"

#include "core/ik/chain.h"
#include "core/kinematics/jacobian.h"
#include "core/kinematics/reachable_points.h"
#include "ui/document/insight.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

// coarse: it is what a person reads off, and the slide itself stops where it stops
constexpr double kRangeStep = 0.1;    // rad, m
constexpr double kLongestSlide = 10;  // rad, m
constexpr double kLeastSize = 0.05;   // m, of an arm whose joints all stand in one place

/// The largest of 1, 2 and 5 times a power of ten that is not above x.
double round125(double x) {
  const double power = std::pow(10.0, std::floor(std::log10(x) + 1e-9));
  const double digit = x / power * (1.0 + 1e-9);
  return power * (digit >= 5.0 ? 5.0 : digit >= 2.0 ? 2.0 : 1.0);
}

}  // namespace

double HandDirections::measure() const {
  if (free == 0) return 0.0;
  double product = 1.0;
  for (int k = 0; k < free; ++k) product *= here.singular_values[k];
  return product;
}

double HandDirections::condition() const {
  if (free == 0 || isSingular()) return std::numeric_limits<double>::infinity();
  return here.singular_values[0] / here.singular_values[free - 1];
}

EllipsoidScales ellipsoidScales(const HandAbility& ability, bool angular) {
  // singular values of the linear rows are about half the arm's length, those of the angular ones about 1
  const double size = std::max(ability.size, kLeastSize), usual = angular ? 1.0 : 0.5 * size;
  return {round125(0.3 * size / usual), round125(0.2 * size * usual), 0.5 * size};
}

const HandAbility& Insight::ability(const Snapshot& snapshot) {
  if (ability_) return *ability_;
  auto made = std::make_unique<HandAbility>();
  const Model& model = *snapshot.model;
  Eigen::Matrix<double, 6, Eigen::Dynamic> J;
  jacobian(model, snapshot.X_WB, snapshot.hand, J);
  made->X_WE = snapshot.X_WL.at(static_cast<std::size_t>(snapshot.hand));
  Chain chain = chainOf(model, snapshot.hand);
  made->size = chain.size;
  made->joints = std::move(chain.joints);
  if (!free_directions_) {
    free_directions_ = {freeDirections(model, snapshot.hand, JacobianRows::Linear),
                        freeDirections(model, snapshot.hand, JacobianRows::Angular)};
  }
  made->linear = {manipulability(J, JacobianRows::Linear), free_directions_->linear};
  made->angular = {manipulability(J, JacobianRows::Angular), free_directions_->angular};
  made->limits = limitDistances(model, snapshot.q);
  made->nearest = nearestToLimit(made->limits, made->joints);
  const auto spare = [&](HandHold hold) {
    return static_cast<int>(nullSpaceBasis(model, snapshot.hand, snapshot.q, hold).cols());
  };
  made->spare_pose = spare(HandHold::Pose);
  made->spare_position = spare(HandHold::Position);
  ability_ = std::move(made);
  return *ability_;
}

const SlideRange& Insight::slideRange(const Snapshot& snapshot, HandHold hold, int lead) {
  // a joint that led another robot leads here no more
  const std::vector<int>& joints = ability(snapshot).joints;
  if (std::find(joints.begin(), joints.end(), lead) == joints.end()) lead = -1;
  if (slide_range_ && slide_hold_ == hold && slide_lead_ == lead) return *slide_range_;
  SlideOptions options;
  options.hold = hold;
  options.lead = lead;
  options.max_step = kRangeStep;
  slide_range_ = std::make_unique<const SlideRange>(
      linkwright::slideRange(*snapshot.model, snapshot.hand, snapshot.q, options, kLongestSlide));
  slide_hold_ = hold;
  slide_lead_ = lead;
  return *slide_range_;
}

const HandAbility& abilityOf(const Snapshot& snapshot) { return snapshot.insight->ability(snapshot); }

const SlideRange& slideRangeOf(const Snapshot& snapshot, HandHold hold, int lead) {
  return snapshot.insight->slideRange(snapshot, hold, lead);
}

}  // namespace linkwright::ui
