// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace linkwright {

/// Words as text or as a quoted attribute of XML and HTML. Control characters, which XML has not, become blanks.
std::string xmlText(std::string_view words);

}  // namespace linkwright
