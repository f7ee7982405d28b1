// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The arms of the paper's simulations on the ground, and what the golden data says of them.

#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"
#include "core/simulation/simulator.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/files.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace linkwright::test {

/// tests/data/constrained_motion.json.
inline const nlohmann::json& goldenContact() {
  static const nlohmann::json data = nlohmann::json::parse(readFile(dataPath("constrained_motion.json")));
  return data;
}

/// Rods in the x-z plane, joint axes -y; the last link's end is the hand. `first`: X of the first joint in the base.
inline Mechanism rods(int count, double mass, double damping, const Pose& first) {
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

/// The joints of the paper's arms at the beginning: bent like an arch.
inline const Eigen::Vector3d kArch(-kPi / 6.0, -kPi / 3.0, -kPi / 3.0);

/// Arm A: the first angle from the vertical, base on the ground. Arm B: from the horizontal, base 1 m above it.
inline Pose armBase(char arm) {
  Pose X;
  if (arm == 'A') {
    X.R << 0, 0, -1, 0, 1, 0, 1, 0, 0;
  } else {
    X.p = {0.0, 0.0, 1.0};
  }
  return X;
}

inline Contact groundContact(const std::string& link, double K, const std::string& name = "hand") {
  Contact contact;
  contact.name = name;
  contact.link = link;
  contact.point = {0.5, 0.0, 0.0};
  contact.friction = contact.static_friction = K;
  return contact;
}

/// One of the seven simulations, "i" to "vii", as the paper has it: bilateral, eps = 1e-2, RK4 1 ms, projection.
inline SimulationSetup paperSetup(char arm, const std::string& which) {
  const double m = which == "iv" ? 2.0 : which == "v" ? 0.5 : 1.0;
  const double d = which == "vi" ? 6.0 : which == "vii" ? 1.5 : 3.0;
  Result<Model> model = Model::compile(rods(3, m, d, armBase(arm)));
  REQUIRE(model.ok());
  SimulationSetup setup;
  setup.model = std::make_shared<const Model>(std::move(model).value());
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

inline Simulator simulatorOf(SimulationSetup setup) {
  Result<Simulator> simulator = Simulator::create(std::move(setup));
  INFO((simulator.diagnostics().empty() ? "" : simulator.diagnostics().front().message));
  REQUIRE(simulator.ok());
  return std::move(simulator).value();
}

/// The numbers of a golden CSV, below its comments and its header.
inline std::vector<std::vector<double>> contactRows(const std::string& name) {
  std::istringstream file(readFile(dataPath(name)));
  std::vector<std::vector<double>> rows;
  bool has_header = false;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (!has_header) {
      has_header = true;
      continue;
    }
    std::istringstream cells(line);
    std::vector<double>& row = rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(std::stod(cell));
  }
  return rows;
}

}  // namespace linkwright::test
