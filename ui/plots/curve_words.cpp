// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/curve_words.h"

#include "core/recording/quantity.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>

#include <array>
#include <numbers>

namespace linkwright::ui {

namespace {

struct Words {
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
    case EnergyKind::Kinetic: return Words::tr("kinetic");
    case EnergyKind::Potential: return Words::tr("potential");
    case EnergyKind::Drift: return Words::tr("drift of the balance");
    case EnergyKind::MotorWork: return Words::tr("work of the motors");
    case EnergyKind::ExternalWork: return Words::tr("work of loads and spring");
    case EnergyKind::JointLoss: return Words::tr("lost in joints");
    case EnergyKind::ContactLoss: return Words::tr("lost in contacts");
    case EnergyKind::ImpactLoss: return Words::tr("lost in impacts");
    case EnergyKind::Total: break;
  }
  return Words::tr("total");
}

QString axisWord(int axis) {
  constexpr std::array<const char*, 3> kAxes = {"x", "y", "z"};
  return QString::fromLatin1(kAxes.at(static_cast<std::size_t>(axis)));
}

}  // namespace

QString unitOfTime() { return QStringLiteral("s"); }

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
    case TorqueCause::OwnInertia: return Words::tr("Own inertia");
    case TorqueCause::CoupledInertia: return Words::tr("Coupled inertia");
    case TorqueCause::Centrifugal: return Words::tr("Centrifugal");
    case TorqueCause::Coriolis: return Words::tr("Coriolis");
    case TorqueCause::Gravity: return Words::tr("Gravity");
    case TorqueCause::Friction: return Words::tr("Friction");
    case TorqueCause::Rotor: return Words::tr("Rotor");
    case TorqueCause::External: break;
  }
  return Words::tr("External load");
}

QString quantityWord(const CurveName& name, const Model& model) {
  switch (name.quantity) {
    case CurveQuantity::Position: return Words::tr("Position");
    case CurveQuantity::Velocity: return Words::tr("Velocity");
    case CurveQuantity::Acceleration: return Words::tr("Acceleration");
    case CurveQuantity::Torque:
    case CurveQuantity::TorquePart: return slides(name, model) ? Words::tr("Force") : Words::tr("Torque");
    case CurveQuantity::MistakenTorque: return Words::tr("With mistakes");
    case CurveQuantity::Power: return Words::tr("Power");
    case CurveQuantity::Work: return Words::tr("Work");
    case CurveQuantity::Energy: return Words::tr("Energy");
    case CurveQuantity::HandPosition: return Words::tr("Hand");
    case CurveQuantity::HandSpeed: return Words::tr("Hand speed");
    case CurveQuantity::InternalForce: return Words::tr("Internal force");
    case CurveQuantity::InternalMoment: return Words::tr("Internal moment");
    case CurveQuantity::MotorTorque: return slides(name, model) ? Words::tr("Motor force") : Words::tr("Motor torque");
    case CurveQuantity::NormalForce: return Words::tr("Normal force");
    case CurveQuantity::Friction: return Words::tr("Friction");
    case CurveQuantity::FrictionAlong1: return Words::tr("Friction along t1");
    case CurveQuantity::FrictionAlong2: return Words::tr("Friction along t2");
    case CurveQuantity::Gap: return Words::tr("Gap");
    case CurveQuantity::SlipSpeed: return Words::tr("Slip speed");
    case CurveQuantity::SlipMargin: return Words::tr("Margin to slip");
    case CurveQuantity::Mode: return Words::tr("Mode");
    case CurveQuantity::ConstraintResidual: return Words::tr("Constraint residual");
    case CurveQuantity::Manipulability: break;
  }
  return Words::tr("Manipulability");
}

QString modeWord(ContactMode mode) {
  switch (mode) {
    case ContactMode::Free: return Words::tr("free");
    case ContactMode::Stick: return Words::tr("sticks");
    case ContactMode::Slip: break;
  }
  return Words::tr("slips");
}

QString eventWord(SimulationEventKind kind) {
  switch (kind) {
    case SimulationEventKind::LiftOff: return Words::tr("lifts off");
    case SimulationEventKind::Impact: return Words::tr("strikes");
    case SimulationEventKind::Stick: return Words::tr("sticks");
    case SimulationEventKind::Slip: break;
  }
  return Words::tr("slips");
}

QString partWord(const CurveName& name) {
  switch (name.quantity) {
    case CurveQuantity::Energy: return energyWord(name.energy);
    case CurveQuantity::HandPosition: return axisWord(name.axis);
    case CurveQuantity::Power:
    case CurveQuantity::Work: return name.joint.empty() ? Words::tr("all joints") : QString::fromStdString(name.joint);
    default: return QString::fromStdString(isOfContact(name.quantity) ? name.contact : name.joint);
  }
}

QString wholeWords(const CurveName& name, const Model& model) {
  const QString quantity = quantityWord(name, model), part = partWord(name);
  switch (name.quantity) {
    case CurveQuantity::TorquePart: return Words::tr("%1: %2").arg(part, causeWord(name.cause));
    case CurveQuantity::MistakenTorque: return Words::tr("Torque of %1 with mistakes").arg(part);
    case CurveQuantity::Energy: return Words::tr("Energy, %1").arg(part);
    case CurveQuantity::HandPosition: return Words::tr("Hand, %1").arg(part);
    case CurveQuantity::HandSpeed:
    case CurveQuantity::Manipulability:
    case CurveQuantity::ConstraintResidual: return quantity;
    case CurveQuantity::Mode: return Words::tr("Mode of %1 (0 free, 1 sticks, 2 slips)").arg(part);
    default: return Words::tr("%1 of %2").arg(quantity, part);
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
