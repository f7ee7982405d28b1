// SPDX-License-Identifier: GPL-3.0-or-later
// The document without any window: gestures, undo to the last bit, motion, and files that fail.
#include "ui/document/document.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

// the pose of the hand, moved by `way` in the world
Pose movedHand(const Document& document, const Eigen::Vector3d& way) {
  const SnapshotPtr s = document.snapshot();
  Pose X = s->X_WL[static_cast<std::size_t>(s->hand)];
  X.p += way;
  return X;
}

const double* jointTorque(const Snapshot& s, int joint) {
  const int body = s.model->joints()[static_cast<std::size_t>(joint)].body;
  const Recorded* entry = s.recording->find(body, Quantity::JointTorque);
  return entry == nullptr ? nullptr : entry->values;
}

}  // namespace

TEST_CASE("a document starts empty and shows a snapshot all the same") {
  Document document;
  REQUIRE(document.snapshot() != nullptr);
  CHECK(document.snapshot()->model->dof() == 0);
  document.playback().play();
  goToReadyPose(document);
  CHECK(document.undoStack()->count() == 0);
}

TEST_CASE("a drag previews live, is one undo step, and undo restores the bits") {
  Document document;
  openExample(document, "ur5e.urdf");
  const Eigen::VectorXd before = document.snapshot()->q;
  const Pose start = movedHand(document, Eigen::Vector3d::Zero());
  document.beginGesture("Drag the hand");
  for (int k = 1; k <= 20; ++k) {
    Pose X = start;
    X.p.z() -= 0.005 * k;
    document.previewTarget(X);
    CHECK(document.snapshot()->dragging);
    REQUIRE(document.snapshot()->ik.has_value());
    CHECK(document.snapshot()->ik->status == IkStatus::Converged);
  }
  CHECK(document.undoStack()->count() == 0);
  document.commitGesture();
  CHECK_FALSE(document.snapshot()->dragging);
  REQUIRE(document.undoStack()->count() == 1);
  const Eigen::VectorXd after = document.snapshot()->q;
  CHECK((movedHand(document, Eigen::Vector3d::Zero()).p - start.p - Eigen::Vector3d(0.0, 0.0, -0.1)).norm() < 1e-5);
  document.undoStack()->undo();
  CHECK(document.snapshot()->q == before);
  document.undoStack()->redo();
  CHECK(document.snapshot()->q == after);
}

TEST_CASE("a cancelled drag leaves nothing behind") {
  Document document;
  openExample(document, "iiwa14.urdf");
  const Eigen::VectorXd before = document.snapshot()->q;
  document.beginGesture("Drag the hand");
  document.previewTarget(movedHand(document, {0.0, 0.1, 0.05}));
  CHECK(document.snapshot()->q != before);
  document.cancelGesture();
  CHECK(document.snapshot()->q == before);
  CHECK_FALSE(document.snapshot()->dragging);
  CHECK(document.undoStack()->count() == 0);
  CHECK(document.undoStack()->isClean());
}

TEST_CASE("a target far away is pursued tick by tick, without a jump") {
  Document document;
  openExample(document, "ur5e.urdf");
  const Pose goal = movedHand(document, {-0.1, 0.3, 0.1});
  document.beginGesture("Drag the hand");
  Eigen::VectorXd last = document.snapshot()->q;
  double largest = 0.0;
  QObject::connect(&document, &Document::snapshotChanged, [&] {
    largest = std::max(largest, (document.snapshot()->q - last).lpNorm<Eigen::Infinity>());
    last = document.snapshot()->q;
  });
  document.previewTarget(goal);
  CHECK(waitUntil([&] { return document.snapshot()->ik && document.snapshot()->ik->position_error < 1e-5; }));
  CHECK(largest <= 0.2 + 1e-12);
  document.commitGesture();
  CHECK(document.undoStack()->count() == 1);
}

