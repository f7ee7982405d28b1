// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/work/background.h"
#include "ui/workspaces/explain/hand_out/hand_out.h"

#include <QObject>

namespace linkwright::ui {

/// The hand-out as a person meets it: what and where to, then a worker writes it, and a word says where it is.
class HandOutFlow : public QObject {
  Q_OBJECT
public:
  HandOutFlow(Document& document, Interaction& interaction, QWidget* window);

  /// Asks what and where to, and writes it.
  void ask();
  /// Writes the present instant to `path` on a worker; told or warned says how it ended. One at a time: while one is
  /// being written another is refused in words. While steps are predicted there is none: it would give the answers.
  void save(const HandOutRequest& request, const QString& path);
  bool isWriting() const { return work_.isRunning(); }

signals:
  void told(const QString& words);
  void warned(const QString& words);

private:
  QString suggestedPath(HandOutFormat format) const;
  void report(const Diagnostics& problems);
  bool refusesWhilePredicting();

  Document& document_;
  Interaction& interaction_;
  QWidget* window_;
  HandOutRequest last_;  ///< what was chosen the last time
  QString folder_;       ///< where to
  QString path_;
  Background work_;
};

}  // namespace linkwright::ui
