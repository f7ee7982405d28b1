// SPDX-License-Identifier: GPL-3.0-or-later
// The formulations side by side: matched quantities agree to round-off at every instant, and where one is changed the
// row of just this one is named.
#include "core/trace/alignment.h"

#include "core/kinematics/forward_kinematics.h"
#include "tests/core/trace/example_instants.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <set>

using namespace linkwright;
using namespace linkwright::test;

namespace {

struct Recordings {
  std::array<Recording, 4> of;
  explicit Recordings(const Instant& instant) {
    for (const Formulation f : kAllFormulations) of[static_cast<std::size_t>(f)] = instant.recorded(f);
  }
  std::array<const Recording*, 4> pointers() const { return {&of[0], &of[1], &of[2], &of[3]}; }
  Recording& operator[](Formulation f) { return of[static_cast<std::size_t>(f)]; }
};

Alignment aligned(const Instant& instant, const Recordings& recordings) {
  return align(instant.model, instant.X_WB, instant.input.gravity, recordings.pointers());
}

}  // namespace

TEST_CASE("All formulations agree in every matched quantity of every example robot") {
  // a handful of products and sums from the base to the tip, each good to 1.1e-16: 1e-12 leaves room for moving
  // moments over a few metres
  double worst = 0.0;
  forExampleInstants(8400, 20, [&worst](const Instant& instant) {
    const Recordings recordings(instant);
    const Alignment alignment = aligned(instant, recordings);
    for (const AlignedRow& row : alignment.rows) {
      CAPTURE(static_cast<int>(row.aspect), row.body, row.other, row.difference.absolute);
      CHECK(row.difference.relative < 1e-12);
      worst = std::max(worst, row.difference.relative);
    }
    CHECK(alignment.first_apart == -1);
    REQUIRE(alignment.largest >= 0);
    CHECK(alignment.rows[static_cast<std::size_t>(alignment.largest)].ownCount() > 1);
  });
  // all robots of the examples together: nothing near the tolerance
  CHECK(worst < 1e-13);
}

TEST_CASE("Random trees with arbitrary axes agree too, and at rest nothing is divided by nothing") {
  for (std::uint64_t seed = 8500; seed < 8540; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 12), .prismatic = 0.3, .fixed = 0.2});
    if (seed % 3 == 0) addSprings(random, mechanism);
    const Model model = compiled(mechanism, {.merge_fixed_links = random.chance(0.5)});
    Instant instant = {model, randomInput(random, model), {}};
    instant.input.external = randomWrenches(random, model);
    instant.input.terms = {true, true};
    if (seed % 4 == 0) instant.input.qd.setZero();
    if (seed % 8 == 0) instant.input.qdd.setZero();
    if (seed % 16 == 0) instant.input.gravity.setZero();
    bodyPoses(model, instant.input.q, instant.X_WB);
    const Alignment alignment = aligned(instant, Recordings(instant));
    for (const AlignedRow& row : alignment.rows) {
      CAPTURE(static_cast<int>(row.aspect), row.body, row.other, row.difference.absolute);
      CHECK(row.difference.relative < 1e-12);
    }
    CHECK(alignment.first_apart == -1);
  }
}

TEST_CASE("Every recorded quantity is in a row, matched with what the other formulations have") {
  forExampleInstants(8600, 2, [](const Instant& instant) {
    Recordings recordings(instant);
    const Alignment alignment = aligned(instant, recordings);
    for (const Formulation f : kAllFormulations) {
      INFO(nameOf(f));
      for (const Recorded& entry : recordings[f].entries) {
        CAPTURE(termOf(entry.quantity), entry.body, entry.other);
        CHECK_FALSE(alignment.rowsOf(f, {entry.body, entry.quantity, entry.other}).empty());
      }
    }
    // the torque of every joint, four times
    for (const ModelJoint& joint : instant.model.joints()) {
      const AlignedRow* row = alignment.find(Aspect::JointTorque, joint.body);
      REQUIRE(row != nullptr);
      CHECK(row->ownCount() == 4);
      CHECK(alignment.find(Aspect::JointForce, joint.body)->ownCount() == 3);
      CHECK(alignment.find(Aspect::AngularVelocity, joint.body)->ownCount() == 4);
      CHECK(alignment.find(Aspect::CentreAcceleration, joint.body)->ownCount() == 1);
      CHECK(alignment.find(Aspect::VelocityAtOrigin, joint.body)->ownCount() == 2);
      CHECK(alignment.find(Aspect::VelocityAtOrigin, joint.body)->values[1].has_value());
    }
  });
}

