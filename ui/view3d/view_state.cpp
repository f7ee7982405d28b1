// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/view_state.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

std::optional<Pose> ViewState::gizmoPose() const {
  if (!snapshot || !snapshot->model || snapshot->hand < 0) return {};
  const std::size_t hand = static_cast<std::size_t>(snapshot->hand);
  if (hand >= snapshot->X_WL.size() || hand >= snapshot->model->links().size()) return {};
  // a link that no joint moves cannot be dragged
  if (snapshot->model->links()[hand].body < 0) return {};
  return snapshot->dragging && snapshot->X_WT ? *snapshot->X_WT : snapshot->X_WL[hand];
}

double ViewState::gizmoOpacity() const {
  const bool in_use = mouse_near_gizmo || hot != GizmoHandle::None || (snapshot && snapshot->dragging);
  return arrows.empty() || in_use ? 1.0 : 0.35;
}

ArrowEmphasis ViewState::emphasisOf(const Arrow& arrow) const {
  if (arrow.emphasis == ArrowEmphasis::Hidden || !marked) return arrow.emphasis;
  const bool is_there = std::any_of(arrows.begin(), arrows.end(), [this](const Arrow& other) {
    return other.key == marked && other.emphasis != ArrowEmphasis::Hidden;
  });
  if (!is_there) return arrow.emphasis;
  return arrow.key == marked ? ArrowEmphasis::Marked : ArrowEmphasis::Faint;
}

std::vector<Eigen::Vector3d> ViewState::corners() const {
  std::vector<Eigen::Vector3d> corners_W;
  if (!snapshot) return corners_W;
  for (std::size_t i = 0; i < std::min(solids.size(), snapshot->X_WL.size()); ++i) {
    appendCorners(solids[i], snapshot->X_WL[i], corners_W);
  }
  return corners_W;
}

double gridSpacing(double distance) {
  const double decade = std::round(std::log10(std::max(distance, 1e-3) / 2.6));
  return std::clamp(0.1 * std::pow(10.0, decade), 1e-3, 10.0);
}

}  // namespace linkwright::ui
