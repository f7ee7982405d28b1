// SPDX-License-Identifier: GPL-3.0-or-later
// Archives as other programs make them, and as nobody should.
#include "core/io/zip_file.h"

#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/zip.h"

#include <string>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string problemOf(const std::string& bytes) {
  const Result<ZipFiles> read = readZip(bytes, "x.zip");
  if (read) return {};
  REQUIRE(read.diagnostics().size() == 1);
  return toString(read.diagnostics()[0]);
}

}  // namespace

TEST_CASE("An archive is unpacked into memory", "[io]") {
  const std::string long_text(200'000, 'x');
  const Result<ZipFiles> read =
      readZip(zipOf({{"a.txt", "one"}, {"text/", ""}, {"text/b.txt", long_text}, {"none", ""}}), "x.zip");
  REQUIRE(read.ok());
  CHECK(*read == ZipFiles{{"a.txt", "one"}, {"text/b.txt", long_text}, {"none", ""}});
}

TEST_CASE("An archive that leads out of itself or is too large is refused", "[io]") {
  CHECK(problemOf(zipOf({{"/etc/a", "x"}})) ==
        "x.zip:1: error: '/etc/a' leads out of the archive; give paths that begin in it and have no \"..\"");
  CHECK_THAT(problemOf(zipOf({{"a/../../b", "x"}})), ContainsSubstring("'a/../../b' leads out of the archive"));
  CHECK_THAT(problemOf(zipOf({{"../b/", ""}})), ContainsSubstring("'../b/' leads out of the archive"));
  CHECK(problemOf(zipOf({{"a..b/c..", "x"}})).empty());
  CHECK_THAT(problemOf(zipOf({{"a\\b", "x"}})), ContainsSubstring("'a\\b' has a backslash"));
  CHECK(problemOf(zipOf({{"link", "/etc/passwd", ZipEntry::SymbolicLink}})) ==
        "x.zip:1: error: 'link' is a symbolic link; put the file itself into the archive");

  std::vector<ZipEntry> many(kMostZipEntries);
  for (std::size_t i = 0; i < many.size(); ++i) many[i].name = "f" + std::to_string(i);
  CHECK(problemOf(zipOf(many)).empty());
  many.push_back({"one_more", ""});
  CHECK(problemOf(zipOf(many)) ==
        "x.zip:1: error: the archive has more than 1000 entries; leave out what is not needed");

  // 64 MB of zeros are 64 kB in the archive
  const std::string half(kMostZipBytes / 2, '\0');
  CHECK(problemOf(zipOf({{"a", half}, {"b", half}})).empty());
  CHECK(problemOf(zipOf({{"a", half}, {"b", half}, {"c", "x"}})) ==
        "x.zip:1: error: the archive holds more than 64 MB; leave out what is not needed");
}

TEST_CASE("An archive that is broken or is none gives one error", "[io]") {
  const std::string whole = zipOf({{"a.txt", "one"}, {"text/b.txt", std::string(3000, 'y') + "z"}});
  REQUIRE(problemOf(whole).empty());
  const std::string said =
      "x.zip:1: error: this is no zip archive, or a part of it is missing or damaged; make it again";
  for (std::size_t length = 0; length < whole.size(); ++length) CHECK(problemOf(whole.substr(0, length)) == said);
  CHECK(problemOf("{\"linkwright_lesson\": 1}") == said);
  // whatever byte is another one: words, or what was packed, or another name of it
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 0x55);
    const Result<ZipFiles> read = readZip(damaged, "x.zip");
    CHECK((!read || read->size() <= 2));
  }
}

TEST_CASE("A name stands once in an archive, and a file is not encrypted", "[io]") {
  // libzip writes no name twice: the second one is changed in the bytes
  std::string twice = zipOf({{"a1", "x"}, {"a2", "y"}});
  for (std::size_t at = twice.find("a2"); at != std::string::npos; at = twice.find("a2", at)) twice[at + 1] = '1';
  CHECK(problemOf(twice) == "x.zip:1: error: two entries have the name 'a1'; keep only one");
  const std::string secret = zipOf({{"a", "x", ZipEntry::Encrypted}});
  if (secret.empty()) SKIP("this libzip cannot encrypt");
  CHECK(problemOf(secret) == "x.zip:1: error: 'a' is encrypted; make the archive without a password");
}
