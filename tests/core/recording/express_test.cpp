// SPDX-License-Identifier: GPL-3.0-or-later
// A recorded quantity in other axes is the same vector: held against products of rotations, against the way back, and
// against another formulation's recording of the same vector.
#include "core/recording/express.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

using namespace linkwright;
using namespace linkwright::test;

namespace {

using RowMajor = Eigen::Matrix<double, 3, 3, Eigen::RowMajor>;

struct Example {
  Model model;
  DynamicsInput input;
  std::vector<Pose> X_WB, X_WL;

  explicit Example(std::uint64_t seed) {
    Random random(seed);
    model = compiled(randomMechanism(random, {.joints = random.integer(2, 9), .prismatic = 0.3, .fixed = 0.2}),
                     {.merge_fixed_links = random.chance(0.5)});
    input = randomInput(random, model);
    input.external = {{model.linkCount() - 1, {random.vector(10.0), random.vector(5.0)}},
                      {random.integer(1, model.linkCount() - 1), {random.vector(10.0), random.vector(5.0)}}};
    input.terms = {true, true};
    bodyPoses(model, input.q, X_WB);
    X_WL = forwardKinematics(model, input.q);
  }

  Recording recorded(Formulation formulation) const {
    Recording recording;
    recordInverseDynamics(model, input, formulation, recording);
    return recording;
  }
  const Pose& linkPoseOf(int body) const { return X_WL[static_cast<std::size_t>(model.linkOfBody(body))]; }
};

/// The axes that an entry has been recorded in, from forward kinematics.
Eigen::Matrix3d recordedAxes(const Example& e, const Recorded& entry) {
  const int parent = e.model.bodies()[static_cast<std::size_t>(entry.body)].parent;
  if (entry.frame == Frame::Link) return e.linkPoseOf(entry.body).R;
  if (entry.frame == Frame::Parent && parent >= 0) return e.linkPoseOf(parent).R;
  return Eigen::Matrix3d::Identity();
}

template <class A, class B>
double difference(const A& a, const B& b) {
  double worst = 0.0, size = 1.0;
  for (int k = 0; k < a.size; ++k) {
    worst = std::max(worst, std::abs(a.values[k] - b.values[k]));
    size = std::max(size, std::abs(b.values[k]));
  }
  return worst / size;
}

}  // namespace

TEST_CASE("Components in other axes are those of products of rotations") {
  for (std::uint64_t seed = 7000; seed < 7020; ++seed) {
    INFO("seed " << seed);
    const Example e(seed);
    if (e.model.dof() == 0) continue;
    Random random(seed + 1);
    for (const Formulation formulation : kAllFormulations) {
      for (const Recorded& entry : e.recorded(formulation).entries) {
        const int other = random.integer(0, e.model.linkCount() - 1);
        const int parent = e.model.bodies()[static_cast<std::size_t>(entry.body)].parent;
        const std::pair<ShownIn, Eigen::Matrix3d> frames[] = {
            {{Axes::Link, -1}, e.linkPoseOf(entry.body).R},
            {{Axes::Parent, -1}, parent < 0 ? Eigen::Matrix3d(Eigen::Matrix3d::Identity()) : e.linkPoseOf(parent).R},
            {{Axes::Base, -1}, e.X_WL[0].R},
            {{Axes::World, -1}, Eigen::Matrix3d::Identity()},
            {{Axes::Other, other}, e.X_WL[static_cast<std::size_t>(other)].R}};
        const Eigen::Matrix3d R_WF = recordedAxes(e, entry);
        for (const auto& [shown, R_WT] : frames) {
          const Components result = expressed(e.model, e.X_WB, entry, shown);
          const Eigen::Matrix3d R_TF = R_WT.transpose() * R_WF;
          Recorded expected = entry;
          if (entry.size == 9) {
            const Eigen::Matrix3d M = Eigen::Map<const RowMajor>(entry.values);
            const Eigen::Matrix3d right =
                entry.quantity == Quantity::Inertia ? Eigen::Matrix3d(R_TF.transpose()) : Eigen::Matrix3d::Identity();
            Eigen::Map<RowMajor>(expected.values) = R_TF * M * right;
          } else if (entry.size > 1) {
            for (int half = 0; half < entry.size; half += 3) {
              const Eigen::Vector3d v = Eigen::Map<const Eigen::Vector3d>(entry.values + half);
              Eigen::Map<Eigen::Vector3d>(expected.values + half) = R_TF * v;
            }
          }
          CHECK(difference(result, expected) < 1e-13);
        }
      }
    }
  }
}

