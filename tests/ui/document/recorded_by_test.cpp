// SPDX-License-Identifier: GPL-3.0-or-later
// What the document records by which formulation, and what acts on the links from outside.
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

TEST_CASE("the document records by the formulation that is asked for, and the torques stay") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const SnapshotPtr before = document.snapshot();
  REQUIRE(before->tau.size() == 7);
  for (const Formulation formulation : {Formulation::Spatial, Formulation::WorldSpatial, Formulation::NonRecursive}) {
    setFormulation(document, formulation);
    const SnapshotPtr s = document.snapshot();
    CHECK(s->recording->formulation == formulation);
    CHECK((s->tau - before->tau).lpNorm<Eigen::Infinity>() < 1e-12 * before->tau.lpNorm<Eigen::Infinity>());
    // asked for beside another one it has the same bits
    CHECK(recordedBy(*before, formulation).tau == s->tau);
    CHECK(&recordedBy(*before, formulation) == &recordedBy(*before, formulation));
    // the snapshot's own is not copied
    CHECK(recordedBy(*s, formulation).recording == s->recording);
    CHECK(recordedBy(*s, formulation).steps == s->steps);
  }
}

TEST_CASE("the formulations of an instant are aligned once, of three and of four") {
  Document document;
  openExample(document, "planar_2r.json");
  const SnapshotPtr s = document.snapshot();
  REQUIRE(s->formulation != Formulation::NonRecursive);
  const Alignment &three = alignmentOf(*s, false), &four = alignmentOf(*s, true);
  CHECK(&alignmentOf(*s, false) == &three);
  CHECK(&alignmentOf(*s, true) == &four);
  const auto direct = static_cast<std::size_t>(Formulation::NonRecursive);
  const AlignedRow* row = three.find(Aspect::JointTorque, 0);
  REQUIRE(row != nullptr);
  CHECK_FALSE(row->values.at(direct));
  row = four.find(Aspect::JointTorque, 0);
  REQUIRE(row != nullptr);
  CHECK(row->values.at(direct));
  // of four where the walk itself is the fourth
  setFormulation(document, Formulation::NonRecursive);
  const SnapshotPtr fourth = document.snapshot();
  CHECK(&alignmentOf(*fourth, false) == &alignmentOf(*fourth, true));
}

TEST_CASE("a load on a link is in torques and curves, is one undo step, and goes when it is zero") {
  Document document;
  openExample(document, "ur5e.urdf");
  const SnapshotPtr before = document.snapshot();
  const Eigen::Vector3d force(1.0, -2.0, -30.0), moment(0.5, 0.25, -0.75);
  setLoad(document, before->hand, {force, moment});
  const SnapshotPtr loaded = document.snapshot();
  Eigen::Matrix<double, 6, 1> F;
  F << moment, force;
  const Eigen::VectorXd expected = before->tau - jacobian(*before->model, before->q, before->hand).transpose() * F;
  CHECK((loaded->tau - expected).lpNorm<Eigen::Infinity>() < 1e-12 * expected.lpNorm<Eigen::Infinity>());
  document.undo();
  CHECK(document.snapshot()->tau == before->tau);
  document.redo();
  CHECK(document.snapshot()->tau == loaded->tau);
  setLoad(document, before->hand, {});
  CHECK(document.snapshot()->tau == before->tau);
  CHECK(document.snapshot()->loads.empty());
}
