// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/explain_workspace.h"

#include "ui/document/look.h"
#include "ui/files/file_flow.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/demonstration.h"
#include "ui/workspaces/explain/explain_panel.h"
#include "ui/workspaces/explain/hand_out/hand_out_flow.h"
#include "ui/workspaces/explain/questions/check_flow.h"
#include "ui/workspaces/explain/questions/cost_panel.h"
#include "ui/workspaces/explain/questions/other_torques_panel.h"
#include "ui/workspaces/explain/questions/what_if_panel.h"
#include "ui/workspaces/explain/questions/why_panel.h"
#include "ui/workspaces/explain/table/compare_panel.h"
#include "ui/workspaces/explain/table/table_panel.h"
#include "ui/workspaces/explain/walk/step_binding.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace linkwright::ui {

ExplainWorkspace::ExplainWorkspace(const WorkspaceContext& context)
    //: verb: the mode that explains inverse dynamics
    : WorkspaceModule(context, {"Explain", tr("&Explain"), "explain.md"}) {}

void ExplainWorkspace::makePanels(DockMaker& docks) {
  docks.makeLater<ExplainPanel>(
      "dockExplain", tr("Recursion"),
      [this](ExplainPanel& panel) {
        panel_ = &panel;
        panel_->installEventFilter(this);
      },
      document_, interaction_, tools_);
  // a walk that begins comes to the front, wherever it was begun
  QDockWidget* recursion = docks.last();
  connect(&interaction_.walk(), &Walk::stepChanged, recursion, [recursion, before = -1](int step) mutable {
    if (before < 0 && step >= 0 && recursion->isVisible()) bring(*recursion);
    before = step;
  });
  // what can be asked about the recursion: sheets below the view, one over the other
  //: noun: table of the quantities of the recursion
  docks.makeLater<TablePanel>("dockTable", tr("Table"), {}, document_, interaction_);
  docks.makeLater<ComparePanel>("dockCompare", tr("Side by Side"), {}, document_, interaction_);
  docks.makeLater<WhyPanel>(
      "dockWhy", tr("Why?"),
      [this](WhyPanel& panel) {
        why_ = &panel;
        connect(why_, &WhyPanel::linkPointed, this, &ExplainWorkspace::pointAt);
        connect(&interaction_.walk(), &Walk::torqueChosen, why_, [this](int joint) {
          // behind another sheet it stays there
          if (why_->isVisible()) why_->showTorqueOf(joint);
        });
      },
      document_, interaction_);
  docks.makeLater<WhatIfPanel>("dockWhatIf", tr("What If?"), {}, document_, interaction_);
  //: noun: number of operations of a method, and its time
  docks.makeLater<CostPanel>("dockCost", tr("Cost"), {}, document_, interaction_);
  //: adjective: torques of another program or of a real robot
  docks.makeLater<OtherTorquesPanel>(
      "dockOtherTorques", tr("Other Torques"),
      [this](OtherTorquesPanel& panel) {
        connect(&panel, &OtherTorquesPanel::told, &files_, &FileFlow::tell);
        connect(&panel, &OtherTorquesPanel::explainWanted, this, [this] {
          action()->trigger();
          for (const char* each : {"dockExplain", "dockOtherTorques"}) bring(*dock(each));
        });
      },
      document_, interaction_);
}

