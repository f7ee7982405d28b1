// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include "tests/support/catch.h"

#include <QApplication>
#include <QPalette>
#include <QProcess>

using namespace linkwright::ui;

// run by the case below in a program of its own, where no theme has been applied before
TEST_CASE("theme: the first one is dark", "[.][theme-first]") {
  QPalette bright;
  bright.setColor(QPalette::Window, Qt::white);
  QApplication::setPalette(bright);
  applyTheme(ThemeChoice::Dark);
  CHECK(QApplication::palette().color(QPalette::Window).lightness() < 80);
  CHECK_FALSE(isDark(ThemeChoice::System));
  applyTheme(ThemeChoice::System);
  CHECK(QApplication::palette().color(QPalette::Window).lightness() > 200);
}

TEST_CASE("After a remembered dark theme, System is still the desktop's") {
  QProcess program;
  program.start(QCoreApplication::applicationFilePath(), {"[theme-first]"});
  REQUIRE(program.waitForFinished(60000));
  INFO(program.readAllStandardOutput().toStdString());
  CHECK(program.exitCode() == 0);
}
