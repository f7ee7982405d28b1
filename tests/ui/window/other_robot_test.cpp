// SPDX-License-Identifier: GPL-3.0-or-later
// Panels that have been seen and are hidden keep something of the robot that they have shown: another one, with fewer
// links or more, must not find it.
#include "tests/ui/window/window_fixture.h"
#include "ui/document/edits.h"
#include "ui/work/elastic_study.h"
#include "ui/workspaces/elastic/nodal_panel.h"

#include <QAction>
#include <QDockWidget>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

#include <algorithm>
#include <iterator>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::examplePath;
using linkwright::test::kWorkspaceNames;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

constexpr int kAnalysisMs = 600'000;  // with sanitizers on a busy machine

struct VisitFixture : WindowFixture {
  using WindowFixture::WindowFixture;
  Interaction& interaction() { return window.interaction(); }
  void open(const char* example) {
    document().undoStack()->setClean();
    REQUIRE(window.files().open(examplePath(QString::fromLatin1(example))));
    settle();
  }
  /// Whether the analysis is there, where the robot has anything to analyse.
  bool analysed() {
    return !window.part<linkwright::ui::ElasticStudy>().hasSubject() ||
           waitUntil([&] { return window.part<linkwright::ui::ElasticStudy>().result() != nullptr; }, kAnalysisMs);
  }
  struct Place {
    const char* workspace;
    QDockWidget* dock;
  };
  /// Brings each panel of each workspace to the front once, with the last link chosen; returns where they are.
  std::vector<Place> seeAll() {
    std::vector<Place> seen;
    for (const char* workspace : kWorkspaceNames) {
      enter(workspace);
      if (QLatin1String(workspace) == QLatin1String("Elastic")) REQUIRE(analysed());
      interaction().selectLink(document().snapshot()->model->linkCount() - 1);
      interaction().walk().setStep(static_cast<int>(document().snapshot()->steps->size()) - 1);
      for (auto* dock : window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        if (dock->isHidden()) continue;
        ui::bring(*dock);
        settle();
        seen.push_back({workspace, dock});
      }
    }
    return seen;
  }
  /// A click on each row of the tree, where it can be seen.
  void clickRows() {
    auto* tree = find<QTreeView>("mechanismTree");
    if (!tree->isVisible()) return;
    tree->expandAll();
    int rows = 0;
    for (QModelIndex row = tree->model()->index(0, 0); row.isValid(); row = tree->indexBelow(row), ++rows) {
      tree->scrollTo(row);
      QTest::mouseClick(tree->viewport(), Qt::LeftButton, Qt::NoModifier, tree->visualRect(row).center());
      settle();
      CHECK(interaction().selectedLink() >= 0);
    }
    CHECK(rows == document().snapshot()->model->linkCount());
  }
  /// All that speaks to panels whether they are seen or not.
  void askAll() {
    const int links = document().snapshot()->model->linkCount();
    for (int link = 0; link < links; ++link) interaction().selectLink(link);
    interaction().selectLink(-1);
    for (const AngleUnit unit : {AngleUnit::Radian, AngleUnit::Degree}) interaction().setAngleUnit(unit);
    for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) interaction().setThemeChoice(theme);
    interaction().setDisplayOption(&ui::DisplayOptions::inertia_ellipsoid, true);
    interaction().setDisplayOption(&ui::DisplayOptions::inertia_ellipsoid, false);
    Walk& walk = interaction().walk();
    walk.setNotation(Notation::CraigLuh);
    walk.setNotation(Notation::Source);
    for (int joint = 0; joint < document().snapshot()->model->dof(); ++joint) emit walk.torqueChosen(joint);
    walk.setStep(0);
    walk.setStep(-1);
    settle();
    clickRows();
  }
  /// Every panel seen and asked in every mode, with another robot opened in between: while the next panel of those
  /// seen is in front, and all others are behind.
  void changeTo(const char* example) {
    const std::vector<Place> seen = seeAll();
    const Place& front = seen[static_cast<std::size_t>(changes_++) % seen.size()];
    INFO("opened in " << front.workspace << " behind " << front.dock->objectName().toStdString());
    enter(front.workspace);
    if (!front.dock->isHidden()) ui::bring(*front.dock);
    settle();
    open(example);
    for (const char* workspace : {"Pose", "Build", "Explain", "Elastic", "Simulate", "Move"}) {
      INFO(workspace);
      enter(workspace);
      askAll();
    }
  }
  /// Plays and runs what there is to play and run, and takes an edit back and forth.
  void use() {
    enter("Move");
    for (int press = 0; command("Play")->isEnabled() && press < 2; ++press) trigger("Play");
    enter("Simulate");
    if (command("SimulationRun")->isEnabled()) {
      trigger("SimulationRun");
      QTest::qWait(200);
      trigger("SimulationRun");
      trigger("SimulationReset");
    }
    const Snapshot& now = *document().snapshot();
    setState(document(), now.q, Eigen::VectorXd::Constant(now.qd.size(), 0.1), now.qdd, QStringLiteral("Edit"));
    document().undoStack()->undo();
    settle();
    document().undoStack()->redo();
    settle();
    document().undoStack()->undo();
  }
  void trigger(const char* name) {
    command(name)->trigger();
    settle();
  }

