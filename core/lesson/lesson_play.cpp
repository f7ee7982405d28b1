// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_play.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/io/student_table.h"
#include "core/lesson/lesson_binding.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/run_curves.h"
#include "core/simulation/simulator.h"
#include "core/trajectory/trajectory.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

constexpr double kSamplesOfMotion = 1000.0;

MotionResultsInput inputOf(const LessonRobot& robot, const LessonInstant& instant, JointSamples samples) {
  MotionResultsInput input;
  input.model = robot.model;
  input.samples = std::make_shared<const JointSamples>(std::move(samples));
  input.gravity = instant.input.gravity;
  input.terms = instant.input.terms;
  input.loads = instant.input.external;
  input.hand = robot.model->hands().empty() ? -1 : robot.model->hands().front();
  return input;
}

Result<Simulator> simulatorAt(const LessonRobot& robot, const LessonInstant& instant) {
  Result<SimulationSetup> made = simulationSetup(*robot.scene, robot.model);
  if (!made) return Result<Simulator>::failure(made.diagnostics());
  SimulationSetup setup = std::move(made).value();
  setup.q = instant.input.q;
  setup.qd = instant.input.qd;
  return Simulator::create(std::move(setup));
}

/// Whether a step reads anything of a motion.
bool needsMotion(const LessonStep& step) {
  const std::vector<std::string> names = valuesOf(step);
  return std::any_of(names.begin(), names.end(), [](const std::string& text) {
    const std::optional<ValueName> name = parseValueName(text);
    if (!name) return false;
    if (name->source == ValueSource::Extreme || name->source == ValueSource::Duration ||
        name->source == ValueSource::EndStatus)
      return true;
    return name->source == ValueSource::Curve && (isOfRun(name->curve) || name->curve.quantity == CurveQuantity::Work);
  });
}

Result<PlayedAttempt> withMotion(const LessonStep& step, PlayedAttempt played) {
  LessonAttempt& attempt = played.attempt;
  if (!needsMotion(step) && attempt.instant.time <= 0.0) return played;
  const auto failed = [&](Diagnostics problems) {
    for (Diagnostic& problem : problems) problem.file = played.robot.file;
    return Result<PlayedAttempt>::failure(std::move(problems));
  };
  if (step.kind == StepKind::Run) {
    const Result<SimulatedMotion> run = simulatedMotion(played.robot, attempt.instant);
    if (!run) return failed(run.diagnostics());
    attempt.motion = run->motion;
    attempt.instant.ended = run->ended;
  } else {
    Result<std::shared_ptr<MotionResults>> motion = plannedMotion(played.robot, attempt.instant);
    if (!motion) return failed(motion.diagnostics());
    attempt.motion = std::move(motion).value();
  }
  return played;
}

/// The robot is where the motion has it then.
void putAtTime(PlayedAttempt& played) {
  LessonInstant& instant = played.attempt.instant;
  if (played.attempt.motion == nullptr || instant.time <= 0.0) return;
  MotionResults& motion = *played.attempt.motion;
  for (int joint = 0; joint < played.robot.model->dof(); ++joint) {
    const auto now = [&](CurveQuantity quantity) {
      const CurveName name{quantity, played.robot.model->joints()[static_cast<std::size_t>(joint)].name};
      return LessonValues::atTime(motion.time(), *motion.curve(name), instant.time);
    };
    instant.input.q[joint] = now(CurveQuantity::Position);
    instant.input.qd[joint] = now(CurveQuantity::Velocity);
    instant.input.qdd[joint] = now(CurveQuantity::Acceleration);
  }
}

}  // namespace

Result<std::shared_ptr<MotionResults>> plannedMotion(const LessonRobot& robot, const LessonInstant& instant) {
  using Motion = Result<std::shared_ptr<MotionResults>>;
  const std::optional<TrajectoryPlan> plan = planOf(*robot.scene);
  if (!plan) return Motion(nullptr);
  const Result<Trajectory> trajectory = compileTrajectory(*robot.model, robot.scene->poses, *plan);
  if (!trajectory) return Motion::failure(trajectory.diagnostics());
  MotionResultsInput input = inputOf(robot, instant, trajectory->sampleAll(trajectory->duration() / kSamplesOfMotion));
  const JointSamples& samples = *input.samples;
  BatchInput batch{samples.q, samples.qd, samples.qdd, input.gravity, input.terms, {}};
  if (!input.loads.empty()) batch.external.assign(static_cast<std::size_t>(samples.t.size()), input.loads);
  BatchWorkspace workspace;
  Eigen::MatrixXd tau;
  inverseDynamics(*robot.model, batch, workspace, tau);
  input.tau = std::make_shared<const Eigen::MatrixXd>(std::move(tau));
  return Motion(std::make_shared<MotionResults>(std::move(input)));
}

