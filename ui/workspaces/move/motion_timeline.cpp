// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_timeline.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/move/motion_track.h"
#include "ui/workspaces/move/motion_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kStep = 0.01;  // s
constexpr double kPresets[] = {0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0};

QString speedText(double factor) { return QString::number(factor, 'g', 3) + QStringLiteral("×"); }

}  // namespace

MotionTimeline::MotionTimeline(MotionEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), track_(new MotionTrack(editor, this)) {
  setObjectName("motionTimeline");
  auto* row = new QHBoxLayout;
  row_ = row;
  row->setSpacing(kSpace / 4);
  buildTransport(*row);
  buildSpeed(*row);
  buildTime(*row);
  buildRange(*row);
  row->addStretch(1);
  limits_ = new ElidedLabel({}, this);
  limits_->setObjectName("timelineLimits");
  row->addWidget(limits_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, kSpace / 2, 0, kSpace / 2);
  column->setSpacing(kSpace / 2);
  row->setContentsMargins(kSpace, 0, kSpace, 0);
  column->addLayout(row);
  column->addWidget(track_, 1);
  // after the buttons, as it lies below them
  setTabOrder(range_none_, track_);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  Playback& playback = editor_.document().playback();
  connect(&editor_.document(), &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&playback, &Playback::playingChanged, this, &MotionTimeline::showPlaying);
  connect(&playback, &Playback::settingsChanged, this, &MotionTimeline::showSettings);
  connect(track_, &MotionTrack::editWanted, this, &MotionTimeline::editWanted);
  showPlaying(playback.isPlaying());
  showSettings();
}

void MotionTimeline::addTool(QWidget* tool) {
  row_->addSpacing(kSpace);
  row_->addWidget(tool);
  setTabOrder(range_none_, tool);
  setTabOrder(tool, track_);
}

QToolButton* MotionTimeline::add(QBoxLayout& row, const char* name, const char* icon, const QString& tip) {
  auto* button = new QToolButton(this);
  button->setObjectName(name);
  button->setAccessibleName(tip);
  button->setToolTip(tip);
  button->setIcon(themedIcon(icon));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  row.addWidget(button);
  return button;
}

void MotionTimeline::buildTransport(QBoxLayout& row) {
  start_ = add(row, "timelineStart", "time-start", tr("To the start (Home on the track)"));
  back_ = add(row, "timelineBack", "time-back", tr("0.01 s back (Left on the track)"));
  play_ = add(row, "timelinePlay", "play", tr("Play (Space)"));
  forward_ = add(row, "timelineForward", "time-forward", tr("0.01 s on (Right on the track)"));
  end_ = add(row, "timelineEnd", "time-end", tr("To the end (End on the track)"));
  loop_ = add(row, "timelineLoop", "loop", tr("Play over and over"));
  loop_->setCheckable(true);
  for (QToolButton* each : {back_, forward_}) each->setAutoRepeat(true);
  connect(start_, &QToolButton::clicked, this, [this] { track_->step(-kLongestDuration); });
  connect(back_, &QToolButton::clicked, this, [this] { track_->step(-kStep); });
  connect(forward_, &QToolButton::clicked, this, [this] { track_->step(kStep); });
  connect(end_, &QToolButton::clicked, this, [this] { track_->step(kLongestDuration); });
  connect(play_, &QToolButton::clicked, this, [this] {
    Document& document = editor_.document();
    document.playback().isPlaying() ? document.playback().pause() : document.playback().play();
  });
  connect(loop_, &QToolButton::toggled, this, [this](bool on) { editor_.document().playback().setLooping(on); });
}

void MotionTimeline::buildSpeed(QBoxLayout& row) {
  row.addSpacing(kSpace);
  speed_ = new QComboBox(this);
  speed_->setObjectName("timelineSpeed");
  speed_->setAccessibleName(tr("Speed of playing, times that of a clock"));
  speed_->setToolTip(tr("Speed of playing: 0.1 to 10 times that of a clock"));
  speed_->setEditable(true);
  speed_->setInsertPolicy(QComboBox::NoInsert);
  speed_->setCompleter(nullptr);
  for (const double factor : kPresets) speed_->addItem(speedText(factor), factor);
  speed_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  speed_->lineEdit()->setAccessibleName(speed_->accessibleName());
  row.addWidget(speed_);
  connect(speed_, &QComboBox::activated, this,
          [this](int at) { editor_.document().playback().setSpeed(speed_->itemData(at).toDouble()); });
  connect(speed_->lineEdit(), &QLineEdit::editingFinished, this, &MotionTimeline::takeSpeed);
}

