// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/problems.h"
#include "core/lesson/lesson.h"
#include "core/lesson/lesson_files.h"
#include "core/lesson/lesson_text.h"
#include "core/lesson/lesson_values.h"

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// A step of an open lesson: the robot and the state that it begins with.
struct LessonStart {
  LessonRobot robot;
  LessonInstant instant;
};

/// A lesson with everything that it needs: its words, its robots, the start of each step.
struct OpenLesson {
  std::string folder, examples;  ///< that it was read from (LessonPlaces)
  LessonFiles files;             ///< of it
  std::string file;              ///< of lesson.json, for messages
  std::string hash;              ///< of lesson.json (lesson_hash.h)
  Lesson lesson;
  std::vector<LessonText> texts;    ///< by Lesson::languages
  std::vector<LessonStart> starts;  ///< by Lesson::steps
};

/// In that language; in the first one of the lesson where it has none.
const LessonText& textIn(const OpenLesson& lesson, std::string_view language);

/// Where a lesson is read from.
struct LessonPlaces {
  std::string folder;    ///< of the lesson; or a zip archive of it, X.zip
  std::string examples;  ///< of the program's example robots
};

/// Opens the lesson of a folder or an archive: lesson.json, text/LANGUAGE.md for each language, the scenes. It does not
/// open unless all of them can be read, each step has its texts and every name (of a joint, a link, a value, an
/// equation, a panel, a mistake) is one: all problems are listed with file, line and what to do. Warnings are those of
/// the scenes.
Result<OpenLesson> openLesson(const LessonPlaces& places);
/// The same of files that have been found.
Result<OpenLesson> openLesson(const LessonPlaces& places, LessonFiles files);

/// The lessons of a folder, sorted by name: itself if it has a lesson.json, else the folders in it that have one. The
/// folder itself where none has, so that opening it says why.
std::vector<std::string> lessonFolders(const std::string& folder);

/// The robot of a lesson or a step.
Result<LessonRobot> readLessonRobot(const LessonPlaces& places, const LessonScene& scene);
Result<LessonRobot> readLessonRobot(const LessonFiles& files, const std::string& examples, const LessonScene& scene);
/// The start of a step on its robot. Adds to `problems` which of its names are none.
LessonStart startOn(const LessonRobot& robot, const Lesson& lesson, const LessonStep& step, Problems& problems);
/// A robot as a file of the lesson's folder has it, with the gravity of the step's: its solution, or an example.
Result<LessonRobot> readStepFile(const OpenLesson& lesson, const LessonStep& step, const LessonName& file);
/// The state of a robot's own scene with `state` on top of it. Names that are none are passed over.
LessonInstant instantOf(const LessonRobot& robot, const LessonState& state);
/// The same on top of another instant.
LessonInstant instantOf(const LessonRobot& robot, const LessonState& state, LessonInstant before);

}  // namespace linkwright
