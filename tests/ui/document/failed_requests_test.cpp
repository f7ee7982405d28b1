// SPDX-License-Identifier: GPL-3.0-or-later
// A request that cannot be carried out is refused in words, and leaves state, loads, hand and history as they were.
#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

#include <QSignalSpy>
#include <QUndoStack>

#include <cmath>
#include <limits>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Before {
  SnapshotPtr snapshot;
  std::vector<SceneLoad> loads;
  int commands = 0;

  explicit Before(Document& document)
      : snapshot(document.snapshot()), loads(document.scene().loads), commands(document.undoStack()->count()) {}
  void expectUnchanged(Document& document) const {
    CHECK(document.scene().loads == loads);
    CHECK(document.undoStack()->count() == commands);
    // a refusal may make no snapshot: what comes next is made from what the document really has
    setHand(document, document.snapshot()->hand);
    const Snapshot& now = *document.snapshot();
    CHECK(now.serial > snapshot->serial);
    CHECK(now.q == snapshot->q);
    CHECK(now.qd == snapshot->qd);
    CHECK(now.qdd == snapshot->qdd);
    CHECK(now.tau == snapshot->tau);
    CHECK(now.hand == snapshot->hand);
    CHECK(now.formulation == snapshot->formulation);
    REQUIRE(now.loads.size() == snapshot->loads.size());
    for (std::size_t i = 0; i < now.loads.size(); ++i) {
      CHECK(now.loads[i].link == snapshot->loads[i].link);
      CHECK(now.loads[i].wrench.force == snapshot->loads[i].wrench.force);
    }
  }
};

}  // namespace

TEST_CASE("A load that is no number is refused in words and changes nothing") {
  Document document;
  openExample(document, "ur5e.urdf");
  const int hand = document.snapshot()->hand;
  setLoad(document, hand, {Eigen::Vector3d(3.0, -2.0, 1.0), Eigen::Vector3d::Zero()});
  setHand(document, hand - 1);
  const Before before(document);
  QSignalSpy failed(&document, &Document::failed);
  const double infinite = std::numeric_limits<double>::infinity();
  setLoad(document, hand, {Eigen::Vector3d(infinite, 0.0, 0.0), Eigen::Vector3d::Zero()});
  setLoad(document, hand - 1, {Eigen::Vector3d::Zero(), Eigen::Vector3d(0.0, std::nan(""), 0.0)});
  REQUIRE(failed.count() == 2);
  CHECK(failed.first().first().toString().contains("load"));
  before.expectUnchanged(document);
}

TEST_CASE("A request that fails on its way leaves state, loads, hand and history as before") {
  Document document;
  openExample(document, "ur5e.urdf");
  const int hand = document.snapshot()->hand;
  const Eigen::Index n = document.snapshot()->q.size();
  setLoad(document, hand, {Eigen::Vector3d(3.0, -2.0, 1.0), Eigen::Vector3d::Zero()});
  setJoint(document, 1, JointField::Velocity, 0.4);
  setHand(document, hand - 1);
  const Before before(document);
  QSignalSpy failed(&document, &Document::failed);
  const Eigen::VectorXd infinite = Eigen::VectorXd::Constant(n, std::numeric_limits<double>::infinity());
  setState(document, before.snapshot->q, infinite, before.snapshot->qdd, "too fast");
  CHECK(failed.count() >= 1);
  before.expectUnchanged(document);
  // and what was there can still be undone, step by step
  document.undo();
  CHECK(document.snapshot()->qd[1] == 0.0);
  document.undo();
  CHECK(document.snapshot()->loads.empty());
  CHECK(document.snapshot()->hand == hand - 1);
}
