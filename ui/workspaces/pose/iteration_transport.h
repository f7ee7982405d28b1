// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;

/// Which problem is looked at and where in it: the buttons and the scrubber, and below them what happens there.
class IterationTransport : public QWidget {
  Q_OBJECT
public:
  explicit IterationTransport(IkStudy& study, QWidget* parent = nullptr);

  /// Back, next, to the start, to the end, run: with their keys. They answer while the study is open.
  const QList<QAction*>& keyActions() const { return actions_; }

private:
  QToolButton* makeButton(QAction* action, const QString& text);
  QAction* makeAction(const char* name, const QString& words, const QKeySequence& key);
  void buildCases();
  void buildButtons();
  void buildFoot();
  void showCases();
  void showRuns();
  void showPlace();
  void copyCsv();

  IkStudy& study_;
  QComboBox* cases_;
  QSlider* scrubber_;
  QLabel* count_;
  ElidedLabel* status_;
  QToolButton *put_ = nullptr, *copy_ = nullptr, *run_button_ = nullptr;
  QAction *start_ = nullptr, *back_ = nullptr, *run_ = nullptr, *next_ = nullptr, *end_ = nullptr;
  QList<QAction*> actions_;
};

}  // namespace linkwright::ui
