// SPDX-License-Identifier: GPL-3.0-or-later
// Every equation of every formulation as a sum of terms: the sum is the recorded left side, the factors are the
// recording's bits, and what is called zero is zero.
#include "core/trace/step_terms.h"

#include "core/base/require.h"
#include "core/io/scene_file.h"
#include "core/recording/quantity_key.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

double largest(const double* values, int size) {
  double result = 0.0;
  for (int k = 0; k < size; ++k) result = std::max(result, std::abs(values[k]));
  return result;
}

/// Left side minus the sum of its summands, beside the largest of them; not taken from StepTerms' own figures.
double relativeRest(const StepTerms& terms, int result) {
  const StepResult& left = terms.results[static_cast<std::size_t>(result)];
  double rest[9], scale = 0.0;
  std::copy(std::begin(left.values), std::end(left.values), rest);
  for (const Summand& s : terms.summands) {
    if (s.result != result) continue;
    for (int k = 0; k < s.size; ++k) rest[k] -= s.values[k];
    scale = std::max(scale, largest(s.values, s.size));
    // a scalar product of six-vectors is itself a sum of two, which can all but cancel about the world's origin
    for (const InnerValue& row : s.inner) {
      if (std::string(row.unit) == s.unit) scale = std::max(scale, largest(row.values, row.size));
    }
  }
  const double worst = largest(rest, left.size);
  return worst == 0.0 ? 0.0 : worst / scale;
}

bool sameBits(const double* a, const double* b, int size) {
  return std::memcmp(a, b, static_cast<std::size_t>(size) * sizeof(double)) == 0;
}

void checkBits(const Recording& recording, const StepTerms& terms) {
  const auto entry = [&](int k) -> const Recorded& { return recording.entries.at(static_cast<std::size_t>(k)); };
  for (const StepResult& left : terms.results) {
    REQUIRE(left.entry >= terms.step.first);
    REQUIRE(left.entry < terms.step.last);
    REQUIRE(left.quantity == entry(left.entry).quantity);
    REQUIRE(sameBits(left.values, entry(left.entry).values, left.size));
  }
  for (const Summand& s : terms.summands) {
    INFO(s.plain);
    for (const Factor& factor : s.factors) {
      INFO(factor.stem);
      if (factor.entry < 0) {
        // nothing recorded: a constant, the base's, or what the recursion leaves out
        REQUIRE((factor.constant != ModelConstant::None || factor.body < 0 || s.vanishes != Vanishing::No));
        continue;
      }
      REQUIRE(factor.constant == ModelConstant::None);
      REQUIRE(factor.body == entry(factor.entry).body);
      REQUIRE(factor.quantity == entry(factor.entry).quantity);
      REQUIRE(factor.frame == entry(factor.entry).frame);
      REQUIRE(sameBits(factor.values, entry(factor.entry).values, factor.size));
    }
    if (s.entry >= 0) REQUIRE(sameBits(s.values, entry(s.entry).values, s.size));
  }
}

/// The largest component of a quantity of this unit anywhere in the recording: what round-off is to be seen beside,
/// without the bounds that the terms themselves are judged by.
double largestOfUnit(const Model& model, const Recording& recording, const std::string& unit) {
  double result = 0.0;
  for (const Recorded& entry : recording.entries) {
    const bool prismatic = model.bodies()[static_cast<std::size_t>(entry.body)].prismatic;
    if (unit == unitOf(entry.quantity, prismatic, recording.formulation)) {
      result = std::max(result, largest(entry.values, entry.size));
    }
  }
  return result;
}

/// What vanishes is round-off, and what does not is well above it: on these robots in random states nothing lies
/// between. 1e-12 of what it could be is a hundred times the threshold; the smallest that is met is 8e-9.
void checkVanishing(const Model& model, const Recording& recording, const StepTerms& terms, double& smallest) {
  for (const Summand& s : terms.summands) {
    const double size = largest(s.values, s.size);
    INFO(s.plain << " of body " << terms.step.body << ": " << size << ", bound " << s.bound << ", "
                 << wordsOf(s.vanishes));
    if (s.vanishes != Vanishing::No) {
      if (size > 0.0) REQUIRE(size <= 1e-12 * largestOfUnit(model, recording, s.unit));
      REQUIRE(*wordsOf(s.vanishes) != '\0');
    } else {
      smallest = std::min(smallest, size / s.bound);
      REQUIRE(size > 1e-12 * s.bound);
    }
  }
}

struct Sizes {
  double worst = 0.0, smallest = 1.0;
  std::string where;
  long long summands = 0, vanishing = 0;
};

