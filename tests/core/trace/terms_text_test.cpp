// SPDX-License-Identifier: GPL-3.0-or-later
// The equation with its numbers, and spoken.
#include "core/trace/terms_text.h"

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("Numbers of fixed places are the exact value rounded, with a true minus and no minus zero") {
  CHECK(fixedNumber(1.25, 4) == "1.2500");
  CHECK(fixedNumber(-1.37565, 4) == "−1.3757");  // the double lies above the tie: 1.37565000000000003943...
  CHECK(fixedNumber(0.5, 0) == "0");
  CHECK(fixedNumber(1.5, 0) == "2");
  CHECK(fixedNumber(-2.5, 0) == "−2");
  CHECK(fixedNumber(0.125, 2) == "0.12");
  CHECK(fixedNumber(0.375, 2) == "0.38");
  CHECK(fixedNumber(-0.00004, 4) == "0.0000");
  CHECK(fixedNumber(-0.00006, 4) == "−0.0001");
  CHECK(fixedNumber(-0.0, 3) == "0.000");
  CHECK(fixedNumber(std::numeric_limits<double>::quiet_NaN(), 3) == "nan");
  CHECK(fixedNumber(-std::numeric_limits<double>::infinity(), 3) == "−inf");
  CHECK(fixedNumber(1e308, 1).size() == 311);
  const double six[6] = {0.0, -1.0, 2.0, 3.0, 0.5, -0.25};
  CHECK(fixedNumbers(six, 1, 2) == "0.00");
  CHECK(fixedNumbers(six, 3, 2) == "(0.00, −1.00, 2.00)");
  CHECK(fixedNumbers(six, 6, 2) == "(0.00, −1.00, 2.00; 3.00, 0.50, −0.25)");
}

namespace {

/// A pendulum of 2 kg, 0.5 m from a horizontal axis (y), hanging along x at q = 0, gravity along -z.
Model pendulum() {
  Mechanism mechanism;
  mechanism.links.resize(2);
  mechanism.links[0].name = "base";
  mechanism.links[1].name = "bob";
  Inertial inertial;
  inertial.mass = 2.0;
  inertial.p_LLcm = {0.5, 0.0, 0.0};
  inertial.I_LLcm_L = Eigen::Vector3d(0.25, 0.25, 0.25).asDiagonal();
  mechanism.links[1].inertial = inertial;
  Joint joint;
  joint.name = "pivot";
  joint.type = JointType::Revolute;
  joint.parent = 0;
  joint.child = 1;
  joint.axis = Eigen::Vector3d::UnitY();
  mechanism.joints.push_back(joint);
  return compiled(mechanism);
}

StepTerms stepOf(const Model& model, const Recording& recording, const DynamicsInput& input, EquationId equation) {
  for (const Step& step : stepsOf(recording)) {
    if (step.equation == equation) return termsOf(model, recording, step, {input.gravity, input.terms, input.external});
  }
  FAIL("no such step");
  return {};
}

}  // namespace

TEST_CASE("A pendulum's equations with their numbers, by hand") {
  const Model model = pendulum();
  DynamicsInput input;
  input.q = Eigen::VectorXd::Zero(1);
  input.qd = Eigen::VectorXd::Constant(1, 2.0);
  input.qdd = Eigen::VectorXd::Constant(1, -1.0);
  input.gravity = {0.0, 0.0, -10.0};
  input.external = {{1, {Eigen::Vector3d(0.0, 0.0, 4.0), Eigen::Vector3d(0.0, -1.0, 0.0)}}};
  Recording recording;
  recordInverseDynamics(model, input, Formulation::BodyFrame, recording);
  const auto numbers = [&](EquationId equation, int decimals) {
    return plainWithNumbers(stepOf(model, recording, input, equation), decimals);
  };
  // alpha x c = (0, -1, 0) x (0.5, 0, 0), omega x (omega x c) = -4 c
  CHECK(numbers(EquationId::CentreAcceleration, 2) ==
        "(−2.00, 0.00, 10.50) = (0.00, 0.00, 10.00) + (0.00, 0.00, 0.50) + (−2.00, 0.00, 0.00)");
  CHECK(numbers(EquationId::InertialForce, 1) == "(−4.0, 0.0, 21.0) = (−4.0, 0.0, 21.0)");
  // f = F - f^E + nothing
  CHECK(numbers(EquationId::JointForce, 1) ==
        "(−4.0, 0.0, 17.0) = (−4.0, 0.0, 21.0) − (0.0, 0.0, 4.0) + (0.0, 0.0, 0.0)");
  // n = N + c x F - n^E: -0.25 - 10.5 + 1; tau = n_y
  CHECK(numbers(EquationId::JointMoment, 2) ==
        "(0.00, −9.75, 0.00) = (0.00, −0.25, 0.00) + (0.00, −10.50, 0.00) − (0.00, −1.00, 0.00) + (0.00, 0.00, 0.00) + "
        "(0.00, 0.00, 0.00)");
  CHECK(numbers(EquationId::JointTorque, 2) == "−9.75 = −9.75 + 0.00 + 0.00");
  // a turning joint has no sliding terms, and its picture neither
  CHECK(numbers(EquationId::LinearVelocity, 0) == "(0, 0, 0) = (0, 0, 0) + (0, 0, 0)");

  CHECK(spokenSymbols("Rᵢᵀ (αₚ × rᵢ)") == "R i transposed ( alpha p cross r i )");
  CHECK(spokenStep(model, recording, stepOf(model, recording, input, EquationId::CentreAcceleration), 1) ==
        "Acceleration of the centre of mass, minus gravity of bob. a c i is x minus 2.0, y 0.0, z 10.5, in metres per "
        "second squared. Made of: a i: x 0.0, y 0.0, z 10.0. alpha i cross c i: x 0.0, y 0.0, z 0.5. omega i cross ( "
        "omega i cross c i ): x minus 2.0, y 0.0, z 0.0.");
  CHECK(spokenStep(model, recording, stepOf(model, recording, input, EquationId::JointTorque), 2) ==
        "Joint torque of bob. tau i is minus 9.75, in newton metres. Made of: s i dot n i: minus 9.75. Of no effect "
        "here: tau rotor i, zero: switched off. tau friction i, zero: switched off.");
}

TEST_CASE("Every step of every formulation can be spoken: no sign is left that a voice would not know") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/scara.json").string());
  REQUIRE(scene.ok());
  const Model model = compiled(scene->mechanism);
  constexpr std::uint64_t kSeed = 7300;
  Random random(kSeed);
  DynamicsInput input = randomInput(random, model);
  input.terms = {true, true};
  input.external = {{model.linkCount() - 1, {random.vector(10.0), random.vector(5.0)}}};
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  const TermSource source(model, recording, {input.gravity, input.terms, input.external});
  for (const Step& step : stepsOf(recording)) {
    const StepTerms terms = source.termsOf(step);
    const std::string spoken = spokenStep(model, recording, terms, 3);
    INFO(nameOf(formulation) << ", seed " << kSeed << ", " << terms.id << ": " << spoken);
    CHECK(std::all_of(spoken.begin(), spoken.end(), [](char c) { return static_cast<unsigned char>(c) < 128; }));
    CHECK(spoken.find("  ") == std::string::npos);
    CHECK_FALSE(plainWithNumbers(terms, 3).empty());
  }
}
