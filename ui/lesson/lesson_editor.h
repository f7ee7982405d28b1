// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_draft.h"
#include "ui/lesson/draft_desk.h"
#include "ui/lesson/draft_rescue.h"
#include "ui/lesson/seen_now.h"

#include <QPointer>
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

class AuthorBar;
class LessonForm;
class StepForm;

/// Writes a lesson in a window beside the person's own, whose robot, panels and camera its steps are made from. Each
/// edit can be undone; nothing is on the disk before it is saved, and nothing goes without being asked for. A bar in
/// that window has the commands that are about what is seen, so that the editor may be behind it.
class LessonEditor : public QWidget {
  Q_OBJECT
public:
  /// `rescue`: a folder for what is not saved when the program ends; empty: nothing is kept.
  LessonEditor(SeenNow seen, const QString& examples, const QString& rescue);
  ~LessonEditor() override;

  /// A new lesson about the robot that the window shows.
  void write();
  /// A lesson of a folder or an archive; `is_copy`: it is to be saved elsewhere. False: there is none, as has been
  /// said.
  bool open(const QString& place, bool is_copy);
  /// Asks what becomes of what is not saved; false: the window is to stay.
  bool mayLeave();
  const DraftDesk& desk() const { return desk_; }
  /// That the lesson is saved in; empty: none yet.
  QString folder() const { return folder_; }
  DraftRescue& rescue() { return rescue_; }

signals:
  /// The lesson is to be taken from that step on, by its author: nothing is kept of it.
  void tryWanted(const std::shared_ptr<const linkwright::OpenLesson>& lesson, int step);

protected:
  void closeEvent(QCloseEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

private:
  QWidget* makeTop();
  QWidget* makeSteps();
  QWidget* makeForms();
  QWidget* makeFoot();
  void makeBar();
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
  void showBeginning();
  void bringBack();
  void answer();
  void check();
  void showCounts();
  void forgetFindings();
  void showFindings(std::vector<DraftFinding> findings);
  void tryAsStudent();
  bool goOnWithRescued();
  bool save();
  bool saveAs();
  bool saveTo(const QString& folder);
  bool mayReplace(const QString& folder);
  void fail(const Diagnostics& problems, const QString& heading);

  SeenNow seen_;
  QPointer<AuthorBar> bar_;  ///< in the window that is seen
  DraftDesk desk_;
  DraftRescue rescue_;
  QString folder_;         ///< that it is saved in; empty: none yet
  QString from_;           ///< that it was read from
  std::string was_saved_;  ///< what the folder's lesson.json held when it was read or written
  std::vector<DraftFinding> findings_;
  QString counts_;             ///< of findings_, in words
  int checked_revision_ = -1;  ///< of what findings_ are
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
