// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a hand at the mouse feels it: time to the first 3D frame, frames a second while the hand is dragged,
// and the time from a mouse event to the snapshot that answers it. scripts/bench runs it; nothing here is a verdict.
#include "tests/bench/edit_bench.h"
#include "tests/bench/motion_bench.h"
#include "tests/bench/run_bench.h"
#include "tests/bench/window_tools.h"
#include "ui/document/edits.h"
#include "ui/main_window.h"
#include "ui/widgets/language.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/dock_contents.h"
#include "ui/workspaces/explain/table/table_panel.h"

#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QScreen>
#include <QScrollArea>
#include <QSet>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace linkwright;
using namespace linkwright::bench;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

constexpr int kSeconds = 6;
constexpr int kMouseMs = 8;  // 125 events a second, an ordinary mouse

double secondsSinceEpoch() {
  return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// Whether the middle of the window shows more than flat ground: the picture itself, not what the renderer says of it.
bool showsScene(MainWindow& window) {
  const QRect area = window.centralWidget()->geometry();
  const QImage image =
      window.screen()->grabWindow(window.winId(), area.x(), area.y(), area.width(), area.height()).toImage();
  QSet<QRgb> colours;
  for (int y = 0; y < image.height(); y += 8) {
    for (int x = 0; x < image.width(); x += 8) colours.insert(image.pixel(x, y));
  }
  return colours.size() > 100;
}

/// `--size WIDTHxHEIGHT` of the window; 1280x720 where it is absent.
QSize wantedSize(const QStringList& arguments) {
  const qsizetype at = arguments.indexOf(QStringLiteral("--size"));
  const QStringList sides = at < 0 ? QStringList() : arguments.value(at + 1).split(QLatin1Char('x'));
  const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
  return size.isEmpty() ? QSize(1280, 720) : size;
}

void benchDrag(MainWindow& window) {
  View3D& view = *window.view();
  Document& document = window.document();
  const QPointF grip = view.gizmoHandle(3);
  press(view.inputTarget(), grip);
  if (!document.gestureActive()) {
    std::fputs("the gizmo was not gripped\n", stderr);
    return;
  }
  std::vector<double> event_ms;
  const int frames_before = view.frameCount();
  const double cpu_before = cpuSeconds();
  QElapsedTimer clock;
  clock.start();
  QTimer mouse;
  mouse.setTimerType(Qt::PreciseTimer);
  QObject::connect(&mouse, &QTimer::timeout, [&] {
    // a circle of 60 px, once in two seconds
    const double angle = 3.14159265358979 * 1e-3 * static_cast<double>(clock.elapsed());
    const QPointF at = grip + 60.0 * QPointF(std::cos(angle) - 1.0, std::sin(angle));
    const auto serial = document.snapshot()->serial;
    QElapsedTimer event;
    event.start();
    moveTo(view.inputTarget(), at);
    if (document.snapshot()->serial != serial) event_ms.push_back(static_cast<double>(event.nsecsElapsed()) * 1e-6);
  });
  mouse.start(kMouseMs);
  while (clock.elapsed() < 1000 * kSeconds) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
  mouse.stop();
  const double seconds = 1e-3 * static_cast<double>(clock.elapsed());
  const int frames = view.frameCount() - frames_before;
  const double cpu = cpuSeconds() - cpu_before;
  release(view.inputTarget(), grip);
  std::printf("view of %d x %d\n", view.widget()->width(), view.widget()->height());
  std::printf("drag: %.1f frames/s over %.1f s, %.1f ms of computing a frame\n", frames / seconds, seconds,
              1e3 * cpu / std::max(frames, 1));
  std::printf("event to snapshot: median %.3f ms, p99 %.3f ms, worst %.3f ms over %zu events\n",
              percentile(event_ms, 0.5), percentile(event_ms, 0.99), percentile(event_ms, 1.0), event_ms.size());
}

/// The walk as the keys take it: forth to the end, back to the start, and so on.
class Walker {
public:
  explicit Walker(MainWindow& window)
      : window_(window), steps_(static_cast<int>(window.document().snapshot()->steps->size())) {}
  int steps() const { return steps_; }
  /// As often as it takes to have seen each step both ways, and a short recursion many times.
  int presses() const { return std::max(2 * steps_, std::min(5 * steps_, 400)); }
  int step() const { return window_.interaction().walk().step(); }
  void press() {
    const bool back = (pressed_++ / (steps_ - 1)) % 2 != 0;
    (back ? window_.findChild<QAction*>("actionStepBack") : window_.findChild<QAction*>("actionStepForward"))
        ->trigger();
  }

private:
  MainWindow& window_;
  int steps_;
  int pressed_ = 0;
};

// until equation, numbers and table are on the screen
void benchPainted(Walker& walker, PaintCounter& painted) {
  std::vector<double> painted_ms, computed_ms;
  for (int i = 0; i < walker.presses(); ++i) {
    painted.forget();
    QElapsedTimer clock;
    clock.start();
    const double computed_before = threadSeconds();
    walker.press();
    if (!waitUntil([&] { return painted.all(); })) break;
    painted_ms.push_back(1e-6 * static_cast<double>(clock.nsecsElapsed()));
    computed_ms.push_back(1e3 * (threadSeconds() - computed_before));
    if (painted_ms.back() > 100.0) {
      std::printf("a step of %.1f ms: press %d, now at step %d\n", painted_ms.back(), i, walker.step());
    }
    settle(20);
  }
  std::printf(
      "step to equation, numbers and table painted: median %.1f ms, p99 %.1f ms, largest %.1f ms over %zu steps\n",
      percentile(painted_ms, 0.5), percentile(painted_ms, 0.99), percentile(painted_ms, 1.0), painted_ms.size());
  std::printf("of that computed by the window's thread: median %.1f ms, p99 %.1f ms, largest %.1f ms\n",
              percentile(computed_ms, 0.5), percentile(computed_ms, 0.99), percentile(computed_ms, 1.0));
}

struct SeenFrame {
  int frame = 0;  ///< turns of the view's frame loop since the key, those that draw nothing among them
  double ms = 0.0;
  QImage picture;
};

// until the 3D view shows the step: what is on the screen is read after every frame, and the first picture that is
// equal to the one that stays is the step's. Reading the screen is part of the time.
void benchFrames(Walker& walker, const View3D& view) {
  constexpr int kWatched = 8;
  std::vector<double> frames, ms;
  QImage shown = pictureOf(view);
  for (int i = 0; i < walker.presses(); ++i) {
    std::vector<SeenFrame> seen;
    const int before = view.turnCount();
    QElapsedTimer clock;
    clock.start();
    walker.press();
    while (seen.empty() || seen.back().frame < kWatched) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
      const int frame = view.turnCount() - before;
      if (frame == 0 || (!seen.empty() && seen.back().frame == frame)) continue;
      seen.push_back({frame, 0.0, pictureOf(view)});
      seen.back().ms = 1e-6 * static_cast<double>(clock.nsecsElapsed());
    }
    const auto first = std::find_if(seen.begin(), seen.end(),
                                    [&](const SeenFrame& each) { return each.picture == seen.back().picture; });
    const bool changed = seen.back().picture != shown;
    shown = seen.back().picture;
    if (!changed) continue;
    if (first->frame > 3) std::printf("frame %d, %.1f ms: now at step %d\n", first->frame, first->ms, walker.step());
    frames.push_back(first->frame);
    ms.push_back(first->ms);
  }
  if (frames.empty()) return;
  std::printf("step to the 3D frame that shows it, of the view's own: median %.0f, p99 %.0f, largest %.0f\n",
              percentile(frames, 0.5), percentile(frames, 0.99), percentile(frames, 1.0));
  std::printf("the same in time: median %.1f ms, p99 %.1f ms, largest %.1f ms over %zu steps\n", percentile(ms, 0.5),
              percentile(ms, 0.99), percentile(ms, 1.0), ms.size());
}

