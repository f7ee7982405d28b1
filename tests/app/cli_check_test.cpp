// SPDX-License-Identifier: GPL-3.0-or-later
// The command that holds a student's table against ours.
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <string>

using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kTwoStates = kHeader + "0,0,0,0,0,0\n0.52359877559829882,1.0471975511965976,1,2,3,4\n";
const std::string kSecondOnEarth = " --gravity 0,0,-9.81 --formulation body-frame --row 1";

/// The folder with states.csv, and `check` of a table in it.
struct Desk {
  TemporaryFolder folder;
  std::string states = "'" + folder.write("states.csv", kTwoStates) + "'";

  CommandResult check(const std::string& table, const std::string& more = "") const {
    return cli("check " + kArm + " --states " + states + kSecondOnEarth + " '" + folder.write("mine.csv", table) +
               "' " + more);
  }
  nlohmann::json checkJson(const std::string& table, const std::string& more = "") const {
    const CommandResult result = check(table, "--json " + more);
    INFO(result.err);
    return nlohmann::json::parse(result.out)["results"][0];
  }
  std::string trace(const std::string& more) const {
    const CommandResult result = cli("trace " + kArm + " --states " + states + " " + more);
    REQUIRE(result.code == 0);
    return result.out;
  }
};

}  // namespace

TEST_CASE("check accepts our own trace and a table of a few rounded numbers") {
  const Desk desk;
  const CommandResult own = desk.check(desk.trace(kSecondOnEarth));
  CHECK(own.code == 0);
  CHECK_THAT(own.out, ContainsSubstring("Rows: 32 agree, 0 differ"));
  const CommandResult few = desk.check("quantity,link,v0\njoint torque,link_1,7.714\njoint torque,link_2,0.88\n");
  CHECK(few.code == 0);
  CHECK_THAT(few.out, ContainsSubstring("Rows: 2 agree"));
  CHECK(few.err.empty());
}

TEST_CASE("check names the first difference and the mistake, and ends with 3") {
  const Desk desk;
  const std::string no_gravity = desk.trace("--gravity 0,0,0 --formulation body-frame --row 1");
  const CommandResult text = desk.check(no_gravity);
  CHECK(text.code == 3);
  CHECK_THAT(text.out, ContainsSubstring("The first difference, line 10: link_1, linear acceleration"));
  CHECK_THAT(text.out, ContainsSubstring("Gravity left out: explains 12 of 12"));
  const nlohmann::json json = desk.checkJson(no_gravity);
  CHECK(json["row"] == 1);
  CHECK(json["differing"] == 12);
  CHECK(json["first_difference"] == 8);
  REQUIRE(json["suspects"].size() == 1);
  CHECK(json["suspects"][0]["mistake"] == "gravity-left-out");
  CHECK(json["suspects"][0]["explained"] == 12);
  CHECK(json["rows"][31]["status"] == "differs");
  CHECK(json["rows"][31]["absolute"].get<double>() == Approx(-6.371782).margin(1e-6));
  const CommandResult csv = desk.check(no_gravity, "--csv");
  CHECK(csv.code == 3);
  CHECK(csv.out.starts_with("line,link,quantity,status,index,component,absolute,relative,first,suspects,remark\n"));
  CHECK_THAT(csv.out, ContainsSubstring(",1,gravity-left-out 12/12,"));
}

TEST_CASE("check takes the switches of the torques and a tolerance") {
  const TemporaryFolder folder;
  const std::string state = "'" +
                            folder.write("states.csv",
                                         "q.shoulder,q.elbow,q.lift,q.roll,qdd.shoulder,qdd.elbow,qdd.lift,"
                                         "qdd.roll\n0.4,-0.9,0.1,0.3,1.5,-2.5,0.75,4\n") +
                            "'";
  const CommandResult bare = cli("trace " + kScara + " --states " + state);
  REQUIRE(bare.code == 0);
  const std::string table = "'" + folder.write("mine.csv", bare.out) + "'";
  CHECK(cli("check " + kScara + " --states " + state + " " + table).code == 0);
  const CommandResult rotor = cli("check " + kScara + " --states " + state + " --rotor " + table);
  CHECK(rotor.code == 3);
  CHECK_THAT(rotor.out, ContainsSubstring("Rotor inertia left out: explains 4 of 4"));
  const Desk desk;
  CHECK(desk.check("link,quantity,v0\nlink_1,joint torque,8\n").code == 3);
  CHECK(desk.check("link,quantity,v0\nlink_1,joint torque,8\n", "--tolerance 0.05").code == 0);
}

