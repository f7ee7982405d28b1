// SPDX-License-Identifier: GPL-3.0-or-later
// A student's table held against the recursion: mistakes planted in a recording are recognised, slips too.
#include "core/trace/check.h"

#include "core/dynamics/mistakes.h"
#include "core/io/student_table.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/recording/express.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/golden_model.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <numbers>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct CheckedExample {
  Model model;
  DynamicsInput input;
};

CheckedExample randomExample(std::uint64_t seed) {
  Random random(seed);
  Model model = compiled(randomMechanism(random, {.joints = 7, .prismatic = 0.3, .fixed = 0.1}));
  DynamicsInput input = randomInput(random, model);
  input.terms = {.joint_friction = true, .rotor = true};
  input.external = {{model.linkCount() - 1, {random.vector(20.0), random.vector(10.0)}}};
  return {std::move(model), std::move(input)};
}

/// The planar teaching arm, which cannot show every mistake.
CheckedExample teachingArm() {
  const Golden golden = goldenInverseDynamics()["teaching"];
  CheckedExample arm{compiled(goldenMechanism(golden["model"])), {}};
  arm.input.q = vectorOf(golden["q"]);
  arm.input.qd = vectorOf(golden["qd"]);
  arm.input.qdd = vectorOf(golden["qdd"]);
  arm.input.gravity = {0.0, 0.0, -9.81};
  return arm;
}

StudentTable read(const std::string& csv) {
  const Result<StudentTable> table = readStudentTable(csv, "mine.csv");
  REQUIRE(table.ok());
  return *table;
}

/// What somebody writes down who makes these mistakes.
StudentTable tableWith(const CheckedExample& e, Formulation formulation, const MistakeSet& mistakes) {
  Recording recording;
  recordInverseDynamics(e.model, e.input, formulation, mistakes, recording);
  return read(traceCsv(e.model, recording));
}

StudentRow& rowOf(StudentTable& table, const std::string& link, const std::string& quantity) {
  const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                  [&](const StudentRow& row) { return row.link == link && row.quantity == quantity; });
  REQUIRE(found != table.rows.end());
  return *found;
}

bool suspects(const CheckReport& report, Mistake mistake) {
  return std::any_of(report.suspects.begin(), report.suspects.end(),
                     [&](const Suspect& suspect) { return suspect.mistake == mistake; });
}
bool suspects(const CheckReport& report, Slip slip, const std::string& frame = "") {
  return std::any_of(report.suspects.begin(), report.suspects.end(),
                     [&](const Suspect& suspect) { return suspect.slip == slip && suspect.frame == frame; });
}

/// A number as somebody writes it with so many significant digits.
double rounded(double value, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*g", digits, value);
  return std::stod(text);
}

}  // namespace

TEST_CASE("Our own trace agrees with us in every row") {
  for (const Formulation formulation : kAllFormulations) {
    const CheckedExample e = randomExample(1);
    CAPTURE(nameOf(formulation));
    const StudentTable table = tableWith(e, formulation, {});
    const CheckReport report = checkTable(e.model, e.input, formulation, table, {.tolerance = 0.0});
    CHECK(report.allAgree());
    CHECK(report.agreeing == static_cast<int>(table.rows.size()));
    CHECK(report.missing == 0);
    CHECK(report.first_difference == -1);
    CHECK(report.suspects.empty());
    for (std::size_t i = 0; i < report.rows.size(); ++i) {
      CHECK(report.rows[i].entry == static_cast<int>(i));
      CHECK(report.rows[i].expected == table.rows[i].values);
    }
  }
}

