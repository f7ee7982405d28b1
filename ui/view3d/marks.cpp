// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/marks.h"

#include "ui/view3d/arrow_marks.h"
#include "ui/view3d/decor_marks.h"
#include "ui/widgets/quantity_colours.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

Glyph arrow(const Vector3d& tail, const Vector3d& tip, const QColor& colour, double shaft, double head_width,
            double head_length) {
  Glyph glyph;
  glyph.kind = GlyphKind::Arrow;
  glyph.tail = tail;
  glyph.tip = tip;
  glyph.colour = colour;
  glyph.shaft = shaft;
  glyph.head_width = head_width;
  glyph.head_length = head_length;
  return glyph;
}

double worldAxisLength(const ViewState& state) { return 0.21 * state.size; }

void addTriad(std::vector<Glyph>& glyphs, const Pose& X_WF, double length, bool dark) {
  for (int i = 0; i < 3; ++i) {
    glyphs.push_back(arrow(X_WF.p, X_WF.p + length * X_WF.R.col(i), axisColour(i, dark), 1.2, 4.0, 9.0));
  }
}

// a line through each moving joint, with a head to say which way it turns or slides
void addJointAxes(std::vector<Glyph>& glyphs, const ViewState& state, const Look& look) {
  const Snapshot& snapshot = *state.snapshot;
  const double half = 0.105 * state.size;
  for (std::size_t i = 0; i < std::min(snapshot.X_WL.size(), snapshot.model->links().size()); ++i) {
    const ModelLink& link = snapshot.model->links()[i];
    if (link.joint < 0) continue;
    const Joint& joint = snapshot.mechanism->joints[static_cast<std::size_t>(link.joint)];
    if (!isMoving(joint.type)) continue;
    const Vector3d axis = snapshot.X_WL[i].R * joint.axis.normalized();
    const Vector3d& origin = snapshot.X_WL[i].p;
    Glyph line = arrow(origin - half * axis, origin + half * axis, look.joint_axis, 0.75, 3.6, 9.0);
    line.rimmed = false;
    glyphs.push_back(line);
  }
}

std::optional<ColourKey> colourKeyOf(const ViewState& state) {
  for (const auto& [owner, decor] : state.decor) {
    if (decor.colour_key) return decor.colour_key;
  }
  return {};
}

// true where a link stands between the eye and the point
bool isHidden(const ViewState& state, const Vector3d& point_W) {
  const Vector3d eye = state.camera.eye();
  const double distance = (point_W - eye).norm();
  const Ray ray{eye, (point_W - eye) / distance};
  for (std::size_t i = 0; i < std::min(state.solids.size(), state.snapshot->X_WL.size()); ++i) {
    for (const Shape& shape : state.solids[i].shapes) {
      const std::optional<double> t = meet(ray, shape.geometry, state.snapshot->X_WL[i] * shape.X_LS);
      if (t && *t < distance) return true;
    }
    for (const SolidMesh& mesh : state.solids[i].meshes) {
      const std::optional<double> t = meet(ray, mesh, state.snapshot->X_WL[i]);
      if (t && *t < distance) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<Glyph> sceneMarks(const ViewState& state, const Look& look) {
  std::vector<Glyph> glyphs;
  if (!state.snapshot || !state.snapshot->model) return glyphs;
  const double length = worldAxisLength(state);
  for (int i = 0; i < 3; ++i) {
    Glyph axis = arrow(Vector3d::Zero(), length * Vector3d::Unit(i), axisColour(i, state.dark), 1.3, 4.6, 12.0);
    axis.rimmed = false;
    glyphs.push_back(axis);
  }
  if (state.display.joint_axes && state.snapshot->mechanism) addJointAxes(glyphs, state, look);
  appendTrails(glyphs, state, TrailPlace::InScene);
  return glyphs;
}

std::vector<Glyph> overlayMarks(const ViewState& state, const Look& look) {
  std::vector<Glyph> glyphs;
  if (!state.snapshot || !state.snapshot->model) return glyphs;
  const Snapshot& snapshot = *state.snapshot;
  const std::size_t count = std::min(snapshot.X_WL.size(), snapshot.model->links().size());
  if (state.display.triads) {
    for (std::size_t i = 0; i < count; ++i) addTriad(glyphs, snapshot.X_WL[i], 0.085 * state.size, state.dark);
  }
  if (state.display.centres_of_mass && snapshot.mechanism) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto link = static_cast<std::size_t>(snapshot.model->links()[i].link);
      const auto& inertial = snapshot.mechanism->links[link].inertial;
      if (!inertial || inertial->mass <= 0.0) continue;
      Glyph mark;
      mark.kind = GlyphKind::CentreOfMass;
      mark.tail = snapshot.X_WL[i] * inertial->p_LLcm;
      mark.colour = Qt::white;
      mark.head_width = 6.5;
      glyphs.push_back(mark);
    }
  }
  appendTrails(glyphs, state, TrailPlace::InFront);
  appendPlaceMarks(glyphs, state);
  appendFrameMarks(glyphs, state);
  appendShownTriad(glyphs, state);
  appendArrows(glyphs, state, look);
  return glyphs;
}

std::vector<Label> labelsOf(const ViewState& state, const Look& look) {
  std::vector<Label> labels;
  if (!state.snapshot || !state.snapshot->model) return labels;
  appendArrowLabels(labels, state);
  appendShownTriadLabels(labels, state, look);
  appendDecorNames(labels, state, look);
  const double length = worldAxisLength(state);
  for (int i = 0; i < 3; ++i) {
    Label label;
    label.text = QChar(u'X' + i);
    label.anchor_W = length * Vector3d::Unit(i);
    label.away_W = Vector3d::Unit(i);
    label.colour = axisColour(i, state.dark);
    label.has_ground = false;
    label.hidden = isHidden(state, label.anchor_W);
    labels.push_back(label);
  }
  Label note;
  note.text = state.grid_note;
  note.colour = look.joint_axis;
  note.has_ground = false;
  note.pin = LabelPin::LowerLeft;
  if (!note.text.isEmpty()) labels.push_back(note);
  const std::optional<ColourKey> ramp = colourKeyOf(state);
  std::vector<ScaleBar> bars = state.scale_bars;
  QStringList notes{state.scale_note};
  for (const auto& [owner, decor] : state.decor) {
    bars.insert(bars.end(), decor.scale_bars.begin(), decor.scale_bars.end());
    notes << decor.note;
  }
  notes.removeAll(QString());
  if (!bars.empty() || ramp) {
    // true for what lies in the plane of the screen through the point that the camera orbits
    const double metres_per_pixel = state.camera.metresPerPixel(state.camera.view().centre);
    Label key;
    Legend legend = legendOf(bars, bars.empty() ? QString() : notes.join(QLatin1Char('\n')), metres_per_pixel,
                             state.dark, state.lit);
    legend.ramp = ramp;
    // in a picture nothing can be unfolded
    if (!state.for_picture) legend = folded(std::move(legend), state.display.full_legend);
    key.legend = std::make_shared<const Legend>(fitted(std::move(legend), kLargestPin * state.camera.viewport()));
    key.text = key.legend->key();
    key.pin = LabelPin::LowerRight;
    labels.push_back(key);
  }
  if (const std::optional<Pose> X_WH = state.build.on ? std::nullopt : state.gizmoPose()) {
    Label badge;
    badge.text = QCoreApplication::translate("View3D", "Show End Effector");
    badge.anchor_W = X_WH->p;
    badge.colour = look.label_text;
    badge.pin = LabelPin::Edge;
    labels.push_back(badge);
  }
  return labels;
}

}  // namespace linkwright::ui
