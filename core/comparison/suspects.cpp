// SPDX-License-Identifier: MIT
#include "core/comparison/suspects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright {
namespace {

constexpr double kConventionalGravity = 9.81;  // m/s^2, what most programs take
constexpr double kDegree = std::numbers::pi / 180.0;

/// Mistakes that are causes of their own, or the same as one.
bool isCovered(Mistake mistake) {
  return std::any_of(kDifferenceCauses.begin(), kDifferenceCauses.end(),
                     [&](DifferenceCause cause) { return mistakeOf({.cause = cause}) == mistake; });
}

/// Collects suspects kind by kind.
class Suspects {
public:
  Suspects(const Model& model, const TorqueRecord& record) : model_(model), record_(record) {
    addGravity();
    addWrenches();
    addJoints();
    addTerms();
    addLinks();
    if (record.is_motion && record.theirs.rows() >= kFewestRowsOfMotion)
      add({delayed(1), delayed(-1), delayed(2), delayed(-2)});
    addRecursion();
  }
  std::vector<Suspicion> all() { return std::move(all_); }

private:
  static PlacedCause delayed(int samples) { return {.cause = DifferenceCause::Delay, .samples = samples}; }

  /// Adds what is of one kind; `others` ways of it are found by fitting.
  void add(const std::vector<PlacedCause>& kind, double others = 1.0) {
    const double ways = static_cast<double>(kind.size()) * others * static_cast<double>(kDifferenceCauses.size());
    for (const PlacedCause& cause : kind) all_.push_back({{cause}, 2.0 * std::log(ways)});
  }

  void addGravity() {
    const double g = record_.states.gravity.norm();
    if (g == 0.0) return;
    add({{.cause = DifferenceCause::GravityLeftOut}});
    add({{.cause = DifferenceCause::GravityWrongSign}});
    add({{.cause = DifferenceCause::GravityTwice}});
    std::vector<PlacedCause> values;
    for (const double other : {kStandardGravity, kConventionalGravity}) {
      if (std::abs(g - other) > 1e-9) values.push_back({.cause = DifferenceCause::GravityValue, .factor = other});
    }
    add(values);
  }

  void addWrenches() {
    const auto& external = record_.states.external;
    const bool any = std::any_of(external.begin(), external.end(), [](const std::vector<ExternalWrench>& wrenches) {
      return std::any_of(wrenches.begin(), wrenches.end(), [](const ExternalWrench& each) {
        return !each.wrench.force.isZero() || !each.wrench.moment.isZero();
      });
    });
    if (!any) return;
    for (const DifferenceCause cause : {DifferenceCause::WrenchInLinkAxes, DifferenceCause::WrenchAboutWorld,
                                        DifferenceCause::WrenchWrongSign, DifferenceCause::WrenchLeftOut})
      add({{.cause = cause}});
  }

  void addJoints() {
    if (model_.dof() > 1) add({{.cause = DifferenceCause::JointOrder}}, std::tgamma(std::min(model_.dof(), 150) + 1.0));
    std::vector<PlacedCause> reversed, scaled;
    bool any_turns = false;
    for (int j = 0; j < model_.dof(); ++j) {
      reversed.push_back({.cause = DifferenceCause::AxisReversed, .joint = j});
      scaled.push_back({.cause = DifferenceCause::Scale, .joint = j});
      any_turns = any_turns || model_.joints()[static_cast<std::size_t>(j)].type != JointType::Prismatic;
    }
    add(reversed);
    if (model_.dof() > 1) add(scaled);
    add({{.cause = DifferenceCause::Scale}});
    if (any_turns)
      add({{.cause = DifferenceCause::Degrees, .factor = 1.0 / kDegree},
           {.cause = DifferenceCause::Degrees, .factor = kDegree}});
  }

  /// With the model's own values where it has any, and with values that are fitted.
  void addPutIn(DifferenceCause cause, bool has_values) {
    std::vector<PlacedCause> values = {{.cause = cause, .fitted = true}};
    if (has_values) values.push_back({.cause = cause});
    add(values);
  }

  void addTerms() {
    const TorqueTerms& ours = record_.states.terms;
    const bool has_rotors = std::any_of(model_.reflectedInertia().begin(), model_.reflectedInertia().end(),
                                        [](double inertia) { return inertia > 0.0; });
    const bool has_friction = std::any_of(model_.joints().begin(), model_.joints().end(), [](const ModelJoint& joint) {
      return joint.damping != 0.0 || joint.coulomb != CoulombFriction{};
    });
    if (ours.rotor)
      add({{.cause = DifferenceCause::RotorLeftOut}});
    else
      addPutIn(DifferenceCause::RotorPutIn, has_rotors);
    if (ours.joint_friction)
      add({{.cause = DifferenceCause::FrictionLeftOut}});
    else
      addPutIn(DifferenceCause::FrictionPutIn, has_friction);
    if (ours.springs && !model_.jointSprings().empty()) add({{.cause = DifferenceCause::SpringsLeftOut}});
  }

  void addLinks() {
    for (const DifferenceCause cause : {DifferenceCause::MassLeftOut, DifferenceCause::InertiaAboutOrigin,
                                        DifferenceCause::InertiaAboutCentre, DifferenceCause::ProductsOfInertia}) {
      std::vector<PlacedCause> places;
      if (cause != DifferenceCause::MassLeftOut) places.push_back({.cause = cause});
      for (int i = 0; i < model_.linkCount(); ++i) {
        const ModelLink& link = model_.links()[static_cast<std::size_t>(i)];
        if (link.body < 0 || (link.inertial.mass == 0.0 && link.inertial.I_LLcm_L.isZero())) continue;
        places.push_back({.cause = cause, .link = i});
      }
      add(places);
    }
  }

  void addRecursion() {
    std::vector<PlacedCause> mistakes;
    for (const Mistake mistake : kMistakes) {
      if (!isCovered(mistake)) mistakes.push_back({.cause = DifferenceCause::Recursion, .mistake = mistake});
    }
    add(mistakes);
  }

  const Model& model_;
  const TorqueRecord& record_;
  std::vector<Suspicion> all_;
};

/// Causes of one group exclude each other.
int groupOf(DifferenceCause cause) {
  if (cause <= DifferenceCause::GravityValue) return 0;
  if (cause <= DifferenceCause::WrenchLeftOut) return 1;
  return static_cast<int>(cause) + 2;
}

}  // namespace

std::vector<Suspicion> suspectsOf(const Model& model, const TorqueRecord& record) {
  return Suspects(model, record).all();
}

bool goTogether(const PlacedCause& a, const PlacedCause& b) {
  if (a.cause == DifferenceCause::Recursion && b.cause == DifferenceCause::Recursion)
    return a.mistake != b.mistake && formulationFor({*a.mistake, *b.mistake}, Formulation::BodyFrame).has_value();
  if (a.cause == b.cause && (a.cause == DifferenceCause::AxisReversed || a.cause == DifferenceCause::Scale))
    return a.joint != b.joint && a.joint >= 0 && b.joint >= 0;
  return groupOf(a.cause) != groupOf(b.cause);
}

Suspicion together(const Suspicion& a, const Suspicion& b) {
  Suspicion both = a;
  both.causes.insert(both.causes.end(), b.causes.begin(), b.causes.end());
  both.price += b.price;
  return both;
}

}  // namespace linkwright
