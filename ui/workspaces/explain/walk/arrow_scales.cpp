// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/arrow_scales.h"

#include "core/trace/model_constants.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/explain/walk/arrow_vectors.h"
#include "ui/workspaces/explain/walk/label_symbols.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct ArrowScalesText {
  Q_DECLARE_TR_FUNCTIONS(StepArrows)
};

constexpr double kLongest = 0.3;      // of the reach: the longest arrow of a kind at a fresh scale
constexpr qsizetype kNoteWidth = 38;  // letters a line
constexpr double kNothing = 1e-9;     // in the own unit of a quantity: the longest vector is round-off

std::array<double, kArrowKinds> longestVectors(const Snapshot& snapshot) {
  std::array<double, kArrowKinds> longest{};
  for (const Recorded& entry : snapshot.recording->entries) {
    if (entry.other >= 0) continue;  // a child's share is not drawn
    for (const ActingVector& vector : actingVectors(snapshot, entry)) {
      double& value = longest.at(static_cast<std::size_t>(vector.kind));
      value = std::max(value, vector.value_W.norm());
    }
  }
  return longest;
}

double chainReach(const Model& model) {
  std::vector<double> way(static_cast<std::size_t>(model.bodyCount()), 0.0);
  double reach = 0.0;
  for (std::size_t body = 0; body < way.size(); ++body) {
    const Body& data = model.bodies()[body];
    const Eigen::Vector3d offset(data.p_PJ.x, data.p_PJ.y, data.p_PJ.z);
    way[body] = offset.norm() + (data.parent < 0 ? 0.0 : way.at(static_cast<std::size_t>(data.parent)));
    reach = std::max(reach, way[body] + centreInLink(model, static_cast<int>(body)).norm());
  }
  for (const ModelLink& link : model.links()) {
    const double to_body = link.body < 0 ? 0.0 : way.at(static_cast<std::size_t>(link.body));
    reach = std::max(reach, to_body + link.X_BL.p.norm());
  }
  return reach > 0.0 ? reach : 1.0;
}

ArrowScales scalesFor(const Snapshot& snapshot, const std::array<double, kArrowKinds>& longest) {
  ArrowScales scales;
  scales.reach = chainReach(*snapshot.model);
  scales.formulation = snapshot.recording->formulation;
  for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
    scales.metres_per_unit.at(kind) = longest.at(kind) > kNothing ? kLongest * scales.reach / longest.at(kind) : 0.0;
  }
  return scales;
}

bool isTorque(Quantity quantity) {
  return quantity == Quantity::JointTorque || quantity == Quantity::RotorTorque ||
         quantity == Quantity::FrictionTorque || quantity == Quantity::SpringTorque ||
         quantity == Quantity::TorqueShare;
}

QString lettersOf(std::initializer_list<Quantity> quantities, Formulation formulation, Notation notation) {
  QStringList letters;
  for (const Quantity quantity : quantities) letters << letterIn(quantity, formulation, notation);
  letters.removeDuplicates();
  return letters.join(QStringLiteral(", "));
}

QString wordsOf(ArrowKind kind, bool torque, Formulation formulation, Notation notation) {
  const auto letters = [&](std::initializer_list<Quantity> quantities) {
    return lettersOf(quantities, formulation, notation);
  };
  if (torque) {
    const QString words =
        kind == ArrowKind::Force ? ArrowScalesText::tr("joint force %1") : ArrowScalesText::tr("torque %1");
    return words.arg(letters({Quantity::JointTorque}));
  }
  switch (kind) {
    case ArrowKind::AngularVelocity:
      return ArrowScalesText::tr("angular velocity %1").arg(letters({Quantity::AngularVelocity}));
    case ArrowKind::LinearVelocity: return ArrowScalesText::tr("velocity %1").arg(letters({Quantity::LinearVelocity}));
    case ArrowKind::AngularAcceleration:
      return ArrowScalesText::tr("angular acceleration %1").arg(letters({Quantity::AngularAcceleration}));
    case ArrowKind::LinearAcceleration:
      return ArrowScalesText::tr("acceleration %1").arg(letters({Quantity::LinearAcceleration}));
    case ArrowKind::Force:
      return ArrowScalesText::tr("force %1").arg(letters({Quantity::InertialForce, Quantity::JointForce}));
    case ArrowKind::Moment:
      return ArrowScalesText::tr("moment %1").arg(letters({Quantity::InertialMoment, Quantity::JointMoment}));
  }
  return {};
}

}  // namespace

