// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_folder.h"
#include "ui/document/lesson_session.h"
#include "ui/lesson/seen_now.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <vector>

class QAction;
class QWidget;

namespace linkwright::ui {

class LessonEditor;
class LessonList;

/// Where lessons and what people have answered are kept.
struct LessonFolders {
  QString lessons, examples;
  QString progress;  ///< of the person's answers; empty: nothing is kept
  QString own = {};  ///< of the lesson that was written last; empty: none yet
};

/// Lessons as a person meets them: the list, opening one, and how far they have come in it. Taking one is somebody
/// else's (LessonStage), in a window of its own.
class LessonFlow : public QObject {
  Q_OBJECT
public:
  LessonFlow(QWidget& window, LessonFolders folders, SeenNow seen);

  QAction* command() const { return command_; }
  /// The commands of the manual, for the editor's window too.
  void setHelp(const QList<QAction*>& commands) { help_ = commands; }
  void showList();
  /// Opens the lesson of a folder, or says why it does not open.
  void open(const QString& folder);

  /// A new lesson about the robot that the window shows, or one of a folder; a shipped one is opened as a copy.
  void write();
  void edit(const QString& folder);
  /// Null while nothing is written.
  LessonEditor* editor() const;
  /// Asks what becomes of a lesson that is being written; false: the window is to stay.
  bool mayLeave();
  void closeEditor();
  /// The person is back from a lesson.
  void comeBack();

signals:
  /// It is to be taken from that step on; `marks`: how its steps were left.
  void lessonWanted(const std::shared_ptr<const linkwright::OpenLesson>& lesson, int step,
                    const std::vector<linkwright::ui::StepMark>& marks);
  /// The same by who writes it: nothing is kept of their answers.
  void trialWanted(const std::shared_ptr<const linkwright::OpenLesson>& lesson, int step);
  /// An exercise is to be made (ui/exercise).
  void exerciseWanted();

private:
  bool makeEditor();
  void showEditor();
  void setEditorAside();

  QWidget& window_;
  LessonFolders folders_;
  QAction* command_;
  QList<QAction*> help_;
  SeenNow seen_;
  QPointer<LessonList> list_;
  QPointer<LessonEditor> editor_;
  bool is_editor_aside_ = false;
};

}  // namespace linkwright::ui
