// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace linkwright::cli {

// Each adds one command to the program; parsing the command line runs it. One file a command.
void addInfo(CLI::App& program);
void addFk(CLI::App& program);
void addJacobian(CLI::App& program);
void addId(CLI::App& program);
void addGravity(CLI::App& program);
void addMassMatrix(CLI::App& program);
void addFd(CLI::App& program);
void addDecompose(CLI::App& program);
void addEnergy(CLI::App& program);
void addCount(CLI::App& program);
void addTrace(CLI::App& program);
void addCheck(CLI::App& program);
void addCompare(CLI::App& program);
/// What `check --students` works with.
struct ClassOptions {
  std::string folder, spec, secret, list, examples, format = "csv", output;
};
/// Adds its options to `check`; where a folder of students is named, `alone` need not be given.
void addClassOptions(CLI::App& check, const std::shared_ptr<ClassOptions>& options,
                     const std::vector<CLI::Option*>& alone);
/// Checks a folder of students' tables, each against its own variant.
void checkClass(const ClassOptions& options);
void addIk(CLI::App& program);
void addTrajectory(CLI::App& program);
void addSimulate(CLI::App& program);
void addBeam(CLI::App& program);
void addConvert(CLI::App& program);
void addNew(CLI::App& program);
void addExercise(CLI::App& program);
void addLesson(CLI::App& program);
/// Writes what is made of the commands themselves: it comes after all others.
void addDocument(CLI::App& program);
/// Adds `progress` to the command `lesson`.
void addLessonProgress(CLI::App& lesson);

}  // namespace linkwright::cli
