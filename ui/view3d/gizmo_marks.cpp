// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/marks.h"
#include "ui/widgets/quantity_colours.h"

#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr int kRingSegments = 64;
constexpr double kAxisBehind = 1.05, kAxisAhead = 1.12;  // of the outer ring; a tip stands beyond

GizmoHandle handleFrom(GizmoHandle first, int index) {
  return static_cast<GizmoHandle>(static_cast<int>(first) + index);
}

Glyph line(const Vector3d& from, const Vector3d& to, const QColor& colour, double half_width, bool rimmed) {
  Glyph glyph;
  glyph.tail = from;
  glyph.tip = to;
  glyph.colour = colour;
  glyph.shaft = half_width;
  glyph.rimmed = rimmed;
  return glyph;
}

Glyph mark(GlyphKind kind, const Vector3d& at, const QColor& colour, double radius, double half_width, bool rimmed) {
  Glyph glyph = line(at, at, colour, half_width, rimmed);
  glyph.kind = kind;
  glyph.head_width = radius;
  return glyph;
}

// the hand where it has not followed its target, and the way between them
void addGhost(std::vector<Glyph>& glyphs, const ViewState& state, const Pose& X_WG, const Look& look) {
  const Snapshot& snapshot = *state.snapshot;
  if (!snapshot.dragging || !snapshot.X_WT || state.build.on) return;
  const Vector3d hand = snapshot.X_WL[static_cast<std::size_t>(snapshot.hand)].p;
  const QPointF gap = state.camera.project(hand) - state.camera.project(X_WG.p);
  if (std::hypot(gap.x(), gap.y()) < 3.0) return;
  glyphs.push_back(line(hand, X_WG.p, look.ghost, 0.9, false));
  glyphs.push_back(mark(GlyphKind::Circle, hand, look.ghost, 6.0, 1.1, false));
}

void addArrows(std::vector<Glyph>& glyphs, const ViewState& state, const Gizmo& gizmo, const Pose& X_WG,
               const Look& look) {
  const double scale = gizmo.unit();
  for (int i = 0; i < 3; ++i) {
    const GizmoHandle handle = handleFrom(GizmoHandle::MoveX, i);
    if (!gizmo.isShown(handle)) continue;
    const bool hot = state.hot == handle;
    Glyph glyph =
        line(X_WG.p + kGizmoArrowStartPx * scale * gizmo.axis(i), X_WG.p + kGizmoArrowPx * scale * gizmo.axis(i),
             hot ? look.gizmo_hover : axisColour(i, state.dark), hot ? 2.6 : 2.0, true);
    glyph.kind = GlyphKind::Arrow;
    glyph.head_width = hot ? 7.6 : 6.8;
    glyph.head_length = 18.0;
    glyphs.push_back(glyph);
  }
  const bool hot = state.hot == GizmoHandle::MoveScreen;
  glyphs.push_back(mark(GlyphKind::Circle, X_WG.p, hot ? look.gizmo_hover : look.gizmo_neutral, kGizmoCentrePx,
                        hot ? 2.2 : 1.5, true));
}

// the half of a ring that faces the viewer is strong, the other one thin
void addRing(std::vector<Glyph>& near_half, std::vector<Glyph>& far_half, const ViewState& state, const Gizmo& gizmo,
             const Pose& X_WG, GizmoHandle ring, const QColor& colour) {
  const Vector3d sight = (X_WG.p - state.camera.eye()).normalized();
  const double margin = 0.06 * kGizmoRingPx * gizmo.unit();
  const bool hot = state.hot == ring;
  const double half_width = hot ? 2.6 : axisOf(ring) < 0 ? 1.3 : 1.9;
  Vector3d last = gizmo.ringPoint(ring, 0.0);
  for (int i = 1; i <= kRingSegments; ++i) {
    const Vector3d next = gizmo.ringPoint(ring, 2.0 * std::numbers::pi * i / kRingSegments);
    const bool faces = axisOf(ring) < 0 || sight.dot(0.5 * (last + next) - X_WG.p) < margin;
    if (faces) {
      near_half.push_back(line(last, next, colour, half_width, false));
    } else {
      far_half.push_back(line(last, next, colour, 0.6, false));
    }
    last = next;
  }
}

