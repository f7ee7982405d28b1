// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/mesh_library.h"

#include "ui/work/mesh_reader.h"

#include <QFileInfo>

#include <algorithm>
#include <map>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kTellEveryMs = 200;  // each time the links are drawn anew

/// The files that the mechanism names, each once, with the links that show it.
std::vector<MeshEntry> entriesOf(const Mechanism& mechanism) {
  std::vector<MeshEntry> entries;
  std::map<std::string, std::size_t> rows;
  for (const Link& link : mechanism.links) {
    for (const Shape& shape : link.shapes) {
      const auto* mesh = std::get_if<Mesh>(&shape.geometry);
      if (mesh == nullptr) continue;
      const auto [row, added] = rows.try_emplace(mesh->uri, entries.size());
      if (added) {
        entries.emplace_back();
        entries.back().uri = mesh->uri;
      }
      QStringList& links = entries[row->second].links;
      // a link's shapes follow on each other
      if (const QString name = QString::fromStdString(link.name); links.isEmpty() || links.back() != name)
        links << name;
    }
  }
  return entries;
}

bool sameFolders(const MeshFolders& a, const MeshFolders& b) {
  return a.packages == b.packages && a.picked == b.picked;
}

}  // namespace

MeshLibrary::MeshLibrary(QObject* parent) : QObject(parent) {
  teller_.setSingleShot(true);
  teller_.setInterval(kTellEveryMs);
  connect(&teller_, &QTimer::timeout, this, &MeshLibrary::changed);
}

void MeshLibrary::show(const Mechanism& mechanism, const QString& robot_file, const MeshFolders& folders) {
  std::vector<MeshEntry> entries = entriesOf(mechanism);
  const bool same_files = std::equal(entries.begin(), entries.end(), entries_.begin(), entries_.end(),
                                     [](const MeshEntry& a, const MeshEntry& b) { return a.uri == b.uri; });
  const bool same = asked_ && same_files && robot_file == robot_file_ && sameFolders(folders, folders_);
  if (same) {
    for (std::size_t i = 0; i < entries.size(); ++i) entries_[i].links = entries[i].links;
    return;
  }
  // what is shown stays until the new ones have come
  for (MeshEntry& entry : entries) {
    const auto before =
        std::find_if(entries_.begin(), entries_.end(), [&](const MeshEntry& e) { return e.uri == entry.uri; });
    if (before != entries_.end()) entry.mesh = before->mesh;
  }
  entries_ = std::move(entries);
  robot_file_ = robot_file;
  folders_ = folders;
  asked_ = true;
  ask();
}

void MeshLibrary::lookAgain() { ask(); }

void MeshLibrary::ask() {
  std::vector<std::string> uris;
  for (MeshEntry& entry : entries_) {
    entry.state = MeshEntry::State::Waiting;
    uris.push_back(entry.uri);
  }
  if (uris.empty())
    work_.stop();
  else
    work_.start(
        [this, uris = std::move(uris), robot_file = robot_file_.toStdString(),
         folders = folders_](const Background::Task& task) {
          qint64 triangles = 0;
          for (const std::string& uri : uris) {
            if (task.stop().stop_requested()) return;
            task.tell([this, entry = read(uri, robot_file, folders, triangles)] { take(entry); });
          }
        },
        [this](const auto&) {
          teller_.stop();
          emit changed();
        });
  emit changed();
}

// on the other thread
MeshEntry MeshLibrary::read(const std::string& uri, const std::string& robot_file, const MeshFolders& folders,
                            qint64& triangles) {
  MeshEntry entry;
  entry.uri = uri;
  try {
    entry.place = findMesh(uri, robot_file, folders);
    readInto(entry, triangles);
  } catch (const std::exception& problem) {
    entry.state = MeshEntry::State::Broken;
    entry.problem = QString::fromUtf8(problem.what());
  }
  return entry;
}

// on the other thread
void MeshLibrary::readInto(MeshEntry& entry, qint64& triangles) {
  if (!entry.place.found()) {
    entry.state = MeshEntry::State::Missing;
    return;
  }
  const QString path = QString::fromStdString(entry.place.path);
  const QFileInfo info(path);
  Kept& kept = kept_[path];
  entry.mesh = kept.mesh.lock();
  if (!entry.mesh || kept.modified != info.lastModified() || kept.size != info.size()) {
    MeshRead read = readMesh(path);
    entry.mesh = std::move(read.mesh);
    entry.problem = read.problem;
    kept = {info.lastModified(), info.size(), entry.mesh};
  }
  if (entry.mesh) {
    const auto more = static_cast<qint64>(entry.mesh->triangles.size());
    if (triangles + more > kMostTrianglesOfARobot) {
      entry.mesh.reset();
      entry.problem = tr("the robot's meshes have more than %1 triangles in total").arg(kMostTrianglesOfARobot);
    } else {
      triangles += more;
    }
  }
  entry.state = entry.mesh ? MeshEntry::State::Read : MeshEntry::State::Broken;
}

void MeshLibrary::take(const MeshEntry& entry) {
  const auto row =
      std::find_if(entries_.begin(), entries_.end(), [&](const MeshEntry& e) { return e.uri == entry.uri; });
  if (row == entries_.end()) return;
  const QStringList links = row->links;
  *row = entry;
  row->links = links;
  if (!teller_.isActive()) teller_.start();
}

MeshSet MeshLibrary::meshes() const {
  MeshSet set;
  for (const MeshEntry& entry : entries_) {
    if (entry.mesh) set.emplace(entry.uri, entry.mesh);
  }
  return set;
}

int MeshLibrary::countOf(MeshEntry::State state) const {
  return static_cast<int>(std::count_if(entries_.begin(), entries_.end(),
                                        [state](const MeshEntry& entry) { return entry.state == state; }));
}

}  // namespace linkwright::ui

#include "moc_mesh_library.cpp"
