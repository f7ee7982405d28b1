// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files.h"

#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_page.h"
#include "core/exercise/exercise_words.h"
#include "core/io/zip_file.h"
#include "core/scene/scene.h"
#include "core/spatial/rotation.h"
#include "tests/core/exercise/cloze_reader.h"
#include "tests/core/exercise/shipped.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

/// An exercise with every kind of question.
const OpenExercise& everyKind() {
  static const OpenExercise open = [] {
    std::string text = test::readFile(test::sourcePath("assets/exercises/find_the_mistake.json"));
    const auto put = [&](const std::string& before, const std::string& added) {
      text.insert(text.find(before) + before.size(), added);
    };
    // in English alone: what is put in has no other words
    const std::size_t others = text.find(",\n    {\n      \"language\": \"de\"");
    text.erase(others, text.rfind("\n  ]") - others);
    put("\"questions\": [",
        R"({"id": "u1", "kind": "number", "value": "tau.joint_1", "unit": "N m", "absolute": 0.005, "relative": 0.01,)"
        R"( "points": 2, "tell_apart": ["no-child-lever", "gravity-wrong-sign"]},)"
        R"({"id": "way", "kind": "direction", "value": "trace.body.5.link_2", "absolute": 0.05,)"
        R"( "tell_apart": ["transposed-rotation"]},)");
    put("\"asks\": {", R"("u1": "100 % of {1:NM:=1} <tau> & } # ~", "way": "Which way?",)");
    put("\"language\": \"en\",", R"("mistakes": {"no-child-lever": "= braces {} # ~ % & < > \" ]]> \\ of it"},)");
    Result<OpenExercise> made =
        openExercise(text, "every.json", LessonFiles(), test::sourcePath("assets/examples").string());
    return std::move(made).value();
  }();
  return open;
}

const test::TestClass& everyClass() {
  static const test::TestClass made(everyKind(), 3);
  return made;
}

bool hasXmllint() { return test::runCommand("xmllint --version").code == 0; }

/// Whether the grammar of tests/data/exercise accepts the text.
bool fits(const std::string& grammar, const std::string& xml) {
  const test::TemporaryFolder folder;
  const std::string file = folder.write("written.xml", xml);
  const test::CommandResult result = test::runCommand(
      "xmllint --nonet --noout --relaxng '" + test::dataPath("exercise/" + grammar).string() + "' '" + file + "'");
  return result.code == 0;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

/// The HTML of each question of Moodle XML.
std::vector<std::string> questionTexts(const std::string& xml) {
  std::vector<std::string> texts;
  const std::string open = "<questiontext format=\"html\"><text><![CDATA[";
  for (std::size_t at = xml.find(open); at != std::string::npos; at = xml.find(open, at + 1)) {
    const std::size_t first = at + open.size();
    std::string text = xml.substr(first, xml.find("]]></text>", first) - first);
    for (std::size_t cut = text.find("]]]]><![CDATA[>"); cut != std::string::npos; cut = text.find("]]]]><![CDATA[>"))
      text.replace(cut, 15, "]]>");
    texts.push_back(text);
  }
  return texts;
}

std::string plain(std::string html) {
  const std::pair<const char*, const char*> names[] = {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}};
  for (const auto& [name, letter] : names) {
    for (std::size_t at = html.find(name); at != std::string::npos; at = html.find(name, at + 1))
      html.replace(at, std::string(name).size(), letter);
  }
  return html;
}

}  // namespace

