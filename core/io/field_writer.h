// SPDX-License-Identifier: MIT
#pragma once

// Writes the structs of a scene by their descriptions (core/scene/describe.h).

#include "core/base/scene_section.h"
#include "core/base/words.h"
#include "core/io/scene_members.h"
#include "core/mechanism/mechanism.h"
#include "core/scene/describe.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace linkwright {
struct ElasticSettings;
}

namespace linkwright::scene {

/// What writing goes by besides the struct.
struct Writing {
  const std::vector<std::string>& joints;  ///< names of the moving ones
  const std::vector<Link>& links;
};

/// Writes a struct as an object: the visitor that makes texts.
class FieldWriter {
public:
  explicit FieldWriter(const Writing& writing) : writing_(writing) {}

  void field(const char* key, double value, const Field& f = {}) { put(key, numberOf(value), f); }
  void field(const char* key, int value, const Field& f = {}) { put(key, std::to_string(value), f); }
  void field(const char* key, bool value, const Field& f = {}) { put(key, value ? "true" : "false", f); }
  void field(const char* key, const std::string& value, const Field& f = {}) { put(key, jsonString(value), f); }
  void field(const char* key, const Eigen::Vector3d& value, const Field& f = {}) { put(key, listOf(value), f); }
  void field(const char* key, const Eigen::Vector4d& value, const Field& f = {}) {
    put(key, listOf(value.data(), value.size()), f);
  }
  void field(const char* key, const Pose& value, const Field& f = {}) { put(key, poseOf(value), f); }
  void field(const char* key, const Eigen::VectorXd& value, const JointField& f) {
    if (!f.optional || value.size() > 0) put(key, valuesOf(value, writing_.joints), {.omitted = f.omitted});
  }
  void field(const char* key, const std::vector<std::string>& values, const JointField&) {
    Members named;
    for (std::size_t i = 0; i < std::min(values.size(), writing_.joints.size()); ++i)
      named.addNamed(writing_.joints[i], jsonString(values[i]));
    put(key, values.size() == writing_.joints.size() ? named.inLine() : texts(values), {});
  }
  template <class Value>
  void field(const char* key, const std::optional<Value>& value, const Field& f = {}) {
    if (value) field(key, *value, f);
  }
  template <class Enum, std::size_t N>
  bool field(const char* key, const Enum& value, const Words<Enum, N>& words, const Field& f = {}) {
    put(key, jsonString(wordOf(words, value)), f);
    return true;
  }
  template <class... Alternatives>
  bool field(const char* key, const std::variant<Alternatives...>& value,
             const std::array<const char*, sizeof...(Alternatives)>& names, const Field& f = {}) {
    put(key, jsonString(names[value.index()]), f);
    return true;
  }
  template <class Variant, class Function>
  void each(Variant& value, const Function& function) {
    std::visit(function, value);
  }
  template <class Function>
  void part(const char* key, const Function& describe_fields, const ObjectField& f) {
    FieldWriter inner(writing_);
    describe_fields(inner);
    put(key, inner.text(f.lines), {.optional = f.optional, .omitted = f.omitted});
  }
  template <class S>
  void field(const char* key, const S& value, const ObjectField& f) {
    put(key, objectText(value, f.lines, writing_, entriesOfNew<S>(writing_)),
        {.optional = f.optional, .omitted = f.omitted});
  }
  template <class S>
  void field(const char* key, const std::optional<S>& value, const ObjectField& f) {
    if (value) field(key, *value, f);
  }
  template <class S>
  void field(const char* key, const std::vector<S>& values, const ListField& f) {
    if (f.optional && values.empty()) return;
    std::vector<std::string> items;
    const std::vector<Entry> made = entriesOfNew<S>(writing_);
    for (const S& value : values) items.push_back(objectText(value, f.lines, writing_, made));
    put(key, itemsInLines(items, f.indent), {});
  }
  template <class T>
  void field(const char* key, const SceneSection<T>& section, const ObjectField& f) {
    if (section) field(key, *section, f);
  }
  /// Apart, so that no other file looks inside them (elastic_fields.cpp).
  void field(const char* key, const SceneSection<ElasticSettings>& section, const ObjectField& f);
  template <class S>
  void field(const char* key, const SceneSection<std::vector<S>>& section, const ListField& f) {
    if (section) field(key, *section, f);
  }
  template <class First, class S>
  void field(const char* key, const std::optional<First>& first, const std::vector<S>& others, const ListField& f) {
    std::vector<std::string> items;
    if (first) items.push_back(objectText(*first, -1, writing_));
    const std::vector<Entry> made = entriesOfNew<S>(writing_);
    for (const S& value : others) items.push_back(objectText(value, f.lines, writing_, made));
    put(key, itemsInLines(items, f.indent), {});
  }
  template <class T, class Variant, class Function>
  void alternative(const char*, Variant& value, const Function& function) {
    if (auto* chosen = std::get_if<T>(&value)) function(*chosen);
  }
  /// `write` returns the text, or none where there is nothing to write.
  template <class Read, class Write>
  void own(const char* key, const Read&, const Write& write, const OwnField&) {
    if (const std::optional<std::string> text = write(*this)) put(key, *text, {});
  }
  template <class Function>
  void before(const Function&) {}
  template <class Function>
  void check(const Function&) {}
  void oneOf(std::initializer_list<const char*>) {}
  void notBoth(const char*, const char*) {}
  static bool goesOnWith(const Mechanism&) { return true; }

