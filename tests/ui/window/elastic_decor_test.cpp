// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn of links that bend and of joints without motors.
#include "ui/workspaces/elastic/elastic_decor.h"

#include "core/beam/nodal_scheme.h"
#include "tests/support/catch.h"
#include "tests/ui/elastic/elastic_fixture.h"
#include "tests/ui/support/remembering_view.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/elastic/elastic_binding.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;
using Eigen::Vector3d;

namespace {

/// The paper's arm at an instant in which it is bent.
struct BentArm : ElasticFixture {
  std::shared_ptr<const ElasticInstant> instant;
  ElasticScene scene;

  BentArm() { at(0.9); }
  void at(double t) {
    document.playback().setTime(t);
    settle();
    instant = study.instant();
    REQUIRE(instant != nullptr);
    scene.tree = instant->result->run().tree.get();
    scene.state = &instant->state;
    scene.instant = instant.get();
    scene.largest_moment = bearingPeaks(instant->result->run()).bending;
  }
  Decor decor() const { return elasticDecor(*document.snapshot(), scene); }
};

std::vector<const Trail*> thickTrails(const Decor& decor) {
  std::vector<const Trail*> trails;
  for (const Trail& trail : decor.trails) {
    if (!trail.dashed) trails.push_back(&trail);
  }
  return trails;
}

double lengthOf(const Trail& trail) {
  double length = 0.0;
  for (std::size_t i = 0; i + 1 < trail.points_W.size(); ++i)
    length += (trail.points_W[i + 1] - trail.points_W[i]).norm();
  return length;
}

}  // namespace

TEST_CASE("The bent line begins at the joint and ends as far off as the deflection magnified") {
  BentArm arm;
  for (const double factor : {1.0, 100.0, 1000.0}) {
    CAPTURE(factor);
    arm.scene.magnification = factor;
    const Decor decor = arm.decor();
    const std::vector<const Trail*> line = thickTrails(decor);
    REQUIRE_FALSE(line.empty());
    const int body = beamBodies(*arm.scene.tree).at(0);
    const Pose& X_WB = arm.instant->pass.bodies()[static_cast<std::size_t>(body)].X_WB;
    const Vector3d first = X_WB.inverse() * line.front()->points_W.front();
    const Vector3d last = X_WB.inverse() * line.back()->points_W.back();
    CHECK(first.norm() < 1e-12);
    CHECK((last - Vector3d(0.25, 0.0, 0.0) - factor * arm.scene.state->u.head<3>()).norm() < 1e-12);
    // one piece goes on where the other ends, and all lie over the links
    for (std::size_t i = 0; i + 1 < line.size(); ++i) CHECK(line[i]->points_W.back() == line[i + 1]->points_W.front());
    for (const Trail* trail : line) CHECK(trail->in_front);
    // what hangs beyond goes along
    REQUIRE(decor.ghosts.size() == 1);
    const int next = arm.document.snapshot()->model->findLink("link_2");
    const Vector3d ghost = decor.ghosts[0].X_WL[static_cast<std::size_t>(next)].p;
    CHECK((ghost - line.back()->points_W.back()).norm() < 1e-12);
    CHECK(std::find(decor.ghosts[0].links.begin(), decor.ghosts[0].links.end(), next) != decor.ghosts[0].links.end());
  }
}

TEST_CASE("Colours along a bent link are those of the moment on the scale of the whole run") {
  BentArm arm;
  const Decor decor = arm.decor();
  REQUIRE(decor.colour_key.has_value());
  CHECK(decor.colour_key->name == QStringLiteral("bending moment (N m), deformation to scale"));
  const std::vector<const Trail*> line = thickTrails(decor);
  const int body = beamBodies(*arm.scene.tree).at(0);
  const BeamBearing bearing = beamBearing(arm.instant->pass, arm.instant->state, body);
  const auto& colours = decor.colour_key->colours;
  const auto band = [&](const QColor& colour) {
    return std::find(colours.begin(), colours.end(), colour) - colours.begin();
  };
  const double bands = static_cast<double>(colours.size());
  CHECK(std::abs(static_cast<double>(band(line.front()->colour)) + 0.5 -
                 bands * bearing.ends.front().bending() / arm.scene.largest_moment) < 1.5);
  CHECK(std::abs(static_cast<double>(band(line.back()->colour)) + 0.5 -
                 bands * bearing.ends.back().bending() / arm.scene.largest_moment) < 1.5);
  arm.scene.moment = false;
  const Decor plain = arm.decor();
  CHECK(thickTrails(plain).size() == 1);
  CHECK_FALSE(plain.colour_key.has_value());
  CHECK(lengthOf(*thickTrails(plain)[0]) == Approx(0.25).epsilon(1e-3));
}

