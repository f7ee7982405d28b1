// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/decor_nodes.h"

#include "ui/view3d/geometry.h"

#include <Eigen/Geometry>
#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>

namespace linkwright::ui {

namespace {

using Qt3DCore::QEntity;

constexpr int kGhostSlices = 16;    // what is faint and many need not be fine
constexpr double kThinnest = 1e-4;  // m: an ellipsoid that is flat keeps a mesh with normals

void place(Qt3DCore::QTransform& transform, const Pose& X_WS) {
  const Eigen::Quaternionf q(X_WS.R.cast<float>());
  const Eigen::Vector3f p = X_WS.p.cast<float>();
  transform.setRotation(QQuaternion(q.w(), q.x(), q.y(), q.z()));
  transform.setTranslation({p.x(), p.y(), p.z()});
}

QVector4D rgba(const QColor& colour, double opacity) {
  return {colour.redF(), colour.greenF(), colour.blueF(), static_cast<float>(opacity)};
}

}  // namespace

DecorNodes::DecorNodes(QEntity* parent, const Effects& effects) : parent_(parent), effects_(effects) {}

DecorNodes::~DecorNodes() = default;  // the nodes belong to the scene's root

void DecorNodes::forgetLinks() {
  delete robot_;
  robot_ = nullptr;
  meshes_.clear();
  ghosts_.clear();
}

DecorNodes::Tinted DecorNodes::makeTinted(QEntity* owner) {
  Tinted tinted;
  tinted.material = new Qt3DRender::QMaterial(owner);
  tinted.material->setEffect(effects_.ghost);
  tinted.colour = new Qt3DRender::QParameter(QStringLiteral("ghostColour"), QVector4D(), tinted.material);
  tinted.material->addParameter(tinted.colour);
  return tinted;
}

DecorNodes::Solid DecorNodes::makeSolid(QEntity* parent, Qt3DRender::QGeometryRenderer* mesh, const Tinted& tinted) {
  Solid solid;
  solid.entity = new QEntity(parent);
  solid.transform = new Qt3DCore::QTransform(solid.entity);
  solid.entity->addComponent(mesh);
  solid.entity->addComponent(solid.transform);
  solid.entity->addComponent(tinted.material);
  return solid;
}

void DecorNodes::makeMeshes(const std::vector<LinkSolids>& solids) {
  robot_ = new QEntity(parent_);
  meshes_.assign(solids.size(), nullptr);
  for (std::size_t i = 0; i < solids.size(); ++i) {
    MeshData mesh;
    for (const Shape& shape : solids[i].shapes)
      appendSolid(mesh, shape.geometry, shape.X_LS, {1.0f, 1.0f, 1.0f, 1.0f}, kGhostSlices);
    for (const SolidMesh& solid : solids[i].meshes) appendMesh(mesh, solid, {1.0f, 1.0f, 1.0f, 1.0f});
    if (!mesh.indices.empty()) meshes_[i] = makeMeshRenderer(robot_, mesh);
  }
}

DecorNodes::GhostNodes DecorNodes::makeGhost() {
  GhostNodes ghost;
  ghost.entity = new QEntity(robot_);
  ghost.tinted = makeTinted(ghost.entity);
  for (Qt3DRender::QGeometryRenderer* mesh : meshes_) {
    ghost.links.push_back(mesh ? makeSolid(ghost.entity, mesh, ghost.tinted) : Solid());
  }
  return ghost;
}

void DecorNodes::showGhost(GhostNodes& nodes, const Ghost& ghost) {
  nodes.entity->setEnabled(true);
  const QVector4D colour = rgba(ghost.colour, ghost.opacity);
  if (nodes.tinted.colour->value() != QVariant(colour)) nodes.tinted.colour->setValue(colour);
  for (std::size_t i = 0; i < std::min(nodes.links.size(), ghost.X_WL.size()); ++i) {
    if (!nodes.links[i].entity) continue;
    const bool shown = ghost.links.empty() ||
                       std::find(ghost.links.begin(), ghost.links.end(), static_cast<int>(i)) != ghost.links.end();
    nodes.links[i].entity->setEnabled(shown);
    if (shown) place(*nodes.links[i].transform, ghost.X_WL[i]);
  }
}

void DecorNodes::showEllipsoid(EllipsoidNode& node, const Ellipsoid& ellipsoid) {
  node.solid.entity->setEnabled(true);
  node.tinted.colour->setValue(rgba(ellipsoid.colour, ellipsoid.opacity));
  place(*node.solid.transform, ellipsoid.X_WC);
  const Eigen::Vector3f radii = ellipsoid.radii.cwiseMax(kThinnest).cast<float>();
  node.solid.transform->setScale3D({radii.x(), radii.y(), radii.z()});
}

void DecorNodes::showCloud(Cloud& cloud, const std::shared_ptr<const PointCloud>& points) {
  if (cloud.shown == points) return;
  cloud.shown = points;
  if (!points) {
    if (cloud.layer) cloud.layer->clear();
    return;
  }
  if (!cloud.layer) cloud.layer = std::make_unique<PointLayer>(parent_, effects_.point);
  cloud.layer->setPoints(*points);
}

void DecorNodes::show(const std::array<Decor, kDecorOwners>& decor, const std::vector<LinkSolids>& solids) {
  std::size_t ghosts = 0, ellipsoids = 0;
  for (std::size_t owner = 0; owner < decor.size(); ++owner) {
    for (const Ghost& ghost : decor[owner].ghosts) {
      if (!robot_) makeMeshes(solids);
      if (ghosts == ghosts_.size()) ghosts_.push_back(makeGhost());
      showGhost(ghosts_[ghosts++], ghost);
    }
    for (const Ellipsoid& ellipsoid : decor[owner].ellipsoids) {
      if (!sphere_) {
        MeshData ball;
        appendSolid(ball, Sphere{1.0}, Pose(), {1.0f, 1.0f, 1.0f, 1.0f});
        sphere_ = makeMeshRenderer(parent_, ball);
      }
      if (ellipsoids == ellipsoids_.size()) {
        EllipsoidNode node;
        node.tinted = makeTinted(parent_);
        node.solid = makeSolid(parent_, sphere_, node.tinted);
        ellipsoids_.push_back(node);
      }
      showEllipsoid(ellipsoids_[ellipsoids++], ellipsoid);
    }
    showCloud(clouds_[owner], decor[owner].cloud);
  }
  for (; ghosts < ghosts_.size(); ++ghosts) ghosts_[ghosts].entity->setEnabled(false);
  for (; ellipsoids < ellipsoids_.size(); ++ellipsoids) ellipsoids_[ellipsoids].solid.entity->setEnabled(false);
}

}  // namespace linkwright::ui
