// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/simulation_worker.h"

#include "core/simulation/simulator.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

// a screen shows no more than sixty states a second, an eye no more than ten new curves
constexpr Seconds kFrame{1.0 / 60.0};
constexpr Seconds kCurves{0.1};
constexpr Seconds kFactorWindow{0.5};
constexpr Seconds kLate{0.1};  // behind the clock by more than this it no longer tries to catch up
constexpr std::size_t kMostCurveSamples = 1500;

/// As many samples as live curves need: evenly, and the last.
std::shared_ptr<const SimulatedRun> thinned(const Simulator& simulator,
                                            const std::shared_ptr<const SimulationSetup>& setup) {
  const SimulationRecord& record = simulator.record();
  const std::size_t every = 1 + record.size() / kMostCurveSamples;
  return std::make_shared<const SimulatedRun>(
      SimulatedRun{setup, record.every(every), simulator.status(), simulator.message(), every > 1});
}

}  // namespace

SimulationWorker::SimulationWorker(std::unique_ptr<Simulator> simulator, QObject* parent)
    : QObject(parent),
      simulator_(std::move(simulator)),
      setup_(std::make_shared<const SimulationSetup>(simulator_->system().setup())) {}

SimulationWorker::~SimulationWorker() { stop(); }

void SimulationWorker::start() {
  if (isWorking()) return;
  thread_ = std::jthread([this](const std::stop_token& stop) { guarded([&] { work(stop); }); });
}

void SimulationWorker::stop() {
  if (!isWorking()) return;
  thread_.request_stop();
  thread_.join();
  guarded([&] {
    carryOut(wishes_);
    simulator_->sampleHere();
  });
}

// no exception leaves a thread, or goes on into the event loop: the run ends with what there is
template <class Work>
void SimulationWorker::guarded(Work&& work) {
  try {
    work();
  } catch (const std::exception& problem) {
    failure_ = problem.what();
    News last;
    last.has_ended = true;
    put(std::move(last));
  }
}

void SimulationWorker::setSpeed(double factor) {
  const std::scoped_lock lock(mutex_);
  wishes_.speed = factor;
  wishes_.is_new_speed = true;
}

void SimulationWorker::setSliders(const Eigen::VectorXd& tau) {
  const std::scoped_lock lock(mutex_);
  wishes_.sliders = tau;
}

void SimulationWorker::setSpring(const std::optional<PullingSpring>& spring) {
  const std::scoped_lock lock(mutex_);
  wishes_.spring = spring;
}

std::optional<SimulationWorker::News> SimulationWorker::take() {
  const std::scoped_lock lock(mutex_);
  return std::exchange(slot_, std::nullopt);
}

void SimulationWorker::step() {
  guarded([&] {
    carryOut(wishes_);
    simulator_->step();
    simulator_->sampleHere();
  });
}

std::shared_ptr<const SimulatedRun> SimulationWorker::run() const {
  const bool has_failed = !failure_.empty();
  return std::make_shared<const SimulatedRun>(
      SimulatedRun{setup_, simulator_->record(), has_failed ? SimulationStatus::Diverged : simulator_->status(),
                   has_failed ? Message(failure_) : simulator_->message(), false});
}

void SimulationWorker::carryOut(Wishes& wishes) {
  if (wishes.sliders) simulator_->setSliders(*wishes.sliders);
  if (wishes.spring) simulator_->setSpring(*wishes.spring);
  wishes = Wishes{wishes.speed, false, {}, {}};
}

// curves that wait in the slot are kept for the next frame: they are made more seldom
void SimulationWorker::put(News news) {
  bool is_first = false;
  {
    const std::scoped_lock lock(mutex_);
    is_first = !slot_;
    if (slot_ && !news.so_far) news.so_far = std::move(slot_->so_far);
    slot_ = std::move(news);
  }
  if (is_first) emit arrived();
}

void SimulationWorker::work(const std::stop_token& stop) {
  Clock::time_point clock = Clock::now(), last_frame, last_curves, window = clock;
  double origin = simulator_->time(), window_time = origin, factor = 0.0;
  double speed = 1.0;
  const auto show = [&](bool has_ended) {
    const Clock::time_point now = Clock::now();
    if (const Seconds since = now - window; since > kFactorWindow) {
      factor = (simulator_->time() - window_time) / since.count();
      window = now;
      window_time = simulator_->time();
    }
    News news{frameOf(simulator_->record(), simulator_->record().size() - 1), nullptr, factor, has_ended};
    // making curves takes a small part of the time
    if (simulator_->record().size() > 1 && (has_ended || now - last_curves > kCurves)) {
      news.so_far = thinned(*simulator_, setup_);
      last_curves = Clock::now();
    }
    put(std::move(news));
    last_frame = now;
  };
  while (!stop.stop_requested()) {
    Wishes wishes;
    {
      const std::scoped_lock lock(mutex_);
      wishes = std::exchange(wishes_, Wishes{wishes_.speed, false, {}, {}});
    }
    if (wishes.is_new_speed || wishes.speed != speed) {
      speed = wishes.speed;
      clock = Clock::now();
      origin = simulator_->time();
    }
    carryOut(wishes);
    const Clock::time_point until = Clock::now() + std::chrono::milliseconds(4);
    const auto due = [&] { return origin + speed * Seconds(Clock::now() - clock).count(); };
    while (!stop.stop_requested() && Clock::now() < until && simulator_->status() == SimulationStatus::Running &&
           (speed <= 0.0 || simulator_->time() < due())) {
      simulator_->step(stop);
    }
    const bool has_ended = simulator_->status() != SimulationStatus::Running;
    if (has_ended || Clock::now() - last_frame >= kFrame) show(has_ended);
    if (has_ended) return;
    if (speed > 0.0) {
      if (due() - simulator_->time() > speed * kLate.count()) {
        clock = Clock::now();
        origin = simulator_->time();
      } else if (simulator_->time() >= due()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
      }
    }
  }
}

}  // namespace linkwright::ui

#include "moc_simulation_worker.cpp"
