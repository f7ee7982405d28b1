// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace linkwright::ui {

/// A sentence of the core as one that begins with a capital and ends with a full stop.
QString sentence(const std::string& words);

}  // namespace linkwright::ui
