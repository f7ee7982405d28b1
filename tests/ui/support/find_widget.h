// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"

#include <QString>
#include <QWidget>

namespace linkwright::test {

/// The widget of that name and type somewhere inside; the test ends where there is none.
template <class T>
T* findWidget(const QWidget& inside, const QString& name) {
  T* found = inside.findChild<T*>(name);
  INFO(name.toStdString());
  REQUIRE(found != nullptr);
  return found;
}

}  // namespace linkwright::test
