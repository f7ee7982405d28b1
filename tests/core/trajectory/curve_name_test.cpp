// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/curve_name.h"

#include "tests/support/catch.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;

namespace {

CurveName nameOfParts(CurveQuantity quantity, std::string joint = {}, TorqueCause cause = TorqueCause::OwnInertia,
                      EnergyKind energy = EnergyKind::Kinetic, int axis = 0) {
  return {quantity, std::move(joint), cause, energy, axis, {}};
}

/// One of each kind for joints whose names look like something else.
std::vector<CurveName> everyName() {
  std::vector<CurveName> all;
  for (const char* joint : {"elbow", "arm.1.elbow", ".", "q.elbow", "speed", "kinetic", "x", "a b, \"c\""}) {
    for (const CurveQuantity quantity :
         {CurveQuantity::Position, CurveQuantity::Velocity, CurveQuantity::Acceleration, CurveQuantity::Torque,
          CurveQuantity::MistakenTorque, CurveQuantity::Power, CurveQuantity::Work, CurveQuantity::MotorTorque,
          CurveQuantity::InternalForce, CurveQuantity::InternalMoment}) {
      all.push_back(nameOfParts(quantity, joint));
    }
    for (const CurveQuantity quantity :
         {CurveQuantity::NormalForce, CurveQuantity::Friction, CurveQuantity::FrictionAlong1,
          CurveQuantity::FrictionAlong2, CurveQuantity::Gap, CurveQuantity::SlipSpeed, CurveQuantity::SlipMargin,
          CurveQuantity::Mode}) {
      all.push_back(nameOfParts(quantity));
      all.back().contact = joint;
    }
    for (const TorqueCause cause : kTorqueCauses) all.push_back(nameOfParts(CurveQuantity::TorquePart, joint, cause));
  }
  all.push_back(nameOfParts(CurveQuantity::Power));
  all.push_back(nameOfParts(CurveQuantity::Work));
  for (const EnergyKind kind :
       {EnergyKind::Kinetic, EnergyKind::Potential, EnergyKind::Total, EnergyKind::Drift, EnergyKind::MotorWork,
        EnergyKind::ExternalWork, EnergyKind::JointLoss, EnergyKind::ContactLoss, EnergyKind::ImpactLoss}) {
    all.push_back(nameOfParts(CurveQuantity::Energy, {}, TorqueCause::OwnInertia, kind));
  }
  for (int axis = 0; axis < 3; ++axis) {
    all.push_back(nameOfParts(CurveQuantity::HandPosition, {}, TorqueCause::OwnInertia, EnergyKind::Kinetic, axis));
  }
  all.push_back(nameOfParts(CurveQuantity::HandSpeed));
  all.push_back(nameOfParts(CurveQuantity::Manipulability));
  all.push_back(nameOfParts(CurveQuantity::ConstraintResidual));
  return all;
}

}  // namespace

TEST_CASE("Every name of a curve comes back from its text, and no two have the same", "[curves]") {
  std::set<std::string> texts;
  for (const CurveName& name : everyName()) {
    const std::string text = toString(name);
    CAPTURE(text);
    CHECK(texts.insert(text).second);
    const std::optional<CurveName> back = parseCurveName(text);
    REQUIRE(back);
    CHECK(*back == name);
  }
}

TEST_CASE("The names are those that scenes have", "[curves]") {
  CHECK(toString(nameOfParts(CurveQuantity::Torque, "elbow")) == "tau.elbow");
  CHECK(toString(nameOfParts(CurveQuantity::MistakenTorque, "elbow")) == "tau_mistaken.elbow");
  CHECK(toString(nameOfParts(CurveQuantity::TorquePart, "elbow")) == "tau_own_inertia.elbow");
  CHECK(toString(nameOfParts(CurveQuantity::TorquePart, "arm.2", TorqueCause::Coriolis)) == "tau_Coriolis.arm.2");
  CHECK(toString(nameOfParts(CurveQuantity::Work)) == "work");
  CHECK(toString(nameOfParts(CurveQuantity::Energy, {}, TorqueCause::Gravity, EnergyKind::Total)) == "energy.total");
  // what is of no meaning for the quantity does not count
  CHECK(toString(nameOfParts(CurveQuantity::HandPosition, "elbow", TorqueCause::Rotor, EnergyKind::Total, 2)) ==
        "hand.z");
  CHECK(toString(nameOfParts(CurveQuantity::Manipulability, "elbow")) == "manipulability");
}

TEST_CASE("Text that names no curve is none", "[curves]") {
  for (const char* text : {"",
                           ".",
                           "q",
                           "q.",
                           "qd.",
                           "tau.",
                           "tau",
                           "tau_.elbow",
                           "tau_gravity",
                           "tau_gravity.",
                           "tau_own inertia.elbow",
                           "tau_coriolis.elbow",
                           "Tau.elbow",
                           " tau.elbow",
                           "power.",
                           "work.",
                           "energy",
                           "energy.",
                           "energy.heat",
                           "hand",
                           "hand.w",
                           "hand.x.y",
                           "hand.",
                           "manipulability.elbow",
                           "manipulability ",
                           "elbow",
                           ".tau",
                           "joint.tau"}) {
    CAPTURE(text);
    CHECK_FALSE(parseCurveName(text));
  }
}

TEST_CASE("It is known which quantities are of a joint", "[curves]") {
  for (const CurveName& name : everyName()) {
    CAPTURE(toString(name));
    const bool is_of_all = name.quantity == CurveQuantity::Power || name.quantity == CurveQuantity::Work;
    CHECK(isOfJoint(name.quantity) == (!name.joint.empty() || is_of_all));
  }
}
