// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of a report, against what is worked out by hand.
#include "core/report/model_report.h"

#include "core/base/require.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/example.h"
#include "tests/support/rich_mechanism.h"

using namespace linkwright;
using linkwright::test::kPi;

namespace {

ModelReport reportOn(const Mechanism& mechanism, const Eigen::VectorXd& q) {
  const Model model = std::move(Model::compile(mechanism)).value();
  return reportOf(mechanism, model, q);
}

}  // namespace

TEST_CASE("Mass, centre of mass and counts of a report are those of the links, worked out by hand", "[report]") {
  const ModelReport report = reportOn(test::richMechanism(), Eigen::Vector4d(0.2, kPi / 2.0, 0.03, -0.029));
  // a hollow bar of aluminium; a bar and a rod of 3 kg together; a bag; two fingers
  const double bar = (0.06 * 0.04 - 0.054 * 0.034) * 0.5, rod = kPi * 0.015 * 0.01 * 0.1;
  const double carriage = 2700.0 * bar, finger = 1000.0 * 0.01 * 0.02 * 0.05;
  CHECK(report.mass == Approx(carriage + 3.0 + 1.25 + 2.0 * finger).epsilon(1e-14));
  CHECK(report.payload_mass == 1.25);
  const double own = 0.25 * bar / (bar + rod);  // of the arm, along it
  const double along = 3.0 * own + 1.25 * 0.3 + 2.0 * finger * 0.5, aside = 1.25 * 0.1;
  const double arm = 3.0 + 1.25 + 2.0 * finger;
  REQUIRE(report.centre_at_zero);
  const Eigen::Vector3d at_zero(aside, 0.0, carriage * 0.35 + arm * 0.6 + along);
  CHECK((*report.centre_at_zero - at_zero / report.mass).norm() < 1e-14);
  // lifted by 0.2 and turned about y: what was along z is along x, what was along x hangs
  REQUIRE(report.centre_in_pose);
  const Eigen::Vector3d in_pose(along, finger * (0.03 - 0.029), carriage * 0.55 + arm * 0.8 - aside);
  CHECK((*report.centre_in_pose - in_pose / report.mass).norm() < 1e-14);

  const ReportCounts& counts = report.counts;
  CHECK(counts.links == 5);
  CHECK(counts.links_with_mass == 4);
  CHECK(counts.joints == 4);
  CHECK(counts.revolute == 1);
  CHECK(counts.prismatic == 3);
  CHECK(counts.fixed == 0);
  CHECK(counts.passive == 0);
  CHECK(counts.followers == 1);
  CHECK(counts.dof == 4);
  CHECK(counts.independent == 3);
  CHECK(counts.payloads == 2);
  CHECK(counts.attached_payloads == 1);
  CHECK(report.hands == std::vector<std::string>{"arm"});
}

TEST_CASE("A link of a report has its own figures and those with its payloads", "[report]") {
  const ModelReport report = reportOn(test::richMechanism(), Eigen::VectorXd::Zero(4));
  REQUIRE(report.links.size() == 5);
  CHECK_FALSE(report.links[0].own.has_value());
  CHECK(report.links[0].principal == Eigen::Vector3d::Zero());
  const LinkReport& arm = report.links[2];
  CHECK(arm.name == "arm");
  CHECK(arm.own->mass == Approx(3.0).epsilon(1e-15));
  CHECK(arm.loaded->mass == Approx(4.25).epsilon(1e-15));
  CHECK(arm.mass_source == MassSource::MassOfShapes);
  REQUIRE(arm.payloads.size() == 2);
  CHECK_FALSE(arm.payloads[1].attached);
  CHECK(report.links[1].mass_source == MassSource::DensityOfShapes);
  CHECK(report.links[1].density == 2700.0);
  // a box of 10, 20, 50 mm and 10 g: m (a^2 + b^2) / 12
  const Eigen::Vector3d box(1e-4 + 4e-4, 1e-4 + 25e-4, 4e-4 + 25e-4);
  CHECK((report.links[3].principal - 0.01 / 12.0 * box).norm() < 1e-18);
}

