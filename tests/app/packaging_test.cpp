// SPDX-License-Identifier: GPL-3.0-or-later
// What has to agree for a release: the version, its date, and what the packages are built from.
#include "tests/app/cli.h"

#include <regex>
#include <set>
#include <sstream>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// The groups of the first place in a file of the source tree that fits.
std::vector<std::string> found(const std::string& file, const std::string& pattern) {
  const std::string text = readFile(sourcePath(file));
  std::smatch match;
  INFO(file << ": " << pattern);
  REQUIRE(std::regex_search(text, match, std::regex(pattern)));
  return {match.begin() + 1, match.end()};
}

/// 2026-11-29 of 29 Nov 2026.
std::string isoDate(const std::vector<std::string>& day_month_year) {
  const std::size_t month = std::string("JanFebMarAprMayJunJulAugSepOctNovDec").find(day_month_year[1]) / 3 + 1;
  return day_month_year[2] + (month < 10 ? "-0" : "-") + std::to_string(month) + "-" + day_month_year[0];
}

/// The packages of a list in setup.sh, alternatives as they are written in debian/control.
std::set<std::string> listed(const std::string& list) {
  const std::string inside = found("scripts/setup.sh", list + "=\\(\n([^)]*)\\)")[0];
  std::set<std::string> packages;
  const std::regex quoted("'([^']+)'");
  for (std::sregex_iterator at(inside.begin(), inside.end(), quoted), end; at != end; ++at)
    packages.insert(std::regex_replace((*at)[1].str(), std::regex("\\|"), " | "));
  return packages;
}

/// The entries of Build-Depends without versions and profiles.
std::set<std::string> buildDepends() {
  std::istringstream text(found("debian/control", "\nBuild-Depends: ((?:.*\n )*.*)\n")[0]);
  std::set<std::string> packages;
  for (std::string entry; std::getline(text, entry, ',');)
    packages.insert(std::regex_replace(entry, std::regex("^\\s+| +\\(.*\\)| +<.*>"), ""));
  return packages;
}

}  // namespace

TEST_CASE("The version and its date are the same wherever they stand") {
  const std::string told = cli("--version").out;
  const std::string version = told.substr(0, told.find('\n'));
  CHECK(found("debian/changelog", "^linkwright \\(([0-9.]+)\\) ")[0] == version);
  CHECK(found("assets/manual/library.md", "find_package\\(linkwright ([0-9.]+) ")[0] ==
        version.substr(0, version.rfind('.')));
  const std::vector<std::string> changes = found("CHANGELOG.md", "\n## \\[([0-9.]+)\\] - (\\S+)\n");
  CHECK(changes[0] == version);
  CHECK(found("packaging/org.linkwright.linkwright.metainfo.xml", "<release version=\"([^\"]+)\" date=\"([^\"]+)\"") ==
        changes);
  CHECK(isoDate(found("debian/changelog", "\n -- .*, (\\d\\d) (\\w+) (\\d+) ")) == changes[1]);
}

TEST_CASE("The packages are built from what the scripts install") {
  const std::set<std::string> needed = listed("app_packages"), of_tests = listed("test_packages"),
                              built_from = buildDepends();
  // every build has a compiler; the driver, the fonts and the texts of Qt are for looking at the window
  const std::set<std::string> left_out = {"g++", "libgl1-mesa-dri", "fonts-dejavu-core", "qt6-translations-l10n"};
  for (const std::string& package : needed) {
    INFO(package);
    CHECK(built_from.contains(package) != left_out.contains(package));
  }
  for (const std::string& package : built_from) {
    INFO(package);
    const bool is_of_packaging = package == "debhelper-compat" || package == "dh-python";
    CHECK((needed.contains(package) || of_tests.contains(package) || is_of_packaging));
  }
}
