// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"

#include <algorithm>
#include <string>
#include <utility>

namespace linkwright {

/// What a reader makes of a key that it does not know: passed over with a warning, or an error.
enum class UnknownKeys { Ignored, Refused };

/// Collects what is wrong with one file while it is being read.
class Problems {
public:
  explicit Problems(std::string file, UnknownKeys unknown_keys = UnknownKeys::Ignored)
      : file_(std::move(file)), unknown_keys_(unknown_keys) {}

  void error(int line, Message message) { list_.push_back({Severity::Error, file_, line, std::move(message)}); }
  void warning(int line, Message message) { list_.push_back({Severity::Warning, file_, line, std::move(message)}); }
  void add(const Diagnostics& more) { list_.insert(list_.end(), more.begin(), more.end()); }

  UnknownKeys unknownKeys() const { return unknown_keys_; }
  bool any() const { return hasErrors(list_); }
  const std::string& file() const { return file_; }

  /// All of them, in the order of their lines.
  Diagnostics sorted() const {
    Diagnostics by_line = list_;
    std::stable_sort(by_line.begin(), by_line.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.line < b.line; });
    return by_line;
  }

private:
  std::string file_;
  UnknownKeys unknown_keys_;
  Diagnostics list_;
};

}  // namespace linkwright
