// SPDX-License-Identifier: GPL-3.0-or-later
// A refresh that waits until its view can be seen.
#include "ui/widgets/when_seen.h"

#include "tests/support/catch.h"

#include <QWidget>

using namespace linkwright::ui;

TEST_CASE("A hidden view is refreshed once, when it is shown") {
  QWidget view;
  int refreshes = 0;
  WhenSeen seen(view, [&refreshes] { ++refreshes; });
  CHECK(seen.isDue());
  seen.ask();
  seen.ask();
  CHECK(refreshes == 0);
  view.show();
  CHECK(refreshes == 1);
  CHECK_FALSE(seen.isDue());
  // nothing has been asked for meanwhile
  view.hide();
  view.show();
  CHECK(refreshes == 1);
  view.hide();
  seen.ask();
  CHECK(seen.isDue());
  view.show();
  CHECK(refreshes == 2);
}

TEST_CASE("A view that can be seen is refreshed at once") {
  QWidget window;
  QWidget view(&window);
  int refreshes = 0;
  WhenSeen seen(view, [&refreshes] { ++refreshes; });
  window.show();
  CHECK(refreshes == 1);
  seen.ask();
  seen.ask();
  CHECK(refreshes == 3);
}

TEST_CASE("What is asked for while a view is being refreshed is done, not forgotten") {
  QWidget view;
  int refreshes = 0;
  WhenSeen* again = nullptr;
  WhenSeen seen(view, [&] {
    if (++refreshes == 1) again->ask();
  });
  again = &seen;
  view.show();
  CHECK(refreshes == 2);
  CHECK_FALSE(seen.isDue());
}
