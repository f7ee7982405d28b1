// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

struct RevisionText {
  Q_DECLARE_TR_FUNCTIONS(Revision)
};

/// "a, b, c, d" of what changes with the angle of joint 2.
template <class Of>
QString overPoses(const RevisionResults& figures, const Of& of) {
  QStringList all;
  for (const FrozenArm& frozen : figures.frozen) all << significant(of(frozen));
  return all.join(QStringLiteral(", "));
}

QString range(double from, double to, const QString& unit) {
  return QStringLiteral("%1–%2 %3").arg(significant(from), significant(to), unit);
}

NodalMass massOf(const RevisionCase& of) {
  return of.mistakes.contains(ElasticMistake::LumpedMass) ? NodalMass::Lumped : of.mass;
}

double stepOf(const RevisionRun& run) { return run.steps[1].t - run.steps[0].t; }

void addPeriods(std::vector<RevisionRow>& rows, const RevisionRun& run, const TwoLinkArm& arm) {
  const RevisionResults& f = run.figures;
  const double share = massOf(run.of) == NodalMass::Consistent ? 1.0 / 3.0 : 0.5;
  rows.push_back({"periods", RevisionText::tr("Period of the oscillation of τ₁"), RevisionText::tr("0.025–0.04 s"),
                  run.of.is_link_1_rigid    ? RevisionText::tr("none, because link 1 is rigid")
                  : f.shortest_period > 0.0 ? range(f.shortest_period, f.longest_period, RevisionText::tr("s"))
                                            : RevisionText::tr("no oscillation"),
                  RevisionText::tr("If link 1 is elastic, the period depends on the pose. It is shortest when the arm "
                                   "is straight and longest when the links are at a right angle.")});
  if (f.peak_period > 0.0)
    rows.push_back({"peak", RevisionText::tr("Period of the highest spectral peak"), RevisionText::tr("—"),
                    RevisionText::tr("%1 s").arg(significant(f.peak_period)),
                    RevisionText::tr("The period varies with the pose. The peak corresponds to the poses in which the "
                                     "arm spends the most time.")});
  const double k = 3.0 * arm.EI, l = arm.link_1.length;
  const auto theory = [&](double m) { return 2.0 * std::numbers::pi * std::sqrt(m * l * l * l / k); };
  rows.push_back({"theory", RevisionText::tr("Theory, 2π√(ml³/(3EI))"), RevisionText::tr("0.031 s"),
                  //: %1 and %2: periods of vibration for two masses
                  RevisionText::tr("%1 s for 97.5 g, %2 s for 100 g")
                      .arg(significant(theory(arm.link_1.mass), 5), significant(theory(arm.link_2.tip_mass), 5)),
                  RevisionText::tr("Both periods round to 0.031 s. Neither mass is the effective mass.")});
  rows.push_back(
      {"mass", RevisionText::tr("Effective mass at θ = 0, 30, 60, 90°"), RevisionText::tr("one constant mass"),
       //: %1: four masses, %2: the part of link 2 in each of them
       RevisionText::tr("%1 kg, including %2 kg from link 2")
           .arg(overPoses(f, [](const FrozenArm& at) { return at.mass; }),
                overPoses(f, [&](const FrozenArm& at) { return at.mass - share * arm.link_1.mass; })),
       RevisionText::tr("The effective mass at the tip contains part of link 1 and, through the pin, part of link 2. "
                        "It contains all of link 2 only when link 2 is perpendicular to link 1.")});
  rows.push_back({"frozen", RevisionText::tr("Natural period at θ = 0, 30, 60, 90°"), RevisionText::tr("0.031 s"),
                  RevisionText::tr("%1 s").arg(overPoses(f, [](const FrozenArm& at) { return at.period; })),
                  RevisionText::tr("From the effective mass and the tip stiffness of the element.")});
  rows.push_back(
      {"newmark", RevisionText::tr("Natural period with time steps of %1 ms").arg(significant(1e3 * stepOf(run))),
       RevisionText::tr("—"),
       RevisionText::tr("%1 s").arg(overPoses(f, [](const FrozenArm& at) { return at.expected; })),
       RevisionText::tr(
           "Newmark's method lengthens T to πΔt / atan(πΔt/T). Accurate periods need time steps of 1 ms or less.")});
}

