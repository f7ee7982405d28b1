// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli where files, disks and people are unkind: never a crash, never half a file, always words.
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <string>

using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kPlainStates = kHeader + "0.5,1,1,2,3,4\n";

/// A URDF of `joints` joints in a row, each link with a mass.
std::string rowOfJoints(int joints, const std::string& type = "continuous") {
  std::string urdf = "<robot name=\"chain\">\n<link name=\"l0\"/>\n";
  for (int i = 1; i <= joints; ++i) {
    const std::string me = std::to_string(i);
    urdf += "<link name=\"l" + me +
            "\"><inertial><mass value=\"0.1\"/><inertia ixx=\"1e-4\" iyy=\"1e-4\" izz=\"1e-4\"/>" +
            "</inertial></link><joint name=\"j" + me + "\" type=\"" + type + "\"><parent link=\"l" +
            std::to_string(i - 1) + "\"/><child link=\"l" + me + "\"/><origin xyz=\"0 0 0.001\"/></joint>\n";
  }
  return urdf + "</robot>\n";
}

}  // namespace

TEST_CASE("A disk that is full, or a limit on files, is said and leaves the old file and nothing else") {
  const TemporaryFolder folder;
  const std::string out = folder.write("out.csv", "as before\n");
  // a limit of no bytes stands for a full disk: the write fails; words go through a pipe, which has no such limit
  const CommandResult full = runCommand(
      "{ ulimit -f 0; '" LINKWRIGHT_CLI "' id " + kArm + " --states - -o '" + out + "'; echo code $?; } 2>&1 | cat",
      kPlainStates);
  CHECK_THAT(full.out, ContainsSubstring("out.csv:1: error: cannot write the file"));
  CHECK_THAT(full.out, ContainsSubstring("nothing was changed\ncode 1\n"));
  CHECK(readFile(out) == "as before\n");
  CHECK(runCommand("ls -A '" + std::filesystem::path(out).parent_path().string() + "'").out == "out.csv\n");
}

TEST_CASE("A pipe or a device that -o names is written to, never replaced by a file") {
  const TemporaryFolder folder;
  const std::string pipe = folder.file("pipe");
  REQUIRE(runCommand("mkfifo '" + pipe + "'").code == 0);
  const std::string plain = cli("id " + kArm + " --states -", kPlainStates).out;
  const CommandResult through = runCommand(
      "cat '" + pipe + "' & '" LINKWRIGHT_CLI "' id " + kArm + " --states - -o '" + pipe + "' && wait", kPlainStates);
  CHECK(through.code == 0);
  CHECK(through.out == plain);
  CHECK(std::filesystem::is_fifo(pipe));
  CHECK(cli("id " + kArm + " --states - -o /dev/stdout | cat", kPlainStates).out == plain);
}

TEST_CASE("The output may be the input: it is read before it is replaced") {
  const TemporaryFolder folder;
  const std::string states = folder.write("states.csv", kPlainStates);
  const std::string plain = cli("id " + kArm + " --states - ", kPlainStates).out;
  CHECK(cli("id " + kArm + " --states '" + states + "' -o '" + states + "'").code == 0);
  CHECK(readFile(states) == plain);
}

TEST_CASE("A standard stream that is closed or breaks is said, without a signal") {
  CHECK(cli("id " + kArm + " --states - >&-", kPlainStates).code == 1);
  CHECK(cli("id " + kArm + " --states - >/dev/full", kPlainStates).code == 1);
  CHECK(cli("id " + kArm + " --states - <&-", kPlainStates).code == 1);
  CHECK(cli("id " + kArm + " --states - 2>&-", "nonsense\n").code == 1);
}

TEST_CASE("States that no spreadsheet would make are refused with words") {
  const auto errors = [](const std::string& states) {
    const CommandResult result = cli("id " + kArm + " --states -", states);
    CHECK(result.code == 1);
    CHECK(result.out.empty());
    return result.err;
  };
  CHECK_THAT(errors(kHeader + "1,2,3,4,5,\n" + std::string("1,2,3,4,5,\0", 11) + "\n"),
             ContainsSubstring("standard input:3: error: the file contains binary data"));
  CHECK_THAT(errors(kHeader + "1,2,3,4,5,1" + std::string(400, '0') + "e-5\n"),
             ContainsSubstring("not a finite number"));
  CHECK_THAT(errors(kHeader + "1,2,3,4,5," + std::string(1000000, '7') + "x\n"), ContainsSubstring("is not a number"));
  CHECK_THAT(errors(std::string(1000000, 'q')), ContainsSubstring("unknown column"));
  CHECK_THAT(errors(kHeader + "1,2,3,4,5,\"6\n"), ContainsSubstring("never closed"));
  CHECK_THAT(errors("{\"states\":[{\"q\":[1,2,3],\"qd\":[],\"qdd\":7}]}"),
             ContainsSubstring("states[0].qd has 0 numbers"));
  CHECK_THAT(errors("{\"states\":[]}"), ContainsSubstring("'states' is empty"));
  CHECK_THAT(errors("{\"states\":" + std::string(100000, '[')), ContainsSubstring("nested deeper"));
  CHECK_THAT(errors("{"), ContainsSubstring("not valid JSON"));
  // an exponent that is only small is a number
  CHECK(cli("id " + kArm + " --states -", kHeader + "1,2,3,4,5,1e-99999\n").code == 0);
}