void ExplainWorkspace::makeCommands(const WorkspaceMenus& menus) {
  const ActionMaker maker(window_);
  Commands& c = commands_;
  c.forward = maker.make("actionStepForward", tr("&Next Step"), {Qt::Key_BracketRight});
  c.back = maker.make("actionStepBack", tr("&Previous Step"), {Qt::Key_BracketLeft});
  c.first = maker.make("actionStepFirst", tr("&First Step"), {QKeySequence("Shift+Home")});
  c.turn = maker.make("actionStepTurn", tr("&End of the Pass"), {QKeySequence("}")});
  c.last = maker.make("actionStepLast", tr("&Last Step"), {QKeySequence("Shift+End")});
  c.come_back = maker.make("actionStepReturn", tr("Go &Back"), {Qt::Key_Backspace});
  //: verb: go through the steps automatically
  c.play = maker.makeSwitch("actionStepPlay", tr("&Auto-Step"), {QKeySequence("Shift+Space")});
  makeLookCommands();
  c.leave = maker.make("actionStepLeave", tr("Leave Re&cursion"), {QKeySequence("Shift+Esc")});
  c.hand_out = maker.make("actionHandOut", tr("Export &Handout…"), {QKeySequence("Ctrl+Shift+E")});
  c.other_torques = maker.make("actionOtherTorques", tr("Compare with &Other Torques…"), {});
  c.check_values = maker.make("actionCheckValues", tr("Check My &Values…"), {QKeySequence("Ctrl+Shift+K")});
  fillMenu(menus);
}

void ExplainWorkspace::makeLookCommands() {
  const ActionMaker maker(window_);
  Commands& c = commands_;
  c.steps = {
      {{maker.makeSwitch("actionStepByLink", tr("By &Link"), {QKeySequence("Alt+1")}), Granularity::Link},
       {maker.makeSwitch("actionStepByEquation", tr("By &Equation"), {QKeySequence("Alt+2")}), Granularity::Equation},
       {maker.makeSwitch("actionStepByTerm", tr("By &Term"), {QKeySequence("Alt+3")}), Granularity::Term}}};
  maker.group({c.steps[0].first, c.steps[1].first, c.steps[2].first});
  c.notations = {{{maker.makeSwitch("actionSymbolsSource", tr("As in &Source")), Notation::Source},
                  {maker.makeSwitch("actionSymbolsCraig", tr("&Craig, Luh")), Notation::CraigLuh},
                  {maker.makeSwitch("actionSymbolsFeatherstone", tr("&Featherstone")), Notation::Featherstone},
                  {maker.makeSwitch("actionSymbolsLynch", tr("&Lynch and Park")), Notation::LynchPark}}};
  maker.group({c.notations[0].first, c.notations[1].first, c.notations[2].first, c.notations[3].first});
  c.draw_sums = maker.makeSwitch("actionDrawSums", tr("Draw &Sums Tip to Tail"), {Qt::Key_S});
  c.predict = maker.makeSwitch("actionPredict", tr("Pre&dict First"), {Qt::Key_P});
}

void ExplainWorkspace::fillMenu(const WorkspaceMenus& menus) {
  const Commands& c = commands_;
  //: verb: menu of the mode Explain
  auto* menu = new QMenu(tr("E&xplain"), &menus.bar);
  menus.bar.insertMenu(menus.view, menu);
  menu->addActions({c.first, c.back, c.forward, c.turn, c.last});
  menu->addAction(c.play);
  menu->addSeparator();
  QMenu* steps = menu->addMenu(tr("S&tep"));
  for (const auto& [action, granularity] : c.steps) steps->addAction(action);
  QMenu* symbols = menu->addMenu(tr("S&ymbols"));
  for (const auto& [action, notation] : c.notations) symbols->addAction(action);
  menu->addActions({c.draw_sums, c.predict});
  menu->addSeparator();
  menu->addActions({c.come_back, c.leave});
  menu->addSeparator();
  menu->addActions({c.hand_out, c.check_values, c.other_torques});
}

void ExplainWorkspace::connectPanels() {
  connect(&interaction_.walk(), &Walk::torqueStepWanted, this, [this](int joint) {
    tools_.stepper.goToTorqueOf(joint);
    bring(*dock("dockExplain"));
  });
  connectSteps();
  connectLook();
  connectWhy();
  makeHandOut();
  makeCheck();
  connect(&document_, &Document::snapshotChanged, this, &ExplainWorkspace::showPossible);
  showPossible();
}

