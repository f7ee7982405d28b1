// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/settings.h"
#include "ui/document/interaction.h"
#include "ui/document/simulation_view_options.h"
#include "ui/widgets/property_form.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

class QLabel;

namespace linkwright::ui {

class ContactForm;
class FoldingGroup;
class RunBar;
class SimulationEditor;
class TorqueForm;

/// How the scene is simulated, and what runs it: run, pause, step, reset, the integrator, the torques, the surfaces.
class SimulationPanel : public QWidget {
  Q_OBJECT
public:
  SimulationPanel(Document& document, Interaction& interaction, SimulationSession& session, SimulationViewOptions& look,
                  QWidget* parent = nullptr);

private:
  QWidget* buildForms();
  void follow();
  void refresh();

  SimulationEditor* editor_;
  RunBar* run_;
  QLabel* first_steps_ = nullptr;
  TorqueForm* torques_ = nullptr;
  ContactForm* contacts_ = nullptr;
  PropertyPage<SimulationSettings>*laws_ = nullptr, *integrator_ = nullptr;
  FoldingGroup* contact_group_ = nullptr;
  // what is shown
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const TrajectoryPlan> plan_;
  WhenSeen when_seen_{*this, &SimulationPanel::refresh};
};

}  // namespace linkwright::ui
