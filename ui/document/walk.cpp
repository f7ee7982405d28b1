// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/walk.h"

#include <utility>

namespace linkwright::ui {

void Walk::setStep(int step) { setPlace(step, -1); }

void Walk::setPlace(int step, int term) {
  if (step == step_ && term == term_) return;
  // a mouse that rests points at nothing of another step
  if (step != step_) mark(std::nullopt);
  step_ = step;
  term_ = term;
  emit arrived();
  emit stepChanged(step);
}

void Walk::reset() {
  mark(std::nullopt);
  ask(std::nullopt);
  setStudent(std::nullopt);
  setStep(-1);
}

void Walk::setGranularity(Granularity granularity) {
  if (granularity == granularity_) return;
  granularity_ = granularity;
  emit lookChanged();
}

void Walk::setNotation(Notation notation) {
  if (notation == notation_) return;
  notation_ = notation;
  emit lookChanged();
}

void Walk::setAxes(Axes axes) {
  if (axes == axes_) return;
  axes_ = axes;
  emit lookChanged();
}

void Walk::setDrawsSums(bool drawn) {
  if (drawn == draws_sums_) return;
  draws_sums_ = drawn;
  emit lookChanged();
}

void Walk::mark(const std::optional<QuantityKey>& key) {
  if (key == marked_) return;
  marked_ = key;
  emit markedChanged();
}

std::vector<QuantityKey> Walk::unseen() const {
  std::vector<QuantityKey> keys = kept_;
  if (asked_) keys.push_back(*asked_);
  return keys;
}

void Walk::keep(const std::vector<QuantityKey>& keys) {
  if (keys == kept_) return;
  kept_ = keys;
  emit askedChanged();
}

void Walk::ask(const std::optional<QuantityKey>& key) {
  if (key == asked_) return;
  asked_ = key;
  emit askedChanged();
}

void Walk::setPredicts(bool predicts) {
  if (predicts == predicts_) return;
  predicts_ = predicts;
  emit askedChanged();
}

void Walk::setForceScale(double metres_per_newton) {
  if (std::exchange(force_scale_, metres_per_newton) != metres_per_newton) emit forceScaleChanged();
}

void Walk::setStudent(const std::optional<StudentValue>& student) {
  if (student == student_) return;
  student_ = student;
  emit studentChanged();
}

}  // namespace linkwright::ui

#include "moc_walk.cpp"
