// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace linkwright {

/// All values of an enumeration that counts from 0, up to its last one.
template <auto kLast>
constexpr auto everyUpTo() {
  std::array<decltype(kLast), static_cast<std::size_t>(kLast) + 1> values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<decltype(kLast)>(i);
  return values;
}

/// Several values of an enumeration at once: a value, as small as a number. The enumeration counts from 0 to 31 at
/// most.
template <class Enum>
class EnumSet {
public:
  constexpr EnumSet() = default;
  constexpr EnumSet(std::initializer_list<Enum> values) {
    for (const Enum value : values) insert(value);
  }

  constexpr bool contains(Enum value) const { return (bits_ & bit(value)) != 0; }
  constexpr void insert(Enum value) { bits_ |= bit(value); }
  constexpr void erase(Enum value) { bits_ &= ~bit(value); }
  constexpr void clear() { bits_ = 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool operator==(const EnumSet&) const = default;

  /// What is in one of the two or in both.
  friend constexpr EnumSet operator|(EnumSet one, const EnumSet& other) {
    one.bits_ |= other.bits_;
    return one;
  }

  /// Walks through the values in the order of the enumeration.
  class Iterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Enum;
    using difference_type = std::ptrdiff_t;
    using pointer = const Enum*;
    using reference = Enum;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
    constexpr Enum operator*() const { return static_cast<Enum>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

  private:
    std::uint32_t left_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }

private:
  static constexpr std::uint32_t bit(Enum value) { return std::uint32_t{1} << static_cast<int>(value); }
  std::uint32_t bits_ = 0;
};

}  // namespace linkwright
