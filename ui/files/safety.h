// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/files/recovery_flow.h"
#include "ui/work/autosave.h"

#include <QString>

#include <memory>

class QMainWindow;

namespace linkwright::ui {

class FileFlow;

/// What keeps work from being lost: autosave, the recovery after a crash, and the watch over the open file.
class Safety {
public:
  /// `sessions_folder` holds what is not saved yet; empty: nothing is kept and nothing offered.
  Safety(QMainWindow& window, Document& document, Interaction& interaction, FileFlow& files,
         const QString& sessions_folder);

  /// Null where nothing is kept.
  Autosave* autosave() { return autosave_.get(); }
  RecoveryFlow* recovery() { return recovery_.get(); }
  /// The person has answered for what is unsaved.
  void endCleanly();

private:
  std::unique_ptr<Autosave> autosave_;
  std::unique_ptr<RecoveryFlow> recovery_;
};

}  // namespace linkwright::ui
