// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/explain/questions/prediction_game.h"
#include "ui/workspaces/explain/walk/step_keeper.h"
#include "ui/workspaces/explain/walk/stepper.h"

namespace linkwright::ui {

/// What walks through the recursion, with or without a panel in which it is seen.
struct WalkTools {
  WalkTools(Document& document, Interaction& interaction)
      : keeper(document, interaction), stepper(document, interaction), game(document, interaction) {}

  StepKeeper keeper;
  Stepper stepper;
  PredictionGame game;
};

}  // namespace linkwright::ui
