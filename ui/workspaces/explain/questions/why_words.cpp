// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/why_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/share_text.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/explain/walk/outside_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

struct WhyText {
  Q_DECLARE_TR_FUNCTIONS(Why)
};

/// Three digits are enough to see where a number comes from.
QString brief(double value) { return significant(std::abs(value) < 1e-12 ? 0.0 : value); }

QString angle(double radians, AngleUnit unit) {
  if (unit == AngleUnit::Radian) return WhyText::tr("%1 rad").arg(brief(radians));
  const double degrees = radians * 180.0 / std::numbers::pi;
  return QStringLiteral(u"%1°").arg(withTrueMinus(QString::number(std::abs(degrees) < 0.05 ? 0.0 : degrees, 'f', 1)));
}

/// Units as they stand on the screen.
QString shownUnit(const char* unit) { return unitWithExponents(QString::fromUtf8(unit)); }

class Sentence {
public:
  Sentence(const WhyNode& part, const Model& model, AngleUnit unit) : part_(part), model_(model), unit_(unit) {}

  QString weightWords() const;
  QString inertiaWords() const;
  QString rateWords() const;
  QString otherWords() const;

private:
  double of(WhyQuantity quantity, int joint = -1) const {
    const WhyNumber* number = part_.find(quantity, joint);
    return number == nullptr ? 0.0 : number->value;
  }
  QString number(WhyQuantity quantity, int joint = -1) const {
    const WhyNumber* found = part_.find(quantity, joint);
    if (found == nullptr) return {};
    const QString unit = shownUnit(found->unit);
    return unit.isEmpty() ? brief(found->value) : brief(found->value) + QLatin1Char(' ') + unit;
  }
  QString size(WhyQuantity quantity) const {
    const WhyNumber* found = part_.find(quantity);
    return found == nullptr ? QString() : brief(std::abs(found->value)) + QLatin1Char(' ') + shownUnit(found->unit);
  }
  QString joint(int index) const {
    return QString::fromStdString(model_.joints()[static_cast<std::size_t>(index)].name);
  }
  QString link(int index) const { return QString::fromStdString(model_.links()[static_cast<std::size_t>(index)].name); }
  QString links() const {
    if (part_.first_body == part_.last_body) return link(model_.linkOfBody(part_.first_body));
    //: noun; %1 and %2: numbers of the first and the last link
    return WhyText::tr("links %1 to %2").arg(part_.first_body + 1).arg(part_.last_body + 1);
  }
  /// "30° up", from the horizontal
  QString elevation() const {
    double up = of(WhyQuantity::Elevation);
    // beyond the vertical the lever points the other way: the angle is then counted from there
    const bool behind = std::abs(up) > std::numbers::pi / 2;
    if (behind) up = std::copysign(std::numbers::pi - std::abs(up), up);
    //: adjective: direction from the joint to a centre of mass
    if (std::abs(up) < 1e-9) return WhyText::tr("horizontal");
    return up > 0.0 ? WhyText::tr("%1 above the horizontal").arg(angle(up, unit_))
                    : WhyText::tr("%1 below the horizontal").arg(angle(-up, unit_));
  }
  QString alongSlide() const {
    return WhyText::tr("%1 % along the joint axis").arg(brief(100.0 * std::abs(of(WhyQuantity::AlongAxis))));
  }

  const WhyNode& part_;
  const Model& model_;
  AngleUnit unit_;
};

