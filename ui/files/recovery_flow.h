// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/work/autosave.h"
#include "ui/work/background.h"
#include "ui/work/session.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;
class RecoveryDialog;

/// Offers what windows have left that ended early. What is opened is kept where it was until this window has kept it
/// itself, or it is saved.
class RecoveryFlow : public QObject {
  Q_OBJECT
public:
  RecoveryFlow(QMainWindow& window, Document& document, FileFlow& files, Autosave& autosave, QString sessions_folder);

  /// Looks for lost sessions on another thread, then offers them. `says_none`: where there are none that is said.
  void offer(bool says_none);
  /// The window ends as it should: what was opened and given up again needs not be offered any more.
  void endCleanly();

private:
  void show(std::vector<LostSession> sessions);
  void open(int session, int state);
  void throwAway(int session);
  void forgetOpened();

  QMainWindow& window_;
  Document& document_;
  FileFlow& files_;
  Autosave& autosave_;
  QString sessions_folder_;
  std::vector<LostSession> sessions_;  ///< that are being offered
  std::optional<LostSession> opened_;  ///< that the open scene came from
  QPointer<RecoveryDialog> dialog_;
  bool says_none_ = false;
  Background work_;
};

}  // namespace linkwright::ui
