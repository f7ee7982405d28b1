// SPDX-License-Identifier: GPL-3.0-or-later
// Beams against closed forms: bending, stretching, twisting, natural frequencies, spinning.
#include "core/beam/elastic_modes.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_motion.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/elastic_mechanism.h"
#include "tests/support/golden_ik.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

double massPerLength(const ElasticLink& spec) { return spec.material.density * spec.section.area; }

Eigen::VectorXd bentBy(const ElasticTree& tree, const Wrench& wrench, int node) {
  ElasticPose pose = restingPose(tree, Eigen::VectorXd::Zero(tree.dof));
  pose.loads = {{0, node, wrench}};
  return *elasticEquilibrium(tree, pose);
}

/// One beam on a turning hub of no size: the joint turns about z.
ElasticTree spinningBeam(const ElasticLink& spec) {
  Mechanism mechanism;
  mechanism.name = "spinning";
  mechanism.links = {{"hub", {}, {}}, {"beam", {}, {}}};
  Joint joint;
  joint.name = "spin";
  joint.type = JointType::Continuous;
  joint.parent = 0;
  joint.child = 1;
  mechanism.joints.push_back(joint);
  const Model model = compiled(mechanism);
  return std::move(compileElasticTree(mechanism, model, {spec})).value();
}

ElasticPose spinning(const ElasticTree& tree, double rate) {
  ElasticPose pose = restingPose(tree, Eigen::VectorXd::Zero(1));
  pose.joints.qd[0] = rate;
  return pose;
}

}  // namespace

TEST_CASE("A cantilever's tip goes where Euler and Bernoulli say", "[beam]") {
  for (const int elements : {1, 3, 10}) {
    CAPTURE(elements);
    const ElasticLink spec = steelBeam(elements);
    ElasticTree tree = cantileverTree(spec);
    tree.beams[0].has_geometric_stiffness = false;
    const double l = 0.8, F = 3.0, E = spec.material.young;
    const Eigen::Index tip = tree.size - 6;
    const Eigen::VectorXd across_y = bentBy(tree, {{0.0, F, 0.0}, {0.0, 0.0, 0.0}}, elements);
    const Eigen::VectorXd across_z = bentBy(tree, {{0.0, 0.0, F}, {0.0, 0.0, 0.0}}, elements);
    CHECK(across_y[tip + 1] == Approx(F * l * l * l / (3.0 * E * spec.section.I_z)).epsilon(1e-9));
    CHECK(across_z[tip + 2] == Approx(F * l * l * l / (3.0 * E * spec.section.I_y)).epsilon(1e-9));
    CHECK(across_y[tip + 5] == Approx(F * l * l / (2.0 * E * spec.section.I_z)).epsilon(1e-9));
    CHECK(across_z[tip + 4] == Approx(-F * l * l / (2.0 * E * spec.section.I_y)).epsilon(1e-9));
    const Eigen::VectorXd pulled = bentBy(tree, {{F, 0.0, 0.0}, {0.0, 0.0, 0.0}}, elements);
    CHECK(pulled[tip] == Approx(F * l / (E * spec.section.area)).epsilon(1e-9));
    const Eigen::VectorXd twisted = bentBy(tree, {{0.0, 0.0, 0.0}, {F, 0.0, 0.0}}, elements);
    CHECK(twisted[tip + 3] == Approx(F * l / (spec.material.shear * spec.section.J)).epsilon(1e-9));
  }
}

TEST_CASE("Shifted integration: 4 E I / l^3 for one element, and what many make of it", "[beam]") {
  for (const int elements : {1, 2, 5, 20}) {
    CAPTURE(elements);
    const ElasticLink spec = steelBeam(elements, ElementKind::ShiftedIntegration);
    ElasticTree tree = cantileverTree(spec);
    tree.beams[0].has_geometric_stiffness = false;
    const double l = 0.8, F = 3.0, EI = spec.material.young * spec.section.I_z;
    const double shear = F * l / (spec.section.shear * spec.material.shear * spec.section.area);
    const double bending = F * l * l * l / (3.0 * EI) * (1.0 - 1.0 / (4.0 * elements * elements));
    const Eigen::VectorXd u = bentBy(tree, {{0.0, F, 0.0}, {0.0, 0.0, 0.0}}, elements);
    CHECK(u[tree.size - 5] == Approx(bending + shear).epsilon(1e-9));
  }
}

