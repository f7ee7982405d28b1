// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_canvas.h"

#include "core/base/require.h"
#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kPauseTextRoom = 3.0;  // s from one text of a pause to the next
constexpr double kQuietGap = 0.1;       // s: longer ones are drawn as a held value, not as a ramp

void appendHistoryTo(QCPGraph& graph, double now, double last, double value) {
  const auto points = graph.data();
  // nothing happened in between: the old value was held until just now
  if (!points->isEmpty() && now - last > kQuietGap) points->add({now - 1e-3, (points->constEnd() - 1)->value});
  points->add({now, finiteOrGap(value)});
  points->removeBefore(now - kHistorySpan - 1.0);
}

}  // namespace

QPen curvePen(int joint, bool wrong, bool dark) {
  QPen pen(jointColour(joint, dark), 1.5, jointPenStyle(joint));
  // longer dashes than those of the joints after the fourth
  if (wrong) pen.setDashPattern({7.0, 4.0});
  return pen;
}

TorqueCanvas::TorqueCanvas(QWidget* parent)
    : QCustomPlot(parent),
      cursor_(new QCPItemStraightLine(this)),
      history_ticker_(new BeforeNowTicker),
      motion_ticker_(new PlainTicker(QStringLiteral(" s"))) {
  setObjectName("torquePlot");
  // the table beside it is the legend; the plot's own, which nobody sees, takes minutes to empty with 1,000 joints
  setAutoAddPlottableToLegend(false);
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
  for (QCPAxis* axis : {xAxis, yAxis, yAxis2}) keepFinite(*axis);
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
  curves_.reset();
  cursor_time_.reset();
  last_history_ = -1.0;
  history_clock_ = {};
  forgetPauses(std::numeric_limits<double>::infinity());
  follows_ = true;
  const int joints = model->dof();
  const auto forces = std::count_if(model->joints().begin(), model->joints().end(),
                                    [](const ModelJoint& joint) { return joint.type == JointType::Prismatic; });
  two_kinds_ = forces > 0 && forces < joints;
  resizeGraphs(static_cast<std::size_t>(joints));
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    QCPAxis* values = two_kinds_ && isForce(i) ? yAxis2 : yAxis;
    for (QCPGraph* graph : graphs_[i].all()) {
      graph->data()->clear();
      graph->setValueAxis(values);
    }
    graphs_[i].shown = true;
    graphs_[i].hidden = false;
  }
  const bool force_alone = forces > 0 && !two_kinds_;
  yAxis->setLabel(force_alone ? tr("Force [N]") : tr("Torque [N m]"));
  yAxis2->setLabel(two_kinds_ ? tr("Force [N]") : QString());
  yAxis2->setTicks(two_kinds_);
  yAxis2->setTickLabels(two_kinds_);
  restyle();
  setSpan(span_);
}

void TorqueCanvas::setEdited(const std::shared_ptr<const Model>& model) {
  require(model_ && model->dof() == model_->dof(), "the joints are others");
  model_ = model;
}

// what is there is used again: graphs are slow to make and slower to take away
void TorqueCanvas::resizeGraphs(std::size_t joints) {
  while (graphs_.size() > joints) {
    // from the end, where they are found at once
    const auto all = graphs_.back().all();
    std::for_each(all.rbegin(), all.rend(), [this](QCPGraph* graph) { removeGraph(graph); });
    graphs_.pop_back();
  }
  while (graphs_.size() < joints) {
    JointGraphs& graphs = graphs_.emplace_back();
    // what is drawn later lies above: the wrong curve, whose gaps show the right one where they are the same
    for (QCPGraph** graph : {&graphs.motion, &graphs.wrong_motion, &graphs.history, &graphs.wrong_history, &graphs.dot,
                             &graphs.wrong_dot, &graphs.newest}) {
      *graph = addClippedGraph(xAxis, yAxis);
    }
    for (QCPGraph* dot : {graphs.dot, graphs.wrong_dot, graphs.newest}) {
      dot->setLineStyle(QCPGraph::lsNone);
      dot->setLayer("cursor");
    }
  }
}

void TorqueCanvas::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

void TorqueCanvas::restyle() {
  styleAxes(*this);
  const QPalette colours = QGuiApplication::palette();
  const QPen zero(colours.color(QPalette::Mid), 1);
  for (QCPAxis* axis : {xAxis, xAxis2, yAxis, yAxis2})
    axis->grid()->setZeroLinePen(axis == yAxis ? zero : axis->grid()->pen());
  cursor_->setPen(QPen(colours.color(QPalette::Text), 1));
  const QColor ground = colours.color(QPalette::Base);
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const JointGraphs& graphs = graphs_[i];
    const QPen right = curvePen(static_cast<int>(i), false, dark_);
    const QPen wrong = curvePen(static_cast<int>(i), true, dark_);
    graphs.motion->setPen(right);
    graphs.history->setPen(right);
    graphs.wrong_motion->setPen(wrong);
    graphs.wrong_history->setPen(wrong);
    graphs.dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, ground, right.color(), 8));
    graphs.newest->setScatterStyle(graphs.dot->scatterStyle());
    graphs.wrong_dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, right.color(), ground, 9));
  }
  stylePauses();
  redraw();
}

