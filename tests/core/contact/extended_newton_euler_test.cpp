// SPDX-License-Identifier: GPL-3.0-or-later
// The method's intermediate quantities against golden data: rest, motion, a PUMA 560 on an oblique plane and a sphere,
// two contacts; and that the walk through them and the fast evaluation give the same.
#include "core/contact/extended_newton_euler.h"

#include "core/contact/contact_dynamics.h"
#include "core/contact/surface.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/contact_arm.h"
#include "tests/support/golden_model.h"

#include <Eigen/Geometry>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Model modelOf(const Mechanism& mechanism) {
  Result<Model> model = Model::compile(mechanism);
  REQUIRE(model.ok());
  return std::move(model).value();
}

ContactQuestion groundQuestion(const Model& model, const std::string& link, double K, const Eigen::Vector3d& t) {
  ContactQuestion question;
  question.link = model.findLink(link);
  question.point = {0.5, 0.0, 0.0};
  question.K = K;
  question.t = t;
  return question;
}

ForwardDynamicsInput inputOf(const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& tau) {
  return {q, qd, tau, {0.0, 0.0, -9.81}, {}, {true, false}};
}

}  // namespace

TEST_CASE("At rest the method has the figures of the golden data", "[contact][golden]") {
  const char arm = GENERATE('A', 'B');
  CAPTURE(arm);
  const Golden golden = goldenContact()["checks"][std::string("rest_") + arm];
  const Model model = modelOf(rods(3, 1.0, 3.0, armBase(arm)));
  const Eigen::Vector3d zero = Eigen::Vector3d::Zero();
  const ExtendedForwardDynamics s =
      extendedForwardDynamics(model, inputOf(kArch, zero, zero), {groundQuestion(model, "link_3", 0.2, zero)});
  CHECK((s.b - vectorOf(golden["b"])).norm() < 1e-12);
  CHECK((s.M - matrixOf(golden["M"])).norm() < 1e-12);
  CHECK((s.j_c.col(0) - vectorOf(golden["jc"])).norm() < 1e-12);
  CHECK(s.A(0, 0) == Approx(golden["m_c"].get<double>()).epsilon(1e-12));
  CHECK(s.a[0] == Approx(golden["a"][0].get<double>()).epsilon(1e-12));
  CHECK(s.f_n[0] == Approx(golden["fn"][0].get<double>()).epsilon(1e-12));
  CHECK((s.qdd - vectorOf(golden["qdd"])).norm() < 1e-10);
  // every question and its answer: b, three columns, j_c, j_c - j_t, b_n
  CHECK(s.calls.size() == 7);
  CHECK(s.calls[4].name == "j_c");
  CHECK(s.calls.back().name == "b_n");
}

TEST_CASE("A moving hand with friction has the figures of the golden data", "[contact][golden]") {
  const char arm = GENERATE('A', 'B');
  const std::string K = GENERATE(as<std::string>{}, "0", "0.2", "1");
  CAPTURE(arm, K);
  const Golden golden = goldenContact()["checks"][std::string("moving_") + arm + "_K" + K];
  const Model model = modelOf(rods(3, 1.0, 3.0, armBase(arm)));
  const ExtendedForwardDynamics s =
      extendedForwardDynamics(model, inputOf(kArch, vectorOf(golden["qd"]), vectorOf(golden["tau"])),
                              {groundQuestion(model, "link_3", std::stod(K), {1.0, 0.0, 0.0})});
  CHECK(s.A(0, 0) == Approx(golden["A"][0][0].get<double>()).epsilon(1e-11));
  CHECK(s.a[0] == Approx(golden["a"][0].get<double>()).epsilon(1e-11));
  CHECK(s.f_n[0] == Approx(golden["fn"][0].get<double>()).epsilon(1e-11));
  CHECK((s.j_t.col(0) - vectorOf(golden["jt"])).norm() < 1e-12);
  CHECK((s.d.col(0).transpose() - vectorOf(golden["dT"][0]).transpose()).norm() < 1e-11);
  CHECK(s.contacts[0].gamma == Approx(golden["gamma"][0].get<double>()).epsilon(1e-11));
  const Eigen::VectorXd qdd = vectorOf(golden["qdd"]);
  CHECK((s.qdd - qdd).norm() < 1e-10 * qdd.norm());
  // arm A pushed towards +x jams at K = 1.1547
  if (arm == 'A' && K != "0") CHECK(std::stod(K) * s.critical_factor == Approx(1.1547).epsilon(1e-4));
}

