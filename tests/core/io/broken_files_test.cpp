// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/mechanism/model.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <string>
#include <vector>

using namespace linkwright;

namespace {

/// What a broken file says of itself: `expect: LINE: severity: part of the message`, the line being optional.
struct Expectation {
  int line = 0;
  std::string severity, message;
};

std::vector<Expectation> expectations(const std::string& text) {
  static const std::regex pattern("expect: (?:([0-9]+): )?(error|warning): ([^\n]*?)(?: -->|\"\\]?,?)?\n");
  std::vector<Expectation> found;
  for (auto it = std::sregex_iterator(text.begin(), text.end(), pattern); it != std::sregex_iterator(); ++it) {
    const std::smatch& m = *it;
    found.push_back({m[1].matched ? std::stoi(m[1]) : 0, m[2], m[3]});
  }
  return found;
}

bool answers(const Diagnostic& d, const Expectation& wanted) {
  const std::string severity = d.severity == Severity::Error ? "error" : "warning";
  const bool same_line = wanted.line == 0 || std::max(d.line, 1) == wanted.line;
  return same_line && severity == wanted.severity && d.message.text().find(wanted.message) != std::string::npos;
}

void checkFile(const std::filesystem::path& path) {
  INFO(path.filename().string());
  const std::vector<Expectation> wanted = expectations(test::readFile(path));
  REQUIRE_FALSE(wanted.empty());
  const Result<SceneData> read = readModelFile(path.string());
  std::string said;
  for (const Diagnostic& d : read.diagnostics()) {
    said += toString(d) + "\n";
    CHECK(d.file == path.string());
  }
  INFO("said:\n" << said);
  for (const Expectation& e : wanted) {
    INFO("wanted: " << e.line << ": " << e.severity << ": " << e.message);
    CHECK(std::any_of(read.diagnostics().begin(), read.diagnostics().end(),
                      [&](const Diagnostic& d) { return answers(d, e); }));
  }
  const bool has_error = std::any_of(wanted.begin(), wanted.end(), [](const auto& e) { return e.severity == "error"; });
  CHECK(read.ok() == !has_error);
  if (read.ok()) CHECK(Model::compile(read->mechanism).ok());
}

int checkFolder(const char* name) {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(test::dataPath(name))) {
    checkFile(entry.path());
    ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("Each broken URDF says on which line what is wrong", "[io]") { CHECK(checkFolder("urdf_broken") >= 20); }

TEST_CASE("Each broken scene says on which line what is wrong", "[io]") { CHECK(checkFolder("scene_broken") >= 10); }

TEST_CASE("Each broken MJCF says on which line what is wrong", "[io]") { CHECK(checkFolder("mjcf_broken") >= 14); }

TEST_CASE("Every beginning of an example is a model or a diagnostic, never a crash", "[io]") {
  for (const char* name : {"assets/examples/ur5e.urdf", "assets/examples/tree_of_three_links.json"}) {
    const std::string text = test::readFile(test::sourcePath(name));
    // without its last bracket; the line end behind it may be missing
    for (std::size_t length = 0; length <= text.find_last_of(">}"); length += 37) {
      const std::string start = text.substr(0, length);
      const Diagnostics said =
          text.front() == '<' ? readUrdf(start, "cut").diagnostics() : readScene(start, "cut").diagnostics();
      REQUIRE(hasErrors(said));
    }
  }
}

TEST_CASE("What is no model file is refused with the reason", "[io]") {
  const auto said = [](const std::string& path) {
    const Result<SceneData> read = readModelFile(path);
    REQUIRE_FALSE(read.ok());
    return toString(read.diagnostics().front());
  };
  using Catch::Matchers::ContainsSubstring;
  CHECK_THAT(said(test::dataPath("").string()), ContainsSubstring("cannot read the file"));
  CHECK_THAT(said(test::dataPath("there_is_none.urdf").string()), ContainsSubstring("No such file"));
  CHECK_THAT(said(test::sourcePath("CMakeLists.txt").string()), ContainsSubstring("neither a URDF"));
  CHECK_FALSE(readUrdf("", "empty.urdf").ok());
  CHECK_FALSE(readScene(" \n ", "empty.json").ok());
  CHECK_THAT(toString(readUrdf(std::string_view("<robot>\n\0</robot>", 17), "zero.urdf").diagnostics().front()),
             ContainsSubstring("zero.urdf:2: error: the file contains binary data"));
}
