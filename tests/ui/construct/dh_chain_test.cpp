// SPDX-License-Identifier: GPL-3.0-or-later
// The DH table as an editor of the open robot: a parameter moves the chain, one undo step each, live in between.
#include "ui/workspaces/construct/dh_chain.h"

#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"

#include <QSignalSpy>

#include <stdexcept>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

double distance(const Pose& a, const Pose& b) {
  return std::max((a.p - b.p).cwiseAbs().maxCoeff(), (a.R - b.R).cwiseAbs().maxCoeff());
}

const DhForm& formOf(const DhChain& chain) {
  if (chain.form() == nullptr) throw std::logic_error("the chain has no table");
  return *chain.form();
}

/// The last frame of the table in the world, by the table alone and by the robot as it stands.
Pose byTable(const Snapshot& s, const DhForm& form) {
  Pose X = form.table.X_W0;
  for (std::size_t i = 0; i < form.table.rows.size(); ++i) {
    X = X * dhTransform(form.table.convention, form.table.rows[i], s.q[static_cast<Eigen::Index>(i)]);
  }
  return X;
}
Pose byRobot(const Snapshot& s, const DhForm& form) {
  const int link = s.model->findLink(s.mechanism->links[static_cast<std::size_t>(form.links.back())].name);
  return s.X_WL[static_cast<std::size_t>(link)] * form.X_LD.back();
}

}  // namespace

TEST_CASE("A parameter of any row moves the robot to where the table has it, as one undo step", "[ui][build]") {
  for (const char* example : {"puma560.json", "scara.json", "iiwa14.urdf", "planar_3r.json"}) {
    for (const DhConvention convention : {DhConvention::Standard, DhConvention::Modified}) {
      INFO(example << ", " << toString(convention));
      Document document;
      openExample(document, example);
      DhChain chain(document);
      chain.setConvention(convention);
      REQUIRE(chain.form() != nullptr);
      REQUIRE(distance(byTable(*document.snapshot(), formOf(chain)), byRobot(*document.snapshot(), formOf(chain))) <
              1e-12);
      const auto before = document.snapshot();
      int steps = 0;
      for (int row = 0; row < static_cast<int>(formOf(chain).table.rows.size()); ++row) {
        for (const DhParameter parameter : kDhParameters) {
          const DhTable table = formOf(chain).table;
          const double value = valueOf(table.rows[static_cast<std::size_t>(row)], parameter) + 0.07 + 0.01 * row;
          REQUIRE_FALSE(hasErrors(chain.set(row, parameter, value)));
          CHECK(document.undoStack()->count() == ++steps);
          // this number and no other
          for (std::size_t i = 0; i < table.rows.size(); ++i) {
            for (const DhParameter each : kDhParameters) {
              const bool edited = static_cast<int>(i) == row && each == parameter;
              CHECK(valueOf(formOf(chain).table.rows[i], each) == (edited ? value : valueOf(table.rows[i], each)));
            }
          }
          const SnapshotPtr now = document.snapshot();
          CHECK(distance(byTable(*now, formOf(chain)), byRobot(*now, formOf(chain))) < 1e-12);
        }
      }
      while (document.undoStack()->canUndo()) document.undo();
      CHECK(document.snapshot()->tau == before->tau);
    }
  }
}

TEST_CASE("The undo step has the parameter's name, and a number that is not changed is none", "[ui][build]") {
  Document document;
  openExample(document, "puma560.json");
  DhChain chain(document);
  const DhRow row = formOf(chain).table.rows.at(1);
  chain.set(1, DhParameter::A, row.a);
  CHECK(document.undoStack()->count() == 0);
  chain.set(1, DhParameter::A, 0.5);
  CHECK(document.undoStack()->undoText().toStdString() == "a of " + row.joint);
  chain.set(0, DhParameter::Alpha, 1.0);
  CHECK(document.undoStack()->undoText().startsWith(QStringLiteral(u"α of ")));
}