TEST_CASE("Each mistake is recognised in a table that is made with it, also where its numbers are rounded") {
  for (const Formulation formulation : kAllFormulations) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const CheckedExample e = randomExample(seed);
      for (const Mistake mistake : kMistakes) {
        if (!canBeMade(mistake, formulation)) continue;
        for (const int digits : {17, 5}) {
          CAPTURE(nameOf(formulation), seed, nameOf(mistake), digits);
          StudentTable table = tableWith(e, formulation, {mistake});
          for (StudentRow& row : table.rows) {
            for (double& value : row.values) value = rounded(value, digits);
          }
          const CheckReport report = checkTable(e.model, e.input, formulation, table);
          CHECK(report.not_found == 0);
          if (report.differing == 0) {
            // a slide that no turning joint carries has no such term: nothing to find
            CHECK(mistake == Mistake::ParentOmegaInCoriolis);
            continue;
          }
          CHECK(suspects(report, mistake));
          for (const Suspect& suspect : report.suspects) {
            CHECK(suspect.explained == report.differing);
            CHECK(suspect.contradicted == 0);
          }
          // the first difference is where the recordings part
          const CheckedRow& first = report.rows[static_cast<std::size_t>(report.first_difference)];
          for (const CheckedRow& row : report.rows) {
            if (row.status == RowStatus::Differs) CHECK(row.entry >= first.entry);
          }
        }
      }
    }
  }
}

TEST_CASE("Mistakes that a state cannot tell apart are all named") {
  CheckedExample e = teachingArm();
  e.input.qd.setZero();
  e.input.qdd.setZero();
  // at rest minus gravity is the other sign of everything: the sign of each row, or of gravity
  const StudentTable table = tableWith(e, Formulation::BodyFrame, {Mistake::GravityWrongSign});
  const CheckReport report = checkTable(e.model, e.input, Formulation::BodyFrame, table);
  CHECK(report.suspects.size() == 2);
  CHECK(suspects(report, Mistake::GravityWrongSign));
  CHECK(suspects(report, Slip::SignFlipped));
  CHECK_THAT(checkText(e.model, table, report), ContainsSubstring("cannot tell apart"));
  // and what a planar arm never shows is no difference
  const StudentTable planar = tableWith(teachingArm(), Formulation::BodyFrame, {Mistake::NoGyroscopicTerm});
  CHECK(checkTable(teachingArm().model, teachingArm().input, Formulation::BodyFrame, planar).allAgree());
}

TEST_CASE("Rows are found by name, in any order, and may be missing") {
  const CheckedExample e = teachingArm();
  const StudentTable table = read(
      "Link,Quantity,v0,v1,v2\n"
      "link_2,Joint_Torque,0.879087,,\n"
      "link_1,joint torque,7.714090,,\n"
      "link_2,joint force,8.60904,2.93301,0\n"
      "link_1,joint velocity,,,\n");
  const CheckReport report = checkTable(e.model, e.input, Formulation::BodyFrame, table);
  CHECK(report.allAgree());
  CHECK(report.agreeing == 3);
  CHECK(report.rows[3].status == RowStatus::Empty);
  CHECK(report.missing == static_cast<int>(report.recording.entries.size()) - 3);

  const StudentTable symbols = read(
      "link,symbol,pass,v0,v1,v2\n"
      "link_2,f,,8.60904,2.93301,0\n"
      "link_2,F,Forward,8.60904,2.93301,0\n"
      "link_2,F,backward,8.60904,2.93301,0\n"
      "link_3,tau,,1,,\n"
      "link_1,tau,,7.7,7.7,\n");
  const CheckReport by_symbol = checkTable(e.model, e.input, Formulation::BodyFrame, symbols);
  CHECK(by_symbol.rows[0].status == RowStatus::Agrees);
  CHECK(by_symbol.rows[1].status == RowStatus::Agrees);
  CHECK(by_symbol.rows[2].status == RowStatus::NotFound);
  CHECK(by_symbol.rows[3].status == RowStatus::NotFound);
  CHECK(by_symbol.rows[4].status == RowStatus::WrongSize);
  CHECK(by_symbol.not_found == 2);
  CHECK(by_symbol.differing == 1);
  CHECK(by_symbol.first_difference == 4);
  CHECK_FALSE(by_symbol.allAgree());
}

