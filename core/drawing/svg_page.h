// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// How a figure is painted. Colours as SVG has them: "#1f5fa8", "none".
struct SvgStyle {
  std::string_view fill = "none";
  std::string_view stroke = "none";
  double width = 1.0;  ///< of the stroke
  std::string_view dashes = {};
};

enum class SvgAnchor { Start, Middle, End };

/// A page of figures that becomes an SVG file: y down, lengths in its own units, numbers with at most two decimals, so
/// that the same picture is the same bytes. What comes later covers what was there.
class SvgPage {
public:
  /// `title`: what programs that read the page out say of it.
  SvgPage(double width, double height, std::string_view title);

  void line(const Eigen::Vector2d& from, const Eigen::Vector2d& to, const SvgStyle& style);
  /// Several lines in one figure, each through its points.
  void lines(const std::vector<std::vector<Eigen::Vector2d>>& lines, const SvgStyle& style);
  /// Closed, with round corners. Nothing for fewer than two points.
  void polygon(const std::vector<Eigen::Vector2d>& points, const SvgStyle& style);
  void circle(const Eigen::Vector2d& centre, double radius, const SvgStyle& style);
  /// Two opposite quarters of a circle, as the mark of a centre of mass has them.
  void quarters(const Eigen::Vector2d& centre, double radius, std::string_view fill);
  /// Real text with a white rim; `at` is where its base line begins, is half-way or ends.
  void text(const Eigen::Vector2d& at, std::string_view words, SvgAnchor anchor, double size, std::string_view colour);

  std::string finished() const { return text_ + "</svg>\n"; }

private:
  void number(double value);
  void point(const Eigen::Vector2d& at);
  void attribute(std::string_view name, double value);
  void close(const SvgStyle& style);
  std::string text_;
};

/// How wide a text is, nearly: it is set in a font of the reader's.
double svgTextWidth(std::string_view words, double size);

}  // namespace linkwright
