// SPDX-License-Identifier: GPL-3.0-or-later
// The command that checks, lists and plays lessons.
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/zip.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kGravityLesson = sourcePath("assets/lessons/where_gravity_enters").string();

/// A copy of the lesson with `from` replaced in the file `name`.
std::string brokenCopy(const TemporaryFolder& folder, const std::string& name, const std::string& from,
                       const std::string& to) {
  namespace fs = std::filesystem;
  const fs::path copy = folder.file("lesson");
  fs::copy(kGravityLesson, copy, fs::copy_options::recursive);
  std::string text = readFile(copy / name);
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  folder.write("lesson/" + name, text.replace(at, from.size(), to));
  return copy.string();
}

std::string quoted(const std::string& path) { return "'" + path + "'"; }

}  // namespace

TEST_CASE("lesson check says that a good lesson is one") {
  const CommandResult result = cli("lesson check " + quoted(kGravityLesson));
  CHECK(result.code == 0);
  CHECK(result.err.empty());
  CHECK(result.out == "org.linkwright.04-gravity: 10 steps, 9 checked, 5 languages, 0 findings\n");
}

TEST_CASE("lesson check takes a folder of lessons") {
  const std::string all = sourcePath("assets/lessons").string();
  CHECK_THAT(cli("lesson check " + quoted(all)).out, ContainsSubstring("org.linkwright.04-gravity: 10 steps"));
}

TEST_CASE("lesson check writes findings with file and line, and ends with 3") {
  const TemporaryFolder folder;
  const std::string copy = brokenCopy(folder, "lesson.json", "{\"u2\": 0}", "{\"u2\": 2.4525}");
  const CommandResult result = cli("lesson check " + quoted(kGravityLesson) + " " + quoted(copy));
  CHECK(result.code == 3);
  CHECK_THAT(result.out, ContainsSubstring("0 findings\n" + copy +
                                           "/lesson.json:27: error: the solution of step "
                                           "'predict-tau2' answers 'u2' with 2.4525"));
  const CommandResult json = cli("lesson check --json " + quoted(copy));
  CHECK(json.code == 3);
  const nlohmann::json read = nlohmann::json::parse(json.out);
  REQUIRE(read["results"].size() == 1);
  CHECK(read["results"][0]["lesson"] == "org.linkwright.04-gravity");
  CHECK(read["results"][0]["findings"][0]["line"] == 27);
}

TEST_CASE("lesson check refuses a lesson that does not open, with 1") {
  const TemporaryFolder folder;
  const std::string copy = brokenCopy(folder, "text/en.md", "### other-joint", "### another-joint");
  const CommandResult result = cli("lesson check " + quoted(copy));
  CHECK(result.code == 1);
  CHECK_THAT(result.err, ContainsSubstring("text/en.md:9: error: step 'predict-tau2' needs the text 'other-joint'"));
  CHECK_THAT(result.err, ContainsSubstring("has no use for the text 'another-joint'"));
  CHECK(cli("lesson check no_such_folder").code == 1);
  CHECK(cli("lesson check").code == 2);
  CHECK(cli("lesson").code == 2);
}

TEST_CASE("lesson list writes a line per lesson") {
  const CommandResult result = cli("lesson list " + quoted(kGravityLesson));
  CHECK(result.code == 0);
  CHECK(result.out ==
        "id,title,minutes,steps,checked,languages,folder\norg.linkwright.04-gravity,Where gravity "
        "enters,25,10,9,en de es ja zh_CN," +
            kGravityLesson + "\n");
  const nlohmann::json read = nlohmann::json::parse(cli("lesson list --json " + quoted(kGravityLesson)).out);
  CHECK(read["results"][0]["minutes"] == 25);
}

TEST_CASE("lesson run plays the solution and the first wrong answer of each step") {
  const CommandResult result = cli("lesson run --auto " + quoted(kGravityLesson));
  CHECK(result.code == 0);
  CHECK_THAT(result.out, ContainsSubstring("lesson,step,kind,attempt,verdict,said\n"));
  CHECK_THAT(result.out, ContainsSubstring(",predict-tau2,number,solution,right,\n"));
  CHECK_THAT(result.out, ContainsSubstring(",predict-tau2,number,first wrong,wrong,lying-flat\n"));
  CHECK_THAT(result.out, ContainsSubstring(",make-tau1-vanish,pose,first near,near,both-zero\n"));
  CHECK(result.out.find("not found") == std::string::npos);
  // there is no other way to play than by itself
  CHECK(cli("lesson run " + quoted(kGravityLesson)).code == 2);
  const TemporaryFolder folder;
  const std::string copy = brokenCopy(folder, "lesson.json", "{\"u2\": 0}", "{\"u2\": 1}");
  CHECK(cli("lesson run --auto " + quoted(copy)).code == 3);
}

