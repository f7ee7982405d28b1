// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct RevisionStoryText {
  Q_DECLARE_TR_FUNCTIONS(Revision)
};

RevisionCase rigidCase() {
  RevisionCase which;
  which.is_link_1_rigid = true;
  which.starts_consistently = true;
  return which;
}

}  // namespace

std::vector<RevisionStage> revisionStages() {
  RevisionCase locked = rigidCase(), literal = rigidCase(), elastic;
  locked.starts_consistently = false;
  literal.is_corrected = false;
  elastic.dt = 1e-3;
  return {
      {RevisionStoryText::tr("Nodes and Their Forces"),
       RevisionStoryText::tr("Two nodes, A and B, represent the arm. The mass matrix times the nodal accelerations in "
                             "an inertial frame gives the nodal forces {P}. Joints play no part yet."),
       RevisionStoryText::tr(
           "Step through time with the slider below the figure. Then choose “Lumped mass” and watch {P} change."),
       rigidCase(), RevisionFigure::RigidAngles, 0.5},
      {RevisionStoryText::tr("From {P} to Torques"),
       RevisionStoryText::tr("For each link, [T] sums the transverse components of the forces beyond its joint, which "
                             "gives Q. [L] multiplies Q by the link lengths, so τ₁ = l₁Q₁ + l₂Q₂ and τ₂ = l₂Q₂."),
       RevisionStoryText::tr("Look at Q₂ below the figure. It is zero, because joint 2 is passive."), rigidCase(),
       RevisionFigure::RigidTorques, 0.5},
      {RevisionStoryText::tr("Locking Joint 2 Needs a Motor"),
       RevisionStoryText::tr("If joint 2 is locked, links 1 and 2 rotate as one body. This motion requires a torque at "
                             "joint 2, but joint 2 has no motor."),
       RevisionStoryText::tr("Look at τ₂ at t = 0, below the figure. This torque would keep joint 2 locked."), locked,
       RevisionFigure::RigidTorques, 0.0},
      {RevisionStoryText::tr("The Finite-Element Step Moves Link 2"),
       RevisionStoryText::tr("Each step solves equation (1) with link 2 pinned at both ends. Link 2 deviates by u_d "
                             "from its locked pose, and its new angle relative to link 1 is the next θ."),
       RevisionStoryText::tr(
           "Step through time and watch τ₂. It is zero to within round-off at every instant, including the first."),
       rigidCase(), RevisionFigure::RigidTorques, 0.01},
      {RevisionStoryText::tr("Choosing the Time Step"),
       RevisionStoryText::tr("Read literally, the algorithm carries over the time derivatives of u_d unchanged, "
                             "although their frame has rotated. As a result, θ drifts in proportion to Δt."),
       RevisionStoryText::tr("Compare θ with the thick curve. Try 1 ms, then 0.1 ms, and finally “Corrected” at 10 ms. "
                             "In each case, the drift is smaller."),
       literal, RevisionFigure::RigidAngles, 2.0},
      {RevisionStoryText::tr("Link 1 Bends, So τ₁ Vibrates"),
       RevisionStoryText::tr("If link 1 is elastic, τ₁ oscillates about the torque of rigid links. The period depends "
                             "on the pose, because link 2 is pinned to the tip of link 1."),
       RevisionStoryText::tr("Look at τ₁ at about 0.7 s. It oscillates most slowly then, because link 2 is "
                             "perpendicular to link 1. The periods are in the Paper and Result tab."),
       elastic, RevisionFigure::ElasticTorques, 0.7},
  };
}

}  // namespace linkwright::ui
