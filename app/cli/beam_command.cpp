// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/io/elastic_table.h"
#include "core/scene/elastic_setup.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

void runBeam(const Options& options) {
  const Robot robot = loadRobot(options);
  const std::vector<bool> passive = [&] {
    std::vector<bool> list;
    for (const ModelJoint& joint : robot.model.joints()) list.push_back(joint.passive);
    return list;
  }();
  const bool has_passive = std::find(passive.begin(), passive.end(), true) != passive.end();
  if (!robot.scene.beam && !has_passive) {
    fail(options.model, 0, "no link bends and no joint is passive; add 'beam' or 'passive' to the scene file");
  }
  const auto named = [&](Diagnostics diagnostics) {
    for (Diagnostic& diagnostic : diagnostics) {
      diagnostic.file = options.model == "-" ? "standard input" : options.model;
    }
    return diagnostics;
  };
  SceneData scene = robot.scene;
  scene.gravity = gravityOf(options, scene);
  Result<ElasticSetup> setup = elasticSetup(scene, std::make_shared<const Mechanism>(scene.mechanism),
                                            std::make_shared<const Model>(robot.model));
  report(named(setup.diagnostics()), options.strict);
  const Result<ResultTable> table = elasticTable(std::move(setup).value());
  report(named(table.diagnostics()), options.strict);
  writeText(options.json ? resultJson(*table) : resultCsv(*table), options);
}

}  // namespace

void addBeam(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      *program.add_subcommand("beam", "Compute the motion and torques of a scene with elastic links or passive joints");
  addModel(command, *options);
  addOutput(command, *options);
  addExample(command, "linkwright-cli beam assets/examples/two_links_one_elastic.json -o run.csv");
  command.callback([options] { runBeam(*options); });
}

}  // namespace linkwright::cli
