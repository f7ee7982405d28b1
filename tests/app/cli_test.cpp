// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli as a shell script sees it.
#include "tests/app/cli.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/csv_reader.h"
#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/random_mechanism.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kArmFile = sourcePath("assets/examples/planar_2r.json").string();
const std::string kUr5eFile = sourcePath("assets/examples/ur5e.urdf").string();

}  // namespace

TEST_CASE("Every command has a help with an example") {
  const CommandResult all = cli("--help");
  CHECK(all.code == 0);
  for (const char* command : {"info", "fk", "jacobian", "id", "gravity", "mass-matrix", "fd", "decompose", "energy",
                              "count", "trace", "ik", "trajectory", "convert", "new"}) {
    CAPTURE(command);
    CHECK_THAT(all.out, ContainsSubstring(command));
    const CommandResult help = cli(std::string(command) + " --help");
    CHECK(help.code == 0);
    CHECK_THAT(help.out, ContainsSubstring("Examples:\n  linkwright-cli " + std::string(command)));
  }
}

TEST_CASE("id and trace take every formulation, and the torques are the same") {
  for (const auto& [name, ids] : {std::pair<std::string, std::string>{"spatial", ",spatial.9,"},
                                  {"body-frame", ",body.14,"},
                                  {"world-spatial", ",world.20,"},
                                  {"nonrecursive", ",direct.9,"}}) {
    CAPTURE(name);
    const CommandResult id = cli("id '" + kArmFile + "' --gravity 0,0,-9.81 --states - --formulation " + name, kStates);
    CHECK(id.code == 0);
    double u_1 = 0.0, u_2 = 0.0;
    REQUIRE(std::sscanf(id.out.substr(id.out.find('\n') + 1).c_str(), "%lf,%lf", &u_1, &u_2) == 2);
    CHECK(u_1 == Approx(7.714090).margin(1e-6));
    CHECK(u_2 == Approx(0.879087).margin(1e-6));
    const std::string trace = "trace '" + kArmFile + "' --states - --formulation " + name;
    CHECK_THAT(cli(trace, kStates).out, ContainsSubstring(ids));
    for (const char* form : {" --json", " --markdown", " --latex"}) CHECK(cli(trace + form, kStates).code == 0);
  }
}

TEST_CASE("Wrong usage ends with 2 and says what is wrong") {
  CHECK(cli("").code == 2);
  CHECK(cli("nonsense").code == 2);
  CHECK(cli("info").code == 2);
  CHECK(cli("id '" + kArmFile + "'").code == 2);
  CHECK(cli("id - --states -").code == 2);
  CHECK(cli("id '" + kArmFile + "' --states - --gravity 1,2", kStates).code == 2);
  CHECK(cli("convert '" + kArmFile + "' out.stl").code == 2);
  for (const char* formulation : {"world", "Spatial", ""}) {
    const CommandResult refused = cli("id '" + kArmFile + "' --states - --formulation " + formulation, kStates);
    CHECK(refused.code == 2);
    CHECK_THAT(refused.err, ContainsSubstring(formulation));
  }
  const CommandResult unknown = cli("frobnicate '" + kArmFile + "'");
  CHECK(unknown.code == 2);
  CHECK_THAT(unknown.err, ContainsSubstring("there is no command 'frobnicate'"));
}

TEST_CASE("Every command that takes a model takes gravity") {
  CHECK(cli("info '" + kArmFile + "' --gravity 0,0,-1.62").code == 0);
  CHECK(cli("info '" + kArmFile + "' --gravity down").code == 2);
}

TEST_CASE("The teaching state's torques come out, as CSV and as JSON, and time passes through") {
  const std::string arguments = "id '" + kArmFile + "' --states - --gravity 0,0,-9.81";
  const CommandResult csv = cli(arguments, kStates);
  REQUIRE(csv.code == 0);
  CHECK(csv.err.empty());
  CHECK(csv.out.substr(0, csv.out.find('\n')) == "tau.joint_1,tau.joint_2");

  const CommandResult json =
      cli(arguments + " --json", "t," + kHeader + "0.25,0.52359877559829882,1.0471975511965976,1,2,3,4\n");
  REQUIRE(json.code == 0);
  const nlohmann::json root = nlohmann::json::parse(json.out);
  CHECK(root["model"] == "planar_2r");
  CHECK(root["joints"] == nlohmann::json({"joint_1", "joint_2"}));
  REQUIRE(root["results"].size() == 1);
  CHECK(root["results"][0]["t"] == 0.25);
  CHECK(root["results"][0]["tau"][0].get<double>() == Approx(7.714090).margin(1e-6));
  CHECK(root["results"][0]["tau"][1].get<double>() == Approx(0.879087).margin(1e-6));
}

