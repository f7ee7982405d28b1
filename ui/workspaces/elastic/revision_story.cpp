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
       RevisionStoryText::tr("The arm is two nodes, A and B. Mass times acceleration, in axes that do not rotate, "
                             "gives each its force: {P}. There are no joints in it yet."),
       RevisionStoryText::tr("step through time below the figure; with lumped mass {P} grows."), rigidCase(),
       RevisionFigure::RigidAngles, 0.5},
      {RevisionStoryText::tr("From {P} to torques"),
       RevisionStoryText::tr(
           "[T] sums what acts beyond a joint, across its link: Q. [L] multiplies by lengths: τ₁ = l₁Q₁ + l₂Q₂, "
           "τ₂ = l₂Q₂."),
       RevisionStoryText::tr("Q₂ is zero. That is what a passive joint means."), rigidCase(),
       RevisionFigure::RigidTorques, 0.5},
      {RevisionStoryText::tr("Joint 2 Locked: a Motor Would Be Needed"),
       RevisionStoryText::tr("If joint 2 is locked, link 2 rotates as one body with link 1. That takes a torque at "
                             "joint 2, and nothing can supply it."),
       RevisionStoryText::tr("τ₂ at t = 0, below the figure: the torque that would hold it."), locked,
       RevisionFigure::RigidTorques, 0.0},
      {RevisionStoryText::tr("The Finite-Element Step Moves Link 2"),
       RevisionStoryText::tr("Each step solves (1) with link 2 pinned at both ends: it deviates by u_d from the locked "
                             "pose, and the angle of the deviated link is the next θ."),
       RevisionStoryText::tr("τ₂ is round-off at every instant, including the first."), rigidCase(),
       RevisionFigure::RigidTorques, 0.01},
      {RevisionStoryText::tr("Choosing the Step"),
       RevisionStoryText::tr("Read literally, rates of u_d are carried over unchanged although their frame has "
                             "rotated: θ drifts, in proportion to Δt."),
       RevisionStoryText::tr("θ leaves the thick curve. Try 1 and 0.1 ms, then “Corrected” at 10 ms."), literal,
       RevisionFigure::RigidAngles, 2.0},
      {RevisionStoryText::tr("Link 1 Bends: τ₁ Vibrates"),
       RevisionStoryText::tr("An elastic link 1 oscillates about the torque of rigid links. Its period depends on the "
                             "pose, because link 2 is pinned to its tip."),
       RevisionStoryText::tr("slowest at about 0.7 s, where link 2 is perpendicular; periods: “Source and Result”."),
       elastic, RevisionFigure::ElasticTorques, 0.7},
  };
}

}  // namespace linkwright::ui
