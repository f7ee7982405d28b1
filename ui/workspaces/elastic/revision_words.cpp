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
  rows.push_back(
      {"periods", RevisionText::tr("Period of τ₁'s oscillation"), RevisionText::tr("0.025–0.04 s"),
       run.of.is_link_1_rigid    ? RevisionText::tr("none: link 1 is rigid")
       : f.shortest_period > 0.0 ? range(f.shortest_period, f.longest_period, RevisionText::tr("s"))
                                 : RevisionText::tr("no oscillation"),
       RevisionText::tr("It changes with the pose: short while the arm is straight, longest at a right angle.")});
  if (f.peak_period > 0.0)
    rows.push_back(
        {"peak", RevisionText::tr("Highest line of its spectrum"), RevisionText::tr("—"),
         significant(f.peak_period) + RevisionText::tr(" s"),
         RevisionText::tr("A single line for a varying period: it marks the poses where the arm stays longest.")});
  const double k = 3.0 * arm.EI, l = arm.link_1.length;
  const auto theory = [&](double m) { return 2.0 * std::numbers::pi * std::sqrt(m * l * l * l / k); };
  rows.push_back({"theory", RevisionText::tr("Theory, 2π√(ml³/3EI)"), RevisionText::tr("0.031 s"),
                  RevisionText::tr("%1 s with 97.5 g, %2 s with 100 g")
                      .arg(significant(theory(arm.link_1.mass), 5), significant(theory(arm.link_2.tip_mass), 5)),
                  RevisionText::tr("Both round to 0.031. Neither is the effective mass.")});
  rows.push_back({"mass", RevisionText::tr("Effective mass, at θ = 0, 30, 60, 90°"),
                  RevisionText::tr("one mass, constant"),
                  overPoses(f, [](const FrozenArm& at) { return at.mass; }) + RevisionText::tr(" kg; of it link 2: ") +
                      overPoses(f, [&](const FrozenArm& at) { return at.mass - share * arm.link_1.mass; }) +
                      RevisionText::tr(" kg"),
                  RevisionText::tr("The tip moves its share of link 1, and link 2 through its pin: all of it only "
                                   "where link 2 is perpendicular.")});
  rows.push_back({"frozen", RevisionText::tr("Period of the locked pose, at θ = 0, 30, 60, 90°"),
                  RevisionText::tr("0.031 s"),
                  overPoses(f, [](const FrozenArm& at) { return at.period; }) + RevisionText::tr(" s"),
                  RevisionText::tr("From that mass and the element's stiffness at the tip.")});
  rows.push_back(
      {"newmark", RevisionText::tr("The same in steps of %1 ms").arg(significant(1e3 * stepOf(run))),
       RevisionText::tr("—"), overPoses(f, [](const FrozenArm& at) { return at.expected; }) + RevisionText::tr(" s"),
       RevisionText::tr(
           "Newmark's method turns T into πΔt / atan(πΔt/T). Physical periods need steps of 1 ms or less.")});
}

void addTorques(std::vector<RevisionRow>& rows, const RevisionRun& run) {
  const RevisionResults& f = run.figures;
  const auto torque = [](double value) { return significant(std::abs(value) < 1e-12 ? 0.0 : value, 6); };
  rows.push_back(
      {"start",
       RevisionText::tr("Torques at the start; exact, rigid: %1 and 0 N m").arg(significant(f.tau_start_exact, 5)),
       RevisionText::tr("an error, from the rates of the locked system"),
       RevisionText::tr("%1 and %2 N m").arg(torque(f.tau_start[0]), torque(f.tau_start[1])),
       run.of.starts_consistently && !run.of.is_link_1_rigid
           ? RevisionText::tr(
                 "Link 1 is still straight and contributes nothing at its tip: the oscillation builds up from there.")
       : run.of.starts_consistently
           ? RevisionText::tr("ü_d at t = 0 solves (1) itself: joint 2 is free from the first instant.")
           : RevisionText::tr("ü_d = 0 at t = 0 locks joint 2. If the drive begins with a jump, that takes a torque "
                              "there; it never fades, because β = 1/4 adds no damping.")});
  rows.push_back(
      {"passive", RevisionText::tr("Largest |τ₂| after step 0"), RevisionText::tr("0"),
       significant(f.passive_torque) + RevisionText::tr(" N m"),
       f.passive_torque < 1e-9
           ? RevisionText::tr("Round-off: nothing holds joint 2.")
           : RevisionText::tr("The locked pose of one step is not that of the next: the residual falls with Δt.")});
  rows.push_back(
      {"angle", RevisionText::tr("Largest |θ − exact|"), RevisionText::tr("2(a) and 3(a) look alike"),
       RevisionText::tr("%1 rad, at %2 s").arg(significant(f.angle_error), significant(f.angle_error_at)),
       !run.of.is_corrected ? RevisionText::tr("Rates of u_d stay unchanged while the frame rotates: order 1 in Δt.")
       : run.of.starts_consistently || f.tau_start[1] == 0.0
           ? RevisionText::tr("Rates of u_d rotate with link 1: order 2, a tenth of Δt gives a hundredth of the error.")
           : RevisionText::tr("The locked start gives a wrong initial impulse: order 1 again.")});
  rows.push_back({"deflection", RevisionText::tr("Largest deflection of link 1"), RevisionText::tr("—"),
                  significant(1e3 * f.deflection) + RevisionText::tr(" mm"),
                  RevisionText::tr("Small compared with 250 mm: angles hardly show that it bends, torques do.")});
}

}  // namespace

