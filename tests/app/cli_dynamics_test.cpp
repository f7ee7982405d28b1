// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that compute dynamics, held against closed forms and against each other.
#include "core/base/number_text.h"
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <string>
#include <vector>

using linkwright::numberText;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kEarth = " --gravity 0,0,-9.81";

nlohmann::json json(const std::string& arguments, const std::string& input = "") {
  const CommandResult result = cli(arguments + " --json", input);
  INFO(arguments << "\n" << result.err);
  REQUIRE(result.code == 0);
  return nlohmann::json::parse(result.out);
}

using Matrix = std::vector<std::vector<double>>;
Matrix matrixOf(const nlohmann::json& result) { return result["M"].get<Matrix>(); }

std::string headerOf(const CommandResult& result) { return result.out.substr(0, result.out.find('\n')); }

const std::vector<double> kScaraQdd = {1.5, -2.5, 0.75, 4.0};

/// A state of the SCARA with a wrench on its tool: with kScaraQdd, or with torques.
std::string stateLine(bool accelerates, const std::vector<double>& tau) {
  std::string header = "t,q.shoulder,q.elbow,q.lift,q.roll,qd.shoulder,qd.elbow,qd.lift,qd.roll";
  for (const char* part : {"fx", "fy", "fz", "nx", "ny", "nz"}) header += std::string(",ext.tool.") + part;
  std::string row = "0.25,0.4,-0.9,0.12,0.3,0.8,-1.1,0.4,2,3,-4,-5,0.1,0.2,0.3";
  const std::vector<double>& numbers = accelerates ? kScaraQdd : tau;
  const std::vector<std::string> joints = {"shoulder", "elbow", "lift", "roll"};
  for (std::size_t i = 0; i < joints.size(); ++i) {
    header += (accelerates ? ",qdd." : ",tau.") + joints[i];
    row += "," + numberText(numbers.at(i));
  }
  return header + "\n" + row + "\n";
}

/// A chain of joints about x and y in turn, each link with a mass.
std::string alternatingChain(int joints) {
  std::string urdf = "<robot name=\"chain\">\n<link name=\"l0\"/>\n";
  for (int i = 1; i <= joints; ++i) {
    const std::string me = std::to_string(i);
    urdf += "<link name=\"l" + me +
            "\"><inertial><mass value=\"0.1\"/><inertia ixx=\"1e-4\" iyy=\"1e-4\" izz=\"1e-4\"/>" +
            "</inertial></link><joint name=\"j" + me + "\" type=\"continuous\"><parent link=\"l" +
            std::to_string(i - 1) + "\"/><child link=\"l" + me + "\"/><origin xyz=\"0 0 0.001\"/><axis xyz=\"" +
            (i % 2 == 1 ? "1 0 0" : "0 1 0") + "\"/></joint>\n";
  }
  return urdf + "</robot>\n";
}

}  // namespace

TEST_CASE("gravity gives the torques that hold the arm still, whatever it does") {
  const CommandResult csv = cli("gravity " + kArm + " --states -" + kEarth, kStates);
  CHECK(csv.code == 0);
  CHECK(headerOf(csv) == "g.joint_1,g.joint_2");
  const nlohmann::json result = json("gravity " + kArm + " --states -" + kEarth, kStates)["results"][0];
  REQUIRE(result["g"].size() == 2);
  CHECK(result["g"][0].get<double>() == Approx(6.371782).margin(1e-6));
  CHECK(result["g"][1].get<double>() == Approx(0.0).margin(1e-12));  // link 2 stands upright
  // without gravity there is nothing to hold; rates and wrenches have no part in it
  const std::string wrench = ",ext.tip.fx,ext.tip.fy,ext.tip.fz,ext.tip.nx,ext.tip.ny,ext.tip.nz\n";
  const std::string pushed =
      kHeader.substr(0, kHeader.size() - 1) + wrench + "0.52359877559829882,1.0471975511965976,1,2,3,4,9,9,9,9,9,9\n";
  CHECK(cli("gravity " + kArm + " --states -" + kEarth, pushed).out == csv.out);
  const nlohmann::json none = json("gravity " + kArm + " --states - --gravity 0,0,0", kStates);
  CHECK(none["results"][0]["g"] == nlohmann::json({0, 0}));
}

