// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

#include <functional>

class QLabel;
class QTimer;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;

/// One line at the foot of the window that says something without standing in the way. A note stays until it is
/// dismissed and has a button that shows more; a word in passing goes by itself and gives the line back to the note.
/// The line is always there: nothing moves when something is said.
class NoteBar : public QStatusBar {
  Q_OBJECT
public:
  explicit NoteBar(QWidget* parent = nullptr);

  /// Says it until it is closed or something else is said; `more` is what the button does.
  void say(const QString& note, std::function<void()> more);
  /// Asks something that can wait: two buttons, each of which ends the note.
  struct Answer {
    QString text;  ///< on the button
    QString says;  ///< what it does, in a few words
    std::function<void()> does;
  };
  void ask(const QString& question, Answer first, Answer second);
  /// In passing, for a few seconds: something was done.
  void tell(const QString& words) { pass(words, false); }
  /// In passing, for ten seconds: something could not be done.
  void warn(const QString& words) { pass(words, true); }
  void clear();
  /// What can be read there now; empty most of the time.
  QString words() const;

private:
  void pass(const QString& words, bool warns);
  void showWords();
  void setButtons(const QString& more, const QString& more_says, const QString& close, const QString& close_says);

  QLabel* sign_;
  ElidedLabel* text_;
  QToolButton* more_button_;
  QToolButton* close_;
  QTimer* leaves_;
  QString note_;
  QString passing_;
  bool passing_warns_ = false;
  std::function<void()> more_;
  std::function<void()> on_close_;  ///< of a question: its second answer
};

}  // namespace linkwright::ui