void TorqueCanvas::setSpan(PlotSpan span) {
  span_ = span;
  follows_ = true;
  const bool motion = span == PlotSpan::Motion;
  xAxis->setTicker(motion ? motion_ticker_ : qSharedPointerCast<QCPAxisTicker>(history_ticker_));
  for (const JointGraphs& graphs : graphs_) showGraphs(graphs);
  stylePauses();
  cursor_->setVisible(cursorMovable() && cursor_time_.has_value());
  showAll();
}

void TorqueCanvas::setJointShown(int joint, bool shown) {
  JointGraphs& graphs = graphs_.at(static_cast<std::size_t>(joint));
  graphs.shown = shown;
  showGraphs(graphs);
  redraw();
}

void TorqueCanvas::setHidden(const std::vector<bool>& hidden) {
  bool changed = false;
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const bool hide = i < hidden.size() && hidden[i];
    if (hide == graphs_[i].hidden) continue;
    changed = true;
    graphs_[i].hidden = hide;
    showGraphs(graphs_[i]);
  }
  if (!changed) return;
  if (follows_) fitTorques();
  redraw();
}

bool TorqueCanvas::isCurveSeen(int joint) const {
  const JointGraphs& graphs = graphs_.at(static_cast<std::size_t>(joint));
  return graphs.motion->visible() || graphs.history->visible();
}

void TorqueCanvas::showGraphs(const JointGraphs& graphs) const {
  const bool motion = span_ == PlotSpan::Motion;
  for (QCPGraph* graph : {graphs.motion, graphs.wrong_motion, graphs.dot, graphs.wrong_dot}) {
    graph->setVisible(motion && graphs.isSeen());
  }
  for (QCPGraph* graph : {graphs.history, graphs.wrong_history, graphs.newest}) {
    graph->setVisible(!motion && graphs.isSeen());
  }
}

bool TorqueCanvas::isForce(std::size_t joint) const { return model_->joints()[joint].type == JointType::Prismatic; }

QVector<QCPGraphData> TorqueCanvas::curveOf(std::size_t joint, const Eigen::MatrixXd& tau,
                                            bool is_broken_at_rest) const {
  QVector<QCPGraphData> points;
  const auto column = static_cast<Eigen::Index>(joint);
  const Eigen::Index last = tau.rows() - 1;
  points.reserve(tau.rows());
  for (Eigen::Index k = 0; k <= last; ++k) {
    const bool is_gap = is_broken_at_rest && isEndOfRest(curves_->samples.qd.col(column), k);
    points.append(
        {curves_->samples.t[k], is_gap ? std::numeric_limits<double>::quiet_NaN() : finiteOrGap(tau(k, column))});
  }
  return points;
}

void TorqueCanvas::setCurves(const std::shared_ptr<const MotionCurves>& curves, bool joint_friction) {
  if (curves == curves_) return;
  curves_ = curves;
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    if (!curves) {
      graphs_[i].motion->data()->clear();
      graphs_[i].wrong_motion->data()->clear();
      continue;
    }
    const auto joint = static_cast<Eigen::Index>(i);
    const CoulombFriction& dry = model_->joints()[i].coulomb;
    const bool jumps =
        joint_friction && (dry.positive != 0.0 || dry.negative != 0.0) && !curves->samples.qd.col(joint).isZero(0.0);
    graphs_[i].motion->data()->set(curveOf(i, curves->tau, jumps), true);
    graphs_[i].wrong_motion->data()->set(curveOf(i, curves->mistaken_tau, jumps), true);
  }
  if (span_ == PlotSpan::Motion) showAll();
}

void TorqueCanvas::setCursor(std::optional<double> time, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
  cursor_time_ = time;
  cursor_->setVisible(cursorMovable() && time.has_value());
  if (time) {
    cursor_->point1->setCoords(*time, 0.0);
    cursor_->point2->setCoords(*time, 1.0);
  }
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const auto joint = static_cast<Eigen::Index>(i);
    graphs_[i].dot->data()->clear();
    graphs_[i].wrong_dot->data()->clear();
    if (!time) continue;
    graphs_[i].dot->addData(*time, finiteOrGap(tau[joint]));
    if (wrong.size() > 0) graphs_[i].wrong_dot->addData(*time, finiteOrGap(wrong[joint]));
  }
  if (span_ == PlotSpan::Motion) redraw();
}

