// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_draft.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/planted_numbers.h"
#include "core/lesson/value_names.h"

#include <QCoreApplication>
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
  QString rule;                            ///< whether the formula of a pose or mechanism holds, or why it is none
  std::vector<PlantedNumber> planted;      ///< of the question that is looked at, in a step of numbers
  std::optional<double> tolerance;         ///< of that question
};

/// Numbers of joints, in degrees and metres where it is known which; `per`: behind the unit, as "/s".
QString jointNumbers(const std::vector<NamedNumber>& list, const std::map<std::string, bool>& turns,
                     const QString& per = {});

/// Works it out; the names of a robot's values are kept until it is another one. Milliseconds.
class FigureSource {
  Q_DECLARE_TR_FUNCTIONS(FigureSource)

public:
  StepFigures figures(const LessonDraft& draft, std::size_t step, std::size_t ask, const std::string& examples);
  /// Those that the step's robot has.
  QStringList names(const LessonDraft& draft, std::size_t step, ValueSize size, const std::string& examples);

private:
  static QString ruleWords(const OpenLesson& opened, const PlayedAttempt& begin);

  std::string named_;  ///< of what the names are
  QStringList names_;
};

}  // namespace linkwright::ui
