// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/scene.h"

#include "ui/view3d/decor_marks.h"
#include "ui/view3d/geometry.h"
#include "ui/view3d/marks.h"
#include "ui/widgets/theme.h"

#include <QVector2D>
#include <QVector3D>
#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DExtras/Qt3DWindow>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderSettings>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kMinorLines = 10.0;  // of the grid from one major line to the next

QVector3D qt(const Vector3d& v) {
  return {static_cast<float>(v.x()), static_cast<float>(v.y()), static_cast<float>(v.z())};
}

QVector4D qt(const QColor& colour) { return {colour.redF(), colour.greenF(), colour.blueF(), colour.alphaF()}; }

// the middle of the gizmo, which no label may cover
std::vector<QRectF> gizmoCentre(const ViewState& state) {
  const std::optional<Pose> X_WG = state.gizmoPose();
  if (!X_WG) return {};
  const QPointF middle = state.camera.project(X_WG->p);
  const double reach = kGizmoCentrePx + 4.0;
  return {QRectF(middle.x() - reach, middle.y() - reach, 2.0 * reach, 2.0 * reach)};
}

// the shafts of the arrows, which labels rather leave free
std::vector<QLineF> arrowLines(const ViewState& state) {
  std::vector<QLineF> lines;
  for (const Arrow& arrow : state.arrows) {
    if (arrow.emphasis == ArrowEmphasis::Hidden || arrow.shape == ArrowShape::Tie) continue;
    for (const QLineF& line : drawnShaft(arrow, state.camera)) lines.push_back(line);
  }
  return lines;
}

}  // namespace

Scene::Scene(Qt3DExtras::Qt3DWindow* window, bool fades_edges)
    : window_(window),
      root_(new Qt3DCore::QEntity),
      effects_(root_, fades_edges),
      graph_(window->renderSettings(), window->camera()),
      links_(root_, effects_),
      decor_(root_, effects_),
      scene_marks_(root_, effects_.glyph),
      leader_marks_(root_, effects_.overlay_glyph),
      overlay_marks_(root_, effects_.overlay_glyph),
      gizmo_marks_(root_, effects_.gizmo_glyph),
      labels_(root_, effects_.label) {
  addBackground();
  addSquares();
  graph_.setShared("keyLight", keyLightDirection());
  window->setRootEntity(root_);
  window->setActiveFrameGraph(graph_.root());
}

Qt3DCore::QEntity* Scene::addDrawn(Qt3DCore::QEntity* entity, Qt3DRender::QGeometryRenderer* renderer,
                                   Qt3DRender::QEffect* effect) {
  auto* material = new Qt3DRender::QMaterial(entity);
  material->setEffect(effect);
  entity->addComponent(renderer);
  entity->addComponent(material);
  return entity;
}

void Scene::addBackground() {
  auto* sky = new Qt3DCore::QEntity(root_);
  addDrawn(sky, makeRowsRenderer(sky, 4), effects_.backdrop);
  auto* ground = new Qt3DCore::QEntity(root_);
  addDrawn(ground, makeSquareRenderer(ground, makeSquare(ground)), effects_.ground);
  ground_shadow_ = new Qt3DCore::QEntity(root_);
  addDrawn(ground_shadow_, makeSquareRenderer(ground_shadow_, makeSquare(ground_shadow_)), effects_.ground_shadow);
}

void Scene::addSquares() {
  squares_ = new Qt3DCore::QEntity(root_);
  auto* geometry = new Qt3DCore::QGeometry(squares_);
  square_vertices_ = new Qt3DCore::QBuffer(geometry);
  addFloats(geometry, square_vertices_, "place", 3, 0, 7, 0);
  addFloats(geometry, square_vertices_, "colour", 4, 3, 7, 0);
  square_renderer_ = new Qt3DRender::QGeometryRenderer(squares_);
  square_renderer_->setGeometry(geometry);
  addDrawn(squares_, square_renderer_, effects_.gizmo_fill)->setEnabled(false);
}

void Scene::update(const ViewState& state, Stale stale) {
  const Look& look = lookOf(state.dark, state.high_contrast);
  if (has(stale, Stale::Look)) updateLook(look);
  if (!state.snapshot && has(stale, Stale::Model)) links_.clear();
  if (has(stale, Stale::Model)) {
    decor_.forgetLinks();
    stale = stale | Stale::Decor;
  }
  if (state.snapshot && has(stale, Stale::Model | Stale::Look)) {
    links_.build(*state.snapshot->model, state.solids, look);
    stale = stale | Stale::Poses | Stale::Tints | Stale::Selection;
  }
  if (has(stale, Stale::Poses)) {
    if (state.snapshot) links_.setPoses(state.snapshot->X_WL);
    updateShadow(state);
    stale = stale | Stale::Marks | Stale::Gizmo;
  }
  if (has(stale, Stale::Decor)) {
    decor_.show(state.decor, state.solids);
    stale = stale | Stale::Marks;
  }
  if (state.snapshot && has(stale, Stale::Poses | Stale::Camera)) {
    links_.refine(state.camera, window_->devicePixelRatio(), state.snapshot->X_WL);
  }
  if (has(stale, Stale::Tints)) links_.setLit(state.lit, look);
  if (has(stale, Stale::Selection)) links_.setSelected(state.selected);
  if (has(stale, Stale::Camera)) updateCamera(state);
  if (has(stale, Stale::Camera | Stale::Look)) updateGround(state);
  // a label of the scene goes when a link comes before it, so the camera matters
  if (has(stale, Stale::Marks | Stale::Look | Stale::Camera)) {
    labels_.setLabels(labelsOf(state, look), look.label_ground, window_->devicePixelRatio());
    LabelRoom room;
    room.closed = gizmoCentre(state);
    room.lines = arrowLines(state);
    for (const QLineF& line : decorLines(state)) room.lines.push_back(line);
    if (!state.arrows.empty()) room.solids = Coverage(state.camera.viewport(), state.outlines());
    labels_.layout(state.camera, std::move(room));
    leader_marks_.setGlyphs(labels_.leaders());
  }
  if (has(stale, Stale::Marks | Stale::Look)) {
    scene_marks_.setGlyphs(sceneMarks(state, look));
    overlay_marks_.setGlyphs(overlayMarks(state, look));
  }
  if (has(stale, Stale::Gizmo | Stale::Look | Stale::Camera)) updateGizmo(state, look);
}