Result<SimulatedMotion> simulatedMotion(const LessonRobot& robot, const LessonInstant& instant) {
  Result<Simulator> simulator = simulatorAt(robot, instant);
  if (!simulator) return Result<SimulatedMotion>::failure(simulator.diagnostics());
  Simulator run = std::move(simulator).value();
  run.run();
  const auto record = std::make_shared<const SimulationRecord>(run.record());
  const auto count = static_cast<Eigen::Index>(record->size());
  // it cannot begin: the contacts are jammed from the start
  if (count == 0) return SimulatedMotion{nullptr, run.status()};
  const Eigen::VectorXd t = Eigen::Map<const Eigen::VectorXd>(record->times().data(), count);
  MotionResultsInput input = inputOf(robot, instant, {t, record->q(), record->qd(), record->qdd()});
  input.tau = std::make_shared<const Eigen::MatrixXd>(record->tau());
  const auto of = std::make_shared<const SimulationSetup>(run.system().setup());
  input.more.names = runCurveNames(*of);
  input.more.values = [of, record, t](const CurveName& name) { return runCurve(*of, *record, name, t); };
  return SimulatedMotion{std::make_shared<MotionResults>(std::move(input)), run.status()};
}

std::optional<SimulationStatus> whyNoRun(const SimulationSetup& setup) {
  const Result<Simulator> simulator = Simulator::create(setup);
  return simulator && simulator->record().size() == 0 ? std::optional(simulator->status()) : std::nullopt;
}

Result<PlayedAttempt> startOf(const OpenLesson& lesson, std::size_t i) {
  const LessonStep& step = lesson.lesson.steps.at(i);
  PlayedAttempt played;
  played.robot = lesson.starts.at(i).robot;
  played.attempt.instant = lesson.starts[i].instant;
  played.attempt.walk = step.set.walk;
  Result<PlayedAttempt> begun = withMotion(step, std::move(played));
  if (!begun) return begun;
  PlayedAttempt start = std::move(begun).value();
  putAtTime(start);
  return start;
}

Result<PlayedAttempt> attemptOfFile(const OpenLesson& lesson, std::size_t i, const LessonName& file) {
  const LessonStep& step = lesson.lesson.steps.at(i);
  Result<LessonRobot> robot = readStepFile(lesson, step, file);
  if (!robot) return Result<PlayedAttempt>::failure(robot.diagnostics());
  PlayedAttempt played;
  played.robot = std::move(robot).value();
  played.attempt.instant = instantOf(played.robot, {});
  played.attempt.instant.time = lesson.starts.at(i).instant.time;
  return withMotion(step, std::move(played));
}

Result<PlayedAttempt> solutionOf(const OpenLesson& lesson, std::size_t i) {
  const LessonStep& step = lesson.lesson.steps.at(i);
  const LessonSolution& solution = step.solution;
  if (step.kind == StepKind::Build || step.kind == StepKind::Plan || step.kind == StepKind::Run)
    return attemptOfFile(lesson, i, solution.file);
  PlayedAttempt played;
  played.robot = lesson.starts.at(i).robot;
  LessonAttempt& attempt = played.attempt;
  attempt.instant = lesson.starts[i].instant;
  attempt.answers = solution.answers;
  attempt.walk = solution.walk ? solution.walk : step.set.walk;
  switch (step.kind) {
    case StepKind::Pose: attempt.instant = instantOf(played.robot, solution.state, attempt.instant); break;
    case StepKind::Table: {
      const Result<std::string> text = lesson.files.read(solution.file.text);
      if (!text) return Result<PlayedAttempt>::failure(text.diagnostics());
      Result<StudentTable> table = readStudentTable(*text, lesson.files.pathOf(solution.file.text));
      if (!table) return Result<PlayedAttempt>::failure(table.diagnostics());
      attempt.table = std::make_shared<const StudentTable>(std::move(table).value());
      break;
    }
    default: break;
  }
  return withMotion(step, std::move(played));
}

}  // namespace linkwright
