// SPDX-License-Identifier: MIT
#include "core/ik/ik_mistake.h"

namespace linkwright {

namespace {

constexpr MistakeRow<IkMistake> kRows[] = {
    {IkMistake::NoFrameTransform, "no-frame-transform", "Rotation vector left in the hand's axes",
     "Start with the hand's axes parallel to the base's: nothing is wrong at first. Turn the hand by 90° and the "
     "correction turns it about the wrong axis; only targets close by, or with little to turn, still converge."},
    {IkMistake::WrongSign, "wrong-sign", "Hand minus target for target minus hand",
     "Look at the first step: the hand goes away from the target along the straight line that should have led there."},
    {IkMistake::EulerDifference, "euler-difference", "Differences of roll, pitch and yaw for a rotation vector",
     "Where only yaw differs, at roll and pitch zero, all is right. Elsewhere the three differences are no axis times "
     "angle: the iteration circles, and near a pitch of 90° it goes wild."},
    {IkMistake::UnweightedJacobian, "unweighted-jacobian", "D on the difference but not on J",
     "With all weights 1 the error goes. With others the step is D times too long in some directions: the residual no "
     "longer falls quadratically near the target, and a weight above 2 makes it grow."},
    {IkMistake::JacobianOfOrigin, "jacobian-of-origin", "Jacobian of the wrong point: v at the base's origin",
     "Ask for a turn alone: the hand leaves its place by the angle times its distance from the base. A pure "
     "translation comes out right."},
    {IkMistake::NoLimiter, "no-limiter", "No step limit",
     "Targets close by are not affected. From far the joints turn by several turns, and some targets are lost: the "
     "straight-line picture of J does not hold that far."},
    {IkMistake::ResidualTestOnly, "residual-test-only", "Stop on the residual alone",
     "Ask for what the arm cannot do: the answer does not change any more, and the iteration never ends."},
};
static_assert(isWhole(kRows, IkMistake::ResidualTestOnly));

}  // namespace

std::span<const MistakeRow<IkMistake>> mistakeRows(IkMistake) { return kRows; }

}  // namespace linkwright
