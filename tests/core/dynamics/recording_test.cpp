// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded quantities obey the equations that their ids name, each in its link's frame.
#include "core/dynamics/inverse_dynamics.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <set>
#include <tuple>

using namespace linkwright;
using namespace linkwright::test;

namespace {

using V = Eigen::Vector3d;

/// One body's entries, with the figures of its link, for a model that merges nothing.
struct Entries {
  const Mechanism& mechanism;
  const Model& model;
  const Recording& recording;
  const DynamicsInput& input;

  V vector(int body, Quantity quantity) const {
    const Recorded* entry = recording.find(body, quantity);
    return body < 0 || entry == nullptr ? V(V::Zero()) : entry->vector();
  }
  Eigen::Matrix3d R(int body) const {
    const double* v = recording.find(body, Quantity::Rotation)->values;
    return Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(v);
  }
  const ModelLink& link(int body) const { return model.links()[static_cast<std::size_t>(model.linkOfBody(body))]; }
  const Joint& joint(int body) const { return mechanism.joints[static_cast<std::size_t>(link(body).joint)]; }
  Inertial inertial(int body) const {
    return mechanism.links[static_cast<std::size_t>(link(body).link)].inertial.value_or(Inertial{});
  }
};

void checkForward(const Entries& e, int i) {
  const Body& body = e.model.bodies()[static_cast<std::size_t>(i)];
  const int p = body.parent;
  const Joint& joint = e.joint(i);
  const double q = body.dof < 0 ? 0.0 : e.input.q[body.dof];
  const double qd = body.dof < 0 ? 0.0 : e.input.qd[body.dof];
  const double qdd = body.dof < 0 ? 0.0 : e.input.qdd[body.dof];
  const bool slides = joint.type == JointType::Prismatic;
  const V turn = slides || body.dof < 0 ? V(V::Zero()) : joint.axis;
  const V slide = slides ? joint.axis : V(V::Zero());
  const Eigen::Matrix3d Rt = e.R(i).transpose();
  const V r = e.vector(i, Quantity::Offset);
  const V omega_p = e.vector(p, Quantity::AngularVelocity), alpha_p = e.vector(p, Quantity::AngularAcceleration);
  const V omega = e.vector(i, Quantity::AngularVelocity), alpha = e.vector(i, Quantity::AngularAcceleration);
  const V a_p = p < 0 ? V(-e.input.gravity) : e.vector(p, Quantity::LinearAcceleration);
  const V a = e.vector(i, Quantity::LinearAcceleration);

  CHECK((e.R(i) - joint.X_PJ.R * (slides || body.dof < 0 ? Eigen::Matrix3d(Eigen::Matrix3d::Identity())
                                                         : rotationAbout(joint.axis, q)))
            .norm() < 1e-13);
  CHECK((r - (joint.X_PJ.p + joint.X_PJ.R * slide * q)).norm() < 1e-13);
  CHECK((omega - (Rt * omega_p + turn * qd)).norm() < 1e-12);
  CHECK((e.vector(i, Quantity::LinearVelocity) -
         (Rt * (e.vector(p, Quantity::LinearVelocity) + omega_p.cross(r)) + slide * qd))
            .norm() < 1e-11);
  CHECK((alpha - (Rt * alpha_p + omega.cross(turn) * qd + turn * qdd)).norm() < 1e-11);
  CHECK((a - (Rt * (a_p + alpha_p.cross(r) + omega_p.cross(omega_p.cross(r))) + 2.0 * omega.cross(slide) * qd +
              slide * qdd))
            .norm() < 1e-9);
  // what the link's own motion needs, about its centre of mass
  const Inertial I = e.inertial(i);
  const V F = I.mass * (a + alpha.cross(I.p_LLcm) + omega.cross(omega.cross(I.p_LLcm)));
  const V N = I.I_LLcm_L * alpha + omega.cross(I.I_LLcm_L * omega);
  CHECK((e.vector(i, Quantity::InertialForce) - F).norm() < 1e-11 * (1.0 + F.norm()));
  CHECK((e.vector(i, Quantity::InertialMoment) - N).norm() < 1e-11 * (1.0 + N.norm() + F.norm()));
}

void checkBackward(const Entries& e, int i) {
  const Body& body = e.model.bodies()[static_cast<std::size_t>(i)];
  V f = e.vector(i, Quantity::InertialForce) - e.vector(i, Quantity::ExternalForce);
  V n = e.vector(i, Quantity::InertialMoment) + e.inertial(i).p_LLcm.cross(e.vector(i, Quantity::InertialForce)) -
        e.vector(i, Quantity::ExternalMoment);
  for (int k = i + 1; k < e.model.bodyCount(); ++k) {
    if (e.model.bodies()[static_cast<std::size_t>(k)].parent == i) {
      const V f_k = e.R(k) * e.vector(k, Quantity::JointForce);
      f += f_k;
      n += e.R(k) * e.vector(k, Quantity::JointMoment) + e.vector(k, Quantity::Offset).cross(f_k);
    }
  }
  const double size = 1.0 + f.norm() + n.norm();
  CHECK((e.vector(i, Quantity::JointForce) - f).norm() < 1e-11 * size);
  CHECK((e.vector(i, Quantity::JointMoment) - n).norm() < 1e-11 * size);
  if (body.dof >= 0) {
    const double projected = e.joint(i).axis.dot(e.joint(i).type == JointType::Prismatic ? f : n);
    const double extra =
        e.recording.find(i, Quantity::RotorTorque)->scalar() + e.recording.find(i, Quantity::FrictionTorque)->scalar();
    CHECK(std::abs(e.recording.find(i, Quantity::JointTorque)->scalar() - projected - extra) < 1e-10 * size);
  }
}

}  // namespace

