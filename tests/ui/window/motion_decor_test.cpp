// SPDX-License-Identifier: GPL-3.0-or-later
// What of a motion is drawn: the arm and the hand where forward kinematics has them, colours that grow with the value.
#include "ui/workspaces/move/motion_decor.h"

#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/every_trajectory.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/path_colours.h"
#include "ui/widgets/quantity_colours.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

TrajectoryPlan threeWaypoints(const Document& document) {
  const Eigen::VectorXd q = document.snapshot()->model->readyPose();
  WaypointCourse course;
  for (const double offset : {0.0, 0.4, -0.3}) course.waypoints.push_back({{}, q.array() + offset});
  course.moves.assign(2, Move{MoveKind::Joint, {TimingLaw::Quintic}, 1.0});
  TrajectoryPlan plan;
  plan.course = course;
  return plan;
}

Eigen::Vector3d handAt(const Snapshot& snapshot, double time, int hand) {
  const Eigen::VectorXd q = snapshot.motion.curves->trajectory.sample(time).q;
  return forwardKinematics(*snapshot.model, q)[static_cast<std::size_t>(hand)].p;
}

// even in lightness, or from blue to orange
double orderOf(const QColor& colour, bool about_zero, bool dark) {
  if (about_zero) return static_cast<double>(colour.redF() - colour.blueF());
  const double light = contrastOf(colour, Qt::black);
  return dark ? light : -light;
}

}  // namespace

TEST_CASE("the path and the ghosts are where forward kinematics has the arm") {
  for (const char* example : {"planar_2r.json", "iiwa14.urdf", "gantry.json"}) {
    INFO(example);
    Document document;
    openExample(document, example);
    setTrajectory(document, threeWaypoints(document), "Motion");
    const Snapshot& snapshot = *document.snapshot();
    REQUIRE(snapshot.motion.curves);
    const int hand = motionHand(snapshot);
    CHECK(hand == snapshot.hand);
    const MotionPath path = motionPath(snapshot, hand);
    REQUIRE(path.points_W.size() == kPathPoints);
    CHECK(path.times.front() == 0.0);
    CHECK(path.times.back() == snapshot.motion.curves->duration());
    for (std::size_t i = 0; i < path.points_W.size(); i += 10) {
      CHECK((path.points_W[i] - handAt(snapshot, path.times[i], hand)).norm() < 1e-12);
    }
    MoveViewOptions look;
    look.setGhostCount(5);
    const std::vector<double> times = ghostTimes(*snapshot.motion.curves, look);
    CHECK(times == std::vector<double>{0.0, 0.5, 1.0, 1.5, 2.0});
    const std::vector<Ghost> ghosts = motionGhosts(snapshot, times, false);
    REQUIRE(ghosts.size() == 5);
    for (std::size_t i = 0; i < ghosts.size(); ++i) {
      const std::vector<Pose> X_WL =
          forwardKinematics(*snapshot.model, snapshot.motion.curves->trajectory.sample(times[i]).q);
      for (const int link : ghosts[i].links) {
        const auto at = static_cast<std::size_t>(link);
        CHECK((ghosts[i].X_WL[at].p - X_WL[at].p).norm() < 1e-12);
        CHECK((ghosts[i].X_WL[at].R - X_WL[at].R).norm() < 1e-12);
        // what stands still is not drawn again
        CHECK(snapshot.model->links()[at].body >= 0);
      }
    }
    look.setGhostsAtWaypoints(true);
    CHECK(ghostTimes(*snapshot.motion.curves, look) == std::vector<double>{0.0, 1.0, 2.0});
    look.setShowsGhosts(false);
    CHECK(ghostTimes(*snapshot.motion.curves, look).empty());
  }
}

TEST_CASE("a place on the path is a time of the motion") {
  MotionPath path;
  path.times = {0.0, 0.5, 2.0};
  path.points_W.resize(3);
  CHECK(path.timeAt(0.0) == 0.0);
  CHECK(path.timeAt(0.5) == 0.25);
  CHECK(path.timeAt(1.5) == 1.25);
  CHECK(path.timeAt(2.0) == 2.0);
  CHECK(path.timeAt(-1.0) == 0.0);
  CHECK(path.timeAt(7.0) == 2.0);
}

