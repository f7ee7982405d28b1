// SPDX-License-Identifier: GPL-3.0-or-later
// Which button orbits, pans and selects, in both styles of the mouse. No OpenGL.
#include "tests/support/catch.h"
#include "ui/view3d/input_controller.h"

#include <QCoreApplication>
#include <QMouseEvent>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

struct Mouse {
  ViewState state;
  InputController input{state};
  QObject target;
  int clicks = 0;

  explicit Mouse(MouseStyle style) {
    state.mouse_style = style;
    target.installEventFilter(&input);
    QObject::connect(&input, &InputController::clicked, &input, [this] { ++clicks; });
  }
  void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons held,
            Qt::KeyboardModifiers keys) {
    QMouseEvent event(type, at, at, button, held, keys);
    QCoreApplication::sendEvent(&target, &event);
  }
  /// What a drag of 60 pixels does: "orbit", "pan" or "nothing".
  const char* drag(Qt::MouseButton button, Qt::KeyboardModifiers keys = Qt::NoModifier) {
    const SceneView before = state.camera.view();
    send(QEvent::MouseButtonPress, {200, 200}, button, button, keys);
    send(QEvent::MouseMove, {230, 210}, Qt::NoButton, button, keys);
    send(QEvent::MouseMove, {260, 220}, Qt::NoButton, button, keys);
    send(QEvent::MouseButtonRelease, {260, 220}, button, Qt::NoButton, keys);
    const SceneView after = state.camera.view();
    const bool orbits = after.azimuth != before.azimuth, pans = after.centre != before.centre;
    CHECK_FALSE((orbits && pans));
    return orbits ? "orbit" : pans ? "pan" : "nothing";
  }
  void click(Qt::MouseButton button) {
    send(QEvent::MouseButtonPress, {200, 200}, button, button, Qt::NoModifier);
    send(QEvent::MouseButtonRelease, {200, 200}, button, Qt::NoButton, Qt::NoModifier);
  }
};

}  // namespace

TEST_CASE("Left orbits, middle and right pan", "[view3d]") {
  Mouse mouse(MouseStyle::LeftOrbits);
  CHECK(std::string(mouse.drag(Qt::LeftButton)) == "orbit");
  CHECK(std::string(mouse.drag(Qt::MiddleButton)) == "pan");
  CHECK(std::string(mouse.drag(Qt::RightButton)) == "pan");
  CHECK(std::string(mouse.drag(Qt::LeftButton, Qt::ShiftModifier)) == "pan");
  CHECK(mouse.clicks == 0);
  mouse.click(Qt::LeftButton);
  CHECK(mouse.clicks == 1);
  mouse.click(Qt::RightButton);
  CHECK(mouse.clicks == 1);
}

TEST_CASE("Right orbits, middle pans, left selects", "[view3d]") {
  Mouse mouse(MouseStyle::RightOrbits);
  CHECK(std::string(mouse.drag(Qt::LeftButton)) == "nothing");
  CHECK(std::string(mouse.drag(Qt::MiddleButton)) == "pan");
  CHECK(std::string(mouse.drag(Qt::RightButton)) == "orbit");
  CHECK(std::string(mouse.drag(Qt::LeftButton, Qt::ShiftModifier)) == "pan");
  CHECK(std::string(mouse.drag(Qt::LeftButton, Qt::ControlModifier)) == "orbit");
  CHECK(mouse.clicks == 0);
  mouse.click(Qt::LeftButton);
  CHECK(mouse.clicks == 1);
  mouse.click(Qt::RightButton);
  CHECK(mouse.clicks == 1);
}
