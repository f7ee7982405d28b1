// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/segment_form.h"

#include "core/scene/scene.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/round_step.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/move/motion_words.h"
#include "ui/workspaces/move/plan_figure.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr double kPercentOfShare = 100.0;
constexpr MoveKind kMoveKinds[] = {MoveKind::Joint, MoveKind::Line, MoveKind::Arc};
constexpr TimingLaw kLaws[] = {TimingLaw::Cubic, TimingLaw::Quintic, TimingLaw::Cycloid, TimingLaw::Trapezoid,
                               TimingLaw::SCurve};

QString wrongShare(double percent) {
  return percent > 0.0 && percent <= 50.0 ? QString() : SegmentForm::tr("more than 0 % and at most 50 %");
}
QString wrongDuration(double seconds) {
  if (seconds >= kShortestDuration && seconds <= kLongestDuration) return {};
  return SegmentForm::tr("a duration is between 0.001 s and 1000000 s");
}

template <class Value, std::size_t N>
int rowOfValue(const Value (&values)[N], Value value) {
  return static_cast<int>(std::find(std::begin(values), std::end(values), value) - std::begin(values));
}

}  // namespace

SegmentForm::SegmentForm(MotionEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), hint_(new WrappedLabel(this)) {
  QVBoxLayout* column = columnIn(*this);
  hint_->setObjectName("segmentHint");
  hint_->setWordWrap(true);
  column->addWidget(hint_);
  rows_ = rowsIn(*column);
  buildWay(*rows_);
  buildTiming(*rows_);
}