ChoiceWords wordsFor(DriveProfile profile) {
  switch (profile) {
    case DriveProfile::Cubic:
      return {RevisionText::tr("Cubic"), RevisionText::tr("Its acceleration jumps at the start: link 1 oscillates")};
    case DriveProfile::Quintic:
      return {RevisionText::tr("Quintic"), RevisionText::tr("Smooth from rest: hardly any oscillation")};
    case DriveProfile::Cycloid:
      return {RevisionText::tr("Cycloid"), RevisionText::tr("Smooth from rest: hardly any oscillation")};
    case DriveProfile::Harmonic:
      return {RevisionText::tr("Harmonic"), RevisionText::tr("(1 − cos πu)/2: its acceleration jumps at the start")};
    case DriveProfile::BangBang:
      return {RevisionText::tr("Bang-bang"),
              RevisionText::tr("Constant acceleration, then constant deceleration: a jump half-way too")};
    case DriveProfile::Trapezoid:
      return {RevisionText::tr("Trapezoid"),
              RevisionText::tr("Trapezoidal velocity, a third of the time each: four jumps")};
  }
  return {};
}

QString nameOf(RevisionFigure figure) {
  switch (figure) {
    case RevisionFigure::ElasticAngles: return RevisionText::tr("2(a) angles, link 1 elastic");
    case RevisionFigure::ElasticTorques: return RevisionText::tr("2(b) torques, link 1 elastic");
    case RevisionFigure::RigidAngles: return RevisionText::tr("3(a) angles, link 1 ideal-rigid");
    case RevisionFigure::RigidTorques: return RevisionText::tr("3(b) torques, link 1 ideal-rigid");
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
  rows.push_back(
      {"profile", RevisionText::tr("Motion of joint 1"), RevisionText::tr("π rad in 2 s, no more"),
       wordsFor(run.of.profile).name,
       RevisionText::tr(
           "A start with a jump fits the error at the start and the oscillation; cycloid and quintic do not.")});
  rows.push_back(
      {"element", RevisionText::tr("Element and mass matrix"), RevisionText::tr("not stated"),
       RevisionText::tr("%1EI/l³ at the tip; mass %2")
           .arg(run.of.stiffness == TipStiffness::EulerBernoulli ? 3 : 4)
           .arg(massOf(run.of) == NodalMass::Consistent ? RevisionText::tr("consistent") : RevisionText::tr("lumped")),
       RevisionText::tr("Only the consistent matrix has the inertia of a rigid rod. The shifted integration of other "
                        "papers of the group gives 4EI/l³.")});
  rows.push_back({"printed", RevisionText::tr("Second term of (1)"), RevisionText::tr("[M]{u̇_d}"),
                  RevisionText::tr("[M]{ü_d}"),
                  RevisionText::tr("Units decide: a mass times an acceleration is a force.")});
  rows.push_back({"released", RevisionText::tr("Link without bending stiffness"),
                  RevisionText::tr("[K], all but axial"), RevisionText::tr("link 2 only"),
                  RevisionText::tr("Link 1 bends in Figure 2; without stiffness no torque would reach its tip.")});
  return rows;
}

}  // namespace linkwright::ui
