// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/io/json_string.h"

#include <cmath>
#include <memory>
#include <utility>

namespace linkwright::cli {
namespace {

/// A line of the CSV table or an object of the JSON text: cells in order, each with its name.
using Cells = std::vector<std::pair<std::string, std::string>>;

std::string vectorJson(const Eigen::Vector3d& v) {
  return "[" + numberText(v.x()) + "," + numberText(v.y()) + "," + numberText(v.z()) + "]";
}
/// JSON has no infinity: no limit is null.
std::string limitJson(double limit) { return std::isfinite(limit) ? numberText(limit) : "null"; }

std::string objectJson(const Cells& cells) {
  std::string text = "{";
  const char* separator = "";
  for (const auto& [key, value] : cells) {
    text += separator;
    text += jsonString(key) + ":" + value;
    separator = ",";
  }
  text += '}';
  return text;
}

/// The link's own inertial figures, zero for a frame without mass.
Inertial inertialOf(const Link& link) { return link.inertial.value_or(Inertial{}); }

std::string linkJson(const Robot& robot, const ModelLink& entry) {
  const Link& link = robot.scene.mechanism.links[static_cast<std::size_t>(entry.link)];
  const Inertial inertial = inertialOf(link);
  const auto row = [&](int i) { return vectorJson(inertial.I_LLcm_L.row(i).transpose()); };
  const std::vector<ModelLink>& links = robot.model.links();
  const std::vector<Joint>& joints = robot.scene.mechanism.joints;
  return objectJson(
      {{"name", jsonString(link.name)},
       {"parent", entry.parent < 0 ? "null" : jsonString(links[static_cast<std::size_t>(entry.parent)].name)},
       {"joint", entry.joint < 0 ? "null" : jsonString(joints[static_cast<std::size_t>(entry.joint)].name)},
       {"mass", numberText(inertial.mass)},
       {"centre_of_mass", vectorJson(inertial.p_LLcm)},
       {"inertia", "[" + row(0) + "," + row(1) + "," + row(2) + "]"}});
}

std::string jointJson(const Robot& robot, const Joint& joint) {
  const std::vector<Link>& links = robot.scene.mechanism.links;
  Cells cells = {
      {"name", jsonString(joint.name)},
      {"type", jsonString(toString(joint.type))},
      {"parent", jsonString(links[static_cast<std::size_t>(joint.parent)].name)},
      {"child", jsonString(links[static_cast<std::size_t>(joint.child)].name)},
      {"axis", vectorJson(joint.axis)},
      {"limits", objectJson({{"lower", limitJson(joint.limits.lower)}, {"upper", limitJson(joint.limits.upper)}})},
      {"effort", limitJson(joint.limits.effort)},
      {"velocity", limitJson(joint.limits.velocity)},
      {"damping", numberText(joint.damping)},
      {"friction", objectJson({{"positive", numberText(joint.coulomb.positive)},
                               {"negative", numberText(joint.coulomb.negative)}})},
      {"reflected_inertia", numberText(joint.motor.reflectedInertia())},
      {"passive", joint.passive ? "true" : "false"}};
  if (joint.spring.stiffness != 0.0) {
    cells.emplace_back("spring", objectJson({{"stiffness", numberText(joint.spring.stiffness)},
                                             {"rest", numberText(joint.spring.rest)}}));
  }
  return objectJson(cells);
}

std::string infoJson(const Robot& robot, const Diagnostics& diagnostics) {
  std::string text = "{\"name\":" + jsonString(robot.model.name());
  text += ",\"dof\":" + std::to_string(robot.model.dof());
  text += ",\"total_mass\":" + numberText(robot.model.totalMass());
  text += ",\"links\":[";
  const char* separator = "\n";
  for (const ModelLink& link : robot.model.links()) {
    text += separator + linkJson(robot, link);
    separator = ",\n";
  }
  text += "\n],\"joints\":[";
  separator = "\n";
  for (const ModelLink& link : robot.model.links()) {
    if (link.joint >= 0) {
      text += separator + jointJson(robot, robot.scene.mechanism.joints[static_cast<std::size_t>(link.joint)]);
      separator = ",\n";
    }
  }
  text += "\n],\"diagnostics\":[";
  separator = "\n";
  for (const Diagnostic& diagnostic : diagnostics) {
    text += separator + jsonString(toString(diagnostic));
    separator = ",\n";
  }
  text += "\n]}\n";
  return text;
}

Cells linkCells(const Robot& robot, const ModelLink& entry) {
  const Mechanism& mechanism = robot.scene.mechanism;
  const Inertial inertial = inertialOf(mechanism.links[static_cast<std::size_t>(entry.link)]);
  const std::vector<ModelLink>& links = robot.model.links();
  Cells cells = {{"link", entry.name},
                 {"parent", entry.parent < 0 ? "" : links[static_cast<std::size_t>(entry.parent)].name},
                 {"mass", numberText(inertial.mass)}};
  for (int i = 0; i < 3; ++i) {
    cells.emplace_back(std::string("centre_of_mass.") + "xyz"[i], numberText(inertial.p_LLcm[i]));
  }
  for (int i = 0; i < 9; ++i) {
    cells.emplace_back("inertia." + std::to_string(i / 3) + std::to_string(i % 3),
                       numberText(inertial.I_LLcm_L(i / 3, i % 3)));
  }
  return cells;
}

/// The cells of the joint above a link; empty for the base. The spring is there where a joint of the robot has one.
Cells jointCells(const Joint* joint, bool with_springs) {
  const auto number = [joint](double value) { return joint == nullptr ? std::string() : numberText(value); };
  const Joint& j = joint == nullptr ? Joint{} : *joint;
  Cells cells = {{"joint", j.name}, {"type", joint == nullptr ? "" : toString(j.type)}};
  for (int i = 0; i < 3; ++i) {
    cells.emplace_back(std::string("axis.") + "xyz"[i], number(j.axis[i]));
  }
  cells.emplace_back("limits.lower", number(j.limits.lower));
  cells.emplace_back("limits.upper", number(j.limits.upper));
  cells.emplace_back("effort", number(j.limits.effort));
  cells.emplace_back("velocity", number(j.limits.velocity));
  cells.emplace_back("damping", number(j.damping));
  cells.emplace_back("friction.positive", number(j.coulomb.positive));
  cells.emplace_back("friction.negative", number(j.coulomb.negative));
  cells.emplace_back("reflected_inertia", number(j.motor.reflectedInertia()));
  cells.emplace_back("passive", joint == nullptr ? "" : j.passive ? "true" : "false");
  if (with_springs) {
    cells.emplace_back("spring.stiffness", number(j.spring.stiffness));
    cells.emplace_back("spring.rest", number(j.spring.rest));
  }
  return cells;
}

/// One line a link, with the joint above it; what belongs to the whole model stands on every line.
std::string infoCsv(const Robot& robot) {
  std::string text;
  for (const ModelLink& link : robot.model.links()) {
    const bool is_base = link.joint < 0;
    Cells cells = linkCells(robot, link);
    const Cells joint =
        jointCells(is_base ? nullptr : &robot.scene.mechanism.joints[static_cast<std::size_t>(link.joint)],
                   !robot.model.jointSprings().empty());
    cells.insert(cells.end(), joint.begin(), joint.end());
    cells.emplace_back("name", robot.model.name());
    cells.emplace_back("dof", std::to_string(robot.model.dof()));
    cells.emplace_back("total_mass", numberText(robot.model.totalMass()));
    const bool is_first = text.empty();
    std::string header, line;
    for (const auto& [name, value] : cells) {
      header += (header.empty() ? "" : ",") + name;
      line += csvCell(value);
      line += ',';
    }
    line.back() = '\n';
    text += is_first ? header + "\n" + line : line;
  }
  return text;
}

void runInfo(const Options& options) {
  Diagnostics diagnostics;
  const Robot robot = loadRobot(options, &diagnostics);
  writeText(options.json ? infoJson(robot, diagnostics) : infoCsv(robot), options);
}

}  // namespace

void addInfo(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand("info", "List the links, joints and diagnostics of a model");
  addModel(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli info robot.urdf --json");
  command.callback([options] { runInfo(*options); });
}

}  // namespace linkwright::cli