TEST_CASE("States as JSON, as CRLF with quotes and a byte-order mark, and in another column order are the same") {
  const std::string arguments = "id '" + kArmFile + "' --states -";
  const std::string plain = cli(arguments, kStates).out;
  const std::string json = R"({"states":[{"q":[0.52359877559829882,1.0471975511965976],"qd":[1,2],"qdd":[3,4]}]})";
  const std::string crlf =
      "\xEF\xBB\xBF\"q.joint_1\",q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,qdd.joint_2\r\n"
      "0.52359877559829882,\"1.0471975511965976\",1,2, 3 ,4\r\n\r\n";
  const std::string shuffled =
      "qdd.joint_2,q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,q.joint_1\n"
      "4,1.0471975511965976,1,2,3,0.52359877559829882\n";
  CHECK(cli(arguments, json).out == plain);
  CHECK(cli(arguments, crlf).out == plain);
  CHECK(cli(arguments, shuffled).out == plain);
  CHECK(cli("id - --states '" + TemporaryFolder().file("none") + "'").code == 1);
}

TEST_CASE("All that is wrong with a file of states is said, with line and cell") {
  const auto errors = [](const std::string& states) {
    const CommandResult result = cli("id '" + kArmFile + "' --states -", states);
    CHECK(result.code == 1);
    CHECK(result.out.empty());
    return result.err;
  };
  const std::string many = errors("q.joint_1,q.joint_2,colour\n1,nan,2\n1,2\nabc,,3\n");
  CHECK_THAT(many, ContainsSubstring("standard input:1: error: unknown column 'colour'"));
  CHECK_THAT(many, ContainsSubstring("standard input:2: error: column 'q.joint_2': 'nan' is not a finite number"));
  CHECK_THAT(many, ContainsSubstring("standard input:3: error: this row has 2 cells"));
  CHECK_THAT(many, ContainsSubstring("standard input:4: error: column 'q.joint_1': 'abc' is not a number"));
  CHECK_THAT(many, ContainsSubstring("standard input:4: error: the cell in column 'q.joint_2' is empty"));
  CHECK(lineCount(many) == 5);
  CHECK_THAT(errors("q.joint_1\n1\n"), ContainsSubstring("column 'q.joint_2' is missing"));
  CHECK_THAT(errors("q.joint_1,q.joint_2,qd.joint_1\n1,2,3\n"), ContainsSubstring("column 'qd.joint_2' is missing"));
  CHECK_THAT(errors("q.joint_1,q.joint_1,q.joint_2\n1,2,3\n"), ContainsSubstring("duplicate column 'q.joint_1'"));
  CHECK_THAT(errors("q.joint_1,q.joint_2,ext.tip.fx\n1,2,3\n"), ContainsSubstring("'ext.tip.nz' is missing"));
  CHECK_THAT(errors("q.joint_1;q.joint_2\n1;2\n"), ContainsSubstring("semicolons"));
  CHECK_THAT(errors(""), ContainsSubstring("the table is empty"));
  CHECK_THAT(errors("q.joint_1,q.joint_2\n"), ContainsSubstring("no states below the header"));
  CHECK_THAT(errors("{\"states\":[\n{\"q\":[1]}]}"), ContainsSubstring("standard input:2: error: states[0].q has 1"));
  CHECK_THAT(errors("{\"states\":[{\"q\":[1,2]}"), ContainsSubstring("not valid JSON"));
  CHECK_THAT(errors("{\"states\":[{\"q\":[1,1e999]}]}"), ContainsSubstring("too large"));
  CHECK(cli("id '" + kArmFile + "' --states - --ignore-extra", "q.joint_1,q.joint_2,colour\n1,2,red\n").code == 0);
}

