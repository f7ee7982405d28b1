// SPDX-License-Identifier: GPL-3.0-or-later
// A URDF is a copy that may not hold all of it: what it cannot hold is listed before anything is written.
#include "core/io/atomic_file.h"
#include "ui/document/urdf_losses.h"
#include "ui/window/export_dialog.h"
#include "ui/window/file_flow.h"
#include "ui/window/note_bar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include <exception>

namespace linkwright::ui {

bool FileFlow::mayLose(const QString& path) {
  const std::vector<UrdfLoss> losses = urdfLosses(document_);
  if (losses.empty()) return true;
  ExportDialog question(losses, QFileInfo(path).fileName(), &window_);
  return question.exec() == QDialog::Accepted;
}

bool FileFlow::exportUrdf() {
  const QFileInfo suggested(suggestedPath());
  QFileDialog dialog(&window_, tr("Export as URDF"), suggested.path(), tr("URDF (*.urdf)"));
  dialog.setObjectName("exportFiles");
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setFileMode(QFileDialog::AnyFile);
  dialog.setDefaultSuffix(QStringLiteral("urdf"));
  dialog.selectFile(suggested.completeBaseName() + QStringLiteral(".urdf"));
  if (dialog.exec() != QDialog::Accepted) return false;
  const QString path = dialog.selectedFiles().value(0);
  if (path.isEmpty() || (may_write_ && !may_write_(path)) || !mayLose(path)) return false;
  Diagnostics problems;
  try {
    problems = writeFileAtomically(path.toStdString(), writeUrdf(document_.scene().mechanism).text);
  } catch (const std::exception& problem) {
    problems = {{Severity::Error, path.toStdString(), 0, problem.what()}};
  }
  if (hasErrors(problems)) {
    show(problems, tr("%1 was not written.").arg(QFileInfo(path).fileName()), true);
    return false;
  }
  note_->tell(tr("Exported %1").arg(QFileInfo(path).fileName()));
  return true;
}

}  // namespace linkwright::ui
