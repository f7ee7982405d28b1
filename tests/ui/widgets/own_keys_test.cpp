// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/own_keys.h"

#include "tests/support/catch.h"

#include <QKeyEvent>

using namespace linkwright::ui;

namespace {

bool claims(int key, Qt::KeyboardModifiers held, Qt::KeyboardModifiers allowed = {},
            QEvent::Type type = QEvent::ShortcutOverride) {
  QKeyEvent event(type, key, held);
  event.ignore();
  const bool claimed = claimKeys(event, kWalkKeys, allowed);
  CHECK(event.isAccepted() == claimed);
  return claimed;
}

}  // namespace

TEST_CASE("own keys: those named are claimed from the window's shortcuts, and no others") {
  for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End}) CHECK(claims(key, Qt::NoModifier));
  for (const int key : {Qt::Key_Up, Qt::Key_Down, Qt::Key_Space, Qt::Key_Z}) CHECK_FALSE(claims(key, Qt::NoModifier));
}

TEST_CASE("own keys: with a modifier they stay the window's, unless it is allowed") {
  CHECK_FALSE(claims(Qt::Key_Left, Qt::ControlModifier));
  CHECK_FALSE(claims(Qt::Key_Left, Qt::ShiftModifier));
  CHECK(claims(Qt::Key_Left, Qt::ShiftModifier, Qt::ShiftModifier));
  CHECK(claims(Qt::Key_Left, Qt::NoModifier, Qt::ShiftModifier));
  CHECK_FALSE(claims(Qt::Key_Left, Qt::ShiftModifier | Qt::ControlModifier, Qt::ShiftModifier));
}

TEST_CASE("own keys: a key press itself is recognised and not claimed, other events are neither") {
  CHECK_FALSE(claims(Qt::Key_Left, Qt::NoModifier, {}, QEvent::KeyPress));
  CHECK(isKeyAmong(QKeyEvent(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier), kWalkKeys));
  QEvent paint(QEvent::Paint);
  CHECK_FALSE(isKeyAmong(paint, kWalkKeys));
  CHECK_FALSE(claimKeys(paint, kWalkKeys));
}
