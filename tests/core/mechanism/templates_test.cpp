// SPDX-License-Identifier: GPL-3.0-or-later
// Templates: sound, with links that are uniform rods, and a ready pose from which the hand moves every way
// that the arm has.
#include "core/mechanism/templates.h"

#include "core/kinematics/jacobian.h"
#include "core/mechanism/inertia.h"
#include "core/mechanism/validation.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/SVD>

using namespace linkwright;

TEST_CASE("each template is sound and its links are uniform rods") {
  const int dofs[] = {0, 3, 4, 3, 3, 6, 7, 12};
  for (std::size_t i = 0; i < std::size(kTemplates); ++i) {
    const Mechanism m = mechanismFrom(kTemplates[i]);
    INFO(m.name);
    CHECK(problemsOf(m).empty());
    const Result<Model> model = Model::compile(m);
    REQUIRE(model.ok());
    CHECK(model.diagnostics().empty());
    CHECK(model->dof() == dofs[i]);
    for (const Link& link : m.links) {
      if (!link.inertial) continue;
      const Inertial again = *inertialOfRod(link.shapes, link.inertial->mass);
      CHECK(link.mass_source == MassSource::UniformRod);
      CHECK(again.I_LLcm_L == link.inertial->I_LLcm_L);
      CHECK(isPhysical(*link.inertial));
    }
  }
}

TEST_CASE("the ready pose of an arm is not singular") {
  for (const Template which : {Template::Planar, Template::Scara, Template::Cylindrical, Template::SphericalWrist,
                               Template::SixR, Template::SevenR}) {
    const Model model = test::compiled(mechanismFrom(which));
    const Eigen::MatrixXd J = jacobian(model, model.readyPose(), model.hands()[0]);
    const Eigen::VectorXd sigma = J.jacobiSvd().singularValues();
    INFO(model.name());
    CHECK(sigma[std::min(6, model.dof()) - 1] > 0.05);
  }
}

TEST_CASE("a planar arm has the links that are asked for") {
  for (const int n : {1, 2, 5, 30, kMostPlanarLinks}) {
    const Model model = test::compiled(mechanismFrom(Template::Planar, n));
    CHECK(model.dof() == n);
    CHECK(model.totalMass() == Approx(n));
  }
  CHECK_THROWS_AS(mechanismFrom(Template::Planar, 0), PreconditionError);
}
