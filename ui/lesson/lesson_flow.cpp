// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_flow.h"

#include "ui/lesson/lesson_list.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/widgets/diagnostics_dialog.h"

#include <QAction>
#include <QDir>

#include <algorithm>

namespace linkwright::ui {

LessonFlow::LessonFlow(QWidget& window, LessonFolders folders)
    : QObject(&window),
      window_(window),
      folders_(std::move(folders)),
      //: noun: courses inside the program
      command_(new QAction(tr("&Lessons…"), this)) {
  command_->setObjectName("actionLessons");
  connect(command_, &QAction::triggered, this, &LessonFlow::showList);
}

void LessonFlow::showList() {
  if (!list_) {
    list_ = new LessonList(folders_, &window_);
    list_->setAttribute(Qt::WA_DeleteOnClose);
    connect(list_, &LessonList::chosen, this, &LessonFlow::open);
  }
  list_->show();
  list_->raise();
  list_->activateWindow();
}

void LessonFlow::open(const QString& folder) {
  Result<OpenLesson> opened = openLesson({QDir::cleanPath(folder).toStdString(), folders_.examples.toStdString()});
  if (!opened) {
    showDiagnostics(opened.diagnostics(), tr("This lesson cannot be opened:"), true, &window_);
    return;
  }
  const auto lesson = std::make_shared<const OpenLesson>(std::move(opened).value());
  const std::vector<StepMark> marks = marksOf(lesson->lesson, readOwnProgress(folders_.progress));
  // where it was left: at the first step that is open, from the start where all are done
  const auto open = std::find(marks.begin(), marks.end(), StepMark::Open);
  emit lessonWanted(lesson, open == marks.end() ? 0 : static_cast<int>(open - marks.begin()), marks);
  if (list_) list_->close();
}

}  // namespace linkwright::ui

#include "moc_lesson_flow.cpp"
