// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/revision_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

QString text(const char* words) { return QCoreApplication::translate("Revision", words); }

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
      {text("Nodes and what they need"),
       text("The arm is two nodes, A and B. Mass times acceleration, in axes that do not turn, gives each its force: "
            "{P}. There are no joints in it yet."),
       text("step through time below the figure; with lumped mass {P} grows."), rigidCase(),
       RevisionFigure::RigidAngles, 0.5},
      {text("From {P} to torques"),
       text("[T] sums what acts beyond a joint, across its link: Q. [L] multiplies by lengths: τ₁ = l₁Q₁ + l₂Q₂, "
            "τ₂ = l₂Q₂."),
       text("Q₂ is zero. That is what a joint without a motor means."), rigidCase(), RevisionFigure::RigidTorques, 0.5},
      {text("Joint 2 frozen: a motor would be needed"),
       text("Held, link 2 turns like one body with link 1. To hold it so takes a torque at joint 2, and there is "
            "nothing "
            "that could give it."),
       text("τ₂ at t = 0, below the figure: the torque that would hold it."), locked, RevisionFigure::RigidTorques,
       0.0},
      {text("The finite-element step swings it"),
       text("Each step solves (1) with link 2 pinned at both ends: it deviates by u_d from the frozen pose, and the "
            "deviated link's angle is the next θ."),
       text("τ₂ is round-off at every instant, the first one too."), rigidCase(), RevisionFigure::RigidTorques, 0.01},
      {text("How long a step may be"),
       text("Read literally, rates of u_d are carried on unchanged though their frame has turned: θ goes astray, in "
            "proportion to Δt."),
       text("θ leaves the thick curve. Try 1 and 0.1 ms, then “Corrected” at 10 ms."), literal,
       RevisionFigure::RigidAngles, 2.0},
      {text("Link 1 bends: τ₁ ripples"),
       text("An elastic link 1 rings about the torque of rigid links. Its period follows the pose, for link 2 hangs on "
            "its tip by a pin."),
       text("slowest about 0.7 s, where link 2 stands across; periods: “Source and result”."), elastic,
       RevisionFigure::ElasticTorques, 0.7},
  };
}

}  // namespace

const std::vector<RevisionStage>& revisionStages() {
  static const std::vector<RevisionStage> stages = makeStages();
  return stages;
}

}  // namespace linkwright::ui