TEST_CASE("The digits that are written decide, and the tolerance where there are none") {
  const CheckedExample e = teachingArm();  // u_1 = 7.714090
  const auto agrees = [&](const std::string& number, double tolerance) {
    const StudentTable table = read("link,quantity,v0\nlink_1,joint torque," + number + "\n");
    return checkTable(e.model, e.input, Formulation::BodyFrame, table, {.tolerance = tolerance}).allAgree();
  };
  CHECK(agrees("7.7", 1e-4));
  CHECK_FALSE(agrees("7.8", 1e-4));
  CHECK(agrees("7.71", 1e-9));
  CHECK_FALSE(agrees("7.72", 1e-9));
  CHECK(agrees("0.77e1", 1e-9));
  CHECK(agrees("7.7147", 1e-4));
  CHECK_FALSE(agrees("7.7149", 1e-4));
  CHECK_FALSE(agrees("8", 1e-4));
  CHECK(agrees("8", 0.05));
  const StudentTable table = read("link,quantity,v0\nlink_1,joint torque,8.714090\n");
  const CheckReport report = checkTable(e.model, e.input, Formulation::BodyFrame, table);
  CHECK(report.rows[0].absolute == Approx(1.0).margin(1e-6));
  CHECK(report.rows[0].relative == Approx(1.0 / 7.71409).margin(1e-6));
}

TEST_CASE("A wrong sign, degrees, a transposed matrix and swapped halves are told from mistakes") {
  const CheckedExample e = randomExample(3);
  const std::string link = bodyName(e.model, 2);
  const auto checked = [&](Formulation formulation, const std::string& quantity, auto change) {
    StudentTable table = tableWith(e, formulation, {});
    change(rowOf(table, link, quantity).values);
    const CheckReport report = checkTable(e.model, e.input, formulation, table);
    CHECK(report.differing == 1);
    return report;
  };
  const auto times = [](double factor) {
    return [factor](std::vector<double>& values) {
      for (double& value : values) value *= factor;
    };
  };
  CHECK(suspects(checked(Formulation::BodyFrame, "joint moment", times(-1.0)), Slip::SignFlipped));
  CHECK(suspects(checked(Formulation::BodyFrame, "angular velocity", times(180.0 / std::numbers::pi)), Slip::Degrees));
  CHECK(suspects(checked(Formulation::WorldSpatial, "rotation",
                         [](std::vector<double>& R) {
                           std::swap(R[1], R[3]);
                           std::swap(R[2], R[6]);
                           std::swap(R[5], R[7]);
                         }),
                 Slip::Transposed));
  CHECK(suspects(checked(Formulation::Spatial, "joint wrench",
                         [](std::vector<double>& F) { std::swap_ranges(F.begin(), F.begin() + 3, F.begin() + 3); }),
                 Slip::HalvesSwapped));
  // a mere slip of the pen is none of them
  const CheckReport pen = checked(Formulation::BodyFrame, "joint force", [](std::vector<double>& f) { f[1] += 0.5; });
  CHECK(pen.suspects.empty());
}

