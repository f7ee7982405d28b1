// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/express.h"
#include "core/recording/notation.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/view3d.h"
#include "ui/workspaces/explain/walk/arrow_scales.h"

#include <functional>
#include <optional>
#include <vector>

namespace linkwright::ui {

enum class SumArrows {
  AtPlace,    ///< result and operands, each where it acts
  HeadToTail  ///< the terms of the sum one after the other, from the result's tail to its tip
};

struct ArrowOptions {
  SumArrows sums = SumArrows::AtPlace;
  /// Index into StepTerms::summands of the last one that has been added; -1: all, and their result.
  int term = -1;
  /// Whose letters the labels are written in.
  Notation notation = Notation::Source;
  /// In which axes the labels give the value of a vector that lies along one: as recorded, or the world's.
  Axes axes = Axes::Link;
};

/// The vectors of a step as arrows in the world at their true points of application, the results first: velocities and
/// accelerations at the link's origin, the inertial force at the centre of mass, forces and moments of a joint at the
/// joint, torques as arcs about the joint's axis; what belongs to the point of a link that is thought to be at the
/// world's origin there, with a tie to the link. HeadToTail replaces the operands of a sum of vectors by its terms:
/// they close on the result. Arcs and marks on others are laid aside. Too short to be seen, a vector is a dot; zero, a
/// ring. Empty for step -1.
std::vector<Arrow> stepArrows(const Snapshot& snapshot, int step, const ArrowScales& scales,
                              const ArrowOptions& options = {});

/// The scales to draw a step at: those of the whole recursion, larger by 2, 5, 10, 20, ... for a kind of which all
/// vectors in this step would be too short to be seen well. The terms that are added one by one share them. `before`:
/// those that the same step was drawn at a moment ago, kept where they still do, and while a gesture is under way.
ArrowScales stepScales(const Snapshot& snapshot, int step, const ArrowScales& scales,
                       const std::optional<ArrowScales>& before = {});

/// What somebody has in place of a recorded quantity; null where there is nothing of theirs.
using Others = std::function<const Recorded*(const QuantityKey& key)>;
Others othersOf(const Recording& recording);

/// What another one of the same instant, a mistake or a student's table, has in place of the step's results, where it
/// differs: dashed, beside the right ones. The poses are the snapshot's.
std::vector<Arrow> wrongArrows(const Snapshot& right, const Others& others, int step, const ArrowScales& scales,
                               const ArrowOptions& options = {});

/// Points of the world that hold the arrows of all steps.
std::vector<Eigen::Vector3d> arrowRoom(const Snapshot& snapshot, const ArrowScales& scales, SumArrows sums);

/// The link that the step is at, index into Model::links(); -1 where there is no step.
int litLink(const Snapshot& snapshot, int step);
/// It, where the recursion has been, and what waits at a fork until the brothers have been visited.
LitLinks litLinks(const Snapshot& snapshot, int step);

}  // namespace linkwright::ui
