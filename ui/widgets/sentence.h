// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>

namespace linkwright::ui {

/// A message of core as a sentence that begins with a capital and ends with a full stop.
QString sentence(const Message& message);

}  // namespace linkwright::ui
