// SPDX-License-Identifier: MIT
#include "core/trace/trace_rows.h"

#include "core/base/message.h"
#include "core/trace/equation_text.h"

namespace linkwright {
namespace {

/// In whose axes an entry's numbers are, by name.
std::string frameOf(const Model& model, const Recorded& entry) {
  switch (entry.frame) {
    case Frame::Joint: return "joint";
    case Frame::Parent: return bodyName(model, model.bodies()[static_cast<std::size_t>(entry.body)].parent);
    case Frame::Link: return bodyName(model, entry.body);
    case Frame::World: return "world";
  }
  return "";
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
    const char* term = termOf(entry.quantity);
    const std::string from = entry.other < 0 ? std::string() : bodyName(model, entry.other);
    const std::string quantity =
        from.empty() ? std::string(term) : filledIn(isHandedOn(entry) ? kHandedOn : kOfLink, {term, from});
    rows.push_back({static_cast<int>(rows.size()), entry.pass, bodyName(model, entry.body), quantity,
                    rowSymbolOf(entry, recording.formulation).csv, idOf(recording.formulation, entry.equation),
                    frameOf(model, entry), unitOf(entry.quantity, prismatic, recording.formulation),
                    std::vector<double>(entry.values, entry.values + entry.size), term, from, isHandedOn(entry)});
  }
  return rows;
}

}  // namespace linkwright
