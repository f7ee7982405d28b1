// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/session.h"

#include "core/io/scene_file.h"
#include "core/mechanism/model.h"
#include "ui/document/write_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QRandomGenerator>

#include <algorithm>
#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

const char* const kLock = "lock";
const char* const kSceneEnding = ".scene.json";
const char* const kWordsEnding = ".about.json";
const char* const kPictureEnding = ".png";
constexpr int kNumberDigits = 6;
constexpr int kNameTries = 20;
// what somebody else has put there must not hold the start up
constexpr int kMostSessions = 50;
constexpr qint64 kMostSceneBytes = 200'000'000;
constexpr qint64 kMostWordBytes = 100'000;
constexpr qint64 kMostPictureBytes = 10'000'000;
constexpr int kMostPictureSide = 2000;

QString nameOf(int number, const char* ending) {
  return QStringLiteral("%1").arg(number, kNumberDigits, 10, QLatin1Char('0')) + QLatin1String(ending);
}

/// Numbers and files of the states in a folder, the newest first.
std::vector<std::pair<int, QString>> scenesIn(const QString& folder) {
  std::vector<std::pair<int, QString>> scenes;
  const QStringList names =
      QDir(folder).entryList({QLatin1Char('*') + QLatin1String(kSceneEnding)}, QDir::Files | QDir::System);
  for (const QString& name : names) {
    bool is_number = false;
    const int number = name.left(name.indexOf('.')).toInt(&is_number);
    if (is_number) scenes.emplace_back(number, folder + "/" + name);
  }
  std::sort(scenes.begin(), scenes.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  return scenes;
}

QByteArray readSmall(const QString& path, qint64 most) {
  const QFileInfo info(path);
  // a pipe or a device would keep us waiting
  if (!info.isFile() || info.size() > most) return {};
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
}

QImage readPicture(const QString& path) {
  QByteArray bytes = readSmall(path, kMostPictureBytes);
  if (bytes.isEmpty()) return {};
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer, "png");
  const QSize size = reader.size();
  if (!size.isValid() || std::max(size.width(), size.height()) > kMostPictureSide) return {};
  return reader.read();
}

/// The state, where its scene can be opened.
std::optional<SavedState> readState(const QString& folder, int number, const QString& file) {
  const QFileInfo info(file);
  if (!info.isFile() || info.size() > kMostSceneBytes) return {};
  try {
    const Result<SceneData> scene = readModelFile(file.toStdString());
    if (!scene || !Model::compile(scene.value().mechanism)) return {};
    SavedState state;
    state.file = file;
    const QJsonObject words =
        QJsonDocument::fromJson(readSmall(folder + "/" + nameOf(number, kWordsEnding), kMostWordBytes)).object();
    state.name = words.value("name").toString();
    state.original_path = words.value("path").toString();
    state.time = QDateTime::fromString(words.value("time").toString(), Qt::ISODateWithMs).toLocalTime();
    if (state.name.isEmpty()) state.name = QString::fromStdString(scene.value().mechanism.name);
    if (!state.time.isValid()) state.time = info.lastModified();
    state.picture = readPicture(folder + "/" + nameOf(number, kPictureEnding));
    return state;
  } catch (const std::exception&) {
    return {};
  }
}

std::unique_ptr<QLockFile> makeLock(const QString& folder) {
  auto lock = std::make_unique<QLockFile>(folder + "/" + kLock);
  // a window may stay open for weeks: its lock goes stale with its process alone
  lock->setStaleLockTime(0);
  return lock;
}

// scenes first: what a kill in the middle leaves is nothing to offer. The lock goes by its owner, and the folder last.
void removeFolder(const QString& folder, QLockFile& lock) {
  for (const auto& [number, file] : scenesIn(folder)) QFile::remove(file);
  const auto filter = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
  for (const QFileInfo& each : QDir(folder).entryInfoList(filter)) {
    if (each.fileName() == QLatin1String(kLock)) continue;
    if (each.isDir() && !each.isSymLink())
      QDir(each.absoluteFilePath()).removeRecursively();
    else
      QFile::remove(each.absoluteFilePath());
  }
  lock.unlock();
  QDir().rmdir(folder);
}

}  // namespace

