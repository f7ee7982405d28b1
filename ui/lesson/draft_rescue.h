// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace linkwright::ui {

class DraftDesk;

/// Keeps what is not saved of a lesson in a folder of its own, some seconds after each edit, for when the program ends
/// before it is saved.
class DraftRescue : public QObject {
  Q_OBJECT
public:
  /// `folder`: empty, nothing is kept.
  DraftRescue(const DraftDesk& desk, QString folder, QObject* parent);

  QString folder() const { return folder_; }
  /// Whether a lesson is left from another time.
  bool hasLesson() const;
  /// The author has answered for it: it is saved, or not wanted.
  void clear();
  /// What is not saved is kept now.
  void keep();

private:
  const DraftDesk& desk_;
  QString folder_;
  QTimer wait_;
};

}  // namespace linkwright::ui