void addRings(std::vector<Glyph>& glyphs, const ViewState& state, const Gizmo& gizmo, const Pose& X_WG,
              const Look& look) {
  std::vector<Glyph> near_half;
  const QColor neutral = state.hot == GizmoHandle::TurnScreen ? look.gizmo_hover : look.ghost;
  addRing(near_half, glyphs, state, gizmo, X_WG, GizmoHandle::TurnScreen, neutral);
  for (int i = 0; i < 3; ++i) {
    const GizmoHandle ring = handleFrom(GizmoHandle::TurnX, i);
    addRing(near_half, glyphs, state, gizmo, X_WG, ring,
            state.hot == ring ? look.gizmo_hover : axisColour(i, state.dark));
  }
  // rims first, so that the segments of a ring join without a seam
  for (Glyph segment : near_half) {
    segment.shaft += 1.0;
    segment.colour = look.rim;
    glyphs.push_back(segment);
  }
  glyphs.insert(glyphs.end(), near_half.begin(), near_half.end());
  glyphs.push_back(mark(GlyphKind::Disc, X_WG.p, look.gizmo_neutral, 3.0, 0.0, true));
}

// the selected link's joint: where it may go, and a knob where it is
void addJointHandle(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look) {
  const std::optional<JointHandle> handle = state.jointHandle();
  if (!handle) return;
  const bool hot = state.joint_handle_hot;
  const QColor colour = hot ? look.gizmo_hover : look.outline;
  const std::vector<Vector3d> points = handle->range(state.camera);
  const std::size_t first = glyphs.size();
  for (std::size_t i = 1; i < points.size(); ++i) glyphs.push_back(line(points[i - 1], points[i], colour, 1.3, false));
  // rims first, so that the segments join without a seam
  std::vector<Glyph> rims(glyphs.begin() + static_cast<std::ptrdiff_t>(first), glyphs.end());
  for (Glyph& rim : rims) {
    rim.shaft += 0.9;
    rim.colour = look.rim;
  }
  glyphs.insert(glyphs.begin() + static_cast<std::ptrdiff_t>(first), rims.begin(), rims.end());
  const Vector3d knob = handle->knob(state.camera);
  if (!handle->slides) glyphs.push_back(line(handle->X_WA.p, knob, colour, 0.9, false));
  glyphs.push_back(mark(GlyphKind::Disc, knob, colour, hot ? 7.0 : 6.0, 0.0, true));
}

// the axis that the rings turn, beyond them on both sides
void addTurnedAxis(std::vector<Glyph>& glyphs, const ViewState& state, const Gizmo& gizmo, const Pose& X_WG) {
  if (!state.build.on || !state.build.axis_W) return;
  const Vector3d reach = kGizmoScreenRingPx * gizmo.unit() * *state.build.axis_W;
  Glyph axis = line(X_WG.p - kAxisBehind * reach, X_WG.p + kAxisAhead * reach, pullColour(state.dark), 2.0, true);
  axis.kind = GlyphKind::Arrow;
  axis.head_width = 6.4;
  axis.head_length = 15.0;
  glyphs.push_back(axis);
}

// the end of a link, and the arrow by which it is pulled longer
void addTipHandle(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look) {
  const std::optional<TipHandle> handle = state.tipHandle();
  if (!handle) return;
  const bool hot = state.tip_hot;
  // of no axis' colour
  const QColor colour = hot ? look.gizmo_hover : look.gizmo_neutral;
  glyphs.push_back(line(handle->end.p_W, handle->from_W, colour, 0.8, false));
  Glyph arrow = line(handle->from_W, handle->to_W, colour, hot ? 2.8 : 2.2, true);
  arrow.kind = GlyphKind::Arrow;
  arrow.head_width = hot ? 8.4 : 7.6;
  arrow.head_length = 16.0;
  glyphs.push_back(arrow);
  glyphs.push_back(mark(GlyphKind::Disc, handle->end.p_W, colour, hot ? 5.0 : 4.2, 0.0, true));
}