TEST_CASE("a joint's number is clamped into its limits and refuses what is no number") {
  Document document;
  openExample(document, "iiwa14.urdf");
  setJoint(document, 1, JointField::Position, 100.0);
  CHECK(document.snapshot()->q[1] == document.snapshot()->model->joints()[1].limits.upper);
  setJoint(document, 1, JointField::Position, std::numeric_limits<double>::quiet_NaN());
  CHECK(document.undoStack()->count() == 1);
  setJoint(document, 2, JointField::Velocity, 0.5);
  setJoint(document, 2, JointField::Acceleration, -0.25);
  CHECK(document.snapshot()->qd[2] == 0.5);
  CHECK(document.snapshot()->qdd[2] == -0.25);
  CHECK(document.undoStack()->count() == 3);
}

TEST_CASE("the snapshot's torque is the recording's last word, to the last bit") {
  Document document;
  for (const char* name : {"planar_2r.json", "puma560.json", "ur5e.urdf", "iiwa14.urdf", "tree_of_three_links.json"}) {
    CAPTURE(name);
    openExample(document, name);
    for (const TorqueTerms terms : {TorqueTerms{false, false}, TorqueTerms{true, true}}) {
      setTorqueTerms(document, terms);
      const Snapshot& s = *document.snapshot();
      const DynamicsInput input = {s.q, s.qd, s.qdd, s.gravity, {}, terms};
      const Eigen::VectorXd plain = inverseDynamics(*s.model, input, Formulation::BodyFrame);
      const Eigen::VectorXd fast = inverseDynamics(*s.model, input);
      CHECK((fast - s.tau).lpNorm<Eigen::Infinity>() <= 1e-12 * s.tau.lpNorm<Eigen::Infinity>());
      for (int i = 0; i < s.model->dof(); ++i) {
        REQUIRE(jointTorque(s, i) != nullptr);
        CHECK(*jointTorque(s, i) == s.tau[i]);
        CHECK(plain[i] == s.tau[i]);
      }
    }
  }
}

TEST_CASE("a motion between two stored poses: curves, time and playback") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "A");
  setJoint(document, 0, JointField::Position, 0.8);
  setJoint(document, 1, JointField::Position, -1.0);
  storePose(document, "B");
  setMotion(document, "A", "B", 0.4);
  const Snapshot& s = *document.snapshot();
  REQUIRE(s.motion.curves != nullptr);
  CHECK(s.motion.curves->samples.t[0] == 0.0);
  CHECK(s.motion.curves->duration() == 0.4);

  SECTION("the robot is on the curve at the cursor") {
    document.playback().setTime(0.1);
    const Snapshot& on = *document.snapshot();
    CHECK(on.source == StateSource::Motion);
    CHECK(on.time == 0.1);
    const double scale = on.motion.curves->tau.cwiseAbs().maxCoeff();
    // 0.1 s of 0.4 s is the sample 100 of 400
    CHECK((on.motion.curves->tau.row(100).transpose() - on.tau).lpNorm<Eigen::Infinity>() <= 1e-12 * scale);
    CHECK(on.qd.norm() > 0.0);
    document.playback().setTime(99.0);
    CHECK(document.snapshot()->time == 0.4);
  }
  SECTION("playing goes through to the end and stops there") {
    QSignalSpy playing(&document.playback(), &Playback::playingChanged);
    document.playback().play();
    CHECK(document.playback().isPlaying());
    CHECK(waitUntil([&] { return !document.playback().isPlaying(); }));
    CHECK(document.snapshot()->time == 0.4);
    CHECK(document.snapshot()->q == document.scene().poses[1].q);
    CHECK(playing.count() == 2);
  }
  SECTION("a drag leaves the motion, undo goes back onto it") {
    document.playback().setTime(0.25);
    const Eigen::VectorXd q = document.snapshot()->q, qd = document.snapshot()->qd;
    document.beginGesture("Drag the hand");
    document.previewTarget(movedHand(document, {0.0, 0.0, 0.02}));
    document.commitGesture();
    CHECK(document.snapshot()->source == StateSource::Pose);
    CHECK(document.snapshot()->qd.isZero(0.0));
    document.undoStack()->undo();
    CHECK(document.snapshot()->source == StateSource::Motion);
    CHECK(document.snapshot()->q == q);
    CHECK(document.snapshot()->qd == qd);
  }
  SECTION("a motion whose pose is removed keeps its positions, undo brings both back") {
    document.playback().setTime(0.2);
    const Eigen::MatrixXd q = document.snapshot()->motion.curves->samples.q;
    removePose(document, "B");
    REQUIRE(document.snapshot()->motion.curves != nullptr);
    CHECK(document.snapshot()->motion.curves->samples.q == q);
    CHECK_FALSE(document.scene().motion);
    CHECK(document.snapshot()->source == StateSource::Motion);
    document.undoStack()->undo();
    CHECK(document.scene().motion);
    CHECK(document.scene().poses.size() == 2);
  }
}

