// SPDX-License-Identifier: GPL-3.0-or-later
// Where a torque comes from: every node is worth what lies below it, and every leaf what its numbers say.
#include "core/trace/why.h"

#include "core/base/require.h"
#include "core/dynamics/mass_matrix.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/files.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;

namespace {

double numberOf(const WhyNode& node, WhyQuantity quantity, int joint = -1) {
  const WhyNumber* number = node.find(quantity, joint);
  INFO("kind " << static_cast<int>(node.kind) << ", quantity " << static_cast<int>(quantity));
  REQUIRE(number != nullptr);
  return number->value;
}

/// What the numbers of a node come to, without a look at its value.
double fromNumbers(const WhyNode& node, bool slides) {
  const auto of = [&](WhyQuantity quantity, int joint = -1) { return numberOf(node, quantity, joint); };
  const auto rates = [&] {
    return of(WhyQuantity::JointVelocity, node.by) *
           of(WhyQuantity::JointVelocity, node.and_by < 0 ? node.by : node.and_by);
  };
  switch (node.kind) {
    case WhyKind::Gravity:
    case WhyKind::WeightOfGroup:
      return of(WhyQuantity::Mass) * of(WhyQuantity::Gravity) *
             of(slides ? WhyQuantity::AlongAxis : WhyQuantity::Lever);
    case WhyKind::WeightOfLink:
      if (slides) return of(WhyQuantity::Mass) * of(WhyQuantity::Gravity) * std::cos(of(WhyQuantity::Tilt));
      [[fallthrough]];
    case WhyKind::WeightOfLength:
      return of(WhyQuantity::Mass) * of(WhyQuantity::Gravity) * of(WhyQuantity::SeenLength) *
             std::cos(of(WhyQuantity::Elevation)) * std::sin(of(WhyQuantity::Tilt));
    case WhyKind::OwnInertia:
    case WhyKind::InertiaOfJoint:
    case WhyKind::InertiaOfLink:
    case WhyKind::InertiaOfSpin: return of(WhyQuantity::InertiaEntry) * of(WhyQuantity::JointAcceleration, node.by);
    case WhyKind::InertiaOfMass: {
      const double l_i = of(WhyQuantity::DistanceFromAxis, node.joint);
      const double other = node.by == node.joint
                               ? l_i
                               : of(WhyQuantity::DistanceFromAxis, node.by) * std::cos(of(WhyQuantity::AngleBetween));
      return of(WhyQuantity::Mass) * l_i * other * of(WhyQuantity::JointAcceleration, node.by);
    }
    case WhyKind::RateOfJoint:
    case WhyKind::RateOfPair:
    case WhyKind::RateOfLink:
    case WhyKind::RateOfSpin: return of(WhyQuantity::Christoffel) * rates();
    case WhyKind::RateOfMass:
      return of(WhyQuantity::Mass) * of(WhyQuantity::CentreAcceleration) *
             (slides ? 1.0 : of(WhyQuantity::DistanceFromAxis)) * std::cos(of(WhyQuantity::AngleBetween));
    case WhyKind::Rotor: return of(WhyQuantity::ReflectedInertia) * of(WhyQuantity::JointAcceleration);
    case WhyKind::Spring: return of(WhyQuantity::Stiffness) * of(WhyQuantity::Stretch);
    case WhyKind::Viscous: return of(WhyQuantity::ViscousCoefficient) * of(WhyQuantity::JointVelocity);
    case WhyKind::ExternalForce:
      return of(WhyQuantity::Force) * of(slides ? WhyQuantity::AlongAxis : WhyQuantity::Lever);
    case WhyKind::ExternalMoment: return of(WhyQuantity::Moment);
    case WhyKind::Torque:
    case WhyKind::CoupledInertia:
    case WhyKind::Centrifugal:
    case WhyKind::Coriolis:
    case WhyKind::Friction:
    case WhyKind::External:
    case WhyKind::ExternalWrench:
    case WhyKind::Dry: break;
  }
  return node.value;
}

struct Checked {
  int nodes = 0;
  double worst_sum = 0.0;     // of a node beside its children, of the joint's largest part
  double worst_number = 0.0;  // of a node beside its numbers, likewise
};

void check(const Why& why, const WhyNode& node, bool slides, double scale, Checked& checked) {
  ++checked.nodes;
  checked.worst_number = std::max(checked.worst_number, std::abs(fromNumbers(node, slides) - node.value) / scale);
  if (!node.unfolds) {
    CHECK(why.children(node).empty());
    return;
  }
  const std::vector<WhyNode> children = why.children(node);
  REQUIRE_FALSE(children.empty());
  double sum = 0.0, shares = 0.0;
  for (std::size_t i = 0; i < children.size(); ++i) {
    sum += children[i].value;
    shares += children[i].share;
    if (i > 0) CHECK(std::abs(children[i].value) <= std::abs(children[i - 1].value));
    check(why, children[i], slides, scale, checked);
  }
  CHECK(shares == Approx(1.0).epsilon(1e-12));
  checked.worst_sum = std::max(checked.worst_sum, std::abs(sum - node.value) / scale);
}

double largestPart(const Why& why) { return 1e14 * why.nothing(); }

Checked checkAll(const Model& model, const DynamicsInput& input) {
  const Why why(model, input);
  Checked checked;
  const Eigen::VectorXd tau = inverseDynamics(model, input);
  for (int joint = 0; joint < model.dof(); ++joint) {
    INFO("joint " << joint);
    const WhyNode root = why.root(joint);
    CHECK(root.value == tau[joint]);
    const bool slides = model.joints()[static_cast<std::size_t>(joint)].type == JointType::Prismatic;
    if (!root.unfolds) continue;
    // a joint whose parts are themselves nearly round-off is held against the robot's largest part
    const double scale = std::max(std::abs(why.children(root).front().value), 1e-2 * largestPart(why));
    check(why, root, slides, scale, checked);
  }
  return checked;
}

const WhyNode& childOf(const std::vector<WhyNode>& children, WhyKind kind) {
  const auto it = std::find_if(children.begin(), children.end(), [&](const WhyNode& n) { return n.kind == kind; });
  REQUIRE(it != children.end());
  return *it;
}

/// q = (30, 60) degrees, qd = (1, 2), qdd = (3, 4), g = 9.81 on the two rods of 0.5 m and 1 kg.
DynamicsInput teachingState() {
  DynamicsInput input;
  input.q = Eigen::Vector2d(std::numbers::pi / 6, std::numbers::pi / 3);
  input.qd = Eigen::Vector2d(1.0, 2.0);
  input.qdd = Eigen::Vector2d(3.0, 4.0);
  input.gravity = {0.0, 0.0, -9.81};
  return input;
}

}  // namespace

