// SPDX-License-Identifier: GPL-3.0-or-later
// Keys as from the keyboard, to the window that has the focus: commands answer wherever the focus is.
#include "core/scene/scene.h"
#include "tests/ui/support/joint_cells.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/note_bar.h"
#include "ui/widgets/unit_field.h"
#include "ui/window/first_size.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QGuiApplication>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

/// The window with a motion, active; empty where the desktop gives it no focus.
struct KeyFixture : WindowFixture {
  explicit KeyFixture(bool with_view) : WindowFixture("puma560.json", with_view) {
    window.activateWindow();
    active = waitUntil([] { return QGuiApplication::focusWindow() != nullptr; });
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    settle();
  }
  bool active = false;
};

constexpr Qt::KeyboardModifiers kHeld = Qt::ControlModifier | Qt::AltModifier;

bool types(const QKeySequence& key) {
  return key[0].key() < Qt::Key_Escape && (key[0].keyboardModifiers() & ~Qt::ShiftModifier) == 0;
}

/// The commands that answer to keys wherever the focus of the window is.
QList<QAction*> commandsOf(const MainWindow& window) {
  QList<QAction*> found;
  for (QAction* each : window.findChildren<QAction*>()) {
    const QList<QObject*> at = each->associatedObjects();
    const bool is_here = std::any_of(at.begin(), at.end(), [&](const QObject* object) {
      const auto* widget = qobject_cast<const QWidget*>(object);
      return widget != nullptr && (widget == &window || widget->window() == &window);
    });
    if (is_here && each->isEnabled() && each->shortcutContext() != Qt::WidgetShortcut) found << each;
  }
  return found;
}

}  // namespace

TEST_CASE("No two commands share a key in any mode, and one that types a character has another with Ctrl and Alt") {
  WindowFixture f("puma560.json");
  int typing = 0;
  for (const char* mode : linkwright::test::kWorkspaceNames) {
    f.enter(mode);
    QMap<QString, QString> taken;
    for (const QAction* each : commandsOf(f.window)) {
      const QList<QKeySequence> keys = each->shortcuts();
      for (const QKeySequence& key : keys) {
        INFO(mode << ": " << key.toString().toStdString() << ", " << each->objectName().toStdString() << " and "
                  << taken.value(key.toString()).toStdString());
        CHECK_FALSE(taken.contains(key.toString()));
        taken[key.toString()] = each->objectName();
        if (!types(key)) continue;
        ++typing;
        CHECK(keys.contains(QKeySequence(QKeyCombination(key[0].keyboardModifiers() | kHeld, key[0].key()))));
      }
    }
  }
  CHECK(typing > 100);
}

TEST_CASE("From the start, Space plays and keys are commands, in the 3D view too") {
  for (const bool with_view : {false, true}) {
    KeyFixture f(with_view);
    INFO((with_view ? "with" : "without") << " the 3D view");
    REQUIRE(f.active);
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QCoreApplication::sendEvent(QGuiApplication::focusObject(), &query);
    CHECK_FALSE(query.value(Qt::ImEnabled).toBool());
    f.key(Qt::Key_Space);
    CHECK(f.document().playback().isPlaying());
    f.key(Qt::Key_Space, kHeld);
    CHECK_FALSE(f.document().playback().isPlaying());
    f.document().playback().setTime(0.5);
    f.key(Qt::Key_Period);
    CHECK(f.document().snapshot()->time == Approx(0.51));
    f.key(Qt::Key_Comma);
    CHECK(f.document().snapshot()->time == Approx(0.5));
    f.key(Qt::Key_BracketRight);
    f.key(Qt::Key_BracketRight);
    CHECK(f.window.interaction().walk().step() == 1);
    f.key(Qt::Key_BracketLeft);
    CHECK(f.window.interaction().walk().step() == 0);
    f.key(Qt::Key_E);
    CHECK(f.window.interaction().gizmoMode() == GizmoMode::Rotate);
    f.key(Qt::Key_W, kHeld);
    CHECK(f.window.interaction().gizmoMode() == GizmoMode::Translate);
    const Eigen::VectorXd before = f.document().snapshot()->q;
    setJoint(f.document(), 0, JointField::Position, 0.3);
    f.settle();
    f.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(f.document().snapshot()->q == before);
    f.key(Qt::Key_Y, Qt::ControlModifier);
    CHECK(f.document().snapshot()->q[0] == 0.3);
    f.key(Qt::Key_Z, Qt::ControlModifier);
  }
}