void SegmentForm::buildWay(QFormLayout& rows) {
  kind_ = makeChoice("moveKind", tr("How the waypoint is reached"), this);
  for (const MoveKind kind : kMoveKinds) kind_->addItem(wordsFor(kind));
  kind_->setItemData(0, tr("All joints by one law: a straight line in their space"), Qt::ToolTipRole);
  kind_->setItemData(1, tr("The hand goes on a straight line, by inverse kinematics"), Qt::ToolTipRole);
  kind_->setItemData(2, tr("The hand goes on an arc of a circle through one more point"), Qt::ToolTipRole);
  addRow(rows, tr("Goes by"), kind_);
  QList<QWidget*> fields;
  const QString axes[] = {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")};
  for (std::size_t i = 0; i < 3; ++i) {
    via_.at(i) = makeFigure(QStringLiteral("via%1").arg(i),
                            tr("%1 of the point that the arc goes through").arg(axes[i]), QStringLiteral(" m"), this);
    fields << via_.at(i);
    bindMove(via_.at(i), tr("Point of the arc"),
             [i](Move& move, double value) { move.via[static_cast<int>(i)] = value; }, {});
  }
  via_row_ = rowOf(fields, this);
  addRow(rows, tr("Through"), via_row_);
  take_via_ = makeButton("takeVia", tr("Take the hand's place"), tr("Take the hand's place as the arc's point"), this);
  rows.addRow(QString(), take_via_);
  connect(take_via_, &QToolButton::clicked, this, [this] {
    const SnapshotPtr snapshot = editor_.document().snapshot();
    const TrajectoryPlan* plan = editor_.plan();
    if (plan == nullptr) return;
    int hand = snapshot->model->hands().empty() ? snapshot->model->deepestLink() : snapshot->model->hands().front();
    if (!plan->hand.empty()) hand = snapshot->model->findLink(plan->hand);
    if (hand < 0) return;
    const Eigen::Vector3d p = snapshot->X_WL[static_cast<std::size_t>(hand)].p;
    changeMove(tr("Point of the arc"), [&](Move& move) { move.via = p; });
  });
  keeps_ = makeSwitch("moveKeeps", tr("The hand keeps its orientation"),
                      tr("It turns evenly from the one to the other. Off: it may turn as it likes, as an arm of fewer "
                         "than six joints must"),
                      this);
  rows.addRow(QString(), keeps_);
  connect(keeps_, &QCheckBox::clicked, this, [this](bool on) {
    changeMove(tr("Orientation of the hand"), [on](Move& move) { move.keeps_orientation = on; });
  });
  connect(kind_, &QComboBox::activated, this, [this](int row) {
    if (segment() < 0) return;
    // an arc begins with a point beside the way, unless it has one
    std::optional<Eigen::Vector3d> via;
    Document& document = editor_.document();
    if (kMoveKinds[row] == MoveKind::Arc)
      via = viaBeside(*editor_.plan(), segment(), *document.snapshot()->model, document.scene().poses);
    changeMove(tr("Way to waypoint %1").arg(segment() + 2), [&](Move& move) {
      move.kind = kMoveKinds[row];
      if (via && move.via.isZero(0.0)) move.via = *via;
    });
  });
}

void SegmentForm::buildTiming(QFormLayout& rows) {
  law_ = makeChoice("moveLaw", tr("Law by which it goes"), this);
  for (const TimingLaw law : kLaws) law_->addItem(wordsFor(law));
  addRow(rows, tr("Law"), law_);
  connect(law_, &QComboBox::activated, this, [this](int row) {
    changeMove(tr("Law of the way to waypoint %1").arg(segment() + 2),
               [row](Move& move) { move.law.law = kLaws[row]; });
  });
  ramp_ = makeFigure("moveRamp", tr("Share of the time that speeding up takes, and slowing down"), QStringLiteral(" %"),
                     this);
  ramp_->setStep(1.0);
  addRow(rows, tr("Ramp"), ramp_);
  bindMove(
      ramp_, tr("Ramp"), [](Move& move, double percent) { move.law.ramp = percent / kPercentOfShare; }, wrongShare);
  round_ = makeFigure("moveRound", tr("Share of a ramp in which the acceleration grows, and in which it fades"),
                      QStringLiteral(" %"), this);
  round_->setStep(1.0);
  addRow(rows, tr("Rounding"), round_);
  bindMove(
      round_, tr("Rounding"), [](Move& move, double percent) { move.law.round = percent / kPercentOfShare; },
      wrongShare);
  duration_ = makeFigure("segmentDuration", tr("Duration of the way"), QStringLiteral(" s"), this);
  duration_->setStep(0.05);
  bindFigure(editor_, *duration_,
             {tr("Duration"),
              [this](TrajectoryPlan& plan, double seconds) {
                // what is typed may be taken when its waypoint is gone
                const int at = segment();
                if (at >= 0 && at < segmentCount(plan)) setSegmentDuration(plan, at, seconds, editor_.breaks());
              },
              wrongDuration});
  shortest_ = makeButton("segmentShortest", tr("Shortest"), tr("Shortest duration within the limits"), this);
  shortest_->setCheckable(true);
  connect(shortest_, &QToolButton::clicked, this, [this](bool on) {
    const std::vector<double> breaks = editor_.breaks();
    const auto at = static_cast<std::size_t>(segment());
    const double now = at + 1 < breaks.size() ? breaks[at + 1] - breaks[at] : 1.0;
    editor_.change(on ? tr("Shortest duration") : tr("Duration"), [&](TrajectoryPlan& plan) {
      if (segment() >= 0) setSegmentDuration(plan, segment(), on ? 0.0 : now, breaks);
    });
    refresh();
  });
  duration_row_ = new QWidget(this);
  auto* row = new QHBoxLayout(duration_row_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace / 2);
  row->addWidget(duration_, 1);
  row->addWidget(shortest_);
  addRow(rows, tr("Duration"), duration_row_)->setBuddy(duration_);
}

int SegmentForm::segment() const {
  if (editor_.plan() == nullptr) return -1;
  const bool is_list = hasWaypointList(*editor_.plan());
  return is_list ? std::min(editor_.chosen(), editor_.waypointCount() - 1) - 1 : 0;
}

void SegmentForm::changeMove(const QString& text, const std::function<void(Move&)>& change) {
  const int at = segment();
  if (at < 0) return;
  editor_.change(text, [&](TrajectoryPlan& plan) {
    auto* course = std::get_if<WaypointCourse>(&plan.course);
    if (course != nullptr) change(course->moves.at(static_cast<std::size_t>(at)));
  });
  refresh();
}

void SegmentForm::bindMove(FigureField* field, const QString& text, const std::function<void(Move&, double)>& write,
                           const std::function<QString(double)>& wrong) {
  bindFigure(editor_, *field,
             {text,
              [this, write](TrajectoryPlan& plan, double value) {
                auto* course = std::get_if<WaypointCourse>(&plan.course);
                if (course != nullptr && segment() >= 0 && segment() < segmentCount(plan))
                  write(course->moves.at(static_cast<std::size_t>(segment())), value);
              },
              wrong});
}

void SegmentForm::setShown(std::initializer_list<QWidget*> fields, bool shown) {
  for (QWidget* field : fields) {
    field->setVisible(shown);
    if (QWidget* label = rows_->labelForField(field)) label->setVisible(shown);
  }
}

QString SegmentForm::title() const {
  const TrajectoryPlan* plan = editor_.plan();
  if (plan == nullptr || !hasWaypointList(*plan)) return tr("Duration");
  return segment() >= 0 ? tr("Way to waypoint %1").arg(segment() + 2) : tr("Way to a waypoint");
}

void SegmentForm::refresh() {
  const TrajectoryPlan* plan = editor_.plan();
  const int at = segment();
  const bool samples = plan != nullptr && courseKindOf(*plan) == CourseKind::Samples;
  const bool has_way = plan != nullptr && at >= 0 && at < segmentCount(*plan) && !samples;
  hint_->setVisible(!has_way);
  hint_->setText(editor_.chosen() == 0 ? tr("The motion begins at waypoint 1: no way leads to it.")
                                       : tr("Choose a waypoint to change the way that leads to it."));
  const auto* course = plan == nullptr ? nullptr : std::get_if<WaypointCourse>(&plan->course);
  const bool has_move = has_way && course != nullptr;
  setShown({kind_, law_}, has_move);
  if (has_move) {
    showMove(course->moves.at(static_cast<std::size_t>(at)));
  } else {
    setShown({via_row_, take_via_, keeps_, ramp_, round_}, false);
  }
  setShown({duration_row_}, has_way);
  if (!has_way) return;
  const double given = givenDuration(*plan, at);
  const std::vector<double> breaks = editor_.breaks();
  const auto first = static_cast<std::size_t>(at);
  const bool is_known = first + 1 < breaks.size();
  // one that is found and not given is shown to the millisecond
  const double found = is_known ? roundedTo(0.001, breaks[first + 1] - breaks[first]) : 0.0;
  showFigure(*duration_, given > 0.0 ? given : found);
  const QSignalBlocker blocker(shortest_);
  shortest_->setVisible(hasWaypointList(*plan));
  shortest_->setChecked(given == 0.0);
}

void SegmentForm::showMove(const Move& move) {
  const QSignalBlocker of_kind(kind_), of_law(law_), of_keeps(keeps_);
  kind_->setCurrentIndex(rowOfValue(kMoveKinds, move.kind));
  law_->setCurrentIndex(rowOfValue(kLaws, move.law.law));
  keeps_->setChecked(move.keeps_orientation);
  setShown({via_row_, take_via_}, move.kind == MoveKind::Arc);
  setShown({keeps_}, move.kind != MoveKind::Joint);
  setShown({ramp_}, move.law.law == TimingLaw::Trapezoid || move.law.law == TimingLaw::SCurve);
  setShown({round_}, move.law.law == TimingLaw::SCurve);
  for (std::size_t i = 0; i < 3; ++i) showFigure(*via_.at(i), move.via[static_cast<int>(i)]);
  showFigure(*ramp_, kPercentOfShare * move.law.ramp);
  showFigure(*round_, kPercentOfShare * move.law.round);
}

}  // namespace linkwright::ui

#include "moc_segment_form.cpp"
