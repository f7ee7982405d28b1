// SPDX-License-Identifier: MIT
#pragma once

// The terms of the extended method that a mistake can change. The method asks for each of them by name; with an empty
// set every one is the right one. The right term stands last in each function.

#include "core/base/decompositions.h"
#include "core/contact/extended_mistakes.h"

namespace linkwright {

class ExtendedTerms {
public:
  explicit ExtendedTerms(const ExtendedMistakeSet& mistakes) : mistakes_(mistakes) {}

  /// g of b and b_n
  Eigen::Vector3d gravity(const Eigen::Vector3d& g) const {
    if (has(ExtendedMistake::GravityLeftOut)) return Eigen::Vector3d::Zero();
    return g;
  }
  /// (q, 0, e_i, 0) of a column of M; `asked` is that of b
  DynamicsInput unitAcceleration(DynamicsInput at_rest, const ForwardDynamicsInput& asked, int i) const {
    at_rest.qdd = Eigen::VectorXd::Unit(at_rest.q.size(), i);
    if (has(ExtendedMistake::GravityInColumns)) at_rest.gravity = asked.gravity;
    if (has(ExtendedMistake::VelocityInColumns)) at_rest.qd = asked.qd;
    return at_rest;
  }
  /// D qd is in what INV answers
  void completeBias(const Model& model, const ForwardDynamicsInput& input, Eigen::VectorXd& b) const {
    if (!has(ExtendedMistake::JointFrictionTwice) || !input.terms.joint_friction) return;
    for (Eigen::Index i = 0; i < b.size(); ++i)
      b[i] += model.jointFriction()[static_cast<std::size_t>(i)].viscous * input.qd[i];
  }
  /// n = (dC/dr) / ||dC/dr||
  Eigen::Vector3d normal(const ContactGeometry& g) const {
    if (has(ExtendedMistake::NormalNotUnit)) return g.length * g.n;
    return g.n;
  }
  /// t where directions are asked for
  Eigen::Vector3d probeDirection(const Eigen::Vector3d& t) const {
    if (has(ExtendedMistake::DirectionFromZeroVelocity)) return Eigen::Vector3d::Zero();
    return direction(t);
  }
  /// t, which friction is against
  Eigen::Vector3d direction(const Eigen::Vector3d& t) const {
    if (has(ExtendedMistake::FrictionWrongSign)) return -t;
    return t;
  }
  /// K where j_t is asked for
  double probe(double K) const {
    if (has(ExtendedMistake::OwnFrictionAsProbe)) return K;
    return 1.0;
  }
  /// f_n of the force ON the hand, as INV takes it
  double push(double f_n) const {
    if (has(ExtendedMistake::ContactForceSign)) return -f_n;
    return f_n;
  }
  /// gamma = [d/dt(dC/dr)^T J + (dC/dr)^T J'] qd
  double gamma(const ContactGeometry& g, const Surface& surface) const {
    if (has(ExtendedMistake::GammaLeftOut)) return 0.0;
    if (has(ExtendedMistake::NormalRateLeftOut)) return surfaceAt(surface, g.point.r).gradient.dot(g.point.bias);
    return g.gamma;
  }
  /// Whether b_n holds the contact forces
  bool feelsContacts() const { return !has(ExtendedMistake::ContactForceNotInBias); }

  /// M^-1 y; a wrong M need not be symmetric
  MassMatrixSolution solve(const Model& model, const Eigen::MatrixXd& M, const Eigen::VectorXd& y,
                           const Eigen::VectorXd& size) const {
    if (has(ExtendedMistake::GravityInColumns) || has(ExtendedMistake::VelocityInColumns)) {
      MassMatrixSolution solution;
      const Eigen::FullPivLU<Eigen::MatrixXd> lu(M);
      if (lu.isInvertible()) solution.x = lu.solve(y);
      return solution;
    }
    return solveMassMatrix(model, M, y, size);
  }

private:
  bool has(ExtendedMistake mistake) const { return mistakes_.contains(mistake); }

  ExtendedMistakeSet mistakes_;
};

}  // namespace linkwright
