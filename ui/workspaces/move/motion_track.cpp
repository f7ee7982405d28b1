// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the track and where, and what the mouse and the keys do to it.
#include "ui/workspaces/move/motion_track.h"

#include "ui/document/motion_time.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/round_step.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/move/limit_spans.h"
#include "ui/workspaces/move/motion_words.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kMargin = 1.5 * kSpace;
constexpr double kGrab = 8.0;                                 // px
constexpr double kLargeStep = 0.1;                            // s
constexpr double kSnapPixels = 3.0;                           // so far apart are the times that a drag stops at
constexpr double kFinest = 0.001;                             // s
constexpr double kTicksPerSecond = 1000.0, kMostTicks = 1e6;  // a slider counts in int

}  // namespace

MotionTrack::MotionTrack(MotionEditor& editor, QWidget* parent) : QAbstractSlider(parent), editor_(editor) {
  setObjectName("motionTrack");
  setAccessibleName(tr("Current time on the motion track"));
  setFocusPolicy(Qt::StrongFocus);
  setOrientation(Qt::Horizontal);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  // from outside: a screen reader
  connect(this, &QAbstractSlider::valueChanged, this,
          [this](int tick) { goToTime(editor_.document(), tick / ticks_per_second_); });
  connect(&editor_, &MotionEditor::chosenChanged, this, qOverload<>(&QWidget::update));
}

double showTime(QAbstractSlider& slider, double time, double duration) {
  const double ticks = std::clamp(duration * kTicksPerSecond, 1.0, kMostTicks);
  const QSignalBlocker blocker(slider);
  slider.setRange(0, static_cast<int>(std::lround(ticks)));
  if (!slider.isSliderDown())
    slider.setValue(static_cast<int>(std::lround(std::clamp(time * ticks / duration, 0.0, ticks))));
  slider.setAccessibleDescription(timeText(time));
  return ticks / duration;
}

void MotionTrack::refresh() {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  // Esc, undo or another gesture has ended it
  if (drag_.hold == Hold::Waypoint && drag_.moved && !editor_.document().gestureActive()) drag_ = {};
  if (snapshot->motion.curves != curves_ || snapshot->motion.plan != plan_) {
    curves_ = snapshot->motion.curves;
    plan_ = snapshot->motion.plan;
    breaks_ = editor_.breaks();
    spans_ = curves_ ? limitSpans(*curves_, *snapshot->model) : std::vector<LimitSpan>();
  }
  time_ = snapshot->time;
  setEnabled(curves_ != nullptr);
  if (curves_) ticks_per_second_ = showTime(*this, time_, curves_->duration());
  update();
}

QSize MotionTrack::sizeHint() const { return {60 * kSpace, minimumSizeHint().height()}; }

QSize MotionTrack::minimumSizeHint() const {
  const int text = QFontMetrics(smallFont()).height();
  return {24 * kSpace, 3 * text + 5 * kSpace / 2 + 2};
}

QRectF MotionTrack::ruler() const {
  return {kMargin, 0.0, std::max(1.0, width() - 2.0 * kMargin), QFontMetrics(smallFont()).height() + 0.75 * kSpace};
}

QRectF MotionTrack::band() const {
  const double text = QFontMetrics(smallFont()).height();
  const double top = ruler().bottom() + kSpace / 2.0;
  return {kMargin, top, ruler().width(), std::clamp(height() - top - text - 2.0, text + kSpace, 3.0 * text)};
}

// while a waypoint is dragged beyond the end, all is drawn closer
double MotionTrack::shownDuration() const {
  const double duration = curves_ ? curves_->duration() : 1.0;
  const bool drags = drag_.hold == Hold::Waypoint && drag_.moved;
  return drags ? std::max(duration, drag_.shown) : duration;
}

double MotionTrack::pixelsASecond(double shown) const { return ruler().width() / std::max(shown, 1e-9); }
double MotionTrack::xOf(double seconds) const { return kMargin + seconds * pixelsASecond(shownDuration()); }

double MotionTrack::timeAt(double x) const {
  const double duration = curves_ ? curves_->duration() : 0.0;
  const double time = std::clamp((x - kMargin) / pixelsASecond(shownDuration()), 0.0, duration);
  return time > duration - 0.25 / pixelsASecond(shownDuration()) ? duration : time;
}

// a wave is at its centre at the start, and its end is what is dragged
int MotionTrack::breakOf(int waypoint) const { return waypoint >= 0 && waypoint < std::ssize(breaks_) ? waypoint : -1; }

QPointF MotionTrack::waypointHandle(int waypoint) const {
  const int at = breakOf(waypoint);
  return {at < 0 ? -100.0 : xOf(breaks_[static_cast<std::size_t>(at)]), band().center().y()};
}

QPointF MotionTrack::rangeHandle(int end) const {
  const TimeRange range = editor_.document().playback().played();
  return {xOf(end == 0 ? range.from : range.to), ruler().center().y()};
}

