// SPDX-License-Identifier: GPL-3.0-or-later
// What a student reads, in each language that sheets have.
#include "core/exercise/sheet_language.h"

#include "core/dynamics/attribution.h"
#include "core/exercise/exercise_files.h"
#include "core/exercise/exercise_page.h"
#include "core/exercise/exercise_words.h"
#include "core/exercise/suggestions.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/value_names.h"
#include "core/recording/quantity.h"
#include "tests/core/exercise/shipped.h"
#include "tests/support/catch.h"

#include <regex>
#include <set>
#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

std::set<std::string> placesIn(const std::string& text) {
  static const std::regex place("%[0-9]");
  return {std::sregex_token_iterator(text.begin(), text.end(), place), std::sregex_token_iterator()};
}

void isWhole(const SheetRow& row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    INFO(kSheetLanguages[i] << ": " << row[0]);
    REQUIRE(row[i] != nullptr);
    const std::string text = row[i];
    CHECK_FALSE(text.empty());
    CHECK(placesIn(text) == placesIn(row[0]));
    if (std::string(row[0]).ends_with('.')) CHECK(text.ends_with(i >= 3 ? "。" : "."));
  }
}

/// The text of an exercise about a table, with nothing of its own that is English.
ExerciseText ownText(const Exercise& exercise, const std::string& language) {
  ExerciseText text;
  text.language.text = language;
  text.title = text.goal = "1";
  for (const ExerciseQuestion& each : exercise.questions) text.asks.push_back({each.id.text, "2", 0});
  return text;
}

/// What is read: without markup, style and drawing.
std::string readOf(const std::string& html) {
  static const std::regex unread("<style>[^]*?</style>|<svg[^]*?</svg>|<[^>]*>");
  return std::regex_replace(html, unread, " ");
}

bool hasWord(const std::string& text, const std::string& word) {
  static const std::regex special(R"([.^$|()\[\]{}*+?\\])");
  return std::regex_search(text, std::regex("\\b" + std::regex_replace(word, special, R"(\$&)") + "(?![A-Za-z_])"));
}

}  // namespace

TEST_CASE("Each language has every word of a sheet, with the same places for names") {
  for (const SheetRow& row : sheetRows()) isWhole(row);
  for (const ExerciseWord& word : exerciseWords()) isWhole(word.in);
  for (const Mistake mistake : kMistakes) isWhole(mistakeRow(mistake));
}

TEST_CASE("Sheets know every quantity, mistake and cause by its name in the rest of the program") {
  const auto knows = [](const std::string& english) {
    INFO(english);
    const auto is_it = [&](const SheetRow& row) { return row[0] == english; };
    CHECK(std::count_if(sheetRows().begin(), sheetRows().end(), is_it) == 1);
  };
  for (int i = 0; i <= static_cast<int>(Quantity::TorqueShare); ++i) knows(termOf(static_cast<Quantity>(i)));
  for (const Mistake mistake : kMistakes) knows(titleOf(mistake));
  // one may have the same name as a quantity
  for (const TorqueCause cause : kTorqueCauses) knows(nameOf(cause));
  for (const auto& [type, name] : kJointTypes) {
    ExerciseText german;
    german.language.text = "de";
    CHECK(exerciseWord(german, name) != name);
  }
}

TEST_CASE("Each shipped exercise asks in every language of the program") {
  for (const std::string& file : test::shippedExercises()) {
    const OpenExercise open = test::opened(file);
    const ExerciseText& english = open.exercise.texts.front();
    CHECK(english.language.text == "en");
    for (const char* language : {"de", "es", "ja", "zh_CN"}) {
      INFO(file << " " << language);
      const ExerciseText& text = textFor(open.exercise, language);
      REQUIRE(text.language.text == language);
      CHECK_FALSE(text.note.empty());
      CHECK(text.title != english.title);
      CHECK(text.goal != english.goal);
      for (const NamedText& ask : english.asks) CHECK(textOf(text.asks, ask.name) != ask.text);
      for (const NamedText& hint : english.hints) CHECK_FALSE(textOf(text.hints, hint.name).empty());
    }
    CHECK(&textFor(open.exercise, "fr") == &english);
  }
}

TEST_CASE("A code of a region has the words of its language, and an unknown one English") {
  CHECK(sheetColumn("de") == 1);
  CHECK(sheetColumn("de_AT") == 1);
  CHECK(sheetColumn("es-MX") == 2);
  CHECK(sheetColumn("ja") == 3);
  CHECK(sheetColumn("zh") == 4);
  CHECK(sheetColumn("zh_CN") == 4);
  CHECK(sheetColumn("zh-Hans-SG") == 4);
  for (const char* other : {"zh_TW", "zh-Hant", "fr", "den", "", "en_GB", "my language"})
    CHECK(sheetColumn(other) == 0);
}

