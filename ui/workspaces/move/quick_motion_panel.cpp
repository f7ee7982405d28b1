// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/quick_motion_panel.h"

#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/move/motion_timeline.h"
#include "ui/workspaces/move/motion_words.h"
#include "ui/workspaces/move/quick_motion.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kUsualLongest = 600.0;  // s

QComboBox* poseChooser(const QString& object_name, const QString& name, QWidget* parent) {
  auto* box = new ChoiceBox(8, parent);
  box->setObjectName(object_name);
  box->setAccessibleName(name);
  //: verb: shown while no pose is chosen
  box->setPlaceholderText(QuickMotionPanel::tr("Select"));
  return box;
}

}  // namespace

QuickMotionPanel::QuickMotionPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  stack_ = new QStackedWidget(this);
  stack_->addWidget(makeEmptyState());
  stack_->addWidget(new MotionTimeline(document_, this));
  stack_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(stack_);
  poses_ = new FoldingGroup("motionPoses", tr("From Pose to Pose"), this);
  poses_->hold(makeMotionRow());
  layout->addWidget(poses_);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connectEverything();
  refreshPoses();
  refresh();
  poses_->setOpen(false);
}

QWidget* QuickMotionPanel::makeEmptyState() {
  auto* page = new QWidget(this);
  hint_ = new ElidedLabel({}, page);
  hint_->setObjectName("timelineHint");
  from_ready_ = new QPushButton(tr("Ready Pose → Current Pose"), page);
  from_ready_->setObjectName("motionFromReady");
  from_ready_->setAccessibleName(tr("Make a motion from the ready pose to the current pose"));
  from_ready_->setToolTip(tr("Save both poses and make the motion between them"));
  auto* row = new QHBoxLayout(page);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2 * kSpace);
  row->addWidget(hint_);
  row->addWidget(from_ready_);
  row->addStretch(1);
  return page;
}

QWidget* QuickMotionPanel::makeMotionRow() {
  auto* page = new QWidget(this);
  from_ = poseChooser("motionFrom", tr("Pose at the start of the motion"), page);
  to_ = poseChooser("motionTo", tr("Pose at the end of the motion"), page);
  duration_ = new UnitField(Measure::Time, page);
  duration_->setObjectName("motionDuration");
  duration_->setAccessibleName(tr("Duration of the motion"));
  duration_->setSiRange(0.05, kUsualLongest);
  shortest_ = new QPushButton(tr("Minimum Time"), page);
  shortest_->setObjectName("motionShortest");
  shortest_->setAccessibleName(tr("Use the minimum time within the velocity limits"));
  shortest_->setToolTip(tr("Use the minimum time within the velocity limits"));
  //: noun: first pose of the motion
  auto* from_label = new QLabel(tr("Sta&rt"), page);
  from_label->setBuddy(from_);
  //: noun: last pose of the motion
  auto* to_label = new QLabel(tr("En&d"), page);
  to_label->setBuddy(to_);
  auto* duration_label = new QLabel(tr("Durat&ion"), page);
  duration_label->setBuddy(duration_);
  between_ = new QWidget(page);
  auto* grid = new QGridLayout(between_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 2);
  grid->addWidget(from_label, 0, 0);
  grid->addWidget(from_, 0, 1);
  grid->addWidget(to_label, 0, 2);
  grid->addWidget(to_, 0, 3);
  grid->addWidget(duration_label, 1, 0);
  grid->addWidget(duration_, 1, 1);
  grid->addWidget(shortest_, 1, 3);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(3, 1);
  what_it_is_ = new ElidedLabel({}, page);
  what_it_is_->setObjectName("motionIs");
  auto* column = innerColumnIn(*page);
  column->addWidget(between_);
  column->addWidget(what_it_is_);
  return page;
}

void QuickMotionPanel::connectEverything() {
  connect(&document_, &Document::snapshotChanged, this, &QuickMotionPanel::refresh);
  follow(document_, kMotionParts, this, &QuickMotionPanel::refreshPoses);
  connect(from_, &QComboBox::activated, this, [this] { chooseMotion(false); });
  connect(to_, &QComboBox::activated, this, [this] { chooseMotion(false); });
  connect(duration_, &UnitField::siEdited, this, [this] { chooseMotion(false); });
  connect(shortest_, &QPushButton::clicked, this, [this] { chooseMotion(true); });
  connect(from_ready_, &QPushButton::clicked, this, [this] { makeMotionFromReadyPose(document_); });
}

void QuickMotionPanel::chooseMotion(bool shortest) {
  if (from_->currentIndex() < 0 || to_->currentIndex() < 0) return;
  const bool automatic = shortest || !curves_;
  setMotion(document_, from_->currentText(), to_->currentText(), automatic ? 0.0 : duration_->si());
}

void QuickMotionPanel::refreshPoses() {
  const auto& scene = document_.scene();
  const QString from = scene.motion ? QString::fromStdString(scene.motion->from) : from_->currentText();
  const QString to = scene.motion ? QString::fromStdString(scene.motion->to) : to_->currentText();
  for (QComboBox* box : {from_, to_}) {
    const QSignalBlocker blocker(box);
    box->clear();
    for (const StoredPose& pose : scene.poses) box->addItem(QString::fromStdString(pose.name));
    box->setCurrentIndex(box->findText(box == from_ ? from : to));
    box->setEnabled(scene.poses.size() >= 2);
  }
  refresh();
}

void QuickMotionPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot) return;
  curves_ = snapshot->motion.curves;
  stack_->setCurrentIndex(curves_ ? 1 : 0);
  // where there is nothing to play and nothing to press, the height is the plot's
  if (!document_.gestureActive())
    stack_->setVisible(curves_ || snapshot->motion.plan || document_.scene().poses.size() >= 2 ||
                       canMoveFromReadyPose(document_));
  duration_->setEnabled(curves_ != nullptr);
  shortest_->setEnabled(curves_ != nullptr);
  showWhatItIs();
  if (!curves_ && snapshot->motion.plan) {
    hint_->setWholeText(tr("The motion cannot be played: %1.").arg(firstError(snapshot->motion)));
    from_ready_->setVisible(false);
    return;
  }
  if (!curves_) {
    from_ready_->setVisible(true);
    const std::size_t poses = document_.scene().poses.size();
    hint_->setWholeText(poses < 2 ? tr("Save two poses to make a motion.")
                                  : tr("Select two poses under “From Pose to Pose”."));
    return;
  }
  const double duration = curves_->duration();
  // a file may hold a longer or shorter motion than one would type
  duration_->setSiRange(std::min(0.05, duration), std::max(kUsualLongest, duration));
  duration_->setSi(duration);
}

// fields of two poses would say what is not so
void QuickMotionPanel::showWhatItIs() {
  const auto& plan = document_.snapshot()->motion.plan;
  const bool is_more = plan && !document_.scene().motion;
  between_->setVisible(!is_more);
  what_it_is_->setVisible(is_more);
  if (is_more) what_it_is_->setWholeText(tr("Motion: %1. Edit it in Move.").arg(summaryOf(*plan)));
}

}  // namespace linkwright::ui

#include "moc_quick_motion_panel.cpp"