TEST_CASE("Patch tests: constant strain, curvature and twist in elements of any length", "[beam]") {
  for (const ElementKind kind : {ElementKind::EulerBernoulli, ElementKind::ShiftedIntegration}) {
    ElasticLink spec = steelBeam(1, kind);
    spec.stations = {0.1, 0.17, 0.5, 0.93};
    ElasticTree tree = cantileverTree(spec);
    tree.beams[0].has_geometric_stiffness = false;
    const std::vector<double>& x = tree.beams[0].x;
    const double E = spec.material.young, F = 100.0, m = 2.0;
    const Eigen::VectorXd pulled = bentBy(tree, {{F, 0.0, 0.0}, {0.0, 0.0, 0.0}}, 5);
    const Eigen::VectorXd bent = bentBy(tree, {{0.0, 0.0, 0.0}, {0.0, 0.0, m}}, 5);
    const Eigen::VectorXd twisted = bentBy(tree, {{0.0, 0.0, 0.0}, {m, 0.0, 0.0}}, 5);
    for (int k = 1; k < 6; ++k) {
      const Eigen::Index at = 6 * (k - 1);
      const double here = x[static_cast<std::size_t>(k)];
      CHECK(pulled[at] == Approx(F * here / (E * spec.section.area)).epsilon(1e-9));
      CHECK(bent[at + 5] == Approx(m * here / (E * spec.section.I_z)).epsilon(1e-9));
      CHECK(bent[at + 1] == Approx(0.5 * m * here * here / (E * spec.section.I_z))
                                .epsilon(kind == ElementKind::EulerBernoulli ? 1e-9 : 0.0)
                                .margin(1e-9 * m * 0.64 / (E * spec.section.I_z)));
      CHECK(twisted[at + 3] == Approx(m * here / (spec.material.shear * spec.section.J)).epsilon(1e-9));
    }
  }
}

TEST_CASE("Five natural frequencies of a cantilever with ten elements", "[beam]") {
  const ElasticLink spec = steelBeam(10);
  const ElasticTree tree = cantileverTree(spec);
  const ElasticPose pose = restingPose(tree, Eigen::VectorXd());
  const Result<ElasticModes> modes = elasticModes(tree, pose, Eigen::VectorXd::Zero(tree.size));
  REQUIRE(modes.ok());
  // roots of cos b cosh b = -1 (Blevins, Formulas for Natural Frequency and Mode Shape, table 8-1)
  const double b[] = {1.875104069, 4.694091133, 7.854757438, 10.99554073, 14.13716839};
  const double l = 0.8, m = massPerLength(spec), E = spec.material.young;
  // each plane by itself: of the shapes, those that move in y and those that move in z
  std::vector<double> in_y, in_z, along, about;
  for (Eigen::Index k = 0; k < modes->frequency.size(); ++k) {
    double part[4] = {0.0, 0.0, 0.0, 0.0};
    for (Eigen::Index at = 0; at < tree.size; at += 6) {
      for (int i = 0; i < 4; ++i) part[i] = std::max(part[i], std::abs(modes->shape(at + i, k)));
    }
    // a twist moves nothing but angles
    std::vector<double>& list = part[1] > 1e-3 * part[3] && part[1] > part[0] && part[1] > part[2]   ? in_y
                                : part[2] > 1e-3 * part[3] && part[2] > part[0] && part[2] > part[1] ? in_z
                                : part[0] > 1e-3 * part[3]                                           ? along
                                                                                                     : about;
    list.push_back(modes->frequency[k]);
  }
  REQUIRE(in_y.size() >= 5);
  REQUIRE(in_z.size() >= 5);
  for (int k = 0; k < 5; ++k) {
    CAPTURE(k);
    const double share = b[k] * b[k] / (2.0 * kPi * l * l);
    CHECK(in_y[static_cast<std::size_t>(k)] == Approx(share * std::sqrt(E * spec.section.I_z / m)).epsilon(0.005));
    CHECK(in_z[static_cast<std::size_t>(k)] == Approx(share * std::sqrt(E * spec.section.I_y / m)).epsilon(0.005));
  }
  REQUIRE_FALSE(along.empty());
  REQUIRE_FALSE(about.empty());
  CHECK(along[0] == Approx(std::sqrt(E / spec.material.density) / (4.0 * l)).epsilon(0.005));
  const double polar = spec.section.I_y + spec.section.I_z;
  CHECK(about[0] ==
        Approx(std::sqrt(spec.material.shear * spec.section.J / (spec.material.density * polar)) / (4.0 * l))
            .epsilon(0.005));
}

