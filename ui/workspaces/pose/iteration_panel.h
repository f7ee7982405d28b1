// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/document/interaction.h"
#include "ui/workspaces/pose/iteration_curves.h"

#include <QWidget>

class QAction;
class QSplitter;
class QTabWidget;

namespace linkwright::ui {

class IterationRuns;
class IterationTransport;
class JacobianTable;
class PlotView;

/// The glass case round the iteration of inverse kinematics: what is left after each iteration at the left, its inside
/// at the right, the transport above both.
class IterationPanel : public QWidget {
  Q_OBJECT
public:
  IterationPanel(IkStudy& study, Interaction& interaction, QWidget* parent = nullptr);

  /// Commands with keys, for the window.
  QList<QAction*> keyActions() const;

private:
  QWidget* buildPlot();
  QWidget* buildTabs(Interaction& interaction);
  void showRuns();
  void showPlace();

  IkStudy& study_;
  IterationTransport* transport_;
  QSplitter* splitter_;
  QTabWidget* tabs_ = nullptr;
  PlotView *residual_ = nullptr, *singular_ = nullptr;
  ResidualShown shown_ = ResidualShown::Residual;
  JacobianTable* jacobian_ = nullptr;
  IterationRuns* runs_ = nullptr;
};

}  // namespace linkwright::ui
