// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/qt3d_view.h"

#include "core/mechanism/generated_shapes.h"
#include "ui/view3d/arrow_lanes.h"
#include "ui/view3d/graphics_probe.h"
#include "ui/widgets/theme.h"

#include <Qt3DCore/QEntity>
#include <Qt3DExtras/Qt3DWindow>
#include <Qt3DLogic/QFrameAction>
#include <Qt3DRender/QRenderSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kRoomToBuild = 0.25;  // m, beside a base and above it
constexpr double kNearest = 0.15;      // of the robot's size: how near to its centre the wheel goes
constexpr double kFrameMargin = 34.0;  // px around the robot

}  // namespace

Qt3DView::Qt3DView() : input_(state_), widget_(new ViewWidget) {
  SceneView start;
  start.azimuth = 0.72;
  start.elevation = 0.36;
  state_.camera.setView(start);
  setGridNote();
  widget_->setGround(lookOf(false).ground, lookOf(false).label_text);
  connect(widget_, &ViewWidget::firstShown, this, &Qt3DView::makeWindow);
  connect(widget_, &ViewWidget::resized, this, &Qt3DView::resized);
  connect(widget_, &ViewWidget::textSizeChanged, this, [this] { markStale(Stale::Marks | Stale::Camera); });
  connectInput();
}

Qt3DView::~Qt3DView() {
  scene_.reset();
  // the window that holds the widget may have deleted it already
  if (ViewWidget* widget = widget_.data(); widget != nullptr && widget->parent() == nullptr) delete widget;
}

void Qt3DView::makeWindow() {
  const Graphics& graphics = probeGraphics();
  if (!graphics.available) {
    widget_->showProblem(graphics.problem);
    return;
  }
  // the window's constructor asks for four samples by default, and the renderer's context follows the default format
  auto* window = new Qt3DExtras::Qt3DWindow(nullptr, Qt3DRender::API::OpenGL);
  window->setFormat(graphics.format());
  QSurfaceFormat::setDefaultFormat(graphics.format());
  window->renderSettings()->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
  window_ = window;
  samples_ = graphics.format().samples();
  scene_ = std::make_unique<Scene>(window, samples_ == 0);
  auto* ticks = new Qt3DLogic::QFrameAction;
  connect(ticks, &Qt3DLogic::QFrameAction::triggered, this, [this](float) { countFrame(); });
  auto* root = scene_->root();
  ticks->setParent(root);
  root->addComponent(ticks);
  window->installEventFilter(&input_);
  widget_->showWindow(window);
  markStale(Stale::Model | Stale::Poses | Stale::Camera | Stale::Look | Stale::Tints | Stale::Selection | Stale::Marks |
            Stale::Gizmo);
}

void Qt3DView::countFrame() {
  ++turns_;
  if (frames_to_draw_ == 0) return;
  --frames_to_draw_;
  if (picture_ && frames_to_draw_ == 0) requestPicture();
  if (++frames_ == 1) emit firstFrameDrawn();
}

void Qt3DView::markStale(Stale part) {
  stale_ = stale_ | part;
  if (!scene_ || refresh_posted_) return;
  refresh_posted_ = true;
  // an event: a timer of no time waits until nothing else is due, the renderer's next tick comes before it, and the
  // change is in the picture a tick later
  QMetaObject::invokeMethod(this, &Qt3DView::refresh, Qt::QueuedConnection);
}

void Qt3DView::refresh() {
  refresh_posted_ = false;
  if (!scene_ || !window_) return;
  // the window is brought up to date when the picture is there
  if (picture_ && picture_->is_drawn) return;
  if (!state_.arrows.empty() &&
      has(stale_, Stale::Model | Stale::Poses | Stale::Marks | Stale::Camera | Stale::Decor)) {
    layAside(state_.arrows, state_.camera);
    stale_ = stale_ | Stale::Marks;
  }
  scene_->update(state_, std::exchange(stale_, Stale::Nothing));
  // what was under the mouse may have moved away from it
  if (hovered_ && hover_pixel_) hover(hover_pixel_);
  frames_to_draw_ = kFramesAChange;
  if (picture_) drawPicture();
}

