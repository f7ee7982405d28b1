// SPDX-License-Identifier: MIT
#pragma once

// Reads the structs of a scene by their descriptions (core/scene/describe.h).

#include "core/base/scene_section.h"
#include "core/base/words.h"
#include "core/io/object_fields.h"
#include "core/io/problems.h"
#include "core/io/scene_values.h"
#include "core/mechanism/model.h"
#include "core/scene/describe.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

namespace linkwright {
struct ElasticSettings;
}

namespace linkwright::scene {

/// Links by their names; of several of one name the first.
using LinkNames = std::unordered_map<std::string, int>;

/// What reading goes by besides the text; it grows as the file is read.
struct Reading {
  Problems& problems;
  LinkNames links = {};
  std::optional<Model> model = {};         ///< absent: the mechanism is being read
  std::optional<JointValues> values = {};  ///< of its joints
  std::unordered_set<std::string> poses = {};
};

/// The keys of a description, those of every alternative among them.
class KeyCollector {
public:
  std::vector<std::string_view> keys;

  template <class... Anything>
  bool field(const char* key, const Anything&...) {
    keys.emplace_back(key);
    return true;
  }
  template <class Read, class Write>
  void own(const char* key, const Read&, const Write&, const OwnField&) {
    keys.emplace_back(key);
  }
  template <class Function>
  void part(const char* key, const Function&, const ObjectField&) {
    keys.emplace_back(key);
  }
  template <class... Alternatives, class Function>
  void each(std::variant<Alternatives...>&, const Function& function) {
    const auto with = [&](auto made) { function(made); };
    (with(Alternatives{}), ...);
  }
  template <class T, class Variant, class Function>
  void alternative(const char*, Variant&, const Function& function) {
    T made{};
    function(made);
  }
  template <class Function>
  void before(const Function&) {}
  template <class Function>
  void check(const Function&) {}
  void oneOf(std::initializer_list<const char*>) {}
  void notBoth(const char*, const char*) {}
  static bool goesOnWith(const Mechanism&) { return true; }
};

template <class S>
const std::vector<std::string_view>& keysOf() {
  static const std::vector<std::string_view> keys = [] {
    KeyCollector collector;
    S made{};
    describe(collector, made);
    return collector.keys;
  }();
  return keys;
}

/// Reads an object of a file into a struct: the visitor that knows the text.
class FieldReader {
public:
  FieldReader(const JsonNode& node, Message place, const std::vector<std::string_view>& keys, Reading& reading);

  void field(const char* key, double& value, const Field& field = {});
  void field(const char* key, int& value, const Field& field = {});
  void field(const char* key, bool& value, const Field& field = {});
  void field(const char* key, std::string& value, const Field& field = {});
  void field(const char* key, Eigen::Vector3d& value, const Field& field = {});
  void field(const char* key, Eigen::Vector4d& value, const Field& field = {});
  void field(const char* key, Pose& value, const Field& field = {});
  void field(const char* key, Eigen::VectorXd& value, const JointField& field);
  void field(const char* key, std::vector<std::string>& values, const JointField& field);

  template <class Value>
  void field(const char* key, std::optional<Value>& value, const Field& f = {}) {
    if (find(key) != nullptr) field(key, value.emplace(), f);
  }

  template <class Enum, std::size_t N>
  bool field(const char* key, Enum& value, const Words<Enum, N>& words, const Field& f = {}) {
    std::string word;
    if (!read(key, word, f)) return false;
    if (valueOf(words, word, value)) return true;
    std::vector<const char*> known;
    for (const auto& each : words) known.push_back(each.second);
    return refuseWord(key, word, known, f);
  }
  template <class... Alternatives>
  bool field(const char* key, std::variant<Alternatives...>& value,
             const std::array<const char*, sizeof...(Alternatives)>& names, const Field& f = {}) {
    std::string name;
    if (!read(key, name, f)) return false;
    std::size_t i = 0;
    const bool known = ((names[i++] == name && (value = Alternatives{}, true)) || ...);
    return known || refuseWord(key, name, {names.begin(), names.end()}, f);
  }
  template <class... Alternatives, class Function>
  void each(std::variant<Alternatives...>& value, const Function& function) {
    std::visit(function, value);
  }

