// SPDX-License-Identifier: GPL-3.0-or-later
// Colours and lines of curves: joints, causes, axes, and what is frozen.
#include "ui/plots/motion_canvas.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <array>

namespace linkwright::ui {

namespace {

QColor colourOf(const MotionPlotCurve& curve, bool dark) {
  const CurveName& name = curve.name;
  switch (name.quantity) {
    case CurveQuantity::TorquePart: return causeColour(name.cause, dark);
    case CurveQuantity::HandPosition: return axisColour(name.axis, dark);
    case CurveQuantity::HandSpeed: return velocityColour(false, dark);
    case CurveQuantity::Energy:
      if (name.energy == EnergyKind::Total) return QGuiApplication::palette().color(QPalette::Text);
      return jointColour(static_cast<int>(name.energy), dark);
    case CurveQuantity::Manipulability: return jointColour(3, dark);
    default: break;
  }
  if (curve.colour >= 0) return jointColour(curve.colour, dark);
  return curve.joint >= 0 ? jointColour(curve.joint, dark) : QGuiApplication::palette().color(QPalette::Text);
}

}  // namespace

QPen motionPen(const MotionPlotCurve& curve, bool dark) {
  const bool is_of_joint = curve.joint >= 0 && curve.name.quantity != CurveQuantity::TorquePart;
  // another quantity of the same joint has the next style
  const int index = curve.colour >= 0 ? curve.colour : is_of_joint ? curve.joint : 0;
  QPen pen(colourOf(curve, dark), 1.5 * lineScale(), jointPenStyle(index + 8 * curve.dash));
  // the total often lies on one of its parts
  if (curve.name.quantity == CurveQuantity::Energy && curve.name.energy == EnergyKind::Total)
    pen.setStyle(Qt::DashLine);
  if (curve.name.quantity == CurveQuantity::MistakenTorque) pen.setDashPattern({7.0, 4.0});
  if (curve.run >= 0) {
    // on the way to the ground, each run a little farther
    const QColor ground = QGuiApplication::palette().color(QPalette::Base), ink = pen.color();
    const float kept = 0.5F / (1.0F + 0.4F * static_cast<float>(curve.run));
    const auto mix = [kept](float a, float b) { return kept * a + (1.0F - kept) * b; };
    pen.setColor(QColor::fromRgbF(mix(ink.redF(), ground.redF()), mix(ink.greenF(), ground.greenF()),
                                  mix(ink.blueF(), ground.blueF())));
    pen.setWidthF(1.0);
    constexpr std::array<std::array<double, 2>, 3> kDashes = {{{8.0, 4.0}, {3.0, 3.0}, {14.0, 4.0}}};
    const auto& dashes = kDashes.at(static_cast<std::size_t>(curve.run) % kDashes.size());
    pen.setDashPattern({dashes[0], dashes[1]});
  }
  return pen;
}

}  // namespace linkwright::ui