void Qt3DView::setSnapshot(const SnapshotPtr& snapshot) {
  const bool other_model = !state_.snapshot || !snapshot || state_.snapshot->model != snapshot->model;
  state_.snapshot = snapshot && snapshot->model ? snapshot : nullptr;
  if (other_model) {
    if (state_.snapshot && state_.snapshot->mechanism) {
      state_.size = drawingSize(*state_.snapshot->mechanism);
      state_.camera.setNearest(kNearest * state_.size);
    }
    state_.motion_room.clear();
    makeSolids();
  }
  // nobody knows how far a simulation goes
  if (state_.snapshot && state_.snapshot->simulating) keepInView(state_.corners());
  // somebody else has ended the drag: the mouse that still holds the handle moves nothing any more
  const bool dragging = state_.snapshot && state_.snapshot->dragging;
  if (input_.isDragging() && drag_acknowledged_ && !dragging) input_.forgetDrag();
  drag_acknowledged_ = drag_acknowledged_ || dragging;
  markStale(other_model ? Stale::Model | Stale::Poses : Stale::Poses);
}

void Qt3DView::setMeshes(const MeshSet& meshes) {
  if (meshes == state_.meshes) return;
  state_.meshes = meshes;
  makeSolids();
  markStale(Stale::Model | Stale::Poses);
}

void Qt3DView::makeSolids() {
  state_.solids.clear();
  if (state_.snapshot && state_.snapshot->mechanism) {
    state_.solids = solidsOf(*state_.snapshot->mechanism, *state_.snapshot->model, state_.meshes);
  }
  // what is being pulled would run away from the mouse
  if (frames_whole_robot_ && !input_.isDragging()) frameWholeRobot();
}

void Qt3DView::setArrows(const std::vector<Arrow>& arrows) {
  if (arrows.empty() && step_arrows_.empty()) return;
  // the gizmo gives way to arrows
  const bool another_step = !std::equal(
      arrows.begin(), arrows.end(), step_arrows_.begin(), step_arrows_.end(),
      [](const Arrow& a, const Arrow& b) { return a.quantity == b.quantity && a.key == b.key && a.term == b.term; });
  step_arrows_ = arrows;
  gatherArrows();
  if (another_step && !input_.isDragging()) {
    // a mouse that only rests there, while keys walk on, is not about to take hold of it
    state_.mouse_near_gizmo = false;
    state_.hot = GizmoHandle::None;
  }
  // nor does it point at what of this step happens to come under it
  if (another_step) hover({});
  markStale(another_step ? Stale::Marks | Stale::Gizmo : Stale::Marks);
}

void Qt3DView::setMarkedArrow(const std::optional<QuantityKey>& key) {
  if (state_.marked == key) return;
  state_.marked = key;
  markStale(Stale::Marks);
}

void Qt3DView::setScaleBars(const std::vector<ScaleBar>& bars, const QString& note) {
  if (bars.empty() && state_.scale_bars.empty()) return;
  state_.scale_bars = bars;
  state_.scale_note = note;
  markStale(Stale::Marks);
}

void Qt3DView::setShownTriad(const std::optional<Pose>& X_WF, const QString& name) {
  if (!X_WF && !state_.shown_triad) return;
  state_.shown_triad = X_WF;
  state_.triad_name = name;
  markStale(Stale::Marks);
}

void Qt3DView::setLitLinks(const LitLinks& links) {
  state_.lit = links;
  markStale(Stale::Tints);
}

void Qt3DView::gatherArrows() {
  state_.arrows = step_arrows_;
  for (const auto& [owner, decor] : state_.decor) {
    state_.arrows.insert(state_.arrows.end(), decor.arrows.begin(), decor.arrows.end());
  }
}

void Qt3DView::setDecor(const QString& owner, const Decor& decor) {
  Decor& own = state_.decor[owner];
  const bool other_arrows = !own.arrows.empty() || !decor.arrows.empty(), had_arrows = !state_.arrows.empty();
  const bool other_first = own.comes_first != decor.comes_first;
  own = decor;
  if (other_arrows) gatherArrows();
  // the handle of a joint gives way to what comes first, and the gizmo gives way to arrows
  const bool other_gizmo = other_first || had_arrows == state_.arrows.empty();
  markStale(other_gizmo ? Stale::Decor | Stale::Gizmo : Stale::Decor);
}

void Qt3DView::setMotionRoom(const std::vector<std::vector<Pose>>& X_WL) {
  state_.motion_room.clear();
  for (const std::vector<Pose>& links : X_WL) {
    const std::vector<Eigen::Vector3d> corners_W = state_.cornersAt(links);
    state_.motion_room.insert(state_.motion_room.end(), corners_W.begin(), corners_W.end());
  }
  keepInView(wholeRobot());
}

