// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <algorithm>
#include <string>
#include <vector>

namespace linkwright {

enum class Severity { Warning, Error };

/// What an interface tells apart: a missing mesh can be searched for by hand, and a joint beyond a limit of its motion
/// is known in numbers too (core/trajectory/violations.h).
enum class DiagnosticKind { Other, MissingMesh, BeyondLimit };

/// One thing that is wrong (Error) or doubtful (Warning) with an input, said so that a person can mend it.
struct Diagnostic {
  Severity severity = Severity::Error;
  std::string file;  ///< as the user named it; may be empty
  int line = 0;      ///< 1-based; 0: no line applies
  Message message;   ///< what is wrong and what to do, one sentence without a final full stop
  DiagnosticKind kind = DiagnosticKind::Other;
  bool operator==(const Diagnostic&) const = default;
};

using Diagnostics = std::vector<Diagnostic>;

/// `FILE:LINE: error: message`; the line is 1 where none applies, the file `input` where it is unknown.
std::string toString(const Diagnostic& diagnostic);

inline bool hasErrors(const Diagnostics& diagnostics) {
  return std::any_of(diagnostics.begin(), diagnostics.end(),
                     [](const Diagnostic& d) { return d.severity == Severity::Error; });
}

}  // namespace linkwright
