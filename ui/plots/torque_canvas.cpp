// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_canvas.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kHistorySpan = 20.0;   // s
constexpr double kQuietGap = 0.1;       // s: longer ones are drawn as a held value, not as a ramp
constexpr double kShrinkPerTick = 0.1;  // of the way to a smaller range; a larger one is taken at once
constexpr int kGrabPixels = 6;
constexpr double kKeyStep = 0.02;    // s
constexpr double kMostRoom = 4.0;    // how much higher than the curves a view may be
constexpr double kLeastPart = 1e-3;  // of the whole: no view is smaller

/// A gap where there is no number: an infinite one would break the axes.
double finiteOrGap(double value) { return std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN(); }

/// The range moved until it and the bounds lie one in the other, after it was limited to `room` times their size.
QCPRange heldWithin(QCPRange range, const QCPRange& bounds, double room) {
  const double middle = range.center();
  const double size = std::clamp(range.size(), kLeastPart * bounds.size(), room * bounds.size());
  range = QCPRange(middle - 0.5 * size, middle + 0.5 * size);
  const double from_low = bounds.lower - range.lower;
  const double from_high = bounds.upper - range.upper;
  // either both are negative or zero (the view is inside), or the bounds are inside of the view
  return range + std::clamp(0.0, std::min(from_low, from_high), std::max(from_low, from_high));
}

/// Widens both so that zero stands at the same height. Zero is within each.
void alignZeros(std::array<QCPRange, 2>& ranges) {
  const auto below = [](const QCPRange& range) { return std::clamp(-range.lower / range.size(), 0.02, 0.98); };
  const double share = 0.5 * (below(ranges[0]) + below(ranges[1]));
  for (QCPRange& range : ranges) {
    const double size = std::max(-range.lower / share, range.upper / (1.0 - share));
    range = QCPRange(-share * size, (1.0 - share) * size);
  }
}

/// Labels in seconds before now.
class BeforeNowTicker : public QCPAxisTickerFixed {
protected:
  QString getTickLabel(double tick, const QLocale& locale, QChar, int) override {
    const double seconds = tick - tickOrigin();
    return std::abs(seconds) < 1e-6 ? TorqueCanvas::tr("now")
                                    : withTrueMinus(locale.toString(std::lround(seconds))) + QStringLiteral(" s");
  }
};

/// Labels with a true minus, and with their unit where the axis has no name of its own.
class PlainTicker : public QCPAxisTicker {
public:
  explicit PlainTicker(const QString& unit = {}) : unit_(unit) {}

protected:
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override {
    QString label = QCPAxisTicker::getTickLabel(tick, locale, format, precision);
    // the sign of an exponent is read by the axis: it stays as it is
    if (label.startsWith('-')) label.replace(0, 1, QChar(0x2212));
    return label + unit_;
  }

private:
  QString unit_;
};

}  // namespace

