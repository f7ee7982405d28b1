// SPDX-License-Identifier: MIT
#include "core/simulation/simulation_record.h"

#include "core/base/require.h"
#include "core/base/words.h"

#include <cmath>

namespace linkwright {
namespace {

constexpr Words<SimulationEventKind, 4> kKinds = {{{SimulationEventKind::LiftOff, "lift-off"},
                                                   {SimulationEventKind::Impact, "impact"},
                                                   {SimulationEventKind::Stick, "stick"},
                                                   {SimulationEventKind::Slip, "slip"}}};

void append(std::vector<double>& to, const double* from, int count) { to.insert(to.end(), from, from + count); }

}  // namespace

const char* toString(SimulationEventKind kind) { return wordOf(kKinds, kind); }

double ContactSample::f_t() const { return std::hypot(f_t1, f_t2); }

void SimulationRecord::clear() { *this = SimulationRecord(dof_, contact_count_); }

void SimulationRecord::add(double t, const Eigen::VectorXd& y, const Eigen::VectorXd& qdd, const Eigen::VectorXd& tau,
                           const EnergySample& energy, const std::vector<ContactSample>& contacts) {
  requireSize(static_cast<std::ptrdiff_t>(contacts.size()), static_cast<std::ptrdiff_t>(contact_count_), "contacts");
  t_.push_back(t);
  append(q_, y.data(), dof_);
  append(qd_, y.data() + dof_, dof_);
  append(qdd_, qdd.data(), dof_);
  append(tau_, tau.data(), dof_);
  energy_.push_back(energy);
  contacts_.insert(contacts_.end(), contacts.begin(), contacts.end());
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