TEST_CASE("a scene that is saved and opened again is the same to the last bit") {
  QTemporaryDir folder;
  const QString path = folder.filePath("scene.json");
  Document document;
  openExample(document, "puma560.json");
  setJoint(document, 0, JointField::Position, 0.1 + 0.2);
  setJoint(document, 3, JointField::Velocity, -0.0);
  storePose(document, "here");
  REQUIRE(document.save(path).empty());
  CHECK(document.undoStack()->isClean());
  Document other;
  REQUIRE_FALSE(hasErrors(other.open(path)));
  CHECK(other.snapshot()->q == document.snapshot()->q);
  CHECK(other.snapshot()->tau == document.snapshot()->tau);
  REQUIRE(other.scene().poses.size() == document.scene().poses.size());
  CHECK(other.scene().poses.back().q == document.scene().poses.back().q);
}

TEST_CASE("a broken file leaves the open document as it was and says where it is broken") {
  QTemporaryDir folder;
  const QString path = folder.filePath("broken.urdf");
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("<robot name='r'>\n <link name='a'/>\n <link name='a'/>\n</robot>\n");
  file.close();
  Document document;
  openExample(document, "ur5e.urdf");
  setJoint(document, 0, JointField::Position, 0.3);
  const SnapshotPtr before = document.snapshot();
  const Diagnostics problems = document.open(path);
  CHECK(hasErrors(problems));
  CHECK(problems.front().line > 0);
  CHECK(document.snapshot() == before);
  CHECK(document.undoStack()->count() == 1);
  CHECK(document.filePath().endsWith("ur5e.urdf"));
}

TEST_CASE("a file that cannot be written says so and the document stays unsaved") {
  Document document;
  openExample(document, "ur5e.urdf");
  setJoint(document, 0, JointField::Position, 0.3);
  const Diagnostics problems = document.save("/nowhere/at/all/scene.json");
  CHECK(hasErrors(problems));
  CHECK_FALSE(document.undoStack()->isClean());
}

TEST_CASE("what URDF cannot hold is listed, and what is open stays unsaved with its own file") {
  QTemporaryDir folder;
  Document document;
  openExample(document, "ur5e.urdf");
  SECTION("nothing is lost: the document has a new home") {
    CHECK(document.save(folder.filePath("copy.urdf")).empty());
    CHECK(document.filePath().endsWith("copy.urdf"));
  }
  SECTION("a stored pose would be lost") {
    storePose(document, "A");
    const Diagnostics lost = document.save(folder.filePath("copy.urdf"));
    REQUIRE_FALSE(lost.empty());
    CHECK_FALSE(hasErrors(lost));
    CHECK(lost.front().message.text().find("saved poses") != std::string::npos);
    CHECK_FALSE(document.undoStack()->isClean());
    CHECK(document.filePath().endsWith("ur5e.urdf"));
  }
  SECTION("a state would be lost") {
    setJoint(document, 0, JointField::Position, 0.5);
    CHECK_FALSE(document.save(folder.filePath("copy.urdf")).empty());
    CHECK_FALSE(document.undoStack()->isClean());
  }
}

TEST_CASE("saving changes the target of the hand and leaves the others") {
  QTemporaryDir folder;
  const QString path = folder.filePath("scene.json");
  Document document;
  openExample(document, "tree_of_three_links.json");
  SceneData scene = document.scene();
  const std::vector<int> hands = document.snapshot()->model->hands();
  const std::vector<ModelLink> links = document.snapshot()->model->links();
  REQUIRE(hands.size() >= 2);
  scene.targets.clear();
  for (const int hand : hands) {
    Pose X;
    X.p = {1.0, 2.0, 3.0};
    scene.targets.push_back({links[static_cast<std::size_t>(hand)].name, X});
  }
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(writeScene(scene)));
  file.close();
  REQUIRE_FALSE(hasErrors(document.open(path)));
  REQUIRE_FALSE(hasErrors(document.save(path)));
  REQUIRE(document.scene().targets.size() == hands.size());
  CHECK(document.scene().targets[0].X_WT.p == movedHand(document, Eigen::Vector3d::Zero()).p);
  CHECK(document.scene().targets[1].X_WT.p == Eigen::Vector3d(1.0, 2.0, 3.0));
}