QString Sentence::weightWords() const {
  const bool slides = part_.find(WhyQuantity::AlongAxis) != nullptr;
  if (part_.kind == WhyKind::Gravity || part_.kind == WhyKind::WeightOfGroup) {
    //: %1: name of a link, or "links 2 to 4", %2: "30 % of it along the joint axis"
    return slides ? WhyText::tr("gravity on %1, %2").arg(links(), alongSlide())
                  //: %1: name of a link, or "links 2 to 4", %2: a length with its unit
                  : WhyText::tr("gravity on %1, moment arm %2").arg(links(), size(WhyQuantity::Lever));
  }
  if (part_.kind == WhyKind::WeightOfLink) {
    //: %1: name of a link, %2: its mass with its unit, %3: "30 % of it along the joint axis"
    return slides ? WhyText::tr("%1: mass %2, weight %3").arg(link(part_.link), number(WhyQuantity::Mass), alongSlide())
                  //: %1: name of a link, %2: its mass, %3 and %4: lengths, all with units, %5: an angle
                  : WhyText::tr("%1: mass %2, moment arm %3 (centre of mass %4 from the axis, %5)")
                        .arg(link(part_.link), number(WhyQuantity::Mass), size(WhyQuantity::Lever),
                             number(WhyQuantity::SeenLength), elevation());
  }
  const bool last = part_.body == model_.links()[static_cast<std::size_t>(part_.link)].body;
  const QString lever = size(WhyQuantity::Lever), length = number(WhyQuantity::Length);
  //: %1: name of a link, %2 and %4: lengths with their unit, %3: "30° above the horizontal"
  QString text = last ? WhyText::tr("to the centre of mass of %1: %2, %3, moment arm %4")
                            .arg(link(part_.link), length, elevation(), lever)
                      //: %1: name of a link, %2 and %4: lengths with their unit, %3: "30° above the horizontal"
                      : WhyText::tr("along %1: %2, %3, moment arm %4")
                            .arg(link(model_.linkOfBody(part_.body)), length, elevation(), lever);
  for (const WhyNumber& each : part_.numbers) {
    if (each.quantity != WhyQuantity::JointPosition) continue;
    const bool is_angle = qstrcmp(each.unit, "rad") == 0;
    //: %1: name of a joint, %2: its position with its unit
    text += QLatin1Char(' ') +
            WhyText::tr("(%1 at %2)")
                .arg(joint(each.joint), is_angle ? angle(each.value, unit_) : brief(each.value) + QStringLiteral(" m"));
  }
  return text;
}

QString Sentence::inertiaWords() const {
  const QString entry = number(WhyQuantity::InertiaEntry), acceleration = number(WhyQuantity::JointAcceleration);
  switch (part_.kind) {
    //: of a joint; %1: its acceleration, %2: its inertia, both with their unit
    case WhyKind::OwnInertia:
      return WhyText::tr("its own acceleration: %1 times the inertia %2").arg(acceleration, entry);
    //: %1: name of another joint, %2: its acceleration, %3: an inertia, both with their unit
    case WhyKind::InertiaOfJoint:
      return WhyText::tr("acceleration of %1: %2 times the coupling inertia %3")
          .arg(joint(part_.by), acceleration, entry);
    //: part of an inertia; %1: name of a link, %2: its mass, %3: its inertia, both with their unit
    case WhyKind::InertiaOfLink:
      return WhyText::tr("%1 (%2) contributes %3 to the inertia")
          .arg(link(part_.link), number(WhyQuantity::Mass), entry);
    case WhyKind::InertiaOfSpin: return WhyText::tr("its inertia about its own centre of mass, %1").arg(entry);
    default: break;
  }
  const QString mass = number(WhyQuantity::Mass), distance = number(WhyQuantity::DistanceFromAxis, part_.joint);
  if (part_.by == part_.joint)
    //: of a link; %1: its mass, %2: a length, both with their unit
    return WhyText::tr("its mass %1 times the square of its distance %2 from the axis").arg(mass, distance);
  //: of a link; %1: its mass, %2 and %3: lengths, %4: name of a joint, %5: angle of two directions
  return WhyText::tr(
             "its mass %1 times its distances %2 from this axis and %3 from the axis of %4, times the cosine of the "
             "angle %5 between the two motions")
      .arg(mass, distance, number(WhyQuantity::DistanceFromAxis, part_.by), joint(part_.by),
           angle(of(WhyQuantity::AngleBetween), unit_));
}

