// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace linkwright {

/// The ways in which inverse dynamics is written. All give the same torques to round-off; each has its own file in
/// core/dynamics, its own quantities and its own equation numbers.
enum class Formulation {
  Spatial,       ///< Featherstone's spatial vectors in body frames: the fast kernel
  BodyFrame,     ///< Newton-Euler in body frames, about the centres of mass
  WorldSpatial,  ///< Newton-Euler in the world frame with the velocity at the world origin
  NonRecursive,  ///< every sum written out, nothing stored: naive on purpose
};

inline constexpr std::array kFormulations = {Formulation::Spatial, Formulation::BodyFrame, Formulation::WorldSpatial,
                                             Formulation::NonRecursive};

/// "spatial", "body-frame", "world-spatial", "nonrecursive": the names of the command line.
const char* nameOf(Formulation formulation);

}  // namespace linkwright
