// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_import.h"

#include "core/io/motion_file.h"
#include "core/io/student_table.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/files/motion_import_dialog.h"
#include "ui/widgets/diagnostics_dialog.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr Eigen::Index kMostNumbers = 5'000'000;
constexpr qint64 kLooksInto = 65536;  // bytes: the first line of a hundred joints is shorter

Result<MotionFile> read(const std::string& path, const Model& model) {
  try {
    Result<MotionFile> file = readMotionFile(path, model);
    if (!file) return file;
    const SampledCourse& course = file->course;
    const Eigen::Index columns = 1 + course.q.cols() + course.qd.cols() + course.qdd.cols();
    // a scene has to hold it, and be read again
    if (course.t.size() <= kMostImported && course.t.size() * columns <= kMostNumbers) return file;
    return Result<MotionFile>::failure(
        Diagnostics{{Severity::Error, path, 0,
                     "the file has " + std::to_string(course.t.size()) + " samples of " + std::to_string(columns) +
                         " columns; the window accepts at most " + std::to_string(kMostImported) + " samples and " +
                         std::to_string(kMostNumbers) + " values, so leave some samples out"}});
  } catch (const std::exception& problem) {
    return Result<MotionFile>::failure(Diagnostics{{Severity::Error, path, 0, problem.what()}});
  }
}

}  // namespace

MotionImport::MotionImport(Document& document, Interaction& interaction, QWidget* window)
    : QObject(window), document_(document), interaction_(interaction), window_(window) {
  setObjectName("motionImport");
}

bool MotionImport::takes(const QString& path) {
  QFile file(path);
  const QByteArray begin = file.open(QIODevice::ReadOnly) ? file.read(kLooksInto) : QByteArray();
  const std::string text = begin.toStdString();
  return isMotionHeader(text) && !isStudentTableHeader(text);
}

void MotionImport::ask() {
  const QString place = folder_.isEmpty() ? QFileInfo(document_.filePath()).path() : folder_;
  const QString path = QFileDialog::getOpenFileName(window_, tr("Import Motion"), place,
                                                    tr("Motions (*.csv *.txt *.json);;All files (*)"));
  if (!path.isEmpty()) open(path);
}

void MotionImport::open(const QString& path) {
  if (work_.isRunning()) {
    emit warned(tr("%1 is still being read. Try again in a moment.").arg(QFileInfo(path_).fileName()));
    return;
  }
  folder_ = QFileInfo(path).absolutePath();
  path_ = path;
  const std::shared_ptr<const Model> model = document_.snapshot()->model;
  work_.start([file = path.toStdString(), model](const Background::Task&) { return read(file, *model); },
              [this, model](Result<MotionFile> file) { offer(model, std::move(file)); });
}

void MotionImport::offer(const std::shared_ptr<const Model>& model, Result<MotionFile> file) {
  const QString name = QFileInfo(path_).fileName();
  if (!file) {
    showDiagnostics(file.diagnostics(), tr("Could not import %1. The motion is unchanged.").arg(name), true, window_);
    return;
  }
  if (document_.snapshot()->model != model) {
    emit warned(tr("Could not import %1 because the robot was changed while the file was being read.").arg(name));
    return;
  }
  const SnapshotPtr snapshot = document_.snapshot();
  MotionLoads loads{snapshot->gravity, snapshot->terms, loadsOf(document_.scene(), *snapshot->model)};
  auto* dialog =
      new MotionImportDialog(name, std::move(file).value(), snapshot->model, std::move(loads), interaction_, window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, name, model = snapshot->model] {
    if (document_.snapshot()->model != model) {
      emit warned(tr("Could not import %1 because the robot was changed in the meantime.").arg(name));
      return;
    }
    TrajectoryPlan plan;
    plan.course = dialog->course();
    document_.playback().pause();
    setTrajectory(document_, plan, tr("Import motion %1").arg(QFileInfo(name).completeBaseName()));
    if (!document_.snapshot()->motion.curves) return;
    // where the robot can be seen on it
    document_.playback().setTime(0.0);
    emit told(tr("Motion imported: %1").arg(name));
    emit imported();
  });
  dialog->open();
}

}  // namespace linkwright::ui

#include "moc_motion_import.cpp"
