// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

/// What the system last refused, in its words: QFile has them not of every write.
QString systemReason();

/// A file or folder that is written under a hidden name beside its own, and takes that when it is whole. One that is
/// not kept is removed.
class UnfinishedFile {
public:
  explicit UnfinishedFile(const QString& path);
  ~UnfinishedFile();
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;

  const QString& path() const { return unfinished_; }
  /// Whether the folder that it is to be in is there and can be written to: what is wrong with it, in words.
  QString problemOfFolder() const;
  /// Brings it to the disk and gives it its name, in the place of a file of that name; else what went wrong.
  QString keep();

private:
  QString path_, unfinished_;
  bool kept_ = false;
};

}  // namespace linkwright::ui
