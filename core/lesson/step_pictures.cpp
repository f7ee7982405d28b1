// SPDX-License-Identifier: MIT
#include "core/lesson/step_pictures.h"

#include "core/drawing/robot_svg.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/lesson/found_value.h"
#include "core/lesson/lesson_cameras.h"
#include "core/lesson/page_number.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace linkwright {
namespace {

constexpr int kMostJoints = 7;  // that the words name
constexpr double kSamePose = 1e-9;

/// The vectors of the answers of a step that asks for directions, as they are in the world.
std::vector<PictureArrow> answerArrows(const LessonStep& step, const PlayedAttempt& solved, std::string& words) {
  std::vector<PictureArrow> arrows;
  const Model& model = *solved.robot.model;
  LessonInstant instant = solved.attempt.instant;
  instant.mistakes = {};
  std::vector<Pose> X_WB;
  bodyPoses(model, instant.input.q, X_WB);
  for (const LessonAsk& ask : step.asks) {
    // "trace.body.5.link_1" in the axes of the world, in which the others are anyway
    const std::optional<ValueName> asked = parseValueName(ask.value.text);
    const bool is_row = asked && asked->source == ValueSource::Trace;
    const std::string name = is_row ? "trace_world" + ask.value.text.substr(ask.value.text.find('.')) : ask.value.text;
    FoundValue value;
    if (!findValue(solved.robot, name, value).empty() || value.size != 3 || value.body < 0) continue;
    std::vector<double> read;
    LessonValues(solved.robot, {name}).read(instant, nullptr, read);
    PictureArrow arrow;
    arrow.vector = Eigen::Vector3d(read[0], read[1], read[2]);
    if (arrow.vector.norm() > 0.0) arrow.vector.normalize();
    const auto body = static_cast<std::size_t>(value.body);
    const EquationId equation = value.name.equation;
    const bool at_centre = equation == EquationId::CentreAcceleration || equation == EquationId::InertialForce ||
                           equation == EquationId::InertialMoment;
    const Vec3<double>& c = model.centres()[body].c;
    arrow.point = at_centre ? X_WB[body] * Eigen::Vector3d(c.x, c.y, c.z) : X_WB[body].p;
    arrow.label = ask.id.text;
    words += " The arrow " + ask.id.text + " at " + value.name.object + " is the answer: it points along (" +
             pageNumber(arrow.vector.x()) + ", " + pageNumber(arrow.vector.y()) + ", " + pageNumber(arrow.vector.z()) +
             ") of the world.";
    arrows.push_back(std::move(arrow));
  }
  return arrows;
}

class StepArtist {
public:
  StepArtist(const OpenLesson& lesson, std::size_t index, const PlayedAttempt& begin, const PlayedAttempt* solved)
      : lesson_(lesson), step_(lesson.lesson.steps.at(index)), begin_(begin), solved_(solved) {
    if (solved != nullptr && step_.kind == StepKind::Pose) {
      const Eigen::VectorXd &at_first = begin.attempt.instant.input.q, &at_last = solved->attempt.instant.input.q;
      moves_ = (at_last - at_first).norm() > kSamePose;
    }
    points_ = robotPoints(*begin.robot.model, begin.attempt.instant.input.q);
    if (moves_) {
      const std::vector<Eigen::Vector3d> more = robotPoints(*begin.robot.model, solved->attempt.instant.input.q);
      points_.insert(points_.end(), more.begin(), more.end());
    }
    direct();
  }

  StepPictures run() const {
    StepPictures pictures;
    const LessonSettings& set = step_.set;
    const bool has_own = !set.state.isEmpty() || set.time > 0.0 || set.scene.has_value();
    const bool is_direction = solved_ != nullptr && step_.kind == StepKind::Direction;
    if (is_direction) {
      std::string words;
      std::vector<PictureArrow> arrows = answerArrows(step_, *solved_, words);
      pictures.solution = picture(*solved_, "_answer", "", words, std::move(arrows));
    } else if (has_own || step_.kind == StepKind::Pose) {
      pictures.begin = picture(begin_, "", moves_ ? " at the start" : "", "", {});
    }
    if (moves_) pictures.solution = picture(*solved_, "_answer", " in the solution", "", {});
    return pictures;
  }

private:
  void direct() {
    const std::string& camera = step_.set.camera.text;
    const auto& view = begin_.robot.scene->view;
    if (camera == "scene" && view) {
      direction_ = {view->azimuth, view->elevation};
      return;
    }
    const PictureDirection widest = widestDirection(points_);
    const auto is_widest = [&](const LessonSide& side) {
      return side.direction.azimuth == widest.azimuth && side.direction.elevation == widest.elevation;
    };
    const LessonSide* side = sideOf(camera);
    if (side == nullptr) side = std::find_if(kLessonSides.begin(), kLessonSides.end(), is_widest);
    direction_ = side->direction;
    from_ = side->words;
  }

  /// "planar_2r at the start, seen from the front: joint_1 at 30°, joint_2 at 60°."
  std::string wordsOf(const PlayedAttempt& played, const std::string& when) const {
    const Model& model = *played.robot.model;
    std::string words = model.name() + when;
    if (!from_.empty()) words += ", seen from " + std::string(from_);
    for (int j = 0; j < model.dof() && j < kMostJoints; ++j) {
      const ModelJoint& joint = model.joints()[static_cast<std::size_t>(j)];
      const double q = played.attempt.instant.input.q[j];
      words += (j == 0 ? ": " : ", ") + joint.name + " at " +
               (joint.type == JointType::Prismatic ? pageNumber(q) + " m" : pageDegrees(q));
    }
    if (model.dof() > kMostJoints) words += " and " + std::to_string(model.dof() - kMostJoints) + " more joints";
    return words + ".";
  }

  StepPicture picture(const PlayedAttempt& played, const std::string& ending, const std::string& when,
                      const std::string& more, std::vector<PictureArrow> arrows) const {
    StepPicture made;
    made.name = lesson_.lesson.id.text + "_" + step_.id.text + ending + ".svg";
    made.words = wordsOf(played, when) + more;
    RobotSvgOptions options;
    options.direction = direction_;
    options.gravity = played.attempt.instant.input.gravity;
    options.arrows = std::move(arrows);
    options.in_view = points_;
    options.title = made.words;
    made.svg = robotSvg(*played.robot.scene, *played.robot.model, played.attempt.instant.input.q, options);
    return made;
  }

  const OpenLesson& lesson_;
  const LessonStep& step_;
  const PlayedAttempt& begin_;
  const PlayedAttempt* solved_;
  bool moves_ = false;  // the solution is another pose
  std::vector<Eigen::Vector3d> points_;
  PictureDirection direction_;
  std::string_view from_;
};

}  // namespace

StepPictures stepPictures(const OpenLesson& lesson, std::size_t step, const PlayedAttempt& begin,
                          const PlayedAttempt* solved) {
  return StepArtist(lesson, step, begin, solved).run();
}

}  // namespace linkwright
