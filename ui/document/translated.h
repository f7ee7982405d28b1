// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

namespace linkwright::ui {

/// A message of core in the language of the window.
QString translated(const Message& message);

}  // namespace linkwright::ui
