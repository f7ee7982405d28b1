// SPDX-License-Identifier: GPL-3.0-or-later
// The program's commands as a page for man.
#include "app/cli/command_tree.h"

#include <sstream>

namespace linkwright::cli {

namespace {

/// As roff takes it for text: hyphens are what one types, and no line begins a request.
std::string roff(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else if (result.empty() && (c == '.' || c == '\'')) {
      result += std::string("\\&") + c;
    } else {
      result += c;
    }
  }
  return result;
}

std::string synopsis(const TreeCommand& command) {
  std::string line = "\\fBlinkwright\\-cli";
  if (!command.path.empty()) line += " " + roff(command.path);
  line += "\\fR";
  if (!command.options.empty()) line += " [\\fIoptions\\fR]";
  if (!command.commands.empty()) line += " \\fIcommand\\fR";
  for (const TreeOption& argument : command.arguments) {
    const std::string name = "\\fI" + roff(argument.value) + "\\fR";
    line += argument.is_required ? " " + name : " [" + name + "]";
  }
  return line + "\n";
}

void writeOption(std::ostream& page, const TreeOption& option) {
  page << ".TP\n";
  for (std::size_t i = 0; i < option.flags.size(); ++i)
    page << (i > 0 ? ", " : "") << "\\fB" << roff(option.flags[i]) << "\\fR";
  if (!option.value.empty()) page << (option.flags.empty() ? "" : " ") << "\\fI" << roff(option.value) << "\\fR";
  page << '\n' << (option.help.empty() ? "\\&" : roff(option.help));
  if (option.is_required && !option.flags.empty()) page << " (required)";
  // those of "mid|zero|random|FILE" can be read already
  if (!option.choices.empty() && option.value.find('|') == std::string::npos) {
    page << ". One of";
    for (const std::string& choice : option.choices)
      page << (choice == option.choices.front() ? " " : ", ") << roff(choice);
  }
  page << '\n';
}

void writeCommand(std::ostream& page, const TreeCommand& command) {
  page << ".SS " << roff(command.path) << '\n' << synopsis(command) << ".PP\n" << roff(command.help) << ".\n";
  for (const TreeOption& argument : command.arguments) writeOption(page, argument);
  for (const TreeOption& option : command.options) writeOption(page, option);
  if (command.examples.empty()) return;
  page << ".PP\n.nf\n";
  std::istringstream lines(command.examples);
  for (std::string line; std::getline(lines, line);) page << roff(line) << '\n';
  page << ".fi\n";
}

}  // namespace

std::string manualPage(const std::vector<TreeCommand>& tree, const std::string& version) {
  const TreeCommand& program = tree.front();
  std::ostringstream page;
  page << ".TH LINKWRIGHT\\-CLI 1 \"\" \"Linkwright " << roff(version) << "\"\n"
       << ".SH NAME\nlinkwright\\-cli \\- compute the dynamics of robots\n"
       << ".SH SYNOPSIS\n"
       << synopsis(program) << ".SH DESCRIPTION\n"
       << roff(program.help) << '\n';
  for (const TreeOption& option : program.options) writeOption(page, option);
  page << ".SH COMMANDS\n";
  for (const TreeCommand& command : tree) {
    if (command.commands.empty()) writeCommand(page, command);
  }
  page << ".SH EXIT STATUS\n.TP\n0\ndone\n.TP\n1\nthe input has errors, which are on standard error\n"
       << ".TP\n2\nthe command line is wrong\n.TP\n3\nwhat was checked differs\n"
       << ".SH SEE ALSO\n\\fBlinkwright\\fR(1)\n";
  return page.str();
}

}  // namespace linkwright::cli
