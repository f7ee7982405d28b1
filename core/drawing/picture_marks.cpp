// SPDX-License-Identifier: MIT
#include "core/drawing/picture_marks.h"

#include "core/drawing/robot_figure.h"
#include "core/io/shortest_number.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace linkwright {
namespace {

constexpr std::string_view kInk = "#222a33", kQuiet = "#6b7580", kPaper = "#ffffff", kGround = "#5a636d";
constexpr std::array<std::string_view, 3> kAxisColours = {"#b3372f", "#2c7a3f", "#2b5fb0"};
constexpr double kPoint = 1.5;  // what is shorter is a point
constexpr double kHatch = 7.0;
constexpr double kPatch = 0.6;      // of a plane's reach that is shown where it is no line
constexpr double kFromAbove = 0.9;  // sine of the eye's height

Eigen::Vector2d across(const Eigen::Vector2d& way) { return {-way.y(), way.x()}; }

}  // namespace

PictureMarks::PictureMarks(SvgPage& page, const PictureProjection& projection, const Eigen::Vector2d& page_size,
                           double bar)
    : page_(page),
      projection_(projection),
      page_size_(page_size),
      bar_(bar),
      labels_({Eigen::Vector2d(4.0, 4.0), page_size - Eigen::Vector2d(4.0, 4.0)}) {}

void PictureMarks::joint(const Eigen::Vector3d& place, const Eigen::Vector3d& axis, bool slides, bool with_axis) {
  const double unit = 1.0 / projection_.unitsPerMetre();  // m
  const double radius = unit * (slides ? 1.7 : 1.5) * bar_, half = unit * (slides ? 2.5 : 1.8) * bar_;
  const Eigen::Vector3d side = axis.unitOrthogonal(), other = axis.cross(side);
  const Eigen::Vector3d reach = axis * (half + 3.0 * unit * bar_);
  if (with_axis && projection_.along(reach).norm() > kPoint * unit)
    page_.line(projection_.at(place - reach), projection_.at(place + reach),
               {.stroke = kQuiet, .width = 0.8, .dashes = "7 2.5 1.5 2.5"});
  const int corners = slides ? 4 : 36;
  std::vector<Eigen::Vector2d> all, near_end;
  for (const double end : {-1.0, 1.0}) {
    for (int i = 0; i < corners; ++i) {
      const double angle = 2.0 * std::numbers::pi * (i + 0.5) / corners;
      const Eigen::Vector3d arm = radius * (side * std::cos(angle) + other * std::sin(angle));
      all.push_back(projection_.at(place + end * half * axis + arm));
      if ((end > 0.0) == (axis.dot(projection_.towardsEye()) >= 0.0)) near_end.push_back(all.back());
    }
  }
  page_.polygon(convexOutline(std::move(all)), {.fill = slides ? "#c9d2db" : "#e9edf1", .stroke = kInk, .width = 1.1});
  page_.polygon(convexOutline(std::move(near_end)), {.fill = kPaper, .stroke = kInk, .width = 1.1});
  const Eigen::Vector2d at = projection_.at(place);
  labels_.avoid(at, at, 4.0 * bar_);
}

void PictureMarks::centre(const Eigen::Vector3d& place) {
  const Eigen::Vector2d at = projection_.at(place);
  const double radius = std::clamp(1.1 * bar_, 2.4, 5.0);
  page_.circle(at, radius, {.fill = kPaper, .stroke = kInk, .width = 0.9});
  page_.quarters(at, radius, kInk);
  labels_.avoid(at, at, 2.4 * radius);
}

void PictureMarks::hand(const Eigen::Vector3d& place) {
  const Eigen::Vector2d at = projection_.at(place);
  const double radius = std::clamp(1.5 * bar_, 3.5, 7.0);
  constexpr std::string_view kMark = "#b04a00";
  page_.circle(at, radius, {.stroke = kMark, .width = 1.5});
  std::vector<std::vector<Eigen::Vector2d>> hairs;
  for (const Eigen::Vector2d& way : {Eigen::Vector2d(1, 0), {-1, 0}, {0, 1}, {0, -1}})
    hairs.push_back({at + 0.45 * radius * way, at + 1.6 * radius * way});
  page_.lines(hairs, {.stroke = kMark, .width = 1.5});
  labels_.avoid(at, at, 3.2 * radius);
}

