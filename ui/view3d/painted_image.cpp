// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/painted_image.h"

#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

namespace linkwright::ui {

namespace {

// hands a painted image to the renderer
class ImageGenerator : public Qt3DRender::QTextureImageDataGenerator {
public:
  explicit ImageGenerator(const QImage& image) : image_(image) {}
  Qt3DRender::QTextureImageDataPtr operator()() override {
    auto data = Qt3DRender::QTextureImageDataPtr::create();
    // the renderer would turn premultiplied colours into straight ones; named as straight they pass unchanged
    QImage pixels = image_;
    pixels.reinterpretAsFormat(QImage::Format_RGBA8888);
    data->setImage(pixels);
    return data;
  }
  bool operator==(const QTextureImageDataGenerator& other) const override {
    const auto* same = Qt3DCore::functor_cast<ImageGenerator>(&other);
    return same && same->image_.cacheKey() == image_.cacheKey();
  }
  QT3D_FUNCTOR(ImageGenerator)

private:
  QImage image_;
};

}  // namespace

PaintedImage::PaintedImage(Qt3DCore::QNode* parent) : QAbstractTextureImage(parent) {}

void PaintedImage::setImage(const QImage& image) {
  if (image.cacheKey() == image_.cacheKey()) return;
  image_ = image;
  notifyDataGeneratorChanged();
}

Qt3DRender::QTextureImageDataGeneratorPtr PaintedImage::dataGenerator() const {
  return Qt3DRender::QTextureImageDataGeneratorPtr(new ImageGenerator(image_));
}

}  // namespace linkwright::ui
