// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QString>

namespace linkwright::ui {

/// How the last drag ended, in one sentence with the residual: "converged: 0.3 µm, 0.0001°".
QString solverSummary(const IkReport& report, AngleUnit unit);
/// What it means and what to do; empty where there is nothing to do.
QString solverAdvice(IkStatus status);

}  // namespace linkwright::ui