void PictureMarks::contact(const Eigen::Vector3d& place) {
  const Eigen::Vector2d at = projection_.at(place);
  page_.circle(at, std::max(2.0, 0.7 * bar_), {.fill = kInk});
}

void PictureMarks::hatch(const Eigen::Vector2d& from, const Eigen::Vector2d& to, const Eigen::Vector2d& into) {
  page_.line(from, to, {.stroke = kGround, .width = 1.4});
  const Eigen::Vector2d way = (to - from).normalized();
  const int count = static_cast<int>((to - from).norm() / kHatch);
  std::vector<std::vector<Eigen::Vector2d>> strokes;
  for (int i = 1; i <= count; ++i) {
    const Eigen::Vector2d top = from + i * kHatch * way;
    strokes.push_back({top, top - kHatch * way + kHatch * into});
  }
  if (!strokes.empty()) page_.lines(strokes, {.stroke = kGround, .width = 0.8});
  labels_.avoid(from + 0.5 * kHatch * into, to + 0.5 * kHatch * into, kHatch);
}

void PictureMarks::base(const std::vector<Eigen::Vector3d>& solid, const Eigen::Vector3d& joint,
                        const Eigen::Vector3d& mean) {
  // seen from above the solids stand on what is behind them
  if (!solid.empty() && std::abs(projection_.towardsEye().z()) > kFromAbove) return;
  const Eigen::Vector2d origin = projection_.at(joint);
  Eigen::Vector2d high = origin, low = origin;
  for (const Eigen::Vector3d& point : solid) {
    high = high.cwiseMax(projection_.at(point));
    low = low.cwiseMin(projection_.at(point));
  }
  // y goes down
  const double above = origin.y() - low.y(), below = high.y() - origin.y();
  const bool hangs = projection_.at(mean).y() > origin.y() + kHatch && (solid.empty() || above > 0.67 * below);
  const double gap = solid.empty() ? 1.8 * bar_ : 0.0, y = hangs ? low.y() - gap : high.y() + gap;
  constexpr double kSameGround = 40.0;
  for (const double ground : grounds_) {
    if (std::abs(ground - y) < kSameGround) return;
  }
  const double half = std::max(0.5 * (high.x() - low.x()) + kHatch, 2.0 * kHatch), middle = 0.5 * (low + high).x();
  hatch({middle - half, y}, {middle + half, y}, {0.0, hangs ? -1.0 : 1.0});
}

void PictureMarks::surface(const Surface& surface, const Eigen::Vector3d& near, double reach) {
  SurfaceLines found = surfaceLines(surface, near, reach, projection_.towardsEye());
  if (found.is_patch) found = surfaceLines(surface, near, kPatch * reach, projection_.towardsEye());
  std::vector<Eigen::Vector2d> seen;
  for (const Eigen::Vector3d& point : found.points) seen.push_back(projection_.at(point));
  if (found.is_patch) return page_.polygon(seen, {.fill = "#f4f5f6", .stroke = "#b4bcc4", .width = 1.0});
  if (seen.size() == 2 && std::abs(seen.front().y() - seen.back().y()) < 1.0) grounds_.push_back(seen.front().y());
  if (seen.size() == 2) return hatch(seen.front(), seen.back(), projection_.along(found.solid).normalized());
  page_.lines({seen}, {.stroke = kGround, .width = 1.6});
}

