// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/revision_case.h"

#include <QString>

#include <optional>
#include <stop_token>

namespace linkwright::ui {

/// The paper's example with these settings: link 1 elastic (Figure 2) and ideal-rigid (Figure 3).
struct RevisionResult {
  RevisionCase of;
  RevisionRun elastic, rigid;
  /// Of the same settings without their mistakes; empty where there are none.
  std::optional<RevisionResults> right;
  QString problem;  ///< why there are no runs; empty: there are
  const RevisionRun& run() const { return of.is_link_1_rigid ? rigid : elastic; }
};

/// `stop` ends it within a step of a run.
RevisionResult revisionResult(const RevisionCase& which, const std::stop_token& stop = {});

}  // namespace linkwright::ui
