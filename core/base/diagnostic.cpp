// SPDX-License-Identifier: MIT
#include "core/base/diagnostic.h"

namespace linkwright {

std::string toString(const Diagnostic& diagnostic) {
  const std::string file = diagnostic.file.empty() ? "input" : diagnostic.file;
  const int line = diagnostic.line > 0 ? diagnostic.line : 1;
  const char* severity = diagnostic.severity == Severity::Error ? "error" : "warning";
  return file + ":" + std::to_string(line) + ": " + severity + ": " + diagnostic.message.text();
}

}  // namespace linkwright
