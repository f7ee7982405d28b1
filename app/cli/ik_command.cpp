// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/ik_options.h"
#include "app/cli/ik_starts.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/ik/gauss_newton.h"
#include "core/ik/inverse_kinematics.h"
#include "core/io/target_table.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

namespace linkwright::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Vector6 = Eigen::Matrix<double, 6, 1>;

constexpr int kRestarts = 100;     // of dls, unless told otherwise
constexpr int kOneDescent = 200;   // iterations of gauss-newton until it restarts
constexpr double kFarthest = 1e9;  // m

std::chrono::nanoseconds timeLimit(const IkCommandOptions& options) {
  return std::chrono::nanoseconds(static_cast<std::int64_t>(options.time_limit * 1e6));
}

/// The plain iteration of core/ik/gauss_newton.h, with this command's tolerances, limits and restarts around it.
class PlainIk {
public:
  PlainIk(const IkCommandOptions& options, const Model& model, int link, bool position_only, IkStarts& starts)
      : options_(options), model_(model), link_(link), starts_(starts) {
    iteration_.method = IkMethod::PseudoInverse;
    iteration_.weights = options.weights.value_or(defaultWeights(model, link));
    if (position_only) iteration_.weights.tail<3>().setZero();
    iteration_.step_limit = options.step.value_or(iteration_.step_limit);
    iteration_.respect_limits = !options.ignore_limits;
    iteration_.residual_tolerance = 0.0;  // the tolerances are in metres and radians
  }

  IkResult solve(const Pose& X_WT, const Eigen::VectorXd& q_start, int max_restarts) {
    const Clock::time_point end = Clock::now() + timeLimit(options_);
    const auto exhausted = [&](int iterations) {
      return iterations >= options_.max_iterations || (options_.time_limit > 0.0 && Clock::now() >= end);
    };
    IkResult best;
    double least = 0.0;  // |e| there
    int iterations = 0;
    for (int restarts = 0; restarts <= max_restarts; ++restarts) {
      GaussNewton descent(model_, link_, X_WT, restarts == 0 ? q_start : starts_.anywhere(), iteration_);
      // near a singular pose the plain iteration can go on for ever: leave it while there is another start
      const int most = restarts < max_restarts ? kOneDescent : options_.max_iterations;
      while (!isThere(descent) && !descent.status() && !exhausted(iterations) && descent.iterations() < most) {
        descent.step();
        ++iterations;
      }
      if (restarts == 0 || isThere(descent) || descent.residual() < least) {
        best = resultOf(descent);
        least = descent.residual();
      }
      best.iterations = iterations;
      best.restarts = restarts;
      if (best.status == IkStatus::Converged || exhausted(iterations)) break;
    }
    return best;
  }

private:
  /// What is left in the directions that count: m, rad.
  IkError left(const GaussNewton& descent) const {
    const Vector6 difference = poseDifference(descent.X_WE(), descent.X_WT()).stacked();
    const Vector6 counted = (iteration_.weights.array() > 0.0).select(difference, Vector6::Zero());
    return {counted.head<3>().norm(), counted.tail<3>().norm()};
  }
  bool isThere(const GaussNewton& descent) const {
    const IkError error = left(descent);
    return error.position <= options_.position_tolerance && error.orientation <= options_.orientation_tolerance;
  }
  IkResult resultOf(const GaussNewton& descent) const {
    IkResult result;
    result.q = descent.q();
    result.status = isThere(descent) ? IkStatus::Converged : descent.status().value_or(IkStatus::TimeLimit);
    result.position_error = left(descent).position;
    result.orientation_error = left(descent).orientation;
    return result;
  }

  const IkCommandOptions& options_;
  const Model& model_;
  int link_;
  IkStarts& starts_;
  IterationOptions iteration_;
};

/// The solver of the window (core/ik/inverse_kinematics.h), told what this command was told.
class DampedIk {
public:
  DampedIk(const IkCommandOptions& options, const Model& model, int link, bool position_only)
      : solver_(model, link), step_(options.step) {
    ik_.position_tolerance = options.position_tolerance;
    ik_.orientation_tolerance = options.orientation_tolerance;
    ik_.max_iterations = options.max_iterations;
    ik_.time_limit = timeLimit(options);
    ik_.respect_limits = !options.ignore_limits;
    ik_.seed = options.random_seed;
    target_.link = link;
    if (options.weights) {
      // they say themselves what a metre counts; core has the rotations first
      ik_.length_scale = 1.0;
      const Vector6& w = *options.weights;
      target_.weights = {w[3], w[4], w[5], w[0], w[1], w[2]};
    }
    if (position_only) target_.weights[0] = target_.weights[1] = target_.weights[2] = 0.0;
  }

