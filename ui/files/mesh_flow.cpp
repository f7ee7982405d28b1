// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/mesh_flow.h"

#include "ui/files/file_flow.h"
#include "ui/files/meshes_dialog.h"
#include "ui/view3d/view3d.h"
#include "ui/widgets/note_bar.h"

#include <QDir>
#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>

namespace linkwright::ui {

namespace {

// a list of robots, the newest first: the file, then its folders, one a line
const char* const kFoldersKey = "meshes/folders";
constexpr qsizetype kRememberedRobots = 40;

// where ROS keeps its packages, as the person's shell says
std::vector<std::string> packageFolders() {
  std::vector<std::string> folders;
  for (const QString& folder : qEnvironmentVariable("ROS_PACKAGE_PATH").split(':', Qt::SkipEmptyParts)) {
    folders.push_back(folder.toStdString());
  }
  for (const QString& prefix : qEnvironmentVariable("AMENT_PREFIX_PATH").split(':', Qt::SkipEmptyParts)) {
    folders.push_back((prefix + QStringLiteral("/share")).toStdString());
  }
  return folders;
}

// what was recovered has no file of its own yet: its meshes lie by the one that it came from
QString fileOf(const Document& document) {
  return document.filePath().isEmpty() ? document.proposedPath() : document.filePath();
}

}  // namespace

MeshFlow::MeshFlow(QMainWindow& window, Document& document, FileFlow& files, bool remembers)
    : QObject(&window), window_(window), document_(document), files_(files), remembers_(remembers) {
  files_.setMeshHelp({[this](const QString& path) { return foldersOf(path); }, [this] { showList(); }});
  connect(&document_, &Document::opened, this, [this] {
    note_due_ = of_file_ = true;
    takeFile();
    look();
    // what lies there now counts, not what was found when it was open before
    library_.lookAgain();
  });
  connect(&document_, &Document::titleChanged, this, [this] {
    const QString old_folder = robot_file_.isEmpty() ? QString() : QFileInfo(robot_file_).path();
    if (fileOf(document_) == robot_file_ || fileOf(document_).isEmpty()) return;
    // saved under another name: what was found from the old place is found still
    const QStringList before = picked_;
    takeFile();
    QStringList folders = before;
    if (!old_folder.isEmpty() && old_folder != QFileInfo(robot_file_).path() && !library_.entries().empty())
      folders << old_folder;
    for (const QString& folder : std::as_const(picked_)) folders << folder;
    folders.removeDuplicates();
    if (folders != picked_) setPicked(folders);
    look();
  });
  connect(&document_, &Document::snapshotChanged, this, [this] {
    if (document_.snapshot()->mechanism == mechanism_) return;
    const bool worked = library_.isWorking();
    look();
    // an edit has named another file
    if (worked || !library_.isWorking()) return;
    note_due_ = true;
    of_file_ = false;
  });
  connect(&library_, &MeshLibrary::changed, this, &MeshFlow::showMeshes);
  takeFile();
  look();
}

void MeshFlow::attach(View3D& view) {
  view_ = &view;
  view_->setMeshes(library_.meshes());
}

void MeshFlow::takeFile() {
  robot_file_ = fileOf(document_);
  picked_ = rememberedFor(robot_file_);
}

void MeshFlow::look() {
  mechanism_ = document_.snapshot()->mechanism;
  if (mechanism_) library_.show(*mechanism_, robot_file_, foldersOf(robot_file_));
}

void MeshFlow::showMeshes() {
  if (view_) view_->setMeshes(library_.meshes());
  if (note_due_ && !library_.isWorking()) {
    note_due_ = false;
    noteMissing();
  }
}

// the file's other warnings come first: these can be asked for
void MeshFlow::noteMissing() {
  const int missing = library_.countOf(MeshEntry::State::Missing), broken = library_.countOf(MeshEntry::State::Broken);
  if (missing + broken == 0) return;
  const Diagnostics& warnings = files_.warnings();
  const bool others = std::any_of(warnings.begin(), warnings.end(),
                                  [](const Diagnostic& each) { return each.kind != DiagnosticKind::MissingMesh; });
  // the list of the file's warnings, which is offered already, names the missing ones and leads on from there
  if (others && broken == 0 && of_file_) return;
  //: %1: name of the robot, %2: number of meshes that cannot be read, %3: number of all its meshes
  const QString unread = tr("%1: %2 of %3 meshes could not be read.");
  //: %1: name of the robot, %2: number of missing meshes, %3: number of all its meshes
  const QString words = missing == 0 ? unread : tr("%1: %2 of %3 meshes could not be found.");
  files_.note().say(words.arg(document_.displayName(), QString::number(missing > 0 ? missing : broken),
                              QString::number(library_.entries().size())),
                    [this] { showList(); });
}

void MeshFlow::showList() {
  if (dialog_) {
    dialog_->raise();
    dialog_->activateWindow();
    return;
  }
  dialog_ = new MeshesDialog(library_, &window_);
  dialog_->setAttribute(Qt::WA_DeleteOnClose);
  if (!robot_file_.isEmpty()) dialog_->setStart(QFileInfo(robot_file_).path());
  dialog_->setFolders(picked_);
  connect(dialog_, &MeshesDialog::folderPicked, this, &MeshFlow::addFolder);
  connect(dialog_, &MeshesDialog::foldersForgotten, this, &MeshFlow::forgetFolders);
  connect(dialog_, &MeshesDialog::lookAgainWanted, &library_, &MeshLibrary::lookAgain);
  dialog_->show();
}

void MeshFlow::addFolder(const QString& folder) {
  const QString clean = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
  if (picked_.contains(clean)) {
    library_.lookAgain();
    return;
  }
  setPicked(picked_ + QStringList{clean});
  look();
}

void MeshFlow::forgetFolders() {
  setPicked({});
  look();
}

void MeshFlow::setPicked(const QStringList& folders) {
  picked_ = folders;
  if (dialog_) dialog_->setFolders(picked_);
  if (!remembers_ || robot_file_.isEmpty()) return;
  QSettings settings;
  QStringList robots = settings.value(kFoldersKey).toStringList();
  robots.removeIf([this](const QString& robot) { return robot.section('\n', 0, 0) == robot_file_; });
  if (!folders.isEmpty()) robots.prepend(robot_file_ + '\n' + folders.join('\n'));
  settings.setValue(kFoldersKey, robots.mid(0, kRememberedRobots));
}

QStringList MeshFlow::rememberedFor(const QString& robot_file) const {
  if (!remembers_ || robot_file.isEmpty()) return {};
  for (const QString& robot : QSettings().value(kFoldersKey).toStringList()) {
    QStringList lines = robot.split('\n', Qt::SkipEmptyParts);
    if (!lines.isEmpty() && lines.takeFirst() == robot_file) return lines;
  }
  return {};
}

MeshFolders MeshFlow::foldersOf(const QString& robot_file) const {
  MeshFolders folders{packageFolders(), {}};
  const QString path = robot_file.isEmpty() ? QString() : QFileInfo(robot_file).absoluteFilePath();
  const QStringList picked = path == robot_file_ ? picked_ : rememberedFor(path);
  for (const QString& folder : picked) folders.picked.push_back(folder.toStdString());
  return folders;
}

}  // namespace linkwright::ui

#include "moc_mesh_flow.cpp"