TEST_CASE("A German sheet and its key have no fixed word of English") {
  const OpenExercise open = test::shipped("find_the_mistake");
  const test::TestClass one(open, 3);
  const auto readIn = [&](const std::string& language) {
    const ExerciseText text = ownText(open.exercise, language);
    const ExerciseSheets made = exerciseSheets({open, text, one.students, one.variants});
    return readOf(made.sheets) + readOf(made.key);
  };
  const std::string english = readIn("en"), german = readIn("de");
  int there = 0;
  const auto isGerman = [&](const SheetRow& row) {
    if (std::string(row[0]) == row[1] || std::string(row[0]).find('%') != std::string::npos) return;
    INFO(row[0]);
    there += hasWord(english, row[0]) ? 1 : 0;
    CHECK_FALSE(hasWord(german, row[0]));
  };
  for (const ExerciseWord& word : exerciseWords()) isGerman(word.in);
  for (const SheetRow& row : sheetRows()) isGerman(row);
  for (const Mistake mistake : kMistakes) isGerman(mistakeRow(mistake));
  CHECK(there > 20);
}

TEST_CASE("The forces of contacts are told in German too") {
  const OpenExercise open = test::shipped("standing_on_the_ground");
  const test::TestClass one(open, 1);
  const std::string given = givenHtml(pageOf(open, ownText(open.exercise, "de"), one.variants[0]));
  CHECK_THAT(given, ContainsSubstring("<td>Ebene z = 0</td>"));
  CHECK_THAT(given, ContainsSubstring("viskose Reibung: joint_1 1.5 N m s/rad"));
}

TEST_CASE("The page says its language as HTML does") {
  const OpenExercise open = test::shipped("holding_torques");
  const test::TestClass one(open, 1);
  const ExerciseText text = ownText(open.exercise, "zh_CN");
  const ExerciseSheets made = exerciseSheets({open, text, one.students, one.variants});
  CHECK_THAT(made.sheets, ContainsSubstring("<html lang=\"zh-CN\">") && ContainsSubstring("学生："));
  CHECK_THAT(made.key, ContainsSubstring("<html lang=\"zh-CN\">"));
}

TEST_CASE("A text's own words stand in place of those of its language") {
  ExerciseText text;
  text.language.text = "de";
  CHECK(exerciseWord(text, "given") == "Gegeben");
  CHECK(pointsText(text, 1) == "1 Punkt");
  CHECK(pointsText(text, 2) == "2 Punkte");
  CHECK(mistakeWords(text, Mistake::GravityLeftOut).starts_with("Die Schwerkraft fehlt."));
  CHECK(mistakeOption(text, Mistake::GravityLeftOut) == "Schwerkraft weggelassen");
  text.words = {{"given", "Bekannt", 0}, {"points", "Pkt.", 0}, {"hint", "", 0}};
  text.mistakes = {{nameOf(Mistake::GravityLeftOut), "Ohne g", 0}};
  CHECK(exerciseWord(text, "given") == "Bekannt");
  CHECK(exerciseWord(text, "hint").empty());
  CHECK(pointsText(text, 1) == "1 Pkt.");
  CHECK(mistakeWords(text, Mistake::GravityLeftOut) == "Ohne g");
  CHECK(mistakeOption(text, Mistake::GravityLeftOut) == "Ohne g");
}

TEST_CASE("A new exercise speaks the language that is asked for, whatever it asks") {
  const std::string examples = test::sourcePath("assets/examples").string();
  LessonScene scene;
  scene.example.text = GENERATE("planar_2r", "scara", "arm_on_the_ground_i");
  CAPTURE(scene.example.text);
  ExerciseDraft draft;
  draft.exercise.scene = scene;
  const Result<OpenExercise> open = openRobot(draft, examples);
  REQUIRE(open.ok());
  static const std::regex english(R"(\b(the|The|of|Which|given|component|axes)\b|%[0-9])");
  for (const char* language : {"de", "es", "ja", "zh_CN"}) {
    Exercise exercise =
        newExercise(open->robot, scene, {}, Formulation::BodyFrame, draft.files, true, language).exercise;
    const ExerciseText& text = exercise.texts.front();
    CHECK(text.language.text == language);
    CHECK_FALSE(std::regex_search(text.goal, english));
    CHECK_THAT(text.title, !ContainsSubstring("Torques") && ContainsSubstring(open->robot.model->name()));
    CHECK(exercise.id.text.starts_with("org.example.torques-of-"));
    for (const ValueSize size : {ValueSize::Number, ValueSize::Vector}) {
      for (const std::string& value : valueNames(open->robot, size)) {
        askFor(exercise, 0, *open, value);
        INFO(language << " " << value << ": " << text.asks[0].text);
        CHECK_FALSE(std::regex_search(text.asks[0].text, english));
      }
    }
    addTable(exercise, *open);
    for (const NamedText& ask : text.asks) CHECK_FALSE(std::regex_search(ask.text, english));
  }
}

TEST_CASE("A link that is called like a quantity keeps its name") {
  const std::string examples = test::sourcePath("assets/examples").string();
  ExerciseDraft draft;
  draft.exercise.scene.example.text = "planar_2r";
  const OpenExercise open = openRobot(draft, examples).value();
  Exercise exercise =
      newExercise(open.robot, draft.exercise.scene, {}, Formulation::BodyFrame, draft.files, true, "de").exercise;
  askFor(exercise, 0, open, "gravity");
  CHECK(exercise.texts[0].asks[0].text == "gravity.");
  askFor(exercise, 0, open, "trace.body.11.link_1.y");
  CHECK(exercise.texts[0].asks[0].text == "y-Komponente: Moment im Gelenk von link_1, in den Achsen von link_1.");
  askFor(exercise, 0, open, "tau.joint_1");
  CHECK(exercise.texts[0].asks[0].text == "Das Drehmoment von joint_1.");
}
