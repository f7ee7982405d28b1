// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/move/motion_editor.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QToolButton;

namespace linkwright::ui {

class FigureField;

/// The way that leads to the chosen waypoint: as what the hand or the joints go, by which law, and how long. Of a
/// spline and a wave what they have of these.
class SegmentForm : public QWidget {
  Q_OBJECT
public:
  SegmentForm(MotionEditor& editor, QWidget* parent);

  void refresh();
  /// What is shown, in words for a heading.
  QString title() const;

private:
  void buildWay(QFormLayout& rows);
  void buildTiming(QFormLayout& rows);
  void showMove(const Move& move);
  int segment() const;
  void changeMove(const QString& text, const std::function<void(Move&)>& change);
  void bindMove(FigureField* field, const QString& text, const std::function<void(Move&, double)>& write,
                const std::function<QString(double)>& wrong);
  void setShown(std::initializer_list<QWidget*> fields, bool shown);

  MotionEditor& editor_;
  QFormLayout* rows_ = nullptr;
  QLabel* hint_;
  QComboBox* kind_ = nullptr;
  std::array<FigureField*, 3> via_{};
  QWidget* via_row_ = nullptr;
  QToolButton* take_via_ = nullptr;
  QCheckBox* keeps_ = nullptr;
  QComboBox* law_ = nullptr;
  FigureField *ramp_ = nullptr, *round_ = nullptr, *duration_ = nullptr;
  QWidget* duration_row_ = nullptr;
  QToolButton* shortest_ = nullptr;
};

}  // namespace linkwright::ui
