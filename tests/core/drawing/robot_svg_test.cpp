// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of robots: what is where on the page, which signs stand for what, and that the bytes are always the same.
#include "core/drawing/robot_svg.h"

#include "core/contact/contact.h"
#include "core/drawing/label_places.h"
#include "core/drawing/robot_figure.h"
#include "core/drawing/svg_page.h"
#include "core/io/model_file.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/files.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <clocale>
#include <cmath>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Sitter {
  SceneData scene;
  Model model;
  Eigen::VectorXd q;
  std::string picture(const RobotSvgOptions& options = {}) const { return robotSvg(scene, model, q, options); }
};

Sitter sitter(const std::string& example) {
  auto read = readWithModel(sourcePath("assets/examples/" + example).string());
  REQUIRE(read.ok());
  auto file = std::move(read).value();
  const Eigen::VectorXd q = file.scene.q.size() > 0 ? file.scene.q : file.model.readyPose();
  return {std::move(file.scene), std::move(file.model), q};
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

RobotSvgOptions seenFrom(const PictureDirection& direction) {
  RobotSvgOptions options;
  options.direction = direction;
  return options;
}

bool isNear(const Eigen::Vector2d& a, const Eigen::Vector2d& b) { return (a - b).norm() < 1e-9; }

}  // namespace

TEST_CASE("A projection puts the world's axes where the eye sees them", "[drawing]") {
  struct Case {
    PictureDirection direction;
    Eigen::Vector2d x, y, z;
  };
  const Eigen::Vector2d right(1, 0), left(-1, 0), up(0, -1), down(0, 1), none(0, 0);
  for (const Case& c : std::vector<Case>{{kFromFront, right, none, up},
                                         {kFromBack, left, none, up},
                                         {kFromRight, none, right, up},
                                         {kFromLeft, none, left, up},
                                         {kFromTop, right, up, none},
                                         {kFromBottom, right, down, none}}) {
    CAPTURE(c.direction.azimuth, c.direction.elevation);
    const PictureProjection projection(c.direction, {}, {});
    // to the last bit: an axis along the sight has no length
    CHECK(projection.along(Eigen::Vector3d::UnitX()) == c.x);
    CHECK(projection.along(Eigen::Vector3d::UnitY()) == c.y);
    CHECK(projection.along(Eigen::Vector3d::UnitZ()) == c.z);
  }
}

TEST_CASE("A projection fits the points into its place and keeps their shape", "[drawing]") {
  const PageBox place{{10, 20}, {110, 70}};
  const PictureProjection projection(kFromFront, {{0, 5, 0}, {4, 0, 1}}, place);
  CHECK(projection.unitsPerMetre() == Approx(25.0));
  CHECK(isNear(projection.at({0, 0, 0}), {10, 57.5}));
  CHECK(isNear(projection.at({4, 9, 1}), {110, 32.5}));
  CHECK(projection.depthOf({0, 1, 0}) > projection.depthOf({0, 0, 0}));
}

TEST_CASE("The widest direction is that of the plane in which the points lie", "[drawing]") {
  const auto azimuth = [](const std::vector<Eigen::Vector3d>& points) {
    const PictureDirection direction = widestDirection(points);
    return std::pair(direction.azimuth, direction.elevation);
  };
  const auto of = [](const PictureDirection& direction) { return std::pair(direction.azimuth, direction.elevation); };
  CHECK(azimuth({}) == of(kFromFront));
  CHECK(azimuth({{0, 0, 0}, {1, 0, 1}}) == of(kFromFront));
  CHECK(azimuth({{0, 0, 0}, {0.1, 1, 1}}) == of(kFromRight));
  CHECK(azimuth({{0, 0, 0}, {1, 1, 0.1}}) == of(kFromTop));
  // a little wider is not enough to leave the usual one
  CHECK(azimuth({{0, 0, 0}, {1, 1.05, 1}}) == of(kFromFront));
}

