// SPDX-License-Identifier: MIT
#pragma once

#include "core/scalar/real.h"

#include <cstdint>

namespace linkwright {

/// How many operations a calculation took.
struct OperationCount {
  std::int64_t multiplications = 0;
  std::int64_t additions = 0;  ///< and subtractions
  std::int64_t divisions = 0;
  std::int64_t sines = 0;  ///< calls that give a sine and its cosine: one for both

  /// All of them, a sine with its cosine as one.
  std::int64_t total() const { return multiplications + additions + divisions + sines; }
  bool operator==(const OperationCount&) const = default;
};
constexpr OperationCount operator+(const OperationCount& a, const OperationCount& b) {
  return {a.multiplications + b.multiplications, a.additions + b.additions, a.divisions + b.divisions,
          a.sines + b.sines};
}
constexpr OperationCount operator-(const OperationCount& a, const OperationCount& b) {
  return {a.multiplications - b.multiplications, a.additions - b.additions, a.divisions - b.divisions,
          a.sines - b.sines};
}

/// A double that counts what is done with it: a kernel over Counted gives the bits of the kernel over double, and its
/// exact count of operations. Every number made from another one reports to the tally of the first.
///
/// What counts: +, -, *, / between two numbers, or between a number and a plain constant, also where the constant
/// happens to be 0 or 1; mulAdd as one multiplication and one addition. What does not: negation, comparing, copying,
/// and what needs no calculating because one side is known to be zero. Known zeros are the zeros that a kernel makes
/// for itself, `x - x` of one and the same variable (newton_euler_input.h), and what is made of them alone: a sum with
/// a known zero is the other side, a product with one is a known zero. So a count is what is left when such zeros are
/// worked out by hand; it depends on the tree and the kinds of its joints, never on the numbers.
class Counted {
public:
  /// A known zero that reports to nobody.
  Counted() = default;
  Counted(double value, OperationCount& tally) : value_(value), tally_(&tally), is_zero_(false) {}

  double value() const { return value_; }
  bool isKnownZero() const { return is_zero_; }

  friend Counted operator+(const Counted& a, const Counted& b) {
    const double sum = a.value_ + b.value_;
    if (a.is_zero_ || b.is_zero_) return Counted(sum, tallyOf(a, b), a.is_zero_ && b.is_zero_);
    return added(sum, tallyOf(a, b));
  }
  friend Counted operator-(const Counted& a, const Counted& b) {
    const double difference = a.value_ - b.value_;
    if (&a == &b) return Counted(difference, a.tally_, true);
    if (a.is_zero_ || b.is_zero_) return Counted(difference, tallyOf(a, b), a.is_zero_ && b.is_zero_);
    return added(difference, tallyOf(a, b));
  }
  friend Counted operator*(const Counted& a, const Counted& b) {
    return multiplied(a.value_ * b.value_, tallyOf(a, b), a.is_zero_ || b.is_zero_);
  }
  friend Counted operator/(const Counted& a, const Counted& b) {
    return divided(a.value_ / b.value_, tallyOf(a, b), a.is_zero_);
  }

  friend Counted operator+(const Counted& a, double b) { return addedToPlain(a.value_ + b, a); }
  friend Counted operator+(double a, const Counted& b) { return addedToPlain(a + b.value_, b); }
  friend Counted operator-(const Counted& a, double b) { return addedToPlain(a.value_ - b, a); }
  friend Counted operator-(double a, const Counted& b) { return addedToPlain(a - b.value_, b); }
  friend Counted operator*(const Counted& a, double b) { return multiplied(a.value_ * b, a.tally_, a.is_zero_); }
  friend Counted operator*(double a, const Counted& b) { return multiplied(a * b.value_, b.tally_, b.is_zero_); }
  friend Counted operator/(const Counted& a, double b) { return divided(a.value_ / b, a.tally_, a.is_zero_); }
  friend Counted operator/(double a, const Counted& b) { return divided(a / b.value_, b.tally_, false); }

  Counted operator-() const { return Counted(-value_, tally_, is_zero_); }

  friend void sineCosine(const Counted& angle, Counted& sine, Counted& cosine) {
    double s = 0.0, c = 0.0;
    linkwright::sineCosine(angle.value_, s, c);
    if (angle.tally_ != nullptr) ++angle.tally_->sines;
    OperationCount* const tally = angle.tally_;
    sine = Counted(s, tally, false);
    cosine = Counted(c, tally, false);
  }
  friend Counted bySign(const Counted& x, double positive, double negative) {
    return Counted(linkwright::bySign(x.value_, positive, negative), x.tally_, false);
  }
  friend bool allAbove(const Counted& x, const Counted& limit) { return x.value_ > limit.value_; }

private:
  Counted(double value, OperationCount* tally, bool is_zero) : value_(value), tally_(tally), is_zero_(is_zero) {}

  static OperationCount* tallyOf(const Counted& a, const Counted& b) {
    return a.tally_ != nullptr ? a.tally_ : b.tally_;
  }
  static Counted added(double sum, OperationCount* tally) {
    if (tally != nullptr) ++tally->additions;
    return Counted(sum, tally, false);
  }
  static Counted addedToPlain(double sum, const Counted& number) {
    return number.is_zero_ ? Counted(sum, number.tally_, false) : added(sum, number.tally_);
  }
  static Counted multiplied(double product, OperationCount* tally, bool is_zero) {
    if (!is_zero && tally != nullptr) ++tally->multiplications;
    return Counted(product, tally, is_zero);
  }
  static Counted divided(double quotient, OperationCount* tally, bool is_zero) {
    if (!is_zero && tally != nullptr) ++tally->divisions;
    return Counted(quotient, tally, is_zero);
  }

  double value_ = 0.0;
  OperationCount* tally_ = nullptr;  // not owned
  bool is_zero_ = true;
};

}  // namespace linkwright
