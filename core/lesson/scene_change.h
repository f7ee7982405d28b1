// SPDX-License-Identifier: MIT
#pragma once

// A scene that differs from another one in a few members:
//
//     {"linkwright_change_of": "slide.json", "simulation": {"duration": 2}, "links": [{"name": "link_2", "mass": 3}]}
//
// An object's members are changed one by one, null takes one away. An item of a list that has a name changes the item
// of that name, or comes to the end of the list; a list without names is replaced.

#include "core/io/json_tree.h"

#include <string>
#include <string_view>

namespace linkwright {

/// The member that names the scene which is changed: a file of the same folder or an example of the program.
inline constexpr std::string_view kChangeOf = "linkwright_change_of";

/// `base` with the changes. Lines of what is changed are those of `change`. O(values), lists of names O(items^2).
JsonNode changed(JsonNode base, const JsonNode& change);

}  // namespace linkwright
