// SPDX-License-Identifier: MIT
#include "core/drawing/svg_page.h"

#include "core/base/xml_text.h"
#include "core/io/shortest_number.h"

#include <cmath>

namespace linkwright {
namespace {

constexpr double kTextRim = 3.0;
constexpr double kWidthOverSize = 0.55;  // of a letter of a sans-serif font

const char* nameOf(SvgAnchor anchor) {
  switch (anchor) {
    case SvgAnchor::Start: return "start";
    case SvgAnchor::Middle: return "middle";
    case SvgAnchor::End: break;
  }
  return "end";
}

}  // namespace

SvgPage::SvgPage(double width, double height, std::string_view title) {
  text_ = R"(<svg xmlns="http://www.w3.org/2000/svg")";
  attribute("width", width);
  attribute("height", height);
  text_ += " viewBox=\"0 0 ";
  number(width);
  text_ += ' ';
  number(height);
  text_ += "\" role=\"img\" font-family=\"sans-serif\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>" +
           xmlText(title) + "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
}

void SvgPage::number(double value) {
  // what rounds to zero has no sign
  appendShortest(text_, std::round(100.0 * value) / 100.0 + 0.0);
}

void SvgPage::point(const Eigen::Vector2d& at) {
  number(at.x());
  text_ += ' ';
  number(at.y());
}

void SvgPage::attribute(std::string_view name, double value) {
  text_.append(" ").append(name).append("=\"");
  number(value);
  text_ += '"';
}

void SvgPage::close(const SvgStyle& style) {
  text_.append(" fill=\"").append(style.fill).append("\"");
  if (style.stroke != "none") {
    text_.append(" stroke=\"").append(style.stroke).append("\"");
    attribute("stroke-width", style.width);
  }
  if (!style.dashes.empty()) text_.append(" stroke-dasharray=\"").append(style.dashes).append("\"");
  text_ += "/>\n";
}

void SvgPage::line(const Eigen::Vector2d& from, const Eigen::Vector2d& to, const SvgStyle& style) {
  lines({{from, to}}, style);
}

void SvgPage::lines(const std::vector<std::vector<Eigen::Vector2d>>& lines, const SvgStyle& style) {
  text_ += "<path d=\"";
  for (const std::vector<Eigen::Vector2d>& each : lines) {
    for (std::size_t i = 0; i < each.size(); ++i) {
      text_ += i == 0 ? 'M' : 'L';
      point(each[i]);
    }
  }
  text_ += '"';
  close(style);
}

void SvgPage::polygon(const std::vector<Eigen::Vector2d>& points, const SvgStyle& style) {
  if (points.size() < 2) return;
  text_ += "<polygon points=\"";
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i > 0) text_ += ' ';
    number(points[i].x());
    text_ += ',';
    number(points[i].y());
  }
  text_ += '"';
  close(style);
}

void SvgPage::circle(const Eigen::Vector2d& centre, double radius, const SvgStyle& style) {
  text_ += "<circle";
  attribute("cx", centre.x());
  attribute("cy", centre.y());
  attribute("r", radius);
  close(style);
}

void SvgPage::quarters(const Eigen::Vector2d& centre, double radius, std::string_view fill) {
  text_ += "<path d=\"";
  for (const double side : {1.0, -1.0}) {
    text_ += 'M';
    point(centre);
    text_ += 'L';
    point(centre + Eigen::Vector2d(0.0, -side * radius));
    text_ += 'A';
    point({radius, radius});
    text_ += " 0 0 1 ";
    point(centre + Eigen::Vector2d(side * radius, 0.0));
    text_ += 'Z';
  }
  text_ += '"';
  close({.fill = fill});
}

void SvgPage::text(const Eigen::Vector2d& at, std::string_view words, SvgAnchor anchor, double size,
                   std::string_view colour) {
  // the rim is a figure of its own: not every program paints a stroke below its letters
  for (const bool is_rim : {true, false}) {
    text_ += "<text";
    attribute("x", at.x());
    attribute("y", at.y());
    attribute("font-size", size);
    text_.append(" text-anchor=\"").append(nameOf(anchor)).append("\"");
    if (is_rim) {
      text_ += " aria-hidden=\"true\" fill=\"#ffffff\" stroke=\"#ffffff\"";
      attribute("stroke-width", kTextRim);
    } else {
      text_.append(" fill=\"").append(colour).append("\"");
    }
    text_ += ">" + xmlText(words) + "</text>\n";
  }
}

double svgTextWidth(std::string_view words, double size) {
  double letters = 0.0;
  for (const char c : words) letters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1.0 : 0.0;
  return kWidthOverSize * size * letters;
}

}  // namespace linkwright