TEST_CASE("colours grow with the value, there are few of them, and zero is grey between two hues") {
  Document document;
  openExample(document, "iiwa14.urdf");
  setTrajectory(document, threeWaypoints(document), "Motion");
  const Snapshot& snapshot = *document.snapshot();
  const MotionPath path = motionPath(snapshot, snapshot.hand);
  const QString joint = QString::fromStdString(snapshot.model->joints()[1].name);
  for (const QString& curve : {QStringLiteral("hand.speed"), "tau." + joint, "qd." + joint, "tau_gravity." + joint,
                               QStringLiteral("power"), QStringLiteral("energy.kinetic")}) {
    for (const bool dark : {false, true}) {
      INFO(curve.toStdString() << (dark ? ", dark" : ", light"));
      const std::vector<double> values = pathValues(snapshot, path, snapshot.hand, curve, false);
      REQUIRE(values.size() == path.points_W.size());
      const std::optional<PathScale> scale = pathScale(curve, values);
      REQUIRE(scale);
      CHECK(scale->lower == *std::min_element(values.begin(), values.end()));
      CHECK(scale->upper == *std::max_element(values.begin(), values.end()));
      CHECK(scale->about_zero == (scale->lower < 0.0 && scale->upper > 0.0));
      const std::vector<Trail> trails = motionTrails(path, values, scale, dark);
      std::set<QRgb> colours;
      std::vector<std::pair<double, double>> drawn;  // value, order of its colour
      std::size_t point = 0;
      for (const Trail& trail : trails) {
        colours.insert(trail.colour.rgba());
        CHECK(trail.points_W.front() == path.points_W[point]);
        for (std::size_t i = 0; i + 1 < trail.points_W.size(); ++i, ++point) {
          drawn.emplace_back(0.5 * (values[point] + values[point + 1]), orderOf(trail.colour, scale->about_zero, dark));
        }
      }
      // all of it, once
      CHECK(point + 1 == path.points_W.size());
      CHECK(colours.size() <= static_cast<std::size_t>(kPathColours));
      CHECK(colours.size() > 5);
      std::sort(drawn.begin(), drawn.end());
      for (std::size_t i = 1; i < drawn.size(); ++i) {
        // colours have 16 bits a channel
        CHECK(drawn[i].second >= drawn[i - 1].second - 1e-4);
      }
    }
  }
}

TEST_CASE("values along the path are those of the motion's samples; quickly they are near them") {
  Document document;
  openExample(document, "iiwa14.urdf");
  setTrajectory(document, threeWaypoints(document), "Motion");
  const Snapshot& snapshot = *document.snapshot();
  const MotionPath path = motionPath(snapshot, snapshot.hand);
  const std::string& joint = snapshot.model->joints()[2].name;
  const std::vector<double> tau =
      pathValues(snapshot, path, snapshot.hand, QString::fromStdString("tau." + joint), true);
  for (std::size_t i = 0; i < tau.size(); ++i) CHECK(tau[i] == snapshot.motion.curves->tau(path.rows[i], 2));
  // the hand's speed is what its places say: a central difference, off by the square of its step
  const std::vector<double> speed = pathValues(snapshot, path, snapshot.hand, "hand.speed", false);
  const std::vector<double> quick = pathValues(snapshot, path, snapshot.hand, "hand.speed", true);
  const double largest = *std::max_element(speed.begin(), speed.end());
  for (std::size_t i = 1; i + 1 < speed.size(); ++i) {
    const double step = path.times[i + 1] - path.times[i - 1];
    CHECK(speed[i] == Approx((path.points_W[i + 1] - path.points_W[i - 1]).norm() / step).margin(0.01 * largest));
    CHECK(quick[i] == Approx(speed[i]).margin(0.01 * largest));
  }
  // work is the integral of power over all samples, wherever the path has its points
  const std::vector<double> work = pathValues(snapshot, path, snapshot.hand, "work", false);
  const std::vector<double> power = pathValues(snapshot, path, snapshot.hand, "power", false);
  double sum = 0.0, most = 0.0;
  for (std::size_t i = 1; i < power.size(); ++i) {
    sum += 0.5 * (path.times[i] - path.times[i - 1]) * (power[i] + power[i - 1]);
    most = std::max(most, std::abs(work[i]));
    CHECK(work[i] == Approx(sum).margin(1e-3 * std::max(most, 1.0)));
  }
  for (const char* none : {"", "tau.nobody", "nonsense", "tau_mistaken.nobody"}) {
    CHECK(pathValues(snapshot, path, snapshot.hand, none, false).empty());
  }
}

TEST_CASE("scales: a constant is one colour, a place has no sign, what is not finite is left out") {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  CHECK_FALSE(pathScale("power", {}));
  CHECK_FALSE(pathScale("power", {nan, nan}));
  CHECK(pathScale("power", {nan, 2.0, -1.0}) == PathScale{"power", -1.0, 2.0, true});
  CHECK(pathScale("q.a", {2.0, -1.0}) == PathScale{"q.a", -1.0, 2.0, false});
  const PathScale power{"power", -1.0, 4.0, true};
  CHECK(power.shareOf(0.0) == 0.5);
  CHECK(power.shareOf(4.0) == 1.0);
  CHECK(power.shareOf(-1.0) == 0.375);
  CHECK(power.shareOf(nan) == 0.5);
  const PathScale constant{"hand.speed", 3.0, 3.0 + 1e-15, false};
  CHECK(constant.shareOf(3.0) == 0.5);
  const PathScale speed{"hand.speed", 1.0, 3.0, false};
  CHECK(speed.shareOf(1.0) == 0.0);
  CHECK(speed.shareOf(2.0) == 0.5);
  CHECK(speed.shareOf(9.0) == 1.0);
}

