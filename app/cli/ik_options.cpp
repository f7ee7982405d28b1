// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ik_options.h"

#include "core/base/number_text.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>
#include <utility>

namespace linkwright::cli {
namespace {

/// Reads `count` numbers with commas between them, none negative; false if it is anything else.
bool parseSizes(std::string_view text, double* numbers, int count) {
  for (int i = 0; i < count; ++i) {
    const std::size_t end = std::min(text.find(','), text.size());
    if (parseNumber(text.substr(0, end), numbers[i]) != NumberParse::Ok || numbers[i] < 0.0) return false;
    if ((i + 1 < count) != (end < text.size())) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

/// An option whose text `take` understands; otherwise `form` says how it should have looked.
void addParsed(CLI::App& command, const std::string& name, const std::string& placeholder, const std::string& help,
               const std::string& form, std::function<bool(const std::string&)> take) {
  command
      .add_option_function<std::string>(
          name,
          [name, form, take = std::move(take)](const std::string& text) {
            if (!take(text)) throw CLI::ValidationError(name, "'" + text + "' is not " + form);
          },
          help)
      ->type_name(placeholder);
}

/// What ends a descent.
void addEnds(CLI::App& command, IkCommandOptions& options) {
  addParsed(command, "--tolerance", "M,RAD", "tolerances of position and orientation (default: 1e-6,1e-6)",
            "of the form M,RAD: two numbers of 0 or more, separated by a comma", [&options](const std::string& text) {
              double numbers[2] = {};
              if (!parseSizes(text, numbers, 2)) return false;
              options.position_tolerance = numbers[0];
              options.orientation_tolerance = numbers[1];
              return true;
            });
  addParsed(command, "--time-limit", "MS",
            "time limit per target in ms (default: none, so the result depends\n"
            "only on the input)",
            "a number of milliseconds from 0 to 1e9", [&options](const std::string& text) {
              constexpr double kLongest = 1e9;  // eleven days, and no overflow in nanoseconds
              return parseSizes(text, &options.time_limit, 1) && options.time_limit <= kLongest;
            });
  command
      .add_option("--max-iterations", options.max_iterations,
                  "iterations per target, including restarts (default: 2000)")
      ->check(CLI::Range(1, std::numeric_limits<int>::max()).description(""))
      ->type_name("N");
  command
      .add_option("--max-restarts", options.max_restarts,
                  "random restarts per target (default: 100; 0 with gauss-newton, and after the first target\n"
                  "with --warm-start)")
      ->check(CLI::Range(0, std::numeric_limits<int>::max()).description(""))
      ->type_name("N");
}

/// Where a descent starts and how it steps.
void addWays(CLI::App& command, IkCommandOptions& options) {
  command
      .add_option("--seed", options.seed,
                  "start: mid (centre of the limits, the default), zero, random, or a file of states with one row,\n"
                  "or one per target")
      ->type_name("mid|zero|random|FILE");
  command.add_option("--random-seed", options.random_seed, "seed of the random starts (default: 1)")->type_name("N");
  command.add_flag("--warm-start", options.warm_start, "start each target from the previous result");
  command.add_flag("--position-only", options.position_only, "leave the orientation free");
  command.add_flag("--ignore-limits", options.ignore_limits, "allow joints to exceed their limits");
  addParsed(command, "--method", "NAME",
            "method: dls (damped, with restarts; the default) or gauss-newton (pseudo-inverse with step limit)",
            "a method; use 'gauss-newton' or 'dls'", [&options](const std::string& name) {
              options.plain = name == "gauss-newton";
              return options.plain || name == "dls";
            });
  addParsed(command, "--step", "S",
            "longest step of an iteration; inf: no limit (default: with gauss-newton 0.1, of the weighted error;\n"
            "with dls 1, or 0.2 without restarts, of a joint in rad)",
            "a positive number or inf", [&options](const std::string& text) {
              double step = std::numeric_limits<double>::infinity();
              if (text != "inf" && (!parseSizes(text, &step, 1) || step <= 0.0)) return false;
              options.step = step;
              return true;
            });
  addParsed(command, "--weights", "PX,PY,PZ,RX,RY,RZ",
            "weights of position and orientation errors in the world frame; 0 leaves a direction free (default: 1\n"
            "for rotations; positions in units of half (dls: a third) of the arm's size)",
            "of the form PX,PY,PZ,RX,RY,RZ: six numbers separated by commas, each 0 or from 1e-6 to 1e6, not all 0",
            [&options](const std::string& text) {
              std::array<double, 6> numbers = {};
              if (!parseSizes(text, numbers.data(), 6)) return false;
              // beyond these one direction drowns the others, or squares leave the range of a double
              const auto counts = [](double weight) { return weight == 0.0 || (weight >= 1e-6 && weight <= 1e6); };
              if (!std::all_of(numbers.begin(), numbers.end(), counts)) return false;
              options.weights = Eigen::Map<const Eigen::Matrix<double, 6, 1>>(numbers.data());
              return options.weights->maxCoeff() > 0.0;
            });
}

}  // namespace

void addIkOptions(CLI::App& command, IkCommandOptions& options) {
  command
      .add_option("--targets", options.targets,
                  "poses as CSV (columns p.x p.y p.z; optional R.00 ... R.22 or quat.w quat.x quat.y quat.z, and t),\n"
                  "JSON or .npy, as written by fk; - reads standard input")
      ->required()
      ->type_name("FILE");
  addIgnoreExtra(command, options);
  addWays(command, options);
  addEnds(command, options);
  command.parse_complete_callback([&options] {
    const std::array<std::string_view, 3> files = {options.model, options.targets, options.seed};
    if (std::count(files.begin(), files.end(), "-") > 1) {
      throw CLI::ValidationError("--targets", "only one of model, targets and seed can come from standard input");
    }
  });
}

}  // namespace linkwright::cli
