// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>

namespace linkwright::ui {

/// Keeps what somebody writes and has not saved in a folder of its own, some seconds after each edit, for when the
/// program ends before it is saved.
class DraftRescue : public QObject {
  Q_OBJECT
public:
  struct Draft {
    std::function<bool()> is_saved;
    std::function<void(const QString& folder)> write;
    QString file;  ///< its name in the folder
  };
  /// `folder`: empty, nothing is kept.
  DraftRescue(QString folder, Draft draft, QObject* parent);

  QString folder() const { return folder_; }
  QString path() const { return folder_ + QLatin1Char('/') + draft_.file; }
  /// Whether something is left from another time.
  bool isThere() const;
  /// After an edit.
  void wait();
  /// The author has answered for it: it is saved, or not wanted.
  void clear();
  /// What is not saved is kept now.
  void keep();

private:
  QString folder_;
  Draft draft_;
  QTimer wait_;
};

}  // namespace linkwright::ui
