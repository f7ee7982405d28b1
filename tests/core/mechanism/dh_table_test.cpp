// SPDX-License-Identifier: GPL-3.0-or-later
// DH tables: a table makes a chain, a chain gives its table back, and a row that is edited moves the chain.
#include "core/mechanism/dh_table.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/dh_form.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_mechanism.h"

#include <numbers>

using namespace linkwright;
using linkwright::test::sourcePath;

namespace {

constexpr double kQuarter = 0.5 * std::numbers::pi;

double distance(const Pose& a, const Pose& b) {
  return std::max((a.p - b.p).cwiseAbs().maxCoeff(), (a.R - b.R).cwiseAbs().maxCoeff());
}

DhRow row(double theta, double d, double a, double alpha, JointType type = JointType::Revolute) {
  DhRow r;
  r.type = type;
  r.theta = theta;
  r.d = d;
  r.a = a;
  r.alpha = alpha;
  return r;
}

// the source's PUMA 560, standard form
DhTable puma() {
  DhTable table;
  table.rows = {row(0, 0.672, 0, kQuarter),  row(0, 0, 0.4318, 0),    row(0, 0.15005, 0.0203, -kQuarter),
                row(0, 0.4318, 0, kQuarter), row(0, 0, 0, -kQuarter), row(0, 0, 0, 0)};
  return table;
}

/// A table with every kind of number, and prismatic joints among them.
DhTable randomTable(test::Random& random, DhConvention convention, int rows) {
  DhTable table;
  table.convention = convention;
  table.X_W0 = {random.rotation(), random.vector(0.5)};
  for (int i = 0; i < rows; ++i) {
    DhRow r = row(random.uniform(-3, 3), random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.uniform(-3, 3),
                  random.chance(0.3) ? JointType::Prismatic : JointType::Revolute);
    r.inertial = test::randomInertial(random);
    table.rows.push_back(r);
  }
  return table;
}

/// Frame n in the world by the table alone.
Pose endOf(const DhTable& table, const Eigen::VectorXd& q) {
  Pose X = table.X_W0;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    X = X * dhTransform(table.convention, table.rows[i], q[static_cast<Eigen::Index>(i)]);
  }
  return X;
}

Pose linkPoseAt(const Mechanism& mechanism, int link, const Eigen::VectorXd& q) {
  const Model model = test::compiled(mechanism);
  const int index = model.findLink(mechanism.links[static_cast<std::size_t>(link)].name);
  return forwardKinematics(model, q)[static_cast<std::size_t>(index)];
}
Pose endOf(const Mechanism& mechanism, const DhForm& form, const Eigen::VectorXd& q) {
  return linkPoseAt(mechanism, form.links.back(), q) * form.X_LD.back();
}

/// A chain whose consecutive axes are often parallel, the same line, or crossing: what leaves the common normal open.
Mechanism awkwardChain(test::Random& random) {
  Mechanism m = test::randomMechanism(random, {7, 0.2, 0.2, true});
  for (Joint& joint : m.joints) {
    if (random.chance(0.5)) joint.X_PJ.R = rotationAbout(Eigen::Vector3d::UnitX(), kQuarter * random.integer(-1, 2));
    if (random.chance(0.6)) joint.axis = (random.chance(0.5) ? 1.0 : -1.0) * Eigen::Vector3d::UnitZ();
    if (random.chance(0.3)) joint.X_PJ.p = {0.0, 0.0, random.chance(0.5) ? 0.0 : 0.3};
    if (random.chance(0.2)) joint.X_PJ.p = {0.4, 0.0, 0.0};
  }
  return m;
}

}  // namespace

TEST_CASE("one row is what the books write") {
  // Craig, Introduction to Robotics, eq. 3.6, and Denavit-Hartenberg's own order, written out
  const double th = 0.7, al = -0.4, a = 0.3, d = 0.2, q = 0.5;
  const double c = std::cos(th + q), s = std::sin(th + q), ca = std::cos(al), sa = std::sin(al);
  Pose craig, denavit;
  craig.R << c, -s, 0, s * ca, c * ca, -sa, s * sa, c * sa, ca;
  craig.p = {a, -sa * d, ca * d};
  denavit.R << c, -s * ca, s * sa, s, c * ca, -c * sa, 0, sa, ca;
  denavit.p = {a * c, a * s, d};
  CHECK(distance(dhTransform(DhConvention::Modified, row(th, d, a, al), q), craig) < 1e-15);
  CHECK(distance(dhTransform(DhConvention::Standard, row(th, d, a, al), q), denavit) < 1e-15);
}

