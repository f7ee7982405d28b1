// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_timeline.h"

#include "ui/document/motion_time.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/move/motion_track.h"
#include "ui/workspaces/move/motion_words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

// the track beside the row of buttons, pixels
constexpr int kTrackBeside = 80 * kSpace;
constexpr double kPresets[] = {0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0};

QString speedText(double factor) { return QString::number(factor, 'g', 3) + QStringLiteral("×"); }

}  // namespace

MotionTimeline::MotionTimeline(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  row_ = new QHBoxLayout(this);
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(kSpace);
  addPlay();
  addLoop();
  addSlider();
  addTime();
  followPlayback();
  refresh();
}

MotionTimeline::MotionTimeline(MotionEditor& editor, QWidget* parent)
    : QWidget(parent), document_(editor.document()), track_(new MotionTrack(editor, this)) {
  setObjectName("motionTimeline");
  row_ = new QHBoxLayout;
  row_->setContentsMargins(kSpace, 0, kSpace, 0);
  row_->setSpacing(kSpace / 4);
  addSteps();
  addSpeed();
  row_->addSpacing(kSpace);
  addTime();
  addRange(editor);
  row_->addStretch(1);
  limits_ = new ElidedLabel({}, this);
  limits_->setObjectName("timelineLimits");
  row_->addWidget(limits_);
  body_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
  body_->setContentsMargins(0, kSpace / 2, 0, kSpace / 2);
  body_->setSpacing(kSpace / 2);
  body_->addLayout(row_);
  body_->addWidget(track_, 1);
  // after the buttons, as it lies below them
  setTabOrder(range_none_, track_);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  connect(track_, &MotionTrack::editWanted, this, &MotionTimeline::editWanted);
  followPlayback();
}

// in a wide window the track has room beside the row
bool MotionTimeline::hasRoomBeside(int width) const { return width >= row_->minimumSize().width() + kTrackBeside; }

bool MotionTimeline::event(QEvent* event) {
  const bool is_laid_out = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
  // before it is seen its width is nobody's wish
  if (body_ != nullptr && is_laid_out && isVisible())
    body_->setDirection(hasRoomBeside(width()) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  return QWidget::event(event);
}

// as it will lie across the window, before it has that width
QSize MotionTimeline::sizeHint() const {
  const QSize hint = QWidget::sizeHint();
  if (body_ == nullptr || !hasRoomBeside(window()->width())) return hint;
  return {hint.width(), std::max(row_->sizeHint().height(), track_->sizeHint().height()) + kSpace};
}

void MotionTimeline::followPlayback() {
  const Playback& playback = document_.playback();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&playback, &Playback::playingChanged, this, &MotionTimeline::showPlaying);
  connect(&playback, &Playback::settingsChanged, this, &MotionTimeline::showSettings);
  showPlaying(playback.isPlaying());
  showSettings();
}

void MotionTimeline::addTool(QWidget* tool) {
  row_->addSpacing(kSpace);
  row_->addWidget(tool);
  setTabOrder(range_none_, tool);
  setTabOrder(tool, track_);
}

QString MotionTimeline::name(const char* part) const {
  return QLatin1String(track_ != nullptr ? "timeline" : "shortTimeline") + QLatin1String(part);
}

QToolButton* MotionTimeline::add(const char* part, const char* icon, const QString& tip) {
  QToolButton* button = iconButton(name(part), icon, tip, this);
  button->setAutoRaise(track_ != nullptr);
  row_->addWidget(button);
  return button;
}

QToolButton* MotionTimeline::addStep(const char* part, const char* icon, const QString& tip, double seconds) {
  QToolButton* button = add(part, icon, tip);
  connect(button, &QToolButton::clicked, this, [this, seconds] { stepTime(document_, seconds); });
  of_motion_ << button;
  return button;
}

void MotionTimeline::addPlay() {
  play_ = add("Play", "play", {});
  of_motion_ << play_;
  connect(play_, &QToolButton::clicked, this, [this] { togglePlay(document_); });
}

void MotionTimeline::addLoop() {
  //: verb: repeat the motion
  loop_ = add("Loop", "loop", tr("Loop"));
  loop_->setCheckable(true);
  connect(loop_, &QToolButton::toggled, &document_.playback(), &Playback::setLooping);
}

void MotionTimeline::addSteps() {
  addStep("Start", "time-start", tr("Go to the start (Home in the timeline)"), -kLongestDuration);
  addStep("Back", "time-back", tr("Go back 0.01 s (Left in the timeline)"), -kSmallTimeStep)->setAutoRepeat(true);
  addPlay();
  addStep("Forward", "time-forward", tr("Go forward 0.01 s (Right in the timeline)"), kSmallTimeStep)
      ->setAutoRepeat(true);
  addStep("End", "time-end", tr("Go to the end (End in the timeline)"), kLongestDuration);
  addLoop();
}

void MotionTimeline::addSlider() {
  slider_ = new QSlider(Qt::Horizontal, this);
  slider_->setObjectName("timeSlider");
  slider_->setAccessibleName(tr("Time in the motion"));
  slider_->setFocusPolicy(Qt::StrongFocus);
  slider_->setSingleStep(20);
  slider_->setPageStep(200);
  row_->addWidget(slider_, 1);
  // taking the handle stops the playback, as holding a record does
  connect(slider_, &QSlider::sliderPressed, &document_.playback(), &Playback::pause);
  connect(slider_, &QSlider::valueChanged, this, [this](int tick) {
    const auto& curves = document_.snapshot()->motion.curves;
    const bool at_end = curves && tick == slider_->maximum();
    document_.playback().setTime(at_end ? curves->duration() : tick / ticks_per_second_);
  });
}

