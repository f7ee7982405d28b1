// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_flow.h"

#include "ui/document/edit_command.h"
#include "ui/document/file_contents.h"
#include "ui/document/limits.h"
#include "ui/files/example_shelf.h"
#include "ui/files/gallery_dialog.h"
#include "ui/files/new_dialog.h"
#include "ui/widgets/diagnostics_dialog.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/save_flow.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QMetaMethod>
#include <QPointer>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <initializer_list>

namespace linkwright::ui {

namespace {

constexpr int kRecentFiles = 8;
const char* const kRecentKey = "files/recent";
const char* const kOfferedKey = "start/examplesOffered";

QString nameOf(const QString& path) { return QFileInfo(path).fileName(); }

bool endsInAnyOf(const QString& path, std::initializer_list<const char*> endings) {
  const QString ending = QFileInfo(path).suffix().toLower();
  return std::any_of(endings.begin(), endings.end(), [&](const char* each) { return ending == QLatin1String(each); });
}

/// Whether the file is one that saving a scene may write over: not a URDF, by its name or by what is in it.
bool isSceneFile(const QString& path) {
  if (endsInAnyOf(path, {"urdf", "xml"})) return false;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return true;  // gone: there is nothing to lose
  return !file.read(4096).trimmed().startsWith('<');
}

bool isMissingMesh(const Diagnostic& diagnostic) { return diagnostic.kind == DiagnosticKind::MissingMesh; }

/// Meshes that are not there in one line, at the place of the first: they have a list of their own.
Diagnostics withMeshesAsOne(const Diagnostics& warnings) {
  const auto count = std::count_if(warnings.begin(), warnings.end(), isMissingMesh);
  if (count < 2) return warnings;
  Diagnostics fewer;
  bool told = false;
  for (const Diagnostic& each : warnings) {
    if (isMissingMesh(each) && told) continue;
    fewer.push_back(each);
    if (!isMissingMesh(each)) continue;
    told = true;
    fewer.back().message = Message("Files", "meshes not found: %1; default shapes are shown instead").arg(count);
  }
  return fewer;
}

/// What the window cannot show in a useful way is said before it is tried.
Diagnostics beyondTheWindow(const FileContents& contents) {
  const int links = contents.model->linkCount();
  if (links <= kMostLinks) return {};
  //: %1: largest number of links, %2: number of links of the robot
  const QString words =
      FileFlow::tr("The window shows at most %1 links, but this robot has %2. Use linkwright-cli instead.")
          .arg(kMostLinks)
          .arg(links);
  return {{Severity::Error, contents.path.toStdString(), 0, words.toStdString()}};
}

}  // namespace

FileFlow::FileFlow(QMainWindow& window, Document& document, bool remembers)
    : QObject(&window), window_(window), document_(document), note_(new NoteBar(&window)), remembers_(remembers) {
  window.setStatusBar(note_);
  connect(&document_, &Document::opened, this, [this] { warnings_.clear(); });
}

FileFlow::~FileFlow() = default;

/// The file, where the window can show it; else it is said why not.
std::optional<FileContents> FileFlow::readFor(const QString& path) {
  try {
    Result<FileContents> read = readContents(path, mesh_help_.folders ? mesh_help_.folders(path) : MeshFolders());
    const Diagnostics problems = read ? beyondTheWindow(read.value()) : read.diagnostics();
    if (problems.empty()) return std::move(read).value();
    showRefusal(path, problems);
  } catch (const std::exception& problem) {
    showRefusal(path, {{Severity::Error, path.toStdString(), 0, problem.what()}});
  }
  return {};
}

bool FileFlow::open(const QString& path) {
  std::optional<FileContents> contents = readFor(path);
  if (!contents || !mayLeave()) return false;
  if (!showFile(path, std::move(*contents))) return false;
  remember(document_.filePath());
  return true;
}

bool FileFlow::showFile(const QString& path, FileContents contents) {
  Diagnostics warnings = std::move(contents.warnings);
  try {
    document_.show(std::move(contents));
  } catch (const std::exception& problem) {
    showRefusal(path, {{Severity::Error, path.toStdString(), 0, problem.what()}});
    return false;
  }
  warnings_ = std::move(warnings);
  noteWarnings();
  return true;
}

bool FileFlow::reload() {
  const QString path = document_.filePath();
  std::optional<FileContents> contents = readFor(path);
  if (!contents || !mayReload(path)) return false;
  return showFile(path, std::move(*contents));
}

bool FileFlow::mayReload(const QString& path) {
  keepRun();
  if (isUnsaved()) {
    QMessageBox question(QMessageBox::Question, tr("Reload"),
                         tr("%1 has unsaved changes.").arg(document_.displayName()), QMessageBox::Cancel, &window_);
    question.setObjectName("reloadQuestion");
    question.setInformativeText(tr("Reloading discards the changes unless you save the scene under another name."));
    QPushButton* elsewhere = question.addButton(tr("Save Mine &As…"), QMessageBox::AcceptRole);
    QPushButton* discard = question.addButton(tr("&Discard Mine"), QMessageBox::DestructiveRole);
    elsewhere->setObjectName("saveMineAs");
    discard->setObjectName("discardMine");
    question.setDefaultButton(elsewhere);
    question.exec();
    const bool saved = question.clickedButton() == elsewhere && saveAs();
    if (question.clickedButton() != discard && !saved) return false;
    // saved over what was to be reloaded: there is nothing left to reload
    if (saved && document_.filePath() == path) return false;
  }
  return !also_asked_ || also_asked_();
}

bool FileFlow::openRecovered(const QString& path, const QString& original_path) {
  std::optional<FileContents> contents = readFor(path);
  if (!contents || !mayLeave()) return false;
  contents->recovered_from = original_path;
  return showFile(path, std::move(*contents));
}

// the robot is there and can be worked with: the warnings wait until they are asked for
void FileFlow::noteWarnings() {
  note_->clear();
  const Diagnostics warnings = withMeshesAsOne(warnings_);
  if (warnings.empty()) return;
  //: %n: number of warnings, %1: name of a file
  const QString heading =
      tr("Opened %1, with %n warning(s).", nullptr, static_cast<int>(warnings.size())).arg(document_.displayName());
  note_->say(heading, [this, warnings, heading] { show(warnings, heading, false); });
}

void FileFlow::showRefusal(const QString& path, const Diagnostics& diagnostics) {
  show(diagnostics, tr("Could not open %1. The current scene is unchanged.").arg(nameOf(path)), true);
}

bool FileFlow::openByDialog() {
  //: verb: title of the dialog that opens a file
  const QString path = QFileDialog::getOpenFileName(&window_, tr("Open"), QFileInfo(document_.filePath()).path(),
                                                    tr("Robots and scenes (*.urdf *.xml *.json);;All files (*)"));
  return !path.isEmpty() && open(path);
}

void FileFlow::newByDialog() {
  auto* dialog = new NewDialog(&window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    if (!start(dialog->mechanism())) return;
    emit begun();
    emit chosen();
  });
  dialog->open();
}

