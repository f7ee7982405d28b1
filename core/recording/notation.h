// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace linkwright {

/// Whose symbols a quantity is written in. The form of an equation stays that of its formulation.
enum class Notation {
  Source,        ///< those of the formulation's own source
  CraigLuh,      ///< Craig; Luh, Walker and Paul
  Featherstone,  ///< Rigid Body Dynamics Algorithms
  LynchPark,     ///< Modern Robotics
};

inline constexpr std::array kNotations = {Notation::Source, Notation::CraigLuh, Notation::Featherstone,
                                          Notation::LynchPark};

/// "source", "craig", "featherstone", "lynch": the folders of the pictures in assets/equations.
const char* nameOf(Notation notation);

}  // namespace linkwright
