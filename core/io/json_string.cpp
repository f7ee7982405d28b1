// SPDX-License-Identifier: MIT
#include "core/io/json_string.h"

#include <nlohmann/json.hpp>

namespace linkwright {

std::string jsonString(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace linkwright
