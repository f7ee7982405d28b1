// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_text.h"
#include "core/lesson/value_name.h"
#include "ui/widgets/equations.h"

#include <QString>

class QWidget;

namespace linkwright::ui {

class LessonSession;

/// Sets the texts of a lesson: Markdown, with the equations it names as pictures and its live values as numbers.
class LessonWords {
public:
  LessonWords(LessonSession& session, const QWidget& widget) : session_(session), widget_(widget) {}

  /// As rich text for a label, in the widget's font and colours; equations are at most `width` px wide.
  QString rich(const LessonTextPart& part, int width) const;
  /// To be read out: equations and values in words.
  QString plain(const LessonTextPart& part) const;

private:
  QString picture(const EquationName& name, const QString& words, int width) const;
  QString dotted(const QString& symbol) const;
  QString valueText(const LessonPlaceholder& placeholder) const;

  LessonSession& session_;
  const QWidget& widget_;
  Equations equations_;
};

}  // namespace linkwright::ui
