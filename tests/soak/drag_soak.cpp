// SPDX-License-Identifier: GPL-3.0-or-later
// Each of the four arms dragged in circles in the real window for a minute. scripts/soak runs it.
#include "tests/ui/support/circle_drag.h"
#include "ui/widgets/numbers.h"

#include <QApplication>

#include <cstdio>
#include <utility>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

double percentile(std::vector<double> values, double share) {
  if (values.empty()) return 0.0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

bool soak(const char* name, const char* file, double seconds) {
  WindowOptions options;
  options.make_view = makeView3D;
  MainWindow window(options);
  window.resize(1280, 720);
  window.show();
  window.document().open(QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/examples/") + QLatin1String(file));
  if (!waitUntil([&] { return window.view() != nullptr && window.view()->frameCount() > 0; })) {
    std::fputs("no 3D frame was drawn\n", stderr);
    return false;
  }
  const CircleDrag drag = dragInCircles(window, seconds);
  window.document().undoStack()->setClean();
  std::printf("%s: %.0f s, %d circles, %d events, %.1f frames/s\n", name, drag.seconds, drag.gestures, drag.events,
              drag.frames / drag.seconds);
  std::printf("  event to snapshot: median %.3f ms, p99 %.3f ms; event to frame: median %.1f ms, p99 %.1f ms\n",
              percentile(drag.event_ms, 0.5), percentile(drag.event_ms, 0.99), percentile(drag.frame_ms, 0.5),
              percentile(drag.frame_ms, 0.99));
  std::printf("  residual: p99 %.2g m, worst %.2g m over %zu; largest move of a joint %.4f\n",
              percentile(drag.residual, 0.99), percentile(drag.residual, 1.0), drag.residual.size(), drag.largest_move);
  std::printf("  dropped gestures %d, not restored by Esc %d of %d, undo steps %d of %d\n", drag.dropped,
              drag.not_restored, drag.escapes, drag.undo_steps, drag.gestures - drag.escapes);
  return drag.dropped == 0 && drag.not_restored == 0 && drag.undo_steps == drag.gestures - drag.escapes;
}

}  // namespace

// linkwright_drag_soak [SECONDS an arm]
int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
  QApplication application(argc, argv);
  useDecimalPoint();
  const double seconds = argc > 1 ? QString::fromLocal8Bit(argv[1]).toDouble() : 60.0;
  bool good = true;
  for (const auto& [name, file] : {std::pair{"PUMA 560", "puma560.json"},
                                   {"UR5e", "ur5e.urdf"},
                                   {"iiwa 14", "iiwa14.urdf"},
                                   {"Panda", "panda.urdf"}}) {
    good = soak(name, file, seconds) && good;
  }
  return good ? 0 : 1;
}
