// SPDX-License-Identifier: MIT
#include "core/drawing/robot_svg.h"

#include "core/contact/contact.h"
#include "core/drawing/picture_marks.h"
#include "core/drawing/robot_figure.h"
#include "core/drawing/svg_page.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/generated_shapes.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <variant>

namespace linkwright {
namespace {

constexpr int kMostNamed = 6;           // links that move
constexpr int kMostDetailed = 12;       // of a longer chain axes and centres of mass would hide the rest
constexpr double kMargin = 46.0;        // of the page's units
constexpr double kArrowOverSize = 0.4;  // of the longest, beside the robot's size
constexpr double kNameSize = 12.0;

constexpr std::string_view kFills[] = {"#e4eaf0", "#d2dbe4"}, kBars[] = {"#33475b", "#5f7890"};
constexpr std::string_view kFixedFill = "#f0f1f3", kFixedBar = "#8c96a1", kOutline = "#8f9ba8";

/// An outline of a solid, and how far away it is.
struct Silhouette {
  std::vector<Eigen::Vector3d> points;
  double depth = 0.0;
  int body = -1;
};

std::vector<Eigen::Vector3d> pointsOf(const Model& model, const std::vector<Pose>& X_WB,
                                      const std::vector<Pose>& X_WL) {
  std::vector<Eigen::Vector3d> points;
  for (const Pose& X : X_WL) points.push_back(X.p);
  for (std::size_t b = 0; b < X_WB.size(); ++b) {
    const Vec3<double>& c = model.centres()[b].c;
    points.emplace_back(X_WB[b] * Eigen::Vector3d(c.x, c.y, c.z));
  }
  return points;
}

class RobotPicture {
public:
  RobotPicture(const SceneData& scene, const Model& model, const Eigen::VectorXd& q, const RobotSvgOptions& options)
      : scene_(scene), model_(model), options_(options) {
    bodyPoses(model, q, X_WB_);
    X_WL_ = linkPoses(model, X_WB_);
    bones_ = robotBones(model, X_WB_, X_WL_);
    points_ = pointsOf(model, X_WB_, X_WL_);
    direction_ = options.direction.value_or(widestDirection(points_));
    addSolids();
    addArrows();
    points_.insert(points_.end(), options.in_view.begin(), options.in_view.end());
  }

  std::string paint() const {
    const Eigen::Vector2d page_size(options_.width, options_.height);
    const Eigen::Vector2d margin = Eigen::Vector2d::Constant(kMargin);
    const PictureProjection projection(direction_, points_, {margin, page_size - margin});
    SvgPage page(options_.width, options_.height, options_.title.empty() ? model_.name() : options_.title);
    PictureMarks marks(page, projection, page_size, barOf(projection));
    paintContacts(marks);
    paintSolids(page, projection);
    paintBase(marks);
    paintBones(page, projection, marks);
    paintJoints(marks);
    paintPoints(marks);
    marks.corner(options_.gravity.value_or(scene_.gravity));
    for (const PictureArrow& arrow : arrows_) marks.arrow(arrow.point, arrow.vector, arrow.colour);
    for (const PictureArrow& arrow : arrows_)
      marks.label(arrow.point + arrow.vector, arrow.label, 13.0, arrow.colour, 6.0);
    paintNames(marks);
    return page.finished();
  }

private:
  void addSolids() {
    const PictureProjection seen(direction_, {}, {});
    const std::vector<std::vector<Shape>> generated = generatedShapes(scene_.mechanism);
    for (std::size_t i = 0; i < model_.links().size(); ++i) {
      const ModelLink& link = model_.links()[i];
      const auto of = static_cast<std::size_t>(link.link);
      const Link& own = scene_.mechanism.links[of];
      for (const Shape& shape : hasDrawableShapes(own) ? own.shapes : generated[of]) {
        std::vector<Eigen::Vector3d> points = outlinePoints(shape, X_WL_[i], seen.towardsEye());
        if (points.empty()) continue;
        points_.insert(points_.end(), points.begin(), points.end());
        const Pose X_WS = X_WL_[i] * shape.X_LS;
        solids_.push_back({std::move(points), seen.depthOf(X_WS.p), link.body});
      }
    }
    std::stable_sort(solids_.begin(), solids_.end(),
                     [](const Silhouette& a, const Silhouette& b) { return a.depth > b.depth + 1e-9; });
  }

  /// How far the robot goes in any direction, m.
  double size() const {
    Eigen::Vector3d low = X_WL_.front().p, high = low;
    for (const Eigen::Vector3d& point : points_) {
      low = low.cwiseMin(point);
      high = high.cwiseMax(point);
    }
    return (high - low).norm();
  }

  /// The arrows with lengths in m.
  void addArrows() {
    double longest = 0.0;
    for (const PictureArrow& arrow : options_.arrows) longest = std::max(longest, arrow.vector.norm());
    const double metres = longest > 0.0 ? kArrowOverSize * size() / longest : 0.0;
    for (PictureArrow arrow : options_.arrows) {
      arrow.vector *= metres;
      points_.push_back(arrow.point);
      points_.emplace_back(arrow.point + arrow.vector);
      arrows_.push_back(std::move(arrow));
    }
  }

  /// As slim as the usual bone is short.
  double barOf(const PictureProjection& projection) const {
    std::vector<double> lengths;
    for (const RobotBone& bone : bones_) {
      const double length = projection.along(bone.to - bone.from).norm() * projection.unitsPerMetre();
      if (length > 3.0) lengths.push_back(length);
    }
    std::sort(lengths.begin(), lengths.end());
    return std::clamp(0.07 * (lengths.empty() ? 60.0 : lengths[lengths.size() / 2]), 1.6, 5.0);
  }

