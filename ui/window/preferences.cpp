// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/preferences.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

#include <QSettings>

#include <algorithm>
#include <iterator>

namespace linkwright::ui {

namespace {

const char* const kAngles = "window/angles";
const char* const kTheme = "window/theme";
const char* const kTextSize = "window/textSize";
const char* const kDigits = "window/digits";
const char* const kMouse = "window/mouse";
const char* const kAutosaves = "autosave/on";
const char* const kAutosaveSeconds = "autosave/seconds";

bool isTextSize(int percent) {
  return std::find(std::begin(kTextSizes), std::end(kTextSizes), percent) != std::end(kTextSizes);
}

int within(const QSettings& settings, const char* key, int least, int most, int otherwise) {
  bool is_number = false;
  const int value = settings.value(key).toInt(&is_number);
  return is_number && value >= least && value <= most ? value : otherwise;
}

}  // namespace

Preferences readPreferences(const QSettings& settings, const Preferences& otherwise) {
  Preferences read = otherwise;
  const QString angles = settings.value(kAngles).toString();
  if (angles == "rad") read.angles = AngleUnit::Radian;
  if (angles == "deg") read.angles = AngleUnit::Degree;
  read.digits = within(settings, kDigits, kFewestDigits, kMostDigits, otherwise.digits);
  const QString theme = settings.value(kTheme).toString();
  if (!theme.isEmpty()) read.theme = themeChoiceFrom(theme);
  const int percent = settings.value(kTextSize).toInt();
  if (isTextSize(percent)) read.text_percent = percent;
  read.autosaves = settings.value(kAutosaves, otherwise.autosaves).toBool();
  read.autosave_seconds = within(settings, kAutosaveSeconds, 1, kMostAutosaveSeconds, otherwise.autosave_seconds);
  const QString mouse = settings.value(kMouse).toString();
  if (mouse == "right-orbits") read.mouse = MouseStyle::RightOrbits;
  if (mouse == "left-orbits") read.mouse = MouseStyle::LeftOrbits;
  return read;
}

void writePreferences(QSettings& settings, const Preferences& preferences) {
  settings.setValue(kAngles, preferences.angles == AngleUnit::Radian ? "rad" : "deg");
  settings.setValue(kDigits, preferences.digits);
  settings.setValue(kTheme, nameOfTheme(preferences.theme));
  settings.setValue(kTextSize, preferences.text_percent);
  settings.setValue(kAutosaves, preferences.autosaves);
  settings.setValue(kAutosaveSeconds, preferences.autosave_seconds);
  settings.setValue(kMouse, preferences.mouse == MouseStyle::RightOrbits ? "right-orbits" : "left-orbits");
}

}  // namespace linkwright::ui