TEST_CASE("mass-matrix gives the teaching arm's figures, symmetric, with the rotors on the diagonal") {
  const CommandResult csv = cli("mass-matrix " + kArm + " --states -", kStates);
  CHECK(csv.code == 0);
  CHECK(headerOf(csv) == "M.joint_1.joint_1,M.joint_1.joint_2,M.joint_2.joint_1,M.joint_2.joint_2");
  const Matrix M = matrixOf(json("mass-matrix " + kArm + " --states -", kStates)["results"][0]);
  CHECK(M[0][0] == Approx(0.541667).margin(1e-6));
  CHECK(M[0][1] == Approx(0.145833).margin(1e-6));
  CHECK(M[1][1] == Approx(1.0 / 12.0).margin(1e-12));
  CHECK(M[0][1] == M[1][0]);

  const std::string scara = "q.shoulder,q.elbow,q.lift,q.roll\n0.3,0.7,0.1,0.2\n0.3,-0.7,0.1,0.2\n";
  const nlohmann::json both = json("mass-matrix " + kScara + " --states -", scara)["results"];
  REQUIRE(both.size() == 2);
  const Matrix plain = matrixOf(both[0]);
  const Matrix rotor = matrixOf(json("mass-matrix " + kScara + " --states - --rotor", scara)["results"][0]);
  const double reflected[] = {50 * 50 * 0.0003, 50 * 50 * 0.0001, 400 * 400 * 0.00002, 20 * 20 * 0.00001};
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t k = 0; k < 4; ++k) {
      CAPTURE(i, k);
      CHECK(plain[i][k] == plain[k][i]);
      CHECK(rotor[i][k] - plain[i][k] == Approx(i == k ? reflected[i] : 0.0).margin(1e-12));
    }
  }
  CHECK(cli("mass-matrix " + kScara + " --states - --joint-friction", scara).out ==
        cli("mass-matrix " + kScara + " --states -", scara).out);
}

TEST_CASE("A row of the mass matrix is the torques of a unit acceleration") {
  std::string q, rows;
  const std::vector<std::string> joints = {"shoulder_pan_joint", "shoulder_lift_joint", "elbow_joint",
                                           "wrist_1_joint",      "wrist_2_joint",       "wrist_3_joint"};
  for (const std::string& joint : joints) q += (q.empty() ? "q." : ",q.") + joint;
  for (const std::string& joint : joints) q += ",qdd." + joint;
  for (int i = 0; i < 6; ++i) {
    rows += "0.1,-0.8,1.3,-0.4,0.9,0.2";
    for (int k = 0; k < 6; ++k) rows += i == k ? ",1" : ",0";
    rows += "\n";
  }
  const nlohmann::json id = json("id " + kUr5e + " --states - --gravity 0,0,0", q + "\n" + rows)["results"];
  const Matrix M = matrixOf(json("mass-matrix " + kUr5e + " --states -", q + "\n" + rows)["results"][0]);
  for (std::size_t i = 0; i < 6; ++i) {
    const auto tau = id[i]["tau"].get<std::vector<double>>();
    for (std::size_t k = 0; k < 6; ++k) {
      CHECK(tau[k] == Approx(M[k][i]).margin(1e-12));
    }
  }
}

TEST_CASE("fd gives back the accelerations that id was given, by every method, with every switch and a wrench") {
  for (const std::string& switches : {std::string(), std::string(" --joint-friction --rotor")}) {
    const std::string given = stateLine(true, {});
    const nlohmann::json id = json("id " + kScara + " --states -" + switches, given);
    const auto tau = id["results"][0]["tau"].get<std::vector<double>>();
    for (const char* method : {"", " --method aba", " --method crba", " --method unit-vector"}) {
      CAPTURE(switches, method);
      const std::string command = "fd " + kScara + " --states -" + switches + method;
      const std::string states = stateLine(false, tau);
      CHECK(headerOf(cli(command, states)) == "t,qdd.shoulder,qdd.elbow,qdd.lift,qdd.roll");
      const nlohmann::json fd = json(command, states);
      const auto qdd = fd["results"][0]["qdd"].get<std::vector<double>>();
      REQUIRE(qdd.size() == 4);
      for (std::size_t i = 0; i < 4; ++i) CHECK(qdd[i] == Approx(kScaraQdd[i]).margin(1e-9));
    }
  }
  // the rotors are felt
  const std::string falling = "q.shoulder,q.elbow,q.lift,q.roll\n0,0,0.1,0\n";
  const double free = json("fd " + kScara + " --states -", falling)["results"][0]["qdd"][2];
  const double geared = json("fd " + kScara + " --states - --rotor", falling)["results"][0]["qdd"][2];
  CHECK(free == Approx(9.80665).margin(1e-12));  // the quill falls along its axis, which points down
  CHECK(geared == Approx(9.80665 * 2.0 / (2.0 + 400 * 400 * 0.00002)).margin(1e-12));
}

