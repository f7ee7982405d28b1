// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/alignment.h"
#include "ui/document/snapshot.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// A quantity of a formulation as a column shows it.
struct ComparedValue {
  QuantityKey key;
  QuantityKey walked;  ///< what it is in the formulation of the walk; its body is -1 where that has none
  int entry = -1;      ///< of the column's own recording
  QString name;        ///< "angular velocity"
  QStringList lines;   ///< the components as shown, three a line; "?" where they are to be predicted
  QString full;        ///< to the last bit; empty where they are to be predicted
  QString unit;
  QString frame;         ///< "axes of link_2, about its origin"
  QString badge;         ///< "includes −g": what is shown is no true acceleration, or holds the weight; may be empty
  QString half;          ///< "force", "angular velocity", ... of a six-vector
  QString change;        ///< what turns the numbers of the column before into these; may be empty
  bool derived = false;  ///< the formulation has no step for it: it follows from this one
};

/// A step of a formulation that matches the walk's.
struct ComparedStep {
  int step = -1;  ///< index into the steps of that recording
  EquationId equation = EquationId::Input;
  bool prismatic = false;
  QString number;  ///< "world.6b"
  QString title;   ///< "Linear acceleration of link_2"
  std::vector<ComparedValue> values;
};

struct ComparedColumn {
  Formulation formulation = Formulation::BodyFrame;
  std::vector<ComparedStep> steps;
  QString absence;  ///< why there is no step like this; empty where there is one
};

/// The step of the walk in all formulations, at one instant.
struct Comparison {
  std::vector<ComparedColumn> columns;
  QString agreement;  ///< "All three agree: the largest difference is ..."
  bool agree = true;
};

/// Step `step` of the snapshot's own recursion beside the matching steps of the others; columns are empty at -1. What
/// `asked` names is hidden in every column.
Comparison compare(const Snapshot& snapshot, int step, bool with_nonrecursive, const std::vector<QuantityKey>& asked);

QString changesInWords(const std::vector<Change>& changes);
/// Why a formulation has no step for it.
QString absenceInWords(Aspect aspect, Formulation formulation);

}  // namespace linkwright::ui
