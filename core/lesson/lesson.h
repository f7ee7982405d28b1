// SPDX-License-Identifier: MIT
#pragma once

// A lesson as its file lesson.json holds it: steps in order, each with what it sets, what it asks and how an answer is
// judged. Words stand apart, by language (lesson_text.h). Names of links, joints, values and panels are texts here;
// whether they are any is found out where the lesson meets its robot (lesson_folder.h). Lines are those of the file.

#include "core/base/words.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {

/// Of the lessons that this program reads and writes.
inline constexpr int kLessonVersion = 1;

enum class StepKind {
  Free,       ///< nothing is asked: to play
  Read,       ///< nothing is asked: to read
  Choice,     ///< one or several of some answers
  Number,     ///< numbers
  Direction,  ///< the direction of a vector
  Pose,       ///< a state of the robot
  Build,      ///< a property of the mechanism
  Walk,       ///< a place in the recursion
  Plan,       ///< a motion
  Run,        ///< the result of a simulation
  Table       ///< a table of intermediate quantities
};
inline constexpr Words<StepKind, 11> kStepKinds = {{{StepKind::Free, "free"},
                                                    {StepKind::Read, "read"},
                                                    {StepKind::Choice, "choice"},
                                                    {StepKind::Number, "number"},
                                                    {StepKind::Direction, "direction"},
                                                    {StepKind::Pose, "pose"},
                                                    {StepKind::Build, "build"},
                                                    {StepKind::Walk, "walk"},
                                                    {StepKind::Plan, "plan"},
                                                    {StepKind::Run, "run"},
                                                    {StepKind::Table, "table"}}};
/// Whether a step of that kind asks for something.
constexpr bool isChecked(StepKind kind) { return kind != StepKind::Free && kind != StepKind::Read; }
/// Whether it is answered in words or numbers, and not by what the robot, the mechanism or a motion has become.
constexpr bool isAsked(StepKind kind) {
  return kind == StepKind::Choice || kind == StepKind::Number || kind == StepKind::Direction;
}
/// Whether its solution is a state, a mechanism, a motion, a run or a place that a window can show.
constexpr bool isSolvedInWindow(StepKind kind) {
  return kind == StepKind::Pose || kind == StepKind::Build || kind == StepKind::Walk || kind == StepKind::Plan ||
         kind == StepKind::Run;
}
/// Whether a formula has to hold in it.
constexpr bool hasDone(StepKind kind) { return isSolvedInWindow(kind) && kind != StepKind::Walk; }

/// A text of the file and its line; line 0: it is not there.
struct LessonName {
  std::string text;
  int line = 0;
};
using LessonNames = std::vector<LessonName>;

/// A name with a number or a text of its own: {"joint_1": 0.5}.
struct NamedNumber {
  std::string name;
  double value = 0.0;
  int line = 0;
};
struct NamedText {
  std::string name, text;
  int line = 0;
};

/// A robot: one of the program's examples, or a file of the lesson's folder. Gravity: in place of the file's, m/s^2.
struct LessonScene {
  LessonName example;  ///< "planar_2r"
  LessonName file;     ///< "scene.json"
  std::optional<Eigen::Vector3d> gravity;
  int line = 0;
  bool isEmpty() const { return example.text.empty() && file.text.empty(); }
};

/// Where the robot is: a stored pose of the scene, and joints by their names on top of it (rad, m; rad/s, ...). Joints
/// that are not named stand as the scene has them, at rest.
struct LessonState {
  LessonName pose;
  std::vector<NamedNumber> q, qd, qdd;
  bool isEmpty() const { return pose.text.empty() && q.empty() && qd.empty() && qdd.empty(); }
};

/// A place in the recursion: the line of one equation of one link; a term of it, from 0, or -1 for the line.
struct WalkPlace {
  LessonName link, equation;
  int term = -1;
  bool isEmpty() const { return link.text.empty(); }
};

