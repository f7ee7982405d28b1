// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_folder.h"
#include "ui/document/lesson_session.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <vector>

class QAction;
class QWidget;

namespace linkwright::ui {

class LessonList;

/// Where lessons and what people have answered are kept.
struct LessonFolders {
  QString lessons, examples;
  QString progress;  ///< of the person's answers; empty: nothing is kept
};

/// Lessons as a person meets them: the list, opening one, and how far they have come in it. Taking one is somebody
/// else's (LessonStage), in a window of its own.
class LessonFlow : public QObject {
  Q_OBJECT
public:
  LessonFlow(QWidget& window, LessonFolders folders);

  QAction* command() const { return command_; }
  void showList();
  /// Opens the lesson of a folder, or says why it does not open.
  void open(const QString& folder);

signals:
  /// It is to be taken from that step on; `marks`: how its steps were left.
  void lessonWanted(const std::shared_ptr<const linkwright::OpenLesson>& lesson, int step,
                    const std::vector<linkwright::ui::StepMark>& marks);

private:
  QWidget& window_;
  LessonFolders folders_;
  QAction* command_;
  QPointer<LessonList> list_;
};

}  // namespace linkwright::ui
