// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/mesh_path.h"
#include "core/mechanism/dh_table.h"
#include "ui/document/document.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QMainWindow;
class QMenu;

namespace linkwright::ui {

class ExampleShelf;
class NoteBar;

/// Opening and saving as a person meets it: file dialogs, the question about unsaved changes, the list of what is
/// wrong with a file, examples and recent files. The work itself is the document's.
class FileFlow : public QObject {
  Q_OBJECT
public:
  FileFlow(QMainWindow& window, Document& document, bool remembers);
  ~FileFlow() override;

  /// Opens a file, or shows why not; the open document stays then. Asks about unsaved changes first, but only where
  /// the file can be opened.
  bool open(const QString& path);
  bool openByDialog();
  /// Asks what a new robot begins with, and about unsaved changes; it has a name and no file yet.
  void newByDialog();
  /// False where the person changed their mind about leaving what is open.
  bool start(Mechanism mechanism);
  /// The examples with their pictures, to open one.
  void showGallery() { showGallery(false); }
  /// The same once in a person's life with the program, at their first start.
  void offerGallery();
  /// A new robot from a DH table in a CSV file (core/io/dh_csv.h); it has no file until it is saved.
  bool openTable(const QString& path, DhConvention convention);
  bool openTableByDialog(DhConvention convention);
  /// Reads the open file again. Unsaved changes are saved elsewhere or given up, as the person says.
  bool reload();
  /// Opens what was rescued, as unsaved work that is proposed to be saved as `original_path`.
  bool openRecovered(const QString& path, const QString& original_path);
  /// False where it was not saved: an error, or the person changed their mind, or a format that cannot hold all of it.
  /// Only a scene file of the person's own is written over; a URDF may hold what we do not read, and an example is
  /// ours.
  bool save();
  bool saveAs();
  /// A copy as URDF; what that cannot hold is listed before. The open document stays with its own file.
  bool exportUrdf();
  /// True where nothing unsaved stands in the way any more.
  bool mayLeave();
  /// One more question before the open robot is left: false keeps it.
  void setAlsoAsked(std::function<bool()> may_leave) { also_asked_ = std::move(may_leave); }
  /// Asked before a file is written: false leaves it as it is.
  void setMayWrite(std::function<bool(const QString& path)> may_write) { may_write_ = std::move(may_write); }
  struct MeshHelp {
    /// Where the meshes of a robot's file are looked for too, before it is said that some are missing.
    std::function<MeshFolders(const QString& path)> folders;
    std::function<void()> show_list;
  };
  void setMeshHelp(MeshHelp help) { mesh_help_ = std::move(help); }
  /// The folder of the files that are ours, not the person's: saving one of these asks for a name.
  void setExamplesFolder(const QString& folder) { examples_folder_ = folder; }
  QString examplesFolder() const { return examples_folder_; }
  bool isExample(const QString& path) const;
  /// Whether anything would be lost: an example may be moved and run without a thought of saving.
  bool isUnsaved() const;
  void attachRecentMenu(QMenu* menu);
  /// A short word at the foot of the window.
  void tell(const QString& words);
  void warn(const QString& words);
  NoteBar& note() { return *note_; }
  /// Those of the file that is open.
  const Diagnostics& warnings() const { return warnings_; }
  /// What a flow says by its signals told and warned is said there.
  template <class Flow>
  void listenTo(const Flow* flow) {
    connect(flow, &Flow::told, this, &FileFlow::tell);
    connect(flow, &Flow::warned, this, &FileFlow::warn);
  }

signals:
  /// From the examples a person goes to the lessons.
  void lessonsWanted();
  /// Another robot is open that was chosen in one of the dialogs.
  void chosen();
  /// An example is open.
  void exampleOpened();
  /// A robot is to be built: a new one has been begun.
  void begun();

private:
  void showGallery(bool welcomes);
  bool openExample(const QString& path);
  std::optional<FileContents> readFor(const QString& path);
  bool showFile(const QString& path, FileContents contents);
  void noteWarnings();
  bool mayReload(const QString& path);
  bool mayLeaveChanges();
  void keepRun();
  bool saveTo(const QString& path);
  bool mayLose(const QString& path);
  QString suggestedPath() const;
  bool mayReplace(const QString& path);
  void showRefusal(const QString& path, const Diagnostics& diagnostics);
  void show(const Diagnostics& diagnostics, const QString& heading, bool failed);
  void remember(const QString& path);
  QStringList recentFiles() const;
  void fillRecent(QMenu* menu);

  QMainWindow& window_;
  Document& document_;
  NoteBar* note_;
  bool remembers_;
  QString examples_folder_;
  std::unique_ptr<ExampleShelf> shelf_;
  std::function<bool()> also_asked_;
  std::function<bool(const QString&)> may_write_;
  MeshHelp mesh_help_;
  Diagnostics warnings_;
};

}  // namespace linkwright::ui
