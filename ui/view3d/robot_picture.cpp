// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/robot_picture.h"

#include "ui/view3d/look.h"
#include "ui/view3d/mesh_data.h"
#include "ui/view3d/picking.h"
#include "ui/widgets/arm_projection.h"

#include <QVector3D>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr int kFiner = 2;            // edges are smoothed by drawing larger and scaling down
constexpr double kGroundGap = 0.02;  // m: a robot that reaches further below the ground hangs, and throws no shadow

/// Pixels with their distances: the nearest triangle is seen.
class Raster {
public:
  explicit Raster(const QSize& size)
      : image_(size, QImage::Format_ARGB32_Premultiplied),
        depth_(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
               std::numeric_limits<double>::max()) {
    image_.fill(Qt::transparent);
  }

  struct Corner {
    QPointF at;
    double depth = 0.0;
    Vector3d colour = Vector3d::Zero();  ///< red, green, blue from 0 to 1
  };

  /// `alpha` below 1 is for what lies under everything.
  void fill(const std::array<Corner, 3>& c, double alpha) {
    const auto cross = [](const QPointF& a, const QPointF& b, const QPointF& p) {
      return (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x());
    };
    const double area = cross(c[0].at, c[1].at, c[2].at);
    if (std::abs(area) < 1e-9) return;
    const auto [left, right] = std::minmax({c[0].at.x(), c[1].at.x(), c[2].at.x()});
    const auto [top, bottom] = std::minmax({c[0].at.y(), c[1].at.y(), c[2].at.y()});
    const int x0 = std::max(0, static_cast<int>(std::floor(left)));
    const int x1 = std::min(image_.width() - 1, static_cast<int>(std::ceil(right)));
    const int y1 = std::min(image_.height() - 1, static_cast<int>(std::ceil(bottom)));
    for (int y = std::max(0, static_cast<int>(std::floor(top))); y <= y1; ++y) {
      auto* line = reinterpret_cast<QRgb*>(image_.scanLine(y));
      for (int x = x0; x <= x1; ++x) {
        // the shares of the three corners in the middle of the pixel
        const QPointF p(x + 0.5, y + 0.5);
        const double a = cross(c[1].at, c[2].at, p) / area, b = cross(c[2].at, c[0].at, p) / area;
        const double g = 1.0 - a - b;
        if (a < 0.0 || b < 0.0 || g < 0.0) continue;
        const double depth = a * c[0].depth + b * c[1].depth + g * c[2].depth;
        double& nearest = depth_[static_cast<std::size_t>(y) * static_cast<std::size_t>(image_.width()) +
                                 static_cast<std::size_t>(x)];
        if (depth >= nearest) continue;
        nearest = alpha < 1.0 ? nearest : depth;
        const Vector3d rgb = a * c[0].colour + b * c[1].colour + g * c[2].colour;
        const auto byte = [alpha](double value) { return std::clamp(static_cast<int>(255.0 * alpha * value), 0, 255); };
        line[x] = qRgba(byte(rgb.x()), byte(rgb.y()), byte(rgb.z()), byte(1.0));
      }
    }
  }

  const QImage& image() const { return image_; }

private:
  QImage image_;
  std::vector<double> depth_;
};

/// All solids where they stand, as triangles.
struct Solids {
  std::vector<Vector3d> points, normals, colours;
  std::vector<std::uint32_t> triangles;
};