std::optional<ArrowKind> kindOf(Quantity quantity, bool prismatic) {
  switch (quantity) {
    case Quantity::AngularVelocity: return ArrowKind::AngularVelocity;
    case Quantity::LinearVelocity:
    case Quantity::VelocityAtOrigin: return ArrowKind::LinearVelocity;
    case Quantity::AngularAcceleration: return ArrowKind::AngularAcceleration;
    case Quantity::LinearAcceleration:
    case Quantity::AccelerationAtOrigin:
    case Quantity::CentreAcceleration: return ArrowKind::LinearAcceleration;
    case Quantity::InertialForce:
    case Quantity::ExternalForce:
    case Quantity::JointForce: return ArrowKind::Force;
    case Quantity::InertialMoment:
    case Quantity::ExternalMoment:
    case Quantity::JointMoment: return ArrowKind::Moment;
    case Quantity::RotorTorque:
    case Quantity::FrictionTorque:
    case Quantity::SpringTorque:
    case Quantity::TorqueShare:
    case Quantity::JointTorque: return prismatic ? ArrowKind::Force : ArrowKind::Moment;
    default: return std::nullopt;
  }
}

ArrowScales arrowScales(const Snapshot& snapshot) { return scalesFor(snapshot, longestVectors(snapshot)); }

ArrowScales steadyArrowScales(const ArrowScales& before, const Snapshot& snapshot) {
  const std::array<double, kArrowKinds> longest = longestVectors(snapshot);
  ArrowScales scales = scalesFor(snapshot, longest);
  if (scales.reach != before.reach || scales.formulation != before.formulation) return scales;
  const double upper = snapshot.dragging ? 0.9 : 0.5;
  const double lower = snapshot.dragging ? 0.0 : 0.1;
  for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
    const double metres = before.metres_per_unit.at(kind);
    const double drawn = longest.at(kind) * metres / scales.reach;
    if (metres > 0.0 && drawn >= lower && drawn <= upper) scales.metres_per_unit.at(kind) = metres;
  }
  return scales;
}

std::vector<ScaleBar> scaleBars(const Snapshot& snapshot, const std::vector<Arrow>& arrows, const ArrowScales& scales,
                                Notation notation) {
  // in the order of the recursion, torques last
  std::array<std::optional<ScaleBar>, kArrowKinds + 2> bars;
  for (const Arrow& arrow : arrows) {
    if (arrow.shape == ArrowShape::Tie || arrow.emphasis == ArrowEmphasis::Hidden) continue;
    const int body = arrow.key ? arrow.key->body : -1;
    const bool prismatic = body >= 0 && snapshot.model->bodies().at(static_cast<std::size_t>(body)).prismatic;
    const std::optional<ArrowKind> kind = kindOf(arrow.quantity, prismatic);
    if (!kind) continue;
    const bool torque = isTorque(arrow.quantity);
    std::size_t at = static_cast<std::size_t>(*kind);
    if (torque) at = *kind == ArrowKind::Moment ? kArrowKinds : kArrowKinds + 1;
    if (bars.at(at)) continue;
    ScaleBar bar;
    bar.quantity = arrow.quantity;
    bar.name = wordsOf(*kind, torque, scales.formulation, notation);
    bar.unit = unitWithExponents(QString::fromUtf8(unitOf(arrow.quantity, prismatic)));
    bar.metres_per_unit = scales.of(*kind);
    bars.at(at) = bar;
  }
  std::vector<ScaleBar> present;
  for (const std::optional<ScaleBar>& bar : bars) {
    if (bar) present.push_back(*bar);
  }
  return present;
}

namespace {

QStringList zerosOf(const std::vector<Arrow>& arrows) {
  QStringList names;
  for (const Arrow& arrow : arrows) {
    if (arrow.shape == ArrowShape::Ring && arrow.emphasis != ArrowEmphasis::Hidden && !arrow.label.isEmpty())
      names << arrow.label;
  }
  names.removeDuplicates();
  if (names.isEmpty()) return {};
  // in lines that are no wider than the rest of the key
  QStringList lines = {ArrowScalesText::tr("zero, drawn as a ring:")};
  for (const QString& name : names) {
    const QString& separator = name == names.last() ? QString() : QStringLiteral(",");
    if (lines.last().size() + name.size() > kNoteWidth) lines << QString();
    lines.last() += (lines.last().isEmpty() ? QString() : QStringLiteral(" ")) + name + separator;
  }
  return lines;
}

}  // namespace

QString keyNote(const std::vector<Arrow>& arrows) {
  bool has_sum = false, has_component = false, has_length = false, has_momentum = false;
  for (const Arrow& arrow : arrows) {
    if (arrow.emphasis == ArrowEmphasis::Hidden || arrow.shape == ArrowShape::Ring) continue;
    has_sum = has_sum || arrow.closes;
    has_momentum = has_momentum || arrow.quantity == Quantity::Inertia;
    has_length = has_length || arrow.label.contains(QLatin1Char('|'));
    has_component = has_component || arrow.label.endsWith(QLatin1Char(')'));
  }
  QStringList lines;
  if (has_sum) lines << ArrowScalesText::tr("hollow arrow: the sum of the others");
  if (has_component) lines << ArrowScalesText::tr("(axis): signed component along the axis");
  if (has_length) lines << ArrowScalesText::tr("| |: magnitude (arrow length)");
  if (has_momentum) lines << ArrowScalesText::tr("L: angular momentum, drawn as long as ω");
  return (lines + zerosOf(arrows)).join(QLatin1Char('\n'));
}

}  // namespace linkwright::ui
