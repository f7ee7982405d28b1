// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/cost_results.h"

#include "core/dynamics/forward_dynamics.h"
#include "core/dynamics/mass_matrix.h"
#include "core/dynamics/vector_terms.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <utility>

namespace linkwright::ui {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kRuns = 9;               // the median of an odd number is one of them
constexpr double kShortestRun = 1e-3;  // s: calls are repeated until a run takes so long that the clock can tell

double secondsOf(const std::function<void()>& call, int times) {
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < times; ++i) call();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Median seconds a call.
double medianOf(const std::function<void()>& call, const std::stop_token& stop) {
  int times = 1;
  while (secondsOf(call, times) < kShortestRun && times < (1 << 20)) {
    if (stop.stop_requested()) return std::numeric_limits<double>::quiet_NaN();
    times *= 2;
  }
  std::array<double, kRuns> runs{};
  for (double& run : runs) {
    if (stop.stop_requested()) return std::numeric_limits<double>::quiet_NaN();
    run = secondsOf(call, times) / times;
  }
  std::nth_element(runs.begin(), runs.begin() + kRuns / 2, runs.end());
  return runs[kRuns / 2];
}

}  // namespace

CostResults countFigures(std::shared_ptr<const Model> model, const TorqueTerms& terms, const std::stop_token& stop) {
  CostResults figures;
  figures.own = countCosts(*model, terms);
  figures.rate_terms = rateTerms(*model);
  figures.curve = costCurve(*model, terms, [&] { return stop.stop_requested(); });
  figures.model = std::move(model);
  return figures;
}

CostTimes measureCosts(const Model& model, const DynamicsInput& input, const std::stop_token& stop) {
  CostTimes times;
  times.fill(std::numeric_limits<double>::quiet_NaN());
  if (model.dof() == 0) return times;
  Eigen::VectorXd tau(model.dof()), qdd(model.dof());
  Eigen::MatrixXd M;
  InverseDynamicsWorkspace id_workspace;
  ForwardDynamicsWorkspace fd_workspace;
  MassMatrixWorkspace mass_workspace;
  const ForwardDynamicsInput forward = {input.q,       input.qd,       inverseDynamics(model, input),
                                        input.gravity, input.external, input.terms};
  const auto set = [&](CostMethod method, const std::function<void()>& call) {
    if (!stop.stop_requested()) times.at(static_cast<std::size_t>(method)) = medianOf(call, stop);
  };
  set(CostMethod::SpatialId, [&] { inverseDynamics(model, input, id_workspace, tau); });
  set(CostMethod::BodyFrameId, [&] { tau = inverseDynamics(model, input, Formulation::BodyFrame); });
  set(CostMethod::WorldSpatialId, [&] { tau = inverseDynamics(model, input, Formulation::WorldSpatial); });
  if (countVectorTerms(model).torque <= kMostCountedTerms) {
    set(CostMethod::NonRecursiveId, [&] { tau = inverseDynamics(model, input, Formulation::NonRecursive); });
  }
  set(CostMethod::MassMatrix,
      [&] { massMatrix(model, input.q, input.terms, MassMatrixForm::Automatic, mass_workspace, M); });
  set(CostMethod::AbaFd, [&] { forwardDynamics(model, forward, fd_workspace, qdd); });
  set(CostMethod::CrbaFd, [&] { (void)forwardDynamics(model, forward, ForwardDynamicsMethod::Crba); });
  // the calls alone: the form that keeps every step for a reader is not what is measured
  DynamicsInput unit = {input.q, Eigen::VectorXd::Zero(model.dof()), {}, Eigen::Vector3d::Zero(), {}, input.terms};
  unit.terms.springs = false;
  Eigen::MatrixXd columns(model.dof(), model.dof());
  DynamicsInput at_rest = input;
  at_rest.qdd.setZero();
  set(CostMethod::UnitVectorFd, [&] {
    inverseDynamics(model, at_rest, id_workspace, tau);
    Eigen::VectorXd column(model.dof());
    for (int i = 0; i < model.dof(); ++i) {
      unit.qdd = Eigen::VectorXd::Unit(model.dof(), i);
      inverseDynamics(model, unit, id_workspace, column);
      columns.col(i) = column;
    }
    (void)solveMassMatrix(model, columns, forward.tau - tau, addedInertia(model, input.q));
  });
  return times;
}

}  // namespace linkwright::ui
