// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a plot: its curves with their values at the cursor, how wide it is, and the remarks below it.
#include "ui/plots/line_piece.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/motion_plot.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/plot_presets.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kSmallPart = 0.42;                  // of a narrow plot
constexpr double kUsualPart = 0.35;                  // of the width: what the legend has of it
constexpr double kUnitsPart = 0.46;                  // where each row has its unit
constexpr double kLargestPart = 0.55;                // with differences and frozen curves, which are asked for
constexpr int kLeast = 20, kMost = 30, kNumber = 9;  // spacing units: the least and the most it has, a number's column
constexpr int kWithTools = 22;                       // where the name of the plot leaves room for more than one button
constexpr int kUnitRoom = 5;                         // for the units of rows that have several
constexpr int kFewestLetters = 5;                    // of a curve's name

QString secondsText(double seconds) { return withTrueMinus(QString::number(seconds, 'f', 3)) + QStringLiteral(" s"); }

/// What the state itself has of a curve; no number where it has none.
double exactValue(const MotionPlotCurve& curve, const Snapshot& snapshot) {
  if (curve.joint < 0 || curve.joint >= snapshot.q.size()) return kNone;
  switch (curve.name.quantity) {
    case CurveQuantity::Position: return snapshot.q[curve.joint];
    case CurveQuantity::Velocity: return snapshot.qd[curve.joint];
    case CurveQuantity::Acceleration: return snapshot.qdd[curve.joint];
    case CurveQuantity::Torque: return snapshot.tau[curve.joint];
    case CurveQuantity::MistakenTorque:
      return snapshot.mistaken_tau.size() > 0 ? snapshot.mistaken_tau[curve.joint] : kNone;
    case CurveQuantity::Power: return snapshot.tau[curve.joint] * snapshot.qd[curve.joint];
    default: return kNone;
  }
}

}  // namespace

bool MotionPlot::hasX() const { return data().kind == PlotKind::Xy || data().kind == PlotKind::TorqueSpeed; }

/// The newest of the frozen curves have columns.
std::size_t MotionPlot::firstFrozen() const {
  constexpr auto kShown = static_cast<std::size_t>(PlotLegend::kFrozenColumns);
  return source_.runs.size() > kShown ? source_.runs.size() - kShown : 0;
}

double MotionPlot::siValue(const MotionPlotCurve& curve, std::optional<double> time, bool is_first) const {
  if (data().kind == PlotKind::Spectrum) return valueAt(*curve.x, *curve.y, canvas_->frequency()).value_or(kNone);
  if (!time || !curve.t) return kNone;
  if (is_first && curve.run < 0 && snapshot_) {
    const double exact = exactValue(curve, *snapshot_);
    if (!std::isnan(exact)) return exact;
  }
  // while a simulation runs the state is ahead of the curves
  const bool is_ahead = snapshot_ && snapshot_->simulating && curve.t->size() > 0;
  return valueOf(curve, is_ahead ? std::min(*time, (*curve.t)[curve.t->size() - 1]) : *time).value_or(kNone);
}

LegendRow MotionPlot::legendRow(const MotionPlotCurve& curve) const {
  LegendRow row;
  row.label = curve.label;
  row.whole_label = curve.whole_label;
  row.pen = motionPen(curve, isDark(palette()));
  if (data().kind == PlotKind::Stack && !curve.is_part && curve.run < 0)
    row.pen = QPen(palette().color(QPalette::Text), 2);
  row.filled = curve.is_part;
  row.unit = curve.unit.text;
  row.frozen.assign(source_.runs.size() - firstFrozen(), kNone);
  row.x_unit = data().x.unit.text;
  if (curve.run >= 0) return row;
  row.si = siValue(curve, time_, true);
  row.value = row.si * curve.unit.scale;
  if (data().isOverTime() && second_) row.delta = siValue(curve, second_, false) * curve.unit.scale - row.value;
  if (hasX() && time_) row.x = valueAt(*curve.t, *curve.x, *time_).value_or(kNone) * data().x.unit.scale;
  return row;
}

/// A row for each curve of the motion, with what it was when it was frozen; then those that have only been.
std::vector<LegendRow> MotionPlot::legendRows() const {
  std::vector<LegendRow> rows;
  std::map<std::pair<std::string, std::string>, std::size_t> row_of;
  // as many digits as the largest of each unit needs anywhere: they do not change while the motion plays
  std::map<QString, double> largest;
  double largest_x = 0.0;
  for (const MotionPlotCurve& curve : data().curves) {
    double& most = largest[curve.unit.text];
    most = std::max(most, curve.largest * curve.unit.scale);
    largest_x = std::max(largest_x, curve.largest_x * data().x.unit.scale);
    const std::pair<std::string, std::string> key(toString(curve.name),
                                                  hasX() ? toString(curve.x_name) : std::string());
    const auto [at, is_new] = row_of.try_emplace(key, rows.size());
    if (is_new) rows.push_back(legendRow(curve));
    const std::size_t first = firstFrozen();
    if (curve.run < 0 || static_cast<std::size_t>(curve.run) < first) continue;
    rows[at->second].frozen[static_cast<std::size_t>(curve.run) - first] =
        siValue(curve, time_, false) * curve.unit.scale;
  }
  for (LegendRow& row : rows) {
    row.numbers = NumberGroup(largest[row.unit]);
    row.x_numbers = NumberGroup(largest_x);
  }
  return rows;
}

