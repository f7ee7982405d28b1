// SPDX-License-Identifier: GPL-3.0-or-later
// What the program writes of its own commands, and what a desktop is told of both programs.
#include "tests/app/cli.h"

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string document(const std::string& kind) {
  const CommandResult result = cli("document " + kind);
  REQUIRE(result.code == 0);
  return result.out;
}

/// The words that begin lines under a heading of a help.
std::vector<std::string> listed(const std::string& help, const std::string& heading) {
  std::vector<std::string> words;
  std::istringstream lines(help);
  bool inside = false;
  for (std::string line; std::getline(lines, line);) {
    if (!line.empty() && line[0] != ' ') inside = line == heading;
    std::istringstream in_line(line);
    std::string word;
    if (inside && line.starts_with("  ") && line.size() > 2 && line[2] != ' ' && in_line >> word) words.push_back(word);
  }
  return words;
}

std::set<std::string> longOptions(const std::string& help) {
  std::set<std::string> options;
  const std::regex option("(?:^|\n)  (?:-\\w, ?)?(--[a-z-]+)");
  for (std::sregex_iterator at(help.begin(), help.end(), option), end; at != end; ++at) options.insert((*at)[1]);
  return options;
}

std::string withoutEscapes(std::string page) {
  page = std::regex_replace(page, std::regex("\\\\f[BIR]"), "");
  return std::regex_replace(page, std::regex("\\\\-"), "-");
}

bool isThere(const std::string& program) { return runCommand("command -v " + program).code == 0; }

/// What bash offers after these words.
std::set<std::string> offered(const std::string& script, const std::string& words) {
  const CommandResult result =
      runCommand("cd / && bash -c 'source " + script + "; COMP_WORDS=(linkwright-cli " + words +
                 "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _linkwright_cli; printf \"%s\\n\" \"${COMPREPLY[@]}\"'");
  INFO(result.err);
  REQUIRE(result.code == 0);
  std::set<std::string> found;
  std::istringstream lines(result.out);
  for (std::string line; std::getline(lines, line);)
    if (!line.empty()) found.insert(line);
  return found;
}

std::string packaging(const std::string& name) {
  return "'" + sourcePath("packaging/org.linkwright.linkwright." + name).string() + "'";
}

}  // namespace

TEST_CASE("The manual page and the completions have each command and each option of the help") {
  const std::string page = withoutEscapes(document("man"));
  const std::string bash = document("bash"), zsh = document("zsh"), fish = document("fish");
  std::vector<std::string> ahead = {""};
  int options = 0;
  while (!ahead.empty()) {
    const std::string path = ahead.back();
    ahead.pop_back();
    const std::string help = cli(path + " --help").out;
    const std::vector<std::string> below = listed(help, "Subcommands:");
    for (const std::string& name : below) ahead.push_back(path.empty() ? name : path + " " + name);
    INFO(path);
    if (below.empty()) CHECK_THAT(page, ContainsSubstring(".SS " + path + "\n"));
    for (const std::string& option : longOptions(help)) {
      INFO(option);
      ++options;
      CHECK_THAT(page, ContainsSubstring(option));
      CHECK_THAT(bash, ContainsSubstring(option));
      CHECK_THAT(zsh, ContainsSubstring(option + "["));
      CHECK_THAT(fish, ContainsSubstring("-l " + option.substr(2)));
    }
  }
  CHECK(options > 150);
  CHECK(cli("document ksh").code == 2);
}

TEST_CASE("bash completes commands, options, words to choose from and files") {
  const TemporaryFolder folder;
  const std::string script = folder.write("completion", document("bash"));
  CHECK(runCommand("bash -c 'source " + script + "; complete -p linkwright-cli'").code == 0);
  CHECK(offered(script, "les") == std::set<std::string>{"lesson"});
  CHECK(offered(script, "lesson \"\"").contains("teacher"));
  CHECK(offered(script, "lesson check --ex") == std::set<std::string>{"--examples"});
  CHECK(offered(script, "exercise --format c") == std::set<std::string>{"canvas", "cloze", "csv"});
  CHECK(offered(script, "document \"\"") == std::set<std::string>{"bash", "fish", "man", "zsh"});
  CHECK(offered(script, "id --states et") == std::set<std::string>{"etc"});
  CHECK(offered(script, "ik --seed et") == std::set<std::string>{"etc"});
  CHECK(offered(script, "id et") == std::set<std::string>{"etc"});
  CHECK(offered(script, "id --gravity et").empty());
}

