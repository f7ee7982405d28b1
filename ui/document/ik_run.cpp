// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ik_run.h"

#include "core/base/csv_cell.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

namespace linkwright::ui {

namespace {

// decompositions grow with the joints: a chain of hundreds gets fewer iterations and the window stays alive
constexpr int kMostColumns = 20000;
constexpr double kAtLimit = 1e-12;  // rad, m: round-off of a whole turn

void appendRow(std::string& text, int index, const IkIteration& at, bool has_step) {
  const auto add = [&](double value) {
    text += ',';
    appendNumber(text, value);
  };
  const auto add_step = [&](double value) { has_step ? add(value) : void(text += ','); };
  text += std::to_string(index);
  add(at.residual);
  add(at.position_error);
  add(at.orientation_error);
  add_step(at.damping);
  add_step(at.delta_p.norm());
  add_step(at.delta_q.norm());
  text += has_step ? (at.is_accepted ? ",1" : ",0") : ",";
  for (const double sigma : at.sigma) add(sigma);
  for (const double q : at.q) add(q);
  text += '\n';
}

}  // namespace

const IkIteration& IkRun::inside(int place) const {
  return place < count() ? iterations[static_cast<std::size_t>(std::max(place, 0))] : end;
}

IkRun runIk(const IkProblem& problem, const IterationOptions& options, int max_iterations) {
  GaussNewton solver(*problem.model, problem.link, problem.X_WT, problem.q_start, options);
  IkRun run;
  run.method = options.method;
  run.mistakes = options.mistakes;
  run.joints = solver.joints();
  const int columns = std::max(1, static_cast<int>(run.joints.size()));
  const int most = std::clamp(kMostColumns / columns, 1, max_iterations);
  while (!solver.status() && run.count() < most) run.iterations.push_back(solver.step());
  run.status = solver.status().value_or(IkStatus::TimeLimit);
  // a step more, on the side: the singular values of the last pose are those that tell the story
  run.end = solver.step();
  return run;
}

QString csvOf(const IkRun& run, const Model& model) {
  std::string text = "iteration,residual,position_error_m,orientation_error_rad,damping,step,joint_step,accepted";
  for (Eigen::Index k = 1; k <= run.end.sigma.size(); ++k) text += ",sigma_" + std::to_string(k);
  for (const ModelJoint& joint : model.joints()) text += "," + csvCell("q_" + joint.name);
  text += '\n';
  for (int place = 0; place <= run.count(); ++place) appendRow(text, place, run.inside(place), place < run.count());
  return QString::fromStdString(text);
}

Eigen::VectorXd unwound(const Model& model, const Eigen::VectorXd& q) {
  constexpr double kTurn = 2.0 * std::numbers::pi;
  Eigen::VectorXd result = q;
  for (int j = 0; j < model.dof(); ++j) {
    const ModelJoint& joint = model.joints()[static_cast<std::size_t>(j)];
    if (joint.type == JointType::Prismatic) continue;
    if (q[j] < joint.limits.lower) result[j] += kTurn * std::ceil((joint.limits.lower - q[j]) / kTurn - kAtLimit);
    if (q[j] > joint.limits.upper) result[j] -= kTurn * std::ceil((q[j] - joint.limits.upper) / kTurn - kAtLimit);
  }
  return result;
}

int jointBeyondLimits(const Model& model, const Eigen::VectorXd& q) {
  for (int j = 0; j < model.dof(); ++j) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(j)].limits;
    if (q[j] < limits.lower - kAtLimit || q[j] > limits.upper + kAtLimit) return j;
  }
  return -1;
}

}  // namespace linkwright::ui
