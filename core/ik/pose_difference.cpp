// SPDX-License-Identifier: MIT
#include "core/ik/pose_difference.h"

#include "core/spatial/rotation.h"

namespace linkwright {

PoseDifference poseDifference(const Pose& X_WE, const Pose& X_WT) { return poseDifference(X_WE, X_WT, {}); }

PoseDifference poseDifference(const Pose& X_WE, const Pose& X_WT, const IkMistakeSet& mistakes) {
  PoseDifference d;
  // p = d_g - d_h, eq. 3
  d.p = X_WT.p - X_WE.p;
  // A = R_WE^T R_WT, the target's orientation seen from the hand; its axis times its angle
  const Eigen::Vector3d phi_E = rotationVector(X_WE.R.transpose() * X_WT.R);
  // carried from the hand's axes to the base's, eq. 4
  d.phi = X_WE.R * phi_E;

  if (mistakes.contains(IkMistake::NoFrameTransform)) d.phi = phi_E;
  if (mistakes.contains(IkMistake::EulerDifference)) d.phi = rpyFromRotation(X_WT.R) - rpyFromRotation(X_WE.R);
  if (mistakes.contains(IkMistake::WrongSign)) {
    d.p = -d.p;
    d.phi = -d.phi;
  }
  return d;
}

}  // namespace linkwright
