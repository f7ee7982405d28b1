// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lesson_flow.h"

#include "ui/lesson/author_window.h"
#include "ui/lesson/lesson_editor.h"
#include "ui/lesson/lesson_list.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/widgets/diagnostics_dialog.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QScreen>

#include <algorithm>

namespace linkwright::ui {

LessonFlow::LessonFlow(QWidget& window, LessonFolders folders, SeenNow seen)
    : QObject(&window),
      window_(window),
      folders_(std::move(folders)),
      //: noun: courses inside the program
      command_(new QAction(tr("&Lessons…"), this)),
      seen_(std::move(seen)) {
  command_->setObjectName("actionLessons");
  connect(command_, &QAction::triggered, this, &LessonFlow::showList);
}

void LessonFlow::showList() {
  if (editor_ && !editor_->folder().isEmpty()) folders_.own = editor_->folder();
  if (!list_) {
    list_ = new LessonList(folders_, &window_);
    list_->setAttribute(Qt::WA_DeleteOnClose);
    connect(list_, &LessonList::chosen, this, &LessonFlow::open);
    connect(list_, &LessonList::writeWanted, this, &LessonFlow::write);
    connect(list_, &LessonList::editWanted, this, &LessonFlow::edit);
    connect(list_, &LessonList::exerciseWanted, this, [this] {
      list_->close();
      emit exerciseWanted();
    });
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
  setEditorAside();
  emit lessonWanted(lesson, open == marks.end() ? 0 : static_cast<int>(open - marks.begin()), marks);
  if (list_) list_->close();
}

// --- writing one

bool LessonFlow::makeEditor() {
  if (editor_) return editor_->mayLeave();
  const QString rescue = folders_.progress.isEmpty() ? QString() : folders_.progress + "/unsaved_lesson";
  editor_ = new LessonEditor(seen_, folders_.examples, rescue);
  editor_->addActions(help_);
  connect(editor_, &LessonEditor::tryWanted, this, [this](const std::shared_ptr<const OpenLesson>& lesson, int step) {
    setEditorAside();
    emit trialWanted(lesson, step);
  });
  return true;
}

void LessonFlow::showEditor() {
  showBeside(*editor_, window_);
  if (list_) list_->close();
}

void LessonFlow::write() {
  if (!makeEditor()) return;
  editor_->write();
  showEditor();
}

void LessonFlow::edit(const QString& folder) {
  if (!makeEditor()) return;
  const QString shipped = QFileInfo(folders_.lessons).canonicalFilePath();
  const bool is_copy = !shipped.isEmpty() && (QFileInfo(folder).canonicalFilePath() + '/').startsWith(shipped + '/');
  if (editor_->open(folder, is_copy)) showEditor();
}

LessonEditor* LessonFlow::editor() const { return editor_; }

bool LessonFlow::mayLeave() { return !editor_ || editor_->mayLeave(); }

void LessonFlow::closeEditor() { delete editor_; }

void LessonFlow::setEditorAside() {
  is_editor_aside_ = editor_ && editor_->isVisible();
  if (is_editor_aside_) editor_->hide();
}

void LessonFlow::comeBack() {
  if (is_editor_aside_ && editor_) showEditor();
  is_editor_aside_ = false;
}

}  // namespace linkwright::ui

#include "moc_lesson_flow.cpp"
