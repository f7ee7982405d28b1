// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QWidget>

#include <memory>

class QToolButton;
class QVBoxLayout;

namespace linkwright::ui {

struct MadeController;

/// Torques of a controller for two joints with one motor: which mechanism it is for, its gains, what balances by them,
/// and what the controller does at the instant that is shown.
class ControllerForm : public QWidget {
  Q_OBJECT
public:
  ControllerForm(SimulationEditor& editor, QWidget* parent);
  ~ControllerForm() override;
  void refresh(const ControllerTorque& torque);

protected:
  void showEvent(QShowEvent* event) override;

private:
  void addSwingUp(QVBoxLayout& column);
  void addBalance(QVBoxLayout& column);
  void addGain(const char* name, const QString& caption, const QString& tip, double UnderactuatedGains::*member);
  void showInstant();
  void showController();
  QString commandWords(const Snapshot& snapshot) const;

  SimulationEditor& editor_;
  PropertyForm<ControllerTorque> form_;
  QToolButton* defaults_;
  QLabel *balance_, *command_;
  std::unique_ptr<MadeController> made_;
};

/// What a controller is called and what it does.
ChoiceWords wordsFor(Underactuated which);
/// Why the robot has no such controller; empty: it has one.
QString whyNoController(const Model& model);

}  // namespace linkwright::ui
