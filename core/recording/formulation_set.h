// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_set.h"
#include "core/recording/formulation.h"

namespace linkwright {

using FormulationSet = EnumSet<Formulation>;

/// What tables say of where a symbol holds.
namespace formulations {
inline constexpr FormulationSet kBody{Formulation::BodyFrame};
inline constexpr FormulationSet kSpatial{Formulation::Spatial};
inline constexpr FormulationSet kWorld{Formulation::WorldSpatial};
inline constexpr FormulationSet kDirect{Formulation::NonRecursive};
inline constexpr FormulationSet kLink = kBody | kSpatial;    ///< in the link's axes
inline constexpr FormulationSet kGround = kWorld | kDirect;  ///< in the world's
inline constexpr FormulationSet kSix = kSpatial | kDirect;   ///< with six-vectors of Featherstone's
inline constexpr FormulationSet kAll = kLink | kGround;
}  // namespace formulations

}  // namespace linkwright
