// SPDX-License-Identifier: GPL-3.0-or-later
// The summands and their factors are those of the equations' pictures: the same numbers, the same names.
#include "core/trace/step_terms.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The names in an equation's TeX source, by summand; number 0 is what stands outside of them all.
struct Picture {
  std::set<std::string> left;
  std::vector<std::set<std::string>> summands;
};

/// From the brace that opens at `at`: what is inside, without the brace that closes it.
std::string inBraces(const std::string& tex, std::size_t at) {
  int depth = 0;
  for (std::size_t k = at; k < tex.size(); ++k) {
    if (tex[k] == '{') ++depth;
    if (tex[k] == '}' && --depth == 0) return tex.substr(at + 1, k - at - 1);
  }
  return "";
}

std::set<std::string> names(const std::string& tex) {
  std::set<std::string> result;
  for (std::size_t at = tex.find("\\sym"); at != std::string::npos; at = tex.find("\\sym", at + 1)) {
    result.insert(inBraces(tex, tex.find('{', at)));
  }
  return result;
}

Picture pictureOf(const std::string& id, bool prismatic) {
  std::filesystem::path path = sourcePath("assets/equations/" + id + (prismatic ? ".prismatic.tex" : ".revolute.tex"));
  if (!std::filesystem::exists(path)) path = sourcePath("assets/equations/" + id + ".tex");
  std::string tex = readFile(path);
  Picture picture;
  picture.summands.emplace_back();
  for (std::size_t at = tex.find("\\lhs{"); at != std::string::npos; at = tex.find("\\lhs{", at + 1)) {
    picture.left.merge(names(inBraces(tex, at + 4)));
  }
  for (std::size_t at = tex.find("\\summand{"); at != std::string::npos; at = tex.find("\\summand{", at)) {
    const std::string inside = inBraces(tex, at + 8);
    picture.summands.push_back(names(inside));
    tex.erase(at, inside.size() + 10);
  }
  picture.summands[0] = names(tex);
  return picture;
}

// what runs over k and l inside of a term of j has one factor, the velocity that it adds up to
const std::set<std::string> kInnerSums = {"S_k", "qd_k", "S_l", "qd_l"};
const std::set<std::string> kInnerSum = {"V_p", "V_j"};
// the spatial transform and the spatial inertia are made in a step, but are no entries
const std::set<std::string> kNotRecorded = {"X_i", "Is_i"};

void checkStep(const StepTerms& terms, const Picture& picture) {
  for (const StepResult& left : terms.results) {
    INFO(left.stem);
    // a turning joint leaves its origin where it is; the trace shows it all the same
    CHECK((picture.left.count(left.stem) == 1 || left.stem == "r_i"));
  }
  for (const std::string& stem : picture.left) {
    INFO(stem << " on the left");
    const bool found = std::any_of(terms.results.begin(), terms.results.end(),
                                   [&](const StepResult& left) { return left.stem == stem; });
    CHECK((found || kNotRecorded.count(stem) == 1));
  }
  std::map<int, std::set<std::string>> stems;
  for (const Summand& s : terms.summands) {
    INFO(s.plain << ", sum " << s.group);
    REQUIRE(s.group >= 0);
    REQUIRE(s.group < static_cast<int>(picture.summands.size()));
    std::set<std::string>& of_group = stems[s.group];
    for (const Factor& factor : s.factors) of_group.insert(factor.stem);
    if (s.group == 0) continue;
    const std::set<std::string>& written = picture.summands[static_cast<std::size_t>(s.group)];
    for (const Factor& factor : s.factors) {
      INFO("factor " << factor.stem);
      CHECK((written.count(factor.stem) == 1 || picture.summands[0].count(factor.stem) == 1 ||
             kInnerSum.count(factor.stem) == 1));
    }
    if (s.vanishes == Vanishing::NoChild || s.vanishes == Vanishing::FixedJoint) continue;
    for (const std::string& stem : written) {
      INFO("written " << stem);
      CHECK((of_group.count(stem) == 1 || kInnerSums.count(stem) == 1));
    }
  }
  // and every sum of the picture is there
  for (std::size_t group = 1; group < picture.summands.size(); ++group) {
    INFO("sum " << group);
    const std::set<std::string>& written = picture.summands[group];
    const bool unrecorded = terms.equation == EquationId::Rotation || terms.equation == EquationId::SpatialInertia;
    CHECK((stems.count(static_cast<int>(group)) == 1 ||
           (unrecorded && (written.count("r_i") == 1 || written.count("m_i") == 1))));
  }
}

}  // namespace

TEST_CASE("The summands of every equation are those of its picture, and so are their factors") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const bool with_springs = GENERATE(false, true);
  Random random(7200);
  INFO(nameOf(formulation) << ", seed 7200" << (with_springs ? ", springs" : ""));
  Mechanism mechanism = randomMechanism(random, {.joints = 9, .prismatic = 0.4, .fixed = 0.0});
  if (with_springs) addSprings(random, mechanism);
  const Model model = compiled(mechanism);
  DynamicsInput input = randomInput(random, model);
  input.gravity = random.vector(10.0);
  input.terms = {true, true};
  for (int link = 1; link < model.linkCount(); ++link) {
    input.external.push_back({link, {random.vector(10.0), random.vector(5.0)}});
  }
  Recording recording;
  recordInverseDynamics(model, input, formulation, recording);
  const TermSource source(model, recording, {input.gravity, input.terms, input.external});
  bool turning = false, sliding = false;
  for (const Step& step : stepsOf(recording)) {
    const bool prismatic = model.bodies()[static_cast<std::size_t>(step.body)].prismatic;
    (prismatic ? sliding : turning) = true;
    const StepTerms terms = source.termsOf(step);
    INFO(terms.id << (prismatic ? ", prismatic" : ", revolute"));
    checkStep(terms, pictureOf(terms.id, prismatic));
  }
  CHECK(turning);
  CHECK(sliding);
}
