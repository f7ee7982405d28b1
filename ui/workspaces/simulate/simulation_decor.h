// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact_laws.h"
#include "core/simulation/setup.h"
#include "ui/document/contact_instant.h"
#include "ui/document/simulation_figures.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/decor.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/simulate/surface_patch.h"

#include <Eigen/Core>
#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// What friction's force is drawn in, everywhere: the neutral colour that friction has among the causes of a torque.
inline constexpr Quantity kFrictionColour = Quantity::JointVelocity;

/// What there is to draw of a simulation, and how.
struct SimulationScene {
  bool surfaces = true, forces = true, cones = true;
  bool is_explaining = false;  ///< the recursion is what is looked at: no words, no cones
  int chosen = -1;             ///< index into Snapshot::contacts of the contact that is told more of; -1: none
  ContactLaws laws;
  double metres_per_newton = 0.0, metres_per_newton_metre = 0.0;  ///< 0: nothing is drawn
  double size = 1.0;                                              ///< m, of the robot
  bool dark = false;
  std::optional<PullingSpring> spring;  ///< what the mouse pulls with
  std::vector<JointLoad> loads;         ///< of the joints; empty: not shown
  bool internal_forces = false, internal_moments = false;
};

/// The longest vectors that would be drawn, N and N m.
struct ForcePeaks {
  double force = 0.0, moment = 0.0;
};
ForcePeaks peaksOf(const Snapshot& snapshot, const SimulationScene& scene);
/// Of a run as far as it has come, its contact forces and the spring's.
double largestForce(const SimulatedRun& run);

/// Where the normal through the contact's point meets the surface, world frame.
Eigen::Vector3d footOf(const ContactInstant& at);
/// The coefficient that a force is held against: the static one of the stick-slip law, the kinetic one of a contact
/// that slips and of the other law.
double holdingCoefficient(const ContactInstant& at, const ContactLaws& laws);

/// The friction cone of a force f_n, apex at the origin, along z, `height` m high, its half angle atan(coefficient).
std::shared_ptr<const Sheet::Shape> coneShape(double coefficient, double height);

/// "12.3 mm", "0.41 m".
QString lengthText(double metres);
/// What the contact does, in words: "hand: sticks, f_t is 42 % of what friction can hold". Of one that is not `chosen`
/// the beginning.
QString contactWords(const ContactInstant& at, const ContactLaws& laws, bool chosen);

/// All of it. `patches`: as Snapshot::contacts; what has no shape is not drawn.
Decor simulationDecor(const Snapshot& snapshot, const SimulationScene& scene, const std::vector<SurfacePatch>& patches);

/// The texts of `before` in the place of those of `now` where both have as many: numbers that change with every frame
/// cannot be read.
void keepTexts(Decor& now, const Decor& before);

}  // namespace linkwright::ui
