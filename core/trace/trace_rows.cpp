// SPDX-License-Identifier: MIT
#include "core/trace/trace_rows.h"

namespace linkwright {
namespace {

/// In whose axes an entry's numbers are: orientation and offset are in the parent's, all else is in the link's own.
std::string frameOf(const Model& model, const Recorded& entry) {
  if (entry.size == 1) {
    return "joint";
  }
  if (entry.quantity == Quantity::Rotation || entry.quantity == Quantity::Offset) {
    return bodyName(model, model.bodies()[static_cast<std::size_t>(entry.body)].parent);
  }
  return bodyName(model, entry.body);
}

}  // namespace

const char* toString(Pass pass) { return pass == Pass::Forward ? "forward" : "backward"; }

const std::string& bodyName(const Model& model, int body) {
  static const std::string world = "world";
  return body < 0 ? world : model.links()[static_cast<std::size_t>(model.linkOfBody(body))].name;
}

std::vector<TraceRow> traceRows(const Model& model, const Recording& recording) {
  std::vector<TraceRow> rows;
  rows.reserve(recording.entries.size());
  for (const Recorded& entry : recording.entries) {
    const bool prismatic = model.bodies()[static_cast<std::size_t>(entry.body)].prismatic;
    rows.push_back({static_cast<int>(rows.size()), entry.pass, bodyName(model, entry.body), termOf(entry.quantity),
                    symbolOf(entry.quantity), idOf(entry.equation), frameOf(model, entry),
                    unitOf(entry.quantity, prismatic), std::vector<double>(entry.values, entry.values + entry.size)});
  }
  return rows;
}

}  // namespace linkwright
