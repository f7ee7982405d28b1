// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/arm_sketch.h"

#include "ui/widgets/arm_projection.h"

#include <QColor>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace linkwright::ui {

namespace {

QColor tone(int body, bool dark) {
  if (body < 0) return dark ? QColor(0x7a, 0x84, 0x8f) : QColor(0x8c, 0x96, 0xa1);
  const bool even = body % 2 == 0;
  if (dark) return even ? QColor(0xb4, 0xc2, 0xd0) : QColor(0x8a, 0x9c, 0xae);
  return even ? QColor(0x4f, 0x65, 0x7b) : QColor(0x7d, 0x92, 0xa6);
}

}  // namespace

std::vector<Eigen::Vector3d> armPoints(const std::vector<RobotBone>& bones) {
  std::vector<Eigen::Vector3d> points;
  for (const RobotBone& bone : bones) {
    points.push_back(bone.from);
    points.push_back(bone.to);
  }
  return points;
}

void paintArmSketch(QPainter& painter, const QRectF& place, const std::vector<RobotBone>& bones, const SceneView& view,
                    const std::vector<Eigen::Vector3d>& frame, bool dark) {
  if (bones.empty()) return;
  const double bar = std::clamp(0.07 * std::min(place.width(), place.height()), 2.0, 7.0);
  const ArmProjection projection(view, frame, place.adjusted(bar, bar, -bar, -bar));
  std::vector<RobotBone> sorted = bones;
  std::stable_sort(sorted.begin(), sorted.end(), [&](const RobotBone& a, const RobotBone& b) {
    return projection.depthOf(a.from + a.to) > projection.depthOf(b.from + b.to);
  });
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // the base stands on the ground
  const QPointF foot = projection.at(bones.front().from);
  painter.setPen(QPen(dark ? QColor(0x6b, 0x75, 0x80) : QColor(0xa5, 0xae, 0xb8), 1.2));
  painter.drawLine(foot + QPointF(-3.0 * bar, 0.5 * bar), foot + QPointF(3.0 * bar, 0.5 * bar));
  for (const RobotBone& bone : sorted) {
    const QPointF from = projection.at(bone.from), to = projection.at(bone.to);
    painter.setPen(QPen(tone(bone.body, dark), bone.is_stub ? 0.8 * bar : bar, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    // where it turns or slides on the one before
    if (bone.body < 0) continue;
    painter.setPen(Qt::NoPen);
    painter.setBrush(dark ? QColor(0x20, 0x25, 0x2b) : QColor(Qt::white));
    painter.drawEllipse(from, 0.24 * bar, 0.24 * bar);
  }
  painter.restore();
}

}  // namespace linkwright::ui
