// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline with a synthetic mouse and keyboard.
#include "ui/workspaces/move/motion_timeline.h"

#include "tests/ui/move/motion_fixture.h"
#include "ui/widgets/measure.h"
#include "ui/workspaces/move/motion_track.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <cmath>
#include <set>
#include <utility>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::MotionFixture;
using linkwright::test::moveTo;
using linkwright::test::press;
using linkwright::test::release;
using linkwright::test::sendMouse;

namespace {

struct TimelineFixture : MotionFixture {
  MotionTimeline timeline{editor};
  MotionTrack& track{timeline.track()};

  explicit TimelineFixture(int waypoints = 4) {
    if (waypoints > 0) setWaypoints(waypoints);
    linkwright::test::show(timeline, {1000, 130});
  }
  std::vector<double> breaks() const { return curves().trajectory.waypointTimes(); }
  /// Where the pointer has to be for a waypoint to be dragged to the time, by the scale of the moment.
  QPointF at(double seconds) const { return {track.xOf(seconds), track.waypointHandle(0).y()}; }
};

}  // namespace

TEST_CASE("a drag of a break is one undo step and shifts what follows; Esc cancels it to the bit", "[ui][move]") {
  TimelineFixture f;
  // where a press takes the robot
  f.editor.choose(1);
  const std::string before = f.written();
  const int steps = f.steps();
  const double second = f.track.xOf(1.0) - f.track.xOf(0.0);
  const QPointF grip = f.track.waypointHandle(1);
  press(&f.track, grip);
  CHECK(f.document.snapshot()->waypoint == 1);
  CHECK(f.document.snapshot()->time == 1.0);
  moveTo(&f.track, grip + QPointF(0.3 * second, 0));
  CHECK(f.document.gestureActive());
  moveTo(&f.track, grip + QPointF(0.5 * second, 0));
  CHECK(f.breaks()[1] == Approx(1.5).epsilon(1e-9));
  CHECK(f.breaks()[3] == Approx(3.5).epsilon(1e-9));
  // the robot stays at the waypoint while its time changes
  CHECK(f.document.snapshot()->time == Approx(1.5).epsilon(1e-9));
  CHECK(f.document.snapshot()->q == f.course().waypoints[1].q);

  SECTION("let go") {
    release(&f.track, grip + QPointF(0.5 * second, 0));
    f.settle();
    CHECK_FALSE(f.document.gestureActive());
    CHECK(f.steps() == steps + 1);
    CHECK(f.course().moves[0].duration == Approx(1.5).epsilon(1e-9));
    CHECK(f.course().moves[1].duration == 1.0);
    f.document.undo();
    CHECK(f.written() == before);
  }
  SECTION("Esc") {
    QTest::keyClick(&f.track, Qt::Key_Escape);
    CHECK_FALSE(f.document.gestureActive());
    CHECK(f.written() == before);
    // the rest of the drag is nobody's
    moveTo(&f.track, grip + QPointF(0.8 * second, 0));
    release(&f.track, grip);
    f.settle();
    CHECK(f.written() == before);
    CHECK(f.steps() == steps);
  }
  SECTION("cancelled by the document") {
    f.document.cancelGesture();
    f.settle();
    moveTo(&f.track, grip + QPointF(0.8 * second, 0));
    release(&f.track, grip);
    f.settle();
    CHECK(f.written() == before);
  }
}

TEST_CASE("with Ctrl the waypoints that follow stay", "[ui][move]") {
  TimelineFixture f;
  const double second = f.track.xOf(1.0) - f.track.xOf(0.0);
  const QPointF grip = f.track.waypointHandle(2), there = grip + QPointF(0.4 * second, 0);
  press(&f.track, grip);
  sendMouse(&f.track, QEvent::MouseMove, there, Qt::NoButton, Qt::LeftButton, Qt::ControlModifier);
  release(&f.track, there);
  CHECK(f.breaks()[2] == Approx(2.4).epsilon(1e-9));
  CHECK(f.breaks()[3] == Approx(3.0).epsilon(1e-9));
  CHECK(f.course().moves[2].duration == Approx(0.6).epsilon(1e-9));
}

