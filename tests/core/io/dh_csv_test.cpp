// SPDX-License-Identifier: GPL-3.0-or-later
// DH tables as CSV: read, written, and refused with file and line.
#include "core/io/dh_csv.h"

#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <numbers>

using namespace linkwright;

namespace {

Result<DhTable> readModified(const std::string& text) { return readDhTable(text, "arm.csv", DhConvention::Modified); }

std::string problems(const std::string& text) {
  std::string all;
  const Result<DhTable> table = readModified(text);
  for (const Diagnostic& each : table.diagnostics()) all += toString(each) + "\n";
  return all;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a table is read, angles with pi and columns in any order") {
  const Result<DhTable> table = readModified(
      "alpha,a,d,theta,type,joint,upper,mass,c.x,I.zz\n"
      "pi/2, 0.1 ,0.2,-pi,R,turn,pi,2.5,0.25,0.5\n"
      "-pi/4,0,0,3*pi/4,prismatic,slide,0.3,,,\n"
      "-0.5*pi,0,0,1e-3,,,,,,\n");
  REQUIRE(table.ok());
  REQUIRE(table->rows.size() == 3);
  const DhRow &first = table->rows[0], &second = table->rows[1], &third = table->rows[2];
  CHECK(first.alpha == 0.5 * std::numbers::pi);
  CHECK(first.theta == -std::numbers::pi);
  CHECK(first.joint == "turn");
  CHECK(first.limits.upper == std::numbers::pi);
  CHECK(first.limits.lower == -std::numeric_limits<double>::infinity());
  REQUIRE(first.inertial);
  CHECK(first.inertial->mass == 2.5);
  CHECK(first.inertial->I_LLcm_L(2, 2) == 0.5);
  CHECK(second.type == JointType::Prismatic);
  CHECK(second.theta == 0.75 * std::numbers::pi);
  CHECK_FALSE(second.inertial);
  CHECK(third.type == JointType::Revolute);
  CHECK(third.alpha == -0.5 * std::numbers::pi);
  CHECK(third.line == 4);
}

TEST_CASE("a table that is written is read again to the last bit") {
  test::Random random(3);
  INFO("seed " << random.seed());
  DhTable table;
  table.convention = DhConvention::Modified;
  for (int i = 0; i < 20; ++i) {
    DhRow row;
    row.joint = i == 3 ? "with, comma and \"quotes\"" : "joint_" + std::to_string(i);
    row.type = i % 3 == 0 ? JointType::Prismatic : JointType::Continuous;
    row.theta = random.uniform(-3, 3);
    row.d = random.uniform(-1, 1) * 1e-9;
    row.a = random.uniform(-1, 1) * 1e9;
    row.alpha = random.uniform(-3, 3);
    if (i % 2 == 0) row.limits = {-1.5, 1.25, 3.0, 80.0};
    if (i % 4 != 0) row.inertial = test::randomInertial(random);
    table.rows.push_back(row);
  }
  const std::string text = writeDhTable(table);
  const Result<DhTable> again = readModified(text);
  REQUIRE(again.ok());
  CHECK(writeDhTable(*again) == text);
  CHECK(again->rows[3].joint == table.rows[3].joint);
  CHECK(again->rows[1].inertial->I_LLcm_L == table.rows[1].inertial->I_LLcm_L);
}

TEST_CASE("what is wrong with a table is said with its line") {
  CHECK(contains(problems("theta,d,a\n0,0,0\n"), "arm.csv:1: error: column 'alpha' is missing"));
  CHECK(contains(problems("theta,d,a,alpha,beta\n"), "unknown column 'beta'"));
  CHECK(contains(problems("theta,d,a,alpha,a\n"), "duplicate column 'a'"));
  CHECK(contains(problems("theta;d;a;alpha\n0;0;0;0\n"), "semicolons"));
  CHECK(contains(problems("theta,d,a,alpha\n"), "no row"));
  CHECK(contains(problems("theta,d,a,alpha\n0,0,0,0\n0,x,0,0\n"), "arm.csv:3: error: column 'd': 'x' is not a finite"));
  CHECK(contains(problems("theta,d,a,alpha\n0,nan,0,0\n"), "not a finite number"));
  CHECK(contains(problems("theta,d,a,alpha\n0,pi,0,0\n"), "column 'd'"));
  CHECK(contains(problems("theta,d,a,alpha\npi/0,0,0,0\n"), "column 'theta'"));
  CHECK(contains(problems("theta,d,a,alpha\n2pi,0,0,0\n"), "column 'theta'"));
  CHECK(contains(problems("theta,d,a,alpha\n0,0,0\n"), "3 cells, but the first line names 4"));
  CHECK(contains(problems("theta,d,a,alpha,type\n0,0,0,0,helical\n"), "'helical' is not a joint type"));
  CHECK(contains(problems("theta,d,a,alpha,joint\n0,0,0,0,j\n0,0,0,0,j\n"),
                 "arm.csv:3: error: duplicate joint name 'j'"));
  CHECK(contains(problems(""), "arm.csv"));
  // all of them, not only the first
  CHECK(readModified("theta,d,a,alpha\n0,x,0,0\n0,y,0,0\n").diagnostics().size() == 2);
}
