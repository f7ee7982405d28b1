// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/elastic_look.h"
#include "ui/document/ik_study.h"
#include "ui/document/interaction.h"
#include "ui/document/move_look.h"
#include "ui/document/simulation_look.h"
#include "ui/window/workspaces.h"
#include "ui/work/elastic_study.h"
#include "ui/work/simulation_session.h"

class QDockWidget;
class QMainWindow;
class QMenu;

namespace linkwright::ui {

class AbilityPanel;
class BendingPanel;
class ComparePanel;
class ContactsPanel;
class ConvergencePanel;
class CostPanel;
class DhPanel;
class ElasticPanel;
class ElasticTorquesPanel;
class ExplainPanel;
class HandPanel;
class InvPanel;
class IterationPanel;
class JointsPanel;
class MechanismPanel;
class MethodsPanel;
class ModesPanel;
class MotionEditor;
class MotionTimeline;
class MotionPlotsPanel;
class NodalPanel;
class PosesPanel;
class PropertyPanel;
class RevisionPanel;
class RipplePanel;
class SimulationPanel;
class TimelinePanel;
class TablePanel;
class TorquePanel;
class WaypointsPanel;
class WhatIfPanel;
class WhyPanel;

/// The panels round the 3D view.
struct WindowDocks {
  MechanismPanel* mechanism;
  JointsPanel* joints;
  PosesPanel* poses;
  HandPanel* hand;
  IterationPanel* iteration;
  AbilityPanel* abilities;
  ExplainPanel* explain;
  TorquePanel* torques;
  TimelinePanel* timeline;
  TablePanel* table;
  WhyPanel* why;
  ComparePanel* compare;
  WhatIfPanel* what_if;
  CostPanel* cost;
  PropertyPanel* properties;
  DhPanel* dh;
  MotionEditor* motion;
  WaypointsPanel* waypoints;
  MotionTimeline* motion_time;
  MotionPlotsPanel* plots;
  SimulationPanel* simulation;
  ContactsPanel* contacts;
  InvPanel* inv;
  MethodsPanel* methods;
  ElasticPanel* elastic;
  ElasticTorquesPanel* elastic_torques;
  RipplePanel* ripple;
  BendingPanel* bending;
  NodalPanel* nodal;
  ModesPanel* modes;
  ConvergencePanel* convergence;
  RevisionPanel* revision;
};

/// What of the passive and the elastic the panels are about.
struct ElasticParts {
  ElasticStudy& study;
  ElasticLook& look;
};

/// Makes the panels in their docks: tree over joints at the left, the hand and the recursion at the right, torques and
/// time below.
WindowDocks makeDocks(QMainWindow& window, QMenu& panels_menu, Document& document, Interaction& interaction,
                      IkStudy& study, MoveLook& moving_look, SimulationSession& session, SimulationLook& simulating,
                      const ElasticParts& bending);

/// Light or dark, for all panels that have colours of their own.
void setDark(const WindowDocks& docks, bool dark);

/// Hides the docks that a workspace has not at first.
void hideDocksNotOf(QMainWindow& window, Workspace workspace);

/// Shows the docks that a workspace has at first, and hides the others.
void showDocksOf(QMainWindow& window, Workspace workspace);

/// Gives the docks their first sizes in a workspace; it takes effect once the window has its own.
void arrangeDocks(QMainWindow& window, Workspace workspace);

/// Shares the height at the left between tree and joints by what each has to show.
void shareLeftHeight(QMainWindow& window, const WindowDocks& docks);

}  // namespace linkwright::ui