  const IkResult& solve(const Pose& X_WT, const Eigen::VectorXd& q_start, int max_restarts) {
    target_.X_WT = X_WT;
    ik_.max_restarts = max_restarts;
    // a target anywhere, or one that is near the last answer
    const IkOptions way = max_restarts > 0 ? coldIkOptions() : IkOptions{};
    ik_.damping = way.damping;
    ik_.max_joint_step = step_.value_or(way.max_joint_step);
    return solver_.solve(target_, q_start, ik_);
  }

private:
  IkSolver solver_;
  std::optional<double> step_;
  IkTarget target_;
  IkOptions ik_;
};

ResultTable emptyTable(const Model& model, const TargetTable& targets) {
  ResultTable results;
  results.model = model.name();
  for (const ModelJoint& joint : model.joints()) results.joints.push_back(joint.name);
  results.has_time = targets.has_time;
  for (const TargetPose& target : targets.targets) results.times.push_back(target.t);
  results.word = "status";
  for (const char* name : {"iterations", "restarts", "time_us", "position_error", "orientation_error"}) {
    results.fields.push_back({name, {}, {name}});
  }
  results.fields.push_back(jointField("q", model));
  return results;
}

void append(ResultTable& results, const IkResult& result, std::chrono::nanoseconds time) {
  results.words.emplace_back(toString(result.status));
  std::vector<double> row = {static_cast<double>(result.iterations), static_cast<double>(result.restarts),
                             static_cast<double>(time.count()) * 1e-3, result.position_error, result.orientation_error};
  row.insert(row.end(), result.q.begin(), result.q.end());
  results.rows.push_back(std::move(row));
}

/// Lengths whose squares would leave the range of a double are refused, each on its line.
void refuseFarTargets(const IkCommandOptions& options, const TargetTable& targets) {
  Diagnostics far;
  for (const TargetPose& target : targets.targets) {
    if (target.X_WT.p.lpNorm<Eigen::Infinity>() > kFarthest) {
      far.push_back({Severity::Error, options.targets == "-" ? "standard input" : options.targets, target.line,
                     "the target is more than 1e9 m away; positions are in metres"});
    }
  }
  report(far, options.strict);
}

void run(const IkCommandOptions& options) {
  const Robot robot = loadRobot(options);
  const Model& model = robot.model;
  const int link = linkOf(options, model);
  const Result<TargetTable> targets = readTargetsFile(options.targets, {.ignore_extra = options.ignore_extra});
  report(targets.diagnostics(), options.strict);
  refuseFarTargets(options, *targets);
  const std::size_t count = targets->targets.size();
  refuseLarge(options, "the joint positions", static_cast<double>(count) * model.dof(), "give fewer targets at a time");
  IkStarts starts(options, model, count);
  const bool position_only = options.position_only || !targets->has_orientation;
  if (options.weights && position_only && options.weights->head<3>().maxCoeff() == 0.0) {
    fail(options.targets, 0, "the weights count only orientations, but the targets have none");
  }
  PlainIk plain(options, model, link, position_only, starts);
  DampedIk damped(options, model, link, position_only);

  ResultTable results = emptyTable(model, *targets);
  Eigen::VectorXd previous;
  for (std::size_t row = 0; row < count; ++row) {
    const bool is_warm = options.warm_start && row > 0;
    const Eigen::VectorXd q_start = is_warm ? previous : starts.start(row);
    const int restarts = options.max_restarts.value_or(options.plain || is_warm ? 0 : kRestarts);
    const Pose& X_WT = targets->targets[row].X_WT;
    const Clock::time_point begin = Clock::now();
    const IkResult result =
        options.plain ? plain.solve(X_WT, q_start, restarts) : damped.solve(X_WT, q_start, restarts);
    append(results, result, Clock::now() - begin);
    previous = result.q;
  }
  if (const int bad = firstNonFiniteRow(results); bad >= 0) {
    fail(options.targets, targets->targets[static_cast<std::size_t>(bad)].line,
         "target " + std::to_string(bad) + " is too far away; its result is not finite");
  }
  writeText(options.json ? resultJson(results) : resultCsv(results), options);
}

}  // namespace

void addIk(CLI::App& program) {
  const auto options = std::make_shared<IkCommandOptions>();
  CLI::App& command =
      *program.add_subcommand("ik", "Compute joint positions that move a link to target poses (inverse kinematics)");
  addModel(command, *options);
  addLink(command, *options);
  addIkOptions(command, *options);
  addOutput(command, *options);
  addExample(command,
             "linkwright-cli ik robot.urdf --link tool0 --targets poses.csv --seed random --json\n"
             "  linkwright-cli ik robot.urdf --targets path.csv --warm-start     a path: start each target from the "
             "last result");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
