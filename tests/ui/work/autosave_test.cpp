// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved work is kept: when, how much of it, and that no gesture notices.
#include "ui/work/autosave.h"

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/file_contents.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

constexpr int kInterval = 40;  // ms

struct Kept {
  QTemporaryDir sessions;
  Document document;
  std::unique_ptr<Autosave> autosave = std::make_unique<Autosave>(document, sessions.path());
  int written = 0;
  QStringList failures;

  Kept() {
    openExample(document, "planar_2r.json");
    autosave->setInterval(kInterval);
    QObject::connect(autosave.get(), &Autosave::written, autosave.get(), [this] { ++written; });
    QObject::connect(autosave.get(), &Autosave::failed, autosave.get(),
                     [this](const QString& why) { failures << why; });
  }
  void change(double q) { setJoint(document, 0, JointField::Position, q); }
  QStringList scenes() const {
    if (autosave->folder().isEmpty()) return {};
    return QDir(autosave->folder()).entryList({"*.scene.json"}, QDir::Files, QDir::Name);
  }
  /// The state that was kept last, by a reader of its own.
  SceneData newest() const {
    auto read = readContents(autosave->folder() + "/" + scenes().last());
    REQUIRE(read.ok());
    return read.value().scene;
  }
};

}  // namespace

TEST_CASE("What is unsaved is kept after the interval, to the last bit, and once", "[work]") {
  Kept kept;
  CHECK(kept.autosave->folder().isEmpty());
  kept.change(0.123456789);
  REQUIRE(waitUntil([&] { return kept.written == 1; }));
  CHECK(kept.scenes().size() == 1);
  CHECK(writeScene(kept.newest()) == writeScene(kept.document.contents()));
  CHECK(kept.newest().q[0] == 0.123456789);
  // no change, no state: the next one has the next number
  waitUntil([] { return false; }, 5 * kInterval);
  CHECK(kept.written == 1);
  kept.change(0.2);
  REQUIRE(waitUntil([&] { return kept.written == 2; }));
  CHECK(kept.scenes() == QStringList({"000001.scene.json", "000002.scene.json"}));
  CHECK(kept.newest().q[0] == 0.2);
}

TEST_CASE("Ten states are kept, the newest ones", "[work]") {
  Kept kept;
  kept.autosave->setInterval(1);
  for (int i = 1; i <= 13; ++i) {
    kept.change(0.01 * i);
    REQUIRE(waitUntil([&] { return kept.written == i; }));
  }
  CHECK(kept.scenes().size() == kKeptStates);
  CHECK(kept.scenes().first() == "000004.scene.json");
  CHECK(kept.newest().q[0] == 0.13);
}

TEST_CASE("Saved work is not kept twice: saving, undoing and another file empty the folder", "[work]") {
  Kept kept;
  const auto keepOne = [&](double q) {
    const int before = kept.written;
    kept.change(q);
    REQUIRE(waitUntil([&] { return kept.written > before; }));
    REQUIRE_FALSE(kept.scenes().isEmpty());
  };
  const auto isEmpty = [&] { return kept.scenes().isEmpty(); };
  keepOne(0.3);
  REQUIRE_FALSE(hasErrors(kept.document.save(kept.sessions.filePath("mine.json"))));
  CHECK(waitUntil(isEmpty));
  keepOne(0.4);
  kept.document.undo();
  CHECK(waitUntil(isEmpty));
  keepOne(0.5);
  openExample(kept.document, "puma560.json");
  CHECK(waitUntil(isEmpty));
  CHECK(findLostSessions(kept.sessions.path()).empty());
}

TEST_CASE("A drag is let end before anything is kept, and is not touched by it", "[work]") {
  Kept kept;
  // longer than the drag takes on a machine that is busy with other things
  kept.autosave->setInterval(3000);
  kept.document.beginGesture("Drag");
  kept.document.previewJoint(0, JointField::Position, 0.31);
  waitUntil([] { return false; }, 3300);
  CHECK(kept.written == 0);
  CHECK(kept.document.gestureActive());
  kept.document.previewJoint(0, JointField::Position, 0.32);
  kept.document.commitGesture();
  // at once, without waiting for the next interval to end
  REQUIRE(waitUntil([&] { return kept.written == 1; }, 1500));
  CHECK(kept.newest().q[0] == 0.32);
  CHECK(kept.document.undoStack()->count() == 1);
}

