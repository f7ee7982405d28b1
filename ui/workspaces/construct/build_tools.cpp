// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/build_tools.h"

#include "core/base/index.h"
#include "ui/document/translated.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/construct/link_editor.h"

#include <QAction>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kLineHalfWidth = 1.3;

/// The length of a link, measured beside it.
Decor lengthDecor(const LinkEnd& end, const QColor& colour) {
  Decor decor;
  Trail line;
  const Eigen::Vector3d start_W = end.p_W - end.length * end.direction_W;
  line.points_W = {start_W, end.p_W};
  line.colour = colour;
  line.half_width = kLineHalfWidth;
  line.in_front = true;
  decor.trails.push_back(std::move(line));
  // to the millimetre; the panel has all digits
  decor.names.push_back({0.5 * (start_W + end.p_W), QStringLiteral("%1 m").arg(end.length, 0, 'f', 3), colour});
  return decor;
}

}  // namespace

BuildTools::BuildTools(View3D& view, Document& document, Interaction& interaction, LinkEditor& editor)
    : QObject(&view), view_(view), document_(document), interaction_(interaction) {
  connect(&document_, &Document::snapshotChanged, this, &BuildTools::showHandles);
  connect(&interaction_, &Interaction::selectionChanged, this, &BuildTools::showHandles);
  connect(&interaction_, &Interaction::gizmoModeChanged, this, &BuildTools::showHandles);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &BuildTools::showHandles);
  connect(&interaction_.building(), &BuildViewOptions::changed, this, [this] {
    // what is taken hold of goes with its handle
    if (drag_ && document_.gestureActive()) document_.cancelGesture();
    showHandles();
  });
  connect(&view_, &View3D::tipDragStarted, this, &BuildTools::beginPull);
  connect(&view_, &View3D::tipDragged, this, &BuildTools::pull);
  connect(&view_, &View3D::partDragStarted, this, &BuildTools::beginMove);
  connect(&view_, &View3D::partDragged, this, &BuildTools::move);
  // the gesture itself is ended where every other drag of the view is
  connect(&view_, &View3D::dragFinished, this, &BuildTools::end);
  connect(&view_, &View3D::dragCancelled, this, [this] {
    problem_.clear();
    end();
  });
  connect(&view_, &View3D::deleteAsked, &editor,
          [&editor](bool branch) { (branch ? editor.actions().remove_branch : editor.actions().remove)->trigger(); });
  showHandles();
}

std::optional<BuildTools::Part> BuildTools::selectedPart() const {
  const SnapshotPtr snapshot = document_.snapshot();
  const int selected = interaction_.selectedLink();
  if (!interaction_.building().isOn() || !snapshot || !snapshot->model) return std::nullopt;
  if (selected < 0 || selected >= snapshot->model->linkCount()) return std::nullopt;
  const ModelLink& link = snapshot->model->links()[at(selected)];
  const Pose X_WP = link.parent >= 0 ? snapshot->X_WL[at(link.parent)] : Pose();
  return Part{link.link, link.joint, snapshot->X_WL[at(selected)], X_WP};
}

void BuildTools::showHandles() {
  // the drag is over: somebody else has ended its gesture
  if (drag_ && !document_.gestureActive()) drag_.reset();
  const bool on = interaction_.building().isOn();
  if (!on && !std::exchange(shown_, on)) return;
  shown_ = on;
  const std::optional<Part> part = selectedPart();
  BuildHandles handles;
  if (part) handles = handlesFor(*part);
  handles.on = on;
  view_.setBuildHandles(handles);
  Decor decor;
  if (drag_ && drag_->tip && handles.tip)
    decor = lengthDecor(*handles.tip, pullColour(isDark(interaction_.themeChoice())));
  if (decor.trails.empty() && !decor_shown_) return;
  decor_shown_ = !decor.trails.empty();
  view_.setDecor(QStringLiteral("length"), decor);
}