QString Sentence::rateWords() const {
  switch (part_.kind) {
    //: %1: name of a joint, %2: its velocity with its unit
    case WhyKind::RateOfJoint:
      return WhyText::tr("%1 rotates at %2").arg(joint(part_.by), number(WhyQuantity::JointVelocity, part_.by));
    //: %1 and %3: names of joints, %2 and %4: their velocities with their units
    case WhyKind::RateOfPair:
      return WhyText::tr("%1 at %2 together with %3 at %4")
          .arg(joint(part_.by), number(WhyQuantity::JointVelocity, part_.by), joint(part_.and_by),
               number(WhyQuantity::JointVelocity, part_.and_by));
    case WhyKind::RateOfLink: return link(part_.link);
    case WhyKind::RateOfSpin: return WhyText::tr("its rotational inertia about its own centre of mass");
    default: break;
  }
  const QString mass = number(WhyQuantity::Mass), acceleration = number(WhyQuantity::CentreAcceleration);
  const QString apart = angle(of(WhyQuantity::AngleBetween), unit_);
  if (part_.find(WhyQuantity::DistanceFromAxis) == nullptr) {
    //: of a link; %1: its mass, %2: an acceleration, both with their unit, %3: an angle
    return WhyText::
        tr("its mass %1 times the velocity-dependent acceleration %2 of its centre of mass, times the cosine of the "
           "angle %3 between the acceleration and the joint axis")
            .arg(mass, acceleration, apart);
  }
  //: of a link; %1: its mass, %2: an acceleration, %3: a length, all with their unit, %4: an angle
  return WhyText::tr(
             "its mass %1 times the velocity-dependent acceleration %2 of its centre of mass, times its distance %3 "
             "from the axis, times the cosine of the angle %4 between the acceleration and the motion about the axis")
      .arg(mass, acceleration, number(WhyQuantity::DistanceFromAxis), apart);
}

QString Sentence::otherWords() const {
  switch (part_.kind) {
    case WhyKind::Torque: return joint(part_.joint);
    case WhyKind::CoupledInertia: return WhyText::tr("acceleration of other joints");
    case WhyKind::Centrifugal: return WhyText::tr("centrifugal terms (squares of joint velocities)");
    case WhyKind::Coriolis: return WhyText::tr("Coriolis terms (products of two joint velocities)");
    case WhyKind::Friction: return WhyText::tr("joint friction");
    //: %1: acceleration of a joint, %2: inertia of its rotor, both with their unit
    case WhyKind::Rotor:
      return WhyText::tr("rotor inertia: acceleration %1 times reflected inertia %2")
          .arg(number(WhyQuantity::JointAcceleration), number(WhyQuantity::ReflectedInertia));
    //: %1: how far the spring is stretched, %2: its stiffness, both with their unit
    case WhyKind::Spring:
      return WhyText::tr("joint spring: deflection %1 times stiffness %2")
          .arg(number(WhyQuantity::Stretch), number(WhyQuantity::Stiffness));
    case WhyKind::External: return WhyText::tr("external forces");
    //: viscous friction; %1: its coefficient, %2: velocity of the joint, both with their unit
    case WhyKind::Viscous:
      return WhyText::tr("viscous: coefficient %1 times velocity %2")
          .arg(number(WhyQuantity::ViscousCoefficient), number(WhyQuantity::JointVelocity));
    case WhyKind::Dry:
      return of(WhyQuantity::JointVelocity) > 0.0 ? WhyText::tr("Coulomb, motion in the positive direction")
                                                  : WhyText::tr("Coulomb, motion in the negative direction");
    case WhyKind::ExternalWrench: return WhyText::tr("load on %1").arg(link(part_.link));
    //: %1: a force with its unit, %2: "30 % of it along the joint axis"
    case WhyKind::ExternalForce:
      return part_.find(WhyQuantity::AlongAxis) != nullptr
                 ? WhyText::tr("a force of %1, %2").arg(number(WhyQuantity::Force), alongSlide())
                 //: %1: a force, %2: a length, both with their unit
                 : WhyText::tr("a force of %1 with moment arm %2")
                       .arg(number(WhyQuantity::Force), size(WhyQuantity::Lever));
    case WhyKind::ExternalMoment: return WhyText::tr("a moment about the axis");
    default: break;
  }
  return {};
}

