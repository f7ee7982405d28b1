// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/work/background.h"
#include "ui/work/session.h"

#include <QElapsedTimer>
#include <QImage>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace linkwright::ui {

/// Keeps what is not saved yet in the folder of the running window's session, so that it outlives a crash. It begins
/// to count when something becomes unsaved, copies the scene when the interval is over, and writes it on another
/// thread. A gesture under way is let end first, for a while. Once everything is saved, nothing is kept. UI thread.
class Autosave : public QObject {
  Q_OBJECT
public:
  /// The session's folder is made inside `sessions_folder` when it is first needed.
  Autosave(Document& document, QString sessions_folder, QObject* parent = nullptr);
  ~Autosave() override;  ///< waits for what is being written; removes the session where nothing is unsaved

  /// Draws the small picture, on the thread that writes.
  using Painter = std::function<QImage(const Snapshot&, const SceneData&)>;
  void setPainter(Painter painter) { painter_ = std::move(painter); }

  bool isOn() const { return on_; }
  void setOn(bool on);
  int interval() const { return interval_ms_; }  ///< ms
  void setInterval(int ms);

  /// Without waiting for the interval.
  void saveSoon();
  /// The window ends as it should: what is unsaved is so by the person's own wish.
  void endCleanly() { ends_cleanly_ = true; }
  /// Of this window's session; empty as long as there was nothing to keep.
  QString folder() const { return session_ ? session_->folder() : QString(); }

signals:
  void written();
  /// It could not be written: why, in words. Said once until it works again.
  void failed(const QString& why);

private:
  void look();
  void markUnsaved();
  void timeIsUp();
  void write();
  void keepNothing();
  void startWork();
  void take(const Diagnostics& problems);
  void fail(const QString& why);

  Document& document_;
  QString sessions_folder_;
  Painter painter_;
  QTimer timer_;
  QElapsedTimer unsaved_since_;  ///< invalid: all that is unsaved is kept
  int interval_ms_ = 60'000;
  bool on_ = true;
  bool waits_for_gesture_ = false;
  bool ends_cleanly_ = false;
  bool has_failed_ = false;
  bool wants_write_ = false, wants_removal_ = false;  ///< for the work that comes next
  int next_number_ = 1;
  int first_kept_ = 1;
  std::unique_ptr<Session> session_;
  std::unique_ptr<Background> work_;
};

}  // namespace linkwright::ui
