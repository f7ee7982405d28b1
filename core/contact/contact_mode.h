// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// What a contact does at an instant.
enum class ContactMode {
  Free,   ///< no force: not touching, or leaving
  Stick,  ///< held at a point by friction (stick-slip law only)
  Slip    ///< touching, and friction opposes its motion along the surface
};
/// "free", "stick", "slip".
const char* toString(ContactMode mode);

}  // namespace linkwright
