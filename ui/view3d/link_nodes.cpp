// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/link_nodes.h"

#include "ui/view3d/geometry.h"

#include <Eigen/Geometry>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace linkwright::ui {

namespace {

QVector4D tintOf(const QColor& colour, float amount) {
  return {colour.redF(), colour.greenF(), colour.blueF(), amount};
}

void append(std::vector<double>& numbers, const Eigen::Vector3d& v) {
  numbers.insert(numbers.end(), v.data(), v.data() + 3);
}

void appendSize(std::vector<double>& numbers, const Geometry& geometry) {
  numbers.push_back(static_cast<double>(geometry.index()));
  std::visit(
      [&](const auto& solid) {
        using Solid = std::decay_t<decltype(solid)>;
        if constexpr (std::is_same_v<Solid, Box>) {
          append(numbers, solid.size);
        } else if constexpr (std::is_same_v<Solid, Sphere>) {
          numbers.push_back(solid.radius);
        } else if constexpr (std::is_same_v<Solid, Beam>) {
          numbers.insert(numbers.end(), {static_cast<double>(solid.section.form), solid.section.wall});
          append(numbers, outerSize(solid));
        } else if constexpr (std::is_same_v<Solid, Mesh>) {
          append(numbers, solid.scale);
        } else {
          numbers.insert(numbers.end(), {solid.radius, solid.length});
        }
      },
      geometry);
}

/// All that a link's mesh is made from; what is equal looks the same.
std::vector<double> looksOf(const LinkSolids& solids, std::size_t link, const Look& look) {
  std::vector<double> numbers;
  for (const Shape& shape : solids.shapes) {
    appendSize(numbers, shape.geometry);
    append(numbers, shape.X_LS.p);
    numbers.insert(numbers.end(), shape.X_LS.R.data(), shape.X_LS.R.data() + 9);
    for (const float share : shapeColour(shape, link, look)) numbers.push_back(static_cast<double>(share));
  }
  if (!solids.meshes.empty()) {
    for (const float share : linkColour(link, look)) numbers.push_back(static_cast<double>(share));
  }
  return numbers;
}

}  // namespace

LinkNodes::LinkNodes(Qt3DCore::QEntity* parent, const Effects& effects) : parent_(parent), effects_(effects) {}

LinkNodes::~LinkNodes() = default;  // the nodes belong to the scene's root

void LinkNodes::clear() {
  delete robot_;
  robot_ = nullptr;
  nodes_.clear();
  selected_ = -1;
}

void LinkNodes::build(const Model& model, const std::vector<LinkSolids>& solids, const Look& look) {
  setSelected(-1);
  if (robot_ == nullptr) robot_ = new Qt3DCore::QEntity(parent_);
  // an edit leaves most links as they look, wherever they stand now
  std::unordered_map<std::string, Node> before;
  for (Node& node : nodes_) before.try_emplace(node.name, std::move(node));
  nodes_.assign(solids.size(), {});
  for (std::size_t i = 0; i < solids.size(); ++i) {
    const auto link = static_cast<std::size_t>(model.links()[i].link);
    std::vector<double> looks = looksOf(solids[i], link, look);
    const auto known = before.find(model.links()[i].name);
    if (known != before.end() && known->second.looks == looks && known->second.meshes == solids[i].meshes) {
      nodes_[i] = std::move(known->second);
      before.erase(known);
      continue;
    }
    nodes_[i].name = model.links()[i].name;
    nodes_[i].looks = std::move(looks);
    nodes_[i].meshes = solids[i].meshes;
    make(nodes_[i], solids[i], link, look);
  }
  for (auto& [name, node] : before) delete node.entity;
}

void LinkNodes::make(Node& node, const LinkSolids& solids, std::size_t link, const Look& look) {
  MeshData mesh;
  bool translucent = false;
  for (const Shape& shape : solids.shapes) {
    const auto colour = shapeColour(shape, link, look);
    appendSolid(mesh, shape.geometry, shape.X_LS, colour);
    translucent = translucent || colour[3] < 0.999f;
  }
  const std::array<float, 4> own = linkColour(link, look);
  for (const SolidMesh& solid : solids.meshes) translucent = appendMesh(mesh, solid, own) || translucent;
  if (mesh.indices.empty()) return;
  node.entity = new Qt3DCore::QEntity(robot_);
  node.transform = new Qt3DCore::QTransform(node.entity);
  node.material = new Qt3DRender::QMaterial(node.entity);
  node.plain = translucent ? effects_.translucent : effects_.solid;
  node.outlined = translucent ? effects_.outlined_translucent : effects_.outlined_solid;
  node.material->setEffect(node.plain);
  node.tint = new Qt3DRender::QParameter(QStringLiteral("tint"), QVector4D(), node.material);
  node.material->addParameter(node.tint);
  node.entity->addComponent(makeMeshRenderer(node.entity, mesh));
  node.entity->addComponent(node.transform);
  node.entity->addComponent(node.material);
}

void LinkNodes::setPoses(const std::vector<Pose>& X_WL) {
  for (std::size_t i = 0; i < std::min(nodes_.size(), X_WL.size()); ++i) {
    if (!nodes_[i].entity) continue;
    const Eigen::Quaternionf q(X_WL[i].R.cast<float>());
    const Eigen::Vector3f p = X_WL[i].p.cast<float>();
    nodes_[i].transform->setRotation(QQuaternion(q.w(), q.x(), q.y(), q.z()));
    nodes_[i].transform->setTranslation({p.x(), p.y(), p.z()});
  }
}

void LinkNodes::setLit(const LitLinks& links, const Look& look) {
  const auto holds = [](const std::vector<int>& some, int index) {
    return std::find(some.begin(), some.end(), index) != some.end();
  };
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (!nodes_[i].entity) continue;
    const int index = static_cast<int>(i);
    QVector4D tint;
    if (index == links.current) {
      tint = tintOf(look.lit, look.lit_amount);
    } else if (holds(links.waiting, index)) {
      tint = tintOf(look.waiting, look.waiting_amount);
    } else if (holds(links.inward, index)) {
      tint = tintOf(look.inward, look.inward_amount);
    } else if (holds(links.outward, index)) {
      tint = tintOf(look.outward, look.outward_amount);
    }
    if (nodes_[i].tint->value() != QVariant(tint)) nodes_[i].tint->setValue(tint);
  }
}

void LinkNodes::setSelected(int link) {
  const auto node = [this](int index) -> Node* {
    if (index < 0 || static_cast<std::size_t>(index) >= nodes_.size()) return nullptr;
    Node& found = nodes_[static_cast<std::size_t>(index)];
    return found.entity ? &found : nullptr;
  };
  if (link == selected_) return;
  if (Node* old = node(selected_)) old->material->setEffect(old->plain);
  selected_ = link;
  if (Node* now = node(selected_)) now->material->setEffect(now->outlined);
}

}  // namespace linkwright::ui