TEST_CASE("Frequencies converge as elements get shorter, for each mass and element", "[beam]") {
  const double exact = 1.875104069 * 1.875104069 / (2.0 * kPi * 0.64) *
                       std::sqrt(steelBeam(1).material.young * steelBeam(1).section.I_y / massPerLength(steelBeam(1)));
  for (const auto& [kind, mass] : {std::pair(ElementKind::EulerBernoulli, BeamMass::Consistent),
                                   std::pair(ElementKind::EulerBernoulli, BeamMass::Linear),
                                   std::pair(ElementKind::EulerBernoulli, BeamMass::Lumped),
                                   std::pair(ElementKind::ShiftedIntegration, BeamMass::Consistent)}) {
    double last = 1.0;
    for (const int elements : {2, 4, 8, 16}) {
      CAPTURE(static_cast<int>(kind), static_cast<int>(mass), elements);
      ElasticLink spec = steelBeam(elements, kind);
      spec.mass = mass;
      const ElasticTree tree = cantileverTree(spec);
      const Result<ElasticModes> modes =
          elasticModes(tree, restingPose(tree, Eigen::VectorXd()), Eigen::VectorXd::Zero(tree.size));
      REQUIRE(modes.ok());
      const double error = std::abs(modes->frequency[0] / exact - 1.0);
      // Timoshenko's beam gives a little in shear, some 1e-4 here, and stays there
      CHECK(error < std::max(0.35 * last, 3e-4));
      last = error;
    }
  }
}

TEST_CASE("A spinning beam is stretched as a rod is", "[beam]") {
  const ElasticLink spec = steelBeam(10);
  const ElasticTree tree = spinningBeam(spec);
  const double w = 30.0, L = 0.8;
  const Result<Eigen::VectorXd> u = elasticEquilibrium(tree, spinning(tree, w));
  REQUIRE(u.ok());
  // rho w^2 L^3 / (3 E) at the tip, rho w^2 (3 L^2 x - x^3) / (6 E) on the way
  const double tip = spec.material.density * w * w * L * L * L / (3.0 * spec.material.young);
  CHECK((*u)[tree.size - 6] == Approx(tip).epsilon(1e-3));
  const double x = 0.4,
               half = spec.material.density * w * w * (3.0 * L * L * x - x * x * x) / (6.0 * spec.material.young);
  CHECK((*u)[6 * 4] == Approx(half).epsilon(1e-3));
}

TEST_CASE("Spinning stiffens a beam against flapping", "[beam]") {
  // mu of the first flap against eta = w sqrt(m L^4 / E I), no hub: Wright, Smith, Thresher and Wang, Vibration Modes
  // of Centrifugally Stiffened Beams, J. Applied Mechanics 49 (1982), table 1
  const double table[][2] = {{0.0, 3.5160}, {1.0, 3.6817}, {2.0, 4.1373},   {3.0, 4.7973},  {4.0, 5.5850},
                             {6.0, 7.3604}, {8.0, 9.2568}, {10.0, 11.2023}, {12.0, 13.1702}};
  const ElasticLink spec = steelBeam(10);
  const ElasticTree tree = spinningBeam(spec);
  // flapping is along the axis of spin, z: bending about y
  const double unit = std::sqrt(spec.material.young * spec.section.I_y / (massPerLength(spec) * std::pow(0.8, 4)));
  for (const auto& [eta, mu] : table) {
    CAPTURE(eta);
    const ElasticPose pose = spinning(tree, eta * unit);
    const Result<Eigen::VectorXd> u = elasticEquilibrium(tree, pose);
    REQUIRE(u.ok());
    const Result<ElasticModes> modes = elasticModes(tree, pose, *u);
    REQUIRE(modes.ok());
    // the first shape that moves in z
    Eigen::Index k = 0;
    while (std::abs(modes->shape(tree.size - 4, k)) < std::abs(modes->shape(tree.size - 5, k))) ++k;
    const double found = 2.0 * kPi * modes->frequency[k] / unit;
    CHECK(found == Approx(mu).epsilon(0.002));
    // the rise itself, within 1 %
    if (eta > 0.0) CHECK(found - 3.5160 == Approx(mu - 3.5160).epsilon(0.01));
  }
}

