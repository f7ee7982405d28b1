// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/glyph_layer.h"

#include "ui/view3d/geometry.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>

namespace linkwright::ui {

namespace {

constexpr unsigned kFloatsAGlyph = 15;  // tail, tip, colour, style, aside

}  // namespace

GlyphLayer::GlyphLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect)
    : entity_(new Qt3DCore::QEntity(parent)) {
  Qt3DCore::QGeometry* geometry = makeSquare(entity_);
  instances_ = new Qt3DCore::QBuffer(geometry);
  unsigned first = 0;
  const auto instanced = [&](const char* name, unsigned size) {
    addFloats(geometry, instances_, name, size, first, kFloatsAGlyph, 0)->setDivisor(1);
    first += size;
  };
  instanced("tail", 3);
  instanced("tip", 3);
  instanced("colour", 4);
  instanced("style", 4);
  instanced("aside", 1);
  renderer_ = makeSquareRenderer(entity_, geometry);
  auto* material = new Qt3DRender::QMaterial(entity_);
  material->setEffect(effect);
  entity_->addComponent(renderer_);
  entity_->addComponent(material);
  entity_->setEnabled(false);
}

void GlyphLayer::setGlyphs(const std::vector<Glyph>& glyphs) {
  entity_->setEnabled(!glyphs.empty());
  if (glyphs.empty()) return;
  std::vector<float> data;
  data.reserve(glyphs.size() * kFloatsAGlyph);
  const auto append = [&](double value) { data.push_back(static_cast<float>(value)); };
  for (const Glyph& glyph : glyphs) {
    const bool round = glyph.kind >= GlyphKind::Disc;
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
  }
  instances_->setData(bytesOf(data));
  renderer_->setInstanceCount(static_cast<int>(glyphs.size()));
}

}  // namespace linkwright::ui