void Scene::setTarget(const QSize& pixels, int samples) {
  graph_.setTarget(pixels, samples);
  // the window keeps its camera's ratio itself, whenever it has another size
  const QSize size = pixels.isEmpty() ? window_->size() : pixels;
  window_->camera()->setAspectRatio(static_cast<float>(size.width()) / static_cast<float>(std::max(1, size.height())));
}

Qt3DRender::QRenderCaptureReply* Scene::requestPicture() { return graph_.capture()->requestCapture(); }

void Scene::updateLook(const Look& look) {
  graph_.setShared("skyTop", qt(look.sky_top));
  graph_.setShared("skyHorizon", qt(look.sky_horizon));
  graph_.setShared("groundColour", qt(look.ground));
  graph_.setShared("gridMinor", qt(look.grid_minor));
  graph_.setShared("gridMajor", qt(look.grid_major));
  graph_.setShared("rimColour", qt(look.rim));
  graph_.setShared("edgeLight", look.edge_light);
  graph_.setShared("outlineColour", qt(look.outline));
}

void Scene::updateCamera(const ViewState& state) {
  const OrbitCamera& orbit = state.camera;
  Qt3DRender::QCamera* camera = window_->camera();
  camera->setFieldOfView(static_cast<float>(OrbitCamera::fieldOfViewDeg()));
  camera->setNearPlane(static_cast<float>(orbit.nearPlane()));
  camera->setFarPlane(static_cast<float>(orbit.farPlane()));
  camera->setUpVector({0.0f, 0.0f, 1.0f});
  camera->setPosition(qt(orbit.eye()));
  camera->setViewCenter(qt(orbit.view().centre));
  const double slope = std::tan(0.5 * OrbitCamera::fieldOfViewDeg() * std::numbers::pi / 180.0);
  const float ratio = static_cast<float>(window_->devicePixelRatio());
  graph_.setShared("viewForward", qt(orbit.forward()));
  graph_.setShared("viewUp", qt(slope * orbit.up()));
  graph_.setShared("pixelRatio", ratio);
  graph_.setShared("glyphPixel", ratio * static_cast<float>(lineScale()));
  graph_.setShared("nearPlane", static_cast<float>(orbit.nearPlane()));
}

void Scene::updateGround(const ViewState& state) {
  const double spacing = state.grid_spacing, major = kMinorLines * spacing;
  const double fade = 4.5 * state.camera.view().distance;
  const bool above = state.camera.eye().z() > 0.0;
  const Vector3d& centre = state.camera.view().centre;
  graph_.setShared("gridScale", QVector4D(static_cast<float>(spacing), static_cast<float>(kMinorLines),
                                          static_cast<float>(fade), above ? 1.0f : 0.5f));
  graph_.setShared("gridCentre", QVector4D(static_cast<float>(centre.x()), static_cast<float>(centre.y()),
                                           static_cast<float>(major * std::round(centre.x() / major)),
                                           static_cast<float>(major * std::round(centre.y() / major))));
  graph_.setShared("shadowStrength", lookOf(state.dark, state.high_contrast).shadow);
  ground_shadow_->setEnabled(above);
}

void Scene::updateShadow(const ViewState& state) {
  // the rectangle on the ground that the shadow falls into, a little wider for its soft edge
  const QVector3D light = keyLightDirection();
  Eigen::Vector2d low = Eigen::Vector2d::Constant(1e9), high = -low;
  for (const Vector3d& corner : state.corners()) {
    const double drop = std::max(corner.z(), 0.0) / static_cast<double>(light.z());
    const Eigen::Vector2d p(corner.x() - drop * static_cast<double>(light.x()),
                            corner.y() - drop * static_cast<double>(light.y()));
    low = low.cwiseMin(p);
    high = high.cwiseMax(p);
  }
  if (low.x() > high.x()) low = high = Eigen::Vector2d::Zero();
  const Eigen::Vector2d middle = 0.5 * (low + high);
  const Eigen::Vector2d half = 0.53 * (high - low) + Eigen::Vector2d::Constant(0.02 * state.size + 1e-4);
  graph_.setShared("shadowRect", QVector4D(static_cast<float>(middle.x()), static_cast<float>(middle.y()),
                                           static_cast<float>(half.x()), static_cast<float>(half.y())));
}

void Scene::updateGizmo(const ViewState& state, const Look& look) {
  gizmo_marks_.setGlyphs(gizmoMarks(state, look));
  const std::vector<FillVertex> vertices = gizmoSquares(state, look);
  squares_->setEnabled(!vertices.empty());
  if (vertices.empty()) return;
  std::vector<float> data;
  data.reserve(7 * vertices.size());
  for (const FillVertex& vertex : vertices) {
    for (int i = 0; i < 3; ++i) data.push_back(static_cast<float>(vertex.place[i]));
    const QVector4D colour = qt(vertex.colour);
    data.insert(data.end(), {colour.x(), colour.y(), colour.z(), colour.w()});
  }
  square_vertices_->setData(bytesOf(data));
  square_renderer_->setVertexCount(static_cast<int>(vertices.size()));
}

}  // namespace linkwright::ui