TEST_CASE("A wrench at the tip is felt as its moments about the joints") {
  const CommandResult result = cli("id '" + kArmFile + "' --states - --gravity 0,0,-9.81",
                                   kHeader.substr(0, kHeader.size() - 1) +
                                       ",ext.tip.fx,ext.tip.fy,ext.tip.fz,ext.tip.nx,ext.tip.ny,ext.tip.nz\n"
                                       "0.52359877559829882,1.0471975511965976,1,2,3,4,0,0,-10,0,0,0\n");
  REQUIRE(result.code == 0);
  double torque = 0.0;
  REQUIRE(std::sscanf(result.out.c_str(), "tau.joint_1,tau.joint_2\n%lf", &torque) == 1);
  CHECK(torque == Approx(12.044217).margin(1e-6));
}

TEST_CASE("The trace ends in the torques of id, to the last bit") {
  const std::string options = " --states - --rotor --joint-friction";
  const nlohmann::json id = nlohmann::json::parse(cli("id '" + kArmFile + "' --json" + options, kStates).out);
  const CommandResult trace = cli("trace '" + kArmFile + "'" + options, kStates);
  REQUIRE(trace.code == 0);
  CsvReader reader(trace.out, "trace");
  std::vector<std::string> cells;
  REQUIRE(reader.next(cells));
  CHECK(cells.size() == 17);
  std::vector<double> torques;
  while (reader.next(cells)) {
    REQUIRE(cells.size() == 17);
    if (cells[3] == "joint torque") {
      torques.push_back(std::stod(cells[8]));
    }
  }
  REQUIRE(torques.size() == 2);
  CHECK(torques[1] == id["results"][0]["tau"][0].get<double>());
  CHECK(torques[0] == id["results"][0]["tau"][1].get<double>());
  CHECK(cli("trace '" + kArmFile + "' --row 1" + options, kStates).code == 1);
  CHECK_THAT(cli("trace '" + kArmFile + "' --markdown" + options, kStates).out,
             ContainsSubstring("# Inverse dynamics"));
  CHECK_THAT(cli("trace '" + kArmFile + "' --latex" + options, kStates).out, ContainsSubstring("\\end{document}"));
}

TEST_CASE("What cannot be read or written is said and ends with 1") {
  const TemporaryFolder folder;
  CHECK_THAT(cli("info '" + folder.file("none.urdf") + "'").err, ContainsSubstring("error:"));
  CHECK(cli("info '" + folder.file("none.urdf") + "'").code == 1);
  CHECK(cli("info '" + folder.write("text.txt", "hello\n") + "'").code == 1);
  CHECK(cli("info '" + kArmFile + "' -o '" + folder.file("no/such/folder") + "'").code == 1);
  CHECK(cli("info '" + kArmFile + "' >/dev/full").code == 1);
  CHECK(cli("fk '" + kArmFile + "' --states - --link nowhere", kStates).code == 1);
  const std::string out = folder.file("torques.csv");
  CHECK(cli("id '" + kArmFile + "' --states - -o '" + out + "'", kStates).out.empty());
  CHECK(readFile(out) == cli("id '" + kArmFile + "' --states -", kStates).out);
}

TEST_CASE("A model goes to the other kind of file and back") {
  const TemporaryFolder folder;
  const std::string scene = folder.file("ur5e.json"), urdf = folder.file("again.urdf");
  CHECK(cli("convert '" + kUr5eFile + "' '" + scene + "'").code == 0);
  CHECK(cli("convert '" + scene + "' '" + urdf + "'").code == 0);
  CHECK(cli("info '" + scene + "'").out == cli("info '" + kUr5eFile + "'").out);
  // stored poses have no place in URDF: said, and refused if warnings are errors
  const CommandResult lost = cli("convert '" + kArmFile + "' '" + folder.file("arm.urdf") + "'");
  CHECK(lost.code == 0);
  CHECK_THAT(lost.err, ContainsSubstring("warning: URDF cannot describe"));
  CHECK(cli("convert --strict '" + kArmFile + "' '" + folder.file("strict.urdf") + "'").code == 1);
  CHECK_FALSE(std::filesystem::exists(folder.file("strict.urdf")));
}

