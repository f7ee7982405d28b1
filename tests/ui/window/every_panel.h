// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/window/window_fixture.h"

namespace linkwright::test {

/// `check` with every panel that a mode shows, raised.
template <class Check>
void withEveryPanel(WindowFixture& f, Check check) {
  for (const char* mode : kWorkspaceNames) {
    f.enter(mode);
    for (QDockWidget* dock : f.window.findChildren<QDockWidget*>()) {
      if (!dock->isVisible()) continue;
      ui::bring(*dock);
      // a panel is styled when it is first shown, and its layouts follow in the next turns of the event loop
      for (int turn = 0; turn < 3; ++turn) f.settle();
      check(*dock);
    }
  }
}

}  // namespace linkwright::test
