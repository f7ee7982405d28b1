// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/simulate/simulation_editor.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace linkwright::ui {

class ControllerForm;
class FollowForm;
class JointFormulas;
class JointNumbers;
class JointSliders;

/// Where the torques of the motors come from, with the figures of that kind.
class TorqueForm : public QWidget {
  Q_OBJECT
public:
  TorqueForm(SimulationEditor& editor, QWidget* parent);
  void refresh();

private:
  void takeSource(int source);
  TorqueSource sourceOf(int source) const;
  void show(const SimulationSettings& settings);
  void makePage(const TorqueSource& source);
  void keepSliders();

  SimulationEditor& editor_;
  QComboBox* source_;
  QLabel* none_;
  QLabel* refused_;  ///< why what was chosen cannot be
  QVBoxLayout* column_;
  // of the kind that is shown; the others are not there
  JointNumbers* constants_ = nullptr;
  JointFormulas* formulas_ = nullptr;
  FollowForm* follow_ = nullptr;
  JointSliders* sliders_ = nullptr;
  ControllerForm* controller_ = nullptr;
  QWidget* page_ = nullptr;
  int page_source_ = -1;
  std::shared_ptr<const Model> model_;
  std::array<std::optional<TorqueSource>, std::variant_size_v<TorqueSource>> last_;  ///< of each kind
  bool sliders_wait_ = false;  ///< moved in a run: written to the scene when that is over
};

}  // namespace linkwright::ui