TEST_CASE("A joint of a report has its place, limits, motor and leader", "[report]") {
  Mechanism mechanism = test::richMechanism();
  Joint& turn = mechanism.joints[1];
  turn.X_PJ.R << 0, -1, 0, 1, 0, 0, 0, 0, 1;  // a quarter turn about z
  turn.limits = {-1.0, 2.0, 3.0, 40.0};
  turn.damping = 0.3;
  turn.coulomb = {0.4, -0.5};
  turn.motor = {2e-5, 100.0};
  turn.passive = true;
  const ModelReport report = reportOn(mechanism, Eigen::Vector4d(0.2, 0.7, 0.03, -0.029));
  REQUIRE(report.joints.size() == 4);
  const JointReport& joint = report.joints[1];
  CHECK(joint.name == "turn");
  CHECK(joint.parent == "carriage");
  CHECK(joint.child == "arm");
  CHECK(joint.p_PJ == Eigen::Vector3d(0.0, 0.0, 0.5));
  CHECK((joint.rpy - Eigen::Vector3d(0.0, 0.0, kPi / 2.0)).norm() < 1e-15);
  CHECK(joint.axis == Eigen::Vector3d::UnitY());
  CHECK(joint.limits == turn.limits);
  CHECK(joint.damping == 0.3);
  CHECK(joint.coulomb == turn.coulomb);
  CHECK(joint.reflected_inertia == Approx(0.2).epsilon(1e-15));
  CHECK(joint.passive);
  CHECK(joint.position == 0.7);
  CHECK(report.counts.passive == 1);
  CHECK(report.joints[3].mimic == mechanism.joints[3].mimic);
  CHECK(report.joints[0].rpy == Eigen::Vector3d::Zero());
}

TEST_CASE("A chain has both its tables, a tree the reason why not", "[report]") {
  const ModelReport planar = reportOn(test::exampleScene("planar_2r.json").mechanism, Eigen::Vector2d(0.1, 0.2));
  REQUIRE(planar.standard.table);
  REQUIRE(planar.modified.table);
  CHECK(planar.standard.table->rows.size() == 2);
  CHECK(planar.standard.table->convention == DhConvention::Standard);
  CHECK(planar.modified.table->convention == DhConvention::Modified);
  CHECK(planar.standard.why_none.empty());
  const ModelReport tree = reportOn(test::richMechanism(), Eigen::VectorXd::Zero(4));
  CHECK_FALSE(tree.standard.table);
  CHECK_FALSE(tree.modified.table);
  CHECK_THAT(tree.standard.why_none, Catch::Matchers::ContainsSubstring("branches at link 'arm'"));
}

TEST_CASE("Problems of the figures are listed, the PUMA's impossible inertia among them", "[report]") {
  const Mechanism puma = test::exampleScene("puma560.json").mechanism;
  const ModelReport report = reportOn(puma, Eigen::VectorXd::Zero(6));
  REQUIRE_FALSE(report.problems.empty());
  bool found = false;
  for (const Diagnostic& problem : report.problems) {
    found = found || problem.message.text().find("link 'link_1'") != std::string::npos;
    CHECK(problem.severity == Severity::Warning);
  }
  CHECK(found);
  CHECK(reportOn(test::exampleScene("ur5e.urdf").mechanism, Eigen::VectorXd::Zero(6)).problems.empty());
}

TEST_CASE("A robot without mass has no centre of mass, and a pose of another size is refused", "[report]") {
  Mechanism bare;
  bare.name = "bare";
  bare.links = {Link{"base"}};
  const ModelReport report = reportOn(bare, Eigen::VectorXd(0));
  CHECK_FALSE(report.centre_at_zero);
  CHECK_FALSE(report.centre_in_pose);
  CHECK(report.mass == 0.0);
  CHECK(report.joints.empty());
  CHECK_THAT(report.standard.why_none, Catch::Matchers::ContainsSubstring("the mechanism has no moving joint"));
  CHECK_THROWS_AS(reportOn(bare, Eigen::VectorXd::Zero(1)), PreconditionError);
}
