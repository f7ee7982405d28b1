// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "ui/document/document.h"

#include <QString>
#include <QStringList>

#include <filesystem>

namespace linkwright::test {

/// The file names of all example robots, in the order of their names.
inline QStringList exampleFiles() {
  QStringList names;
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const auto extension = entry.path().extension();
    if (extension == ".urdf" || extension == ".json") {
      names.append(QString::fromStdString(entry.path().filename().string()));
    }
  }
  names.sort();
  REQUIRE(names.size() >= 9);
  return names;
}

inline QString examplePath(const QString& name) {
  return QString::fromStdString(sourcePath("assets/examples").string()) + "/" + name;
}

/// Opens one of them; the test ends where that fails.
inline void openExample(ui::Document& document, const QString& name) {
  REQUIRE_FALSE(hasErrors(document.open(examplePath(name))));
}

}  // namespace linkwright::test
