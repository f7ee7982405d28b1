// SPDX-License-Identifier: MIT
#pragma once

// Members of a lesson that are no struct, for its description (describe_lesson.h): names and lists of names with their
// lines, numbers and texts by name, answers.

#include "core/io/json_string.h"
#include "core/io/json_tree.h"
#include "core/io/scene_members.h"
#include "core/lesson/lesson.h"
#include "core/scene/describe.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linkwright {

template <class V>
void describeName(V& v, const char* key, LessonName& x, const Field& field) {
  Field written = field;
  written.omitted = field.optional && x.text.empty();
  v.field(key, x.text, written);
  v.check([&](auto& in) {
    if (const JsonNode* there = in.find(key)) x.line = there->line;
    if (x.line > 0 && x.text.empty() && in.find(key)->kind == JsonNode::Kind::String)
      in.error(key, Message("Files", "\"%1\" is empty; give a name or take it out").arg(key));
  });
}

template <class V>
void describeNames(V& v, const char* key, LessonNames& x, const char* words, bool needed = false) {
  v.own(
      key,
      [&](auto& in) {
        if (needed && !in.fields().needs(key)) return;
        const std::vector<JsonNode>* list = in.fields().list(key);
        if (list == nullptr) return;
        for (const JsonNode& item : *list) {
          LessonName name{{}, item.line};
          if (in.text(item, name.text) && !name.text.empty())
            x.push_back(name);
          else
            in.fields().error(item, Message("Files", "\"%1\" must hold names in quotes").arg(key));
        }
        if (needed && list->empty()) in.error(key, Message("Files", "\"%1\" must not be empty").arg(key));
      },
      [&](auto& out) {
        std::vector<std::string> texts;
        for (const LessonName& name : x) texts.push_back(name.text);
        return texts.empty() && !needed ? std::nullopt : std::optional(out.texts(texts));
      },
      OwnField{.schema = R"("type": "array", "items": {"type": "string", "minLength": 1})",
               .needed = needed,
               .words = words});
}

/// An object with a member for each of `x`. `read(in, name, node, item)`: false where what stands there is none, of
/// which `problem(name)` says what it must be; `written(item)`: its name and its JSON.
template <class V, class Item, class Read, class Problem, class Written>
void describeByName(V& v, const char* key, std::vector<Item>& x, const OwnField& field, const Read& read,
                    const Problem& problem, const Written& written) {
  v.own(
      key,
      [&](auto& in) {
        const JsonNode* node = in.find(key);
        if (node == nullptr) return;
        if (node->kind != JsonNode::Kind::Object)
          return in.error(key, Message("Files", "\"%1\" must be an object {...} with a member for each name").arg(key));
        for (std::size_t i = 0; i < node->keys.size(); ++i) {
          const std::string& name = node->keys[i];
          const JsonNode& value = node->items[i];
          if (std::find(node->keys.begin(), node->keys.begin() + std::ptrdiff_t(i), name) !=
              node->keys.begin() + std::ptrdiff_t(i))
            in.fields().error(value, Message("Files", "duplicate key \"%1\"; keep only one").arg(name));
          Item item;
          if (read(in, name, value, item))
            x.push_back(std::move(item));
          else
            in.fields().error(value, problem(name));
        }
      },
      [&](auto&) {
        scene::Members members;
        for (const Item& each : x) {
          const auto [name, json] = written(each);
          members.addNamed(name, json);
        }
        return x.empty() ? std::nullopt : std::optional(members.inLine());
      },
      field);
}

template <class V>
void describeNumbers(V& v, const char* key, std::vector<NamedNumber>& x, const char* words) {
  describeByName(
      v, key, x, {.schema = R"("type": "object", "additionalProperties": {"type": "number"})", .words = words},
      [](auto& in, const std::string& name, const JsonNode& node, NamedNumber& number) {
        number = {name, 0.0, node.line};
        return in.number(node, number.value);
      },
      [&](const std::string& name) { return Message("Files", "\"%1\" of '%2' must be a number").arg(key, name); },
      [](const NamedNumber& each) { return std::pair(each.name, scene::numberOf(each.value)); });
}

template <class V>
void describeTexts(V& v, const char* key, std::vector<NamedText>& x, const char* words) {
  describeByName(
      v, key, x, {.schema = R"("type": "object", "additionalProperties": {"type": "string"})", .words = words},
      [](auto& in, const std::string& name, const JsonNode& node, NamedText& text) {
        text = {name, {}, node.line};
        return in.text(node, text.text);
      },
      [&](const std::string& name) { return Message("Files", "\"%1\" of '%2' must be a text").arg(key, name); },
      [](const NamedText& each) { return std::pair(each.name, jsonString(each.text)); });
}

/// One answer; false where the node is none: a number, a formula in quotes, three numbers, or a list of options.
template <class In>
bool readAnswer(In& in, const JsonNode& node, LessonAnswer& answer) {
  double number = 0.0;
  if (in.number(node, number)) {
    answer.numbers = {number};
    return true;
  }
  if (in.text(node, answer.formula)) return true;
  if (node.kind != JsonNode::Kind::Array) return false;
  for (const JsonNode& item : node.items) {
    LessonName name{{}, item.line};
    if (in.number(item, number))
      answer.numbers.push_back(number);
    else if (in.text(item, name.text))
      answer.chosen.push_back(name);
    else
      return false;
  }
  return answer.chosen.empty() || answer.numbers.empty();
}

inline std::string answerText(const LessonAnswer& answer) {
  if (!answer.formula.empty()) return jsonString(answer.formula);
  if (answer.numbers.size() == 1) return scene::numberOf(answer.numbers.front());
  if (!answer.numbers.empty()) return scene::listOf(answer.numbers.data(), std::ssize(answer.numbers));
  std::string list = "[";
  for (const LessonName& each : answer.chosen) list.append(list.size() > 1 ? ", " : "").append(jsonString(each.text));
  return list + "]";
}

template <class V>
void describeAnswers(V& v, const char* key, std::vector<LessonAnswer>& x, const char* words) {
  describeByName(
      v, key, x,
      {.schema = R"("type": "object", "additionalProperties": {"anyOf": [{"type": "number"}, )"
                 R"({"type": "string"}, {"type": "array", "items": {"type": ["number", "string"]}}]})",
       .words = words},
      [](auto& in, const std::string& name, const JsonNode& node, LessonAnswer& answer) {
        answer.ask = name;
        answer.line = node.line;
        return readAnswer(in, node, answer);
      },
      [](const std::string& name) {
        return Message("Files",
                       "the answer to '%1' must be a number, a formula in quotes, three numbers or a "
                       "list of options")
            .arg(name);
      },
      [](const LessonAnswer& each) { return std::pair(each.ask, answerText(each)); });
}

}  // namespace linkwright
