// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/elastic_panel.h"

#include "core/beam/elastic_link.h"
#include "ui/document/elastic_edit.h"
#include "ui/document/follow.h"
#include "ui/document/found_motion.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/setup_gravity.h"
#include "ui/workspaces/elastic/setup_joints.h"
#include "ui/workspaces/elastic/setup_links.h"
#include "ui/workspaces/elastic/setup_status.h"
#include "ui/workspaces/elastic/setup_steps.h"
#include "ui/workspaces/elastic/setup_view.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

QString sixDigits(double value) { return withTrueMinus(QString::number(value, 'g', 6)); }

QString counted(const QString& title, qsizetype count) {
  return count == 0 ? title : QStringLiteral("%1 (%2)").arg(title).arg(count);
}

}  // namespace

ElasticPanel::ElasticPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
                           QWidget* parent)
    : QWidget(parent), document_(document), study_(study), status_(new ElasticStatus(study, this)) {
  setObjectName("elasticPanel");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(status_);
  column->addWidget(buildForms(interaction, look), 1);
  connect(&document, &Document::snapshotChanged, this, &ElasticPanel::follow);
  ui::follow(document, kMechanismParts | ScenePart::Elastic, &when_seen_, &WhenSeen::ask);
  connect(&study, &ElasticStudy::resultChanged, &when_seen_, &WhenSeen::ask);
}

QWidget* ElasticPanel::buildForms(Interaction& interaction, ElasticViewOptions& look) {
  auto* page = new QWidget;
  auto* scroll = scrollPage(page, "elasticScroll", this);
  auto* column = new QVBoxLayout(page);
  // the bar that scrolls keeps its distance
  column->setContentsMargins(0, 0, kSpace / 2, 0);
  column->setSpacing(kSpace);
  const auto group = [&](const char* name, const QString& title) {
    auto* made = new FoldingGroup(QString::fromLatin1(name), title, page);
    column->addWidget(made);
    return made;
  };
  joint_group_ = group("motorGroup", tr("Joints"));
  joints_ = new JointsForm(document_, joint_group_);
  joint_group_->hold(joints_);
  FoldingGroup* shown = group("elasticLookGroup", tr("3D View"));
  shown->hold(new ElasticViewForm(look, shown));
  link_group_ = group("elasticLinkGroup", tr("Elastic Links"));
  links_ = new LinksForm(study_, interaction, look, link_group_);
  link_group_->hold(links_);
  FoldingGroup* steps = group("elasticStepGroup", tr("Time Integration"));
  steps_ = new PropertyPage<ElasticSettings>(
      [this](const QString& text, const auto& change) { changeElastic(document_, text, change); }, steps);
  StepsForm::add(steps_->form);
  steps->hold(steps_);
  FoldingGroup* motion = group("elasticMotionGroup", tr("Gravity and Motion"));
  motion->hold(buildMotion(motion));
  steps->setOpen(false);
  of_subject_ = {shown, steps, motion};
  column->addStretch(1);
  return scroll;
}

QWidget* ElasticPanel::buildMotion(QWidget* parent) {
  auto* held = new QWidget(parent);
  QVBoxLayout* column = columnIn(*held);
  const auto line = [&](const char* name) {
    auto* label = new WrappedLabel(held);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
  };
  gravity_ = new GravityForm(document_, held);
  column->addWidget(gravity_);
  motion_ = line("elasticMotion");
  return held;
}

// time goes on: only what another robot or motion changes
void ElasticPanel::follow() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (snapshot->model != model_ || snapshot->motion.plan != plan_) when_seen_.ask();
}

void ElasticPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  model_ = snapshot->model;
  plan_ = snapshot->motion.plan;
  const std::vector<ModelJoint>& joints = model_->joints();
  const auto passive = std::count_if(joints.begin(), joints.end(),
                                     [](const ModelJoint& joint) { return joint.passive && joint.leader < 0; });
  joint_group_->setTitle(passive == 0 ? tr("Joints") : tr("Joints (%1 passive)").arg(passive));
  link_group_->setTitle(counted(tr("Elastic Links"), std::ssize(elasticLinks(document_))));
  for (FoldingGroup* each : of_subject_) each->setVisible(study_.hasSubject());
  status_->refresh();
  joints_->refresh();
  links_->refresh();
  steps_->form.show(elasticSettings(document_).orDefault());
  gravity_->refresh();
  showMotion();
}

void ElasticPanel::showMotion() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Motion& motion = snapshot->motion;
  // what was found plays also where nothing drives
  const bool is_driven = motion.found ? motion.found->driven.has_value() : motion.plan != nullptr;
  std::optional<double> duration;
  if (motion.found && motion.found->run->setup->motion)
    duration = motion.found->run->setup->motion->duration();
  else if (motion.curves)
    duration = motion.curves->duration();
  if (!is_driven)
    motion_->setText(tr("No motion yet, so the actuated joints are at rest. Create a motion in Move."));
  else if (duration)
    motion_->setText(tr("The actuated joints track the scene's motion, which lasts %1 s.").arg(sixDigits(*duration)));
  else
    motion_->setText(tr("The scene's motion cannot be played. Move shows the reason."));
}

}  // namespace linkwright::ui

#include "moc_elastic_panel.cpp"
