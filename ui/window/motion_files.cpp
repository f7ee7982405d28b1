// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/motion_files.h"

#include "ui/move/statistics_panel.h"
#include "ui/window/file_flow.h"
#include "ui/window/motion_export.h"
#include "ui/window/motion_import.h"

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
  QAction* import = make(window, menu, "actionImportMotion", tr("&Import Motion..."), QKeySequence("Ctrl+I"));
  QAction* write = make(window, menu, "actionExportMotion", tr("&Export Motion..."), QKeySequence("Ctrl+E"));
  connect(import, &QAction::triggered, import_, &MotionImport::ask);
  connect(write, &QAction::triggered, export_, &MotionExport::ask);
  connect(import_, &MotionImport::told, &files, &FileFlow::tell);
  connect(import_, &MotionImport::warned, &files, &FileFlow::warn);
  connect(import_, &MotionImport::imported, this, &MotionFiles::imported);
  connect(export_, &MotionExport::told, &files, &FileFlow::tell);
  connect(export_, &MotionExport::warned, &files, &FileFlow::warn);
  if (auto* panel = window.findChild<StatisticsPanel*>())
    connect(panel, &StatisticsPanel::importWanted, import, &QAction::trigger);
  const auto show_possible = [write, &document] { write->setEnabled(document.snapshot()->motion.curves != nullptr); };
  connect(&document, &Document::snapshotChanged, write, show_possible);
  show_possible();
}

QAction* MotionFiles::make(QMainWindow& window, QMenu& menu, const char* name, const QString& words,
                           const QKeySequence& key) {
  auto* action = new QAction(words, &window);
  action->setObjectName(name);
  action->setShortcut(key);
  // once in the window, whose focus may be anywhere, and once in the menu
  window.addAction(action);
  menu.addAction(action);
  return action;
}

bool MotionFiles::take(const QString& path) {
  if (!MotionImport::takes(path)) return false;
  import_->open(path);
  return true;
}

}  // namespace linkwright::ui

#include "moc_motion_files.cpp"