TEST_CASE("The largest accepted model is loaded, a larger one refused by name") {
  const auto chain = [](int links) {
    std::string urdf = "<robot name=\"chain\">\n<link name=\"l0\"/>\n";
    for (int i = 1; i < links; ++i) {
      const std::string me = std::to_string(i);
      urdf += "<link name=\"l" + me + "\"/><joint name=\"j" + me + "\" type=\"continuous\"><parent link=\"l" +
              std::to_string(i - 1) + "\"/><child link=\"l" + me + "\"/><origin xyz=\"0 0 0.001\"/></joint>\n";
    }
    return urdf + "</robot>\n";
  };
  const TemporaryFolder folder;
  const CommandResult largest = cli("info '" + folder.write("largest.urdf", chain(100000)) + "'");
  CHECK(largest.code == 0);
  CHECK(lineCount(largest.out) == 100001);
  const CommandResult larger = cli("info '" + folder.write("larger.urdf", chain(100001)) + "'");
  CHECK(larger.code == 1);
  CHECK_THAT(larger.err, ContainsSubstring("100000"));
}

TEST_CASE("new dh makes an arm from a table, both conventions and URDF give the same torques") {
  const TemporaryFolder folder;
  // one arm, written three ways: two hinges at a right angle, 0.3 m apart along x, and 0.2 m up
  const std::string standard = folder.write(
      "standard.csv",
      "joint,theta,d,a,alpha,mass,c.x,c.y,c.z,I.xx,I.yy,I.zz\n"
      "one,0,0.2,0.3,pi/2,2,-0.1,0.02,0,0.01,0.03,0.02\ntwo,0.5,0,0.4,0,1,-0.2,0,0.01,0.004,0.005,0.006\n");
  // the modified form has link 1's frame before a and alpha: c = (0.2, 0, 0.02), y and z of the inertia change places
  const std::string modified =
      folder.write("modified.csv",
                   "joint,theta,d,a,alpha,mass,c.x,c.y,c.z,I.xx,I.yy,I.zz\n"
                   "one,0,0.2,0,0,2,0.2,0,0.02,0.01,0.02,0.03\ntwo,0.5,0,0.3,pi/2,1,0.2,0,0.01,0.004,0.005,0.006\n");
  const std::string states =
      folder.write("states.csv", "q.one,q.two,qd.one,qd.two,qdd.one,qdd.two\n0.3,-0.7,1,2,-3,4\n");
  const auto torques = [&](const std::string& model) {
    const CommandResult id = cli("id '" + model + "' --states '" + states + "'");
    REQUIRE(id.code == 0);
    CsvReader reader(id.out, "out");
    std::vector<std::string> cells;
    REQUIRE(reader.next(cells));
    REQUIRE(reader.next(cells));
    return Eigen::Vector2d(std::stod(cells[0]), std::stod(cells[1]));
  };
  REQUIRE(cli("new dh '" + standard + "' '" + folder.file("a.json") + "'").code == 0);
  REQUIRE(cli("new dh '" + modified + "' '" + folder.file("b.json") + "' --convention modified").code == 0);
  REQUIRE(cli("new dh '" + standard + "' '" + folder.file("c.urdf") + "' --convention standard").code == 0);
  const Eigen::Vector2d tau = torques(folder.file("a.json"));
  CHECK((torques(folder.file("b.json")) - tau).norm() < 1e-12 * tau.norm());
  CHECK((torques(folder.file("c.urdf")) - tau).norm() < 1e-12 * tau.norm());
  // what is wrong names the line; a wrong word is wrong usage
  const std::string broken = folder.write("broken.csv", "theta,d,a,alpha,mass\n0,0,0,0,-1\n0,0,x,0,1\n");
  const CommandResult refused = cli("new dh '" + broken + "' '" + folder.file("d.json") + "'");
  CHECK(refused.code == 1);
  CHECK_THAT(refused.err, ContainsSubstring("broken.csv:3: error: column 'a'"));
  const std::string negative = folder.write("negative.csv", "theta,d,a,alpha,mass\n0,0,0,0,-1\n");
  CHECK_THAT(cli("new dh '" + negative + "' '" + folder.file("d.json") + "'").err,
             ContainsSubstring("negative.csv:2: error: link 'link_1' has a negative mass"));
  CHECK_FALSE(std::filesystem::exists(folder.file("d.json")));
  CHECK(cli("new dh '" + standard + "' '" + folder.file("d.stl") + "'").code == 2);
  CHECK(cli("new dh '" + standard + "' '" + folder.file("d.json") + "' --convention craig").code == 2);
  CHECK(cli("new").code == 2);
}