TEST_CASE("Two rods: the tree of the first torque, figure by figure") {
  const Model model = compiled(exampleScene("planar_2r.json").mechanism);
  const Why why(model, teachingState());
  const WhyNode root = why.root(0);
  CHECK(root.value == Approx(7.714090).margin(5e-7));
  CHECK(why.root(1).value == Approx(0.879087).margin(5e-7));

  const std::vector<WhyNode> causes = why.children(root);
  REQUIRE(causes.size() == 5);
  CHECK(causes[0].kind == WhyKind::Gravity);  // the largest first
  const WhyNode& gravity = causes[0];
  CHECK(gravity.value == Approx(6.371782).margin(5e-7));
  const double c30 = std::cos(std::numbers::pi / 6);
  CHECK(numberOf(gravity, WhyQuantity::Mass) == 2.0);
  CHECK(numberOf(gravity, WhyQuantity::Lever) == Approx(0.375 * c30).epsilon(1e-14));
  CHECK(childOf(causes, WhyKind::OwnInertia).value + childOf(causes, WhyKind::CoupledInertia).value ==
        Approx(2.208333).margin(5e-7));
  CHECK(childOf(causes, WhyKind::Centrifugal).value + childOf(causes, WhyKind::Coriolis).value ==
        Approx(-0.866025).margin(5e-7));
  const WhyBalance balance = balanceOf(causes);
  CHECK(balance.cancels());
  CHECK(gravity.share == Approx(gravity.value / balance.pulled()).epsilon(1e-14));

  // a chain without forks unfolds link by link, and a link into the lengths that lead to it
  const std::vector<WhyNode> links = why.children(gravity);
  REQUIRE(links.size() == 2);
  CHECK(links[0].link == model.findLink("link_2"));
  CHECK(numberOf(links[0], WhyQuantity::Lever) == Approx(0.5 * c30).epsilon(1e-14));
  CHECK(numberOf(links[1], WhyQuantity::SeenLength) == Approx(0.25).epsilon(1e-14));
  CHECK(numberOf(links[1], WhyQuantity::Elevation) == Approx(std::numbers::pi / 6).epsilon(1e-14));
  // the first rod at 30 degrees; the upright second one adds no lever, and no node
  const std::vector<WhyNode> lengths = why.children(links[0]);
  REQUIRE(lengths.size() == 1);
  CHECK(numberOf(lengths[0], WhyQuantity::Length) == Approx(0.5).epsilon(1e-14));
  CHECK(numberOf(lengths[0], WhyQuantity::Elevation) == Approx(std::numbers::pi / 6).epsilon(1e-14));
  CHECK(numberOf(lengths[0], WhyQuantity::JointPosition, 0) == teachingState().q[0]);

  // M_12 qdd_2 with M_12 = 0.145833, and -2 b sin q_2 qd_1 qd_2 with b = 0.125
  const WhyNode coupled = why.children(childOf(causes, WhyKind::CoupledInertia)).at(0);
  CHECK(numberOf(coupled, WhyQuantity::InertiaEntry) == Approx(0.145833).margin(5e-7));
  CHECK(numberOf(childOf(causes, WhyKind::OwnInertia), WhyQuantity::InertiaEntry) == Approx(0.541667).margin(5e-7));
  const WhyNode pair = why.children(childOf(causes, WhyKind::Coriolis)).at(0);
  CHECK(numberOf(pair, WhyQuantity::Christoffel) == Approx(-0.25 * std::sin(std::numbers::pi / 3)).epsilon(1e-13));
  CHECK(pair.by == 0);
  CHECK(pair.and_by == 1);
  // the second torque: no weight, a centrifugal part alone, and M qdd
  const std::vector<WhyNode> second = why.children(why.root(1));
  REQUIRE(second.size() == 3);
  CHECK(childOf(second, WhyKind::Centrifugal).value == Approx(0.108253).margin(5e-7));
  CHECK_FALSE(balanceOf(second).cancels());
}