QString quantityWords(WhyQuantity quantity) {
  switch (quantity) {
    case WhyQuantity::Mass: return WhyText::tr("mass");
    case WhyQuantity::Gravity: return WhyText::tr("gravity");
    case WhyQuantity::Lever: return WhyText::tr("moment arm");
    case WhyQuantity::AlongAxis: return WhyText::tr("component along the joint axis");
    case WhyQuantity::Length: return WhyText::tr("length");
    case WhyQuantity::SeenLength: return WhyText::tr("length perpendicular to the axis");
    case WhyQuantity::Elevation: return WhyText::tr("angle above the horizontal");
    case WhyQuantity::Tilt: return WhyText::tr("angle between the axis and the vertical");
    case WhyQuantity::JointPosition: return WhyText::tr("position");
    case WhyQuantity::JointVelocity: return WhyText::tr("velocity");
    case WhyQuantity::JointAcceleration: return WhyText::tr("acceleration");
    case WhyQuantity::InertiaEntry: return WhyText::tr("inertia");
    case WhyQuantity::Christoffel: return WhyText::tr("coefficient of the velocity product");
    case WhyQuantity::DistanceFromAxis: return WhyText::tr("distance from the axis");
    case WhyQuantity::AngleBetween: return WhyText::tr("angle between the directions");
    case WhyQuantity::CentreAcceleration: return WhyText::tr("acceleration of the centre of mass");
    case WhyQuantity::ViscousCoefficient: return WhyText::tr("viscous coefficient");
    case WhyQuantity::ReflectedInertia: return WhyText::tr("reflected rotor inertia");
    case WhyQuantity::Stiffness: return WhyText::tr("stiffness");
    case WhyQuantity::Stretch: return WhyText::tr("deflection from the rest position");
    case WhyQuantity::Force: return WhyText::tr("force");
    case WhyQuantity::Moment: break;
  }
  //: noun: of a force
  return WhyText::tr("moment");
}

}  // namespace

namespace {

/// Who acts from outside, where a contact or a spring is among it; empty where none is.
QString outsideWords(const WhyNode& part, const Model& model, const Snapshot* of) {
  if (of == nullptr || of->simulated_loads.empty()) return {};
  if (part.kind == WhyKind::ExternalWrench && part.wrench >= 0) {
    const OutsidePart acting = outsidePart(*of, part.wrench);
    const QString link = QString::fromStdString(model.links()[static_cast<std::size_t>(part.link)].name);
    //: an external force; %1: a contact or a spring, %2: name of a link, %3: symbols of the force
    return acting.contact >= 0 ? WhyText::tr("%1 on %2: %3").arg(acting.name, link, acting.force)
                               //: an external force; %1: a contact or a spring, %2: name of a link
                               : WhyText::tr("%1 on %2").arg(acting.name, link);
  }
  if (part.kind != WhyKind::External) return {};
  QStringList names;
  for (int w = 0; w < static_cast<int>(of->external().size()); ++w) names << outsidePart(*of, w).name;
  names.removeDuplicates();
  return WhyText::tr("external forces (%1)").arg(joinedWords(names));
}

}  // namespace

