// SPDX-License-Identifier: GPL-3.0-or-later
// The command that writes an exercise for a class, and the check of what the class hands in.
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

namespace fs = std::filesystem;

std::string spec(const std::string& name) {
  return "'" + sourcePath("assets/exercises/" + name + ".json").string() + "'";
}
std::string quotedPath(const std::string& path) { return "'" + path + "'"; }

const std::string kClass = "id,name\ns1,Ann\n学生,=1+1\n\"a/b\",-x\n";

}  // namespace

TEST_CASE("exercise --check passes the program's exercises and tells how many draws they take") {
  const CommandResult result = cli("exercise " + spec("holding_torques") + " --check");
  CHECK(result.code == 0);
  CHECK_THAT(result.out, ContainsSubstring("org.linkwright.holding-torques: 2 questions, 200 variants tried, 200 "
                                           "different, ") &&
                             ContainsSubstring(" at most, 0 findings\n"));
  const auto json = nlohmann::json::parse(cli("exercise --json --check " + spec("holding_torques")).out);
  CHECK(json["different"] == 200);
  CHECK(json["findings"].empty());
}

TEST_CASE("exercise writes every format, the same each time, and the key of sheets beside them") {
  const TemporaryFolder folder;
  const std::string list = folder.write("class.csv", kClass), secret = folder.write("secret.txt", "our own\r\n");
  const std::string begin = "exercise " + spec("find_the_mistake") + " --students " + quotedPath(list) + " --format ";
  for (const std::string format : {"csv", "sheet", "moodle", "cloze", "canvas", "qti21"}) {
    const std::string out = folder.file("out." + format);
    const std::string command = begin + format + " -o " + quotedPath(out);
    const CommandResult result = cli(command);
    INFO(format << result.err);
    CHECK(result.code == 0);
    CHECK_THAT(result.out, ContainsSubstring("3 variants, "));
    const std::string first = readFile(out);
    CHECK(cli(command).code == 0);
    CHECK(readFile(out) == first);
    CHECK(cli(command + " --secret " + quotedPath(secret)).code == 0);
    CHECK(readFile(out) != first);
  }
  CHECK(fs::exists(folder.file("out_key.sheet")));
  // the table to hand in has the rows of the exercise and no number
  const std::string blank = readFile(folder.file("out_table.csv"));
  CHECK_THAT(blank, ContainsSubstring("link,quantity,symbol,equation,frame,unit,v0,"));
  CHECK(lineCount(blank) > 2);
  std::ptrdiff_t empty = 0;
  for (std::size_t at = blank.find(",,,,,,,,,\n"); at != std::string::npos; at = blank.find(",,,,,,,,,\n", at + 1))
    ++empty;
  CHECK(empty + 1 == lineCount(blank));
  const std::string key = cli(begin + "csv").out;
  CHECK_THAT(key, ContainsSubstring("\n学生,'=1+1,") && ContainsSubstring("\na/b,'-x,"));
}

TEST_CASE("What is wrong with a call of exercise is said") {
  const TemporaryFolder folder;
  const std::string list = quotedPath(folder.write("class.csv", kClass));
  const std::string begin = "exercise " + spec("holding_torques");
  CHECK_THAT(cli(begin + " --students " + list + " --format csv").err, ContainsSubstring("warning: without --secret"));
  CHECK(cli(begin).code == 2);
  CHECK(cli(begin + " --students " + list).code == 2);
  CHECK(cli(begin + " --students " + list + " --format pdf").code == 2);
  CHECK(cli(begin + " --students " + list + " --format canvas").code == 2);
  CHECK(cli(begin + " --students " + list + " --format csv --check").code == 2);
  CHECK(cli(begin + " --students " + list + " --format csv --json").code == 2);
  const CommandResult language = cli(begin + " --students " + list + " --format csv --language fr");
  CHECK(language.code == 1);
  CHECK_THAT(language.err, ContainsSubstring("the exercise has no text in 'fr'"));
  const std::string empty = quotedPath(folder.write("empty.txt", "\n"));
  CHECK_THAT(cli(begin + " --students " + list + " --format csv --secret " + empty).err,
             ContainsSubstring("the secret is empty"));
  const std::string broken = quotedPath(folder.write("broken.csv", "id\ns1\ns1\n"));
  CHECK_THAT(cli(begin + " --students " + broken + " --format csv").err,
             ContainsSubstring("broken.csv:3: error: the id 's1' is also in line 2"));
  CHECK(cli("exercise no_such.json --check").code == 1);
}

