// SPDX-License-Identifier: GPL-3.0-or-later
// Planted mistakes: each held against an evaluation of its own with that term changed, and against published figures.
#include "core/dynamics/mistakes.h"

#include "core/base/require.h"
#include "core/dynamics/attribution.h"
#include "core/scene/scene.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/formulations.h"
#include "tests/support/golden_model.h"
#include "tests/support/plain_newton_euler.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <cstring>
#include <set>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr Formulation kPlantable[] = {Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::Spatial};

struct Example {
  Mechanism mechanism;
  Model model;
  DynamicsInput input;
};

/// A tree of turning and sliding joints about any axes, in motion, with rotors and a wrench on every second link.
Example randomExample(std::uint64_t seed, int joints = 7) {
  Random random(seed);
  Mechanism mechanism = randomMechanism(random, {.joints = joints, .prismatic = 0.3, .fixed = 0.0});
  Model model = compiled(mechanism);
  DynamicsInput input = randomInput(random, model);
  input.gravity = random.vector(9.81);
  input.terms.rotor = true;
  for (int link = 1; link < model.linkCount(); link += 2) {
    input.external.push_back({link, {random.vector(30.0), random.vector(15.0)}, link, Eigen::Vector3d::Zero()});
  }
  return {std::move(mechanism), std::move(model), std::move(input)};
}

Eigen::VectorXd plainTorques(const Example& example, Formulation formulation, const MistakeSet& mistakes) {
  // spatial vectors are those of the link frames two by two
  return formulation == Formulation::WorldSpatial
             ? plainWorldFrame(example.mechanism, example.model, example.input, mistakes)
             : plainBodyFrame(example.mechanism, example.model, example.input, mistakes);
}

bool sameBits(const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
  return a.size() == b.size() &&
         std::memcmp(a.data(), b.data(), static_cast<std::size_t>(a.size()) * sizeof(double)) == 0;
}

/// PUMA 560 at (qn, 1, 1), g = 9.81, with friction and rotors.
DynamicsInput pumaState() {
  DynamicsInput input;
  input.q.resize(6);
  input.q << 0, kPi / 4, kPi, 0, kPi / 4, 0;
  input.qd = input.qdd = Eigen::VectorXd::Ones(6);
  input.gravity = kDown;
  input.terms = {.joint_friction = true, .rotor = true};
  return input;
}

}  // namespace

TEST_CASE("Each mistake gives what an evaluation of its own with that term changed gives") {
  for (const Formulation formulation : kPlantable) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Example example = randomExample(seed);
      CAPTURE(nameOf(formulation), seed);
      const Eigen::VectorXd right = inverseDynamics(example.model, example.input, formulation);
      CHECK(relativeError(plainTorques(example, formulation, {}), right) < 1e-12);
      for (const Mistake mistake : kMistakes) {
        if (!canBeMade(mistake, formulation)) continue;
        CAPTURE(nameOf(mistake));
        const Eigen::VectorXd wrong = inverseDynamics(example.model, example.input, formulation, {mistake});
        CHECK(relativeError(wrong, plainTorques(example, formulation, {mistake})) < 1e-12);
        Recording recording;
        CHECK(sameBits(recordInverseDynamics(example.model, example.input, formulation, {mistake}, recording), wrong));
      }
    }
  }
}

TEST_CASE("Every mistake shows on some random tree") {
  for (const Formulation formulation : kPlantable) {
    for (const Mistake mistake : kMistakes) {
      if (!canBeMade(mistake, formulation)) continue;
      CAPTURE(nameOf(formulation), nameOf(mistake));
      double largest = 0.0;
      for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Example example = randomExample(seed);
        const Eigen::VectorXd right = inverseDynamics(example.model, example.input, formulation);
        largest = std::max(largest,
                           relativeError(inverseDynamics(example.model, example.input, formulation, {mistake}), right));
      }
      CHECK(largest > 1e-3);
    }
  }
}

TEST_CASE("Several mistakes at once") {
  for (const Formulation formulation : kPlantable) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Example example = randomExample(seed);
      Random random(seed + 1000);
      MistakeSet mistakes;
      for (const Mistake mistake : kMistakes) {
        if (canBeMade(mistake, formulation) && random.chance(0.4)) mistakes.insert(mistake);
      }
      CAPTURE(nameOf(formulation), seed, mistakes.size());
      const Eigen::VectorXd wrong = inverseDynamics(example.model, example.input, formulation, mistakes);
      CHECK(relativeError(wrong, plainTorques(example, formulation, mistakes)) < 1e-12);
    }
  }
}

