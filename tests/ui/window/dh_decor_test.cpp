// SPDX-License-Identifier: GPL-3.0-or-later
// What explains a row of a DH table in 3D: from frame to frame by its four parameters, each where it is and as large.
#include "ui/workspaces/construct/dh_decor.h"

#include "core/mechanism/generated_shapes.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/widgets/quantity_colours.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

double distance(const Pose& a, const Pose& b) {
  return std::max((a.p - b.p).cwiseAbs().maxCoeff(), (a.R - b.R).cwiseAbs().maxCoeff());
}

/// All joints somewhere else than at their ready position.
void stir(Document& document) {
  const SnapshotPtr s = document.snapshot();
  Eigen::VectorXd q = s->q;
  for (Eigen::Index i = 0; i < q.size(); ++i) q[i] += 0.2 + 0.1 * static_cast<double>(i);
  q = q.cwiseMax(s->model->lowerLimits()).cwiseMin(s->model->upperLimits());
  setState(document, q, Eigen::VectorXd::Zero(q.size()), Eigen::VectorXd::Zero(q.size()), "stir");
}

std::vector<std::string> textsOf(const Decor& decor) {
  std::vector<std::string> texts;
  for (const PlaceName& name : decor.names) texts.push_back(name.text.toStdString());
  return texts;
}
bool has(const Decor& decor, const char* text) {
  const auto texts = textsOf(decor);
  return std::find(texts.begin(), texts.end(), std::string(text)) != texts.end();
}

}  // namespace

TEST_CASE("The four parameters lead from the one frame to the other, wherever the joints are", "[ui][window]") {
  for (const char* example : {"puma560.json", "scara.json", "ur5e.urdf", "panda.urdf", "planar_3r.json"}) {
    for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
      Document document;
      openExample(document, example);
      stir(document);
      const SnapshotPtr s = document.snapshot();
      const Result<DhForm> form = dhFormOf(*s->mechanism, convention);
      if (!form) continue;
      for (int row = 0; row < static_cast<int>(form->table.rows.size()); ++row) {
        INFO(example << ", " << toString(convention) << ", row " << row + 1);
        const std::optional<DhGeometry> figure = dhGeometry(*s, *form, row);
        REQUIRE(figure);
        const DhGeometry& f = *figure;
        // turned about z by theta, moved along it by d; the same about x
        const auto screw = [](const DhArc& arc, double along, const Pose& X) {
          return Pose{rotationAbout(arc.axis_W, arc.angle) * X.R, X.p + along * arc.axis_W};
        };
        const bool standard = convention == DhConvention::Standard;
        const Pose between = standard ? screw(f.theta, f.d, f.X_WF) : screw(f.alpha, f.a, f.X_WF);
        const Pose after = standard ? screw(f.alpha, f.a, between) : screw(f.theta, f.d, between);
        CHECK(distance(between, f.X_WM) < 1e-12);
        CHECK(distance(after, f.X_WT) < 1e-12);
        // the common normal stands on both axes and has its feet on them
        const Eigen::Vector3d normal = f.a_to_W - f.a_from_W;
        CHECK(std::abs(normal.norm() - std::abs(f.a)) < 1e-12);
        CHECK(std::abs(normal.dot(f.z_before_W)) < 1e-12);
        CHECK(std::abs(normal.dot(f.z_after_W)) < 1e-12);
        CHECK((f.a_from_W - f.X_WF.p).cross(f.z_before_W).norm() < 1e-12);
        CHECK((f.a_to_W - f.X_WT.p).cross(f.z_after_W).norm() < 1e-12);
        CHECK(std::abs((f.d_to_W - f.d_from_W).norm() - std::abs(f.d)) < 1e-12);
      }
    }
  }
}

TEST_CASE("An arc runs from its start the right way round to its end", "[ui][window]") {
  DhArc arc;
  arc.centre_W = {1.0, 2.0, 3.0};
  arc.axis_W = Eigen::Vector3d::UnitZ();
  arc.start_W = Eigen::Vector3d::UnitX();
  for (const double angle : {0.5, -2.0, 3.0, 5.0}) {
    INFO(angle);
    arc.angle = angle;
    const std::vector<Eigen::Vector3d> points = arcPoints(arc, 0.2);
    REQUIRE(points.size() > 2);
    CHECK((points.front() - Eigen::Vector3d(1.2, 2.0, 3.0)).norm() < 1e-15);
    const Eigen::Vector3d end(1.0 + 0.2 * std::cos(angle), 2.0 + 0.2 * std::sin(angle), 3.0);
    CHECK((points.back() - end).norm() < 1e-15);
    double turned = 0.0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
      const Eigen::Vector3d a = points[i] - arc.centre_W, b = points[i + 1] - arc.centre_W;
      CHECK(std::abs(a.norm() - 0.2) < 1e-15);
      const double step = std::atan2(a.cross(b).z(), a.dot(b));
      CHECK(step * angle > 0.0);
      CHECK(std::abs(step) < std::numbers::pi / 45.0 + 1e-12);
      turned += step;
    }
    CHECK(std::abs(turned - angle) < 1e-12);
  }
  arc.angle = 0.0;
  CHECK(arcPoints(arc, 0.2).size() == 1);
  arc.angle = 2.0 * std::numbers::pi + 0.5;  // what is beyond a turn is left over
  CHECK((arcPoints(arc, 0.2).back() - arcPoints({arc.centre_W, arc.axis_W, arc.start_W, 0.5}, 0.2).back()).norm() <
        1e-15);
}

