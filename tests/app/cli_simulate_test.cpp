// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli simulate: its columns, its options, and how it says what cannot be simulated.
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

CommandResult simulate(const std::string& arguments, const std::string& input = "") {
  return cli("simulate " + arguments, input);
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("A simulation prints the columns of the contract") {
  const CommandResult run = simulate(exampleArgument("arm_on_the_ground_i.json") + " --duration 0.05 --dt 0.001");
  CHECK(run.err.empty());
  REQUIRE(run.code == 0);
  const std::vector<std::string> lines = linesOf(run.out);
  CHECK(lines[0] ==
        "t,q.joint_1,q.joint_2,q.joint_3,qd.joint_1,qd.joint_2,qd.joint_3,qdd.joint_1,qdd.joint_2,qdd.joint_3,"
        "tau.joint_1,tau.joint_2,tau.joint_3,energy.kinetic,energy.potential,contact.hand.fn,contact.hand.ft,"
        "contact.hand.ft1,contact.hand.ft2,contact.hand.gap,contact.hand.mode");
  // ten steps a sample, and the start
  REQUIRE(lines.size() == 7);
  CHECK_THAT(lines[1], ContainsSubstring(",17.14333333333"));
  CHECK_THAT(lines[1], Catch::Matchers::EndsWith(",slip"));
}

TEST_CASE("JSON has the same numbers, by name") {
  const CommandResult run =
      simulate(exampleArgument("hanging_arm_on_the_ground_iii.json") + " --duration 0.02 --json --balance");
  REQUIRE(run.code == 0);
  const nlohmann::json json = nlohmann::json::parse(run.out);
  CHECK(json["joints"].size() == 3);
  CHECK(json["contacts"] == nlohmann::json({"hand"}));
  REQUIRE(json["results"].size() == 3);
  const nlohmann::json& first = json["results"][0];
  CHECK(first["qdd"].size() == 3);
  CHECK(first["contact"]["hand"]["fn"].get<double>() == Approx(12.0716643));
  CHECK(first["contact"]["hand"]["mode"] == "slip");
  CHECK(first["energy"]["kinetic"] == 0.0);
  CHECK(std::abs(json["results"][2]["energy"]["balance"].get<double>() - first["energy"]["balance"].get<double>()) <
        1e-8);
  CHECK(json["results"][2]["constraint"]["status"] == "determined");
}

TEST_CASE("A URDF and a scene without settings move freely") {
  const CommandResult urdf = simulate(exampleArgument("ur5e.urdf") + " --duration 0.01 --integrator dopri5");
  REQUIRE(urdf.code == 0);
  CHECK(linesOf(urdf.out).size() == 12);
  const CommandResult scene =
      simulate(exampleArgument("acrobot.json") + " --duration 0.01 --dt 0.005 --integrator semi-implicit-euler");
  REQUIRE(scene.code == 0);
  CHECK(linesOf(scene.out).size() == 4);
  CHECK(linesOf(scene.out)[0].find("contact.") == std::string::npos);
}

TEST_CASE("The instants of lift-off and impact are printed") {
  std::string text = readFile(sourcePath("assets/examples/hanging_arm_on_the_ground_i.json"));
  const std::string bilateral = "\"bilateral\"";
  text.replace(text.find(bilateral), bilateral.size(), "\"unilateral\"");
  const CommandResult run = simulate("- --events --duration 2", text);
  REQUIRE(run.code == 0);
  const std::vector<std::string> lines = linesOf(run.out);
  REQUIRE(lines.size() == 6);
  CHECK(lines[0] == "t,contact,event,value");
  CHECK(lines[1].starts_with("0,hand,lift-off,-3.97527"));
  CHECK(lines[2].starts_with("0.02"));
  CHECK_THAT(lines[2], ContainsSubstring(",hand,impact,0.0"));
}

TEST_CASE("What cannot be simulated is said, and what there is is written") {
  CHECK(simulate(exampleArgument("arm_on_the_ground_i.json") + " --integrator euler").code == 2);
  CHECK(simulate(exampleArgument("arm_on_the_ground_i.json") + " --dt 0").code == 2);
  CHECK(simulate(exampleArgument("arm_on_the_ground_i.json") + " --duration nan").code == 2);
  const CommandResult large =
      simulate(exampleArgument("arm_on_the_ground_i.json") + " --duration 100000 --dt 0.0000001");
  CHECK(large.code == 1);
  CHECK_THAT(large.err, ContainsSubstring("--dt"));

  // off the ground: refused with the distance, and put there when asked to
  std::string text = readFile(sourcePath("assets/examples/arm_on_the_ground_i.json"));
  const std::size_t state = text.find("\"state\"");
  const std::string angle = "-0.5235987755982988";
  text.replace(text.find(angle, state), angle.size(), "-0.4");
  const CommandResult off = simulate("- --duration 0.01", text);
  CHECK(off.code == 1);
  CHECK_THAT(off.err,
             ContainsSubstring(
                 "standard input:1: error: contact 'hand': in the initial pose the contact point is 0.1233 m away"));
  CHECK(simulate("- --duration 0.01 --project-start", text).code == 0);

  // too long a step: a warning first, the samples until it has run away, and then the error
  const CommandResult unstable =
      simulate(exampleArgument("arm_on_the_ground_v.json") + " --dt 0.02 --integrator semi-implicit-euler");
  CHECK_THAT(unstable.err,
             ContainsSubstring("warning: simulation: the motion may diverge because the step is too long"));
  CHECK(linesOf(unstable.out).size() > 1);
}
