// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace linkwright::ui {

class FileFlow;
class MotionExport;
class MotionImport;

/// Motions that come from files and go into them: the commands in the menu, the panel's button, and what is dropped.
class MotionFiles : public QObject {
  Q_OBJECT
public:
  MotionFiles(QMainWindow& window, QMenu& menu, Document& document, Interaction& interaction, FileFlow& files);

  MotionImport& importing() { return *import_; }
  MotionExport& exporting() { return *export_; }
  QAction* importAction() const { return import_action_; }
  /// Takes a file that was dropped, where it is a motion.
  bool take(const QString& path);

signals:
  /// A motion has come: what shows it is wanted.
  void imported();

private:
  MotionImport* import_;
  MotionExport* export_;
  QAction* import_action_;
};

}  // namespace linkwright::ui