TEST_CASE("A link without mass has no acceleration: an error that names it, never a number") {
  const TemporaryFolder folder;
  const std::string urdf =
      "<robot name=\"m\">\n<link name=\"base\"/>\n<link name=\"arm\"><inertial><mass value=\"1\"/>"
      "<inertia ixx=\"0.1\" iyy=\"0.1\" izz=\"0.1\"/></inertial></link>\n<link name=\"ghost\"/>\n"
      "<joint name=\"a\" type=\"continuous\"><parent link=\"base\"/><child link=\"arm\"/></joint>\n"
      "<joint name=\"b\" type=\"continuous\"><parent link=\"arm\"/><child link=\"ghost\"/></joint>\n</robot>\n";
  const std::string model = "'" + folder.write("ghost.urdf", urdf) + "'";
  for (const char* method : {"aba", "crba", "unit-vector"}) {
    CAPTURE(method);
    const CommandResult refused = cli("fd " + model + " --states - --method " + method, "q.a,q.b\n0,0.5\n");
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK_THAT(refused.err, ContainsSubstring("ghost.urdf:6: error: "));
    CHECK_THAT(refused.err, ContainsSubstring("'ghost'"));
  }
  const CommandResult wrong = cli("fd " + model + " --states - --method lagrange", "q.a,q.b\n0,0\n");
  CHECK(wrong.code == 2);
  CHECK_THAT(wrong.err, ContainsSubstring("there is no method 'lagrange'"));
  CHECK_THAT(cli("fd " + model + " --states -", "q.a,q.b,tau.a\n0,0,1\n").err, ContainsSubstring("'tau.b' is missing"));
}

TEST_CASE("decompose gives the teaching arm's parts") {
  const CommandResult csv = cli("decompose " + kArm + " --states -" + kEarth, kStates);
  CHECK(csv.code == 0);
  CHECK(headerOf(csv) ==
        "inertia.joint_1,inertia.joint_2,coriolis.joint_1,coriolis.joint_2,gravity.joint_1,gravity.joint_2,"
        "friction.joint_1,friction.joint_2,rotor.joint_1,rotor.joint_2,external.joint_1,external.joint_2");
  const nlohmann::json parts = json("decompose " + kArm + " --states -" + kEarth, kStates)["results"][0];
  const auto expect = [&](const nlohmann::json& result, const char* key, double first, double second) {
    CAPTURE(key);
    CHECK(result[key][0].get<double>() == Approx(first).margin(1e-6));
    CHECK(result[key][1].get<double>() == Approx(second).margin(1e-6));
  };
  expect(parts, "inertia", 2.208333, 0.770833);
  expect(parts, "coriolis", -0.866025, 0.108253);
  expect(parts, "gravity", 6.371782, 0.0);
  // M = [[0.541667, 0.145833], [0.145833, 0.083333]], qdd = (3, 4); h = 0.108253 (-(2 qd_1 + qd_2) qd_2, qd_1^2)
  const nlohmann::json fine = json("decompose " + kArm + " --states - --fine" + kEarth, kStates)["results"][0];
  CHECK_FALSE(fine.contains("inertia"));
  expect(fine, "own_inertia", 1.625, 0.333333);
  expect(fine, "coupled_inertia", 0.583333, 0.4375);
  expect(fine, "centrifugal", -0.433013, 0.108253);
  expect(fine, "coriolis", -0.433013, 0.0);
}

