// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/document/interaction.h"
#include "ui/widgets/property_form.h"

#include <QScrollArea>

class QGridLayout;
class QPushButton;

namespace linkwright::ui {

/// What the iteration is told: weights, step limit, damping, limits; and the target in numbers.
class IterationSettings : public QScrollArea {
  Q_OBJECT
public:
  IterationSettings(IkStudy& study, Interaction& interaction, QWidget* parent = nullptr);

private:
  template <class At>
  NumberField* number(const QString& name, const QString& spoken, const At& at, const Field& bounds,
                      const PropertyOptions<IkStudy>& options = {});
  void buildWeights(QGridLayout* grid, int row);
  void buildNumbers(QGridLayout* grid, int row);
  void buildTarget(QGridLayout* grid, int row);
  void refresh();

  IkStudy& study_;
  Interaction& interaction_;
  PropertyForm<IkStudy> form_;
  TurnAngles turn_;           ///< of the target
  double last_limit_ = 1e-4;  ///< of steps, while there was one
  QCheckBox *limited_ = nullptr, *limits_ = nullptr;
  QPushButton* reset_ = nullptr;
};

}  // namespace linkwright::ui
