// SPDX-License-Identifier: MIT
#pragma once

// A lesson while somebody writes it: it need not be finished, and nothing of it is on a disk until it is saved.

#include "core/base/result.h"
#include "core/lesson/lesson_folder.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// Copies are cheap enough to be kept one an edit: the files are shared.
struct LessonDraft {
  Lesson lesson;
  std::vector<LessonText> texts;  ///< by Lesson::languages; the first one is the one that is written
  std::shared_ptr<const ZipFiles> files = std::make_shared<ZipFiles>();  ///< all others of its folder

  LessonText& text() { return texts.front(); }
  const LessonText& text() const { return texts.front(); }
  /// Adds a file, or puts it in the place of the one of that name.
  void setFile(const std::string& name, std::string content);
  /// A name for a file that there is not yet: "torque.json", "torque-2.json".
  std::string freeFile(const std::string& stem) const;
};

/// A lesson without steps, about the robot of an example or of a file that is added.
LessonDraft newDraft(const std::string& title, const LessonScene& scene);

struct DraftReading {
  LessonDraft draft;
  /// What could not be read, and is not in the draft. To save it over the lesson would lose that.
  Diagnostics lost;
};
/// A lesson to go on with: what is finished and what is not. Errors: there is no lesson.json or text file, or one that
/// is none; more files than an archive may have.
Result<DraftReading> readDraft(const LessonFiles& files);

/// All files of the lesson.
ZipFiles filesOf(const LessonDraft& draft);
/// Writes the files that differ from those in the folder, which is made where there is none; the others that are in it
/// stay, and meshes and pictures of the folder `from` come along. Each is whole or as before. Errors say which one
/// could not be written, and why.
Diagnostics saveDraft(const LessonDraft& draft, const std::string& folder, const std::string& from = {});

/// The lesson as learners will open it; errors as openLesson.
Result<OpenLesson> openDraft(const LessonDraft& draft, const std::string& examples);
/// One step of it alone, with its robot and its start, whether or not the rest can be opened. Errors: its robot cannot
/// be read.
Result<OpenLesson> openStep(const LessonDraft& draft, std::size_t step, const std::string& examples);

struct DraftFinding {
  Diagnostic finding;
  int step = -1;  ///< that it is about; -1: the lesson as a whole
};
/// What keeps the lesson from being opened; where nothing does, what its own check finds (checkLesson).
std::vector<DraftFinding> checkDraft(const LessonDraft& draft, const std::string& examples);

/// Makes the solution of a step of numbers, directions or choices what the model and the marked options say. A number
/// that is right already, and a formula, stay. What cannot be worked out yet is left out.
void answerFromModel(LessonDraft& draft, std::size_t step, const std::string& examples);

/// The id of a lesson of that title, until its author gives another one: "org.example.which-torque".
std::string draftId(const std::string& title);
/// What a step is called in formulas and files, made from words: "Which torque?" is "which-torque".
std::string idFrom(const std::string& words);

/// Gives a step another id, in its texts in all languages too.
void renameStep(LessonDraft& draft, std::size_t step, const std::string& id);
/// Takes a step out, with its texts in all languages; files stay.
void removeStep(LessonDraft& draft, std::size_t step);
/// The text of that key in the first language, empty: the step's own; empty words take one out that no step needs.
std::string partText(const LessonDraft& draft, std::size_t step, const std::string& key);
void setPartText(LessonDraft& draft, std::size_t step, const std::string& key, const std::string& markdown);

}  // namespace linkwright
