// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableWidget;

namespace linkwright::ui {

/// Rates and accelerations at which every term of the recursion has something to show: joint by joint other ones,
/// round numbers, within the joints' velocity limits.
struct LivelyRates {
  Eigen::VectorXd qd, qdd;
};
LivelyRates livelyRates(const Model& model);
/// "q̇ = 1, −0.5 rad/s; q̈ = 2, 1 rad/s², joint by joint."
QString ratesInWords(const Model& model);

/// What is shown before the walk begins: the torques that it explains, and what to do first.
class StartPage : public QWidget {
  Q_OBJECT
public:
  explicit StartPage(Document& document, QWidget* parent = nullptr);

  void show(const Snapshot& snapshot);
  void setKeyFilter(QObject* filter);

signals:
  void torqueWanted(int joint);
  void torqueChosen(int joint);
  void whyWanted(int joint);

private:
  void showInvitation(const Snapshot& snapshot);
  void showSimulation(const Snapshot& snapshot);

  Document& document_;
  QLabel* invitation_;
  QWidget* at_rest_;
  QPushButton* set_in_motion_;
  QLabel* rates_;
  QLabel* simulation_;
  QPushButton* count_all_;
  QTableWidget* torques_;
  QPushButton* why_;
};

}  // namespace linkwright::ui
