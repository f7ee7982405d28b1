// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace linkwright::cli {

/// One option or argument of a command, as its help has it.
struct TreeOption {
  std::vector<std::string> flags;    ///< "--output", "-o"; empty for an argument
  std::string value;                 ///< what it takes, e.g. "FILE"; empty where it takes nothing
  std::string help;                  ///< in one line
  std::vector<std::string> choices;  ///< words to choose from
  bool takes_file = false;
  bool is_required = false;
};

/// A command and what belongs to it. The program itself has an empty path.
struct TreeCommand {
  std::string path;  ///< e.g. "lesson check"
  std::string help;
  std::string examples;  ///< lines as they are typed
  std::vector<TreeOption> options, arguments;
  std::vector<std::string> commands;  ///< names of those below it
};

/// The program and its commands in the order of its help, each followed by those below it.
std::vector<TreeCommand> commandTree(const CLI::App& program);

/// What is made of it: a page of section 1 for man, and scripts that complete words in a shell.
std::string manualPage(const std::vector<TreeCommand>& tree, const std::string& version);
std::string bashCompletion(const std::vector<TreeCommand>& tree);
std::string zshCompletion(const std::vector<TreeCommand>& tree);
std::string fishCompletion(const std::vector<TreeCommand>& tree);

}  // namespace linkwright::cli
