// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/ability_panel.h"

#include "ui/document/ability.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/ellipsoid_group.h"
#include "ui/workspaces/pose/limit_list.h"
#include "ui/workspaces/pose/reach_group.h"
#include "ui/workspaces/pose/spare_motion_group.h"

#include <QGroupBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace linkwright::ui {

AbilityPanel::AbilityPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_, &Interaction::angleUnitChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.abilities(), &AbilityViewOptions::changed, &when_seen_, &WhenSeen::ask);
}

void AbilityPanel::build() {
  AbilityViewOptions& look = interaction_.abilities();
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  ellipsoids_ = new EllipsoidGroup(look, inside);
  spare_ = new SpareMotionGroup(document_, look, inside);
  limits_ = new QGroupBox(tr("Distance to Joint Limits"), inside);
  limits_->setAccessibleName(limits_->title());
  auto* limits_layout = new QVBoxLayout(limits_);
  limits_layout->setSpacing(kSpace / 4);
  no_limits_ = new QLabel(tr("No joint moves this end effector."), limits_);
  limits_layout->addWidget(no_limits_);
  bars_ = new LimitList(limits_);
  limits_layout->addWidget(bars_);
  auto* reach = new ReachGroup(document_, look, inside);
  for (QWidget* group : {static_cast<QWidget*>(ellipsoids_), static_cast<QWidget*>(spare_),
                         static_cast<QWidget*>(limits_), static_cast<QWidget*>(reach)}) {
    column->addWidget(group);
  }
  column->addStretch(1);
  auto* scroll = scrollPage(inside, "abilityScroll", this);
  scroll->setAccessibleName(tr("Kinematics at this pose"));
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(scroll);
}

void AbilityPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || snapshot->hand < 0) return;
  ellipsoids_->show(*snapshot);
  spare_->show(*snapshot);
  const HandAbility& ability = abilityOf(*snapshot);
  no_limits_->setVisible(ability.joints.empty());
  bars_->setVisible(!ability.joints.empty());
  bars_->show(*snapshot->model, ability, interaction_.angleUnit());
}

}  // namespace linkwright::ui

#include "moc_ability_panel.cpp"