private:
  int changes_ = 0;
};

/// A closed way through all ordered pairs of `count` things, each pair once: their numbers in turn.
std::vector<int> allPairs(int count) {
  std::vector<std::vector<int>> ahead(static_cast<std::size_t>(count));
  for (int from = 0; from < count; ++from) {
    for (int to = 0; to < count; ++to) {
      if (to != from) ahead[static_cast<std::size_t>(from)].push_back(to);
    }
  }
  std::vector<int> way, open{0};
  while (!open.empty()) {
    std::vector<int>& next = ahead[static_cast<std::size_t>(open.back())];
    if (next.empty()) {
      way.push_back(open.back());
      open.pop_back();
    } else {
      open.push_back(next.back());
      next.pop_back();
    }
  }
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace

TEST_CASE("A link is chosen after the matrices of the robot before were looked at", "[ui][window]") {
  VisitFixture f("two_links_one_passive_joint.json");
  f.enter("Elastic");
  REQUIRE(waitUntil([&] { return f.window.part<linkwright::ui::ElasticStudy>().result() != nullptr; }));
  f.bring("dockNodal");
  REQUIRE(waitUntil([&] { return f.window.part<linkwright::ui::NodalPanel>().scheme() != nullptr; }));
  f.bring("dockModes");
  f.settle();
  REQUIRE_FALSE(f.window.part<linkwright::ui::NodalPanel>().isVisible());
  f.open("puma560.json");
  f.enter("Pose");
  f.clickRows();
}

TEST_CASE("Panels that have been seen take another robot, of fewer links or more", "[ui][window]") {
  VisitFixture f("two_links_one_elastic.json");
  for (const char* next : {"puma560.json", "pendulum.json", "branched_chain_passive_joints.json", "planar_2r.json"}) {
    INFO(next);
    f.changeTo(next);
  }
}

// for scripts/sanitize: takes minutes
TEST_CASE("Every example is seen in every panel, used, and followed by the next", "[.walk]") {
  const QStringList examples = linkwright::test::exampleFiles();
  VisitFixture f(examples.first().toLatin1().constData());
  for (const QString& next : examples.mid(1) + examples.mid(0, 1)) {
    INFO("before " << next.toStdString());
    f.use();
    f.changeTo(next.toLatin1().constData());
  }
}

TEST_CASE("An example of each kind is followed by one of every other kind", "[.pairs]") {
  const char* const kinds[] = {"pendulum.json",
                               "ur5e.urdf",
                               "two_links_one_elastic.json",
                               "arm_on_the_ground_iii.json",
                               "branched_chain_passive_joints.json",
                               "cart_pole_balanced.json",
                               "gantry.json"};
  const std::vector<int> way = allPairs(static_cast<int>(std::size(kinds)));
  REQUIRE(way.size() == std::size(kinds) * (std::size(kinds) - 1) + 1);
  VisitFixture f(kinds[way.front()]);
  for (std::size_t k = 1; k < way.size(); ++k) {
    INFO(kinds[way[k - 1]] << " before " << kinds[way[k]]);
    f.use();
    f.changeTo(kinds[way[k]]);
  }
}

TEST_CASE("A link that was chosen before a part of a torque was pointed at is forgotten with its robot",
          "[ui][window]") {
  VisitFixture f("ur5e.urdf");
  f.enter("Explain");
  f.bring("dockWhy");
  f.settle();
  const int last = f.document().snapshot()->model->linkCount() - 1;
  f.interaction().selectLink(last);
  auto* tree = f.find<QTreeWidget>("whyTree");
  REQUIRE(tree->topLevelItemCount() > 0);
  // the first that is of another link
  for (int row = 0; row < tree->topLevelItemCount() && f.interaction().selectedLink() == last; ++row) {
    tree->topLevelItem(row)->setExpanded(true);
    tree->setCurrentItem(tree->topLevelItem(row)->childCount() > 0 ? tree->topLevelItem(row)->child(0)
                                                                   : tree->topLevelItem(row));
  }
  REQUIRE(f.interaction().selectedLink() != last);
  f.open("pendulum.json");
  REQUIRE(f.interaction().selectedLink() == -1);
  f.enter("Pose");
  CHECK(f.interaction().selectedLink() == -1);
}
