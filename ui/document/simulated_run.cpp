// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/simulated_run.h"

#include "core/simulation/simulated_system.h"

namespace linkwright::ui {

namespace {

SimulatedInstant sampleOf(const SimulationRecord& record, std::size_t sample) {
  SimulatedInstant instant;
  instant.t = record.times().at(sample);
  instant.tau = record.tau().row(static_cast<Eigen::Index>(sample)).transpose();
  for (std::size_t c = 0; c < record.contactCount(); ++c) instant.contacts.push_back(record.contact(sample, c));
  instant.pull = record.pull(sample);
  instant.energy = record.energy()[sample];
  instant.balance_at_start = record.energy().front().balance();
  return instant;
}

double between(double a, double b, double share) { return a + share * (b - a); }

void blend(ContactSample& a, const ContactSample& b, double share) {
  if (a.mode != b.mode) return;
  a.f_n = between(a.f_n, b.f_n, share);
  a.f_t1 = between(a.f_t1, b.f_t1, share);
  a.f_t2 = between(a.f_t2, b.f_t2, share);
  a.gap = between(a.gap, b.gap, share);
  a.slip = between(a.slip, b.slip, share);
}

void blend(EnergySample& a, const EnergySample& b, double share) {
  // an impact is an instant, not a way
  if (a.impact_loss != b.impact_loss) return;
  a.kinetic = between(a.kinetic, b.kinetic, share);
  a.potential = between(a.potential, b.potential, share);
  a.flows.motor_work = between(a.flows.motor_work, b.flows.motor_work, share);
  a.flows.external_work = between(a.flows.external_work, b.flows.external_work, share);
  a.flows.joint_loss = between(a.flows.joint_loss, b.flows.joint_loss, share);
  a.flows.contact_loss = between(a.flows.contact_loss, b.flows.contact_loss, share);
}

}  // namespace

SimulatedFrame frameOf(const SimulationRecord& record, std::size_t sample) {
  const auto row = static_cast<Eigen::Index>(sample);
  return {sampleOf(record, sample), record.q().row(row).transpose(), record.qd().row(row).transpose(),
          record.qdd().row(row).transpose()};
}

SimulatedInstant instantAt(const SimulatedRun& run, double t) {
  const SimulationRecord& record = run.record;
  const std::size_t k = record.sampleAt(t);
  SimulatedInstant instant = sampleOf(record, k);
  const std::vector<double>& times = record.times();
  if (k + 1 >= times.size() || t <= times[k]) return instant;
  const double share = (t - times[k]) / (times[k + 1] - times[k]);
  instant.t = t;
  instant.tau += share * (record.tau().row(static_cast<Eigen::Index>(k + 1)).transpose() - instant.tau);
  for (std::size_t c = 0; c < instant.contacts.size(); ++c) blend(instant.contacts[c], record.contact(k + 1, c), share);
  blend(instant.energy, record.energy()[k + 1], share);
  if (const PullSample& next = record.pull(k + 1); next.link == instant.pull.link)
    instant.pull.force += share * (next.force - instant.pull.force);
  return instant;
}

}  // namespace linkwright::ui
