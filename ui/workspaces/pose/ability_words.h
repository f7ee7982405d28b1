// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability.h"
#include "ui/document/interaction.h"
#include "ui/document/slide_report.h"

#include <QString>

namespace linkwright::ui {

/// A figure with four digits; "∞" where it is infinite.
QString figureText(double value);

/// "(0.12, −0.98, 0.10)".
QString directionText(const Eigen::Vector3d& direction);

/// What the singular values are in: "m/s per rad/s", "rad/s per rad/s", ... by the joints that carry the hand.
QString velocityUnit(const Model& model, const HandAbility& ability, bool angular);

/// One line each: Yoshikawa's measure, and the condition number. Where the pose is singular the second says which
/// directions are lost.
QString measureWords(const HandDirections& directions, bool angular);
QString conditionWords(const HandDirections& directions, bool angular);

/// "1 m/s is drawn 0.2 m long": how large the ellipsoids are.
QString scaleWords(const HandAbility& ability, bool velocity, bool force, bool angular);

/// "12.3° to upper limit", "no limits"; `brief`: "12.3° ↑".
QString limitWords(const ModelJoint& joint, const LimitDistance& distance, AngleUnit unit, bool brief = false);

/// Why nothing can slide; empty where something can.
QString noSpareWords(const HandAbility& ability, HandHold hold);

/// What ends a slide: "joint_a4's limit", "a singular pose", ...
QString slideEndWords(const Model& model, SlideEnd end, int joint);

}  // namespace linkwright::ui
