// SPDX-License-Identifier: MIT
#pragma once

// Numbers, vectors and matrices that carry along how large they could be: what the products of an equation's terms are
// made of. A product's bound is the product of its factors' bounds, whether or not the vectors happen to be parallel.

#include <Eigen/Core>
#include <Eigen/Geometry>

#include <algorithm>

namespace linkwright::bounded {

struct Number {
  double v = 0.0;
  double bound = 0.0;
};
struct Vector {
  Eigen::Vector3d v = Eigen::Vector3d::Zero();
  double bound = 0.0;
};
/// A rotation has the bound 1.
struct Matrix {
  Eigen::Matrix3d m = Eigen::Matrix3d::Identity();
  double bound = 1.0;
};
/// A motion [omega; v] or a wrench [n; f], whatever order its source writes the halves in.
struct Six {
  Vector angular, linear;
};
/// A spatial inertia: mass, centre of mass and the inertia about it, all in one frame.
struct Inertia {
  Number mass;
  Vector c;
  Matrix I;
};

inline Vector operator+(const Vector& a, const Vector& b) { return {a.v + b.v, a.bound + b.bound}; }
inline Vector operator-(const Vector& a, const Vector& b) { return {a.v - b.v, a.bound + b.bound}; }
inline Vector operator*(const Number& k, const Vector& a) { return {k.v * a.v, k.bound * a.bound}; }
inline Vector operator*(const Matrix& M, const Vector& a) { return {M.m * a.v, M.bound * a.bound}; }
inline Matrix operator*(const Matrix& A, const Matrix& B) { return {A.m * B.m, A.bound * B.bound}; }
inline Number operator*(const Number& a, const Number& b) { return {a.v * b.v, a.bound * b.bound}; }
inline Number operator+(const Number& a, const Number& b) { return {a.v + b.v, a.bound + b.bound}; }
inline Number operator-(const Number& a, const Number& b) { return {a.v - b.v, a.bound + b.bound}; }
inline Matrix transposed(const Matrix& M) { return {M.m.transpose(), M.bound}; }
inline Vector cross(const Vector& a, const Vector& b) { return {a.v.cross(b.v), a.bound * b.bound}; }
inline Number dot(const Vector& a, const Vector& b) { return {a.v.dot(b.v), a.bound * b.bound}; }

inline Six operator+(const Six& a, const Six& b) { return {a.angular + b.angular, a.linear + b.linear}; }
inline Six operator*(const Number& k, const Six& a) { return {k * a.angular, k * a.linear}; }
inline Number dot(const Six& a, const Six& b) { return dot(a.angular, b.angular) + dot(a.linear, b.linear); }
/// V x M
inline Six crossMotion(const Six& V, const Six& M) {
  return {cross(V.angular, M.angular), cross(V.angular, M.linear) + cross(V.linear, M.angular)};
}
/// V x* F
inline Six crossForce(const Six& V, const Six& F) {
  return {cross(V.angular, F.angular) + cross(V.linear, F.linear), cross(V.angular, F.linear)};
}
/// I M: a momentum of a velocity, a wrench of an acceleration.
inline Six operator*(const Inertia& I, const Six& M) {
  const Vector f = I.mass * (M.linear - cross(I.c, M.angular));
  return {cross(I.c, f) + I.I * M.angular, f};
}

}  // namespace linkwright::bounded