TEST_CASE("An open ring and words say which joint has no motor, with a result and without") {
  BentArm arm;
  for (const bool has_result : {true, false}) {
    if (!has_result) arm.scene = ElasticScene();
    const Decor decor = arm.decor();
    REQUIRE(decor.marks.size() == 2);
    CHECK_FALSE(decor.marks[0].is_hollow);
    CHECK(decor.marks[1].is_hollow);
    // what is as usual needs no word
    REQUIRE(decor.names.size() == 1);
    CHECK(decor.names[0].text == QStringLiteral("joint_2 is passive"));
    CHECK((decor.names[0].p_W - decor.marks[1].p_W).norm() == 0.0);
  }
  arm.scene.passive = false;
  CHECK(arm.decor().marks.empty());
}

TEST_CASE("Nodal forces are arrows as long as they are, at the bent nodes") {
  BentArm arm;
  arm.scene.nodal_forces = true;
  CHECK(arm.decor().arrows.empty());  // without a scale nobody knows how long they are
  arm.scene.metres_per_newton = 0.02;
  const Decor decor = arm.decor();
  // the same as in the matrices
  const NodalScheme scheme(arm.instant->pass, arm.instant->state);
  std::size_t drawn = 0;
  for (const SchemeNode& node : scheme.nodes()) {
    if (!node.has_force || node.force.norm() < 1e-9) continue;
    ++drawn;
    const auto found = std::find_if(decor.arrows.begin(), decor.arrows.end(), [&](const Arrow& arrow) {
      return (arrow.tip - arrow.tail - 0.02 * node.force).norm() < 1e-12;
    });
    REQUIRE(found != decor.arrows.end());
    CHECK(found->label.startsWith("P = "));
  }
  CHECK(drawn == decor.arrows.size());
  CHECK(drawn >= 2);
}

TEST_CASE("A mode swings about its state, with its name and frequency") {
  BentArm arm;
  ShownMode mode;
  mode.tree = arm.instant->result->run().tree;
  mode.state = arm.instant->state;
  mode.u = Eigen::VectorXd::LinSpaced(mode.tree->size, 0.0, 0.01);
  mode.q = Eigen::Vector2d(0.0, 0.2);
  mode.frequency = 43.71;
  mode.name = "mode 2";
  CHECK(modeState(mode, 0.0).u == arm.instant->state.u);
  const ElasticState most = modeState(mode, 0.5 * std::numbers::pi);
  CHECK((most.u - arm.instant->state.u - mode.u).norm() < 1e-15);
  CHECK((most.joints.q - arm.instant->state.joints.q - mode.q).norm() < 1e-15);
  arm.scene.state = &most;
  arm.scene.instant = nullptr;
  arm.scene.mode = modeText(mode);
  const Decor decor = arm.decor();
  CHECK(decor.names.back().text == QStringLiteral("mode 2: 43.71 Hz"));
  CHECK_FALSE(decor.colour_key.has_value());
  REQUIRE(decor.ghosts.size() == 1);
}

TEST_CASE("A line is a curve with few elements and few pieces with many") {
  CHECK(beamPieces(1) == 24);
  CHECK(beamPieces(10) == 30);
  CHECK(beamPieces(64) == 64);
  CHECK(beamPieces(1000) == kMostBeamPieces);
  for (int elements = 1; elements <= 64; ++elements) {
    CHECK(beamPieces(elements) % elements == 0);
    CHECK(beamPieces(elements) <= kMostBeamPieces);
  }
}

