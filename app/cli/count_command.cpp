// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/dynamics/operation_count.h"
#include "core/io/json_string.h"

#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

constexpr const char* kAll = "all";

struct CountOptions : Options {
  std::string formulation;
};

/// One formulation's figures, in the order in which they are written.
struct Figures {
  const char* formulation;
  std::array<std::pair<const char*, long long>, 4> operations;
  std::array<std::pair<const char*, long long>, 3> vector_terms;
};

/// The recursion keeps every body's sum for the next one: one term a body for the velocity and the acceleration, two
/// for the torque (its own wrench, and what it hands on).
VectorTerms recursiveTermsOf(const Model& model) { return recursiveTerms(model.bodyCount()); }

Figures count(const Options& options, const Model& model, Formulation formulation) {
  refuseEndless(options, model, formulation);
  const OperationCount operations = countOperations(model, formulation);
  const VectorTerms terms =
      formulation == Formulation::NonRecursive ? countVectorTerms(model) : recursiveTermsOf(model);
  return {nameOf(formulation),
          {{{"multiplications", operations.multiplications},
            {"additions", operations.additions},
            {"divisions", operations.divisions},
            {"sines", operations.sines}}},
          {{{"velocity", terms.velocity}, {"acceleration", terms.acceleration}, {"torque", terms.torque}}}};
}

std::string countCsv(const std::vector<Figures>& all) {
  std::string header = "formulation", lines;
  for (const auto& [name, value] : all.front().operations) header += std::string(",") + name;
  for (const auto& [name, value] : all.front().vector_terms) header += std::string(",vector_terms.") + name;
  for (const Figures& figures : all) {
    lines += figures.formulation;
    for (const auto& [name, value] : figures.operations) lines += "," + std::to_string(value);
    for (const auto& [name, value] : figures.vector_terms) lines += "," + std::to_string(value);
    lines += '\n';
  }
  return header + "\n" + lines;
}

std::string countJson(const Model& model, const std::vector<Figures>& all) {
  std::string text = "{\"model\":" + jsonString(model.name());
  text += ",\"joints\":[";
  const char* separator = "";
  for (const ModelJoint& joint : model.joints()) {
    text += separator + jsonString(joint.name);
    separator = ",";
  }
  text += "],\"results\":[";
  separator = "\n";
  for (const Figures& figures : all) {
    text += separator;
    text += "{\"formulation\":" + jsonString(figures.formulation);
    for (const auto& [name, value] : figures.operations) {
      text += "," + jsonString(name) + ":" + std::to_string(value);
    }
    text += ",\"vector_terms\":{";
    separator = "";
    for (const auto& [name, value] : figures.vector_terms) {
      text += separator + jsonString(name) + ":" + std::to_string(value);
      separator = ",";
    }
    text += "}}";
    separator = ",\n";
  }
  text += "\n]}\n";
  return text;
}

void run(const CountOptions& options) {
  const Robot robot = loadRobot(options);
  std::vector<Figures> all;
  if (options.formulation == kAll) {
    for (const Formulation formulation :
         {Formulation::Spatial, Formulation::WorldSpatial, Formulation::BodyFrame, Formulation::NonRecursive}) {
      all.push_back(count(options, robot.model, formulation));
    }
  } else {
    all.push_back(count(options, robot.model, formulationOf(options.formulation)));
  }
  writeText(options.json ? countJson(robot.model, all) : countCsv(all), options);
}

}  // namespace

void addCount(CLI::App& program) {
  const auto options = std::make_shared<CountOptions>();
  CLI::App& command =
      *program.add_subcommand("count", "How many operations one call of inverse dynamics takes, counted by running it");
  addModel(command, *options);
  addFormulation(command, options->formulation, kAll);
  addOutput(command, *options);
  addExample(command, "linkwright-cli count robot.urdf --formulation all");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
