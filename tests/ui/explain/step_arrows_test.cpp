// SPDX-License-Identifier: GPL-3.0-or-later
// The arrows of every step, in all formulations: where they stand, that sums close, what they are called.
#include "ui/workspaces/explain/walk/step_arrows.h"

#include "core/dynamics/mistakes.h"
#include "core/trace/model_constants.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

using namespace linkwright;
using namespace linkwright::ui;
using Eigen::Vector3d;
using linkwright::test::openExample;

namespace {

SnapshotPtr moving(Document& document, const char* example, Formulation formulation) {
  openExample(document, example);
  setFormulation(document, formulation);
  const int dof = document.snapshot()->model->dof();
  const Eigen::VectorXd q = Eigen::VectorXd::LinSpaced(dof, 0.1, 0.6);
  const Eigen::VectorXd qd = Eigen::VectorXd::LinSpaced(dof, -0.5, 1.0);
  setState(document, q, qd, 1.5 * qd, QStringLiteral("move"));
  REQUIRE(document.snapshot()->recording->formulation == formulation);
  return document.snapshot();
}

int stepCount(const Snapshot& snapshot) { return static_cast<int>(snapshot.steps->size()); }
const Step& stepOf(const Snapshot& snapshot, int step) { return (*snapshot.steps)[static_cast<std::size_t>(step)]; }

}  // namespace

TEST_CASE("The terms of every sum close on its result, in every formulation", "[ui][explain]") {
  for (const char* example : {"planar_3r.json", "ur5e.urdf", "scara.json", "torso_with_two_arms.json"}) {
    for (const Formulation formulation : kFormulations) {
      INFO(example << ", " << nameOf(formulation));
      Document document;
      const SnapshotPtr snapshot = moving(document, example, formulation);
      const ArrowScales scales = arrowScales(*snapshot);
      int closed = 0;
      for (int step = 0; step < stepCount(*snapshot); ++step) {
        const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1});
        for (std::size_t i = 0; i < arrows.size(); ++i) {
          // a torque is a number: what makes it stands where it acts
          if (arrows[i].emphasis != ArrowEmphasis::Result || arrows[i].quantity >= Quantity::RotorTorque) continue;
          std::size_t last = i;
          double longest = scales.reach;
          while (last + 1 < arrows.size() && arrows[last + 1].term >= 0) {
            const Arrow& term = arrows[++last];
            const Vector3d from = last == i + 1 ? arrows[i].tail : arrows[last - 1].tip;
            longest = std::max(longest, (term.tip - term.tail).norm());
            CHECK((term.tail - from).norm() <= 1e-12 * longest);
          }
          if (last < i + 2) continue;  // no sum: operands where they act
          CHECK((arrows[last].tip - arrows[i].tip).norm() <= 1e-12 * longest);
          ++closed;
        }
      }
      CHECK(closed > snapshot->model->bodyCount());
    }
  }
}

TEST_CASE("The acceleration of a centre of mass is three arrows that close on the fourth", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "ur5e.urdf", Formulation::BodyFrame);
  const ArrowScales scales = arrowScales(*snapshot);
  int seen = 0;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    if (stepOf(*snapshot, step).equation != EquationId::CentreAcceleration) continue;
    const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1});
    REQUIRE(arrows.size() == 4);
    CHECK(arrows[0].quantity == Quantity::CentreAcceleration);
    CHECK(arrows[0].tail == arrows[1].tail);
    const QString number = QString(QChar(u'₁' + stepOf(*snapshot, step).body));
    const auto plain = [](const Arrow& arrow) { return QString(arrow.label).remove(QLatin1Char('|')); };
    CHECK(plain(arrows[1]).startsWith(QStringLiteral("a") + number));
    CHECK(plain(arrows[2]).startsWith(QStringLiteral(u"α") + number + QStringLiteral(u" × c") + number));
    CHECK(plain(arrows[3]).startsWith(QStringLiteral(u"ω") + number + QStringLiteral(u" × (ω")));
    // step by step: the sum so far, its last term strong, no result before the last
    for (int term = 0; term < 3; ++term) {
      const std::vector<Arrow> part = stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, term});
      CHECK(part.size() == static_cast<std::size_t>(term < 2 ? term + 1 : 4));
      for (const Arrow& arrow : part) {
        if (arrow.term >= 0) CHECK((arrow.emphasis == ArrowEmphasis::Result) == (arrow.term == term));
      }
    }
    ++seen;
  }
  CHECK(seen == snapshot->model->bodyCount());
}