TEST_CASE("The frozen arm's period as the lowest mode of the tree, for one element and for many", "[beam]") {
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  const auto period = [&](const ElasticLink& link, double theta) {
    const ElasticTree tree = elasticTreeOf(rods, {link});
    const Result<ElasticModes> modes =
        elasticModes(tree, restingPose(tree, Eigen::Vector2d(0.0, theta)), Eigen::VectorXd::Zero(tree.size));
    REQUIRE(modes.ok());
    CHECK(modes->frequency[0] == 0.0);  // the passive joint turns freely
    // the first that bends in the plane
    Eigen::Index k = 1;
    while (std::abs(modes->shape(tree.size - 5, k)) < std::abs(modes->shape(tree.size - 4, k))) ++k;
    return 1.0 / modes->frequency[k];
  };
  const Eigen::Vector3d tip(0.25, 0.0, 0.0);
  for (const std::vector<double>& row : goldenRows("passive_arm_frozen_period.csv")) {
    const double theta = row[0] * kPi / 180.0;
    CAPTURE(row[0]);
    CHECK(period(elasticLink("rod_1", tip, 1, ElementKind::EulerBernoulli, BeamMass::Linear), theta) ==
          Approx(row[1]).epsilon(1e-3));
    CHECK(period(elasticLink("rod_1", tip, 1, ElementKind::ShiftedIntegration, BeamMass::Linear), theta) ==
          Approx(row[2]).epsilon(1e-3));
    CHECK(period(elasticLink("rod_1", tip, 8), theta) == Approx(row[4]).epsilon(1e-3));
  }
}

TEST_CASE("What cannot be in balance or vibrate says what is wrong and where", "[beam]") {
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  const ElasticTree arm = elasticTreeOf(rods, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 2)});
  ElasticPose pose = restingPose(arm, Eigen::Vector2d(0.0, 0.3));
  pose.gravity = {0.0, -9.81, 0.0};
  const Result<Eigen::VectorXd> u = elasticEquilibrium(arm, pose);
  REQUIRE_FALSE(u.ok());
  CHECK(u.diagnostics().front().message.text().find("passive joint 'joint_2' is not in equilibrium") !=
        std::string::npos);
  CHECK(u.diagnostics().front().message.text().find("rigid-body mode") != std::string::npos);

  rods.links[1].mass = rods.links[1].tip_mass = 0.0;
  const ElasticTree empty = elasticTreeOf(rods, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 2)});
  const Result<ElasticModes> modes =
      elasticModes(empty, restingPose(empty, Eigen::Vector2d::Zero()), Eigen::VectorXd::Zero(empty.size));
  REQUIRE_FALSE(modes.ok());
  CHECK(modes.diagnostics().front().message.text().find("M is singular because passive joint 'joint_2'") == 0);

  ElasticLink weightless = steelBeam(2);
  weightless.material.density = 0.0;
  const ElasticTree none = cantileverTree(weightless);
  const Result<ElasticModes> no_mass =
      elasticModes(none, restingPose(none, Eigen::VectorXd()), Eigen::VectorXd::Zero(none.size));
  REQUIRE_FALSE(no_mass.ok());
  CHECK(no_mass.diagnostics().front().message.text().find("M is singular because link 'beam' has no mass") == 0);

  const Mechanism mechanism = cantilever();
  const Model model = compiled(mechanism);
  ElasticLink limp = steelBeam(2);
  limp.material.young = 0.0;
  const Result<ElasticTree> refused = compileElasticTree(mechanism, model, {limp});
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.diagnostics().front().message.text().find("elastic link 'beam': Young's modulus is 0") == 0);
  ElasticLink point = steelBeam(2);
  point.tip.reset();
  CHECK(compileElasticTree(mechanism, model, {point}).diagnostics().front().message.text().find("has no length") !=
        std::string::npos);
  ElasticLink elsewhere = steelBeam(2);
  elsewhere.link = "arm";
  CHECK(compileElasticTree(mechanism, model, {elsewhere}).diagnostics().front().message ==
        "elastic link 'arm': there is no such link");
  ElasticMotionOptions options;
  options.dt = 0.0;
  CHECK(ElasticMotion::make(cantileverTree(steelBeam(2)), options)
            .diagnostics()
            .front()
            .message.text()
            .find("dt is 0 s") == 0);
}
