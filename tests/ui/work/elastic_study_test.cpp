// SPDX-License-Identifier: GPL-3.0-or-later
// Elastic links and passive joints are analysed on a worker, and what is found is what the document plays.
#include "ui/work/elastic_study.h"

#include "core/beam/elastic_run.h"
#include "core/mechanism/edit.h"
#include "core/scene/elastic_setup.h"
#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/elastic_edit.h"
#include "ui/document/look.h"

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::ElasticFixture;

TEST_CASE("The window's analysis is the library's, to the last bit") {
  ElasticFixture fixture;
  const SnapshotPtr snapshot = fixture.document.snapshot();
  const Result<ElasticRun> run =
      runElastic(elasticSetup(fixture.document.scene(), snapshot->mechanism, snapshot->model).value());
  REQUIRE(run.ok());
  const ElasticResult& result = *fixture.study.result();
  CHECK(result.run().q == run->q);
  CHECK(result.run().tau == run->tau);
  CHECK(result.run().u == run->u);
  CHECK(run->largestPassiveTorque() < 1e-9);
  REQUIRE(result.rigid.tau.rows() == run->samples());
  // torques of rigid links run through the middle of those of elastic ones
  const Eigen::VectorXd ripple = result.run().tau.col(0) - result.rigid.tau.col(0);
  CHECK(ripple.cwiseAbs().maxCoeff() > 0.1);
  CHECK(std::abs(ripple.mean()) < 0.01);
}

TEST_CASE("The motion that is found is what is played, and no edit") {
  ElasticFixture fixture;
  Document& document = fixture.document;
  CHECK(fixture.steps() == 0);
  const ElasticRun& run = fixture.study.result()->run();
  REQUIRE(document.snapshot()->motion.found);
  for (const Eigen::Index k : {Eigen::Index(0), Eigen::Index(350), run.samples() - 1}) {
    document.playback().setTime(run.t[k]);
    CHECK((document.snapshot()->q - run.q.row(k).transpose()).cwiseAbs().maxCoeff() < 1e-12);
    const std::shared_ptr<const ElasticInstant> instant = fixture.study.instant();
    REQUIRE(instant);
    CHECK(instant->sample == k);
    CHECK((instant->pass.tau - run.tau.row(k).transpose()).cwiseAbs().maxCoeff() < 1e-12);
  }
  // off: the plan's own, in which the passive joint stands still
  fixture.study.setOn(false);
  CHECK_FALSE(document.snapshot()->motion.found);
  document.playback().setTime(1.0);
  CHECK(document.snapshot()->q[1] == 0.0);
  CHECK(fixture.steps() == 0);
}

TEST_CASE("An edit of the analysis is one undo step and is analysed anew") {
  ElasticFixture fixture;
  const std::string before = fixture.written();
  changeElastic(fixture.study.document(), "Step", [](ElasticSettings& settings) { settings.dt = 2e-3; });
  REQUIRE(fixture.analysed());
  CHECK(fixture.steps() == 1);
  CHECK(fixture.study.result()->run().samples() == 1001);
  fixture.document.undo();
  REQUIRE(fixture.analysed());
  CHECK(fixture.study.result()->run().samples() == 2001);
  CHECK(fixture.written() == before);
}

TEST_CASE("Gravity is one undo step, is analysed anew, and has to be a number") {
  ElasticFixture fixture;
  Document& document = fixture.document;
  setGravity(document, {0.0, -9.81, 0.0});
  REQUIRE(fixture.analysed());
  CHECK(fixture.steps() == 1);
  CHECK(fixture.study.result()->run().setup->gravity == Eigen::Vector3d(0.0, -9.81, 0.0));
  QString said;
  QObject::connect(&document, &Document::failed, [&](const QString& why) { said = why; });
  setGravity(document, {0.0, NAN, 0.0});
  CHECK_FALSE(said.isEmpty());
  CHECK(fixture.steps() == 1);
  document.undo();
  REQUIRE(fixture.analysed());
  CHECK(document.scene().gravity.isZero());
}

TEST_CASE("Without a motion passive joints swing from the pose, and from another pose after it is changed") {
  ElasticFixture fixture;
  Document& document = fixture.document;
  clearMotion(document);
  REQUIRE_FALSE(fixture.analysed());
  REQUIRE_FALSE(fixture.study.problems().empty());
  changeElastic(fixture.study.document(), "Duration", [](ElasticSettings& settings) { settings.duration = 0.5; });
  REQUIRE(fixture.analysed());
  const Eigen::VectorXd start = fixture.study.result()->run().setup->q;
  document.playback().setTime(0.25);
  CHECK(fixture.study.result()->run().setup->q == start);
  setJoint(document, 1, JointField::Position, 0.7);
  // it is the snapshot that asks, a turn of the event loop later
  CHECK(linkwright::test::waitUntil(
      [&] { return fixture.study.result() && fixture.study.result()->run().setup->q[1] == 0.7; }));
}

