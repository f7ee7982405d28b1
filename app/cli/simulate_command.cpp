// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/base/number_text.h"
#include "core/io/simulation_table.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/simulator.h"

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace linkwright::cli {
namespace {

struct SimulateOptions : Options {
  std::optional<double> duration, dt;
  std::string integrator;
  bool project_start = false;
  bool balance = false;
  bool events = false;
};

/// A check that lets numbers from `least` to `most` pass.
auto secondsBetween(double least, double most, const std::string& range) {
  return [=](const std::string& text) -> std::string {
    double value = 0.0;
    const bool good = parseNumber(text, value) == NumberParse::Ok && value >= least && value <= most;
    return good ? "" : "'" + text + "' is not a number of seconds " + range;
  };
}

std::string checkIntegrator(const std::string& name) {
  Integrator integrator{};
  return parseIntegrator(name, integrator)
             ? ""
             : "there is no integrator '" + name + "'; use 'semi-implicit-euler', 'rk4' or 'dopri5'";
}

/// All that is said of a setup, with the name of the file.
Diagnostics named(Diagnostics diagnostics, const Options& options) {
  for (Diagnostic& diagnostic : diagnostics) {
    diagnostic.file = options.model == "-" ? "standard input" : options.model;
  }
  return diagnostics;
}

SimulationSetup setupOf(const SimulateOptions& options, const Robot& robot) {
  Result<SimulationSetup> made = simulationSetup(robot.scene, std::make_shared<const Model>(robot.model));
  report(named(made.diagnostics(), options), options.strict);
  SimulationSetup setup = std::move(made).value();
  setup.gravity = gravityOf(options, robot.scene);
  SimulationSettings& settings = setup.settings;
  if (options.duration) settings.duration = *options.duration;
  if (options.dt) settings.step = *options.dt;
  if (!options.integrator.empty()) parseIntegrator(options.integrator, settings.integrator);
  settings.project_start = settings.project_start || options.project_start;
  // the option asks for an integrator that implicit friction does not go with
  if (settings.integrator != Integrator::SemiImplicitEuler) settings.implicit_friction = false;
  return setup;
}

void run(const SimulateOptions& options) {
  const Robot robot = loadRobot(options);
  SimulationSetup setup = setupOf(options, robot);
  const double samples = std::ceil(setup.settings.duration / setup.settings.step / setup.settings.steps_per_sample);
  refuseLarge(options, "the samples at this step",
              samples * static_cast<double>(simulationColumns(robot.model, setup.contacts.size(), options.balance)),
              "use a longer step (--dt) or a shorter duration");
  const std::vector<Contact> contacts = setup.contacts;
  Result<Simulator> made = Simulator::create(std::move(setup));
  report(named(made.diagnostics(), options), options.strict);
  Simulator simulator = std::move(made).value();
  simulator.run();
  // what there is is written, also where it could not go on
  const SimulationRecord& record = simulator.record();
  if (options.events) {
    writeText(options.json ? eventsJson(record, robot.model, contacts) : eventsCsv(record, contacts), options);
  } else {
    writeText(options.json ? simulationJson(record, robot.model, contacts, options.balance)
                           : simulationCsv(record, robot.model, contacts, options.balance),
              options);
  }
  if (simulator.status() != SimulationStatus::Finished) fail(options.model, 0, simulator.message());
}

}  // namespace

void addSimulate(CLI::App& program) {
  const auto options = std::make_shared<SimulateOptions>();
  CLI::App& command = *program.add_subcommand(
      "simulate", "Simulate a scene with its torques, contacts and friction (forward dynamics over time)");
  addModel(command, *options);
  command.add_option("--duration", options->duration, "duration in s (default: the scene's, else 10)")
      ->check(secondsBetween(1e-7, kLongestSimulation, "from 1e-7 to 100000"))
      ->type_name("S");
  command
      .add_option("--dt", options->dt,
                  "step in s (default: the scene's, else 0.001); with dopri5, interval between samples")
      ->check(secondsBetween(kShortestStep, kLongestStep, "from 1e-7 to 1"))
      ->type_name("S");
  command
      .add_option("--integrator", options->integrator,
                  "integrator: semi-implicit-euler, rk4 or dopri5 (default: the scene's, else rk4)")
      ->check(checkIntegrator)
      ->type_name("NAME");
  command.add_flag("--project-start", options->project_start,
                   "if the initial pose is off a surface, start from the nearest pose on it");
  command.add_flag("--balance", options->balance, "add work, losses, conserved quantities and the constraint residual");
  command.add_flag("--events", options->events,
                   "write the times at which contacts lift off, land, stick and slip, instead of the samples");
  addOutput(command, *options);
  addExample(command, "linkwright-cli simulate scene.json --duration 5 --dt 0.001 -o run.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
