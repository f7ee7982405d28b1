// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/reach_worker.h"

#include <QMetaObject>

#include <algorithm>
#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kBlock = 1024;  // points between two looks at the stop flag: about half a millisecond

}  // namespace

ReachWorker::ReachWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

ReachWorker::~ReachWorker() {
  if (stop_) *stop_ = true;
  pool_.waitForDone();
}

void ReachWorker::ask(std::shared_ptr<const Model> model, int link, int count, std::uint64_t seed) {
  if (stop_) *stop_ = true;
  stop_ = std::make_shared<std::atomic<bool>>(false);
  setWorking(true);
  pool_.start([this, stop = stop_, model = std::move(model), link, count, seed] {
    try {
      auto cloud = std::make_shared<ReachableCloud>();
      cloud->model = model;
      cloud->link = link;
      ReachableSampler sampler(*model, link, seed, true);
      for (int done = 0; done < count;) {
        if (*stop) return;
        const int block = std::min(kBlock, count - done);
        sampler.sample(block, cloud->points);
        done += block;
        deliver(stop, [this, done] { emit progressed(done); });
      }
      for (const double measure : cloud->points.measures) {
        cloud->largest_measure = std::max(cloud->largest_measure, measure);
      }
      deliver(stop, [this, cloud] {
        setWorking(false);
        emit finished(cloud);
      });
    } catch (const std::exception& problem) {
      deliver(stop, [this, why = QString::fromUtf8(problem.what())] {
        setWorking(false);
        emit failed(why);
      });
    }
  });
}

void ReachWorker::cancel() {
  if (stop_) *stop_ = true;
  setWorking(false);
}

// news of a request that has been cancelled or replaced meanwhile is dropped on arrival
void ReachWorker::deliver(const Stop& stop, std::function<void()> news) {
  QMetaObject::invokeMethod(
      this,
      [stop, news = std::move(news)] {
        if (!*stop) news();
      },
      Qt::QueuedConnection);
}

void ReachWorker::setWorking(bool working) {
  if (working == working_) return;
  working_ = working;
  emit workingChanged(working);
}

}  // namespace linkwright::ui

#include "moc_reach_worker.cpp"
