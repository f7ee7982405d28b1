// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/label_layer.h"

#include "ui/view3d/geometry.h"
#include "ui/view3d/painted_image.h"
#include "ui/widgets/symbol_text.h"
#include "ui/widgets/theme.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QTexture>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kKeptImages = 400;
constexpr double kPinMargin = 6.0;      // px
constexpr double kNear = 2.2;           // label heights: still beside
constexpr double kMargin = 4.0;         // px between labels and the picture's border
constexpr int kTextureSide = 1024;      // texels: some three hundred short labels
constexpr unsigned kFloatsALabel = 13;  // anchor, size, offset, place in the texture, pinned, opacity

QString keyOf(const Label& label, const QColor& ground, double pixel_ratio) {
  const QString size = QStringLiteral("%1|%2").arg(pixel_ratio).arg(textScale());
  if (label.legend) return QStringLiteral("%1|%2").arg(label.text, size);
  return QStringLiteral("%1|%2|%3|%4")
      .arg(label.text, label.colour.name(), label.has_ground ? ground.name() : QString(), size);
}

QImage paintLabel(const Label& label, const QColor& ground, double pixel_ratio) {
  if (label.legend) return paintLegend(*label.legend, pixel_ratio);
  const bool pinned = label.pin != LabelPin::None;
  QFont font = QGuiApplication::font();
  font.setPixelSize(static_cast<int>(std::lround((pinned ? 12.0 : 13.0) * textScale())));
  font.setWeight(pinned ? QFont::Normal : label.has_ground ? QFont::DemiBold : QFont::Bold);
  const QFontMetricsF metrics(font);
  const double width = symbolsWidth(label.text, font);
  const QSizeF size(std::ceil(width) + 10.0, std::ceil(metrics.height()) + 3.0);
  QImage image((size * pixel_ratio).toSize(), QImage::Format_RGBA8888_Premultiplied);
  image.setDevicePixelRatio(pixel_ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF whole(QPointF(0.0, 0.0), size);
  if (label.has_ground) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
  }
  painter.setPen(label.colour);
  painter.setFont(font);
  const QPointF from(0.5 * (size.width() - width), 0.5 * (size.height() - metrics.height()) + metrics.ascent());
  drawSymbols(painter, from, label.text);
  return image;
}

// A name stands only beside a point that is in the picture; an arrow's value also where its tip has run out of it.
bool isInPicture(const Label& label, const OrbitCamera& camera) {
  if (label.pin == LabelPin::LowerLeft || label.pin == LabelPin::LowerRight) return true;
  if (camera.depthOf(label.anchor_W) < camera.nearPlane()) return false;
  const QRectF picture(QPointF(0.0, 0.0), camera.viewport());
  const QPointF tip = camera.project(label.anchor_W);
  if (label.pin == LabelPin::Edge) return !picture.contains(tip);
  if (!label.is_value) return picture.contains(tip);
  if (camera.depthOf(label.tail_W) < camera.nearPlane()) return picture.contains(tip);
  const QRectF along = QRectF(tip, camera.project(label.tail_W)).normalized().adjusted(-1.0, -1.0, 1.0, 1.0);
  return along.intersects(picture);
}

}  // namespace