TEST_CASE("A joint's spring is in id, a part of decompose, potential energy, and told by info") {
  const TemporaryFolder folder;
  const std::string robot = "'" + folder.write("sprung.json", R"({"linkwright": 5, "name": "sprung",
"links": [{"name": "base"}, {"name": "rod", "inertial": {"mass": 2, "centre_of_mass": [0.5, 0, 0], "inertia": {"xx": 0, "yy": 0, "zz": 0}}}],
"joints": [{"name": "pivot", "type": "continuous", "parent": "base", "child": "rod", "axis": [0, -1, 0],
"spring": {"stiffness": 3, "rest": 0.2}}]})") +
                            "'";
  const std::string state = "q.pivot\n0.7\n";
  const double spring = json("id " + robot + " --states - --gravity 0,0,0", state)["results"][0]["tau"][0];
  CHECK(spring == Approx(1.5));
  const nlohmann::json parts = json("decompose " + robot + " --states -" + kEarth, state)["results"][0];
  CHECK(parts["spring"][0].get<double>() == Approx(1.5));
  CHECK(parts["gravity"][0].get<double>() == Approx(9.81 * std::cos(0.7)));
  const nlohmann::json info = json("info " + robot, "")["joints"][0]["spring"];
  CHECK(info["stiffness"] == 3.0);
  CHECK(info["rest"] == 0.2);
}

TEST_CASE("The parts of decompose add up to id, with equal switches, coarse, fine and by link") {
  const std::vector<std::string> coarse = {"inertia", "coriolis", "gravity", "friction", "rotor", "external"};
  const std::vector<std::string> fine = {"own_inertia", "coupled_inertia", "centrifugal", "coriolis",
                                         "gravity",     "friction",        "rotor",       "external"};
  const std::string states = stateLine(true, {});
  for (const std::string& switches :
       {std::string(), std::string(" --rotor"), std::string(" --rotor --joint-friction")}) {
    const nlohmann::json id = json("id " + kScara + " --states -" + switches, states);
    const auto tau = id["results"][0]["tau"].get<std::vector<double>>();
    const auto adds_up = [&](const std::vector<double>& sum) {
      REQUIRE(sum.size() == tau.size());
      for (std::size_t i = 0; i < tau.size(); ++i) CHECK(sum[i] == Approx(tau[i]).margin(1e-11));
    };
    for (const bool is_fine : {false, true}) {
      CAPTURE(switches, is_fine);
      const std::string command = "decompose " + kScara + " --states -" + switches + (is_fine ? " --fine" : "");
      const nlohmann::json parts = json(command, states)["results"][0];
      const nlohmann::json by_link = json(command + " --by-link", states);
      CHECK(by_link["links"] == nlohmann::json({"arm_1", "arm_2", "quill", "tool", "tip"}));
      std::vector<double> sum(4, 0.0), sum_of_links(4, 0.0);
      for (const std::string& key : is_fine ? fine : coarse) {
        CAPTURE(key);
        const auto part = parts[key].get<std::vector<double>>();
        const auto links = by_link["results"][0][key].get<Matrix>();
        REQUIRE(part.size() == 4);
        REQUIRE(links.size() == 5);
        for (std::size_t i = 0; i < 4; ++i) {
          double of_links = 0.0;
          for (const std::vector<double>& link : links) of_links += link.at(i);
          CHECK(of_links == Approx(part[i]).margin(1e-11));
          sum[i] += part[i];
          sum_of_links[i] += of_links;
        }
        // the wrench is on the tool, and friction and rotor are of the joint's own link
        if (key == "external") CHECK(links[0] == std::vector<double>(4, 0.0));
        if (key == "friction" || key == "rotor") CHECK(links[1][0] == 0.0);
      }
      adds_up(sum);
      adds_up(sum_of_links);
    }
  }
  const CommandResult csv = cli("decompose " + kArm + " --states - --by-link", kStates);
  CHECK_THAT(csv.out, ContainsSubstring("inertia.link_1.joint_1,inertia.link_1.joint_2,inertia.link_2.joint_1"));
}

