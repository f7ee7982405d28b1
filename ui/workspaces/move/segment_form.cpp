// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/segment_form.h"

#include "core/scene/describe_trajectory.h"
#include "core/scene/scene.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/round_step.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/motion_words.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr MoveKind kOfferedMoves[] = {MoveKind::Joint, MoveKind::Line, MoveKind::Arc};
constexpr TimingLaw kOfferedLaws[] = {TimingLaw::Cubic, TimingLaw::Quintic, TimingLaw::Cycloid, TimingLaw::Trapezoid,
                                      TimingLaw::SCurve};

ChoiceWords wordsForMove(MoveKind kind) {
  switch (kind) {
    case MoveKind::Joint:
      return {wordsFor(kind),
              SegmentForm::tr("All joints move with the same timing law along a straight line in joint space")};
    case MoveKind::Line:
      return {wordsFor(kind),
              SegmentForm::tr(
                  "The end effector moves along a straight line. The joint positions come from inverse kinematics.")};
    case MoveKind::Arc: break;
  }
  return {wordsFor(kind), SegmentForm::tr("The end effector moves along a circular arc through a via point")};
}

/// Null where the plan has no moves, or fewer.
template <class Plan>
auto* moveIn(Plan& plan, int segment) {
  auto* course = std::get_if<WaypointCourse>(&plan.course);
  const bool is_there = course != nullptr && segment >= 0 && segment < std::ssize(course->moves);
  return is_there ? &course->moves[static_cast<std::size_t>(segment)] : nullptr;
}

bool hasRamps(const Move& move) { return move.law.law == TimingLaw::Trapezoid || move.law.law == TimingLaw::SCurve; }

}  // namespace

SegmentForm::SegmentForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent),
      editor_(editor),
      form_(editor, [this](TrajectoryPlan& plan) { return moveIn(plan, segment()); }),
      timing_(editor, [](TrajectoryPlan& plan) { return &plan; }),
      hint_(new WrappedLabel(this)),
      of_move_(new QWidget(this)),
      of_time_(new QWidget(this)) {
  QVBoxLayout* column = columnIn(*this);
  hint_->setObjectName("segmentHint");
  hint_->setWordWrap(true);
  for (QWidget* part : {static_cast<QWidget*>(hint_), of_move_, of_time_}) column->addWidget(part);
  QFormLayout* rows = rowsIn(*innerColumnIn(*of_move_));
  buildWay(*rows);
  buildLaw(*rows);
  buildTiming();
}

void SegmentForm::buildWay(QFormLayout& rows) {
  form_.in(&rows, of_move_);
  //: noun: kind of the path to a waypoint
  kind_ = &form_.choice("moveKind", tr("Path"), tr("Path to the waypoint"), &Move::kind, kOfferedMoves, wordsForMove,
                        {.also = [this](Move& move) { beginArc(move); }});
  of_arc_ = new QWidget(of_move_);
  rows.addRow(of_arc_);
  QVBoxLayout* arc = innerColumnIn(*of_arc_);
  form_.in(nullptr, of_arc_);
  form_.numbers(*arc, "via", tr("Via point"), tr("%1 of the via point of the arc"), &Move::via,
                {.undo = tr("Via point of the arc")});
  QToolButton* take = makeButton("takeVia", tr("Use Current Position"),
                                 tr("Use the end effector's current position as the via point"), of_arc_);
  arc->addWidget(take, 0, Qt::AlignLeft);
  connect(take, &QToolButton::clicked, this, &SegmentForm::takeVia);
  form_.in(&rows, of_move_);
  form_.toggle("moveKeeps", tr("Constrain orientation"),
               tr("Interpolate the orientation between the waypoints. Clear the box to leave the orientation free, for "
                  "example for an arm with fewer than six joints."),
               &Move::keeps_orientation,
               {.undo = tr("Orientation of the end effector"),
                .is_there = [](const Move& move) { return move.kind != MoveKind::Joint; }});
}

void SegmentForm::buildLaw(QFormLayout& rows) {
  form_.in(&rows, of_move_);
  //: noun: law of motion along the path
  law_ = &form_.choice("moveLaw", tr("Timing"), tr("Timing law of the segment"), within(&Move::law, &MotionLaw::law),
                       kOfferedLaws, [](TimingLaw law) {
                         return ChoiceWords{wordsFor(law), {}};
                       });
  //: noun: share of the time in which the motion gets faster or slower
  form_.number("moveRamp", tr("Acceleration phase"),
               tr("Fraction of the duration taken by the acceleration phase, and equally by the deceleration phase"),
               within(&Move::law, &MotionLaw::ramp),
               {.unit = QStringLiteral(" %"), .factor = 100.0, .step = 1.0, .is_there = hasRamps});
  //: noun: the part of an acceleration phase in which the acceleration changes
  form_.number("moveRound", tr("Jerk fraction"),
               tr("Fraction of each acceleration phase taken by the rise of the acceleration, and equally by its fall"),
               within(&Move::law, &MotionLaw::round),
               {.unit = QStringLiteral(" %"), .factor = 100.0, .step = 1.0, .is_there = [](const Move& move) {
                  return move.law.law == TimingLaw::SCurve;
                }});
}