TorqueCanvas::TorqueCanvas(QWidget* parent)
    : QCustomPlot(parent),
      cursor_(new QCPItemStraightLine(this)),
      history_ticker_(new BeforeNowTicker),
      motion_ticker_(new PlainTicker(QStringLiteral(" s"))) {
  setObjectName("torquePlot");
  setAccessibleName(tr("Torque of every joint over time"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(160, 96);
  setInteractions(QCP::iRangeZoom);
  setPlottingHint(QCP::phCacheLabels, true);
  setNoAntialiasingOnDrag(true);
  history_ticker_->setTickStep(5.0);
  history_ticker_->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
  axisRect()->setupFullAxesBox(false);
  xAxis2->setTicks(false);
  yAxis2->setTicks(false);
  for (QCPAxis* axis : {yAxis, yAxis2}) {
    axis->setNumberFormat("gb");
    axis->setNumberPrecision(4);
    axis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
  }
  axisRect()->setRangeZoomAxes({xAxis}, {yAxis, yAxis2});
  // the axis labels are short; the margins need no more than this
  axisRect()->setMinimumMargins(QMargins(kSpace, kSpace, 3 * kSpace, kSpace));
  addLayer("cursor", layer("main"), QCustomPlot::limAbove);
  cursor_->setLayer("cursor");
  cursor_->setSelectable(false);
  click_.setSingleShot(true);
  connect(&click_, &QTimer::timeout, this, [this] {
    if (cursorMovable()) dragCursorTo(clicked_at_);
  });
  setSpan(PlotSpan::Motion);
}

void TorqueCanvas::setModel(const std::shared_ptr<const Model>& model) {
  model_ = model;
  clearGraphs();
  motion_graphs_.clear();
  history_graphs_.clear();
  dots_.clear();
  curves_.reset();
  cursor_time_.reset();
  last_history_ = -1.0;
  follows_ = true;
  const int joints = model->dof();
  shown_.assign(static_cast<std::size_t>(joints), true);
  const auto forces = std::count_if(model->joints().begin(), model->joints().end(),
                                    [](const ModelJoint& joint) { return joint.type == JointType::Prismatic; });
  two_kinds_ = forces > 0 && forces < joints;
  for (int i = 0; i < joints; ++i) {
    QCPAxis* values = two_kinds_ && isForce(static_cast<std::size_t>(i)) ? yAxis2 : yAxis;
    motion_graphs_.push_back(addGraph(xAxis, values));
    history_graphs_.push_back(addGraph(xAxis, values));
    dots_.push_back(addGraph(xAxis, values));
    dots_.back()->setLineStyle(QCPGraph::lsNone);
    dots_.back()->setLayer("cursor");
  }
  const bool force_alone = forces > 0 && !two_kinds_;
  yAxis->setLabel(force_alone ? tr("Force [N]") : tr("Torque [N m]"));
  yAxis2->setLabel(two_kinds_ ? tr("Force [N]") : QString());
  yAxis2->setTicks(two_kinds_);
  yAxis2->setTickLabels(two_kinds_);
  restyle();
  setSpan(span_);
}

void TorqueCanvas::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

void TorqueCanvas::restyle() {
  const QPalette colours = QGuiApplication::palette();
  const QColor text = colours.color(QPalette::Text);
  const QColor line = colours.color(QPalette::Mid);
  QColor faint = line;
  faint.setAlphaF(0.45F);
  setBackground(colours.color(QPalette::Base));
  for (QCPAxis* axis : {xAxis, xAxis2, yAxis, yAxis2}) {
    axis->setBasePen(QPen(line));
    axis->setTickPen(QPen(line));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(text);
    axis->setLabelColor(text);
    axis->setTickLabelFont(font());
    axis->setLabelFont(font());
    axis->grid()->setPen(QPen(faint, 1, Qt::SolidLine));
    axis->grid()->setZeroLinePen(axis == yAxis ? QPen(line, 1) : QPen(faint, 1));
  }
  cursor_->setPen(QPen(text, 1));
  for (std::size_t i = 0; i < motion_graphs_.size(); ++i) {
    const int joint = static_cast<int>(i);
    const QPen pen(jointColour(joint, dark_), 1.5, jointPenStyle(joint));
    motion_graphs_[i]->setPen(pen);
    history_graphs_[i]->setPen(pen);
    dots_[i]->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssCircle, colours.color(QPalette::Base), pen.color(), 8));
  }
  redraw();
}

void TorqueCanvas::setSpan(PlotSpan span) {
  span_ = span;
  follows_ = true;
  const bool motion = span == PlotSpan::Motion;
  xAxis->setTicker(motion ? motion_ticker_ : qSharedPointerCast<QCPAxisTicker>(history_ticker_));
  for (std::size_t i = 0; i < motion_graphs_.size(); ++i) {
    motion_graphs_[i]->setVisible(motion && shown_[i]);
    dots_[i]->setVisible(motion && shown_[i]);
    history_graphs_[i]->setVisible(!motion && shown_[i]);
  }
  cursor_->setVisible(cursorMovable() && cursor_time_.has_value());
  showAll();
}