void addTorques(std::vector<RevisionRow>& rows, const RevisionRun& run) {
  const RevisionResults& f = run.figures;
  const auto torque = [](double value) { return significant(std::abs(value) < 1e-12 ? 0.0 : value, 6); };
  rows.push_back(
      {"start",
       RevisionText::tr("Torques at the start (exact for rigid links: %1 and 0 N m)")
           .arg(significant(f.tau_start_exact, 5)),
       RevisionText::tr("an error caused by derivatives of the locked system"),
       //: %1 and %2: torques of joints 1 and 2
       RevisionText::tr("%1 and %2 N m").arg(torque(f.tau_start[0]), torque(f.tau_start[1])),
       run.of.starts_consistently && !run.of.is_link_1_rigid
           ? RevisionText::tr(
                 "Link 1 is still straight, so it exerts no force at its tip. The oscillation builds up later.")
       : run.of.starts_consistently
           ? RevisionText::tr("ü_d at t = 0 solves equation (1), so joint 2 is free from the start.")
           : RevisionText::tr(
                 "Setting ü_d = 0 at t = 0 locks joint 2. If the acceleration jumps at the start, this lock requires a "
                 "torque at joint 2. The effect of the torque never decays, because β = 1/4 adds no damping.")});
  rows.push_back(
      {"passive", RevisionText::tr("Largest |τ₂| after step 0"), RevisionText::tr("0"),
       RevisionText::tr("%1 N m").arg(significant(f.passive_torque)),
       f.passive_torque < 1e-9
           ? RevisionText::tr("Only round-off remains, because nothing locks joint 2.")
           : RevisionText::tr(
                 "The locked pose changes from step to step and leaves a residual, which shrinks as Δt is reduced.")});
  rows.push_back(
      {"angle", RevisionText::tr("Largest |θ − θ_rigid|"), RevisionText::tr("2(a) and 3(a) look the same"),
       //: %1: largest error of an angle, %2: when it occurs
       RevisionText::tr("%1 rad at %2 s").arg(significant(f.angle_error), significant(f.angle_error_at)),
       !run.of.is_corrected
           ? RevisionText::tr(
                 "The time derivatives of u_d do not rotate with the frame, so the error is of order 1 in Δt.")
       : run.of.starts_consistently || f.tau_start[1] == 0.0
           ? RevisionText::tr("The time derivatives of u_d rotate with link 1, so the error is of order 2 in Δt. A "
                              "tenth of Δt gives a hundredth of the error.")
           : RevisionText::tr("The locked start gives a wrong initial impulse, so the error is of order 1 in Δt.")});
  rows.push_back(
      {"deflection", RevisionText::tr("Largest deflection of link 1"), RevisionText::tr("—"),
       RevisionText::tr("%1 mm").arg(significant(1e3 * f.deflection)),
       RevisionText::tr("An elastic link 1 deflects little compared with its length of 250 mm. "
                        "The deflection is barely visible in the angles but clearly visible in the torques.")});
}

}  // namespace

ChoiceWords wordsFor(DriveProfile profile) {
  switch (profile) {
    case DriveProfile::Cubic:
      //: adjective: polynomial of a motion
      return {RevisionText::tr("Cubic"), RevisionText::tr("The acceleration jumps at the start, so link 1 oscillates")};
    case DriveProfile::Quintic:
      //: adjective: polynomial of a motion
      return {RevisionText::tr("Quintic"), RevisionText::tr("The motion starts smoothly, so link 1 hardly oscillates")};
    case DriveProfile::Cycloid:
      return {RevisionText::tr("Cycloid"), RevisionText::tr("The motion starts smoothly, so link 1 hardly oscillates")};
    case DriveProfile::Harmonic:
      //: adjective: law of a motion
      return {RevisionText::tr("Harmonic"),
              RevisionText::tr(
                  "The position is (1 − cos πu)/2 in normalised time u, so the acceleration jumps at the start")};
    case DriveProfile::BangBang:
      return {RevisionText::tr("Bang-bang"),
              RevisionText::tr(
                  "The acceleration has constant magnitude and changes sign halfway, so it jumps three times")};
    case DriveProfile::Trapezoid:
      return {RevisionText::tr("Trapezoid"),
              RevisionText::tr(
                  "The velocity is trapezoidal with three equal phases, so the acceleration jumps four times")};
  }
  return {};
}

QString nameOf(RevisionFigure figure) {
  switch (figure) {
    case RevisionFigure::ElasticAngles: return RevisionText::tr("2(a) angles, link 1 elastic");
    case RevisionFigure::ElasticTorques: return RevisionText::tr("2(b) torques, link 1 elastic");
    case RevisionFigure::RigidAngles: return RevisionText::tr("3(a) angles, link 1 rigid");
    case RevisionFigure::RigidTorques: return RevisionText::tr("3(b) torques, link 1 rigid");
    case RevisionFigure::All: break;
  }
  return RevisionText::tr("All four");
}

std::vector<RevisionRow> revisionRows(const RevisionRun& run) {
  const TwoLinkArm arm = revisionArm();
  std::vector<RevisionRow> rows;
  if (run.steps.size() < 2) return rows;
  addPeriods(rows, run, arm);
  addTorques(rows, run);
  rows.push_back({"profile", RevisionText::tr("Motion of joint 1"), RevisionText::tr("π rad in 2 s, no details"),
                  wordsFor(run.of.profile).name,
                  RevisionText::tr("An acceleration jump at the start explains the initial error and the oscillation. "
                                   "The cycloid and the quintic have no such jump.")});
  rows.push_back({"element", RevisionText::tr("Element and mass matrix"), RevisionText::tr("not stated"),
                  (massOf(run.of) == NodalMass::Consistent ? RevisionText::tr("%1EI/l³ at the tip, consistent mass")
                                                           : RevisionText::tr("%1EI/l³ at the tip, lumped mass"))
                      .arg(run.of.stiffness == TipStiffness::EulerBernoulli ? 3 : 4),
                  RevisionText::tr("Only the consistent mass matrix gives the correct inertia of a rigid rod. Shifted "
                                   "integration, as in the group's other papers, gives 4EI/l³.")});
  rows.push_back({"printed", RevisionText::tr("Second term of equation (1)"), RevisionText::tr("[M]{u̇_d}"),
                  RevisionText::tr("[M]{ü_d}"),
                  RevisionText::tr("The units show that ü_d is correct, because mass times acceleration is a force.")});
  rows.push_back(
      {"released", RevisionText::tr("Terms removed from [K]"), RevisionText::tr("all except the axial terms"),
       RevisionText::tr("bending terms of link 2 only"),
       RevisionText::tr(
           "Link 1 bends in Figure 2. Without bending stiffness, it could not exert a transverse force at its tip.")});
  return rows;
}

}  // namespace linkwright::ui
