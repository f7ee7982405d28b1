// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/convergence.h"
#include "core/mechanism/model.h"
#include "ui/document/interaction.h"
#include "ui/plots/plot_view.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace linkwright::ui {

// What the panel of convergence says of a study: its table, its curves and its sentences.

/// In what errors of passive joints and of torques are told: "°", "rad" or "m", "N m" or "N"; "SI" where joints differ.
struct ConvergenceUnits {
  QString q, tau;
  double q_factor = 1.0;  ///< from SI
};
ConvergenceUnits unitsOf(const Model& model, AngleUnit angle);

/// The cells of a table; the tips are of its rows.
struct ConvergenceTable {
  QStringList header;
  std::vector<QStringList> rows;
  QStringList tips;
  int own = -1;  ///< the row of what the scene itself has
};
ConvergenceTable tableOf(const StepStudy& study, const ConvergenceUnits& units, double own_dt);
ConvergenceTable tableOf(const ElementStudy& study, int own_elements);

/// Errors over the step (ms) or over the number of elements, and faint lines of the orders that theory has.
std::vector<PlotCurve> curvesOf(const StepStudy& study, const ConvergenceUnits& units, bool dark);
std::vector<PlotCurve> curvesOf(const ElementStudy& study, bool dark);

/// "Order 2.00: half the step, a quarter of the error."
QString orderWords(double order, bool of_steps);
/// What it comes to, what it is held against, and what is missing.
QString wordsOf(const StepStudy& study);
QString wordsOf(const ElementStudy& study);

}  // namespace linkwright::ui
