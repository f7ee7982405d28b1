// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the window need an application around them, and must not touch a person's settings.
#define CATCH_CONFIG_RUNNER  // version 2 of Catch2 brings its body with this; version 3 links it
#include "tests/support/catch.h"

#include <QApplication>
#include <QByteArray>
#include <QStandardPaths>

#include <clocale>

int main(int argc, char** argv) {
  // as in the program: Qt3D's other renderer leaks
  if (!qEnvironmentVariableIsSet("QT3D_RENDERER")) {
    qputenv("QT3D_RENDERER", "opengl");
  }
  QStandardPaths::setTestModeEnabled(true);
  const QApplication application(argc, argv);
  QCoreApplication::setApplicationName("linkwright-tests");
  // Qt takes over the user's locale; figures in files do not follow it
  std::setlocale(LC_NUMERIC, "C");
  return Catch::Session().run(argc, argv);
}
