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
};

/// "forward", "backward".
const char* toString(Pass pass);

/// The name of a body's link, "world" for body -1.
const std::string& bodyName(const Model& model, int body);

std::vector<TraceRow> traceRows(const Model& model, const Recording& recording);

}  // namespace linkwright
