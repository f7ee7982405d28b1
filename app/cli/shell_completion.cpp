// SPDX-License-Identifier: GPL-3.0-or-later
// The program's words as bash, zsh and fish complete them.
#include "app/cli/command_tree.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace linkwright::cli {

namespace {

std::string joined(const std::vector<std::string>& words, const std::string& between) {
  std::string result;
  for (const std::string& word : words) result += (result.empty() ? "" : between) + word;
  return result;
}

std::vector<std::string> flagsOf(const TreeCommand& command) {
  std::vector<std::string> flags;
  for (const TreeOption& option : command.options) flags.insert(flags.end(), option.flags.begin(), option.flags.end());
  return flags;
}

/// The words that may come next: commands, or those that an argument is chosen from.
std::vector<std::string> wordsOf(const TreeCommand& command) {
  std::vector<std::string> words = command.commands;
  for (const TreeOption& each : command.arguments) words.insert(words.end(), each.choices.begin(), each.choices.end());
  return words;
}

/// In single quotes, for a shell.
std::string quoted(const std::string& text) {
  std::string result = "'";
  for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

/// One of "lesson" and "check" for "lesson check".
std::string lastWord(const std::string& path) { return path.substr(path.rfind(' ') + 1); }

/// For zsh: in a description brackets and colons mean something.
std::string zshText(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') result += '\\';
    result += c;
  }
  return result;
}

std::string zshAction(const TreeOption& option) {
  std::string action = ":" + zshText(option.value) + ":";
  if (!option.choices.empty()) return action + "(" + joined(option.choices, " ") + ")";
  return action + (option.takes_file ? "_files" : " ");
}

/// The condition under which fish offers what belongs to a command: which words have been typed.
std::string fishCondition(const TreeCommand& command) {
  const std::string typed = "(commandline -opc)";
  std::istringstream path(command.path);
  std::string condition;
  int count = 1;
  for (std::string word; path >> word;)
    condition += "string match -q " + word + " -- " + typed + "[" + std::to_string(++count) + "]; and ";
  const bool ends_here = !command.commands.empty();
  return condition + "test (count " + typed + ") -" + (ends_here ? "eq " : "ge ") + std::to_string(count);
}

}  // namespace

std::string bashCompletion(const std::vector<TreeCommand>& tree) {
  std::ostringstream script, words, values;
  std::vector<std::string> paths;
  // options that take the same are many: one line for all of these
  std::map<std::string, std::vector<std::string>> takers;
  for (const TreeCommand& command : tree) {
    for (const std::string& name : command.commands) paths.push_back(quoted(command.path + ":" + name));
    words << "    " << quoted(command.path) << ") words=" << quoted(joined(wordsOf(command), " "))
          << " flags=" << quoted(joined(flagsOf(command), " ")) << " ;;\n";
    for (const TreeOption& option : command.options) {
      const std::string takes =
          "flags='' words=" + quoted(joined(option.choices, " ")) + (option.takes_file ? "" : " files=0");
      if (option.value.empty()) continue;
      for (const std::string& flag : option.flags) takers[takes].push_back(quoted(command.path + ":" + flag));
    }
  }
  for (const auto& [takes, flags] : takers) values << "    " << joined(flags, "|") << ") " << takes << " ;;\n";
  script << "# bash completion for linkwright-cli\n"
            "_linkwright_cli() {\n"
            "  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
            "  local command='' word words flags files=1\n"
            "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
            "    case \"$command:$word\" in\n"
         << "      " << joined(paths, "|") << ") command=\"${command:+$command }$word\" ;;\n"
         << "    esac\n"
            "  done\n"
            "  case \"$command\" in\n"
         << words.str()
         << "  esac\n"
            "  case \"$command:$before\" in\n"
         << values.str()
         << "  esac\n"
            "  COMPREPLY=()\n"
            "  [[ $current == -* || -z $command ]] && words+=\" $flags\"\n"
            "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
            "  if [[ $files == 1 && $current != -* && ( -z ${words// /} || ${#COMPREPLY[@]} == 0 ) ]]; then\n"
            "    mapfile -t COMPREPLY < <(compgen -f -- \"$current\")\n"
            "    compopt -o filenames 2> /dev/null\n"
            "  fi\n"
            "}\n"
            "complete -F _linkwright_cli linkwright-cli\n";
  return script.str();
}

std::string zshCompletion(const std::vector<TreeCommand>& tree) {
  std::ostringstream script;
  script << "#compdef linkwright-cli\n\n_linkwright_cli() {\n  local chosen='' word\n"
            "  for word in ${words[2,CURRENT-1]}; do\n    case \"$chosen:$word\" in\n";
  for (const TreeCommand& command : tree) {
    for (const std::string& name : command.commands)
      script << "      " << quoted(command.path + ":" + name) << ") chosen=\"${chosen:+$chosen }$word\" ;;\n";
  }
  script << "    esac\n  done\n  case \"$chosen\" in\n";
  for (const TreeCommand& command : tree) {
    script << "    " << quoted(command.path) << ") _arguments";
    for (const TreeOption& option : command.options) {
      for (const std::string& flag : option.flags) {
        script << " \\\n      "
               << quoted(flag + "[" + zshText(option.help) + "]" + (option.value.empty() ? "" : zshAction(option)));
      }
    }
    const std::vector<std::string> next = wordsOf(command);
    script << " \\\n      " << quoted(next.empty() ? "*:file:_files" : "*:word:(" + joined(next, " ") + ")") << " ;;\n";
  }
  script << "  esac\n}\n\n_linkwright_cli \"$@\"\n";
  return script.str();
}

std::string fishCompletion(const std::vector<TreeCommand>& tree) {
  std::ostringstream script;
  script << "# fish completion for linkwright-cli\n";
  for (const TreeCommand& command : tree) {
    if (!command.path.empty()) {
      const std::size_t space = command.path.rfind(' ');
      const std::string above = space == std::string::npos ? "" : command.path.substr(0, space);
      const auto parent =
          std::find_if(tree.begin(), tree.end(), [&](const TreeCommand& each) { return each.path == above; });
      script << "complete -c linkwright-cli -f -n " << quoted(fishCondition(*parent)) << " -a "
             << lastWord(command.path) << " -d " << quoted(command.help) << '\n';
    }
    for (const TreeOption& argument : command.arguments) {
      if (argument.choices.empty()) continue;
      script << "complete -c linkwright-cli -f -n " << quoted(fishCondition(command)) << " -a "
             << quoted(joined(argument.choices, " ")) << '\n';
    }
    for (const TreeOption& option : command.options) {
      script << "complete -c linkwright-cli -n " << quoted(fishCondition(command));
      for (const std::string& flag : option.flags)
        script << (flag.starts_with("--") ? " -l " + flag.substr(2) : " -s " + flag.substr(1));
      if (!option.value.empty()) script << (option.takes_file ? " -r -F" : " -x");
      if (!option.choices.empty()) script << " -a " << quoted(joined(option.choices, " "));
      script << " -d " << quoted(option.help) << '\n';
    }
  }
  return script.str();
}

}  // namespace linkwright::cli