  void paintContacts(PictureMarks& marks) const {
    std::vector<const Surface*> done;
    for (const Contact& contact : scene_.contacts.orDefault()) {
      const int link = model_.findLink(contact.link);
      if (link < 0) continue;
      const Eigen::Vector3d point = X_WL_[static_cast<std::size_t>(link)] * contact.point;
      const auto is_it = [&](const Surface* surface) { return *surface == contact.surface; };
      // a plane is everywhere: below the robot's middle rather than at its end
      const bool is_plane = std::holds_alternative<PlaneSurface>(contact.surface.form);
      if (std::none_of(done.begin(), done.end(), is_it))
        marks.surface(contact.surface, is_plane ? middle() : point, size());
      done.push_back(&contact.surface);
    }
  }

  void paintSolids(SvgPage& page, const PictureProjection& projection) const {
    for (const Silhouette& solid : solids_) {
      std::vector<Eigen::Vector2d> seen;
      for (const Eigen::Vector3d& point : solid.points) seen.push_back(projection.at(point));
      page.polygon(convexOutline(std::move(seen)),
                   {.fill = solid.body < 0 ? kFixedFill : kFills[solid.body % 2], .stroke = kOutline, .width = 0.8});
    }
  }

  bool hasFixedSolids() const {
    return std::any_of(solids_.begin(), solids_.end(), [](const Silhouette& solid) { return solid.body < 0; });
  }

  /// Under all that is fixed to the world, or under the base's frame; over it where the robot hangs from it.
  void paintBase(PictureMarks& marks) const {
    std::vector<Eigen::Vector3d> points;
    for (const Silhouette& solid : solids_) {
      if (solid.body < 0) points.insert(points.end(), solid.points.begin(), solid.points.end());
    }
    marks.base(points, X_WB_.empty() ? X_WL_.front().p : X_WB_.front().p, middle());
  }

  /// The mean of frames and centres of mass.
  Eigen::Vector3d middle() const {
    const std::vector<Eigen::Vector3d> all = pointsOf(model_, X_WB_, X_WL_);
    Eigen::Vector3d mean = Eigen::Vector3d::Zero();
    for (const Eigen::Vector3d& point : all) mean += point / static_cast<double>(all.size());
    return mean;
  }

  void paintBones(SvgPage& page, const PictureProjection& projection, PictureMarks& marks) const {
    const bool is_base_drawn = hasFixedSolids();
    for (const RobotBone& bone : bones_) {
      if (bone.body < 0 && is_base_drawn) continue;
      const Eigen::Vector2d from = projection.at(bone.from), to = projection.at(bone.to);
      page.line(from, to, {.stroke = bone.body < 0 ? kFixedBar : kBars[bone.body % 2], .width = marks.bar()});
      marks.avoid(from, to);
    }
  }

  bool isDetailed() const { return model_.dof() <= kMostDetailed; }

  void paintJoints(PictureMarks& marks) const {
    for (int j = 0; j < model_.dof(); ++j) {
      const ModelJoint& joint = model_.joints()[static_cast<std::size_t>(j)];
      marks.joint(X_WB_[static_cast<std::size_t>(joint.body)].p, jointAxis(model_, X_WB_, j),
                  joint.type == JointType::Prismatic, isDetailed());
    }
  }

  void paintPoints(PictureMarks& marks) const {
    for (std::size_t b = 0; b < X_WB_.size() && isDetailed(); ++b) {
      const Vec3<double>& c = model_.centres()[b].c;
      if (model_.bodies()[b].mass > 0.0) marks.centre(X_WB_[b] * Eigen::Vector3d(c.x, c.y, c.z));
    }
    for (const int hand : model_.hands()) marks.hand(X_WL_[static_cast<std::size_t>(hand)].p);
    for (const Contact& contact : scene_.contacts.orDefault()) {
      const int link = model_.findLink(contact.link);
      if (link >= 0) marks.contact(X_WL_[static_cast<std::size_t>(link)] * contact.point);
    }
  }

  void paintNames(PictureMarks& marks) const {
    if (model_.bodyCount() > kMostNamed) return;
    for (int b = 0; b < model_.bodyCount(); ++b) {
      const auto longest = std::max_element(bones_.begin(), bones_.end(), [&](const RobotBone& x, const RobotBone& y) {
        const auto length = [&](const RobotBone& bone) { return bone.body == b ? (bone.to - bone.from).norm() : 0.0; };
        return length(x) < length(y) - 1e-9;
      });
      const bool has_bone = longest != bones_.end() && longest->body == b;
      const Eigen::Vector3d middle =
          has_bone ? Eigen::Vector3d((longest->from + longest->to) / 2.0) : X_WB_[static_cast<std::size_t>(b)].p;
      marks.label(middle, model_.links()[static_cast<std::size_t>(model_.linkOfBody(b))].name, kNameSize, "#3d4854",
                  2.2 * marks.bar());
    }
  }

  const SceneData& scene_;
  const Model& model_;
  const RobotSvgOptions& options_;
  std::vector<Pose> X_WB_, X_WL_;
  std::vector<RobotBone> bones_;
  std::vector<Eigen::Vector3d> points_;
  std::vector<Silhouette> solids_;  // the far ones first
  std::vector<PictureArrow> arrows_;
  PictureDirection direction_;
};

}  // namespace

std::string robotSvg(const SceneData& scene, const Model& model, const Eigen::VectorXd& q,
                     const RobotSvgOptions& options) {
  return RobotPicture(scene, model, q, options).paint();
}

std::vector<Eigen::Vector3d> robotPoints(const Model& model, const Eigen::VectorXd& q) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  return pointsOf(model, X_WB, linkPoses(model, X_WB));
}

}  // namespace linkwright
