// SPDX-License-Identifier: GPL-3.0-or-later
// One task on another thread: who is heard, in which order, and on which thread.
#include "ui/work/background.h"

#include "tests/support/catch.h"
#include "tests/ui/support/pointer.h"

#include <QStringList>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;

namespace {

/// Works until it is asked to stop.
void workUntilStopped(const Background::Task& task) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  never.wait(lock, task.stop(), [] { return false; });
}

/// Holds up a task that looks at no stop token, until it is let go.
class Gate {
public:
  void pass() {
    has_come_ = true;
    open_.wait(false);
  }
  bool hasCome() const { return has_come_; }
  void letGo() {
    open_ = true;
    open_.notify_all();
  }

private:
  std::atomic<bool> has_come_ = false, open_ = false;
};

/// Writes down what it hears.
struct Asker {
  Background background;
  QStringList heard;

  Asker() {
    QObject::connect(&background, &Background::runningChanged, &background,
                     [this](bool running) { heard << (running ? "runs" : "rests"); });
    QObject::connect(&background, &Background::progressed, &background,
                     [this](double share) { heard << QString::number(share); });
  }
  /// An answer in words.
  auto told() {
    return [this](const Result<QString>& answer) {
      heard << (answer ? *answer : "failed: " + QString::fromStdString(answer.diagnostics().front().message));
    };
  }
  bool hears(const QString& words) {
    return waitUntil([&] { return heard.contains(words); });
  }
  bool rests() {
    return waitUntil([&] { return !background.isRunning(); });
  }
};

}  // namespace

TEST_CASE("A task works on another thread and is heard on the one that asked", "[ui][work]") {
  Asker asker;
  QThread *worked_on = nullptr, *heard_on = nullptr;
  asker.background.start([](const Background::Task&) { return QThread::currentThread(); },
                         [&](const Result<QThread*>& answer) {
                           worked_on = *answer;
                           heard_on = QThread::currentThread();
                           asker.heard << "answer";
                           // who is told of the answer may ask whether anything is under way still
                           CHECK_FALSE(asker.background.isRunning());
                         });
  CHECK(asker.background.isRunning());
  CHECK(asker.heard == QStringList{"runs"});
  REQUIRE(asker.hears("rests"));
  CHECK(heard_on == QThread::currentThread());
  CHECK(worked_on != nullptr);
  CHECK(worked_on != heard_on);
  CHECK(asker.heard == QStringList{"runs", "answer", "rests"});
}

TEST_CASE("News and progress come in their order, before the answer", "[ui][work]") {
  Asker asker;
  CHECK(asker.background.progress() < 0.0);
  asker.background.start(
      [&](const Background::Task& task) {
        task.progress(0.25);
        task.tell([&] { asker.heard << "half of it"; });
        task.progress(1.0);
        return QString("all of it");
      },
      asker.told());
  REQUIRE(asker.hears("rests"));
  CHECK(asker.heard == QStringList{"runs", "0.25", "half of it", "1", "all of it", "rests"});
  CHECK(asker.background.progress() == 1.0);
  asker.background.start(workUntilStopped, [](const auto&) {});
  CHECK(asker.background.progress() < 0.0);
}

TEST_CASE("The newest task wins", "[ui][work]") {
  Asker asker;
  SECTION("The one under way is stopped, and never heard") {
    asker.background.start(
        [](const Background::Task& task) {
          workUntilStopped(task);
          task.progress(0.5);
          return QString("old");
        },
        asker.told());
    asker.background.start([](const Background::Task&) { return QString("new"); }, asker.told());
    REQUIRE(asker.rests());
    CHECK(asker.heard == QStringList{"runs", "new", "rests"});
  }
  SECTION("What has not begun never does") {
    Gate gate;
    std::atomic<bool> has_begun = false;
    asker.background.start([&](const Background::Task&) { gate.pass(); }, [](const auto&) { FAIL("it was replaced"); });
    REQUIRE(waitUntil([&] { return gate.hasCome(); }));
    asker.background.start([&](const Background::Task&) { has_begun = true; }, [](const auto&) {});
    asker.background.start([](const Background::Task&) { return QString("last"); }, asker.told());
    gate.letGo();
    REQUIRE(asker.rests());
    CHECK(asker.heard == QStringList{"runs", "last", "rests"});
    CHECK_FALSE(has_begun);
  }
}

TEST_CASE("What is stopped says nothing more", "[ui][work]") {
  Asker asker;
  Gate gate;
  std::atomic<bool> is_over = false;
  asker.background.start(
      [&](const Background::Task& task) {
        gate.pass();
        task.progress(0.5);
        is_over = true;
        is_over.notify_all();
        return QString("too late");
      },
      asker.told());
  REQUIRE(waitUntil([&] { return gate.hasCome(); }));
  SECTION("While it works") {
    asker.background.stop();
    gate.letGo();
  }
  SECTION("Once its news are on their way") {
    gate.letGo();
    is_over.wait(false);
    asker.background.stop();
  }
  CHECK_FALSE(asker.background.isRunning());
  // behind all that the other had to say
  asker.background.start([](const Background::Task&) { return QString("another"); }, asker.told());
  REQUIRE(asker.rests());
  CHECK(asker.heard == QStringList{"runs", "rests", "runs", "another", "rests"});
}

