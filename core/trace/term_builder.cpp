// SPDX-License-Identifier: MIT
#include "core/trace/term_builder.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace linkwright {

using bounded::Matrix;
using bounded::Number;
using bounded::Six;
using bounded::Vector;

namespace {

double largest(const double* values, int from, int to) {
  double result = 0.0;
  for (int k = from; k < to; ++k) result = std::max(result, std::abs(values[k]));
  return result;
}
/// Below round-off for something that could be as large as `bound`.
bool isZero(double size, double bound) { return size <= TermSource::kRoundOff * bound; }

void setRows(double* values, const Eigen::Matrix3d& M) {
  Eigen::Map<Eigen::Matrix<double, 3, 3, Eigen::RowMajor>> rows(values);
  rows = M;
}

}  // namespace

TermBuilder::TermBuilder(const TermTables& tables, const Step& step, StepTerms& terms)
    : tables_(tables), terms_(terms), i_(step.body) {}

bool TermBuilder::result(const char* stem, const char* symbol, Quantity quantity, int other) {
  int entry = other < 0 ? tables_.entry(i_, quantity) : -1;
  for (int k = terms_.step.first; other >= 0 && k < terms_.step.last; ++k) {
    if (tables_.at(k).quantity == quantity && tables_.at(k).other == other) entry = k;
  }
  if (entry < 0) return false;
  const Recorded& recorded = tables_.at(entry);
  StepResult& left = terms_.results.emplace_back();
  left.entry = entry;
  left.quantity = quantity;
  left.body = i_;
  left.other = other;
  left.stem = stem;
  left.symbol = symbol;
  left.frame = recorded.frame;
  left.size = recorded.size;
  std::copy(std::begin(recorded.values), std::end(recorded.values), left.values);
  left.unit = unitOf(quantity, body().prismatic, tables_.recording().formulation);
  recorded_error_.push_back(0.0);
  result_ = static_cast<int>(terms_.results.size()) - 1;
  return true;
}

void TermBuilder::begin(int group, const char* plain, Quantity kind, int sign) {
  summand_ = Summand();
  summand_.result = result_;
  summand_.group = group;
  summand_.sign = sign;
  summand_.plain = plain;
  summand_.kind = kind;
  summand_.unit = unitOf(kind, body().prismatic, tables_.recording().formulation);
  reason_ = otherwise_ = Vanishing::No;
}

void TermBuilder::because(Vanishing reason) {
  if (reason != Vanishing::No && (reason_ == Vanishing::No || reason < reason_)) reason_ = reason;
}

void TermBuilder::end(const Number& product) {
  // a scalar of a force, a moment or a wrench is what it asks of the joint
  summand_.unit = unitOf(Quantity::JointTorque, body().prismatic, tables_.recording().formulation);
  close(&product.v, 1, &product.bound);
}
void TermBuilder::endDot(const Six& a, const Six& b) {
  const char* unit = unitOf(Quantity::JointTorque, body().prismatic, tables_.recording().formulation);
  inner("angular halves", dot(a.angular, b.angular), unit);
  inner("linear halves", dot(a.linear, b.linear), unit);
  end(dot(a, b));
}
void TermBuilder::end(const Vector& product) { close(product.v.data(), 3, &product.bound); }
void TermBuilder::end(const Matrix& product) {
  double values[9];
  setRows(values, product.m);
  close(values, 9, &product.bound);
}
void TermBuilder::end(const Six& product) {
  const bool linear_first = isLinearFirst(tables_.recording().formulation);
  const Vector& first = linear_first ? product.linear : product.angular;
  const Vector& second = linear_first ? product.angular : product.linear;
  double values[6];
  Eigen::Map<Eigen::Vector3d>(values + 0) = first.v;
  Eigen::Map<Eigen::Vector3d>(values + 3) = second.v;
  const double bounds[2] = {first.bound, second.bound};
  close(values, 6, bounds);
}

void TermBuilder::close(const double* values, int size, const double* bounds) {
  Summand& s = summand_;
  s.size = size;
  for (int k = 0; k < size; ++k) s.values[k] = s.sign < 0 ? -values[k] : values[k];
  if (s.entry >= 0) {
    // the recording's own bits; what the factors give may differ in the last one
    const Recorded& recorded = tables_.at(s.entry);
    double& error = recorded_error_[static_cast<std::size_t>(result_)];
    for (int k = 0; k < size; ++k) {
      error = std::max(error, std::abs(recorded.values[k] - values[k]));
      s.values[k] = s.sign < 0 ? -recorded.values[k] : recorded.values[k];
    }
  }
  bool vanishes = false;
  if (size == 6) {
    vanishes = isZero(largest(s.values, 0, 3), bounds[0]) && isZero(largest(s.values, 3, 6), bounds[1]);
    s.bound = std::max(bounds[0], bounds[1]);
  } else {
    vanishes = isZero(largest(s.values, 0, size), bounds[0]);
    s.bound = bounds[0];
  }
  if (vanishes) {
    s.vanishes = reason_ != Vanishing::No ? reason_ : otherwise_ != Vanishing::No ? otherwise_ : Vanishing::JustZero;
  }
  terms_.summands.push_back(std::move(summand_));
}

