// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/arrow_marks.h"

#include "ui/view3d/arrow_geometry.h"
#include "ui/widgets/quantity_colours.h"

#include <algorithm>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kHalo = 5.5;          // px around a marked arrow
constexpr double kTriadLength = 0.13;  // of the robot's size
constexpr double kSumShaft = 1.5;      // how much wider the shaft of a sum is, for its light core
constexpr double kJointPx = 3.0;       // radius of the mark where one term ends and the next begins
constexpr double kLeaderPx = 0.7;      // half width of the line to where an arrow belongs
constexpr double kSamePlace = 1e-9;    // m
constexpr int kMostNames = 4;          // arrows: of more than so many only results and what is pointed at have names

struct Weight {
  double size = 1.0;
  double opacity = 1.0;
};

Weight weightOf(ArrowEmphasis emphasis) {
  switch (emphasis) {
    case ArrowEmphasis::Result: return {kResultSize, 1.0};
    case ArrowEmphasis::Faint: return {0.8, 0.28};
    case ArrowEmphasis::Marked: return {1.35, 1.0};
    case ArrowEmphasis::Hidden: return {1.0, 0.0};
    default: return {};
  }
}

Glyph lineGlyph(const Vector3d& from, const Vector3d& to, const QColor& colour, double half_width) {
  Glyph glyph;
  glyph.tail = from;
  glyph.tip = to;
  glyph.colour = colour;
  glyph.shaft = half_width;
  glyph.rimmed = false;
  return glyph;
}

QColor withOpacity(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(opacity * static_cast<double>(colour.alphaF())));
  return colour;
}

QColor mixed(const QColor& a, const QColor& b, double share_b) {
  const auto between = [&](int x, int y) { return static_cast<int>(x + share_b * (y - x)); };
  return {between(a.red(), b.red()), between(a.green(), b.green()), between(a.blue(), b.blue())};
}

Glyph straight(const Arrow& source, const QColor& colour, const Weight& weight, bool dashed) {
  Glyph glyph = lineGlyph(source.tail, source.tip, withOpacity(colour, weight.opacity), weight.size * kShaftPx);
  glyph.kind = source.double_headed ? GlyphKind::DoubleArrow : GlyphKind::Arrow;
  glyph.head_width = weight.size * kHeadWidthPx;
  glyph.head_length = weight.size * kHeadLengthPx;
  if (source.closes) glyph.shaft *= kSumShaft;
  glyph.cored = source.closes;
  glyph.rimmed = true;
  glyph.dashed = dashed;
  glyph.aside = kAsidePx * source.aside;
  return glyph;
}

// The pieces of an arc cover each other's ends, so nothing of it is translucent: first the rim of all, then the fill,
// the last piece an arrow.
void appendArc(std::vector<Glyph>& glyphs, const Arrow& source, QColor colour, const Weight& weight, bool dashed,
               const Look& look) {
  const std::vector<Vector3d> points = shaftOf(source);
  QColor rim = look.rim;
  if (weight.opacity < 1.0) {
    colour = mixed(look.ground, colour, weight.opacity);
    rim = mixed(look.ground, rim, weight.opacity);
  }
  const double half = weight.size * kShaftPx;
  const std::size_t head = points.size() - 1 - std::min<std::size_t>(points.size() - 2, 1);
  const auto pieceIsDrawn = [&](std::size_t i) { return !dashed || i % 2 == 0; };
  for (std::size_t i = 0; i < head; ++i) {
    if (pieceIsDrawn(i)) glyphs.push_back(lineGlyph(points[i], points[i + 1], rim, half + 1.1));
  }
  for (std::size_t i = 0; i < head; ++i) {
    if (pieceIsDrawn(i)) glyphs.push_back(lineGlyph(points[i], points[i + 1], colour, half));
  }
  Arrow last = source;
  last.tail = points[head];
  last.tip = points.back();
  last.aside = 0;
  last.double_headed = false;
  glyphs.push_back(straight(last, colour, {weight.size, 1.0}, false));
}

