// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace linkwright {

class Problems;

/// A JSON value that knows the line it begins on (arrays and objects) or stands on.
struct JsonNode {
  enum class Kind { Null, Boolean, Number, String, Array, Object };
  Kind kind = Kind::Null;
  int line = 1;
  bool boolean = false;
  double number = 0.0;
  std::string text;
  std::vector<JsonNode> items;    ///< of an array, or the values of an object
  std::vector<std::string> keys;  ///< of an object, parallel to items; a key may be there twice

  /// The value of `key`, nullptr if this is no object or has no such key. The first one if there are several.
  const JsonNode* find(std::string_view key) const;
};

inline constexpr int kMaxJsonDepth = 64;

/// More values than any scene has; they would take some 2 GB.
inline constexpr std::size_t kMaxJsonValues = 20'000'000;

/// Parses JSON text; an error says what is wrong on which line. Nesting deeper than kMaxJsonDepth and more than
/// `max_values` values are refused.
Result<JsonNode> parseJson(std::string_view text, const std::string& file_name,
                           std::size_t max_values = kMaxJsonValues);

/// The same of a file's text that may be no text at all (whyNoText); none where something is wrong, which `problems`
/// has then.
std::optional<JsonNode> parseJson(std::string_view text, Problems& problems);

}  // namespace linkwright