  template <class Function>
  void part(const char* key, const Function& describe_fields, const ObjectField& f) {
    const JsonNode* there = find(key);
    if (there == nullptr) return;
    KeyCollector inner;
    describe_fields(inner);
    FieldReader reader(*there, placeOf(key, f), inner.keys, reading_);
    describe_fields(reader);
  }
  template <class S>
  void field(const char* key, S& value, const ObjectField& f);
  template <class S>
  void field(const char* key, std::optional<S>& value, const ObjectField& f) {
    if (find(key) != nullptr) field(key, value.emplace(), f);
  }
  template <class T>
  void field(const char* key, SceneSection<T>& section, const ObjectField& f) {
    if (find(key) != nullptr) field(key, section.edit(), f);
  }
  /// Apart, so that no other file looks inside them (elastic_fields.cpp).
  void field(const char* key, SceneSection<ElasticSettings>& section, const ObjectField& f);
  template <class S>
  void field(const char* key, std::vector<S>& values, const ListField& f);
  template <class S>
  void field(const char* key, SceneSection<std::vector<S>>& section, const ListField& f) {
    std::vector<S> values;
    field(key, values, f);
    if (isList(key) && !(f.optional && values.empty())) section = std::move(values);
  }
  template <class First, class S>
  void field(const char* key, std::optional<First>& first, std::vector<S>& others, const ListField& f);

  template <class T, class Variant, class Function>
  void alternative(const char* key, Variant& value, const Function& function) {
    if (find(key) != nullptr) function(value.template emplace<T>());
  }
  template <class Read, class Write>
  void own(const char*, const Read& read, const Write&, const OwnField&) {
    read(*this);
  }
  template <class Function>
  void before(const Function& function) {
    function(*this);
  }
  template <class Function>
  void check(const Function& function) {
    function(*this);
  }

  void oneOf(std::initializer_list<const char*>) {}
  void notBoth(const char*, const char*) {}
  bool goesOnWith(const Mechanism& mechanism);

