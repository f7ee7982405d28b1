// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/simulated_instant.h"
#include "ui/document/slide_report.h"

#include <optional>
#include <vector>

namespace linkwright::ui {

/// What is under way. Between two of its events all of it that can be seen is in the document's state.
struct Document::Gesture {
  struct Slide {
    SlideOptions options;
    SlideReport report;
  };
  QString text;
  SceneState before;
  bool moves = false;  ///< it has set joints
  std::optional<Pull> pull;
  bool turns = false;          ///< the hand is wanted in another orientation than it had
  std::vector<IkTarget> held;  ///< where the held links are when the drag begins
  std::optional<Slide> slide;
  int edited_link = -1;
  bool simulates = false;
  std::optional<SimulatedInstant> simulated;
};

}  // namespace linkwright::ui