TEST_CASE("Without mistakes the bits are those of the right recursion") {
  const Example example = randomExample(77);
  for (const Formulation formulation : kAllFormulations) {
    CAPTURE(nameOf(formulation));
    Recording right, unplanted;
    const Eigen::VectorXd tau = recordInverseDynamics(example.model, example.input, formulation, right);
    CHECK(sameBits(recordInverseDynamics(example.model, example.input, formulation, {}, unplanted), tau));
    CHECK(sameBits(inverseDynamics(example.model, example.input, formulation, MistakeSet()),
                   inverseDynamics(example.model, example.input, formulation)));
    REQUIRE(unplanted.entries.size() == right.entries.size());
    for (std::size_t i = 0; i < right.entries.size(); ++i) {
      CHECK(std::memcmp(right.entries[i].values, unplanted.entries[i].values, sizeof(right.entries[i].values)) == 0);
    }
  }
}

TEST_CASE("A mistake that has nothing to work on changes nothing") {
  Example example = randomExample(5);
  example.input.terms.rotor = false;
  example.input.external.clear();
  for (const Formulation formulation : kPlantable) {
    const Eigen::VectorXd right = inverseDynamics(example.model, example.input, formulation);
    for (const Mistake mistake : {Mistake::RotorLeftOut, Mistake::ExternalForceIgnored}) {
      const Eigen::VectorXd wrong = inverseDynamics(example.model, example.input, formulation, {mistake});
      // the fast kernel of spatial vectors has other bits than the one that can be made to go wrong
      CHECK(relativeError(wrong, right) < 1e-12);
      if (formulation != Formulation::Spatial) CHECK(sameBits(wrong, right));
    }
  }
}

TEST_CASE("The spatial recursion that can go wrong goes right as the fast one does, quantity by quantity") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    CAPTURE(seed);
    Example example = randomExample(seed);
    example.input.terms.joint_friction = true;
    Recording fast, plain_text;
    recordInverseDynamics(example.model, example.input, Formulation::Spatial, fast);
    // the wrong sign of the wrong gravity: the way through the other text, and nothing wrong in it
    DynamicsInput upside_down = example.input;
    upside_down.gravity = -example.input.gravity;
    recordInverseDynamics(example.model, upside_down, Formulation::Spatial, {Mistake::GravityWrongSign}, plain_text);
    REQUIRE(plain_text.entries.size() == fast.entries.size());
    for (std::size_t i = 0; i < fast.entries.size(); ++i) {
      const Recorded &a = fast.entries[i], &b = plain_text.entries[i];
      CAPTURE(i, termOf(a.quantity));
      REQUIRE((a.pass == b.pass && a.body == b.body && a.quantity == b.quantity && a.equation == b.equation &&
               a.other == b.other && a.size == b.size && a.frame == b.frame));
      double largest = 1e-300, off = 0.0;
      for (int k = 0; k < a.size; ++k) {
        largest = std::max(largest, std::abs(a.values[k]));
        off = std::max(off, std::abs(a.values[k] - b.values[k]));
      }
      // sums of up to seven links' terms of which some nearly cancel
      CHECK(off < 1e-11 * std::max(largest, 1.0));
    }
  }
}

TEST_CASE("Gravity, rotors and external forces left out are the attribution's parts, in every formulation") {
  for (const Formulation formulation : kAllFormulations) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      CAPTURE(nameOf(formulation), seed);
      const Example example = randomExample(seed);
      const TorqueParts parts = attributeTorque(example.model, example.input);
      const Eigen::VectorXd right = inverseDynamics(example.model, example.input, formulation);
      const auto error = [&](Mistake mistake) -> Eigen::VectorXd {
        return inverseDynamics(example.model, example.input, formulation, {mistake}) - right;
      };
      // relative to the torques that the errors are differences of
      const double scale = 1e-12 * right.cwiseAbs().maxCoeff();
      CHECK((error(Mistake::GravityLeftOut) + parts.gravity).cwiseAbs().maxCoeff() < scale);
      CHECK((error(Mistake::GravityWrongSign) + 2.0 * parts.gravity).cwiseAbs().maxCoeff() < scale);
      CHECK((error(Mistake::RotorLeftOut) + parts.rotor).cwiseAbs().maxCoeff() < scale);
      CHECK((error(Mistake::ExternalForceIgnored) + parts.external).cwiseAbs().maxCoeff() < scale);
      if (canBeMade(Mistake::GravityTwice, formulation)) {
        CHECK((error(Mistake::GravityTwice) - parts.gravity).cwiseAbs().maxCoeff() < scale);
      }
    }
  }
}

TEST_CASE("A term of physics that is left out is missed alike in both formulations") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Example example = randomExample(seed);
    for (const Mistake mistake : {Mistake::GravityTwice, Mistake::NoGyroscopicTerm, Mistake::NoCentripetalTerm}) {
      CAPTURE(seed, nameOf(mistake));
      CHECK(relativeError(inverseDynamics(example.model, example.input, Formulation::WorldSpatial, {mistake}),
                          inverseDynamics(example.model, example.input, Formulation::BodyFrame, {mistake})) < 1e-12);
    }
  }
}

