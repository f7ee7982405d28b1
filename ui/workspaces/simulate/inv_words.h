// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/quantity.h"
#include "ui/document/inv_machine.h"

#include <QString>

#include <vector>

namespace linkwright::ui {

/// What goes into the machine, or comes out of it.
struct InvChip {
  QString symbol;  ///< "q̇"
  QString value;   ///< "current", "0", "e₂"
  Quantity quantity = Quantity::JointPosition;
  bool is_on = true;      ///< false: switched off for this question
  bool is_wrong = false;  ///< a mistake has changed it
};

/// A step as it is drawn: what goes in at the left, the box, what comes out at the right and where it is put.
struct InvPictureContent {
  QString box, note;
  std::vector<InvChip> inputs;
  InvChip answer;
  QString destination;
};

/// A step in words.
struct InvStepWords {
  QString title;
  QString equation;  ///< rich text
  QString sentence;
  InvPictureContent picture;
};
InvStepWords wordsOf(const InvMachine& machine, const InvStep& step);

/// The question of a step as it is asked with the mistakes that are planted; null where there is none.
const InverseDynamicsCall* askedCall(const InvMachine& machine, const InvStep& step);

/// What the machine works on: "the run at t = 1.20 s, with its motors' torques", ...
QString sourceWords(const InvMachine& machine, InvTorques torques);

/// "M e₂", "j_c", with the number of the contact where there are several.
QString nameOfStep(const InvMachine& machine, const InvStep& step);

/// Why a mistake changes nothing here; empty: it does.
QString whyWithoutEffect(const InvMachine& machine, ExtendedMistake mistake);

}  // namespace linkwright::ui
