// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli: see assets/manual/command_line.md.

// gcc 12 sees a null pointer in the vector of strings of CLI11's own split(); there is none
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wnull-dereference"
#include <CLI/CLI.hpp>
#pragma GCC diagnostic pop

#include "app/cli/commands.h"
#include "app/cli/session.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

namespace linkwright::cli {
namespace {

/// What is wrong with a command line, and where its help is.
std::string usageMessage(const CLI::App* program, const CLI::Error& problem) {
  std::string command = "linkwright-cli";
  for (const CLI::App* chosen : program->get_subcommands()) {
    command += " " + chosen->get_name();
  }
  return command + ": " + problem.what() + "\nSee '" + command + " --help' for an explanation and an example.\n";
}

int run(int argc, char** argv) {
  CLI::App program{"Robot dynamics from the command line, in SI units and radians, as CSV or JSON.", "linkwright-cli"};
  program.set_help_flag("-h,--help", "print this help");
  program.set_version_flag("--version", LINKWRIGHT_VERSION, "print the version");
  program.require_subcommand(1);
  program.failure_message(usageMessage);
  addExample(program,
             "linkwright-cli info robot.urdf                       list the joints and links\n"
             "  linkwright-cli id robot.urdf --states states.csv     compute one line of torques per line of states\n"
             "  linkwright-cli id --help                             show the help of a command");
  addInfo(program);
  addFk(program);
  addJacobian(program);
  addId(program);
  addGravity(program);
  addMassMatrix(program);
  addFd(program);
  addDecompose(program);
  addEnergy(program);
  addCount(program);
  addTrace(program);
  addCheck(program);
  addCompare(program);
  addIk(program);
  addTrajectory(program);
  addSimulate(program);
  addBeam(program);
  addConvert(program);
  addNew(program);
  addLesson(program);
  addExercise(program);
  addDocument(program);
  const auto is_named = [&](const CLI::App* command) { return command->get_name() == argv[1]; };
  const std::vector<CLI::App*> commands = program.get_subcommands([](CLI::App*) { return true; });
  if (argc > 1 && argv[1][0] != '-' && std::none_of(commands.begin(), commands.end(), is_named)) {
    std::fprintf(stderr, "linkwright-cli: there is no command '%s'; 'linkwright-cli --help' lists the commands\n",
                 argv[1]);
    return kWrongUsage;
  }
  try {
    program.parse(argc, argv);
    return kDone;
  } catch (const CLI::ParseError& usage) {
    return program.exit(usage) == 0 ? kDone : kWrongUsage;
  } catch (const InputAtFault& fault) {
    say(fault.unsaid);
    return kInputAtFault;
  } catch (const EndedEarly& early) {
    return early.code;
  } catch (const SomethingDiffers&) {
    return kSomethingDiffers;
  }
}

}  // namespace
}  // namespace linkwright::cli

int main(int argc, char** argv) {
  // ignore SIGPIPE: a closed pipe is reported as a write error instead
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // so is a limit on the size of files
  try {
    return linkwright::cli::run(argc, argv);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "linkwright-cli:1: error: %s\n", problem.what());
    return linkwright::cli::kInputAtFault;
  }
}
