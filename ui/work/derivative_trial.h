// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/derivative_effect.h"
#include "ui/work/background.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>

namespace linkwright::ui {

/// The ways to velocities and accelerations of a sampled motion that are held side by side; Given is what it has
/// itself.
enum class DerivativeWay { SavitzkyGolay, Spline, BackwardDifferences, Given };
inline constexpr std::size_t kDerivativeWays = 4;

/// What one of them comes to: in numbers, or why not.
using TriedWay = std::optional<Result<DerivativeEffect>>;

/// Works out on a thread of its own what each way to derivatives does to the accelerations and torques of a motion.
/// What has been worked out and has not changed is kept.
class DerivativeTrial : public QObject {
  Q_OBJECT
public:
  DerivativeTrial(std::shared_ptr<const Model> model, MotionLoads loads, QObject* parent = nullptr);

  /// The motion and the window and order of Savitzky-Golay. The newest request counts. Given is tried where the course
  /// has both itself.
  void show(std::shared_ptr<const SampledCourse> course, const DerivativeOptions& fit);
  /// Whether everything that was asked for is there.
  bool isDone() const { return !waiting_ && !work_.isRunning(); }
  const TriedWay& of(DerivativeWay way) const { return tried_[static_cast<std::size_t>(way)]; }

signals:
  void changed();

private:
  using Tries = std::array<TriedWay, kDerivativeWays>;
  void begin();

  std::shared_ptr<const Model> model_;
  MotionLoads loads_;
  std::shared_ptr<const SampledCourse> course_, tried_course_;
  DerivativeOptions fit_, tried_fit_;
  Tries tried_;
  bool waiting_ = false;
  Background work_;
};

}  // namespace linkwright::ui
