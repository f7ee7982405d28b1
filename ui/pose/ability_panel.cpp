// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/ability_panel.h"

#include "ui/document/ability.h"
#include "ui/pose/ellipsoid_group.h"
#include "ui/pose/limit_bar.h"
#include "ui/pose/reach_group.h"
#include "ui/pose/spare_motion_group.h"
#include "ui/widgets/theme.h"

#include <QGroupBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace linkwright::ui {

AbilityPanel::AbilityPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, this, &AbilityPanel::refresh);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &AbilityPanel::refresh);
  connect(&interaction_.abilities(), &AbilityLook::changed, this, &AbilityPanel::refresh);
}

void AbilityPanel::build() {
  AbilityLook& look = interaction_.abilities();
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  ellipsoids_ = new EllipsoidGroup(look, inside);
  spare_ = new SpareMotionGroup(document_, look, inside);
  limits_ = new QGroupBox(tr("Distance to the joint limits"), inside);
  limits_->setAccessibleName(limits_->title());
  limits_layout_ = new QVBoxLayout(limits_);
  limits_layout_->setSpacing(kSpace / 4);
  no_limits_ = new QLabel(tr("No joint moves this hand."), limits_);
  limits_layout_->addWidget(no_limits_);
  reach_ = new ReachGroup(document_, look, inside);
  for (QWidget* group : {static_cast<QWidget*>(ellipsoids_), static_cast<QWidget*>(spare_),
                         static_cast<QWidget*>(limits_), static_cast<QWidget*>(reach_)}) {
    column->addWidget(group);
  }
  column->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setObjectName("abilityScroll");
  scroll->setAccessibleName(tr("What the arm can do here"));
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(inside);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(scroll);
}

void AbilityPanel::setDark(bool dark) {
  dark_ = dark;
  ellipsoids_->setDark(dark);
  reach_->setDark(dark);
  for (LimitBar* bar : bars_) bar->setDark(dark);
}

void AbilityPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void AbilityPanel::refresh() {
  if (!isVisible()) return;
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || snapshot->hand < 0) return;
  if (snapshot->model != model_ || snapshot->hand != hand_) {
    model_ = snapshot->model;
    hand_ = snapshot->hand;
    rebuildLimits();
  }
  ellipsoids_->show(*snapshot);
  spare_->show(*snapshot);
  const HandAbility& ability = abilityOf(*snapshot);
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    const int joint = ability.joints[i];
    bars_[i]->show(ability.limits[static_cast<std::size_t>(joint)], joint == ability.nearest, interaction_.angleUnit());
  }
}

void AbilityPanel::rebuildLimits() {
  qDeleteAll(bars_);
  bars_.clear();
  for (const int joint : abilityOf(*document_.snapshot()).joints) {
    auto* bar = new LimitBar(model_->joints()[static_cast<std::size_t>(joint)], limits_);
    bar->setDark(dark_);
    limits_layout_->addWidget(bar);
    bars_.push_back(bar);
  }
  no_limits_->setVisible(bars_.empty());
}

}  // namespace linkwright::ui
