// SPDX-License-Identifier: MIT
#include "core/ik/ik_mistake.h"

#include "core/base/translatable.h"

namespace linkwright {

namespace {

constexpr MistakeRow<IkMistake> kRows[] = {
    {IkMistake::NoFrameTransform, "no-frame-transform",
     translatable("Mistake", "Rotation vector left in the end-effector frame"),
     translatable("Mistake",
                  "Start with the end effector's axes parallel to the base's: nothing is wrong at first. Rotate it "
                  "by 90°, and the correction rotates about the wrong axis. Only targets that are near, or that "
                  "need little rotation, still converge.")},
    {IkMistake::WrongSign, "wrong-sign",
     translatable("Mistake", "Current minus target in place of target minus current"),
     translatable("Mistake",
                  "Look at the first step: the end effector moves away from the target, along the straight line "
                  "that should have led there.")},
    {IkMistake::EulerDifference, "euler-difference",
     translatable("Mistake", "Differences of roll, pitch and yaw in place of the rotation vector"),
     translatable("Mistake",
                  "If only yaw differs, at roll and pitch zero, all is right. Elsewhere the three differences are "
                  "not axis times angle: the iteration circles, and near a pitch of 90° it breaks down.")},
    {IkMistake::UnweightedJacobian, "unweighted-jacobian",
     translatable("Mistake", "Weights D applied to the error but not to J"),
     translatable("Mistake",
                  "Set all weights to 1, and the error disappears. With other weights the step is D times too long "
                  "in some directions: the residual no longer falls quadratically near the target, and a weight "
                  "above 2 makes it grow.")},
    {IkMistake::JacobianOfOrigin, "jacobian-of-origin",
     translatable("Mistake", "Jacobian of the wrong point: v at the base's origin"),
     translatable("Mistake",
                  "Ask for a pure rotation: the end effector is displaced by the angle times its distance from the "
                  "base. A pure translation comes out right.")},
    {IkMistake::NoLimiter, "no-limiter", translatable("Mistake", "No step limit"),
     translatable("Mistake",
                  "Near targets are not affected. From far away the joints rotate by several turns, and some "
                  "targets are lost, because the linear approximation by J does not hold that far.")},
    {IkMistake::ResidualTestOnly, "residual-test-only", translatable("Mistake", "Stopping test on the residual alone"),
     translatable("Mistake",
                  "Ask for a pose that the arm cannot reach: the answer no longer changes, and the iteration never "
                  "stops.")},
};
static_assert(isWhole(kRows, IkMistake::ResidualTestOnly));

}  // namespace

std::span<const MistakeRow<IkMistake>> mistakeRows(IkMistake) { return kRows; }

}  // namespace linkwright
