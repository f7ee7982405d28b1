// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/work/mesh_library.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;
class MeshesDialog;
class View3D;

/// The meshes of the robot as a person meets them: shown in the 3D view once they are read, listed where they are
/// missing, looked for in folders that are picked and remembered for each robot's file.
class MeshFlow : public QObject {
  Q_OBJECT
public:
  MeshFlow(QMainWindow& window, Document& document, FileFlow& files, bool remembers);

  void attach(View3D& view);
  void showList();
  const MeshLibrary& library() const { return library_; }
  const QStringList& pickedFolders() const { return picked_; }
  /// One more folder that is tried for all meshes of this robot.
  void addFolder(const QString& folder);
  void forgetFolders();

private:
  void takeFile();
  void look();
  void showMeshes();
  void noteMissing();
  void setPicked(const QStringList& folders);
  MeshFolders foldersOf(const QString& robot_file) const;
  QStringList rememberedFor(const QString& robot_file) const;

  QMainWindow& window_;
  Document& document_;
  FileFlow& files_;
  bool remembers_;
  MeshLibrary library_;
  QPointer<View3D> view_;
  QPointer<MeshesDialog> dialog_;
  QString robot_file_;
  QStringList picked_;
  std::shared_ptr<const Mechanism> mechanism_;
  bool note_due_ = false;
  bool of_file_ = false;  ///< the meshes of the note are those of the file as it was opened
};

}  // namespace linkwright::ui