TEST_CASE("The figure names its parameters with their values, the variable with q, in the unit asked for",
          "[ui][window]") {
  Document document;
  openExample(document, "puma560.json");
  Eigen::VectorXd q = document.snapshot()->q;
  q.setZero();
  q[1] = std::numbers::pi / 6.0;
  setState(document, q, 0.0 * q, 0.0 * q, "pose");
  const SnapshotPtr s = document.snapshot();
  const DhForm form = *dhFormOf(*s->mechanism, DhConvention::Standard);
  const double size = drawingSize(*s->mechanism);
  const auto decor = [&](int row, std::optional<DhParameter> chosen, AngleUnit unit) {
    return dhDecor(*dhGeometry(*s, form, row), form, row, chosen, size, unit, false);
  };
  // the source's row 2: a = 0.4318, all else 0, and q is 30 degrees
  REQUIRE(form.table.rows[1].a == Approx(0.4318));
  const Decor second = decor(1, std::nullopt, AngleUnit::Degree);
  INFO(Catch::Detail::stringify(textsOf(second)));
  CHECK(has(second, "θ_2 = q_2 = 30°"));
  CHECK(has(second, "a_2 = 0.4318 m"));
  CHECK(has(second, "z_1"));
  CHECK(has(second, "x_2"));
  // what is zero has no name until it is looked at
  CHECK_FALSE(has(second, "d_2 = 0 m"));
  CHECK(has(decor(1, DhParameter::D, AngleUnit::Degree), "d_2 = 0 m"));
  CHECK(has(decor(1, std::nullopt, AngleUnit::Radian), "θ_2 = q_2 = 0.5236 rad"));
  CHECK(has(decor(2, std::nullopt, AngleUnit::Degree), "α_3 = −90°"));
  // modified: a and alpha are those of the link before
  const DhForm craig = *dhFormOf(*s->mechanism, DhConvention::Modified);
  const Decor third = dhDecor(*dhGeometry(*s, craig, 2), craig, 2, DhParameter::A, size, AngleUnit::Degree, false);
  INFO(Catch::Detail::stringify(textsOf(third)));
  CHECK(has(third, "a_2 = 0.4318 m"));
}

TEST_CASE("The chosen parameter is drawn stronger, and each in the colour of its axis", "[ui][window]") {
  Document document;
  openExample(document, "puma560.json");
  stir(document);
  const SnapshotPtr s = document.snapshot();
  const DhForm form = *dhFormOf(*s->mechanism, DhConvention::Standard);
  const DhGeometry figure = *dhGeometry(*s, form, 2);  // d, a and alpha are all there
  for (const bool dark : {false, true}) {
    const auto widthOfNormal = [&](std::optional<DhParameter> chosen) {
      const Decor decor = dhDecor(figure, form, 2, chosen, 1.0, AngleUnit::Degree, dark);
      for (const Trail& trail : decor.trails) {
        if (trail.points_W.size() == 2 && (trail.points_W[0] - figure.a_from_W).norm() == 0.0 &&
            (trail.points_W[1] - figure.a_to_W).norm() == 0.0) {
          CHECK(trail.colour == axisColour(0, dark));
          return trail.half_width;
        }
      }
      return 0.0;
    };
    CHECK(widthOfNormal({}) > 0.0);
    CHECK(widthOfNormal(DhParameter::A) > widthOfNormal(DhParameter::D));
    CHECK(widthOfNormal(DhParameter::D) == widthOfNormal({}));
    const Decor decor = dhDecor(figure, form, 2, {}, 1.0, AngleUnit::Degree, dark);
    REQUIRE(decor.frames.size() == 2);
    CHECK(distance(decor.frames[0].X_WF, figure.X_WF) == 0.0);
    CHECK(distance(decor.frames[1].X_WF, figure.X_WT) == 0.0);
  }
}
