// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/view_state.h"

#include "core/spatial/rotation.h"
#include "ui/view3d/coverage.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kInPlane = 1e-6;  // sine of the angle at which axes no longer make a plane

}  // namespace

std::optional<Pose> ViewState::gizmoPose() const {
  if (!snapshot || !snapshot->model || for_picture) return {};
  if (build.on) return build.X_WG;
  if (snapshot->hand < 0) return {};
  const std::size_t hand = static_cast<std::size_t>(snapshot->hand);
  if (hand >= snapshot->X_WL.size() || hand >= snapshot->model->links().size()) return {};
  // a link that no joint moves cannot be dragged
  if (snapshot->model->links()[hand].body < 0) return {};
  return snapshot->dragging && snapshot->X_WT ? *snapshot->X_WT : snapshot->X_WL[hand];
}

std::optional<TipHandle> ViewState::tipHandle() const {
  if (!build.on || !build.tip || !snapshot || !snapshot->model || for_picture) return {};
  const std::optional<Pose> X_WG = gizmoPose();
  return tipHandleAt(*build.tip, X_WG ? std::optional<Eigen::Vector3d>(X_WG->p) : std::nullopt, camera);
}

std::optional<JointHandle> ViewState::jointHandle() const {
  if (!snapshot || !snapshot->model || !snapshot->mechanism || selected < 0 || build.on || for_picture) return {};
  // a row of the DH table has its own arc about the same axis
  if (std::any_of(decor.begin(), decor.end(), [](const auto& own) { return own.second.comes_first; })) return {};
  const Model& model = *snapshot->model;
  const auto link = static_cast<std::size_t>(selected);
  if (link >= model.links().size() || link >= snapshot->X_WL.size() || model.links()[link].joint < 0) return {};
  const auto& joints = model.joints();
  const auto found = std::find_if(joints.begin(), joints.end(),
                                  [&](const ModelJoint& joint) { return joint.joint == model.links()[link].joint; });
  if (found == joints.end()) return {};
  JointHandle handle;
  handle.joint = static_cast<int>(found - joints.begin());
  handle.slides = found->type == JointType::Prismatic;
  handle.q = snapshot->q[handle.joint];
  handle.lower = found->limits.lower;
  handle.upper = found->limits.upper;
  const Pose& X_WL = snapshot->X_WL[link];
  const Eigen::Vector3d axis_L = snapshot->mechanism->joints[static_cast<std::size_t>(found->joint)].axis.normalized();
  // the knob stands where the link goes on to: towards its first child that is off the axis
  Eigen::Matrix3d R_LA = rotationWithZ(axis_L);
  for (std::size_t child = 0; child < model.links().size(); ++child) {
    if (model.links()[child].parent != selected) continue;
    const Eigen::Vector3d way = X_WL.R.transpose() * (snapshot->X_WL[child].p - X_WL.p);
    const Eigen::Vector3d across = way - axis_L * axis_L.dot(way);
    if (across.norm() < 1e-3 * size) continue;
    R_LA.col(0) = across.normalized();
    R_LA.col(1) = axis_L.cross(R_LA.col(0));
    R_LA.col(2) = axis_L;
    break;
  }
  handle.X_WA = {X_WL.R * R_LA, X_WL.p};
  if (!handle.slides) handle.X_WA.R = handle.X_WA.R * rotationAbout(Eigen::Vector3d::UnitZ(), -handle.q);
  return handle;
}

