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

std::string placeOf(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& placed) {
  switch (placed.cause) {
    case DifferenceCause::JointOrder: return "their columns hold " + listOf(model, explanation.order);
    case DifferenceCause::GravityValue: return number(placed.factor) + " m/s^2";
    case DifferenceCause::Degrees:
      return placed.factor > 1.0 ? "theirs are computed with the numbers of degrees as radians"
                                 : "theirs are computed with angles that are pi/180 of those in the table";
    case DifferenceCause::Delay: {
      const std::string count = std::to_string(std::abs(placed.samples));
      return "theirs are " + count + (placed.samples == 1 || placed.samples == -1 ? " sample" : " samples") +
             (placed.samples > 0 ? " late" : " early");
    }
    case DifferenceCause::Scale: {
      const double factor = explanation.factor[std::max(placed.joint, 0)];
      return (placed.joint < 0 ? "all joints" : quoted(jointOf(model, placed.joint).name)) + " by " + number(factor);
    }
    case DifferenceCause::RotorPutIn:
      if (!placed.fitted) return "with the values of the model";
      return fittedValues(model, explanation.rotor) + " (kg m^2 or kg)";
    case DifferenceCause::FrictionPutIn: {
      if (!placed.fitted) return "with the values of the model";
      const std::string viscous = fittedValues(model, explanation.viscous),
                        coulomb = fittedValues(model, explanation.coulomb);
      std::string text = viscous.empty() ? "" : "viscous: " + viscous;
      if (!coulomb.empty()) text += (text.empty() ? "" : "; ") + ("Coulomb: " + coulomb);
      return text;
    }
    default: break;
  }
  if (placed.joint >= 0) return quoted(jointOf(model, placed.joint).name);
  if (placed.link >= 0) return quoted(model.links()[static_cast<std::size_t>(placed.link)].name);
  const bool of_links = placed.cause == DifferenceCause::InertiaAboutOrigin ||
                        placed.cause == DifferenceCause::InertiaAboutCentre ||
                        placed.cause == DifferenceCause::ProductsOfInertia;
  return of_links ? "all links" : "";
}

std::string causeText(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& placed) {
  std::string text = "  " + placedText(model, explanation, placed) + "\n";
  const std::string hint = placed.mistake ? hintOf(*placed.mistake) : hintOf(placed.cause);
  if (!hint.empty()) text += "    " + hint + "\n";
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

std::string shapeText(const Model& model, const ShapedResidual& shaped) {
  const std::string joint = shaped.joint < 0 ? "" : quoted(jointOf(model, shaped.joint).name);
  switch (shaped.shape) {
    case ResidualShape::Constant: return "a constant at joint " + joint;
    case ResidualShape::OfPosition: return "a + b q at joint " + joint + ", like a spring";
    case ResidualShape::OfVelocity: return "a function of qd at joint " + joint + ", like friction";
    case ResidualShape::OfAcceleration: return "proportional to qdd at joint " + joint + ", like a rotor";
    case ResidualShape::OfForce:
      return "a constant force or moment on link " + quoted(model.links()[static_cast<std::size_t>(shaped.link)].name) +
             ", in the axes of the world";
    case ResidualShape::OfLink: break;
  }
  return "other mass, centre of mass or inertia of link " +
         quoted(model.links()[static_cast<std::size_t>(shaped.link)].name) + ", like a payload";
}

std::string unexplainedText(const Model& model, const TorqueComparison& comparison) {
  std::string text = "\nNone of the known causes explains the difference, alone or two together.\n";
  if (comparison.scatters)
    return text +
           "It depends on nothing that is in the table: it is noise, or the rows of the two tables do not belong "
           "together.\n";
  if (comparison.shapes.empty())
    return text + "There are too few rows to say what it depends on. Give 30 or more, at rest and in motion.\n";
  text += "What it is most like:\n";
  for (std::size_t k = 0; k < std::min<std::size_t>(3, comparison.shapes.size()); ++k) {
    const ShapedResidual& shaped = comparison.shapes[k];
    text += "  " + shapeText(model, shaped) + ": explains " + percent(std::max(shaped.explained, 0.0)) + "\n";
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

std::string placedText(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& cause) {
  const std::string title = cause.mistake ? titleOf(*cause.mistake) : titleOf(cause.cause);
  const std::string place = placeOf(model, explanation, cause);
  return place.empty() ? title : title + ": " + place;
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
    text += "They differ most at " + quoted(jointOf(model, worst).name) + ": by " +
            number(comparison.difference[worst]) + " " + unitAt(model, worst) + ", where theirs are " +
            number(comparison.size[worst]) + " " + unitAt(model, worst) + " (root mean square).\n";
    text += comparison.explanations.empty() ? unexplainedText(model, comparison) : explanationsText(model, comparison);
  }
  return text + tableText(model, comparison);
}

}  // namespace linkwright
