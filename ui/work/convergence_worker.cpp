// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/convergence_worker.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

template <class T>
QString problemOf(const Result<T>& result) {
  return result ? QString() : QString::fromStdString(result.diagnostics().front().message);
}

}  // namespace

ConvergenceWorker::ConvergenceWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

ConvergenceWorker::~ConvergenceWorker() {
  stop_.request_stop();
  pool_.waitForDone();
}

void ConvergenceWorker::startSteps(const ElasticSetup& setup, const StepStudyOptions& options) {
  run([this, setup, options](const std::stop_token& stop) {
    const auto told = [&](const StepStudy& so_far) {
      const auto shared = std::make_shared<const StepStudy>(so_far);
      deliver(stop, [this, shared] { emit stepsFound(shared); });
    };
    const auto progress = [&](double share) { deliver(stop, [this, share] { emit progressed(share); }); };
    return problemOf(studySteps(setup, options, stop, told, progress));
  });
}

void ConvergenceWorker::startElements(const ElasticSetup& setup, const ElementStudyOptions& options) {
  run([this, setup, options](const std::stop_token& stop) {
    const auto told = [&](const ElementStudy& so_far) {
      const auto shared = std::make_shared<const ElementStudy>(so_far);
      const double share = static_cast<double>(so_far.rows.size()) / static_cast<double>(so_far.asked);
      deliver(stop, [this, shared, share] {
        emit progressed(share);
        emit elementsFound(shared);
      });
    };
    return problemOf(studyElements(setup, options, stop, told));
  });
}

void ConvergenceWorker::run(std::function<QString(const std::stop_token&)> study) {
  stop_.request_stop();
  stop_ = std::stop_source();
  setRunning(true);
  pool_.start([this, stop = stop_.get_token(), study = std::move(study)] {
    QString problem;
    try {
      problem = study(stop);
    } catch (const std::exception& caught) {
      problem = QString::fromUtf8(caught.what());
    }
    deliver(stop, [this, problem] {
      setRunning(false);
      if (!problem.isEmpty()) emit failed(problem);
    });
  });
}

void ConvergenceWorker::stop() {
  stop_.request_stop();
  setRunning(false);
}

// news of a request that has been stopped or replaced meanwhile is dropped on arrival
void ConvergenceWorker::deliver(const std::stop_token& stop, std::function<void()> news) {
  QMetaObject::invokeMethod(
      this,
      [stop, news = std::move(news)] {
        if (!stop.stop_requested()) news();
      },
      Qt::QueuedConnection);
}

void ConvergenceWorker::setRunning(bool running) {
  if (running == running_) return;
  running_ = running;
  emit runningChanged(running);
}

}  // namespace linkwright::ui

#include "moc_convergence_worker.cpp"