bool FileFlow::start(Mechanism mechanism) {
  Result<Model> model = Model::compile(mechanism);
  if (!model) {
    show(model.diagnostics(), tr("The robot was not created. The current scene is unchanged."), true);
    return false;
  }
  if (!mayLeave()) return false;
  FileContents contents;
  contents.scene.mechanism = std::move(mechanism);
  contents.model = std::make_shared<const Model>(std::move(model).value());
  document_.show(std::move(contents));
  note_->clear();
  return true;
}

void FileFlow::showGallery(bool welcomes) {
  if (!shelf_) shelf_ = std::make_unique<ExampleShelf>(examples_folder_);
  auto* dialog = new GalleryDialog(*shelf_, welcomes, recentFiles(), &window_);
  connect(dialog, &GalleryDialog::newWanted, this, &FileFlow::newByDialog);
  connect(dialog, &GalleryDialog::lessonsWanted, this, &FileFlow::lessonsWanted);
  dialog->setOffersLessons(isSignalConnected(QMetaMethod::fromSignal(&FileFlow::lessonsWanted)));
  connect(dialog, &GalleryDialog::fileWanted, this, [this](const QString& path) {
    if (open(path)) emit chosen();
  });
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] {
    if (openExample(dialog->chosenPath())) emit chosen();
  });
  dialog->open();
}

bool FileFlow::openExample(const QString& path) {
  if (!open(path)) return false;
  emit exampleOpened();
  return true;
}

void FileFlow::offerGallery() {
  if (!remembers_ || QSettings().value(kOfferedKey).toBool()) return;
  QSettings().setValue(kOfferedKey, true);
  showGallery(true);
}

bool FileFlow::save() {
  const QString path = document_.filePath();
  if (path.isEmpty() || isExample(path) || !isSceneFile(path)) return saveAs();
  return saveTo(path);
}

bool FileFlow::saveAs() {
  const SaveAnswer answer = askWhereToSave(&window_, "saveFiles", tr("Save As"), suggestedPath(),
                                           {{tr("Scene (*.json)"), "json"}, {tr("URDF (*.urdf)"), "urdf"}});
  QString path = answer.path;
  if (path.isEmpty()) return false;
  // the format is the one that was chosen, after a name such as robot.v2 too
  if (!endsInAnyOf(path, {"json", "urdf", "xml"})) {
    path += "." + answer.ending;
    if (!mayReplace(path)) return false;
  }
  return saveTo(path);
}

