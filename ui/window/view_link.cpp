// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_link.h"

#include "core/scene/scene.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace linkwright::ui {

namespace {

// m and rad: what the eye can tell apart
constexpr double kMissedBy = 2e-3;
constexpr double kMissedByAngle = 0.02;

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

ViewLink::ViewLink(View3D& view, Document& document, Interaction& interaction)
    : QObject(&view), view_(view), document_(document), interaction_(interaction) {
  connectGestures();
  connectLooks();
  showScene();
}

void ViewLink::connectGestures() {
  connect(&view_, &View3D::linkClicked, &interaction_, &Interaction::selectLink);
  connect(&view_, &View3D::arrowHovered, &interaction_.walk(), &Walk::mark);
  connect(&view_, &View3D::arrowClicked, &interaction_.walk(), &Walk::sourceWanted);
  connect(&view_, &View3D::arrowClicked, this, [this](const QuantityKey& key) {
    const int joint = key.quantity == Quantity::JointTorque && key.body >= 0
                          ? document_.snapshot()->model->bodies().at(static_cast<std::size_t>(key.body)).dof
                          : -1;
    if (joint >= 0) emit interaction_.walk().torqueChosen(joint);
  });
  // while a simulation runs a drag of a link or the hand pulls with a spring (simulation_link.cpp): the run is no
  // gesture that it could go on with, or end
  connect(&view_, &View3D::dragStarted, this, [this] {
    if (document_.isSimulating()) return;
    const bool moves = interaction_.gizmoMode() == GizmoMode::Translate;
    document_.beginGesture(moves ? tr("Move the hand") : tr("Turn the hand"));
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

bool ViewLink::canPreview() const { return document_.gestureActive() && !document_.isSimulating(); }

void ViewLink::setOtherBars(const std::vector<ScaleBar>& bars, const QString& note) {
  other_bars_ = bars;
  other_note_ = note;
  showStep();
}

void ViewLink::connectLooks() {
  connect(&document_, &Document::snapshotChanged, this, &ViewLink::showSnapshot);
  connect(&document_, &Document::opened, this, &ViewLink::showScene);
  connect(&interaction_, &Interaction::selectionChanged, &view_, &View3D::setSelectedLink);
  connect(&interaction_, &Interaction::gizmoModeChanged, &view_, &View3D::setGizmoMode);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &ViewLink::showPull);
  connect(&interaction_, &Interaction::gizmoAxesChanged, &view_, &View3D::setGizmoAxes);
  connect(&interaction_, &Interaction::mouseStyleChanged, &view_, &View3D::setMouseStyle);
  connect(&interaction_.walk(), &Walk::stepChanged, this, &ViewLink::showStep);
  connect(&interaction_.walk(), &Walk::markedChanged, this,
          [this] { view_.setMarkedArrow(interaction_.walk().marked()); });
  connect(&interaction_.walk(), &Walk::lookChanged, this, &ViewLink::showStep);
  connect(&interaction_.walk(), &Walk::askedChanged, this, &ViewLink::showStep);
  connect(&interaction_.walk(), &Walk::studentChanged, this, &ViewLink::showStep);
  connect(&interaction_, &Interaction::displayOptionsChanged, this, [this] {
    view_.setDisplayOptions(interaction_.showsTriads(), interaction_.showsCentresOfMass(),
                            interaction_.showsJointAxes());
  });
}

void ViewLink::showScene() {
  // a new robot is framed on the way: that is nobody's choice and does not replace the view that the scene has stored
  const std::optional<SceneView> stored = document_.scene().view;
  showing_scene_ = true;
  view_.setSnapshot(document_.snapshot());
  view_.setSelectedLink(interaction_.selectedLink());
  view_.setGizmoMode(interaction_.gizmoMode());
  view_.setGizmoAxes(interaction_.gizmoAxes());
  view_.setMouseStyle(interaction_.mouseStyle());
  view_.setDisplayOptions(interaction_.showsTriads(), interaction_.showsCentresOfMass(), interaction_.showsJointAxes());
  if (stored) {
    view_.setCamera(*stored);
  } else {
    view_.frameAll();
  }
  showing_scene_ = false;
  showStep();
}

void ViewLink::showSnapshot() {
  view_.setSnapshot(document_.snapshot());
  showPull();
  if (interaction_.walk().step() >= 0) showStep();
}

// where the pulled point has been, and the hand's solids where they cannot follow
void ViewLink::showPull() {
  const Snapshot& snapshot = *document_.snapshot();
  const bool dark = isDark(interaction_.themeChoice());
  Decor decor;
  if (snapshot.trail && snapshot.trail->size() > 1) {
    Trail trail;
    trail.points_W = *snapshot.trail;
    trail.colour = pullColour(dark);
    trail.half_width = 1.1;
    trail.in_front = true;
    decor.trails.push_back(std::move(trail));
  }
  const bool missed = snapshot.dragging && snapshot.X_WT && snapshot.ik && snapshot.ik->status != IkStatus::Converged &&
                      (snapshot.ik->position_error > kMissedBy || snapshot.ik->orientation_error > kMissedByAngle);
  if (missed) decor.ghosts.push_back(handAtTarget(snapshot, dark));
  if (decor.trails.empty() && decor.ghosts.empty() && !pull_shown_) return;
  pull_shown_ = !decor.trails.empty() || !decor.ghosts.empty();
  view_.setDecor(DecorOwner::Drag, decor);
}

void ViewLink::showStep() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Walk& walk = interaction_.walk();
  const int step = walk.step();
  if (!snapshot || step < 0 || step >= static_cast<int>(snapshot->steps->size())) {
    view_.setArrows({});
    view_.setArrowRoom({});
    view_.setScaleBars(other_bars_, other_note_);
    view_.setShownTriad({}, {});
    view_.setLitLinks({});
    room_formulation_.reset();
    emit forceScaleChanged(0.0);
    return;
  }
  const ArrowScales scales = scalesOfStep(*snapshot);
  std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, arrowOptions(*snapshot));
  for (Arrow& arrow : arrows) {
    if (walk.asked() && arrow.key == walk.asked()) arrow.emphasis = ArrowEmphasis::Hidden;
  }
  addWrong(arrows, *snapshot, scales);
  std::vector<ScaleBar> bars = scaleBars(*snapshot, arrows, scales, walk.notation());
  bars.insert(bars.end(), other_bars_.begin(), other_bars_.end());
  QString note = keyNote(arrows);
  if (!other_note_.isEmpty()) note = note.isEmpty() ? other_note_ : note + QLatin1Char('\n') + other_note_;
  view_.setScaleBars(bars, note);
  view_.setArrows(arrows);
  view_.setLitLinks(litLinks(*snapshot, step));
  showFrame(*snapshot, (*snapshot->steps)[static_cast<std::size_t>(step)].body);
  emit forceScaleChanged(scales.of(ArrowKind::Force));
}

// those of the whole recursion, steady while the robot moves, made larger where this step's arrows need it
ArrowScales ViewLink::scalesOfStep(const Snapshot& snapshot) {
  const bool other_model = snapshot.model != model_;
  if (other_model || snapshot.serial != scaled_for_) {
    scales_ = other_model ? arrowScales(snapshot) : steadyArrowScales(scales_, snapshot);
  }
  scaled_for_ = snapshot.serial;
  showRoom(snapshot);
  model_ = snapshot.model;
  const int step = interaction_.walk().step();
  if (other_model || step != scaled_step_) step_scales_.reset();
  scaled_step_ = step;
  step_scales_ = stepScales(snapshot, step, scales_, step_scales_);
  return *step_scales_;
}

// what a planted mistake or a student has in place of the step's result, dashed beside it
void ViewLink::addWrong(std::vector<Arrow>& arrows, const Snapshot& snapshot, const ArrowScales& scales) const {
  const Walk& walk = interaction_.walk();
  const auto add = [&](const Others& others) {
    for (Arrow& arrow : wrongArrows(snapshot, others, walk.step(), scales, arrowOptions(snapshot))) {
      arrows.push_back(std::move(arrow));
    }
  };
  if (walk.asked()) return;
  // quantities of one name are not the same in two formulations
  if (snapshot.mistaken && snapshot.mistaken->formulation == snapshot.formulation) add(othersOf(*snapshot.mistaken));
  if (!walk.student()) return;
  const auto& [key, values] = *walk.student();
  const int entry = entryOf(*snapshot.recording, key);
  if (entry < 0) return;
  Recorded brought = snapshot.recording->entries[static_cast<std::size_t>(entry)];
  if (values.size() != static_cast<std::size_t>(brought.size)) return;
  std::copy(values.begin(), values.end(), brought.values);
  add([&](const QuantityKey& asked) { return asked == key ? &brought : nullptr; });
}

ArrowOptions ViewLink::arrowOptions(const Snapshot& snapshot) const {
  const Walk& walk = interaction_.walk();
  ArrowOptions options;
  options.sums = walk.drawsSums() ? SumArrows::HeadToTail : SumArrows::AtPlace;
  options.term = walk.term();
  options.notation = walk.notation();
  options.axes = walk.axes();
  // the terms of what is to be predicted would end where it does
  const Step& step = (*snapshot.steps)[static_cast<std::size_t>(walk.step())];
  for (int entry = step.first; entry < step.last && walk.asked(); ++entry) {
    const Recorded& recorded = snapshot.recording->entries[static_cast<std::size_t>(entry)];
    if (keyOf(recorded) == *walk.asked()) options.sums = SumArrows::AtPlace;
  }
  return options;
}

void ViewLink::showRoom(const Snapshot& snapshot) {
  const Formulation formulation = snapshot.recording->formulation;
  if (snapshot.model == model_ && room_formulation_ == formulation) return;
  room_formulation_ = formulation;
  view_.setArrowRoom(arrowRoom(snapshot, scales_, SumArrows::HeadToTail));
}

void ViewLink::showFrame(const Snapshot& snapshot, int body) {
  const Axes axes = interaction_.walk().axes();
  if (axes == Axes::Link) {
    view_.setShownTriad(shownFrame(*snapshot.model, snapshot.X_WB, body, {axes, -1}),
                        tr("axes of link %1").arg(body + 1));
  } else {
    view_.setShownTriad(Pose(), axes == Axes::Base ? tr("axes of the base") : tr("axes of the world"));
  }
}

}  // namespace linkwright::ui

#include "moc_view_link.cpp"