TEST_CASE("What the PUMA 560 makes of mistakes at (qn, 1, 1), to the printed digits") {
  const Model model = compiled(goldenPuma());
  const DynamicsInput input = pumaState();
  const Eigen::VectorXd right = inverseDynamics(model, input);
  const struct {
    Mistake mistake;
    double error[3];   // of joints 1 to 3
    double digits[3];  // half a unit of the last digit printed; gravity's are cut off, not rounded
  } printed[] = {
      {Mistake::HatMatrixMisprint, {4.65, 17.96, 3.70}, {5e-3, 5e-3, 5e-3}},
      {Mistake::AxisTurnedByParent, {6.50, 28.1, 0.73}, {5e-3, 5e-2, 5e-3}},
      {Mistake::NoGyroscopicTerm, {0.144, 0.170, 0.027}, {5e-4, 5e-4, 5e-4}},
      {Mistake::RotorLeftOut, {0.784, 2.32, 0.577}, {5e-4, 5e-3, 5e-4}},
      {Mistake::GravityLeftOut, {0.0, 31.63, 6.03}, {5e-3, 1e-2, 1e-2}},
  };
  for (const auto& row : printed) {
    CAPTURE(nameOf(row.mistake));
    for (const Formulation formulation : kPlantable) {
      if (!canBeMade(row.mistake, formulation)) continue;
      const Eigen::VectorXd wrong = inverseDynamics(model, input, formulation, {row.mistake});
      for (int i = 0; i < 3; ++i) {
        CAPTURE(i, wrong[i] - right[i]);
        CHECK(std::abs(std::abs(wrong[i] - right[i]) - row.error[i]) <= row.digits[i]);
      }
    }
  }
}

TEST_CASE("The planar teaching arm without gravity, with it twice, and with the wrong sign") {
  const Golden golden = goldenInverseDynamics()["teaching"];
  const Model model = compiled(goldenMechanism(golden["model"]));
  DynamicsInput input;
  input.q = vectorOf(golden["q"]);
  input.qd = vectorOf(golden["qd"]);
  input.qdd = vectorOf(golden["qdd"]);
  input.gravity = kDown;
  const Eigen::Vector2d right(7.714090, 0.879087), gravity(6.371782, 0.0);
  for (const Formulation formulation : kPlantable) {
    CAPTURE(nameOf(formulation));
    const auto error = [&](Mistake mistake) -> Eigen::Vector2d {
      return Eigen::Vector2d(inverseDynamics(model, input, formulation, {mistake})) - right;
    };
    // two figures of six decimals
    CHECK((error(Mistake::GravityLeftOut) + gravity).cwiseAbs().maxCoeff() < 2e-6);
    CHECK((error(Mistake::GravityTwice) - gravity).cwiseAbs().maxCoeff() < 2e-6);
    CHECK((error(Mistake::GravityWrongSign) + 2.0 * gravity).cwiseAbs().maxCoeff() < 3e-6);
    // what a planar arm never shows
    CHECK(error(Mistake::NoGyroscopicTerm).cwiseAbs().maxCoeff() < 1e-6);
  }
  // n_2 without c x F is I alpha, without the child's lever joint 1 misses r x R f
  Recording recording;
  const Eigen::Vector2d without =
      recordInverseDynamics(model, input, Formulation::BodyFrame, {Mistake::NoCentreLever}, recording);
  CHECK(without[1] == Approx(0.14583).margin(1e-5));
  const Eigen::Vector2d no_lever = inverseDynamics(model, input, Formulation::BodyFrame, {Mistake::NoChildLever});
  CHECK(no_lever[1] == Approx(right[1]).margin(1e-6));
  // f_2 = (8.60904, 2.93301) in link 2, which is turned by 60 degrees: its part across link 1 has the lever 0.5
  const double across = 8.60904 * std::sin(kPi / 3) + 2.93301 * std::cos(kPi / 3);
  CHECK(no_lever[0] - right[0] == Approx(-0.5 * across).margin(1e-5));
}

