// SPDX-License-Identifier: GPL-3.0-or-later
// {tau} = [L][T]{P} of any tree: held against the recursion, against Newton-Euler and against the paper's matrices.
#include "core/beam/nodal_scheme.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_motion.h"
#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/support/elastic_mechanism.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// A tree at an instant with both passes done.
struct Instant {
  ElasticTree tree;
  ElasticState state;
  ElasticPass pass{tree};
};

void work(Instant& at) {
  at.pass.outward(at.state);
  at.pass.inward();
}

/// Some links as beams along the link's own inertia or not: any figures will do.
std::vector<ElasticLink> beamsOf(Random& random, Mechanism& mechanism) {
  std::vector<ElasticLink> beams;
  for (const Link& link : mechanism.links) {
    if (!random.chance(0.4)) continue;
    ElasticLink spec = elasticLink(link.name, random.axis() * random.uniform(0.2, 0.5), random.integer(1, 4),
                                   random.chance(0.5) ? ElementKind::EulerBernoulli : ElementKind::ShiftedIntegration,
                                   static_cast<BeamMass>(random.integer(0, 2)));
    if (random.chance(0.3)) {
      spec.root = random.vector(0.1);
      *spec.tip += spec.root;
    }
    beams.push_back(spec);
  }
  return beams;
}

ElasticState deformed(Random& random, const ElasticTree& tree) {
  ElasticState state = stateOfRest(tree, random.vectorOf(tree.dof, 2.0));
  state.joints.qd = random.vectorOf(tree.dof, 2.0);
  state.joints.qdd = random.vectorOf(tree.dof, 4.0);
  state.u = random.vectorOf(tree.size, 0.01);
  state.ud = random.vectorOf(tree.size, 0.3);
  state.udd = random.vectorOf(tree.size, 5.0);
  return state;
}

/// Largest difference, in shares of the largest moment of one nodal force: what sums are made of.
double off(const NodalScheme& scheme, const Eigen::VectorXd& tau) {
  double scale = 1e-300;
  for (int i = 0; i < tau.size(); ++i) {
    for (const SchemeTerm& term : scheme.termsOf(i)) scale = std::max(scale, std::abs(term.product));
  }
  return tau.size() > 0 ? (scheme.tau() - tau).cwiseAbs().maxCoeff() / scale : 0.0;
}

void addPayloads(Random& random, Mechanism& mechanism) {
  for (Link& link : mechanism.links) {
    if (random.chance(0.3))
      link.payloads.push_back({link.name + "_load", random.uniform(0.1, 2.0), random.vector(0.3)});
  }
}

/// Thin rods along x that turn about z, some of them placed to have their root on their parent's tip.
PlanarTree randomRods(Random& random) {
  PlanarTree tree;
  const int n = random.integer(1, 6);
  const bool is_chain = random.chance(0.4);
  for (int i = 0; i < n; ++i) {
    tree.links.push_back({is_chain || i == 0 ? i - 1 : random.integer(-1, i - 1), random.uniform(0.05, 0.5),
                          random.uniform(0.01, 2.0), random.chance(0.5) ? random.uniform(0.1, 1.0) : 0.0, false});
  }
  tree.gravity = {random.uniform(-10.0, 10.0), random.uniform(-10.0, 10.0)};
  return tree;
}

/// The rods' numbers in the order of the model, which goes depth first.
struct Order {
  std::vector<int> joint_of_rod;
  explicit Order(const Model& model, std::size_t rods) {
    for (std::size_t i = 0; i < rods; ++i) joint_of_rod.push_back(model.findJoint("joint_" + std::to_string(i + 1)));
  }
  Eigen::VectorXd ofModel(const Eigen::VectorXd& of_rods) const {
    Eigen::VectorXd out(of_rods.size());
    for (Eigen::Index i = 0; i < out.size(); ++i) out[joint_of_rod[static_cast<std::size_t>(i)]] = of_rods[i];
    return out;
  }
};

int columnNamed(const NodalScheme& scheme, const std::string& name) {
  for (int c = 0; c < std::ssize(scheme.columns()); ++c) {
    if (scheme.nameOfColumn(c) == name) return c;
  }
  FAIL("no column " << name);
  return -1;
}

int rowNamed(const NodalScheme& scheme, const std::string& name) {
  for (int r = 0; r < std::ssize(scheme.rows()); ++r) {
    if (scheme.nameOfRow(r) == name) return r;
  }
  FAIL("no row " << name);
  return -1;
}

}  // namespace

