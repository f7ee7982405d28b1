// SPDX-License-Identifier: MIT
#include "core/base/short_text.h"
#include "core/comparison/torque_comparison.h"
#include "core/trace/equation_text.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

constexpr int kDigits = 4;
constexpr double kRoundOff = 1e-12, kSure = 0.999;

std::string number(double value) { return shortText(value, kDigits); }
std::string percent(double share) { return shortText(100.0 * share, 3) + " %"; }
std::string quoted(const std::string& name) { return "'" + name + "'"; }

const ModelJoint& jointOf(const Model& model, int joint) { return model.joints()[static_cast<std::size_t>(joint)]; }
std::string unitAt(const Model& model, int joint) {
  return unitOf(Quantity::JointTorque, jointOf(model, joint).type == JointType::Prismatic);
}

std::string listOf(const Model& model, const std::vector<int>& order) {
  std::string text;
  for (const int joint : order) text += (text.empty() ? "" : ", ") + jointOf(model, joint).name;
  return text;
}

/// The values that were fitted at joints, e.g. "joint_2 0.31".
std::string fittedValues(const Model& model, const Eigen::VectorXd& values) {
  std::string text;
  for (int j = 0; j < values.size(); ++j) {
    if (values[j] != 0.0) text += (text.empty() ? "" : ", ") + jointOf(model, j).name + " " + number(values[j]);
  }
  return text;
}

Message friction(const Model& model, const DifferenceExplanation& explanation) {
  const std::string viscous = fittedValues(model, explanation.viscous),
                    coulomb = fittedValues(model, explanation.coulomb);
  if (coulomb.empty()) return Message("DifferenceCause", "viscous: %1").arg(viscous);
  if (viscous.empty()) return Message("DifferenceCause", "Coulomb: %1").arg(coulomb);
  return Message("DifferenceCause", "viscous: %1; Coulomb: %2").arg(viscous, coulomb);
}

Message delay(int samples) {
  if (samples == 1) return Message("DifferenceCause", "theirs are 1 sample late");
  if (samples == -1) return Message("DifferenceCause", "theirs are 1 sample early");
  if (samples > 0) return Message("DifferenceCause", "theirs are %1 samples late").arg(samples);
  return Message("DifferenceCause", "theirs are %1 samples early").arg(-samples);
}

Message placeOf(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& placed) {
  switch (placed.cause) {
    case DifferenceCause::JointOrder:
      return Message("DifferenceCause", "their columns hold %1").arg(listOf(model, explanation.order));
    case DifferenceCause::GravityValue: return number(placed.factor) + " m/s^2";
    case DifferenceCause::Degrees:
      if (placed.factor > 1.0)
        return Message("DifferenceCause", "theirs are computed with the numbers of degrees as radians");
      return Message("DifferenceCause", "theirs are computed with angles that are pi/180 of those in the table");
    case DifferenceCause::Delay: return delay(placed.samples);
    case DifferenceCause::Scale: {
      const std::string factor = number(explanation.factor[std::max(placed.joint, 0)]);
      if (placed.joint < 0) return Message("DifferenceCause", "all joints by %1").arg(factor);
      return Message("DifferenceCause", "'%1' by %2").arg(jointOf(model, placed.joint).name, factor);
    }
    case DifferenceCause::RotorPutIn:
      if (!placed.fitted) return Message("DifferenceCause", "with the values of the model");
      return fittedValues(model, explanation.rotor) + " (kg m^2 or kg)";
    case DifferenceCause::FrictionPutIn:
      if (!placed.fitted) return Message("DifferenceCause", "with the values of the model");
      return friction(model, explanation);
    default: break;
  }
  if (placed.joint >= 0) return quoted(jointOf(model, placed.joint).name);
  if (placed.link >= 0) return quoted(model.links()[static_cast<std::size_t>(placed.link)].name);
  const bool of_links = placed.cause == DifferenceCause::InertiaAboutOrigin ||
                        placed.cause == DifferenceCause::InertiaAboutCentre ||
                        placed.cause == DifferenceCause::ProductsOfInertia;
  return of_links ? Message("DifferenceCause", "all links") : Message();
}

std::string causeText(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& placed) {
  std::string text = "  " + placedText(model, explanation, placed).text() + "\n";
  const Message hint = hintOf(placed);
  if (!hint.empty()) text += "    " + hint.text() + "\n";
  if (const std::optional<EquationId> equation = equationOf(placed)) {
    const int joint = std::max(placed.joint, 0);
    const bool prismatic = jointOf(model, joint).type == JointType::Prismatic;
    text += std::string("    Look at ") + idOf(Formulation::BodyFrame, *equation) + ": " +
            textOf(Formulation::BodyFrame, *equation, prismatic).plain + "\n";
  }
  return text;
}