  void put(const char* key, std::string text) { put(key, std::move(text), Field{}); }
  /// The object; `lines` as in ObjectField.
  std::string text(int lines) const {
    Members members;
    for (const Entry& entry : entries_) members.add(entry.key, entry.text);
    return lines < 0 ? members.inLine() : members.inLines(lines);
  }
  /// The name of a link by its index; empty where there is none.
  std::string linkName(int link) const {
    const bool known = link >= 0 && link < std::ssize(writing_.links);
    return jsonString(known ? writing_.links[static_cast<std::size_t>(link)].name : "");
  }
  static std::string numbers(const std::vector<double>& values) { return listOf(values.data(), std::ssize(values)); }
  static std::string numberText(int value) { return std::to_string(value); }
  /// One list of numbers a row.
  static std::string rows(const Eigen::MatrixXd& m) {
    std::vector<std::string> items;
    for (Eigen::Index k = 0; k < m.rows(); ++k) {
      const Eigen::VectorXd row = m.row(k).transpose();
      items.push_back(listOf(row.data(), row.size()));
    }
    return itemsInLines(items, 6);
  }
  static std::string textsInLines(const std::vector<std::string>& values) {
    std::vector<std::string> items;
    for (const std::string& value : values) items.push_back(jsonString(value));
    return itemsInLines(items, 2);
  }
  static std::string texts(const std::vector<std::string>& values) {
    std::string list = "[";
    for (const std::string& value : values) list.append(list.size() > 1 ? ", " : "").append(jsonString(value));
    return list + "]";
  }

  template <class S>
  static std::string objectText(const S& value, int lines, const Writing& writing) {
    return objectText(value, lines, writing, entriesOfNew<S>(writing));
  }

private:
  struct Entry {
    const char* key;
    std::string text;
    bool optional;
    bool operator==(const Entry& other) const { return std::string_view(key) == other.key && text == other.text; }
  };

  /// Of a struct; what is optional and among the entries of a new one is left out.
  template <class S>
  static std::string objectText(const S& value, int lines, const Writing& writing, const std::vector<Entry>& made) {
    // a description takes what may be read into; nothing of it is changed here
    FieldWriter writer(writing);
    describe(writer, const_cast<S&>(value));
    std::erase_if(writer.entries_,
                  [&](const Entry& e) { return e.optional && std::find(made.begin(), made.end(), e) != made.end(); });
    return writer.text(lines);
  }
  template <class S>
  static std::vector<Entry> entriesOfNew(const Writing& writing) {
    FieldWriter writer(writing);
    S made{};
    describe(writer, made);
    return std::move(writer.entries_);
  }
  void put(const char* key, std::string text, const Field& f) {
    if (!f.omitted) entries_.push_back({key, std::move(text), f.optional});
  }

  const Writing& writing_;
  std::vector<Entry> entries_;
};

}  // namespace linkwright::scene
