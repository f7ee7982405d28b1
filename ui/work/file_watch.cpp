// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/file_watch.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace linkwright::ui {

namespace {

constexpr int kSettleMs = 200;

QByteArray digestOf(const QByteArray& text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256); }

/// Empty where there is no such file, or it cannot be read.
QByteArray digestOfFile(const QString& path) {
  QFile file(path);
  // a pipe would keep us waiting
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return {};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  return hash.addData(&file) ? hash.result() : QByteArray();
}

}  // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
  settles_.setSingleShot(true);
  settles_.setInterval(kSettleMs);
  connect(&settles_, &QTimer::timeout, this, [this] { check(true); });
  const auto wait = [this] {
    // a message for each piece that is written: the last one counts
    settles_.start();
  };
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this, wait] {
    // the folder's other files are nobody's business here
    if (stampOf(path_) != stamp_) wait();
  });
}

FileWatch::Stamp FileWatch::stampOf(const QString& path) {
  // one that forgets what it knew before
  const QFileInfo info(path);
  return info.isFile() ? Stamp{info.size(), info.lastModified()} : Stamp{};
}

void FileWatch::watch(const QString& path, const QByteArray& text) {
  settles_.stop();
  path_ = path;
  known_ = digestOf(text);
  said_.clear();
  said_gone_ = false;
  stamp_ = stampOf(path_);
  follow();
  // somebody may have been faster than we are
  if (!path_.isEmpty()) settles_.start();
}

void FileWatch::watch(const QString& path) {
  watch(path, {});
  settles_.stop();
  accept();
}

void FileWatch::accept() {
  stamp_ = stampOf(path_);
  known_ = path_.isEmpty() ? QByteArray() : digestOfFile(path_);
  said_.clear();
}

bool FileWatch::differs() {
  if (path_.isEmpty()) return false;
  const QByteArray now = digestOfFile(path_);
  return !now.isEmpty() && now != known_;
}

// a file that was replaced by a rename is another one for the watcher, and its folder brings it back
void FileWatch::follow() {
  QStringList wanted;
  if (!path_.isEmpty()) {
    wanted << QFileInfo(path_).absolutePath();
    if (QFileInfo::exists(path_)) wanted << path_;
  }
  const QStringList watched = watcher_.files() + watcher_.directories();
  for (const QString& each : watched) {
    if (!wanted.contains(each)) watcher_.removePath(each);
  }
  for (const QString& each : wanted) {
    if (!watched.contains(each)) watcher_.addPath(each);
  }
}

void FileWatch::look() {
  if (!path_.isEmpty() && stampOf(path_) != stamp_) check(false);
}

void FileWatch::check(bool even_if_stamp_is_same) {
  if (path_.isEmpty()) return;
  follow();
  const Stamp stamp = stampOf(path_);
  if (!even_if_stamp_is_same && stamp == stamp_) return;
  stamp_ = stamp;
  if (stamp.size < 0) {
    if (!known_.isEmpty() && !said_gone_) {
      said_gone_ = true;
      emit gone();
    }
    return;
  }
  const QByteArray now = digestOfFile(path_);
  if (now.isEmpty()) return;
  const bool said_anything = said_gone_ || !said_.isEmpty();
  said_gone_ = false;
  if (now == known_) {
    said_.clear();
    if (said_anything) emit restored();
  } else if (now != said_) {
    said_ = now;
    emit changed();
  }
}

}  // namespace linkwright::ui

#include "moc_file_watch.cpp"
