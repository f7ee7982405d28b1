// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_flow.h"

#include "ui/window/diagnostics_dialog.h"
#include "ui/window/note_bar.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QSettings>

namespace linkwright::ui {

namespace {

constexpr int kRecentFiles = 8;
const char* const kRecentKey = "files/recent";

QString nameOf(const QString& path) { return QFileInfo(path).fileName(); }

}  // namespace

FileFlow::FileFlow(QMainWindow& window, Document& document, bool remembers)
    : QObject(&window), window_(window), document_(document), note_(new NoteBar(&window)), remembers_(remembers) {
  window.setStatusBar(note_);
}

bool FileFlow::open(const QString& path) {
  if (!mayLeave()) return false;
  Diagnostics diagnostics;
  try {
    diagnostics = document_.open(path);
  } catch (const std::exception& problem) {
    diagnostics = {{Severity::Error, path.toStdString(), 0, problem.what()}};
  }
  const bool failed = hasErrors(diagnostics);
  if (failed) {
    show(diagnostics, tr("%1 was not opened. What is open stays as it was.").arg(nameOf(path)), true);
    return false;
  }
  remember(path);
  note_->clear();
  if (!diagnostics.empty()) {
    // the robot is there and can be worked with: the warnings wait until they are asked for
    const QString count = diagnostics.size() == 1 ? tr("one warning") : tr("%1 warnings").arg(diagnostics.size());
    const QString heading = tr("%1 is open, with %2.").arg(nameOf(path), count);
    note_->say(heading, [this, diagnostics, heading] { show(diagnostics, heading, false); });
  }
  return true;
}

bool FileFlow::openByDialog() {
  const QString path = QFileDialog::getOpenFileName(&window_, tr("Open"), QFileInfo(document_.filePath()).path(),
                                                    tr("Robots and scenes (*.urdf *.xml *.json);;All files (*)"));
  return !path.isEmpty() && open(path);
}

bool FileFlow::save() {
  if (document_.filePath().isEmpty() || isExample(document_.filePath())) return saveAs();
  return saveTo(document_.filePath());
}

bool FileFlow::saveAs() {
  const QString path =
      QFileDialog::getSaveFileName(&window_, tr("Save As"), suggestedPath(), tr("Scene (*.json);;URDF (*.urdf)"));
  return !path.isEmpty() && saveTo(path);
}

QString FileFlow::suggestedPath() const {
  const QString open = document_.filePath();
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

bool FileFlow::saveTo(const QString& path) {
  Diagnostics diagnostics;
  try {
    diagnostics = document_.save(path);
  } catch (const std::exception& problem) {
    diagnostics = {{Severity::Error, path.toStdString(), 0, problem.what()}};
  }
  const bool failed = hasErrors(diagnostics);
  if (!failed) remember(path);
  if (!diagnostics.empty()) {
    show(diagnostics, failed ? tr("%1 was not saved.").arg(nameOf(path))
                             : tr("%1 is saved. The format cannot hold all of it.").arg(nameOf(path)),
         failed);
  }
  return !failed;
}

bool FileFlow::mayLeave() {
  if (document_.undoStack()->isClean()) return true;
  QMessageBox question(QMessageBox::Question, tr("Unsaved changes"),
                       tr("%1 has changes that are not saved.").arg(document_.displayName()),
                       QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
  question.setObjectName("unsavedQuestion");
  question.setInformativeText(tr("Save them first?"));
  question.setDefaultButton(QMessageBox::Save);
  switch (question.exec()) {
    case QMessageBox::Save:
      return save();
    case QMessageBox::Discard:
      return true;
    default:
      return false;
  }
}

void FileFlow::show(const Diagnostics& diagnostics, const QString& heading, bool failed) {
  auto* dialog = new DiagnosticsDialog(diagnostics, heading, failed, &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void FileFlow::fillExamples(QMenu* menu) {
  const QFileInfoList files = QDir(examples_folder_).entryInfoList({"*.urdf", "*.json"}, QDir::Files, QDir::Name);
  for (const QFileInfo& file : files) {
    menu->addAction(file.completeBaseName().replace('_', ' '), this, [this, path = file.absoluteFilePath()] { open(path); });
  }
  menu->setEnabled(!files.isEmpty());
}

void FileFlow::attachRecentMenu(QMenu* menu) {
  connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillRecent(menu); });
  fillRecent(menu);
}

void FileFlow::fillRecent(QMenu* menu) {
  menu->clear();
  const QStringList paths = remembers_ ? QSettings().value(kRecentKey).toStringList() : QStringList();
  for (const QString& path : paths) {
    QAction* action = menu->addAction(nameOf(path), this, [this, path] { open(path); });
    action->setToolTip(path);
  }
  if (paths.isEmpty()) menu->addAction(tr("None yet"))->setEnabled(false);
  menu->setToolTipsVisible(true);
}

void FileFlow::remember(const QString& path) {
  if (!remembers_) return;
  QSettings settings;
  QStringList paths = settings.value(kRecentKey).toStringList();
  const QString whole = QFileInfo(path).absoluteFilePath();
  paths.removeAll(whole);
  paths.prepend(whole);
  settings.setValue(kRecentKey, paths.mid(0, kRecentFiles));
}

}  // namespace linkwright::ui
