// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/link_block.h"

#include "ui/view3d/geometry.h"
#include "ui/view3d/shaders.h"

#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace linkwright::ui {

namespace {

constexpr std::size_t kFloatsALink = 16;  // three rows of the pose and the tint, four each
constexpr std::size_t kFloatsAPose = 12;

}  // namespace

LinkBlock::LinkBlock(Qt3DRender::QMaterial* material)
    : buffer_(new Qt3DCore::QBuffer(material)), numbers_(kFloatsALink * kLinksABatch, 0.0f) {
  buffer_->setData(bytesOf(numbers_));
  material->addParameter(
      new Qt3DRender::QParameter(QStringLiteral("LinkPoses"), QVariant::fromValue(buffer_), material));
}

void LinkBlock::put(float* number, float value) {
  changed_ = changed_ || *number != value;
  *number = value;
}

void LinkBlock::setPose(std::size_t slot, const Pose& X_WL) {
  const Eigen::Matrix3f R = X_WL.R.cast<float>();
  const Eigen::Vector3f p = X_WL.p.cast<float>();
  float* number = numbers_.data() + kFloatsALink * slot;
  for (int row = 0; row < 3; ++row) {
    for (const float value : {R(row, 0), R(row, 1), R(row, 2), p[row]}) put(number++, value);
  }
}

void LinkBlock::hide(std::size_t slot) {
  for (std::size_t i = 0; i < kFloatsAPose; ++i) put(numbers_.data() + kFloatsALink * slot + i, 0.0f);
}

void LinkBlock::setTint(std::size_t slot, const QVector4D& tint) {
  float* number = numbers_.data() + kFloatsALink * slot + kFloatsAPose;
  for (const float value : {tint.x(), tint.y(), tint.z(), tint.w()}) put(number++, value);
}

void LinkBlock::send() {
  if (changed_) buffer_->setData(bytesOf(numbers_));
  changed_ = false;
}

}  // namespace linkwright::ui