TEST_CASE("check says what is wrong with a table, and refuses wrong usage") {
  const Desk desk;
  const CommandResult broken = desk.check("link,quantity,v0\nlink_1,joint torque,seven\nlink_2,,1\n");
  CHECK(broken.code == 1);
  CHECK_THAT(broken.err, ContainsSubstring("mine.csv:2: error: column 'v0': 'seven' is not a number"));
  CHECK_THAT(broken.err, ContainsSubstring("mine.csv:3: error: the name of the quantity is missing"));
  const CommandResult unknown = desk.check("link,quantity,v0\nlink_9,joint torque,1\n");
  CHECK(unknown.code == 3);
  CHECK_THAT(unknown.out, ContainsSubstring("link_9, joint torque is not in the recursion"));
  const std::string rest = "check " + kArm + " --states " + desk.states;
  CHECK(cli(rest + " /no/such/table.csv").code == 1);
  CHECK(cli(rest).code == 2);
  CHECK(cli(rest + " - --tolerance -1").code == 2);
  CHECK(cli(rest + " - --json --csv").code == 2);
  CHECK(cli("check - --states " + desk.states + " -").code == 2);
  const CommandResult late = cli(rest + " --row 7 -", "link,quantity,v0\nlink_1,joint torque,1\n");
  CHECK(late.code == 1);
  CHECK_THAT(late.err, ContainsSubstring("there is no row 7"));
  CHECK(cli(rest + " -", "link,quantity,v0\nlink_1,joint torque,1\n").code == 3);
}

TEST_CASE("check of a table without a number of one's own says so, and ends with 0 as nothing differs") {
  const Desk desk;
  const CommandResult bare = desk.check("link,quantity,v0\nlink_1,joint torque,\nlink_1,joint velocity,1\n");
  CHECK(bare.code == 0);
  CHECK_THAT(bare.out, ContainsSubstring("There is nothing to compare"));
  CHECK(desk.checkJson("link,quantity,v0\nlink_1,joint torque,\n")["given"] == 0);
  CHECK(desk.checkJson("link,quantity,v0\nlink_1,joint torque,7.714\n")["given"] == 1);
  // a sum with a slip in it beside a row of the wrong size, which the slip says nothing of
  const nlohmann::json two = desk.checkJson("link,quantity,v0\nlink_2,joint torque,-0.88\nlink_1,joint force,1\n");
  REQUIRE(two["suspects"].size() == 1);
  CHECK(two["suspects"][0]["unexplained"] == nlohmann::json::array({1}));
}

TEST_CASE("check and trace refuse a missing row and numbers that are not finite in the same words") {
  const TemporaryFolder folder;
  const std::string huge = "'" + folder.write("huge.csv", kHeader + "0,0,1e200,1e200,0,0\n") + "'";
  const std::string table = " '" + folder.write("mine.csv", "link,quantity,v0\nlink_1,joint torque,1\n") + "'";
  const std::string given = kArm + " --states " + huge;
  for (const std::string& command : {"check " + given + table, "trace " + given}) {
    CAPTURE(command);
    const CommandResult result = cli(command);
    CHECK(result.code == 1);
    CHECK_THAT(result.err, ContainsSubstring("huge.csv:2: error: the result of this state is not finite"));
    const CommandResult missing = cli(command + " --row 1");
    CHECK(missing.code == 1);
    CHECK_THAT(missing.err, ContainsSubstring("there is no row 1; the states are counted from 0 to 0"));
    CHECK(cli(command + " --row -1").code == 2);
  }
}