TEST_CASE("the PUMA's table puts its hand where the example's hand is") {
  const Result<Mechanism> made = mechanismOf(puma());
  REQUIRE(made.ok());
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/puma560.json").string());
  REQUIRE(scene.ok());
  test::Random random(560);
  INFO("seed " << random.seed());
  const Model by_table = test::compiled(*made), example = test::compiled(scene->mechanism);
  REQUIRE(by_table.dof() == 6);
  for (int i = 0; i < 50; ++i) {
    const Eigen::VectorXd q = random.vectorOf(6, 3.0);
    const Pose X = forwardKinematics(by_table, q)[static_cast<std::size_t>(by_table.hands()[0])];
    const int hand = example.findLink("link_6");
    REQUIRE(hand >= 0);
    CHECK((X.p - forwardKinematics(example, q)[static_cast<std::size_t>(hand)].p).norm() < 1e-12);
  }
}

TEST_CASE("the chain of a table gives back that table") {
  for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      test::Random random(seed);
      INFO(toString(convention) << ", seed " << seed);
      DhTable table = seed == 1 && convention == DhConvention::Standard ? puma() : randomTable(random, convention, 6);
      table.X_W0 = Pose::identity();  // any other frame 0 has to be found anew on the first axis
      const Mechanism made = *mechanismOf(table);
      const Result<DhForm> form = dhFormOf(made, convention);
      REQUIRE(form.ok());
      REQUIRE(form->table.rows.size() == table.rows.size());
      for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const DhRow &was = table.rows[i], &is = form->table.rows[i];
        INFO("row " << i + 1);
        CHECK(std::abs(was.theta - is.theta) < 1e-12);
        CHECK(std::abs(was.d - is.d) < 1e-12);
        CHECK(std::abs(was.a - is.a) < 1e-12);
        CHECK(std::abs(was.alpha - is.alpha) < 1e-12);
      }
    }
  }
}

TEST_CASE("any chain's table describes that chain: the same poses and the same torques") {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    test::Random random(seed);
    const Mechanism chain = seed % 2 == 0 ? awkwardChain(random) : test::randomMechanism(random, {7, 0.25, 0.15, true});
    const Model model = test::compiled(chain);
    if (model.dof() == 0) continue;
    for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
      INFO(toString(convention) << ", seed " << seed);
      const Result<DhForm> form = dhFormOf(chain, convention);
      REQUIRE(form.ok());
      const Mechanism made = *mechanismOf(form->table);
      const Model by_table = test::compiled(made);
      REQUIRE(by_table.dof() == model.dof());
      for (int k = 0; k < 3; ++k) {
        const DynamicsInput input = test::randomInput(random, model);
        CHECK(distance(endOf(form->table, input.q), endOf(chain, *form, input.q)) < 1e-12);
        CHECK(test::relativeError(inverseDynamics(by_table, input), inverseDynamics(model, input)) < 1e-12);
      }
    }
  }
}

TEST_CASE("a row that is edited moves the chain to where the edited table has it, and back") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    test::Random random(seed);
    const Mechanism chain = seed % 2 == 0 ? awkwardChain(random) : test::randomMechanism(random, {6, 0.25, 0.15, true});
    const Model model = test::compiled(chain);
    if (model.dof() == 0) continue;
    for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
      INFO(toString(convention) << ", seed " << seed);
      const DhForm form = *dhFormOf(chain, convention);
      const int which = random.integer(0, model.dof() - 1);
      DhTable edited = form.table;
      DhRow& r = edited.rows[static_cast<std::size_t>(which)];
      r.theta += random.uniform(-1, 1);
      r.d += random.uniform(-0.3, 0.3);
      r.a += random.uniform(-0.3, 0.3);
      r.alpha += random.uniform(-1, 1);
      const Mechanism moved = withDhRow(chain, form, which, r);
      // the last frame of the standard form rides on a and alpha too, and is no longer where it was in its link
      DhForm after = form;
      if (convention == DhConvention::Standard && which + 1 == model.dof()) {
        DhRow far_was = form.table.rows.back(), far_new = r;
        far_was.theta = far_new.theta = far_was.d = far_new.d = 0.0;
        after.X_LD.back() =
            form.X_LD.back() * dhTransform(convention, far_was).inverse() * dhTransform(convention, far_new);
      }
      const Eigen::VectorXd q = random.vectorOf(model.dof(), 1.0);
      CHECK(distance(endOf(edited, q), endOf(moved, after, q)) < 1e-12);

      DhForm edited_form = after;
      edited_form.table = edited;
      const std::size_t at = static_cast<std::size_t>(which) + 1;
      if (convention == DhConvention::Standard && at < form.X_LD.size()) {
        DhRow far_was = form.table.rows[at - 1], far_new = r;
        far_was.theta = far_new.theta = far_was.d = far_new.d = 0.0;
        edited_form.X_LD[at] =
            form.X_LD[at] * dhTransform(convention, far_was).inverse() * dhTransform(convention, far_new);
      }
      const Mechanism back = withDhRow(moved, edited_form, which, form.table.rows[static_cast<std::size_t>(which)]);
      for (std::size_t i = 0; i < chain.joints.size(); ++i) {
        CHECK(distance(back.joints[i].X_PJ, chain.joints[i].X_PJ) < 1e-12);
      }
    }
  }
}

