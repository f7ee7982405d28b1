// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// What a plot of a motion draws.
enum class PlotKind {
  Time,        ///< curves over time
  Stack,       ///< the parts of one joint's torque over time, one on the other
  Xy,          ///< curves over each other, in pairs x, y: a phase portrait is q.JOINT, qd.JOINT
  Spectrum,    ///< amplitudes of curves over frequency
  TorqueSpeed  ///< the torque of a joint over its speed, with what its motor can give
};

inline constexpr Words<PlotKind, 5> kPlotKinds = {{{PlotKind::Time, "time"},
                                                   {PlotKind::Stack, "stack"},
                                                   {PlotKind::Xy, "xy"},
                                                   {PlotKind::Spectrum, "spectrum"},
                                                   {PlotKind::TorqueSpeed, "torque-speed"}}};
const char* toString(PlotKind kind);
/// False, with `kind` as it was, for any other word.
bool parsePlotKind(std::string_view word, PlotKind& kind);

/// The most that a scene may have.
inline constexpr std::size_t kMaxPlots = 64;

/// A plot as a scene keeps it. Curves are named as core/trajectory/curve_name.h says; a name that the robot does not
/// know (any more) is no error: it has no curve.
struct ScenePlot {
  PlotKind kind = PlotKind::Time;
  std::vector<std::string> curves;
  double share = 1.0;   ///< of the height, beside the shares of the other plots; more than 0
  double corner = 1.0;  ///< of torque over speed: the share of the velocity limit up to which a motor gives its whole
                        ///< torque (motor_envelope.h); more than 0, at most 1
  bool operator==(const ScenePlot&) const = default;
};

/// The names of joints, and those that they have now.
using JointRenames = std::map<std::string, std::string>;

/// The plots with the curves of these joints under their names now; all others stay.
std::vector<ScenePlot> withJointsRenamed(std::vector<ScenePlot> plots, const JointRenames& joints);

}  // namespace linkwright
