// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/link_nodes.h"

#include <Qt3DCore/QEntity>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kPointsABatch = 60'000;  // of meshes that were read: a change of one link makes all of them anew
constexpr double kTooFine = 1.4;               // how much smaller a link gets before it is drawn more coarsely

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

bool isTranslucent(const std::array<float, 4>& rgba) { return rgba[3] < 0.999f; }

bool isTranslucent(const LinkSolids& solids, std::size_t link, const Look& look) {
  const auto part_shows = [](const TriangleMesh::Part& part) { return part.rgba && isTranslucent(*part.rgba); };
  return std::any_of(solids.shapes.begin(), solids.shapes.end(),
                     [&](const Shape& shape) { return isTranslucent(shapeColour(shape, link, look)); }) ||
         std::any_of(solids.meshes.begin(), solids.meshes.end(), [&](const SolidMesh& mesh) {
           const auto& parts = mesh.triangles->parts;
           return mesh.rgba ? isTranslucent(*mesh.rgba) : std::any_of(parts.begin(), parts.end(), part_shows);
         });
}

std::size_t pointsOf(const LinkSolids& solids) {
  std::size_t points = 0;
  for (const SolidMesh& mesh : solids.meshes) points += mesh.triangles->points.size();
  return points;
}

void appendLink(MeshData& mesh, const LinkSolids& solids, std::size_t link, const Look& look, int slices) {
  for (const Shape& shape : solids.shapes) {
    appendSolid(mesh, shape.geometry, shape.X_LS, shapeColour(shape, link, look), slices);
  }
  for (const SolidMesh& solid : solids.meshes) appendMesh(mesh, solid, linkColour(link, look));
}

}  // namespace

LinkNodes::LinkNodes(Qt3DCore::QEntity* parent, const Effects& effects) : parent_(parent), effects_(effects) {}

LinkNodes::~LinkNodes() = default;

void LinkNodes::clear() {
  setSelected(-1);
  batches_.clear();
  parts_.clear();
}

void LinkNodes::build(const Model& model, const std::vector<LinkSolids>& solids, const Look& look) {
  if (opaque_ == nullptr) {
    // see-through links are drawn over the others
    opaque_ = new Qt3DCore::QEntity(parent_);
    translucent_ = new Qt3DCore::QEntity(parent_);
    outline_ = std::make_unique<LinkBatch>(parent_, effects_.outline);
  }
  look_ = &look;
  const std::vector<Part> before = std::exchange(parts_, partsOf(model, solids, look));
  std::vector<Batch> batches = batchesOf(parts_, look);
  const auto looks_same = [&](std::size_t now, std::size_t then) { return parts_[now].looksLike(before[then]); };
  // an edit leaves most batches as they look, wherever their links stand now; the others keep their nodes at least
  for (std::size_t i = 0; i < batches.size(); ++i) {
    Batch& batch = batches[i];
    if (i < batches_.size() && batches_[i].translucent == batch.translucent) {
      const std::vector<std::size_t>& then = batches_[i].parts;
      batch.nodes = std::move(batches_[i].nodes);
      const bool same = std::equal(batch.parts.begin(), batch.parts.end(), then.begin(), then.end(), looks_same);
      batch.slices = same ? batches_[i].slices : 0;
    } else {
      batch.nodes = std::make_unique<LinkBatch>(batch.translucent ? translucent_ : opaque_,
                                                batch.translucent ? effects_.translucent : effects_.solid);
    }
    for (std::size_t slot = 0; slot < batch.parts.size(); ++slot) {
      parts_[batch.parts[slot]].batch = i;
      parts_[batch.parts[slot]].slot = slot;
    }
  }
  batches_ = std::move(batches);
}

bool LinkNodes::Part::looksLike(const Part& other) const {
  return looks == other.looks && solids.meshes == other.solids.meshes;
}

std::vector<LinkNodes::Part> LinkNodes::partsOf(const Model& model, const std::vector<LinkSolids>& solids,
                                                const Look& look) {
  std::vector<Part> parts(solids.size());
  for (std::size_t i = 0; i < solids.size(); ++i) {
    Part& part = parts[i];
    part.solids = solids[i];
    part.link = static_cast<std::size_t>(model.links()[i].link);
    part.looks = looksOf(solids[i], part.link, look);
    for (const Shape& shape : solids[i].shapes) part.radius = std::max(part.radius, roundRadius(shape.geometry));
    std::vector<Eigen::Vector3d> corners_L;
    appendCorners(solids[i], Pose(), corners_L);
    for (const Eigen::Vector3d& corner : corners_L) part.reach = std::max(part.reach, corner.norm());
  }
  return parts;
}

