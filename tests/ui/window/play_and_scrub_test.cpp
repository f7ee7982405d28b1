// SPDX-License-Identifier: GPL-3.0-or-later
// Two minutes of the soak of play and scrub (scripts/soak has the hour): whatever moves the time, all that shows it
// agrees.
#include "tests/ui/support/play_and_scrub.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/view3d/view3d.h"

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

TEST_CASE("cursor, robot and plots agree at random instants of two minutes of play and scrub", "[window]") {
  constexpr std::uint64_t kSeed = 7;
  INFO("seed " << kSeed);
  WindowOptions options;
  options.make_view = makeView3D;
  MainWindow window(options);
  window.resize(1280, 720);
  window.show();
  openExample(window.document(), "iiwa14.urdf");
  REQUIRE(waitUntil([&] { return window.view() != nullptr && window.view()->frameCount() > 0; }));
  setTrajectory(window.document(), wanderingPlan(window.document(), kSeed), "Motion");
  const PlayAndScrub found = playAndScrub(window, 120.0, kSeed);
  window.document().undoStack()->setClean();
  CHECK(found.plays > 10);
  CHECK(found.scrubs > 50);
  CHECK(found.looks > 200);
  CHECK(found.sample_looks > 20);
  CHECK(found.legend_values > 1000);
  CHECK(found.joints == 0.0);
  CHECK(found.cursor == 0.0);
  CHECK(found.legend <= 1e-12);
  // curves come from the batch kernel, the snapshot from the recording
  CHECK(found.torques <= 1e-12);
  // single precision of the camera's matrices
  CHECK(found.handle <= 0.01);
}
