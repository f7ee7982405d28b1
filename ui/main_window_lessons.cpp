// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: taken in a second window, and written beside this one, as exercises are.
#include "ui/exercise/exercise_flow.h"
#include "ui/files/file_flow.h"
#include "ui/files/safety.h"
#include "ui/lesson/lesson_flow.h"
#include "ui/lesson/lesson_progress.h"
#include "ui/lesson/lesson_stage.h"
#include "ui/main_window.h"
#include "ui/manual/help_flow.h"
#include "ui/widgets/language.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/sentence.h"
#include "ui/window/menus.h"
#include "ui/window/workspaces.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QTimer>
#include <QToolBar>

#include <utility>

namespace linkwright::ui {

void MainWindow::makeLessons(const WindowMenus& menus) {
  if (!options_.lesson) {
    if (options_.lessons_folder.isEmpty()) return;
    const SeenNow seen{*this, document_, interaction_, *workspaces_, [this] { return view_.get(); }};
    lessons_ =
        new LessonFlow(*this, {options_.lessons_folder, options_.examples_folder, options_.progress_folder}, seen);
    const QString rescue =
        options_.progress_folder.isEmpty() ? QString() : options_.progress_folder + "/unsaved_exercise";
    exercises_ = new ExerciseFlow(
        *this, {QDir::cleanPath(options_.lessons_folder + "/../exercises"), options_.examples_folder, rescue}, seen);
    const QList<QAction*> help = findChild<HelpFlow*>()->commands();
    lessons_->setHelp(help);
    exercises_->setHelp(help);
    menus.help->insertActions(menus.help->actions().value(0), {lessons_->command(), exercises_->command()});
    connect(lessons_, &LessonFlow::exerciseWanted, exercises_, &ExerciseFlow::show);
    connect(lessons_, &LessonFlow::lessonWanted, this, &MainWindow::takeLesson);
    connect(lessons_, &LessonFlow::trialWanted, this, &MainWindow::tryLesson);
    connect(files_, &FileFlow::lessonsWanted, lessons_, &LessonFlow::showList);
    return;
  }
  // what is set up by the lesson alone, and would give answers away
  for (QAction* each : {actions_.new_robot, actions_.open, actions_.save, actions_.save_as, actions_.export_urdf,
                        actions_.report, actions_.meshes, actions_.examples, actions_.recover, actions_.reset_panels})
    each->setEnabled(false);
  menus.file->menuAction()->setVisible(false);
  menus.matrices->menuAction()->setVisible(false);
  menus.panels->menuAction()->setVisible(false);
  menus.workspaces->menuAction()->setVisible(false);
  menus.workspace_bar->hide();
  auto* tools = findChild<QToolBar*>("toolBar");
  for (QAction* each : {actions_.open, actions_.save}) tools->removeAction(each);
  for (const auto& each : modules_) each->action()->setEnabled(false);
  session_ = new LessonSession(options_.lesson, currentLanguage(), document_, interaction_, this);
  stage_ = new LessonStage(*session_, *this, *workspaces_, [this] { return view_.get(); });
  connect(stage_, &LessonStage::exitWanted, this, &QWidget::close);
  // what was said of another step
  connect(session_, &LessonSession::begun, &files_->note(), &NoteBar::clear);
  connect(session_, &LessonSession::happened, this, [this](const ProgressEntry& entry) {
    const Diagnostics problems = keepProgress(options_.progress_folder, entry);
    if (!problems.empty())
      files_->warn(tr("This answer could not be kept: %1").arg(sentence(problems.front().message)));
  });
}

void MainWindow::openLesson(const QString& folder) {
  if (lessons_ != nullptr) lessons_->open(folder);
}

// a second window: the document of this one, its undo stack, panels and camera are as they are
void MainWindow::takeLesson(const std::shared_ptr<const OpenLesson>& lesson, int step,
                            const std::vector<StepMark>& marks) {
  showLesson(lesson, step, marks, options_.progress_folder);
}

void MainWindow::tryLesson(const std::shared_ptr<const OpenLesson>& lesson, int step) {
  showLesson(lesson, step, std::vector<StepMark>(lesson->lesson.steps.size(), StepMark::Open), {});
}

void MainWindow::showLesson(const std::shared_ptr<const OpenLesson>& lesson, int step,
                            const std::vector<StepMark>& marks, const QString& progress_folder) {
  if (lesson_window_) return;
  document_.playback().pause();
  if (Autosave* autosave = safety_->autosave()) autosave->saveSoon();
  WindowOptions options = options_;
  options.remembers = false;
  options.sessions_folder.clear();
  options.lesson = lesson;
  options.progress_folder = progress_folder;
  options.theme = interaction_.themeChoice();
  lesson_window_ = std::make_unique<MainWindow>(options);
  lesson_window_->setTextSize(text_percent_);
  lesson_window_->interaction_.setAngleUnit(interaction_.angleUnit());
  lesson_window_->interaction_.setMouseStyle(interaction_.mouseStyle());
  lesson_window_->setGeometry(geometry());
  lesson_window_->session_->setMarks(marks);
  lesson_window_->session_->begin(step);
  connect(lesson_window_.get(), &MainWindow::lessonLeft, this, &MainWindow::comeBack);
  if (isFullScreen())
    lesson_window_->showFullScreen();
  else if (isMaximized())
    lesson_window_->showMaximized();
  else
    lesson_window_->show();
  hide();
}

void MainWindow::comeBack() {
  if (!lesson_window_) return;
  // before the other one has gone: where no window is left the program ends
  show();
  QTimer::singleShot(0, this, [this] {
    lesson_window_.reset();
    // its theme and text size may be others
    showTextSize();
    giveFocusBack();
    if (lessons_ != nullptr) lessons_->comeBack();
  });
}

}  // namespace linkwright::ui
