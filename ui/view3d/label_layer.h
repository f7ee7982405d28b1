// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/arrow_geometry.h"
#include "ui/view3d/camera_orbit.h"
#include "ui/view3d/effects.h"
#include "ui/view3d/glyph_layer.h"
#include "ui/view3d/label_layout.h"
#include "ui/view3d/legend.h"

#include <Eigen/Core>
#include <QColor>
#include <QImage>
#include <QRect>
#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace Qt3DCore {
class QBuffer;
class QEntity;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QGeometryRenderer;
class QTexture2D;
}  // namespace Qt3DRender

namespace linkwright::ui {

class PaintedImage;

inline constexpr double kLargestPin = 0.6;  ///< of the picture's sides, what a label in a corner may take

/// A label that has its place in a corner of the window, or at its edge, towards a point outside: there is none while
/// the point is inside.
enum class LabelPin { None, LowerLeft, LowerRight, Edge };

/// A short text that faces the viewer beside a point of the world.
struct Label {
  QString text;
  Eigen::Vector3d anchor_W = Eigen::Vector3d::Zero();
  Eigen::Vector3d away_W = Eigen::Vector3d::Zero();  ///< where it likes to stand from there; may be zero
  Eigen::Vector3d tail_W = Eigen::Vector3d::Zero();  ///< the other end of what it names
  QColor colour;
  bool has_ground = true;  ///< a quiet plate behind the text
  bool is_value = false;   ///< shown also where it must stand far off, with a line that leads back; else left out
  bool hidden = false;     ///< something stands before it
  double opacity = 1.0;
  LabelPin pin = LabelPin::None;
  std::optional<QuantityKey> key;        ///< what it names
  std::shared_ptr<const Legend> legend;  ///< painted in place of the text, which tells it from others
};

/// All labels in one drawing: their texts painted side by side into one texture, which is painted again only when a
/// text or a colour changes. The layer is to be made before its scene has a root: textures made later stay empty.
class LabelLayer {
public:
  LabelLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect);

  void setLabels(const std::vector<Label>& labels, const QColor& ground, double pixel_ratio);
  /// Finds places for the labels as the camera sees them now, inside the picture and off what is closed in `room`, and
  /// where it can be off its lines and solids.
  void layout(const OrbitCamera& camera, LabelRoom room);
  /// The lines from labels that stand far off to what they name.
  const std::vector<Glyph>& leaders() const { return leaders_; }
  /// Where the labels of values stand.
  const std::vector<PlacedLabel>& placed() const { return placed_; }
  /// Where the label that is pinned so stands; empty: there is none.
  QRectF pinned(LabelPin pin) const {
    const auto found = pinned_.find(pin);
    return found == pinned_.end() ? QRectF() : found->second;
  }

private:
  LabelPlace placeOf(const Label& label, const QSizeF& size, const OrbitCamera& camera) const;
  static QPointF pinnedCentre(const Label& label, const LabelPlace& place, const OrbitCamera& camera,
                              const LabelRoom& room);
  void append(std::vector<float>& data, std::size_t index, const LabelPlace& place, const OrbitCamera& camera) const;
  void keep(const Label& label, const LabelPlace& place, const OrbitCamera& camera);
  void paint(const QColor& ground, double pixel_ratio);
  const QImage& imageOf(const Label& label, const QColor& ground, double pixel_ratio);

  Qt3DCore::QEntity* entity_;
  Qt3DCore::QBuffer* instances_;
  Qt3DRender::QGeometryRenderer* renderer_;
  Qt3DRender::QTexture2D* texture_;
  PaintedImage* painted_;
  std::vector<Label> labels_;
  std::vector<QRect> places_;  ///< of the labels in the texture, texels; empty where there was no room
  QString painted_as_;         ///< what the texture holds now
  double pixel_ratio_ = 1.0;
  std::map<QString, QImage> images_;
  std::vector<Glyph> leaders_;
  std::vector<PlacedLabel> placed_;
  std::map<LabelPin, QRectF> pinned_;
};

}  // namespace linkwright::ui
