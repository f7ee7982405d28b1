// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability_view_options.h"
#include "ui/document/document.h"

#include <QGroupBox>
#include <QTimer>

class QComboBox;
class QLabel;
class QSlider;

namespace linkwright::ui {

/// A slider that swings the arm while its hand stays: from one end of that motion to the other, with what ends it.
class SpareMotionGroup : public QGroupBox {
  Q_OBJECT
public:
  SpareMotionGroup(Document& document, AbilityViewOptions& look, QWidget* parent = nullptr);
  void show(const Snapshot& snapshot);

private:
  void build();
  void connectSlider();
  void showLeads(const Snapshot& snapshot);
  bool readTravel();
  void showTravel();
  QString unit() const;
  void describe(double backward, double forward);
  void showWords(double backward, double forward);
  void placeSlider(double backward, double forward);
  double atPosition(int position) const;

  Document& document_;
  AbilityViewOptions& look_;
  QTimer rest_;            ///< the travel is worked out when the robot holds still for a moment
  double backward_ = 0.0;  ///< where the slider's ends are, path length from where the gesture began
  double forward_ = 0.0;
  double moved_ = 0.0;  ///< where it is
  QString backward_end_, forward_end_;
  std::shared_ptr<const Model> model_;  ///< that the leading joints are listed of
  int hand_ = -1;
  QComboBox* hold_ = nullptr;
  QLabel* lead_label_ = nullptr;
  QComboBox* lead_ = nullptr;
  QSlider* slider_ = nullptr;
  QLabel* words_ = nullptr;
};

}  // namespace linkwright::ui
