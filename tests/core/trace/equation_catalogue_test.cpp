// SPDX-License-Identifier: GPL-3.0-or-later
// Every equation that a recording shows is in the catalogue, with a source and a function that is there.
#include "core/trace/equation_catalogue.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/trace/equation_text.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

std::string readText(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Whether a comment of the text bears the number: "body.1" is not in "body.10".
bool commentBears(const std::string& text, const std::string& id) {
  for (std::size_t at = text.find(id); at != std::string::npos; at = text.find(id, at + 1)) {
    const char after = at + id.size() < text.size() ? text[at + id.size()] : ' ';
    const std::size_t line = text.rfind('\n', at) + 1;
    const std::size_t comment = text.find("//", line);
    if (std::isalnum(static_cast<unsigned char>(after)) == 0 && comment < at) return true;
  }
  return false;
}

/// "name(" after a type, as where a function is defined; not a call.
bool defines(const std::string& text, const std::string& function) {
  for (std::size_t at = text.find(' ' + function + '('); at != std::string::npos;
       at = text.find(' ' + function + '(', at + 1)) {
    const std::size_t line = text.rfind('\n', at) + 1;
    const std::string before = text.substr(line, at - line);
    if (before.find('=') == std::string::npos && before.find("return") == std::string::npos &&
        before.find("//") == std::string::npos && !before.empty()) {
      return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("Every equation of the catalogue names its source and a function that bears its number") {
  std::set<std::string> ids;
  for (const CatalogueEntry& entry : equationCatalogue()) {
    INFO(entry.id);
    CHECK(std::string(entry.id) == idOf(entry.formulation, entry.equation));
    CHECK(ids.insert(entry.id).second);
    CHECK(catalogueEntry(entry.formulation, entry.equation) == &entry);
    CHECK(std::string(entry.source).size() > 4);
    for (const bool prismatic : {false, true}) {
      CHECK(*textOf(entry.formulation, entry.equation, prismatic).title != '\0');
      CHECK(*textOf(entry.formulation, entry.equation, prismatic).plain != '\0');
    }
    const std::string text = readText(sourcePath(entry.file));
    REQUIRE_FALSE(text.empty());
    INFO(entry.file << ": " << entry.function);
    CHECK(defines(text, entry.function));
    CHECK(commentBears(text, entry.id));
  }
  CHECK_FALSE(commentBears("// f (body.10)\n", "body.1"));
  CHECK_FALSE(commentBears("int body.1;\n", "body.1"));
  CHECK_FALSE(defines("  const S x = rnea(1);\n", "rnea"));
}

TEST_CASE("The recordings of the example robots show every equation of the catalogue, and no other") {
  std::set<std::string> shown;
  for (const auto& file : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    INFO(file.path().filename().string());
    const Result<SceneData> scene = readModelFile(file.path().string());
    REQUIRE(scene.ok());
    const Result<Model> model = Model::compile(scene->mechanism);
    REQUIRE(model.ok());
    Random random(7300);
    DynamicsInput input = randomInput(random, *model);
    input.terms = {true, true};
    input.external = {{model->linkCount() - 1, {random.vector(20.0), random.vector(5.0)}}};
    for (const Formulation formulation : kAllFormulations) {
      Recording recording;
      recordInverseDynamics(*model, input, formulation, recording);
      for (const Step& step : stepsOf(recording)) {
        const CatalogueEntry* entry = catalogueEntry(formulation, step.equation);
        INFO(nameOf(formulation) << " " << static_cast<int>(step.equation));
        REQUIRE(entry != nullptr);
        shown.insert(entry->id);
      }
    }
  }
  for (const CatalogueEntry& entry : equationCatalogue()) {
    INFO(entry.id);
    CHECK(shown.count(entry.id) == 1);
  }
}