void PictureMarks::arrowAt(const Eigen::Vector2d& from, const Eigen::Vector2d& way, double towards,
                           std::string_view colour, double width) {
  const double length = way.norm(), head = 4.6 * width;
  if (length < std::max(2.0 * kPoint, 0.1 * std::abs(towards))) {
    const double radius = 3.2 * width;
    page_.circle(from, radius, {.fill = kPaper, .stroke = colour, .width = 0.7 * width});
    const double arm = radius * std::numbers::sqrt2 / 2.0;
    if (towards > 0.0)
      page_.circle(from, 0.3 * radius, {.fill = colour});
    else
      page_.lines({{from + Eigen::Vector2d(-arm, -arm), from + Eigen::Vector2d(arm, arm)},
                   {from + Eigen::Vector2d(-arm, arm), from + Eigen::Vector2d(arm, -arm)}},
                  {.stroke = colour, .width = 0.7 * width});
    labels_.avoid(from, from, 2.2 * radius);
    return;
  }
  const Eigen::Vector2d u = way / length, tip = from + way;
  const Eigen::Vector2d neck = tip - std::min(head, length) * u;
  // on white, so that it stands out of what it crosses
  page_.line(from, neck, {.stroke = kPaper, .width = width + 2.0});
  page_.line(from, neck, {.stroke = colour, .width = width});
  page_.polygon({tip, neck + 0.42 * head * across(u), neck - 0.42 * head * across(u)}, {.fill = colour});
  labels_.avoid(from, tip, 3.0 * width);
}

void PictureMarks::arrow(const Eigen::Vector3d& point, const Eigen::Vector3d& vector, std::string_view colour) {
  if (vector.isZero(0.0)) return;
  const double scale = projection_.unitsPerMetre();
  arrowAt(projection_.at(point), scale * projection_.along(vector), scale * projection_.towardsEye().dot(vector),
          colour, 2.4);
}

void PictureMarks::label(const Eigen::Vector3d& place, std::string_view words, double size, std::string_view colour,
                         double gap) {
  if (words.empty()) return;
  const Eigen::Vector2d box_size(svgTextWidth(words, size), size);
  const PageBox box = labels_.put(projection_.at(place), box_size, gap);
  page_.text({0.5 * (box.low.x() + box.high.x()), box.low.y() + 0.82 * size}, words, SvgAnchor::Middle, size, colour);
}

void PictureMarks::corner(const Eigen::Vector3d& gravity) {
  constexpr double kLength = 24.0, kSize = 12.0;
  const Eigen::Vector2d origin(30.0, page_size_.y() - 30.0);
  static constexpr std::array<const char*, 3> kLetters = {"x", "y", "z"};
  for (int i = 0; i < 3; ++i) {
    const Eigen::Vector3d axis = Eigen::Vector3d::Unit(i);
    const Eigen::Vector2d way = kLength * projection_.along(axis);
    const std::string_view colour = kAxisColours[static_cast<std::size_t>(i)];
    arrowAt(origin, way, kLength * projection_.towardsEye().dot(axis), colour, 1.3);
    const Eigen::Vector2d beside =
        way.norm() < 0.2 * kLength ? Eigen::Vector2d(-9.0, 9.0) : Eigen::Vector2d(way + 9.0 * way.normalized());
    page_.text(origin + beside + Eigen::Vector2d(0.0, 0.32 * kSize), kLetters[static_cast<std::size_t>(i)],
               SvgAnchor::Middle, kSize, colour);
  }
  labels_.avoid({origin - Eigen::Vector2d(20.0, 42.0), origin + Eigen::Vector2d(42.0, 20.0)});
  const double size = gravity.norm();
  if (size <= 0.0) return;
  const Eigen::Vector3d down = gravity / size;
  const Eigen::Vector2d way = 30.0 * projection_.along(down);
  // the arrow's middle stands still, wherever it points
  const Eigen::Vector2d middle(page_size_.x() - 24.0, 30.0);
  arrowAt(middle - 0.5 * way, way, 30.0 * projection_.towardsEye().dot(down), kInk, 1.6);
  std::string words = "g = ";
  appendShortest(words, size);
  page_.text(middle + Eigen::Vector2d(-20.0, 4.0), words + " m/s²", SvgAnchor::End, kSize, kInk);
  labels_.avoid({middle - Eigen::Vector2d(120.0, 20.0), middle + Eigen::Vector2d(20.0, 20.0)});
}

}  // namespace linkwright