TEST_CASE("Six-vectors are two arrows: at the link's origin, or at the world's with a tie to the link",
          "[ui][explain]") {
  for (const Formulation formulation : {Formulation::Spatial, Formulation::WorldSpatial, Formulation::NonRecursive}) {
    INFO(nameOf(formulation));
    Document document;
    const SnapshotPtr snapshot = moving(document, "ur5e.urdf", formulation);
    const ArrowScales scales = arrowScales(*snapshot);
    int far = 0, near = 0;
    for (int step = 0; step < stepCount(*snapshot); ++step) {
      const Vector3d origin = snapshot->X_WL.at(static_cast<std::size_t>(litLink(*snapshot, step))).p;
      const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales);
      const bool has_tie = std::any_of(arrows.begin(), arrows.end(), [&](const Arrow& arrow) {
        return arrow.shape == ArrowShape::Tie && arrow.tail == origin && arrow.tip == Vector3d::Zero();
      });
      for (const Arrow& arrow : arrows) {
        if (arrow.emphasis != ArrowEmphasis::Result || !arrow.key) continue;
        const bool motion_of_a_far_point =
            arrow.quantity == Quantity::VelocityAtOrigin || arrow.quantity == Quantity::AccelerationAtOrigin;
        const bool wrench = arrow.key->quantity == Quantity::JointWrench ||
                            arrow.key->quantity == Quantity::InertialWrench ||
                            arrow.key->quantity == Quantity::ExternalWrench;
        if (motion_of_a_far_point || (wrench && formulation != Formulation::Spatial)) {
          CHECK(arrow.tail == Vector3d::Zero());
          CHECK(has_tie);
          ++far;
        } else {
          CHECK((arrow.tail - origin).norm() == 0.0);
          ++near;
        }
      }
    }
    CHECK((far > 0) == (formulation != Formulation::Spatial));
    CHECK(near > 0);
  }
}

TEST_CASE("The velocity at the world's origin is that of the point of the link that passes there", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "ur5e.urdf", Formulation::WorldSpatial);
  const ArrowScales scales = arrowScales(*snapshot);
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    const Step& at = stepOf(*snapshot, step);
    if (at.equation != EquationId::VelocityAtOrigin) continue;
    const Vector3d w = snapshot->recording->find(at.body, Quantity::AngularVelocity)->vector();
    const Vector3d v = snapshot->recording->find(at.body, Quantity::LinearVelocity)->vector();
    const Vector3d p = snapshot->X_WL.at(static_cast<std::size_t>(litLink(*snapshot, step))).p;
    const Vector3d drawn = stepArrows(*snapshot, step, scales).front().tip / scales.of(ArrowKind::LinearVelocity);
    CHECK((drawn - (v - w.cross(p))).norm() <= 1e-12 * (1.0 + v.norm()));
  }
}

