// SPDX-License-Identifier: GPL-3.0-or-later
// What is read off the revision of the paper's example: errors, periods, torques, and what each mistake does to them.
#include "core/beam/revision_results.h"

#include "core/beam/revision_case.h"
#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"
#include "tests/support/passive_arm.h"

#include <cmath>
#include <numbers>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

RevisionRun runOf(const RevisionCase& which) {
  Result<RevisionRun> run = runRevision(which);
  REQUIRE(run.ok());
  return std::move(run).value();
}

RevisionCase rigidCase(bool is_corrected, bool starts_consistently, double dt = 0.01) {
  RevisionCase which;
  which.dt = dt;
  which.is_corrected = is_corrected;
  which.is_link_1_rigid = true;
  which.starts_consistently = starts_consistently;
  return which;
}

Eigen::VectorXd every(double step) { return Eigen::VectorXd::LinSpaced(std::lround(2.0 / step) + 1, 0.0, 2.0); }

}  // namespace

TEST_CASE("The paper's arm is the one of the golden data", "[beam]") {
  const TwoLinkArm arm = revisionArm(), golden = goldenArm();
  CHECK(arm.EA == golden.EA);
  CHECK(arm.EI == golden.EI);
  CHECK(arm.link_2.tip_mass == 0.1);
  // the mass of the rods is that of steel of this section
  CHECK(arm.link_1.mass == Approx(7800.0 * 5e-5 * arm.link_1.length));
}

TEST_CASE("The exact rigid motion is the golden one for every profile", "[beam]") {
  for (const auto& [profile, word] :
       {std::pair(DriveProfile::Cubic, "cubic"), std::pair(DriveProfile::Quintic, "quintic"),
        std::pair(DriveProfile::Cycloid, "cycloid"), std::pair(DriveProfile::Harmonic, "harmonic"),
        std::pair(DriveProfile::BangBang, "bangbang"), std::pair(DriveProfile::Trapezoid, "trapezoid")}) {
    CAPTURE(word);
    const auto golden = goldenRows(std::string("passive_arm_exact_rigid_") + word + ".csv");
    const RigidArmMotion motion = exactRigidMotion(revisionArm(), revisionDrive(profile), every(0.01));
    REQUIRE(motion.t.size() == std::ssize(golden));
    double angle = 0.0, torque = 0.0;
    for (Eigen::Index k = 0; k < motion.t.size(); ++k) {
      const std::vector<double>& row = golden[static_cast<std::size_t>(k)];
      angle = std::max(angle, std::abs(motion.theta[k] - row[4]));
      // at a jump of the acceleration each side has its own torque: there the golden program may take the other
      const bool jumps = profile == DriveProfile::BangBang && std::abs(row[0] - 1.0) < 1e-9;
      if (!jumps) torque = std::max(torque, std::abs(motion.tau_1[k] - row[6]));
      CHECK(std::abs(motion.phi[k] - row[1]) < 1e-8);
    }
    CAPTURE(angle, torque);
    // the trapezoid's acceleration jumps inside a step: h^2 is left of it there
    CHECK(angle < 1e-6);
    CHECK(torque < 1e-6);
  }
}

TEST_CASE("The figures name the frozen arm straight, bent and at a right angle", "[beam]") {
  const TwoLinkArm arm = revisionArm();
  const RevisionResults figures = runOf({}).figures;
  // of link 1 a third of the rod vibrates at its tip; across it link 2 hangs on as a whole
  CHECK(figures.frozen[3].theta == Approx(0.5 * std::numbers::pi));
  CHECK(figures.frozen[3].mass ==
        Approx(arm.link_1.mass / 3.0 + arm.link_1.tip_mass + arm.link_2.mass + arm.link_2.tip_mass).epsilon(1e-12));
  for (const FrozenArm& frozen : figures.frozen) {
    CAPTURE(frozen.theta);
    CHECK(frozen.period ==
          Approx(2.0 * std::numbers::pi * std::sqrt(frozen.mass * std::pow(arm.link_1.length, 3) / (3.0 * arm.EI))));
    CHECK(frozen.expected == newmarkPeriod(frozen.period, 0.01));
  }
  CHECK(figures.frozen[0].mass < figures.frozen[1].mass);
}

TEST_CASE("The exact rigid motion converges and needs no particular step", "[beam]") {
  const JointDrive drive = revisionDrive(DriveProfile::Trapezoid);
  const RigidArmMotion coarse = exactRigidMotion(revisionArm(), drive, every(0.01), 1e-3),
                       fine = exactRigidMotion(revisionArm(), drive, every(0.01), 6.25e-5);
  CHECK((coarse.theta - fine.theta).cwiseAbs().maxCoeff() < 2e-6);
}

TEST_CASE("Newmark's method lengthens a period, and never below two steps", "[beam]") {
  CHECK(newmarkPeriod(0.0249, 0.01) == Approx(0.0349).margin(5e-5));
  CHECK(newmarkPeriod(0.0476, 0.01) == Approx(0.0539).margin(5e-5));
  CHECK(newmarkPeriod(0.0249, 1e-5) == Approx(0.0249).epsilon(1e-5));
  CHECK(newmarkPeriod(1e-9, 0.01) == Approx(0.02).epsilon(1e-6));
}

