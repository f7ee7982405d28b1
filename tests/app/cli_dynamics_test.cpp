// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that compute dynamics, held against closed forms and against each other.
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <string>
#include <vector>

using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kArm = "'" + sourcePath("assets/examples/planar_2r.json").string() + "'";
const std::string kScara = "'" + sourcePath("assets/examples/scara.json").string() + "'";
const std::string kUr5e = "'" + sourcePath("assets/examples/ur5e.urdf").string() + "'";
const std::string kHeader = "q.joint_1,q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,qdd.joint_2\n";
const std::string kStates = kHeader + "0.52359877559829882,1.0471975511965976,1,2,3,4\n";
const std::string kEarth = " --gravity 0,0,-9.81";

CommandResult cli(const std::string& arguments, const std::string& input = "") {
  return runCommand("'" LINKWRIGHT_CLI "' " + arguments, input);
}

nlohmann::json json(const std::string& arguments, const std::string& input = "") {
  const CommandResult result = cli(arguments + " --json", input);
  INFO(arguments << "\n" << result.err);
  REQUIRE(result.code == 0);
  return nlohmann::json::parse(result.out);
}

using Matrix = std::vector<std::vector<double>>;
Matrix matrixOf(const nlohmann::json& result) { return result["M"].get<Matrix>(); }

std::string headerOf(const CommandResult& result) { return result.out.substr(0, result.out.find('\n')); }

/// A chain of joints about x and y in turn, each link with a mass.
std::string chain(int joints) {
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

TEST_CASE("count runs each formulation and counts; its figures are stable") {
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
    const std::string file = folder.write(std::to_string(joints) + ".urdf", chain(joints));
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
  const std::string model = "'" + folder.write("chain.urdf", chain(1000)) + "'";
  std::string header, row;
  for (int i = 1; i <= 1000; ++i) {
    header += (i > 1 ? ",q.j" : "q.j") + std::to_string(i);
    row += i > 1 ? ",0.1" : "0.1";
  }
  const std::string states = " --states '" + folder.write("states.csv", header + "\n" + row + "\n") + "'";
  for (const std::string& command : {"count " + model, "id " + model + states, "trace " + model + states}) {
    CAPTURE(command);
    CHECK(cli(command).code == 0);
    const CommandResult refused = cli(command + " --formulation nonrecursive");
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK_THAT(refused.err, ContainsSubstring("chain.urdf:1: error: the formulation `nonrecursive` would sum"));
  }
}

TEST_CASE("A mass matrix that no memory holds is refused before it is made") {
  const TemporaryFolder folder;
  const std::string model = "'" + folder.write("chain.urdf", chain(4000)) + "'";
  std::string header, row;
  for (int i = 1; i <= 4000; ++i) {
    header += (i > 1 ? ",q.j" : "q.j") + std::to_string(i);
    row += i > 1 ? ",0" : "0";
  }
  const CommandResult refused = cli("mass-matrix " + model + " --states -", header + "\n" + row + "\n");
  CHECK(refused.code == 1);
  CHECK(refused.out.empty());
  CHECK_THAT(refused.err, ContainsSubstring("the mass matrix of one state would be 1.6e+07 numbers"));
}
