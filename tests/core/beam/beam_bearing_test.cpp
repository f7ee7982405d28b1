// SPDX-License-Identifier: GPL-3.0-or-later
// What beams bear, against statics: cantilevers under loads and weight, spinning, and along a run what joints carry.
#include "core/beam/beam_bearing.h"

#include "core/beam/elastic_modes.h"
#include "core/beam/elastic_motion.h"
#include "core/beam/elastic_settings.h"
#include "core/io/scene_file.h"
#include "core/scene/elastic_setup.h"
#include "tests/support/catch.h"
#include "tests/support/elastic_mechanism.h"
#include "tests/support/golden_ik.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Eigen::Vector3d;

namespace {

constexpr double kLength = 0.8;  // of steelBeam()

/// A clamped beam in balance, without the stiffness of tension: closed forms have none.
struct Balanced {
  ElasticTree tree;
  ElasticState state;
  ElasticPass pass;

  Balanced(const ElasticLink& spec, const Vector3d& gravity, const std::vector<NodalLoad>& loads)
      : tree(linear(spec)), state(stateOfRest(tree, Eigen::VectorXd())), pass(tree) {
    ElasticPose pose = restingPose(tree, Eigen::VectorXd());
    pose.gravity = pass.gravity = gravity;
    pose.loads = pass.loads = loads;
    state.u = *elasticEquilibrium(tree, pose);
    pass.outward(state);
    pass.inward();
  }
  BeamBearing bearing() const { return beamBearing(pass, state, 0); }

private:
  static ElasticTree linear(const ElasticLink& spec) {
    ElasticTree tree = cantileverTree(spec);
    tree.beams[0].has_geometric_stiffness = false;
    return tree;
  }
};

ElasticRun exampleRunWith(const std::function<void(ElasticSettings&)>& change) {
  SceneData scene = readModelFile(sourcePath("assets/examples/two_links_one_elastic.json").string()).value();
  change(scene.beam.edit());
  auto model = std::make_shared<const Model>(std::move(Model::compile(scene.mechanism)).value());
  return runElastic(elasticSetup(scene, std::make_shared<const Mechanism>(scene.mechanism), model).value()).value();
}

}  // namespace

TEST_CASE("A force at a cantilever's tip: M = F (L - x), V = F, and the signs of both planes", "[beam]") {
  const double F = 3.0;
  for (const ElementKind kind : {ElementKind::EulerBernoulli, ElementKind::ShiftedIntegration}) {
    for (const int elements : {1, 4}) {
      CAPTURE(static_cast<int>(kind), elements);
      const ElasticLink spec = steelBeam(elements, kind);
      const Balanced y(spec, Vector3d::Zero(), {{0, elements, {{0.0, F, 0.0}, Vector3d::Zero()}}});
      const Balanced z(spec, Vector3d::Zero(), {{0, elements, {{0.0, 0.0, F}, Vector3d::Zero()}}});
      for (const double at : {0.0, 0.3, 0.5 * elements, static_cast<double>(elements)}) {
        const SectionLoad in_y = y.bearing().at(at), in_z = z.bearing().at(at);
        const double x = kLength * at / elements;
        CHECK(in_y.x == Approx(x).margin(1e-12));
        CHECK((in_y.force - Vector3d(0.0, F, 0.0)).norm() < 1e-7 * F);
        CHECK((in_y.moment - Vector3d(0.0, 0.0, F * (kLength - x))).norm() < 1e-7 * F * kLength);
        CHECK((in_z.force - Vector3d(0.0, 0.0, F)).norm() < 1e-7 * F);
        CHECK((in_z.moment - Vector3d(0.0, -F * (kLength - x), 0.0)).norm() < 1e-7 * F * kLength);
        CHECK(in_z.bending() == Approx(F * (kLength - x)).margin(1e-7 * F * kLength));
      }
    }
  }
}

TEST_CASE("Pulled and twisted, a beam bears the same force and torque all along", "[beam]") {
  const Balanced beam(steelBeam(5), Vector3d::Zero(), {{0, 5, {{40.0, 0.0, 0.0}, {-2.0, 0.0, 0.0}}}});
  for (const SectionLoad& end : beam.bearing().ends) {
    CHECK((end.force - Vector3d(40.0, 0.0, 0.0)).norm() < 1e-6);
    CHECK((end.moment - Vector3d(-2.0, 0.0, 0.0)).norm() < 1e-7);
  }
}

