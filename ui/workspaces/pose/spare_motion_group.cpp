// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/spare_motion_group.h"

#include "ui/document/ability.h"
#include "ui/document/edits.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/ability_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kTicks = 2000;  // finer than the mouse
constexpr int kRestMs = 120;
constexpr double kNoTravel = 1e-6;  // rad, m

}  // namespace

SpareMotionGroup::SpareMotionGroup(Document& document, AbilityViewOptions& look, QWidget* parent)
    : QGroupBox(tr("Null-Space Motion"), parent), document_(document), look_(look) {
  setAccessibleName(title());
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMs);
  build();
  connectSlider();
  connect(&rest_, &QTimer::timeout, this, &SpareMotionGroup::showTravel);
  connect(hold_, &QComboBox::activated, this,
          [this](int row) { look_.setHold(row == 0 ? HandHold::Pose : HandHold::Position); });
  connect(lead_, &QComboBox::activated, this, [this](int row) { look_.setLead(lead_->itemData(row).toInt()); });
}

void SpareMotionGroup::build() {
  auto* grid = new QGridLayout(this);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 2);
  hold_ = new ChoiceBox(6, this);
  hold_->setObjectName("slideHold");
  hold_->setAccessibleName(tr("Constraint on the end effector"));
  hold_->setToolTip(
      tr("Keep the whole pose, or only the position, so that the end effector can rotate about its origin"));
  hold_->addItem(tr("position and orientation"));
  hold_->addItem(tr("position only"));
  //: verb: what stays as it is during the null-space motion
  auto* hold_label = new QLabel(tr("Keep"), this);
  hold_label->setBuddy(hold_);
  lead_ = new ChoiceBox(6, this);
  lead_->setObjectName("slideLead");
  lead_->setAccessibleName(tr("Leading joint"));
  lead_->setToolTip(tr("If several null-space motions exist, use the one that moves this joint most"));
  lead_label_ = new QLabel(tr("Le&d by"), this);
  lead_label_->setBuddy(lead_);
  slider_ = new QSlider(Qt::Horizontal, this);
  slider_->setObjectName("slideSlider");
  slider_->setAccessibleName(tr("Null-space motion of the arm"));
  slider_->setToolTip(tr(
      "Drag to move the arm while the end effector stays fixed. The motion ends at a joint limit or a singular pose."));
  slider_->setRange(0, kTicks);
  slider_->setSingleStep(kTicks / 100);
  slider_->setPageStep(kTicks / 20);
  words_ = new QLabel(this);
  words_->setObjectName("slideWords");
  words_->setAccessibleName(tr("Range of the null-space motion"));
  words_->setWordWrap(true);
  words_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  words_->setMinimumHeight(2 * words_->fontMetrics().lineSpacing());
  grid->addWidget(hold_label, 0, 0);
  grid->addWidget(hold_, 0, 1);
  grid->addWidget(lead_label_, 1, 0);
  grid->addWidget(lead_, 1, 1);
  grid->addWidget(slider_, 2, 0, 1, 2);
  grid->addWidget(words_, 3, 0, 1, 2);
  grid->setColumnStretch(1, 1);
}

void SpareMotionGroup::connectSlider() {
  connect(slider_, &QSlider::sliderPressed, this, [this] {
    readTravel();
    document_.beginGesture(tr("Null-space motion"));
  });
  connect(slider_, &QSlider::sliderMoved, this, [this](int position) {
    // a drag that Esc has cancelled stays cancelled until the handle is let go
    if (document_.gestureActive()) document_.previewSlide(look_.hold(), look_.lead(), atPosition(position));
  });
  connect(slider_, &QSlider::sliderReleased, this, [this] {
    if (document_.gestureActive()) document_.commitGesture();
    showTravel();
  });
  // keys, the wheel and clicks beside the handle: a step of its own each
  connect(slider_, &QSlider::actionTriggered, this, [this](int action) {
    if (action == QAbstractSlider::SliderMove && slider_->isSliderDown()) return;
    if (!readTravel()) return;
    slide(document_, look_.hold(), look_.lead(), atPosition(slider_->sliderPosition()) - moved_);
    showTravel();
  });
}

double SpareMotionGroup::atPosition(int position) const {
  // the ends are where the slide itself stops
  return backward_ + (forward_ - backward_) * position / kTicks;
}