void ExplainWorkspace::connectSteps() {
  Stepper* stepper = &tools_.stepper;
  const Commands& c = commands_;
  connect(c.forward, &QAction::triggered, stepper, &Stepper::next);
  connect(c.back, &QAction::triggered, stepper, &Stepper::previous);
  connect(c.first, &QAction::triggered, stepper, &Stepper::first);
  connect(c.turn, &QAction::triggered, stepper, &Stepper::toEndOfPass);
  connect(c.last, &QAction::triggered, stepper, &Stepper::last);
  connect(c.leave, &QAction::triggered, stepper, &Stepper::leave);
  connect(c.come_back, &QAction::triggered, stepper, &Stepper::returnFromSource);
  connect(c.play, &QAction::triggered, stepper, &Stepper::setPlaying);
  connect(stepper, &Stepper::playingChanged, c.play, &QAction::setChecked);
  connect(stepper, &Stepper::canReturnChanged, this, &ExplainWorkspace::showPossible);
  connect(&interaction_.walk(), &Walk::stepChanged, this, &ExplainWorkspace::showPossible);
}

void ExplainWorkspace::connectLook() {
  Walk* walk = &interaction_.walk();
  const Commands& c = commands_;
  for (const auto& [action, granularity] : c.steps) {
    connect(action, &QAction::triggered, walk, [walk, g = granularity] { walk->setGranularity(g); });
  }
  for (const auto& [action, notation] : c.notations) {
    connect(action, &QAction::triggered, walk, [walk, n = notation] { walk->setNotation(n); });
  }
  connect(c.draw_sums, &QAction::triggered, walk, &Walk::setDrawsSums);
  PredictionGame* game = &tools_.game;
  connect(c.predict, &QAction::triggered, game, &PredictionGame::setOn);
  connect(game, &PredictionGame::changed, this, [this, game] { commands_.predict->setChecked(game->isOn()); });
  const auto show_look = [c, walk] {
    for (const auto& [action, granularity] : c.steps) action->setChecked(walk->granularity() == granularity);
    for (const auto& [action, notation] : c.notations) action->setChecked(walk->notation() == notation);
    c.draw_sums->setChecked(walk->drawsSums());
  };
  connect(walk, &Walk::lookChanged, this, show_look);
  show_look();
}

void ExplainWorkspace::connectWhy() {
  Walk* walk = &interaction_.walk();
  connect(&document_, &Document::opened, this, [this] { chosen_.reset(); });
  connect(walk, &Walk::whyWanted, this, [this](int joint) {
    // in other modes there is no room for it
    if (why_ == nullptr || !why_->isVisible()) action()->trigger();
    if (why_ == nullptr) bring(*dock("dockWhy"));
    why_->showTorqueOf(joint);
  });
}

// the link of a part that is pointed at is outlined, and afterwards the one that was chosen before
void ExplainWorkspace::pointAt(int link) {
  if (link >= 0) {
    if (!chosen_) chosen_ = interaction_.selectedLink();
    interaction_.selectLink(link);
  } else if (chosen_) {
    interaction_.selectLink(*std::exchange(chosen_, {}));
  }
}

void ExplainWorkspace::makeHandOut() {
  auto* flow = new HandOutFlow(document_, interaction_, &window_);
  connect(commands_.hand_out, &QAction::triggered, flow, &HandOutFlow::ask);
  files_.listenTo(flow);
}

void ExplainWorkspace::makeCheck() {
  check_ = new CheckFlow(document_, interaction_, &window_, [this] { return files_.examplesFolder(); });
  connect(commands_.check_values, &QAction::triggered, check_, &CheckFlow::show);
  connect(check_, &CheckFlow::opened, action(), &QAction::trigger);
  connect(check_, &CheckFlow::opened, this, [this] {
    // the sheet in which the difference is marked
    bring(*dock("dockTable"));
  });
  files_.listenTo(check_);
  connect(commands_.other_torques, &QAction::triggered, this, &ExplainWorkspace::showOtherTorques);
}

