// SPDX-License-Identifier: MIT
#include "core/io/scene_trajectory.h"
#include "core/trajectory/joint_state.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright::scene {
namespace {

class TrajectoryReader {
public:
  TrajectoryReader(const JointValues& values, const std::unordered_set<std::string>& poses, Problems& problems)
      : values_(values), poses_(poses), problems_(problems), dof_(values.model().dof()) {}

  TrajectoryPlan run(const JsonNode& node) {
    TrajectoryPlan plan;
    const Fields fields(node, "trajectory", {"hand", "bounds", "waypoints", "spline", "wave", "samples"}, problems_);
    if (fields.text("hand", plan.hand) && values_.model().findLink(plan.hand) < 0) {
      fields.error(*fields.find("hand"), "'" + plan.hand + "' is no link");
    }
    if (const JsonNode* bounds = fields.find("bounds")) plan.bounds = readBounds(*bounds);
    int courses = 0;
    for (const char* key : {"waypoints", "spline", "wave", "samples"}) courses += fields.find(key) != nullptr ? 1 : 0;
    if (node.kind == JsonNode::Kind::Object && courses != 1) {
      fields.error(node, R"(one of "waypoints", "spline", "wave" and "samples" has to be there, and only one)");
      return plan;
    }
    if (fields.find("waypoints") != nullptr) plan.course = readWaypoints(fields);
    if (const JsonNode* spline = fields.find("spline")) plan.course = readSpline(*spline);
    if (const JsonNode* wave = fields.find("wave")) plan.course = readWave(*wave);
    if (const JsonNode* samples = fields.find("samples")) plan.course = readSamples(*samples);
    return plan;
  }

private:
  MotionBounds readBounds(const JsonNode& node) {
    MotionBounds bounds;
    const Fields fields(node, "bounds of the trajectory", {"velocity_share", "acceleration", "jerk"}, problems_);
    if (fields.number("velocity_share", bounds.velocity_share) &&
        !(bounds.velocity_share > 0.0 && bounds.velocity_share <= 1.0)) {
      fields.error(*fields.find("velocity_share"), "\"velocity_share\" has to be more than 0 and at most 1");
    }
    const Eigen::VectorXd none = Eigen::VectorXd::Constant(dof_, std::numeric_limits<double>::infinity());
    for (const auto& [key, limits] : {std::pair{"acceleration", &bounds.acceleration}, {"jerk", &bounds.jerk}}) {
      values_.read(fields, key, none, *limits, true);
      if (limits->size() > 0 && !(limits->array() > 0.0).all()) {
        fields.error(*fields.find(key), std::string("\"") + key + "\" has to be more than 0 for each joint");
      }
    }
    return bounds;
  }

  /// A duration in its range; false where there is none.
  bool readDuration(const Fields& fields, double& out) {
    if (!fields.number("duration", out)) return false;
    if (out >= kShortestDuration && out <= kLongestDuration) return true;
    fields.error(*fields.find("duration"), "\"duration\" has to be between 0.001 s and 1000000 s");
    return false;
  }

  Waypoint readWaypoint(const JsonNode& node, const Fields& fields) {
    Waypoint waypoint;
    const bool has_pose = fields.find("pose") != nullptr, has_q = fields.find("q") != nullptr;
    if (node.kind == JsonNode::Kind::Object && has_pose == has_q) {
      fields.error(node, R"(give either "pose", the name of a stored one, or "q")");
    } else if (has_pose) {
      const bool is_text = fields.text("pose", waypoint.pose);
      if (is_text && (waypoint.pose.empty() || poses_.count(waypoint.pose) == 0)) {
        fields.error(*fields.find("pose"), "there is no pose '" + waypoint.pose + "'");
      }
    } else {
      values_.read(fields, "q", values_.model().readyPose(), waypoint.q);
      values_.keepWithinLimits(fields, waypoint.q);
    }
    return waypoint;
  }

  /// True, with its value, where `key` is a word that `parse` knows.
  template <class Value, class Parse>
  void readWord(const Fields& fields, const char* key, Value& value, Parse parse, const char* words) {
    std::string word;
    if (fields.text(key, word) && !parse(word, value)) {
      fields.error(*fields.find(key), std::string("\"") + key + "\" is none of " + words);
    }
  }

