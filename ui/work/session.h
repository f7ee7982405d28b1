// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/scene/scene.h"

#include <QDateTime>
#include <QImage>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace linkwright::ui {

inline constexpr int kKeptStates = 10;  ///< of each running window

/// What a window may lose, as values: the scene and what it has to be recognised by.
struct StateToSave {
  SceneData scene;
  QString name;           ///< as the title has it
  QString original_path;  ///< the file that it came from; may be empty
  QDateTime time;
  QImage picture;  ///< may be null
};

/// One that lies in a session's folder.
struct SavedState {
  QString file;  ///< the scene: read as any other
  QString name;
  QString original_path;
  QDateTime time;
  QImage picture;
};

/// The folder of one running window, which holds a lock as long as the window runs. It goes when the window ends as it
/// should; after a crash it stays, and its lock is nobody's.
class Session {
public:
  /// Makes the folder inside `sessions_folder`; null, and why, where that cannot be done.
  static std::unique_ptr<Session> begin(const QString& sessions_folder, QString& why);
  ~Session();  ///< leaves the folder as it is
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  const QString& folder() const { return folder_; }
  /// Nothing in it is needed any more.
  void remove();

private:
  Session(QString folder, std::unique_ptr<QLockFile> lock);
  QString folder_;
  std::unique_ptr<QLockFile> lock_;
};

/// Writes a state as number `number` of its folder: the words and the picture first, so that a scene never lacks them.
/// Each of the files is whole or not there. Any thread.
Diagnostics writeState(const QString& folder, int number, const StateToSave& state);
/// Removes the states before `number`, scenes first. Any thread.
void removeStatesBefore(const QString& folder, int number);

/// What a window left that did not end as it should.
struct LostSession {
  std::shared_ptr<QLockFile> lock;  ///< ours while this lives: no other window offers the same
  QString folder;
  std::vector<SavedState> states;  ///< that can be read, the newest first
  int unreadable = 0;              ///< states that are there and cannot be read
};

/// The sessions in this folder whose program is gone, the newest first. What is broken is left out and counted; folders
/// that hold no state at all are removed. Reads every state: not for the UI thread where there may be many.
std::vector<LostSession> findLostSessions(const QString& sessions_folder);
/// Removes the folder of a lost session.
void discard(LostSession& session);

}  // namespace linkwright::ui