TEST_CASE("Turning quantities have two heads, torques bend about their axis, what is tiny is a dot and zero a ring",
          "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "ur5e.urdf", Formulation::BodyFrame);
  const ArrowScales scales = arrowScales(*snapshot);
  int arcs = 0, rings = 0;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales);
    for (const Arrow& arrow : arrows) {
      const double length = (arrow.tip - arrow.tail).norm();
      if (arrow.quantity == Quantity::JointTorque && arrow.shape == ArrowShape::Arc) {
        ++arcs;
        const double tau = snapshot->tau(snapshot->model->bodies().at(static_cast<std::size_t>(arrow.key->body)).dof);
        CHECK(length == Approx(std::abs(tau) * scales.of(ArrowKind::Moment)).epsilon(1e-12));
        CHECK(length <= 1.5 * 3.1415927 * arrow.radius * (1.0 + 1e-6));
      }
      if (arrow.quantity == Quantity::AngularVelocity) CHECK(arrow.double_headed);
      if (arrow.quantity == Quantity::JointForce) CHECK_FALSE(arrow.double_headed);
      CHECK((arrow.shape == ArrowShape::Ring) == (length <= 1e-9 * scales.reach));
      if (arrow.shape == ArrowShape::Ring) {
        ++rings;
        CHECK(keyNote(arrows).contains(arrow.label));
      }
    }
    for (const ScaleBar& bar : scaleBars(*snapshot, arrows, scales)) CHECK_FALSE(bar.name.isEmpty());
  }
  CHECK(arcs >= 2);
  CHECK(rings > 0);  // nothing acts from outside
}

TEST_CASE("At the fork of the torso the arm that is done waits for the other", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "torso_with_two_arms.json", Formulation::BodyFrame);
  const std::vector<Body>& bodies = snapshot->model->bodies();
  std::set<int> waited;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    const LitLinks lit = litLinks(*snapshot, step);
    const Step& at = stepOf(*snapshot, step);
    CHECK(lit.current == litLink(*snapshot, step));
    if (at.pass == Pass::Forward) {
      CHECK(lit.inward.empty());
      CHECK(lit.waiting.empty());
    }
    for (int link : lit.waiting) {
      waited.insert(link);
      CHECK(std::count(lit.inward.begin(), lit.inward.end(), link) == 1);
      const int body = snapshot->model->links().at(static_cast<std::size_t>(link)).body;
      const int parent = bodies.at(static_cast<std::size_t>(body)).parent;
      // the link that it waits for has not been reached, and another child of it is not done
      CHECK(parent != at.body);
      CHECK(std::count_if(bodies.begin(), bodies.end(), [&](const Body& other) { return other.parent == parent; }) > 1);
    }
    for (int link : lit.outward) CHECK(std::count(lit.inward.begin(), lit.inward.end(), link) == 0);
  }
  // of the children of a fork all but the one that is visited last
  std::size_t brothers = 0;
  for (std::size_t parent = 0; parent < bodies.size(); ++parent) {
    const auto children = std::count_if(bodies.begin(), bodies.end(),
                                        [&](const Body& other) { return other.parent == static_cast<int>(parent); });
    if (children > 1) brothers += static_cast<std::size_t>(children - 1);
  }
  CHECK(brothers > 0);
  CHECK(waited.size() == brothers);
}

TEST_CASE("A planted mistake shows the wrong result dashed beside the right one", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "ur5e.urdf", Formulation::BodyFrame);
  const ArrowScales scales = arrowScales(*snapshot);
  Recording wrong, same;
  recordInverseDynamics(*snapshot->model, snapshot->input(), Formulation::BodyFrame, {Mistake::GravityWrongSign},
                        wrong);
  recordInverseDynamics(*snapshot->model, snapshot->input(), Formulation::BodyFrame, MistakeSet{}, same);
  int seen = 0;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    CHECK(wrongArrows(*snapshot, othersOf(same), step, scales).empty());
    const std::vector<Arrow> arrows = wrongArrows(*snapshot, othersOf(wrong), step, scales);
    const Step& at = stepOf(*snapshot, step);
    // gravity is in no velocity
    if (at.equation == EquationId::AngularVelocity) CHECK(arrows.empty());
    if (at.equation != EquationId::JointForce) continue;
    REQUIRE(arrows.size() == 1);
    CHECK(arrows[0].emphasis == ArrowEmphasis::Wrong);
    const Eigen::Matrix3d& R_WL = snapshot->X_WL.at(static_cast<std::size_t>(litLink(*snapshot, step))).R;
    const Vector3d f = R_WL * wrong.find(at.body, Quantity::JointForce)->vector();
    CHECK((arrows[0].tip - arrows[0].tail - scales.of(ArrowKind::Force) * f).norm() <= 1e-12 * scales.reach);
    ++seen;
  }
  CHECK(seen == snapshot->model->bodyCount());
}

