// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/disk_flow.h"

#include "ui/files/file_flow.h"
#include "ui/widgets/note_bar.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

namespace linkwright::ui {

DiskFlow::DiskFlow(QMainWindow& window, Document& document, FileFlow& files)
    : QObject(&window), window_(window), document_(document), files_(files) {
  connect(&document_, &Document::opened, this, [this] { watch_.watch(document_.filePath()); });
  connect(&document_, &Document::saved, this,
          [this](const QByteArray& text) { watch_.watch(document_.filePath(), text); });
  connect(&watch_, &FileWatch::changed, this, &DiskFlow::askAboutChange);
  connect(&watch_, &FileWatch::gone, this, &DiskFlow::askAboutLoss);
  connect(&watch_, &FileWatch::restored, this, [this] {
    if (files_.note().words() == question_) files_.note().clear();
  });
  // a network's file system sends no messages: whoever comes back to the window has it looked at
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, &watch_, [this](Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive) watch_.look();
  });
  files_.setMayWrite([this](const QString& path) { return mayWrite(path); });
  watch_.watch(document_.filePath());
}

void DiskFlow::askAboutChange() {
  const QString name = QFileInfo(watch_.path()).fileName();
  question_ = tr("%1 was changed by another program.").arg(name);
  files_.note().ask(question_,
                    {tr("Reload"), tr("Open the version of %1 on disk").arg(name),
                     [this] {
                       // not reloaded: the question is still open
                       if (!files_.reload() && watch_.differs()) askAboutChange();
                     }},
                    {tr("Keep Mine"), tr("Keep the open scene and mark it as unsaved"), [this] {
                       watch_.accept();
                       document_.undoStack()->resetClean();
                     }});
}

void DiskFlow::askAboutLoss() {
  const QString name = QFileInfo(watch_.path()).fileName();
  question_ = tr("%1 has been deleted or moved. The open scene is now unsaved.").arg(name);
  // no file holds it any more
  document_.undoStack()->resetClean();
  files_.note().ask(question_,
                    {tr("Save Again"), tr("Save the open scene as %1 again").arg(name), [this] { files_.save(); }},
                    {tr("Dismiss"), tr("Dismiss this note"), {}});
}

bool DiskFlow::mayWrite(const QString& path) {
  if (QFileInfo(path).absoluteFilePath() != watch_.path() || !watch_.differs()) return true;
  QMessageBox question(
      QMessageBox::Warning, tr("Save"),
      tr("%1 has been changed by another program since it was last opened or saved.").arg(QFileInfo(path).fileName()),
      QMessageBox::Cancel, &window_);
  question.setObjectName("replaceQuestion");
  question.setInformativeText(tr("Saving replaces those changes with the open scene."));
  QPushButton* replace = question.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
  replace->setObjectName("replaceChanged");
  question.setDefaultButton(QMessageBox::Cancel);
  question.exec();
  return question.clickedButton() == replace;
}

}  // namespace linkwright::ui

#include "moc_disk_flow.cpp"
