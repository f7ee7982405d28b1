// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/decor_nodes.h"

#include "ui/view3d/geometry.h"

#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>

namespace linkwright::ui {

namespace {

using Qt3DCore::QEntity;

constexpr double kThinnest = 1e-4;  // m: an ellipsoid that is flat keeps a mesh with normals

QVector4D rgba(const QColor& colour, double opacity) {
  return {colour.redF(), colour.greenF(), colour.blueF(), static_cast<float>(opacity)};
}

}  // namespace

DecorNodes::DecorNodes(QEntity* parent, const Effects& effects)
    : parent_(parent), effects_(effects), ghosts_(parent, effects.ghost_links), sheets_(parent, effects.sheet) {}

DecorNodes::~DecorNodes() = default;  // the nodes belong to the scene's root

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

void DecorNodes::show(const Decors& decors, const std::vector<LinkSolids>& solids) {
  std::vector<const Ghost*> ghosts;
  std::vector<const Sheet*> sheets;
  std::size_t ellipsoids = 0;
  for (const auto& [owner, decor] : decors) {
    for (const Ghost& ghost : decor.ghosts) ghosts.push_back(&ghost);
    for (const Sheet& sheet : decor.sheets) sheets.push_back(&sheet);
    for (const Ellipsoid& ellipsoid : decor.ellipsoids) {
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
    showCloud(clouds_[owner], decor.cloud);
  }
  ghosts_.show(ghosts, solids);
  sheets_.show(sheets);
  for (; ellipsoids < ellipsoids_.size(); ++ellipsoids) ellipsoids_[ellipsoids].solid.entity->setEnabled(false);
}

}  // namespace linkwright::ui
