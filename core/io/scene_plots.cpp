// SPDX-License-Identifier: MIT
#include "core/io/scene_plots.h"

#include "core/base/words.h"
#include "core/io/scene_fields.h"
#include "core/io/scene_members.h"
#include "core/io/scene_plots_json.h"
#include "core/trajectory/curve_name.h"

#include <optional>
#include <utility>

namespace linkwright {
namespace {

constexpr Words<PlotKind, 5> kWords = {{{PlotKind::Time, "time"},
                                        {PlotKind::Stack, "stack"},
                                        {PlotKind::Xy, "xy"},
                                        {PlotKind::Spectrum, "spectrum"},
                                        {PlotKind::TorqueSpeed, "torque-speed"}}};

}  // namespace

const char* toString(PlotKind kind) { return wordOf(kWords, kind); }

bool parsePlotKind(std::string_view word, PlotKind& kind) { return valueOf(kWords, word, kind); }

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

namespace scene {
namespace {

void readCurves(const Fields& fields, ScenePlot& plot, Problems& problems) {
  const std::vector<JsonNode>* list = fields.needs("curves") ? fields.list("curves") : nullptr;
  if (list == nullptr) return;
  for (const JsonNode& item : *list) {
    if (item.kind != JsonNode::Kind::String) {
      fields.error(item, "the name of a curve is a text in quotes");
    } else if (!parseCurveName(item.text)) {
      fields.error(item, "'" + item.text + "' names no curve; the manual's page on files has the names");
    } else {
      plot.curves.push_back(item.text);
    }
  }
  if (plot.kind == PlotKind::Xy && list->size() % 2 != 0) {
    problems.warning(fields.find("curves")->line,
                     fields.place() + ": an xy plot has pairs of curves: the last one has no partner");
  }
}

ScenePlot readPlot(const JsonNode& node, const std::string& place, Problems& problems) {
  ScenePlot plot;
  const Fields fields(node, place, {"kind", "curves", "share", "corner"}, problems);
  std::string kind;
  if (fields.needs("kind") && fields.text("kind", kind) && !parsePlotKind(kind, plot.kind)) {
    fields.error(*fields.find("kind"), "\"kind\" is none of time, stack, xy, spectrum and torque-speed");
  }
  readCurves(fields, plot, problems);
  if (fields.number("share", plot.share) && !(plot.share > 0.0 && plot.share <= 1e6)) {
    fields.error(*fields.find("share"), "\"share\" has to be more than 0 and at most 1000000");
  }
  if (fields.number("corner", plot.corner) && !(plot.corner > 0.0 && plot.corner <= 1.0)) {
    fields.error(*fields.find("corner"), "\"corner\" is a share of the velocity limit: more than 0 and at most 1");
  }
  return plot;
}

}  // namespace

std::vector<ScenePlot> readPlots(const std::vector<JsonNode>& list, Problems& problems) {
  std::vector<ScenePlot> plots;
  for (const JsonNode& node : list) {
    if (plots.size() == kMaxPlots) {
      problems.error(node.line, "plots: a scene has at most " + std::to_string(kMaxPlots) + " of them");
      break;
    }
    plots.push_back(readPlot(node, "plot " + std::to_string(plots.size() + 1), problems));
  }
  return plots;
}

std::string plotsOf(const std::vector<ScenePlot>& plots) {
  std::vector<std::string> items;
  for (const ScenePlot& plot : plots) {
    Members members;
    members.add("kind", jsonString(toString(plot.kind)));
    std::string curves = "[";
    for (std::size_t i = 0; i < plot.curves.size(); ++i) {
      curves.append(i > 0 ? ", " : "").append(jsonString(plot.curves[i]));
    }
    members.add("curves", curves + "]");
    if (plot.share != ScenePlot{}.share) members.add("share", numberOf(plot.share));
    if (plot.corner != ScenePlot{}.corner) members.add("corner", numberOf(plot.corner));
    items.push_back(members.inLine());
  }
  return itemsInLines(items, 2);
}

}  // namespace scene
}  // namespace linkwright
