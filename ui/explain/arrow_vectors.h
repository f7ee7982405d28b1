// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/explain/arrow_scales.h"

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
};

/// The vectors of an entry, made as the snapshot's formulation makes them: velocities and accelerations at the link's
/// origin, what belongs to the centre of mass there, wrenches about the link's origin or, in the world's formulations,
/// the world's. None for what is no vector.
std::vector<ActingVector> actingVectors(const Snapshot& snapshot, const Recorded& entry);

/// "12.34 N m"
QString numberWithUnit(const Snapshot& snapshot, const ActingVector& vector, int body);
/// "12.34"
QString shortNumber(double value);

}  // namespace linkwright::ui