TEST_CASE("Keys without end are refused in a time that grows as they do") {
  std::string states = "{\"states\":[{\"q\":[1,2]";
  for (int i = 0; i < 200000; ++i) {
    states += ",\"k" + std::to_string(i) + "\":0";
  }
  CHECK(cli("id " + kArm + " --states - --ignore-extra", states + "}]}").code == 0);
}

TEST_CASE("Numbers that leave the range of a double are refused, in every quantity of a trace too") {
  const std::string slides = rowOfJoints(3, "prismatic");
  const TemporaryFolder folder;
  const std::string model = folder.write("slides.urdf", slides);
  const std::string states = "q.j1,q.j2,q.j3,qd.j1,qd.j2,qd.j3\n0,0,0,8e307,8e307,8e307\n";
  // the sum of the speeds overflows; no torque needs it, but the trace shows it
  CHECK(cli("id '" + model + "' --states - --formulation body-frame", states).code == 0);
  CHECK(cli("id '" + model + "' --states -", states).code == 0);
  for (const char* formulation : {"spatial", "body-frame", "world-spatial", "nonrecursive"}) {
    for (const char* form : {"", " --json", " --markdown", " --latex"}) {
      CAPTURE(formulation, form);
      const CommandResult trace = cli("trace '" + model + "' --states - --formulation " + formulation + form, states);
      CHECK(trace.code == 1);
      CHECK(trace.out.empty());
      CHECK_THAT(trace.err, ContainsSubstring("not finite"));
    }
  }
  CHECK(cli("id " + kArm + " --states -", kHeader + "1,2,1e200,1e200,0,0\n").code == 1);
}

TEST_CASE("A model without a moving joint answers every command") {
  const TemporaryFolder folder;
  const std::string model = "'" + folder.write("block.urdf", rowOfJoints(1, "fixed")) + "'";
  for (const std::string& states : {std::string("t\n0\n"), std::string("{\"states\":[{}]}")}) {
    for (const char* command :
         {"fk", "jacobian", "id", "gravity", "mass-matrix", "fd", "decompose", "energy", "trace"}) {
      for (const char* form : {"", " --json"}) {
        CAPTURE(states, command, form);
        const CommandResult result = cli(std::string(command) + " " + model + " --states -" + form, states);
        CHECK(result.code == 0);
        if (*form != '\0') CHECK(nlohmann::json::accept(result.out));
      }
    }
  }
  CHECK(cli("info " + model + " --json").code == 0);
}

TEST_CASE("Options that make no sense are wrong usage, a link or a row that is not there is wrong input") {
  const std::string id = "id " + kArm + " --states - ";
  for (const char* gravity : {"x", "1,2", "1,2,3,4", "nan,0,0", "1e999,0,0", "0;0;-9.81", "", ",,"}) {
    CAPTURE(gravity);
    CHECK(cli(id + "--gravity '" + gravity + "'", kPlainStates).code == 2);
  }
  const std::string trace = "trace " + kArm + " --states - ";
  CHECK(cli(trace + "--row 1", kPlainStates).code == 1);
  CHECK(cli(trace + "--row -1", kPlainStates).code == 2);
  CHECK(cli(trace + "--row 99999999999999999999", kPlainStates).code == 2);
  CHECK(cli(trace + "--row 0.5", kPlainStates).code == 2);
  CHECK_THAT(cli(trace + "--row -1", kPlainStates).err, ContainsSubstring("rows are counted from 0"));
  CHECK(cli("fk " + kArm + " --states - --link ''", kPlainStates).code == 2);
  CHECK(cli("jacobian " + kArm + " --states - --link nowhere", kPlainStates).code == 1);
}

TEST_CASE("A locale with decimal commas changes nothing") {
  const TemporaryFolder folder;
  const std::string locale = folder.file("de_DE.UTF-8");
  if (runCommand("localedef -i de_DE -f UTF-8 '" + locale + "'").code > 1 || !std::filesystem::exists(locale)) {
    SKIP("localedef cannot make de_DE.UTF-8 here");
  }
  const std::string german =
      "LOCPATH='" + std::filesystem::path(locale).parent_path().string() + "' LC_ALL=de_DE.UTF-8 ";
  // without the package of locale sources localedef writes half a locale and calls it done
  if (runCommand(german + "locale decimal_point").out != ",\n") SKIP("localedef cannot make de_DE.UTF-8 here");
  for (const char* arguments : {"id", "fk", "jacobian", "trace", "trace --latex", "id --json --gravity 0,0,-9.5"}) {
    CAPTURE(arguments);
    const std::string line = std::string(arguments) + " " + kArm + " --states -";
    CHECK(cli(line, kPlainStates, german).out == cli(line, kPlainStates).out);
    CHECK(cli(line, kPlainStates, german).code == 0);
  }
}

TEST_CASE("A chain of 10,000 joints goes through every command") {
  constexpr int kJoints = 10000;
  const TemporaryFolder folder;
  const std::string model = "'" + folder.write("chain.urdf", rowOfJoints(kJoints)) + "'";
  std::string header, row;
  for (int i = 1; i <= kJoints; ++i) {
    header += (i > 1 ? ",q.j" : "q.j") + std::to_string(i);
    row += i > 1 ? ",0.001" : "0.001";
  }
  const std::string states = "'" + folder.write("states.csv", header + "\n" + row + "\n") + "'";
  for (const char* command : {"fk", "jacobian", "id", "gravity", "trace"}) {
    CAPTURE(command);
    const CommandResult result = cli(std::string(command) + " " + model + " --states " + states);
    CHECK(result.code == 0);
    CHECK(result.err.find("error") == std::string::npos);
    CHECK(lineCount(result.out) >= 2);
  }
}
