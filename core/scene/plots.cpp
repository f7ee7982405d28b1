// SPDX-License-Identifier: MIT
#include "core/scene/plots.h"

#include "core/trajectory/curve_name.h"

#include <optional>
#include <utility>

namespace linkwright {

const char* toString(PlotKind kind) { return wordOf(kPlotKinds, kind); }

bool parsePlotKind(std::string_view word, PlotKind& kind) { return valueOf(kPlotKinds, word, kind); }

std::vector<ScenePlot> withJointsRenamed(std::vector<ScenePlot> plots, const JointRenames& joints) {
  for (ScenePlot& plot : plots) {
    for (std::string& text : plot.curves) {
      std::optional<CurveName> curve = parseCurveName(text);
      if (!curve || curve->joint.empty()) continue;
      const auto renamed = joints.find(curve->joint);
      if (renamed == joints.end()) continue;
      curve->joint = renamed->second;
      text = toString(*curve);
    }
  }
  return plots;
}

}  // namespace linkwright