// from the point by which a link is pulled to where it should be
void addRubber(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look) {
  const Snapshot& snapshot = *state.snapshot;
  if (!snapshot.dragging || !snapshot.pull || !snapshot.pull->p_LE) return;
  const Vector3d point = snapshot.X_WL[static_cast<std::size_t>(snapshot.pull->link)] * *snapshot.pull->p_LE;
  const Vector3d& wish = snapshot.pull->X_WT.p;
  glyphs.push_back(line(point, wish, look.ghost, 0.9, false));
  glyphs.push_back(mark(GlyphKind::Circle, wish, look.gizmo_hover, 6.0, 1.4, true));
  glyphs.push_back(mark(GlyphKind::Disc, point, look.gizmo_hover, 4.0, 0.0, true));
}

}  // namespace

std::vector<Glyph> gizmoMarks(const ViewState& state, const Look& look) {
  std::vector<Glyph> glyphs;
  if (!state.snapshot || !state.snapshot->model || state.gizmoOpacity() == 0.0) return glyphs;
  addJointHandle(glyphs, state, look);
  addRubber(glyphs, state, look);
  addTipHandle(glyphs, state, look);
  const std::optional<Pose> X_WG = state.gizmoPose();
  if (!X_WG) return glyphs;
  const Gizmo gizmo(state.gizmoMode(), state.gizmo_axes, *X_WG, state.camera);
  addGhost(glyphs, state, *X_WG, look);
  if (state.gizmoMode() == GizmoMode::Translate) {
    addArrows(glyphs, state, gizmo, *X_WG, look);
  } else {
    addTurnedAxis(glyphs, state, gizmo, *X_WG);
    addRings(glyphs, state, gizmo, *X_WG, look);
  }
  const double opacity = state.gizmoOpacity();
  for (Glyph& glyph : glyphs)
    glyph.colour.setAlphaF(static_cast<float>(opacity * static_cast<double>(glyph.colour.alphaF())));
  return glyphs;
}

std::vector<FillVertex> gizmoSquares(const ViewState& state, const Look& look) {
  std::vector<FillVertex> vertices;
  const std::optional<Pose> X_WG = state.gizmoPose();
  if (!X_WG || state.gizmoMode() != GizmoMode::Translate || state.gizmoOpacity() == 0.0) return vertices;
  const Gizmo gizmo(state.gizmoMode(), state.gizmo_axes, *X_WG, state.camera);
  const double near = kGizmoSquareNearPx * gizmo.unit(), far = kGizmoSquareFarPx * gizmo.unit();
  for (int i = 0; i < 3; ++i) {
    const GizmoHandle handle = handleFrom(GizmoHandle::MoveYZ, i);
    if (!gizmo.isShown(handle)) continue;
    const bool hot = state.hot == handle;
    QColor colour = hot ? look.gizmo_hover : axisColour(i, state.dark);
    colour.setAlphaF((hot ? 0.9f : 0.68f) * static_cast<float>(state.gizmoOpacity()));
    const Vector3d u = gizmo.axis((i + 1) % 3), v = gizmo.axis((i + 2) % 3);
    const Vector3d a = X_WG->p + near * u + near * v, b = X_WG->p + far * u + near * v;
    const Vector3d c = X_WG->p + near * u + far * v, d = X_WG->p + far * u + far * v;
    for (const Vector3d& place : {a, b, d, a, d, c}) vertices.push_back({place, colour});
  }
  return vertices;
}

}  // namespace linkwright::ui
