// SPDX-License-Identifier: GPL-3.0-or-later
// A drag as a motion: what was recorded at odd times comes back at even ones.
#include "ui/document/drag_recorder.h"

#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

#include <QCoreApplication>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

/// A document whose time goes by when the test says so.
struct DragScript {
  Document document;
  double now = 100.0;
  std::optional<DragRecorder> recorder;

  DragScript() {
    openExample(document, "planar_2r.json");
    recorder.emplace(document, nullptr, [this] { return now; });
    tell();
  }
  void tell() { QCoreApplication::processEvents(); }
  void begin() { document.beginGesture("Drag"); }
  void at(double time, double q) {
    now = time;
    document.previewJoint(0, JointField::Position, q);
    tell();
  }
  void commit() {
    document.commitGesture();
    tell();
  }
};

Eigen::VectorXd two(double a, double b) { return Eigen::Vector2d(a, b); }

}  // namespace

TEST_CASE("a drag is resampled every 10 ms, linear in between, with the rates of its fit") {
  // uneven times on a straight line: any right resampling gives the line back
  RecordedDrag drag;
  double t = 0.0;
  for (int k = 0; k < 40; ++k) {
    drag.add(t, two(0.3 + 0.8 * t, -0.5 * t));
    t += k % 3 == 0 ? 0.007 : 0.019;
  }
  const double duration = drag.t.back();
  const std::optional<SampledCourse> course = courseOf(drag);
  REQUIRE(course);
  REQUIRE(course->t.size() == std::lround(duration / kDragStep) + 1);
  for (Eigen::Index k = 0; k + 1 < course->t.size(); ++k) {
    CHECK(course->t[k] == Approx(0.01 * static_cast<double>(k)).margin(1e-15));
    CHECK(course->q(k, 0) == Approx(0.3 + 0.8 * course->t[k]).epsilon(1e-13));
    CHECK(course->q(k, 1) == Approx(-0.5 * course->t[k]).margin(1e-13));
  }
  // the end is not beyond what was recorded
  CHECK(course->q(course->t.size() - 1, 0) <= drag.q.back()[0] + 1e-13);
  const Result<JointSamples> rates = differentiate(course->t, course->q, course->how);
  REQUIRE(rates);
  CHECK(rates.value().qd(course->t.size() / 2, 0) == Approx(0.8).epsilon(1e-9));
}

TEST_CASE("joints of which nothing is heard stand still, they do not creep") {
  RecordedDrag drag;
  drag.add(0.0, two(0.0, 0.0));
  drag.add(0.016, two(0.1, 0.0));
  drag.add(1.016, two(0.2, 0.0));
  const std::optional<SampledCourse> course = courseOf(drag);
  REQUIRE(course);
  for (const Eigen::Index k : {2, 50, 99}) CHECK(course->q(k, 0) == 0.1);
  CHECK(course->q(101, 0) > 0.15);
}

TEST_CASE("what is too short or moves nothing is no motion, and a long drag is cut") {
  RecordedDrag quick;
  quick.add(0.0, two(0.0, 0.0));
  quick.add(0.19, two(0.1, 0.0));
  CHECK_FALSE(courseOf(quick));
  RecordedDrag still;
  for (int k = 0; k < 100; ++k) still.add(0.016 * k, two(0.4, 0.1));
  CHECK_FALSE(courseOf(still));
  CHECK_FALSE(courseOf(RecordedDrag{}));
  // the least that is one: as long as its fit is wide, at most
  RecordedDrag least;
  least.add(0.0, two(0.0, 0.0));
  least.add(0.2, two(0.1, 0.0));
  const std::optional<SampledCourse> course = courseOf(least);
  REQUIRE(course);
  CHECK(course->t.size() == 21);
  CHECK(differentiate(course->t, course->q, course->how));
  RecordedDrag endless;
  for (int k = 0; k <= 1300; ++k) endless.add(0.1 * k, two(0.001 * k, 0.0));
  REQUIRE(courseOf(endless));
  CHECK(courseOf(endless)->t[courseOf(endless)->t.size() - 1] == Approx(kLongestDrag));
}

TEST_CASE("the last drag of a joint is kept, and becomes the document's motion in one undo step") {
  DragScript r;
  const double q0 = r.document.snapshot()->q[0];
  CHECK_FALSE(r.recorder->hasDrag());
  const std::optional<TrajectoryPlan> before = planOf(r.document.scene());
  r.recorder->makeMotion();
  CHECK(planOf(r.document.scene()) == before);

  int told = 0;
  QObject::connect(&*r.recorder, &DragRecorder::changed, [&] { ++told; });
  r.begin();
  for (int k = 1; k <= 50; ++k) r.at(100.0 + 0.016 * k, q0 + 0.004 * k);
  CHECK_FALSE(r.recorder->hasDrag());
  r.commit();
  REQUIRE(r.recorder->hasDrag());
  CHECK(told == 1);
  const SampledCourse drag = *r.recorder->lastDrag();
  CHECK(drag.q(0, 0) == q0);
  CHECK(drag.q(drag.q.rows() - 1, 0) == Approx(q0 + 0.2).epsilon(1e-12));
  const int steps = r.document.undoStack()->count();
  r.recorder->makeMotion();
  CHECK(r.document.undoStack()->count() == steps + 1);
  REQUIRE(r.document.snapshot()->motion.curves);
  CHECK(r.document.snapshot()->source == StateSource::Motion);
  CHECK(r.document.snapshot()->time == 0.0);
  // 0.004 rad a tick of 16 ms
  r.document.playback().setTime(0.4);
  CHECK(r.document.snapshot()->qd[0] == Approx(0.25).epsilon(1e-6));
  CHECK(r.document.snapshot()->motion.curves->duration() == Approx(0.83).margin(0.03));
  r.document.undo();
  CHECK(planOf(r.document.scene()) == before);
}

TEST_CASE("a cancelled drag, a click and a waypoint's drag leave the last one; another robot forgets it") {
  DragScript r;
  const double q0 = r.document.snapshot()->q[0];
  r.begin();
  for (int k = 1; k <= 30; ++k) r.at(100.0 + 0.016 * k, q0 + 0.004 * k);
  r.commit();
  REQUIRE(r.recorder->hasDrag());
  const SampledCourse first = *r.recorder->lastDrag();
  r.begin();
  for (int k = 1; k <= 30; ++k) r.at(200.0 + 0.016 * k, q0 - 0.004 * k);
  r.document.cancelGesture();
  r.tell();
  CHECK(*r.recorder->lastDrag() == first);
  r.begin();
  r.at(300.0, q0 + 0.2);
  r.commit();
  CHECK(*r.recorder->lastDrag() == first);
  r.recorder->makeMotion();
  r.tell();
  const Eigen::VectorXd here = r.document.snapshot()->q;
  WaypointCourse course;
  for (const double offset : {0.0, 0.3}) course.waypoints.push_back({{}, here.array() + offset});
  course.moves.assign(1, Move{MoveKind::Joint, {TimingLaw::Quintic}, 1.0});
  TrajectoryPlan plan;
  plan.course = course;
  setTrajectory(r.document, plan, "Motion");
  editWaypoint(r.document, 1);
  r.tell();
  r.begin();
  for (int k = 1; k <= 30; ++k) r.at(400.0 + 0.016 * k, q0 + 0.3 + 0.004 * k);
  r.commit();
  CHECK(*r.recorder->lastDrag() == first);
  openExample(r.document, "planar_3r.json");
  r.tell();
  CHECK_FALSE(r.recorder->hasDrag());
}
