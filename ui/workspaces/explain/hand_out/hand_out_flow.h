// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/save_flow.h"
#include "ui/workspaces/explain/hand_out/hand_out.h"

namespace linkwright::ui {

/// The hand-out as a person meets it. While steps are predicted there is none: it would give the answers.
class HandOutFlow : public SaveFlow {
  Q_OBJECT
public:
  HandOutFlow(Document& document, Interaction& interaction, QWidget* window);

  /// Asks what and where to, and writes it.
  void ask();
  /// Writes the present instant to `path`.
  void save(const HandOutRequest& request, const QString& path);

private:
  bool refusesWhilePredicting();

  Interaction& interaction_;
  HandOutRequest last_;  ///< what was chosen the last time
};

}  // namespace linkwright::ui
