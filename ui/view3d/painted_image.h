// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <Qt3DRender/QAbstractTextureImage>

namespace linkwright::ui {

/// A texture's content from a QImage with premultiplied alpha. Q_OBJECT is needed: without it the renderer never asks
/// for the content.
class PaintedImage : public Qt3DRender::QAbstractTextureImage {
  Q_OBJECT
public:
  explicit PaintedImage(Qt3DCore::QNode* parent = nullptr);
  void setImage(QImage image);

protected:
  Qt3DRender::QTextureImageDataGeneratorPtr dataGenerator() const override;

private:
  QImage image_;
};

}  // namespace linkwright::ui
