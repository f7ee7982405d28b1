// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/unfinished_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace linkwright::ui {

namespace {

struct UnfinishedFileText {
  Q_DECLARE_TR_FUNCTIONS(linkwright::ui::UnfinishedFile)
};

/// False where what was written does not come to the disk, which a full one may say only now.
bool sync(const QString& path) {
  const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool done = ::fsync(file) == 0;
  const int why = errno;
  ::close(file);
  errno = why;
  return done;
}

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
  if (!folder.isDir()) return UnfinishedFileText::tr("there is no folder %1").arg(name);
  if (!folder.isWritable()) return UnfinishedFileText::tr("the folder %1 may not be written to").arg(name);
  return {};
}

QString UnfinishedFile::keep() {
  if (!sync(unfinished_)) return systemReason();
  if (std::rename(QFile::encodeName(unfinished_).constData(), QFile::encodeName(path_).constData()) != 0)
    return UnfinishedFileText::tr("it could not be given its name (%1)").arg(systemReason());
  kept_ = true;
  sync(QFileInfo(path_).path());
  return {};
}

}  // namespace linkwright::ui