TEST_CASE("Of tasks in a queue the one under way and the last are heard", "[ui][work]") {
  Asker asker;
  Gate gate;
  std::atomic<int> begun = 0;
  const auto ask = [&](const QString& words) {
    asker.background.queue(
        [&begun, words](const Background::Task&) {
          ++begun;
          return words;
        },
        asker.told());
  };
  asker.background.queue(
      [&](const Background::Task&) {
        gate.pass();
        return QString("first");
      },
      asker.told());
  REQUIRE(waitUntil([&] { return gate.hasCome(); }));
  ask("second");
  ask("third");
  SECTION("Nothing comes between") {
    gate.letGo();
    REQUIRE(asker.rests());
    CHECK(asker.heard == QStringList{"runs", "first", "third", "rests"});
    CHECK(begun == 1);
  }
  SECTION("Stopped, none of them is") {
    asker.background.stop();
    gate.letGo();
    ask("fourth");
    REQUIRE(asker.rests());
    CHECK(asker.heard == QStringList{"runs", "rests", "runs", "fourth", "rests"});
    CHECK(begun == 1);
  }
  SECTION("A start takes the place of all") {
    asker.background.start([](const Background::Task&) { return QString("newest"); }, asker.told());
    gate.letGo();
    REQUIRE(asker.rests());
    CHECK(asker.heard == QStringList{"runs", "newest", "rests"});
    CHECK(begun == 0);
  }
}

TEST_CASE("Another task may be asked for from within an answer", "[ui][work]") {
  Asker asker;
  const auto ask_again = [&](const Result<QString>& answer) {
    asker.told()(answer);
    asker.background.start([](const Background::Task&) { return QString("again"); }, asker.told());
  };
  asker.background.start([](const Background::Task&) { return QString("once"); }, ask_again);
  REQUIRE(asker.hears("again"));
  REQUIRE(asker.rests());
  CHECK(asker.heard.mid(1, 1) == QStringList{"once"});
  CHECK(asker.heard.last() == "rests");
  CHECK(asker.heard.count("rests") == 1);
}

TEST_CASE("An answer may close what asked", "[ui][work]") {
  auto background = std::make_unique<Background>();
  background->start([](const Background::Task&) {}, [&](const auto&) { background.reset(); });
  CHECK(waitUntil([&] { return background == nullptr; }));
}

TEST_CASE("What goes wrong comes as words, and the next task begins", "[ui][work]") {
  Asker asker;
  asker.background.start([](const Background::Task&) -> QString { throw std::runtime_error("no such link"); },
                         asker.told());
  REQUIRE(asker.hears("failed: no such link"));
  // a Result comes as it is: with its errors, or with its warnings
  asker.background.start([](const Background::Task&) { return Result<QString>::failure("too long a step"); },
                         asker.told());
  REQUIRE(asker.hears("failed: too long a step"));
  Diagnostics warnings;
  asker.background.start(
      [](const Background::Task&) {
        return Result<int>(7, {{Severity::Warning, {}, 0, "rounded"}});
      },
      [&](const Result<int>& answer) {
        warnings = answer.diagnostics();
        asker.heard << QString::number(*answer);
      });
  REQUIRE(asker.hears("7"));
  REQUIRE(warnings.size() == 1);
  CHECK(warnings.front().message == "rounded");
}

TEST_CASE("A task that goes away while it works ends its work first", "[ui][work]") {
  std::atomic<bool> is_over = false;
  bool was_heard = false;
  {
    Background background;
    background.start(
        [&](const Background::Task& task) {
          workUntilStopped(task);
          is_over = true;
        },
        [&](const auto&) { was_heard = true; });
    // what waits goes with it
    background.queue([](const Background::Task&) {}, [&](const auto&) { was_heard = true; });
  }
  // it is begun even where it had not yet, so that what writes a file does
  CHECK(is_over.exchange(false));
  QCoreApplication::processEvents();
  CHECK_FALSE(was_heard);

  Gate gate;
  {
    Background background;
    background.start(
        [&](const Background::Task& task) {
          gate.pass();
          workUntilStopped(task);
          is_over = true;
        },
        [&](const auto&) { was_heard = true; });
    REQUIRE(waitUntil([&] { return gate.hasCome(); }));
    gate.letGo();
  }
  CHECK(is_over);
  QCoreApplication::processEvents();
  CHECK_FALSE(was_heard);
}
