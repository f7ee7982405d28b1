// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/dynamics/operation_count.h"
#include "core/io/json_string.h"

#include <array>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

constexpr const char* kAll = "all";

struct CountOptions : Options {
  std::string formulation;
};

/// A count, or nothing where it was not made.
using Figure = std::pair<const char*, std::optional<long long>>;

/// One formulation's figures, in the order in which they are written.
struct Figures {
  const char* formulation;
  std::array<Figure, 4> operations;
  std::array<Figure, 3> vector_terms;
};

std::string textOf(const std::optional<long long>& count, const char* missing) {
  return count ? std::to_string(*count) : missing;
}

/// The recursion keeps every body's sum for the next one: one term a body for the velocity and the acceleration, two
/// for the torque (its own wrench, and what it hands on).
VectorTerms recursiveTermsOf(const Model& model) { return recursiveTerms(model.bodyCount()); }

/// The operations by running it, unless that has no end: then they are missing, and a warning says why.
std::array<Figure, 4> operationsOf(const Options& options, const Model& model, Formulation formulation) {
  std::array<Figure, 4> figures = {{{"multiplications", {}}, {"additions", {}}, {"divisions", {}}, {"sines", {}}}};
  const std::string why = whyEndless(model, formulation);
  if (!why.empty()) {
    const std::string message = why + "; only its vector terms are counted, not its operations";
    report({{Severity::Warning, options.model, 0, message}}, options.strict);
    return figures;
  }
  const OperationCount operations = countOperations(model, formulation);
  figures[0].second = operations.multiplications;
  figures[1].second = operations.additions;
  figures[2].second = operations.divisions;
  figures[3].second = operations.sines;
  return figures;
}

Figures count(const Options& options, const Model& model, Formulation formulation) {
  const VectorTerms terms =
      formulation == Formulation::NonRecursive ? countVectorTerms(model) : recursiveTermsOf(model);
  std::optional<long long> torque = terms.torque;
  if (torque == std::numeric_limits<long long>::max()) torque.reset();  // more than that
  return {nameOf(formulation),
          operationsOf(options, model, formulation),
          {{{"velocity", terms.velocity}, {"acceleration", terms.acceleration}, {"torque", torque}}}};
}

std::string countCsv(const std::vector<Figures>& all) {
  std::string header = "formulation", lines;
  for (const auto& [name, value] : all.front().operations) header += std::string(",") + name;
  for (const auto& [name, value] : all.front().vector_terms) header += std::string(",vector_terms.") + name;
  for (const Figures& figures : all) {
    lines += figures.formulation;
    for (const auto& [name, value] : figures.operations) lines += "," + textOf(value, "");
    for (const auto& [name, value] : figures.vector_terms) lines += "," + textOf(value, "");
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
      text += "," + jsonString(name) + ":" + textOf(value, "null");
    }
    text += ",\"vector_terms\":{";
    separator = "";
    for (const auto& [name, value] : figures.vector_terms) {
      text += separator + jsonString(name) + ":" + textOf(value, "null");
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
  CLI::App& command = *program.add_subcommand("count", "Count the operations of one inverse dynamics call");
  addModel(command, *options);
  addFormulation(command, options->formulation, kAll);
  addOutput(command, *options);
  addExample(command, "linkwright-cli count robot.urdf --formulation all");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
