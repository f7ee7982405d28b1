// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/contact_arm.h"

#include "core/mechanism/model.h"

#include <memory>
#include <stdexcept>
#include <utility>

namespace linkwright::test {

Golden goldenContact() { return goldenFile("constrained_motion.json"); }

Mechanism rods(int count, double mass, double damping, const Pose& first) {
  Mechanism m;
  m.name = "rods";
  m.links.push_back({"base", {}, {}});
  for (int i = 0; i < count; ++i) {
    Inertial rod;
    rod.mass = mass;
    rod.p_LLcm = {0.25, 0.0, 0.0};
    const double I = mass * 0.25 / 12.0;
    rod.I_LLcm_L = Eigen::Vector3d(0.0, I, I).asDiagonal();
    m.links.push_back({"link_" + std::to_string(i + 1), rod, {}});
    Joint joint;
    joint.name = "joint_" + std::to_string(i + 1);
    joint.type = JointType::Revolute;
    joint.parent = i;
    joint.child = i + 1;
    joint.axis = {0.0, -1.0, 0.0};
    joint.damping = damping;
    joint.X_PJ = i == 0 ? first : Pose{Eigen::Matrix3d::Identity(), {0.5, 0.0, 0.0}};
    m.joints.push_back(joint);
  }
  return m;
}

Pose armBase(char arm) {
  Pose X;
  if (arm == 'A') {
    X.R << 0, 0, -1, 0, 1, 0, 1, 0, 0;
  } else {
    X.p = {0.0, 0.0, 1.0};
  }
  return X;
}

Contact groundContact(const std::string& link, double K, const std::string& name) {
  Contact contact;
  contact.name = name;
  contact.link = link;
  contact.point = {0.5, 0.0, 0.0};
  contact.friction = contact.static_friction = K;
  return contact;
}

SimulationSetup paperSetup(char arm, const std::string& which) {
  const double m = which == "iv" ? 2.0 : which == "v" ? 0.5 : 1.0;
  const double d = which == "vi" ? 6.0 : which == "vii" ? 1.5 : 3.0;
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(Model::compile(rods(3, m, d, armBase(arm))).value());
  setup.q = kArch;
  setup.qd = Eigen::Vector3d::Zero();
  setup.gravity = {0.0, 0.0, -9.81};
  setup.contacts = {groundContact("link_3", 0.2)};
  if (which == "i") setup.settings.torques = ConstantTorque{Eigen::Vector3d(-3.0, -3.0, -3.0)};
  if (which == "ii") {
    const std::string wave = "3*sin(2*pi*t/10)";
    setup.settings.torques = FormulaTorque{{wave, wave, wave}};
  }
  if (which == "iii") {
    setup.settings.torques = FormulaTorque{{"-3*cos(2*pi*t)", "-3*sin(2*pi*t)", "3*cos(2*pi*t)"}};
  }
  return setup;
}

Simulator simulatorOf(SimulationSetup setup) {
  Result<Simulator> simulator = Simulator::create(std::move(setup));
  if (!simulator) throw std::runtime_error(simulator.diagnostics().front().message);
  return std::move(simulator).value();
}

}  // namespace linkwright::test
