// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_mechanism.h"

#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::test {

double Random::uniform(double low, double high) { return std::uniform_real_distribution<double>(low, high)(engine_); }
int Random::integer(int low, int high) { return std::uniform_int_distribution<int>(low, high)(engine_); }
Eigen::Vector3d Random::vector(double size) {
  return {uniform(-size, size), uniform(-size, size), uniform(-size, size)};
}
Eigen::VectorXd Random::vectorOf(int n, double size) {
  Eigen::VectorXd v(n);
  for (int i = 0; i < n; ++i) v[i] = uniform(-size, size);
  return v;
}
Eigen::Vector3d Random::axis() {
  Eigen::Vector3d v = vector(1.0);
  while (v.norm() < 0.1 || v.norm() > 1.0) v = vector(1.0);
  return v.normalized();
}
Eigen::Matrix3d Random::rotation() { return rotationAbout(axis(), uniform(-3.1, 3.1)); }

Inertial randomInertial(Random& random) {
  Inertial inertial;
  inertial.mass = std::exp(random.uniform(std::log(0.1), std::log(10.0)));
  inertial.p_LLcm = random.vector(0.2 / std::sqrt(3.0));
  const Eigen::Vector3d s(std::pow(random.uniform(0.02, 0.15), 2), std::pow(random.uniform(0.02, 0.15), 2),
                          std::pow(random.uniform(0.02, 0.15), 2));
  const Eigen::Vector3d principal = inertial.mass * Eigen::Vector3d(s.y() + s.z(), s.x() + s.z(), s.x() + s.y());
  const Eigen::Matrix3d R = random.rotation();
  const Eigen::Matrix3d I = R * principal.asDiagonal() * R.transpose();
  inertial.I_LLcm_L = 0.5 * (I + I.transpose());
  return inertial;
}

Mechanism randomMechanism(Random& random, const TreeOptions& options) {
  Mechanism mechanism;
  mechanism.name = "random_" + std::to_string(random.seed());
  mechanism.links.push_back({"base", randomInertial(random), {}});
  for (int i = 0; i < options.joints; ++i) {
    const std::string number = std::to_string(i + 1);
    mechanism.links.push_back({"link_" + number, randomInertial(random), {}});
    Joint joint;
    joint.name = "joint_" + number;
    joint.parent = options.chain ? i : random.integer(std::max(0, i - 3), i);
    joint.child = i + 1;
    const double kind = random.uniform(0.0, 1.0);
    joint.type = kind < options.fixed                       ? JointType::Fixed
                 : kind < options.fixed + options.prismatic ? JointType::Prismatic
                                                            : JointType::Revolute;
    joint.X_PJ = {random.rotation(), random.vector(0.5 / std::sqrt(3.0))};
    joint.axis = random.axis();
    joint.motor = {random.uniform(1e-5, 1e-3), random.uniform(-100.0, 100.0)};
    joint.damping = random.uniform(0.0, 2.0);
    joint.coulomb = {random.uniform(0.0, 1.0), -random.uniform(0.0, 1.0)};
    mechanism.joints.push_back(std::move(joint));
  }
  return mechanism;
}

void addSprings(Random& random, Mechanism& mechanism) {
  for (Joint& joint : mechanism.joints) {
    if (random.chance(2.0 / 3.0)) joint.spring = {std::pow(10.0, random.uniform(-1.0, 3.0)), random.uniform(-1.0, 1.0)};
  }
}

DynamicsInput randomInput(Random& random, const Model& model) {
  DynamicsInput input;
  input.q = random.vectorOf(model.dof(), 3.0);
  input.qd = random.vectorOf(model.dof(), 3.0);
  input.qdd = random.vectorOf(model.dof(), 5.0);
  for (int i = 0; i < model.dof(); ++i) {
    if (model.joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic) {
      input.q[i] /= 6.0;
    }
  }
  return input;
}

std::vector<ExternalWrench> randomWrenches(Random& random, const Model& model) {
  std::vector<ExternalWrench> wrenches;
  const int count = random.integer(1, 3);
  for (int i = 0; i < count; ++i) {
    ExternalWrench& external = wrenches.emplace_back();
    external.link = random.integer(0, model.linkCount() - 1);
    external.wrench = {random.vector(30.0), random.vector(15.0)};
    external.axes = random.chance(0.3) ? -1 : random.integer(0, model.linkCount() - 1);
    external.point = random.vector(0.3);
  }
  return wrenches;
}

Model compiled(const Mechanism& mechanism, CompileOptions options) {
  return std::move(Model::compile(mechanism, options)).value();
}

double relativeError(const Eigen::VectorXd& value, const Eigen::VectorXd& reference) {
  if (reference.size() == 0) {
    return value.size() == 0 ? 0.0 : 1.0;
  }
  const double scale = reference.cwiseAbs().maxCoeff();
  return (value - reference).cwiseAbs().maxCoeff() / (scale > 0.0 ? scale : 1.0);
}

}  // namespace linkwright::test