void SegmentForm::buildTiming() {
  NumberField* duration =
      makeNumberField("segmentDuration", tr("Duration of the segment"), QStringLiteral(" s"), of_time_);
  timing_.number(duration, tr("Duration"),
                 ByFunctions{[this](const TrajectoryPlan& plan) { return durationIn(plan); },
                             [this](TrajectoryPlan& plan, double seconds) {
                               // what is typed may be taken when its waypoint is gone
                               const int at = segment();
                               if (at >= 0 && at < segmentCount(plan))
                                 setSegmentDuration(plan, at, seconds, editor_.breaks());
                             }},
                 kDuration, {.step = 0.05});
  //: adjective: duration
  shortest_ = makeButton("segmentShortest", tr("Fastest"), tr("Use the minimum time within the limits"), of_time_);
  shortest_->setCheckable(true);
  connect(shortest_, &QToolButton::clicked, this, [this](bool on) {
    const std::vector<double> breaks = editor_.breaks();
    const auto at = static_cast<std::size_t>(segment());
    const double now = at + 1 < breaks.size() ? breaks[at + 1] - breaks[at] : 1.0;
    timing_.change(on ? tr("Minimum time") : tr("Duration"), [&](TrajectoryPlan& plan) {
      if (segment() >= 0) setSegmentDuration(plan, segment(), on ? 0.0 : now, breaks);
    });
    refresh();
  });
  auto* both = new QWidget(of_time_);
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace / 2);
  row->addWidget(duration, 1);
  row->addWidget(shortest_);
  addRow(*rowsIn(*innerColumnIn(*of_time_)), tr("Duration"), both)->setBuddy(duration);
}

// an arc begins with a point beside the way, unless it has one
void SegmentForm::beginArc(Move& move) const {
  if (move.kind != MoveKind::Arc || !move.via.isZero(0.0)) return;
  const Document& document = editor_.document();
  const auto via = viaBeside(*editor_.plan(), segment(), *document.snapshot()->model, document.scene().poses);
  if (via) move.via = *via;
}

void SegmentForm::takeVia() {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const TrajectoryPlan* plan = editor_.plan();
  if (plan == nullptr) return;
  int hand = snapshot->model->hands().empty() ? snapshot->model->deepestLink() : snapshot->model->hands().front();
  if (!plan->hand.empty()) hand = snapshot->model->findLink(plan->hand);
  if (hand < 0) return;
  const Eigen::Vector3d p = snapshot->X_WL[static_cast<std::size_t>(hand)].p;
  form_.change(tr("Via point of the arc"), [&](Move& move) { move.via = p; });
}

int SegmentForm::segment() const {
  if (editor_.plan() == nullptr) return -1;
  const bool is_list = hasWaypointList(*editor_.plan());
  return is_list ? std::min(editor_.chosen(), editor_.waypointCount() - 1) - 1 : 0;
}

// one that is found and not given is shown to the millisecond
double SegmentForm::durationIn(const TrajectoryPlan& plan) const {
  const auto first = static_cast<std::size_t>(segment());
  const double given = givenDuration(plan, segment());
  const std::vector<double> breaks = editor_.breaks();
  if (given > 0.0 || first + 1 >= breaks.size()) return given;
  return roundedTo(0.001, breaks[first + 1] - breaks[first]);
}

QString SegmentForm::title() const {
  const TrajectoryPlan* plan = editor_.plan();
  if (plan == nullptr || !hasWaypointList(*plan)) return tr("Duration");
  if (segment() >= 0) return tr("Segment to waypoint %1").arg(segment() + 2);
  //: noun: part of the motion between two waypoints
  return tr("Segment");
}

void SegmentForm::refresh() {
  const TrajectoryPlan* plan = editor_.plan();
  const int at = segment();
  const bool samples = plan != nullptr && courseKindOf(*plan) == CourseKind::Samples;
  const bool has_way = plan != nullptr && at >= 0 && at < segmentCount(*plan) && !samples;
  const Move* move = has_way ? moveIn(*plan, at) : nullptr;
  hint_->setVisible(!has_way);
  hint_->setText(editor_.chosen() == 0 ? tr("The motion begins at waypoint 1, so no segment leads to it.")
                                       : tr("Select a waypoint to edit the segment that leads to it."));
  of_move_->setVisible(move != nullptr);
  of_time_->setVisible(has_way);
  if (move != nullptr) {
    kind_->text = title();
    law_->text = tr("Timing law of the segment to waypoint %1").arg(at + 2);
    of_arc_->setVisible(move->kind == MoveKind::Arc);
    form_.show(*move);
  }
  if (!has_way) return;
  timing_.show(*plan);
  shortest_->setVisible(hasWaypointList(*plan));
  shortest_->setChecked(givenDuration(*plan, at) == 0.0);
}

}  // namespace linkwright::ui

#include "moc_segment_form.cpp"