TEST_CASE("On trial the robot moves and nothing is undone; kept it is one step, taken back none", "[ui][build]") {
  Document document;
  openExample(document, "scara.json");
  DhChain chain(document);
  QSignalSpy numbers(&chain, &DhChain::numbersChanged), rows(&chain, &DhChain::rowsChanged);
  const auto before = document.snapshot();
  const double a = formOf(chain).table.rows.at(0).a;
  for (int k = 1; k <= 5; ++k) {
    chain.preview(0, DhParameter::A, a + 0.02 * k);
    CHECK(formOf(chain).table.rows.at(0).a == a + 0.02 * k);
    CHECK(document.snapshot()->dragging);
    CHECK(distance(byTable(*document.snapshot(), formOf(chain)), byRobot(*document.snapshot(), formOf(chain))) < 1e-12);
  }
  CHECK(document.undoStack()->count() == 0);
  CHECK(numbers.count() == 5);
  CHECK(rows.count() == 0);
  CHECK(chain.isTrying());
  chain.set(0, DhParameter::A, a + 0.1);
  CHECK_FALSE(document.gestureActive());
  CHECK(document.undoStack()->count() == 1);
  CHECK(formOf(chain).table.rows.at(0).a == a + 0.1);
  document.undo();
  chain.refresh();
  CHECK(document.snapshot()->tau == before->tau);

  chain.preview(0, DhParameter::A, a + 0.3);
  chain.cancel();
  CHECK(document.undoStack()->count() == 1);
  CHECK_FALSE(document.undoStack()->canUndo());
  CHECK(document.snapshot()->tau == before->tau);
  CHECK(formOf(chain).table.rows.at(0).a == Approx(a).margin(1e-15));
  // another cell begins a step of its own
  chain.preview(0, DhParameter::A, a + 0.1);
  chain.preview(1, DhParameter::A, 0.4);
  chain.set(1, DhParameter::A, 0.4);
  CHECK(document.undoStack()->count() == 2);
}

TEST_CASE("A trial that somebody else ends is over", "[ui][build]") {
  Document document;
  openExample(document, "scara.json");
  DhChain chain(document);
  const double a = formOf(chain).table.rows.at(0).a;
  chain.preview(0, DhParameter::A, a + 0.1);
  document.undo();  // takes the gesture back
  CHECK_FALSE(chain.isTrying());
  chain.refresh();
  CHECK(formOf(chain).table.rows.at(0).a == Approx(a).margin(1e-15));
  chain.preview(0, DhParameter::A, a + 0.1);
  setJoint(document, 0, JointField::Position, 0.3);  // keeps it
  CHECK_FALSE(chain.isTrying());
  const int steps = document.undoStack()->count();
  chain.cancel();
  CHECK(document.undoStack()->count() == steps);
  CHECK(document.snapshot()->q[0] == 0.3);
  CHECK(formOf(chain).table.rows.at(0).a == a + 0.1);
}

TEST_CASE("A negative length stays negative, over undo and redo too", "[ui][build]") {
  // found anew, the frame would be turned round: a > 0 and theta half a turn on
  Document document;
  openExample(document, "iiwa14.urdf");
  DhChain chain(document);
  chain.set(2, DhParameter::A, -0.2);
  CHECK(formOf(chain).table.rows.at(2).a == -0.2);
  const DhTable edited = formOf(chain).table;
  chain.set(3, DhParameter::D, 0.1);
  document.undo();
  chain.refresh();
  for (std::size_t i = 0; i < edited.rows.size(); ++i) {
    for (const DhParameter each : kDhParameters) {
      CHECK(valueOf(formOf(chain).table.rows[i], each) == valueOf(edited.rows[i], each));
    }
  }
  document.undo();
  document.redo();
  chain.refresh();
  CHECK(formOf(chain).table.rows.at(2).a == -0.2);
}

TEST_CASE("What has no table says why, and has one again when it is undone", "[ui][build]") {
  Document document;
  openExample(document, "torso_with_two_arms.json");
  DhChain chain(document);
  CHECK(chain.form() == nullptr);
  CHECK(chain.whyNone().contains("branches"));
  chain.preview(0, DhParameter::A, 1.0);
  CHECK_FALSE(document.gestureActive());
  openExample(document, "puma560.json");
  chain.refresh();
  REQUIRE(chain.form() != nullptr);
  CHECK(chain.whyNone().isEmpty());
  CHECK(formOf(chain).table.rows.size() == 6);
}
