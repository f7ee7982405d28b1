// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"

class QSettings;

namespace linkwright::ui {

/// What a person may set once and for all.
struct Preferences {
  AngleUnit angles = AngleUnit::Degree;
  int digits = 6;  ///< significant, of the largest number of a group
  ThemeChoice theme = ThemeChoice::System;
  int text_percent = 100;  ///< one of kTextSizes
  bool autosaves = true;
  int autosave_seconds = 60;
  MouseStyle mouse = MouseStyle::LeftOrbits;
  bool operator==(const Preferences&) const = default;
};

inline constexpr int kMostAutosaveSeconds = 3600;

/// What is missing there, or cannot be, is as in `otherwise`.
Preferences readPreferences(const QSettings& settings, const Preferences& otherwise);
void writePreferences(QSettings& settings, const Preferences& preferences);

}  // namespace linkwright::ui
