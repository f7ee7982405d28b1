// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/exercise/exercise_desk.h"
#include "ui/lesson/draft_rescue.h"
#include "ui/lesson/seen_now.h"
#include "ui/work/background.h"
#include "ui/work/exercise_study.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QMenu;
class QPushButton;

namespace linkwright::ui {

class ClassForm;
class DraftLine;
class DraftText;
class QuestionForm;
class RangeTree;
class VariantPages;

/// Where exercises are.
struct ExerciseFolders {
  QString exercises;  ///< the program's own
  QString examples;
  QString rescue = {};  ///< for what is not saved when the program ends; empty: nothing is kept
};

/// Makes an exercise in a window beside the person's own, from the robot and the state that are seen there: what is
/// asked for, which numbers vary, which mistakes must be told apart, and for whom. Three variants are seen while it is
/// made. Each edit can be undone, and nothing goes without being asked for.
class ExerciseSheet : public QWidget {
  Q_OBJECT
public:
  ExerciseSheet(SeenNow seen, ExerciseFolders folders);
  ~ExerciseSheet() override;

  /// A new exercise about the robot that the window shows.
  void write();
  /// False: it cannot be read, as has been said. A shipped one is opened as a copy.
  bool open(const QString& path);
  /// Asks what becomes of what is not saved; false: the window is to stay.
  bool mayLeave();
  /// Writes it for the whole class, in the background.
  void exportTo(const QString& path, ExerciseFormat format);

  ExerciseDesk& desk() { return desk_; }
  /// Whether nothing of it is a person's yet.
  bool isFresh() const { return path_.isEmpty() && desk_.isSaved(); }
  /// What was found out last; null while nothing has been yet.
  const ExerciseStudy* study() const { return study_.get(); }
  bool isBusy() const { return wait_.isActive() || work_.isRunning() || export_.isRunning(); }

signals:
  void exported(bool well);

protected:
  void closeEvent(QCloseEvent* event) override;

private:
  QWidget* makeTop();
  QWidget* makeForms();
  QMenu* makeOpenMenu(QWidget* parent);
  QMenu* makeExportMenu(QWidget* parent);
  void refresh();
  void ask();
  void showStudy();
  void showRest();
  ExerciseQuery query() const;
  void takeRobot();
  void openFile();
  void askForExport(ExerciseFormat format);
  bool save();
  bool saveAs();
  bool saveTo(const QString& path);
  QString proposed(const QString& ending) const;
  bool goOnWithRescued();
  void keep();
  void tell(const QString& words);
  void fail(const Diagnostics& problems, const QString& heading);

  SeenNow seen_;
  ExerciseFolders folders_;
  ExerciseDesk desk_;
  DraftRescue rescue_;
  QString path_;  ///< that it is saved in; empty: none yet
  QTimer wait_;
  Background work_, export_;
  std::shared_ptr<const ExerciseStudy> study_;
  QPushButton *undo_ = nullptr, *redo_ = nullptr;
  DraftLine* title_ = nullptr;
  DraftText* goal_ = nullptr;
  QLabel *robot_ = nullptr, *words_problem_ = nullptr, *ranges_problem_ = nullptr, *status_ = nullptr;
  QuestionForm* questions_ = nullptr;
  RangeTree* ranges_ = nullptr;
  ClassForm* class_ = nullptr;
  VariantPages* pages_ = nullptr;
};

}  // namespace linkwright::ui
