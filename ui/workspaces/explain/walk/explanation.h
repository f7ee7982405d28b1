// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/express.h"
#include "core/recording/quantity_key.h"
#include "core/trace/step_terms.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

class Walk;

/// One quantity of a step in words and numbers: a row of the panel.
struct ExplainedValue {
  QString term;    ///< stem of the term in the equation's picture, e.g. "omega_p"; "product" where it has none
  QString symbol;  ///< in plain characters, where the picture has no such term
  int body = -1;   ///< whose it is, -1: the base
  QString name;    ///< "angular velocity of parent"
  QString owner;   ///< the link in full, for tooltips and screen readers
  int size = 0;    ///< 1 scalar, 3 vector, 6 six-vector, 9 matrix (row-major), 0: there is no value, `note` says why
  std::array<double, 9> values{};
  QString unit;                    ///< empty: a pure number
  QString frame;                   ///< in whose axes, in two words; empty for scalars
  QString note;                    ///< e.g. why it is zero
  double largest = 0.0;            ///< of the group whose style the numbers share
  std::optional<QuantityKey> key;  ///< what was recorded; a constant has none
  bool asked = false;              ///< to be predicted: `values` are zeros
  int made_in = -1;                ///< the step that makes it; -1: this one, or none
  QString given;                   ///< "given: state": where it comes from when no step makes it; empty otherwise
};

/// One summand of the step's equation, with its numbers: a line of the equation written out.
struct ExplainedTerm {
  QString sign;          ///< "+", "−", empty for the first one that is added
  QString plain;         ///< "Rᵢᵀ (αₚ × rᵢ)"
  QString group;         ///< "sum2": its place in the picture; empty where that leaves it out
  QString owner;         ///< the child that it comes from, in words; else empty
  QString owner_number;  ///< the same as "k = 5", by the number that the equations count with
  QString reason;        ///< why it vanishes; empty where it does not
  QString unit;
  int size = 1;
  std::array<double, 9> values{};  ///< with the sign taken out again: as the line reads
  double largest = 0.0;
  Quantity kind = Quantity::JointPosition;  ///< what colours it
  bool added = true;                        ///< in a walk by terms: the sum has come so far
  bool latest = false;                      ///< the one just added
  bool left_out = false;                    ///< not in the picture, for it is always zero there
  bool asked = false;                       ///< to be predicted: neither its numbers nor why it vanishes are given
  std::optional<QuantityKey> key;           ///< where it is one recorded quantity
};

/// A step of the recursion, explained: which equation, the equation with its numbers, and everything in it.
struct Explanation {
  Formulation formulation = Formulation::BodyFrame;
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
  std::vector<ExplainedTerm> terms;
  std::vector<ExplainedValue> operands;
};

/// Which step, and how it is looked at.
struct ExplainAt {
  int step = 0;
  int term = -1;                   ///< summands up to this one are added; -1: all
  Axes axes = Axes::Link;          ///< Link: as recorded; Base or World: vectors in the axes of the base or the world
  std::vector<QuantityKey> asked;  ///< whose values are not shown
  bool by_term = false;            ///< only the term that is being added is asked for, or with the last one the sum
};
ExplainAt placeOf(const Walk& walk);

/// Explains a step of the snapshot. Requires 0 <= at.step < steps->size().
Explanation explain(const Snapshot& snapshot, const ExplainAt& at);

/// What one visit of a link has made: the results of all steps up to this one in the same pass.
std::vector<ExplainedValue> resultsOfVisit(const Snapshot& snapshot, const ExplainAt& at);

/// The same as a page and to be read out: the results of the visit that ends with `last`, without equation and terms.
Explanation visitOf(const Explanation& last, const std::vector<ExplainedValue>& results);

/// "Step 12 of 66, outward, link forearm_link (i = 3, joint elbow_joint)".
QString stepInWords(const Snapshot& snapshot, int step);

/// All components to the last bit, for the clipboard: tabs between columns, newlines between rows.
QString clipboardText(const ExplainedValue& value);
/// All of it in one sentence: name, link, components to the last bit, unit, frame, note.
QString spokenText(const ExplainedValue& value);
QString spokenText(const ExplainedTerm& term);
/// The whole step as it is read out: title, sentence, result, then each term.
QString spokenText(const Explanation& explanation);

}  // namespace linkwright::ui
