// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace linkwright::ui {

/// Says when a file no longer holds what was last seen in it: written over, replaced by a rename, or gone. What counts
/// is the content; dates and sizes alone say nothing. Lives on the UI thread.
class FileWatch : public QObject {
  Q_OBJECT
public:
  explicit FileWatch(QObject* parent = nullptr);

  /// Watches this file, which is taken to hold `text`; an empty path: none.
  void watch(const QString& path, const QByteArray& text);
  /// The same with what it holds now.
  void watch(const QString& path);
  const QString& path() const { return path_; }
  /// What it holds now is known: it is not spoken of again.
  void accept();
  /// Whether it differs from what is known, by its content. Reads the file where its size or date is new.
  bool differs();

public slots:
  /// Looks again where no message may have come, as on a network's file system.
  void look();

signals:
  /// It holds something else. Said once for each content.
  void changed();
  /// It is no longer there.
  void gone();
  /// It holds again what is known: what was said before is over.
  void restored();

private:
  struct Stamp {
    qint64 size = -1;  ///< -1: not there
    QDateTime modified;
    bool operator==(const Stamp&) const = default;
  };
  static Stamp stampOf(const QString& path);
  void follow();
  void check(bool even_if_stamp_is_same);

  QString path_;
  Stamp stamp_;
  QByteArray known_;  ///< a digest of the content that is known; empty: none, the file was not there
  QByteArray said_;   ///< of the content that was last spoken of
  bool said_gone_ = false;
  QFileSystemWatcher watcher_;
  QTimer settles_;  ///< a file that is being written is left to be finished
};

}  // namespace linkwright::ui