  void readShare(const Fields& fields, const char* key, double& share) {
    if (fields.number(key, share) && !(share > 0.0 && share <= 0.5)) {
      fields.error(*fields.find(key), std::string("\"") + key + "\" has to be more than 0 and at most 0.5");
      share = MotionLaw{}.round;
    }
  }

  Move readMove(const Fields& fields) {
    Move move;
    readWord(fields, "move", move.kind, parseMoveKind, "joint, line and arc");
    readWord(fields, "law", move.law.law, parseTimingLaw, "cubic, quintic, cycloid, trapezoid and s-curve");
    readShare(fields, "ramp", move.law.ramp);
    readShare(fields, "round", move.law.round);
    if (!readDuration(fields, move.duration)) move.duration = 0.0;
    if (move.kind == MoveKind::Arc && fields.needs("via")) fields.vector("via", move.via);
    if (move.kind != MoveKind::Arc && fields.find("via") != nullptr) {
      fields.error(*fields.find("via"), "\"via\" belongs to an arc");
    }
    bool is_free = false;
    if (fields.boolean("free_orientation", is_free)) move.keeps_orientation = !is_free;
    return move;
  }

  WaypointCourse readWaypoints(const Fields& root) {
    WaypointCourse course;
    const std::vector<JsonNode>* list = root.list("waypoints");
    if (list == nullptr) return course;
    // a motion that is being made: it cannot be played yet, and that is no error of the file
    if (list->empty()) root.error(*root.find("waypoints"), "a motion needs waypoints");
    if (list->size() == 1)
      problems_.warning(root.find("waypoints")->line, "the motion needs a second waypoint to be played");
    for (const JsonNode& node : *list) {
      if (course.waypoints.empty()) {
        const Fields fields(node, "first waypoint", {"pose", "q"}, problems_);
        course.waypoints.push_back(readWaypoint(node, fields));
        continue;
      }
      const Fields fields(node, "waypoint " + std::to_string(course.waypoints.size() + 1),
                          {"pose", "q", "move", "law", "ramp", "round", "duration", "via", "free_orientation"},
                          problems_);
      course.waypoints.push_back(readWaypoint(node, fields));
      course.moves.push_back(readMove(fields));
    }
    return course;
  }

  SplineCourse readSpline(const JsonNode& node) {
    SplineCourse course;
    const Fields fields(node, "spline", {"degree", "ends", "waypoints"}, problems_);
    double degree = 3.0;
    if (fields.number("degree", degree)) {
      if (degree != 3.0 && degree != 5.0) fields.error(*fields.find("degree"), "\"degree\" is 3 or 5");
      course.degree = degree == 5.0 ? 5 : 3;
    }
    readWord(
        fields, "ends", course.is_natural,
        [](const std::string& word, bool& natural) {
          natural = word == "natural";
          return natural || word == "rest";
        },
        "rest and natural");
    const std::vector<JsonNode>* list = fields.needs("waypoints") ? fields.list("waypoints") : nullptr;
    if (list == nullptr) return course;
    const std::size_t least = course.is_natural ? 3 : 2;
    if (list->empty()) fields.error(*fields.find("waypoints"), "the spline needs waypoints");
    if (!list->empty() && list->size() < least) {
      problems_.warning(fields.find("waypoints")->line,
                        "the spline needs at least " + std::to_string(least) + " waypoints to be played");
    }
    for (const JsonNode& item : *list) {
      const bool is_first = course.waypoints.empty();
      const std::string place = "waypoint " + std::to_string(course.waypoints.size() + 1) + " of the spline";
      const Fields point = is_first ? Fields(item, place, {"pose", "q"}, problems_)
                                    : Fields(item, place, {"pose", "q", "duration"}, problems_);
      course.waypoints.push_back(readWaypoint(item, point));
      double duration = 0.0;
      if (!is_first && readDuration(point, duration)) course.durations.push_back(duration);
    }
    if (!course.durations.empty() && course.durations.size() + 1 != course.waypoints.size()) {
      fields.error(*fields.find("waypoints"), "either all waypoints after the first have a \"duration\", or none");
    }
    return course;
  }

