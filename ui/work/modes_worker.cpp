// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/modes_worker.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

void answerTo(FoundModes& answer) {
  try {
    const ElasticTree& tree = *answer.of.tree;
    Result<Eigen::VectorXd> balance = elasticEquilibrium(tree, answer.of.pose);
    if (!balance) {
      answer.problems = balance.diagnostics();
      return;
    }
    answer.u = std::move(balance).value();
    Result<ElasticModes> modes = elasticModes(tree, answer.of.pose, answer.u);
    answer.problems = modes.diagnostics();
    if (modes) answer.modes = std::move(modes).value();
  } catch (const std::exception& problem) {
    answer.problems = {{Severity::Error, {}, 0, problem.what()}};
  }
}

}  // namespace

ModesWorker::ModesWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

ModesWorker::~ModesWorker() { pool_.waitForDone(); }

void ModesWorker::ask(ModesQuestion question) {
  is_wanted_ = true;
  if (is_running_) {
    next_ = std::move(question);
    return;
  }
  begin(std::move(question));
}

void ModesWorker::forget() {
  next_.reset();
  is_wanted_ = false;
}

void ModesWorker::begin(ModesQuestion question) {
  is_running_ = true;
  auto answer = std::make_shared<FoundModes>();
  answer->of = std::move(question);
  pool_.start([this, answer] {
    answerTo(*answer);
    QMetaObject::invokeMethod(
        this, [this, answer] { take(answer); }, Qt::QueuedConnection);
  });
}

// the answer is told although another question waits: while a motion plays there is always one
void ModesWorker::take(const std::shared_ptr<const FoundModes>& answer) {
  is_running_ = false;
  if (next_) {
    ModesQuestion next = std::move(*next_);
    next_.reset();
    begin(std::move(next));
  }
  if (is_wanted_) emit found(answer);
}

}  // namespace linkwright::ui

#include "moc_modes_worker.cpp"