int MotionTrack::waypointAt(const QPointF& point) const {
  if (!curves_ || std::holds_alternative<SampledCourse>(plan_->course)) return -1;
  if (std::abs(point.y() - band().center().y()) > band().height() / 2.0 + 2.0) return -1;
  // of those on top of each other the chosen one, else the last
  const int chosen = editor_.chosen();
  const auto is_near = [&](int waypoint) { return std::abs(waypointHandle(waypoint).x() - point.x()) <= kGrab; };
  if (chosen >= 0 && is_near(chosen)) return chosen;
  for (int k = static_cast<int>(std::ssize(breaks_)) - 1; k >= 0; --k) {
    if (is_near(k)) return k;
  }
  return -1;
}

MotionTrack::Hold MotionTrack::holdAt(const QPointF& point) const {
  if (waypointAt(point) >= 0) return Hold::Waypoint;
  if (editor_.document().playback().range() && point.y() <= ruler().bottom()) {
    if (std::abs(rangeHandle(1).x() - point.x()) <= kGrab) return Hold::RangeEnd;
    if (std::abs(rangeHandle(0).x() - point.x()) <= kGrab) return Hold::RangeStart;
  }
  return Hold::Cursor;
}

void MotionTrack::showCursorShape(const QPointF& point) {
  const Hold hold = curves_ ? holdAt(point) : Hold::None;
  setCursor(hold == Hold::None || hold == Hold::Cursor ? Qt::ArrowCursor : Qt::SizeHorCursor);
}

void MotionTrack::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !curves_) return;
  const QPointF point = event->position();
  drag_ = {};
  drag_.from = point;
  drag_.hold = holdAt(point);
  const bool on_ruler = point.y() <= ruler().bottom();
  if (drag_.hold == Hold::Cursor && on_ruler && event->modifiers().testFlag(Qt::ShiftModifier))
    drag_.hold = Hold::NewRange;
  editor_.document().playback().pause();
  if (drag_.hold == Hold::Waypoint) {
    const int waypoint = waypointAt(point);
    drag_.waypoint = waypoint;
    drag_.plan = *plan_;
    drag_.breaks = breaks_;
    drag_.shown = curves_->duration();
    if (waypoint < editor_.waypointCount()) editor_.choose(waypoint);
  } else if (drag_.hold == Hold::Cursor) {
    scrubTo(point.x());
  }
}

void MotionTrack::mouseMoveEvent(QMouseEvent* event) {
  const QPointF point = event->position();
  if (drag_.hold == Hold::None || !event->buttons().testFlag(Qt::LeftButton)) return showCursorShape(point);
  if (!drag_.moved && drag_.hold != Hold::Cursor &&
      std::abs(point.x() - drag_.from.x()) < QApplication::startDragDistance())
    return;
  drag_.moved = true;
  switch (drag_.hold) {
    case Hold::Waypoint:
      return dragWaypoint(point.x(), event->modifiers().testFlag(Qt::ControlModifier),
                          event->modifiers().testFlag(Qt::ShiftModifier));
    case Hold::Cursor: return scrubTo(point.x());
    default: return dragRange(point.x());
  }
}

void MotionTrack::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const bool dragged = drag_.hold == Hold::Waypoint && drag_.moved;
  drag_ = {};
  if (dragged) editor_.endSpin();
  showCursorShape(event->position());
  update();
}

// its workspace may be left with the button down: no release comes then
void MotionTrack::hideEvent(QHideEvent* event) {
  if (drag_.hold == Hold::Waypoint && drag_.moved) editor_.endSpin();
  drag_ = {};
  QWidget::hideEvent(event);
}

void MotionTrack::scrubTo(double x) { editor_.document().playback().setTime(timeAt(x)); }

void MotionTrack::dragWaypoint(double x, bool others_stay, bool finely) {
  const int at = drag_.waypoint;
  if (at < 1 || at >= std::ssize(drag_.breaks)) return;
  // by the scale that the drag began with
  const double scale = pixelsASecond(drag_.shown), by = (x - drag_.from.x()) / scale;
  // what the way takes is a round number: as fine as the hand is, or to the millisecond
  const double before = drag_.breaks[static_cast<std::size_t>(at) - 1];
  const double step = finely ? kFinest : std::max(kFinest, roundStep(kSnapPixels / scale));
  const double time = before + roundedTo(step, drag_.breaks[static_cast<std::size_t>(at)] + by - before);
  const QString text = at < editor_.waypointCount() ? tr("Time of waypoint %1").arg(at + 1) : tr("Duration");
  editor_.spin(text, [&](TrajectoryPlan& plan) {
    plan = drag_.plan;
    dragBreak(plan, at, time, drag_.breaks, others_stay);
  });
}