TEST_CASE("check --students checks each table against its student's own variant") {
  const TemporaryFolder folder;
  const std::string list = quotedPath(folder.write("class.csv", "id\ns1\ns2\ns3\nlate\ngone\n"));
  fs::create_directory(folder.file("handed"));
  // the key of a student: the recursion of the state that the key says
  const auto hand = [&](const std::string& student, const std::string& file) {
    const std::string one = folder.write("one.csv", "id\n" + student + "\n");
    const std::string states = folder.file("states.csv"), table = folder.file("handed/" + file);
    REQUIRE(cli("exercise " + spec("outward_pass") + " --students " + quotedPath(one) + " --format csv -o " +
                quotedPath(states))
                .code == 0);
    REQUIRE(cli("trace " + kArm + " --ignore-extra --gravity 0,0,0 --formulation body-frame --states " +
                quotedPath(states) + " -o " + quotedPath(table))
                .code == 0);
  };
  hand("s1", "s1.csv");
  hand("s1", "s2.csv");
  // the blank table is read, and counts as nothing done
  fs::rename(folder.file("states_table.csv"), folder.file("handed/late.csv"));
  folder.write("handed/s3.csv", "link,quantity,v0\nlink_1,joint torque,=1+1\n");
  folder.write("handed/=cmd.csv", std::string("\0\x01\x02", 3));
  folder.write("handed/notes.txt", "hello\n");
  fs::create_directory(folder.file("handed/folder.csv"));
  const std::string begin =
      "check --students " + quotedPath(folder.file("handed")) + " --spec " + spec("outward_pass") + " --list " + list;
  const CommandResult result = cli(begin);
  CHECK(result.code == 3);
  CHECK(result.err.empty());
  CHECK(lineCount(result.out) == 9);
  CHECK_THAT(result.out, ContainsSubstring("\ns1,s1.csv,right,"));
  CHECK_THAT(result.out, ContainsSubstring("\ns2,s2.csv,wrong,"));
  CHECK_THAT(result.out, ContainsSubstring("\ns3,s3.csv,refused,") && ContainsSubstring("line 2: "));
  CHECK_THAT(result.out, ContainsSubstring("\n'=cmd,'=cmd.csv,refused,"));
  CHECK_THAT(result.out, ContainsSubstring("\nnotes.txt,notes.txt,refused,0,0,0,0,,,its name does not end with .csv"));
  CHECK_THAT(result.out, ContainsSubstring("\nfolder,folder.csv,refused,0,0,0,0,,,it is not a file"));
  CHECK_THAT(result.out, ContainsSubstring("\nlate,late.csv,partial,0,"));
  CHECK_THAT(result.out, ContainsSubstring("\ngone,,missing,"));
  folder.write("handed/nobody.csv", "link,quantity,v0\nlink_1,joint torque,1\n");
  CHECK_THAT(cli(begin).out, ContainsSubstring("\nnobody,nobody.csv,refused,0,0,0,0,,,its name is not that of a"));
  fs::remove(folder.file("handed/nobody.csv"));

  CHECK(cli(begin + " --format gradescope").code == 2);
  const std::string out = folder.file("results");
  CHECK(cli(begin + " --format gradescope -o " + quotedPath(out)).code == 3);
  const auto right = nlohmann::json::parse(readFile(fs::path(out) / "s1.json"));
  CHECK(right["score"] == 6.0);
  CHECK(right["tests"][0]["max_score"] == 6);
  CHECK(nlohmann::json::parse(readFile(fs::path(out) / "late.json"))["score"] == 0.0);
}

TEST_CASE("Without a folder of students check needs what it has always needed") {
  CHECK_THAT(cli("check").err, ContainsSubstring("MODEL is required"));
  CHECK_THAT(cli("check " + kArm).err, ContainsSubstring("is required"));
  CHECK(cli("check --spec x.json").code == 2);
  CHECK(cli("check --students .").code == 2);
  CHECK(cli("check " + kArm + " --students . --spec x.json").code == 2);
}
