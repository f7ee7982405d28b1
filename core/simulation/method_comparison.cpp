// SPDX-License-Identifier: MIT
#include "core/simulation/method_comparison.h"

#include "core/simulation/simulator.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace linkwright {
namespace {

constexpr double kSameTime = 1e-9;  // s: samples of one grid
constexpr double kSettling = 0.1;   // of the time that both have

double largestNormalForce(const SimulationRecord& record) {
  double largest = 0.0;
  for (std::size_t k = 0; k < record.size(); ++k) {
    for (std::size_t c = 0; c < record.contactCount(); ++c)
      largest = std::max(largest, std::abs(record.contact(k, c).f_n));
  }
  return largest;
}

}  // namespace

MethodRun runMethod(SimulationSetup setup, const MethodChoice& choice, std::stop_token stop) {
  MethodRun run;
  run.choice = choice;
  setup.settings.laws.method = choice.method;
  setup.settings.integrator = choice.integrator;
  setup.settings.step /= choice.substeps;
  // dopri5 has its samples at its steps, others at every so many
  setup.settings.steps_per_sample *= choice.substeps;
  // what another integrator has no use for must not keep this one from starting
  if (choice.integrator != Integrator::SemiImplicitEuler) setup.settings.implicit_friction = false;
  Result<Simulator> made = Simulator::create(std::move(setup));
  if (!made) {
    run.status = SimulationStatus::Diverged;
    run.message = made.diagnostics().front().message;
    return run;
  }
  Simulator simulator = std::move(made).value();
  const auto begin = std::chrono::steady_clock::now();
  run.status = simulator.run(std::move(stop));
  run.wall_time = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  run.message = simulator.message();
  const SimulationRecord& record = simulator.record();
  for (const EnergySample& sample : record.energy()) {
    run.largest_residual = std::max(run.largest_residual, sample.residual);
    run.energy_drift = std::max(run.energy_drift, std::abs(sample.balance() - record.energy().front().balance()));
  }
  run.record = std::make_shared<const SimulationRecord>(record);
  return run;
}

MethodRun runMethodFinely(const SimulationSetup& setup, MethodChoice choice, std::stop_token stop) {
  constexpr int kFinest = 16;
  while (true) {
    MethodRun run = runMethod(setup, choice, stop);
    const bool is_done = choice.method != ContactMethod::Penalty || choice.substeps >= kFinest ||
                         run.status != SimulationStatus::Diverged || !run.record || stop.stop_requested() ||
                         setup.settings.step < kShortestStep * 4.0 * choice.substeps;
    if (is_done) return run;
    choice.substeps *= 4;
  }
}

std::optional<MethodDifference> differenceOf(const MethodRun& run, const MethodRun& from) {
  if (!run.record || !from.record || run.record->size() == 0 || from.record->size() == 0) return std::nullopt;
  const SimulationRecord &a = *run.record, &b = *from.record;
  if (a.dof() != b.dof() || a.contactCount() != b.contactCount()) return std::nullopt;
  MethodDifference difference;
  const double end = std::min(a.times().back(), b.times().back());
  for (std::size_t k = 0; k < a.size(); ++k) {
    const double t = a.times()[k];
    // where two samples stand at one time the later one counts
    if (k + 1 < a.size() && a.times()[k + 1] <= t) continue;
    const std::size_t other = b.sampleAt(t + kSameTime);
    if (std::abs(b.times()[other] - t) > kSameTime) continue;
    difference.until = t;
    const Eigen::VectorXd dq = a.q().row(static_cast<Eigen::Index>(k)) - b.q().row(static_cast<Eigen::Index>(other));
    difference.q = std::max(difference.q, dq.cwiseAbs().maxCoeff());
    for (std::size_t c = 0; c < a.contactCount(); ++c) {
      const double df = std::abs(a.contact(k, c).f_n - b.contact(other, c).f_n);
      difference.f_n = std::max(difference.f_n, df);
      if (t >= kSettling * end) difference.f_n_settled = std::max(difference.f_n_settled, df);
    }
  }
  return difference;
}

double springDepth(const MethodRun& run, double stiffness) {
  return run.record && stiffness > 0.0 ? largestNormalForce(*run.record) / stiffness : 0.0;
}

}  // namespace linkwright