void SpareMotionGroup::show(const Snapshot& snapshot) {
  const QSignalBlocker hold_blocker(hold_);
  hold_->setCurrentIndex(look_.hold() == HandHold::Pose ? 0 : 1);
  showLeads(snapshot);
  const HandAbility& ability = abilityOf(snapshot);
  const QString none = noSpareWords(ability, look_.hold());
  slider_->setEnabled(none.isEmpty());
  const bool chooses = ability.spare(look_.hold()) > 1;
  lead_->setEnabled(chooses);
  lead_label_->setEnabled(chooses);
  if (!none.isEmpty()) {
    rest_.stop();
    words_->setText(none);
    describe(0.0, 0.0);
    const QSignalBlocker blocker(slider_);
    slider_->setValue(kTicks / 2);
    return;
  }
  if (snapshot.slide) {
    rest_.stop();
    moved_ = snapshot.slide->moved;
    showWords(backward_ - moved_, forward_ - moved_);
    return;
  }
  if (slider_->accessibleDescription().isEmpty()) describe(0.0, 0.0);
  // up to ten milliseconds of work: not sixty times a second
  if (!slider_->isSliderDown()) rest_.start();
}

// the joints that a motion of several dimensions can be led by
void SpareMotionGroup::showLeads(const Snapshot& snapshot) {
  const QSignalBlocker blocker(lead_);
  if (snapshot.model != model_ || snapshot.hand != hand_) {
    model_ = snapshot.model;
    hand_ = snapshot.hand;
    lead_->clear();
    lead_->addItem(tr("the joint that moves most"), -1);
    for (const int joint : abilityOf(snapshot).joints) {
      lead_->addItem(QString::fromStdString(model_->joints()[static_cast<std::size_t>(joint)].name), joint);
    }
    if (lead_->findData(look_.lead()) < 0) look_.setLead(-1);
  }
  lead_->setCurrentIndex(lead_->findData(look_.lead()));
}

// false where there is no travel
bool SpareMotionGroup::readTravel() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (snapshot->slide || snapshot->hand < 0 || abilityOf(*snapshot).spare(look_.hold()) == 0) return false;
  const SlideRange& range = slideRangeOf(*snapshot, look_.hold(), look_.lead());
  backward_ = range.backward.moved;
  forward_ = range.forward.moved;
  moved_ = 0.0;
  backward_end_ = slideEndWords(*snapshot->model, range.backward.end, range.backward.joint);
  forward_end_ = slideEndWords(*snapshot->model, range.forward.end, range.forward.joint);
  return true;
}

void SpareMotionGroup::showTravel() {
  if (!isVisible() || slider_->isSliderDown() || !readTravel()) return;
  placeSlider(backward_, forward_);
  showWords(backward_, forward_);
}

void SpareMotionGroup::placeSlider(double backward, double forward) {
  const double whole = forward - backward;
  const QSignalBlocker blocker(slider_);
  slider_->setValue(whole > kNoTravel ? static_cast<int>(std::lround(-backward / whole * kTicks)) : kTicks / 2);
}

// metres where all joints slide
QString SpareMotionGroup::unit() const {
  const SnapshotPtr snapshot = document_.snapshot();
  const std::vector<int>& joints = abilityOf(*snapshot).joints;
  const bool slide = !joints.empty() && std::all_of(joints.begin(), joints.end(), [&](int joint) {
    return snapshot->model->joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
  });
  return slide ? QStringLiteral(" m") : QStringLiteral(" rad");
}

// the slider itself counts in ticks: what it stands for is said in words
void SpareMotionGroup::describe(double backward, double forward) {
  //: a path in joint space; %1: length from its start, %2: length of all of it, both with their unit
  slider_->setAccessibleDescription(tr("%1 of %2")
                                        .arg(QString::number(std::abs(backward), 'f', 2) + unit(),
                                             QString::number(forward - backward, 'f', 2) + unit()));
}

void SpareMotionGroup::showWords(double backward, double forward) {
  const auto length = [this](double travel) { return QString::number(std::abs(travel), 'f', 2) + unit(); };
  //: left: remaining; %1 and %3: lengths of paths with their unit, %2 and %4: what ends them
  const QString said =
      tr("← %1 remaining: %2\n→ %3 remaining: %4").arg(length(backward), backward_end_, length(forward), forward_end_);
  if (words_->text() == said) return;
  words_->setText(said);
  words_->setToolTip(tr("Path length in joint space, in rad, or in m if all joints are prismatic"));
  describe(backward, forward);
}

}  // namespace linkwright::ui

#include "moc_spare_motion_group.cpp"
