// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings_flow.h"

#include "ui/document/look.h"
#include "ui/widgets/numbers.h"
#include "ui/window/settings_dialog.h"
#include "ui/work/autosave.h"

#include <QMainWindow>
#include <QSettings>

#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kMsPerSecond = 1000;

}  // namespace

SettingsFlow::SettingsFlow(QMainWindow& window, Document& document, Interaction& interaction, TextSize text_size,
                           Autosave* autosave, bool remembers)
    : QObject(&window),
      window_(window),
      document_(document),
      interaction_(interaction),
      text_size_(std::move(text_size)),
      autosave_(autosave),
      remembers_(remembers) {}

Preferences SettingsFlow::now() const {
  Preferences now;
  now.angles = interaction_.angleUnit();
  now.digits = shownDigits();
  now.theme = interaction_.themeChoice();
  now.text_percent = text_size_.now();
  now.mouse = interaction_.mouseStyle();
  if (autosave_ != nullptr) {
    now.autosaves = autosave_->isOn();
    now.autosave_seconds = autosave_->interval() / kMsPerSecond;
  }
  return now;
}

void SettingsFlow::restore() {
  if (remembers_) apply(readPreferences(QSettings(), now()));
}

void SettingsFlow::keep() const {
  if (!remembers_) return;
  QSettings settings;
  writePreferences(settings, now());
}

void SettingsFlow::apply(const Preferences& preferences) {
  const Preferences before = now();
  interaction_.setAngleUnit(preferences.angles);
  interaction_.setThemeChoice(preferences.theme);
  interaction_.setMouseStyle(preferences.mouse);
  if (preferences.text_percent != before.text_percent) text_size_.set(preferences.text_percent);
  if (autosave_ != nullptr) {
    autosave_->setOn(preferences.autosaves);
    autosave_->setInterval(preferences.autosave_seconds * kMsPerSecond);
  }
  if (preferences.digits != before.digits) {
    setShownDigits(preferences.digits);
    showAgain(document_);
  }
}

void SettingsFlow::ask() {
  auto* dialog = new SettingsDialog(now(), autosave_ != nullptr, &window_);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &SettingsDialog::changed, this, &SettingsFlow::apply);
  connect(dialog, &QDialog::accepted, this, &SettingsFlow::keep);
  dialog->open();
}

}  // namespace linkwright::ui

#include "moc_settings_flow.cpp"
