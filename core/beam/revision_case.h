// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/revision_results.h"
#include "core/trajectory/drive_profile.h"

#include <stop_token>
#include <string>
#include <vector>

namespace linkwright {

// The example of Kitamura, Yamanaka and Isobe: two rods of steel, 0.25 m and 97.5 g each, 10 mm by 5 mm, 0.1 kg at the
// tip, joint 2 passive, in a horizontal plane; joint 1 makes half a turn in 2 s.

inline constexpr double kRevisionDuration = 2.0;       // s
inline constexpr double kShortestRevisionStep = 5e-5;  // s: 40,000 steps
inline constexpr double kLongestRevisionStep = 0.02;

TwoLinkArm revisionArm();
/// Joint 1 from 0 to pi rad in kRevisionDuration.
JointDrive revisionDrive(DriveProfile profile);

/// What the source leaves open, decided.
struct RevisionCase {
  DriveProfile profile = DriveProfile::Cubic;
  double dt = 0.01;  ///< s
  bool is_corrected = true;
  bool is_link_1_rigid = false;
  bool starts_consistently = false;
  TipStiffness stiffness = TipStiffness::EulerBernoulli;
  NodalMass mass = NodalMass::Consistent;
  ElasticMistakeSet mistakes;

  RevisionOptions options() const;
  bool operator==(const RevisionCase&) const = default;
};

struct RevisionRun {
  RevisionCase of;
  std::vector<RevisionStep> steps;
  RigidArmMotion exact;  ///< at the instants of the steps
  RevisionResults figures;
  Message ended;  ///< why the run is shorter than kRevisionDuration; empty: it is not
};

/// O(steps). A run in which a step does not converge ends before that step. Errors: as reviseTrajectory, where that is
/// one of the first steps; `stop` asked it to end (message "stopped").
Result<RevisionRun> runRevision(const RevisionCase& which, std::stop_token stop = {});

}  // namespace linkwright
