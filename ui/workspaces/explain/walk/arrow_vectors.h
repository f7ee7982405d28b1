// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/express.h"
#include "ui/document/snapshot.h"
#include "ui/workspaces/explain/walk/arrow_scales.h"

#include <Eigen/Core>
#include <QString>

#include <vector>

namespace linkwright::ui {

/// A recorded vector, or a half of a six-vector, or a torque along its axis, in the world and where it acts.
struct ActingVector {
  Quantity quantity = Quantity::JointForce;  ///< of a six-vector's half what that half is; gives colour and symbol
  ArrowKind kind = ArrowKind::Force;
  Eigen::Vector3d value_W = Eigen::Vector3d::Zero();  ///< in its unit
  Eigen::Vector3d point_W = Eigen::Vector3d::Zero();
  bool about_axis = false;  ///< a torque of a turning joint
  bool far_off = false;     ///< belongs to the point of the link, thought as extended, that is at the world's origin
  int half = 0;             ///< of a six-vector: 0 or 1 in the order of the recording
  double number = 0.0;      ///< the length; of a torque the value with its sign
  bool is_scalar = false;   ///< a number along an axis: `number` is all of it
  Eigen::Vector3d shown = Eigen::Vector3d::Zero();  ///< the components as they are recorded
  int axes_of = -1;                                 ///< in the axes of this body's link, -1: of the world or base
};

/// The vectors of an entry, made as the snapshot's formulation makes them: velocities and accelerations at the link's
/// origin, what belongs to the centre of mass there, wrenches about the link's origin or, in the world's formulations,
/// the world's. None for what is no vector.
std::vector<ActingVector> actingVectors(const Snapshot& snapshot, const Recorded& entry);

/// "N m"
QString unitOfVector(const Snapshot& snapshot, const ActingVector& vector, int body);

/// What an arrow is called. A number along a joint's axis has its sign: "τ₂ −1.2 N m". So has a vector that lies along
/// one of the axes its components are in, which is named: "ω₂ −1.2 rad/s (z₂)", in the world "(Z)". Of any other vector
/// the length is told: "|a₂| 9.044 m/s²". `axes` as for ArrowOptions; the unit may be empty.
QString labelOf(const QString& symbol, const ActingVector& vector, const QString& unit, Axes axes);

}  // namespace linkwright::ui
