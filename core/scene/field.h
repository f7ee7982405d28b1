// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/translatable.h"

#include <limits>

namespace linkwright {

/// What is said of a field besides its key and its type. `least` and `most` are allowed, `above` is not.
struct Field {
  bool needed = false;    ///< a file without it is refused
  bool optional = false;  ///< written only where it differs from a new struct's
  bool omitted = false;   ///< not written this time
  bool varies = false;    ///< what it is in a file without it depends on other keys
  bool may_be_infinite = false;
  double above = -std::numeric_limits<double>::infinity();
  double least = -std::numeric_limits<double>::infinity();
  double most = std::numeric_limits<double>::infinity();
  bool checked = false;  ///< a check says in its own words what is beyond the bounds: readers leave it to that
  const char* unit = "";
  /// What is said of a value beyond the bounds, after the key; of a word that is none of those, as a whole, with % for
  /// the word. Null: what follows from the bounds and the words.
  const char* refusal = nullptr;
  const char* words = "";   ///< what it is
  const char* schema = "";  ///< members that its JSON schema has besides, for what a check says to a person
};

}  // namespace linkwright
