// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/revision_result.h"

#include "ui/document/translated.h"

#include <utility>

namespace linkwright::ui {

RevisionResult revisionResult(const RevisionCase& which, const std::stop_token& stop) {
  RevisionResult made;
  made.of = which;
  const auto run = [&](bool is_rigid, bool with_mistakes) {
    RevisionCase each = which;
    each.is_link_1_rigid = is_rigid;
    if (!with_mistakes) each.mistakes.clear();
    Result<RevisionRun> found = runRevision(each, stop);
    if (found) return std::move(found).value();
    made.problem = translated(found.diagnostics().front().message);
    return RevisionRun();
  };
  made.elastic = run(false, true);
  made.rigid = run(true, true);
  if (!which.mistakes.empty()) made.right = run(which.is_link_1_rigid, false).figures;
  return made;
}

}  // namespace linkwright::ui