TEST_CASE("F11 presents: the screen full, without tools and joints, until Escape or F11") {
  KeyFixture f(false);
  REQUIRE(f.active);
  const QSize before = f.window.size();
  for (const Qt::Key leaves : {Qt::Key_F11, Qt::Key_Escape}) {
    f.key(Qt::Key_F11);
    REQUIRE(waitUntil([&] { return f.window.isFullScreen() && f.window.width() > before.width(); }));
    CHECK(f.window.actionsOfWindow().presentation->isChecked());
    for (const char* name : {"toolBar", "dockPose"}) CHECK_FALSE(f.find<QWidget>(name)->isVisible());
    CHECK(f.find<QWidget>("dockMotion")->isVisible());
    f.key(leaves);
    REQUIRE(waitUntil([&] { return !f.window.isFullScreen() && f.window.size() == before; }));
    CHECK_FALSE(f.window.actionsOfWindow().presentation->isChecked());
    for (const char* name : {"toolBar", "dockPose"}) CHECK(f.find<QWidget>(name)->isVisible());
  }
}

TEST_CASE("Text grows and shrinks by key, and the first size is the desktop's") {
  KeyFixture f(false);
  REQUIRE(f.active);
  auto* tree = f.find<QWidget>("mechanismTree");
  const int normal = tree->fontMetrics().height();
  f.key(Qt::Key_Plus, Qt::ControlModifier);
  CHECK(f.window.actionsOfWindow().text_125->isChecked());
  f.window.actionsOfWindow().text_200->trigger();
  f.settle();
  CHECK(tree->fontMetrics().height() > 1.8 * normal);
  CHECK_FALSE(f.window.actionsOfWindow().text_larger->isEnabled());
  f.key(Qt::Key_Minus, Qt::ControlModifier);
  CHECK(f.window.actionsOfWindow().text_150->isChecked());
  f.key(Qt::Key_0, Qt::ControlModifier);
  CHECK(tree->fontMetrics().height() == normal);
}

TEST_CASE("The first window fits the screen, and takes most of a large one") {
  CHECK(firstWindowSize({1920, 1080}) == QSize(1536, 864));
  CHECK(firstWindowSize({1366, 768}) == QSize(1280, 720));
  for (const QSize screen : {QSize(1280, 720), QSize(1280, 690), QSize(1024, 768)}) {
    const QSize size = firstWindowSize(screen);
    CHECK(size.width() < screen.width());
    CHECK(size.height() <= screen.height() - 40);
  }
  // nothing is pushed off the foot of the smallest of them
  const WindowFixture f("iiwa14.urdf");
  CHECK(f.window.minimumSizeHint().height() <= 650);
}

TEST_CASE("Space plays from a list to choose from, and a choice by mouse gives the focus back") {
  KeyFixture f(false);
  REQUIRE(f.active);
  f.find<FoldingGroup>("motionPoses")->setOpen(true);
  auto* to = f.find<QComboBox>("motionTo");
  to->setFocus(Qt::TabFocusReason);
  f.key(Qt::Key_Space);
  CHECK(f.document().playback().isPlaying());
  f.key(Qt::Key_Space);
  CHECK_FALSE(f.document().playback().isPlaying());
  // by key: the focus stays
  f.key(Qt::Key_End);
  CHECK(to->hasFocus());
  // by mouse: open the list, click on an entry
  to->clearFocus();
  QTest::mouseClick(to, Qt::LeftButton);
  REQUIRE(waitUntil([&] { return to->view()->isVisible(); }));
  QTest::qWait(2 * QApplication::doubleClickInterval());  // the list takes a quick second click for the first one's
  const QModelIndex entry = to->model()->index(0, 0);
  QTest::mouseClick(to->view()->viewport(), Qt::LeftButton, {}, to->view()->visualRect(entry).center());
  CHECK(waitUntil([&] { return !to->view()->isVisible() && !to->hasFocus(); }));
}

TEST_CASE("Shift+F11 fills the screen and gives it back") {
  KeyFixture f(false);
  REQUIRE(f.active);
  const QSize before = f.window.size();
  f.key(Qt::Key_F11, Qt::ShiftModifier);
  REQUIRE(waitUntil([&] { return f.window.isFullScreen() && f.window.width() > before.width(); }));
  CHECK(f.window.actionsOfWindow().full_screen->isChecked());
  f.key(Qt::Key_F11, Qt::ShiftModifier);
  REQUIRE(waitUntil([&] { return !f.window.isFullScreen() && f.window.size() == before; }));
  CHECK_FALSE(f.window.actionsOfWindow().full_screen->isChecked());
}

