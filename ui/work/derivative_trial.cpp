// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/derivative_trial.h"

#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

TriedWay tryWay(const Model& model, const MotionLoads& loads, SampledCourse course) {
  try {
    return derivativeEffect(model, course, loads);
  } catch (const std::exception& problem) {
    return Result<DerivativeEffect>::failure(std::string(problem.what()));
  }
}

}  // namespace

DerivativeTrial::DerivativeTrial(std::shared_ptr<const Model> model, MotionLoads loads, QObject* parent)
    : QObject(parent), model_(std::move(model)), loads_(std::move(loads)) {}

void DerivativeTrial::show(std::shared_ptr<const SampledCourse> course, const DerivativeOptions& fit) {
  course_ = std::move(course);
  fit_ = fit;
  if (course_ == tried_course_ && fit_ == tried_fit_ && !work_.isRunning()) return;
  waiting_ = true;
  if (!work_.isRunning()) begin();
}

void DerivativeTrial::begin() {
  waiting_ = false;
  const bool same_course = course_ == tried_course_;
  tried_course_ = course_;
  tried_fit_ = fit_;
  work_.start(
      [tries = same_course ? tried_ : Tries(), model = model_, loads = loads_, course = course_, fit = fit_,
       same_course](const Background::Task& task) mutable {
        const auto put = [&](DerivativeWay way, const SampledCourse& with) {
          if (!task.stop().stop_requested()) tries[static_cast<std::size_t>(way)] = tryWay(*model, loads, with);
        };
        const bool has_all = course->qd.size() > 0 && course->qdd.size() > 0;
        if (has_all && !same_course) put(DerivativeWay::Given, *course);
        SampledCourse made = *course;
        // beside what the motion has itself stands what its positions alone would give
        if (has_all) {
          made.qd.resize(0, 0);
          made.qdd.resize(0, 0);
        }
        made.how = fit;
        made.how.method = DerivativeMethod::SavitzkyGolay;
        put(DerivativeWay::SavitzkyGolay, made);
        if (same_course) return tries;
        made.how.method = DerivativeMethod::Spline;
        put(DerivativeWay::Spline, made);
        made.how.method = DerivativeMethod::BackwardDifferences;
        put(DerivativeWay::BackwardDifferences, made);
        return tries;
      },
      [this](Result<Tries> tries) {
        tried_ = tries ? std::move(tries).value() : Tries();
        if (waiting_) begin();
        emit changed();
      });
}

}  // namespace linkwright::ui

#include "moc_derivative_trial.cpp"