TEST_CASE("A convex outline has the corners alone", "[drawing]") {
  const std::vector<Eigen::Vector2d> outline =
      convexOutline({{0, 0}, {2, 0}, {1, 0}, {1, 1}, {2, 2}, {0, 2}, {2, 2 + 1e-13}, {0, 1}});
  CHECK(outline.size() == 4);
  CHECK(convexOutline({{1, 1}, {1, 1}}).size() == 1);
  CHECK(convexOutline({}).empty());
  CHECK(convexOutline({{0, 0}, {1, 1}, {2, 2}}).size() == 2);
}

TEST_CASE("A joint seen along its axis is a circle, seen from the side a rectangle", "[drawing]") {
  const Sitter arm = sitter("planar_2r.json");
  const auto paper = [](const std::string& picture) {
    // the near end of a drum: white with a rim
    const std::size_t end = picture.find("fill=\"#ffffff\" stroke=\"#222a33\"");
    const std::size_t begin = picture.rfind("<polygon", end);
    return static_cast<std::size_t>(std::count(picture.begin() + static_cast<std::ptrdiff_t>(begin),
                                               picture.begin() + static_cast<std::ptrdiff_t>(end), ','));
  };
  CHECK(paper(arm.picture(seenFrom(kFromFront))) == 36);
  CHECK(paper(arm.picture(seenFrom(kFromRight))) == 2);
  // and then with its axis as a centre line
  CHECK(count(arm.picture(seenFrom(kFromFront)), "stroke-dasharray") == 0);
  CHECK(count(arm.picture(seenFrom(kFromRight)), "stroke-dasharray") == 2);
}

TEST_CASE("A picture has its parts", "[drawing]") {
  const Sitter arm = sitter("planar_2r.json");
  const std::string picture = arm.picture();
  CHECK_THAT(picture, Catch::Matchers::StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" "
                                                  "height=\"360\" viewBox=\"0 0 480 360\""));
  CHECK_THAT(picture, Catch::Matchers::EndsWith("</svg>\n"));
  CHECK_THAT(picture, ContainsSubstring(">link_1</text>") && ContainsSubstring(">link_2</text>") &&
                          ContainsSubstring(">g = 9.80665 m/s²</text>"));
  // two centres of mass, and a rim below each text
  CHECK(count(picture, "Z\" fill=\"#222a33\"") == 2);
  CHECK(count(picture, "<text") == 2 * count(picture, "aria-hidden"));
  CHECK(picture.find("nan") == std::string::npos);
  RobotSvgOptions options;
  options.title = "A & B <\"x\">";
  options.gravity = Eigen::Vector3d(0, 0, 0);
  const std::string named = arm.picture(options);
  CHECK_THAT(named, ContainsSubstring("<title>A &amp; B &lt;&quot;x&quot;&gt;</title>"));
  CHECK(named.find(">g = ") == std::string::npos);
}

TEST_CASE("Links of many are not named", "[drawing]") {
  const std::string picture = sitter("snake_of_30_links.json").picture();
  CHECK(picture.find("link_") == std::string::npos);
  // nor have they axes and centres of mass, which would hide the rest
  CHECK(count(picture, "stroke-dasharray") == 0);
}

TEST_CASE("Arrows point where they should, also at the eye and away from it", "[drawing]") {
  const Sitter arm = sitter("planar_2r.json");
  const auto with = [&](const Eigen::Vector3d& vector) {
    RobotSvgOptions options = seenFrom(kFromFront);
    options.arrows = {{{0, 0, 0.2}, vector, "#123456", "a1"}};
    return arm.picture(options);
  };
  const std::string up = with({0, 0, 3});
  CHECK_THAT(up, ContainsSubstring(">a1</text>"));
  CHECK(count(up, "<polygon") == count(arm.picture(seenFrom(kFromFront)), "<polygon") + 1);
  // the eye is at negative y
  CHECK(count(with({0, -3, 0}), "<circle") == count(up, "<circle") + 2);
  CHECK(count(with({0, 3, 0}), "<circle") == count(up, "<circle") + 1);
  // of nothing there is no arrow, but its label says that there is one
  CHECK(count(with({0, 0, 0}), "#123456") == 1);
}