void TorqueCanvas::setJointShown(int joint, bool shown) {
  const auto i = static_cast<std::size_t>(joint);
  shown_.at(i) = shown;
  const bool motion = span_ == PlotSpan::Motion;
  motion_graphs_[i]->setVisible(motion && shown);
  dots_[i]->setVisible(motion && shown);
  history_graphs_[i]->setVisible(!motion && shown);
  redraw();
}

bool TorqueCanvas::isForce(std::size_t joint) const { return model_->joints()[joint].type == JointType::Prismatic; }

void TorqueCanvas::setCurves(const std::shared_ptr<const MotionCurves>& curves, bool joint_friction) {
  if (curves == curves_) return;
  curves_ = curves;
  for (std::size_t i = 0; i < motion_graphs_.size(); ++i) {
    QVector<QCPGraphData> points;
    if (curves) {
      const CoulombFriction& dry = model_->joints()[i].coulomb;
      const bool jumps =
          joint_friction && (dry.positive != 0.0 || dry.negative != 0.0) &&
          curves->motion.start[static_cast<Eigen::Index>(i)] != curves->motion.end[static_cast<Eigen::Index>(i)];
      const std::size_t last = curves->time.size() - 1;
      points.reserve(static_cast<qsizetype>(curves->time.size()));
      for (std::size_t k = 0; k <= last; ++k) {
        const bool at_rest = k == 0 || k == last;
        if (jumps && at_rest) {
          points.append({curves->time[k], std::numeric_limits<double>::quiet_NaN()});
          continue;
        }
        points.append(
            {curves->time[k], finiteOrGap(curves->tau(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(i)))});
      }
    }
    motion_graphs_[i]->data()->set(points, true);
  }
  if (span_ == PlotSpan::Motion) showAll();
}

void TorqueCanvas::setCursor(std::optional<double> time, const Eigen::VectorXd& tau) {
  cursor_time_ = time;
  cursor_->setVisible(cursorMovable() && time.has_value());
  if (time) {
    cursor_->point1->setCoords(*time, 0.0);
    cursor_->point2->setCoords(*time, 1.0);
  }
  for (std::size_t i = 0; i < dots_.size(); ++i) {
    dots_[i]->data()->clear();
    if (time) dots_[i]->addData(*time, finiteOrGap(tau[static_cast<Eigen::Index>(i)]));
  }
  if (span_ == PlotSpan::Motion) redraw();
}

void TorqueCanvas::appendHistory(double now, const Eigen::VectorXd& tau) {
  for (std::size_t i = 0; i < history_graphs_.size(); ++i) {
    const auto points = history_graphs_[i]->data();
    // nothing happened in between: the old value was held until just now
    if (!points->isEmpty() && now - last_history_ > kQuietGap)
      points->add({now - 1e-3, (points->constEnd() - 1)->value});
    points->add({now, finiteOrGap(tau[static_cast<Eigen::Index>(i)])});
    points->removeBefore(now - kHistorySpan - 1.0);
  }
  last_history_ = now;
  history_ticker_->setTickOrigin(now);
  if (span_ != PlotSpan::History) return;
  if (follows_) xAxis->setRange(now - kHistorySpan, now);
  redraw();
}

void TorqueCanvas::showAll() {
  follows_ = true;
  if (span_ == PlotSpan::Motion) {
    xAxis->setRange(0.0, curves_ ? curves_->motion.duration : 1.0);
  } else {
    const double now = std::max(last_history_, 0.0);
    xAxis->setRange(now - kHistorySpan, now);
  }
  yAxis->setRange(0.0, 0.0);
  yAxis2->setRange(0.0, 0.0);
  redraw();
}