  // --- for own, before and check
  Reading& reading() const { return reading_; }
  /// Index of a link, -1 where there is none of that name.
  int findLink(const std::string& name) const {
    const auto found = reading_.links.find(name);
    return found == reading_.links.end() ? -1 : found->second;
  }
  /// From here on these are the links that there are.
  void knowLinks(const std::vector<Link>& links) {
    for (std::size_t i = 0; i < links.size(); ++i) reading_.links.try_emplace(links[i].name, static_cast<int>(i));
  }
  const Model& model() const { return *reading_.model; }
  const JsonNode& node() const { return node_; }
  const Fields& fields() const { return fields_; }
  const Message& place() const { return fields_.place(); }
  const JsonNode* find(std::string_view key) const { return fields_.find(key); }
  const JsonNode& item(std::string_view key, std::size_t i) const { return find(key)->items[i]; }
  static bool number(const JsonNode& node, double& value) { return readNumber(node, false, value); }
  static bool text(const JsonNode& node, std::string& value) {
    if (node.kind == JsonNode::Kind::String) value = node.text;
    return node.kind == JsonNode::Kind::String;
  }
  /// `count` numbers, each put where `at(i)` says.
  template <class At>
  static bool numbers(const JsonNode& node, std::ptrdiff_t count, const At& at) {
    bool good = node.kind == JsonNode::Kind::Array && std::ssize(node.items) == count;
    for (std::ptrdiff_t i = 0; good && i < count; ++i) good = number(node.items[static_cast<std::size_t>(i)], at(i));
    return good;
  }
  bool isObject() const { return node_.kind == JsonNode::Kind::Object; }
  bool isList(std::string_view key) const { return find(key) != nullptr && find(key)->kind == JsonNode::Kind::Array; }
  /// Of the items of a list; empty where there is none.
  std::vector<int> linesOf(std::string_view key) const {
    std::vector<int> lines;
    if (!isList(key)) return lines;
    for (const JsonNode& item : find(key)->items) lines.push_back(item.line);
    return lines;
  }
  /// Of this object as a whole.
  void error(const Message& message) const { fields_.error(node_, message); }
  /// Of what stands there, or of the object where nothing does.
  void error(std::string_view key, const Message& message) const {
    fields_.error(find(key) != nullptr ? *find(key) : node_, message);
  }
  void warning(std::string_view key, const Message& message) const {
    reading_.problems.warning((find(key) != nullptr ? *find(key) : node_).line, message);
  }
  void errorAt(int line, const Message& message) const { reading_.problems.error(line, message); }
  void warningAt(int line, const Message& message) const { reading_.problems.warning(line, message); }
  /// Without what this object is called.
  void errorAlone(const Message& message) const { reading_.problems.error(node_.line, message); }
  bool isNumber(std::string_view key) const {
    return find(key) != nullptr && find(key)->kind == JsonNode::Kind::Number;
  }
  /// Says so where the text that stands there is the name of no link, or of no stored pose.
  void needsLink(std::string_view key, const std::string& name) const {
    if (isText(key) && findLink(name) < 0) error(key, Message("Files", "'%1' is not a link").arg(name));
  }
  void needsPose(std::string_view key, const std::string& name) const {
    if (isText(key) && reading_.poses.count(name) == 0) error(key, Message("Files", "there is no pose '%1'").arg(name));
  }
  /// Of what stands there for a joint, by its index among the moving ones.
  int lineOfJoint(std::string_view key, std::size_t joint) const;

private:
  bool read(const char* key, std::string& text, const Field& f) const {
    return (!f.needed || fields_.needs(key)) && fields_.text(key, text);
  }
  bool isText(std::string_view key) const { return find(key) != nullptr && find(key)->kind == JsonNode::Kind::String; }
  Message placeOf(const char* key, const ObjectField& f) const;
  Message placeOfItem(const ListField& f, std::size_t number, const JsonNode& node) const;
  bool refuseWord(const char* key, const std::string& word, const std::vector<const char*>& known,
                  const Field& f) const;

  const JsonNode& node_;
  Fields fields_;
  Reading& reading_;
};

template <class S>
void readObject(const JsonNode& node, const Message& place, S& value, Reading& reading) {
  FieldReader reader(node, place, keysOf<S>(), reading);
  describe(reader, value);
}

template <class S>
void FieldReader::field(const char* key, S& value, const ObjectField& f) {
  if (f.needed && !fields_.needs(key)) return;
  const JsonNode* there = find(key);
  if (there == nullptr) return;
  readObject(*there, placeOf(key, f), value, reading_);
}

template <class S>
void FieldReader::field(const char* key, std::vector<S>& values, const ListField& f) {
  const std::vector<JsonNode>* nodes = !f.needed || fields_.needs(key) ? fields_.list(key) : nullptr;
  if (nodes == nullptr) return;
  for (const JsonNode& node : *nodes) {
    if (values.size() == f.most) {
      errorAt(node.line, Message("Files", "%1: a scene may have at most %2 of them").arg(key, f.most));
      break;
    }
    const Message called = placeOfItem(f, values.size() + 1, node);
    readObject(node, called, values.emplace_back(), reading_);
  }
}

template <class First, class S>
void FieldReader::field(const char* key, std::optional<First>& first, std::vector<S>& others, const ListField& f) {
  const std::vector<JsonNode>* nodes = !f.needed || fields_.needs(key) ? fields_.list(key) : nullptr;
  if (nodes == nullptr) return;
  for (const JsonNode& node : *nodes) {
    const Message called = first ? placeOfItem(f, others.size() + 2, node) : f.first_item;
    if (first)
      readObject(node, called, others.emplace_back(), reading_);
    else
      readObject(node, called, first.emplace(), reading_);
  }
}

}  // namespace linkwright::scene