  WaveCourse readWave(const JsonNode& node) {
    WaveCourse course;
    const Fields fields(node, "wave", {"centre", "amplitude", "frequency", "end_frequency", "phase", "duration"},
                        problems_);
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(dof_);
    course.centre.q = values_.model().readyPose();
    course.amplitude = course.frequency = course.phase = zero;
    if (const JsonNode* centre = fields.find("centre")) {
      course.centre = readWaypoint(*centre, Fields(*centre, "centre of the wave", {"pose", "q"}, problems_));
    }
    if (fields.needs("amplitude")) values_.read(fields, "amplitude", zero, course.amplitude);
    if (fields.needs("frequency")) values_.read(fields, "frequency", zero, course.frequency);
    // a joint that is not named keeps its frequency
    values_.read(fields, "end_frequency", course.frequency, course.end_frequency);
    values_.read(fields, "phase", zero, course.phase);
    readDuration(fields, course.duration);
    return course;
  }

  /// One number a sample, or [dof] of them; `rows` samples unless that is 0.
  bool readRows(const Fields& fields, const char* key, Eigen::Index columns, Eigen::Index rows, Eigen::MatrixXd& out) {
    const std::vector<JsonNode>* list = fields.list(key);
    if (list == nullptr) return false;
    out.resize(std::ssize(*list), columns);
    bool good = rows == 0 || std::ssize(*list) == rows;
    for (Eigen::Index k = 0; good && k < out.rows(); ++k) {
      const JsonNode& row = (*list)[static_cast<std::size_t>(k)];
      good = row.kind == JsonNode::Kind::Array && std::ssize(row.items) == columns;
      for (Eigen::Index i = 0; good && i < columns; ++i) {
        good = readNumber(row.items[static_cast<std::size_t>(i)], false, out(k, i));
      }
    }
    if (!good) {
      fields.error(*fields.find(key), std::string("\"") + key + "\" is not a list of " + std::to_string(rows) +
                                          " samples of " + std::to_string(columns) + " numbers each");
      out.resize(0, 0);
    }
    return good;
  }

  SampledCourse readSamples(const JsonNode& node) {
    SampledCourse course;
    const Fields fields(node, "samples", {"t", "q", "qd", "qdd", "derivatives", "window", "order"}, problems_);
    if (!fields.needs("t") || !fields.needs("q")) return course;
    const std::vector<JsonNode>* times = fields.list("t");
    if (times == nullptr) return course;
    course.t.resize(std::ssize(*times));
    bool good = times->size() >= 2;
    for (Eigen::Index k = 0; good && k < course.t.size(); ++k) {
      good = readNumber((*times)[static_cast<std::size_t>(k)], false, course.t[k]) &&
             (k == 0 || course.t[k] > course.t[k - 1]);
    }
    if (!good) {
      fields.error(*fields.find("t"), "\"t\" is not a list of two numbers or more that grow");
      return course;
    }
    const double length = course.t[course.t.size() - 1] - course.t[0];
    if (!(length >= kShortestDuration && length <= kLongestDuration)) {
      fields.error(*fields.find("t"), "the samples have to last between 0.001 s and 1000000 s");
    }
    readRows(fields, "q", dof_, course.t.size(), course.q);
    readRows(fields, "qd", dof_, course.t.size(), course.qd);
    readRows(fields, "qdd", dof_, course.t.size(), course.qdd);
    readWord(fields, "derivatives", course.how.method, parseDerivativeMethod,
             "savitzky-golay, spline and backward-differences");
    readCount(fields, "window", 3, kLargestWindow, course.how.window);
    readCount(fields, "order", 2, kLargestWindow - 1, course.how.order);
    return course;
  }

  void readCount(const Fields& fields, const char* key, int least, int most, int& count) {
    double number = 0.0;
    if (!fields.number(key, number)) return;
    if (number >= least && number <= most && number == std::floor(number)) {
      count = static_cast<int>(number);
      return;
    }
    fields.error(*fields.find(key), std::string("\"") + key + "\" has to be a whole number from " +
                                        std::to_string(least) + " to " + std::to_string(most));
  }

  const JointValues& values_;
  const std::unordered_set<std::string>& poses_;
  Problems& problems_;
  Eigen::Index dof_;
};

}  // namespace

TrajectoryPlan readTrajectory(const JsonNode& node, const JointValues& values,
                              const std::unordered_set<std::string>& poses, Problems& problems) {
  return TrajectoryReader(values, poses, problems).run(node);
}

}  // namespace linkwright::scene
