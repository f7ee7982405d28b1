// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/model.h"
#include "core/recording/recording.h"

#include <string>
#include <vector>

namespace linkwright {

/// One row of a trace: a recorded quantity with everything that a reader without the model needs.
struct TraceRow {
  int index = 0;  ///< counts from 0 in order of visit
  Pass pass = Pass::Forward;
  std::string link;
  std::string quantity;  ///< the field's term; a term of a sum: "joint force: what link_3 hands on"
  std::string symbol;    ///< as the formulation's source writes it; "R_k f_k" where child k hands it on
  std::string equation;  ///< the stable id of the equation
  std::string frame;     ///< name of the link in whose axes the numbers are, "world", or "joint" for a scalar
  std::string unit;
  std::vector<double> values;  ///< matrices row-major
  // what `quantity` is made of
  const char* term = "";      ///< the field's term
  std::string from;           ///< of a term of a sum: the link that it comes from; else empty
  bool is_handed_on = false;  ///< whether that link hands it on
};

/// The quantity of a term of a sum, in words: %1 the field's term, %2 the link.
inline constexpr const char* kHandedOn = "%1: what %2 hands on";
inline constexpr const char* kOfLink = "%1 of %2";

/// "forward", "backward".
const char* toString(Pass pass);

/// The name of a body's link, "world" for body -1.
const std::string& bodyName(const Model& model, int body);

std::vector<TraceRow> traceRows(const Model& model, const Recording& recording);

}  // namespace linkwright
