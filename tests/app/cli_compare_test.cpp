// SPDX-License-Identifier: GPL-3.0-or-later
// The command that finds out why somebody else's torques differ.
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <sstream>
#include <string>

using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Forty samples of a motion of the arm, 10 ms apart.
std::string armMotion() {
  std::string csv = "t," + kHeader;
  for (int k = 0; k < 40; ++k) {
    const double a = 0.05 * k, b = 0.08 * k + 1.0;
    csv += std::to_string(0.01 * k) + "," + std::to_string(std::sin(a)) + "," + std::to_string(std::cos(b)) + "," +
           std::to_string(5.0 * std::cos(a)) + "," + std::to_string(-8.0 * std::sin(b)) + "," +
           std::to_string(-25.0 * std::sin(a)) + "," + std::to_string(-64.0 * std::cos(b)) + "\n";
  }
  return csv;
}

struct ComparisonDesk {
  TemporaryFolder folder;
  std::string states = "'" + folder.write("states.csv", armMotion()) + "'";

  /// The torques that `id` gives with more options, as a file.
  std::string torques(const std::string& more) const {
    const CommandResult result = cli("id " + kArm + " --states " + states + " " + more);
    REQUIRE(result.code == 0);
    return "'" + folder.write("theirs.csv", result.out) + "'";
  }
  CommandResult compare(const std::string& theirs, const std::string& more = "") const {
    return cli("compare " + kArm + " --states " + states + " --theirs " + theirs + " " + more);
  }
};

}  // namespace

TEST_CASE("compare accepts our own torques, and names gravity where it is missing") {
  const ComparisonDesk desk;
  const CommandResult own = desk.compare(desk.torques(""));
  CHECK(own.code == 0);
  CHECK_THAT(own.out, ContainsSubstring("The torques agree"));
  const std::string theirs = desk.torques("--gravity 0,0,0");
  const CommandResult text = desk.compare(theirs);
  CHECK(text.code == 3);
  CHECK(text.err.empty());
  CHECK_THAT(text.out, ContainsSubstring("The difference is explained by\n  Gravity left out\n"));
  CHECK_THAT(text.out, ContainsSubstring("Look at body.5"));
  CHECK(desk.compare(theirs, "--gravity 0,0,0").code == 0);
}

TEST_CASE("compare writes JSON and CSV") {
  const ComparisonDesk desk;
  const std::string theirs = desk.torques("--gravity 0,0,9.80665");
  const CommandResult json = desk.compare(theirs, "--json");
  CHECK(json.code == 3);
  const nlohmann::json result = nlohmann::json::parse(json.out)["results"][0];
  CHECK(result["verdict"] == "explained");
  REQUIRE(result["explanations"].size() == 1);
  const nlohmann::json& first = result["explanations"][0];
  CHECK(first["causes"][0]["cause"] == "gravity-wrong-sign");
  CHECK(first["causes"][0]["equation"] == "body.5");
  CHECK(first["causes"][0]["joint"].is_null());
  CHECK(first["confidence"].get<double>() > 0.9);
  CHECK(first["remaining"][0].get<double>() < 1e-3 * result["difference"][0].get<double>());
  const CommandResult csv = desk.compare(theirs, "--csv");
  CHECK(csv.code == 3);
  CHECK(
      csv.out.starts_with("verdict,explanation,causes,confidence,joint,size,difference,largest,worst_row,remaining\n"
                          "explained,0,Gravity with the wrong sign,"));
  CHECK(lineCount(csv.out) == 3);
}

TEST_CASE("compare reads states and torques from one table, and finds a delay by its times") {
  const ComparisonDesk desk;
  const std::string table = armMotion();
  const CommandResult tau = cli("id " + kArm + " --states -", table);
  REQUIRE(tau.code == 0);
  // the torques of the sample before beside each state
  std::istringstream states(table), torques(tau.out);
  std::string state, torque, both, before;
  while (std::getline(states, state) && std::getline(torques, torque)) {
    const std::string own = torque.substr(torque.find(',') + 1);
    both += state + "," + (before.empty() || before.starts_with("tau") ? own : before) + "\n";
    before = own;
  }
  const CommandResult result = cli("compare " + kArm + " --theirs -", both);
  INFO(result.out << result.err);
  CHECK(result.code == 3);
  CHECK_THAT(result.out, ContainsSubstring("Torques of another sample: theirs are 1 sample late"));
}

TEST_CASE("compare says what is wrong with its tables, and refuses wrong usage") {
  const ComparisonDesk desk;
  const auto file = [&](const std::string& text) { return "'" + desk.folder.write("mine.csv", text) + "'"; };
  const CommandResult none = cli("compare " + kArm + " --theirs " + file(kStates));
  CHECK(none.code == 1);
  CHECK_THAT(none.err, ContainsSubstring("mine.csv:1: error: column 'tau.joint_1' is missing"));
  const CommandResult hole = desk.compare(file("tau.joint_1,tau.joint_2\n1,2\n3,\n"));
  CHECK(hole.code == 1);
  CHECK_THAT(hole.err, ContainsSubstring("mine.csv:3: error: the cell in column 'tau.joint_2' is empty"));
  const CommandResult few = desk.compare(file("tau.joint_1,tau.joint_2\n1,2\n"));
  CHECK(few.code == 1);
  CHECK_THAT(few.err, ContainsSubstring("mine.csv:2: error: there are 1 rows of torques and 40 states"));
  const CommandResult other = desk.compare(file("t,tau.joint_1,tau.joint_2\n" + [] {
    std::string rows;
    for (int k = 0; k < 40; ++k) rows += std::to_string(0.02 * k) + ",1,2\n";
    return rows;
  }()));
  CHECK(other.code == 1);
  CHECK_THAT(other.err, ContainsSubstring("mine.csv:3: error: t is 0.02"));
  CHECK(cli("compare " + kArm).code == 2);
  CHECK(cli("compare - --theirs -").code == 2);
  CHECK(desk.compare("x.csv", "--noise 2").code == 2);
  CHECK(desk.compare("x.csv", "--json --csv").code == 2);
  CHECK(desk.compare("/no/such/table.csv").code == 1);
}

TEST_CASE("compare takes JSON") {
  const CommandResult tau = cli("compare " + kArm + " --theirs -", R"({"states":[{"q":[0.3,0.4]}]})");
  CHECK(tau.code == 1);
  CHECK_THAT(tau.err, ContainsSubstring("has no 'tau'"));
  const CommandResult zero = cli("compare " + kArm + " --theirs -", R"({"states":[{"q":[0.3,0.4],"tau":[0,0]}]})");
  CHECK(zero.code == 3);
}
