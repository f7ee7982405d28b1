// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exercise/describe_exercise.h"
#include "core/exercise/exercise_reader.h"
#include "core/exercise/student_list.h"
#include "core/exercise/varied_robot.h"
#include "core/io/atomic_file.h"
#include "tests/core/exercise/shipped.h"
#include "tests/core/io/schema_maker.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kExerciseSchema = test::sourcePath("assets/schema/exercise.schema.json").string();

std::string exerciseSchema() {
  namespace schema = test::schema;
  schema::Json definitions = schema::definitionsOfValues();
  schema::Json made = {
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "Linkwright exercise"},
      {"description",
       "SI units and radians, or degrees where a range says so. Made of the description in core/exercise "
       "by scripts/make_schema."}};
  made.update(schema::SchemaMaker::schemaOf<Exercise>(definitions));
  made["$defs"] = {{"vector", definitions["vector"]}};
  return made.dump(2) + "\n";
}

std::string exerciseText() { return test::readFile(test::sourcePath("assets/exercises/find_the_mistake.json")); }

/// What is said of the exercise with the first `from` replaced.
std::string saidOf(const std::string& from, const std::string& to) {
  std::string text = exerciseText();
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  text.replace(at, from.size(), to);
  const Result<OpenExercise> open =
      openExercise(text, "spec.json", LessonFiles(), test::sourcePath("assets/examples").string());
  std::string words;
  for (const Diagnostic& each : open.diagnostics()) words += toString(each) + "\n";
  return words;
}

}  // namespace

TEST_CASE("The schema of exercises is that of their description", "[exercise]") {
  INFO("scripts/make_schema writes it anew");
  CHECK(test::readFile(kExerciseSchema) == exerciseSchema());
}

// run by scripts/make_schema
TEST_CASE("Write the schema of exercises", "[.write-schema]") {
  REQUIRE(writeFileAtomically(kExerciseSchema, exerciseSchema()).empty());
}

TEST_CASE("The program's exercises and what is written of them fit the published schema", "[exercise]") {
  if (test::runCommand("python3 -c 'import jsonschema'").code != 0) SKIP("python3 has no module jsonschema");
  const test::TemporaryFolder folder;
  std::string files;
  for (const std::string& file : test::shippedExercises()) {
    const Result<Exercise> read = readExercise(test::readFile(file), file);
    REQUIRE(read.ok());
    const std::string written = writeExercise(*read);
    CHECK(writeExercise(*readExercise(written, file)) == written);
    files += " '" + file + "' '" + folder.write(std::to_string(files.size()) + ".json", written) + "'";
  }
  const std::string checker =
      "python3 '" + test::sourcePath("tests/schema/check_scenes.py").string() + "' '" + kExerciseSchema + "'";
  const test::CommandResult checked = test::runCommand(checker + files);
  INFO(checked.out << checked.err);
  CHECK(checked.code == 0);
  std::string broken = exerciseText();
  broken.replace(broken.find("first-wrong-row"), 15, "last-wrong-row");
  CHECK(test::runCommand(checker + " --refused '" + folder.write("broken.json", broken) + "'").code == 0);
}

TEST_CASE("What is wrong with an exercise is said with its line", "[exercise]") {
  CHECK(saidOf("\"linkwright_exercise\": 1", "\"linkwright_exercise\": 1").empty());
  CHECK_THAT(saidOf("\"linkwright_exercise\": 1", "\"linkwright_exercise\": 2"), ContainsSubstring("newer than 1"));
  CHECK_THAT(saidOf("\"formulation\"", "\"formulations\""), ContainsSubstring("formulations"));
  CHECK_THAT(saidOf("\"joint\": \"joint_1\"", "\"joint\": \"joint_9\""),
             ContainsSubstring("spec.json:7: error: 'joint_9' is not a moving joint"));
  CHECK_THAT(saidOf("\"link\": \"link_1\"", "\"link\": \"link_9\""), ContainsSubstring("'link_9' is not a link"));
  CHECK_THAT(saidOf("\"high\": 85", "\"high\": -90"), ContainsSubstring("\"high\" must not be less than \"low\""));
  CHECK_THAT(saidOf("\"step\": 5", "\"step\": 0"), ContainsSubstring("\"step\""));
  CHECK_THAT(saidOf("\"step\": 5", "\"step\": 1e-9"), ContainsSubstring("more than a million numbers"));
  CHECK_THAT(saidOf("no-centre-lever", "no-center-lever"), ContainsSubstring("there is no mistake 'no-center-lever'"));
  CHECK_THAT(saidOf("no-centre-lever", "hat-matrix-misprint"), ContainsSubstring("cannot be made in the formulation"));
  CHECK_THAT(saidOf("body.14", "world.20"), ContainsSubstring("is not the number of an equation"));
  CHECK_THAT(saidOf("\"digits\": 4", "\"digits\": 1"), ContainsSubstring("give more \"digits\""));
  CHECK_THAT(saidOf("\"id\": \"which\"", "\"id\": \"row\""), ContainsSubstring("two questions have the id 'row'"));
  CHECK_THAT(saidOf("\"way\": \"Rec", "\"ways\": \"Rec"), ContainsSubstring("lacks 'way' in \"hints\""));
  CHECK_THAT(saidOf("\"way\": \"Rec", "\"ways\": \"Rec"), ContainsSubstring("nothing needs the text 'ways'"));
  CHECK_THAT(saidOf("\"example\": \"planar_2r\"", "\"example\": \"planar_9r\""), ContainsSubstring("no example"));
  CHECK_THAT(saidOf("\"kind\": \"which-mistake\"", "\"kind\": \"number\""), ContainsSubstring("needs \"value\""));
  const std::string number = R"("kind": "number", "absolute": 0.1, "value": ")";
  CHECK_THAT(saidOf("\"kind\": \"which-mistake\"", number + "tau.joint_9\""), ContainsSubstring("joint_9"));
  CHECK_THAT(saidOf("\"kind\": \"which-mistake\"", number + "max.tau.joint_1\""),
             ContainsSubstring("an exercise has a single state"));
  CHECK_THAT(saidOf("\"kind\": \"which-mistake\"", number + "trace.body.2.link_1\""), ContainsSubstring("3 numbers"));
}

