// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/widgets/when_seen.h"

#include <QWidget>

#include <memory>
#include <vector>

class QGroupBox;
class QLabel;

namespace linkwright::ui {

class EllipsoidGroup;
class LimitList;
class SpareMotionGroup;

/// What the arm can do here: how its hand moves and pushes, how far each joint is from its limits, the motion that is
/// left while the hand stays, and where the hand can be. It shows the snapshot, worked out only while it is visible.
class AbilityPanel : public QWidget {
  Q_OBJECT
public:
  AbilityPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

private:
  void build();
  void refresh();

  Document& document_;
  Interaction& interaction_;
  EllipsoidGroup* ellipsoids_ = nullptr;
  QGroupBox* limits_ = nullptr;
  QLabel* no_limits_ = nullptr;
  LimitList* bars_ = nullptr;  ///< of the joints that carry the hand
  SpareMotionGroup* spare_ = nullptr;
  WhenSeen when_seen_{*this, &AbilityPanel::refresh};
};

}  // namespace linkwright::ui