void MotionTrack::dragRange(double x) {
  Playback& playback = editor_.document().playback();
  const double time = timeAt(x), duration = curves_->duration();
  const TimeRange now = playback.played();
  const double least = std::min(kSmallTimeStep, duration);
  if (drag_.hold == Hold::NewRange) {
    const double from = timeAt(drag_.from.x());
    if (std::abs(time - from) >= least) playback.setRange(TimeRange{std::min(from, time), std::max(from, time)});
  } else if (drag_.hold == Hold::RangeStart) {
    playback.setRange(TimeRange{std::min(time, now.to - least), now.to});
  } else {
    playback.setRange(TimeRange{now.from, std::max(time, now.from + least)});
  }
  update();
}

// from the menu too, while the track is not to be seen
bool MotionTrack::event(QEvent* event) {
  constexpr Qt::KeyboardModifiers kBoth = Qt::ShiftModifier | Qt::ControlModifier;
  if (claimKeys(*event, {Qt::Key_Left, Qt::Key_Right}, kBoth | Qt::KeypadModifier) ||
      claimKeys(*event,
                {Qt::Key_Home, Qt::Key_End, Qt::Key_Up, Qt::Key_Down, Qt::Key_Delete, Qt::Key_Return, Qt::Key_Enter,
                 Qt::Key_I, Qt::Key_O},
                Qt::KeypadModifier))
    return true;
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
  }
  return QAbstractSlider::event(event);
}

bool MotionTrack::walk(const QKeyEvent& event) {
  const bool control = event.modifiers().testFlag(Qt::ControlModifier);
  const double by = event.modifiers().testFlag(Qt::ShiftModifier) ? kLargeStep : kSmallTimeStep;
  Document& document = editor_.document();
  switch (event.key()) {
    case Qt::Key_Left: control ? editor_.chooseNext(-1) : stepTime(document, -by); return true;
    case Qt::Key_Right: control ? editor_.chooseNext(+1) : stepTime(document, by); return true;
    case Qt::Key_Up: editor_.chooseNext(-1); return true;
    case Qt::Key_Down: editor_.chooseNext(+1); return true;
    case Qt::Key_Home: stepTime(document, -kLongestDuration); return true;
    case Qt::Key_End: stepTime(document, kLongestDuration); return true;
    default: return false;
  }
}

void MotionTrack::keyPressEvent(QKeyEvent* event) {
  // a slider's own keys would step its value, not the time
  // NOLINTBEGIN(bugprone-parent-virtual-call)
  if (!curves_) return QWidget::keyPressEvent(event);
  if (walk(*event)) return;
  switch (event->key()) {
    case Qt::Key_Delete: return editor_.remove();
    case Qt::Key_I: return editor_.setRangeStart();
    case Qt::Key_O: return editor_.setRangeEnd();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (editor_.chosen() >= 0) editor_.choose(editor_.chosen());
      emit editWanted();
      return;
    case Qt::Key_Escape:
      if (drag_.hold != Hold::Waypoint || !drag_.moved) break;
      drag_ = {};
      editor_.cancelSpin();
      return;
    default: break;
  }
  QWidget::keyPressEvent(event);
  // NOLINTEND(bugprone-parent-virtual-call)
}

void MotionTrack::changeEvent(QEvent* event) {
  QAbstractSlider::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateGeometry();
}

QString MotionTrack::tipAt(const QPointF& point) const {
  if (!curves_) return firstError(editor_.motion());
  QStringList lines;
  const int waypoint = waypointAt(point);
  const double time = timeAt(point.x());
  if (waypoint >= 0 && waypoint < editor_.waypointCount()) {
    //: %1: number of the waypoint, %2: name of its pose, %3: its time with its unit
    lines << tr("Waypoint %1: %2, at %3")
                 .arg(waypoint + 1)
                 .arg(nameOf(*waypointsOf(*plan_)[static_cast<std::size_t>(waypoint)]),
                      timeText(breaks_[static_cast<std::size_t>(waypoint)]));
    if (waypoint > 0)
      lines << tr(
          "Drag to change the time of the waypoint and of all later waypoints. Hold Ctrl to keep the later waypoints "
          "in place, or Shift for 1 ms steps.");
  } else if (point.y() > ruler().bottom()) {
    for (std::size_t k = 0; k + 1 < breaks_.size(); ++k) {
      if (time < breaks_[k] || time > breaks_[k + 1]) continue;
      lines << QStringLiteral("%1, %2").arg(segmentText(*plan_, static_cast<int>(k)),
                                            timeText(breaks_[k + 1] - breaks_[k]));
      break;
    }
  } else {
    lines << tr("Drag to change the current time. Hold Shift and drag to set the played range.");
  }
  const double near = 3.0 / pixelsASecond(shownDuration());
  for (const LimitSpan& span : spans_) {
    if (time >= span.from - near && time <= span.to + near && lines.size() < 8)
      lines << wordsFor(span, *editor_.document().snapshot()->model);
  }
  return lines.join('\n');
}

}  // namespace linkwright::ui

#include "moc_motion_track.cpp"
