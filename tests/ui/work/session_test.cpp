// SPDX-License-Identifier: GPL-3.0-or-later
// What a crashed window leaves behind, and that nothing broken among it stands in the way.
#include "ui/work/session.h"

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/file_contents.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>
#include <QSysInfo>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

StateToSave stateOf(const char* example, const QString& name) {
  Document document;
  linkwright::test::openExample(document, example);
  QImage picture(48, 30, QImage::Format_RGB32);
  picture.fill(QColor(10, 200, 30));
  return {document.contents(), name, "/tmp/somewhere/" + name, QDateTime(QDate(2024, 5, 6), QTime(7, 8, 9, 123)),
          picture};
}

void put(const QString& path, const QByteArray& text) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text);
}

/// A folder as a crash leaves it: with the lock of a process that is gone.
QString lostFolder(const QTemporaryDir& sessions, const char* name) {
  const QString folder = sessions.filePath(name);
  REQUIRE(QDir().mkpath(folder));
  QProcess ended;
  ended.start("true", QStringList());
  const qint64 pid = ended.processId();
  REQUIRE(ended.waitForFinished());
  put(folder + "/lock", QByteArray::number(pid) + "\nlinkwright\n" + QSysInfo::machineHostName().toUtf8() + "\n");
  return folder;
}

}  // namespace

TEST_CASE("What a lost session holds is found again: scene, name, path, time and picture, the newest first", "[work]") {
  QTemporaryDir sessions;
  const QString folder = lostFolder(sessions, "a");
  REQUIRE(writeState(folder, 9, stateOf("planar_2r.json", "older")).empty());
  REQUIRE(writeState(folder, 10, stateOf("puma560.json", "newer")).empty());
  std::vector<LostSession> lost = findLostSessions(sessions.path());
  REQUIRE(lost.size() == 1);
  REQUIRE(lost[0].states.size() == 2);
  CHECK(lost[0].unreadable == 0);
  const SavedState& newest = lost[0].states[0];
  CHECK(newest.name == "newer");
  CHECK(newest.original_path == "/tmp/somewhere/newer");
  CHECK(newest.time == QDateTime(QDate(2024, 5, 6), QTime(7, 8, 9, 123)));
  CHECK(newest.picture.pixelColor(20, 20) == QColor(10, 200, 30));
  const auto read = readContents(newest.file);
  REQUIRE(read.ok());
  CHECK(writeScene(read.value().scene) == writeScene(stateOf("puma560.json", "newer").scene));
  // ours as long as it is held, anybody's afterwards
  CHECK(findLostSessions(sessions.path()).empty());
  lost.clear();
  lost = findLostSessions(sessions.path());
  REQUIRE(lost.size() == 1);
  discard(lost[0]);
  CHECK_FALSE(QFileInfo::exists(folder));
}

TEST_CASE("A window that runs keeps its session to itself, and takes it away at its end", "[work]") {
  QTemporaryDir sessions;
  QString why;
  std::unique_ptr<Session> session = Session::begin(sessions.path(), why);
  REQUIRE(session);
  REQUIRE(writeState(session->folder(), 1, stateOf("planar_2r.json", "mine")).empty());
  CHECK(findLostSessions(sessions.path()).empty());
  CHECK(QFileInfo::exists(session->folder() + "/000001.scene.json"));
  session->remove();
  CHECK_FALSE(QFileInfo::exists(session->folder()));
  session = Session::begin(sessions.path(), why);
  REQUIRE(session);
  REQUIRE(writeState(session->folder(), 1, stateOf("planar_2r.json", "mine")).empty());
  session.reset();
  CHECK(findLostSessions(sessions.path()).size() == 1);
}

TEST_CASE("Nothing broken in a session's folder hides what is whole", "[work]") {
  QTemporaryDir sessions;
  const QString folder = lostFolder(sessions, "b");
  REQUIRE(writeState(folder, 1, stateOf("planar_2r.json", "whole")).empty());
  put(folder + "/000002.scene.json", "");
  put(folder + "/000003.scene.json", "{\"half\": ");
  put(folder + "/000004.scene.json", QByteArray(5000, '\xff'));
  REQUIRE(QDir().mkpath(folder + "/000005.scene.json"));
  REQUIRE(::mkfifo((folder + "/000006.scene.json").toUtf8().constData(), 0600) == 0);
  put(folder + "/words.scene.json", "{}");
  put(folder + "/stranger.txt", "what is this");
  // a scene whose words and picture are broken is whole
  REQUIRE(writeState(folder, 7, stateOf("puma560.json", "wordless")).empty());
  put(folder + "/000007.about.json", "[1, 2");
  put(folder + "/000007.png", "\x89PNG no more");
  std::vector<LostSession> lost = findLostSessions(sessions.path());
  REQUIRE(lost.size() == 1);
  REQUIRE(lost[0].states.size() == 2);
  CHECK(lost[0].unreadable == 4);
  CHECK(lost[0].states[0].picture.isNull());
  CHECK(lost[0].states[0].original_path.isEmpty());
  CHECK_FALSE(lost[0].states[0].name.isEmpty());
  CHECK(lost[0].states[0].time.isValid());
  CHECK(lost[0].states[1].name == "whole");
  discard(lost[0]);
  CHECK_FALSE(QFileInfo::exists(folder));
}

TEST_CASE("Sessions without a state go by themselves, one with none that can be read is told of", "[work]") {
  QTemporaryDir sessions;
  const QString empty = lostFolder(sessions, "empty");
  const QString broken = lostFolder(sessions, "broken");
  put(broken + "/000001.scene.json", "no scene");
  put(sessions.filePath("a file"), "not a folder");
  REQUIRE(QFile::link("/", sessions.filePath("a link")));
  std::vector<LostSession> lost = findLostSessions(sessions.path());
  CHECK_FALSE(QFileInfo::exists(empty));
  REQUIRE(lost.size() == 1);
  CHECK(lost[0].states.empty());
  CHECK(lost[0].unreadable == 1);
  CHECK(findLostSessions(sessions.filePath("nowhere")).empty());
}

TEST_CASE("Removing old states keeps the newer ones whole", "[work]") {
  QTemporaryDir folder;
  const StateToSave state = stateOf("planar_2r.json", "x");
  for (int number = 8; number <= 12; ++number) REQUIRE(writeState(folder.path(), number, state).empty());
  removeStatesBefore(folder.path(), 11);
  CHECK(QDir(folder.path()).entryList(QDir::Files, QDir::Name) ==
        QStringList({"000011.about.json", "000011.png", "000011.scene.json", "000012.about.json", "000012.png",
                     "000012.scene.json"}));
}
