// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/cost_curve.h"
#include "core/dynamics/inverse_dynamics.h"

#include <QObject>
#include <QThreadPool>

#include <array>
#include <atomic>
#include <memory>
#include <vector>

namespace linkwright::ui {

/// What is known of a model's cost: made on another thread, never changed afterwards.
struct CostFigures {
  std::shared_ptr<const Model> model;
  CostCounts own;
  std::vector<CostCounts> curve;             ///< along chains like the model
  std::vector<std::vector<int>> rate_terms;  ///< rateTerms of the model
};

/// Seconds a call by CostMethod: the median of several runs. NaN: not measured.
using CostTimes = std::array<double, kCostMethods.size()>;

/// Counts and measures off the UI thread. A new request replaces the one under way. Lives on the UI thread.
class CostWorker : public QObject {
  Q_OBJECT
public:
  explicit CostWorker(QObject* parent = nullptr);
  ~CostWorker() override;  ///< waits for what is under way

  /// Counts the model and its curve, then measures it at this state.
  void ask(std::shared_ptr<const Model> model, DynamicsInput input);
  /// Measures alone.
  void measure(std::shared_ptr<const Model> model, DynamicsInput input);
  bool isMeasuring() const { return measuring_; }

signals:
  void counted(std::shared_ptr<const linkwright::ui::CostFigures> figures);
  void measured(const linkwright::ui::CostTimes& seconds);
  void measuringChanged(bool measuring);
  /// It could not be counted or measured: why, in words.
  void failed(const QString& why);

private:
  using Stop = std::shared_ptr<std::atomic<bool>>;
  void start(std::shared_ptr<const Model> model, DynamicsInput input, bool count);
  void setMeasuring(bool measuring);

  QThreadPool pool_;  ///< one thread: what is measured is not disturbed by our own counting
  Stop stop_;
  bool measuring_ = false;
};

/// Runs every method on this thread and takes the time: seconds a call. `stop` ends it early; what is missing is NaN.
CostTimes measureCosts(const Model& model, const DynamicsInput& input, const std::atomic<bool>& stop);

}  // namespace linkwright::ui