TEST_CASE("What cannot be analysed says why, and the scene's own motion is played") {
  ElasticFixture fixture;
  changeElastic(fixture.study.document(), "Section",
                [](ElasticSettings& settings) { settings.links[0].section.I_z = 0.0; });
  CHECK_FALSE(fixture.analysed());
  REQUIRE_FALSE(fixture.study.problems().empty());
  CHECK(fixture.study.problems().front().message.text().find("link_1") != std::string::npos);
  CHECK_FALSE(fixture.document.snapshot()->motion.found);
  CHECK_FALSE(fixture.study.instant());
  fixture.document.undo();
  CHECK(fixture.analysed());
}

namespace {

/// The arm let go from a pose, without a motion.
struct LetGo : ElasticFixture {
  Eigen::VectorXd start;
  LetGo() {
    changeElastic(study.document(), "Duration", [](ElasticSettings& settings) { settings.duration = 0.5; });
    clearMotion(document);
    setGravity(document, {0.0, -9.81, 0.0});
    REQUIRE(found(
        [this] { return !study.result()->run().setup->motion && !study.result()->run().setup->gravity.isZero(); }));
    start = study.result()->run().setup->q;
    document.playback().setTime(0.25);
    REQUIRE(document.snapshot()->q != start);
  }
  template <class Condition>
  bool found(Condition condition) {
    return linkwright::test::waitUntil([&] { return !study.isRunning() && study.result() && condition(); });
  }
  bool begins(const Eigen::VectorXd& q) {
    return found([&] { return study.result()->run().setup->q == q; });
  }
};

}  // namespace

TEST_CASE("The pose that a motion was found from is what is saved, edited and undone") {
  LetGo arm;
  CHECK(arm.document.contents().q == arm.start);
  setGravity(arm.document, Eigen::Vector3d::Zero());
  CHECK(arm.found([&] { return arm.study.result()->run().setup->gravity.isZero(); }));
  CHECK(arm.study.result()->run().setup->q == arm.start);
  arm.document.undo();
  CHECK(arm.begins(arm.start));
  // a joint that is set in the middle of the motion, and put back
  arm.document.playback().setTime(0.25);
  setJoint(arm.document, 0, JointField::Position, 0.4);
  CHECK(arm.found([&] { return arm.study.result()->run().setup->q[0] == 0.4; }));
  arm.document.undo();
  CHECK(arm.begins(arm.start));
  CHECK(arm.document.contents().q == arm.start);
}

TEST_CASE("A pose that is set elsewhere, or where nothing could be analysed, is where the next analysis begins") {
  LetGo arm;
  arm.study.setOn(false);
  CHECK(arm.document.snapshot()->q == arm.start);
  setJoint(arm.document, 1, JointField::Position, 0.3);
  arm.study.setOn(true);
  CHECK(arm.found([&] { return arm.study.result()->run().setup->q[1] == 0.3; }));
  changeElastic(arm.study.document(), "Section",
                [](ElasticSettings& settings) { settings.links[0].section.I_z = 0.0; });
  CHECK(linkwright::test::waitUntil([&] { return !arm.study.isRunning() && !arm.study.result(); }));
  setJoint(arm.document, 1, JointField::Position, -0.6);
  CHECK(linkwright::test::waitUntil([&] { return !arm.study.isRunning(); }));
  CHECK(arm.document.snapshot()->q[1] == -0.6);
  changeElastic(arm.study.document(), "Section",
                [](ElasticSettings& settings) { settings.links[0].section.I_z = 1e-10; });
  CHECK(arm.found([&] { return arm.study.result()->run().setup->q[1] == -0.6; }));
}

TEST_CASE("A switch of the torques makes no analysis, and limits that are passed are said") {
  ElasticFixture fixture;
  const auto result = fixture.study.result();
  setTorqueTerms(fixture.document, {true, false});
  ElasticFixture::settle();
  CHECK_FALSE(fixture.study.isRunning());
  CHECK(fixture.study.result() == result);
  const Mechanism& before = *fixture.document.snapshot()->mechanism;
  Joint swinging = before.joints[1];
  swinging.limits.lower = -0.5;
  fixture.document.edit(withJoint(before, 1, swinging), "Limit");
  CHECK(linkwright::test::waitUntil([&] { return fixture.document.snapshot()->motion.found != nullptr; }));
  CHECK_FALSE(fixture.document.snapshot()->motion.curves->violations.empty());
}
