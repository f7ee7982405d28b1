// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the torques under their keys: the two ways to them agree, and they add up.
#include "core/dynamics/torque_parts.h"

#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <map>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The parts by key, summed over the links.
std::map<std::string, Eigen::VectorXd> byKey(const std::vector<TorquePart>& parts) {
  std::map<std::string, Eigen::VectorXd> sums;
  for (const TorquePart& part : parts) sums[part.key] = part.torque.rowwise().sum();
  return sums;
}

Eigen::VectorXd sumOf(const std::vector<TorquePart>& parts, int dof) {
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(dof);
  for (const auto& [key, part] : byKey(parts)) sum += part;
  return sum;
}

}  // namespace

TEST_CASE("Coarse and fine parts of the torques, whole and by link, are the same parts") {
  Random random(2350);
  for (int trial = 0; trial < 20; ++trial) {
    const Model model = compiled(randomMechanism(random));
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    input.terms = {.joint_friction = true, .rotor = true};
    input.external = randomWrenches(random, model);
    const Eigen::VectorXd tau = inverseDynamics(model, input);
    const double round_off = 1e-10 * (1.0 + tau.lpNorm<Eigen::Infinity>());
    const auto coarse = byKey(torqueParts(model, input, false)), fine = byKey(torqueParts(model, input, true));
    CHECK((coarse.at("inertia") - fine.at("own_inertia") - fine.at("coupled_inertia")).norm() < round_off);
    CHECK((coarse.at("coriolis") - fine.at("coriolis") - fine.at("centrifugal")).norm() < round_off);
    for (const char* key : {"gravity", "friction", "rotor", "external"})
      CHECK((coarse.at(key) - fine.at(key)).norm() < round_off);
    for (const bool is_fine : {false, true}) {
      CHECK((sumOf(torqueParts(model, input, is_fine), model.dof()) - tau).norm() < round_off);
      CHECK((sumOf(torquePartsByLink(model, input, is_fine), model.dof()) - tau).norm() < round_off);
    }
  }
}

TEST_CASE("Torques are split by the links that move") {
  Random random(2351);
  const Model model = compiled(randomMechanism(random));
  for (const int link : movingLinks(model)) CHECK(model.links()[static_cast<std::size_t>(link)].body >= 0);
  for (const TorquePart& part : torquePartsByLink(model, randomInput(random, model), false)) {
    CHECK(part.torque.rows() == model.dof());
    CHECK(part.torque.cols() == model.linkCount());
  }
}