TEST_CASE("A misspelt value is told with the one that was meant, and one that is like none is not", "[exercise]") {
  const auto saidOfValue = [](const std::string& value) {
    std::string text = test::readFile(test::sourcePath("assets/exercises/holding_torques.json"));
    const std::string right = "\"tau.joint_1\"";
    REQUIRE(text.find(right) != std::string::npos);
    text.replace(text.find(right), right.size(), "\"" + value + "\"");
    const auto open = openExercise(text, "spec.json", LessonFiles(), test::sourcePath("assets/examples").string());
    return open.ok() ? std::string() : toString(open.diagnostics().front());
  };
  CHECK_THAT(saidOfValue("tua.joint_1"), ContainsSubstring("did you mean 'tau.joint_1'?"));
  CHECK_THAT(saidOfValue("tau.joint1"), ContainsSubstring("did you mean 'tau.joint_1'?"));
  CHECK_THAT(saidOfValue("trace.body.5.lnik_2.x"), ContainsSubstring("did you mean 'trace.body.5.link_2.x'?"));
  CHECK_THAT(saidOfValue("energie.total"), ContainsSubstring("did you mean 'energy.total'?"));
  CHECK_THAT(saidOfValue("weather"), !ContainsSubstring("did you mean"));
}

TEST_CASE("A list of students is read with all that is wrong with it", "[exercise]") {
  const auto read = readStudentList("\xEF\xBB\xBFname,id,group\nAnn,s1,A\n\"=x, y\",学生,B\n", "list.csv");
  REQUIRE(read.ok());
  REQUIRE(read->size() == 2);
  CHECK((*read)[0].id == "s1");
  CHECK((*read)[1].name == "=x, y");
  CHECK((*read)[1].id == "学生");
  const auto said = [](const std::string& text) {
    std::string words;
    const auto list = readStudentList(text, "list.csv");
    for (const Diagnostic& each : list.diagnostics()) words += toString(each) + "\n";
    return words;
  };
  CHECK_THAT(said("name\nAnn\n"), ContainsSubstring("list.csv:1: error: the list has no column \"id\""));
  CHECK_THAT(said("id,name\n,Ann\ns1,a\ns1,b\ns2\n"),
             ContainsSubstring("list.csv:2: error: the id of this student is empty") &&
                 ContainsSubstring("list.csv:4: error: the id 's1' is also in line 3") &&
                 ContainsSubstring("list.csv:5: error"));
  CHECK_THAT(said("id\n"), ContainsSubstring("no student"));
  CHECK_THAT(said(""), ContainsSubstring("empty"));
  CHECK_THAT(said("id\n\xff\xfe\n"), ContainsSubstring("not UTF-8"));
  for (const char* good : {"a", "é", "学", "🤖"}) CHECK(isUtf8(good));
  for (const char* bad : {"\xC0\x80", "\xE2\x82", "\xED\xA0\x80", "\xF8\x88\x80\x80\x80", "\x80"}) CHECK(!isUtf8(bad));
}

TEST_CASE("A link with another length or mass is the same link, larger or heavier", "[exercise]") {
  Mechanism mechanism = test::shipped("holding_torques").robot.scene->mechanism;
  const int link = mechanism.findLink("link_1");
  CHECK(lengthOf(mechanism, link) == 0.5);
  CHECK(!lengthOf(mechanism, mechanism.findLink("tip")));
  setFigure(mechanism, link, LinkFigure::Length, 1.0);
  CHECK(lengthOf(mechanism, link) == 1.0);
  const Inertial& inertial = *mechanism.links[static_cast<std::size_t>(link)].inertial;
  CHECK(inertial.mass == 1.0);
  CHECK(inertial.p_LLcm.x() == 0.5);
  // a uniform rod: m l^2 / 12
  CHECK(inertial.I_LLcm_L(1, 1) == Approx(1.0 / 12.0).epsilon(1e-12));
  setFigure(mechanism, link, LinkFigure::Mass, 3.0);
  CHECK(inertial.mass == 3.0);
  CHECK(inertial.I_LLcm_L(1, 1) == Approx(3.0 / 12.0).epsilon(1e-12));
  const int tip = mechanism.findLink("tip");
  setFigure(mechanism, tip, LinkFigure::Payload, 0.5);
  setFigure(mechanism, tip, LinkFigure::Payload, 0.7);
  CHECK(mechanism.links[static_cast<std::size_t>(tip)].loaded()->mass == 0.7);
}
