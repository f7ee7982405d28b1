// SPDX-License-Identifier: GPL-3.0-or-later
// Why a term is zero, on arms where one can say it by hand.
#include "core/trace/step_terms.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

struct Joined {
  JointType type = JointType::Revolute;
  Eigen::Vector3d axis = Eigen::Vector3d::UnitZ();
  Eigen::Vector3d offset = Eigen::Vector3d::Zero();
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();
  double mass = 1.0;
};

/// A chain on the base, 1 kg a link and an inertia of its own about each axis unless told otherwise.
Mechanism chain(const std::vector<Joined>& joints) {
  Mechanism mechanism;
  mechanism.name = "by hand";
  mechanism.links.push_back(Link{});
  mechanism.links.back().name = "base";
  for (std::size_t k = 0; k < joints.size(); ++k) {
    Link link;
    link.name = "link_" + std::to_string(k + 1);
    Inertial inertial;
    inertial.mass = joints[k].mass;
    inertial.p_LLcm = joints[k].centre;
    inertial.I_LLcm_L = joints[k].mass * Eigen::Vector3d(0.01, 0.02, 0.025).asDiagonal();
    link.inertial = inertial;
    mechanism.links.push_back(link);
    Joint joint;
    joint.name = "joint_" + std::to_string(k + 1);
    joint.type = joints[k].type;
    joint.parent = static_cast<int>(k);
    joint.child = static_cast<int>(k) + 1;
    joint.axis = joints[k].axis;
    joint.X_PJ.p = joints[k].offset;
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

/// The steps of a recursion by equation and link.
class Walk {
public:
  Walk(const Mechanism& mechanism, DynamicsInput input, Formulation formulation = Formulation::BodyFrame)
      : model_(compiled(mechanism)), input_(std::move(input)) {
    recordInverseDynamics(model_, input_, formulation, recording_);
  }
  StepTerms at(EquationId equation, int body) const {
    for (const Step& step : stepsOf(recording_)) {
      if (step.equation == equation && step.body == body) {
        return termsOf(model_, recording_, step, {input_.gravity, input_.terms, input_.external});
      }
    }
    FAIL("no such step");
    return {};
  }
  Vanishing why(EquationId equation, int body, const std::string& plain) const {
    for (const Summand& s : at(equation, body).summands) {
      if (s.plain == plain) return s.vanishes;
    }
    FAIL("no such summand: " << plain);
    return Vanishing::No;
  }

private:
  Model model_;
  DynamicsInput input_;
  Recording recording_;
};

DynamicsInput state(std::vector<double> q, std::vector<double> qd, std::vector<double> qdd) {
  DynamicsInput input;
  const auto vector = [](const std::vector<double>& v) -> Eigen::VectorXd {
    return Eigen::Map<const Eigen::VectorXd>(v.data(), static_cast<Eigen::Index>(v.size()));
  };
  input.q = vector(q);
  input.qd = vector(qd);
  input.qdd = vector(qdd);
  return input;
}

const Eigen::Vector3d kNone = Eigen::Vector3d::Zero();
const Eigen::Vector3d kAlongX = {0.5, 0.0, 0.0};

}  // namespace

TEST_CASE("A planar arm: axes parallel, the base at rest, no child") {
  // an awkward axis and awkward angles, so that what is zero is so only to round-off
  const Eigen::Vector3d axis = Eigen::Vector3d(1.0, 2.0, 3.0).normalized();
  const Eigen::Vector3d across = axis.cross(Eigen::Vector3d(0.3, -0.7, 0.1)).normalized();
  const Mechanism arm = chain({{JointType::Revolute, axis, across, 0.4 * across, 1.0},
                               {JointType::Revolute, axis, across, 0.4 * across, 1.0},
                               {JointType::Revolute, axis, across + 0.2 * axis, 0.3 * axis, 1.0}});
  const Walk walk(arm, state({0.3, -1.1, 0.7}, {1.3, -0.4, 2.1}, {0.2, 3.3, -0.9}));
  using enum Vanishing;
  const auto why = [&](EquationId equation, int body, const char* plain) { return walk.why(equation, body, plain); };
  CHECK(why(EquationId::AngularVelocity, 0, "Rᵢᵀ ωₚ") == BaseAtRest);
  CHECK(why(EquationId::AngularVelocity, 1, "Rᵢᵀ ωₚ") == No);
  CHECK(why(EquationId::AngularVelocity, 1, "sᵢ q̇ᵢ") == No);
  for (int body = 0; body < 3; ++body) {
    CAPTURE(body);
    CHECK(why(EquationId::AngularAcceleration, body, "ωᵢ × sᵢ q̇ᵢ") == AxisParallel);
    CHECK(why(EquationId::AngularAcceleration, body, "sᵢ q̈ᵢ") == No);
    CHECK(why(EquationId::LinearAcceleration, body, "Rᵢᵀ aₚ") == No);
    CHECK(why(EquationId::LinearAcceleration, body, "sᵢ q̈ᵢ") == RevoluteJoint);
    CHECK(why(EquationId::JointForce, body, "fᴱᵢ") == NothingOutside);
    CHECK(why(EquationId::JointForce, body, "Rₖ fₖ") == (body == 2 ? NoChild : No));
    CHECK(why(EquationId::JointTorque, body, "τᵐᵢ") == SwitchedOff);
    CHECK(why(EquationId::JointTorque, body, "τᶠᵢ") == SwitchedOff);
  }
  CHECK(why(EquationId::LinearAcceleration, 0, "Rᵢᵀ (αₚ × rᵢ)") == BaseAtRest);
  CHECK(why(EquationId::LinearAcceleration, 1, "Rᵢᵀ (αₚ × rᵢ)") == No);
  CHECK(why(EquationId::LinearAcceleration, 1, "Rᵢᵀ (ωₚ × (ωₚ × rᵢ))") == No);
  // the centre of the last link lies on its axis
  CHECK(why(EquationId::CentreAcceleration, 1, "αᵢ × cᵢ") == No);
  CHECK(why(EquationId::CentreAcceleration, 2, "αᵢ × cᵢ") == AxisParallel);
  CHECK(why(EquationId::CentreAcceleration, 2, "ωᵢ × (ωᵢ × cᵢ)") == AxisParallel);
}

TEST_CASE("Turning about a principal axis: omega and I omega are parallel") {
  const Walk walk(chain({{JointType::Revolute, Eigen::Vector3d::UnitZ(), kAlongX, kAlongX, 1.0}}),
                  state({0.4}, {2.0}, {1.0}));
  CHECK(walk.why(EquationId::InertialMoment, 0, "Iᵢ αᵢ") == Vanishing::No);
  CHECK(walk.why(EquationId::InertialMoment, 0, "ωᵢ × Iᵢ ωᵢ") == Vanishing::AxisParallel);
}

TEST_CASE("A cart with a pendulum: a sliding joint does not turn") {
  const Mechanism cart = chain({{JointType::Prismatic, Eigen::Vector3d::UnitX(), kNone, kAlongX, 1.0},
                                {JointType::Revolute, Eigen::Vector3d::UnitY(), {0.0, 0.1, 0.0}, kAlongX, 1.0}});
  using enum Vanishing;
  const Walk walk(cart, state({0.3, 0.8}, {1.0, -2.0}, {0.5, 0.6}));
  const auto why = [&](EquationId equation, int body, const char* plain) { return walk.why(equation, body, plain); };
  CHECK(why(EquationId::AngularVelocity, 0, "sᵢ q̇ᵢ") == PrismaticJoint);
  CHECK(why(EquationId::AngularAcceleration, 0, "sᵢ q̈ᵢ") == PrismaticJoint);
  CHECK(why(EquationId::LinearVelocity, 0, "sᵢ q̇ᵢ") == No);
  CHECK(why(EquationId::LinearAcceleration, 0, "2 ωᵢ × sᵢ q̇ᵢ") == PrismaticJoint);
  CHECK(why(EquationId::LinearAcceleration, 0, "sᵢ q̈ᵢ") == No);
  CHECK(why(EquationId::CentreAcceleration, 0, "αᵢ × cᵢ") == PrismaticJoint);
  // the pendulum hangs on a link that does not turn
  CHECK(why(EquationId::AngularVelocity, 1, "Rᵢᵀ ωₚ") == PrismaticJoint);
  CHECK(why(EquationId::LinearAcceleration, 1, "Rᵢᵀ (ωₚ × (ωₚ × rᵢ))") == PrismaticJoint);
  CHECK(why(EquationId::CentreAcceleration, 1, "αᵢ × cᵢ") == No);
  // in the spatial equations the sliding joint's own term is there
  const Walk spatial(cart, state({0.3, 0.8}, {1.0, -2.0}, {0.5, 0.6}), Formulation::Spatial);
  CHECK(spatial.why(EquationId::SpatialVelocity, 0, "Sᵢ q̇ᵢ") == No);
  CHECK(spatial.why(EquationId::SpatialVelocity, 0, "Xᵢ Vₚ") == BaseAtRest);
}

TEST_CASE("What the state and the model lack is named: rates, mass, offsets, gravity, friction") {
  using enum Vanishing;
  const Mechanism arm = chain({{JointType::Revolute, Eigen::Vector3d::UnitZ(), kNone, kNone, 1.0},
                               {JointType::Revolute, Eigen::Vector3d::UnitX(), kNone, kAlongX, 0.0},
                               {JointType::Revolute, Eigen::Vector3d::UnitY(), kAlongX, kAlongX, 1.0}});
  DynamicsInput input = state({0.1, 0.2, 0.3}, {0.0, 0.0, 0.0}, {0.0, 1.0, 0.0});
  input.gravity = Eigen::Vector3d::Zero();
  input.terms = {true, true};
  const Walk walk(arm, input);
  const auto why = [&](EquationId equation, int body, const char* plain) { return walk.why(equation, body, plain); };
  CHECK(why(EquationId::AngularVelocity, 0, "sᵢ q̇ᵢ") == NoJointVelocity);
  CHECK(why(EquationId::AngularVelocity, 1, "Rᵢᵀ ωₚ") == NoAngularVelocity);
  CHECK(why(EquationId::AngularAcceleration, 0, "sᵢ q̈ᵢ") == NoJointAcceleration);
  CHECK(why(EquationId::AngularAcceleration, 1, "Rᵢᵀ αₚ") == NoAngularAcceleration);
  CHECK(why(EquationId::LinearAcceleration, 0, "Rᵢᵀ aₚ") == NoGravity);
  CHECK(why(EquationId::LinearAcceleration, 1, "Rᵢᵀ (αₚ × rᵢ)") == NoOffset);
  CHECK(why(EquationId::CentreAcceleration, 0, "αᵢ × cᵢ") == NoCentreOffset);
  CHECK(why(EquationId::InertialForce, 1, "mᵢ a_cᵢ") == NoMass);
  CHECK(why(EquationId::InertialMoment, 1, "Iᵢ αᵢ") == NoMass);
  CHECK(why(EquationId::RotorTorque, 1, "Gᵢ² Iᵐᵢ q̈ᵢ") == NoRotorInertia);
  CHECK(why(EquationId::FrictionTorque, 1, "Dᵢ q̇ᵢ") == NoFriction);
  CHECK(why(EquationId::JointTorque, 1, "τᶠᵢ") == NoFriction);
  CHECK(why(EquationId::JointTorque, 1, "τᵐᵢ") == NoRotorInertia);
  const Walk world(arm, input, Formulation::WorldSpatial);
  CHECK(world.why(EquationId::ExternalWrench, 0, "[mⱼ g; cⱼ × mⱼ g]") == NoGravity);
  CHECK(world.why(EquationId::ExternalWrench, 0, "given") == NothingOutside);
  CHECK(world.why(EquationId::Rotation, 0, "pₚ") == NoOffset);
  CHECK(world.why(EquationId::InertialWrench, 0, "Iˢⱼ [v̇_oⱼ; ẇⱼ]") == NoAcceleration);
}

TEST_CASE("A spring gives nothing at its rest position, or where there is none") {
  Mechanism arm = chain({{JointType::Revolute, Eigen::Vector3d::UnitZ(), kNone, kNone, 1.0},
                         {JointType::Revolute, Eigen::Vector3d::UnitX(), kNone, kAlongX, 1.0},
                         {JointType::Revolute, Eigen::Vector3d::UnitY(), kAlongX, kAlongX, 1.0}});
  arm.joints[0].spring = {2.0, 0.1};
  arm.joints[1].spring = {2.0, 0.0};
  const Walk walk(arm, state({0.1, 0.2, 0.3}, {0.0, 0.0, 0.0}, {0.0, 1.0, 0.0}));
  const char* const spring = "kˢᵢ (qᵢ − qˢᵢ)";
  CHECK(walk.why(EquationId::SpringTorque, 0, spring) == Vanishing::SpringAtRest);
  CHECK(walk.why(EquationId::SpringTorque, 1, spring) == Vanishing::No);
  CHECK(walk.why(EquationId::SpringTorque, 2, spring) == Vanishing::NoStiffness);
  CHECK(walk.why(EquationId::SprungJointTorque, 0, "τˢᵢ") == Vanishing::SpringAtRest);
  CHECK(walk.why(EquationId::SprungJointTorque, 2, "τˢᵢ") == Vanishing::NoStiffness);
}

TEST_CASE("A moment across the axis leaves nothing for the joint") {
  // a vertical axis in gravity, at rest
  const Walk walk(chain({{JointType::Revolute, Eigen::Vector3d::UnitZ(), kNone, kAlongX, 1.0}}),
                  state({0.4}, {0.0}, {0.0}));
  CHECK(walk.why(EquationId::JointMoment, 0, "cᵢ × Fᵢ") == Vanishing::No);
  CHECK(walk.why(EquationId::JointTorque, 0, "sᵢ · nᵢ") == Vanishing::Perpendicular);
}

TEST_CASE("A small quantity is not taken for round-off beside a large one") {
  // the first joint turns a billion times slower than the second
  const Walk walk(chain({{JointType::Revolute, Eigen::Vector3d::UnitZ(), kNone, kAlongX, 1.0},
                         {JointType::Revolute, Eigen::Vector3d::UnitX(), kAlongX, {0.0, 0.2, 0.0}, 1.0}}),
                  state({0.4, 0.2}, {3e-9, 3.0}, {1e-9, 2.0}));
  CHECK(walk.why(EquationId::AngularVelocity, 1, "Rᵢᵀ ωₚ") == Vanishing::No);
  CHECK(walk.why(EquationId::LinearAcceleration, 1, "Rᵢᵀ (ωₚ × (ωₚ × rᵢ))") == Vanishing::No);
}
