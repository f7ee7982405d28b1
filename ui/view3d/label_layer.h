// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/camera_orbit.h"
#include "ui/view3d/effects.h"

#include <Eigen/Core>
#include <QColor>
#include <QImage>
#include <QRect>
#include <QString>

#include <map>
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

/// A short text that faces the viewer beside a point of the world.
struct Label {
  QString text;
  Eigen::Vector3d anchor_W = Eigen::Vector3d::Zero();
  Eigen::Vector3d away_W = Eigen::Vector3d::Zero();  ///< from the tail to the tip of what it names; may be zero
  QColor colour;
  bool has_ground = true;  ///< a quiet plate behind the text
  bool pinned = false;     ///< to the window's lower left corner
  bool hidden = false;     ///< something stands before it
};

/// All labels in one drawing: their texts painted side by side into one texture, which is painted again only when a
/// text or a colour changes. The layer is to be made before its scene has a root: textures made later stay empty.
class LabelLayer {
public:
  LabelLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect);

  void setLabels(const std::vector<Label>& labels, const QColor& ground, double pixel_ratio);
  /// Finds places for the labels as the camera sees them now, inside the picture and off the `closed` rectangles.
  void layout(const OrbitCamera& camera, const std::vector<QRectF>& closed);

private:
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
};

}  // namespace linkwright::ui