TEST_CASE("a drag stops at round durations, with Shift at each millisecond", "[ui][move]") {
  TimelineFixture f;
  const double second = f.track.xOf(1.0) - f.track.xOf(0.0);
  const QPointF grip = f.track.waypointHandle(1);
  const auto whole = [](double value, double step) {
    // of one rounding: the nearest double to a decimal number
    return std::abs(value / step - std::round(value / step)) < 1e-9;
  };
  for (const auto& [keys, step] : {std::pair(Qt::KeyboardModifiers(Qt::NoModifier), 0.01),
                                   std::pair(Qt::KeyboardModifiers(Qt::ShiftModifier), 0.001)}) {
    std::set<double> durations;
    press(&f.track, grip);
    for (int pixel = 20; pixel < 60; ++pixel) {
      sendMouse(&f.track, QEvent::MouseMove, grip + QPointF(pixel, 0), Qt::NoButton, Qt::LeftButton, keys);
      const double duration = f.course().moves[0].duration;
      INFO(duration);
      CHECK(whole(duration, step));
      // and it is where the pointer is, to half of what the times are apart
      CHECK(std::abs(duration - (1.0 + pixel / second)) <= 0.5 * step + 1e-9);
      durations.insert(duration);
    }
    CHECK(durations.size() > 10);
    QTest::keyClick(&f.track, Qt::Key_Escape);
    release(&f.track, grip);
    f.settle();
  }
  // at this size a pixel is 3 ms: steps of 10 ms
  CHECK(second > 300.0);
  CHECK(second < 350.0);
}

TEST_CASE("the last waypoint is dragged beyond the end; the track shows all of it again", "[ui][move]") {
  TimelineFixture f;
  const QPointF grip = f.track.waypointHandle(3);
  const double second = f.track.xOf(1.0) - f.track.xOf(0.0);
  press(&f.track, grip);
  moveTo(&f.track, grip + QPointF(1.5 * second, 0));
  CHECK(f.curves().duration() == Approx(4.5).epsilon(1e-9));
  CHECK(f.track.waypointHandle(3).x() <= f.track.width());
  release(&f.track, grip + QPointF(1.5 * second, 0));
  f.settle();
  CHECK(f.track.waypointHandle(3).x() == Approx(grip.x()).margin(0.5));
}

TEST_CASE("a click chooses a waypoint and changes nothing; the first one is not dragged", "[ui][move]") {
  TimelineFixture f;
  const TrajectoryPlan before = *f.editor.plan();
  for (const int waypoint : {2, 0}) {
    press(&f.track, f.track.waypointHandle(waypoint));
    release(&f.track, f.track.waypointHandle(waypoint));
    CHECK(f.editor.chosen() == waypoint);
    CHECK(f.editor.goesAlong());
    CHECK(f.document.snapshot()->time == f.breaks()[static_cast<std::size_t>(waypoint)]);
  }
  press(&f.track, f.track.waypointHandle(0));
  moveTo(&f.track, f.track.waypointHandle(0) + QPointF(60, 0));
  release(&f.track, f.track.waypointHandle(0) + QPointF(60, 0));
  CHECK(*f.editor.plan() == before);
  CHECK(f.steps() == 1);
}

TEST_CASE("time is scrubbed anywhere free, and the slider is what a screen reader hears", "[ui][move]") {
  TimelineFixture f;
  const double y = f.track.waypointHandle(0).y();
  press(&f.track, {f.track.xOf(0.5), y});
  CHECK(f.document.snapshot()->time == Approx(0.5).epsilon(1e-9));
  moveTo(&f.track, {f.track.xOf(1.73), y});
  CHECK(f.document.snapshot()->time == Approx(1.73).epsilon(1e-9));
  moveTo(&f.track, {5000.0, y});
  CHECK(f.document.snapshot()->time == 3.0);
  release(&f.track, {5000.0, y});
  f.settle();
  CHECK(f.track.value() == 3000);
  CHECK(f.track.accessibleDescription() == "3.000 s");
  f.track.setValue(250);
  CHECK(f.document.snapshot()->time == 0.25);
  CHECK(f.steps() == 1);
}

TEST_CASE("keys step time, choose, remove and mark", "[ui][move]") {
  TimelineFixture f;
  f.document.playback().setTime(1.0);
  f.settle();
  const auto time = [&] { return f.document.snapshot()->time; };
  QTest::keyClick(&f.track, Qt::Key_Right);
  CHECK(time() == Approx(1.01).epsilon(1e-12));
  QTest::keyClick(&f.track, Qt::Key_Left, Qt::ShiftModifier);
  CHECK(time() == Approx(0.91).epsilon(1e-12));
  QTest::keyClick(&f.track, Qt::Key_End);
  CHECK(time() == 3.0);
  QTest::keyClick(&f.track, Qt::Key_Home);
  CHECK(time() == 0.0);
  QTest::keyClick(&f.track, Qt::Key_Right, Qt::ControlModifier);
  CHECK(f.editor.chosen() == 0);
  QTest::keyClick(&f.track, Qt::Key_Down);
  QTest::keyClick(&f.track, Qt::Key_Down);
  CHECK(f.editor.chosen() == 2);
  CHECK(time() == 2.0);
  QTest::keyClick(&f.track, Qt::Key_Up);
  CHECK(f.editor.chosen() == 1);
  bool edits = false;
  QObject::connect(&f.timeline, &MotionTimeline::editWanted, &f.timeline, [&] { edits = true; });
  QTest::keyClick(&f.track, Qt::Key_Return);
  CHECK(edits);
  QTest::keyClick(&f.track, Qt::Key_I);
  f.document.playback().setTime(2.5);
  QTest::keyClick(&f.track, Qt::Key_O);
  CHECK(f.document.playback().range() == TimeRange{1.0, 2.5});
  f.editor.choose(1);
  QTest::keyClick(&f.track, Qt::Key_Delete);
  CHECK(f.course().waypoints.size() == 3);
  CHECK(f.course().moves[0].duration == 2.0);
}