TEST_CASE("Angle errors and torques of the revision are the golden figures", "[beam]") {
  CHECK(runOf(rigidCase(true, true)).figures.angle_error == Approx(1.93e-3).epsilon(0.05));
  CHECK(runOf(rigidCase(true, true, 1e-3)).figures.angle_error == Approx(1.94e-5).epsilon(0.05));
  CHECK(runOf(rigidCase(false, true)).figures.angle_error == Approx(0.349).epsilon(0.02));
  CHECK(runOf(rigidCase(false, true, 1e-3)).figures.angle_error == Approx(0.0348).epsilon(0.02));
  const RevisionResults locked = runOf(rigidCase(true, false)).figures;
  CHECK(locked.angle_error == Approx(0.201).epsilon(0.05));
  CHECK(std::abs(locked.tau_start[0] - 0.194386) < 1e-6);
  CHECK(std::abs(locked.tau_start[1] - 0.082835) < 1e-6);
  CHECK(std::abs(locked.tau_start_exact - 0.018557) < 1e-6);
  CHECK(locked.passive_torque < 1e-9);
  CHECK(locked.periods.empty());
  const RevisionResults consistent = runOf(rigidCase(true, true)).figures;
  CHECK(std::abs(consistent.tau_start[0] - consistent.tau_start_exact) < 1e-9);
  CHECK(std::abs(consistent.tau_start[1]) < 1e-12);
  CHECK(runOf(rigidCase(false, true)).figures.passive_torque == Approx(3.3e-3).epsilon(0.05));
}

TEST_CASE("The oscillation of elastic link 1 has the periods of the frozen poses", "[beam]") {
  RevisionCase which;
  which.dt = 1e-3;
  const RevisionResults fine = runOf(which).figures;
  CAPTURE(fine.shortest_period, fine.longest_period, fine.period_error, fine.peak_period);
  CHECK(fine.shortest_period == Approx(0.0250).margin(2e-4));
  CHECK(fine.longest_period == Approx(0.0477).margin(2e-4));
  CHECK(std::abs(fine.peak_period - 0.036) < 0.001);
  CHECK(fine.period_error < 0.02);
  CHECK(fine.deflection == Approx(7.2e-5).epsilon(0.01));
  CHECK(fine.passive_torque < 1e-9);
  CHECK(fine.angle_error == Approx(0.0200).epsilon(0.1));
  which.dt = 0.01;
  const RevisionResults coarse = runOf(which).figures;
  CAPTURE(coarse.peak_period);
  CHECK(coarse.peak_period > 0.033);
  CHECK(coarse.peak_period < 0.055);
}

TEST_CASE("Each mistake is seen in the figures", "[beam]") {
  RevisionCase right;
  right.is_link_1_rigid = true;
  right.starts_consistently = true;
  right.dt = 0.002;
  const RevisionResults good = runOf(right).figures;
  const auto with = [](RevisionCase which, ElasticMistake mistake) {
    which.mistakes.insert(mistake);
    return runOf(which).figures;
  };
  CHECK(with(right, ElasticMistake::LumpedMass).angle_error > 10.0 * good.angle_error);
  CHECK(with(right, ElasticMistake::RatesNotTurned).passive_torque > 1e-4);
  CHECK(std::abs(with(right, ElasticMistake::ForcesDropped).stretch) > 20.0 * std::abs(good.stretch));
  RevisionCase elastic = right;
  elastic.is_link_1_rigid = false;
  CHECK(with(elastic, ElasticMistake::FirstLinkUnstiffened).deflection > 100.0 * runOf(elastic).figures.deflection);
  elastic.starts_consistently = false;
  elastic.dt = 1e-3;
  CHECK(with(elastic, ElasticMistake::CoarseSamples).shortest_period > 1.2 * runOf(elastic).figures.shortest_period);
}

TEST_CASE("A run whose arm folds up ends before that and says so", "[beam]") {
  RevisionCase limp;
  limp.dt = 1e-3;
  limp.mistakes = {ElasticMistake::FirstLinkUnstiffened};
  const RevisionRun run = runOf(limp);
  CHECK(run.ended.text().find("does not converge") != std::string::npos);
  CHECK(run.steps.size() > 1000);
  CHECK(run.steps.size() < 2001);
  CHECK(run.exact.t.size() == std::ssize(run.steps));
  CHECK(std::isfinite(run.figures.deflection));
  limp.mistakes = {};
  CHECK(runOf(limp).ended.empty());
}

TEST_CASE("A run of the paper's example ends when it is told to, and says what it cannot do", "[beam]") {
  std::stop_source stop;
  stop.request_stop();
  CHECK_FALSE(runRevision({}, stop.get_token()).ok());
  RevisionCase absurd;
  absurd.dt = -1.0;
  const Result<RevisionRun> run = runRevision(absurd);
  REQUIRE_FALSE(run.ok());
  CHECK(run.diagnostics().front().message.text().find("dt is") == 0);
}