// --- factors

Factor& TermBuilder::add(const char* stem, Quantity quantity, int of, int size) {
  Factor& factor = summand_.factors.emplace_back();
  factor.stem = stem;
  factor.quantity = quantity;
  factor.body = of;
  factor.size = size;
  factor.frame = size == 1 ? Frame::Joint : of < 0 ? Frame::World : Frame::Link;
  factor.unit = unitOf(quantity, of >= 0 && tables_.body(of).prismatic, tables_.recording().formulation);
  return factor;
}

void TermBuilder::ofBase(Factor& factor) {
  // at rest in the world's axes; outside of the world's recursion it accelerates in gravity's place
  const Eigen::Vector3d up = -tables_.context().gravity;
  const bool lifted = tables_.recording().formulation != Formulation::WorldSpatial;
  if (factor.size == 9) setRows(factor.values, Eigen::Matrix3d::Identity());
  if (!lifted) return;
  for (int k = 0; k < 3; ++k) {
    // -g, without a minus before its zeros
    const double value = up[k] == 0.0 ? 0.0 : up[k];
    if (factor.quantity == Quantity::LinearAcceleration) factor.values[k] = value;
    if (factor.quantity == Quantity::SpatialAcceleration) factor.values[3 + k] = value;
  }
}

Factor& TermBuilder::recorded(const char* stem, int of, Quantity quantity, int size) {
  Factor& factor = add(stem, quantity, of, size);
  factor.entry = tables_.entry(of, quantity);
  if (factor.entry >= 0) {
    const Recorded& entry = tables_.at(factor.entry);
    require(entry.size == size, "a recorded quantity has another size than its equation");
    std::copy(std::begin(entry.values), std::end(entry.values), factor.values);
    factor.frame = entry.frame;
  } else if (of < 0) {
    ofBase(factor);
  }
  return factor;
}

Vector TermBuilder::checked(const Factor& factor, int from, double bound) {
  const Vector result = {Eigen::Map<const Eigen::Vector3d>(factor.values + from), bound};
  return result;
}

Number TermBuilder::number(const char* stem, int of, Quantity quantity) {
  const Factor& factor = recorded(stem, of, quantity, 1);
  const Number result = {factor.values[0], boundOf(of, quantity, false)};
  const bool input = quantity == Quantity::JointPosition || quantity == Quantity::JointVelocity ||
                     quantity == Quantity::JointAcceleration;
  if (isZero(std::abs(result.v), input ? 0.0 : result.bound)) noteZero(factor);
  return input ? Number{result.v, std::abs(result.v)} : result;
}

Vector TermBuilder::vector(const char* stem, int of, Quantity quantity) {
  const Factor& factor = recorded(stem, of, quantity, 3);
  const Vector result = checked(factor, 0, boundOf(of, quantity, false));
  if (isZero(largest(factor.values, 0, 3), result.bound)) noteZero(factor);
  return result;
}

Six TermBuilder::six(const char* stem, int of, Quantity quantity) {
  const Factor& factor = recorded(stem, of, quantity, 6);
  const int angular = isLinearFirst(tables_.recording().formulation) ? 3 : 0;
  const Six result = {checked(factor, angular, boundOf(of, quantity, true)),
                      checked(factor, 3 - angular, boundOf(of, quantity, false))};
  if (isZero(largest(factor.values, angular, angular + 3), result.angular.bound) &&
      isZero(largest(factor.values, 3 - angular, 6 - angular), result.linear.bound)) {
    noteZero(factor);
  }
  return result;
}

Six TermBuilder::pair(const char* linear_stem, Quantity linear, const char* angular_stem, Quantity angular,
                      Vanishing why) {
  Six result;
  {
    const Aside aside(*this);
    result.linear = vector(linear_stem, i_, linear);
    result.angular = vector(angular_stem, i_, angular);
  }
  const auto none = [](const Vector& v) { return isZero(v.v.lpNorm<Eigen::Infinity>(), v.bound); };
  if (none(result.linear) && none(result.angular)) because(why);
  return result;
}

Vector TermBuilder::difference(const char* plain, const Vector& a, const Vector& b) {
  const Vector result = a - b;
  if (isZero(result.v.lpNorm<Eigen::Infinity>(), result.bound)) because(Vanishing::NoOffset);
  inner(plain, result, "m");
  return result;
}