TEST_CASE("Vectors in the axes of another frame, named or not") {
  const CheckedExample e = randomExample(4);
  std::vector<Pose> X_WB;
  bodyPoses(e.model, e.input.q, X_WB);
  Recording recording;
  recordInverseDynamics(e.model, e.input, Formulation::BodyFrame, recording);
  StudentTable in_world = tableWith(e, Formulation::BodyFrame, {});
  for (std::size_t i = 0; i < in_world.rows.size(); ++i) {
    const Recorded& entry = recording.entries[i];
    if (entry.frame != Frame::Link) continue;
    const Components turned = expressed(e.model, X_WB, entry, {Axes::World, -1});
    in_world.rows[i].values.assign(turned.values, turned.values + turned.size);
  }
  // said to be in the link's axes: they are not
  const CheckReport unnamed = checkTable(e.model, e.input, Formulation::BodyFrame, in_world);
  CHECK(unnamed.differing > 20);
  REQUIRE(suspects(unnamed, Slip::OtherFrame, "world"));
  CHECK(unnamed.suspects.front().explained == unnamed.differing);
  // said to be in the world's: right
  for (std::size_t i = 0; i < in_world.rows.size(); ++i) {
    if (recording.entries[i].frame == Frame::Link) in_world.rows[i].frame = "world";
  }
  CHECK(checkTable(e.model, e.input, Formulation::BodyFrame, in_world).allAgree());
  // said to be in the world's, and in the link's: a wrong frame is a difference
  StudentTable misnamed = tableWith(e, Formulation::BodyFrame, {});
  rowOf(misnamed, bodyName(e.model, 3), "joint force").frame = "world";
  const CheckReport wrong_name = checkTable(e.model, e.input, Formulation::BodyFrame, misnamed);
  CHECK(wrong_name.differing == 1);
  CHECK(suspects(wrong_name, Slip::OtherFrame, "own link"));
  // in the child's axes
  StudentTable in_child = tableWith(e, Formulation::BodyFrame, {});
  for (std::size_t i = 0; i < in_child.rows.size(); ++i) {
    const Recorded& entry = recording.entries[i];
    const bool mother = entry.body == e.model.bodies()[3].parent;
    if (!mother || entry.quantity != Quantity::JointForce || entry.other >= 0) continue;
    const Components turned = expressed(e.model, X_WB, entry, {Axes::Other, e.model.linkOfBody(3)});
    in_child.rows[i].values.assign(turned.values, turned.values + turned.size);
  }
  const CheckReport childlike = checkTable(e.model, e.input, Formulation::BodyFrame, in_child);
  CHECK(childlike.differing == 1);
  CHECK(suspects(childlike, Slip::OtherFrame, "child"));
  // a frame that there is not is said, and the numbers count
  rowOf(misnamed, bodyName(e.model, 3), "joint force").frame = "elbow";
  const CheckReport unknown = checkTable(e.model, e.input, Formulation::BodyFrame, misnamed);
  CHECK(unknown.allAgree());
  CHECK_THAT(checkText(e.model, misnamed, unknown), ContainsSubstring("no frame 'elbow'"));
}

TEST_CASE("Their numbers in our axes and our unit, whatever frame and unit they name") {
  const CheckedExample e = randomExample(6);
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  const std::string frame = GENERATE("", "world", "link", "parent", "tip");
  CAPTURE(nameOf(formulation), frame);
  std::vector<Pose> X_WB;
  bodyPoses(e.model, e.input.q, X_WB);
  const int tip = e.model.linkCount() - 1;
  const std::map<std::string, ShownIn> shown = {{"world", {Axes::World, -1}},
                                                {"link", {Axes::Link, -1}},
                                                {"parent", {Axes::Parent, -1}},
                                                {"tip", {Axes::Other, tip}}};
  Recording ours;
  recordInverseDynamics(e.model, e.input, formulation, ours);
  StudentTable table = tableWith(e, formulation, {});
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    StudentRow& row = table.rows[i];
    // wrong on purpose: what is theirs has to arrive, not what would be right
    Recorded told = ours.entries[i];
    for (int k = 0; k < told.size; ++k) told.values[k] += 0.1 * (k + 1);
    ours.entries[i] = told;
    Components numbers{told.size, {}};
    std::copy(told.values, told.values + told.size, numbers.values);
    if (!frame.empty() && told.frame != Frame::Joint) {
      row.frame = frame == "tip" ? e.model.links()[static_cast<std::size_t>(tip)].name : frame;
      numbers = expressed(e.model, X_WB, told, shown.at(frame));
    }
    row.values.assign(numbers.values, numbers.values + numbers.size);
    if (row.unit == "rad/s" && told.size <= 3) {
      row.unit = "deg/s";
      for (double& value : row.values) value *= 180.0 / std::numbers::pi;
    }
  }
  const CheckReport report = checkTable(e.model, e.input, formulation, table);
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    const std::vector<double>& back = report.rows[i].in_ours;
    const Recorded& told = ours.entries[i];
    CAPTURE(i, table.rows[i].quantity, table.rows[i].link);
    REQUIRE(static_cast<int>(back.size()) == told.size);
    // there and back by a rotation, an inertia by two: some 20 roundings of the largest number
    double largest = 0.0;
    for (int k = 0; k < told.size; ++k) largest = std::max(largest, std::abs(told.values[k]));
    for (int k = 0; k < told.size; ++k) {
      CHECK(std::abs(back[static_cast<std::size_t>(k)] - told.values[k]) <= 1e-14 * (1.0 + largest));
    }
  }
  table.rows.front().values.push_back(1.0);
  CHECK(checkTable(e.model, e.input, formulation, table).rows.front().in_ours.empty());
}