TEST_CASE("the part that is played is drawn with Shift, dragged at its ends and taken away", "[ui][move]") {
  TimelineFixture f;
  const double y = f.track.rangeHandle(0).y();
  const QPointF from(f.track.xOf(0.6), y), to(f.track.xOf(2.2), y);
  sendMouse(&f.track, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton, Qt::ShiftModifier);
  moveTo(&f.track, to);
  release(&f.track, to);
  REQUIRE(f.document.playback().range());
  CHECK(f.document.playback().range()->from == Approx(0.6).epsilon(1e-9));
  CHECK(f.document.playback().range()->to == Approx(2.2).epsilon(1e-9));
  press(&f.track, f.track.rangeHandle(1));
  moveTo(&f.track, {f.track.xOf(1.5), y});
  release(&f.track, {f.track.xOf(1.5), y});
  CHECK(f.document.playback().range()->to == Approx(1.5).epsilon(1e-9));
  CHECK(findWidget<QLabel>(f.timeline, "timelineRange")->text().contains("1.500 s"));
  // it is played from its start
  f.document.playback().play();
  CHECK(f.document.snapshot()->time == Approx(0.6).epsilon(1e-9));
  f.document.playback().pause();
  findWidget<QToolButton>(f.timeline, "timelineRangeNone")->click();
  CHECK_FALSE(f.document.playback().range());
  CHECK(f.steps() == 1);
}

TEST_CASE("speed is chosen or typed, and kept within its bounds", "[ui][move]") {
  TimelineFixture f;
  auto* speed = findWidget<QComboBox>(f.timeline, "timelineSpeed");
  const auto type = [&](const char* text) {
    speed->lineEdit()->setFocus();
    speed->lineEdit()->selectAll();
    QTest::keyClicks(speed->lineEdit(), text);
    QTest::keyClick(speed->lineEdit(), Qt::Key_Return);
  };
  CHECK(speed->currentText() == QStringLiteral("1×"));
  type("3");
  CHECK(f.document.playback().speed() == 3.0);
  type("0,5 x");
  CHECK(f.document.playback().speed() == 0.5);
  type("50");
  CHECK(f.document.playback().speed() == kFastestSpeed);
  CHECK(speed->currentText() == QStringLiteral("10×"));
  type("fast");
  CHECK(f.document.playback().speed() == kFastestSpeed);
  CHECK(speed->currentText() == QStringLiteral("10×"));
  emit speed->activated(0);
  CHECK(f.document.playback().speed() == kSlowestSpeed);
  // from elsewhere
  f.document.playback().setSpeed(2.0);
  f.document.playback().setLooping(true);
  CHECK(speed->currentText() == QStringLiteral("2×"));
  CHECK(findWidget<QToolButton>(f.timeline, "timelineLoop")->isChecked());
}

TEST_CASE("where a limit is broken the track is red, at that time and only there", "[ui][move]") {
  TimelineFixture f;
  CHECK(f.track.spans().empty());
  f.editor.change("Faster", [&](TrajectoryPlan& plan) { setSegmentDuration(plan, 1, 0.05, {}); });
  f.settle();
  REQUIRE_FALSE(f.track.spans().empty());
  for (const LimitSpan& span : f.track.spans()) {
    CHECK(span.kind == LimitKind::Velocity);
    CHECK(span.from >= 1.0);
    CHECK(span.to <= 1.05);
  }
  CHECK(findWidget<QLabel>(f.timeline, "timelineLimits")->isVisible());
}

TEST_CASE("a timeline without a motion, and of one that cannot be played, is calm", "[ui][move]") {
  TimelineFixture f(0);
  CHECK_FALSE(f.track.isEnabled());
  CHECK_FALSE(findWidget<QToolButton>(f.timeline, "timelinePlay")->isEnabled());
  f.editor.addPresentPose();
  f.settle();
  CHECK_FALSE(f.track.isEnabled());
  press(&f.track, {100, 40});
  release(&f.track, {100, 40});
  QTest::keyClick(&f.track, Qt::Key_Right);
  CHECK(f.course().waypoints.size() == 1);
}

TEST_CASE("twenty waypoints on one track can each be taken hold of", "[ui][move]") {
  TimelineFixture f(20);
  for (int k = 0; k < 20; ++k) {
    press(&f.track, f.track.waypointHandle(k));
    release(&f.track, f.track.waypointHandle(k));
    CHECK(f.editor.chosen() == k);
  }
}
