// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/work/derivative_trial.h"

#include <QTableWidget>

namespace linkwright {
struct MotionFile;
}

namespace linkwright::ui {

inline constexpr DerivativeWay kDerivativeWaysShown[] = {DerivativeWay::SavitzkyGolay, DerivativeWay::Spline,
                                                         DerivativeWay::BackwardDifferences, DerivativeWay::Given};
QString wayName(DerivativeWay way);

/// The ways to derivatives of a motion side by side: what each makes of the acceleration and torque of one joint, and
/// by how much it lags.
class DerivativeTable : public QTableWidget {
  Q_OBJECT
public:
  DerivativeTable(const MotionFile& file, const Model& model, AngleUnit unit, QWidget* parent);

  /// `from_velocity`: only accelerations are made, of velocities that are there.
  void showTrial(const DerivativeTrial& trial, DerivativeWay chosen, int joint, bool from_velocity);

private:
  void showHeads(bool slides);
  void showRow(int row, const TriedWay& tried, bool is_chosen, int joint);

  const Model& model_;
  AngleUnit unit_;
  double step_;  ///< s, the mean
};

}  // namespace linkwright::ui
