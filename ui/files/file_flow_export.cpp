// SPDX-License-Identifier: GPL-3.0-or-later
// A URDF is a copy that may not hold all of it: what it cannot hold is listed before anything is written.
#include "core/io/mesh_path.h"
#include "ui/document/urdf_losses.h"
#include "ui/document/write_file.h"
#include "ui/files/export_dialog.h"
#include "ui/files/file_flow.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/save_flow.h"

#include <QDir>
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
  // the open file may hold what is not read: a copy has another name
  const bool is_open = QFileInfo(document_.filePath()).suffix().toLower() == QLatin1String("urdf");
  const QString name = suggested.completeBaseName() + (is_open ? "_copy.urdf" : ".urdf");
  QString path = askWhereToSave(&window_, "exportFiles", tr("Export as URDF"), suggested.path() + '/' + name,
                                {{tr("URDF (*.urdf)"), "urdf"}})
                     .path;
  if (!path.isEmpty() && QFileInfo(path).suffix().toLower() != QLatin1String("urdf")) {
    path += QStringLiteral(".urdf");
    if (!mayReplace(path)) return false;
  }
  if (!path.isEmpty() && QFileInfo(path) == QFileInfo(document_.filePath())) {
    warn(tr("%1 is the open file. Choose another name for a copy.").arg(QFileInfo(path).fileName()));
    return false;
  }
  if (path.isEmpty() || (may_write_ && !may_write_(path)) || !mayLose(path)) return false;
  Diagnostics problems;
  try {
    Mechanism copy = document_.scene().mechanism;
    rebaseMeshes(copy, document_.filePath().toStdString(), path.toStdString());
    problems = writeFile(path, writeUrdf(copy).text);
  } catch (const std::exception& problem) {
    problems = {{Severity::Error, path.toStdString(), 0, problem.what()}};
  }
  if (hasErrors(problems)) {
    show(problems, tr("Could not write %1.").arg(QFileInfo(path).fileName()), true);
    return false;
  }
  note_->tell(tr("Exported: %1").arg(QDir::toNativeSeparators(path)));
  return true;
}

}  // namespace linkwright::ui
