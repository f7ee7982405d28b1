// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lesson/lesson_words.h"
#include "ui/lesson/step_figures.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace linkwright::ui {

class DraftDesk;
class DraftText;
class WrappedLabel;

/// The texts of a step: its own, hints, replies, the explanation. One at a time is written, beside what the student
/// will see of it.
class TextsForm : public QWidget {
  Q_OBJECT
public:
  explicit TextsForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();
  /// The values that stand in texts.
  void showFigures(const StepFigures& figures);
  /// The text of that key is the one to write now.
  void choose(const std::string& key);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  struct Entry {
    std::string key;
    QString words;
  };
  std::vector<Entry> entries() const;
  void write(const QString& text);
  void preview();

  DraftDesk& desk_;
  std::map<std::string, double> values_;
  LessonWords words_;
  QComboBox* which_;
  DraftText* text_;
  WrappedLabel* preview_;
  QLabel *count_, *unknown_;
  std::string key_;  ///< of the text that is written; empty: the step's own
};

}  // namespace linkwright::ui
