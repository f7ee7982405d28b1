// SPDX-License-Identifier: MIT
#include "core/io/json_string.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace linkwright {

std::string jsonString(const std::string& text) {
  // keys and most names: nothing to escape
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
  if (std::all_of(text.begin(), text.end(), is_plain)) return '"' + text + '"';
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace linkwright
