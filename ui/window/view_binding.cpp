// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_binding.h"

#include "core/scene/scene.h"
#include "ui/document/motion_path.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/solver_status.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace linkwright::ui {

namespace {

// m and rad: what the eye can tell apart
constexpr double kMissedBy = 2e-3;
constexpr double kMissedByAngle = 0.02;
// round a hand that cannot follow, pixels
constexpr double kMissedRing = 16.0;
// steps of the motion for which the camera makes room
constexpr int kRoomInstants = 32;

// the solids that move with the hand, as they would stand at the target
Ghost handAtTarget(const Snapshot& snapshot, bool dark) {
  const auto hand = static_cast<std::size_t>(snapshot.hand);
  const Pose& X_WE = snapshot.X_WL[hand];
  Ghost ghost;
  ghost.colour = pullColour(dark);
  ghost.opacity = 0.45;
  for (std::size_t i = 0; i < snapshot.X_WL.size(); ++i) {
    ghost.X_WL.push_back(*snapshot.X_WT * (X_WE.inverse() * snapshot.X_WL[i]));
    if (snapshot.model->links()[i].body == snapshot.model->links()[hand].body)
      ghost.links.push_back(static_cast<int>(i));
  }
  return ghost;
}

}  // namespace

ViewBinding::ViewBinding(View3D& view, Document& document, Interaction& interaction)
    : QObject(&view), view_(view), document_(document), interaction_(interaction) {
  connectGestures();
  connectLooks();
  showScene();
}

void ViewBinding::connectGestures() {
  connect(&view_, &View3D::linkClicked, &interaction_, &Interaction::selectLink);
  // while a simulation runs a drag of a link or the hand pulls with a spring
  // (ui/workspaces/simulate/simulation_binding.cpp): the run is no gesture that it could go on with, or end
  connect(&view_, &View3D::dragStarted, this, [this] {
    if (document_.isSimulating()) return;
    const bool moves = interaction_.gizmoMode() == GizmoMode::Translate;
    document_.beginGesture(moves ? tr("Move end effector") : tr("Rotate end effector"));
  });
  // a drag that was cancelled by key stays cancelled until the button is let go
  connect(&view_, &View3D::targetDragged, this, [this](const Pose& X_WT) {
    if (canPreview()) document_.previewTarget(X_WT);
  });
  connect(&view_, &View3D::linkDragStarted, this, [this](int link, const Eigen::Vector3d& p_LE) {
    if (document_.isSimulating()) return;
    const std::string& name = document_.snapshot()->model->links().at(static_cast<std::size_t>(link)).name;
    document_.beginGesture(tr("Pull %1").arg(QString::fromStdString(name)));
    pulled_link_ = link;
    p_LE_ = p_LE;
  });
  connect(&view_, &View3D::linkDragged, this, [this](const Eigen::Vector3d& p_WT) {
    if (canPreview()) document_.previewPoint(pulled_link_, p_LE_, p_WT);
  });
  connect(&view_, &View3D::jointDragStarted, this, [this](int joint) {
    if (document_.isSimulating()) return;
    const std::string& name = document_.snapshot()->model->joints().at(static_cast<std::size_t>(joint)).name;
    document_.beginGesture(tr("Move %1").arg(QString::fromStdString(name)));
    dragged_joint_ = joint;
  });
  connect(&view_, &View3D::jointDragged, this, [this](double q) {
    if (canPreview()) document_.previewJoint(dragged_joint_, JointField::Position, q);
  });
  connect(&view_, &View3D::dragFinished, this, [this] {
    if (canPreview()) document_.commitGesture();
  });
  connect(&view_, &View3D::dragCancelled, this, [this] {
    if (canPreview()) document_.cancelGesture();
  });
  connect(&view_, &View3D::cameraChanged, this, [this] {
    if (!showing_scene_) document_.setView(view_.camera());
  });
}

bool ViewBinding::canPreview() const { return document_.gestureActive() && !document_.isSimulating(); }

