// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/preferences.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace linkwright::ui {

/// The settings on one page. Every change is announced at once; Cancel announces what was there before.
class SettingsDialog : public QDialog {
  Q_OBJECT
public:
  /// `keeps`: there is an autosave to be set.
  SettingsDialog(const Preferences& preferences, bool keeps, QWidget* parent = nullptr);

  Preferences preferences() const;

signals:
  void changed(const linkwright::ui::Preferences& preferences);

private:
  void show(const Preferences& preferences);
  void restoreDefaults();
  void announce();

  Preferences before_;
  QComboBox *angles_, *digits_, *theme_, *text_size_, *mouse_;
  QCheckBox* autosaves_;
  QSpinBox* seconds_;
};

}  // namespace linkwright::ui