void TorqueCanvas::redraw() {
  if (follows_) fitTorques();
  replot(QCustomPlot::rpQueuedReplot);
}

// what all curves shown need, with zero in it: torques, then forces
std::array<QCPRange, 2> TorqueCanvas::wantedRanges() const {
  std::array<QCPRange, 2> wanted;
  std::array<bool, 2> found{};
  const auto& graphs = span_ == PlotSpan::Motion ? motion_graphs_ : history_graphs_;
  for (std::size_t i = 0; i < graphs.size(); ++i) {
    if (!shown_[i]) continue;
    bool has_any = false;
    const QCPRange range = graphs[i]->data()->valueRange(has_any);
    if (!has_any || !std::isfinite(range.lower) || !std::isfinite(range.upper)) continue;
    const std::size_t kind = two_kinds_ && isForce(i) ? 1 : 0;
    wanted.at(kind).expand(range);
    if (span_ == PlotSpan::Motion && curves_) {
      // the dots at rest, also where the curve is broken there
      for (const Eigen::Index k : {Eigen::Index{0}, curves_->tau.rows() - 1}) {
        const double at_rest = curves_->tau(k, static_cast<Eigen::Index>(i));
        if (std::isfinite(at_rest)) wanted.at(kind).expand(at_rest);
      }
    }
    found.at(kind) = true;
  }
  for (std::size_t kind = 0; kind < 2; ++kind) {
    if (!found.at(kind)) wanted.at(kind) = QCPRange(-1.0, 1.0);
    const double margin = std::max(0.08 * wanted.at(kind).size(), 1e-3);
    wanted.at(kind) = QCPRange(wanted.at(kind).lower - margin, wanted.at(kind).upper + margin);
  }
  return wanted;
}

// grows at once, shrinks gently, so that the curves do not jump while the hand is dragged
void TorqueCanvas::fitTorques() {
  const std::array<QCPRange, 2> wanted = wantedRanges();
  const std::array<QCPAxis*, 2> axes{yAxis, yAxis2};
  for (std::size_t kind = 0; kind < 2; ++kind) {
    const QCPRange& want = wanted.at(kind);
    QCPRange range = axes.at(kind)->range();
    // a fresh view, or one of another size altogether, is taken as it is
    const bool fresh = range.size() > 50.0 * want.size() || range.size() <= 1e-9 || span_ == PlotSpan::Motion;
    if (fresh) {
      range = want;
    } else {
      range.lower = want.lower < range.lower ? want.lower : range.lower + kShrinkPerTick * (want.lower - range.lower);
      range.upper = want.upper > range.upper ? want.upper : range.upper + kShrinkPerTick * (want.upper - range.upper);
    }
    whole_.at(kind) = range;
  }
  if (two_kinds_) alignZeros(whole_);
  yAxis->setRange(whole_[0]);
  yAxis2->setRange(whole_[1]);
}

void TorqueCanvas::panTo(const QPoint& point) {
  follows_ = false;
  const QRect area = axisRect()->rect();
  const double across = static_cast<double>(pressed_at_.x() - point.x()) / std::max(area.width(), 1);
  const double up = static_cast<double>(point.y() - pressed_at_.y()) / std::max(area.height(), 1);
  xAxis->setRange(pressed_time_ + across * pressed_time_.size());
  yAxis->setRange(pressed_values_[0] + up * pressed_values_[0].size());
  yAxis2->setRange(pressed_values_[1] + up * pressed_values_[1].size());
  keepInSight();
}

// time stays within the motion, or the last seconds; of the curves at least a part of the view is theirs
void TorqueCanvas::keepInSight() {
  const double now = std::max(last_history_, 0.0);
  const QCPRange times = span_ == PlotSpan::Motion ? QCPRange(0.0, curves_ ? curves_->motion.duration : 1.0)
                                                   : QCPRange(now - kHistorySpan, now);
  xAxis->setRange(heldWithin(xAxis->range(), times, 1.0));
  yAxis->setRange(heldWithin(yAxis->range(), whole_[0], kMostRoom));
  yAxis2->setRange(heldWithin(yAxis2->range(), whole_[1], kMostRoom));
  replot(QCustomPlot::rpQueuedReplot);
}

