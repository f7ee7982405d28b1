// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/painted_image.h"

#include <Qt3DRender/QTextureImageData>
#include <Qt3DRender/QTextureImageDataGenerator>

#include <utility>

namespace linkwright::ui {

namespace {

// hands a painted image to the renderer
class ImageGenerator : public Qt3DRender::QTextureImageDataGenerator {
public:
  explicit ImageGenerator(const QImage& image) : image_(image) {}
  Qt3DRender::QTextureImageDataPtr operator()() override {
    auto data = Qt3DRender::QTextureImageDataPtr::create();
    data->setImage(image_);
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

void PaintedImage::setImage(QImage image) {
  image_ = std::move(image);
  // the renderer would turn premultiplied colours into straight ones; named as straight they pass unchanged. Of an
  // image that nobody else holds, no texel is copied for that.
  image_.reinterpretAsFormat(QImage::Format_RGBA8888);
  notifyDataGeneratorChanged();
}

Qt3DRender::QTextureImageDataGeneratorPtr PaintedImage::dataGenerator() const {
  return Qt3DRender::QTextureImageDataGeneratorPtr(new ImageGenerator(image_));
}

}  // namespace linkwright::ui

#include "moc_painted_image.cpp"