// until what was behind another panel's tab is painted, for the first time
void benchSheets(MainWindow& window) {
  const auto measure = [&](const char* name, const auto& bring) {
    settle(100);
    PaintCounter painted;
    const double computed_before = threadSeconds();
    QElapsedTimer clock;
    clock.start();
    bring();
    // made only now, and painted when its turn comes
    const QWidget* contents = window.findChild<QDockWidget*>(QString::fromLatin1(name))->widget();
    painted.watch(contents->findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly)->widget());
    if (!waitUntil([&] { return painted.all(); })) return;
    std::printf("%s for the first time in front: %.1f ms, %.1f ms of it computed\n", name,
                1e-6 * static_cast<double>(clock.nsecsElapsed()), 1e3 * (threadSeconds() - computed_before));
  };
  const auto raise = [&](const char* name) {
    measure(name, [&] { ui::bring(*window.findChild<QDockWidget*>(QString::fromLatin1(name))); });
  };
  window.findChild<QAction*>("actionStepFirst")->trigger();
  raise("dockAbilities");
  raise("dockIteration");
  measure("dockTable", [&] {
    window.findChild<QAction*>("actionWorkspaceExplain")->trigger();
    ui::bring(*window.findChild<QDockWidget*>(QStringLiteral("dockTable")));
  });
  for (const char* name : {"dockCompare", "dockWhy", "dockWhatIf", "dockCost", "dockMotion", "dockTable"}) raise(name);
}

// the key's own action, in the Explain workspace with its table
void benchSteps(MainWindow& window) {
  const SnapshotPtr at_rest = window.document().snapshot();
  const Eigen::VectorXd rates = Eigen::VectorXd::LinSpaced(at_rest->model->dof(), 0.5, 1.5);
  setState(window.document(), at_rest->q, rates, rates, QStringLiteral("bench"));
  benchSheets(window);
  window.findChild<QAction*>("actionWorkspaceExplain")->trigger();
  window.findChild<QAction*>("actionStepFirst")->trigger();
  PaintCounter painted;
  painted.watch(window.findChild<QWidget*>(QStringLiteral("explainScrubber")));
  painted.watch(window.findChild<QWidget*>(QStringLiteral("explainWords")));
  painted.watch(window.part<linkwright::ui::TablePanel>().findChild<QTableView*>()->viewport());
  waitUntil([&] { return painted.all(); });
  settle(300);
  Walker walker(window);
  benchPainted(walker, painted);
  if (!QCoreApplication::arguments().contains("--painted-only")) benchFrames(walker, *window.view());
  window.findChild<QAction*>("actionStepLeave")->trigger();
  window.findChild<QAction*>("actionWorkspacePose")->trigger();
}

