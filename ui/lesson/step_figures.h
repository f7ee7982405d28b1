// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_draft.h"
#include "core/lesson/planted_numbers.h"
#include "core/lesson/value_names.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace linkwright::ui {

/// What the model says of a step that is being written, in the state that it begins with.
struct StepFigures {
  QString problem;                         ///< why it says nothing; empty: it does
  std::map<std::string, double> values;    ///< of the names of `let`, and of what is asked
  std::map<std::string, QString> unknown;  ///< names of `let` and questions without a value, and why
  std::map<std::string, bool> turns;       ///< by joint: whether it is an angle, or a length
  std::map<std::string, QString> wrong;    ///< wrong answers whose formula is none, by key, and why
  std::vector<PlantedNumber> planted;      ///< of the question that is looked at, in a step of numbers
  std::optional<double> tolerance;         ///< of that question
};

/// Works it out; the names of a robot's values are kept until it is another one. Milliseconds.
class FigureSource {
public:
  StepFigures figures(const LessonDraft& draft, std::size_t step, std::size_t ask, const std::string& examples);
  /// Those that the step's robot has.
  QStringList names(const LessonDraft& draft, std::size_t step, ValueSize size, const std::string& examples);

private:
  std::string named_;  ///< of what the names are
  QStringList names_;
};

}  // namespace linkwright::ui
