// SPDX-License-Identifier: MIT
#pragma once

// Members of a lesson that are no struct, for its description (describe_lesson.h): names and lists of names with their
// lines, numbers and texts by name, answers.

#include "core/io/json_string.h"
#include "core/io/json_tree.h"
#include "core/io/scene_members.h"
#include "core/lesson/lesson.h"
#include "core/scene/describe.h"

#include <cstddef>
#include <optional>
#include <string>
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

/// Calls `take(name, node)` for each member of an object; false where what stands there is none.
template <class In, class Take>
bool eachMember(In& in, const char* key, const Take& take) {
  const JsonNode* node = in.find(key);
  if (node == nullptr) return false;
  if (node->kind != JsonNode::Kind::Object) {
    in.error(key, Message("Files", "\"%1\" must be an object {...} with a member for each name").arg(key));
    return false;
  }
  for (std::size_t i = 0; i < node->keys.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (node->keys[k] == node->keys[i])
        in.fields().error(node->items[i], Message("Files", "duplicate key \"%1\"; keep only one").arg(node->keys[i]));
    }
    take(node->keys[i], node->items[i]);
  }
  return true;
}

template <class V>
void describeNumbers(V& v, const char* key, std::vector<NamedNumber>& x, const char* words) {
  v.own(
      key,
      [&](auto& in) {
        eachMember(in, key, [&](const std::string& name, const JsonNode& node) {
          NamedNumber number{name, 0.0, node.line};
          if (!in.number(node, number.value))
            return in.fields().error(node, Message("Files", "\"%1\" of '%2' must be a number").arg(key, name));
          x.push_back(number);
        });
      },
      [&](auto&) {
        scene::Members members;
        for (const NamedNumber& each : x) members.addNamed(each.name, scene::numberOf(each.value));
        return x.empty() ? std::nullopt : std::optional(members.inLine());
      },
      OwnField{.schema = R"("type": "object", "additionalProperties": {"type": "number"})", .words = words});
}

template <class V>
void describeTexts(V& v, const char* key, std::vector<NamedText>& x, const char* words) {
  v.own(
      key,
      [&](auto& in) {
        eachMember(in, key, [&](const std::string& name, const JsonNode& node) {
          NamedText text{name, {}, node.line};
          if (!in.text(node, text.text))
            return in.fields().error(node, Message("Files", "\"%1\" of '%2' must be a text").arg(key, name));
          x.push_back(text);
        });
      },
      [&](auto&) {
        scene::Members members;
        for (const NamedText& each : x) members.addNamed(each.name, jsonString(each.text));
        return x.empty() ? std::nullopt : std::optional(members.inLine());
      },
      OwnField{.schema = R"("type": "object", "additionalProperties": {"type": "string"})", .words = words});
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
  v.own(
      key,
      [&](auto& in) {
        eachMember(in, key, [&](const std::string& name, const JsonNode& node) {
          LessonAnswer answer;
          answer.ask = name;
          answer.line = node.line;
          if (!readAnswer(in, node, answer)) {
            return in.fields().error(
                node, Message("Files",
                              "the answer to '%1' must be a number, a formula in quotes, three numbers or a "
                              "list of options")
                          .arg(name));
          }
          x.push_back(answer);
        });
      },
      [&](auto&) {
        scene::Members members;
        for (const LessonAnswer& each : x) members.addNamed(each.ask, answerText(each));
        return x.empty() ? std::nullopt : std::optional(members.inLine());
      },
      OwnField{.schema = R"("type": "object", "additionalProperties": {"anyOf": [{"type": "number"}, )"
                         R"({"type": "string"}, {"type": "array", "items": {"type": ["number", "string"]}}]})",
               .words = words});
}

}  // namespace linkwright