void appendHalo(std::vector<Glyph>& glyphs, const Arrow& source, const Look& look, double half) {
  const std::vector<Vector3d> points = shaftOf(source);
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    Glyph halo = lineGlyph(points[i], points[i + 1], look.halo, half + kHalo);
    if (source.shape == ArrowShape::Straight) halo.aside = kAsidePx * source.aside;
    glyphs.push_back(halo);
  }
  if (points.size() == 1) {
    Glyph halo = lineGlyph(points[0], points[0], look.halo, half);
    halo.kind = GlyphKind::Disc;
    halo.head_width = 4.0 + kHalo;
    glyphs.push_back(halo);
  }
}

void appendOne(std::vector<Glyph>& glyphs, const Arrow& source, ArrowEmphasis emphasis, bool dark, const Look& look) {
  const Weight weight = weightOf(emphasis);
  const QColor colour = quantityColour(source.quantity, dark);
  const bool dashed = emphasis == ArrowEmphasis::Wrong;
  if (emphasis == ArrowEmphasis::Marked) appendHalo(glyphs, source, look, weight.size * kShaftPx);
  switch (source.shape) {
    case ArrowShape::Straight: glyphs.push_back(straight(source, colour, weight, dashed)); break;
    case ArrowShape::Arc: appendArc(glyphs, source, colour, weight, dashed, look); break;
    case ArrowShape::Tie: {
      glyphs.push_back(lineGlyph(source.tail, source.tip, withOpacity(look.ghost, 0.13 * weight.opacity), 9.0));
      Glyph line = lineGlyph(source.tail, source.tip, withOpacity(look.ghost, 0.8 * weight.opacity), 0.8);
      line.dashed = true;
      glyphs.push_back(line);
      break;
    }
    case ArrowShape::Dot:
    case ArrowShape::Ring: {
      const bool is_dot = source.shape == ArrowShape::Dot;
      // one ring says that something is zero here, the key says what
      if (!is_dot && source.aside > 0 && emphasis != ArrowEmphasis::Marked) break;
      Glyph mark = lineGlyph(source.tail, source.tail, withOpacity(colour, weight.opacity), 1.3 * weight.size);
      mark.kind = is_dot ? GlyphKind::Disc : GlyphKind::Circle;
      // marks at one point lie round each other
      mark.head_width = (is_dot ? 4.2 : 5.0) * weight.size + 3.6 * source.aside;
      mark.rimmed = is_dot;
      if (is_dot && source.aside > 0) mark.kind = GlyphKind::Circle;
      glyphs.push_back(mark);
      break;
    }
  }
}

// thin lines from the ends of what is laid aside to where they belong
void appendLeaders(std::vector<Glyph>& glyphs, const Arrow& arrow, const ViewState& state, const QColor& colour) {
  const QPointF aside = asideOf(arrow, state.camera);
  if (aside.isNull()) return;
  for (const Vector3d& end : {arrow.tail, arrow.tip}) {
    if (state.camera.depthOf(end) < state.camera.nearPlane()) continue;
    glyphs.push_back(lineGlyph(end, movedOnScreen(state.camera, end, aside), colour, kLeaderPx));
  }
}

// where one term of a sum ends and the next begins
void appendJoints(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look) {
  for (std::size_t i = 1; i < state.arrows.size(); ++i) {
    const Arrow &before = state.arrows[i - 1], &next = state.arrows[i];
    const bool are_terms = before.term >= 0 && next.term > before.term && before.shape == ArrowShape::Straight &&
                           next.shape == ArrowShape::Straight;
    if (!are_terms || (before.tip - next.tail).norm() > kSamePlace || (before.tail - next.tail).norm() <= kSamePlace)
      continue;
    const ArrowEmphasis emphasis = state.emphasisOf(next);
    if (emphasis == ArrowEmphasis::Hidden) continue;
    Glyph mark = lineGlyph(next.tail, next.tail, withOpacity(look.joint_mark, opacityOf(emphasis)), 1.0);
    mark.kind = GlyphKind::Disc;
    mark.head_width = kJointPx;
    mark.rimmed = true;
    glyphs.push_back(mark);
  }
}

}  // namespace

double opacityOf(ArrowEmphasis emphasis) {
  if (emphasis == ArrowEmphasis::Hidden) return 0.0;
  return emphasis == ArrowEmphasis::Faint ? 0.45 : 1.0;
}