TEST_CASE("What is written passes the checks of the programs that read it") {
  const TemporaryFolder folder;
  int checks = 0;
  const auto check = [&](const std::string& program, const std::string& line) {
    if (!isThere(program)) return;
    const CommandResult result = runCommand(line);
    INFO(line << "\n" << result.out << result.err);
    CHECK(result.code == 0);
    CHECK(result.err.empty());
    ++checks;
  };
  const std::string page = folder.write("page.1", document("man"));
  const std::string of_window = sourcePath("packaging/linkwright.1").string();
  check("man", "LC_ALL=C.UTF-8 man --warnings -l " + page + " > /dev/null");
  check("man", "LC_ALL=C.UTF-8 man --warnings -l '" + of_window + "' > /dev/null");
  check("zsh", "zsh -n " + folder.write("zsh", document("zsh")));
  check("fish", "fish --no-execute " + folder.write("fish", document("fish")));
  check("desktop-file-validate", "desktop-file-validate " + packaging("desktop"));
  check("appstreamcli", "appstreamcli validate --no-net --pedantic " + packaging("metainfo.xml"));
  const std::string illustrated = folder.file("org.linkwright.linkwright.metainfo.xml");
  check("appstreamcli", "cmake -DPICTURES=https://linkwright.example/pictures -DOUTPUT='" + illustrated + "' -P '" +
                            sourcePath("packaging/metainfo.cmake").string() +
                            "' && appstreamcli validate --no-net --pedantic '" + illustrated + "'");
  if (isThere("appstreamcli")) {
    const std::string text = readFile(illustrated);
    const std::regex picture(">https://linkwright.example/(pictures/[^<]+)<");
    std::sregex_iterator at(text.begin(), text.end(), picture), end;
    CHECK(std::distance(at, end) == 6);
    for (; at != end; ++at) CHECK(std::filesystem::exists(sourcePath("assets/manual/" + (*at)[1].str())));
  }
  check("xmllint", "xmllint --noout " + packaging("mime.xml") + " " + packaging("svg"));
  if (checks == 0) SKIP("none of these programs is here");
}

TEST_CASE("A scene has a type of its own, other JSON files keep theirs") {
  if (!isThere("update-mime-database") || !isThere("gio")) SKIP("no database of types here");
  const TemporaryFolder folder;
  const std::string types = folder.file("mime/packages");
  std::filesystem::create_directories(types);
  REQUIRE(runCommand("cp " + packaging("mime.xml") + " '" + types + "/org.linkwright.linkwright.xml' && cp " +
                     "/usr/share/mime/packages/freedesktop.org.xml '" + types + "' && update-mime-database '" +
                     folder.file("mime") + "'")
              .code == 0);
  const auto typeOf = [&](const std::string& file) {
    return runCommand("XDG_DATA_HOME='" + folder.file("") + "' XDG_DATA_DIRS='" + folder.file("") +
                      "' gio info -a standard::content-type " + file)
        .out;
  };
  CHECK_THAT(typeOf(kArm), ContainsSubstring("application/vnd.linkwright.scene+json"));
  CHECK_THAT(typeOf(exampleArgument("../../CMakePresets.json")), ContainsSubstring("application/json"));
}

TEST_CASE("The manual page of the window has each option of its help") {
  const std::string window = LINKWRIGHT_WINDOW;
  if (window.empty() || !std::filesystem::exists(window)) SKIP("the window is not built");
  const std::string page = withoutEscapes(readFile(sourcePath("packaging/linkwright.1")));
  const std::set<std::string> options = longOptions(runCommand("'" + window + "' --help").out);
  CHECK(options.size() > 6);
  for (const std::string& option : options) CHECK_THAT(page, ContainsSubstring(option));
}

TEST_CASE("Without a display the window says what to do, and is not aborted") {
  const std::string window = LINKWRIGHT_WINDOW;
  if (window.empty() || !std::filesystem::exists(window)) SKIP("the window is not built");
  const CommandResult result = runCommand("env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM '" + window + "'");
  CHECK(result.code == 1);
  CHECK_THAT(result.err, ContainsSubstring("there is no display"));
  CHECK_THAT(result.err, ContainsSubstring("linkwright-cli"));
}
