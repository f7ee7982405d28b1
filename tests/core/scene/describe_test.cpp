// SPDX-License-Identifier: GPL-3.0-or-later
// One description of a struct reads it, refuses what it may not hold, and writes it.
#include "core/scene/describe.h"

#include "core/io/field_reader.h"
#include "core/io/field_writer.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace linkwright {
namespace {

enum class Colour { Red, Green, Blue };
constexpr Words<Colour, 3> kColours = {{{Colour::Red, "red"}, {Colour::Green, "green"}, {Colour::Blue, "blue"}}};

struct Ball {
  double radius = 0.5;
};
struct Brick {
  Eigen::Vector3d size = Eigen::Vector3d::Ones();
  bool is_hollow = false;
};

template <class V>
void describe(V& v, Ball& x) {
  v.field("radius", x.radius, Field{.needed = true, .above = 0.0, .unit = "m"});
}
template <class V>
void describe(V& v, Brick& x) {
  v.field("size", x.size, Field{.unit = "m"});
  v.field("hollow", x.is_hollow, Field{.omitted = !x.is_hollow});
}

struct Toy {
  std::string name;
  std::variant<Ball, Brick> form;
  Colour colour = Colour::Green;
  double weight = 1.0;
  double share = 0.25;
  int pieces = 1;
  double reach = 1.0;
  std::optional<double> price;
  std::vector<Ball> spares;
  double width = 2.0, height = 3.0;
};
constexpr std::array kForms = {"ball", "brick"};

template <class V>
void describe(V& v, Toy& x) {
  v.field("name", x.name, Field{.needed = true});
  if (v.field("form", x.form, kForms, Field{})) v.each(x.form, [&](auto& form) { describe(v, form); });
  v.field("colour", x.colour, kColours, Field{.optional = true});
  v.field("weight", x.weight, Field{.optional = true, .least = 0.0, .unit = "kg"});
  v.field("share", x.share, Field{.optional = true, .above = 0.0, .most = 1.0});
  v.field("pieces", x.pieces, Field{.optional = true, .least = 1, .most = 9});
  v.field("reach", x.reach, Field{.optional = true, .may_be_infinite = true});
  v.field("price", x.price, Field{.least = 0.0, .most = 10.0, .unit = "EUR"});
  v.part(
      "room",
      [&](auto& inner) {
        inner.field("width", x.width, Field{.unit = "m"});
        inner.field("height", x.height, Field{.unit = "m"});
      },
      ObjectField{.place = "%1, room", .optional = true});
  v.field("spares", x.spares, ListField{.item = "spare %1", .optional = true, .most = 2});
  v.check([&](auto& in) {
    if (x.name == "none") in.error("name", "it needs a better name");
  });
}

/// What is read of a text; its problems, a line each.
Toy toyOf(const std::string& text, std::string* said = nullptr) {
  const JsonNode node = parseJson(text, "toy.json").value();
  Problems problems("toy.json");
  Toy toy;
  scene::Reading reading{problems};
  scene::readObject(node, "toy", toy, reading);
  std::string all;
  for (const Diagnostic& each : problems.sorted()) {
    all += (each.severity == Severity::Error ? "" : "warning: ") + std::to_string(each.line) + " " +
           each.message.text() + "\n";
  }
  if (said != nullptr)
    *said = all;
  else
    CHECK(all.empty());
  return toy;
}

std::string said(const std::string& text) {
  std::string words;
  toyOf(text, &words);
  return words;
}

std::string written(const Toy& toy) {
  const std::vector<std::string> joints;
  const std::vector<Link> links;
  return scene::FieldWriter::objectText(toy, -1, scene::Writing{joints, links});
}

}  // namespace

TEST_CASE("What a description writes it reads again, and what is as in a new struct is left out", "[scene]") {
  Toy toy;
  toy.name = "one \"two\"";
  CHECK(written(toy) == R"({"name": "one \"two\"", "form": "ball", "radius": 0.5})");
  toy.form = Brick{{1.0, 2.0, 1.0 / 3.0}, true};
  toy.colour = Colour::Blue;
  toy.weight = -0.0;
  toy.pieces = 7;
  toy.reach = std::numeric_limits<double>::infinity();
  toy.price = 2.5;
  toy.spares = {{0.1}, {0.2}};
  toy.height = 0.1;
  const std::string text = written(toy);
  CHECK(text == R"({"name": "one \"two\"", "form": "brick", "size": [1, 2, 0.3333333333333333], "hollow": true, )"
                R"("colour": "blue", "weight": -0.0, "pieces": 7, "reach": "inf", "price": 2.5, )"
                R"("room": {"width": 2, "height": 0.1}, "spares": [)"
                "\n    {\"radius\": 0.1},\n    {\"radius\": 0.2}\n  ]}");
  CHECK(written(toyOf(text)) == text);
}

TEST_CASE("What a description does not allow is refused with its line, its place and what is allowed", "[scene]") {
  const auto [field, words] = GENERATE(table<std::string, std::string>({
      {R"("weight": -1)", "toy: \"weight\" must be at least 0 kg"},
      {R"("share": 0)", "toy: \"share\" must be greater than 0 and at most 1"},
      {R"("share": 1.5)", "toy: \"share\" must be greater than 0 and at most 1"},
      {R"("pieces": 2.5)", "toy: \"pieces\" must be a whole number from 1 to 9"},
      {R"("pieces": 10)", "toy: \"pieces\" must be a whole number from 1 to 9"},
      {R"("price": 11)", "toy: \"price\" must be between 0 and 10 EUR"},
      {R"("price": "inf")", "toy: \"price\" is not a number"},
      {R"("colour": "pink")", "toy: \"colour\" must be one of these: red, green, blue"},
      {R"("colour": 3)", "toy: \"colour\" is not a string in quotes"},
      {R"("form": "cone")", "toy: \"form\" must be one of these: ball, brick"},
      {R"("form": "ball")", "toy: \"radius\" is missing"},
      {R"("form": "brick", "size": [1, 2])", "toy: \"size\" is not a list of 3 numbers"},
      {R"("room": [])", "toy, room: an object {...} is needed here"},
      {R"("spares": [{"radius": 1}, {"radius": 0}])", "spare 2: \"radius\" must be greater than 0 m"},
      {R"("spares": [{"radius": 1}, {"radius": 1}, {}])", "spares: a scene may have at most 2 of them"},
  }));
  CAPTURE(field);
  const std::string form = field.find("\"form\"") == 0 ? "" : R"("form": "brick", )";
  const std::string text = said("{\"name\": \"x\",\n" + form + field + "}");
  CHECK(text.find(words + "\n") != std::string::npos);
  CHECK(std::count(text.begin(), text.end(), '\n') == 1);
}

TEST_CASE("Keys of every alternative are known, others are ignored with a warning", "[scene]") {
  const std::string text =
      R"({"name": "none", "form": "ball", "radius": 1, "size": [1, 1, 1], "smell": 2, "room": {"depth": 1}})";
  CHECK(said(text) ==
        "warning: 1 toy: unknown key \"smell\" is ignored\n"
        "warning: 1 toy, room: unknown key \"depth\" is ignored\n"
        "1 toy: it needs a better name\n");
}

}  // namespace linkwright