void appendArrows(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look) {
  const auto append = [&](bool marked) {
    for (auto at = state.arrows.rbegin(); at != state.arrows.rend(); ++at) {
      const ArrowEmphasis emphasis = state.emphasisOf(*at);
      if (emphasis == ArrowEmphasis::Hidden || (emphasis == ArrowEmphasis::Marked) != marked) continue;
      if (at->tail.allFinite() && at->tip.allFinite()) appendOne(glyphs, *at, emphasis, state.dark, look);
    }
  };
  for (const Arrow& arrow : state.arrows) {
    const ArrowEmphasis emphasis = state.emphasisOf(arrow);
    if (emphasis == ArrowEmphasis::Hidden || !arrow.tail.allFinite() || !arrow.tip.allFinite()) continue;
    appendLeaders(glyphs, arrow, state,
                  withOpacity(quantityColour(arrow.quantity, state.dark), 0.9 * opacityOf(emphasis)));
  }
  append(false);
  append(true);
  appendJoints(glyphs, state, look);
}

void appendArrowLabels(std::vector<Label>& labels, const ViewState& state) {
  const auto hasName = [](const Arrow& arrow) {
    // rings stay without: the legend names them
    return !arrow.label.isEmpty() && arrow.shape != ArrowShape::Ring && arrow.emphasis != ArrowEmphasis::Hidden &&
           arrow.tip.allFinite();
  };
  // of the recursion: what has neither is of somebody's own decor
  const auto isOfStep = [](const Arrow& arrow) { return arrow.key.has_value() || arrow.term >= 0; };
  const auto names = std::count_if(state.arrows.begin(), state.arrows.end(),
                                   [&](const Arrow& arrow) { return hasName(arrow) && isOfStep(arrow); });
  for (const Arrow& source : state.arrows) {
    const ArrowEmphasis emphasis = state.emphasisOf(source);
    if (!hasName(source)) continue;
    const bool is_told_of = emphasis != ArrowEmphasis::Normal && emphasis != ArrowEmphasis::Faint;
    if (names > kMostNames && isOfStep(source) && !is_told_of) continue;
    const LabelAnchor anchor = labelAnchorOf(source);
    Label label;
    label.text = source.label;
    label.anchor_W = movedOnScreen(state.camera, anchor.point_W, asideOf(source, state.camera));
    label.away_W = anchor.away_W;
    label.tail_W = source.tail;
    label.colour = quantityColour(source.quantity, state.dark);
    label.opacity = opacityOf(emphasis);
    label.key = source.key;
    label.is_value = true;
    labels.push_back(label);
  }
}

void appendShownTriad(std::vector<Glyph>& glyphs, const ViewState& state) {
  if (!state.shown_triad) return;
  const Pose& X_WF = *state.shown_triad;
  for (int i = 0; i < 3; ++i) {
    Glyph axis = lineGlyph(X_WF.p, X_WF.p + kTriadLength * state.size * X_WF.R.col(i), axisColour(i, state.dark), 1.2);
    axis.kind = GlyphKind::Arrow;
    axis.head_width = 4.2;
    axis.head_length = 10.0;
    glyphs.push_back(axis);
  }
}

void appendShownTriadLabels(std::vector<Label>& labels, const ViewState& state, const Look& look) {
  if (!state.shown_triad) return;
  const Pose& X_WF = *state.shown_triad;
  Label name;
  name.text = state.triad_name;
  name.anchor_W = name.tail_W = X_WF.p;
  name.away_W = -(X_WF.R.col(0) + X_WF.R.col(1) + X_WF.R.col(2));
  name.colour = look.label_text;
  name.is_value = true;
  if (!name.text.isEmpty()) labels.push_back(name);
  for (int i = 0; i < 3; ++i) {
    Label letter;
    letter.text = QChar(u'x' + i);
    letter.anchor_W = X_WF.p + kTriadLength * state.size * X_WF.R.col(i);
    letter.away_W = X_WF.R.col(i);
    letter.colour = axisColour(i, state.dark);
    letter.has_ground = false;
    labels.push_back(letter);
  }
}

}  // namespace linkwright::ui
