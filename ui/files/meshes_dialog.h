// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/mesh_library.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace linkwright::ui {

/// The files that the robot's shapes name: each with its links, where it was found or why it is not shown, and all
/// places where the chosen one was looked for. A folder that is picked is tried for all of them.
class MeshesDialog : public QDialog {
  Q_OBJECT
public:
  MeshesDialog(const MeshLibrary& library, QWidget* parent);

  /// The folders that a person has picked for this robot.
  void setFolders(const QStringList& folders);
  /// Where picking begins until one has been picked.
  void setStart(const QString& folder) { start_ = folder; }

signals:
  void folderPicked(const QString& folder);
  void foldersForgotten();
  void lookAgainWanted();

private:
  void build();
  void showAll();
  void showChosen();
  void pickFolder();
  QString headingOf() const;

  const MeshLibrary& library_;
  QLabel* heading_;
  QTreeWidget* list_;
  QPlainTextEdit* details_;
  QLabel* folders_;
  QPushButton *pick_, *forget_, *again_;
  QString start_;
};

}  // namespace linkwright::ui
