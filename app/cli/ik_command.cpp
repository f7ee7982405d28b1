// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/ik_options.h"
#include "app/cli/ik_starts.h"
#include "app/cli/interruption.h"
#include "app/cli/stream.h"
#include "core/ik/gauss_newton.h"
#include "core/ik/inverse_kinematics.h"
#include "core/io/target_reader.h"

#include <algorithm>
#include <array>
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
constexpr int kTargetsAtOnce = 64;

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

/// Reads what is left and hands none of it on.
Reading readToEnd(TargetReader& reader, TablePiece& piece) {
  while (reader.next(piece, kTargetsAtOnce) != Reading::End) {
  }
  return Reading::End;
}

ResultTable tableOf(const Model& model, bool has_time) {
  std::vector<ResultField> fields;
  for (const char* name : {"iterations", "restarts", "time_us", "position_error", "orientation_error"}) {
    fields.push_back({name, {}, {name}});
  }
  fields.push_back(jointField("q", model));
  ResultTable results = resultsOf(model, std::move(fields));
  results.has_time = has_time;
  results.word = "status";
  return results;
}

void append(ResultRows& rows, const IkResult& result, std::chrono::nanoseconds time, double* row) {
  rows.words.emplace_back(toString(result.status));
  const std::array<double, 5> figures = {static_cast<double>(result.iterations), static_cast<double>(result.restarts),
                                         static_cast<double>(time.count()) * 1e-3, result.position_error,
                                         result.orientation_error};
  std::copy(result.q.begin(), result.q.end(), std::copy(figures.begin(), figures.end(), row));
}

/// The targets of a reader, for one thread.
class IkWorker : public StreamWorker {
public:
  IkWorker(const IkCommandOptions& options, const Model& model, int link, const TargetReader& reader, IkStarts starts)
      : options_(options),
        reader_(reader),
        starts_(std::move(starts)),
        plain_(options, model, link, leavesOrientation(), starts_),
        damped_(options, model, link, leavesOrientation()) {}

  const RowPlaces& read(const TablePiece& piece) override {
    reader_.read(piece, block_);
    refuseFarTargets();
    return block_;
  }

  void compute(ResultRows& rows) override {
    rows.t.clear();
    rows.words.clear();
    for (std::size_t k = 0; k < block_.targets.size(); ++k) {
      if (endAskedBy() != 0) {
        rows.numbers.conservativeResize(static_cast<Eigen::Index>(k), Eigen::NoChange);
        return;
      }
      const TargetPose& target = block_.targets[k];
      const bool is_warm = options_.warm_start && previous_.size() > 0;
      const Eigen::VectorXd q_start = is_warm ? previous_ : starts_.start(block_.rows[k]);
      const int restarts = options_.max_restarts.value_or(options_.plain || is_warm ? 0 : kRestarts);
      const Clock::time_point begin = Clock::now();
      const IkResult result =
          options_.plain ? plain_.solve(target.X_WT, q_start, restarts) : damped_.solve(target.X_WT, q_start, restarts);
      append(rows, result, Clock::now() - begin, rows.numbers.row(static_cast<Eigen::Index>(k)).data());
      rows.t.push_back(target.t);
      previous_ = result.q;
    }
  }

private:
  bool leavesOrientation() const { return options_.position_only || !reader_.hasOrientation(); }

  /// Lengths whose squares would leave the range of a double are refused, each on its line.
  void refuseFarTargets() {
    TargetBlock kept;
    for (std::size_t k = 0; k < block_.targets.size(); ++k) {
      const TargetPose& target = block_.targets[k];
      if (target.X_WT.p.lpNorm<Eigen::Infinity>() > kFarthest) {
        block_.problems.push_back({Severity::Error, reader_.fileName(), target.line,
                                   "the target is more than 1e9 m away; positions are in metres"});
        ++block_.broken;
        continue;
      }
      kept.targets.push_back(target);
      kept.rows.push_back(block_.rows[k]);
      kept.lines.push_back(target.line);
    }
    block_.targets = std::move(kept.targets);
    block_.rows = std::move(kept.rows);
    block_.lines = std::move(kept.lines);
  }

  const IkCommandOptions& options_;
  const TargetReader& reader_;
  IkStarts starts_;
  PlainIk plain_;
  DampedIk damped_;
  TargetBlock block_;
  Eigen::VectorXd previous_;
};

void run(const IkCommandOptions& options) {
  const Robot robot = loadRobot(options);
  const Model& model = robot.model;
  const int link = linkOf(options, model);
  const Interruption interruption;
  Result<TargetReader> opened =
      TargetReader::open(options.targets, {.ignore_extra = options.ignore_extra}, [] { return endAskedBy() != 0; });
  if (const int signal = endAskedBy(); signal != 0) throw EndedEarly{128 + signal};
  report(opened.diagnostics(), options.strict);
  TargetReader reader = std::move(opened).value();
  const IkStarts starts(options, model);
  if (options.weights && options.weights->head<3>().maxCoeff() == 0.0 &&
      (options.position_only || !reader.hasOrientation())) {
    fail(options.targets, 0, "the weights count only orientations, but the targets have none");
  }
  // what needs the target before it waits for it
  IkCommandOptions of_stream = options;
  if (options.warm_start || starts.isHistory()) of_stream.jobs = 1;
  runStream({.next =
                 [&](TablePiece& piece) {
                   const Reading reading = reader.next(piece, kTargetsAtOnce);
                   return starts.coverUpTo(piece.first_row + piece.row_count) ? reading : readToEnd(reader, piece);
                 },
             .makeWorker = [&] { return std::make_unique<IkWorker>(options, model, link, reader, starts); },
             .endProblems =
                 [&] {
                   Diagnostics problems = reader.endProblems();
                   if (problems.empty()) problems = starts.wrongCount(reader.rowsRead());
                   return problems;
                 },
             .share = [&] { return reader.share(); },
             .file = reader.fileName(),
             .header_problems = reader.headerProblems(),
             .table = tableOf(model, reader.hasTime()),
             .whyNotFinite =
                 [](std::int64_t row) {
                   return "target " + std::to_string(row) + " is too far away; its result is not finite";
                 }},
            of_stream);
}

}  // namespace

void addIk(CLI::App& program) {
  const auto options = std::make_shared<IkCommandOptions>();
  CLI::App& command =
      *program.add_subcommand("ik", "Compute joint positions that move a link to target poses (inverse kinematics)");
  addModel(command, *options);
  addLink(command, *options);
  addIkOptions(command, *options);
  addStreamOptions(command, *options);
  addOutput(command, *options);
  addExample(command,
             "linkwright-cli ik robot.urdf --link tool0 --targets poses.csv --seed random --json\n"
             "  linkwright-cli ik robot.urdf --targets path.csv --warm-start     a path: start each target from the "
             "last result");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
