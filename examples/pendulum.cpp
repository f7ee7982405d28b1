// SPDX-License-Identifier: MIT
// A pendulum made in code: the torque that holds and moves it, and the same figure from the textbook's closed form.
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <cmath>
#include <cstdio>

int main() {
  const double mass = 2.0;    // kg
  const double length = 0.5;  // m, from the joint to the centre of mass

  // a rod that hangs from the world along -z at q = 0 and swings about y
  linkwright::Mechanism mechanism;
  mechanism.name = "pendulum";
  linkwright::Link base;
  base.name = "base";
  linkwright::Link rod;
  rod.name = "rod";
  linkwright::Inertial inertial;
  inertial.mass = mass;
  inertial.p_LLcm = {0.0, 0.0, -length};
  const double across = mass * (2.0 * length) * (2.0 * length) / 12.0;  // kg m^2, a thin rod about its middle
  inertial.I_LLcm_L.diagonal() << across, across, 0.0;
  rod.inertial = inertial;
  mechanism.links = {base, rod};
  linkwright::Joint hinge;
  hinge.name = "hinge";
  hinge.type = linkwright::JointType::Continuous;
  hinge.parent = 0;
  hinge.child = 1;
  hinge.axis = {0.0, 1.0, 0.0};
  mechanism.joints = {hinge};

  // compiling finds what is wrong with a mechanism, if anything is
  const linkwright::Result<linkwright::Model> model = linkwright::Model::compile(mechanism);
  for (const linkwright::Diagnostic& diagnostic : model.diagnostics()) {
    std::fprintf(stderr, "%s\n", linkwright::toString(diagnostic).c_str());
  }
  if (!model.ok()) {
    return 1;
  }

  // tau = M qdd + g(q)
  const double q = 0.7, qdd = 1.5;
  linkwright::DynamicsInput input;
  input.q.setConstant(1, q);
  input.qd.setConstant(1, 2.0);  // a single joint has no velocity terms: the rate changes nothing
  input.qdd.setConstant(1, qdd);
  const double tau = linkwright::inverseDynamics(*model, input)[0];
  const double expected =
      (across + mass * length * length) * qdd + mass * linkwright::kStandardGravity * length * std::sin(q);

  std::printf("recursion    %.12f N m\nclosed form  %.12f N m\n", tau, expected);
  return std::abs(tau - expected) < 1e-12 * std::abs(expected) ? 0 : 1;
}
