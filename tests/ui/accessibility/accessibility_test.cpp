// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader meets it: another process reads its tree over the accessibility bus.
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/workspaces/explain/walk/start_page.h"

#include <QAction>
#include <QProcess>
#include <QStandardPaths>

using linkwright::test::sourcePath;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

constexpr int kNoAtSpi = 77;

/// Runs a script of this folder on the window of this process.
void runOnWindow(WindowFixture& f, const char* name, const QStringList& arguments = {}) {
  // the distribution's own first: its packages, AT-SPI among them, belong to that one
  QString python = QStandardPaths::findExecutable("python3", {"/usr/bin"});
  if (python.isEmpty()) python = QStandardPaths::findExecutable("python3");
  if (python.isEmpty() || qEnvironmentVariableIsEmpty("QT_LINUX_ACCESSIBILITY_ALWAYS_ON")) {
    SKIP("python3 and an accessibility bus are needed: run under scripts/with_display");
  }
  f.settle();
  const QString script = QString::fromStdString((sourcePath("tests/ui/accessibility") / name).string());
  QProcess reader;
  reader.setProcessChannelMode(QProcess::MergedChannels);
  reader.start(python, QStringList{script, QString::number(QCoreApplication::applicationPid())} + arguments);
  // the window answers from its event loop
  QElapsedTimer clock;
  clock.start();
  while (reader.state() != QProcess::NotRunning && clock.elapsed() < 180000) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  const bool ended = reader.state() == QProcess::NotRunning;
  if (!ended) reader.kill();
  reader.waitForFinished(5000);
  INFO(reader.readAll().toStdString());
  REQUIRE(ended);
  REQUIRE(reader.exitStatus() == QProcess::NormalExit);
  if (reader.exitCode() == kNoAtSpi) SKIP("python3-pyatspi or xdotool is not installed");
  CHECK(reader.exitCode() == 0);
}

}  // namespace

TEST_CASE("A screen reader is told a name for every control and a value with its unit for every slider") {
  WindowFixture f("tree_of_three_links.json");
  runOnWindow(f, "read_window.py");
}

TEST_CASE("A screen reader is told of the motion's waypoints and of its time") {
  WindowFixture f("puma560.json");
  f.find<QAction>("actionWorkspaceMove")->trigger();
  for (int k = 0; k < 3; ++k) {
    setJoint(f.document(), k, linkwright::ui::JointField::Position, f.document().snapshot()->q[k] + 0.3);
    f.find<QAction>("actionAddWaypoint")->trigger();
    f.settle();
  }
  REQUIRE(f.document().snapshot()->motion.curves);
  // the joints lie behind the waypoints
  runOnWindow(f, "read_window.py", {"0"});
}

TEST_CASE("A screen reader can follow the recursion") {
  WindowFixture f("puma560.json");
  f.window.interaction().walk().setStep(12);
  runOnWindow(f, "read_window.py");
}

TEST_CASE("The walk can be driven from outside: every step is spoken, and Tab comes to every control") {
  WindowFixture f("planar_3r.json");
  const auto snapshot = f.document().snapshot();
  const linkwright::ui::LivelyRates rates = linkwright::ui::livelyRates(*snapshot->model);
  setState(f.document(), snapshot->q, rates.qd, rates.qdd, QStringLiteral("move"));
  runOnWindow(f, "walk_explain.py");
}