TEST_CASE("Under its own weight the root bears w L^2 / 2 and w L, with one element and with many", "[beam]") {
  for (const BeamMass mass : {BeamMass::Consistent, BeamMass::Linear, BeamMass::Lumped}) {
    for (const int elements : {1, 2, 10}) {
      CAPTURE(static_cast<int>(mass), elements);
      ElasticLink spec = steelBeam(elements);
      spec.mass = mass;
      const Balanced beam(spec, {0.0, -9.81, 0.0}, {});
      const double w = 9.81 * spec.material.density * spec.section.area;
      // weights at nodes have the resultant of the even load and its moment about the root
      const BeamBearing bearing = beam.bearing();
      CHECK(bearing.ends.front().moment.z() == Approx(-0.5 * w * kLength * kLength).epsilon(1e-6));
      CHECK(bearing.ends.front().force.y() == Approx(-w * kLength).epsilon(1e-6));
      // M = -w (L - x)^2 / 2 at every node where the weight is the load of the cubic or is spread evenly from node to
      // node; weight that is lumped at both ends of an element has the same moment about its near end
      for (std::size_t k = 0; k < bearing.ends.size(); k += 2) {
        const double rest = kLength - bearing.ends[k].x;
        CHECK(bearing.ends[k].moment.z() == Approx(-0.5 * w * rest * rest).epsilon(1e-6));
      }
      // within an element the straight line is w l^2 / 8 off at most
      const double l = kLength / elements, middle = kLength - 0.5 * l;
      CHECK(std::abs(bearing.at(0.5).moment.z() + 0.5 * w * middle * middle) <= 1.000001 * w * l * l / 8.0);
      // two elements agree at their node
      for (std::size_t k = 1; k + 1 < bearing.ends.size(); k += 2) {
        CHECK((bearing.ends[k].moment - bearing.ends[k + 1].moment).norm() < 1e-6 * w);
        CHECK((bearing.ends[k].force - bearing.ends[k + 1].force).norm() < 1e-6 * w);
      }
      CHECK(bearing.ends.back().force.norm() < 1e-6 * w);
    }
  }
}

TEST_CASE("A hanging beam is pulled by the weight below", "[beam]") {
  const ElasticLink spec = steelBeam(4);
  const Balanced beam(spec, {9.81, 0.0, 0.0}, {});
  const double w = 9.81 * spec.material.density * spec.section.area;
  for (const SectionLoad& end : beam.bearing().ends)
    CHECK(end.force.x() == Approx(w * (kLength - end.x)).margin(1e-6 * w));
}

TEST_CASE("The bent centre line ends at F L^3 / (3 E I) and is the cubic on its way", "[beam]") {
  const double F = 3.0;
  for (const int elements : {1, 5}) {
    CAPTURE(elements);
    const ElasticLink spec = steelBeam(elements);
    const Balanced beam(spec, Vector3d::Zero(), {{0, elements, {{0.0, F, 2.0 * F}, Vector3d::Zero()}}});
    const double E = spec.material.young;
    for (int i = 0; i <= 16; ++i) {
      const double share = i / 16.0, x = share * kLength;
      const double unit = F * x * x * (3.0 * kLength - x) / (6.0 * E);
      const Vector3d place = centreLine(beam.tree, 0, beam.state.u, share * elements);
      CHECK(place.x() == Approx(x).margin(1e-12));
      CHECK(place.y() == Approx(unit / spec.section.I_z).margin(1e-9 * kLength));
      CHECK(place.z() == Approx(2.0 * unit / spec.section.I_y).margin(1e-9 * kLength));
    }
  }
  // straight between the nodes of the other element
  const Balanced straight(steelBeam(2, ElementKind::ShiftedIntegration), Vector3d::Zero(),
                          {{0, 2, {{0.0, F, 0.0}, Vector3d::Zero()}}});
  const auto line = [&](double at) { return centreLine(straight.tree, 0, straight.state.u, at); };
  CHECK((line(0.5) - 0.5 * (line(0.0) + line(1.0))).norm() < 1e-12);
  CHECK(line(2.0).y() == straight.state.u[straight.tree.size - 5]);
}

