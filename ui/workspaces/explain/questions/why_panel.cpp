// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/why_panel.h"

#include "ui/document/asked.h"
#include "ui/document/insight.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/dock_contents.h"
#include "ui/workspaces/explain/questions/why_tree.h"
#include "ui/workspaces/explain/questions/why_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

WhyPanel::WhyPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&document_.playback(), &Playback::playingChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::askedChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::stepChanged, this, [this] {
    if (interaction_.walk().predicts()) when_seen_.ask();
  });
  connect(&interaction_, &Interaction::angleUnitChanged, &when_seen_, &WhenSeen::ask);
  connect(chooser_, &QComboBox::currentIndexChanged, this, [this](int joint) {
    joint_ = joint;
    when_seen_.ask();
  });
  connect(tree_, &WhyTree::linkPointed, this, &WhyPanel::linkPointed);
}

void WhyPanel::build() {
  setObjectName(QStringLiteral("whyPanel"));
  setAccessibleName(tr("Why this torque?"));
  setMinimumWidth(280);
  chooser_ = new ChoiceBox(12, this);
  chooser_->setObjectName(QStringLiteral("whyJoint"));
  chooser_->setAccessibleName(tr("Joint whose torque is explained"));
  chooser_->setToolTip(chooser_->accessibleName());
  auto* title = new QLabel(tr("&Joint torque"), this);
  title->setBuddy(chooser_);
  torque_ = new QLabel(this);
  torque_->setObjectName(QStringLiteral("whyTorque"));
  torque_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(title);
  row->addWidget(chooser_, 1);
  row->addWidget(torque_);

  summary_ = new QLabel(this);
  summary_->setObjectName(QStringLiteral("whySummary"));
  summary_->setAccessibleName(tr("The largest contribution"));
  summary_->setWordWrap(true);
  summary_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);

  tree_ = new WhyTree(this);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, 0);
  layout->setSpacing(kSpace);
  layout->addLayout(row);
  layout->addWidget(summary_);
  layout->addWidget(tree_, 1);
}

void WhyPanel::showTorqueOf(int joint) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model || joint < 0 || joint >= snapshot->model->dof()) return;
  if (snapshot->model != model_) takeModel(*snapshot);
  chooser_->setCurrentIndex(joint);
  bringDockOf(*this);
}

// another robot: its joints, and the one with the largest torque to start with
void WhyPanel::takeModel(const Snapshot& snapshot) {
  model_ = snapshot.model;
  const QSignalBlocker quiet(chooser_);
  chooser_->clear();
  for (int j = 0; j < model_->dof(); ++j) {
    chooser_->addItem(QStringLiteral("%1  %2").arg(j + 1).arg(
        QString::fromStdString(model_->joints()[static_cast<std::size_t>(j)].name)));
  }
  joint_ = -1;
  if (model_->dof() > 0) {
    Eigen::Index largest = 0;
    snapshot.tau.cwiseAbs().maxCoeff(&largest);
    joint_ = static_cast<int>(largest);
  }
  chooser_->setCurrentIndex(joint_);
  chooser_->setEnabled(joint_ >= 0);
  tree_->forget();
}

void WhyPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (snapshot && snapshot->model && snapshot->model != model_) takeModel(*snapshot);
  if (!snapshot || !snapshot->model || joint_ < 0) {
    torque_->clear();
    return showWords(tr("This robot has no moving joints, so there is no torque to explain."));
  }
  if (isTorqueHidden(*snapshot, interaction_.walk(), joint_)) {
    torque_->setText(QStringLiteral("<b>?</b>"));
    torque_->setToolTip(tr("To be predicted"));
    torque_->setAccessibleName(tr("To be predicted"));
    return showWords(
        tr("This torque is still to be predicted. Its contributions appear after you have stepped past it."));
  }
  const Why& why = whyOf(*snapshot);
  const WhyNode root = why.root(joint_);
  const std::vector<WhyNode> parts = why.children(root);
  const QString unit = torqueUnit(*snapshot->model, joint_);
  const NumberGroup numbers(snapshot->tau.lpNorm<Eigen::Infinity>());
  torque_->setText(QStringLiteral("<b>%1 %2</b>").arg(numbers.text(root.value), unit));
  torque_->setToolTip(fullNumber(root.value) + QLatin1Char(' ') + unit);
  //: a torque or force; %1: a number, %2: its unit
  torque_->setAccessibleName(tr("%1 %2").arg(numbers.text(root.value), unit));
  const QString summary = whySummary(root, parts, *snapshot->model, interaction_.angleUnit(), snapshot.get());
  summary_->setText(summary);
  tree_->showParts(snapshot, joint_, interaction_.angleUnit(), document_.playback().isPlaying() || snapshot->dragging);
  tree_->setVisible(!parts.empty());
}

void WhyPanel::showWords(const QString& words) {
  summary_->setText(words);
  tree_->forget();
  tree_->hide();
}

void WhyPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  emit linkPointed(-1);
}

}  // namespace linkwright::ui

#include "moc_why_panel.cpp"