double residentMegabytes() {
  QFile status(QStringLiteral("/proc/self/status"));
  if (!status.open(QIODevice::ReadOnly)) return 0.0;
  const QByteArray text = status.readAll();
  return QString::fromLatin1(text.mid(text.indexOf("VmRSS:") + 6)).simplified().section(' ', 0, 0).toDouble() / 1024.0;
}

/// The memory of the process before and after every example was open for half a second, one after the other.
void benchMemory(MainWindow& window) {
  const QDir examples(QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/examples"));
  settle(500);
  std::printf("memory with one example: %.1f MB\n", residentMegabytes());
  int count = 0;
  for (const QString& name : examples.entryList({"*.json", "*.urdf"}, QDir::Files, QDir::Name)) {
    window.document().open(examples.filePath(name));
    settle(500);
    ++count;
  }
  std::printf("memory after %d examples: %.1f MB\n", count, residentMegabytes());
}

/// How long a person waits for a lesson, and a drag in it beside the same drag without it.
void benchLesson(MainWindow& window) {
  const QString assets = QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets");
  settle(500);
  QElapsedTimer clock;
  clock.start();
  window.openLesson(assets + "/lessons/where_gravity_enters");
  MainWindow& lesson = *window.lessonWindow();
  waitUntil([&] { return lesson.view() != nullptr && lesson.view()->frameCount() > 0; });
  std::printf("asked for a lesson to its first 3D frame: %.3f s\n", 1e-3 * static_cast<double>(clock.elapsed()));
  settle(500);
  benchDrag(lesson);
  lesson.close();
  waitUntil([&] { return window.lessonWindow() == nullptr; });
  window.document().open(assets + "/examples/planar_2r.json");
  settle(500);
  benchDrag(window);
}

}  // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT3D_RENDERER")) qputenv("QT3D_RENDERER", "opengl");
  const double started = qEnvironmentVariable("LINKWRIGHT_STARTED").toDouble();
  QApplication application(argc, argv);
  useDecimalPoint();
  prepareView3D();
  WindowOptions options;
  if (const qsizetype at = application.arguments().indexOf(QLatin1String("--language")); at > 0) {
    options.language = application.arguments().value(at + 1);
    loadTexts(options.language);
  }
  options.make_view = makeView3D;
  options.examples_folder = QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/examples");
  options.lessons_folder = QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/lessons");
  MainWindow window(options);
  window.resize(wantedSize(application.arguments()));
  window.show();
  // another robot where the last argument is its file
  const QString last = application.arguments().constLast();
  const bool named = last.endsWith(QLatin1String(".json")) || last.endsWith(QLatin1String(".urdf"));
  if (const qsizetype at = application.arguments().indexOf(QLatin1String("--chain")); at > 0) {
    waitUntil([&] { return window.view() != nullptr && window.view()->frameCount() > 0; });
    benchOpening(window, application.arguments().value(at + 1).toInt());
    benchEdits(window);
    window.document().undoStack()->setClean();
    return 0;
  }
  window.document().open(named ? last : QStringLiteral(LINKWRIGHT_SOURCE_DIR "/assets/examples/iiwa14.urdf"));
  if (!waitUntil([&] { return window.view() != nullptr && window.view()->frameCount() > 0; })) {
    std::fputs("no 3D frame was drawn\n", stderr);
    return 1;
  }
  if (started > 0.0) std::printf("start to first 3D frame: %.3f s\n", secondsSinceEpoch() - started);
  if (!waitUntil([&] { return showsScene(window); })) {
    std::fputs("the scene is not on the screen\n", stderr);
    return 1;
  }
  if (started > 0.0) {
    std::printf("start to the scene on the screen: %.3f s, %.3f s of it computed by the window's thread\n",
                secondsSinceEpoch() - started, threadSeconds());
  }
  if (application.arguments().contains("--start-only")) return 0;
  if (application.arguments().contains("--memory-only")) {
    benchMemory(window);
    return 0;
  }
  if (application.arguments().contains("--edits-only")) {
    benchEdits(window);
    window.document().undoStack()->setClean();
    return 0;
  }
  if (application.arguments().contains("--motion-only")) {
    benchWaypointDrag(window);
    benchLongCurves(window);
    benchFarCurves(window);
    window.document().undoStack()->setClean();
    return 0;
  }
  if (application.arguments().contains("--lesson-only")) {
    benchLesson(window);
    window.document().undoStack()->setClean();
    return 0;
  }
  if (application.arguments().contains("--run-only")) {
    benchRun(window);
    return 0;
  }
  benchSteps(window);
  if (!application.arguments().contains("--steps-only") && !application.arguments().contains("--painted-only"))
    benchDrag(window);
  window.document().undoStack()->setClean();
  return 0;
}
