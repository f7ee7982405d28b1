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
constexpr double kKeyStep = 0.02;  // s

/// A gap where there is no number: an infinite one would break the axes.
double finiteOrGap(double value) { return std::isfinite(value) ? value : std::numeric_limits<double>::quiet_NaN(); }

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
    : QCustomPlot(parent), cursor_(new QCPItemStraightLine(this)), history_ticker_(new BeforeNowTicker),
      motion_ticker_(new PlainTicker(QStringLiteral(" s"))) {
  setObjectName("torquePlot");
  setAccessibleName(tr("Torque of every joint over time"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setMinimumSize(160, 96);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  setPlottingHint(QCP::phCacheLabels, true);
  setNoAntialiasingOnDrag(true);
  history_ticker_->setTickStep(5.0);
  history_ticker_->setScaleStrategy(QCPAxisTickerFixed::ssMultiples);
  axisRect()->setupFullAxesBox(false);
  xAxis2->setTicks(false);
  yAxis2->setTicks(false);
  yAxis->setNumberFormat("gb");
  yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new PlainTicker));
  // the axis labels are short; the margins need no more than this
  axisRect()->setMinimumMargins(QMargins(kSpace, kSpace, 3 * kSpace, kSpace));
  yAxis->setNumberPrecision(4);
  addLayer("cursor", layer("main"), QCustomPlot::limAbove);
  cursor_->setLayer("cursor");
  cursor_->setSelectable(false);
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
  bool any_force = false;
  bool any_torque = false;
  for (int i = 0; i < joints; ++i) {
    motion_graphs_.push_back(addGraph());
    history_graphs_.push_back(addGraph());
    dots_.push_back(addGraph());
    dots_.back()->setLineStyle(QCPGraph::lsNone);
    dots_.back()->setLayer("cursor");
    (model->joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic ? any_force : any_torque) = true;
  }
  yAxis->setLabel(any_force && any_torque ? tr("Torque [N m], force [N]") : any_force ? tr("Force [N]") : tr("Torque [N m]"));
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
    dots_[i]->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, colours.color(QPalette::Base), pen.color(), 8));
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

void TorqueCanvas::setCurves(const std::shared_ptr<const MotionCurves>& curves) {
  if (curves == curves_) return;
  curves_ = curves;
  for (std::size_t i = 0; i < motion_graphs_.size(); ++i) {
    QVector<QCPGraphData> points;
    if (curves) {
      points.reserve(static_cast<qsizetype>(curves->time.size()));
      for (std::size_t k = 0; k < curves->time.size(); ++k) {
        points.append({curves->time[k], finiteOrGap(curves->tau(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(i)))});
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
    if (!points->isEmpty() && now - last_history_ > kQuietGap) points->add({now - 1e-3, (points->constEnd() - 1)->value});
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
  redraw();
}

void TorqueCanvas::redraw() {
  if (follows_) fitTorques();
  replot(QCustomPlot::rpQueuedReplot);
}

// grows at once, shrinks gently, so that the curves do not jump while the hand is dragged
void TorqueCanvas::fitTorques() {
  QCPRange wanted(0.0, 0.0);
  bool found = false;
  const auto& graphs = span_ == PlotSpan::Motion ? motion_graphs_ : history_graphs_;
  for (std::size_t i = 0; i < graphs.size(); ++i) {
    if (!shown_[i]) continue;
    bool has_any = false;
    const QCPRange range = graphs[i]->data()->valueRange(has_any);
    if (!has_any || !std::isfinite(range.lower) || !std::isfinite(range.upper)) continue;
    wanted.expand(range);
    found = true;
  }
  if (!found) wanted = QCPRange(-1.0, 1.0);
  const double margin = std::max(0.08 * wanted.size(), 1e-3);
  wanted = QCPRange(wanted.lower - margin, wanted.upper + margin);
  QCPRange range = yAxis->range();
  // a fresh view, or one of another size altogether, is taken as it is
  const bool fresh = range.size() > 50.0 * wanted.size() || range.size() <= 1e-9 || span_ == PlotSpan::Motion;
  if (fresh) {
    range = wanted;
  } else {
    range.lower = wanted.lower < range.lower ? wanted.lower : range.lower + kShrinkPerTick * (wanted.lower - range.lower);
    range.upper = wanted.upper > range.upper ? wanted.upper : range.upper + kShrinkPerTick * (wanted.upper - range.upper);
  }
  yAxis->setRange(range);
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
  pressed_at_ = event->pos();
  drags_cursor_ = event->button() == Qt::LeftButton && isNearCursor(event->pos());
  pans_ = !drags_cursor_;
  if (pans_) QCustomPlot::mousePressEvent(event);
}

void TorqueCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (drags_cursor_ && cursorMovable()) {
    dragCursorTo(event->pos());
    return;
  }
  const bool held = (event->buttons() & Qt::LeftButton) != 0;
  if (held && pans_ && (event->pos() - pressed_at_).manhattanLength() >= QApplication::startDragDistance()) follows_ = false;
  QWidget::setCursor(isNearCursor(event->pos()) ? Qt::SizeHorCursor : Qt::ArrowCursor);
  if (!held || !follows_) QCustomPlot::mouseMoveEvent(event);
}

void TorqueCanvas::mouseReleaseEvent(QMouseEvent* event) {
  const bool clicked = (event->pos() - pressed_at_).manhattanLength() < QApplication::startDragDistance();
  if (!drags_cursor_) QCustomPlot::mouseReleaseEvent(event);
  if (!drags_cursor_ && clicked && event->button() == Qt::LeftButton && cursorMovable() &&
      axisRect()->rect().contains(event->pos())) {
    dragCursorTo(event->pos());
  }
  drags_cursor_ = false;
  pans_ = false;
}

void TorqueCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
  showAll();
  event->accept();
}

void TorqueCanvas::wheelEvent(QWheelEvent* event) {
  follows_ = false;
  QCustomPlot::wheelEvent(event);
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
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui
