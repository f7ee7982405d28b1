// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_curves.h"

#include "core/base/require.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

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

TorqueCurves::TorqueCurves(PlotView& view)
    : QObject(&view),
      view_(view),
      history_ticker_(new BeforeNowTicker),
      motion_ticker_(new PlainTicker(QStringLiteral(" s"))) {
  // the axis labels are short; the margins need no more than this
  view_.axisRect()->setMinimumMargins(QMargins(kSpace, kSpace, 3 * kSpace, kSpace));
  connect(&view_, &PlotView::restyled, this, &TorqueCurves::restyle);
  connect(&view_, &PlotView::allWanted, this, &TorqueCurves::showWhole);
  connect(&view_, &PlotView::redrawing, this, &TorqueCurves::fit);
  setSpan(PlotSpan::Motion);
}

void TorqueCurves::setModel(const std::shared_ptr<const Model>& model) {
  model_ = model;
  curves_.reset();
  cursor_time_.reset();
  last_history_ = -1.0;
  history_clock_ = {};
  forgetPauses(std::numeric_limits<double>::infinity());
  const int joints = model->dof();
  const auto forces = std::count_if(model->joints().begin(), model->joints().end(),
                                    [](const ModelJoint& joint) { return joint.type == JointType::Prismatic; });
  two_kinds_ = forces > 0 && forces < joints;
  resizeGraphs(static_cast<std::size_t>(joints));
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    QCPAxis* values = two_kinds_ && isForce(i) ? view_.yAxis2 : view_.yAxis;
    const QString name = QString::fromStdString(model->joints()[i].name);
    for (QCPGraph* graph : {graphs_[i].motion, graphs_[i].history}) graph->setName(name);
    for (QCPGraph* graph : {graphs_[i].wrong_motion, graphs_[i].wrong_history})
      graph->setName(tr("%1, with the mistake").arg(name));
    for (QCPGraph* graph : graphs_[i].all()) {
      graph->data()->clear();
      graph->setValueAxis(values);
    }
    graphs_[i].shown = true;
    graphs_[i].hidden = false;
  }
  const bool force_alone = forces > 0 && !two_kinds_;
  view_.yAxis->setLabel(force_alone ? tr("Force [N]") : tr("Torque [N m]"));
  view_.yAxis2->setLabel(two_kinds_ ? tr("Force [N]") : QString());
  view_.yAxis2->setTicks(two_kinds_);
  view_.yAxis2->setTickLabels(two_kinds_);
  setSpan(span_);
}

void TorqueCurves::setEdited(const std::shared_ptr<const Model>& model) {
  require(model_ && model->dof() == model_->dof(), "the joints are others");
  model_ = model;
}

// what is there is used again: graphs are slow to make and slower to take away
void TorqueCurves::resizeGraphs(std::size_t joints) {
  while (graphs_.size() > joints) {
    // from the end, where they are found at once
    const auto all = graphs_.back().all();
    std::for_each(all.rbegin(), all.rend(), [this](QCPGraph* graph) { view_.removeGraph(graph); });
    graphs_.pop_back();
  }
  while (graphs_.size() < joints) {
    JointGraphs& graphs = graphs_.emplace_back();
    // what is drawn later lies above: the wrong curve, whose gaps show the right one where they are the same
    for (QCPGraph** graph : {&graphs.motion, &graphs.wrong_motion, &graphs.history, &graphs.wrong_history, &graphs.dot,
                             &graphs.wrong_dot, &graphs.newest}) {
      *graph = addClippedGraph(view_.xAxis, view_.yAxis);
    }
    for (QCPGraph* dot : {graphs.dot, graphs.wrong_dot, graphs.newest}) {
      dot->setLineStyle(QCPGraph::lsNone);
      dot->setLayer("cursor");
    }
  }
}

void TorqueCurves::restyle() {
  const QPalette colours = QGuiApplication::palette();
  const bool dark = isDark(view_.palette());
  const QColor ground = colours.color(QPalette::Base);
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const JointGraphs& graphs = graphs_[i];
    const QPen right = curvePen(static_cast<int>(i), false, dark);
    const QPen wrong = curvePen(static_cast<int>(i), true, dark);
    graphs.motion->setPen(right);
    graphs.history->setPen(right);
    graphs.wrong_motion->setPen(wrong);
    graphs.wrong_history->setPen(wrong);
    graphs.dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, ground, right.color(), 8));
    graphs.newest->setScatterStyle(graphs.dot->scatterStyle());
    graphs.wrong_dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, right.color(), ground, 9));
  }
  stylePauses();
}