TEST_CASE("The true acceleration where gravity is in it is known for what it is") {
  const CheckedExample e = randomExample(6);
  std::vector<Pose> X_WB;
  bodyPoses(e.model, e.input.q, X_WB);
  Recording recording;
  recordInverseDynamics(e.model, e.input, Formulation::BodyFrame, recording);
  StudentTable table = tableWith(e, Formulation::BodyFrame, {});
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Recorded& entry = recording.entries[i];
    const Eigen::Vector3d g = shownFrame(e.model, X_WB, entry.body, {Axes::Link, -1}).R.transpose() * e.input.gravity;
    const double mass = e.model.bodies()[static_cast<std::size_t>(entry.body)].mass;
    const bool acceleration =
        entry.quantity == Quantity::LinearAcceleration || entry.quantity == Quantity::CentreAcceleration;
    const double factor = acceleration ? 1.0 : entry.quantity == Quantity::InertialForce ? mass : 0.0;
    for (int k = 0; factor != 0.0 && k < 3; ++k) table.rows[i].values[static_cast<std::size_t>(k)] += factor * g[k];
  }
  const CheckReport report = checkTable(e.model, e.input, Formulation::BodyFrame, table);
  CHECK(report.differing == 3 * e.model.bodyCount());
  REQUIRE(report.suspects.size() == 1);
  CHECK(report.suspects[0].slip == Slip::GravityApart);
  CHECK(report.suspects[0].explained == report.differing);
}

TEST_CASE("Degrees are right where the unit says so") {
  const CheckedExample e = teachingArm();
  const StudentTable table = read(
      "link,quantity,unit,v0\nlink_1,joint position,deg,30\nlink_2,joint velocity,deg/s,114.59\n"
      "link_1,joint torque,kgf m,7.71409\n");
  const CheckReport report = checkTable(e.model, e.input, Formulation::BodyFrame, table);
  CHECK(report.allAgree());
  CHECK(report.rows[0].expected[0] == Approx(30.0).margin(1e-12));
  CHECK_THAT(report.rows[2].remark, ContainsSubstring("kgf m"));
  // and wrong where it says nothing
  const CheckReport bare =
      checkTable(e.model, e.input, Formulation::BodyFrame, read("link,quantity,v0\nlink_1,joint position,30\n"));
  CHECK(bare.differing == 1);
  CHECK(suspects(bare, Slip::Degrees));
}

TEST_CASE("The text of a report names the row, both numbers, the equation and the mistake") {
  const CheckedExample e = teachingArm();
  const StudentTable table = tableWith(e, Formulation::BodyFrame, {Mistake::NoCentreLever});
  const CheckReport report = checkTable(e.model, e.input, Formulation::BodyFrame, table);
  const std::string text = checkText(e.model, table, report);
  CAPTURE(text);
  CHECK_THAT(text, ContainsSubstring("The first difference, line"));
  CHECK_THAT(text, ContainsSubstring("link_2, joint moment"));
  CHECK_THAT(text, ContainsSubstring("body.11: n = N + c × F"));
  CHECK_THAT(text, ContainsSubstring("c × F left out: explains"));
  CHECK_THAT(text, ContainsSubstring(hintOf(Mistake::NoCentreLever)));
  const CheckReport right =
      checkTable(e.model, e.input, Formulation::BodyFrame, tableWith(e, Formulation::BodyFrame, {}));
  CHECK_THAT(checkText(e.model, table, right), ContainsSubstring(" 0 differ, 0 not in the recursion"));
}
