// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_export.h"

#include "core/io/motion_table.h"
#include "core/scene/scene.h"
#include "ui/document/evaluate.h"
#include "ui/document/write_file.h"
#include "ui/files/motion_export_dialog.h"

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

MotionExport::MotionExport(Document& document, QWidget* window) : SaveFlow(document, window) {
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
  const SaveAnswer answer = askWhereToSave(window_, "motionExportFiles", tr("Export Motion"),
                                           placeFor(tr("%1-motion")) + ".csv", {{tr("Tables (*.csv)"), "csv"}});
  if (!answer.path.isEmpty()) save(answer.path, step);
}

void MotionExport::save(const QString& path, double step) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->motion.curves) return;
  if (refusesAnother()) return;
  write(path, {{}, tr("Motion saved: %1"), tr("The motion was not saved: %1.")},
        [model = snapshot->model, curves = snapshot->motion.curves, step, gravity = snapshot->gravity,
         terms = snapshot->terms, loads = snapshot->loads, run = snapshot->motion.run, path] {
          const Result<std::string> text = motionCsv(*model, curves->trajectory, step, gravity, terms, loads, run);
          return text ? writeFile(path, *text) : text.diagnostics();
        });
}

}  // namespace linkwright::ui

#include "moc_motion_export.cpp"