TEST_CASE("[L][T]{P} is the recursion's torque on random trees that bend, slide and branch", "[beam][nodal]") {
  int spatial = 0, sliding = 0;
  for (std::uint64_t seed = 9000; seed < 9120; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 9), .chain = random.chance(0.4)});
    addPayloads(random, mechanism);
    const std::vector<ElasticLink> beams = beamsOf(random, mechanism);
    const Model model = compiled(mechanism);
    const Result<ElasticTree> tree = compileElasticTree(mechanism, model, beams);
    REQUIRE(tree.ok());
    if (tree->dof == 0) continue;
    Instant at{*tree, deformed(random, *tree)};
    at.pass.gravity = random.vector(10.0);
    for (int load = random.integer(0, 2); load > 0; --load) {
      const int body = random.integer(0, static_cast<int>(at.tree.bodies.size()) - 1);
      const int beam = at.tree.bodies[static_cast<std::size_t>(body)].beam;
      const int nodes = beam < 0 ? 1 : at.tree.beams[static_cast<std::size_t>(beam)].nodes();
      at.pass.loads.push_back({body, random.integer(0, nodes - 1), {random.vector(10.0), random.vector(1.0)}});
    }
    work(at);
    const NodalScheme scheme(at.pass, at.state);
    // round-off of some hundreds of sums
    CHECK(off(scheme, at.pass.tau) < 1e-12);
    const Eigen::VectorXd product = scheme.L() * (scheme.T() * scheme.P());
    CHECK(off(scheme, product) < 1e-12);
    CHECK((product - at.pass.tau).cwiseAbs().maxCoeff() < 1e-11 * (1.0 + at.pass.tau.cwiseAbs().maxCoeff()));
    if (!scheme.isPlanar()) ++spatial;
    for (const SchemeJoint& joint : scheme.joints()) sliding += joint.is_prismatic ? 1 : 0;
  }
  CHECK(spatial > 60);
  CHECK(sliding > 60);
}

TEST_CASE("Where nothing bends [L][T]{P} is Newton-Euler", "[beam][nodal]") {
  for (std::uint64_t seed = 9200; seed < 9260; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 10), .chain = random.chance(0.5)});
    // half of the links are thin rods, so that both kinds of nodes come
    for (Link& link : mechanism.links) {
      if (!random.chance(0.5)) continue;
      const Eigen::Vector3d c = random.axis() * random.uniform(0.05, 0.3), e = c.normalized();
      link.inertial->p_LLcm = c;
      link.inertial->I_LLcm_L = link.inertial->mass * c.squaredNorm() / 3.0 *
                                (Eigen::Matrix3d::Identity() - (1.0 - 2e-3) * e * e.transpose());
    }
    addPayloads(random, mechanism);
    const Model model = compiled(mechanism);
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    const ElasticTree tree = std::move(compileElasticTree(mechanism, model, {})).value();
    if (tree.dof == 0) continue;
    Instant at{tree, stateOfRest(tree, input.q)};
    at.state.joints = {input.q, input.qd, input.qdd};
    at.pass.gravity = input.gravity;
    work(at);
    const NodalScheme scheme(at.pass, at.state);
    CHECK(off(scheme, inverseDynamics(model, input)) < 1e-12);
  }
}

TEST_CASE("On rods in a plane the matrices are the paper's, branched or not", "[beam][nodal]") {
  for (std::uint64_t seed = 9300; seed < 9380; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const PlanarTree tree = randomRods(random);
    const int n = static_cast<int>(tree.links.size());
    const JointMotion motion{random.vectorOf(n, 3.0), random.vectorOf(n, 3.0), random.vectorOf(n, 5.0)};
    const Mechanism mechanism = mechanismOf(tree);
    const Model model = compiled(mechanism);
    const Order order(model, tree.links.size());
    Instant at{std::move(compileElasticTree(mechanism, model, {})).value(), {}};
    at.state = stateOfRest(at.tree, order.ofModel(motion.q));
    at.state.joints.qd = order.ofModel(motion.qd);
    at.state.joints.qdd = order.ofModel(motion.qdd);
    at.pass.gravity << tree.gravity, 0.0;
    work(at);
    const PlanarNodes nodes = nodesOf(tree, motion);
    for (const NodalMass mass : {NodalMass::Consistent, NodalMass::Lumped}) {
      const NodalScheme scheme(at.pass, at.state, mass);
      const ParallelScheme paper = parallelScheme(tree, nodes.angle, nodalForces(tree, nodes.acceleration, mass));
      CHECK(scheme.isPlanar());
      CHECK(scheme.hasSpreadMass());
      REQUIRE(std::ssize(scheme.rows()) == n);
      REQUIRE(std::ssize(scheme.columns()) == 2 * n);
      const double scale = paper.P.cwiseAbs().maxCoeff();
      for (int i = 0; i < n; ++i) {
        const int joint = order.joint_of_rod[static_cast<std::size_t>(i)];
        for (int k = 0; k < n; ++k) {
          const std::string tip = "rod_" + std::to_string(k + 1) + " tip";
          const int row = rowNamed(scheme, tip);
          CHECK(std::abs(scheme.L(joint, row) - paper.L(i, k)) < 1e-12);
          const int own = rowNamed(scheme, "rod_" + std::to_string(i + 1) + " tip");
          const int x = columnNamed(scheme, tip + " Fx"), y = columnNamed(scheme, tip + " Fy");
          CHECK(std::abs(scheme.T(own, x) - paper.T(i, 2 * k)) < 1e-12);
          CHECK(std::abs(scheme.T(own, y) - paper.T(i, 2 * k + 1)) < 1e-12);
          CHECK(std::abs(scheme.P(x) - paper.P[2 * k]) < 1e-12 * scale);
          CHECK(std::abs(scheme.P(y) - paper.P[2 * k + 1]) < 1e-12 * scale);
        }
      }
      CHECK(off(scheme, order.ofModel(paper.torque())) < 1e-12);
    }
  }
}

