// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/simulation_view_options.h"
#include "ui/work/background.h"
#include "ui/work/method_runs.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace linkwright::ui {

class PlotView;

/// The scene run by each of the methods for contacts, side by side with their residuals.
class MethodsPanel : public QWidget {
  Q_OBJECT
public:
  MethodsPanel(Document& document, Interaction& interaction, SimulationSession& session, QWidget* parent = nullptr);

  /// Runs what is ticked, or stops what is under way.
  void compare();
  bool isRunning() const { return runs_.isRunning(); }
  /// In the order of the rows; null: not yet.
  const std::vector<std::shared_ptr<const MethodRun>>& results() const { return results_; }

protected:
  void showEvent(QShowEvent* event) override;

private:
  void build();
  QWidget* makeChoices();
  std::vector<MethodChoice> choices() const;
  void forget();
  void take(std::size_t row, const std::shared_ptr<const MethodRun>& run);
  void showChoices();
  void showRow(std::size_t row);
  void showStatus();
  void showPlot();
  void fillShown();

  Document& document_;
  Interaction& interaction_;
  Background runs_{tr("Comparison of methods"), this};
  std::shared_ptr<const SimulationSetup> setup_;  ///< what was compared; null: nothing yet
  std::vector<MethodChoice> asked_;
  std::vector<std::shared_ptr<const MethodRun>> results_;
  bool is_stale_ = false;
  QString refused_;  ///< why it cannot begin

  QCheckBox *newton_euler_ = nullptr, *lagrange_ = nullptr, *penalty_ = nullptr, *integrators_ = nullptr;
  QPushButton* compare_ = nullptr;
  QLabel *status_ = nullptr, *messages_ = nullptr;
  QTableWidget* table_ = nullptr;
  QComboBox* shown_ = nullptr;
  PlotView* plot_ = nullptr;
};

}  // namespace linkwright::ui
