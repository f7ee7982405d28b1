// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/glyph_layer.h"

#include "ui/view3d/geometry.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>

#include <algorithm>
#include <array>
#include <cstdint>

namespace linkwright::ui {

namespace {

constexpr unsigned kFloatsACorner = 17;  // corner, tail, tip, colour, style, aside
constexpr std::size_t kCorners = 4;
constexpr std::array<std::array<float, 2>, kCorners> kSquare = {
    {{-1.0F, -1.0F}, {1.0F, -1.0F}, {-1.0F, 1.0F}, {1.0F, 1.0F}}};

}  // namespace

// Not instanced: software rendering begins anew with each instance, and a square of its own for each glyph is drawn
// several times as fast.
GlyphLayer::GlyphLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect)
    : entity_(new Qt3DCore::QEntity(parent)) {
  auto* renderer = new Qt3DRender::QGeometryRenderer(entity_);
  auto* geometry = new Qt3DCore::QGeometry(renderer);
  vertices_ = new Qt3DCore::QBuffer(geometry);
  indices_ = new Qt3DCore::QBuffer(geometry);
  unsigned first = 0;
  const auto add = [&](const char* name, unsigned size) {
    vertex_attributes_.push_back(addFloats(geometry, vertices_, name, size, first, kFloatsACorner, 0));
    first += size;
  };
  add("corner", 2);
  add("tail", 3);
  add("tip", 3);
  add("colour", 4);
  add("style", 4);
  add("aside", 1);
  index_attribute_ = addIndices(geometry, indices_, 0);
  geometry->setBoundingVolumePositionAttribute(vertex_attributes_[1]);
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  // bounds of its own are not computed anew with every change of the vertices, and nothing asks for them
  renderer->setMinPoint({-1.0f, -1.0f, -1.0f});
  renderer->setMaxPoint({1.0f, 1.0f, 1.0f});
  renderer->setGeometry(geometry);
  auto* material = new Qt3DRender::QMaterial(entity_);
  material->setEffect(effect);
  entity_->addComponent(renderer);
  entity_->addComponent(material);
  entity_->setEnabled(false);
}

void GlyphLayer::setGlyphs(const std::vector<Glyph>& glyphs) {
  entity_->setEnabled(!glyphs.empty());
  if (glyphs.empty()) return;
  std::vector<float> data;
  data.reserve(glyphs.size() * kCorners * kFloatsACorner);
  const auto append = [&](double value) { data.push_back(static_cast<float>(value)); };
  for (const Glyph& glyph : glyphs) {
    const bool round = glyph.kind >= GlyphKind::Disc;
    const std::size_t begin = data.size();
    append(kSquare[0][0]);
    append(kSquare[0][1]);
    for (int i = 0; i < 3; ++i) append(glyph.tail[i]);
    for (int i = 0; i < 3; ++i) append(round ? glyph.tail[i] : glyph.tip[i]);
    for (float c : {glyph.colour.redF(), glyph.colour.greenF(), glyph.colour.blueF(), glyph.colour.alphaF()}) {
      data.push_back(c);
    }
    append(glyph.shaft);
    append(glyph.head_width);
    append(glyph.head_length);
    append(static_cast<int>(glyph.kind) + (glyph.rimmed ? 0 : 10) + (glyph.dashed ? 20 : 0) + (glyph.cored ? 40 : 0));
    append(glyph.aside);
    for (std::size_t corner = 1; corner < kCorners; ++corner) {
      data.insert(data.end(), kSquare[corner].begin(), kSquare[corner].end());
      for (std::size_t i = 2; i < kFloatsACorner; ++i) data.push_back(data[begin + i]);
    }
  }
  vertices_->setData(bytesOf(data));
  const auto count = static_cast<unsigned>(glyphs.size());
  for (Qt3DCore::QAttribute* attribute : vertex_attributes_) attribute->setCount(kCorners * count);
  if (count > indexed_) makeIndices(count);
  index_attribute_->setCount(6 * count);
}

// they are the same for whatever glyphs: only more are ever needed
void GlyphLayer::makeIndices(unsigned glyphs) {
  indexed_ = std::max(glyphs, 2 * indexed_);
  std::vector<std::uint32_t> indices;
  indices.reserve(6 * indexed_);
  for (std::uint32_t i = 0; i < indexed_; ++i) {
    for (const std::uint32_t corner : {0U, 1U, 2U, 2U, 1U, 3U})
      indices.push_back(static_cast<std::uint32_t>(kCorners) * i + corner);
  }
  indices_->setData(bytesOf(indices));
}

}  // namespace linkwright::ui
