// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/plots.h"
#include "core/trajectory/motion_results.h"
#include "core/trajectory/motor_envelope.h"
#include "ui/plots/curve_words.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// Curves of a motion that stay for comparison while the motion, a mass, a switch changes.
struct FrozenRun {
  QString name;
  std::shared_ptr<MotionResults> figures;
};

/// An instant that is marked in plots over time.
struct PlotEvent {
  double t = 0.0;  ///< s
  QString words;   ///< "hand lifts off"
};

/// What plots are made from.
struct PlotSource {
  std::shared_ptr<MotionResults> figures;  ///< of the motion there is now; null: none
  std::vector<FrozenRun> runs;             ///< whose curves lie pale beneath
  std::vector<PlotEvent> events;           ///< of the motion there is now, in time
  double duration = 0.0;                   ///< s: up to where times are seen at least: a run that still goes on
  AngleUnit unit = AngleUnit::Degree;
};

using Column = std::shared_ptr<const Eigen::VectorXd>;

/// One curve as it is drawn. Columns are in SI units, of one length and not null.
struct MotionPlotCurve {
  CurveName name;                         ///< of y
  CurveName x_name;                       ///< of x, in plots whose x is a quantity
  int joint = -1;                         ///< index into Model::joints()
  int run = -1;                           ///< index into PlotSource::runs; -1: of the motion there is now
  int colour = -1;                        ///< of a contact's curve; -1: it goes by joint or quantity
  int dash = 0;                           ///< curves of one joint are told apart by it
  QString label;                          ///< as short as it can be among the others
  QString whole_label;                    ///< spelt out
  double largest = 0.0, largest_x = 0.0;  ///< magnitudes of y and x, SI
  Column t, x, y;                         ///< x is t, or a quantity, or a frequency: then there is no t
  CurveUnit unit;                         ///< of y
  bool on_right = false;
  bool is_part = false;                   ///< of a stack: drawn filled, on the others before it
  std::optional<double> low, high;        ///< its limits, SI
  std::optional<MotorEnvelope> envelope;  ///< of a torque over a speed: what the motor can give
  bool is_broken_at_rest = false;         ///< dry friction makes it jump where the joint begins and ends to move
  Column qd;                              ///< of its joint, where it is broken at rest
};

struct PlotAxis {
  QString label;  ///< with its unit
  CurveUnit unit;
  bool from_zero = true;
  QString name;  ///< without the unit; empty where the curves have no word in common
};

/// A plot with everything it takes to draw it.
struct PlotData {
  PlotKind kind = PlotKind::Time;
  std::vector<MotionPlotCurve> curves;
  PlotAxis x, left;
  std::optional<PlotAxis> right;
  QStringList left_out;           ///< what is not drawn and why, a sentence each
  std::vector<PlotEvent> events;  ///< over time
  double duration = 0.0;          ///< s: of the longest motion in it

  bool isOverTime() const { return kind == PlotKind::Time || kind == PlotKind::Stack; }
  /// Whether the same curves are drawn, with other figures perhaps.
  bool hasSameCurves(const PlotData& other) const;
};

/// Works out the curves of a plot: those of the motion first, then those of the runs. Curves that the robot does not
/// have are left out in silence, those of a third unit and parts of a torque that are zero all the time with a word.
PlotData plotData(const ScenePlot& plot, const PlotSource& source);

/// What the plot shows, in a few words: "Torque", "Parts of elbow", "Velocity over position".
QString titleOf(const ScenePlot& plot, const PlotData& data);
/// The same where there is little room, beside the names of the axes and curves.
QString shortTitleOf(const ScenePlot& plot, const PlotData& data);

/// The joint whose parts a stack shows: that of its first curve. None: empty.
std::string stackedJoint(const ScenePlot& plot);

/// y where x, growing, has this value, linear between two; none outside.
std::optional<double> valueAt(const Eigen::VectorXd& x, const Eigen::VectorXd& y, double at);

/// The curve's value at a time; none where it has none.
std::optional<double> valueOf(const MotionPlotCurve& curve, double time);

/// The edges of parts that are laid on each other, what is positive upwards and what is negative downwards: part k
/// lies between upper[k] and upper[k - 1], and between lower[k] and lower[k - 1], the first from zero.
struct StackEdges {
  std::vector<Eigen::VectorXd> upper, lower;
};
StackEdges stackEdges(const std::vector<Column>& parts);

/// What of a curve is beyond its limits, or what its motor can give: its points there and where it crosses a limit,
/// with a gap (NaN) after each piece.
struct Beyond {
  std::vector<double> x, y;
  double first = 0.0;  ///< s: when it begins
};
std::optional<Beyond> beyondLimits(const MotionPlotCurve& curve);

}  // namespace linkwright::ui