TEST_CASE("lesson takes example robots from a folder that is named") {
  const TemporaryFolder folder;
  const CommandResult result =
      cli("lesson check --examples " + quoted(folder.file("none")) + " " + quoted(kGravityLesson));
  CHECK(result.code == 1);
  CHECK_THAT(result.err, ContainsSubstring("have 'planar_2r'"));
}

TEST_CASE("lesson teacher writes the answers with the model's numbers, and what to discuss") {
  const CommandResult result = cli("lesson teacher " + quoted(kGravityLesson));
  CHECK(result.code == 0);
  for (const char* part :
       {"# Where gravity enters: for the teacher", "25 minutes: 3 of free play", "**Answer:** 9.81 m/s² ± 0.098",
        "**Answer:** along (0, 0, 1) ± 9.74°", "- 0 m/s² (gravity-left-out): The link is at rest", "## To discuss"})
    CHECK_THAT(result.out, ContainsSubstring(part));
  CHECK_THAT(cli("lesson teacher --json " + quoted(kGravityLesson)).out, ContainsSubstring("\"markdown\":"));
  const CommandResult other = cli("lesson teacher --language xx " + quoted(kGravityLesson));
  CHECK(other.code == 1);
  CHECK_THAT(other.err, ContainsSubstring("the lesson has no language 'xx'"));
}

TEST_CASE("lesson takes a zipped lesson as it takes its folder") {
  const TemporaryFolder folder;
  const std::string file = folder.write("gravity.zip", zipOfFolder(kGravityLesson, "gravity/"));
  const std::string place = "--examples " + quoted(sourcePath("assets/examples").string()) + " " + quoted(file);
  for (const std::string& task :
       std::vector<std::string>{"check", "check --json", "run --auto", "run --auto --json", "teacher"}) {
    CAPTURE(task);
    const CommandResult zipped = cli("lesson " + task + " " + place);
    const CommandResult plain = cli("lesson " + task + " " + quoted(kGravityLesson));
    CHECK(zipped.code == 0);
    CHECK(zipped.out == plain.out);
    CHECK(zipped.err == plain.err);
  }
  CHECK_THAT(cli("lesson list " + place).out, ContainsSubstring(",25,10,9,en de es ja zh_CN," + file + "\n"));
  folder.write("gravity.zip", zipOfFolder(kGravityLesson).substr(0, 2000));
  const CommandResult broken = cli("lesson check " + place);
  CHECK(broken.code == 1);
  CHECK(broken.err ==
        file + ":1: error: this is no zip archive, or a part of it is missing or damaged; make it again\n");
}

