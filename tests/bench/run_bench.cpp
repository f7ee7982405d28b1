// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/run_bench.h"

#include "core/contact/contact.h"
#include "core/scene/scene.h"
#include "core/simulation/settings.h"
#include "tests/bench/edit_bench.h"
#include "tests/bench/window_tools.h"
#include "ui/document/edits.h"
#include "ui/main_window.h"
#include "ui/work/simulation_session.h"

#include <QAction>

#include <algorithm>
#include <cstdio>

using namespace linkwright::test;
using namespace linkwright::ui;

namespace linkwright::bench {

namespace {

constexpr int kRunMs = 6000;
constexpr int kStops = 30;

void setLong(Document& document) {
  SimulationSettings settings = simulationSettings(document);
  settings.duration = 1000.0;
  settings.steps_per_sample = 1;
  setSimulation(document, document.scene().contacts.orDefault(), settings, QStringLiteral("bench"));
}

void benchFrameRate(MainWindow& window, double speed, const char* what) {
  SimulationSession& session = window.part<linkwright::ui::SimulationSession>();
  session.reset();
  session.setSpeed(speed);
  session.run();
  if (session.stage() != SimulationSession::Stage::Running) return std::puts("  it does not begin"), void();
  settle(500);
  const int frames_before = window.view()->frameCount();
  const double cpu_before = cpuSeconds(), ui_before = threadSeconds();
  int snapshots = 0;
  double longest = 0.0;
  QElapsedTimer since;
  since.start();
  const auto counted = QObject::connect(&window.document(), &Document::snapshotChanged, &window, [&] {
    ++snapshots;
    longest = std::max(longest, 1e-6 * static_cast<double>(since.nsecsElapsed()));
    since.restart();
  });
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < kRunMs) sleepUntilEvent(20);
  QObject::disconnect(counted);
  const double seconds = 1e-3 * static_cast<double>(clock.elapsed());
  std::printf(
      "  %s: %.1f frames/s, %.1f states/s, longest wait for one %.1f ms, real-time factor %.2f, %.2f cores, "
      "%.2f of them the window's thread\n",
      what, (window.view()->frameCount() - frames_before) / seconds, snapshots / seconds, longest,
      session.realTimeFactor(), (cpuSeconds() - cpu_before) / seconds, (threadSeconds() - ui_before) / seconds);
  session.pause();
}

// the worker's part is to end its step; the window's to make the run the motion
void benchStops(MainWindow& window) {
  SimulationSession& session = window.part<linkwright::ui::SimulationSession>();
  std::vector<double> stop_ms;
  for (int k = 0; k < kStops; ++k) {
    session.reset();
    session.setSpeed(0.0);
    session.run();
    settle(50 + 7 * k);
    QElapsedTimer clock;
    clock.start();
    session.pause();
    stop_ms.push_back(1e-6 * static_cast<double>(clock.nsecsElapsed()));
  }
  std::printf("  from pause to stopped, with the run kept: median %.1f, largest %.1f ms over %zu\n",
              percentile(stop_ms, 0.5), percentile(stop_ms, 1.0), stop_ms.size());
}

}  // namespace

void benchRun(MainWindow& window) {
  window.document().open(QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/examples/arm_on_the_ground_i.json"));
  window.findChild<QAction*>("actionWorkspaceSimulate")->trigger();
  settle(500);
  std::puts("an arm of 3 links on the ground, RK4 at 1 ms, every step a sample:");
  setLong(window.document());
  benchFrameRate(window, 1.0, "with the clock");
  benchFrameRate(window, 0.0, "as fast as it goes");
  benchStops(window);
  benchOpening(window, 300);
  window.findChild<QAction*>("actionWorkspaceSimulate")->trigger();
  settle(500);
  std::puts("a chain of 300 links, free:");
  setLong(window.document());
  benchFrameRate(window, 1.0, "with the clock");
  benchStops(window);
  window.document().undoStack()->setClean();
}

}  // namespace linkwright::bench
