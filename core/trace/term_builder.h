// SPDX-License-Identifier: MIT
#pragma once

// Puts a step's summands together: each factor is read and noted in one call, so that what is multiplied is what is
// listed. A summand begins, reads its factors, and ends with the product.

#include "core/trace/bounded.h"
#include "core/trace/term_tables.h"

namespace linkwright {

class TermBuilder {
public:
  TermBuilder(const TermTables& tables, const Step& step, StepTerms& terms);

  const TermTables& tables() const { return tables_; }
  const Body& body() const { return tables_.body(i_); }
  int i() const { return i_; }
  int parent() const { return body().parent; }

  /// A left side; the summands that follow are of it. `other` as in Recorded. False where the recording has none.
  bool result(const char* stem, const char* symbol, Quantity quantity, int other = -1);

  // --- a summand: begin, factors, end
  void begin(int group, const char* plain, Quantity kind, int sign = 1);
  /// k or j of the sum that it belongs to.
  void ofChild(int child) { summand_.child = child; }
  /// Where the recording has just this product: end takes its numbers from there.
  void isRecorded(int entry) { summand_.entry = entry; }
  /// A reason from outside of the factors; a zero factor's own reason may stand before it.
  void because(Vanishing reason);
  /// The reason if the product is zero although no factor is.
  void otherwise(Vanishing reason) { otherwise_ = reason; }
  void end(const bounded::Number& product);
  void end(const bounded::Vector& product);
  void end(const bounded::Matrix& product);
  void end(const bounded::Six& product);
  /// a . b, its two halves as rows of their own: about the world's origin they can all but cancel.
  void endDot(const bounded::Six& a, const bounded::Six& b);

  /// While one lives, a factor that is zero is no reason: the product is a sum of which it is one part.
  class Aside {
  public:
    explicit Aside(TermBuilder& builder) : builder_(builder), before_(builder.aside_) { builder.aside_ = true; }
    ~Aside() { builder_.aside_ = before_; }
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

  private:
    TermBuilder& builder_;
    bool before_;
  };

  // --- factors of body `of` (-1: the base), in the frame of the recording
  bounded::Number number(const char* stem, int of, Quantity quantity);
  bounded::Vector vector(const char* stem, int of, Quantity quantity);
  bounded::Matrix matrix(const char* stem, int of, Quantity quantity);
  bounded::Six six(const char* stem, int of, Quantity quantity);
  /// Of the body of the step: a six-vector that is recorded in two halves, the linear one first; why it is zero, if so.
  bounded::Six pair(const char* linear_stem, Quantity linear, const char* angular_stem, Quantity angular,
                    Vanishing why);
  /// a - b as a row of its own; zero where two origins are in one place.
  bounded::Vector difference(const char* plain, const bounded::Vector& a, const bounded::Vector& b);
  /// What the motion of `other` asks of the joint: entry of the recording.
  bounded::Number share(const char* stem, int entry);

  // --- constants of body `of`, in link axes; OriginAtZero in the parent's
  bounded::Number constantNumber(const char* stem, int of, ModelConstant constant);
  bounded::Vector constantVector(const char* stem, int of, ModelConstant constant);
  bounded::Matrix constantMatrix(const char* stem, int of, ModelConstant constant);
  /// [s; 0] or [0; s]
  bounded::Six motionAxis(const char* stem, int of);
  /// Mass, centre and inertia in link axes: three factors of one stem.
  bounded::Inertia inertia(const char* stem, int of);
  bounded::Vector gravity(const char* stem);
  /// The given wrench on the link; NonRecursive and WorldSpatial: about the world's origin, in its axes.
  bounded::Six given(const char* stem);

  // --- rows of their own
  void inner(const char* plain, const bounded::Number& product, const char* unit);
  void inner(const char* plain, const bounded::Vector& product, const char* unit, int entry = -1);
  void inner(const char* plain, const bounded::Six& product, const char* unit, int entry = -1);
  void inner(const char* plain, const bounded::Matrix& product, const char* unit);

  /// The largest component of left side minus sum, and the scale, of every result.
  void finish();

private:
  Factor& add(const char* stem, Quantity quantity, int of, int size);
  Factor& recorded(const char* stem, int of, Quantity quantity, int size);
  void ofBase(Factor& factor);
  void addConstant(const char* stem, int of, ModelConstant constant, const double* values, int size);
  /// Notes why the product will be zero, if the factor is.
  bounded::Vector checked(const Factor& factor, int from, double bound);
  void noteZero(const Factor& factor);
  Vanishing reasonOfZero(const Factor& factor) const;
  Vanishing reasonOfZeroQuantity(const Factor& factor) const;
  Vanishing reasonOfMotor(const Factor& factor, bool on) const;
  double boundOf(int body, Quantity quantity, bool angular) const;
  void close(const double* values, int size, const double* bounds);

  const TermTables& tables_;
  StepTerms& terms_;
  int i_;
  int result_ = -1;
  Summand summand_;
  Vanishing reason_ = Vanishing::No;  // the first of the list among those noted
  bool aside_ = false;
  Vanishing otherwise_ = Vanishing::No;  // if no factor is zero
  std::vector<double> recorded_error_;   // by result: recorded products against their factors
};

// --- the formulations, and what they share
void bodyFrameTerms(TermBuilder& builder, EquationId equation);
void spatialTerms(TermBuilder& builder, EquationId equation);
void worldFrameTerms(TermBuilder& builder, EquationId equation);
void nonRecursiveTerms(TermBuilder& builder, const Step& step);

/// R_i and r_i in the parent: body.1, spatial.1.
void placeTerms(TermBuilder& builder);
/// R_i and p_i in the world, and the axis where the recording has it: world.pose, direct.1. `index`: the formulation's
/// letter for the link, "i" or "j".
void worldPlaceTerms(TermBuilder& builder, const char* index);
/// F^E_i as given: spatial.5, direct.5.
void externalTerms(TermBuilder& builder);
/// tau^m, tau^f, tau^s: body.12, body.13, body.15 and their likes.
void rotorTerms(TermBuilder& builder);
void frictionTerms(TermBuilder& builder);
void springTerms(TermBuilder& builder);
/// + tau^m + tau^f, and + tau^s where the robot has springs, from sum number `group` on.
void motorSummands(TermBuilder& builder, int group);

}  // namespace linkwright