namespace {

/// The link in a view that remembers.
struct ShownArm : ElasticFixture {
  RememberingView view;
  ui::ElasticBinding* link = new ui::ElasticBinding(view, document, interaction, study, look);

  const Decor& decor() const { return view.decorOf(QStringLiteral("elastic")); }
  bool isEmpty() const { return decor().trails.empty() && decor().marks.empty() && decor().ghosts.empty(); }
};

}  // namespace

TEST_CASE("Links that bend are in the view while they are looked at, at every instant of the motion") {
  ShownArm arm;
  arm.document.playback().setTime(0.4);
  REQUIRE(waitUntil([&] { return arm.decor().colour_key.has_value(); }));
  const QString upper = arm.decor().colour_key->upper;
  const Vector3d before = thickTrails(arm.decor()).back()->points_W.back();
  arm.document.playback().setTime(1.1);
  arm.settle();
  CHECK((thickTrails(arm.decor()).back()->points_W.back() - before).norm() > 0.05);
  CHECK(arm.decor().colour_key->upper == upper);  // the scale is the run's
  const Vector3d hundred = thickTrails(arm.decor()).back()->points_W.back();
  arm.look.setMagnification(1.0);
  CHECK((thickTrails(arm.decor()).back()->points_W.back() - hundred).norm() > 1e-4);
  arm.look.setShowsShape(false);
  CHECK(thickTrails(arm.decor()).empty());
  CHECK(arm.decor().marks.size() == 2);
  arm.look.setOn(false);
  CHECK(arm.isEmpty());
  arm.document.playback().setTime(0.2);
  arm.settle();
  CHECK(arm.isEmpty());
}

TEST_CASE("Nodal forces come with their scale in the key, and go with it") {
  ShownArm arm;
  const auto bars = [&]() -> const std::vector<ScaleBar>& { return arm.decor().scale_bars; };
  const auto note = [&] { return arm.decor().note; };
  arm.look.setShowsNodalForces(true);
  arm.document.playback().setTime(0.7);
  REQUIRE(waitUntil([&] { return bars().size() == 1; }));
  // 1, 2 or 5 times a power of ten
  const double scale = bars()[0].metres_per_unit;
  const double lead = scale / std::pow(10.0, std::floor(std::log10(scale) + 1e-9));
  CHECK(std::min({std::abs(lead - 1.0), std::abs(lead - 2.0), std::abs(lead - 5.0)}) < 1e-9);
  CHECK_FALSE(arm.decor().arrows.empty());
  arm.look.setShowsMoment(false);
  // as many times as makes it seen
  CHECK(note() == QStringLiteral("deformation × 500"));
  arm.look.setShowsNodalForces(false);
  CHECK(bars().empty());
  CHECK(arm.decor().arrows.empty());
  arm.look.setOn(false);
  CHECK(note().isEmpty());
}

TEST_CASE("A mode swings in the view until another thing is looked at") {
  ShownArm arm;
  ShownMode mode;
  mode.tree = arm.study.result()->run().tree;
  mode.state = arm.study.instant()->state;
  mode.u = Eigen::VectorXd::Zero(mode.tree->size);
  mode.u[1] = 0.03;
  mode.q = Eigen::Vector2d::Zero();
  mode.frequency = 40.0;
  mode.name = "mode 1";
  arm.look.setMode(mode);
  const auto across = [&] { return thickTrails(arm.decor()).back()->points_W.back().y(); };
  double least = across(), most = across();
  REQUIRE(waitUntil([&] {
    least = std::min(least, across());
    most = std::max(most, across());
    return most - least > 0.03;
  }));
  CHECK(arm.decor().names.back().text == QStringLiteral("mode 1: 40 Hz"));
  arm.look.setMode({});
  CHECK(std::none_of(arm.decor().names.begin(), arm.decor().names.end(),
                     [](const PlaceName& name) { return name.text.startsWith("mode"); }));
}