void MotionTimeline::addSpeed() {
  row_->addSpacing(kSpace);
  speed_ = new QComboBox(this);
  speed_->setObjectName("timelineSpeed");
  speed_->setAccessibleName(tr("Playback speed, relative to real time"));
  speed_->setToolTip(tr("Playback speed: 0.1 to 10 times real time"));
  speed_->setEditable(true);
  speed_->setInsertPolicy(QComboBox::NoInsert);
  speed_->setCompleter(nullptr);
  for (const double factor : kPresets) speed_->addItem(speedText(factor), factor);
  speed_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  speed_->lineEdit()->setAccessibleName(speed_->accessibleName());
  row_->addWidget(speed_);
  connect(speed_, &QComboBox::activated, this,
          [this](int at) { document_.playback().setSpeed(speed_->itemData(at).toDouble()); });
  connect(speed_->lineEdit(), &QLineEdit::editingFinished, this, &MotionTimeline::takeSpeed);
}

void MotionTimeline::takeSpeed() {
  QString text = speed_->currentText();
  double factor = 0.0;
  if (readTyped(text.remove(QStringLiteral("×")).remove('x'), factor)) document_.playback().setSpeed(factor);
  speed_->lineEdit()->setModified(false);
  showSettings();
}

void MotionTimeline::addTime() {
  time_ = new UnitField(Measure::Time, this);
  time_->setObjectName(name("Time"));
  time_->setAccessibleName(tr("Enter the time in the motion"));
  duration_ = new QLabel(this);
  duration_->setObjectName(name("Duration"));
  row_->addWidget(time_);
  if (track_ != nullptr) {
    time_->setMinimumWidth(time_->fontMetrics().horizontalAdvance(QStringLiteral("1000.000 s")) + 2 * kSpace);
    row_->addSpacing(kSpace / 2);
  }
  row_->addWidget(duration_);
  of_motion_ << time_;
  connect(time_, &UnitField::siEdited, this, [this](double seconds) { goToTime(document_, seconds); });
}

void MotionTimeline::addRange(MotionEditor& editor) {
  row_->addSpacing(kSpace);
  QToolButton* from = add("RangeIn", "range-in", tr("Set the start of the played range (I in the timeline)"));
  QToolButton* to = add("RangeOut", "range-out", tr("Set the end of the played range (O in the timeline)"));
  range_none_ = add("RangeNone", "remove", tr("Clear the played range"));
  range_ = new QLabel(this);
  range_->setObjectName("timelineRange");
  row_->addWidget(range_);
  of_motion_ << from << to;
  connect(from, &QToolButton::clicked, &editor, &MotionEditor::setRangeStart);
  connect(to, &QToolButton::clicked, &editor, &MotionEditor::setRangeEnd);
  connect(range_none_, &QToolButton::clicked, this, [this] { document_.playback().setRange(std::nullopt); });
}

void MotionTimeline::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  const auto& curves = snapshot->motion.curves;
  if (track_ != nullptr) track_->refresh();
  for (QWidget* each : of_motion_) each->setEnabled(curves != nullptr);
  duration_->setVisible(curves != nullptr);
  if (limits_ != nullptr) showLimits();
  showSettings();
  if (!curves) return;
  time_->setSiRange(0.0, curves->duration());
  time_->setSi(snapshot->time);
  const QString whole = tr("/ %1").arg(timeText(curves->duration()));
  if (duration_->text() != whole) duration_->setText(whole);
  if (slider_ != nullptr) ticks_per_second_ = showTime(*slider_, snapshot->time, curves->duration());
}

void MotionTimeline::showLimits() {
  const SnapshotPtr snapshot = document_.snapshot();
  const std::vector<LimitSpan>& spans = track_->spans();
  const bool any = snapshot->motion.curves && !spans.empty();
  limits_->setVisible(any);
  if (!any) return;
  const int joint = spans.front().joint;
  const bool one =
      std::all_of(spans.begin(), spans.end(), [joint](const LimitSpan& each) { return each.joint == joint; });
  const QString of = QString::fromStdString(snapshot->model->joints().at(static_cast<std::size_t>(joint)).name);
  limits_->setWholeText(one ? tr("Red: limit of %1 exceeded").arg(of) : tr("Red: joint limits exceeded"));
}

void MotionTimeline::showSettings() {
  const Playback& playback = document_.playback();
  loop_->setChecked(playback.isLooping());
  if (track_ == nullptr) return;
  const bool has_range = playback.range() && document_.snapshot()->motion.curves;
  const QSignalBlocker of_speed(speed_);
  const QString speed = speedText(playback.speed());
  // what is half typed is the person's
  const bool is_typing = speed_->lineEdit()->isModified() && speed_->lineEdit()->hasFocus();
  if (!is_typing && speed_->currentText() != speed) speed_->setEditText(speed);
  range_none_->setVisible(has_range);
  range_->setVisible(has_range);
  if (has_range) {
    const TimeRange range = playback.played();
    //: part of the motion that is played; %1: its start, %2: its end, both with their unit
    range_->setText(tr("%1 to %2").arg(timeText(range.from), timeText(range.to)));
  }
  track_->update();
}

void MotionTimeline::showPlaying(bool playing) {
  play_->setIcon(themedIcon(playing ? "pause" : "play"));
  const QString tip = playing ? tr("Pause the motion (Space)") : tr("Play the motion (Space)");
  play_->setToolTip(tip);
  play_->setAccessibleName(tip);
}

}  // namespace linkwright::ui

#include "moc_motion_timeline.cpp"