bool FileFlow::mayReplace(const QString& path) {
  if (!QFileInfo::exists(path)) return true;
  return QMessageBox::question(&window_, tr("Save As"), tr("%1 already exists. Replace it?").arg(nameOf(path))) ==
         QMessageBox::Yes;
}

QString FileFlow::suggestedPath() const {
  const QString open = document_.filePath().isEmpty() ? document_.proposedPath() : document_.filePath();
  QString name = QFileInfo(open).completeBaseName();
  if (name.isEmpty()) name = document_.displayName();
  const QString folder = open.isEmpty() || isExample(open) ? QDir::homePath() : QFileInfo(open).path();
  return folder + "/" + name + ".json";
}

bool FileFlow::isExample(const QString& path) const {
  if (examples_folder_.isEmpty() || path.isEmpty()) return false;
  // links and roundabout ways lead to the same file
  const QString folder = QFileInfo(examples_folder_).canonicalFilePath();
  const QString file = QFileInfo(path).canonicalFilePath();
  return !folder.isEmpty() && file.startsWith(folder + "/");
}

bool FileFlow::isUnsaved() const {
  return isExample(document_.filePath()) ? holdsWork(*document_.undoStack()) : !document_.undoStack()->isClean();
}

bool FileFlow::saveTo(const QString& path) {
  if (may_write_ && !may_write_(path)) return false;
  if (endsInAnyOf(path, {"urdf", "xml"}) && !mayLose(path)) return false;
  Diagnostics diagnostics;
  try {
    diagnostics = document_.save(path);
  } catch (const std::exception& problem) {
    diagnostics = {{Severity::Error, path.toStdString(), 0, problem.what()}};
  }
  if (hasErrors(diagnostics)) {
    show(diagnostics, tr("Could not save %1.").arg(nameOf(path)), true);
    return false;
  }
  remember(path);
  if (!diagnostics.empty()) {
    // what it lacks was listed before
    note_->tell(tr("A copy was written to %1. The scene itself is not saved yet.").arg(nameOf(path)));
    return false;
  }
  note_->tell(tr("Saved %1").arg(nameOf(path)));
  return true;
}

bool FileFlow::mayLeave() { return mayLeaveChanges() && (!also_asked_ || also_asked_()); }

/// A run under way is not in the history yet.
void FileFlow::keepRun() {
  if (document_.isSimulating()) document_.commitGesture();
}

bool FileFlow::mayLeaveChanges() {
  keepRun();
  if (!isUnsaved()) return true;
  QMessageBox question(QMessageBox::Question, tr("Unsaved Changes"),
                       tr("%1 has unsaved changes.").arg(document_.displayName()),
                       QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
  question.setObjectName("unsavedQuestion");
  question.setInformativeText(tr("Save the changes first?"));
  question.setDefaultButton(QMessageBox::Save);
  switch (question.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
  }
}

void FileFlow::show(const Diagnostics& diagnostics, const QString& heading, bool failed) {
  DiagnosticsDialog* dialog = showDiagnostics(diagnostics, heading, failed, &window_);
  if (mesh_help_.show_list && std::any_of(diagnostics.begin(), diagnostics.end(), isMissingMesh)) {
    connect(dialog->addButton("showMeshes", tr("&Meshes…")), &QPushButton::clicked, this, [this, dialog] {
      dialog->close();
      mesh_help_.show_list();
    });
  }
}

void FileFlow::tell(const QString& words) { note_->tell(words); }

void FileFlow::warn(const QString& words) { note_->warn(words); }

void FileFlow::attachRecentMenu(QMenu* menu) {
  connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillRecent(menu); });
  fillRecent(menu);
}

QStringList FileFlow::recentFiles() const {
  return remembers_ ? QSettings().value(kRecentKey).toStringList() : QStringList();
}

void FileFlow::fillRecent(QMenu* menu) {
  menu->clear();
  const QStringList paths = recentFiles();
  for (const QString& path : paths) {
    QAction* action = menu->addAction(nameOf(path), this, [this, path] { open(path); });
    action->setToolTip(path);
  }
  if (paths.isEmpty()) menu->addAction(tr("No Recent Files"))->setEnabled(false);
  menu->setToolTipsVisible(true);
}

void FileFlow::remember(const QString& path) {
  // the examples have a menu of their own
  if (!remembers_ || isExample(path)) return;
  QSettings settings;
  QStringList paths = settings.value(kRecentKey).toStringList();
  const QString whole = QFileInfo(path).absoluteFilePath();
  paths.removeAll(whole);
  paths.prepend(whole);
  settings.setValue(kRecentKey, paths.mid(0, kRecentFiles));
}

}  // namespace linkwright::ui

#include "moc_file_flow.cpp"
