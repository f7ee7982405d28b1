// SPDX-License-Identifier: GPL-3.0-or-later
// The file on disk changes: in every way that programs write files, and only then is it said.
#include "ui/work/file_watch.h"

#include "core/io/atomic_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/pointer.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;

namespace {

constexpr int kQuietMs = 700;  // longer than the watch waits for a file to be finished

struct Watched {
  QTemporaryDir folder;
  QString path = folder.filePath("robot.json");
  FileWatch watch;
  int changed = 0, gone = 0, restored = 0;

  Watched() {
    write("first");
    QObject::connect(&watch, &FileWatch::changed, &watch, [this] { ++changed; });
    QObject::connect(&watch, &FileWatch::gone, &watch, [this] { ++gone; });
    QObject::connect(&watch, &FileWatch::restored, &watch, [this] { ++restored; });
    watch.watch(path);
  }
  void write(const QByteArray& text) {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  void replace(const QByteArray& text) { REQUIRE(writeFileAtomically(path.toStdString(), text.toStdString()).empty()); }
  void quiet() {
    waitUntil([] { return false; }, kQuietMs);
  }
};

}  // namespace

TEST_CASE("A file that is written over is noticed once, and again when it is written again", "[work]") {
  Watched w;
  w.write("second");
  REQUIRE(waitUntil([&] { return w.changed == 1; }));
  CHECK(w.watch.differs());
  w.quiet();
  CHECK(w.changed == 1);
  w.write("third");
  CHECK(waitUntil([&] { return w.changed == 2; }));
}

TEST_CASE("A file that is replaced by a rename is noticed, every time", "[work]") {
  Watched w;
  for (int i = 1; i <= 3; ++i) {
    w.replace("replaced " + QByteArray::number(i));
    REQUIRE(waitUntil([&] { return w.changed == i; }));
  }
}

TEST_CASE("Our own save, a new date and a neighbour's file are no changes", "[work]") {
  Watched w;
  w.replace("ours");
  w.watch.watch(w.path, "ours");
  w.quiet();
  QFile touched(w.path);
  REQUIRE(touched.open(QIODevice::ReadWrite));
  REQUIRE(touched.setFileTime(QDateTime::currentDateTime().addSecs(100), QFileDevice::FileModificationTime));
  touched.close();
  w.replace("ours");
  QFile neighbour(w.folder.filePath("other.json"));
  REQUIRE(neighbour.open(QIODevice::WriteOnly));
  neighbour.write("other");
  neighbour.close();
  w.quiet();
  CHECK(w.changed == 0);
  CHECK_FALSE(w.watch.differs());
}

TEST_CASE("Another program that is faster than our watch is noticed", "[work]") {
  Watched w;
  w.replace("theirs");
  w.watch.watch(w.path, "ours");
  CHECK(waitUntil([&] { return w.changed == 1; }));
}

TEST_CASE("The same size and date with another content is a change", "[work]") {
  Watched w;
  const QDateTime date = QFileInfo(w.path).lastModified();
  w.write("tsrif");
  QFile file(w.path);
  REQUIRE(file.open(QIODevice::ReadWrite));
  REQUIRE(file.setFileTime(date, QFileDevice::FileModificationTime));
  file.close();
  CHECK(waitUntil([&] { return w.changed == 1; }));
}

TEST_CASE("A file that goes is said, and so is one that comes back", "[work]") {
  Watched w;
  REQUIRE(QFile::remove(w.path));
  REQUIRE(waitUntil([&] { return w.gone == 1; }));
  w.write("first");
  REQUIRE(waitUntil([&] { return w.restored == 1; }));
  CHECK(w.changed == 0);
  w.write("other");
  CHECK(waitUntil([&] { return w.changed == 1; }));
}

TEST_CASE("A change that was accepted is not spoken of again", "[work]") {
  Watched w;
  w.write("theirs");
  REQUIRE(waitUntil([&] { return w.changed == 1; }));
  w.watch.accept();
  w.replace("theirs");
  w.quiet();
  CHECK(w.changed == 1);
  CHECK_FALSE(w.watch.differs());
}
