// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/matrix_text.h"
#include "ui/document/snapshot.h"

#include <string>

namespace linkwright::ui {

// What of an instant is a matrix, to be copied: SI, world axes, joints in the order of the model.

/// M(q); the rotors are in it where they are in the torques shown. Of a robot without joints it is empty.
NamedMatrix massMatrixOf(const Snapshot& snapshot);
/// J of the hand, rows angular first.
NamedMatrix handJacobianOf(const Snapshot& snapshot);
/// T of the hand in the world.
NamedMatrix handPoseOf(const Snapshot& snapshot);

/// A pose as a homogeneous transform [4 x 4].
NamedMatrix poseMatrix(const std::string& name, const std::string& symbol, const std::string& words, const Pose& X);

}  // namespace linkwright::ui
