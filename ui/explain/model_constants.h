// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/explain/equations.h"

#include <QString>

#include <array>

namespace linkwright::ui {

/// A constant of the model in the link frames that the recording uses; size 0 where the link has none.
struct ConstantValue {
  int size = 0;
  std::array<double, 9> values{};
};
/// Of a moving body. The origin is in the parent's link frame, all else in its own.
ConstantValue constantOf(const Snapshot& snapshot, ModelConstant constant, int body);
QString constantName(ModelConstant constant);
QString constantUnit(ModelConstant constant, bool prismatic);

/// Centre of mass of a moving body in its own link frame, fixed links merged in; zero for a body without mass.
Eigen::Vector3d centreOfMass(const Model& model, int body);
/// Axis of the body's joint in its own link frame.
Eigen::Vector3d axisOf(const Model& model, int body);

}  // namespace linkwright::ui