TEST_CASE("energy is that of a pendulum, of the teaching arm, and of a rotor where it counts") {
  const TemporaryFolder folder;
  const std::string urdf =
      "<robot name=\"pendulum\"><link name=\"base\"/><link name=\"rod\"><inertial><origin xyz=\"0 0 -0.5\"/>"
      "<mass value=\"2\"/><inertia ixx=\"0.1\" iyy=\"0.1\" izz=\"0.001\"/></inertial></link><joint name=\"hinge\" "
      "type=\"continuous\"><origin xyz=\"0 0 3\"/><parent link=\"base\"/><child link=\"rod\"/><axis xyz=\"0 1 0\"/>"
      "</joint></robot>";
  const std::string model = "'" + folder.write("pendulum.urdf", urdf) + "'";
  const CommandResult csv = cli("energy " + model + " --states -", "t,q.hinge,qd.hinge\n0.5,0.7,3\n");
  CHECK(headerOf(csv) == "t,kinetic,potential");
  const nlohmann::json energy = json("energy " + model + " --states -", "q.hinge,qd.hinge\n0.7,3\n")["results"][0];
  CHECK(energy["kinetic"].get<double>() == Approx(0.5 * (0.1 + 2 * 0.25) * 9).margin(1e-12));
  CHECK(energy["potential"].get<double>() == Approx(2 * 9.80665 * (3 - 0.5 * std::cos(0.7))).margin(1e-12));
  // qd^T M qd / 2
  CHECK(json("energy " + kArm + " --states -", kStates)["results"][0]["kinetic"].get<double>() ==
        Approx(0.729167).margin(1e-6));
  const std::string states =
      "q.shoulder,q.elbow,q.lift,q.roll,qd.shoulder,qd.elbow,qd.lift,qd.roll\n0,0,0.1,0,0,0,2,0\n";
  CHECK(json("energy " + kScara + " --states -", states)["results"][0]["kinetic"].get<double>() ==
        Approx(0.5 * 2.0 * 4).margin(1e-12));
  CHECK(json("energy " + kScara + " --states - --rotor --joint-friction", states)["results"][0]["kinetic"]
            .get<double>() == Approx(0.5 * (2.0 + 3.2) * 4).margin(1e-12));
}

TEST_CASE("count runs each formulation and counts, its figures are stable") {
  const CommandResult csv = cli("count " + kArm);
  CHECK(csv.code == 0);
  CHECK(headerOf(csv) ==
        "formulation,multiplications,additions,divisions,sines,vector_terms.velocity,vector_terms.acceleration,"
        "vector_terms.torque");
  CHECK(cli("count " + kArm).out == csv.out);

  const nlohmann::json all = json("count " + kUr5e + " --formulation all");
  CHECK(all["joints"].size() == 6);
  REQUIRE(all["results"].size() == 4);
  for (const nlohmann::json& result : all["results"]) {
    CAPTURE(result.dump());
    CHECK(result["sines"] == 6);
    CHECK(result["divisions"] == 0);
    CHECK(result["multiplications"].get<int>() > 6 * 50);
    CHECK(result["additions"].get<int>() > 6 * 40);
    const std::string name = result["formulation"];
    CHECK(json("count " + kUr5e + " --formulation " + name)["results"][0] == result);
    const bool recursive = name != "nonrecursive";
    // n, and n (n + 1) / 2 where each velocity is summed anew; n (n + 1) (n + 2) / 6 terms of acceleration
    CHECK(result["vector_terms"]["velocity"] == (recursive ? 6 : 21));
    CHECK(result["vector_terms"]["acceleration"] == (recursive ? 6 : 56));
  }
  CHECK(json("count " + kUr5e)["results"][0] == all["results"][0]);
  CHECK(all["results"][0]["formulation"] == "spatial");
  CHECK(cli("count " + kUr5e + " --formulation lagrange").code == 2);
}