Matrix TermBuilder::matrix(const char* stem, int of, Quantity quantity) {
  const Factor& factor = recorded(stem, of, quantity, 9);
  Matrix result;
  result.m = Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(factor.values);
  result.bound = quantity == Quantity::Rotation ? 1.0 : result.m.norm();
  if (result.bound == 0.0) noteZero(factor);
  return result;
}

Number TermBuilder::share(const char* stem, int entry) {
  const Recorded& recorded = tables_.at(entry);
  Factor& factor = add(stem, recorded.quantity, recorded.body, 1);
  factor.entry = entry;
  factor.other = recorded.other;
  factor.values[0] = recorded.values[0];
  return {recorded.values[0], boundOf(recorded.body, recorded.quantity, false)};
}

// --- why a factor is zero

void TermBuilder::noteZero(const Factor& factor) {
  if (!aside_) because(reasonOfZero(factor));
}

double TermBuilder::boundOf(int of, Quantity quantity, bool angular) const {
  const QuantityBounds& b = tables_.bounds(of);
  const Formulation formulation = tables_.recording().formulation;
  const bool about_world = formulation == Formulation::WorldSpatial || formulation == Formulation::NonRecursive;
  const double arm = about_world ? b.place : 0.0;
  const bool slides = of >= 0 && tables_.body(of).prismatic;
  switch (quantity) {
    case Quantity::Offset: return b.offset;
    case Quantity::Position: return b.place;
    case Quantity::JointAxis: return 1.0;
    case Quantity::AngularVelocity: return b.omega;
    case Quantity::LinearVelocity: return b.v;
    case Quantity::AngularAcceleration: return b.alpha;
    case Quantity::LinearAcceleration: return b.a;
    case Quantity::CentreAcceleration: return b.a_c;
    case Quantity::VelocityAtOrigin: return b.v + b.omega * b.place;
    case Quantity::AccelerationAtOrigin: return b.a + b.alpha * b.place + b.omega * b.v;
    case Quantity::CentreOfMass: return b.place + b.centre;
    case Quantity::SpatialVelocity: return angular ? b.omega : b.v + b.omega * arm;
    case Quantity::SpatialAcceleration: return angular ? b.alpha : b.a + b.alpha * arm + b.omega * b.v;
    case Quantity::InertialForce: return b.F;
    case Quantity::InertialMoment: return b.N;
    case Quantity::ExternalForce: return b.f_E;
    case Quantity::ExternalMoment: return b.n_E;
    case Quantity::JointForce: return b.f;
    case Quantity::JointMoment: return b.n;
    case Quantity::InertialWrench: return angular ? b.N + (arm + b.centre) * b.F : b.F;
    case Quantity::ExternalWrench: return angular ? b.n_E + arm * b.f_E : b.f_E;
    case Quantity::JointWrench: return !angular ? b.f : about_world ? b.n_world : b.n;
    case Quantity::MotionAxis: return angular ? (slides ? 0.0 : 1.0) : slides ? 1.0 : arm;
    case Quantity::RotorTorque: return b.rotor;
    case Quantity::FrictionTorque: return b.friction;
    case Quantity::SpringTorque: return b.spring;
    case Quantity::TorqueShare: return slides ? b.f : b.n_world + b.place * b.f;
    case Quantity::JointTorque: return (slides ? b.f : b.n) + b.rotor + b.friction + b.spring;
    default: return 1.0;
  }
}

// --- the end

void TermBuilder::finish() {
  for (std::size_t r = 0; r < terms_.results.size(); ++r) {
    StepResult& left = terms_.results[r];
    double rest[9];
    std::copy(std::begin(left.values), std::end(left.values), rest);
    double bound = 0.0;
    bool all_vanish = true;
    for (const Summand& s : terms_.summands) {
      if (s.result != static_cast<int>(r)) continue;
      require(s.size == left.size, "a summand has another size than its sum");
      for (int k = 0; k < s.size; ++k) rest[k] -= s.values[k];
      left.scale = std::max(left.scale, largest(s.values, 0, s.size));
      for (const InnerValue& row : s.inner) {
        if (std::strcmp(row.unit, s.unit) == 0) left.scale = std::max(left.scale, largest(row.values, 0, row.size));
      }
      bound = std::max(bound, s.bound);
      all_vanish = all_vanish && s.vanishes != Vanishing::No;
    }
    left.residual = std::max(largest(rest, 0, left.size), recorded_error_[r]);
    if (all_vanish) left.scale = bound;
    const bool worse = left.residual * terms_.scale >= terms_.residual * left.scale;
    if (r == 0 || worse) {
      terms_.residual = left.residual;
      terms_.scale = left.scale;
    }
  }
}

}  // namespace linkwright