void MotionTimeline::takeSpeed() {
  QString text = speed_->currentText();
  bool ok = false;
  const double factor = text.remove(QStringLiteral("×")).remove('x').trimmed().toDouble(&ok);
  if (ok && std::isfinite(factor)) editor_.document().playback().setSpeed(factor);
  speed_->lineEdit()->setModified(false);
  showSettings();
}

void MotionTimeline::buildTime(QBoxLayout& row) {
  row.addSpacing(kSpace);
  time_ = new UnitField(Measure::Time, this);
  time_->setObjectName("timelineTime");
  time_->setAccessibleName(tr("Time in the motion, as a number"));
  time_->setMinimumWidth(time_->fontMetrics().horizontalAdvance(QStringLiteral("1000.000 s")) + 2 * kSpace);
  duration_ = new QLabel(this);
  duration_->setObjectName("timelineDuration");
  row.addWidget(time_);
  row.addSpacing(kSpace / 2);
  row.addWidget(duration_);
  connect(time_, &UnitField::siEdited, this, [this](double seconds) {
    editor_.document().playback().pause();
    editor_.document().playback().setTime(seconds);
  });
}

void MotionTimeline::buildRange(QBoxLayout& row) {
  row.addSpacing(kSpace);
  range_in_ = add(row, "timelineRangeIn", "range-in", tr("Play from here on (I on the track)"));
  range_out_ = add(row, "timelineRangeOut", "range-out", tr("Play up to here (O on the track)"));
  range_none_ = add(row, "timelineRangeNone", "remove", tr("Play the whole motion"));
  range_ = new QLabel(this);
  range_->setObjectName("timelineRange");
  row.addWidget(range_);
  connect(range_in_, &QToolButton::clicked, track_, &MotionTrack::setRangeStart);
  connect(range_out_, &QToolButton::clicked, track_, &MotionTrack::setRangeEnd);
  connect(range_none_, &QToolButton::clicked, this, [this] { editor_.document().playback().setRange(std::nullopt); });
}

void MotionTimeline::refresh() {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const auto& curves = snapshot->motion.curves;
  track_->refresh();
  for (QWidget* each : {static_cast<QWidget*>(start_), static_cast<QWidget*>(back_), static_cast<QWidget*>(play_),
                        static_cast<QWidget*>(forward_), static_cast<QWidget*>(end_), static_cast<QWidget*>(time_),
                        static_cast<QWidget*>(range_in_), static_cast<QWidget*>(range_out_)})
    each->setEnabled(curves != nullptr);
  duration_->setVisible(curves != nullptr);
  limits_->setVisible(curves != nullptr && !track_->spans().empty());
  if (!curves) return showSettings();
  time_->setSiRange(0.0, curves->duration());
  time_->setSi(snapshot->time);
  const QString whole = tr("of %1").arg(timeText(curves->duration()));
  if (duration_->text() != whole) duration_->setText(whole);
  if (limits_->isVisible()) {
    const int joint = track_->spans().front().joint;
    bool one = true;
    for (const LimitSpan& span : track_->spans()) one = one && span.joint == joint;
    const QString name = QString::fromStdString(snapshot->model->joints().at(static_cast<std::size_t>(joint)).name);
    limits_->setWholeText(one ? tr("Red: %1 beyond a limit").arg(name) : tr("Red: joints beyond a limit"));
  }
  showSettings();
}

void MotionTimeline::showSettings() {
  const Playback& playback = editor_.document().playback();
  const bool has_range = playback.range() && editor_.motion().curves;
  const QSignalBlocker of_loop(loop_), of_speed(speed_);
  loop_->setChecked(playback.isLooping());
  const QString speed = speedText(playback.speed());
  // what is half typed is the person's
  const bool is_typing = speed_->lineEdit()->isModified() && speed_->lineEdit()->hasFocus();
  if (!is_typing && speed_->currentText() != speed) speed_->setEditText(speed);
  range_none_->setVisible(has_range);
  range_->setVisible(has_range);
  if (has_range) {
    const TimeRange range = playback.played();
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