TEST_CASE("The recursions grow with the joints, the written-out sums with their fourth power") {
  const TemporaryFolder folder;
  const auto multiplications = [&](int joints, const std::string& formulation) {
    const std::string file = folder.write(std::to_string(joints) + ".urdf", alternatingChain(joints));
    return json("count '" + file + "' --formulation " + formulation)["results"][0]["multiplications"].get<double>();
  };
  for (const char* formulation : {"spatial", "world-spatial", "body-frame"}) {
    CAPTURE(formulation);
    // from one joint to the next the same is added, once the base is far enough
    const double four = multiplications(4, formulation);
    CHECK(multiplications(8, formulation) - four == 2 * (multiplications(6, formulation) - four));
  }
  CHECK(multiplications(40, "nonrecursive") > 12.0 * multiplications(20, "nonrecursive"));
}

TEST_CASE("Work without end is refused by name, not begun") {
  const TemporaryFolder folder;
  const std::string model = "'" + folder.write("chain.urdf", alternatingChain(1000)) + "'";
  std::string header, row;
  for (int i = 1; i <= 1000; ++i) {
    header += (i > 1 ? ",q.j" : "q.j") + std::to_string(i);
    row += i > 1 ? ",0.1" : "0.1";
  }
  const std::string states = " --states '" + folder.write("states.csv", header + "\n" + row + "\n") + "'";
  for (const std::string& command : {"id " + model + states, "trace " + model + states}) {
    CAPTURE(command);
    CHECK(cli(command).code == 0);
    const CommandResult refused = cli(command + " --formulation nonrecursive");
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK_THAT(refused.err, ContainsSubstring("chain.urdf:1: error: the formulation 'nonrecursive' would sum"));
  }
}

TEST_CASE("count gives what it has where the written-out sums are too long to run") {
  const TemporaryFolder folder;
  const std::string model = "'" + folder.write("chain.urdf", alternatingChain(200)) + "'";
  const CommandResult csv = cli("count " + model + " --formulation all");
  CHECK(csv.code == 0);
  CHECK_THAT(csv.err, ContainsSubstring("chain.urdf:1: warning: the formulation 'nonrecursive' would sum"));
  CHECK_THAT(csv.err, ContainsSubstring("only its vector terms are counted"));
  // 200 201 / 2, 200 201 202 / 6, and the sum of d (d (d + 1) / 2 + d^2)
  CHECK_THAT(csv.out, ContainsSubstring("\nnonrecursive,,,,,20100,1353400,607358350\n"));
  const nlohmann::json all = json("count " + model + " --formulation all");
  REQUIRE(all["results"].size() == 4);
  for (const nlohmann::json& result : all["results"]) {
    CAPTURE(result.dump());
    const std::string name = result["formulation"];
    const bool recursive = name != "nonrecursive";
    for (const char* key : {"multiplications", "additions", "divisions", "sines"}) {
      CHECK(result[key].is_null() != recursive);
    }
    CHECK(result["vector_terms"]["torque"] == (recursive ? 400 : 607358350));
    const CommandResult alone = cli("count " + model + " --formulation " + name);
    CHECK(alone.code == 0);
    CHECK(alone.err.empty() == recursive);
    CHECK(json("count " + model + " --formulation " + name)["results"][0] == result);
  }
  // a warning is an error for who wants it so
  CHECK(cli("count " + model + " --formulation all --strict").code == 1);
}

TEST_CASE("A chain of 10,000 joints: what grows with it is computed, what does not fit is refused by name") {
  constexpr int kJoints = 10000;
  const TemporaryFolder folder;
  const std::string model = "'" + folder.write("chain.urdf", alternatingChain(kJoints)) + "'";
  std::string header, row;
  for (int i = 1; i <= kJoints; ++i) {
    header += (i > 1 ? ",q.j" : "q.j") + std::to_string(i);
    row += i > 1 ? ",0.001" : "0.001";
  }
  const std::string states = " --states '" + folder.write("states.csv", header + "\n" + row + "\n") + "'";
  for (const char* command : {"fd", "decompose", "energy"}) {
    CAPTURE(command);
    CHECK(cli(std::string(command) + " " + model + states + " -o '" + folder.file("out.csv") + "'").code == 0);
  }
  CHECK(cli("count " + model).code == 0);
  for (const char* command : {"mass-matrix", "fd --method crba", "fd --method unit-vector", "decompose --by-link"}) {
    CAPTURE(command);
    const CommandResult refused = cli(std::string(command) + " " + model + states);
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK_THAT(refused.err, ContainsSubstring("more than the limit of"));
  }
}
