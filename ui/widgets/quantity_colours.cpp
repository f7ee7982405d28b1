// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/quantity_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace linkwright::ui {

namespace {

struct Pair {
  QRgb light, dark;
};

QColor pick(const Pair& pair, bool dark) { return QColor::fromRgb(dark ? pair.dark : pair.light); }

}  // namespace

QColor quantityColour(Quantity quantity, bool dark) {
  constexpr Pair kNeutral = {0xff4d5661, 0xffaab4c0};
  constexpr Pair kAngularVelocity = {0xff0072b2, 0xff56b4e9};
  constexpr Pair kAngularAcceleration = {0xff7a4fa3, 0xffb79ae0};
  constexpr Pair kLinearVelocity = {0xff2a8a8a, 0xff6fd0cf};
  constexpr Pair kLinearAcceleration = {0xff00815f, 0xff3fc59b};
  constexpr Pair kForce = {0xffb8500a, 0xfff08c3c};
  constexpr Pair kMoment = {0xffa5396f, 0xffe08fbb};
  constexpr Pair kTorque = {0xff8f6b00, 0xfff0c83c};
  switch (quantity) {
    case Quantity::JointPosition:
    case Quantity::JointVelocity:
    case Quantity::JointAcceleration:
    case Quantity::Rotation:
    case Quantity::Offset:
    case Quantity::Position:
    case Quantity::JointAxis:
    case Quantity::CentreOfMass:
    case Quantity::Inertia:
    case Quantity::MotionAxis: return pick(kNeutral, dark);
    case Quantity::AngularVelocity: return pick(kAngularVelocity, dark);
    case Quantity::LinearVelocity:
    case Quantity::VelocityAtOrigin:
    case Quantity::SpatialVelocity: return pick(kLinearVelocity, dark);
    case Quantity::AngularAcceleration: return pick(kAngularAcceleration, dark);
    case Quantity::LinearAcceleration:
    case Quantity::CentreAcceleration:
    case Quantity::AccelerationAtOrigin:
    case Quantity::SpatialAcceleration: return pick(kLinearAcceleration, dark);
    case Quantity::InertialForce:
    case Quantity::ExternalForce:
    case Quantity::JointForce:
    case Quantity::InertialWrench:
    case Quantity::ExternalWrench:
    case Quantity::JointWrench: return pick(kForce, dark);
    case Quantity::InertialMoment:
    case Quantity::ExternalMoment:
    case Quantity::JointMoment: return pick(kMoment, dark);
    case Quantity::RotorTorque:
    case Quantity::FrictionTorque:
    case Quantity::SpringTorque:
    case Quantity::TorqueShare:
    case Quantity::JointTorque: return pick(kTorque, dark);
  }
  return pick(kNeutral, dark);
}

QColor causeColour(TorqueCause cause, bool dark) {
  switch (cause) {
    case TorqueCause::OwnInertia: return quantityColour(Quantity::AngularAcceleration, dark);
    case TorqueCause::CoupledInertia: return quantityColour(Quantity::LinearAcceleration, dark);
    case TorqueCause::Centrifugal: return quantityColour(Quantity::AngularVelocity, dark);
    case TorqueCause::Coriolis: return quantityColour(Quantity::LinearVelocity, dark);
    case TorqueCause::Gravity: return quantityColour(Quantity::InertialForce, dark);
    case TorqueCause::Friction: return quantityColour(Quantity::JointVelocity, dark);
    case TorqueCause::Rotor: return quantityColour(Quantity::RotorTorque, dark);
    case TorqueCause::Spring: return pick({0xff6b2d12, 0xffdff5b0}, dark);
    case TorqueCause::External: break;
  }
  return quantityColour(Quantity::ExternalMoment, dark);
}

QColor jointColour(int index, bool dark) {
  constexpr std::array<Pair, 8> kJoints = {{{0xff0072b2, 0xff56b4e9},
                                            {0xffd55e00, 0xffff8f3f},
                                            {0xff00815f, 0xff3fc59b},
                                            {0xffb04a86, 0xffe08fbb},
                                            {0xff8f6b00, 0xfff0c83c},
                                            {0xff5b2a9d, 0xffa07cff},
                                            {0xff6b2d12, 0xffdff5b0},
                                            {0xff3a424c, 0xffb9c3ce}}};
  return pick(kJoints.at(static_cast<std::size_t>(index) % kJoints.size()), dark);
}