TEST_CASE("both scales stand out from the ground where there is much") {
  for (const bool dark : {false, true}) {
    const QColor ground = dark ? QColor(0x20, 0x24, 0x2a) : QColor(0xe8, 0xea, 0xee);
    CHECK(contrastOf(pathColour(1.0, false, dark), ground) > 3.0);
    CHECK(contrastOf(pathColour(0.0, true, dark), ground) > 3.0);
    CHECK(contrastOf(pathColour(1.0, true, dark), ground) > 3.0);
  }
}

TEST_CASE("waypoints are diamonds with numbers, the edited one larger, and arcs show the place they pass") {
  Document document;
  openExample(document, "puma560.json");
  TrajectoryPlan plan = threeWaypoints(document);
  auto& course = std::get<WaypointCourse>(plan.course);
  // back to the start
  course.waypoints.push_back(course.waypoints.front());
  course.moves.push_back(course.moves.front());
  setTrajectory(document, plan, "Motion");
  editWaypoint(document, 1);
  const Snapshot& snapshot = *document.snapshot();
  const int hand = motionHand(snapshot);
  Decor decor;
  addWaypoints(decor, snapshot, hand, false);
  REQUIRE(decor.marks.size() == 4);
  for (const PlaceMark& mark : decor.marks) {
    REQUIRE(mark.id >= 0);
    const double time = snapshot.motion.curves->trajectory.waypointTimes()[static_cast<std::size_t>(mark.id)];
    CHECK((mark.p_W - handAt(snapshot, time, hand)).norm() < 1e-12);
    CHECK_FALSE(mark.is_round);
  }
  // drawn last, over the others
  CHECK(decor.marks.back().id == 1);
  CHECK(decor.marks.back().radius > decor.marks.front().radius);
  CHECK(decor.marks.back().colour == pullColour(false));
  REQUIRE(decor.names.size() == 3);
  CHECK(decor.names[0].text == "1, 4");
  CHECK(decor.names[1].text == "editing 2");
  CHECK(decor.names[2].text == "3");
  // where several are in one place, one click after the other takes them in turn
  CHECK(waypointClicked(decor, 3, 1) == 0);
  CHECK(waypointClicked(decor, 0, 0) == 3);
  CHECK(waypointClicked(decor, 0, 3) == 0);
  CHECK(waypointClicked(decor, 2, std::nullopt) == 2);

  const Eigen::Vector3d via(0.4, 0.1, 0.3);
  course.moves[1] = Move{MoveKind::Arc, {TimingLaw::Quintic}, 1.0, via, false};
  setTrajectory(document, plan, "Motion");
  Decor with_arc;
  addWaypoints(with_arc, *document.snapshot(), hand, true);
  const PlaceMark& last = with_arc.marks.back();
  CHECK(last.p_W == via);
  CHECK(last.is_round);
  CHECK(last.id == -1);
}

TEST_CASE("motions of every kind are drawn within their bounds") {
  Document document;
  openExample(document, "puma560.json");
  storePose(document, "home");
  for (const TrajectoryPlan& plan : test::everyTrajectory(document.snapshot()->model->dof())) {
    INFO(plan.course.index());
    setTrajectory(document, plan, "Motion");
    const Snapshot& snapshot = *document.snapshot();
    Decor decor;
    addWaypoints(decor, snapshot, motionHand(snapshot), false);
    CHECK(decor.marks.size() <= waypointsOf(*snapshot.motion.plan).size() + 1);
    if (!snapshot.motion.curves) continue;
    const MotionPath path = motionPath(snapshot, motionHand(snapshot));
    CHECK(path.points_W.size() <= kPathPoints);
    CHECK(path.times.back() == snapshot.motion.curves->samples.t[snapshot.motion.curves->samples.t.size() - 1]);
    CHECK(std::is_sorted(path.rows.begin(), path.rows.end()));
    MoveViewOptions look;
    for (const bool at_waypoints : {false, true}) {
      look.setGhostsAtWaypoints(at_waypoints);
      look.setGhostCount(99);
      const std::vector<double> times = ghostTimes(*snapshot.motion.curves, look);
      CHECK(times.size() <= static_cast<std::size_t>(MoveViewOptions::kMostGhosts));
      CHECK(times.size() >= 2);
      CHECK(std::is_sorted(times.begin(), times.end()));
      CHECK(times.back() <= snapshot.motion.curves->duration());
    }
    const auto values = pathValues(snapshot, path, motionHand(snapshot), "hand.speed", true);
    const auto trails = motionTrails(path, values, pathScale("hand.speed", values), false);
    CHECK(trails.size() < static_cast<std::size_t>(kPathPoints));
  }
}