void ViewBinding::connectLooks() {
  connect(&document_, &Document::snapshotChanged, this, &ViewBinding::showSnapshot);
  connect(&document_, &Document::opened, this, &ViewBinding::showScene);
  connect(&interaction_, &Interaction::selectionChanged, &view_, &View3D::setSelectedLink);
  connect(&interaction_, &Interaction::gizmoModeChanged, &view_, &View3D::setGizmoMode);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &ViewBinding::showPull);
  connect(&interaction_, &Interaction::gizmoAxesChanged, &view_, &View3D::setGizmoAxes);
  connect(&interaction_, &Interaction::mouseStyleChanged, &view_, &View3D::setMouseStyle);
  connect(&interaction_, &Interaction::displayOptionsChanged, this,
          [this] { view_.setDisplayOptions(interaction_.displayOptions()); });
  connect(&view_, &View3D::legendClicked, &interaction_, [this] {
    interaction_.setDisplayOption(&DisplayOptions::full_legend, !interaction_.displayOptions().full_legend);
  });
}

void ViewBinding::showScene() {
  // a new robot is framed on the way: that is nobody's choice and does not replace the view that the scene has stored
  const std::optional<SceneView> stored = document_.scene().view;
  showing_scene_ = true;
  view_.setSnapshot(document_.snapshot());
  makeRoom();
  view_.setSelectedLink(interaction_.selectedLink());
  view_.setGizmoMode(interaction_.gizmoMode());
  view_.setGizmoAxes(interaction_.gizmoAxes());
  view_.setMouseStyle(interaction_.mouseStyle());
  view_.setDisplayOptions(interaction_.displayOptions());
  if (stored) view_.setCamera(*stored);
  if (!stored || stored->distance == 0.0) view_.frameAll();
  showing_scene_ = false;
}

void ViewBinding::showSnapshot() {
  view_.setSnapshot(document_.snapshot());
  makeRoom();
  showPull();
}

// the way of the motion is in the view before it is played; one that a drag changes all the time, when that is over
void ViewBinding::makeRoom() {
  const Snapshot& snapshot = *document_.snapshot();
  const std::shared_ptr<const MotionCurves>& curves = snapshot.motion.curves;
  if (curves == room_of_ || document_.gestureActive()) return;
  room_of_ = curves;
  std::vector<std::vector<Pose>> X_WL;
  for (int i = 0; curves && i <= kRoomInstants; ++i)
    X_WL.push_back(linksAt(snapshot, curves->duration() * i / kRoomInstants));
  view_.setMotionRoom(X_WL);
}

// where the point that is pulled has been, and the hand's solids where they cannot follow
void ViewBinding::showPull() {
  const Snapshot& snapshot = *document_.snapshot();
  const bool dark = isDark(interaction_.themeChoice());
  Decor decor;
  // afterwards it would be a line without a name
  if (snapshot.dragging && snapshot.trail && snapshot.trail->size() > 1) {
    Trail trail;
    trail.points_W = *snapshot.trail;
    trail.colour = pullColour(dark);
    trail.half_width = 1.1;
    trail.in_front = true;
    decor.trails.push_back(std::move(trail));
  }
  const bool missed = snapshot.dragging && snapshot.X_WT && snapshot.ik && snapshot.ik->status != IkStatus::Converged &&
                      (snapshot.ik->position_error > kMissedBy || snapshot.ik->orientation_error > kMissedByAngle);
  if (missed) {
    decor.ghosts.push_back(handAtTarget(snapshot, dark));
    const Eigen::Vector3d hand_W = snapshot.X_WL[static_cast<std::size_t>(snapshot.hand)].p;
    Trail gap;
    gap.points_W = {hand_W, snapshot.X_WT->p};
    gap.colour = pullColour(dark);
    gap.half_width = 1.1;
    gap.dashed = gap.in_front = true;
    decor.trails.push_back(std::move(gap));
    PlaceMark ring;
    ring.p_W = hand_W;
    ring.colour = pullColour(dark);
    ring.radius = kMissedRing;
    ring.is_round = ring.is_hollow = true;
    decor.marks.push_back(ring);
    decor.names.push_back(
        {hand_W, missedBy(*snapshot.ik, interaction_.angleUnit()), pullColour(dark), hand_W - snapshot.X_WT->p});
  }
  if (decor.trails.empty() && decor.ghosts.empty() && !pull_shown_) return;
  pull_shown_ = !decor.trails.empty() || !decor.ghosts.empty();
  view_.setDecor(QStringLiteral("drag"), decor);
}

}  // namespace linkwright::ui

#include "moc_view_binding.cpp"
