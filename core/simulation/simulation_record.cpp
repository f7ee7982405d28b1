// SPDX-License-Identifier: MIT
#include "core/simulation/simulation_record.h"

#include "core/base/require.h"
#include "core/base/words.h"

#include <algorithm>

namespace linkwright {
namespace {

constexpr Words<SimulationEventKind, 4> kKinds = {{{SimulationEventKind::LiftOff, "lift-off"},
                                                   {SimulationEventKind::Impact, "impact"},
                                                   {SimulationEventKind::Stick, "stick"},
                                                   {SimulationEventKind::Slip, "slip"}}};

void append(std::vector<double>& to, const double* from, int count) { to.insert(to.end(), from, from + count); }

}  // namespace

const char* toString(SimulationEventKind kind) { return wordOf(kKinds, kind); }

void SimulationRecord::clear() { *this = SimulationRecord(dof_, contact_count_); }

void SimulationRecord::add(double t, const Eigen::VectorXd& y, const Eigen::VectorXd& qdd, const Eigen::VectorXd& tau,
                           const EnergySample& energy, const std::vector<ContactSample>& contacts,
                           const PullSample& pull) {
  requireSize(static_cast<std::ptrdiff_t>(contacts.size()), static_cast<std::ptrdiff_t>(contact_count_), "contacts");
  t_.push_back(t);
  append(q_, y.data(), dof_);
  append(qd_, y.data() + dof_, dof_);
  append(qdd_, qdd.data(), dof_);
  append(tau_, tau.data(), dof_);
  energy_.push_back(energy);
  contacts_.insert(contacts_.end(), contacts.begin(), contacts.end());
  pulls_.push_back(pull);
}

std::size_t SimulationRecord::sampleAt(double t) const {
  require(size() > 0, "there is no sample");
  const auto after = std::upper_bound(t_.begin(), t_.end(), t);
  return after == t_.begin() ? 0 : static_cast<std::size_t>(after - t_.begin()) - 1;
}

SimulationRecord SimulationRecord::every(std::size_t count) const {
  require(count > 0, "every so many samples, at least one");
  if (count == 1) return *this;
  SimulationRecord kept(dof_, contact_count_);
  const auto n = static_cast<std::size_t>(dof_);
  const auto copy = [](std::vector<double>& to, const std::vector<double>& from, std::size_t at, std::size_t width) {
    append(to, from.data() + at * width, static_cast<int>(width));
  };
  const auto keep = [&](std::size_t k) {
    copy(kept.t_, t_, k, 1);
    for (auto columns :
         {&SimulationRecord::q_, &SimulationRecord::qd_, &SimulationRecord::qdd_, &SimulationRecord::tau_})
      copy(kept.*columns, this->*columns, k, n);
    kept.energy_.push_back(energy_[k]);
    for (std::size_t c = 0; c < contact_count_; ++c) kept.contacts_.push_back(contact(k, c));
    kept.pulls_.push_back(pulls_[k]);
  };
  for (std::size_t k = 0; k < size(); k += count) keep(k);
  if (size() > 0 && (size() - 1) % count != 0) keep(size() - 1);
  kept.events_ = events_;
  return kept;
}

TrajectoryPlan SimulationRecord::motion() const {
  require(size() >= 2, "a motion needs two samples");
  std::vector<Eigen::Index> kept;
  for (std::size_t k = 0; k < size(); ++k) {
    if (k + 1 == size() || t_[k + 1] > t_[k]) kept.push_back(static_cast<Eigen::Index>(k));
  }
  SampledCourse course;
  const Eigen::Map<const Eigen::VectorXd> t(t_.data(), static_cast<Eigen::Index>(size()));
  course.t = t(kept);
  course.q = q()(kept, Eigen::all);
  course.qd = qd()(kept, Eigen::all);
  course.qdd = qdd()(kept, Eigen::all);
  TrajectoryPlan plan;
  plan.course = std::move(course);
  return plan;
}

}  // namespace linkwright