TEST_CASE("Along a run the root bears what the joint carries", "[beam]") {
  for (const int elements : {1, 6}) {
    for (const ElementKind kind : {ElementKind::EulerBernoulli, ElementKind::ShiftedIntegration}) {
      CAPTURE(elements, static_cast<int>(kind));
      const ElasticRun run = exampleRunWith([&](ElasticSettings& settings) {
        settings.links[0].elements = elements;
        settings.links[0].kind = kind;
        settings.damping_mass = 0.2;
        settings.damping_stiffness = 1e-5;
        settings.duration = 0.3;
      });
      const int body = beamBodies(*run.tree).at(0);
      for (const Eigen::Index sample : {Eigen::Index{1}, run.samples() / 2, run.samples() - 1}) {
        const ElasticPass pass = run.passAt(sample);
        const BeamBearing bearing = beamBearing(pass, run.state(sample), body);
        const Vector6& total = pass.bodies()[static_cast<std::size_t>(body)].total;
        // damping by mass is a load from outside: it goes to no joint, so the root bears it beside; what is left is
        // what Newton's method leaves of the nodes' equations
        Vector6 damped = Vector6::Zero();
        const ElasticState state = run.state(sample);
        const ElasticBeam& beam = run.tree->beams[0];
        for (int k = 0; k < elements; ++k) {
          Eigen::Matrix<double, 12, 1> ud = Eigen::Matrix<double, 12, 1>::Zero();
          if (k > 0) ud.head<6>() = state.ud.segment<6>(6 * (k - 1));
          ud.tail<6>() = state.ud.segment<6>(6 * k);
          const Eigen::Matrix<double, 12, 1> F = 0.2 * massOf(beam.elements[static_cast<std::size_t>(k)]) * ud;
          for (int end = 0; end < 2; ++end) {
            const Vector3d f = F.segment<3>(6 * end), m = F.segment<3>(6 * end + 3);
            damped.head<3>() += m + pass.nodePlace(body, k + end).cross(f);
            damped.tail<3>() += f;
          }
        }
        const double size = total.norm();
        CHECK((bearing.ends.front().force + total.tail<3>() + damped.tail<3>()).norm() < 1e-6 * size);
        CHECK((bearing.ends.front().moment + total.head<3>() + damped.head<3>()).norm() < 1e-4 * size);
      }
    }
  }
}

TEST_CASE("Magnified, what hangs beyond a beam goes along", "[beam]") {
  const ElasticRun run = exampleRunWith([](ElasticSettings& settings) { settings.duration = 0.3; });
  const ElasticState state = run.state(run.samples() - 1);
  const ElasticTree& tree = *run.tree;
  const std::vector<Pose> own = placesOf(tree, state.joints.q, state.u);
  const ElasticPass pass = run.passAt(run.samples() - 1);
  for (std::size_t i = 0; i < own.size(); ++i) CHECK((own[i].p - pass.bodies()[i].X_WB.p).norm() < 1e-14);
  const std::vector<Pose> large = placesOf(tree, state.joints.q, 50.0 * state.u);
  const int body = beamBodies(tree).at(0);
  const auto bent = static_cast<std::size_t>(body);
  // the next link begins where the line ends
  const Vector3d end_W = large[bent] * centreLine(tree, body, 50.0 * state.u, 1.0);
  std::size_t next = 0;
  while (tree.bodies[next].parent != body) ++next;
  CHECK((large[next].p - end_W).norm() < 1e-12);
  CHECK((large[next].p - own[next].p).norm() == Approx(49.0 * state.u.head<3>().norm()).epsilon(1e-9));
  const std::vector<Pose> links = linkPlaces(tree, large);
  CHECK((links[static_cast<std::size_t>(tree.bodies[next].link)].p - end_W).norm() < 1e-12);
  // of the links those beyond, not the one that bends
  for (const int link : carriedLinks(tree)) CHECK(link > tree.bodies[bent].link);
  CHECK(carriedLinks(tree).size() == 2);
}

TEST_CASE("The largest of a run is the largest of its samples", "[beam]") {
  const ElasticRun run = exampleRunWith([](ElasticSettings& settings) {
    settings.links[0].elements = 3;
    settings.duration = 0.2;
  });
  const BearingPeaks peaks = bearingPeaks(run);
  REQUIRE(peaks.beams.size() == 1);
  REQUIRE(peaks.beams[0].bending.size() == 6);
  double root = 0.0, force = 0.0;
  // it begins locked: what is still held at its first sample does not count
  REQUIRE(run.setup->settings->start == ElasticStart::Locked);
  for (Eigen::Index k = 1; k < run.samples(); ++k) {
    const ElasticPass pass = run.passAt(k);
    root = std::max(root, beamBearing(pass, run.state(k), peaks.beams[0].body).ends.front().bending());
    for (Eigen::Index node = 0; node < pass.P.size(); node += 6)
      force = std::max(force, pass.P.segment<3>(node).norm());
  }
  CHECK(peaks.beams[0].bending.front() == root);
  CHECK(peaks.bending >= root);
  CHECK(peaks.nodal_force >= force);
  CHECK(peaks.beams[0].deflection > 0.0);
}