void TorqueCanvas::appendHistory(double clock, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  const double now = history_clock_.placeOf(clock);
  if (history_clock_.paused()) markPause(now, *history_clock_.paused());
  forgetPauses(now - kHistorySpan);
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const auto joint = static_cast<Eigen::Index>(i);
    appendHistoryTo(*graphs_[i].history, now, last_history_, tau[joint]);
    // after a jump the curve is at its edge: the dot is where the list is
    graphs_[i].newest->data()->clear();
    graphs_[i].newest->addData(now, finiteOrGap(tau[joint]));
    // a gap from where the mistake has been taken away
    const bool is_planted = wrong.size() > 0;
    if (is_planted || !graphs_[i].wrong_history->data()->isEmpty()) {
      appendHistoryTo(*graphs_[i].wrong_history, now, last_history_, is_planted ? wrong[joint] : kNone);
    }
  }
  last_history_ = now;
  history_ticker_->setTickOrigin(now);
  if (span_ != PlotSpan::History) return;
  if (follows_) xAxis->setRange(now - kHistorySpan, now);
  redraw();
}

void TorqueCanvas::markPause(double at, double seconds) {
  PauseMark mark;
  mark.at = at;
  mark.band = new QCPItemRect(this);
  mark.band->setLayer("grid");
  mark.band->setSelectable(false);
  for (QCPItemPosition* corner : {mark.band->topLeft, mark.band->bottomRight}) {
    corner->setTypeX(QCPItemPosition::ptPlotCoords);
    corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
  }
  mark.band->topLeft->setCoords(at - HistoryClock::kLeft, 0.0);
  mark.band->bottomRight->setCoords(at, 1.0);
  const bool has_room = std::none_of(pauses_.begin(), pauses_.end(), [at](const PauseMark& other) {
    return other.text != nullptr && at - other.at < kPauseTextRoom;
  });
  if (has_room) {
    mark.text = new QCPItemText(this);
    mark.text->setSelectable(false);
    mark.text->setLayer("grid");
    mark.text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    mark.text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    // to the left of it: at its right the history goes on, and ends
    mark.text->position->setCoords(at - HistoryClock::kLeft, 0.0);
    mark.text->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    mark.text->setPadding(QMargins(3, 1, 3, 1));
    mark.text->setText(seconds < 60.0 ? tr("pause %1 s").arg(std::lround(seconds))
                                      : tr("pause %1 min").arg(std::lround(seconds / 60.0)));
  }
  pauses_.push_back(mark);
  stylePauses();
}

void TorqueCanvas::forgetPauses(double before) {
  while (!pauses_.empty() && pauses_.front().at < before) {
    removeItem(pauses_.front().band);
    if (pauses_.front().text != nullptr) removeItem(pauses_.front().text);
    pauses_.erase(pauses_.begin());
  }
}

void TorqueCanvas::stylePauses() {
  const QPalette colours = QGuiApplication::palette();
  const bool is_seen = span_ == PlotSpan::History;
  for (const PauseMark& mark : pauses_) {
    mark.band->setVisible(is_seen);
    mark.band->setPen(Qt::NoPen);
    mark.band->setBrush(QBrush(colours.color(QPalette::Mid), Qt::BDiagPattern));
    if (mark.text == nullptr) continue;
    mark.text->setVisible(is_seen);
    mark.text->setFont(font());
    mark.text->setColor(colours.color(QPalette::Text));
    mark.text->setBrush(colours.color(QPalette::Base));
  }
}

void TorqueCanvas::redraw() {
  // behind another sheet nothing is drawn; it is when it comes to the front
  stale_ = !isVisible();
  if (stale_) return;
  if (follows_) fitTorques();
  replot(QCustomPlot::rpQueuedReplot);
}

void TorqueCanvas::resizeEvent(QResizeEvent* event) {
  fitAxes(*this);
  // every five seconds, or as few as there is room for
  const double label = QFontMetricsF(font()).horizontalAdvance(QStringLiteral("-00 s"));
  const double room = std::max(1.0, (event->size().width() - 3.0 * label) / (1.4 * label));
  history_ticker_->setTickStep(5.0 * std::ceil(kHistorySpan / 5.0 / room));
  QCustomPlot::resizeEvent(event);
}

bool TorqueCanvas::event(QEvent* event) {
  keepSharp(*this, *event);
  if (event->type() == QEvent::Show && stale_)
    QMetaObject::invokeMethod(
        this, [this] { redraw(); }, Qt::QueuedConnection);
  if (event->type() == QEvent::FontChange && cursor_ != nullptr) {
    restyle();
    replot(QCustomPlot::rpQueuedReplot);
  }
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_torque_canvas.cpp"