TEST_CASE("Every recorded quantity obeys its equation") {
  for (std::uint64_t seed = 900; seed < 940; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 8)});
    const Model model = compiled(mechanism, {.merge_fixed_links = false});
    if (model.dof() == 0) {
      continue;
    }
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    input.terms = {.joint_friction = true, .rotor = true};
    input.external = {{model.linkCount() - 1, {random.vector(10.0), random.vector(5.0)}}};
    Recording recording;
    recordInverseDynamics(model, input, Formulation::BodyFrame, recording);
    const Entries entries{mechanism, model, recording, input};
    for (int i = 0; i < model.bodyCount(); ++i) {
      CAPTURE(i);
      checkForward(entries, i);
      checkBackward(entries, i);
    }
  }
}

TEST_CASE("Steps cover a recording without a gap, out from the base and back") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  Random random(950);
  const Mechanism mechanism = randomMechanism(random, {.joints = 6});
  const Model model = compiled(mechanism, {.merge_fixed_links = false});
  DynamicsInput input = randomInput(random, model);
  input.external = {{model.linkCount() - 1, {random.vector(10.0), random.vector(5.0)}}};
  input.terms = {true, true};
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  const std::vector<Step> steps = stepsOf(recording);
  REQUIRE_FALSE(steps.empty());
  int next = 0;
  bool is_back = false;
  std::set<std::tuple<Pass, int, EquationId>> seen;
  for (const Step& step : steps) {
    CHECK(step.first == next);
    CHECK(step.last > step.first);
    next = step.last;
    CHECK(step.equation != EquationId::Input);
    is_back = is_back || step.pass == Pass::Backward;
    CHECK(is_back == (step.pass == Pass::Backward));
    // one step for each equation of each link, and every equation has its number
    CHECK(seen.insert({step.pass, step.body, step.equation}).second);
    CHECK(*idOf(formulation, step.equation) != '\0');
  }
  CHECK(next == static_cast<int>(recording.entries.size()));
}