/// What a step puts in place. What it does not say is as at the lesson's start: a step inherits nothing from another.
struct LessonSettings {
  std::optional<LessonScene> scene;  ///< another robot than the lesson's
  LessonState state;
  double time = 0.0;  ///< s, in the motion or the run
  LessonName workspace, camera, formulation, notation, axes, selection;
  LessonNames panels;
  std::optional<WalkPlace> walk;
  LessonNames mistakes;  ///< planted, by their stable names (core/dynamics/mistake.h)
  LessonNames curves;    ///< shown in plots, by their names (core/trajectory/curve_name.h)
  LessonNames hide;      ///< values that are kept back, everywhere; panels that are not shown; "mistakes"
  LessonNames locked;    ///< what cannot be changed
};

/// One question of a step.
struct LessonAsk {
  /// The name of the answer in formulas: of a number the number, of a direction its angle to the right one (rad), with
  /// ID_zero, 1 where the answer is that it vanishes. A choice has ID_OPTION, 1 where it is chosen.
  LessonName id;
  LessonName value;  ///< the live value that is asked for (lesson_values.h); of a direction one with three components
  std::string unit;  ///< of a number, as it is shown
  std::optional<double> absolute, relative;  ///< how near is right, in the unit, or beside the size of the truth
  std::optional<double> angle;               ///< the same of a direction, rad
  LessonNames options, right;                ///< of a choice
  bool shuffle = false;
  int line = 0;
};

struct LessonAnswer {
  std::string ask;
  LessonNames chosen;           ///< of a choice
  std::vector<double> numbers;  ///< one, or the three of a direction
  std::string formula;          ///< of a number: over the names of `let`
  int line = 0;
};

/// What makes a step right, played by who checks the lesson and by "Show me".
struct LessonSolution {
  std::vector<LessonAnswer> answers;
  LessonState state;              ///< pose
  std::optional<WalkPlace> walk;  ///< walk
  LessonName file;                ///< build, plan, run: the scene as it is then; table: the filled table
  int line = 0;                   ///< 0: there is none
};

/// A wrong answer that is known, or one that is nearly right, and what is said of it.
struct LessonWrong {
  LessonName when;                            ///< a formula over the names of `let` and `ask`; or
  LessonName mistake;                         ///< the answer is the number that comes out with this mistake planted; or
  std::optional<WalkPlace> at;                ///< walk: it is that place; without a term any one of the line
  LessonName ask;                             ///< whose number; the first one where none is named
  LessonName say;                             ///< key of the text
  LessonName plant;                           ///< a mistake that is planted while it is said: what the answer would do
  std::vector<LessonAnswer> example_answers;  ///< an input for which `when` holds, where none is found by itself
  LessonState example_state;
  LessonName example_file;  ///< of build, plan and run: a scene for which it holds
  bool hasExample() const { return !example_answers.empty() || !example_state.isEmpty() || !example_file.text.empty(); }
  int line = 0;
};

struct LessonStep {
  LessonName id;
  StepKind kind = StepKind::Free;
  double seconds = 0.0;  ///< of free play: what is thought of; nobody is held to it
  LessonSettings set;
  std::vector<NamedText> let;
  std::vector<LessonAsk> asks;
  LessonName done;    ///< the formula that has to hold
  double hold = 0.0;  ///< s that it has to hold, so that passing through does not count
  std::vector<LessonWrong> wrong, near;
  LessonNames hints;
  LessonSolution solution;
  bool explain = false;  ///< a text is shown once it is right
  int line = 0;
};

struct Lesson {
  LessonName id;
  int minutes = 0;
  LessonNames after;      ///< ids of lessons that come before
  LessonNames languages;  ///< the first one is the one that the others are held against
  LessonScene scene;
  LessonState state;
  LessonNames locked;
  std::vector<LessonStep> steps;
};
/// How many steps ask for something.
inline int checkedSteps(const Lesson& lesson) {
  return static_cast<int>(std::count_if(lesson.steps.begin(), lesson.steps.end(),
                                        [](const LessonStep& step) { return isChecked(step.kind); }));
}

}  // namespace linkwright
