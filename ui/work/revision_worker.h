// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/revision_case.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <stop_token>

namespace linkwright::ui {

/// The paper's example with these settings: link 1 elastic (Figure 2) and ideal-rigid (Figure 3).
struct RevisionResult {
  RevisionCase of;
  RevisionRun elastic, rigid;
  /// Of the same settings without their mistakes; empty where there are none.
  std::optional<RevisionFigures> right;
  QString problem;  ///< why there are no runs; empty: there are
  const RevisionRun& run() const { return of.is_link_1_rigid ? rigid : elastic; }
};

/// Works the paper's example out off the UI thread. A new request replaces the one under way. Lives on the UI thread.
class RevisionWorker : public QObject {
  Q_OBJECT
public:
  explicit RevisionWorker(QObject* parent = nullptr);
  ~RevisionWorker() override;  ///< ends what is under way and waits for it: a step of the run

  void start(const RevisionCase& which);
  void stop();
  bool isRunning() const { return running_; }

signals:
  void done(std::shared_ptr<const linkwright::ui::RevisionResult> result);
  void runningChanged(bool running);

private:
  void setRunning(bool running);

  QThreadPool pool_;
  std::stop_source stop_;
  bool running_ = false;
};

}  // namespace linkwright::ui
