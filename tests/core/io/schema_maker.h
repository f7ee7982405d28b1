// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Makes JSON schemas of descriptions (core/scene/describe.h).

#include "core/base/scene_section.h"
#include "core/base/words.h"
#include "core/mechanism/mechanism.h"
#include "core/scene/describe.h"
#include "core/spatial/pose.h"
#include "core/trajectory/plan.h"

#include <Eigen/Core>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace linkwright::test::schema {

using Json = nlohmann::ordered_json;

inline Json parsed(const char* members) { return Json::parse(std::string("{") + members + "}"); }

/// What an editor shows of a key.
inline std::string wordsOf(const char* words, const char* unit = "") {
  std::string text = words;
  if (*unit != '\0') text += (text.empty() ? "" : ", ") + std::string(unit);
  return text;
}

/// A whole number as one.
inline Json numberOf(double value) {
  return value == std::floor(value) && std::abs(value) < 1e15 ? Json(static_cast<long long>(value)) : Json(value);
}
inline Json listOf(std::initializer_list<double> values) {
  Json list = Json::array();
  for (const double value : values) list.push_back(numberOf(value));
  return list;
}

inline Json reference(const char* name) { return {{"$ref", std::string("#/$defs/") + name}}; }

/// The keys of one object: the visitor that makes a schema of a description.
class SchemaMaker {
public:
  explicit SchemaMaker(Json& definitions) : definitions_(definitions) {}

  template <class S>
  static Json schemaOf(Json& definitions) {
    SchemaMaker maker(definitions);
    S made{};
    describe(maker, made);
    return maker.object();
  }

  void field(const char* key, double value, const Field& f = {}) {
    Json schema = f.may_be_infinite ? reference("extended") : Json{{"type", "number"}};
    put(key, bounded(std::move(schema), f), f, std::isfinite(value) ? numberOf(value) : Json());
  }
  void field(const char* key, int value, const Field& f = {}) { put(key, bounded({{"type", "integer"}}, f), f, value); }
  void field(const char* key, bool value, const Field& f = {}) { put(key, {{"type", "boolean"}}, f, value); }
  void field(const char* key, const std::string&, const Field& f = {}) {
    Json schema = {{"type", "string"}};
    if (f.needed) schema["minLength"] = 1;
    put(key, std::move(schema), f, {});
  }
  void field(const char* key, const Eigen::Vector3d& value, const Field& f = {}) {
    put(key, reference("vector"), f, listOf({value.x(), value.y(), value.z()}));
  }
  void field(const char* key, const Eigen::Vector4d& value, const Field& f = {}) {
    put(key, {{"type", "array"}, {"items", bounded({{"type", "number"}}, f)}, {"minItems", 4}, {"maxItems", 4}}, f,
        listOf({value[0], value[1], value[2], value[3]}));
  }
  void field(const char* key, const Pose&, const Field& f = {}) { put(key, reference("pose"), f, {}); }
  template <class Value>
  void field(const char* key, const std::optional<Value>&, const Field& f = {}) {
    Value any{};
    if constexpr (requires { any.setZero(); }) any.setZero();  // Eigen leaves the numbers of Value{} as they are
    field(key, any, f);
    properties_[key].erase("default");
  }
  void field(const char* key, const Eigen::VectorXd&, const JointField& f) {
    put(key, reference(f.may_be_infinite ? "extended_values" : "values"), f.needed, f.words);
  }
  void field(const char* key, const std::vector<std::string>&, const JointField& f) {
    const Json text = {{"type", "string"}};
    const Json by_name = {{"type", "object"}, {"additionalProperties", text}};
    put(key, {{"anyOf", {by_name, {{"type", "array"}, {"items", text}}}}}, f.needed, f.words);
  }
  template <class Enum, std::size_t N>
  bool field(const char* key, const Enum& value, const Words<Enum, N>& words, const Field& f = {}) {
    Json known = Json::array();
    for (const auto& each : words) known.push_back(each.second);
    put(key, {{"enum", known}}, f, wordOf(words, value));
    return true;
  }
  template <class... Alternatives>
  bool field(const char* key, const std::variant<Alternatives...>&,
             const std::array<const char*, sizeof...(Alternatives)>& names, const Field& f = {}) {
    put(key, {{"enum", names}}, f, {});
    chosen_by_ = key;
    return true;
  }
  template <class... Alternatives, class Function>
  void each(std::variant<Alternatives...>&, const Function& function) {
    std::size_t at = 0;
    const Json names = properties_[chosen_by_]["enum"];
    (addAlternative(Alternatives{}, names[at++], function), ...);
  }
  template <class T, class Variant, class Function>
  void alternative(const char*, Variant&, const Function& function) {
    T made{};
    function(made);
  }
  template <class Function>
  void part(const char* key, const Function& describe_fields, const ObjectField& f) {
    SchemaMaker inner(definitions_);
    describe_fields(inner);
    put(key, inner.object(), f.needed, f.words);
  }
  template <class S>
  void field(const char* key, const S&, const ObjectField& f) {
    put(key, item<S>(), f.needed, f.words);
  }
  template <class S>
  void field(const char* key, const std::optional<S>&, const ObjectField& f) {
    put(key, item<S>(), f.needed, f.words);
  }
  template <class S>
  void field(const char* key, const SceneSection<S>&, const ObjectField& f) {
    put(key, item<S>(), f.needed, f.words);
  }
  template <class S>
  void field(const char* key, const std::vector<S>&, const ListField& f) {
    put(key, list(item<S>(), f), f.needed, f.words);
  }
  template <class S>
  void field(const char* key, const SceneSection<std::vector<S>>&, const ListField& f) {
    put(key, list(item<S>(), f), f.needed, f.words);
  }
  template <class First, class S>
  void field(const char* key, const std::optional<First>&, const std::vector<S>&, const ListField& f) {
    Json schema = {{"type", "array"}, {"prefixItems", Json::array({item<First>()})}, {"items", item<S>()}};
    schema["minItems"] = 1;
    put(key, std::move(schema), f.needed, f.words);
  }
  template <class Read, class Write>
  void own(const char* key, const Read&, const Write&, const OwnField& f) {
    put(key, parsed(f.schema), f.needed, f.words);
  }
  template <class Function>
  void before(const Function&) {}
  template <class Function>
  void check(const Function&) {}
  void oneOf(std::initializer_list<const char*> keys) {
    for (const char* key : keys) one_of_.push_back({{"required", {key}}});
  }
  void notBoth(const char* a, const char* b) { not_both_ = {{"required", {a, b}}}; }
  static bool goesOnWith(const Mechanism&) { return true; }