TEST_CASE("the form after an edit keeps all other numbers, and is that of the moved chain") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    test::Random random(seed);
    const Mechanism chain = seed % 2 == 0 ? awkwardChain(random) : test::randomMechanism(random, {6, 0.25, 0.15, true});
    const int dof = test::compiled(chain).dof();
    if (dof == 0) continue;
    for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
      INFO(toString(convention) << ", seed " << seed);
      DhForm form = *dhFormOf(chain, convention);
      Mechanism moved = chain;
      // one edit upon the other, as a table is worked through
      for (int edit = 0; edit < 4; ++edit) {
        const int which = random.integer(0, dof - 1);
        DhRow r = form.table.rows[static_cast<std::size_t>(which)];
        r.theta += random.uniform(-1, 1);
        r.d += random.uniform(-0.3, 0.3);
        r.a = -r.a + random.uniform(-0.3, 0.3);
        r.alpha += random.uniform(-1, 1);
        const Mechanism next = withDhRow(moved, form, which, r);
        const DhForm after = formAfter(next, form, which, r);
        for (int i = 0; i < dof; ++i) {
          const auto at = static_cast<std::size_t>(i);
          const DhRow &is = after.table.rows[at], &want = i == which ? r : form.table.rows[at];
          CHECK((is.theta == want.theta && is.d == want.d && is.a == want.a && is.alpha == want.alpha));
        }
        moved = next;
        form = after;
      }
      // poses and torques of the chain are those of the table
      const Model model = test::compiled(moved);
      const Model by_table = test::compiled(*mechanismOf(form.table));
      const DynamicsInput input = test::randomInput(random, model);
      CHECK(distance(endOf(form.table, input.q), endOf(moved, form, input.q)) < 1e-12);
      CHECK(test::relativeError(inverseDynamics(by_table, input), inverseDynamics(model, input)) < 1e-12);
    }
  }
}

TEST_CASE("a thousand edits of a table leave rotations") {
  test::Random random(1000);
  INFO("seed " << random.seed());
  for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
    Mechanism m = *mechanismOf(puma());
    DhForm form = *dhFormOf(m, convention);
    for (int edit = 0; edit < 1000; ++edit) {
      const int which = random.integer(0, 5);
      DhRow r = form.table.rows[static_cast<std::size_t>(which)];
      double DhRow::*const parameters[] = {&DhRow::theta, &DhRow::d, &DhRow::a, &DhRow::alpha};
      r.*parameters[random.integer(0, 3)] = random.uniform(-1, 1);
      m = withDhRow(m, form, which, r);
      form = formAfter(m, form, which, r);
    }
    for (const Joint& joint : m.joints) {
      CHECK((joint.X_PJ.R.transpose() * joint.X_PJ.R - Eigen::Matrix3d::Identity()).norm() < 1e-14);
    }
    const Eigen::VectorXd q = random.vectorOf(6, 1.0);
    CHECK(distance(endOf(form.table, q), endOf(m, form, q)) < 1e-12);
  }
}

TEST_CASE("what has no table says why") {
  Mechanism tree = *mechanismOf(puma());
  Link arm{"second arm", {}, {}};
  tree.links.push_back(arm);
  Joint joint;
  joint.name = "second shoulder";
  joint.type = JointType::Revolute;
  joint.parent = 2;
  joint.child = static_cast<int>(tree.links.size()) - 1;
  tree.joints.push_back(joint);
  const Result<DhForm> forked = dhFormOf(tree, DhConvention::Standard);
  REQUIRE_FALSE(forked.ok());
  CHECK(forked.diagnostics()[0].message.text().find("branches at link 'link_2'") != std::string::npos);

  tree.joints.back().type = JointType::Fixed;  // a bracket is no branch
  CHECK(dhFormOf(tree, DhConvention::Standard).ok());

  Mechanism still;
  still.links.push_back({"base", {}, {}});
  CHECK(dhFormOf(still, DhConvention::Modified)
            .diagnostics()[0]
            .message.text()
            .find("the mechanism has no moving joint") != std::string::npos);

  CHECK_FALSE(mechanismOf({}).ok());
  DhTable fixed = puma();
  fixed.rows[3].type = JointType::Fixed;
  fixed.rows[1].a = std::numeric_limits<double>::quiet_NaN();
  CHECK(mechanismOf(fixed).diagnostics().size() == 2);
}
