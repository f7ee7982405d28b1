// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/every_plot.h"

namespace linkwright::test {

std::vector<ScenePlot> everyPlot() {
  return {
      {PlotKind::Time, {"tau.lift", "tau_mistaken.lift", "qdd.turn", "power", "work.turn", "energy.total"}, 0.1 + 0.2},
      {PlotKind::Stack, {"tau_own_inertia.turn", "tau_Coriolis.turn", "tau_gravity.turn"}, 2.0},
      {PlotKind::Xy, {"q.turn", "qd.turn"}, 1.0},
      {PlotKind::Xy, {"hand.x", "hand.z", "hand.speed", "manipulability"}, 1e-3},
      {PlotKind::Spectrum, {"tau.turn"}, 1.0},
      {PlotKind::TorqueSpeed, {"tau.grip"}, 1.0, 0.7},
      {PlotKind::Time,
       {"f_n.left foot", "f_t.left foot", "f_t1.a.b", "f_t2.a.b", "gap.left foot", "slip.left foot",
        "slip_margin.left foot", "mode.left foot", "residual", "tau_motor.grip", "internal_force.lift",
        "internal_moment.lift"},
       1.0},
      {PlotKind::Time,
       {"energy.drift", "energy.motor_work", "energy.external_work", "energy.joint_loss", "energy.contact_loss",
        "energy.impact_loss"},
       1.0},
      {PlotKind::Time, {}, 1.0}};
}

}  // namespace linkwright::test