TEST_CASE("To the world and back gives the recorded numbers again, axes and point alike") {
  for (std::uint64_t seed = 7100; seed < 7110; ++seed) {
    INFO("seed " << seed);
    const Example e(seed);
    if (e.model.dof() == 0) continue;
    for (const Formulation formulation : {Formulation::Spatial, Formulation::WorldSpatial, Formulation::NonRecursive}) {
      const bool local = formulation == Formulation::Spatial;
      for (const Recorded& entry : e.recorded(formulation).entries) {
        if (entry.frame == Frame::Parent || entry.frame == Frame::Joint) continue;
        const ShownIn away = {local ? Axes::World : Axes::Link, -1}, back = {local ? Axes::Link : Axes::World, -1};
        Recorded there = entry;
        there.frame = local ? Frame::World : Frame::Link;
        const auto hold = [&](const Components& numbers) {
          std::copy(numbers.values, numbers.values + numbers.size, there.values);
        };
        hold(expressed(e.model, e.X_WB, entry, away));
        CHECK(difference(expressed(e.model, e.X_WB, there, back), entry) < 1e-13);
        hold(expressedAbout(e.model, e.X_WB, formulation, entry, away));
        CHECK(difference(expressedAbout(e.model, e.X_WB, formulation, there, back), entry) < 1e-12);
      }
    }
  }
}

TEST_CASE("The four recordings hold the same vectors, each in its own frame and about its own point") {
  for (std::uint64_t seed = 7200; seed < 7230; ++seed) {
    INFO("seed " << seed);
    const Example e(seed);
    if (e.model.dof() == 0) continue;
    const Recording spatial = e.recorded(Formulation::Spatial), body = e.recorded(Formulation::BodyFrame);
    const Recording world = e.recorded(Formulation::WorldSpatial), direct = e.recorded(Formulation::NonRecursive);
    const ShownIn in_world = {Axes::World, -1};
    for (int i = 0; i < e.model.bodyCount(); ++i) {
      CAPTURE(i);
      const auto moved = [&](const Recording& recording, Quantity quantity) {
        return expressedAbout(e.model, e.X_WB, recording.formulation, *recording.find(i, quantity), in_world);
      };
      const auto turned = [&](Quantity quantity) {
        return expressed(e.model, e.X_WB, *body.find(i, quantity), in_world).vector();
      };
      const auto there = [&](Quantity quantity) { return world.find(i, quantity)->vector(); };
      const auto close = [](const Eigen::VectorXd& a, const Eigen::VectorXd& b) {
        return (a - b).cwiseAbs().maxCoeff() < 1e-12 * (1.0 + b.cwiseAbs().maxCoeff());
      };
      // six-vectors of the links' frames, moved to the world's origin
      for (const Quantity quantity : {Quantity::SpatialVelocity, Quantity::SpatialAcceleration}) {
        CHECK(difference(moved(spatial, quantity), *direct.find(i, quantity)) < 1e-12);
      }
      const Eigen::Matrix<double, 6, 1> F = moved(spatial, Quantity::JointWrench).sixVector();
      const Eigen::Matrix<double, 6, 1> F_world = world.find(i, Quantity::JointWrench)->sixVector();
      CHECK(close(F.head<3>(), F_world.tail<3>()));
      CHECK(close(F.tail<3>(), F_world.head<3>()));
      // three-vectors of the links' frames, turned
      CHECK(close(turned(Quantity::AngularVelocity), there(Quantity::AngularVelocity)));
      CHECK(close(turned(Quantity::LinearVelocity), there(Quantity::LinearVelocity)));
      CHECK(close(turned(Quantity::AngularAcceleration), there(Quantity::AngularAcceleration)));
      CHECK(close(turned(Quantity::LinearAcceleration) + e.input.gravity, there(Quantity::LinearAcceleration)));
      CHECK(close(turned(Quantity::JointForce), F_world.head<3>()));
      // the world's [v_o; w] is the same motion as V about the world's origin
      const Eigen::Matrix<double, 6, 1> V = direct.find(i, Quantity::SpatialVelocity)->sixVector();
      const Eigen::Matrix<double, 6, 1> A = direct.find(i, Quantity::SpatialAcceleration)->sixVector();
      CHECK(close(V.tail<3>(), there(Quantity::VelocityAtOrigin)));
      CHECK(close(A.tail<3>() + e.input.gravity, there(Quantity::AccelerationAtOrigin)));
      // axes
      if (e.model.bodies()[static_cast<std::size_t>(i)].dof >= 0) {
        const Eigen::Matrix<double, 6, 1> S = direct.find(i, Quantity::MotionAxis)->sixVector();
        const Eigen::Matrix<double, 6, 1> S_world = world.find(i, Quantity::MotionAxis)->sixVector();
        CHECK(close(S.head<3>(), S_world.tail<3>()));
        CHECK(close(S.tail<3>(), S_world.head<3>()));
      }
    }
  }
}

TEST_CASE("A frame that is not there is a caller's bug") {
  const Example e(7001);
  const Recorded entry = *e.recorded(Formulation::BodyFrame).find(0, Quantity::JointForce);
  CHECK_THROWS_AS(expressed(e.model, e.X_WB, entry, {Axes::Other, e.model.linkCount()}), PreconditionError);
  CHECK_THROWS_AS(expressed(e.model, {}, entry, {Axes::World, -1}), PreconditionError);
  Recorded nobody = entry;
  nobody.body = -1;
  CHECK_THROWS_AS(expressed(e.model, e.X_WB, nobody, {Axes::World, -1}), PreconditionError);
}
