// SPDX-License-Identifier: GPL-3.0-or-later
// What goes in and out of the exercise sheet: the window's robot, files of exercises, files for a class.
#include "core/exercise/exercise_reader.h"
#include "core/exercise/suggestions.h"
#include "core/io/text_file.h"
#include "core/lesson/lesson_draft.h"
#include "ui/exercise/class_form.h"
#include "ui/exercise/exercise_sheet.h"
#include "ui/exercise/range_tree.h"
#include "ui/exercise/sheet_pages.h"
#include "ui/exercise/shipped_exercises.h"
#include "ui/lesson/author_window.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/language.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/save_flow.h"
#include "ui/widgets/sentence.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>

#include <utility>

namespace linkwright::ui {

namespace {

struct FormatOffer {
  ExerciseFormat format;
  const char* ending;
  const char* other = nullptr;
};
constexpr FormatOffer kFormatOffers[] = {{ExerciseFormat::Key, "csv"},    {ExerciseFormat::Sheet, "pdf", "html"},
                                         {ExerciseFormat::Cloze, "xml"},  {ExerciseFormat::Moodle, "xml"},
                                         {ExerciseFormat::Canvas, "zip"}, {ExerciseFormat::Qti21, "zip"}};

QString formatWords(ExerciseFormat format) {
  switch (format) {
    case ExerciseFormat::Key: return ExerciseSheet::tr("&Answer Key (CSV)…");
    case ExerciseFormat::Sheet: return ExerciseSheet::tr("&Sheets to Print and Key (PDF or HTML)…");
    case ExerciseFormat::Cloze: return ExerciseSheet::tr("Moodle Cl&oze: All Questions in One (XML)…");
    case ExerciseFormat::Moodle: return ExerciseSheet::tr("&Moodle: Each Question by Itself (XML)…");
    case ExerciseFormat::Canvas: return ExerciseSheet::tr("&Canvas (QTI 1.2)…");
    case ExerciseFormat::Qti21: break;
  }
  return ExerciseSheet::tr("OpenOlat, ILIAS, TAO (&QTI 2.1)…");
}

/// What a robot's file is called in the draft of a lesson is of no meaning here.
std::shared_ptr<const ZipFiles> robotFile(const LessonDraft& seen, LessonScene& scene, const std::string& name) {
  const auto file = seen.files->find(scene.file.text);
  if (scene.file.text.empty() || file == seen.files->end()) return std::make_shared<const ZipFiles>();
  scene.file.text = name;
  return std::make_shared<const ZipFiles>(ZipFiles{{name, file->second}});
}

}  // namespace

QMenu* ExerciseSheet::makeOpenMenu(QWidget* parent) {
  auto* menu = new QMenu(parent);
  menu->setObjectName("exerciseOpenMenu");
  connect(menu->addAction(tr("&New from the Window")), &QAction::triggered, this, [this] {
    if (mayLeave()) write();
  });
  connect(menu->addAction(tr("From a &File…")), &QAction::triggered, this, &ExerciseSheet::openFile);
  menu->addSeparator();
  for (const ShippedExercise& each : shippedExercises(folders_.exercises)) {
    connect(menu->addAction(QString(each.title).replace('&', "&&")), &QAction::triggered, this,
            [this, path = each.path] {
              if (mayLeave()) open(path);
            });
  }
  return menu;
}

QMenu* ExerciseSheet::makeExportMenu(QWidget* parent) {
  auto* menu = new QMenu(parent);
  menu->setObjectName("exerciseExportMenu");
  for (const FormatOffer& each : kFormatOffers) {
    QAction* action = menu->addAction(formatWords(each.format));
    action->setObjectName(QStringLiteral("exerciseExport_") + QLatin1String(wordOf(kExerciseFormats, each.format)));
    connect(action, &QAction::triggered, this, [this, format = each.format] { askForExport(format); });
  }
  return menu;
}

// --- robots and exercises

void ExerciseSheet::write() {
  if (goOnWithRescued()) return;
  LessonDraft robot = newDraft({}, {});
  LessonScene scene = seen_.robot(robot, desk_.examples());
  std::shared_ptr<const ZipFiles> files = robotFile(robot, scene, kUnsavedRobot);
  ExerciseDraft draft;
  draft.exercise.scene = scene;
  draft.exercise.state = seen_.state();
  draft.files = files;
  const Result<OpenExercise> opened = openRobot(draft, desk_.examples());
  if (!opened) return fail(opened.diagnostics(), tr("The robot of the window cannot be used:"));
  path_.clear();
  ranges_->setDegrees(seen_.usesDegrees());
  desk_.show(newExercise(opened->robot, scene, seen_.state(), seen_.formulation(), files, seen_.usesDegrees(),
                         currentLanguage().toStdString()));
  tell(tr("A new exercise about the robot of the window."));
}

void ExerciseSheet::takeRobot() {
  finishTyping(*this);
  LessonDraft robot = newDraft({}, {});
  LessonScene scene = seen_.robot(robot, desk_.examples());
  const std::string& now = desk_.exercise().scene.file.text;
  const std::shared_ptr<const ZipFiles> files = robotFile(robot, scene, now.empty() ? kUnsavedRobot : now);
  desk_.setRobot(scene, seen_.state(), seen_.formulation(), files);
  tell(tr("Robot and state are those of the window now. Ranges and questions stay."));
}

bool ExerciseSheet::open(const QString& path) {
  Result<ExerciseDraft> read = readExerciseDraft(path.toStdString());
  if (!read) {
    fail(read.diagnostics(), tr("This exercise cannot be opened:"));
    return false;
  }
  const QString shipped = QFileInfo(folders_.exercises).canonicalFilePath();
  const bool is_copy = !shipped.isEmpty() && QFileInfo(path).canonicalPath() == shipped;
  path_ = is_copy ? QString() : path;
  ExerciseDraft draft = std::move(read).value();
  // what is made of it is written in one language: translations of other words would be left behind
  if (is_copy) draft.exercise.texts = {textFor(draft.exercise, currentLanguage().toStdString())};
  desk_.show(std::move(draft));
  tell(is_copy ? tr("This is a copy. Save it to a file of your own.") : QString());
  return true;
}

void ExerciseSheet::openFile() {
  if (!mayLeave()) return;
  const QString path = QFileDialog::getOpenFileName(
      this, tr("Open Exercise"), path_.isEmpty() ? QDir::homePath() : path_, tr("Exercises (*.json);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

QString ExerciseSheet::proposed(const QString& ending) const {
  const QString folder = path_.isEmpty() ? QDir::homePath() : QFileInfo(path_).path();
  const QString name = path_.isEmpty() ? QString::fromStdString(idFrom(desk_.draft().text().title))
                                       : QFileInfo(path_).completeBaseName();
  return folder + QLatin1Char('/') + name + ending;
}

bool ExerciseSheet::save() { return path_.isEmpty() ? saveAs() : saveTo(path_); }

bool ExerciseSheet::saveAs() {
  finishTyping(*this);
  const QString path = askWhereToSave(this, "exerciseFiles", tr("Save Exercise"), proposed(QStringLiteral(".json")),
                                      {{tr("Exercises (*.json)"), "json"}})
                           .path;
  return !path.isEmpty() && saveTo(path);
}

bool ExerciseSheet::saveTo(const QString& path) {
  finishTyping(*this);
  ExerciseDraft draft = desk_.draft();
  const Diagnostics problems = saveExercise(draft, path.toStdString());
  if (hasErrors(problems)) {
    fail(problems, tr("The exercise cannot be saved yet:"));
    return false;
  }
  path_ = path;
  desk_.setSaved(draft);
  rescue_.clear();
  //: %1: path of a file
  tell(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
  return true;
}

// --- for the class

void ExerciseSheet::askForExport(ExerciseFormat format) {
  finishTyping(*this);
  if (!class_->hasStudents()) return;
  const auto* offer = std::find_if(std::begin(kFormatOffers), std::end(kFormatOffers),
                                   [&](const FormatOffer& each) { return each.format == format; });
  std::vector<SaveFormat> endings;
  for (const char* ending : {offer->ending, offer->other}) {
    //: %1: ending of names of files, such as csv
    if (ending != nullptr) endings.push_back({tr("Files (*.%1)").arg(QLatin1String(ending)), QLatin1String(ending)});
  }
  const QString name = proposed((format == ExerciseFormat::Key ? QStringLiteral("_key.") : QStringLiteral("_class.")) +
                                QLatin1String(offer->ending));
  const QString path = askWhereToSave(this, "exerciseClassFiles", tr("Write for Class"), name, endings).path;
  if (!path.isEmpty()) exportTo(path, format);
}

void ExerciseSheet::exportTo(const QString& path, ExerciseFormat format) {
  const ExerciseQuery asked = query();
  //: number of students
  tell(tr("Making %n variants…", nullptr, static_cast<int>(asked.students.size())));
  export_.start(
      [asked, format, path](const Background::Task& task) {
        const auto make = [&](const ExerciseClass& all) { return classFiles(all, format, path.toStdString()); };
        return writeClass(asked, make, task.stop());
      },
      [this, count = static_cast<int>(asked.students.size())](const Result<std::vector<std::string>>& paths) {
        if (paths) {
          QStringList names;
          for (const std::string& each : *paths) names << QFileInfo(QString::fromStdString(each)).fileName();
          //: number of students; %1: names of files, %2: the folder that they are in
          tell(tr("%n variants written: %1 in %2", nullptr, count)
                   .arg(joinedWords(names),
                        QDir::toNativeSeparators(QFileInfo(QString::fromStdString(paths->front())).path())));
        } else {
          tell(tr("Nothing was written."));
          fail(paths.diagnostics(), tr("The exercise could not be written:"));
        }
        emit exported(paths.ok());
      });
}

// --- what is not saved

bool ExerciseSheet::mayLeave() {
  finishTyping(*this);
  if (desk_.isSaved()) return true;
  const Leaving answer = askToLeave(*this, QStringLiteral("exerciseQuestion"), tr("Unsaved Exercise"),
                                    tr("The exercise has unsaved changes."));
  if (answer == Leaving::Save) return save();
  if (answer == Leaving::Stay) return false;
  rescue_.clear();
  path_.clear();
  desk_.setSaved(desk_.draft());
  return true;
}

void ExerciseSheet::keep() {
  ExerciseDraft draft = desk_.draft();
  // of one that is half typed the last that could be opened stays
  static_cast<void>(saveExercise(draft, rescue_.path().toStdString()));
}

bool ExerciseSheet::goOnWithRescued() {
  if (!rescue_.isThere() || !desk_.exercise().texts.empty()) return false;
  Result<ExerciseDraft> read = readExerciseDraft(rescue_.path().toStdString());
  if (!read) return false;
  path_.clear();
  desk_.show(std::move(read).value());
  desk_.setUnsaved();
  tell(tr("This exercise was not saved when the program ended. Save it, or begin a new one with Open."));
  return true;
}

void ExerciseSheet::fail(const Diagnostics& problems, const QString& heading) {
  showDiagnostics(problems, heading, hasErrors(problems), isVisible() ? this : parentWidget());
}

void ExerciseSheet::closeEvent(QCloseEvent* event) { event->setAccepted(mayLeave()); }

}  // namespace linkwright::ui
