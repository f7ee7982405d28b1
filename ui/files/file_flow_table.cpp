// SPDX-License-Identifier: GPL-3.0-or-later
// A robot from a DH table: opened as a file is, but a new document that has no file of its own yet.
#include "core/io/dh_csv.h"
#include "core/mechanism/dh_table.h"
#include "ui/document/file_contents.h"
#include "ui/files/file_flow.h"
#include "ui/widgets/note_bar.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include <utility>

namespace linkwright::ui {

bool FileFlow::openTable(const QString& path, DhConvention convention) {
  const Result<DhTable> table = readDhTableFile(path.toStdString(), convention);
  Result<Mechanism> made = table ? mechanismOf(*table) : Result<Mechanism>::failure(table.diagnostics());
  if (!made) {
    showRefusal(path, made.diagnostics());
    return false;
  }
  FileContents contents;
  contents.scene.mechanism = std::move(made).value();
  Mechanism& mechanism = contents.scene.mechanism;
  mechanism.name = QFileInfo(path).completeBaseName().toStdString();
  Result<Model> model = Model::compile(mechanism);
  if (!model) {
    showRefusal(path, model.diagnostics());
    return false;
  }
  contents.warnings = model.diagnostics();
  // the lines are those of the table, and what is open is no longer that file
  mechanism.source = {};
  contents.model = std::make_shared<const Model>(std::move(model).value());
  if (!mayLeave()) return false;
  document_.show(std::move(contents));
  note_->tell(tr("Created a robot from the table %1").arg(QFileInfo(path).fileName()));
  return true;
}

bool FileFlow::openTableByDialog(DhConvention convention) {
  const QString title =
      convention == DhConvention::Standard ? tr("Load DH Table, Standard Form") : tr("Load DH Table, Modified Form");
  const QString path = QFileDialog::getOpenFileName(&window_, title, QFileInfo(document_.filePath()).path(),
                                                    tr("DH tables (*.csv);;All files (*)"));
  return !path.isEmpty() && openTable(path, convention);
}

}  // namespace linkwright::ui
