// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/unfinished_file.h"

#include "core/io/atomic_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <cstring>

namespace linkwright::ui {

namespace {

struct UnfinishedFileText {
  Q_DECLARE_TR_FUNCTIONS(linkwright::ui::UnfinishedFile)
};

}  // namespace

QString systemReason() { return QString::fromLocal8Bit(std::strerror(errno)); }

UnfinishedFile::UnfinishedFile(const QString& path) : path_(QFileInfo(path).absoluteFilePath()) {
  static std::atomic<int> count = 0;
  const QFileInfo named(path_);
  unfinished_ =
      named.path() +
      QStringLiteral("/.%1.%2-%3.part").arg(named.fileName()).arg(QCoreApplication::applicationPid()).arg(++count);
}

UnfinishedFile::~UnfinishedFile() {
  if (kept_) return;
  if (QFileInfo(unfinished_).isDir())
    QDir(unfinished_).removeRecursively();
  else
    QFile::remove(unfinished_);
}

QString UnfinishedFile::problemOfFolder() const {
  const QFileInfo folder(QFileInfo(path_).path());
  const QString name = QDir::toNativeSeparators(folder.filePath());
  if (!folder.isDir()) return UnfinishedFileText::tr("the folder %1 does not exist").arg(name);
  if (!folder.isWritable()) return UnfinishedFileText::tr("the folder %1 is not writable").arg(name);
  return {};
}

QString UnfinishedFile::keep() {
  if (!syncToDisk(unfinished_.toStdString())) return systemReason();
  kept_ = renameOnDisk(unfinished_.toStdString(), path_.toStdString());
  return kept_ ? QString()
               : UnfinishedFileText::tr("the temporary output could not be renamed (%1)").arg(systemReason());
}

}  // namespace linkwright::ui
