// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace linkwright::ui {

/// The most links of a mechanism that the window opens and makes; linkwright-cli takes more.
inline constexpr int kMostLinks = 1000;

}  // namespace linkwright::ui