void checkAllSteps(const Model& model, const DynamicsInput& input, Formulation formulation, Sizes& sizes) {
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  const TermSource source(model, recording, {input.gravity, input.terms, input.external});
  for (const Step& step : stepsOf(recording)) {
    const StepTerms terms = source.termsOf(step);
    INFO(terms.id << " of body " << step.body);
    REQUIRE(terms.id == idOf(formulation, step.equation));
    REQUIRE_FALSE(terms.results.empty());
    for (std::size_t r = 0; r < terms.results.size(); ++r) {
      const double rest = relativeRest(terms, static_cast<int>(r));
      if (rest > sizes.worst) {
        sizes.worst = rest;
        sizes.where = terms.id + " of body " + std::to_string(step.body);
      }
      CHECK(rest <= 1e-12);
    }
    checkBits(recording, terms);
    checkVanishing(model, recording, terms, sizes.smallest);
    for (const Summand& s : terms.summands) {
      ++sizes.summands;
      sizes.vanishing += s.vanishes != Vanishing::No;
    }
  }
}

}  // namespace

TEST_CASE("Every equation of every example robot is the sum of its terms") {
  constexpr std::uint64_t kSeed = 7100;
  int robots = 0;
  for (const auto& file : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const Result<SceneData> scene = readModelFile(file.path().string());
    REQUIRE(scene.ok());
    const Result<Model> model = Model::compile(scene->mechanism);
    REQUIRE(model.ok());
    ++robots;
    for (const Formulation formulation : kAllFormulations) {
      INFO(file.path().filename().string() << ", " << nameOf(formulation) << ", seed " << kSeed);
      Random random(kSeed);
      Sizes sizes;
      for (int state = 0; state < 20; ++state) {
        DynamicsInput input = randomInput(random, *model);
        // each switch on and off, in every combination that 20 states have room for
        input.gravity = state % 2 == 0 ? scene->gravity : Eigen::Vector3d(Eigen::Vector3d::Zero());
        input.terms = {state / 2 % 2 == 0, state / 4 % 2 == 0};
        if (state / 8 % 2 == 0) {
          input.external = {{model->linkCount() - 1, {random.vector(20.0), random.vector(5.0)}},
                            {model->linkCount() / 2, {random.vector(20.0), random.vector(5.0)}}};
        }
        INFO("state " << state);
        checkAllSteps(*model, input, formulation, sizes);
      }
      INFO("worst " << sizes.worst << " at " << sizes.where << ", smallest " << sizes.smallest);
      // both kinds occur, or the check of what vanishes says nothing
      CHECK(sizes.vanishing > 0);
      CHECK(sizes.vanishing < sizes.summands);
    }
  }
  CHECK(robots >= 9);
}

TEST_CASE("Every equation of random trees is the sum of its terms: odd axes, fixed joints, links without mass") {
  for (std::uint64_t seed = 7500; seed < 7540; ++seed) {
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(2, 9), .prismatic = 0.4});
    mechanism.links.back().inertial.reset();
    const Model model = compiled(mechanism, {.merge_fixed_links = seed % 2 == 0});
    if (model.dof() == 0) continue;
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    input.terms = {true, true};
    input.external = {{random.integer(0, model.linkCount() - 1), {random.vector(20.0), random.vector(5.0)}}};
    if (seed % 4 == 0) addSprings(random, mechanism);
    const Model robot = compiled(mechanism, {.merge_fixed_links = seed % 2 == 0});
    for (const Formulation formulation : kAllFormulations) {
      INFO(nameOf(formulation) << ", seed " << seed);
      Sizes sizes;
      checkAllSteps(robot, input, formulation, sizes);
    }
  }
}

TEST_CASE("Without the loads that were recorded with, what is given is read from the recording") {
  Random random(7600);
  const Model model = compiled(randomMechanism(random, {.joints = 5, .fixed = 0.0}));
  DynamicsInput input = randomInput(random, model);
  input.external = {{model.linkCount() - 1, {random.vector(20.0), random.vector(5.0)}}};
  for (const Formulation formulation : {Formulation::BodyFrame, Formulation::Spatial, Formulation::NonRecursive}) {
    Recording recording;
    recordInverseDynamics(model, input, formulation, recording);
    const TermSource source(model, recording, {input.gravity, input.terms, {}});
    for (const Step& step : stepsOf(recording)) {
      const StepTerms terms = source.termsOf(step);
      INFO(nameOf(formulation) << ", " << terms.id << " of body " << step.body);
      CHECK(terms.residual <= 1e-12 * terms.scale);
      if (step.equation == EquationId::ExternalWrench) CHECK(terms.residual == 0.0);
    }
  }
}

TEST_CASE("A step that is not of the recording is refused") {
  Random random(7700);
  const Model model = compiled(randomMechanism(random, {.joints = 3, .fixed = 0.0}));
  Recording recording;
  recordInverseDynamics(model, randomInput(random, model), Formulation::Spatial, recording);
  const TermSource source(model, recording, {});
  Step step = stepsOf(recording).back();
  step.last += 1;
  CHECK_THROWS_AS(source.termsOf(step), PreconditionError);
  recording.entries.front().body = 99;
  CHECK_THROWS_AS(TermSource(model, recording, {}), PreconditionError);
}
