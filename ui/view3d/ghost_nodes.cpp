// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/ghost_nodes.h"

#include "ui/view3d/geometry.h"
#include "ui/view3d/mesh_data.h"
#include "ui/view3d/shaders.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QMaterial>

#include <array>

namespace linkwright::ui {

namespace {

constexpr int kGhostSlices = 12;  // what is faint and many need not be fine
constexpr std::array<float, 4> kPlain = {1.0F, 1.0F, 1.0F, 1.0F};

void appendLink(MeshData& mesh, const LinkSolids& solids) {
  for (const Shape& shape : solids.shapes) appendSolid(mesh, shape.geometry, shape.X_LS, kPlain, kGhostSlices);
  for (const SolidMesh& solid : solids.meshes) appendMesh(mesh, solid, kPlain);
}

Qt3DRender::QGeometryRenderer* makeSheetRenderer(Qt3DCore::QNode* parent, const MeshData& mesh,
                                                 const std::vector<float>& slot_of) {
  Qt3DRender::QGeometryRenderer* renderer = makeMeshRenderer(parent, mesh);
  Qt3DCore::QGeometry* geometry = renderer->geometry();
  auto* buffer = new Qt3DCore::QBuffer(geometry);
  buffer->setData(bytesOf(slot_of));
  addFloats(geometry, buffer, "slot", 1, 0, 1, mesh.vertexCount());
  return renderer;
}

}  // namespace

GhostNodes::GhostNodes(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect) : parent_(parent), effect_(effect) {}

void GhostNodes::forgetLinks() {
  delete robot_;
  robot_ = nullptr;
  sheets_.clear();
  copies_.clear();
}

void GhostNodes::makeSheets(const std::vector<LinkSolids>& solids) {
  robot_ = new Qt3DCore::QEntity(parent_);
  MeshData mesh;
  std::vector<float> slot_of;
  Sheet sheet;
  const auto close = [&] {
    if (!mesh.indices.empty()) {
      sheet.mesh = makeSheetRenderer(robot_, mesh, slot_of);
      sheets_.push_back(sheet);
    }
    mesh = {};
    slot_of.clear();
    sheet = {};
  };
  for (std::size_t i = 0; i < solids.size(); ++i) {
    appendLink(mesh, solids[i]);
    if (mesh.vertexCount() == slot_of.size()) continue;
    slot_of.resize(mesh.vertexCount(), static_cast<float>(sheet.links.size()));
    sheet.links.push_back(i);
    if (sheet.links.size() == kLinksABatch) close();
  }
  close();
}

GhostNodes::Copy GhostNodes::makeCopy() {
  Copy copy;
  copy.entity = new Qt3DCore::QEntity(robot_);
  for (const Sheet& sheet : sheets_) {
    auto* entity = new Qt3DCore::QEntity(copy.entity);
    auto* material = new Qt3DRender::QMaterial(entity);
    material->setEffect(effect_);
    copy.blocks.emplace_back(material);
    entity->addComponent(sheet.mesh);
    entity->addComponent(material);
  }
  return copy;
}

void GhostNodes::showCopy(Copy& copy, const Ghost& ghost) {
  copy.entity->setEnabled(true);
  const QVector4D tint(ghost.colour.redF(), ghost.colour.greenF(), ghost.colour.blueF(),
                       static_cast<float>(ghost.opacity));
  std::vector<bool> shown(ghost.X_WL.size(), ghost.links.empty());
  for (const int link : ghost.links) shown.at(static_cast<std::size_t>(link)) = true;
  for (std::size_t i = 0; i < sheets_.size(); ++i) {
    LinkBlock& block = copy.blocks[i];
    for (std::size_t slot = 0; slot < sheets_[i].links.size(); ++slot) {
      const std::size_t link = sheets_[i].links[slot];
      block.setTint(slot, tint);
      if (link < shown.size() && shown[link])
        block.setPose(slot, ghost.X_WL[link]);
      else
        block.hide(slot);
    }
    block.send();
  }
}

void GhostNodes::show(const std::vector<const Ghost*>& ghosts, const std::vector<LinkSolids>& solids) {
  if (!ghosts.empty() && robot_ == nullptr) makeSheets(solids);
  while (copies_.size() < ghosts.size()) copies_.push_back(makeCopy());
  for (std::size_t i = 0; i < copies_.size(); ++i) {
    if (i < ghosts.size())
      showCopy(copies_[i], *ghosts[i]);
    else
      copies_[i].entity->setEnabled(false);
  }
}

}  // namespace linkwright::ui
