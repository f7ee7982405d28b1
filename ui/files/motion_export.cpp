// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_export.h"

#include "core/io/atomic_file.h"
#include "core/io/motion_table.h"
#include "core/scene/scene.h"
#include "ui/document/evaluate.h"
#include "ui/files/motion_export_dialog.h"
#include "ui/work/save_place.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace linkwright::ui {

Result<std::string> motionCsv(const Model& model, const Trajectory& trajectory, double step,
                              const Eigen::Vector3d& gravity, TorqueTerms terms,
                              const std::vector<ExternalWrench>& loads,
                              const std::shared_ptr<const SimulatedRun>& run) {
  MotionTableOptions options{step, true, gravity, terms, loads};
  if (run) options.external = [&](const JointSamples& samples) { return externalOf(model, samples, loads, run.get()); };
  const Result<ResultTable> table = motionTable(model, trajectory, options);
  return table ? Result<std::string>(resultCsv(*table)) : Result<std::string>::failure(table.diagnostics());
}

MotionExport::MotionExport(Document& document, QWidget* window)
    : QObject(window), document_(document), window_(window) {
  setObjectName("motionExport");
}

void MotionExport::ask() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->motion.curves) return;
  auto* dialog = new MotionExportDialog(snapshot, !document_.scene().loads.empty(), step_, window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { askWhere(dialog->step()); });
  dialog->open();
}

void MotionExport::askWhere(double step) {
  step_ = step;
  QFileDialog files(window_, tr("Export the motion"), QFileInfo(savePlace(document_, folder_, tr("%1-motion"))).path());
  files.setObjectName("motionExportFiles");
  files.setAcceptMode(QFileDialog::AcceptSave);
  files.setFileMode(QFileDialog::AnyFile);
  files.setNameFilters({tr("Tables (*.csv)")});
  files.setDefaultSuffix(QStringLiteral("csv"));
  files.selectFile(QFileInfo(savePlace(document_, folder_, tr("%1-motion"))).fileName() + QStringLiteral(".csv"));
  if (files.exec() != QDialog::Accepted || files.selectedFiles().isEmpty()) return;
  save(files.selectedFiles().constFirst(), step);
}

void MotionExport::save(const QString& path, double step) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->motion.curves) return;
  if (isWriting()) {
    emit warned(tr("%1 is still being written. Try again in a moment.").arg(QFileInfo(path_).fileName()));
    return;
  }
  folder_ = QFileInfo(path).absolutePath();
  path_ = path;
  work_.start(
      [model = snapshot->model, curves = snapshot->motion.curves, step, gravity = snapshot->gravity,
       terms = snapshot->terms, loads = snapshot->loads, run = snapshot->motion.run,
       file = path.toStdString()](const Background::Task&) {
        const Result<std::string> text = motionCsv(*model, curves->trajectory, step, gravity, terms, loads, run);
        return text ? writeFileAtomically(file, *text) : text.diagnostics();
      },
      [this](const Result<Diagnostics>& written) { report(problemsOf(written)); });
}

void MotionExport::report(const Diagnostics& problems) {
  if (hasErrors(problems)) {
    emit warned(tr("The motion was not saved: %1.").arg(QString::fromStdString(problems.front().message)));
    return;
  }
  emit told(tr("Motion saved: %1").arg(QDir::toNativeSeparators(path_)));
}

}  // namespace linkwright::ui

#include "moc_motion_export.cpp"