TEST_CASE("Files of an exercise are the same bytes each time, and the key is this one", "[exercise]") {
  const OpenExercise open = test::shipped("holding_torques");
  const test::TestClass one(open, 2), other(open, 2);
  CHECK(exerciseKeyCsv(one.all()) == exerciseKeyCsv(other.all()));
  CHECK(exerciseMoodle(one.all()) == exerciseMoodle(other.all()));
  CHECK(exerciseSheets(one.all()).sheets == exerciseSheets(other.all()).sheets);
  CHECK(*exerciseCanvas(one.all()) == *exerciseCanvas(other.all()));
  CHECK(*exerciseQti21(one.all()) == *exerciseQti21(other.all()));
  // all of it was worked out by an independent program too, Python's hashlib and the weights with their levers; what a
  // machine rounds otherwise in the last bit is rounded away, and what is drawn must not differ at all
  std::string givens;
  for (const Variant& variant : one.variants) {
    givens += variant.code + " " + std::to_string(variant.draws);
    for (const VariantGiven& given : variant.givens) givens += " " + given.text;
    for (const VariantAnswer& answer : variant.answers) givens += " " + answerText(answer.truth);
    givens += "\n";
  }
  CHECK(givens == test::readFile(test::dataPath("exercise/holding_torques_golden.txt")));
}

TEST_CASE("What is written for Moodle, Canvas and QTI 2.1 fits its grammar, and broken files do not", "[exercise]") {
  if (!hasXmllint()) SKIP("xmllint is not there (package libxml2-utils)");
  const ExerciseClass all = everyClass().all();
  const std::string moodle = exerciseMoodle(all), cloze = exerciseCloze(all);
  CHECK(fits("moodle.rng", moodle));
  CHECK(fits("moodle.rng", cloze));
  const ZipFiles canvas = canvasFiles(all), qti = qti21Files(all);
  CHECK(fits("canvas.rng", canvas.at("exercise/exercise.xml")));
  CHECK(fits("manifest.rng", canvas.at("imsmanifest.xml")));
  CHECK(fits("manifest.rng", qti.at("imsmanifest.xml")));
  const std::string item = qti.at("item_0001.xml");
  CHECK(fits("qti21.rng", item));
  // the grammars are no rubber stamps
  const std::string truth = answerText(everyClass().variants[0].answers[0].truth);
  CHECK(!fits("moodle.rng", replaced(moodle, "<text>" + truth, "<text>+" + truth)));
  CHECK(!fits("moodle.rng", replaced(moodle, "fraction=\"100\"", "fraction=\"99\"")));
  CHECK(!fits("moodle.rng", replaced(moodle, "<tolerance>", "<tolerance>-")));
  CHECK(!fits("moodle.rng", replaced(cloze, "<hidden>0</hidden>", "")));
  CHECK(!fits("canvas.rng", replaced(canvas.at("exercise/exercise.xml"), "<vargte", "<varlte")));
  CHECK(!fits("qti21.rng", replaced(item, "toleranceMode=\"absolute\"", "toleranceMode=\"relative\"")));
  const std::string guard = "<not><isNull><variable identifier=\"R1\"/></isNull></not>";
  CHECK(!fits("qti21.rng", replaced(item, guard, "")));
  CHECK(!fits("manifest.rng", replaced(qti.at("imsmanifest.xml"), " href=", " link=")));
}

TEST_CASE("A QTI 2.1 item fits the published schema", "[exercise]") {
  const char* const schema = std::getenv("LINKWRIGHT_QTI_XSD");
  if (schema == nullptr || !hasXmllint())
    SKIP("LINKWRIGHT_QTI_XSD names no imsqti_v2p1p2.xsd, or xmllint is not there");
  const test::TemporaryFolder folder;
  const std::string file = folder.write("item.xml", qti21Files(everyClass().all()).at("item_0001.xml"));
  const test::CommandResult result =
      test::runCommand(std::string("xmllint --nonet --noout --schema '") + schema + "' '" + file + "'");
  INFO(result.err);
  CHECK(result.code == 0);
}

