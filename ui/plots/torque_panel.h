// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QElapsedTimer>
#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QLabel;
class QToolButton;

namespace linkwright::ui {

class LegendTable;
class PlotLegend;
class PlotView;
class TorqueCurves;
class Walk;

/// The torque of every joint: curves, their legend with the values at the cursor, and the two switches of what is in
/// a torque; while a mistake is planted the wrong torques too, dashed. Shows the motion while the robot is on it, the
/// last 20 s while it is posed.
class TorquePanel : public QWidget {
  Q_OBJECT
  Q_PROPERTY(int missingHeight READ missingHeight)
public:
  explicit TorquePanel(Document& document, QWidget* parent = nullptr);

  /// Keeps back the torques that are to be predicted in this walk, which must outlive the panel.
  void follow(const Walk& walk);

  /// What a plot that can be read and the legend miss, px.
  int missingHeight() const;

  /// The widget that takes the mouse, and what is drawn in it.
  QWidget* plotWidget() const;
  TorqueCurves& curves() const { return *torques_; }
  /// The number that the legend shows for a joint, to the last bit.
  double legendValue(int joint) const;

  QSize minimumSizeHint() const override;

signals:
  /// The step of the recursion that gives this joint's torque is asked for.
  void explainRequested(int joint);
  void torqueChosen(int joint);
  void whyRequested(int joint);

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  QWidget* makeHeader();
  QWidget* makeLegendColumn();
  void showRestNote();
  void showPlanted();
  LegendTable* makeLegend();
  void nameLegend();
  void showLegend();
  void sizeLegend();
  void placeLegend();
  int legendHeight() const;
  void refresh();
  void hideAsked();
  void showMotion(bool motion);

  Document& document_;
  const Walk* walk_ = nullptr;
  QElapsedTimer clock_;
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const MotionCurves> curves_;
  bool was_posing_ = false;
  PlotView* canvas_;
  TorqueCurves* torques_;
  QBoxLayout *header_ = nullptr, *body_ = nullptr;
  LegendTable* table_ = nullptr;
  QLabel* rest_note_ = nullptr;
  QLabel* planted_note_ = nullptr;
  QLabel* predict_note_ = nullptr;
  QString widest_;  ///< of the numbers that the columns were made for
  PlotLegend* legend_;
  QToolButton* motion_ = nullptr;
  QToolButton* history_ = nullptr;
  QCheckBox* friction_ = nullptr;
  QCheckBox* rotor_ = nullptr;
};

}  // namespace linkwright::ui