TEST_CASE("Friction, rotor and a weight at the tip have their own nodes") {
  SceneData scene = exampleScene("planar_2r.json");
  for (Joint& joint : scene.mechanism.joints) {
    joint.damping = 0.3;
    joint.coulomb = {0.1, -0.2};
    joint.motor = {0.0005, 10.0};
  }
  const Model model = compiled(scene.mechanism);
  DynamicsInput input = teachingState();
  input.terms = {.joint_friction = true, .rotor = true};
  const int link = model.findLink("link_2");
  input.external = {{link, {{0.0, 0.0, -10.0}, {0.0, 3.0, 0.0}}, -1, {0.5, 0.0, 0.0}}};
  const Why why(model, input);
  const std::vector<WhyNode> causes = why.children(why.root(0));
  CHECK(childOf(causes, WhyKind::Rotor).value == Approx(0.05 * 3.0).epsilon(1e-14));
  const std::vector<WhyNode> friction = why.children(childOf(causes, WhyKind::Friction));
  CHECK(childOf(friction, WhyKind::Viscous).value == Approx(0.3).epsilon(1e-14));
  CHECK(childOf(friction, WhyKind::Dry).value == Approx(0.1).epsilon(1e-14));
  const WhyNode wrench = why.children(childOf(causes, WhyKind::External)).at(0);
  CHECK(wrench.link == link);
  const std::vector<WhyNode> terms = why.children(wrench);
  CHECK(childOf(terms, WhyKind::ExternalForce).value == Approx(4.330127).margin(5e-7));
  CHECK(numberOf(childOf(terms, WhyKind::ExternalForce), WhyQuantity::Lever) == Approx(0.4330127).margin(5e-8));
  CHECK(childOf(terms, WhyKind::ExternalMoment).value == Approx(3.0).epsilon(1e-14));  // the axis is -y
}

TEST_CASE("Every node of every example robot is worth its children, and its numbers") {
  int robots = 0;
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const Result<SceneData> scene = readModelFile(entry.path().string());
    if (!scene.ok()) continue;
    ++robots;
    const Model model = compiled(scene->mechanism);
    for (std::uint64_t seed = 6000; seed < 6010; ++seed) {
      INFO(entry.path().filename().string() << ", seed " << seed);
      Random random(seed);
      DynamicsInput input = randomInput(random, model);
      input.gravity = scene->gravity;
      input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
      const Checked checked = checkAll(model, input);
      CHECK(checked.nodes > model.dof());
      CHECK(checked.worst_sum < 1e-12);
      CHECK(checked.worst_number < 1e-12);
    }
  }
  CHECK(robots >= 9);
}

