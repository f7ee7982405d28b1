// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/decor_marks.h"

#include "ui/widgets/quantity_colours.h"

#include <algorithm>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kFrameLength = 0.13;  // of the robot's size
constexpr double kStrongLine = 1.0;    // px, half width
constexpr double kDotWiderBy = 2.0;    // px that a trail's dots are wider than its line

void appendTrail(std::vector<Glyph>& glyphs, const Trail& trail) {
  for (std::size_t i = 0; i < trail.points_W.size(); ++i) {
    Glyph glyph;
    glyph.tail = trail.points_W[i];
    glyph.colour = trail.colour;
    glyph.rimmed = false;
    if (i + 1 < trail.points_W.size()) {
      glyph.tip = trail.points_W[i + 1];
      glyph.shaft = trail.half_width;
      glyph.dashed = trail.dashed;
      glyphs.push_back(glyph);
    }
    if (!trail.dotted) continue;
    glyph.kind = GlyphKind::Disc;
    glyph.head_width = trail.half_width + kDotWiderBy;
    glyph.dashed = false;
    glyphs.push_back(glyph);
  }
}

double lengthOf(const FrameMark& frame, const ViewState& state) {
  return frame.length > 0.0 ? frame.length : kFrameLength * state.size;
}

Label nameAt(const QString& text, const Vector3d& p_W, const QColor& colour) {
  Label label;
  label.text = text;
  label.anchor_W = label.tail_W = p_W;
  label.colour = colour;
  label.is_value = true;
  return label;
}

}  // namespace

void appendTrails(std::vector<Glyph>& glyphs, const ViewState& state, TrailPlace place) {
  for (const auto& [owner, decor] : state.decor) {
    for (const Trail& trail : decor.trails) {
      if (trail.in_front == (place == TrailPlace::InFront)) appendTrail(glyphs, trail);
    }
  }
}

void appendPlaceMarks(std::vector<Glyph>& glyphs, const ViewState& state) {
  for (const auto& [owner, decor] : state.decor) {
    for (const PlaceMark& mark : decor.marks) {
      Glyph glyph;
      glyph.kind = mark.is_round ? GlyphKind::Disc : GlyphKind::Diamond;
      glyph.tail = mark.p_W;
      glyph.colour = mark.colour;
      glyph.head_width = mark.radius;
      if (mark.is_hollow) {
        glyph.kind = GlyphKind::Circle;
        glyph.shaft = mark.line;
        glyph.rimmed = false;
      }
      glyphs.push_back(glyph);
    }
  }
}

std::vector<QLineF> decorLines(const ViewState& state) {
  std::vector<QLineF> lines;
  for (const auto& [owner, decor] : state.decor) {
    if (!decor.comes_first) continue;
    for (const Trail& trail : decor.trails) {
      if (trail.half_width < kStrongLine) continue;
      // an arc in a dozen pieces
      const std::size_t count = trail.points_W.size(), step = std::max<std::size_t>(1, count / 12);
      for (std::size_t i = 0; i + 1 < count; i += step) {
        const Vector3d &from = trail.points_W[i], &to = trail.points_W[std::min(i + step, count - 1)];
        if (std::min(state.camera.depthOf(from), state.camera.depthOf(to)) < state.camera.nearPlane()) continue;
        lines.emplace_back(state.camera.project(from), state.camera.project(to));
      }
    }
  }
  return lines;
}

void appendFrameMarks(std::vector<Glyph>& glyphs, const ViewState& state) {
  for (const auto& [owner, decor] : state.decor) {
    for (const FrameMark& frame : decor.frames) {
      for (int i = 0; i < 3; ++i) {
        Glyph axis;
        axis.kind = GlyphKind::Arrow;
        axis.tail = frame.X_WF.p;
        axis.tip = frame.X_WF.p + lengthOf(frame, state) * frame.X_WF.R.col(i);
        axis.colour = axisColour(i, state.dark);
        axis.colour.setAlphaF(static_cast<float>(frame.opacity));
        axis.shaft = 1.4;
        axis.head_width = 4.4;
        axis.head_length = 10.0;
        glyphs.push_back(axis);
      }
    }
  }
}

void appendDecorNames(std::vector<Label>& labels, const ViewState& state, const Look& look) {
  for (const auto& [owner, decor] : state.decor) {
    for (const FrameMark& frame : decor.frames) {
      if (frame.name.isEmpty()) continue;
      Label label = nameAt(frame.name, frame.X_WF.p, look.label_text);
      label.away_W = -(frame.X_WF.R.col(0) + frame.X_WF.R.col(1) + frame.X_WF.R.col(2));
      label.opacity = frame.opacity;
      labels.push_back(label);
    }
    for (const PlaceName& name : decor.names) {
      labels.push_back(nameAt(name.text, name.p_W, name.colour.isValid() ? name.colour : look.label_text));
      labels.back().away_W = name.away_W;
    }
  }
}

}  // namespace linkwright::ui