TEST_CASE("lesson progress writes what learners have answered") {
  const TemporaryFolder folder;
  const auto line = [](const std::string& student, const std::string& outcome, const std::string& say) {
    return R"({"linkwright_progress": 1, "student": ")" + student +
           R"(", "lesson": "org.example.small", "checked": 8, "step": "torque", "kind": "number", )" +
           R"("time": "2026-03-01T09:30:00Z", "outcome": ")" + outcome + R"(", "say": ")" + say +
           R"(", "tries": 1, "seconds": 35.2})" + "\n";
  };
  const std::string ada = folder.write("ada.jsonl", line("ada", "wrong", "no-gravity") + R"({"linkwright_prog)");
  folder.write("ben.jsonl", line(R"(Ben, \"B\"\nthe second)", "wrong", "no-gravity") + line("ben", "right", ""));
  const std::string all = quoted(std::filesystem::path(ada).parent_path().string());

  const CommandResult entries = cli("lesson progress " + quoted(ada));
  CHECK(entries.code == 0);
  CHECK(entries.out ==
        "student,lesson,lesson_hash,checked,step,kind,time,outcome,say,mistake,answers,truths,tolerances,tries,hints,"
        "seconds\nada,org.example.small,,8,torque,number,2026-03-01T09:30:00Z,wrong,no-gravity,,,,,1,0,"
        "35.200000000000003\n");
  CHECK(entries.err == ada + ":2: warning: this line ends too early; it was passed over\n");
  CHECK(cli("lesson progress --strict " + quoted(ada)).code == 1);
  CHECK_THAT(cli("lesson progress --markdown " + quoted(ada)).out, ContainsSubstring("# Progress of ada\n"));

  CHECK(cli("lesson progress --table mistakes " + all).out ==
        "lesson,step,say,mistake,count,students\norg.example.small,torque,no-gravity,,2,2\n");
  const CommandResult students = cli("lesson progress --table students " + all);
  CHECK_THAT(students.out, ContainsSubstring("\n\"Ben, \"\"B\"\"\nthe second\",org.example.small,8,0,0,1,0,"));
  CHECK_THAT(cli("lesson progress --table students --markdown " + all).out, ContainsSubstring("| ben | 1/8 |\n"));
  const nlohmann::json json = nlohmann::json::parse(cli("lesson progress --json " + all).out);
  CHECK(json["results"].size() == 3);

  CHECK(cli("lesson progress").code == 2);
  CHECK(cli("lesson progress --table all " + all).code == 2);
  CHECK(cli("lesson progress --json --markdown " + all).code == 2);
  const CommandResult missing = cli("lesson progress " + quoted(folder.file("none.jsonl")) + " " + quoted(ada));
  CHECK(missing.code == 1);
  CHECK_THAT(missing.err, ContainsSubstring("none.jsonl:1: error: cannot read the file"));
  CHECK_THAT(missing.out, ContainsSubstring("\nada,"));
}

TEST_CASE("lesson teacher draws pictures beside a page that is a file") {
  namespace fs = std::filesystem;
  const TemporaryFolder folder;
  const std::string page = folder.file("for class.md");
  REQUIRE(cli("lesson teacher " + quoted(kGravityLesson) + " -o " + quoted(page)).code == 0);
  const std::string text = readFile(page);
  const fs::path pictures = folder.file("for class_pictures");
  // each picture that is named is there, and no other
  std::size_t named = 0;
  for (std::size_t at = text.find("](<"); at != std::string::npos; at = text.find("](<", at + 1)) {
    const std::string place = text.substr(at + 3, text.find(">)", at) - at - 3);
    CAPTURE(place);
    CHECK_THAT(readFile(folder.file(place)), Catch::Matchers::StartsWith("<svg "));
    ++named;
  }
  CHECK(named == static_cast<std::size_t>(std::distance(fs::directory_iterator(pictures), fs::directory_iterator())));
  CHECK_THAT(text,
             ContainsSubstring("![planar_2r at the start, seen from the front: joint_1 at 30°, joint_2 at 60°.](<for "
                               "class_pictures/org.linkwright.04-gravity_make-tau1-vanish.svg>)"));
  CHECK_THAT(text, ContainsSubstring("The arrow a1 at link_1 is the answer: it points along (0, 0, 1) of the world."));
  CHECK_THAT(readFile(pictures / "org.linkwright.04-gravity_which-way_answer.svg"), ContainsSubstring(">a1</text>"));
  // on standard output, and as JSON, the page is as it is without them
  const std::string printed = cli("lesson teacher " + quoted(kGravityLesson)).out;
  CHECK(printed.find("![") == std::string::npos);
  const std::string json = folder.file("page.json");
  REQUIRE(cli("lesson teacher --json " + quoted(kGravityLesson) + " -o " + quoted(json)).code == 0);
  CHECK_FALSE(fs::exists(folder.file("page_pictures")));
  // the same bytes again
  REQUIRE(cli("lesson teacher " + quoted(kGravityLesson) + " -o " + quoted(page)).code == 0);
  CHECK(readFile(page) == text);
}

TEST_CASE("lesson teacher says where its pictures cannot be written") {
  const TemporaryFolder folder;
  folder.write("page_pictures", "a file");
  const CommandResult result =
      cli("lesson teacher " + quoted(kGravityLesson) + " -o " + quoted(folder.file("page.md")));
  CHECK(result.code == 1);
  CHECK_THAT(result.err, ContainsSubstring("page_pictures:1: error: cannot make the folder"));
}
