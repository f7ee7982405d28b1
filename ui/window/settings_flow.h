// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/window/preferences.h"

#include <QObject>

#include <functional>

class QMainWindow;

namespace linkwright::ui {

class Autosave;

/// The settings as a person meets them: read at the start, changed in a dialog, kept where the window remembers.
class SettingsFlow : public QObject {
  Q_OBJECT
public:
  /// How the window's text is set, in percent.
  struct TextSize {
    std::function<int()> now;
    std::function<void(int)> set;
  };
  /// `autosave` may be null.
  SettingsFlow(QMainWindow& window, Document& document, Interaction& interaction, TextSize text_size,
               Autosave* autosave, bool remembers);

  /// As they are now, wherever they were changed.
  Preferences now() const;
  /// Those that were kept, over those of now.
  void restore();
  void keep() const;
  /// Takes effect at once.
  void apply(const Preferences& preferences);
  void ask();

private:
  QMainWindow& window_;
  Document& document_;
  Interaction& interaction_;
  TextSize text_size_;
  Autosave* autosave_;
  bool remembers_;
};

}  // namespace linkwright::ui