QString whyWords(const WhyNode& part, const Model& model, AngleUnit unit, const Snapshot* of) {
  if (QString outside = outsideWords(part, model, of); !outside.isEmpty()) return outside;
  const Sentence sentence(part, model, unit);
  switch (part.kind) {
    case WhyKind::Gravity:
    case WhyKind::WeightOfGroup:
    case WhyKind::WeightOfLink:
    case WhyKind::WeightOfLength: return sentence.weightWords();
    case WhyKind::OwnInertia:
    case WhyKind::InertiaOfJoint:
    case WhyKind::InertiaOfLink:
    case WhyKind::InertiaOfMass:
    case WhyKind::InertiaOfSpin: return sentence.inertiaWords();
    case WhyKind::RateOfJoint:
    case WhyKind::RateOfPair:
    case WhyKind::RateOfLink:
    case WhyKind::RateOfMass:
    case WhyKind::RateOfSpin: return sentence.rateWords();
    default: return sentence.otherWords();
  }
}

QString whyNumbers(const WhyNode& part, const Model& model) {
  QStringList lines;
  for (const WhyNumber& each : part.numbers) {
    QString name = quantityWords(each.quantity);
    if (each.joint >= 0) {
      //: %1: name of a quantity, %2: name of a joint
      name = WhyText::tr("%1 of %2")
                 .arg(name, QString::fromStdString(model.joints()[static_cast<std::size_t>(each.joint)].name));
    }
    const bool is_angle = QLatin1String(each.unit) == QLatin1String("rad");
    const QString number = is_angle ? angle(each.value, AngleUnit::Degree) : significant(each.value, 5);
    lines.append(QStringLiteral("%1 = %2 %3").arg(name, number, is_angle ? QString() : shownUnit(each.unit)).trimmed());
  }
  return lines.join(QLatin1Char('\n'));
}

QString whySummary(const WhyNode& root, const std::vector<WhyNode>& parts, const Model& model, AngleUnit unit,
                   const Snapshot* of) {
  const QString name = QString::fromStdString(model.joints()[static_cast<std::size_t>(root.joint)].name);
  if (parts.empty()) {
    return model.joints()[static_cast<std::size_t>(root.joint)].type == JointType::Prismatic
               ? WhyText::tr(
                     "%1 needs no force at this instant, because gravity, the motion and all other causes contribute "
                     "nothing.")
                     .arg(name)
               : WhyText::tr(
                     "%1 needs no torque at this instant, because gravity, the motion and all other causes contribute "
                     "nothing.")
                     .arg(name);
  }
  const QString largest = whyWords(parts.front(), model, unit, of);
  const QString share = shareText(parts.front().share);
  const WhyBalance balance = balanceOf(parts);
  //: %1: a percentage, %2: the largest cause ("gravity on link_2, moment arm 0.3 m")
  if (!balance.cancels()) return WhyText::tr("%1 of the total: %2.").arg(share, largest);
  const QString torque = torqueUnit(model, root.joint);
  //: %1: a percentage, %2: the largest cause ("gravity on link_2, …"), %3, %4, %5 and %7: torques, %6: unit
  return WhyText::tr(
             "%1 of all contributions: %2. The contributions partly cancel: %3 %6 in the positive and %4 %6 in the "
             "negative direction leave %5 %6. The percentages are shares of the sum of the magnitudes, %7 %6; in an "
             "expanded row, of that row's sum.")
      .arg(share, largest, brief(balance.positive), brief(-balance.negative), brief(root.value), torque,
           brief(balance.pulled()));
}

QString torqueUnit(const Model& model, int joint) {
  const bool slides = model.joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
  return slides ? QStringLiteral("N") : QStringLiteral("N m");
}

int linkOfPart(const WhyNode& part, const Model& model) {
  if (part.link >= 0) return part.link;
  const int joint = part.and_by >= 0 ? part.and_by : part.by >= 0 ? part.by : part.joint;
  if (part.first_body >= 0) return model.linkOfBody(part.first_body);
  return model.linkOfBody(model.joints()[static_cast<std::size_t>(joint)].body);
}

}  // namespace linkwright::ui