// where the view is the robot's: it steps back when one of these leaves it
void Qt3DView::keepInView(const std::vector<Eigen::Vector3d>& points_W) {
  if (frames_whole_robot_ && !input_.isDragging() && !state_.shows(points_W)) frameWholeRobot();
}

void Qt3DView::setArrowRoom(const std::vector<Eigen::Vector3d>& points_W) {
  const bool had_room = !state_.arrow_room.empty();
  state_.arrow_room = points_W;
  if (points_W.empty()) {
    // nobody has moved the camera since: it returns to where it was
    if (const std::optional<SceneView> before = std::exchange(before_arrows_, {})) {
      state_.camera.setView(*before);
      if (frames_whole_robot_) frameWholeRobot();
      setGridNote();
      markStale(Stale::Camera);
    }
  } else if (!had_room) {
    makeRoomForArrows();
  }
}

void Qt3DView::makeRoomForArrows() {
  if (!frames_whole_robot_ && !state_.shows(state_.corners())) return;
  const SceneView before = state_.camera.view();
  framePoints(wholeRobot());
  before_arrows_ = before;
}

void Qt3DView::hover(const std::optional<QPointF>& pixel) {
  hover_pixel_ = pixel;
  const std::optional<QuantityKey> key = pixel ? arrowAt(*pixel) : std::nullopt;
  if (key == hovered_) return;
  hovered_ = key;
  emit arrowHovered(key);
}

std::optional<QuantityKey> Qt3DView::arrowAt(const QPointF& pixel) const {
  return pickArrow(state_.camera, pixel, state_.arrows, scene_ ? scene_->arrowLabels() : std::vector<PlacedLabel>());
}

std::vector<QRectF> Qt3DView::arrowLabels() const {
  std::vector<QRectF> rects;
  if (!scene_) return rects;
  for (const PlacedLabel& label : scene_->arrowLabels()) rects.push_back(label.rect);
  return rects;
}

void Qt3DView::setSelectedLink(int link) {
  state_.selected = link;
  markStale(Stale::Selection | Stale::Gizmo);
}

void Qt3DView::setGizmoMode(GizmoMode mode) {
  state_.hand_gizmo_mode = mode;
  if (!input_.isDragging()) state_.hot = GizmoHandle::None;
  markStale(Stale::Gizmo);
}

void Qt3DView::setGizmoAxes(GizmoAxes axes) {
  state_.gizmo_axes = axes;
  markStale(Stale::Gizmo);
}

void Qt3DView::setBuildHandles(const BuildHandles& handles) {
  const bool others = handles.on != state_.build.on || handles.mode != state_.build.mode;
  state_.build = handles;
  if (others && !input_.isDragging()) {
    state_.hot = GizmoHandle::None;
    state_.tip_hot = state_.joint_handle_hot = false;
  }
  markStale(Stale::Gizmo);
}

void Qt3DView::setDisplayOptions(const DisplayOptions& options) {
  state_.display = options;
  markStale(Stale::Marks);
}

void Qt3DView::setTheme(ThemeChoice choice) {
  const bool dark = isDark(choice), high_contrast = choice == ThemeChoice::HighContrast;
  if (state_.dark == dark && state_.high_contrast == high_contrast) return;
  state_.dark = dark;
  state_.high_contrast = high_contrast;
  const Look& look = lookOf(state_.dark, state_.high_contrast);
  if (widget_) widget_->setGround(look.ground, look.label_text);
  markStale(Stale::Look);
}

void Qt3DView::setCamera(const SceneView& view) {
  frames_whole_robot_ = false;
  before_arrows_.reset();
  state_.camera.setView(view);
  setGridNote();
  markStale(Stale::Camera);
  emit cameraChanged();
}

void Qt3DView::cameraChangedByHand() {
  frames_whole_robot_ = false;
  before_arrows_.reset();
  setGridNote();
  markStale(Stale::Camera);
  emit cameraChanged();
}

void Qt3DView::framePoints(const std::vector<Eigen::Vector3d>& points_W) {
  if (points_W.empty()) return;
  state_.camera.framePoints(points_W, kFrameMargin);
  setGridNote();
  markStale(Stale::Camera);
}

