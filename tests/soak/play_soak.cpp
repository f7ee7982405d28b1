// SPDX-License-Identifier: GPL-3.0-or-later
// A motion of a 7R arm played and scrubbed at random in the real window, for an hour. scripts/soak runs it.
#include "tests/ui/support/play_and_scrub.h"
#include "ui/document/edits.h"
#include "ui/view3d/view3d.h"
#include "ui/widgets/numbers.h"

#include <QApplication>

#include <cstdio>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

// linkwright_play_soak [SECONDS]
int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
  QApplication application(argc, argv);
  useDecimalPoint();
  const double seconds = argc > 1 ? QString::fromLocal8Bit(argv[1]).toDouble() : 3600.0;
  constexpr std::uint64_t kSeed = 7;
  WindowOptions options;
  options.make_view = makeView3D;
  MainWindow window(options);
  window.resize(1280, 720);
  window.show();
  window.document().open(QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/examples/iiwa14.urdf"));
  if (!waitUntil([&] { return window.view() != nullptr && window.view()->frameCount() > 0; })) {
    std::fputs("no 3D frame was drawn\n", stderr);
    return 1;
  }
  setTrajectory(window.document(), wanderingPlan(window.document(), kSeed), QStringLiteral("Motion"));
  const PlayAndScrub found = playAndScrub(window, seconds, kSeed);
  window.document().undoStack()->setClean();
  std::printf("%.0f s (seed %d): played %d times, scrubbed %d times, looked %d times, %d of them at samples\n",
              found.seconds, static_cast<int>(kSeed), found.plays, found.scrubs, found.looks, found.sample_looks);
  std::printf(
      "largest differences: joints %.2g, torques %.2g, cursors %.2g s, %d values in legends %.2g, "
      "handle %.2g pixels\n",
      found.joints, found.torques, found.cursor, found.legend_values, found.legend, found.handle);
  std::printf("memory in use every 30 s, MB:");
  for (const double mb : found.resident_mb) std::printf(" %.1f", mb);
  std::printf("\n");
  const bool agrees = found.joints == 0.0 && found.cursor == 0.0 && found.torques <= 1e-12 && found.legend <= 1e-12 &&
                      found.handle <= 0.01;
  return agrees && found.looks > 0 ? 0 : 1;
}
