// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace linkwright {

/// The pattern with %1 to %9 replaced by the arguments, in one pass: a "%2" in an argument stays. So does a place that
/// has no argument.
std::string filledIn(std::string_view pattern, const std::vector<std::string>& arguments);

/// What core says to a person: an English pattern and its arguments, kept apart so that an interface can say the same
/// in another language. The pattern is its own id. Plain texts convert to a message that is shown as it is.
///
///     Message("Files", "this row has %1 cells, but the header names %2 columns").arg(cells.size(), names.size())
///
/// lupdate is told of the name Message (scripts/make_texts), so both parts of the constructor are literals.
class Message {
public:
  Message() = default;
  Message(std::string text) : text_(std::move(text)) {}
  Message(const char* text) : text_(text) {}
  /// `context` is what an interface looks the pattern up in; the pattern has %1 to %9 where arguments stand.
  Message(const char* context, const char* pattern) : text_(pattern), context_(context), pattern_(pattern) {}

  /// The same with its arguments, at most nine: texts, messages or integers; other numbers as the text they are shown
  /// by.
  template <class... Arguments>
  Message arg(const Arguments&... arguments) const {
    static_assert(sizeof...(Arguments) <= 9);
    Message filled = *this;
    filled.arguments_ = {asMessage(arguments)...};
    std::vector<std::string> texts;
    for (const Message& each : filled.arguments_) texts.push_back(each.text_);
    filled.text_ = filledIn(pattern_ != nullptr ? pattern_ : text_, texts);
    return filled;
  }

  /// In English.
  const std::string& text() const { return text_; }
  operator const std::string&() const { return text_; }
  bool empty() const { return text_.empty(); }

  const char* context() const { return context_; }  ///< null: the text is nobody's to translate
  const char* pattern() const { return pattern_; }
  const std::vector<Message>& arguments() const { return arguments_; }

  friend bool operator==(const Message& a, const Message& b) { return a.text_ == b.text_; }
  friend std::ostream& operator<<(std::ostream& out, const Message& message);

private:
  static Message asMessage(const Message& message) { return message; }
  static Message asMessage(std::string_view text) { return std::string(text); }
  static Message asMessage(const std::string& text) { return text; }
  static Message asMessage(const char* text) { return text; }
  template <class Integer, typename = std::enable_if_t<std::is_integral_v<Integer>>>
  static Message asMessage(Integer number) {
    return std::to_string(number);
  }
  std::string text_;
  const char* context_ = nullptr;
  const char* pattern_ = nullptr;
  std::vector<Message> arguments_;
};

}  // namespace linkwright