  Json object() const {
    Json schema = {{"type", "object"}, {"properties", properties_}, {"additionalProperties", false}};
    if (!required_.empty()) schema["required"] = required_;
    if (!one_of_.empty()) schema["oneOf"] = one_of_;
    if (!not_both_.empty()) schema["not"] = not_both_;
    if (!conditions_.empty()) schema["allOf"] = conditions_;
    return schema;
  }

private:
  static Json bounded(Json schema, const Field& f) {
    if (std::isfinite(f.above)) schema["exclusiveMinimum"] = numberOf(f.above);
    if (std::isfinite(f.least)) schema["minimum"] = numberOf(f.least);
    if (std::isfinite(f.most)) schema["maximum"] = numberOf(f.most);
    return schema;
  }
  static Json list(Json items, const ListField& f) {
    Json schema = {{"type", "array"}, {"items", std::move(items)}};
    if (f.needed) schema["minItems"] = 1;
    if (f.most < std::numeric_limits<std::size_t>::max()) schema["maxItems"] = f.most;
    return schema;
  }
  /// What stands in several places, or is large, has a name.
  template <class S>
  Json item() {
    const char* name = nullptr;
    if constexpr (std::is_same_v<S, Link>) name = "link";
    if constexpr (std::is_same_v<S, Joint>) name = "joint";
    if constexpr (std::is_same_v<S, Waypoint>) name = "waypoint";
    if constexpr (std::is_same_v<S, TrajectoryPlan>) name = "trajectory";
    if (name == nullptr) return schemaOf<S>(definitions_);
    if (!definitions_.contains(name)) {
      Json made = schemaOf<S>(definitions_);
      definitions_[name] = std::move(made);
    }
    return reference(name);
  }
  /// What the alternative needs is needed where it is chosen.
  template <class Alternative, class Function>
  void addAlternative(Alternative made, const Json& name, const Function& function) {
    const Json needed_before = std::exchange(required_, Json::array());
    function(made);
    const Json needed = std::exchange(required_, needed_before);
    if (needed.empty()) return;
    conditions_.push_back(
        {{"if", {{"properties", {{chosen_by_, {{"const", name}}}}}}}, {"then", {{"required", needed}}}});
  }
  void put(const char* key, Json schema, const Field& f, const Json& value) {
    schema.update(parsed(f.schema));
    if (!f.needed && !f.omitted && !f.varies && !value.is_null()) schema["default"] = value;
    put(key, std::move(schema), f.needed, wordsOf(f.words, f.unit));
  }
  void put(const char* key, Json schema, bool needed, const std::string& words) {
    if (!words.empty()) schema["description"] = words;
    if (!properties_.contains(key)) {
      properties_[key] = std::move(schema);
    } else if (Json& known = properties_[key]; known.contains("anyOf")) {
      if (std::find(known["anyOf"].begin(), known["anyOf"].end(), schema) == known["anyOf"].end())
        known["anyOf"].push_back(std::move(schema));
    } else if (known != schema) {
      known = {{"anyOf", {known, std::move(schema)}}};
    }
    if (needed) required_.push_back(key);
  }

  Json& definitions_;
  Json properties_ = Json::object(), required_ = Json::array(), one_of_ = Json::array(), not_both_,
       conditions_ = Json::array();
  std::string chosen_by_;
};

inline Json definitionsOfValues() {
  const Json number = {{"type", "number"}};
  const auto three = [](const Json& items) {
    return Json{{"type", "array"}, {"items", items}, {"minItems", 3}, {"maxItems", 3}};
  };
  const auto of_joints = [](const Json& entry, const char* words) {
    return Json{
        {"description", words},
        {"anyOf", {{{"type", "object"}, {"additionalProperties", entry}}, {{"type", "array"}, {"items", entry}}}}};
  };
  Json pose = {{"type", "object"}};
  pose["properties"] = {{"xyz", reference("vector")}, {"rpy", reference("vector")}, {"R", three(three(number))}};
  pose["properties"]["xyz"]["description"] = "m";
  pose["properties"]["rpy"]["description"] = "roll, pitch, yaw, rad: R = Rz(yaw) Ry(pitch) Rx(roll)";
  pose["properties"]["R"]["description"] = "the rotation matrix, row by row; instead of rpy";
  pose["additionalProperties"] = false;
  pose["not"] = {{"required", {"rpy", "R"}}};
  return {{"vector", three(number)},
          {"pose", pose},
          {"extended",
           {{"description", "a number, or \"inf\" or \"-inf\" where there is no limit"},
            {"anyOf", {number, {{"enum", {"inf", "-inf"}}}}}}},
          {"values", of_joints(number, "by the names of moving joints, or all of them in joint order")},
          {"extended_values", of_joints(reference("extended"), "as values, \"inf\" where there is no limit")}};
}

}  // namespace linkwright::test::schema