TEST_CASE("The room holds every arrow of the recursion", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "planar_3r.json", Formulation::BodyFrame);
  const ArrowScales scales = arrowScales(*snapshot);
  const std::vector<Vector3d> room = arrowRoom(*snapshot, scales, SumArrows::HeadToTail);
  Eigen::AlignedBox3d box;
  for (const Vector3d& point : room) box.extend(point);
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    for (const Arrow& arrow : stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1})) {
      if (arrow.shape == ArrowShape::Straight) CHECK(box.squaredExteriorDistance(arrow.tip) == 0.0);
    }
  }
}

TEST_CASE("Each kind of arrow in a step is long enough to be seen, at a scale that is told", "[ui][explain]") {
  for (const char* example : {"ur5e.urdf", "torso_with_two_arms.json"}) {
    INFO(example);
    Document document;
    const SnapshotPtr snapshot = moving(document, example, Formulation::BodyFrame);
    const ArrowScales whole = arrowScales(*snapshot);
    int magnified = 0;
    for (int step = 0; step < stepCount(*snapshot); ++step) {
      const ArrowScales scales = stepScales(*snapshot, step, whole);
      const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1});
      std::array<double, kArrowKinds> longest{};
      for (const Arrow& arrow : arrows) {
        if (arrow.shape == ArrowShape::Tie) continue;
        const int body = arrow.key ? arrow.key->body : stepOf(*snapshot, step).body;
        const bool prismatic = snapshot->model->bodies().at(static_cast<std::size_t>(body)).prismatic;
        // the angular momentum is as long as the angular velocity
        if (arrow.quantity == Quantity::Inertia) continue;
        const auto kind = static_cast<std::size_t>(kindOf(arrow.quantity, prismatic).value());
        longest.at(kind) = std::max(longest.at(kind), (arrow.tip - arrow.tail).norm() / whole.reach);
      }
      for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
        const double factor = scales.metres_per_unit.at(kind) / std::max(whole.metres_per_unit.at(kind), 1e-300);
        // no more than a thousandfold
        if (longest.at(kind) > 1e-9 && factor < 999.0) CHECK(longest.at(kind) >= 0.12 * (1.0 - 1e-12));
        if (factor > 1.0) {
          ++magnified;
          CHECK(longest.at(kind) < 0.3 * (1.0 + 1e-12));
        }
      }
      // the key has the scale that the arrows are drawn at
      for (const ScaleBar& bar : scaleBars(*snapshot, arrows, scales)) {
        const std::optional<ArrowKind> kind = kindOf(bar.quantity, false);
        if (bar.quantity < Quantity::RotorTorque && kind) CHECK(bar.metres_per_unit == scales.of(*kind));
      }
    }
    CHECK(magnified > 5);
  }
}