TEST_CASE("A changed entry is the first that stands apart, in its own row and formulation") {
  forExampleInstants(8700, 2, [](const Instant& instant) {
    Random random(8701);
    for (const Formulation f : kAllFormulations) {
      INFO(nameOf(f));
      const Recordings right(instant);
      const Alignment before = aligned(instant, right);
      for (int k = 0; k < 12; ++k) {
        Recordings changed = right;
        std::vector<Recorded>& entries = changed[f].entries;
        const int at = random.integer(0, static_cast<int>(entries.size()) - 1);
        Recorded& entry = entries[static_cast<std::size_t>(at)];
        const QuantityKey key = {entry.body, entry.quantity, entry.other};
        const std::vector<int> rows = before.rowsOf(f, key);
        // what only this formulation has can be held against nothing
        std::set<int> matched;
        for (const int row : rows) {
          if (before.rows[static_cast<std::size_t>(row)].ownCount() > 1) matched.insert(row);
        }
        const int component = random.integer(0, entry.size - 1);
        const double size =
            before.scale[static_cast<std::size_t>(before.rows[static_cast<std::size_t>(rows[0])].aspect)];
        entry.values[component] += 1e-4 * std::max(size, 1.0);
        const Alignment after = aligned(instant, changed);
        CAPTURE(termOf(key.quantity), key.body, key.other, component);
        if (matched.empty()) {
          CHECK(after.first_apart == -1);
          continue;
        }
        REQUIRE(after.first_apart >= 0);
        CHECK(matched.count(after.first_apart) == 1);
        const Disagreement& found = after.rows[static_cast<std::size_t>(after.first_apart)].difference;
        CHECK((found.first == f || found.second == f));
        CHECK(found.absolute > 1e-6);
      }
    }
  });
}

TEST_CASE("What lies between two formulations is named") {
  using enum Change;
  const auto between = [](Aspect aspect, Formulation from, Formulation to) {
    return changesBetween(aspect, from, to, false);
  };
  const Formulation body = Formulation::BodyFrame, world = Formulation::WorldSpatial, spatial = Formulation::Spatial;
  using Changes = std::vector<Change>;
  CHECK(between(Aspect::AngularVelocity, body, world) == Changes{TurnedToWorld});
  CHECK(between(Aspect::AngularVelocity, body, spatial).empty());
  CHECK(between(Aspect::LinearVelocity, world, spatial) == Changes{TurnedToLink});
  CHECK(between(Aspect::VelocityAtOrigin, body, world) == Changes{TurnedToWorld, MovedToWorldOrigin});
  CHECK(between(Aspect::LinearAcceleration, body, world) == Changes{TurnedToWorld, PlusGravity});
  CHECK(between(Aspect::LinearAcceleration, world, spatial) == Changes{TurnedToLink, MinusOmegaCrossV, MinusGravity});
  CHECK(between(Aspect::LinearAcceleration, body, spatial) == Changes{MinusOmegaCrossV});
  CHECK(between(Aspect::InertialForce, body, world) == Changes{TurnedToWorld, PlusWeight});
  CHECK(between(Aspect::InertialMoment, body, spatial) == Changes{MovedToLinkOrigin});
  CHECK(between(Aspect::JointMoment, spatial, world) == Changes{TurnedToWorld, MovedToWorldOrigin});
  CHECK(between(Aspect::JointForce, body, spatial).empty());
  CHECK(between(Aspect::JointTorque, body, world).empty());
  CHECK(between(Aspect::CentreAcceleration, body, spatial).empty());
  CHECK(isMinusGravity(body, Quantity::LinearAcceleration));
  CHECK_FALSE(isMinusGravity(world, Quantity::LinearAcceleration));
  CHECK_FALSE(isMinusGravity(body, Quantity::JointForce));
}

TEST_CASE("The words of the changes are what is done: a planar arm by hand") {
  forExampleInstants(8800, 1, [](const Instant& instant) {
    Recordings recordings(instant);
    const Recording& body = recordings[Formulation::BodyFrame];
    const Recording& world = recordings[Formulation::WorldSpatial];
    for (int i = 0; i < instant.model.bodyCount(); ++i) {
      const Pose frame = shownFrame(instant.model, instant.X_WB, i, {Axes::Link, -1});
      // turned to the world, plus gravity
      const Eigen::Vector3d a = frame.R * body.find(i, Quantity::LinearAcceleration)->vector() + instant.input.gravity;
      CHECK((a - world.find(i, Quantity::LinearAcceleration)->vector()).norm() < 1e-10);
      // turned, moved to the world's origin: v - w x p
      const Eigen::Vector3d w = frame.R * body.find(i, Quantity::AngularVelocity)->vector();
      const Eigen::Vector3d v = frame.R * body.find(i, Quantity::LinearVelocity)->vector();
      CHECK((v - w.cross(frame.p) - world.find(i, Quantity::VelocityAtOrigin)->vector()).norm() < 1e-10);
      // turned, moved to the world's origin: n + p x f
      const Eigen::Vector3d f = frame.R * body.find(i, Quantity::JointForce)->vector();
      const Eigen::Vector3d n = frame.R * body.find(i, Quantity::JointMoment)->vector();
      CHECK((n + frame.p.cross(f) - world.find(i, Quantity::JointWrench)->sixVector().tail<3>()).norm() < 1e-9);
    }
  });
}