LegendHeads MotionPlot::legendHeads() const {
  const PlotData& data = canvas_->data();
  LegendHeads heads;
  heads.curve = time_ ? tr("At %1").arg(secondsText(*time_)) : tr("No Cursor");
  if (data.kind == PlotKind::Spectrum) heads.curve = tr("At %1 Hz").arg(canvas_->frequency(), 0, 'f', 2);
  // the unit stands here once; where there are two each row has its own
  const QString unit = data.right || data.left.unit.text.isEmpty() ? tr("Value") : data.left.unit.text;
  heads.has_units = data.right.has_value();
  heads.value = hasX() ? tr("y: %1").arg(unit) : unit;
  if (hasX()) heads.x = data.x.unit.text.isEmpty() ? tr("x") : tr("x: %1").arg(data.x.unit.text);
  if (second_ && data.isOverTime()) heads.delta = tr("Δ %1").arg(secondsText(*second_ - time_.value_or(0.0)));
  for (std::size_t run = firstFrozen(); run < source_.runs.size(); ++run) heads.frozen << source_.runs[run].name;
  return heads;
}

void MotionPlot::showLegend() {
  std::vector<LegendRow> rows = legendRows();
  LegendHeads heads = legendHeads();
  QStringList spoken{heads.curve};
  for (const LegendRow& row : rows) {
    //: %1: name of a curve, %2: its value, %3: its unit
    if (std::isfinite(row.value)) spoken << tr("%1: %2 %3").arg(row.whole_label, row.numbers.text(row.value), row.unit);
  }
  if (!heads.delta.isEmpty()) spoken << heads.delta;
  legend_->setHeads(heads);
  legend_->setRows(std::move(rows));
  canvas_->setAccessibleDescription(joinedClauses(spoken));
}

// not what the legend has now: it gets less where the plot does
QSize MotionPlot::minimumSizeHint() const {
  return {static_cast<int>(canvas_->minimumWidth() / (1.0 - kSmallPart)), QWidget::minimumSizeHint().height()};
}

void MotionPlot::sizeLegend() {
  const LegendHeads& heads = legend_->heads();
  const QFontMetrics metrics = table_->fontMetrics();
  table_->horizontalHeader()->setFixedHeight(metrics.height() + 3 * kSpace / 4);
  const auto frozen = static_cast<int>(heads.frozen.size());
  // the same beside all plots over time, whatever is in them: so their times stand under each other
  const double space = kSpace * textScale();
  const int more = (second_ ? 1 : 0) + frozen + (hasX() ? 1 : 0);
  const double usual = std::min(std::clamp(kUsualPart * width(), kLeast * space, kMost * space), kSmallPart * width());
  const double largest = std::max(usual, (more > 0 ? kLargestPart : kUnitsPart) * width());
  const double wanted = usual + (more * kNumber + (has_unit_room_ ? kUnitRoom : 0)) * space;
  column_->setFixedWidth(static_cast<int>(std::min(wanted, largest)));
  // without a cursor there are no values: in a narrow legend the names have their place
  table_->fitColumns(1, time_ || data().kind == PlotKind::Spectrum || wanted >= kLeast * space);
  // in the menu of the plot there are all
  const bool has_tools = column_->width() >= kWithTools * space;
  enlarge_->setVisible(has_tools || enlarged_);
  remove_->setVisible(has_tools);
  // where that is too little for all the newest frozen curves stay, and beside differences none
  int taken = metrics.horizontalAdvance(QString(kFewestLetters, 'n')) + kSpace + kLinePiece.width();
  for (int at = PlotLegend::kX; at < legend_->columnCount(); ++at) taken += table_->columnWidth(at);
  for (int k = 0; k + (heads.delta.isEmpty() ? 1 : 0) < frozen && taken > column_->width(); ++k) {
    taken -= table_->columnWidth(PlotLegend::kFrozen + k);
    table_->setColumnHidden(PlotLegend::kFrozen + k, true);
  }
}

void MotionPlot::showNotes() {
  QStringList notes = data().left_out, beyond;
  std::set<int> joints;
  for (const MotionPlotCurve& curve : data().curves) {
    if (curve.joint >= 0) joints.insert(curve.joint);
    if (const std::optional<Beyond> over = beyondLimits(curve)) {
      //: %1: name of a curve, %2: a time with its unit
      const QString of_motor = tr("%1 over the motor limit from %2");
      //: %1: name of a curve, %2: a time with its unit
      const QString of_joint = tr("%1 over its limit from %2");
      beyond << (curve.envelope ? of_motor : of_joint).arg(curve.label, secondsText(over->first));
    }
  }
  const int dof = source_.figures ? source_.figures->input().model->dof() : 0;
  if (dof > kMostJointsDrawn && std::ssize(joints) == kMostJointsDrawn && *joints.rbegin() + 1 == kMostJointsDrawn)
    //: %1: number of joints that are drawn, %2: number of all joints
    notes.prepend(tr("Only the first %1 of %2 joints are shown. Choose others with the first button in the title row.")
                      .arg(kMostJointsDrawn)
                      .arg(dof));
  notes = beyond + notes;
  static_cast<ElidedLabel*>(note_)->setWholeText(notes.join(QStringLiteral("  ·  ")));
  note_->setToolTip(notes.join(QStringLiteral("\n")));
  note_->setAccessibleDescription(joinedClauses(notes));
  note_->setVisible(!notes.isEmpty());
  QPalette colours = palette();
  if (!beyond.isEmpty()) colours.setColor(QPalette::WindowText, limitColour(isDark(palette())));
  note_->setPalette(colours);
}

}  // namespace linkwright::ui
