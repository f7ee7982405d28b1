// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/what_if_panel.h"

#include "core/dynamics/mistakes.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/explain/walk/mistake_cases.h"

#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <random>
#include <set>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

/// The panel over an example, shown.
struct WhatIf {
  Document document;
  Interaction interaction;
  std::unique_ptr<WhatIfPanel> panel;
  QTableWidget* list = nullptr;
  QTableWidget* torques = nullptr;

  explicit WhatIf(const QString& example = "ur5e.urdf") {
    openExample(document, example);
    panel = std::make_unique<WhatIfPanel>(document, interaction);
    panel->resize(900, 230);
    panel->show();
    list = panel->findChild<QTableWidget*>("mistakeList");
    torques = panel->findChild<QTableWidget*>("mistakeTorques");
    REQUIRE(list != nullptr);
    REQUIRE(torques != nullptr);
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  int rowOf(Mistake mistake) const {
    for (int row = 0; row < list->rowCount(); ++row) {
      const QVariant data = list->item(row, 0)->data(Qt::UserRole);
      if (data.isValid() && data.toInt() == static_cast<int>(mistake)) return row;
    }
    FAIL("not in the list: " << nameOf(mistake));
    return -1;
  }
  bool canBeTicked(Mistake mistake) const {
    return list->item(rowOf(mistake), 0)->flags().testFlag(Qt::ItemIsUserCheckable);
  }
  QString equation(Mistake mistake) const { return list->item(rowOf(mistake), 1)->text(); }
  /// Why it is grey.
  QString reason(Mistake mistake) const {
    return list->item(rowOf(mistake), 0)->data(Qt::AccessibleDescriptionRole).toString();
  }
  void tick(Mistake mistake, bool on = true) {
    list->item(rowOf(mistake), 0)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    settle();
  }
  QString text(const char* name) const { return panel->findChild<QLabel*>(name)->text(); }
  void press(const char* name) {
    panel->findChild<QPushButton*>(name)->click();
    settle();
  }
};

}  // namespace

TEST_CASE("Each mistake stands once in the list, and the numbers are the core's to the last bit", "[ui][explain]") {
  std::set<Mistake> listed;
  for (const MistakeGroup& group : mistakeGroups()) {
    CHECK_FALSE(group.title.isEmpty());
    for (const Mistake mistake : group.mistakes) CHECK(listed.insert(mistake).second);
  }
  CHECK(listed.size() == kMistakes.size());

  for (const QString& example : linkwright::test::exampleFiles()) {
    INFO(example.toStdString());
    WhatIf what(example);
    std::mt19937 random(4);
    std::uniform_real_distribution<double> within(-1.5, 1.5);
    for (int state = 0; state < 3; ++state) {
      Eigen::VectorXd values[3];
      for (Eigen::VectorXd& v : values) {
        v.resize(what.document.snapshot()->model->dof());
        for (double& each : v) each = within(random);
      }
      setState(what.document, values[0], values[1], values[2], "random");
      what.settle();
      for (const Mistake mistake : kMistakes) {
        if (!what.canBeTicked(mistake)) continue;
        INFO(nameOf(mistake));
        what.tick(mistake);
        const SnapshotPtr s = what.document.snapshot();
        REQUIRE(s->mistakes == MistakeSet{mistake});
        const Formulation formulation = *formulationFor({mistake}, Formulation::BodyFrame);
        const Eigen::VectorXd wrong = inverseDynamics(*s->model, s->input(), formulation, {mistake});
        double largest = 0.0;
        for (int i = 0; i < wrong.size(); ++i) largest = std::max({largest, std::abs(wrong[i]), std::abs(s->tau[i])});
        const NumberGroup numbers(largest);
        REQUIRE(what.torques->rowCount() == s->model->dof());
        for (int i = 0; i < s->model->dof(); ++i) {
          CHECK(what.torques->item(i, 1)->data(Qt::UserRole).toDouble() == s->tau[i]);
          CHECK(what.torques->item(i, 2)->data(Qt::UserRole).toDouble() == wrong[i]);
          CHECK(what.torques->item(i, 3)->data(Qt::UserRole).toDouble() == wrong[i] - s->tau[i]);
          CHECK(what.torques->item(i, 2)->text() == numbers.text(wrong[i]));
          CHECK(what.torques->item(i, 4)->text() ==
                unitOf(Quantity::JointTorque,
                       s->model->joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic));
        }
        what.tick(mistake, false);
        CHECK(what.document.snapshot()->mistaken == nullptr);
        CHECK(what.torques->item(0, 2)->text() == QStringLiteral("—"));
      }
    }
  }
}