TEST_CASE("Euler's step draws the angular momentum where it is not along the angular velocity", "[ui][explain]") {
  for (const char* example : {"planar_3r.json", "ur5e.urdf"}) {
    Document document;
    const SnapshotPtr snapshot = moving(document, example, Formulation::BodyFrame);
    const ArrowScales scales = arrowScales(*snapshot);
    int drawn = 0, parallel = 0;
    for (int step = 0; step < stepCount(*snapshot); ++step) {
      const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1});
      const auto momentum = std::find_if(arrows.begin(), arrows.end(),
                                         [](const Arrow& arrow) { return arrow.quantity == Quantity::Inertia; });
      if (stepOf(*snapshot, step).equation != EquationId::InertialMoment) {
        CHECK(momentum == arrows.end());
        continue;
      }
      const int body = stepOf(*snapshot, step).body;
      const int link = snapshot->model->linkOfBody(body);
      const Pose& X_WL = snapshot->X_WL.at(static_cast<std::size_t>(link));
      const Recorded& velocity = *snapshot->recording->find(body, Quantity::AngularVelocity);
      const Eigen::Matrix3d R_WB = snapshot->X_WB.at(static_cast<std::size_t>(body)).R;
      const Vector3d velocity_W = R_WB * velocity.vector();
      const Eigen::Matrix3d I_W = X_WL.R * inertiaInLink(*snapshot->model, body) * X_WL.R.transpose();
      const Vector3d momentum_W = I_W * velocity_W;
      INFO(example << ", body " << body);
      if (velocity_W.cross(momentum_W).norm() <= 1e-6 * velocity_W.norm() * momentum_W.norm()) {
        CHECK(momentum == arrows.end());
        ++parallel;
        continue;
      }
      REQUIRE(momentum != arrows.end());
      const Vector3d along = momentum->tip - momentum->tail;
      CHECK((along.normalized() - momentum_W.normalized()).norm() < 1e-12);
      CHECK((momentum->tail - X_WL * centreInLink(*snapshot->model, body)).norm() < 1e-12);
      CHECK(momentum->label.startsWith(QStringLiteral("|L")));
      CHECK(momentum->label.contains(QString::number(momentum_W.norm(), 'g', 4)));
      ++drawn;
    }
    if (std::string(example) == "planar_3r.json") {
      CHECK(drawn == 0);
      CHECK(parallel == 3);
    } else {
      CHECK(drawn >= 4);
    }
  }
}

TEST_CASE("A step's scale stays while its arrows keep a readable length", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "ur5e.urdf", Formulation::BodyFrame);
  const ArrowScales whole = arrowScales(*snapshot);
  int kept = 0;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    const ArrowScales fresh = stepScales(*snapshot, step, whole);
    for (const double by : {0.6, 4.0, 0.01}) {
      ArrowScales before = fresh;
      for (double& metres : before.metres_per_unit) metres *= by;
      const ArrowScales steady = stepScales(*snapshot, step, whole, before);
      for (std::size_t kind = 0; kind < kArrowKinds; ++kind) {
        // what is short even a thousandfold stays so
        const double factor = fresh.metres_per_unit.at(kind) / std::max(whole.metres_per_unit.at(kind), 1e-300);
        if (by == 0.6 && factor > 2.5 && factor < 999.0) {
          CHECK(steady.metres_per_unit.at(kind) == Approx(before.metres_per_unit.at(kind)).epsilon(1e-12));
          ++kept;
        }
        if (by == 0.01) CHECK(steady.metres_per_unit.at(kind) == fresh.metres_per_unit.at(kind));
      }
    }
  }
  CHECK(kept > 5);
}

TEST_CASE("The arrow of the term that a planted mistake changes is marked, and only that one", "[ui][explain]") {
  Document document;
  moving(document, "ur5e.urdf", Formulation::BodyFrame);
  setMistakes(document, {Mistake::NoCentripetalTerm});
  const SnapshotPtr snapshot = document.snapshot();
  REQUIRE(snapshot->mistaken != nullptr);
  const ArrowScales scales = arrowScales(*snapshot);
  int seen = 0;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    const EquationId equation = stepOf(*snapshot, step).equation;
    const bool has_it = equation == EquationId::LinearAcceleration || equation == EquationId::CentreAcceleration;
    for (const Arrow& arrow : stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1})) {
      const bool is_it = has_it && arrow.term >= 0 && arrow.label.contains(QStringLiteral(u" × (ω"));
      INFO(step << " " << arrow.label.toStdString());
      CHECK(arrow.mistaken == is_it);
      CHECK(arrow.label.startsWith(QStringLiteral("! ")) == is_it);
      seen += is_it ? 1 : 0;
    }
  }
  CHECK(seen >= 2 * snapshot->model->bodyCount() - 1);
  // in another formulation the mistakes of this one mark nothing
  setMistakes(document, {});
  for (int step = 0; step < stepCount(*document.snapshot()); ++step) {
    for (const Arrow& arrow : stepArrows(*document.snapshot(), step, scales)) CHECK_FALSE(arrow.mistaken);
  }
}

