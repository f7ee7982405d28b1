// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/atomic_file.h"
#include "core/lesson/describe_lesson.h"
#include "core/lesson/lesson_reader.h"
#include "tests/core/io/schema_maker.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/files.h"

#include <filesystem>
#include <string>
#include <utility>

using namespace linkwright;

namespace {

const std::string kLessonSchema = test::sourcePath("assets/schema/lesson.schema.json").string();

std::string lessonSchema() {
  namespace schema = test::schema;
  schema::Json definitions = schema::definitionsOfValues();
  schema::Json made = {
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "Linkwright lesson"},
      {"description", "SI units and radians. Made of the description in core/lesson by scripts/make_schema."}};
  made.update(schema::SchemaMaker::schemaOf<Lesson>(definitions));
  // a lesson has vectors; the rest is of scenes
  made["$defs"] = {{"vector", definitions["vector"]}};
  return made.dump(2) + "\n";
}

}  // namespace

TEST_CASE("The schema of lessons is that of their description", "[lesson]") {
  INFO("scripts/make_schema writes it anew");
  CHECK(test::readFile(kLessonSchema) == lessonSchema());
}

TEST_CASE("The lessons of the program and what is written of them fit the published schema", "[lesson]") {
  namespace fs = std::filesystem;
  const auto runs = [](const std::string& command) { return test::runCommand(command).code == 0; };
  if (!runs("python3 -c 'import jsonschema'")) SKIP("python3 has no module jsonschema");
  const auto quoted = [](const std::string& path) { return " '" + path + "'"; };
  const test::TemporaryFolder folder;
  std::string files = quoted(folder.write("small.json", test::kSmallLesson));
  int written = 0;
  for (const auto& entry : fs::directory_iterator(test::sourcePath("assets/lessons"))) {
    const std::string file = (entry.path() / "lesson.json").string();
    files += quoted(file);
    const Result<Lesson> lesson = readLesson(test::readFile(file), file);
    REQUIRE(lesson.ok());
    files += quoted(folder.write("written_" + std::to_string(++written) + ".json", writeLesson(*lesson)));
  }
  const std::string checker =
      "python3" + quoted(test::sourcePath("tests/schema/check_scenes.py").string()) + quoted(kLessonSchema);
  const test::CommandResult checked = test::runCommand(checker + files);
  INFO(checked.out << checked.err);
  CHECK(checked.code == 0);
  // and the schema is no rubber stamp
  std::string broken;
  broken += quoted(folder.write("kind.json", test::with(test::kSmallLesson, "\"kind\": \"walk\"", "\"kind\": \"go\"")));
  broken += quoted(folder.write("key.json", test::with(test::kSmallLesson, "\"minutes\"", "\"minuts\"")));
  broken += quoted(folder.write("newer.json", test::with(test::kSmallLesson, "_lesson\": 1", "_lesson\": 2")));
  broken += quoted(folder.write("both.json", test::with(test::kSmallLesson, "\"when\": \"c_both\", ", "")));
  CHECK(runs(checker + " --refused" + broken));
}

// run by scripts/make_schema
TEST_CASE("Write the schema of lessons", "[.write-schema]") {
  REQUIRE(writeFileAtomically(kLessonSchema, lessonSchema()).empty());
}