TEST_CASE("undo of a change to the motion puts the robot back onto it, to the last bit") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "A");
  setJoint(document, 0, JointField::Position, 0.8);
  storePose(document, "B");
  setMotion(document, "A", "B", 1.0);
  document.playback().setTime(0.9);
  const SnapshotPtr before = document.snapshot();
  SECTION("removed") { clearMotion(document); }
  SECTION("shortened") {
    setMotion(document, "A", "B", 0.5);
    CHECK(document.snapshot()->time == 0.5);
  }
  document.undo();
  const Snapshot& after = *document.snapshot();
  CHECK(after.source == StateSource::Motion);
  CHECK(after.time == 0.9);
  CHECK(after.q == before->q);
  CHECK(after.qd == before->qd);
  CHECK(after.qdd == before->qdd);
  CHECK(after.tau == before->tau);
}

TEST_CASE("an edit that changes nothing is no undo step") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "A");
  storePose(document, "A");
  setMotion(document, "A", "A", 0.0);
  setMotion(document, "A", "A", 0.0);
  CHECK(document.undoStack()->count() == 2);
}

TEST_CASE("undo and redo in the middle of a drag give the drag up and do no more") {
  Document document;
  openExample(document, "ur5e.urdf");
  setJoint(document, 0, JointField::Position, 0.3);
  document.undo();
  const Eigen::VectorXd before = document.snapshot()->q;
  for (const bool forward : {false, true}) {
    document.beginGesture("Drag the hand");
    document.previewTarget(movedHand(document, {0.0, 0.0, 0.05}));
    forward ? document.redo() : document.undo();
    CHECK_FALSE(document.gestureActive());
    CHECK(document.snapshot()->q == before);
    CHECK(document.undoStack()->canRedo());
  }
}

TEST_CASE("opening another file stops the playback and says so") {
  Document document;
  openExample(document, "ur5e.urdf");
  storePose(document, "A");
  setJoint(document, 0, JointField::Position, 0.8);
  storePose(document, "B");
  setMotion(document, "A", "B", 5.0);
  QSignalSpy playing(&document.playback(), &Playback::playingChanged);
  document.playback().play();
  openExample(document, "iiwa14.urdf");
  CHECK_FALSE(document.playback().isPlaying());
  REQUIRE(playing.count() == 2);
  CHECK_FALSE(playing.last().first().toBool());
}

TEST_CASE("numbers too large for the recursion leave the document as it was and say why") {
  Document document;
  openExample(document, "ur5e.urdf");
  const SnapshotPtr before = document.snapshot();
  QSignalSpy failed(&document, &Document::failed);
  document.beginGesture("Drag the hand");
  Pose nowhere = movedHand(document, Eigen::Vector3d::Zero());
  nowhere.p.x() = std::numeric_limits<double>::infinity();
  document.previewTarget(nowhere);
  CHECK(failed.count() == 1);
  CHECK(document.snapshot()->q == before->q);
  document.cancelGesture();
  CHECK(document.snapshot()->q == before->q);
  CHECK(document.undoStack()->count() == 0);
}

TEST_CASE("snapshots are announced at most once a tick") {
  Document document;
  openExample(document, "ur5e.urdf");
  QCoreApplication::processEvents();
  QSignalSpy announced(&document, &Document::snapshotChanged);
  document.beginGesture("Turn a joint");
  for (int k = 0; k < 50; ++k) document.previewJoint(0, JointField::Position, 0.01 * k);
  document.commitGesture();
  CHECK(announced.count() == 0);
  CHECK(waitUntil([&] { return announced.count() > 0; }));
  CHECK(announced.count() == 1);
}