Session::Session(QString folder, std::unique_ptr<QLockFile> lock)
    : folder_(std::move(folder)), lock_(std::move(lock)) {}

Session::~Session() = default;

std::unique_ptr<Session> Session::begin(const QString& sessions_folder, QString& why) {
  for (int tries = 0; tries < kNameTries; ++tries) {
    const QString name =
        QDateTime::currentDateTimeUtc().toString("yyyyMMdd-HHmmss-") +
        QStringLiteral("%1").arg(QRandomGenerator::global()->bounded(0xffffff), 6, 16, QLatin1Char('0'));
    const QString folder = sessions_folder + "/" + name;
    if (QFileInfo::exists(folder)) continue;
    if (!QDir().mkpath(folder)) {
      why = QCoreApplication::translate("Session", "cannot create the folder %1").arg(folder);
      return nullptr;
    }
    // what is rescued is the person's alone
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    auto lock = makeLock(folder);
    // another window that is starting may have taken the empty folder for a lost one
    if (lock->tryLock(0)) return std::unique_ptr<Session>(new Session(folder, std::move(lock)));
    why = QCoreApplication::translate("Session", "cannot lock the folder %1").arg(folder);
  }
  return nullptr;
}

void Session::remove() { removeFolder(folder_, *lock_); }

Diagnostics writeState(const QString& folder, int number, const StateToSave& state) {
  const auto path = [&](const char* ending) { return folder + "/" + nameOf(number, ending); };
  const QJsonObject words = {
      {"name", state.name}, {"path", state.original_path}, {"time", state.time.toUTC().toString(Qt::ISODateWithMs)}};
  Diagnostics problems = writeFile(path(kWordsEnding), QJsonDocument(words).toJson());
  if (hasErrors(problems)) return problems;
  QByteArray picture;
  QBuffer buffer(&picture);
  if (!state.picture.isNull() && buffer.open(QIODevice::WriteOnly) && state.picture.save(&buffer, "png")) {
    // without a picture it is as good
    (void)writeFile(path(kPictureEnding), picture);
  }
  return writeFile(path(kSceneEnding), writeScene(state.scene));
}

void removeStatesBefore(const QString& folder, int number) {
  for (const auto& [each, file] : scenesIn(folder)) {
    if (each < number) QFile::remove(file);
  }
  const QString first_kept = nameOf(number, "");
  for (const QFileInfo& each : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden)) {
    const QString name = each.fileName();
    const bool is_ours = name.endsWith(QLatin1String(kWordsEnding)) || name.endsWith(QLatin1String(kPictureEnding));
    if (is_ours && name.left(kNumberDigits) < first_kept) QFile::remove(each.absoluteFilePath());
  }
}

std::vector<LostSession> findLostSessions(const QString& sessions_folder) {
  std::vector<LostSession> lost;
  const QFileInfoList folders =
      QDir(sessions_folder)
          .entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks, QDir::Name | QDir::Reversed);
  for (const QFileInfo& each : folders) {
    if (lost.size() >= static_cast<std::size_t>(kMostSessions)) break;
    LostSession session;
    session.folder = each.absoluteFilePath();
    session.lock = makeLock(session.folder);
    if (!session.lock->tryLock(0)) continue;
    const auto scenes = scenesIn(session.folder);
    for (const auto& [number, file] : scenes) {
      if (std::optional<SavedState> state = readState(session.folder, number, file))
        session.states.push_back(std::move(*state));
      else
        ++session.unreadable;
    }
    if (scenes.empty())
      discard(session);
    else
      lost.push_back(std::move(session));
  }
  // what cannot be opened comes last
  std::stable_sort(lost.begin(), lost.end(), [](const LostSession& a, const LostSession& b) {
    if (a.states.empty() || b.states.empty()) return !a.states.empty() && b.states.empty();
    return a.states.front().time > b.states.front().time;
  });
  return lost;
}

void discard(LostSession& session) { removeFolder(session.folder, *session.lock); }

}  // namespace linkwright::ui