TEST_CASE("Moodle reads every field of a cloze question as it is meant", "[exercise]") {
  const ExerciseClass all = everyClass().all();
  const std::vector<std::string> texts = questionTexts(exerciseCloze(all));
  REQUIRE(texts.size() == all.variants.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const test::ClozeQuestion read = test::ClozeReader(texts[i]).read();
    const ExercisePage page = pageOf(all.open, all.text, all.variants[i]);
    REQUIRE(read.fields.size() == page.items.size());
    CHECK(read.outside.find('{') == std::string::npos);
    for (std::size_t k = 0; k < page.items.size(); ++k) {
      const ExerciseItem& item = page.items[k];
      const test::ClozeField& field = read.fields[k];
      CHECK(field.points == item.points);
      REQUIRE(field.answers.size() == (item.isChoice() ? item.options.size() : item.wrong.size() + 1));
      if (!item.isChoice()) {
        CHECK(field.type == "NUMERICAL");
        CHECK(field.answers[0].share == 100);
        CHECK(field.answers[0].number == std::stod(item.truth));
        CHECK(field.answers[0].tolerance == std::stod(item.tolerance));
        for (std::size_t w = 0; w < item.wrong.size(); ++w) {
          CHECK(field.answers[w + 1].share == 0);
          CHECK(field.answers[w + 1].number == std::stod(item.wrong[w].number));
          std::string meant = item.wrong[w].feedback;
          for (std::size_t at = meant.find('~'); at != std::string::npos; at = meant.find('~'))
            meant.replace(at, 1, "∼");
          const std::string feedback = plain(field.answers[w + 1].feedback);
          CHECK((feedback == meant || feedback == " " + meant));
        }
        continue;
      }
      for (std::size_t o = 0; o < item.options.size(); ++o)
        CHECK(field.answers[o].share == (static_cast<int>(o) == item.right ? 100 : 0));
    }
  }
}

TEST_CASE("A grammar of cloze fields refuses what Moodle would take for text", "[exercise]") {
  const auto fields = [](const std::string& text) { return test::ClozeReader(text).read().fields.size(); };
  CHECK(fields("{1:NUMERICAL:=1.5:0.1~%0%2:0.1#said}") == 1);
  CHECK(fields("{1:NUMERICAL:=+1.5:0.1}") == 0);
  CHECK(fields("{1:NUMERICAL:=1.5 N:0.1}") == 0);
  CHECK(fields("{1:NUMERICAL:=1.5}") == 0);
  CHECK(fields("\\frac{1}{2} {a} {1:X:=1}") == 0);
}

TEST_CASE("A student's part and names of files hold no answer", "[exercise]") {
  const ExerciseClass all = everyClass().all();
  const ExerciseSheets made = exerciseSheets(all);
  const ExerciseAnswers answers = exerciseAnswers(all, pagesOf(all));
  for (std::size_t i = 0; i < all.variants.size(); ++i) {
    const Variant& variant = all.variants[i];
    const std::string truth = answerText(variant.answers[0].truth);
    CHECK(made.sheets.find(truth) == std::string::npos);
    // the key is rounded to what there is to mark by
    std::string line = answers.lines[i][0];
    CHECK_THAT(made.key, ContainsSubstring("<li>" + line + "</li>"));
    CHECK(line.starts_with("1. "));
    if (const std::size_t minus = line.find("−"); minus == 3) line.replace(minus, std::string("−").size(), "-");
    CHECK_THAT(std::stod(line.substr(3)),
               Catch::Matchers::WithinAbs(variant.answers[0].truth, 0.01 * variant.answers[0].tolerance));
    const std::string tolerance = answerText(variant.answers[0].tolerance);
    CHECK((variant.answers[0].tolerance == 0.005 || made.sheets.find(tolerance) == std::string::npos));
    CHECK_THAT(made.sheets, ContainsSubstring("Ann &quot;&lt;&amp;&quot; 1"));
    for (const ZipFiles& files : {canvasFiles(all), qti21Files(all)}) {
      for (const auto& [name, text] : files) {
        CHECK(name.find(truth) == std::string::npos);
        CHECK(name.find(nameOf(*variant.planted)) == std::string::npos);
      }
    }
  }
}

TEST_CASE("Zip archives of exercises can be read again", "[exercise]") {
  const ExerciseClass all = everyClass().all();
  const Result<std::string> zip = exerciseQti21(all);
  REQUIRE(zip.ok());
  const Result<ZipFiles> read = readZip(*zip, "made.zip");
  REQUIRE(read.ok());
  CHECK(*read == qti21Files(all));
}

