// SPDX-License-Identifier: MIT
#pragma once

// The constants of a model in the axes that a recording and its equations use: those of the links.

#include "core/mechanism/model.h"

#include <Eigen/Core>

namespace linkwright {

/// R^0: orientation of a body's link in its parent's link at q = 0.
Eigen::Matrix3d rotationAtZero(const Model& model, int body);
/// r^0: its origin there at q = 0, in the axes of the parent's link.
Eigen::Vector3d originAtZero(const Model& model, int body);
/// s: the joint's axis, link axes.
Eigen::Vector3d axisInLink(const Model& model, int body);
/// c: the centre of mass, link axes; zero for a body without mass.
Eigen::Vector3d centreInLink(const Model& model, int body);
/// I: the inertia about it, link axes.
Eigen::Matrix3d inertiaInLink(const Model& model, int body);

}  // namespace linkwright
