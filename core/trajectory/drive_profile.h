// SPDX-License-Identifier: MIT
#pragma once

#include "core/trajectory/profile.h"

#include <string_view>

namespace linkwright {

/// How one joint is turned from rest to rest: the laws of profile.h that a drive with a passive joint behind it is
/// compared over, and one more. Where the acceleration jumps at the start, elastic links are set ringing.
enum class DriveProfile {
  Cubic,
  Quintic,
  Cycloid,
  Harmonic,  ///< (1 - cos(pi u)) / 2
  BangBang,  ///< constant acceleration for one half, constant deceleration for the other
  Trapezoid  ///< of the velocity, a third of the time for each part
};
inline constexpr DriveProfile kDriveProfiles[] = {DriveProfile::Cubic,    DriveProfile::Quintic,
                                                  DriveProfile::Cycloid,  DriveProfile::Harmonic,
                                                  DriveProfile::BangBang, DriveProfile::Trapezoid};
/// "cubic", "quintic", "cycloid", "harmonic", "bang-bang", "trapezoid".
const char* toString(DriveProfile profile);
/// False, with `profile` as it was, for any other word.
bool parseDriveProfile(std::string_view word, DriveProfile& profile);

/// q0 -> q1 in `duration` s, at time `t` (s). At a jump of the acceleration the value after it, at the end the one
/// before; before and after, at rest. Throws as sampleProfile.
ScalarState sampleDrive(DriveProfile profile, double q0, double q1, double duration, double t);

}  // namespace linkwright