void TorqueCurves::setSpan(PlotSpan span) {
  span_ = span;
  const bool motion = span == PlotSpan::Motion;
  view_.xAxis->setTicker(motion ? motion_ticker_ : qSharedPointerCast<QCPAxisTicker>(history_ticker_));
  for (const JointGraphs& graphs : graphs_) showGraphs(graphs);
  view_.restyle();
  showCursor();
  view_.showAll();
}

/// On the motion alone there is a place to point at.
void TorqueCurves::showCursor() {
  const bool is_movable = span_ == PlotSpan::Motion && curves_ != nullptr;
  view_.setPointed(is_movable);
  view_.placeCursor(is_movable ? cursor_time_ : std::nullopt);
}

QPoint TorqueCurves::cursorHandle() const {
  return {static_cast<int>(std::lround(view_.xAxis->coordToPixel(cursorTime()))),
          view_.axisRect()->rect().center().y()};
}

void TorqueCurves::setJointShown(int joint, bool shown) {
  JointGraphs& graphs = graphs_.at(static_cast<std::size_t>(joint));
  graphs.shown = shown;
  showGraphs(graphs);
  view_.redraw();
}

void TorqueCurves::setHidden(const std::vector<bool>& hidden) {
  bool changed = false;
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const bool hide = i < hidden.size() && hidden[i];
    if (hide == graphs_[i].hidden) continue;
    changed = true;
    graphs_[i].hidden = hide;
    showGraphs(graphs_[i]);
  }
  if (changed) view_.redraw();
}

bool TorqueCurves::isCurveSeen(int joint) const {
  const JointGraphs& graphs = graphs_.at(static_cast<std::size_t>(joint));
  return graphs.motion->visible() || graphs.history->visible();
}

void TorqueCurves::showGraphs(const JointGraphs& graphs) const {
  const bool motion = span_ == PlotSpan::Motion;
  for (QCPGraph* graph : {graphs.motion, graphs.wrong_motion, graphs.dot, graphs.wrong_dot}) {
    graph->setVisible(motion && graphs.isSeen());
  }
  for (QCPGraph* graph : {graphs.history, graphs.wrong_history, graphs.newest}) {
    graph->setVisible(!motion && graphs.isSeen());
  }
}

bool TorqueCurves::isForce(std::size_t joint) const { return model_->joints()[joint].type == JointType::Prismatic; }

QVector<QCPGraphData> TorqueCurves::curveOf(std::size_t joint, const Eigen::MatrixXd& tau,
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

void TorqueCurves::setCurves(const std::shared_ptr<const MotionCurves>& curves, bool joint_friction) {
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
  showCursor();
  if (span_ == PlotSpan::Motion) view_.showAll();
}

void TorqueCurves::setCursor(std::optional<double> time, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
  cursor_time_ = time;
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const auto joint = static_cast<Eigen::Index>(i);
    graphs_[i].dot->data()->clear();
    graphs_[i].wrong_dot->data()->clear();
    if (!time) continue;
    graphs_[i].dot->addData(*time, finiteOrGap(tau[joint]));
    if (wrong.size() > 0) graphs_[i].wrong_dot->addData(*time, finiteOrGap(wrong[joint]));
  }
  const bool stays = time == view_.cursor();
  showCursor();
  if (stays && span_ == PlotSpan::Motion) view_.redrawCursors();
}

void TorqueCurves::appendHistory(double clock, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
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
  if (!view_.isOwnView()) view_.xAxis->setRange(times());
  view_.redraw();
}

void TorqueCurves::markPause(double at, double seconds) {
  PauseMark mark;
  mark.at = at;
  mark.band = new QCPItemRect(&view_);
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
    mark.text = new QCPItemText(&view_);
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

void TorqueCurves::forgetPauses(double before) {
  while (!pauses_.empty() && pauses_.front().at < before) {
    view_.removeItem(pauses_.front().band);
    if (pauses_.front().text != nullptr) view_.removeItem(pauses_.front().text);
    pauses_.erase(pauses_.begin());
  }
}

void TorqueCurves::stylePauses() {
  const QPalette colours = QGuiApplication::palette();
  const bool is_seen = span_ == PlotSpan::History;
  for (const PauseMark& mark : pauses_) {
    mark.band->setVisible(is_seen);
    mark.band->setPen(Qt::NoPen);
    mark.band->setBrush(QBrush(colours.color(QPalette::Mid), Qt::BDiagPattern));
    if (mark.text == nullptr) continue;
    mark.text->setVisible(is_seen);
    mark.text->setFont(view_.font());
    mark.text->setColor(colours.color(QPalette::Text));
    mark.text->setBrush(colours.color(QPalette::Base));
  }
}

}  // namespace linkwright::ui

#include "moc_torque_curves.cpp"
