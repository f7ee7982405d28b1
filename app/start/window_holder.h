// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/main_window.h"

#include <functional>
#include <memory>

namespace linkwright::app {

/// The window of the program, and another one in its place when a person chooses a language: every text is made anew,
/// and what is open stays open, with its history.
class WindowHolder : public QObject {
public:
  /// `prepare` is called for each window before it is shown.
  WindowHolder(ui::WindowOptions options, std::function<void(ui::MainWindow&)> prepare);

  ui::MainWindow& window() { return *window_; }

private:
  void make(ui::WindowOptions options);
  void changeLanguage(const QString& language);

  std::function<void(ui::MainWindow&)> prepare_;
  std::unique_ptr<ui::MainWindow> window_;
};

}  // namespace linkwright::app