std::optional<Eigen::Vector3d> ViewState::planeOfMotion(int link) const {
  if (!snapshot || !snapshot->model || link < 0 || link >= snapshot->model->linkCount()) return {};
  const auto& bodies = snapshot->model->bodies();
  std::vector<Eigen::Vector3d> turns_W, slides_W;
  for (int body = snapshot->model->links()[static_cast<std::size_t>(link)].body; body >= 0;) {
    const Body& here = bodies[static_cast<std::size_t>(body)];
    // joints turn about the z axis of the body's frame, or slide along it
    const Eigen::Vector3d axis_W = snapshot->X_WB.at(static_cast<std::size_t>(body)).R.col(2);
    if (!here.fixed) (here.prismatic ? slides_W : turns_W).push_back(axis_W);
    body = here.parent;
  }
  if (turns_W.empty()) return {};
  const Eigen::Vector3d normal_W = turns_W.front();
  const auto leaves = [&](const Eigen::Vector3d& slide_W) { return std::abs(slide_W.dot(normal_W)) > kInPlane; };
  const auto tilts = [&](const Eigen::Vector3d& turn_W) { return turn_W.cross(normal_W).norm() > kInPlane; };
  if (std::any_of(slides_W.begin(), slides_W.end(), leaves) || std::any_of(turns_W.begin(), turns_W.end(), tilts))
    return {};
  return normal_W;
}

double ViewState::gizmoOpacity() const {
  const bool in_use =
      mouse_near_gizmo || hot != GizmoHandle::None || joint_handle_hot || tip_hot || (snapshot && snapshot->dragging);
  return arrows.empty() || in_use ? 1.0 : 0.0;
}

ArrowEmphasis ViewState::emphasisOf(const Arrow& arrow) const {
  if (arrow.emphasis == ArrowEmphasis::Hidden) return arrow.emphasis;
  const ArrowEmphasis own = arrow.mistaken ? ArrowEmphasis::Marked : arrow.emphasis;
  if (!marked) return own;
  const bool is_there = std::any_of(arrows.begin(), arrows.end(), [this](const Arrow& other) {
    return other.key == marked && other.emphasis != ArrowEmphasis::Hidden;
  });
  if (!is_there) return own;
  return arrow.key == marked ? ArrowEmphasis::Marked : ArrowEmphasis::Faint;
}

std::vector<Eigen::Vector3d> ViewState::corners() const {
  return snapshot ? cornersAt(snapshot->X_WL) : std::vector<Eigen::Vector3d>();
}

std::vector<Eigen::Vector3d> ViewState::cornersAt(const std::vector<Pose>& X_WL) const {
  std::vector<Eigen::Vector3d> corners_W;
  for (std::size_t i = 0; i < std::min(solids.size(), X_WL.size()); ++i) appendCorners(solids[i], X_WL[i], corners_W);
  return corners_W;
}

bool ViewState::shows(const std::vector<Eigen::Vector3d>& points_W) const {
  const QRectF picture(QPointF(0.0, 0.0), camera.viewport());
  return std::all_of(points_W.begin(), points_W.end(),
                     [&](const Eigen::Vector3d& p) { return picture.contains(camera.project(p)); });
}

std::vector<QPolygonF> ViewState::outlines() const {
  std::vector<QPolygonF> polygons;
  if (!snapshot) return polygons;
  const auto add = [&](const auto& corners_W) {
    std::vector<QPointF> pixels;
    for (const Eigen::Vector3d& corner_W : corners_W) {
      if (camera.depthOf(corner_W) > camera.nearPlane()) pixels.push_back(camera.project(corner_W));
    }
    polygons.push_back(convexHull(std::move(pixels)));
  };
  for (std::size_t i = 0; i < std::min(solids.size(), snapshot->X_WL.size()); ++i) {
    for (const Shape& shape : solids[i].shapes) {
      std::vector<Eigen::Vector3d> corners_W;
      appendCorners(LinkSolids{{shape}}, snapshot->X_WL[i], corners_W);
      add(corners_W);
    }
    for (const SolidMesh& mesh : solids[i].meshes) add(cornersOf(mesh, snapshot->X_WL[i]));
  }
  return polygons;
}

double gridSpacing(double distance) {
  const double decade = std::round(std::log10(std::max(distance, 1e-3) / 2.6));
  return std::clamp(0.1 * std::pow(10.0, decade), 1e-3, 10.0);
}

}  // namespace linkwright::ui
