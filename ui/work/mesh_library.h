// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/mesh_path.h"
#include "core/mechanism/mechanism.h"
#include "ui/work/background.h"
#include "ui/work/triangle_mesh.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace linkwright::ui {

/// All meshes of a robot together have at most as many triangles: what comes after is left out.
inline constexpr qint64 kMostTrianglesOfARobot = 2'000'000;

/// What has become of one file that the robot names.
struct MeshEntry {
  enum class State { Waiting, Read, Missing, Broken };
  std::string uri;
  QStringList links;  ///< that show it
  State state = State::Waiting;
  MeshPlace place;       ///< where it is, or was looked for
  QString problem;       ///< of a broken one, in words
  TriangleMeshPtr mesh;  ///< of one that was read
};

/// The meshes of the robot that is open, found and read on another thread. What was read stays while anybody shows it,
/// and is read again when the file has changed. Lives on the UI thread.
class MeshLibrary : public QObject {
  Q_OBJECT
public:
  explicit MeshLibrary(QObject* parent = nullptr);

  /// The meshes of this mechanism, looked for from its file and in the folders. Nothing happens where these are the
  /// same as before, but for the names of the links.
  void show(const Mechanism& mechanism, const QString& robot_file, const MeshFolders& folders);
  /// Looks for all of them once more, and reads those that have changed.
  void lookAgain();

  /// In the order in which the robot names them.
  const std::vector<MeshEntry>& entries() const { return entries_; }
  MeshSet meshes() const;
  bool isWorking() const { return work_.isRunning(); }
  int countOf(MeshEntry::State state) const;

signals:
  /// Some have been read, or all have been looked for: entries() and meshes() are new.
  void changed();

private:
  /// What a file held when it was read. On the other thread alone.
  struct Kept {
    QDateTime modified;
    qint64 size = 0;
    std::weak_ptr<const TriangleMesh> mesh;
  };
  void ask();
  MeshEntry read(const std::string& uri, const std::string& robot_file, const MeshFolders& folders, qint64& triangles);
  void readInto(MeshEntry& entry, qint64& triangles);
  void take(const MeshEntry& entry);

  std::vector<MeshEntry> entries_;
  QString robot_file_;
  MeshFolders folders_;
  bool asked_ = false;
  QTimer teller_;
  QHash<QString, Kept> kept_;
  Background work_;  ///< ends within a file, before what it knows goes
};

}  // namespace linkwright::ui