TEST_CASE("A spreadsheet takes no cell of a student for a formula", "[exercise]") {
  CHECK(safeCell("=1+1") == "'=1+1");
  CHECK(safeCell("+49") == "'+49");
  CHECK(safeCell("-x") == "'-x");
  CHECK(safeCell("@a") == "'@a");
  CHECK(safeCell("=a,b") == "\"'=a,b\"");
  CHECK(safeCell("学生") == "学生");
}

TEST_CASE("A turned joint is told by the roll, pitch and yaw of robot files", "[exercise]") {
  const OpenExercise open = test::shipped("holding_torques");
  Variant variant = std::move(VariantMaker(open, "secret").make("s1")).value();
  auto scene = std::make_shared<SceneData>(*variant.robot.scene);
  scene->mechanism.joints.back().X_PJ.R = rotationFromRpy(0.25, 0.0, -0.5);
  variant.robot.scene = scene;
  const ExercisePage page = pageOf(open, open.exercise.texts.front(), variant);
  CHECK_THAT(givenHtml(page), ContainsSubstring("rpy (0.25, 0, -0.5)"));
}

TEST_CASE("The sheet of an exercise of contacts lists what their forces depend on, and other sheets do not",
          "[exercise]") {
  const OpenExercise open = test::shipped("standing_on_the_ground");
  const test::TestClass one(open, 1);
  const std::string given = givenHtml(pageOf(open, open.exercise.texts.front(), one.variants[0]));
  CHECK_THAT(given, ContainsSubstring("<td>hand</td><td>tip</td><td>(0, 0, 0)</td><td>plane z = 0</td><td>0.2</td>"));
  CHECK_THAT(given, ContainsSubstring("ε = 0.01 m/s"));
  CHECK_THAT(given, ContainsSubstring("viscous friction: joint_1 1.5 N m s/rad, joint_2 1.5 N m s/rad"));
  // the accelerations follow from the state
  CHECK_THAT(given, ContainsSubstring("qd.joint_1") && !ContainsSubstring("qdd.joint_1"));
  // forces of contacts are asked for, or not
  OpenExercise other = open;
  std::erase_if(other.exercise.questions, isOfContacts);
  Variant variant = one.variants[0];
  variant.answers.erase(variant.answers.begin());
  CHECK_THAT(givenHtml(pageOf(other, other.exercise.texts.front(), variant)), !ContainsSubstring("<td>hand</td>"));
}

TEST_CASE("The key has angles as students read them, beside those in SI units", "[exercise]") {
  const OpenExercise open = test::shipped("holding_torques");
  const test::TestClass one(open, 1);
  const auto& givens = one.variants[0].givens;
  const auto found = std::find_if(givens.begin(), givens.end(), [](const auto& each) { return each.unit == "°"; });
  REQUIRE(found != givens.end());
  const VariantGiven& given = *found;
  const std::string key = exerciseKeyCsv(one.all());
  CHECK_THAT(key, ContainsSubstring("," + given.name + "," + given.name + " (°),"));
  CHECK_THAT(key, ContainsSubstring("," + given.text + ","));
}

TEST_CASE("What is said of a mistake is said to a student who calculates by hand", "[exercise]") {
  const ExerciseText text = test::shipped("holding_torques").exercise.texts.front();
  for (const Mistake mistake : kMistakes) {
    const std::string words = mistakeWords(text, mistake);
    INFO(nameOf(mistake) << ": " << words);
    CHECK(words.starts_with("You "));
    CHECK(words.ends_with("."));
  }
  ExerciseText own = text;
  own.mistakes.push_back({nameOf(Mistake::GravityTwice), "twice", 0});
  CHECK(mistakeWords(own, Mistake::GravityTwice) == "twice");
}

TEST_CASE("Base64 is that of RFC 4648", "[exercise]") {
  const std::pair<const char*, const char*> published[] = {
      {"", ""}, {"f", "Zg=="}, {"fo", "Zm8="}, {"foo", "Zm9v"}, {"foob", "Zm9vYg=="}, {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : published) CHECK(base64Text(bytes) == text);
}
