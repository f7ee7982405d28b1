// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/start/window_holder.h"

#include "ui/widgets/language.h"

#include <QApplication>
#include <QTimer>

#include <utility>

namespace linkwright::app {

WindowHolder::WindowHolder(ui::WindowOptions options, std::function<void(ui::MainWindow&)> prepare)
    : prepare_(std::move(prepare)) {
  make(std::move(options));
}

void WindowHolder::make(ui::WindowOptions options) {
  window_ = std::make_unique<ui::MainWindow>(std::move(options));
  // the menu that it was chosen from goes with its window
  connect(window_.get(), &ui::MainWindow::languageChosen, this,
          [this](const QString& language) { QTimer::singleShot(0, this, [=, this] { changeLanguage(language); }); });
  prepare_(*window_);
}

void WindowHolder::changeLanguage(const QString& language) {
  ui::WindowOptions options = window_->successor();
  const QByteArray place = window_->saveGeometry();
  options.language = language;
  // between two windows there is none
  QApplication::setQuitOnLastWindowClosed(false);
  window_.reset();
  ui::loadTexts(ui::languageFor(language));
  make(std::move(options));
  window_->restoreGeometry(place);
  window_->show();
  QApplication::setQuitOnLastWindowClosed(true);
}

}  // namespace linkwright::app
