// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_panel.h"

#include "ui/document/follow.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/contact_form.h"
#include "ui/workspaces/simulate/run_bar.h"
#include "ui/workspaces/simulate/run_figures.h"
#include "ui/workspaces/simulate/settings_form.h"
#include "ui/workspaces/simulate/simulation_editor.h"
#include "ui/workspaces/simulate/torque_form.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace linkwright::ui {

SimulationPanel::SimulationPanel(Document& document, Interaction& interaction, SimulationSession& session,
                                 SimulationViewOptions& look, QWidget* parent)
    : QWidget(parent),
      editor_(new SimulationEditor(document, interaction, session, look, this)),
      run_(new RunBar(*editor_, this)) {
  setObjectName("simulationPanel");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(run_);
  column->addWidget(buildForms(), 1);
  connect(&document, &Document::snapshotChanged, this, &SimulationPanel::follow);
  ui::follow(document, kSimulationParts | kMechanismParts, &when_seen_, &WhenSeen::ask);
  connect(&interaction, &Interaction::angleUnitChanged, &when_seen_, &WhenSeen::ask);
}

QWidget* SimulationPanel::buildForms() {
  auto* page = new QWidget;
  auto* scroll = scrollPage(page, "simulationScroll", this);
  auto* column = new QVBoxLayout(page);
  // the bar that scrolls keeps its distance
  column->setContentsMargins(0, 0, kSpace / 2, 0);
  column->setSpacing(kSpace);
  first_steps_ = new WrappedLabel(page);
  first_steps_->setObjectName("simulationFirstSteps");
  first_steps_->setWordWrap(true);
  first_steps_->setText(
      tr("Press Run to release the robot. Gravity and the torques set below then move it, and you can pull its links "
         "with the mouse. Add a contact to let the end effector slide along a floor, a wall or a sphere."));
  column->addWidget(first_steps_);
  const auto group = [&](const char* name, const QString& title) {
    auto* made = new FoldingGroup(QString::fromLatin1(name), title, page);
    column->addWidget(made);
    return made;
  };
  FoldingGroup* torques = group("torqueGroup", tr("Torques"));
  torques_ = new TorqueForm(*editor_, torques);
  torques->hold(torques_);
  contact_group_ = group("contactGroup", tr("Contacts"));
  contacts_ = new ContactForm(*editor_, contact_group_);
  contact_group_->hold(contacts_);
  FoldingGroup* laws = group("lawGroup", tr("Contact Model"));
  laws_ = new PropertyPage<SimulationSettings>(editor_->changes(), laws);
  SettingsForm::addLaws(laws_->form);
  laws->hold(laws_);
  FoldingGroup* integrator = group("integratorGroup", tr("Integrator and Step"));
  integrator_ = new PropertyPage<SimulationSettings>(editor_->changes(), integrator);
  SettingsForm::addIntegrator(integrator_->form);
  integrator->hold(integrator_);
  FoldingGroup* shown = group("lookGroup", tr("Shown in 3D"));
  SimulationViewOptions& look = editor_->look();
  auto* looks =
      new PropertyPage<SimulationViewOptions>([&look](const QString&, const auto& change) { change(look); }, shown);
  SettingsForm::addLook(looks->form);
  shown->hold(looks);
  looks->form.show(look);
  connect(&look, &SimulationViewOptions::changed, looks, [looks, &look] { looks->form.show(look); });
  FoldingGroup* figures = group("figuresGroup", tr("Energy and Errors"));
  figures->hold(new RunFigures(editor_->document(), figures));
  // what a run needs at first is above
  for (FoldingGroup* each : {laws, integrator, shown, figures}) each->setOpen(false);
  column->addStretch(1);
  return scroll;
}

// a frame of a run: only what moves
void SimulationPanel::follow() {
  if (!isVisible()) return;
  const SnapshotPtr snapshot = editor_->document().snapshot();
  const bool is_same = snapshot->model == model_ && (snapshot->simulating || snapshot->motion.plan == plan_);
  is_same ? run_->refresh() : when_seen_.ask();
}

void SimulationPanel::refresh() {
  const SnapshotPtr snapshot = editor_->document().snapshot();
  model_ = snapshot->model;
  plan_ = snapshot->motion.plan;
  const int count = editor_->contactCount();
  first_steps_->setVisible(count == 0);
  contact_group_->setTitle(count == 0 ? tr("Contacts") : tr("Contacts (%1)").arg(count));
  run_->refresh();
  torques_->refresh();
  contacts_->refresh();
  const SimulationSettings settings = editor_->settings();
  laws_->form.show(settings);
  integrator_->form.show(settings);
}

}  // namespace linkwright::ui

#include "moc_simulation_panel.cpp"
