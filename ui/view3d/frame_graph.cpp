// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/frame_graph.h"

#include "ui/view3d/effects.h"

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QRenderTargetOutput>
#include <Qt3DRender/QRenderTargetSelector>
#include <Qt3DRender/QSortPolicy>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QTexture>
#include <Qt3DRender/QViewport>

namespace linkwright::ui {

namespace {

using namespace Qt3DRender;

constexpr int kShadowTexels = 256;  // smooth enough once blurred; small enough for software rendering

QRenderPassFilter* branch(Qt3DCore::QNode* parent, const char* name) {
  auto* filter = new QRenderPassFilter(parent);
  auto* key = new QFilterKey(filter);
  key->setName("pass");
  key->setValue(name);
  filter->addMatch(key);
  return filter;
}

}  // namespace

FrameGraph::FrameGraph(Qt3DCore::QNode* owner, QCamera* camera) {
  root_ = new QRenderSurfaceSelector(owner);
  // without a target of its own it is the window
  target_ = new QRenderTargetSelector(root_);
  filter_ = new QTechniqueFilter(target_);
  auto* eye = new QCameraSelector(filter_);
  eye->setCamera(camera);
  makeShadowBranch(eye);
  auto* window = new QViewport(eye);
  auto* clear = new QClearBuffers(window);
  // the backdrop covers the whole window
  clear->setBuffers(QClearBuffers::DepthBuffer);
  branch(clear, pass::kBackdrop);
  for (const char* name : {pass::kGround, pass::kGroundShadow, pass::kSolid, pass::kBlended, pass::kOutline}) {
    branch(window, name);
  }
  // they write no depth: the far ones come first
  auto* far_first = new QSortPolicy(window);
  far_first->setSortTypes(QVector<QSortPolicy::SortType>{QSortPolicy::BackToFront});
  branch(far_first, pass::kSheet);
  for (const char* name : {pass::kGhost, pass::kGlyph, pass::kOverlay, pass::kGizmo}) branch(window, name);
  // the first branch below it takes the picture: that is the last of all
  capture_ = new QRenderCapture(window);
  branch(capture_, pass::kLabel);
  setShared("shadowMap", QVariant::fromValue(shadow_));
}

QFrameGraphNode* FrameGraph::makeShadowBranch(Qt3DCore::QNode* parent) {
  auto* target = new QRenderTarget(parent);
  auto* texture = new QTexture2D(target);
  texture->setSize(kShadowTexels, kShadowTexels);
  texture->setFormat(QAbstractTexture::RGBA8_UNorm);
  texture->setMinificationFilter(QAbstractTexture::Linear);
  texture->setMagnificationFilter(QAbstractTexture::Linear);
  texture->setWrapMode(QTextureWrapMode(QTextureWrapMode::ClampToEdge));
  auto* output = new QRenderTargetOutput(target);
  output->setAttachmentPoint(QRenderTargetOutput::Color0);
  output->setTexture(texture);
  target->addOutput(output);
  shadow_ = texture;
  auto* selector = new QRenderTargetSelector(parent);
  selector->setTarget(target);
  auto* viewport = new QViewport(selector);
  auto* clear = new QClearBuffers(viewport);
  clear->setBuffers(QClearBuffers::ColorBuffer);
  clear->setClearColor(Qt::black);
  branch(clear, pass::kShadow);
  return selector;
}

QFrameGraphNode* FrameGraph::root() const { return root_; }

void FrameGraph::setTarget(const QSize& pixels, int samples) {
  // the textures are kept: frames of one size come one after the other
  if (!pixels.isEmpty() && pixels != texture_size_) makeTexture(pixels, samples);
  target_->setTarget(pixels.isEmpty() ? nullptr : texture_);
  root_->setExternalRenderTargetSize(pixels.isEmpty() ? QSize() : pixels);
}

void FrameGraph::makeTexture(const QSize& pixels, int samples) {
  QRenderTarget* before = texture_;
  texture_ = new QRenderTarget(target_);
  texture_size_ = pixels;
  const auto attach = [&](QRenderTargetOutput::AttachmentPoint point, QAbstractTexture::TextureFormat format) {
    QAbstractTexture* texture = nullptr;
    if (samples > 0) {
      texture = new QTexture2DMultisample(texture_);
      texture->setSamples(samples);
    } else {
      texture = new QTexture2D(texture_);
    }
    texture->setSize(pixels.width(), pixels.height());
    texture->setFormat(format);
    auto* output = new QRenderTargetOutput(texture_);
    output->setAttachmentPoint(point);
    output->setTexture(texture);
    texture_->addOutput(output);
  };
  attach(QRenderTargetOutput::Color0, QAbstractTexture::RGBA8_UNorm);
  attach(QRenderTargetOutput::Depth, QAbstractTexture::D24);
  if (before == nullptr) return;
  target_->setTarget(texture_);
  delete before;
}

void FrameGraph::setShared(const char* name, const QVariant& value) {
  QParameter*& parameter = shared_[QLatin1String(name)];
  if (!parameter) {
    parameter = new QParameter(QLatin1String(name), value, filter_);
    filter_->addParameter(parameter);
  } else if (parameter->value() != value) {
    parameter->setValue(value);
  }
}

}  // namespace linkwright::ui
