// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_draft.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/seen_now.h"

#include <QTemporaryDir>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QPushButton;
class QScrollArea;
class QSplitter;
class QVBoxLayout;

namespace linkwright::ui {

class LessonForm;
class StepForm;

/// Writes a lesson in a window beside the person's own, whose robot, panels and camera its steps are made from. Each
/// edit can be undone; nothing is on the disk before it is saved, and nothing goes without being asked for.
class LessonEditor : public QWidget {
  Q_OBJECT
public:
  LessonEditor(SeenNow seen, const QString& examples, QWidget* parent);

  /// A new lesson about the robot that the window shows.
  void write();
  /// A lesson of a folder or an archive; `is_copy`: it is to be saved elsewhere. False: there is none, as has been
  /// said.
  bool open(const QString& place, bool is_copy);
  /// Asks what becomes of what is not saved; false: the window is to stay.
  bool mayLeave();
  const DraftDesk& desk() const { return desk_; }

signals:
  /// The lesson is to be taken from that step on, by its author: nothing is kept of it.
  void tryWanted(const std::shared_ptr<const linkwright::OpenLesson>& lesson, int step);

protected:
  void closeEvent(QCloseEvent* event) override;

private:
  QWidget* makeTop();
  QWidget* makeSteps();
  QWidget* makeForms();
  QWidget* makeFoot();
  void makeKeys();
  void refresh();
  void refreshSteps();
  void tell(const QString& words);
  void addStep();
  void copyStep();
  void removeCurrent();
  void moveStep(int by);
  void beginSeen();
  void solveSeen();
  void addPlace();
  void answer();
  void check();
  void showFindings(std::vector<DraftFinding> findings);
  void tryAsStudent();
  bool save();
  bool saveAs();
  bool saveTo(const QString& folder);
  bool mayReplace(const QString& folder);
  void fail(const Diagnostics& problems, const QString& heading);

  SeenNow seen_;
  DraftDesk desk_;
  QString folder_;         ///< that it is saved in; empty: none yet
  QString from_;           ///< that it was read from
  std::string was_saved_;  ///< what the folder's lesson.json held when it was read or written
  std::vector<DraftFinding> findings_;
  bool is_checked_ = false;  ///< findings_ are of what is there now
  std::unique_ptr<QTemporaryDir> tried_;
  QPushButton *undo_ = nullptr, *redo_ = nullptr, *try_ = nullptr;
  QPushButton *up_ = nullptr, *down_ = nullptr, *copy_ = nullptr, *remove_ = nullptr;
  QListWidget *steps_ = nullptr, *list_ = nullptr;
  LessonForm* lesson_form_ = nullptr;
  StepForm* step_form_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QLabel *status_ = nullptr, *found_ = nullptr;
  int shown_step_ = -2;
};

}  // namespace linkwright::ui
