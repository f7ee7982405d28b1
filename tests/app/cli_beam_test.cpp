// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli beam: elastic and passive links of a scene.
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

const std::string kElastic = sourcePath("assets/examples/two_links_one_elastic.json").string();

}  // namespace

TEST_CASE("beam prints the motion, the torques and the nodes", "[cli][beam]") {
  const CommandResult csv = cli("beam '" + kElastic + "'");
  CHECK(csv.err.empty());
  REQUIRE(csv.code == 0);
  std::istringstream lines(csv.out);
  std::string header;
  std::getline(lines, header);
  CHECK(
      header ==
      "t,q.joint_1,q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,qdd.joint_2,tau.joint_1,tau.joint_2,node.0.ux,node.0.uy,"
      "node.0.uz,node.0.rx,node.0.ry,node.0.rz,node.1.ux,node.1.uy,node.1.uz,node.1.rx,node.1.ry,node.1.rz");
  int rows = 0;
  double largest = 0.0;
  for (std::string line; std::getline(lines, line); ++rows) {
    std::istringstream cells(line);
    std::vector<double> row;
    for (std::string cell; std::getline(cells, cell, ',');) row.push_back(std::stod(cell));
    REQUIRE(row.size() == 21);
    // the locked start has a torque at the passive joint, nothing after it has
    if (rows > 0) CHECK(std::abs(row[8]) < 1e-9);
    largest = std::max(largest, std::abs(row[7]));
  }
  CHECK(rows == 2001);
  CHECK(largest > 0.1);

  const CommandResult json = cli("beam --json '" + kElastic + "'");
  REQUIRE(json.code == 0);
  const nlohmann::json result = nlohmann::json::parse(json.out);
  CHECK(result["joints"].size() == 2);
  CHECK(result["results"].size() == 2001);
  CHECK(result["results"][5]["node"].size() == 2);
  CHECK(result["results"][5]["node"][1].size() == 6);
}

TEST_CASE("beam refuses what has neither elastic links nor passive joints, and a run without length", "[cli][beam]") {
  const CommandResult plain = cli("beam '" + sourcePath("assets/examples/planar_2r.json").string() + "'");
  CHECK(plain.code == 1);
  CHECK_THAT(plain.err, ContainsSubstring("no link bends and no joint is passive"));
  const CommandResult still = cli("beam '" + sourcePath("assets/examples/acrobot.json").string() + "'");
  // without a motion nothing says how long it is to go on
  CHECK((still.code == 0 || still.code == 1));
  if (still.code == 1) CHECK_THAT(still.err, ContainsSubstring("give 'duration' in 'beam'"));
}
