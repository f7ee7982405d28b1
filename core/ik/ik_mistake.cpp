// SPDX-License-Identifier: MIT
#include "core/ik/ik_mistake.h"

#include "core/base/translatable.h"

namespace linkwright {

namespace {

constexpr MistakeRow<IkMistake> kRows[] = {
    {IkMistake::NoFrameTransform, "no-frame-transform",
     translatable("Mistake", "Rotation vector left in the end-effector frame"),
     translatable("Mistake",
                  "Start with the end-effector frame parallel to the base frame. At first the correction is right. "
                  "Rotate the end effector by 90°, and the correction rotates about the wrong axis. Only targets that "
                  "are near or need little rotation are still reached.")},
    {IkMistake::WrongSign, "wrong-sign",
     translatable("Mistake", "Current minus target in place of target minus current"),
     translatable("Mistake",
                  "Look at the first step. The end effector moves away from the target, along the line on which it "
                  "should approach.")},
    {IkMistake::EulerDifference, "euler-difference",
     translatable("Mistake", "Differences of roll, pitch and yaw in place of the rotation vector"),
     translatable("Mistake",
                  "If only the yaw differs, at zero roll and pitch, the step is right. Otherwise the three differences "
                  "do not form a rotation vector (axis times angle). The iteration circles the target, and near a "
                  "pitch of 90° it breaks down.")},
    {IkMistake::UnweightedJacobian, "unweighted-jacobian",
     translatable("Mistake", "Weights D applied to the error but not to J"),
     translatable(
         "Mistake",
         "Set all weights to 1, and the error disappears. Otherwise each component of the step is multiplied by its "
         "weight. Near the target the residual no longer falls quadratically, and a weight above 2 makes it grow.")},
    {IkMistake::JacobianOfOrigin, "jacobian-of-origin",
     translatable("Mistake", "Jacobian of the wrong point: v at the base's origin"),
     translatable("Mistake",
                  "Set a target that needs a pure rotation. The end effector is displaced by the angle times its "
                  "distance from the rotation axis through the base's origin. A pure translation is right.")},
    {IkMistake::NoLimiter, "no-limiter", translatable("Mistake", "No step limit"),
     translatable("Mistake",
                  "Nearby targets are not affected. For distant targets the joints rotate by several turns, and some "
                  "targets are not reached. The linear approximation by J holds only near the current pose.")},
    {IkMistake::ResidualTestOnly, "residual-test-only",
     translatable("Mistake", "Stopping criterion on the residual alone"),
     translatable("Mistake",
                  "Set a target that the arm cannot reach. The joint positions no longer change, but the iteration "
                  "does not stop.")},
};
static_assert(isWhole(kRows, IkMistake::ResidualTestOnly));

}  // namespace

std::span<const MistakeRow<IkMistake>> mistakeRows(IkMistake) { return kRows; }

}  // namespace linkwright