void ExplainWorkspace::showOtherTorques() {
  action()->trigger();
  bring(*dock("dockOtherTorques"));
}

void ExplainWorkspace::showPossible() {
  const Commands& c = commands_;
  const bool has_steps = !document_.snapshot()->steps->empty();
  for (QAction* each : {c.first, c.forward, c.back, c.turn, c.last, c.play}) each->setEnabled(has_steps);
  c.leave->setEnabled(interaction_.walk().step() >= 0);
  c.come_back->setEnabled(tools_.stepper.canReturn());
}

QList<WorkspaceModule::Shown> ExplainWorkspace::shown() const {
  return {{"dockExplain", DockPlace::Right, Role::Stage},
          {"dockInv", DockPlace::Right},
          {"dockTable", DockPlace::Below, Role::Stage},
          {"dockCompare", DockPlace::Below},
          {"dockWhy", DockPlace::Below},
          {"dockWhatIf", DockPlace::Below},
          {"dockCost", DockPlace::Below},
          {"dockOtherTorques", DockPlace::Below, Role::Hidden},
          {"dockMotion", DockPlace::Below}};
}

void ExplainWorkspace::arrange() { arrangeColumn(58, "dockExplain"); }

void ExplainWorkspace::makeOverlay(View3D& view) {
  step_ = new StepBinding(view, document_, interaction_);
  showStep();
}

void ExplainWorkspace::currentChanged(const WorkspaceModule& current) {
  is_current_ = &current == this;
  showStep();
}

bool ExplainWorkspace::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show || event->type() == QEvent::Hide) showStep();
  return WorkspaceModule::eventFilter(watched, event);
}

// the step is in the view here, and where else its panel is looked at
void ExplainWorkspace::showStep() {
  if (step_) step_->setOn(is_current_ || (panel_ != nullptr && panel_->isVisible()));
}

bool ExplainWorkspace::mayLeave() { return panel_ == nullptr || panel_->mayLeaveRun(); }

bool ExplainWorkspace::takeFile(const QString& path) {
  if (!CheckFlow::takes(path)) return false;
  check_->open(path);
  return true;
}

void ExplainWorkspace::demonstrate(Demonstration& show) {
  const SnapshotPtr snapshot = document_.snapshot();
  const auto& steps = *snapshot->steps;
  // outwards: the linear acceleration about half way along the arm
  const int middle = snapshot->model->bodyCount() / 2;
  const auto is_at = [&](EquationId equation) {
    const int at = interaction_.walk().step();
    if (at < 0) return false;
    const Step& step = steps[static_cast<std::size_t>(at)];
    return step.equation == equation && step.body == middle;
  };
  const auto walk_to = [&](EquationId equation) {
    for (std::size_t i = 0; i <= steps.size() && !is_at(equation); ++i) show.key(Qt::Key_BracketRight);
    Demonstration::check(is_at(equation), "the recursion cannot be stepped through");
  };
  action()->trigger();
  walk_to(EquationId::LinearAcceleration);
  // the view has been turned by hand: robot and arrows together
  show.key(Qt::Key_F, Qt::ShiftModifier);
  show.settle();
  show.picture("05-step-outward");
  walk_to(EquationId::JointMoment);
  show.picture("06-step-backward");
  for (const auto& [dock, name] : {std::pair{"dockCompare", "10-side-by-side"}, std::pair{"dockWhy", "11-why"},
                                   std::pair{"dockCost", "13-cost"}}) {
    show.raise(dock);
    show.picture(name);
  }
  // a mistake is planted for the picture and taken away again
  show.raise("dockWhatIf");
  MistakeSet mistakes;
  mistakes.insert(Mistake::GravityLeftOut);
  setMistakes(document_, mistakes);
  show.picture("12-what-if");
  setMistakes(document_, {});
}

}  // namespace linkwright::ui

#include "moc_explain_workspace.cpp"