TEST_CASE("What cannot be made here is grey and says why", "[ui][explain]") {
  WhatIf what("ur5e.urdf");
  CHECK_FALSE(what.canBeTicked(Mistake::ParentOmegaInCoriolis));
  CHECK(what.reason(Mistake::ParentOmegaInCoriolis) == "Cannot be planted here: no joint is prismatic");
  CHECK_FALSE(what.canBeTicked(Mistake::ExternalForceIgnored));
  CHECK(what.reason(Mistake::ExternalForceIgnored) == "Cannot be planted here: no external force acts");
  CHECK_FALSE(what.canBeTicked(Mistake::RotorLeftOut));
  CHECK(what.canBeTicked(Mistake::GravityLeftOut));
  // ticked all the same, by a program: nothing is planted
  what.tick(Mistake::ExternalForceIgnored);
  CHECK(what.document.snapshot()->mistakes.empty());

  // a force on the hand, and it can be forgotten
  setLoad(what.document, what.document.snapshot()->hand, {{0.0, 0.0, -10.0}, Eigen::Vector3d::Zero()});
  what.settle();
  CHECK(what.canBeTicked(Mistake::ExternalForceIgnored));
  what.tick(Mistake::ExternalForceIgnored);
  CHECK(what.document.snapshot()->mistakes.contains(Mistake::ExternalForceIgnored));
  // what is planted can be taken away, also where it does nothing any more
  what.press("loadAway");
  CHECK(what.document.snapshot()->loads.empty());
  CHECK(what.canBeTicked(Mistake::ExternalForceIgnored));
  CHECK(what.text("mistakeHit") == "At this instant no torque is changed.");

  // one that is in link frames only keeps out those of the world's axes
  what.tick(Mistake::NoCentreLever);
  CHECK_FALSE(what.canBeTicked(Mistake::AxisTurnedByParent));
  CHECK(what.reason(Mistake::AxisTurnedByParent).contains(mistakeTitle(Mistake::NoCentreLever)));
  what.press("whatIfUndoAll");
  CHECK(what.document.snapshot()->mistakes.empty());
  CHECK(what.canBeTicked(Mistake::AxisTurnedByParent));

  WhatIf puma("puma560.json");
  CHECK(puma.reason(Mistake::RotorLeftOut) == "Cannot be planted here: the rotor inertia is switched off");
  setTorqueTerms(puma.document, {false, true});
  puma.settle();
  CHECK(puma.canBeTicked(Mistake::RotorLeftOut));
  CHECK(puma.equation(Mistake::RotorLeftOut) == "(12)");
  WhatIf scara("scara.json");
  CHECK(scara.canBeTicked(Mistake::ParentOmegaInCoriolis));
}

TEST_CASE("While a mistake is planted the strip says so, and several add up", "[ui][explain]") {
  WhatIf what;
  CHECK(plantedText({}).isEmpty());
  what.tick(Mistake::GravityLeftOut);
  CHECK(what.text("plantedWords") == "Mistake planted: " + mistakeTitle(Mistake::GravityLeftOut));
  const SnapshotPtr s = what.document.snapshot();
  int most = -1;
  (s->mistaken_tau - s->tau).cwiseAbs().maxCoeff(&most);
  const QString difference = what.torques->item(most, 3)->text();
  const auto name = QString::fromStdString(s->model->joints()[static_cast<std::size_t>(most)].name);
  CHECK(what.text("mistakeHit") == QString("Largest error: %2 N m at %1").arg(name, difference));
  CHECK(what.torques->item(most, 3)->font().bold());
  what.tick(Mistake::NoCentripetalTerm);
  CHECK(what.document.snapshot()->mistakes == MistakeSet{Mistake::GravityLeftOut, Mistake::NoCentripetalTerm});
  CHECK(what.text("plantedWords").startsWith("2 mistakes planted: "));
  what.press("whatIfUndoAll");
  CHECK(what.text("plantedWords").startsWith("No mistake is planted"));
  CHECK_FALSE(what.panel->findChild<QPushButton*>("whatIfUndoAll")->isEnabled());
}

TEST_CASE("The hint waits until it is asked for, for each mistake anew", "[ui][explain]") {
  WhatIf what;
  what.list->setCurrentCell(what.rowOf(Mistake::GravityTwice), 0);
  auto* hint = what.panel->findChild<QLabel*>("mistakeHint");
  CHECK_FALSE(hint->isVisible());
  CHECK(hint->text().isEmpty());
  CHECK(what.text("mistakeTitle") == mistakeTitle(Mistake::GravityTwice));
  what.press("whatIfHint");
  CHECK(hint->isVisible());
  CHECK(hint->text() == mistakeHint(Mistake::GravityTwice));
  what.list->setCurrentCell(what.rowOf(Mistake::GravityLeftOut), 0);
  CHECK_FALSE(hint->isVisible());
  // headings of groups have no words of their own
  what.list->setCurrentCell(0, 0);
  CHECK(what.panel->chosen() == Mistake::GravityLeftOut);
}

