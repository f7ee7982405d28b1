// SPDX-License-Identifier: MIT
#include "core/trajectory/drive_profile.h"

#include "core/base/require.h"
#include "core/base/words.h"
#include "core/trajectory/joint_state.h"

#include <cmath>
#include <numbers>

namespace linkwright {

namespace {

constexpr Words<DriveProfile, 6> kProfileWords = {{{DriveProfile::Cubic, "cubic"},
                                                   {DriveProfile::Quintic, "quintic"},
                                                   {DriveProfile::Cycloid, "cycloid"},
                                                   {DriveProfile::Harmonic, "harmonic"},
                                                   {DriveProfile::BangBang, "bang-bang"},
                                                   {DriveProfile::Trapezoid, "trapezoid"}}};

/// (1 - cos(pi u)) / 2 as a square, which loses no digits near the start.
ScalarState sampleHarmonic(double q0, double q1, double duration, double t) {
  require(duration >= kShortestDuration && duration <= kLongestDuration,
          "a motion's duration must be between 0.001 s and 1000000 s");
  require(!std::isnan(t), "the time is not a number");
  if (t < 0.0) return {q0, 0.0, 0.0};
  if (t > duration) return {q1, 0.0, 0.0};
  const double way = q1 - q0, rate = std::numbers::pi / duration, angle = rate * t;
  const double half = std::sin(0.5 * angle);
  return {t < duration ? q0 + half * half * way : q1, t < duration ? 0.5 * rate * std::sin(angle) * way : 0.0,
          0.5 * rate * rate * std::cos(angle) * way};
}

}  // namespace

const char* toString(DriveProfile profile) { return wordOf(kProfileWords, profile); }
bool parseDriveProfile(std::string_view word, DriveProfile& profile) { return valueOf(kProfileWords, word, profile); }

ScalarState sampleDrive(DriveProfile profile, double q0, double q1, double duration, double t) {
  MotionLaw law;
  switch (profile) {
    case DriveProfile::Cubic: law.law = TimingLaw::Cubic; break;
    case DriveProfile::Quintic: law.law = TimingLaw::Quintic; break;
    case DriveProfile::Cycloid: law.law = TimingLaw::Cycloid; break;
    case DriveProfile::Harmonic: return sampleHarmonic(q0, q1, duration, t);
    case DriveProfile::BangBang: law = {TimingLaw::Trapezoid, 0.5}; break;
    case DriveProfile::Trapezoid: law = {TimingLaw::Trapezoid, 1.0 / 3.0}; break;
  }
  return sampleProfile(law, q0, q1, duration, t);
}

}  // namespace linkwright
