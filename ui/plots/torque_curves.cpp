// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/torque_curves.h"

#include "core/base/require.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/plots/torque_tickers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright::ui {

bool haveSameJoints(const Model& a, const Model& b) {
  return &a == &b || std::equal(a.joints().begin(), a.joints().end(), b.joints().begin(), b.joints().end(),
                                [](const ModelJoint& of_a, const ModelJoint& of_b) {
                                  const bool slides = of_a.type == JointType::Prismatic;
                                  return of_a.name == of_b.name && slides == (of_b.type == JointType::Prismatic);
                                });
}

QPen curvePen(int joint, bool wrong, bool dark) {
  QPen pen(jointColour(joint, dark), 1.5 * lineScale(), jointPenStyle(joint));
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
  const int joints = model->dof();
  const auto forces = std::count_if(model->joints().begin(), model->joints().end(),
                                    [](const ModelJoint& joint) { return joint.type == JointType::Prismatic; });
  two_kinds_ = forces > 0 && forces < joints;
  tau_.resize(0);
  wrong_.resize(0);
  history_.reset(static_cast<std::size_t>(joints));
  resizeGraphs(static_cast<std::size_t>(joints));
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    QCPAxis* values = two_kinds_ && isForce(i) ? view_.yAxis2 : view_.yAxis;
    const QString name = QString::fromStdString(model->joints()[i].name);
    graphs_[i].line->setName(name);
    graphs_[i].wrong->setName(tr("%1, with mistakes").arg(name));
    for (QCPGraph* graph : graphs_[i].all()) graph->setValueAxis(values);
    graphs_[i].motion->clear();
    graphs_[i].wrong_motion->clear();
    graphs_[i].shown = true;
    graphs_[i].hidden = false;
  }
  const bool force_alone = forces > 0 && !two_kinds_;
  view_.yAxis->setLabel(force_alone ? tr("Force (N)") : tr("Torque (N m)"));
  view_.yAxis2->setLabel(two_kinds_ ? tr("Force (N)") : QString());
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
    for (QCPGraph** graph : {&graphs.line, &graphs.wrong, &graphs.dot, &graphs.wrong_dot})
      *graph = addClippedGraph(view_.xAxis, view_.yAxis);
    for (QCPGraph* dot : {graphs.dot, graphs.wrong_dot}) {
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
    graphs.line->setPen(right);
    graphs.wrong->setPen(curvePen(static_cast<int>(i), true, dark));
    graphs.dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, ground, right.color(), 8));
    graphs.wrong_dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, right.color(), ground, 9));
  }
}

void TorqueCurves::setSpan(PlotSpan span) {
  span_ = span;
  const bool motion = span == PlotSpan::Motion;
  view_.xAxis->setTicker(motion ? motion_ticker_ : qSharedPointerCast<QCPAxisTicker>(history_ticker_));
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    graphs_[i].line->setData(motion ? graphs_[i].motion : history_.torque(i));
    graphs_[i].wrong->setData(motion ? graphs_[i].wrong_motion : history_.wrong(i));
    showGraphs(graphs_[i]);
  }
  view_.setBands(motion ? std::vector<PlotBand>() : history_.pauses());
  placeDots();
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
  if (!changed) return;
  // the scale would tell how large they are
  showWhole();
  view_.redraw();
}

void TorqueCurves::showGraphs(const JointGraphs& graphs) const {
  for (QCPGraph* graph : graphs.all()) graph->setVisible(graphs.isSeen());
}

bool TorqueCurves::isForce(std::size_t joint) const { return model_->joints()[joint].type == JointType::Prismatic; }

void TorqueCurves::setCurves(const std::shared_ptr<const MotionCurves>& curves, bool joint_friction) {
  if (curves == curves_) return;
  curves_ = curves;
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    if (!curves) {
      graphs_[i].motion->clear();
      graphs_[i].wrong_motion->clear();
      continue;
    }
    const auto joint = static_cast<Eigen::Index>(i);
    const CoulombFriction& dry = model_->joints()[i].coulomb;
    const bool jumps =
        joint_friction && (dry.positive != 0.0 || dry.negative != 0.0) && !curves->samples.qd.col(joint).isZero(0.0);
    const Eigen::VectorXd qd = jumps ? Eigen::VectorXd(curves->samples.qd.col(joint)) : Eigen::VectorXd();
    graphs_[i].motion->set(pointsOf(curves->samples.t, curves->tau.col(joint), 1.0, qd), true);
    graphs_[i].wrong_motion->clear();
    if (curves->mistaken_tau.rows() > 0)
      graphs_[i].wrong_motion->set(pointsOf(curves->samples.t, curves->mistaken_tau.col(joint), 1.0, qd), true);
  }
  showCursor();
  if (span_ == PlotSpan::Motion) view_.showAll();
}

void TorqueCurves::setCursor(std::optional<double> time, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
  cursor_time_ = time;
  tau_ = tau;
  wrong_ = wrong;
  placeDots();
  const bool stays = time == view_.cursor();
  showCursor();
  if (stays && span_ == PlotSpan::Motion) view_.redrawCursors();
}

void TorqueCurves::placeDots() {
  const bool motion = span_ == PlotSpan::Motion;
  const std::optional<double> at = motion ? cursor_time_ : history_.now();
  for (std::size_t i = 0; i < graphs_.size(); ++i) {
    const auto joint = static_cast<Eigen::Index>(i);
    graphs_[i].dot->data()->clear();
    graphs_[i].wrong_dot->data()->clear();
    if (!at || joint >= tau_.size()) continue;
    graphs_[i].dot->addData(*at, finiteOrGap(tau_[joint]));
    if (motion && wrong_.size() > 0) graphs_[i].wrong_dot->addData(*at, finiteOrGap(wrong_[joint]));
  }
}

void TorqueCurves::appendHistory(double clock, const Eigen::VectorXd& tau, const Eigen::VectorXd& wrong) {
  const bool has_other_pauses = history_.append(clock, tau, wrong);
  history_ticker_->setTickOrigin(history_.now());
  if (span_ != PlotSpan::History) return;
  tau_ = tau;
  placeDots();
  if (has_other_pauses) view_.setBands(history_.pauses());
  if (!view_.isOwnView()) view_.xAxis->setRange(times());
  view_.redraw();
}

}  // namespace linkwright::ui

#include "moc_torque_curves.cpp"
