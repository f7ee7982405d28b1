// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_text.h"
#include "core/lesson/value_name.h"
#include "ui/widgets/equations.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <utility>

class QWidget;

namespace linkwright::ui {

class LessonSession;

/// Sets the texts of a lesson: Markdown, with the equations it names as pictures and its live values as numbers.
class LessonWords {
public:
  /// The value of a name; none where there is none yet.
  using ValueOf = std::function<std::optional<double>(const std::string& name)>;

  LessonWords(LessonSession& session, const QWidget& widget);
  LessonWords(ValueOf value_of, const QWidget& widget) : value_of_(std::move(value_of)), widget_(widget) {}

  /// As rich text for a label, in the widget's font and colours; equations are at most `width` px wide.
  QString rich(const LessonTextPart& part, int width) const;
  /// To be read out: equations and values in words.
  QString plain(const LessonTextPart& part) const;

private:
  QString picture(const EquationName& name, const QString& words, int width) const;
  QString dotted(const QString& symbol) const;
  QString valueText(const LessonPlaceholder& placeholder) const;

  ValueOf value_of_;
  const QWidget& widget_;
  Equations equations_;
};

}  // namespace linkwright::ui
