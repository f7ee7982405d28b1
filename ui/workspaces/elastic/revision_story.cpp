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

std::vector<RevisionStage> makeStages() {
  RevisionCase locked = rigidCase(), literal = rigidCase(), elastic;
  locked.starts_consistently = false;
  literal.is_corrected = false;
  elastic.dt = 1e-3;
  return {
      {RevisionStoryText::tr("Nodes and what they need"),
       RevisionStoryText::tr(
           "The arm is two nodes, A and B. Mass times acceleration, in axes that do not turn, gives each its force: "
           "{P}. There are no joints in it yet."),
       RevisionStoryText::tr("step through time below the figure; with lumped mass {P} grows."), rigidCase(),
       RevisionFigure::RigidAngles, 0.5},
      {RevisionStoryText::tr("From {P} to torques"),
       RevisionStoryText::tr(
           "[T] sums what acts beyond a joint, across its link: Q. [L] multiplies by lengths: τ₁ = l₁Q₁ + l₂Q₂, "
           "τ₂ = l₂Q₂."),
       RevisionStoryText::tr("Q₂ is zero. That is what a joint without a motor means."), rigidCase(),
       RevisionFigure::RigidTorques, 0.5},
      {RevisionStoryText::tr("Joint 2 frozen: a motor would be needed"),
       RevisionStoryText::tr(
           "Held, link 2 turns like one body with link 1. To hold it so takes a torque at joint 2, and there is "
           "nothing "
           "that could give it."),
       RevisionStoryText::tr("τ₂ at t = 0, below the figure: the torque that would hold it."), locked,
       RevisionFigure::RigidTorques, 0.0},
      {RevisionStoryText::tr("The finite-element step swings it"),
       RevisionStoryText::tr(
           "Each step solves (1) with link 2 pinned at both ends: it deviates by u_d from the frozen pose, and the "
           "deviated link's angle is the next θ."),
       RevisionStoryText::tr("τ₂ is round-off at every instant, the first one too."), rigidCase(),
       RevisionFigure::RigidTorques, 0.01},
      {RevisionStoryText::tr("How long a step may be"),
       RevisionStoryText::tr(
           "Read literally, rates of u_d are carried on unchanged though their frame has turned: θ goes astray, in "
           "proportion to Δt."),
       RevisionStoryText::tr("θ leaves the thick curve. Try 1 and 0.1 ms, then “Corrected” at 10 ms."), literal,
       RevisionFigure::RigidAngles, 2.0},
      {RevisionStoryText::tr("Link 1 bends: τ₁ ripples"),
       RevisionStoryText::tr(
           "An elastic link 1 rings about the torque of rigid links. Its period follows the pose, for link 2 hangs on "
           "its tip by a pin."),
       RevisionStoryText::tr("slowest about 0.7 s, where link 2 stands across; periods: “Source and result”."), elastic,
       RevisionFigure::ElasticTorques, 0.7},
  };
}

}  // namespace

const std::vector<RevisionStage>& revisionStages() {
  static const std::vector<RevisionStage> stages = makeStages();
  return stages;
}

}  // namespace linkwright::ui
