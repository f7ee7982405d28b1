// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Eigen/Core>
#include <QColor>

#include <vector>

namespace Qt3DCore {
class QAttribute;
class QBuffer;
class QEntity;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QEffect;
}  // namespace Qt3DRender

namespace linkwright::ui {

enum class GlyphKind { Line = 0, Arrow = 1, DoubleArrow = 2, Disc = 3, CentreOfMass = 4, Circle = 5, Diamond = 6 };

/// A mark of constant width on the screen between two points of the world. Widths in device-independent pixels.
struct Glyph {
  GlyphKind kind = GlyphKind::Line;
  Eigen::Vector3d tail = Eigen::Vector3d::Zero();
  Eigen::Vector3d tip = Eigen::Vector3d::Zero();  ///< discs and circles stand at the tail
  QColor colour;
  double shaft = 1.0;       ///< half width of the line
  double head_width = 0.0;  ///< half width of the head, radius of a disc
  double head_length = 0.0;
  bool rimmed = true;
  bool dashed = false;  ///< lines and shafts
  bool cored = false;   ///< an arrow with a light line along its shaft
  double aside = 0.0;   ///< to the left of its line on the screen, looking to the tip
};

/// Glyphs drawn in one call, in their order. Replaced as a whole.
class GlyphLayer {
public:
  GlyphLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect);
  void setGlyphs(const std::vector<Glyph>& glyphs);

private:
  void makeIndices(unsigned glyphs);

  Qt3DCore::QEntity* entity_;
  Qt3DCore::QBuffer *vertices_ = nullptr, *indices_ = nullptr;
  std::vector<Qt3DCore::QAttribute*> vertex_attributes_;
  Qt3DCore::QAttribute* index_attribute_ = nullptr;
  unsigned indexed_ = 0;  ///< glyphs that there are indices for
};

}  // namespace linkwright::ui
