// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/scene_schema.h"

#include "core/scene/describe_elastic.h"
#include "core/scene/describe_whole_scene.h"
#include "tests/core/io/schema_maker.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::test {

namespace {

using namespace schema;

Json schemaOfScene() {
  Json definitions = definitionsOfValues();
  Json schema = {
      {"$schema", "https://json-schema.org/draft/2020-12/schema"},
      {"title", "Linkwright scene"},
      {"description", "SI units and radians. Made of the descriptions in core/scene by scripts/make_schema."}};
  schema.update(SchemaMaker::schemaOf<SceneData>(definitions));
  schema["$defs"] = std::move(definitions);
  return schema;
}

std::string inCode(const std::string& text) { return "`" + text + "`"; }

/// What stands there, in words: "number > 0; default 1".
std::string valueOf(const Json& schema) {
  const auto has = [&](const char* key) { return schema.contains(key); };
  std::string words;
  if (has("$ref")) {
    const std::string name = schema["$ref"].get<std::string>().substr(8);
    if (name == "vector") words = "`[x, y, z]`";
    if (name == "extended") words = "number or `\"inf\"`";
    if (name == "extended_values") words = "values";
    if (words.empty()) words = name;
  } else if (has("enum")) {
    for (const Json& each : schema["enum"])
      words += (words.empty() ? "" : ", ") + inCode(each.is_string() ? each.get<std::string>() : each.dump());
  } else if (has("anyOf")) {
    words = schema["anyOf"][0].contains("type") && schema["anyOf"][0]["type"] == "object" ? "values: texts"
                                                                                          : valueOf(schema["anyOf"][0]);
  } else {
    const std::string type = schema["type"];
    words = type == "string"    ? "text"
            : type == "integer" ? "whole number"
            : type == "boolean" ? "`true` or `false`"
            : type == "array"
                ? (has("maxItems") && schema["maxItems"] <= 4 ? "list of " + schema["maxItems"].dump() + " numbers"
                                                              : "list")
                : type;
  }
  std::string range;
  if (has("exclusiveMinimum")) range = "more than " + schema["exclusiveMinimum"].dump();
  if (has("minimum")) range = "at least " + schema["minimum"].dump();
  if (has("maximum")) range += (range.empty() ? "at most " : ", at most ") + schema["maximum"].dump();
  if (!range.empty()) words += ", " + range;
  if (!has("default")) return words;
  const Json& standard = schema["default"];
  return words + "; default " + inCode(standard.is_string() ? standard.get<std::string>() : standard.dump());
}

/// Rows of an object's keys, each object below its key; one that has a name is opened where it is met first.
class KeyTable {
public:
  explicit KeyTable(const Json& root) : root_(root) { add(root, ""); }
  const std::string& text() const { return text_; }

private:
  void add(const Json& object, const std::string& before) {
    const Json needed = object.value("required", Json::array());
    for (const auto& [key, schema] : object["properties"].items()) {
      const bool is_needed = std::find(needed.begin(), needed.end(), key) != needed.end();
      std::string words = schema.value("description", "");
      if (schema.contains("anyOf") && words.empty()) words = schema["anyOf"][0].value("description", "");
      if (is_needed) words += words.empty() ? "required" : "; required";
      text_.append("| ").append(inCode(before + key)).append(" | ").append(valueOf(schema));
      text_.append(" | ").append(words).append(" |\n");
      open(schema, before + key);
    }
  }
  void open(const Json& schema, const std::string& path) {
    if (schema.contains("items")) {
      // all kinds of waypoints have the keys of the first
      open(schema["items"], path + "[].");
      return;
    }
    if (schema.contains("$ref")) {
      const std::string name = schema["$ref"].get<std::string>().substr(8);
      const bool is_object = name == "link" || name == "joint" || name == "trajectory" || name == "waypoint";
      if (!is_object || std::find(opened_.begin(), opened_.end(), name) != opened_.end()) return;
      opened_.push_back(name);
      return open(root_["$defs"][name], path);
    }
    if (schema.contains("properties")) add(schema, path.ends_with('.') ? path : path + ".");
  }

  const Json& root_;
  std::string text_ = "| Key | Value | Meaning |\n| --- | --- | --- |\n";
  std::vector<std::string> opened_;
};

}  // namespace

std::string sceneSchema() { return schemaOfScene().dump(2) + "\n"; }

std::string sceneKeyTable() { return KeyTable(schemaOfScene()).text(); }

}  // namespace linkwright::test