TEST_CASE("Bent arms in a plane stay in it, with moments where nodes have inertia", "[beam][nodal]") {
  for (const BeamMass mass : {BeamMass::Linear, BeamMass::Consistent}) {
    PlanarTree tree;
    tree.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}, {0, 0.2, 0.05, 0.0, false}};
    Instant at{elasticTreeOf(tree, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 3, ElementKind::EulerBernoulli, mass),
                                    elasticLink("rod_2", {0.25, 0.0, 0.0}, 2, ElementKind::EulerBernoulli, mass)}),
               {}};
    Random random(9400);
    at.state = deformed(random, at.tree);
    // bent in the plane only
    for (Eigen::Index k = 0; k < at.tree.size; k += 6) {
      for (Eigen::VectorXd* part : {&at.state.u, &at.state.ud, &at.state.udd}) {
        part->segment<3>(k + 2).setZero();
      }
    }
    work(at);
    const NodalScheme scheme(at.pass, at.state);
    CHECK(scheme.isPlanar());
    const bool has_moments = mass == BeamMass::Consistent;
    const auto moments = std::count_if(scheme.rows().begin(), scheme.rows().end(),
                                       [](const SchemeRow& row) { return row.kind == SchemeRow::Kind::Moment; });
    // of both beams, roots too
    CHECK(moments == (has_moments ? 7 : 0));
    CHECK(off(scheme, at.pass.tau) < 1e-12);
    CHECK(off(scheme, scheme.L() * (scheme.T() * scheme.P())) < 1e-12);
  }
}

TEST_CASE("The paper's arm as it starts, locked, by [L][T]{P}", "[beam][nodal]") {
  PlanarTree tree;
  tree.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  Instant at{
      elasticTreeOf(tree, {elasticLink("rod_1", {0.25, 0.0, 0.0}, 1, ElementKind::EulerBernoulli, BeamMass::Linear)}),
      {}};
  at.state = stateOfRest(at.tree, Eigen::Vector2d::Zero());
  // 6 pi / T^2 of half a turn in 2 s by the cubic law
  at.state.joints.qdd[0] = 1.5 * std::acos(-1.0);
  work(at);
  const NodalScheme scheme(at.pass, at.state);
  Eigen::Matrix2d L;
  L << 0.25, 0.25, 0.0, 0.25;
  CHECK((scheme.L() - L).cwiseAbs().maxCoeff() < 1e-15);
  Eigen::MatrixXd T(2, 4);
  T << 0, 1, 0, 1, 0, 0, 0, 1;
  CHECK((scheme.T() - T).cwiseAbs().maxCoeff() < 1e-15);
  // six decimals are given
  CHECK(std::abs(scheme.tau(0) - 0.194386) < 6e-7);
  CHECK(std::abs(scheme.tau(1) - 0.082835) < 6e-7);
  const std::vector<SchemeTerm> terms = scheme.termsOf(0);
  REQUIRE(terms.size() == 2);
  CHECK(terms[0].name == "rod_1 1");
  CHECK(terms[1].name == "rod_2 tip");
  CHECK(terms[0].product + terms[1].product == scheme.tau(0));
  CHECK(scheme.nameOfColumn(3) == "rod_2 tip Fy");
  // half the mass at each end instead: of the elastic link and of the rigid one
  const NodalScheme lumped(at.pass, at.state, NodalMass::Lumped);
  const PlanarNodes nodes = nodesOf(tree, at.state.joints);
  const Eigen::VectorXd P = nodalForces(tree, nodes.acceleration, NodalMass::Lumped);
  CHECK(relativeError(lumped.P(), P) < 1e-12);
  CHECK(lumped.tau(1) > scheme.tau(1));
}

TEST_CASE("A plane that stands up has axes named x and z", "[beam][nodal]") {
  Mechanism mechanism = mechanismOf({{{-1, 0.3, 1.0, 0.0, false}, {0, 0.2, 1.0, 0.5, false}}, Eigen::Vector2d::Zero()});
  mechanism.joints[0].X_PJ.R << 1, 0, 0, 0, 0, -1, 0, 1, 0;
  const Model model = compiled(mechanism);
  Instant at{std::move(compileElasticTree(mechanism, model, {})).value(), {}};
  at.state = stateOfRest(at.tree, Eigen::Vector2d(0.3, 0.4));
  at.pass.gravity = {0.0, 0.0, -9.81};
  work(at);
  const NodalScheme scheme(at.pass, at.state);
  CHECK(scheme.isPlanar());
  CHECK(scheme.nameOfColumn(0) == "rod_1 tip Fx");
  CHECK(scheme.nameOfColumn(1) == "rod_1 tip Fz");
  // weight is carried upwards
  CHECK(scheme.P(1) > 0.0);
  CHECK(off(scheme, at.pass.tau) < 1e-12);
}