TEST_CASE("The spinning wheel on a turntable needs twice the moment that is found without the gyroscopic term") {
  const double spin = 30.0, turn = 2.0;
  Mechanism mechanism;
  mechanism.links.push_back({"base", {}, {}});
  mechanism.links.push_back({"table", Inertial{}, {}});
  Inertial wheel;
  wheel.mass = 2.0;
  wheel.I_LLcm_L = Eigen::Vector3d(0.04, 0.02, 0.02).asDiagonal();
  mechanism.links.push_back({"wheel", wheel, {}});
  Joint table;
  table.name = "turn";
  table.type = JointType::Revolute;
  table.parent = 0;
  table.child = 1;
  table.axis = Eigen::Vector3d::UnitZ();
  Joint spinning;
  spinning.name = "spin";
  spinning.type = JointType::Revolute;
  spinning.parent = 1;
  spinning.child = 2;
  spinning.X_PJ.p = {0.3, 0.0, 0.0};
  spinning.axis = Eigen::Vector3d::UnitX();
  mechanism.joints = {table, spinning};
  const Model model = compiled(mechanism);
  DynamicsInput input;
  input.q = input.qdd = Eigen::VectorXd::Zero(2);
  input.qd = Eigen::Vector2d(turn, spin);
  input.gravity.setZero();
  for (const auto& [mistakes, moment] : {std::pair<MistakeSet, double>{{}, 2.4}, {{Mistake::NoGyroscopicTerm}, 1.2}}) {
    Recording recording;
    const Eigen::VectorXd tau = recordInverseDynamics(model, input, Formulation::BodyFrame, mistakes, recording);
    CHECK(tau.cwiseAbs().maxCoeff() < 1e-12);
    CHECK((recording.find(1, Quantity::JointMoment)->vector() - Eigen::Vector3d(0.0, moment, 0.0)).norm() < 1e-12);
  }
}

TEST_CASE("A recording is wrong from the mistake on and right before it") {
  const Example example = randomExample(3);
  Recording right, wrong;
  recordInverseDynamics(example.model, example.input, Formulation::BodyFrame, right);
  recordInverseDynamics(example.model, example.input, Formulation::BodyFrame, {Mistake::NoCentreLever}, wrong);
  REQUIRE(wrong.entries.size() == right.entries.size());
  for (std::size_t i = 0; i < right.entries.size(); ++i) {
    const Recorded &a = right.entries[i], &b = wrong.entries[i];
    CAPTURE(i, termOf(a.quantity));
    REQUIRE((a.quantity == b.quantity && a.body == b.body && a.other == b.other));
    const bool same = std::memcmp(a.values, b.values, sizeof(a.values)) == 0;
    const bool moment = a.quantity == Quantity::JointMoment || a.quantity == Quantity::JointTorque;
    if (!moment) CHECK(same);
    if (a.quantity == Quantity::JointMoment) CHECK(!same);
  }
}

TEST_CASE("Every mistake has a name, a title, a hint and a formulation") {
  std::set<std::string> names, titles, hints;
  for (const Mistake mistake : kMistakes) {
    const std::string name = nameOf(mistake);
    CAPTURE(name);
    CHECK(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos);
    names.insert(name);
    titles.insert(titleOf(mistake));
    hints.insert(hintOf(mistake));
    CHECK(std::string(hintOf(mistake)).ends_with("."));
    CHECK(formulationFor({mistake}, Formulation::NonRecursive).has_value());
  }
  CHECK(names.size() == kMistakes.size());
  CHECK(titles.size() == kMistakes.size());
  CHECK(hints.size() == kMistakes.size());
  CHECK(kMistakes.size() == static_cast<std::size_t>(Mistake::ParentOmegaInCoriolis) + 1);
  CHECK(nameOf(Mistake::GravityLeftOut) == std::string("gravity-left-out"));
}

TEST_CASE("Mistakes choose the formulation that can make them") {
  using F = Formulation;
  CHECK(formulationFor({}, F::Spatial) == F::Spatial);
  CHECK(formulationFor({Mistake::RotorLeftOut}, F::NonRecursive) == F::NonRecursive);
  CHECK(formulationFor({Mistake::NoGyroscopicTerm}, F::WorldSpatial) == F::WorldSpatial);
  CHECK(formulationFor({Mistake::NoGyroscopicTerm}, F::Spatial) == F::Spatial);
  CHECK(formulationFor({Mistake::NoCentripetalTerm}, F::Spatial) == F::BodyFrame);
  CHECK(formulationFor({Mistake::NoChildLever, Mistake::NoParallelAxisTerm}, F::WorldSpatial) == F::Spatial);
  CHECK(formulationFor({Mistake::NoGyroscopicTerm, Mistake::HatMatrixMisprint}, F::BodyFrame) == F::WorldSpatial);
  CHECK(!formulationFor({Mistake::NoCentreLever, Mistake::HatMatrixMisprint}, F::BodyFrame));
  const Example example = randomExample(1);
  CHECK_THROWS_AS(inverseDynamics(example.model, example.input, F::BodyFrame, {Mistake::HatMatrixMisprint}),
                  PreconditionError);
  Recording recording;
  CHECK_THROWS_AS(
      recordInverseDynamics(example.model, example.input, F::NonRecursive, {Mistake::NoCentreLever}, recording),
      PreconditionError);
}
