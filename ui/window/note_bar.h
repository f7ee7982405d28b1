// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

#include <functional>

class QLabel;
class QToolButton;

namespace linkwright::ui {

/// One line at the foot of the window that says something without standing in the way, with a button that shows more.
/// It is there only while it has something to say.
class NoteBar : public QStatusBar {
  Q_OBJECT
public:
  explicit NoteBar(QWidget* parent = nullptr);

  /// Says it until it is closed or something else is said; `more` is what the button does.
  void say(const QString& note, std::function<void()> more);
  void clear();

private:
  QLabel* note_;
  QToolButton* show_;
  std::function<void()> more_;
};

}  // namespace linkwright::ui
