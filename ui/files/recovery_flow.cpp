// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/recovery_flow.h"

#include "ui/files/file_flow.h"
#include "ui/files/recovery_dialog.h"

#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

RecoveryFlow::RecoveryFlow(QMainWindow& window, Document& document, FileFlow& files, Autosave& autosave,
                           QString sessions_folder)
    : window_(window),
      document_(document),
      files_(files),
      autosave_(autosave),
      sessions_folder_(std::move(sessions_folder)) {
  // kept anew, saved, or left for another file: the old one is not needed any more
  connect(&autosave_, &Autosave::written, this, &RecoveryFlow::forgetOpened);
  connect(&document_, &Document::saved, this, &RecoveryFlow::forgetOpened);
  connect(&document_, &Document::opened, this, &RecoveryFlow::forgetOpened);
}

void RecoveryFlow::offer(bool says_none) {
  if (work_.isRunning() || dialog_) return;
  says_none_ = says_none;
  work_.start([folder = sessions_folder_](const Background::Task&) { return findLostSessions(folder); },
              [this](Result<std::vector<LostSession>> found) {
                show(found ? std::move(found).value() : std::vector<LostSession>());
              });
}

void RecoveryFlow::show(std::vector<LostSession> sessions) {
  if (sessions.empty()) {
    if (says_none_) files_.tell(tr("There is no unsaved work to recover"));
    return;
  }
  sessions_ = std::move(sessions);
  auto* dialog = new RecoveryDialog(sessions_, &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &RecoveryDialog::openWanted, this, &RecoveryFlow::open);
  connect(dialog, &RecoveryDialog::discardWanted, this, &RecoveryFlow::throwAway);
  // what is left for later may be offered by another window too
  connect(dialog, &QDialog::finished, this, [this] { sessions_.clear(); });
  dialog_ = dialog;
  dialog->open();
}

void RecoveryFlow::open(int session, int state) {
  const LostSession chosen = sessions_.at(static_cast<std::size_t>(session));
  const SavedState& wanted = chosen.states.at(static_cast<std::size_t>(state));
  if (!files_.openRecovered(wanted.file, wanted.original_path)) return;
  opened_ = chosen;
  autosave_.saveSoon();
  const auto left =
      std::count_if(sessions_.begin(), sessions_.end(), [](const LostSession& each) { return each.lock; });
  if (dialog_) dialog_->accept();
  if (left > 1) files_.tell(tr("More unsaved work is available. Choose File > Recover Unsaved Work."));
}

void RecoveryFlow::throwAway(int session) {
  LostSession& chosen = sessions_.at(static_cast<std::size_t>(session));
  //: pronoun: a recovered scene without a name
  const QString name = chosen.states.empty() ? tr("this scene") : chosen.states.front().name;
  QMessageBox question(QMessageBox::Question, tr("Discard"),
                       tr("Discard the unsaved changes to %1 permanently?").arg(name), QMessageBox::Cancel, dialog_);
  question.setObjectName("discardQuestion");
  question.setTextFormat(Qt::PlainText);
  QPushButton* discard_it = question.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
  discard_it->setObjectName("discardForGood");
  question.setDefaultButton(QMessageBox::Cancel);
  question.exec();
  if (question.clickedButton() != discard_it) return;
  discard(chosen);
  chosen.lock.reset();
  if (dialog_) dialog_->take(session);
}

void RecoveryFlow::forgetOpened() {
  if (!opened_) return;
  discard(*opened_);
  opened_.reset();
}

void RecoveryFlow::endCleanly() { forgetOpened(); }

}  // namespace linkwright::ui

#include "moc_recovery_flow.cpp"