TEST_CASE("A label has the panel's sign along an axis that it names, else it says that it is a length",
          "[ui][explain]") {
  for (const char* example : {"planar_3r.json", "ur5e.urdf", "torso_with_two_arms.json"}) {
    for (const Formulation formulation : kFormulations) {
      for (const Axes axes : {Axes::Link, Axes::World}) {
        Document document;
        const SnapshotPtr snapshot = moving(document, example, formulation);
        const ArrowScales scales = arrowScales(*snapshot);
        int negative = 0, lengths = 0;
        for (int step = 0; step < stepCount(*snapshot); ++step) {
          const ArrowOptions options{SumArrows::AtPlace, -1, Notation::Source, axes};
          for (const Arrow& arrow : stepArrows(*snapshot, step, scales, options)) {
            if (!arrow.key || arrow.shape == ArrowShape::Ring) continue;
            const Recorded* entry = snapshot->recording->find(arrow.key->body, arrow.key->quantity);
            if (entry == nullptr || entry->size != 3 || arrow.key->other >= 0) continue;
            INFO(example << " " << nameOf(formulation) << " step " << step << ": " << arrow.label.toStdString());
            const Components shown = expressed(*snapshot->model, snapshot->X_WB, *entry, {axes, -1});
            const Vector3d value(shown.values[0], shown.values[1], shown.values[2]);
            const auto text = [](double number) {
              return QString::number(number, 'g', 4).replace(QLatin1Char('-'), QChar(0x2212));
            };
            Eigen::Index axis = 0;
            const double most = value.cwiseAbs().maxCoeff(&axis);
            const QStringList words = arrow.label.split(QLatin1Char(' '));
            if (arrow.label.endsWith(QLatin1Char(')'))) {
              CHECK(words.at(1) == text(value[axis]));
              const QChar letter = words.last().at(1);
              const bool in_world = axes == Axes::World || entry->frame == Frame::World;
              CHECK(letter == QChar((in_world ? u'X' : u'x') + static_cast<char16_t>(axis)));
              negative += value[axis] < 0.0 ? 1 : 0;
            } else {
              CHECK(arrow.label.startsWith(QLatin1Char('|')));
              CHECK(words.at(1) == text(value.norm()));
              // no sign has been lost
              CHECK((value.cwiseAbs().array() > 1e-10 * most).count() > 1);
              ++lengths;
            }
          }
        }
        if (formulation == Formulation::BodyFrame || formulation == Formulation::WorldSpatial) {
          CHECK(lengths > 0);
          if (std::string(example) == "planar_3r.json") CHECK(negative > 3);
        }
      }
    }
  }
}

TEST_CASE("The key says what the labels and the hollow arrow mean, where there are such", "[ui][explain]") {
  Document document;
  const SnapshotPtr snapshot = moving(document, "planar_3r.json", Formulation::BodyFrame);
  const ArrowScales scales = arrowScales(*snapshot);
  int sums = 0, plain = 0;
  for (int step = 0; step < stepCount(*snapshot); ++step) {
    const std::vector<Arrow> arrows = stepArrows(*snapshot, step, scales, {SumArrows::HeadToTail, -1});
    const auto closing = std::count_if(arrows.begin(), arrows.end(), [](const Arrow& arrow) { return arrow.closes; });
    const QString note = keyNote(arrows);
    const bool drawn = std::any_of(arrows.begin(), arrows.end(),
                                   [](const Arrow& arrow) { return arrow.closes && arrow.shape != ArrowShape::Ring; });
    CHECK(note.contains("hollow") == drawn);
    const bool has_length = std::any_of(arrows.begin(), arrows.end(), [](const Arrow& arrow) {
      return arrow.shape != ArrowShape::Ring && arrow.label.contains(QLatin1Char('|'));
    });
    CHECK(note.contains("| |") == has_length);
    (closing > 0 ? sums : plain) += 1;
  }
  CHECK(sums > 10);
  CHECK(plain > 3);
}
