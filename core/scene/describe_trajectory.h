// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/describe.h"
#include "core/trajectory/joint_state.h"
#include "core/trajectory/plan.h"

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace linkwright {

inline constexpr Words<bool, 2> kSplineEnds = {{{false, "rest"}, {true, "natural"}}};
inline constexpr Field kDuration = {.least = kShortestDuration,
                                    .most = kLongestDuration,
                                    .unit = "s",
                                    .refusal = translatable("Files", "must be between 0.001 s and 1 000 000 s")};

template <class V>
void describe(V& v, Waypoint& x) {
  bool is_clear = true;
  v.oneOf({"pose", "q"});
  v.check([&](auto& in) {
    is_clear = (in.find("pose") != nullptr) != (in.find("q") != nullptr);
    if (!is_clear && in.isObject())
      in.error(Message("Files", "give either \"pose\", the name of a saved pose, or \"q\""));
  });
  if (!is_clear) return;
  v.field("pose", x.pose, Field{.omitted = x.pose.empty(), .words = "a stored pose"});
  v.check([&](auto& in) { in.needsPose("pose", x.pose); });
  v.field("q", x.q, JointField{.start = JointField::Start::Ready, .omitted = !x.pose.empty(), .keeps_limits = true});
}

template <class V>
void describe(V& v, Move& move) {
  v.field("move", move.kind, kMoveKinds, Field{.words = "all joints by one law, or the hand on a line or an arc"});
  v.field("law", move.law.law, kTimingLaws, Field{.words = "how the time goes"});
  Field share{.optional = true, .above = 0.0, .most = 0.5};
  share.words = "share of the time in which a trapezoid or an S-curve speeds up";
  v.field("ramp", move.law.ramp, share);
  share.words = "share of the ramp in which the acceleration of an S-curve grows";
  v.field("round", move.law.round, share);
  Field duration = kDuration;
  duration.omitted = !(move.duration > 0.0);
  duration.words = "absent: the shortest within the limits";
  v.field("duration", move.duration, duration);
  const bool is_arc = move.kind == MoveKind::Arc;
  bool is_misplaced = false;
  v.check([&](auto& in) {
    is_misplaced = !is_arc && in.find("via") != nullptr;
    if (is_misplaced) in.error("via", Message("Files", "\"via\" is allowed only for an arc"));
  });
  if (!is_misplaced) {
    v.field("via", move.via,
            Field{.needed = is_arc, .omitted = !is_arc, .unit = "m", .words = "a point of the arc, in the world"});
  }
  bool is_free = !move.keeps_orientation;
  v.field("free_orientation", is_free, Field{.omitted = !is_free, .words = "the hand turns as it likes"});
  v.check([&](auto&) { move.keeps_orientation = !is_free; });
}

/// A waypoint with the way to it.
struct ReachedWaypoint {
  Waypoint waypoint;
  Move move;
};

template <class V>
void describe(V& v, ReachedWaypoint& x) {
  describe(v, x.waypoint);
  describe(v, x.move);
}

template <class V>
void describe(V& v, WaypointCourse& x) {
  std::optional<Waypoint> first;
  std::vector<ReachedWaypoint> others;
  for (std::size_t i = 0; i < x.waypoints.size(); ++i) {
    if (i == 0)
      first = x.waypoints[i];
    else
      others.push_back({x.waypoints[i], i <= x.moves.size() ? x.moves[i - 1] : Move{}});
  }
  v.field("waypoints", first, others,
          ListField{.item = Message("Files", "waypoint %1"),
                    .first_item = Message("Files", "first waypoint"),
                    .indent = 4,
                    .words = "from waypoint to waypoint, at rest at each"});
  v.check([&](auto& in) {
    if (!in.isList("waypoints")) return;
    // a motion that is being made: it cannot be played yet, and that is no error of the file
    if (!first) return in.error("waypoints", Message("Files", "a motion needs waypoints"));
    if (others.empty())
      in.warning("waypoints", Message("Files", "the motion needs a second waypoint before it can be played"));
    x.waypoints.push_back(std::move(*first));
    for (ReachedWaypoint& each : others) {
      x.waypoints.push_back(std::move(each.waypoint));
      x.moves.push_back(each.move);
    }
  });
}

/// A waypoint of a spline.
struct TimedWaypoint {
  Waypoint waypoint;
  std::optional<double> duration;
};

template <class V>
void describe(V& v, TimedWaypoint& x) {
  describe(v, x.waypoint);
  Field duration = kDuration;
  duration.words = "from the waypoint before";
  v.field("duration", x.duration, duration);
}

template <class V>
void describe(V& v, SplineCourse& x) {
  v.own(
      "degree",
      [&](auto& in) {
        double degree = 3.0;
        if (!in.fields().number("degree", degree)) return;
        if (degree != 3.0 && degree != 5.0) in.error("degree", Message("Files", "\"degree\" must be 3 or 5"));
        x.degree = degree == 5.0 ? 5 : 3;
      },
      [&](auto& out) { return std::optional(out.numberText(x.degree)); },
      OwnField{.schema = R"("enum": [3, 5])", .words = "3: continuous acceleration; 5: up to the fourth derivative"});
  v.field("ends", x.is_natural, kSplineEnds, Field{.words = "no velocity there, or no acceleration"});
  std::optional<Waypoint> first;
  std::vector<TimedWaypoint> others;
  for (std::size_t i = 0; i < x.waypoints.size(); ++i) {
    if (i == 0)
      first = x.waypoints[i];
    else
      others.push_back({x.waypoints[i], i <= x.durations.size() ? std::optional(x.durations[i - 1]) : std::nullopt});
  }
  v.field("waypoints", first, others,
          ListField{.item = Message("Files", "waypoint %1 of the spline"),
                    .first_item = Message("Files", "waypoint %1 of the spline").arg(1),
                    .needed = true,
                    .indent = 6,
                    .words = "one curve through all of them"});
  v.check([&](auto& in) {
    if (!in.isList("waypoints")) return;
    if (!first) return in.error("waypoints", Message("Files", "the spline needs waypoints"));
    const std::size_t least = x.is_natural ? 3 : 2;
    if (others.size() + 1 < least) {
      in.warning("waypoints",
                 Message("Files", "the spline needs at least %1 waypoints before it can be played").arg(least));
    }
    x.waypoints.push_back(std::move(*first));
    for (TimedWaypoint& each : others) {
      x.waypoints.push_back(std::move(each.waypoint));
      if (each.duration && *each.duration >= kShortestDuration && *each.duration <= kLongestDuration)
        x.durations.push_back(*each.duration);
    }
    if (!x.durations.empty() && x.durations.size() + 1 != x.waypoints.size())
      in.error("waypoints", Message("Files", "give a \"duration\" to all waypoints after the first, or to none"));
  });
}

template <class V>
void describe(V& v, WaveCourse& x) {
  v.before([&](auto& in) {
    x.centre.q = in.model().readyPose();
    x.amplitude = x.frequency = x.phase = Eigen::VectorXd::Zero(in.model().dof());
  });
  v.field("centre", x.centre,
          ObjectField{.place = Message("Files", "centre of \"wave\""), .words = "absent: the ready pose"});
  v.field("amplitude", x.amplitude, JointField{.needed = true, .words = "rad or m"});
  v.field("frequency", x.frequency, JointField{.needed = true, .words = "Hz"});
  // a joint that is not named keeps its frequency
  v.before([&](auto& in) {
    if (in.find("end_frequency") != nullptr) x.end_frequency = x.frequency;
  });
  v.field("end_frequency", x.end_frequency, JointField{.optional = true, .words = "of a chirp, Hz"});
  v.field("phase", x.phase, JointField{.words = "rad"});
  v.field("duration", x.duration, kDuration);
}

/// Samples of all joints: `rows` lists of numbers, one a joint.
template <class V>
void describeRows(V& v, const char* key, Eigen::MatrixXd& out, Eigen::Index rows, const OwnField& f) {
  v.own(
      key,
      [&](auto& in) {
        const auto* list = in.fields().list(key);
        if (list == nullptr) return;
        const Eigen::Index columns = in.model().dof();
        out.resize(std::ssize(*list), columns);
        bool good = std::ssize(*list) == rows;
        for (Eigen::Index k = 0; good && k < out.rows(); ++k)
          good = in.numbers((*list)[static_cast<std::size_t>(k)], columns,
                            [&](Eigen::Index i) -> double& { return out(k, i); });
        if (good) return;
        in.error(key,
                 Message("Files", "\"%1\" is not a list of %2 samples of %3 numbers each").arg(key, rows, columns));
        out.resize(0, 0);
      },
      [&](auto& file) { return f.needed || out.size() > 0 ? std::optional(file.rows(out)) : std::nullopt; }, f);
}

template <class V>
void describe(V& v, SampledCourse& x) {
  bool is_there = true, has_times = true;
  v.check([&](auto& in) { is_there = in.fields().needs("t") && in.fields().needs("q"); });
  if (!is_there) return;
  v.own(
      "t",
      [&](auto& in) {
        const auto* times = in.fields().list("t");
        has_times = times != nullptr;
        if (!has_times) return;
        x.t.resize(std::ssize(*times));
        has_times = times->size() >= 2;
        for (Eigen::Index k = 0; has_times && k < x.t.size(); ++k) {
          has_times = in.number((*times)[static_cast<std::size_t>(k)], x.t[k]) && (k == 0 || x.t[k] > x.t[k - 1]);
        }
        if (!has_times) return in.error("t", Message("Files", "\"t\" is not a list of two or more increasing numbers"));
        const double length = x.t[x.t.size() - 1] - x.t[0];
        if (!(length >= kShortestDuration && length <= kLongestDuration))
          in.error("t", Message("Files",
                                "the time from the first sample to the last must be between 0.001 s and 1 000 000 s"));
      },
      [&](auto& out) {
        return std::optional(out.numbers({x.t.begin(), x.t.end()}));
      },
      OwnField{.schema = R"("type": "array", "items": {"type": "number"}, "minItems": 2)",
               .needed = true,
               .words = "s, growing"});
  if (!has_times) return;
  OwnField rows{.schema = R"("type": "array", "items": {"type": "array", "items": {"type": "number"}}, "minItems": 2)",
                .needed = true,
                .words = "one list of numbers a sample"};
  describeRows(v, "q", x.q, x.t.size(), rows);
  rows.needed = false;
  rows.words = "absent: made of what there is by \"derivatives\"";
  describeRows(v, "qd", x.qd, x.t.size(), rows);
  describeRows(v, "qdd", x.qdd, x.t.size(), rows);
  v.field("derivatives", x.how.method, kDerivativeMethods, Field{.words = "how what is missing is made"});
  v.field("window", x.how.window,
          Field{.optional = true, .least = 3, .most = kLargestWindow, .words = "samples of a fit"});
  v.field("order", x.how.order,
          Field{.optional = true, .least = 2, .most = kLargestWindow - 1, .words = "degree of the polynomial"});
}

template <class V>
void describe(V& v, MotionBounds& x) {
  v.field("velocity_share", x.velocity_share,
          Field{.above = 0.0, .most = 1.0, .words = "of each velocity limit, for automatic durations"});
  for (const auto& [key, limits] : {std::pair{"acceleration", &x.acceleration}, {"jerk", &x.jerk}}) {
    v.before([&](auto& in) {
      if (in.find(key) != nullptr)
        *limits = Eigen::VectorXd::Constant(in.model().dof(), std::numeric_limits<double>::infinity());
    });
    v.field(key, *limits, JointField{.optional = true, .may_be_infinite = true, .words = "absent: no limit"});
    v.check([&](auto& in) {
      if (limits->size() > 0 && !(limits->array() > 0.0).all())
        in.error(key, Message("Files", "\"%1\" must be greater than 0 for each joint").arg(key));
    });
  }
}

template <class V>
void describe(V& v, TrajectoryPlan& x) {
  static constexpr std::array kCourses = {"waypoints", "spline", "wave", "samples"};
  v.field("hand", x.hand,
          Field{.omitted = x.hand.empty(), .words = "whose path lines and arcs are; absent: the default hand"});
  v.check([&](auto& in) { in.needsLink("hand", x.hand); });
  v.field("bounds", x.bounds,
          ObjectField{.place = Message("Files", "bounds of the trajectory"),
                      .optional = true,
                      .words = "what automatic durations keep to"});
  bool is_one = true;
  v.oneOf({kCourses[0], kCourses[1], kCourses[2], kCourses[3]});
  v.check([&](auto& in) {
    int count = 0;
    for (const char* key : kCourses) count += in.find(key) != nullptr ? 1 : 0;
    is_one = count == 1;
    if (!is_one && in.isObject())
      in.error(Message("Files", "give exactly one of \"waypoints\", \"spline\", \"wave\" and \"samples\""));
  });
  if (!is_one) return;
  v.template alternative<WaypointCourse>(kCourses[0], x.course, [&](auto& course) { describe(v, course); });
  const auto course = [&](const char* key) {
    return [&v, key](auto& of_the_kind) { v.field(key, of_the_kind, ObjectField{.place = key, .lines = 4}); };
  };
  v.template alternative<SplineCourse>(kCourses[1], x.course, course(kCourses[1]));
  v.template alternative<WaveCourse>(kCourses[2], x.course, course(kCourses[2]));
  v.template alternative<SampledCourse>(kCourses[3], x.course, course(kCourses[3]));
}

}  // namespace linkwright
