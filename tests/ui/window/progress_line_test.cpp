// SPDX-License-Identifier: GPL-3.0-or-later
// What takes long is named at the foot of the window, with a button that stops it.
#include "ui/window/progress_line.h"

#include "tests/ui/window/window_fixture.h"
#include "ui/document/elastic_edit.h"
#include "ui/widgets/note_bar.h"
#include "ui/work/elastic_study.h"

#include <QLabel>
#include <QMainWindow>
#include <QTest>
#include <QToolButton>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::waitUntil;

namespace {

void workUntilItIsStopped(const Background::Task& task) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  never.wait(lock, task.stop(), [] { return false; });
}

/// A window with two tasks that have names, and one that has none.
struct Foot {
  QMainWindow window;
  NoteBar* bar = new NoteBar(&window);
  ProgressLine* line = new ProgressLine(*bar);
  QObject owner;
  Background first{"First", &owner}, second{"Second", &owner}, nameless{{}, &owner};

  Foot() {
    window.setStatusBar(bar);
    window.setCentralWidget(new QWidget(&window));
    window.centralWidget()->setFocusPolicy(Qt::ClickFocus);
    window.resize(600, 200);
    window.show();
    window.activateWindow();
    line->watch(owner);
    line->setPatience(0);
    REQUIRE(waitUntil([this] { return window.windowHandle()->isExposed(); }));
  }
  bool isSeen() const { return line->isVisible(); }
  QString words() const { return findWidget<QLabel>(*line, "progressWords")->text(); }
  QToolButton* stop() const { return findWidget<QToolButton>(*line, "progressStop"); }
  static void start(Background& task, double share = -1.0) {
    task.start(
        [share](const Background::Task& of) {
          if (share >= 0.0) of.progress(share);
          workUntilItIsStopped(of);
        },
        [](const auto&) {});
  }
};

}  // namespace

TEST_CASE("A task that takes long has a name, a percentage and a button that stops it", "[ui][window]") {
  Foot f;
  CHECK_FALSE(f.isSeen());
  f.start(f.first);
  REQUIRE(waitUntil([&] { return f.isSeen(); }));
  CHECK(f.words() == QStringLiteral("First…"));
  CHECK(f.stop()->accessibleName() == "Stop: First");
  CHECK(f.stop()->focusPolicy() == Qt::StrongFocus);
  f.start(f.first, 0.42);
  REQUIRE(waitUntil([&] { return f.words() == "First: 42 %"; }));
  f.stop()->click();
  CHECK_FALSE(f.first.isRunning());
  CHECK_FALSE(f.isSeen());
}

TEST_CASE("Of several tasks the one that began first is shown, then the next", "[ui][window]") {
  Foot f;
  f.start(f.first, 0.1);
  f.start(f.second, 0.2);
  REQUIRE(waitUntil([&] { return f.isSeen() && f.words() == "First: 10 %"; }));
  f.stop()->click();
  CHECK(f.second.isRunning());
  REQUIRE(waitUntil([&] { return f.isSeen() && f.words() == "Second: 20 %"; }));
  f.second.stop();
  CHECK_FALSE(f.isSeen());
}

TEST_CASE("A task without a name is never shown, nor one that is over in time", "[ui][window]") {
  Foot f;
  f.start(f.nameless);
  bool has_turned = false;
  QTimer::singleShot(0, &f.window, [&] { has_turned = true; });
  REQUIRE(waitUntil([&] { return has_turned; }));
  CHECK_FALSE(f.isSeen());

  // longer than any test
  f.line->setPatience(1'000'000);
  f.start(f.first, 0.5);
  REQUIRE(waitUntil([&] { return f.first.progress() > 0.0; }));
  CHECK_FALSE(f.isSeen());
  f.first.stop();
  // its time does not count for the next one
  f.line->setPatience(0);
  f.start(f.second, 0.5);
  CHECK(waitUntil([&] { return f.isSeen() && f.words() == "Second: 50 %"; }));
}

TEST_CASE("A task that goes away goes from the line too", "[ui][window]") {
  Foot f;
  auto owner = std::make_unique<QObject>();
  auto* task = new Background("Third", owner.get());
  f.line->watch(*owner);
  f.start(*task);
  REQUIRE(waitUntil([&] { return f.isSeen(); }));
  owner.reset();
  CHECK_FALSE(f.isSeen());
}

TEST_CASE("The button is reached by key, and no other gets the keys when it goes", "[ui][window]") {
  Foot f;
  REQUIRE(waitUntil([&] { return f.window.isActiveWindow(); }));
  f.start(f.first);
  REQUIRE(waitUntil([&] { return f.isSeen(); }));
  f.window.centralWidget()->setFocus();
  QTest::keyClick(f.window.centralWidget(), Qt::Key_Tab);
  REQUIRE(f.stop()->hasFocus());
  QTest::keyClick(f.stop(), Qt::Key_Space);
  CHECK_FALSE(f.first.isRunning());
  CHECK_FALSE(f.isSeen());
  CHECK(f.window.centralWidget()->hasFocus());
}

TEST_CASE("The window names what takes long in all of its panels", "[ui][window]") {
  linkwright::test::WindowFixture f("two_links_one_elastic.json");
  f.find<ProgressLine>("progressLine")->setPatience(0);
  std::set<QString> names;
  const auto note = [&](const QObject& owner) {
    for (const Background* task : owner.findChildren<Background*>()) {
      if (!task->name().isEmpty()) names.insert(task->name());
    }
  };
  note(f.window);
  note(f.window.part<linkwright::ui::ElasticStudy>());
  CHECK(names == std::set<QString>{"Comparison of methods", "Comparison of torques", "Convergence",
                                   "Operation counts and timings", "Elastic analysis", "Natural periods",
                                   "Reachable Workspace", "The paper's example"});
  auto* line = f.find<ProgressLine>("progressLine");
  changeElastic(f.window.document(), "long", [](ElasticSettings& settings) {
    settings.dt = 1e-4;
    settings.duration = 10.0;
  });
  f.enter("Elastic");
  REQUIRE(waitUntil([&] { return line->isVisible(); }));
  CHECK(findWidget<QLabel>(*line, "progressWords")->text().startsWith("Elastic analysis"));
  findWidget<QToolButton>(*line, "progressStop")->click();
  CHECK_FALSE(f.window.part<linkwright::ui::ElasticStudy>().isRunning());
  CHECK(f.window.part<linkwright::ui::ElasticStudy>().result() == nullptr);
}
