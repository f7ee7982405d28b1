// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/drive_profile.h"

#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"

#include <cmath>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

TEST_CASE("The drives of joint 1 are those of the golden motions", "[trajectory]") {
  for (const auto& [profile, word] :
       {std::pair(DriveProfile::Cubic, "cubic"), std::pair(DriveProfile::Quintic, "quintic"),
        std::pair(DriveProfile::Cycloid, "cycloid"), std::pair(DriveProfile::Harmonic, "harmonic"),
        std::pair(DriveProfile::BangBang, "bangbang"), std::pair(DriveProfile::Trapezoid, "trapezoid")}) {
    CAPTURE(word);
    for (const std::vector<double>& row : goldenRows(std::string("passive_arm_exact_rigid_") + word + ".csv")) {
      CAPTURE(row[0]);
      const ScalarState at = sampleDrive(profile, 0.0, std::acos(-1.0), 2.0, row[0]);
      // ten digits are given
      CHECK(std::abs(at.q - row[1]) < 1e-9);
      CHECK(std::abs(at.qd - row[2]) < 1e-9);
      // where the acceleration jumps, either side will do
      const bool is_at_jump =
          (profile == DriveProfile::BangBang && std::abs(row[0] - 1.0) < 1e-9) ||
          (profile == DriveProfile::Trapezoid && std::abs(std::remainder(row[0], 2.0 / 3.0)) < 1e-9);
      if (!is_at_jump) CHECK(std::abs(at.qdd - row[3]) < 1e-8);
    }
  }
  DriveProfile read = DriveProfile::Cubic;
  for (const DriveProfile profile : kDriveProfiles) {
    CHECK(parseDriveProfile(toString(profile), read));
    CHECK(read == profile);
  }
  CHECK_FALSE(parseDriveProfile("linear", read));
}