BuildHandles BuildTools::handlesFor(const Part& part) {
  const std::shared_ptr<const Mechanism> mechanism = document_.snapshot()->mechanism;
  const bool turns_axis = interaction_.building().turnsAxis();
  BuildHandles handles;
  handles.mode = turns_axis ? GizmoMode::Rotate : interaction_.gizmoMode();
  handles.deletes = part.joint >= 0;
  const bool pulled = drag_ && drag_->tip && drag_->part.link == part.link;
  if (!pulled && (mechanism != tip_of_ || part.link != tip_link_)) {
    tip_of_ = mechanism;
    tip_link_ = part.link;
    tip_ = linkTip(*mechanism, part.link);
  }
  // a link that is being pulled is pulled the same way to the end, however short it gets
  const std::optional<LinkTip>& tip = pulled ? drag_->tip : tip_;
  if (tip) {
    const double length = pulled ? drag_->length : tip->length;
    const Eigen::Vector3d p_L = tip->p_L + (length - tip->length) * tip->direction_L;
    handles.tip = LinkEnd{part.X_WL * p_L, part.X_WL.R * tip->direction_L, length};
  }
  if (part.joint < 0) return handles;
  const Joint& joint = mechanism->joints[at(part.joint)];
  if (!turns_axis || isMoving(joint.type)) handles.X_WG = part.X_WP * joint.X_PJ;
  if (turns_axis && handles.X_WG) handles.axis_W = handles.X_WG->R * joint.axis.normalized();
  return handles;
}

void BuildTools::begin(Drag drag, const QString& text) {
  document_.beginGesture(text);
  problem_.clear();
  drag_ = std::move(drag);
}

void BuildTools::beginPull() {
  const std::optional<Part> part = selectedPart();
  const std::shared_ptr<const Mechanism> mechanism = document_.snapshot()->mechanism;
  // the handle that was taken hold of may be of the mechanism before
  if (!part || !tip_ || mechanism != tip_of_ || part->link != tip_link_) return;
  const QString name = QString::fromStdString(mechanism->links[at(part->link)].name);
  begin({mechanism, *part, tip_, tip_->length, Pose(), false}, tr("Length of %1").arg(name));
}

void BuildTools::beginMove() {
  const std::optional<Part> part = selectedPart();
  if (!part || part->joint < 0) return;
  const std::shared_ptr<const Mechanism> mechanism = document_.snapshot()->mechanism;
  const Joint& joint = mechanism->joints[at(part->joint)];
  const bool of_axis = interaction_.building().turnsAxis();
  const bool turns = interaction_.gizmoMode() == GizmoMode::Rotate;
  const QString text = of_axis ? tr("Axis of %1") : turns ? tr("Orientation of %1") : tr("Origin of %1");
  begin({mechanism, *part, std::nullopt, 0.0, part->X_WP * joint.X_PJ, of_axis},
        text.arg(QString::fromStdString(joint.name)));
}

void BuildTools::pull(double length) {
  if (!drag_ || !drag_->tip) return;
  drag_->length = std::max(length, drag_->tip->shortest);
  preview(extended(*drag_->before, drag_->part.link, *drag_->tip, length));
}

void BuildTools::move(const Pose& X_WG) {
  if (!drag_ || drag_->tip) return;
  const Part& part = drag_->part;
  const Eigen::Matrix3d R_W = X_WG.R * drag_->X_WG.R.transpose();
  preview(drag_->of_axis ? axisTurned(*drag_->before, part.joint, part.X_WP, R_W)
                         : jointMoved(*drag_->before, part.joint, part.X_WP, drag_->X_WG, X_WG));
}

// a drag that was cancelled by key stays cancelled until the button is let go
void BuildTools::preview(const Edited& edited) {
  if (!document_.gestureActive()) return;
  const Diagnostics problems = document_.previewEdit(edited);
  const auto error = std::find_if(problems.begin(), problems.end(),
                                  [](const Diagnostic& each) { return each.severity == Severity::Error; });
  problem_ = error != problems.end() ? translated(error->message) : QString();
}

void BuildTools::end() {
  if (!std::exchange(drag_, {})) return;
  if (!problem_.isEmpty()) emit refused(std::exchange(problem_, {}));
  showHandles();
}

}  // namespace linkwright::ui

#include "moc_build_tools.cpp"
