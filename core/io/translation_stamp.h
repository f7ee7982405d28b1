// SPDX-License-Identifier: MIT
#pragma once

// A translation of a text file says in its first line which state of the original it was made from, with the first 8
// hexadecimal digits of the SHA-256 of the original's bytes:
//
//     <!-- English: 1a2b3c4d. Made by a machine; no native speaker has read it. -->

#include <string_view>

namespace linkwright {

/// The first line of a translation, without its end; empty where it is no stamp.
std::string_view stampIn(std::string_view translation);
/// Whether the original is no longer the one of the stamp. Of an empty stamp nobody knows: false.
bool isOutdated(std::string_view stamp, std::string_view original);

}  // namespace linkwright
