// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/document/interaction.h"

#include <QScrollArea>

#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QPushButton;

namespace linkwright::ui {

class UnitSpinBox;

/// What the iteration is told: weights, step limit, damping, limits; and the target in numbers.
class IterationSettings : public QScrollArea {
  Q_OBJECT
public:
  IterationSettings(IkStudy& study, Interaction& interaction, QWidget* parent = nullptr);

private:
  QDoubleSpinBox* number(const QString& name, const QString& spoken, double most, int decimals);
  void buildWeights(QGridLayout* grid, int row);
  void buildNumbers(QGridLayout* grid, int row);
  void buildTarget(QGridLayout* grid, int row);
  void connectNumbers();
  void refresh();
  void showTarget();
  void takeTarget();

  IkStudy& study_;
  Interaction& interaction_;
  std::array<QDoubleSpinBox*, 6> weights_{};
  std::array<QDoubleSpinBox*, 2> all_{};  ///< position, orientation
  QDoubleSpinBox *step_ = nullptr, *damping_ = nullptr, *start_damping_ = nullptr, *rank_ = nullptr;
  QCheckBox *limited_ = nullptr, *limits_ = nullptr;
  QPushButton* reset_ = nullptr;
  std::array<UnitSpinBox*, 6> target_{};
};

}  // namespace linkwright::ui
