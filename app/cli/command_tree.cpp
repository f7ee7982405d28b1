// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <sstream>

namespace linkwright::cli {

namespace {

std::string inOneLine(const std::string& text) {
  std::istringstream words(text);
  std::string line;
  for (std::string word; words >> word;) line += (line.empty() ? "" : " ") + word;
  return line;
}

std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  std::istringstream all(text);
  for (std::string part; std::getline(all, part, at);) parts.push_back(part);
  return parts;
}

/// Whether it stands for itself: what is to be replaced is in capitals.
bool isLiteral(const std::string& word) {
  return !word.empty() && std::none_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c) != 0; });
}

bool isFile(const std::string& value) {
  return value == "FILE" || value == "DIR" || value == "LIST" || value == "SPEC";
}

TreeOption described(const CLI::Option& option) {
  TreeOption result;
  result.help = inOneLine(option.get_description());
  result.is_required = option.get_required();
  for (const std::string& name : option.get_snames()) result.flags.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) result.flags.push_back("--" + name);
  if (option.get_items_expected_max() == 0) return result;
  // "FORMAT:{csv,sheet}" or "mid|zero|random|FILE"
  const std::string type = option.get_type_name();
  const std::size_t brace = type.find(":{");
  result.value = option.get_positional() ? option.get_name(true) : type.substr(0, brace);
  const std::vector<std::string> values = split(result.value, '|');
  const std::vector<std::string> words =
      brace == std::string::npos ? values : split(type.substr(brace + 2, type.rfind('}') - brace - 2), ',');
  std::copy_if(words.begin(), words.end(), std::back_inserter(result.choices), isLiteral);
  // what stands for itself on the line of a command is a file, unless there are words to choose from
  result.takes_file =
      option.get_positional() ? result.choices.empty() : std::any_of(values.begin(), values.end(), isFile);
  return result;
}

void addTo(std::vector<TreeCommand>& tree, const CLI::App& command, const std::string& path) {
  TreeCommand& described_here = tree.emplace_back();
  described_here.path = path;
  described_here.help = inOneLine(command.get_description());
  const std::string footer = command.get_footer();
  const std::string heading = "Examples:\n";
  if (const std::size_t at = footer.find(heading); at != std::string::npos)
    described_here.examples = footer.substr(at + heading.size());
  for (const CLI::Option* option : command.get_options()) {
    TreeOption each = described(*option);
    (each.flags.empty() ? described_here.arguments : described_here.options).push_back(std::move(each));
  }
  const std::vector<const CLI::App*> below = command.get_subcommands([](const CLI::App*) { return true; });
  for (const CLI::App* each : below) described_here.commands.push_back(each->get_name());
  // the reference above ends here
  for (const CLI::App* each : below) addTo(tree, *each, path + (path.empty() ? "" : " ") + each->get_name());
}

}  // namespace

std::vector<TreeCommand> commandTree(const CLI::App& program) {
  std::vector<TreeCommand> tree;
  addTo(tree, program, "");
  return tree;
}

}  // namespace linkwright::cli
