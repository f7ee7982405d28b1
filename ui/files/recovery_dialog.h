// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/session.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace linkwright::ui {

/// What a crash has left, to be opened, thrown away or left for another time. It changes nothing by itself.
class RecoveryDialog : public QDialog {
  Q_OBJECT
public:
  explicit RecoveryDialog(const std::vector<LostSession>& sessions, QWidget* parent = nullptr);

  /// The session is no longer there.
  void take(int session);

signals:
  void openWanted(int session, int state);
  void discardWanted(int session);

private:
  int current() const;
  void showSession();
  void showState();

  std::vector<LostSession> sessions_;
  std::vector<int> rows_;  ///< the session of each row
  QListWidget* list_;
  QLabel *picture_, *name_, *file_, *note_;
  QComboBox* states_;
  QPushButton *open_, *discard_;
};

}  // namespace linkwright::ui
