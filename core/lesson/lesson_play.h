// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/step_judge.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace linkwright {

struct SimulationSetup;

/// A robot and an attempt that is judged on it.

struct PlayedAttempt {
  LessonRobot robot;
  LessonAttempt attempt;
};

/// What the step is like when it begins: nothing answered, the walk where the step puts it. Errors: its motion cannot
/// be worked out.
Result<PlayedAttempt> startOf(const OpenLesson& lesson, std::size_t step);
/// What its solution makes of it. Errors: a file that cannot be read, a motion that cannot be worked out.
Result<PlayedAttempt> solutionOf(const OpenLesson& lesson, std::size_t step);

/// What a step of the kinds build, plan and run is like with the scene of that file. Errors as solutionOf.
Result<PlayedAttempt> attemptOfFile(const OpenLesson& lesson, std::size_t step, const LessonName& file);

/// The motion that a scene plans, in 1,001 samples, with its torques; null where it plans none. Errors as
/// compileTrajectory.
Result<std::shared_ptr<MotionResults>> plannedMotion(const LessonRobot& robot, const LessonInstant& instant);
/// What a simulation has come to. `motion` is null where it could not begin.
struct SimulatedMotion {
  std::shared_ptr<MotionResults> motion;
  SimulationStatus ended = SimulationStatus::Running;
};
/// What its simulation does, from the state of the instant on, to the end of its duration or to where it cannot go on.
/// Torques are those of the motors. Errors as Simulator::create.
Result<SimulatedMotion> simulatedMotion(const LessonRobot& robot, const LessonInstant& instant);
/// Why a simulation cannot begin; nothing: it can, or Simulator::create has an error to tell. No step is made.
std::optional<SimulationStatus> whyNoRun(const SimulationSetup& setup);

}  // namespace linkwright
