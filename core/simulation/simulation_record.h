// SPDX-License-Identifier: MIT
#pragma once

#include "core/simulation/simulation_sample.h"
#include "core/trajectory/plan.h"

#include <Eigen/Core>

#include <cstddef>
#include <string>
#include <vector>

namespace linkwright {

enum class SimulationEventKind { LiftOff, Impact, Stick, Slip };
/// "lift-off", "impact", "stick", "slip".
const char* toString(SimulationEventKind kind);

/// A contact that changes its mode.
struct SimulationEvent {
  double t = 0.0;  ///< s
  int contact = -1;
  SimulationEventKind kind = SimulationEventKind::LiftOff;
  double value = 0.0;  ///< of an impact its impulse, N s; of the others the normal force before, N
};

/// What a simulation leaves behind: columns of samples, and events. Row k of joints' columns is at [k * dof].
class SimulationRecord {
public:
  SimulationRecord(int dof, std::size_t contacts) : dof_(dof), contact_count_(contacts) {}

  void clear();
  void add(double t, const Eigen::VectorXd& y, const Eigen::VectorXd& qdd, const Eigen::VectorXd& tau,
           const EnergySample& energy, const std::vector<ContactSample>& contacts, const PullSample& pull = {});
  void add(const SimulationEvent& event) { events_.push_back(event); }

  int dof() const { return dof_; }
  std::size_t contactCount() const { return contact_count_; }
  std::size_t size() const { return t_.size(); }
  const std::vector<double>& times() const { return t_; }
  using Rows = Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;
  Rows q() const { return rows(q_); }  ///< [samples x dof]
  Rows qd() const { return rows(qd_); }
  Rows qdd() const { return rows(qdd_); }
  Rows tau() const { return rows(tau_); }
  const std::vector<EnergySample>& energy() const { return energy_; }
  const ContactSample& contact(std::size_t sample, std::size_t index) const {
    return contacts_.at(sample * contact_count_ + index);
  }
  const PullSample& pull(std::size_t sample) const { return pulls_.at(sample); }
  const std::vector<SimulationEvent>& events() const { return events_; }
  /// The last sample at or before time t, the first where there is none. Where two stand at one time the later one.
  /// O(log samples). Needs a sample.
  std::size_t sampleAt(double t) const;

  /// A record of every so many of the samples, from the first, and the last; with all events. O(samples kept).
  SimulationRecord every(std::size_t count) const;

  /// The run as a motion that can be played and explained: its samples, interpolated as imported ones are. Needs two
  /// samples. Where two stand at one time (before and after an impact) the later one is taken.
  TrajectoryPlan motion() const;

private:
  Rows rows(const std::vector<double>& values) const {
    return {values.data(), static_cast<Eigen::Index>(t_.size()), dof_};
  }
  int dof_;
  std::size_t contact_count_;
  std::vector<double> t_, q_, qd_, qdd_, tau_;
  std::vector<EnergySample> energy_;
  std::vector<ContactSample> contacts_;
  std::vector<PullSample> pulls_;
  std::vector<SimulationEvent> events_;
};

}  // namespace linkwright
