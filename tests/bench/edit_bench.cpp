// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/edit_bench.h"

#include "core/mechanism/edit.h"
#include "tests/bench/window_tools.h"
#include "ui/main_window.h"
#include "ui/workspaces/dock_contents.h"

#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <string>

using namespace linkwright::test;
using namespace linkwright::ui;

namespace linkwright::bench {

namespace {

constexpr int kEdits = 30;
constexpr double kQuietMs = 60.0;  // after an edit nothing is left to do

QString chainText(int links) {
  QString text = "<robot name='chain'><link name='l0'/>";
  for (int i = 1; i < links; ++i) {
    text += QStringLiteral(
                "<link name='l%1'><inertial><mass value='0.2'/><inertia ixx='1e-3' iyy='1e-3' izz='1e-3' ixy='0' "
                "ixz='0' iyz='0'/></inertial></link><joint name='j%1' type='continuous'><parent link='l%2'/>"
                "<child link='l%1'/><origin xyz='0 0 0.1'/><axis xyz='%3 %4 0'/></joint>")
                .arg(i)
                .arg(i - 1)
                .arg(i % 2)
                .arg(1 - i % 2);
  }
  return text + "</robot>";
}

QWidget* plotOf(MainWindow& window) { return window.findChild<QWidget*>(QStringLiteral("torquePlot")); }

void print(const char* what, const std::vector<double>& values, const char* unit) {
  std::printf("%s: median %.1f, p99 %.1f, largest %.1f %s over %zu edits\n", what, percentile(values, 0.5),
              percentile(values, 0.99), percentile(values, 1.0), unit, values.size());
  std::fflush(stdout);
}

/// The link in the middle of what moves, by Mechanism::links, and the joint above it.
int middleJoint(const Model& model) { return model.joints()[static_cast<std::size_t>(model.dof() / 2)].joint; }

// masses: nothing in the picture changes but the torques
void benchMasses(MainWindow& window) {
  Document& document = window.document();
  View3D& view = *window.view();
  std::vector<double> edit_ms, plot_ms, plot_cpu_ms, frames;
  PaintCounter painted;
  painted.watch(plotOf(window));
  for (int i = 0; i < kEdits; ++i) {
    const SnapshotPtr before = document.snapshot();
    const int joint = middleJoint(*before->model);
    const int link = before->mechanism->joints[static_cast<std::size_t>(joint)].child;
    Link changed = before->mechanism->links[static_cast<std::size_t>(link)];
    changed.inertial->mass *= i % 2 == 0 ? 1.3 : 1.0 / 1.3;
    painted.forget();
    const int turn = view.turnCount();
    const double cpu = threadSeconds();
    QElapsedTimer clock;
    clock.start();
    document.edit(withLink(*before->mechanism, link, changed), QStringLiteral("Mass"));
    edit_ms.push_back(1e-6 * static_cast<double>(clock.nsecsElapsed()));
    if (!waitUntil([&] { return painted.all(); })) return;
    plot_ms.push_back(1e-6 * static_cast<double>(clock.nsecsElapsed()));
    plot_cpu_ms.push_back(1e3 * (threadSeconds() - cpu));
    frames.push_back(view.turnCount() - turn);
    settle(static_cast<int>(kQuietMs));
  }
  print("mass: the document's part", edit_ms, "ms");
  print("mass to the torque plot painted", plot_ms, "ms");
  print("of that computed by the window's thread", plot_cpu_ms, "ms");
  print("the same in frames of the 3D view", frames, "");
}

// lengths again, as many frames as it took, without reading the screen
void benchFrames(MainWindow& window, int frames, bool asleep) {
  Document& document = window.document();
  View3D& view = *window.view();
  std::vector<double> ms, cpu_ms;
  for (int i = 0; i < kEdits; ++i) {
    const SnapshotPtr before = document.snapshot();
    const int joint = middleJoint(*before->model);
    Joint changed = before->mechanism->joints[static_cast<std::size_t>(joint)];
    changed.X_PJ.p.z() += i % 2 == 0 ? 0.05 : -0.05;
    const int turn = view.turnCount();
    const double cpu = cpuSeconds();
    QElapsedTimer clock;
    clock.start();
    document.edit(withJoint(*before->mechanism, joint, changed), QStringLiteral("Length"));
    while (view.turnCount() - turn < frames && clock.elapsed() < 5000) {
      if (asleep) {
        sleepUntilEvent(20);
      } else {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
      }
    }
    ms.push_back(1e-6 * static_cast<double>(clock.nsecsElapsed()));
    cpu_ms.push_back(1e3 * (cpuSeconds() - cpu));
    settle(static_cast<int>(kQuietMs));
  }
  std::printf("%d frames: ", frames);
  print(asleep ? "the same without reading it" : "the same, asking all the time instead of sleeping", ms, "ms");
  print("computed by all threads meanwhile", cpu_ms, "ms");
}

// lengths: the picture that is equal to the one that stays shows the edit
void benchLengths(MainWindow& window) {
  constexpr int kWatched = 5;
  Document& document = window.document();
  View3D& view = *window.view();
  std::vector<double> ms, frames, plot_frames;
  PaintCounter painted;
  painted.watch(plotOf(window));
  for (int i = 0; i < kEdits; ++i) {
    const SnapshotPtr before = document.snapshot();
    const int joint = middleJoint(*before->model);
    Joint changed = before->mechanism->joints[static_cast<std::size_t>(joint)];
    changed.X_PJ.p.z() += i % 2 == 0 ? 0.05 : -0.05;
    struct Seen {
      int frame;
      double ms;
      QImage picture;
    };
    std::vector<Seen> seen;
    painted.forget();
    int plot_frame = -1;
    const int turn = view.turnCount();
    QElapsedTimer clock;
    clock.start();
    document.edit(withJoint(*before->mechanism, joint, changed), QStringLiteral("Length"));
    while (seen.empty() || seen.back().frame < kWatched || plot_frame < 0) {
      if (clock.elapsed() > 5000) break;
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
      const int frame = view.turnCount() - turn;
      if (plot_frame < 0 && painted.all()) plot_frame = frame;
      if (frame == 0 || (!seen.empty() && seen.back().frame == frame)) continue;
      const double at = 1e-6 * static_cast<double>(clock.nsecsElapsed());
      seen.push_back({frame, at, pictureOf(view)});
    }
    const auto first =
        std::find_if(seen.begin(), seen.end(), [&](const Seen& each) { return each.picture == seen.back().picture; });
    frames.push_back(first->frame);
    ms.push_back(first->ms);
    plot_frames.push_back(plot_frame);
    settle(static_cast<int>(kQuietMs));
  }
  print("length to the 3D frame that shows it, of the view's own", frames, "");
  print("the same in time, reading the screen between frames", ms, "ms");
  for (const bool asleep : {true, false}) benchFrames(window, static_cast<int>(percentile(frames, 1.0)), asleep);
  print("length to the torque plot painted, in frames of the 3D view", plot_frames, "");
}

}  // namespace

void benchOpening(MainWindow& window, int links) {
  QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("chain.urdf")));
  if (!file.open(QIODevice::WriteOnly)) return;
  file.write(chainText(links).toUtf8());
  file.close();
  settle(500);
  PaintCounter painted;
  for (const char* name : {"dockPose", "dockMechanism"})
    painted.watch(window.findChild<QDockWidget*>(QString::fromLatin1(name))->widget());
  painted.watch(plotOf(window));
  const int frame = window.view()->frameCount();
  const double cpu = threadSeconds();
  QElapsedTimer clock;
  clock.start();
  window.document().open(file.fileName());
  const double read = 1e-6 * static_cast<double>(clock.nsecsElapsed());
  painted.forget();
  if (!waitUntil([&] { return painted.all() && window.view()->frameCount() > frame; }, 60000)) return;
  std::printf(
      "%d links: read in %.0f ms, opened and painted in %.0f ms, %.0f ms of it computed by the window's thread\n",
      links, read, 1e-6 * static_cast<double>(clock.nsecsElapsed()), 1e3 * (threadSeconds() - cpu));
  std::fflush(stdout);
  settle(2000);
}

void benchEdits(MainWindow& window) {
  const Model& model = *window.document().snapshot()->model;
  if (model.dof() == 0) return;
  // as somebody has it who edits: the link chosen, its properties in front
  const int joint = middleJoint(model);
  for (int link = 0; link < model.linkCount(); ++link) {
    if (model.links()[static_cast<std::size_t>(link)].joint == joint) window.interaction().selectLink(link);
  }
  for (const char* name : {"dockProperties", "dockMotion"}) {
    if (auto* dock = window.findChild<QDockWidget*>(QString::fromLatin1(name))) ui::bring(*dock);
  }
  settle(1000);
  benchMasses(window);
  benchLengths(window);
}

}  // namespace linkwright::bench