TEST_CASE("So it is on random trees, with slides, welded links and wrenches") {
  for (std::uint64_t seed = 6100; seed < 6160; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 9), .prismatic = 0.35, .fixed = 0.25});
    if (seed % 3 == 0) addSprings(random, mechanism);
    const Model model = compiled(mechanism, {.merge_fixed_links = random.chance(0.6)});
    DynamicsInput input = randomInput(random, model);
    input.gravity = random.vector(10.0);
    input.terms = {.joint_friction = random.chance(0.5), .rotor = random.chance(0.5)};
    input.external = randomWrenches(random, model);
    const Checked checked = checkAll(model, input);
    CHECK(checked.worst_sum < 1e-12);
    CHECK(checked.worst_number < 1e-12);
  }
}

TEST_CASE("Nodes of links and entries are those of the attribution and of the mass matrix") {
  for (std::uint64_t seed = 6200; seed < 6215; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = 7, .fixed = 0.2, .chain = true}));
    const DynamicsInput input = randomInput(random, model);
    const Why why(model, input);
    const TorqueByLink by_link = attributeTorqueByLink(model, input);
    const Eigen::MatrixXd M = massMatrix(model, input.q);
    const double scale = largestPart(why);
    for (int joint = 0; joint < model.dof(); ++joint) {
      for (const WhyNode& cause : why.children(why.root(joint))) {
        for (const WhyNode& part : why.children(cause)) {
          if (cause.kind == WhyKind::Gravity && part.kind == WhyKind::WeightOfLink) {
            CHECK(std::abs(part.value - by_link.gravity(joint, part.link)) < 1e-13 * scale);
          } else if (cause.kind == WhyKind::OwnInertia) {
            CHECK(std::abs(part.value - by_link.own_inertia(joint, part.link)) < 1e-13 * scale);
          } else if (cause.kind == WhyKind::CoupledInertia) {
            CHECK(numberOf(part, WhyQuantity::InertiaEntry) == Approx(M(joint, part.by)).margin(1e-12 * M.norm()));
          }
        }
      }
    }
  }
}

TEST_CASE("Below a fork the weight is grouped branch by branch, on a chain it is not") {
  const SceneData torso = exampleScene("torso_with_two_arms.json");
  const Model model = compiled(torso.mechanism);
  Random random(6300);
  DynamicsInput input = randomInput(random, model);
  input.gravity = {3.0, 4.0, -5.0};  // askew, so that every joint holds weight
  const Why why(model, input);
  const std::vector<WhyNode> causes = why.children(why.root(0));
  const WhyNode& gravity = childOf(causes, WhyKind::Gravity);
  CHECK(gravity.first_body == 0);
  CHECK(gravity.last_body == model.bodyCount() - 1);
  CHECK(numberOf(gravity, WhyQuantity::Mass) == Approx(model.totalMass() - model.links()[0].inertial.mass));
  const std::vector<WhyNode> groups = why.children(gravity);
  REQUIRE(groups.size() == 4);  // trunk, head and two arms
  for (const WhyNode& group : groups) {
    CHECK(group.kind == WhyKind::WeightOfGroup);
    for (const WhyNode& link : why.children(group)) {
      CHECK(link.body >= group.first_body);
      CHECK(link.body <= group.last_body);
    }
  }
}

TEST_CASE("A torque that is nothing has no parts, and what does not fit is refused") {
  const Model model = compiled(exampleScene("puma560.json").mechanism);
  DynamicsInput input;
  input.q = Eigen::VectorXd::Constant(6, 0.3);
  input.qd = input.qdd = Eigen::VectorXd::Zero(6);
  const Why why(model, input);
  // at rest the first joint, upright, holds no weight: what is left of it is round-off
  CHECK_FALSE(why.root(0).unfolds);
  CHECK(why.children(why.root(0)).empty());
  CHECK(why.root(1).unfolds);
  CHECK_THROWS_AS(why.root(6), PreconditionError);
  CHECK_THROWS_AS(why.root(-1), PreconditionError);
  CHECK_THROWS_AS(Why(model, input, Eigen::VectorXd::Zero(2)), PreconditionError);
  // the torques of another formulation are shown to the last bit
  CHECK(Why(model, input, Eigen::VectorXd::Constant(6, 7.5)).root(2).value == 7.5);
}
