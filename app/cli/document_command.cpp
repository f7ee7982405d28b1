// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_tree.h"
#include "app/cli/commands.h"
#include "app/cli/session.h"

#include <memory>
#include <string>

namespace linkwright::cli {

void addDocument(CLI::App& program) {
  CLI::App& command = *program.add_subcommand("document", "Write the manual page or the completions for a shell");
  struct Asked {
    std::string kind;
    Options common;
  };
  const auto asked = std::make_shared<Asked>();
  command.add_option("KIND", asked->kind, "man, bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"man", "bash", "zsh", "fish"}))
      ->type_name("");
  addOutputFile(command, asked->common);
  addExample(command,
             "linkwright-cli document man -o linkwright-cli.1\n"
             "  source <(linkwright-cli document bash)");
  command.callback([asked, &program] {
    const std::vector<TreeCommand> tree = commandTree(program);
    const std::string& kind = asked->kind;
    writeText(kind == "man"    ? manualPage(tree, LINKWRIGHT_VERSION)
              : kind == "bash" ? bashCompletion(tree)
              : kind == "zsh"  ? zshCompletion(tree)
                               : fishCompletion(tree),
              asked->common);
  });
}

}  // namespace linkwright::cli
