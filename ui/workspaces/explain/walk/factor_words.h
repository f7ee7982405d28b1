// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/step_terms.h"

#include <QString>

namespace linkwright::ui {

/// What a factor is that the recursion finds in the model or the task: "mass", "joint axis".
QString constantName(linkwright::ModelConstant constant);

}  // namespace linkwright::ui