TEST_CASE("Surfaces of contacts are drawn as what they are", "[drawing]") {
  Sitter arm = sitter("arm_on_the_ground_i.json");
  const auto surface = [&](const auto& form) {
    std::vector<Contact> contacts = *arm.scene.contacts;
    contacts.front().surface.form = form;
    arm.scene.contacts = contacts;
    return arm.picture(seenFrom(kFromFront));
  };
  const std::string ground = arm.picture(seenFrom(kFromFront)), patch = arm.picture(seenFrom(kOblique));
  CHECK(ground.find("#f4f5f6") == std::string::npos);
  CHECK_THAT(patch, ContainsSubstring("#f4f5f6"));
  for (const std::string& other :
       {surface(CylinderSurface{}), surface(SphereSurface{}), surface(SineSurface{}), ground}) {
    CHECK(other.find("nan") == std::string::npos);
    CHECK_THAT(other, ContainsSubstring("#5a636d"));
  }
  CHECK(surface(SineSurface{}) != ground);
}

TEST_CASE("Solids have the outlines that one sees", "[drawing]") {
  const Eigen::Vector3d towards(0, -1, 0);
  const auto width = [&](const Geometry& geometry) {
    Shape shape;
    shape.geometry = geometry;
    double most = 0.0;
    for (const Eigen::Vector3d& point : outlinePoints(shape, Pose::identity(), towards))
      most = std::max(most, point.x());
    return most;
  };
  CHECK(width(Box{{2, 1, 1}}) == Approx(1.0));
  CHECK(width(Cylinder{0.3, 1.0}) == Approx(0.3));
  CHECK(width(Capsule{0.3, 1.0}) == Approx(0.3));
  CHECK(width(Sphere{0.3}) == Approx(0.3));
  CHECK(width(Beam{{Section::Form::Rectangle, 0.4, 0.2, 0.0}, 1.0}) == Approx(0.2));
  CHECK(width(Beam{{Section::Form::Ellipse, 0.4, 0.2, 0.0}, 1.0}) == Approx(0.2));
  CHECK(width(Mesh{}) == 0.0);
}

TEST_CASE("A label keeps clear of lines and of other labels", "[drawing]") {
  PictureLabels labels({{0, 0}, {200, 200}});
  labels.avoid({0, 100}, {200, 100}, 6.0);
  const PageBox first = labels.put({100, 100}, {40, 10}, 8.0), second = labels.put({100, 100}, {40, 10}, 8.0);
  for (const PageBox& box : {first, second}) CHECK((box.high.y() < 98.0 || box.low.y() > 102.0));
  const Eigen::Vector2d shared = first.high.cwiseMin(second.high) - first.low.cwiseMax(second.low);
  CHECK(shared.minCoeff() <= 0.0);
}

TEST_CASE("A picture is the same bytes whatever the locale, and changes with the state", "[drawing]") {
  const Sitter arm = sitter("ur5e.urdf");
  const std::string picture = arm.picture(seenFrom(kOblique));
  CHECK(arm.picture(seenFrom(kOblique)) == picture);
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* locale : {"de_DE.UTF-8", "fr_FR.UTF-8"}) {
    if (std::setlocale(LC_ALL, locale) == nullptr) continue;
    CHECK(arm.picture(seenFrom(kOblique)) == picture);
  }
  std::setlocale(LC_ALL, before.c_str());
  CHECK(robotSvg(arm.scene, arm.model, Eigen::VectorXd::Constant(6, 0.3), seenFrom(kOblique)) != picture);
  CHECK_THROWS(robotSvg(arm.scene, arm.model, Eigen::VectorXd::Zero(2)));
}

TEST_CASE("Every example can be drawn from every side", "[drawing]") {
  namespace fs = std::filesystem;
  for (const fs::directory_entry& entry : fs::directory_iterator(sourcePath("assets/examples"))) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".json") && !name.ends_with(".urdf")) continue;
    CAPTURE(name);
    const Sitter robot = sitter(name);
    for (const PictureDirection& direction : {kFromFront, kFromLeft, kFromTop, kOblique}) {
      const std::string picture = robot.picture(seenFrom(direction));
      CHECK(picture.find("nan") == std::string::npos);
      CHECK(picture.find("inf") == std::string::npos);
      CHECK(count(picture, "<path") + count(picture, "<polygon") > 5);
    }
  }
}