namespace {

/// What the children have handed on to body i, added up; each must be there, and in the step of the sum.
Eigen::VectorXd handedOn(const Model& model, const Recording& recording, int i, Quantity quantity, int size) {
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(size);
  for (int k = i + 1; k < model.bodyCount(); ++k) {
    if (model.bodies()[static_cast<std::size_t>(k)].parent != i) {
      CHECK(recording.find(i, quantity, k) == nullptr);
      continue;
    }
    const Recorded* share = recording.find(i, quantity, k);
    const Recorded* whole = recording.find(i, quantity);
    REQUIRE(share != nullptr);
    CHECK(share->frame == whole->frame);
    CHECK(share->equation == whole->equation);
    CHECK(share < whole);
    sum += Eigen::Map<const Eigen::VectorXd>(share->values, size);
  }
  return sum;
}

}  // namespace

TEST_CASE("At a fork the children's shares, the link's own and the external wrench add up to what is recorded") {
  for (std::uint64_t seed = 960; seed < 990; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(3, 9)});
    const Model model = compiled(mechanism, {.merge_fixed_links = false});
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    for (int link = 1; link < model.linkCount(); ++link) {
      input.external.push_back({link, {random.vector(10.0), random.vector(5.0)}});
    }
    Recording body, spatial, world;
    recordInverseDynamics(model, input, Formulation::BodyFrame, body);
    recordInverseDynamics(model, input, Formulation::Spatial, spatial);
    recordInverseDynamics(model, input, Formulation::WorldSpatial, world);
    const Entries entries{mechanism, model, body, input};
    const auto close = [](const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
      return (a - b).cwiseAbs().maxCoeff() < 1e-12 * (1.0 + b.cwiseAbs().maxCoeff());
    };
    for (int i = 0; i < model.bodyCount(); ++i) {
      CAPTURE(i);
      const V F = entries.vector(i, Quantity::InertialForce);
      const V f = F - entries.vector(i, Quantity::ExternalForce) + handedOn(model, body, i, Quantity::JointForce, 3);
      const V n = entries.vector(i, Quantity::InertialMoment) + entries.inertial(i).p_LLcm.cross(F) -
                  entries.vector(i, Quantity::ExternalMoment) + handedOn(model, body, i, Quantity::JointMoment, 3);
      CHECK(close(entries.vector(i, Quantity::JointForce), f));
      CHECK(close(entries.vector(i, Quantity::JointMoment), n));
      for (const Recording* recording : {&spatial, &world}) {
        const auto six = [&](Quantity quantity) { return recording->find(i, quantity)->sixVector(); };
        CHECK(close(six(Quantity::JointWrench), six(Quantity::InertialWrench) - six(Quantity::ExternalWrench) +
                                                    handedOn(model, *recording, i, Quantity::JointWrench, 6)));
      }
      // a child's force is its own, turned
      const int p = model.bodies()[static_cast<std::size_t>(i)].parent;
      if (p >= 0) {
        CHECK(close(body.find(p, Quantity::JointForce, i)->vector(),
                    entries.R(i) * entries.vector(i, Quantity::JointForce)));
      }
    }
  }
}

TEST_CASE("The shares of a joint's torque add up to it, one from every link that it carries") {
  for (std::uint64_t seed = 990; seed < 1000; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = 7}), {.merge_fixed_links = false});
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    input.terms = {true, true};
    Recording recording;
    const Eigen::VectorXd tau = recordInverseDynamics(model, input, Formulation::NonRecursive, recording);
    for (int i = 0; i < model.bodyCount(); ++i) {
      const int dof = model.bodies()[static_cast<std::size_t>(i)].dof;
      if (dof < 0) continue;
      double sum =
          recording.find(i, Quantity::RotorTorque)->scalar() + recording.find(i, Quantity::FrictionTorque)->scalar();
      for (int j = 0; j < model.bodyCount(); ++j) {
        int k = j;
        while (k > i) k = model.bodies()[static_cast<std::size_t>(k)].parent;
        const Recorded* share = recording.find(i, Quantity::TorqueShare, j);
        CHECK((share != nullptr) == (k == i));
        if (share != nullptr) sum += share->scalar();
      }
      CHECK(std::abs(sum - tau[dof]) < 1e-12 * (1.0 + tau.cwiseAbs().maxCoeff()));
    }
  }
}