std::string explanationsText(const Model& model, const TorqueComparison& comparison) {
  const bool alone = comparison.explanations.size() == 1;
  std::string text = alone ? "\nThe difference is explained by\n"
                           : "\nThe difference is explained by one of these, which these data cannot tell apart\n";
  int count = 0;
  for (const DifferenceExplanation& each : comparison.explanations) {
    if (!alone) text += "\n" + std::to_string(++count) + ".\n";
    for (const PlacedCause& cause : each.causes) text += causeText(model, each, cause);
    text += "    Confidence " + (each.confidence > kSure ? "over " + percent(kSure) : percent(each.confidence)) + "\n";
  }
  return text;
}

std::string unexplainedText(const Model& model, const TorqueComparison& comparison) {
  std::string text = "\nNone of the known causes explains the difference, alone or two together.\n";
  if (comparison.noise_to_give > 0.0)
    text += "If their torques are that noisy, give --noise " + number(comparison.noise_to_give) +
            ": then they agree, or a cause explains the difference.\n";
  if (comparison.scatters)
    return text +
           "It depends on nothing that is in the table: it is noise, or the rows of the two tables do not belong "
           "together.\n";
  if (comparison.shapes.empty())
    return text + "There are too few rows to say what it depends on. Give 30 or more, at rest and in motion.\n";
  text += "What it is most like:\n";
  for (std::size_t k = 0; k < std::min<std::size_t>(3, comparison.shapes.size()); ++k) {
    const ShapedResidual& shaped = comparison.shapes[k];
    text += "  " + shapeText(model, shaped).text() + ": explains " + percent(std::max(shaped.explained, 0.0)) + "\n";
  }
  return text;
}

std::string padded(std::string cell, std::size_t width) {
  cell.resize(std::max(width, cell.size() + 2), ' ');
  return cell;
}

std::string tableText(const Model& model, const TorqueComparison& comparison) {
  std::size_t width = 8;
  for (const ModelJoint& joint : model.joints()) width = std::max(width, joint.name.size() + 2);
  const bool explained = !comparison.explanations.empty();
  std::string text = "\n" + padded("joint", width) + padded("theirs", 14) + padded("difference", 14) +
                     (explained ? padded("remaining", 14) : "") + padded("largest", 14) + "in row\n";
  for (int j = 0; j < model.dof(); ++j) {
    text += padded(jointOf(model, j).name, width) + padded(number(comparison.size[j]), 14) +
            padded(number(comparison.difference[j]), 14) +
            (explained ? padded(number(comparison.explanations.front().remaining[j]), 14) : "") +
            padded(number(comparison.largest[j]), 14) +
            std::to_string(comparison.worst_row[static_cast<std::size_t>(j)]) + "\n";
  }
  return text + "Root mean squares over all rows, theirs less ours, N m or N. Rows are counted from 0.\n";
}

}  // namespace

Message placedText(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& cause) {
  const Message title = titleOf(cause);
  const Message place = placeOf(model, explanation, cause);
  return place.empty() ? title : Message("DifferenceCause", "%1: %2").arg(title, place);
}

Message shapeText(const Model& model, const ShapedResidual& shaped) {
  const std::string joint = shaped.joint < 0 ? std::string() : jointOf(model, shaped.joint).name;
  const std::string link = shaped.link < 0 ? std::string() : model.links()[static_cast<std::size_t>(shaped.link)].name;
  switch (shaped.shape) {
    case ResidualShape::Constant: return Message("DifferenceCause", "a constant at joint '%1'").arg(joint);
    case ResidualShape::OfPosition:
      return Message("DifferenceCause", "a + b q at joint '%1', like a spring").arg(joint);
    case ResidualShape::OfVelocity:
      return Message("DifferenceCause", "a function of qd at joint '%1', like friction").arg(joint);
    case ResidualShape::OfAcceleration:
      return Message("DifferenceCause", "proportional to qdd at joint '%1', like a rotor").arg(joint);
    case ResidualShape::OfForce:
      return Message("DifferenceCause", "a constant force or moment on link '%1', in the axes of the world").arg(link);
    case ResidualShape::OfLink: break;
  }
  return Message("DifferenceCause", "other mass, centre of mass or inertia of link '%1', like a payload").arg(link);
}

std::string comparisonText(const Model& model, const TorqueComparison& comparison) {
  const int worst = comparison.worst_joint;
  std::string text =
      "Rows compared: " + std::to_string(comparison.rows) + ". Joints: " + std::to_string(model.dof()) + ".\n";
  if (comparison.verdict == ComparisonVerdict::Agree) {
    const bool exactly = (comparison.difference.array() <= kRoundOff * comparison.size.array()).all();
    if (exactly) return text + "The torques agree.\n";
    text += "The torques agree within tolerance and noise.\n";
  } else {
    text += "Relative to its size, the torque of " + quoted(jointOf(model, worst).name) + " differs most: by " +
            number(comparison.difference[worst]) + " " + unitAt(model, worst) + ", where theirs is " +
            number(comparison.size[worst]) + " " + unitAt(model, worst) + " (root mean square).\n";
    text += comparison.explanations.empty() ? unexplainedText(model, comparison) : explanationsText(model, comparison);
  }
  return text + tableText(model, comparison);
}

}  // namespace linkwright
