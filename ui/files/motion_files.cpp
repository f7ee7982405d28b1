// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/motion_files.h"

#include "ui/files/file_flow.h"
#include "ui/files/motion_export.h"
#include "ui/files/motion_import.h"
#include "ui/widgets/action_maker.h"

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>

namespace linkwright::ui {

MotionFiles::MotionFiles(QMainWindow& window, QMenu& menu, Document& document, Interaction& interaction,
                         FileFlow& files)
    : QObject(&window),
      import_(new MotionImport(document, interaction, &window)),
      export_(new MotionExport(document, &window)) {
  setObjectName("motionFiles");
  menu.addSeparator();
  const ActionMaker maker(window);
  import_action_ = maker.make("actionImportMotion", tr("&Import Motion…"), {QKeySequence("Ctrl+I")});
  QAction* write = maker.make("actionExportMotion", tr("&Export Motion…"), {QKeySequence("Ctrl+E")});
  menu.addActions({import_action_, write});
  connect(import_action_, &QAction::triggered, import_, &MotionImport::ask);
  connect(write, &QAction::triggered, export_, &MotionExport::ask);
  files.listenTo(import_);
  connect(import_, &MotionImport::imported, this, &MotionFiles::imported);
  files.listenTo(export_);
  const auto show_possible = [write, &document] { write->setEnabled(document.snapshot()->motion.curves != nullptr); };
  connect(&document, &Document::snapshotChanged, write, show_possible);
  show_possible();
}

bool MotionFiles::take(const QString& path) {
  if (!MotionImport::takes(path)) return false;
  import_->open(path);
  return true;
}

}  // namespace linkwright::ui

#include "moc_motion_files.cpp"