LabelLayer::LabelLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect)
    : entity_(new Qt3DCore::QEntity(parent)) {
  Qt3DCore::QGeometry* geometry = makeSquare(entity_);
  instances_ = new Qt3DCore::QBuffer(geometry);
  unsigned first = 0;
  const auto instanced = [&](const char* name, unsigned size) {
    addFloats(geometry, instances_, name, size, first, kFloatsALabel, 0)->setDivisor(1);
    first += size;
  };
  instanced("anchor", 3);
  instanced("labelSize", 2);
  instanced("labelOffset", 2);
  instanced("labelPlace", 4);
  instanced("pinned", 1);
  instanced("opacity", 1);
  renderer_ = makeSquareRenderer(entity_, geometry);

  texture_ = new Qt3DRender::QTexture2D(entity_);
  texture_->setSize(kTextureSide, kTextureSide);
  texture_->setFormat(Qt3DRender::QAbstractTexture::RGBA8_UNorm);
  texture_->setMinificationFilter(Qt3DRender::QAbstractTexture::Nearest);
  texture_->setMagnificationFilter(Qt3DRender::QAbstractTexture::Nearest);
  texture_->setWrapMode(Qt3DRender::QTextureWrapMode(Qt3DRender::QTextureWrapMode::ClampToEdge));
  painted_ = new PaintedImage(texture_);
  QImage blank(kTextureSide, kTextureSide, QImage::Format_RGBA8888_Premultiplied);
  blank.fill(Qt::transparent);
  painted_->setImage(std::move(blank));
  texture_->addTextureImage(painted_);

  auto* material = new Qt3DRender::QMaterial(entity_);
  material->setEffect(effect);
  material->addParameter(new Qt3DRender::QParameter(QStringLiteral("labelImage"), texture_, material));
  entity_->addComponent(renderer_);
  entity_->addComponent(material);
  entity_->setEnabled(false);
}

const QImage& LabelLayer::imageOf(const Label& label, const QColor& ground, double pixel_ratio) {
  const QString key = keyOf(label, ground, pixel_ratio);
  if (images_.size() > kKeptImages) images_.clear();
  const auto found = images_.find(key);
  if (found != images_.end()) return found->second;
  return images_.emplace(key, paintLabel(label, ground, pixel_ratio)).first->second;
}

void LabelLayer::setLabels(const std::vector<Label>& labels, const QColor& ground, double pixel_ratio) {
  labels_ = labels;
  pixel_ratio_ = pixel_ratio;
  QString all;
  for (const Label& label : labels) all += keyOf(label, ground, pixel_ratio) + QLatin1Char('\n');
  if (all == painted_as_) return;
  painted_as_ = all;
  paint(ground, pixel_ratio);
}

void LabelLayer::paint(const QColor& ground, double pixel_ratio) {
  QImage sheet(kTextureSide, kTextureSide, QImage::Format_RGBA8888_Premultiplied);
  sheet.fill(Qt::transparent);
  QPainter painter(&sheet);
  painter.setCompositionMode(QPainter::CompositionMode_Source);
  places_.assign(labels_.size(), QRect());
  // rows of labels, left to right, top to bottom, a texel apart
  QPoint at(1, 1);
  int row = 0;
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    QImage image = imageOf(labels_[i], ground, pixel_ratio);
    image.setDevicePixelRatio(1.0);
    if (at.x() + image.width() + 1 > kTextureSide) at = {1, at.y() + row + 1};
    if (at.y() + image.height() + 1 > kTextureSide) break;
    painter.drawImage(at, image);
    places_[i] = QRect(at, image.size());
    at.rx() += image.width() + 1;
    row = std::max(row, image.height());
  }
  painter.end();
  painted_->setImage(std::move(sheet));
}

LabelPlace LabelLayer::placeOf(const Label& label, const QSizeF& size, const OrbitCamera& camera) const {
  LabelPlace place;
  place.size = size;
  // a letter touches what it names
  if (!label.is_value) place.farthest = label.has_ground ? kNear : 0.0;
  place.anchor = camera.project(label.anchor_W);
  place.away = {1.0, -1.0};
  if (const double length = label.away_W.norm(); length > 0.0) {
    const double reach = 20.0 * camera.metresPerPixel(label.anchor_W);
    place.away = camera.project(label.anchor_W + reach / length * label.away_W) - place.anchor;
  }
  return place;
}

// the middle of a label in its corner or at the edge, there above what stands in a corner
QPointF LabelLayer::pinnedCentre(const Label& label, const LabelPlace& place, const OrbitCamera& camera,
                                 const LabelRoom& room) {
  const double x = kPinMargin + 0.5 * place.size.width(), y = kPinMargin + 0.5 * place.size.height();
  const double right = camera.viewport().width() - x, bottom = camera.viewport().height() - y;
  if (label.pin != LabelPin::Edge) return {label.pin == LabelPin::LowerLeft ? x : right, bottom};
  const QPointF towards = camera.project(label.anchor_W);
  QPointF centre(std::max(x, std::min(towards.x(), right)), std::max(y, std::min(towards.y(), bottom)));
  for (const QRectF& each : room.closed) {
    if (each.intersects(rectAt(place, centre))) centre.setY(std::max(y, each.top() - y));
  }
  return centre;
}