Qt::PenStyle jointPenStyle(int index) {
  constexpr std::array<Qt::PenStyle, 4> kStyles = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
  // from the fifth joint on dashes: where two curves lie on each other both are seen. Each of the eight colours has
  // each style once, so that 32 joints are told apart
  const int turn = index / 8 + (index % 8 >= 4 ? 1 : 0);
  return kStyles.at(static_cast<std::size_t>(turn) % kStyles.size());
}

QColor methodColour(IkMethod method, bool dark) {
  switch (method) {
    case IkMethod::PseudoInverse: return pick({0xffc85200, 0xffff8f3f}, dark);
    case IkMethod::Transpose: return pick({0xffa5396f, 0xffe08fbb}, dark);
    case IkMethod::Damped: return pick({0xff00815f, 0xff3fc59b}, dark);
    case IkMethod::Safeguarded: break;
  }
  return pick({0xff0072b2, 0xff56b4e9}, dark);
}

QColor pullColour(bool dark) { return dark ? QColor(0xf0, 0xb4, 0x4c) : QColor(0xb3, 0x6a, 0x00); }

QColor velocityColour(bool angular, bool dark) {
  return quantityColour(angular ? Quantity::AngularVelocity : Quantity::LinearVelocity, dark);
}

QColor forceColour(bool angular, bool dark) {
  return quantityColour(angular ? Quantity::JointMoment : Quantity::JointForce, dark);
}

QColor limitColour(bool dark) { return dark ? QColor(0xff, 0x7a, 0x66) : QColor(0xc4, 0x3b, 0x2c); }

QColor viewInk(bool dark) { return dark ? QColor(0xe3, 0xe7, 0xed) : QColor(0x1d, 0x24, 0x30); }

QColor rampColour(double share, bool dark) {
  // a few stops of viridis; on light ground from its light end to its dark one, so that much is far from the ground
  constexpr std::array<QRgb, 5> kStops = {0xff46307e, 0xff365c8d, 0xff1fa187, 0xff80d34d, 0xfff5e626};
  const double x = std::clamp(std::isfinite(share) ? share : 0.0, 0.0, 1.0);
  const double at = (dark ? x : 1.0 - x) * static_cast<double>(kStops.size() - 1);
  const auto first = std::min(static_cast<std::size_t>(at), kStops.size() - 2);
  const auto part = static_cast<float>(at - static_cast<double>(first));
  const QColor a = QColor::fromRgb(kStops.at(first)), b = QColor::fromRgb(kStops.at(first + 1));
  const auto mix = [part](float p, float q) { return p + part * (q - p); };
  return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

QColor plainPointColour(bool dark) { return dark ? QColor(0x8f, 0xa6, 0xbd) : QColor(0x5a, 0x72, 0x8a); }

double contrastOf(const QColor& a, const QColor& b) {
  const auto light = [](const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(double{colour.redF()}) + 0.7152 * linear(double{colour.greenF()}) +
           0.0722 * linear(double{colour.blueF()}) + 0.05;
  };
  const double first = light(a), second = light(b);
  return std::max(first, second) / std::min(first, second);
}

double keptOfFaded(double wanted, const QList<QColor>& colours, const QColor& ink, const QColor& ground) {
  constexpr double kHighContrast = 18.0, kReadable = 4.5, kStep = 0.02;
  if (contrastOf(ink, ground) < kHighContrast) return wanted;
  const auto mixed = [&](const QColor& colour, double kept) {
    const auto part = static_cast<float>(kept);
    const auto mix = [part](float p, float q) { return part * p + (1.0F - part) * q; };
    return QColor::fromRgbF(mix(colour.redF(), ground.redF()), mix(colour.greenF(), ground.greenF()),
                            mix(colour.blueF(), ground.blueF()));
  };
  double kept = wanted;
  for (const QColor& colour : colours) {
    while (kept < 1.0 && contrastOf(mixed(colour, kept), ground) < kReadable) kept = std::min(1.0, kept + kStep);
  }
  return kept;
}

QColor axisColour(int axis, bool dark) {
  constexpr std::array<Pair, 3> kAxes = {
      {{0xffc8322d, 0xffff6b60}, {0xff2e8b33, 0xff67cf6c}, {0xff2459c4, 0xff6b9bff}}};
  return pick(kAxes.at(static_cast<std::size_t>(axis)), dark);
}

}  // namespace linkwright::ui
