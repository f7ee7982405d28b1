// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/plots/curve_words.h"
#include "ui/widgets/when_seen.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace linkwright::ui {

class PlotView;

/// The torque of a joint over its position, along the motion: time is the colour, and a ring is the present.
class PositionPlotPanel : public QWidget {
  Q_OBJECT
public:
  PositionPlotPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);

private:
  /// What is plotted along an axis, and in which unit.
  struct Axis {
    CurveName name;
    CurveUnit unit;
  };
  Axis axisOf(CurveQuantity quantity) const;  ///< of the chosen joint
  void build();
  void refresh();
  void fillJoints();
  void showCurve();
  void showPresent();
  void showKey();

  Document& document_;
  Interaction& interaction_;
  std::shared_ptr<const MotionCurves> drawn_;  ///< whose curve is plotted

  QComboBox* joint_ = nullptr;
  QLabel *none_ = nullptr, *from_ = nullptr, *ramp_ = nullptr, *to_ = nullptr;
  QWidget* content_ = nullptr;
  PlotView* plot_ = nullptr;
  WhenSeen when_seen_{*this, &PositionPlotPanel::refresh};
};

}  // namespace linkwright::ui
