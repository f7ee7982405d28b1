// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace linkwright {

/// A part of a scene that may be absent. Copies of a scene share it and nothing changes it in place, so that a copy
/// costs a pointer, and equality compares pointers first. T need not be defined where a section is only passed on or
/// compared: what makes one from a value knows T, and so how two are compared.
template <class T>
class SceneSection {
public:
  SceneSection() = default;
  SceneSection(std::nullopt_t) {}
  SceneSection(std::shared_ptr<const T> value) : value_(std::move(value)), are_equal_(areEqual) {}
  // NOLINTBEGIN(bugprone-forwarding-reference-overload): no section is taken by them
  template <class U>
  requires std::same_as<std::remove_cvref_t<U>, T> SceneSection(U&& value)
      : SceneSection(std::make_shared<const T>(std::forward<U>(value))) {}
  template <class U>
  requires std::same_as<std::remove_cvref_t<U>, std::optional<T>> SceneSection(U&& value)
      : SceneSection(value ? std::make_shared<const T>(*std::forward<U>(value)) : nullptr) {}
  // NOLINTEND(bugprone-forwarding-reference-overload)

  explicit operator bool() const { return value_ != nullptr; }
  bool has_value() const { return value_ != nullptr; }
  const T& operator*() const { return *value_; }
  const T* operator->() const { return value_.get(); }
  T value_or(T other) const { return value_ ? *value_ : std::move(other); }
  /// A default value where it is absent.
  const T& orDefault() const {
    static const T made{};
    return value_ ? *value_ : made;
  }
  const std::shared_ptr<const T>& shared() const { return value_; }

  void reset() { value_.reset(); }
  /// A copy of its own (a default value where it is absent), to be changed before the section is copied.
  T& edit() {
    auto own = value_ ? std::make_shared<T>(*value_) : std::make_shared<T>();
    *this = SceneSection(std::shared_ptr<const T>(own));
    return *own;
  }

  friend bool operator==(const SceneSection& a, const SceneSection& b) {
    return a.value_ == b.value_ || (a.value_ && b.value_ && a.are_equal_(*a.value_, *b.value_));
  }
  friend bool operator==(const SceneSection& a, const T& b) { return a.value_ && *a.value_ == b; }

private:
  static bool areEqual(const T& a, const T& b) { return a == b; }

  std::shared_ptr<const T> value_;
  bool (*are_equal_)(const T&, const T&) = nullptr;
};

}  // namespace linkwright