Solids solidsInWorld(const Mechanism& mechanism, const Model& model, const std::vector<Pose>& X_WL, const Look& look,
                     const MeshSet& meshes) {
  Solids all;
  const std::vector<LinkSolids> solids = solidsOf(mechanism, model, meshes);
  for (std::size_t i = 0; i < solids.size(); ++i) {
    MeshData mesh;
    const auto link = static_cast<std::size_t>(model.links()[i].link);
    for (const Shape& shape : solids[i].shapes)
      appendSolid(mesh, shape.geometry, shape.X_LS, shapeColour(shape, link, look));
    for (const SolidMesh& solid : solids[i].meshes) appendMesh(mesh, solid, linkColour(link, look));
    const auto first = static_cast<std::uint32_t>(all.points.size());
    for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
      const float* at = mesh.vertices.data() + static_cast<std::size_t>(v) * MeshData::kFloats;
      all.points.push_back(X_WL[i] * Vector3d(at[0], at[1], at[2]));
      all.normals.push_back(X_WL[i].R * Vector3d(at[3], at[4], at[5]));
      all.colours.emplace_back(at[6], at[7], at[8]);
    }
    for (const std::uint32_t index : mesh.indices) all.triangles.push_back(first + index);
  }
  return all;
}

void paintShadow(Raster& raster, const Solids& solids, const ArmProjection& projection, const Vector3d& to_light,
                 double darkness) {
  for (std::size_t t = 0; t + 2 < solids.triangles.size(); t += 3) {
    std::array<Raster::Corner, 3> corners;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vector3d& p = solids.points[solids.triangles[t + k]];
      corners[k].at = projection.at(p - std::max(0.0, p.z()) / to_light.z() * to_light);
    }
    raster.fill(corners, darkness);
  }
}

void paintSolids(Raster& raster, const Solids& solids, const ArmProjection& projection, const Vector3d& to_light,
                 double edge_light) {
  const Vector3d& to_eye = projection.towardsEye();
  for (std::size_t t = 0; t + 2 < solids.triangles.size(); t += 3) {
    std::array<Raster::Corner, 3> corners;
    for (std::size_t k = 0; k < 3; ++k) {
      const std::uint32_t v = solids.triangles[t + k];
      const double key = std::max(0.0, solids.normals[v].dot(to_light));
      const double facing = std::max(0.0, solids.normals[v].dot(to_eye));
      const double light = 0.42 + 0.42 * key + 0.2 * facing;
      const double edge = edge_light * (1.0 - facing);
      corners[k] = {projection.at(solids.points[v]), projection.depthOf(solids.points[v]),
                    light * solids.colours[v] + Vector3d::Constant(edge)};
    }
    raster.fill(corners, 1.0);
  }
}

}  // namespace

QImage robotPicture(const Mechanism& mechanism, const Model& model, const std::vector<Pose>& X_WL,
                    const std::optional<SceneView>& view, const QSize& pixels, bool dark, const MeshSet& meshes) {
  const Look& look = lookOf(dark);
  const Solids solids = solidsInWorld(mechanism, model, X_WL, look, meshes);
  const QSize large = pixels * kFiner;
  Raster raster(large);
  if (!solids.points.empty()) {
    const double margin = 0.06 * std::min(large.width(), large.height());
    // what is small is not blown up to a wall: half a metre at least
    std::vector<Vector3d> frame = solids.points;
    Vector3d middle = Vector3d::Zero();
    for (const Vector3d& p : frame) middle += p / static_cast<double>(frame.size());
    for (const double side : {-0.25, 0.25}) frame.push_back(middle + Vector3d(0.0, 0.0, side));
    const ArmProjection projection(view.value_or(SceneView()), frame,
                                   QRectF(QPointF(), QSizeF(large)).adjusted(margin, margin, -margin, -margin));
    const QVector3D key = keyLightDirection();
    const Vector3d to_light(key.x(), key.y(), key.z());
    const auto lowest = std::min_element(solids.points.begin(), solids.points.end(),
                                         [](const Vector3d& a, const Vector3d& b) { return a.z() < b.z(); });
    if (lowest->z() > -0.1 - kGroundGap && to_light.z() > 0.1)
      paintShadow(raster, solids, projection, to_light, look.shadow);
    paintSolids(raster, solids, projection, to_light, look.edge_light);
  }
  return raster.image().scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

}  // namespace linkwright::ui
