// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"
#include "ui/document/snapshot.h"
#include "ui/explain/equations.h"

#include <QString>

#include <array>
#include <vector>

namespace linkwright::ui {

/// One quantity of a step in words and numbers: a row of the panel.
struct ExplainedValue {
  QString term;   ///< stem of the term in the equation's picture, e.g. "omega_p"
  int body = -1;  ///< whose it is, -1: the base
  QString name;   ///< "angular velocity of parent"
  QString owner;  ///< the link in full, for tooltips and screen readers
  int size = 0;   ///< 1 scalar, 3 vector, 9 matrix (row-major), 0: there is no value, `note` says why
  std::array<double, 9> values{};
  QString unit;          ///< empty: a pure number
  QString frame;         ///< in whose axes, in two words; empty for scalars
  QString note;          ///< e.g. why it is zero
  double largest = 0.0;  ///< of the group whose style the numbers share: the components, or all joints' torques
};

/// A step of the recursion, explained: which equation, and everything in it from the same recording.
struct Explanation {
  EquationId equation = EquationId::Input;
  Pass pass = Pass::Forward;
  int body = -1;
  bool prismatic = false;
  QString number;    ///< "2" of body.2
  QString title;     ///< "Angular velocity"
  QString plain;     ///< the equation in plain characters, for screen readers and the clipboard
  QString sentence;  ///< what it says, in words
  QString note;      ///< what must be kept in mind; may be empty
  std::vector<ExplainedValue> results;
  std::vector<ExplainedValue> operands;
};

/// Explains step `step` of the snapshot. Requires 0 <= step < steps->size().
Explanation explain(const Snapshot& snapshot, int step, const Equations& equations);

/// "Step 12 of 66, outward, link forearm_link (i = 3, joint elbow_joint)".
QString stepInWords(const Snapshot& snapshot, int step);

/// All components to the last bit, for the clipboard: tabs between columns, newlines between rows.
QString clipboardText(const ExplainedValue& value);
/// All of it in one sentence: name, link, components to the last bit, unit, frame, note.
QString spokenText(const ExplainedValue& value);

}  // namespace linkwright::ui