TEST_CASE("After a click on a button Space plays; reached by Tab it is pressed") {
  KeyFixture f(false);
  REQUIRE(f.active);
  auto* loop = f.find<QAbstractButton>("shortTimelineLoop");
  const Playback& playback = f.document().playback();
  QTest::mouseClick(loop, Qt::LeftButton);
  CHECK(playback.isLooping());
  CHECK(loop->hasFocus());
  f.key(Qt::Key_Space);
  CHECK(playback.isPlaying());
  CHECK(playback.isLooping());
  f.document().playback().pause();
  loop->clearFocus();
  loop->setFocus(Qt::TabFocusReason);
  f.key(Qt::Key_Space);
  CHECK_FALSE(playback.isPlaying());
  CHECK_FALSE(playback.isLooping());
}

TEST_CASE("After File > Open, by key or with the tool bar's button, Space plays") {
  for (const bool with_view : {false, true}) {
    for (const bool by_button : {false, true}) {
      INFO((with_view ? "with" : "without") << " the 3D view, by " << (by_button ? "button" : "key"));
      KeyFixture f(with_view);
      REQUIRE(f.active);
      auto* button = f.find<QAbstractButton>("toolOpen");
      bool asked = false;
      QTimer answer;
      QObject::connect(&answer, &QTimer::timeout, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || QGuiApplication::focusWindow() != dialog->windowHandle()) return;
        answer.stop();
        asked = true;
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(linkwright::test::examplePath("planar_3r.json"));
        static_cast<QDialog*>(dialog)->done(QDialog::Accepted);
      });
      answer.start(50);
      if (by_button) {
        button->setFocus(Qt::TabFocusReason);
        f.key(Qt::Key_Space);
      } else {
        f.key(Qt::Key_O, Qt::ControlModifier);
      }
      CHECK(asked);
      REQUIRE(waitUntil([] { return QGuiApplication::focusWindow() != nullptr; }));
      QTest::qWait(100);
      CHECK(f.document().displayName().contains("planar_3r"));
      CHECK_FALSE(button->hasFocus());
      f.key(Qt::Key_Space);
      CHECK(f.document().playback().isPlaying());
    }
  }
}

TEST_CASE("A window that comes back without a focus of its own does not put it on a button") {
  KeyFixture f(false);
  REQUIRE(f.active);
  if (QWidget* widget = QApplication::focusWidget()) widget->clearFocus();
  {
    QDialog dialog(&f.window);
    dialog.show();
    dialog.activateWindow();
    REQUIRE(waitUntil([&] { return QGuiApplication::focusWindow() == dialog.windowHandle(); }));
  }
  REQUIRE(waitUntil([&] { return QGuiApplication::focusWindow() == f.window.windowHandle(); }));
  f.settle();
  CHECK(qobject_cast<QAbstractButton*>(QApplication::focusWidget()) == nullptr);
  f.key(Qt::Key_Space);
  CHECK(f.document().playback().isPlaying());
}

TEST_CASE("Space on a robot without a motion says how to make one") {
  for (const bool with_view : {false, true}) {
    INFO((with_view ? "with" : "without") << " the 3D view");
    KeyFixture f(with_view);
    REQUIRE(f.active);
    REQUIRE(f.window.files().open(linkwright::test::examplePath("ur5e.urdf")));
    f.settle();
    auto* foot = f.window.findChild<NoteBar*>();
    REQUIRE(foot != nullptr);
    REQUIRE_FALSE(foot->words().contains("No motion"));
    f.key(Qt::Key_Space);
    CHECK_FALSE(f.document().playback().isPlaying());
    CHECK(foot->words().contains("No motion"));
    REQUIRE(f.window.files().open(linkwright::test::examplePath("puma560.json")));
    f.settle();
    f.key(Qt::Key_Space);
    CHECK(f.document().playback().isPlaying());
  }
}

TEST_CASE("A number still being typed counts when the pose is stored by key") {
  KeyFixture f(false);
  REQUIRE(f.active);
  const linkwright::test::JointCells joints(f.window);
  UnitField* box = joints.open(joints.table.nameOf(0));
  REQUIRE(box != nullptr);
  QTest::keyClicks(box, "12.5");
  f.key(Qt::Key_P, Qt::ControlModifier);
  CHECK(f.document().scene().poses.back().q[0] == Approx(12.5 * 3.14159265358979 / 180.0));
}

TEST_CASE("Escape in the middle of a drag gives the drag up") {
  KeyFixture f(false);
  REQUIRE(f.active);
  const Eigen::VectorXd before = f.document().snapshot()->q;
  f.document().beginGesture("Move");
  f.document().previewJoint(0, JointField::Position, 0.4);
  f.settle();
  CHECK(f.document().snapshot()->q != before);
  f.key(Qt::Key_Escape);
  CHECK_FALSE(f.document().gestureActive());
  CHECK(f.document().snapshot()->q == before);
}