bool TorqueCanvas::isNearCursor(const QPoint& point) const {
  return cursorMovable() && cursor_time_ && axisRect()->rect().contains(point) &&
         std::abs(xAxis->coordToPixel(*cursor_time_) - point.x()) <= kGrabPixels;
}

QPoint TorqueCanvas::cursorHandle() const {
  const QRect area = axisRect()->rect();
  return {static_cast<int>(std::lround(xAxis->coordToPixel(cursorTime()))), area.center().y()};
}

void TorqueCanvas::dragCursorTo(const QPoint& point) {
  const double time = std::clamp(xAxis->pixelToCoord(point.x()), 0.0, curves_->motion.duration);
  emit timeDragged(time);
}

void TorqueCanvas::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (press_ != Press::None) return;
  click_.stop();
  moved_ = false;
  pressed_at_ = event->pos();
  const bool plain = event->button() == Qt::LeftButton && (event->modifiers() & Qt::ShiftModifier) == 0;
  press_ = plain && cursorMovable() ? Press::Cursor : Press::Pan;
  pressed_time_ = xAxis->range();
  pressed_values_ = {yAxis->range(), yAxis2->range()};
}

void TorqueCanvas::mouseMoveEvent(QMouseEvent* event) {
  event->accept();
  if (press_ == Press::None || event->buttons() == Qt::NoButton) {
    press_ = Press::None;
    QWidget::setCursor(isNearCursor(event->pos()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
    return;
  }
  if (!moved_ && (event->pos() - pressed_at_).manhattanLength() < QApplication::startDragDistance()) return;
  moved_ = true;
  if (press_ == Press::Pan) {
    QWidget::setCursor(Qt::ClosedHandCursor);
    panTo(event->pos());
  } else if (cursorMovable()) {
    QWidget::setCursor(Qt::SizeHorCursor);
    dragCursorTo(event->pos());
  }
}

void TorqueCanvas::mouseReleaseEvent(QMouseEvent* event) {
  event->accept();
  // the second click of a double click has no press of ours
  const bool clicked = press_ == Press::Cursor && !moved_ && event->button() == Qt::LeftButton;
  if (event->buttons() == Qt::NoButton) press_ = Press::None;
  QWidget::setCursor(isNearCursor(event->pos()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
  if (!clicked || !axisRect()->rect().contains(event->pos())) return;
  clicked_at_ = event->pos();
  click_.start(QApplication::doubleClickInterval());
}

void TorqueCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  event->accept();
  click_.stop();
  press_ = Press::None;
  if (event->button() == Qt::LeftButton) showAll();
}

void TorqueCanvas::wheelEvent(QWheelEvent* event) {
  follows_ = false;
  QCustomPlot::wheelEvent(event);
  keepInSight();
}

void TorqueCanvas::keyPressEvent(QKeyEvent* event) {
  const int direction = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (direction != 0 && cursorMovable()) {
    emit timeDragged(std::clamp(cursorTime() + direction * kKeyStep, 0.0, curves_->motion.duration));
  } else if (event->key() == Qt::Key_Home) {
    showAll();
  } else {
    QCustomPlot::keyPressEvent(event);
  }
}

bool TorqueCanvas::event(QEvent* event) {
  // the plot keeps a buffer of its own, which does not notice a screen of another density
  if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::Show) {
    setBufferDevicePixelRatio(devicePixelRatioF());
  }
  if (event->type() == QEvent::FontChange && cursor_ != nullptr) {
    restyle();
    replot(QCustomPlot::rpQueuedReplot);
  }
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui
