// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// linkwright-cli as the tests call it, and what they often give it.

#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace linkwright::test {

/// Runs linkwright-cli with `input` on standard input; `before` stands before it on the line of the shell.
inline CommandResult cli(const std::string& arguments, const std::string& input = "", const std::string& before = "") {
  return runCommand(before + "'" LINKWRIGHT_CLI "' " + arguments, input);
}

/// A robot of assets/examples as a word of the shell.
inline std::string exampleArgument(const std::string& name) {
  return "'" + sourcePath("assets/examples/" + name).string() + "'";
}

inline const std::string kArm = exampleArgument("planar_2r.json");
inline const std::string kScara = exampleArgument("scara.json");
inline const std::string kUr5e = exampleArgument("ur5e.urdf");

/// The columns of a state of kArm, and one state.
inline const std::string kHeader = "q.joint_1,q.joint_2,qd.joint_1,qd.joint_2,qdd.joint_1,qdd.joint_2\n";
inline const std::string kStates = kHeader + "0.52359877559829882,1.0471975511965976,1,2,3,4\n";

inline std::ptrdiff_t lineCount(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

}  // namespace linkwright::test
