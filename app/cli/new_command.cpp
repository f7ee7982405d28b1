// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/model_output.h"
#include "core/io/dh_csv.h"

#include <memory>
#include <utility>

namespace linkwright::cli {
namespace {

struct NewOptions {
  Options common;
  std::string convention = toString(DhConvention::Standard);
};

/// The value of `result`; its diagnostics are reported.
template <class T>
T taken(Result<T> result, const Options& options) {
  report(result.diagnostics(), options.strict);
  return std::move(result).value();
}

std::string checkConvention(const std::string& name) {
  const bool known = name == toString(DhConvention::Standard) || name == toString(DhConvention::Modified);
  return known ? "" : "there is no convention '" + name + "'; use 'standard' or 'modified'";
}

/// The name of a file without its folder and ending.
std::string stemOf(const std::string& path) {
  const std::size_t slash = path.find_last_of('/');
  const std::string file = slash == std::string::npos ? path : path.substr(slash + 1);
  return file.substr(0, file.find_last_of('.'));
}

void run(const NewOptions& options) {
  const Options& common = options.common;
  const bool modified = options.convention == toString(DhConvention::Modified);
  const DhConvention convention = modified ? DhConvention::Modified : DhConvention::Standard;
  const DhTable table = taken(readDhTableFile(common.model, convention), common);
  SceneData scene;
  scene.mechanism = taken(mechanismOf(table), common);
  scene.mechanism.name = stemOf(common.output);
  report(Model::compile(scene.mechanism).diagnostics(), common.strict);
  writeModel(scene, common.model, common);
}

}  // namespace

void addNew(CLI::App& program) {
  CLI::App& command = *program.add_subcommand("new", "Create a mechanism from a table");
  command.require_subcommand(1);
  addExample(command, "linkwright-cli new dh arm.csv arm.json");
  const auto options = std::make_shared<NewOptions>();
  CLI::App& dh = *command.add_subcommand("dh", "Create a mechanism from a table of Denavit-Hartenberg parameters");
  dh.add_option("FILE.csv", options->common.model,
                "table with one row per joint: theta,d,a,alpha (rad, m; pi/2 is allowed); optional joint, type,\n"
                "lower, upper, velocity, effort, mass, c.x c.y c.z, I.xx ... I.yz; - reads standard input")
      ->required()
      ->type_name("");
  addModelOutput(dh, options->common);
  dh.add_option("--convention", options->convention,
                "convention: standard (Denavit and Hartenberg; the default) or modified (Craig)")
      ->check(checkConvention)
      ->type_name("NAME");
  dh.add_flag("--strict", options->common.strict, "treat warnings as errors");
  addExample(dh, "linkwright-cli new dh arm.csv arm.json --convention modified");
  dh.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
