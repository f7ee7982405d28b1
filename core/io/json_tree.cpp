// SPDX-License-Identifier: MIT
#include "core/io/json_tree.h"

#include "core/io/problems.h"
#include "core/io/text_file.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace linkwright {
namespace {

/// Walks the text and tells how far the parser has read.
struct TrackedIterator {
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  const char* at = nullptr;
  const char** furthest = nullptr;

  reference operator*() const { return *at; }
  TrackedIterator& operator++() {
    ++at;
    *furthest = at;
    return *this;
  }
  TrackedIterator operator++(int) {
    TrackedIterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const TrackedIterator& other) const { return at == other.at; }
  bool operator!=(const TrackedIterator& other) const { return at != other.at; }
};

/// Builds the tree from the parser's events.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
  TreeBuilder(std::string_view text, const std::string& file_name, std::size_t max_values)
      : furthest(text.data()),
        counted_(text.data()),
        begin_(text.data()),
        max_values_(max_values),
        file_name_(file_name) {}

  bool null() override { return add(JsonNode::Kind::Null) != nullptr; }
  bool boolean(bool value) override {
    JsonNode* const node = add(JsonNode::Kind::Boolean);
    if (node == nullptr) return false;
    node->boolean = value;
    return true;
  }
  bool number_integer(number_integer_t value) override { return addNumber(static_cast<double>(value)); }
  bool number_unsigned(number_unsigned_t value) override { return addNumber(static_cast<double>(value)); }
  bool number_float(number_float_t value, const string_t&) override { return addNumber(value); }
  bool string(string_t& value) override {
    JsonNode* const node = add(JsonNode::Kind::String);
    if (node == nullptr) return false;
    node->text = std::move(value);
    return true;
  }
  bool binary(binary_t&) override { return false; }  // does not occur in JSON text
  bool start_object(std::size_t) override { return open(JsonNode::Kind::Object); }
  bool start_array(std::size_t) override { return open(JsonNode::Kind::Array); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& value) override {
    open_.back()->keys.push_back(std::move(value));
    return true;
  }
  bool parse_error(std::size_t, const std::string& last_token, const nlohmann::json::exception& problem) override {
    if (problem.id == 406) {
      fail(Message("Files", "the number %1 is too large").arg(last_token));
      return false;
    }
    fail(Message("Files", "the text near '%1' is not valid JSON").arg(last_token.substr(0, 40)));
    return false;
  }

  JsonNode root;
  Diagnostics diagnostics;
  const char* furthest;

private:
  int line() {
    // the parser reads one character past a number: that one may be the line break
    const char* end = furthest > begin_ ? furthest - 1 : furthest;
    if (end > counted_) {
      line_ += static_cast<int>(std::count(counted_, end, '\n'));
      counted_ = end;
    }
    return line_;
  }
  void fail(const Message& message) { diagnostics.push_back({Severity::Error, file_name_, line(), message}); }
  /// The place of the next value; nullptr, with an error, where there are too many.
  JsonNode* add(JsonNode::Kind kind) {
    if (values_++ == max_values_) {
      fail(Message("Files",
                   "the file contains too many values; the limit is %1; give states as CSV, or in several files")
               .arg(max_values_));
      return nullptr;
    }
    JsonNode* node = &root;
    if (!open_.empty()) {
      node = &open_.back()->items.emplace_back();
    }
    node->kind = kind;
    node->line = line();
    return node;
  }
  bool addNumber(double value) {
    JsonNode* const node = add(JsonNode::Kind::Number);
    if (node == nullptr) return false;
    node->number = value;
    return true;
  }
  bool open(JsonNode::Kind kind) {
    if (open_.size() >= kMaxJsonDepth) {
      fail(Message("Files", "the values are nested deeper than %1 levels").arg(kMaxJsonDepth));
      return false;
    }
    // a parent's items do not grow while one of them is open, so the pointer stays valid
    JsonNode* const node = add(kind);
    if (node == nullptr) return false;
    open_.push_back(node);
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  const char* counted_;
  const char* begin_;
  int line_ = 1;
  std::size_t values_ = 0;
  std::size_t max_values_;
  const std::string& file_name_;
  std::vector<JsonNode*> open_;
};

}  // namespace

const JsonNode* JsonNode::find(std::string_view key) const {
  const auto found = std::find(keys.begin(), keys.end(), key);
  return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

Result<JsonNode> parseJson(std::string_view text, const std::string& file_name, std::size_t max_values) {
  TreeBuilder builder(text, file_name, max_values);
  const TrackedIterator first{text.data(), &builder.furthest};
  const TrackedIterator last{text.data() + text.size(), &builder.furthest};
  if (!nlohmann::json::sax_parse(first, last, &builder)) {
    return Result<JsonNode>::failure(std::move(builder.diagnostics));
  }
  return std::move(builder.root);
}

std::optional<JsonNode> parseJson(std::string_view text, Problems& problems) {
  if (const std::optional<Diagnostic> problem = whyNoText(text, problems.file())) {
    problems.add({*problem});
    return std::nullopt;
  }
  Result<JsonNode> parsed = parseJson(text, problems.file());
  if (parsed) return std::move(parsed).value();
  problems.add(parsed.diagnostics());
  return std::nullopt;
}

}  // namespace linkwright
