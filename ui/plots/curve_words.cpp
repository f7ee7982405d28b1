// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_words.h"

#include "core/recording/quantity.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>

#include <array>
#include <numbers>

namespace linkwright::ui {

namespace {

struct CurveText {
  Q_DECLARE_TR_FUNCTIONS(CurveWords)
};

bool slides(const CurveName& name, const Model& model) {
  const int joint = model.findJoint(name.joint);
  return joint >= 0 && model.joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
}

CurveUnit jointUnit(Quantity quantity, bool prismatic, AngleUnit unit) {
  QString text = unitWithExponents(QString::fromLatin1(unitOf(quantity, prismatic)));
  if (prismatic || unit == AngleUnit::Radian) return {text, 1.0};
  return {text.replace(QStringLiteral("rad"), QStringLiteral("deg")), 180.0 / std::numbers::pi};
}

QString energyWord(EnergyKind kind) {
  switch (kind) {
    //: adjective: energy
    case EnergyKind::Kinetic: return CurveText::tr("kinetic");
    //: adjective: energy
    case EnergyKind::Potential: return CurveText::tr("potential");
    case EnergyKind::Drift: return CurveText::tr("balance error");
    case EnergyKind::MotorWork: return CurveText::tr("work of the motors");
    case EnergyKind::ExternalWork: return CurveText::tr("work of the loads and the mouse spring");
    case EnergyKind::JointLoss: return CurveText::tr("dissipated in joints");
    case EnergyKind::ContactLoss: return CurveText::tr("dissipated in contacts");
    case EnergyKind::ImpactLoss: return CurveText::tr("dissipated in impacts");
    case EnergyKind::Total: break;
  }
  //: adjective: energy
  return CurveText::tr("total");
}

QString axisWord(int axis) {
  constexpr std::array<const char*, 3> kAxes = {"x", "y", "z"};
  return QString::fromLatin1(kAxes.at(static_cast<std::size_t>(axis)));
}

}  // namespace

QString unitOfTime() { return QStringLiteral("s"); }

QString axisTitle(const QString& name, const CurveUnit& unit) {
  QStringList parts{name};
  if (!unit.text.isEmpty()) parts << QStringLiteral("(%1)").arg(unit.text);
  parts.removeAll(QString());
  return parts.join(QLatin1Char(' '));
}

CurveUnit curveUnit(const CurveName& name, const Model& model, AngleUnit unit) {
  const bool prismatic = slides(name, model);
  switch (name.quantity) {
    case CurveQuantity::Position: return jointUnit(Quantity::JointPosition, prismatic, unit);
    case CurveQuantity::Velocity: return jointUnit(Quantity::JointVelocity, prismatic, unit);
    case CurveQuantity::Acceleration: return jointUnit(Quantity::JointAcceleration, prismatic, unit);
    case CurveQuantity::Torque:
    case CurveQuantity::MistakenTorque:
    case CurveQuantity::MotorTorque:
    case CurveQuantity::TorquePart: return {QString::fromLatin1(unitOf(Quantity::JointTorque, prismatic)), 1.0};
    case CurveQuantity::Power: return {QStringLiteral("W"), 1.0};
    case CurveQuantity::Work:
    case CurveQuantity::Energy: return {QStringLiteral("J"), 1.0};
    case CurveQuantity::HandPosition:
    case CurveQuantity::Gap:
    case CurveQuantity::ConstraintResidual: return {QStringLiteral("m"), 1.0};
    case CurveQuantity::HandSpeed:
    case CurveQuantity::SlipSpeed: return {QStringLiteral("m/s"), 1.0};
    case CurveQuantity::InternalForce:
    case CurveQuantity::NormalForce:
    case CurveQuantity::Friction:
    case CurveQuantity::FrictionAlong1:
    case CurveQuantity::FrictionAlong2:
    case CurveQuantity::SlipMargin: return {QStringLiteral("N"), 1.0};
    case CurveQuantity::InternalMoment: return {QStringLiteral("N m"), 1.0};
    case CurveQuantity::Mode:
    case CurveQuantity::Manipulability: break;
  }
  return {};
}

QString causeWord(TorqueCause cause) {
  switch (cause) {
    case TorqueCause::OwnInertia: return CurveText::tr("Own inertia");
    case TorqueCause::CoupledInertia: return CurveText::tr("Coupling inertia");
    case TorqueCause::Centrifugal: return CurveText::tr("Centrifugal");
    case TorqueCause::Coriolis: return CurveText::tr("Coriolis");
    case TorqueCause::Gravity: return CurveText::tr("Gravity");
    case TorqueCause::Friction: return CurveText::tr("Friction");
    case TorqueCause::Rotor: return CurveText::tr("Rotor");
    case TorqueCause::Spring: return CurveText::tr("Joint spring");
    case TorqueCause::External: break;
  }
  return CurveText::tr("External load");
}

QString quantityWord(const CurveName& name, const Model& model) {
  switch (name.quantity) {
    case CurveQuantity::Position: return CurveText::tr("Position");
    case CurveQuantity::Velocity: return CurveText::tr("Velocity");
    case CurveQuantity::Acceleration: return CurveText::tr("Acceleration");
    case CurveQuantity::Torque:
    case CurveQuantity::TorquePart: return slides(name, model) ? CurveText::tr("Force") : CurveText::tr("Torque");
    case CurveQuantity::MistakenTorque: return CurveText::tr("Torque with mistakes");
    case CurveQuantity::Power: return CurveText::tr("Power");
    //: noun: mechanical work
    case CurveQuantity::Work: return CurveText::tr("Work");
    case CurveQuantity::Energy: return CurveText::tr("Energy");
    case CurveQuantity::HandPosition: return CurveText::tr("End-effector position");
    case CurveQuantity::HandSpeed: return CurveText::tr("End-effector speed");
    case CurveQuantity::InternalForce: return CurveText::tr("Internal force");
    case CurveQuantity::InternalMoment: return CurveText::tr("Internal moment");
    case CurveQuantity::MotorTorque:
      return slides(name, model) ? CurveText::tr("Motor force") : CurveText::tr("Motor torque");
    case CurveQuantity::NormalForce: return CurveText::tr("Normal force");
    case CurveQuantity::Friction: return CurveText::tr("Friction");
    case CurveQuantity::FrictionAlong1: return CurveText::tr("Friction along t1");
    case CurveQuantity::FrictionAlong2: return CurveText::tr("Friction along t2");
    //: noun: distance of a contact point from its surface
    case CurveQuantity::Gap: return CurveText::tr("Gap");
    case CurveQuantity::SlipSpeed: return CurveText::tr("Slip speed");
    case CurveQuantity::SlipMargin: return CurveText::tr("Slip margin");
    //: noun: mode of a contact, which is free, sticks or slips
    case CurveQuantity::Mode: return CurveText::tr("Contact mode");
    case CurveQuantity::ConstraintResidual: return CurveText::tr("Constraint error");
    case CurveQuantity::Manipulability: break;
  }
  return CurveText::tr("Manipulability");
}

QString modeWord(ContactMode mode) {
  switch (mode) {
    //: adjective: a contact that does not touch
    case ContactMode::Free: return CurveText::tr("free");
    //: verb: a contact that touches and does not slide
    case ContactMode::Stick: return CurveText::tr("sticks");
    case ContactMode::Slip: break;
  }
  //: verb: a contact that touches and slides
  return CurveText::tr("slips");
}

QString eventWord(SimulationEventKind kind) {
  switch (kind) {
    case SimulationEventKind::LiftOff: return CurveText::tr("lifts off");
    //: noun: event of a contact
    case SimulationEventKind::Impact: return CurveText::tr("impact");
    case SimulationEventKind::Stick: return CurveText::tr("sticks");
    case SimulationEventKind::Slip: break;
  }
  return CurveText::tr("slips");
}

QString partWord(const CurveName& name) {
  switch (name.quantity) {
    case CurveQuantity::Energy: return energyWord(name.energy);
    case CurveQuantity::HandPosition: return axisWord(name.axis);
    case CurveQuantity::Power:
    case CurveQuantity::Work:
      return name.joint.empty() ? CurveText::tr("all joints") : QString::fromStdString(name.joint);
    default: return QString::fromStdString(isOfContact(name.quantity) ? name.contact : name.joint);
  }
}

QString wholeWords(const CurveName& name, const Model& model) {
  QString quantity = quantityWord(name, model);
  const QString part = partWord(name);
  switch (name.quantity) {
    //: %1: name of a joint, %2: cause of a part of its torque ("Coriolis")
    case CurveQuantity::TorquePart: return CurveText::tr("%1: %2").arg(part, causeWord(name.cause));
    case CurveQuantity::MistakenTorque: return CurveText::tr("Torque of %1 with mistakes").arg(part);
    case CurveQuantity::Energy: return CurveText::tr("Energy, %1").arg(part);
    case CurveQuantity::HandPosition: return CurveText::tr("End-effector position, %1").arg(part);
    case CurveQuantity::HandSpeed:
    case CurveQuantity::Manipulability:
    case CurveQuantity::ConstraintResidual: return quantity;
    case CurveQuantity::Mode: return CurveText::tr("Contact mode of %1 (0: free, 1: sticks, 2: slips)").arg(part);
    //: %1: a quantity ("Velocity"), %2: name of a joint or of a contact
    default: return CurveText::tr("%1 of %2").arg(quantity, part);
  }
}

bool countsFromZero(const CurveName& name) {
  switch (name.quantity) {
    case CurveQuantity::Position:
    case CurveQuantity::HandPosition:
    case CurveQuantity::Manipulability: return false;
    // losses, works and the drift begin at nothing
    case CurveQuantity::Energy: return name.energy >= EnergyKind::Drift;
    default: return true;
  }
}

}  // namespace linkwright::ui
