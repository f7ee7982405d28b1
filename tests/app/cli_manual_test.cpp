// SPDX-License-Identifier: GPL-3.0-or-later
// The manual's page on the command line, run as it stands: every command works and prints what the page says.
#include "core/base/number_text.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// What stands between the fences of a Markdown text, block by block.
std::vector<std::string> fencedBlocks(const std::string& markdown) {
  std::vector<std::string> blocks;
  std::istringstream lines(markdown);
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) blocks.emplace_back();
    } else if (inside) {
      blocks.back() += line + "\n";
    }
  }
  return blocks;
}

/// Splits a text into numbers and what stands between them.
std::vector<std::string> pieces(const std::string& text) {
  std::vector<std::string> result(1);
  for (const char c : text) {
    if (c == ',' || c == '[' || c == ']' || c == ':' || c == '\n') {
      result.emplace_back(1, c);
      result.emplace_back();
    } else {
      result.back() += c;
    }
  }
  return result;
}

/// Equal, numbers within round-off: the last digits depend on the machine's instructions.
bool sameOutput(const std::string& a, const std::string& b) {
  const std::vector<std::string> left = pieces(a), right = pieces(b);
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i) {
    double x = 0.0, y = 0.0;
    const bool numbers = parseNumber(left[i], x) == NumberParse::Ok && parseNumber(right[i], y) == NumberParse::Ok;
    if (numbers ? std::abs(x - y) > 1e-12 * (1.0 + std::abs(y)) : left[i] != right[i]) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("Every command of the manual works, and prints what the manual says") {
  const std::vector<std::string> blocks = fencedBlocks(readFile(sourcePath("assets/manual/command_line.md").string()));
  const TemporaryFolder folder;
  const std::string in_folder = "cd '" + std::filesystem::path(folder.file("x")).parent_path().string() + "' && ";
  REQUIRE(runCommand(in_folder + "ln -s '" + sourcePath("assets").string() + "' assets").code == 0);

  const std::string program = "linkwright-cli ";
  const auto is_command = [&](const std::string& block) { return block.starts_with(program); };
  int commands = 0, outputs = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    // a table of states to write, unless it is what the command before it prints
    const bool is_motion = i > 0 && blocks[i - 1].starts_with(program + "trajectory");
    const bool is_table = !is_motion && blocks[i].starts_with("t,q.joint_1");
    if (blocks[i].starts_with("link,quantity,v0")) folder.write("mine.csv", blocks[i]);
    if (blocks[i].starts_with("{\"linkwright_progress")) folder.write("ada.jsonl", blocks[i]);
    if (blocks[i].starts_with("id,name")) folder.write("class.csv", blocks[i]);
    if (blocks[i].starts_with("joint,theta")) folder.write("arm.csv", blocks[i]);
    if (blocks[i].starts_with("p.x,p.y,p.z")) folder.write("targets.csv", blocks[i]);
    if (is_table) folder.write(blocks[i].find("tau.") == std::string::npos ? "states.csv" : "torques.csv", blocks[i]);
    if (!is_command(blocks[i])) continue;
    std::istringstream lines(blocks[i]);
    std::string out;
    for (std::string line; std::getline(lines, line); ++commands) {
      CAPTURE(line);
      REQUIRE(line.starts_with(program));
      const CommandResult result = runCommand(in_folder + "'" LINKWRIGHT_CLI "' " + line.substr(program.size()));
      CHECK(result.code == 0);
      CHECK(result.err.find("error") == std::string::npos);
      out = result.out;
    }
    const bool is_trajectory = blocks[i].starts_with(program + "trajectory");
    const bool has_output = i + 1 < blocks.size() && !is_command(blocks[i + 1]) &&
                            (is_trajectory || !blocks[i + 1].starts_with("t,q.")) &&
                            !blocks[i + 1].starts_with("link,quantity") && !blocks[i + 1].starts_with("joint,theta") &&
                            !blocks[i + 1].starts_with("p.x,") && !blocks[i + 1].starts_with("{\"linkwright_progress");
    if (!has_output) continue;
    ++outputs;
    INFO(blocks[i] << "prints\n" << out << "and the manual says\n" << blocks[i + 1]);
    CHECK(sameOutput(out, blocks[i + 1]));
  }
  CHECK(commands >= 20);
  CHECK(outputs >= 8);
}
