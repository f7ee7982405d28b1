// SPDX-License-Identifier: GPL-3.0-or-later
// Opening, saving and leaving.
#include "core/io/text_file.h"
#include "ui/lesson/author_window.h"
#include "ui/lesson/lesson_editor.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/own_keys.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace linkwright::ui {

namespace {

/// What a folder's lesson.json holds; empty where it has none.
std::string lessonIn(const QString& folder) {
  const QString path = folder + QLatin1Char('/') + QLatin1String(kLessonFile);
  if (folder.isEmpty() || !QFileInfo::exists(path)) return {};
  const Result<std::string> text = readTextFile(path.toStdString());
  return text ? *text : std::string();
}

}  // namespace

// the program has ended before it was saved
bool LessonEditor::goOnWithRescued() {
  if (!rescue_.isThere()) return false;
  QMessageBox question(QMessageBox::Question, tr("Unsaved Lesson"), tr("A lesson was not saved the last time."),
                       QMessageBox::NoButton, this);
  question.setObjectName("editorRescueQuestion");
  QPushButton* go_on = question.addButton(tr("&Go On with It"), QMessageBox::AcceptRole);
  QPushButton* discard = question.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
  go_on->setObjectName("editorRescue");
  discard->setObjectName("editorRescueDiscard");
  question.setDefaultButton(go_on);
  question.exec();
  if (question.clickedButton() == discard) rescue_.clear();
  if (question.clickedButton() != go_on) return false;
  const Result<LessonFiles> files = LessonFiles::open(rescue_.folder().toStdString());
  Result<DraftReading> reading = files ? readDraft(*files) : Result<DraftReading>::failure(files.diagnostics());
  if (!reading) {
    fail(reading.diagnostics(), tr("This lesson cannot be opened:"));
    return false;
  }
  folder_.clear();
  from_.clear();
  was_saved_.clear();
  forgetFindings();
  desk_.show(std::move(reading).value().draft);
  desk_.setUnsaved();
  tell(tr("This lesson was not saved yet. Save it to a folder of your own."));
  return true;
}

void LessonEditor::write() {
  if (goOnWithRescued()) return;
  LessonDraft draft = newDraft(tr("New Lesson").toStdString(), {});
  draft.lesson.scene = seen_.robot(draft, desk_.examples());
  folder_.clear();
  from_.clear();
  was_saved_.clear();
  forgetFindings();
  desk_.show(std::move(draft));
  tell(tr("Bring the window to where the first step begins, then add it."));
}

void LessonEditor::forgetFindings() {
  findings_.clear();
  counts_.clear();
  list_->clear();
  list_->hide();
}

bool LessonEditor::open(const QString& place, bool is_copy) {
  if (goOnWithRescued()) return true;
  const Result<LessonFiles> files = LessonFiles::open(QDir::cleanPath(place).toStdString());
  Result<DraftReading> reading = files ? readDraft(*files) : Result<DraftReading>::failure(files.diagnostics());
  if (!reading) {
    fail(reading.diagnostics(), tr("This lesson cannot be opened:"));
    return false;
  }
  DraftReading read = std::move(reading).value();
  const bool is_archive = QFileInfo(place).isFile();
  const bool goes_elsewhere = is_copy || is_archive || !read.lost.empty();
  from_ = is_archive ? QString() : QDir::cleanPath(place);
  folder_ = goes_elsewhere ? QString() : from_;
  was_saved_ = lessonIn(folder_);
  forgetFindings();
  desk_.show(std::move(read.draft));
  tell(goes_elsewhere ? tr("This is a copy. Save it to a folder of your own.") : QString());
  if (!read.lost.empty())
    fail(read.lost, tr("These parts of the lesson cannot be read, and are not in the copy that is open now:"));
  return true;
}

bool LessonEditor::save() { return folder_.isEmpty() ? saveAs() : saveTo(folder_); }

bool LessonEditor::saveAs() {
  finishTyping(*this);
  const QString name = QString::fromStdString(idFrom(desk_.draft().text().title));
  const QString beside = from_.isEmpty() || folder_.isEmpty() ? QDir::homePath() : QFileInfo(from_).path();
  // a lesson is a folder: the name is that of a new one, or its lesson.json is chosen
  const QString path = QFileDialog::getSaveFileName(this, tr("Save the Lesson As a Folder"), beside + "/" + name,
                                                    tr("Lessons (lesson.json)"));
  if (path.isEmpty()) return false;
  const QFileInfo chosen(path);
  const QString folder = chosen.fileName() == QLatin1String(kLessonFile) ? chosen.path() : path;
  return saveTo(folder);
}

bool LessonEditor::mayReplace(const QString& folder) {
  const std::string there = lessonIn(folder);
  if (there.empty() || (folder == folder_ && there == was_saved_)) return true;
  QMessageBox question(QMessageBox::Question, tr("Save the Lesson"),
                       folder == folder_ ? tr("The lesson has been changed by another program.")
                                         : tr("There is a lesson in this folder already."),
                       QMessageBox::Cancel, this);
  question.setObjectName("editorReplaceQuestion");
  question.setInformativeText(tr("Saving replaces it."));
  QPushButton* replace = question.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
  replace->setObjectName("editorReplace");
  question.exec();
  return question.clickedButton() == replace;
}

bool LessonEditor::saveTo(const QString& folder) {
  answer();
  if (!mayReplace(folder)) return false;
  const Diagnostics problems = saveDraft(desk_.draft(), folder.toStdString(), from_.toStdString());
  if (!problems.empty()) {
    fail(problems, tr("The lesson could not be saved:"));
    return false;
  }
  folder_ = from_ = folder;
  was_saved_ = lessonIn(folder);
  desk_.setSaved();
  rescue_.clear();
  //: %1: folder
  tell(tr("Saved in %1").arg(QDir::toNativeSeparators(folder)));
  return true;
}

void LessonEditor::fail(const Diagnostics& problems, const QString& heading) {
  showDiagnostics(problems, heading, hasErrors(problems), isVisible() ? this : parentWidget());
}

bool LessonEditor::mayLeave() {
  finishTyping(*this);
  if (desk_.isSaved()) return true;
  const Leaving answer =
      askToLeave(*this, QStringLiteral("editorQuestion"), tr("Unsaved Lesson"), tr("The lesson has unsaved changes."));
  if (answer == Leaving::Save) return save();
  if (answer == Leaving::Discard) rescue_.clear();
  return answer == Leaving::Discard;
}

void LessonEditor::closeEvent(QCloseEvent* event) { event->setAccepted(mayLeave()); }

}  // namespace linkwright::ui
