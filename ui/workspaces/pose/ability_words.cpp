// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/ability_words.h"

#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct AbilityText {
  Q_DECLARE_TR_FUNCTIONS(AbilityWords)
};

QString nameOf(const Model& model, int joint) {
  return QString::fromStdString(model.joints().at(static_cast<std::size_t>(joint)).name);
}

}  // namespace

QString figureText(double value) {
  if (std::isnan(value)) return QStringLiteral("—");
  if (std::isinf(value)) return QStringLiteral("∞");
  if (value == 0.0) return QStringLiteral("0");
  return withTrueMinus(QString::number(value, 'g', 4));
}

QString directionText(const Eigen::Vector3d& direction) {
  QStringList components;
  for (const double x : direction) {
    // no minus before a zero
    const double shown = std::round(x * 100.0) / 100.0;
    components << withTrueMinus(QString::number(shown == 0.0 ? 0.0 : shown, 'f', 2));
  }
  return QStringLiteral("(") + components.join(QStringLiteral(", ")) + QStringLiteral(")");
}

QString velocityUnit(const Model& model, const HandAbility& ability, bool angular) {
  bool turns = false, slides = false;
  for (const int joint : ability.joints) {
    const bool prismatic = model.joints().at(static_cast<std::size_t>(joint)).type == JointType::Prismatic;
    (prismatic ? slides : turns) = true;
  }
  const QString hand = angular ? QStringLiteral("rad/s") : QStringLiteral("m/s");
  if (turns && slides) return AbilityText::tr("%1 per rad/s or per m/s").arg(hand);
  //: %1: unit of the velocity of the end effector, %2: unit of the velocity of joints
  return AbilityText::tr("%1 per %2").arg(hand, slides ? QStringLiteral("m/s") : QStringLiteral("rad/s"));
}

QString measureWords(const HandDirections& directions, bool angular) {
  const QString value = figureText(directions.measure());
  if (directions.free == 0)
    return angular ? AbilityText::tr("No joint rotates the end effector.")
                   : AbilityText::tr("No joint moves the end effector's origin.");
  if (directions.free == 3) return AbilityText::tr("Manipulability √det(J Jᵀ) = σ₁σ₂σ₃ = %1").arg(value);
  // with fewer directions than three the determinant is 0 in every pose
  if (directions.free == 2)
    return AbilityText::tr("Manipulability σ₁σ₂ = %1, for the two possible directions").arg(value);
  return AbilityText::tr("Manipulability σ₁ = %1, for the one possible direction").arg(value);
}

QString conditionWords(const HandDirections& directions, bool angular) {
  if (directions.free == 0) return {};
  if (!directions.isSingular()) {
    if (directions.free == 1)
      return AbilityText::tr("The condition number is 1 because only one direction is possible.");
    return (directions.free == 3 ? AbilityText::tr("Condition number σ₁/σ₃ = %1")
                                 : AbilityText::tr("Condition number σ₁/σ₂ = %1"))
        .arg(figureText(directions.condition()));
  }
  QStringList lost;
  for (int k = directions.here.rank; k < directions.free; ++k) {
    lost << directionText(directions.here.axes.col(k));
  }
  QString along = lost.value(0);
  //: %1: directions so far, %2: one more direction
  for (const QString& more : lost.mid(1)) along = AbilityText::tr("%1 and %2").arg(along, more);
  return angular ? AbilityText::tr(
                       "The condition number is infinite because the pose is singular. The end effector cannot rotate "
                       "about %1.")
                       .arg(along)
                 : AbilityText::tr(
                       "The condition number is infinite because the pose is singular. The end effector cannot move "
                       "along %1.")
                       .arg(along);
}

QString scaleWords(const HandAbility& ability, bool velocity, bool force, bool angular) {
  const EllipsoidScales scales = ellipsoidScales(ability, angular);
  QStringList words;
  const auto line = [&](const QString& unit, double scale) {
    //: scale of arrows and ellipsoids; %1: a unit, %2: a length
    words << AbilityText::tr("1 %1 is drawn as %2 m").arg(unit, figureText(scale));
  };
  if (velocity) line(angular ? QStringLiteral("rad/s") : QStringLiteral("m/s"), scales.velocity);
  if (force) line(angular ? QStringLiteral("N m") : QStringLiteral("N"), scales.force);
  if (words.isEmpty()) return {};
  return joinedSentences({joinedWords(words) + fullStop(),
                          AbilityText::tr("Longer axes are cut off at %1 m.").arg(figureText(scales.longest))});
}

QString limitWords(const ModelJoint& joint, const LimitDistance& distance, AngleUnit unit, bool brief) {
  const double nearest = distance.nearest();
  if (!std::isfinite(nearest)) return AbilityText::tr("no limits");
  const Measure measure = joint.type == JointType::Prismatic ? Measure::Length : Measure::Angle;
  const int digits = measure == Measure::Length || unit == AngleUnit::Radian ? 3 : 1;
  const QString length =
      withTrueMinus(QString::number(nearest * displayFactor(measure, unit), 'f', digits)) + unitSuffix(measure, unit);
  if (brief) return length + (distance.isLowerNearer() ? QStringLiteral(" ↓") : QStringLiteral(" ↑"));
  return (distance.isLowerNearer() ? AbilityText::tr("%1 to lower limit") : AbilityText::tr("%1 to upper limit"))
      .arg(length);
}

QString noSpareWords(const HandAbility& ability, HandHold hold) {
  if (ability.spare(hold) > 0) return {};
  const auto joints = static_cast<int>(ability.joints.size());
  if (joints == 0) return AbilityText::tr("No joint moves this end effector.");
  if (hold == HandHold::Position)
    return AbilityText::tr("All %n joint(s) are needed to keep the end effector's position.", nullptr, joints);
  QString reason = AbilityText::tr(
      "All %n joint(s) are needed to keep the end effector's pose, so the arm is not redundant.", nullptr, joints);
  if (ability.spare_position == 0) return reason;
  return joinedSentences(
      {reason, AbilityText::tr("If only the position is kept, the end effector can rotate about its origin.")});
}

QString slideEndWords(const Model& model, SlideEnd end, int joint) {
  switch (end) {
    case SlideEnd::Whole: return AbilityText::tr("no limit");
    case SlideEnd::AtLimit: return AbilityText::tr("%1 at its limit").arg(nameOf(model, joint));
    case SlideEnd::Turned: return AbilityText::tr("%1 cannot move further").arg(nameOf(model, joint));
    case SlideEnd::Singular: return AbilityText::tr("a singular pose");
    case SlideEnd::NotRedundant: return AbilityText::tr("no motion left");
  }
  return {};
}

}  // namespace linkwright::ui