void LabelLayer::layout(const OrbitCamera& camera, LabelRoom room) {
  room.inside = QRectF(QPointF(0.0, 0.0), camera.viewport()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  std::vector<LabelPlace> places, pinned;
  std::vector<std::size_t> which, which_pinned;
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    const Label& label = labels_[i];
    if (label.hidden || places_[i].isEmpty() || !isInPicture(label, camera)) continue;
    const QSizeF size = QSizeF(places_[i].size()) / pixel_ratio_;
    if (label.pin == LabelPin::None) {
      places.push_back(placeOf(label, size, camera));
      which.push_back(i);
      continue;
    }
    // a key that would take most of a small picture is left out
    if (size.width() > kLargestPin * camera.viewport().width() ||
        size.height() > kLargestPin * camera.viewport().height())
      continue;
    pinned.emplace_back();
    pinned.back().size = size;
    pinned.back().centre = pinnedCentre(label, pinned.back(), camera, room);
    which_pinned.push_back(i);
    room.closed.push_back(rectAt(pinned.back(), pinned.back().centre));
  }
  layoutLabels(places, room);
  places.insert(places.end(), pinned.begin(), pinned.end());
  which.insert(which.end(), which_pinned.begin(), which_pinned.end());

  std::vector<float> data;
  leaders_.clear();
  placed_.clear();
  pinned_.clear();
  for (std::size_t k = 0; k < places.size(); ++k) {
    if (!places[k].shown) continue;
    append(data, which[k], places[k], camera);
    keep(labels_[which[k]], places[k], camera);
  }
  entity_->setEnabled(!data.empty());
  if (data.empty()) return;
  instances_->setData(bytesOf(data));
  renderer_->setInstanceCount(static_cast<int>(data.size() / kFloatsALabel));
}

void LabelLayer::append(std::vector<float>& data, std::size_t index, const LabelPlace& place,
                        const OrbitCamera& camera) const {
  const auto add = [&](double value) { data.push_back(static_cast<float>(value)); };
  const Label& label = labels_[index];
  const QRect& texels = places_[index];
  const bool is_pinned = label.pin != LabelPin::None;
  const bool left = label.pin != LabelPin::LowerRight;
  const Eigen::Vector3d anchor = is_pinned ? Eigen::Vector3d(left ? -1.0 : 1.0, -1.0, 0.0) : label.anchor_W;
  const QPointF corner_px(left ? 0.0 : camera.viewport().width(), camera.viewport().height());
  const QPointF offset = place.centre - (is_pinned ? corner_px : place.anchor);
  for (double value : {anchor.x(), anchor.y(), anchor.z()}) add(value);
  for (int value : {texels.width(), texels.height()}) add(value);
  for (double value : {offset.x(), offset.y()}) add(value);
  for (int value : {texels.x(), texels.y(), texels.width(), texels.height()}) {
    add(value / static_cast<double>(kTextureSide));
  }
  add(is_pinned ? 1.0 : 0.0);
  add(label.opacity);
}

void LabelLayer::keep(const Label& label, const LabelPlace& place, const OrbitCamera& camera) {
  if (label.pin != LabelPin::None) pinned_[label.pin] = rectAt(place, place.centre);
  if (!label.is_value) return;
  placed_.push_back({label.key, rectAt(place, place.centre)});
  if (place.leader.isNull()) return;
  Glyph line;
  const Ray ray = camera.rayThrough(place.leader.p1());
  line.tail = ray.at(camera.depthOf(label.anchor_W) / ray.direction.dot(camera.forward()));
  line.tip = label.anchor_W;
  line.colour = label.colour;
  line.colour.setAlphaF(static_cast<float>(0.85 * label.opacity));
  line.shaft = 0.8;
  line.rimmed = false;
  leaders_.push_back(line);
}

}  // namespace linkwright::ui
