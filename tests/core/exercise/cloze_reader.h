// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Reads the fields of a cloze question as Moodle does (question/type/multianswer/questiontype.php), written for tests
// from its grammar: {POINTS:TYPE:ANSWER~ANSWER...}; an answer begins with = or %SHARE%, and may end with #FEEDBACK; a
// backslash before } # ~ keeps it from ending anything.

#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace linkwright::test {

struct ClozeAnswer {
  int share = 0;  // percent
  std::string text, feedback;
  std::optional<double> number, tolerance;  // of a numerical field
};
struct ClozeField {
  int points = 0;
  std::string type;
  std::vector<ClozeAnswer> answers;
};
struct ClozeQuestion {
  std::vector<ClozeField> fields;
  std::string outside;  // what is no field
};

/// A number as Moodle takes one: no sign +, no unit.
inline std::optional<double> clozeNumber(const std::string& text) {
  std::size_t i = 0;
  const auto digits = [&] {
    const std::size_t first = i;
    while (i < text.size() && std::isdigit(static_cast<unsigned char>(text[i]))) ++i;
    return i - first;
  };
  if (i < text.size() && text[i] == '-') ++i;
  const std::size_t whole = digits();
  std::size_t part = 0;
  if (i < text.size() && (text[i] == '.' || text[i] == ',')) {
    ++i;
    part = digits();
  }
  if (whole + part == 0) return std::nullopt;
  if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
    ++i;
    if (i < text.size() && (text[i] == '-' || text[i] == '+')) ++i;
    if (digits() == 0) return std::nullopt;
  }
  if (i != text.size()) return std::nullopt;
  return std::stod(text);
}

class ClozeReader {
public:
  explicit ClozeReader(const std::string& text) : text_(text) {}

  ClozeQuestion read() {
    ClozeQuestion question;
    while (at_ < text_.size()) {
      const std::size_t start = at_;
      ClozeField field;
      if (text_[at_] == '{' && readField(field)) {
        question.fields.push_back(field);
      } else {
        at_ = start;
        question.outside += text_[at_++];
      }
    }
    return question;
  }

private:
  /// Up to one of `ends` that no backslash stands before; false at the end of the text.
  bool readUntil(const std::string& ends, std::string& words) {
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size() &&
          std::string("}#~").find(text_[at_ + 1]) != std::string::npos) {
        words += text_[++at_];
        continue;
      }
      if (ends.find(text_[at_]) != std::string::npos) return true;
      words += text_[at_];
    }
    return false;
  }
  bool readField(ClozeField& field) {
    std::string points;
    for (++at_; at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])); ++at_) points += text_[at_];
    if (at_ >= text_.size() || text_[at_] != ':') return false;
    field.points = points.empty() ? 1 : std::stoi(points);
    ++at_;
    if (!readUntil(":}", field.type) || text_[at_] != ':') return false;
    const bool is_number = field.type == "NUMERICAL" || field.type == "NM";
    if (!is_number && field.type != "MULTICHOICE_V" && field.type != "MULTICHOICE") return false;
    do {
      ++at_;
      ClozeAnswer answer;
      if (!readAnswer(answer, is_number)) return false;
      field.answers.push_back(answer);
    } while (text_[at_] == '~');
    ++at_;
    return true;
  }
  bool readAnswer(ClozeAnswer& answer, bool is_number) {
    if (at_ < text_.size() && text_[at_] == '=') {
      answer.share = 100;
      ++at_;
    } else if (at_ < text_.size() && text_[at_] == '%') {
      ++at_;
      std::string share;
      if (!readUntil("%", share)) return false;
      answer.share = std::stoi(share);
      ++at_;
    }
    if (!readUntil("#~}", answer.text) || answer.text.empty()) return false;
    if (text_[at_] == '#') {
      ++at_;
      if (!readUntil("~}", answer.feedback)) return false;
    }
    if (!is_number) return true;
    const std::size_t colon = answer.text.find(':');
    if (colon == std::string::npos) return false;
    answer.number = clozeNumber(answer.text.substr(0, colon));
    answer.tolerance = clozeNumber(answer.text.substr(colon + 1));
    return answer.number && answer.tolerance;
  }

  const std::string& text_;
  std::size_t at_ = 0;
};

}  // namespace linkwright::test
