// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"
#include "core/base/require.h"

#include <optional>
#include <string>
#include <utility>

namespace linkwright {

/// Either a value (with the warnings met on the way) or the errors that prevented it.
/// Invariant: a value is present exactly when no diagnostic is an error.
template <class T>
class Result {
public:
  /// Success, with warnings. Requires that none of them is an error.
  Result(T value, Diagnostics warnings = {}) : value_(std::move(value)), diagnostics_(std::move(warnings)) {
    require(!hasErrors(diagnostics_), "a value cannot come with errors");
  }
  /// Failure. Requires at least one error.
  static Result failure(Diagnostics diagnostics) {
    require(hasErrors(diagnostics), "a failure needs an error");
    return Result(std::move(diagnostics), FailureTag{});
  }
  static Result failure(Message message) { return failure(Diagnostics{{Severity::Error, {}, 0, std::move(message)}}); }

  bool ok() const { return value_.has_value(); }
  explicit operator bool() const { return ok(); }

  const T& value() const& {
    require(ok(), "the result is a failure");
    return *value_;
  }
  T&& value() && {
    require(ok(), "the result is a failure");
    return std::move(*value_);
  }
  const T& operator*() const& { return value(); }
  const T* operator->() const { return &value(); }

  const Diagnostics& diagnostics() const { return diagnostics_; }

private:
  struct FailureTag {};
  Result(Diagnostics diagnostics, FailureTag) : diagnostics_(std::move(diagnostics)) {}
  std::optional<T> value_;
  Diagnostics diagnostics_;
};

/// Whether what was asked for was done, or the errors that prevented it.
template <>
class [[nodiscard]] Result<void> {
public:
  Result() = default;
  static Result failure(Message message) {
    Result failed;
    failed.diagnostics_.push_back({Severity::Error, {}, 0, std::move(message)});
    return failed;
  }

  bool ok() const { return diagnostics_.empty(); }
  explicit operator bool() const { return ok(); }
  const Diagnostics& diagnostics() const { return diagnostics_; }

private:
  Diagnostics diagnostics_;
};

}  // namespace linkwright
