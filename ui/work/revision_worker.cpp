// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/revision_worker.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

RevisionResult resultOf(const RevisionCase& which, const std::stop_token& stop) {
  RevisionResult made;
  made.of = which;
  const auto run = [&](bool is_rigid, bool with_mistakes) {
    RevisionCase each = which;
    each.is_link_1_rigid = is_rigid;
    if (!with_mistakes) each.mistakes.clear();
    Result<RevisionRun> found = runRevision(each, stop);
    if (found) return std::move(found).value();
    made.problem = QString::fromStdString(found.diagnostics().front().message);
    return RevisionRun();
  };
  made.elastic = run(false, true);
  made.rigid = run(true, true);
  if (!which.mistakes.empty()) made.right = run(which.is_link_1_rigid, false).figures;
  return made;
}

}  // namespace

RevisionWorker::RevisionWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

RevisionWorker::~RevisionWorker() {
  stop_.request_stop();
  pool_.waitForDone();
}

void RevisionWorker::start(const RevisionCase& which) {
  stop_.request_stop();
  stop_ = std::stop_source();
  setRunning(true);
  auto result = std::make_shared<RevisionResult>();
  result->of = which;
  pool_.start([this, stop = stop_.get_token(), which, result] {
    try {
      *result = resultOf(which, stop);
    } catch (const std::exception& problem) {
      result->problem = QString::fromUtf8(problem.what());
    }
    // news of a request that has been replaced meanwhile is dropped on arrival
    QMetaObject::invokeMethod(
        this,
        [this, stop, result] {
          if (stop.stop_requested()) return;
          setRunning(false);
          emit done(result);
        },
        Qt::QueuedConnection);
  });
}

void RevisionWorker::stop() {
  stop_.request_stop();
  setRunning(false);
}

void RevisionWorker::setRunning(bool running) {
  if (running == running_) return;
  running_ = running;
  emit runningChanged(running);
}

}  // namespace linkwright::ui

#include "moc_revision_worker.cpp"