TEST_CASE("Show me where goes to the step whose number goes wrong first", "[ui][explain]") {
  int changed_ones = 0;
  for (const char* example : {"puma560.json", "scara.json", "torso_with_two_arms.json"}) {
    INFO(example);
    WhatIf what(example);
    setTorqueTerms(what.document, {false, true});
    setLoad(what.document, what.document.snapshot()->hand, {{1.0, 2.0, 3.0}, {0.1, 0.2, 0.3}});
    const Eigen::VectorXd one = Eigen::VectorXd::Constant(what.document.snapshot()->model->dof(), 0.7);
    setState(what.document, 0.5 * one, one, -one, "moving");
    what.settle();
    for (const Formulation formulation : {Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::Spatial}) {
      for (const Mistake mistake : kMistakes) {
        setFormulation(what.document, formulation);
        what.settle();
        if (!whyNot(*what.document.snapshot(), mistake).isEmpty()) continue;
        INFO(nameOf(mistake) << " from " << nameOf(formulation));
        what.interaction.walk().setStep(0);
        what.list->setCurrentCell(what.rowOf(mistake), 0);
        what.press("whatIfWhere");
        const SnapshotPtr s = what.document.snapshot();
        REQUIRE(s->formulation == *formulationFor({mistake}, formulation));
        const int at = what.interaction.walk().step();
        REQUIRE(at >= 0);
        const Step& step = (*s->steps)[static_cast<std::size_t>(at)];
        const auto equations = equationsOf(mistake, s->formulation);
        CHECK(std::find(equations.begin(), equations.end(), step.equation) != equations.end());
        Recording wrong;
        recordInverseDynamics(*s->model, s->input(), s->formulation, {mistake}, wrong);
        const auto isChanged = [&](int k) {
          const auto at_k = static_cast<std::size_t>(k);
          const Recorded& right = s->recording->entries[at_k];
          if (at_k >= wrong.entries.size() || wrong.entries[at_k].quantity != right.quantity) return true;
          for (int c = 0; c < right.size; ++c) {
            if (std::abs(wrong.entries[at_k].values[c] - right.values[c]) > 1e-10) return true;
          }
          return false;
        };
        const int count = static_cast<int>(s->recording->entries.size());
        int first = 0;
        while (first < count && !isChanged(first)) ++first;
        // where no number is changed (axes parallel to their parents', a planar arm) any step with the term will do
        if (first == count) continue;
        ++changed_ones;
        // nothing is wrong before it, and something is in it or in what the same link computes from it
        CHECK(first >= step.first);
        CHECK(s->recording->entries[static_cast<std::size_t>(first)].body == step.body);
      }
    }
  }
  // three robots, three formulations, sixteen mistakes: most of them bite
  CHECK(changed_ones > 100);
}

TEST_CASE("At rest too there is a step to show, in the equation that has the term", "[ui][explain]") {
  Document document;
  openExample(document, "ur5e.urdf");
  const Snapshot& s = *document.snapshot();
  for (const Mistake mistake : kMistakes) {
    INFO(nameOf(mistake));
    for (const Formulation formulation :
         {Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::Spatial, Formulation::NonRecursive}) {
      CHECK(equationsOf(mistake, formulation).empty() == !canBeMade(mistake, formulation));
      for (const EquationId equation : equationsOf(mistake, formulation)) {
        CHECK_FALSE(std::string(idOf(formulation, equation)).empty());
      }
      // without its switch there is no rotor's step, and nothing acts from outside
      if (mistake == Mistake::RotorLeftOut || mistake == Mistake::ExternalForceIgnored) continue;
      CHECK((stepWhereMade(s, mistake, formulation) >= 0) == canBeMade(mistake, formulation));
    }
  }
}

TEST_CASE("A force typed for the hand acts on it, keeps its moment, and is one undo step", "[ui][explain]") {
  WhatIf what;
  const int hand = what.document.snapshot()->hand;
  setLoad(what.document, hand, {{0.1 + 0.2, 0.0, 0.0}, {0.0, 0.0, 2.0}});
  what.settle();
  auto* x = what.panel->findChild<UnitField*>("loadx");
  auto* z = what.panel->findChild<UnitField*>("loadz");
  CHECK(x->text() == "0.30 N");
  z->selectAll();
  QTest::keyClicks(z, "-12.5");
  QTest::keyClick(z, Qt::Key_Return);
  what.settle();
  const std::vector<ExternalWrench> loads = what.document.snapshot()->loads;
  REQUIRE(loads.size() == 1);
  CHECK(loads[0].link == hand);
  // what was not edited keeps its bits
  CHECK(loads[0].wrench.force == Eigen::Vector3d(0.1 + 0.2, 0.0, -12.5));
  CHECK(loads[0].wrench.moment == Eigen::Vector3d(0.0, 0.0, 2.0));
  what.document.undo();
  what.settle();
  CHECK(z->si() == 0.0);
}

TEST_CASE("Where a mistake sits is said by the equation's name, its formulation and its number", "[ui][explain]") {
  WhatIf what;
  what.list->setCurrentCell(what.rowOf(Mistake::NoGyroscopicTerm), 0);
  what.settle();
  const auto* place = what.panel->findChild<QLabel*>("mistakePlace");
  REQUIRE(place != nullptr);
  CHECK(place->text() ==
        "Affects: Moment required by the link's own motion, about the centre of mass (Body frames, equation 8)");
  CHECK(what.list->item(what.rowOf(Mistake::NoGyroscopicTerm), 1)->text() == "(8)");
  CHECK(what.list->item(what.rowOf(Mistake::NoGyroscopicTerm), 1)->toolTip().contains("Body frames"));
}