void Qt3DView::frameAll() {
  frames_whole_robot_ = true;
  before_arrows_.reset();
  frameWholeRobot();
  emit cameraChanged();
}

std::vector<Eigen::Vector3d> Qt3DView::wholeRobot() const {
  std::vector<Eigen::Vector3d> points_W = state_.corners();
  if (points_W.empty()) return points_W;
  for (const auto* room : {&state_.motion_room, &state_.arrow_room})
    points_W.insert(points_W.end(), room->begin(), room->end());
  // a base alone does not fill the view: what will stand on it has room
  if (state_.snapshot && state_.snapshot->model->dof() == 0) {
    for (const double side : {-kRoomToBuild, kRoomToBuild}) points_W.emplace_back(side, side, kRoomToBuild);
  }
  return points_W;
}

void Qt3DView::frameWholeRobot() {
  std::vector<Eigen::Vector3d> points_W = wholeRobot();
  framePoints(points_W);
  // the gizmo has its size on the screen, so its room is known only now
  if (const std::optional<Pose> X_WG = state_.gizmoPose(); X_WG && !points_W.empty()) {
    const double reach = kGizmoArrowPx * gizmoUnit(state_.camera, X_WG->p);
    for (int i = 0; i < 3; ++i) points_W.push_back(X_WG->p + reach * Eigen::Vector3d::Unit(i));
    framePoints(points_W);
  }
}

void Qt3DView::frameSelection() {
  const std::size_t link = static_cast<std::size_t>(state_.selected);
  if (!state_.snapshot || state_.selected < 0 || link >= state_.solids.size()) {
    frameAll();
    return;
  }
  frames_whole_robot_ = false;
  before_arrows_.reset();
  const Pose& X_WL = state_.snapshot->X_WL.at(link);
  std::vector<Eigen::Vector3d> points_W;
  appendCorners(state_.solids[link], X_WL, points_W);
  // a frame without solids, too, has a neighbourhood to look at
  for (double side : {-0.12, 0.12}) {
    for (int i = 0; i < 3; ++i) points_W.push_back(X_WL.p + side * state_.size * Eigen::Vector3d::Unit(i));
  }
  framePoints(points_W);
  emit cameraChanged();
}

void Qt3DView::resized() {
  ViewWidget* widget = widget_.data();
  if (widget == nullptr) return;
  state_.camera.setViewport(widget->size());
  if (frames_whole_robot_) frameWholeRobot();
  markStale(Stale::Camera);
}

void Qt3DView::setGridNote() {
  const double spacing = gridSpacing(state_.camera.view().distance);
  if (std::abs(spacing - state_.grid_spacing) < 1e-9 && !state_.grid_note.isEmpty()) return;
  state_.grid_spacing = spacing;
  state_.grid_note =
      spacing < 0.095 ? tr("grid %1 mm").arg(std::lround(1000.0 * spacing)) : tr("grid %1 m").arg(spacing);
  markStale(Stale::Marks);
}

QPointF Qt3DView::gizmoHandle(int handle) const {
  const std::optional<Pose> X_WG = state_.gizmoPose();
  if (!X_WG) return {};
  const Gizmo gizmo(state_.gizmoMode(), state_.gizmo_axes, *X_WG, state_.camera);
  if (handle < 0 || handle > 2) return state_.camera.project(X_WG->p);
  const GizmoHandle first = state_.gizmoMode() == GizmoMode::Translate ? GizmoHandle::MoveX : GizmoHandle::TurnX;
  return gizmo.middleOf(static_cast<GizmoHandle>(static_cast<int>(first) + handle));
}

std::optional<QPointF> Qt3DView::jointKnob() const {
  const std::optional<JointHandle> handle = state_.jointHandle();
  return handle ? std::optional<QPointF>(state_.camera.project(handle->knob(state_.camera))) : std::nullopt;
}

std::optional<QPointF> Qt3DView::tipHandle() const {
  const std::optional<TipHandle> handle = state_.tipHandle();
  return handle ? std::optional<QPointF>(handle->middle(state_.camera)) : std::nullopt;
}

QObject* Qt3DView::inputTarget() {
  if (window_) return window_;
  return widget_;
}

std::unique_ptr<View3D> makeView3D() { return std::make_unique<Qt3DView>(); }

void prepareView3D() { beginGraphicsProbe(); }

}  // namespace linkwright::ui

#include "moc_qt3d_view.cpp"
#include "moc_view3d.cpp"