TEST_CASE("A PUMA 560 on surfaces with gradients of any length has the golden figures", "[contact][golden]") {
  const std::string which =
      GENERATE(as<std::string>{}, "plane_scaled2.5_K0", "plane_scaled2.5_K0.2", "sphere_K0", "sphere_K0.2");
  CAPTURE(which);
  const Golden golden = goldenContact()["puma560"][which];
  Mechanism mechanism = goldenMechanism(goldenInverseDynamics()["puma560"]["model"]);
  for (std::size_t i = 0; i < mechanism.joints.size(); ++i) {
    mechanism.joints[i].damping = golden["viscous"][i].get<double>();
    mechanism.joints[i].coulomb = {};
  }
  const Model model = modelOf(mechanism);
  const Golden given = golden["surface"];
  Surface surface;
  ContactQuestion question;
  question.link = model.findLink("link_6");
  question.K = golden["K"].get<double>();
  question.t = vector3Of(golden["that"]);
  if (given[0].get<std::string>() == "plane") {
    const Eigen::Vector3d n = vector3Of(given[1]).normalized();
    surface.X_WS = {rotationWithZ(n), vector3Of(given[3])};
    surface.scale = given[2].get<double>();
  } else {
    surface.form = SphereSurface{given[2].get<double>()};
    surface.X_WS.p = vector3Of(given[1]);
  }
  question.surface = std::make_shared<const Surface>(surface);
  ForwardDynamicsInput input = inputOf(vectorOf(golden["q"]), vectorOf(golden["qd"]), vectorOf(golden["tau"]));
  input.terms.rotor = true;
  const ExtendedForwardDynamics s = extendedForwardDynamics(model, input, {question});
  // the point is the hand of the golden data, and on the surface
  CHECK(s.contacts[0].C == Approx(0.0).margin(1e-12));
  CHECK(s.contacts[0].length == Approx(golden["normCr"].get<double>()).epsilon(1e-12));
  CHECK((s.contacts[0].n - vector3Of(golden["nhat"])).norm() < 1e-12);
  CHECK((s.j_c.col(0) - vectorOf(golden["jc"])).norm() < 1e-11);
  CHECK((s.j_t.col(0) - vectorOf(golden["jt"])).norm() < 1e-11);
  CHECK(s.A(0, 0) == Approx(golden["A"].get<double>()).epsilon(1e-10));
  CHECK(s.a[0] == Approx(golden["a"].get<double>()).epsilon(1e-10));
  CHECK(s.contacts[0].gamma == Approx(golden["gamma"].get<double>()).epsilon(1e-10));
  CHECK(s.f_n[0] == Approx(golden["fn"].get<double>()).epsilon(1e-10));
  const Eigen::VectorXd qdd = vectorOf(golden["qdd"]);
  CHECK((s.qdd - qdd).norm() < 1e-9 * qdd.norm());
}

TEST_CASE("Two contacts have the golden figures, and the fast evaluation those of the walk", "[contact][golden]") {
  const Golden checks = goldenContact()["checks"];
  const Model model = modelOf(rods(5, 1.0, 3.0, armBase('A')));
  const Eigen::VectorXd q = vectorOf(checks["rest"]["q"]);
  const bool moves = GENERATE(false, true);
  CAPTURE(moves);
  const Golden golden = checks[moves ? "moving" : "rest"];
  const Eigen::VectorXd qd = moves ? vectorOf(golden["qd"]) : Eigen::VectorXd(Eigen::VectorXd::Zero(5));
  const Eigen::VectorXd tau = moves ? vectorOf(golden["tau"]) : Eigen::VectorXd(Eigen::VectorXd::Zero(5));
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  std::vector<ContactQuestion> questions;
  std::vector<Contact> contacts;
  for (const char* link : {"link_3", "link_5"}) {
    contacts.push_back(groundContact(link, 0.2, link));
    const ContactGeometry g = contactGeometry(model, X_WB, qd, model.findLink(link), contacts.back());
    const Eigen::Vector3d v = g.slipVelocity();
    questions.push_back(groundQuestion(model, link, 0.2, v / std::sqrt(v.squaredNorm() + 1e-4)));
  }
  const ExtendedForwardDynamics s = extendedForwardDynamics(model, inputOf(q, qd, tau), questions);
  const Eigen::VectorXd f = vectorOf(golden["fn"]);
  CHECK((s.f_n - f).norm() < 1e-11 * f.norm());
  CHECK((s.a - vectorOf(golden["a"])).norm() < 1e-10);
  CHECK((s.qdd - vectorOf(golden["qdd"])).norm() < 1e-9);
  for (int i = 0; i < 2; ++i) {
    for (int k = 0; k < 2; ++k) {
      CHECK(s.A(i, k) == Approx(golden["A"][std::size_t(i)][std::size_t(k)].get<double>()).epsilon(1e-10));
    }
  }
  CHECK(s.solution.status == ContactStatus::Determined);

  ContactDynamics dynamics(model, contacts, {});
  const ContactDynamics::Input input{q, qd, tau, {0.0, 0.0, -9.81}, nullptr, model.jointFriction().data(), nullptr};
  ContactSolution fast;
  dynamics.evaluate(input, std::vector<ContactState>(2, {ContactMode::Slip}), fast);
  CHECK((fast.qdd - s.qdd).norm() < 1e-11 * s.qdd.norm());
  CHECK((fast.system.f - s.f_n).norm() < 1e-11 * f.norm());
  CHECK((fast.A - s.A).norm() < 1e-12);
  // C'' = 0 to round-off
  CHECK(fast.residual < 1e-11);
}
