// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

#include <string>

namespace linkwright::ui {

/// A message of core in the language of the window.
QString translated(const Message& message);

/// What an example says of itself, in the language of the window; any other text as it is.
QString translatedExample(const std::string& english);

}  // namespace linkwright::ui
