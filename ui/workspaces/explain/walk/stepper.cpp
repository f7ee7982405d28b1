// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/stepper.h"

#include "ui/document/insight.h"
#include "ui/workspaces/explain/walk/step_keeper.h"

#include <QTimer>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kPace = 1500;  // ms: time to read one sum
constexpr std::size_t kMostReturns = 50;

bool oneRun(const Step& one, const Step& other) { return one.body == other.body && one.pass == other.pass; }

}  // namespace

int endOfRun(const std::vector<Step>& steps, int step) {
  if (step < 0 || step >= static_cast<int>(steps.size())) return -1;
  auto at = static_cast<std::size_t>(step);
  while (at + 1 < steps.size() && oneRun(steps[at + 1], steps[at])) ++at;
  return static_cast<int>(at);
}

int firstOfNextRun(const std::vector<Step>& steps, int step) {
  const int first = step < 0 ? 0 : endOfRun(steps, step) + 1;
  return first < static_cast<int>(steps.size()) ? first : -1;
}

int lastOfPreviousRun(const std::vector<Step>& steps, int step) {
  if (step < 0 || step >= static_cast<int>(steps.size())) return -1;
  auto at = static_cast<std::size_t>(step);
  while (at > 0 && oneRun(steps[at - 1], steps[at])) --at;
  return static_cast<int>(at) - 1;
}

int endOfPass(const std::vector<Step>& steps, int step) {
  if (steps.empty()) return -1;
  auto at = static_cast<std::size_t>(std::clamp(step, 0, static_cast<int>(steps.size()) - 1));
  while (at + 1 < steps.size() && steps[at + 1].pass == steps[at].pass) ++at;
  return static_cast<int>(at);
}

Stepper::Stepper(Document& document, Interaction& interaction, QObject* parent)
    : QObject(parent), document_(document), walk_(interaction.walk()), pulse_(new QTimer(this)) {
  pulse_->setInterval(kPace);
  connect(pulse_, &QTimer::timeout, this, [this] {
    // a question waits for its answer
    if (walk_.asked()) return;
    const Place here{walk_.step(), walk_.term()};
    next();
    if (Place{walk_.step(), walk_.term()} == here) setPlaying(false);
  });
  connect(&walk_, &Walk::sourceWanted, this, &Stepper::goToSource);
  connect(&walk_, &Walk::lookChanged, this, [this] {
    // whole sums unless they are added up term by term
    if (walk_.granularity() != Granularity::Term && walk_.term() >= 0) walk_.setStep(walk_.step());
  });
  connect(&document_, &Document::opened, this, [this] {
    returns_.clear();
    setPlaying(false);
    emit canReturnChanged();
  });
}

const std::vector<Step>& Stepper::steps() const { return *document_.snapshot()->steps; }

int Stepper::termsAt(int step) const { return static_cast<int>(termsOf(*document_.snapshot(), step).summands.size()); }

Place Stepper::placeAt(int step) const {
  return {step, walk_.granularity() == Granularity::Term && termsAt(step) > 1 ? 0 : -1};
}

Place Stepper::after(Place place) const {
  const int count = static_cast<int>(steps().size());
  switch (walk_.granularity()) {
    case Granularity::Link: {
      // a link's visit is shown at its end, when all of its quantities are there
      if (place.step >= 0 && place.step < endOfRun(steps(), place.step)) return {endOfRun(steps(), place.step), -1};
      const int first = firstOfNextRun(steps(), place.step);
      return first < 0 ? place : Place{endOfRun(steps(), first), -1};
    }
    case Granularity::Term:
      if (place.step >= 0 && place.term >= 0 && place.term + 1 < termsAt(place.step)) {
        // with the last summand the sum is whole
        return {place.step, place.term + 2 < termsAt(place.step) ? place.term + 1 : -1};
      }
      [[fallthrough]];
    case Granularity::Equation: break;
  }
  return place.step + 1 < count ? placeAt(place.step + 1) : place;
}

Place Stepper::before(Place place) const {
  switch (walk_.granularity()) {
    case Granularity::Link: {
      const int last = lastOfPreviousRun(steps(), place.step);
      return last < 0 ? place : Place{last, -1};
    }
    case Granularity::Term: {
      const int terms = termsAt(place.step);
      const int shown = place.term < 0 ? terms - 1 : place.term;
      if (shown > 0) return {place.step, shown - 1};
      // the sum before, whole
      return place.step > 0 ? Place{place.step - 1, -1} : place;
    }
    case Granularity::Equation: break;
  }
  return place.step > 0 ? Place{place.step - 1, -1} : place;
}

void Stepper::go(Place place) { walk_.setPlace(place.step, place.term); }

void Stepper::goTo(int step) {
  const int count = static_cast<int>(steps().size());
  if (count > 0) walk_.setStep(std::clamp(step, 0, count - 1));
}

void Stepper::first() {
  if (!steps().empty()) go(walk_.granularity() == Granularity::Link ? Place{endOfRun(steps(), 0), -1} : placeAt(0));
}

void Stepper::last() { goTo(static_cast<int>(steps().size()) - 1); }

void Stepper::next() {
  if (!steps().empty()) go(after({walk_.step(), walk_.term()}));
}

void Stepper::previous() {
  if (walk_.step() < 0 || steps().empty()) return;
  const Place here{walk_.step(), walk_.term()}, to = before(here);
  to == here ? leave() : go(to);
}

void Stepper::toEndOfPass() {
  const int end = endOfPass(steps(), walk_.step());
  goTo(end == walk_.step() && walk_.term() < 0 ? endOfPass(steps(), end + 1) : end);
}

void Stepper::leave() {
  setPlaying(false);
  walk_.setStep(-1);
}

void Stepper::goToTorqueOf(int joint) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (joint < 0 || joint >= snapshot->model->dof()) return;
  goToSource({snapshot->model->joints()[static_cast<std::size_t>(joint)].body, Quantity::JointTorque});
}

void Stepper::goToSource(const QuantityKey& key) {
  const int source = stepThatMakes(steps(), *document_.snapshot()->recording, key);
  if (source < 0 || source == walk_.step()) return;
  if (walk_.step() >= 0) {
    returns_.push_back({steps()[static_cast<std::size_t>(walk_.step())], walk_.term()});
    if (returns_.size() > kMostReturns) returns_.erase(returns_.begin());
    emit canReturnChanged();
  }
  walk_.setStep(source);
}

void Stepper::returnFromSource() {
  if (returns_.empty()) return;
  const Return before = returns_.back();
  returns_.pop_back();
  const int step = placeOf(before.step, steps());
  if (step >= 0) go({step, before.term});
  emit canReturnChanged();
}

bool Stepper::isPlaying() const { return pulse_->isActive(); }

int Stepper::pace() const { return pulse_->interval(); }

void Stepper::setPlaying(bool playing) {
  if (playing == isPlaying() || (playing && steps().empty())) return;
  if (playing) {
    // from the end it begins anew
    if (walk_.step() < 0 || walk_.step() == static_cast<int>(steps().size()) - 1) first();
    pulse_->start();
  } else {
    pulse_->stop();
  }
  emit playingChanged(playing);
}

void Stepper::setPace(int ms) { pulse_->setInterval(std::max(100, ms)); }

}  // namespace linkwright::ui

#include "moc_stepper.cpp"
