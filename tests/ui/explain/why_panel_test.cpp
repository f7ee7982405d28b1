// SPDX-License-Identifier: GPL-3.0-or-later
// Why this torque: the tree on the screen is the tree of the core, live, and stays unfolded.
#include "ui/workspaces/explain/questions/why_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/why_words.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPixmap>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Asked {
  Document document;
  Interaction interaction;
  std::unique_ptr<WhyPanel> panel;

  explicit Asked(const char* example) {
    openExample(document, example);
    panel = std::make_unique<WhyPanel>(document, interaction);
    panel->resize(600, 320);
    panel->show();
  }
  QTreeWidget* tree() const { return panel->findChild<QTreeWidget*>(QStringLiteral("whyTree")); }
  QString text(const char* label) const { return panel->findChild<QLabel*>(QString::fromLatin1(label))->text(); }
  void settle() { emit document.snapshotChanged(); }
  const Snapshot& snapshot() const { return *document.snapshot(); }
};

/// A state in which every cause of the second joint is at work.
void move(Asked& asked) {
  const int n = asked.snapshot().model->dof();
  Eigen::VectorXd q(n), qd(n), qdd(n);
  for (int i = 0; i < n; ++i) {
    q[i] = 0.3 + 0.2 * i;
    qd[i] = 1.0 + 0.1 * i;
    qdd[i] = 2.0 - 0.3 * i;
  }
  setState(asked.document, q, qd, qdd, QStringLiteral("test"));
  asked.settle();
}

}  // namespace

TEST_CASE("The rows are the parts of the torque, the largest first, with their digits behind them", "[ui][explain]") {
  Asked asked("puma560.json");
  move(asked);
  asked.panel->showTorqueOf(1);
  CHECK(asked.panel->joint() == 1);
  const Why& why = whyOf(asked.snapshot());
  const WhyNode root = why.root(1);
  CHECK(root.value == asked.snapshot().tau[1]);
  const std::vector<WhyNode> parts = why.children(root);
  REQUIRE(asked.tree()->topLevelItemCount() == static_cast<int>(parts.size()));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const QTreeWidgetItem* row = asked.tree()->topLevelItem(static_cast<int>(i));
    CHECK(row->data(2, Qt::UserRole).toDouble() == parts[i].value);
    CHECK(row->text(0) == whyWords(parts[i], *asked.snapshot().model, AngleUnit::Degree));
    CHECK_FALSE(row->data(0, Qt::AccessibleTextRole).toString().isEmpty());
  }
  CHECK(asked.text("whyTorque").contains(QStringLiteral("N m")));
  CHECK(asked.text("whySummary").contains(asked.tree()->topLevelItem(0)->text(0)));
}

TEST_CASE("In words: the weight of links at its lever", "[ui][explain]") {
  Asked asked("planar_2r.json");
  // level and at rest: 2 kg at 0.5 m of horizontal rods, nothing else
  setState(asked.document, Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), "level");
  asked.settle();
  asked.panel->showTorqueOf(0);
  CHECK(asked.text("whySummary") == QStringLiteral("100 % of the total: gravity on links 1 to 2, moment arm 0.5 m."));
  asked.panel->showTorqueOf(1);
  CHECK(asked.text("whySummary") == QStringLiteral("100 % of the total: gravity on link_2, moment arm 0.25 m."));
  // the shares are of all that pulls where parts cancel, and the panel says so
  setState(asked.document, Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), Eigen::Vector2d(-5.0, 0.0), "down");
  asked.settle();
  asked.panel->showTorqueOf(0);
  CHECK(asked.text("whySummary").contains(QStringLiteral("partly cancel")));
}

TEST_CASE("What was unfolded stays unfolded while the numbers change", "[ui][explain]") {
  Asked asked("puma560.json");
  move(asked);
  asked.panel->showTorqueOf(1);
  QTreeWidgetItem* first = asked.tree()->topLevelItem(0);
  CHECK(first->childCount() == 0);  // parts are made when they are asked for
  first->setExpanded(true);
  REQUIRE(first->childCount() > 1);
  first->child(0)->setExpanded(true);
  REQUIRE(first->child(0)->childCount() > 0);
  asked.tree()->setCurrentItem(first->child(0));
  const QString words = first->text(0);
  const double before = first->child(0)->data(2, Qt::UserRole).toDouble();

  setJoint(asked.document, 1, JointField::Position, asked.snapshot().q[1] + 0.05);
  asked.settle();
  first = asked.tree()->topLevelItem(0);
  CHECK(first->isExpanded());
  CHECK(first->child(0)->isExpanded());
  CHECK(first->child(0)->childCount() > 0);
  CHECK(first->child(0)->data(2, Qt::UserRole).toDouble() != before);
  CHECK(asked.tree()->currentItem() == first->child(0));
  CHECK(first->text(0) != words);  // the lever is another
}