TEST_CASE("A drag that does not end is kept as it is, within two intervals, and goes on", "[work]") {
  Kept kept;
  kept.autosave->setInterval(400);
  QElapsedTimer clock;
  kept.document.beginGesture("Drag");
  kept.document.previewJoint(0, JointField::Position, 0.41);
  // until the snapshot is told of, nothing is known of the drag
  QCoreApplication::processEvents();
  clock.start();
  REQUIRE(waitUntil([&] { return kept.written == 1; }));
  INFO(clock.elapsed());
  CHECK(clock.elapsed() > 400);
  CHECK(kept.newest().q[0] == 0.41);
  CHECK(kept.document.gestureActive());
  CHECK(kept.document.undoStack()->count() == 0);
  kept.document.previewJoint(0, JointField::Position, 0.42);
  kept.document.cancelGesture();
  // cancelled there is nothing to keep
  CHECK(waitUntil([&] { return kept.scenes().isEmpty(); }));
}

TEST_CASE("The session goes with a window that ends as it should, and stays where it does not", "[work]") {
  for (const bool cleanly : {true, false}) {
    Kept kept;
    kept.change(0.6);
    REQUIRE(waitUntil([&] { return kept.written == 1; }));
    const QString folder = kept.autosave->folder();
    if (cleanly) kept.autosave->endCleanly();
    kept.autosave.reset();
    CHECK(QFileInfo::exists(folder) != cleanly);
    CHECK(findLostSessions(kept.sessions.path()).size() == (cleanly ? 0U : 1U));
  }
  // everything saved: nothing to rescue, however it ends
  Kept kept;
  kept.change(0.6);
  REQUIRE(waitUntil([&] { return kept.written == 1; }));
  const QString folder = kept.autosave->folder();
  kept.document.undoStack()->setClean();
  kept.autosave.reset();
  CHECK_FALSE(QFileInfo::exists(folder));
}

TEST_CASE("A folder that cannot be written to is said once, and nothing else breaks", "[work]") {
  Kept kept;
  const QString blocked = kept.sessions.filePath("blocked");
  QFile file(blocked);
  REQUIRE(file.open(QIODevice::WriteOnly));
  Autosave autosave(kept.document, blocked);
  autosave.setInterval(5);
  QStringList failures;
  QObject::connect(&autosave, &Autosave::failed, &autosave, [&](const QString& why) { failures << why; });
  kept.change(0.7);
  REQUIRE(waitUntil([&] { return !failures.isEmpty(); }));
  waitUntil([] { return false; }, 100);
  CHECK(failures.size() == 1);
  CHECK(failures.front().contains("blocked"));
}

TEST_CASE("Switched off nothing is kept; switched on again what is unsaved is", "[work]") {
  Kept kept;
  kept.autosave->setOn(false);
  kept.change(0.8);
  waitUntil([] { return false; }, 5 * kInterval);
  CHECK(kept.written == 0);
  kept.autosave->setOn(true);
  CHECK(waitUntil([&] { return kept.written == 1; }));
}

TEST_CASE("Recovered work is unsaved from the start, has no file, and is kept at once", "[work]") {
  Kept kept;
  kept.change(0.9);
  REQUIRE(waitUntil([&] { return kept.written == 1; }));
  auto contents = readContents(kept.autosave->folder() + "/" + kept.scenes().last());
  REQUIRE(contents.ok());
  FileContents rescued = std::move(contents).value();
  rescued.recovered_from = "/tmp/original.json";
  kept.document.show(std::move(rescued));
  CHECK_FALSE(kept.document.undoStack()->isClean());
  CHECK_FALSE(kept.document.undoStack()->canUndo());
  CHECK(kept.document.filePath().isEmpty());
  CHECK(kept.document.proposedPath() == "/tmp/original.json");
  CHECK(kept.document.displayName() == "original.json (recovered)");
  CHECK(kept.document.snapshot()->q[0] == 0.9);
  kept.autosave->setInterval(1000 * 1000);
  kept.autosave->saveSoon();
  REQUIRE(waitUntil([&] { return kept.written == 2; }));
  const std::string name = kept.document.contents().mechanism.name;
  CHECK(kept.newest().mechanism.name == name);
  REQUIRE_FALSE(hasErrors(kept.document.save(kept.sessions.filePath("again.json"))));
  CHECK(kept.document.undoStack()->isClean());
  CHECK(kept.document.proposedPath().isEmpty());
}
