// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// Marks a text of core that a user interface may translate, and returns it as it is. `context` is what the interface
/// looks it up in. It is a name that lupdate is told (-tr-function-alias QT_TRANSLATE_NOOP+=translatable); core itself
/// speaks English only.
constexpr const char* translatable(const char* /*context*/, const char* text) { return text; }

}  // namespace linkwright