TEST_CASE("Rows do not jump during a gesture and stand in order after it", "[ui][explain]") {
  Asked asked("planar_2r.json");
  setState(asked.document, Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), Eigen::Vector2d(1.0, 0.0), "start");
  asked.settle();
  asked.panel->showTorqueOf(0);
  REQUIRE(asked.tree()->topLevelItemCount() == 2);
  const QString weight = asked.tree()->topLevelItem(0)->text(0);
  CHECK(weight.contains(QStringLiteral("gravity")));
  asked.document.beginGesture("drag");
  asked.document.previewJoint(0, JointField::Acceleration, 60.0);
  asked.settle();
  CHECK(asked.tree()->topLevelItem(0)->text(0) == weight);
  asked.document.commitGesture();
  asked.settle();
  CHECK(asked.tree()->topLevelItem(1)->text(0) == weight);
}

TEST_CASE("A hidden panel does nothing and catches up", "[ui][explain]") {
  Asked asked("puma560.json");
  asked.panel->showTorqueOf(1);
  asked.panel->hide();
  const QString before = asked.text("whyTorque");
  move(asked);
  CHECK(asked.text("whyTorque") == before);
  asked.panel->show();
  CHECK(asked.text("whyTorque") != before);
}

TEST_CASE("Pointing at a part names its link", "[ui][explain]") {
  Asked asked("puma560.json");
  move(asked);
  asked.panel->showTorqueOf(1);
  for (int i = 0; i < asked.tree()->topLevelItemCount(); ++i) {
    if (asked.tree()->topLevelItem(i)->text(0).contains(QStringLiteral("gravity"))) {
      asked.tree()->topLevelItem(i)->setExpanded(true);
      QSignalSpy pointed(asked.panel.get(), &WhyPanel::linkPointed);
      asked.tree()->setCurrentItem(asked.tree()->topLevelItem(i)->child(0));
      REQUIRE(pointed.count() == 1);
      const int link = pointed.at(0).at(0).toInt();
      REQUIRE(link >= 0);
      const QString name = QString::fromStdString(asked.snapshot().model->links()[static_cast<std::size_t>(link)].name);
      CHECK(asked.tree()->topLevelItem(i)->child(0)->text(0).startsWith(name));
    }
  }
}

TEST_CASE("Nothing to explain is said in words, and other robots bring other joints", "[ui][explain]") {
  Asked asked("puma560.json");
  goToReadyPose(asked.document);
  asked.settle();
  asked.panel->showTorqueOf(0);
  CHECK(asked.text("whySummary").startsWith(QStringLiteral("joint_1 needs no torque at this instant, because ")));
  CHECK(asked.panel->findChild<QLabel*>("whySummary")->isVisible());
  openExample(asked.document, "scara.json");
  asked.settle();
  auto* chooser = asked.panel->findChild<QComboBox*>(QStringLiteral("whyJoint"));
  CHECK(chooser->count() == asked.snapshot().model->dof());
  CHECK_FALSE(chooser->accessibleName().isEmpty());

  QTemporaryDir folder;
  QFile file(folder.filePath("fixed.json"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(R"({"linkwright": 1, "name": "fixed", "links": [{"name": "base"}], "joints": []})");
  file.close();
  REQUIRE_FALSE(hasErrors(asked.document.open(file.fileName())));
  asked.settle();
  CHECK(asked.panel->joint() == -1);
  CHECK(asked.text("whySummary").contains(QStringLiteral("no moving joints")));
  CHECK_FALSE(chooser->isEnabled());
}

TEST_CASE("Pictures of the panel", "[.][pictures]") {
  const QString folder = qEnvironmentVariable("LINKWRIGHT_PICTURES");
  if (folder.isEmpty()) return;  // made by hand, to be looked at
  for (const bool dark : {false, true}) {
    applyTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    for (const char* robot : {"puma560.json", "torso_with_two_arms.json", "scara.json"}) {
      Asked asked(robot);
      move(asked);
      asked.panel->showTorqueOf(robot[0] == 's' ? 2 : 1);
      const QString name =
          QStringLiteral("%1/why-%2-%3").arg(folder, QString(robot).section('.', 0, 0), dark ? "dark" : "light");
      asked.panel->resize(600, 260);
      asked.panel->grab().save(name + "-small.png");
      asked.panel->resize(760, 700);
      for (int i = 0; i < asked.tree()->topLevelItemCount(); ++i) {
        asked.tree()->topLevelItem(i)->setExpanded(true);
        for (int k = 0; k < std::min(2, asked.tree()->topLevelItem(i)->childCount()); ++k) {
          asked.tree()->topLevelItem(i)->child(k)->setExpanded(true);
        }
      }
      QCoreApplication::processEvents();
      asked.panel->grab().save(name + "-large.png");
    }
  }
  applyTheme(ThemeChoice::System);
}