// the opaque ones first; a link that has nothing to show is in none
std::vector<LinkNodes::Batch> LinkNodes::batchesOf(const std::vector<Part>& parts, const Look& look) {
  std::vector<Batch> batches;
  for (const bool translucent : {false, true}) {
    std::size_t points = 0;
    bool open = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const LinkSolids& solids = parts[i].solids;
      if (solids.shapes.empty() && solids.meshes.empty()) continue;
      if (isTranslucent(solids, parts[i].link, look) != translucent) continue;
      const std::size_t more = pointsOf(solids);
      open = open && batches.back().parts.size() < kLinksABatch && points + more <= kPointsABatch;
      if (!open) {
        batches.emplace_back();
        batches.back().translucent = translucent;
        points = 0;
      }
      open = true;
      points += more;
      batches.back().parts.push_back(i);
    }
  }
  return batches;
}

void LinkNodes::makeMeshes(Batch& batch) {
  MeshData mesh;
  std::vector<float> slot_of;
  for (std::size_t slot = 0; slot < batch.parts.size(); ++slot) {
    const Part& part = parts_[batch.parts[slot]];
    appendLink(mesh, part.solids, part.link, *look_, batch.slices);
    slot_of.resize(mesh.vertexCount(), static_cast<float>(slot));
  }
  batch.nodes->setMesh(mesh, slot_of);
}

void LinkNodes::refine(const OrbitCamera& camera, double pixel_ratio, const std::vector<Pose>& X_WL) {
  for (Batch& batch : batches_) {
    double radius_px = 0.0;  // of the widest link in the picture
    for (const std::size_t i : batch.parts) {
      if (i >= X_WL.size() || parts_[i].radius <= 0.0) continue;
      const Eigen::Vector3d nearest = X_WL[i].p - parts_[i].reach * camera.forward();
      radius_px = std::max(radius_px, pixel_ratio * parts_[i].radius / camera.metresPerPixel(nearest));
    }
    const int fewest = slicesFor(radius_px);
    // a link that gets smaller keeps its mesh for a while, or one at the border would be made anew again and again
    if (batch.slices >= fewest && batch.slices <= slicesFor(kTooFine * radius_px)) continue;
    batch.slices = fewest;
    makeMeshes(batch);
  }
}

const LinkNodes::Part* LinkNodes::drawn(int link) const {
  if (link < 0 || static_cast<std::size_t>(link) >= parts_.size()) return nullptr;
  const Part& part = parts_[static_cast<std::size_t>(link)];
  return part.solids.shapes.empty() && part.solids.meshes.empty() ? nullptr : &part;
}

void LinkNodes::setPoses(const std::vector<Pose>& X_WL) {
  X_WL_ = X_WL;
  for (std::size_t i = 0; i < std::min(parts_.size(), X_WL.size()); ++i) {
    if (const Part* part = drawn(static_cast<int>(i))) batches_[part->batch].nodes->setPose(part->slot, X_WL[i]);
  }
  for (Batch& batch : batches_) batch.nodes->send();
  placeOutline();
}

void LinkNodes::setLit(const LitLinks& links, const Look& look) {
  const auto holds = [](const std::vector<int>& some, int index) {
    return std::find(some.begin(), some.end(), index) != some.end();
  };
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const int index = static_cast<int>(i);
    const Part* part = drawn(index);
    if (part == nullptr) continue;
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
    batches_[part->batch].nodes->setTint(part->slot, tint);
  }
  for (Batch& batch : batches_) batch.nodes->send();
}

void LinkNodes::setSelected(int link) {
  if (outline_ == nullptr) return;
  selected_ = link;
  const Part* part = drawn(link);
  if (part == nullptr) {
    outline_->setMesh({}, {});
    outlined_.reset();
    return;
  }
  if (!outlined_ || !outlined_->looksLike(*part)) {
    MeshData mesh;
    appendLink(mesh, part->solids, part->link, *look_, kFineSlices);
    outline_->setMesh(mesh, std::vector<float>(mesh.vertexCount(), 0.0f));
    outlined_ = *part;
  }
  placeOutline();
}

void LinkNodes::placeOutline() {
  const auto link = static_cast<std::size_t>(selected_);
  if (!outlined_ || link >= X_WL_.size()) return;
  outline_->setPose(0, X_WL_[link]);
  outline_->send();
}

}  // namespace linkwright::ui
