// SPDX-License-Identifier: GPL-3.0-or-later
// Each of the four arms dragged in circles in the real window, five seconds in all. tests/soak does it for minutes.
#include "tests/ui/support/circle_drag.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

TEST_CASE("A hand that is dragged in circles drops no gesture, and Esc restores every bit", "[window]") {
  for (const char* file : {"puma560.json", "ur5e.urdf", "iiwa14.urdf", "panda.urdf"}) {
    INFO(file);
    WindowOptions options;
    options.make_view = makeView3D;
    MainWindow window(options);
    window.resize(1280, 720);
    window.show();
    openExample(window.document(), file);
    REQUIRE(waitUntil([&] { return window.view() != nullptr && window.view()->frameCount() > 0; }));
    const CircleDrag drag = dragInCircles(window, 1.25);
    window.document().undoStack()->setClean();
    CHECK(drag.gestures >= 1);
    CHECK(drag.dropped == 0);
    CHECK(drag.not_restored == 0);
    // one step a drag that was not taken back; a circle ends where it began, but the arm may have turned on the way
    CHECK(drag.undo_steps == drag.gestures - drag.escapes);
    CHECK(drag.largest_move <= 0.2 + 1e-12);
    for (const double residual : drag.residual) CHECK(residual < 1e-5);
    CHECK(drag.residual.size() > static_cast<std::size_t>(drag.events / 2));
  }
}
