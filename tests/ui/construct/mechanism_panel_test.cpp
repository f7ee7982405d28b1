// SPDX-License-Identifier: GPL-3.0-or-later
// The tree of links and its commands: by key, by menu, by drag, one undo step each, with the link in question selected.
#include "ui/workspaces/construct/mechanism_panel.h"

#include "core/mechanism/edit.h"
#include "core/mechanism/templates.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/file_contents.h"
#include "ui/document/limits.h"
#include "ui/workspaces/construct/link_editor.h"
#include "ui/workspaces/construct/mechanism_model.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;

namespace {

void show(Document& document, Mechanism mechanism) {
  FileContents contents;
  contents.model = std::make_shared<const Model>(test::compiled(mechanism));
  contents.scene.mechanism = std::move(mechanism);
  document.show(std::move(contents));
}

struct Tree {
  Document document;
  Interaction interaction;
  std::unique_ptr<MechanismPanel> panel;
  QString why;  ///< what was refused last

  explicit Tree(Mechanism mechanism = mechanismFrom(Template::Planar)) {
    show(document, std::move(mechanism));
    panel = std::make_unique<MechanismPanel>(document, interaction);
    QObject::connect(panel.get(), &MechanismPanel::refused, [this](const QString& words) { why = words; });
    panel->resize(360, 480);
    panel->show();
    // keys are for the window that is in front
    REQUIRE(QTest::qWaitForWindowActive(panel.get()));
    view()->setFocus();
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  QTreeView* view() const { return panel->findChild<QTreeView*>("mechanismTree"); }
  MechanismModel* rows() const { return qobject_cast<MechanismModel*>(view()->model()); }
  const Mechanism& mechanism() const { return *document.snapshot()->mechanism; }
  const Model& model() const { return *document.snapshot()->model; }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(view(), key, modifiers);
    settle();
  }
  void select(const char* link) {
    interaction.selectLink(model().findLink(link));
    settle();
  }
  /// Name of the link that is selected, in the document and in the tree.
  std::string selected() const {
    const int link = interaction.selectedLink();
    const QModelIndexList chosen = view()->selectionModel()->selectedRows();
    CHECK((chosen.isEmpty() ? -1 : rows()->linkAt(chosen.first())) == link);
    return link < 0 ? std::string() : model().links().at(static_cast<std::size_t>(link)).name;
  }
  std::string parentOf(const char* link) const {
    const ModelLink& of = model().links().at(static_cast<std::size_t>(model().findLink(link)));
    return of.parent < 0 ? std::string() : model().links().at(static_cast<std::size_t>(of.parent)).name;
  }
  QStringList childrenOf(const char* link) const {
    QStringList names;
    for (const ModelLink& each : model().links()) {
      if (each.parent >= 0 && model().links().at(static_cast<std::size_t>(each.parent)).name == link)
        names << QString::fromStdString(each.name);
    }
    return names;
  }
  QString undoText() { return document.undoStack()->undoText(); }
  int steps() { return document.undoStack()->count(); }

  /// Drops the branch of one link on a row, in its middle or on its upper or lower edge.
  void drop(const char* link, const char* onto, double height = 0.5) {
    const QModelIndex row = rows()->indexOf(model().findLink(onto));
    view()->scrollTo(row);
    const QRect rect = view()->visualRect(row);
    const QPoint at(rect.left() + rect.width() / 2, rect.top() + static_cast<int>(height * (rect.height() - 1)));
    const std::unique_ptr<QMimeData> data(rows()->mimeData({rows()->indexOf(model().findLink(link))}));
    QDragEnterEvent enter(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view()->viewport(), &enter);
    REQUIRE(enter.isAccepted());
    QDragMoveEvent move(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view()->viewport(), &move);
    REQUIRE(move.isAccepted());
    QDropEvent dropped(at, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(view()->viewport(), &dropped);
    settle();
  }
};

/// The field in the tree in which a name is typed.
QLineEdit* nameField(const Tree& t) { return t.view()->findChild<QLineEdit*>("linkNameField"); }

}  // namespace

TEST_CASE("Insert and Ctrl+Return add a link that moves and has mass, and select it; the next goes on from there") {
  Tree t(mechanismFrom(Template::Empty));
  t.key(Qt::Key_Insert);
  REQUIRE(t.model().dof() == 1);
  CHECK(t.selected() == "link_1");
  CHECK(t.undoText() == "Add link_1");
  t.key(Qt::Key_Return, Qt::ControlModifier);
  t.key(Qt::Key_Insert);
  REQUIRE(t.model().dof() == 3);
  CHECK(t.selected() == "link_3");
  CHECK(t.parentOf("link_3") == "link_2");
  CHECK(t.parentOf("link_2") == "link_1");
  CHECK(t.parentOf("link_1") == "base");
  CHECK(t.model().totalMass() == Approx(3.0));
  CHECK(t.document.snapshot()->tau.cwiseAbs().minCoeff() > 0.1);
  for (const Link& link : t.mechanism().links) CHECK(link.shapes.empty() == (link.name == "tool"));
  CHECK(t.parentOf("tool") == "link_3");
  CHECK(t.steps() == 3);
  // undo takes it away; what it hung on is selected then
  t.document.undo();
  t.settle();
  CHECK(t.model().findLink("link_3") < 0);
  CHECK(t.selected() == "link_2");
  t.document.redo();
  t.settle();
  CHECK(t.selected() == "link_3");
}

TEST_CASE("Where nothing is selected the chain grows at its end, and the hand's frame stays the end") {
  Tree t;
  REQUIRE(t.interaction.selectedLink() == -1);
  t.key(Qt::Key_Insert);
  CHECK(t.selected() == "link_4");
  CHECK(t.parentOf("link_4") == "link_3");
  CHECK(t.parentOf("tool") == "link_4");
  CHECK(t.model().dof() == 4);
}

TEST_CASE("A link is put between another and its parent, copied with its branch, and taken away") {
  Tree t;
  t.select("link_2");
  t.key(Qt::Key_Insert, Qt::ShiftModifier);
  CHECK(t.selected() == "link_4");
  CHECK(t.parentOf("link_4") == "link_1");
  CHECK(t.parentOf("link_2") == "link_4");
  CHECK(t.undoText() == "Insert a link before link_2");

  t.select("link_3");
  t.key(Qt::Key_D, Qt::ControlModifier);
  CHECK(t.undoText() == "Duplicate link_3");
  CHECK(t.selected() == "link_5");
  CHECK(t.childrenOf("link_2") == QStringList{"link_3", "link_5"});
  CHECK(t.childrenOf("link_5") == QStringList{"tool_2"});

  // what hangs on a link that goes stays
  t.select("link_2");
  t.key(Qt::Key_Delete);
  CHECK(t.undoText() == "Delete link_2");
  CHECK(t.model().findLink("link_2") < 0);
  CHECK(t.selected() == "link_4");
  CHECK(t.childrenOf("link_4") == QStringList{"link_3", "link_5"});
  t.key(Qt::Key_Delete, Qt::ShiftModifier);
  CHECK(t.undoText() == "Delete the subtree of link_4");
  CHECK(t.selected() == "link_1");
  CHECK(t.model().linkCount() == 2);
  CHECK(t.steps() == 4);
  for (int i = 0; i < 4; ++i) t.document.undo();
  t.settle();
  CHECK(t.model().linkCount() == 5);
  CHECK(t.rows()->linkCount() == 5);
}

TEST_CASE("Alt+Up and Alt+Down move a link among its siblings, as far as there are some") {
  Tree t(mechanismFrom(Template::TwoArms));
  t.select("right_shoulder");
  REQUIRE(t.childrenOf("chest") == QStringList{"left_shoulder", "right_shoulder"});
  const LinkEditor::Actions& actions = t.panel->editor().actions();
  CHECK(actions.up->isEnabled());
  CHECK_FALSE(actions.down->isEnabled());
  t.key(Qt::Key_Up, Qt::AltModifier);
  CHECK(t.childrenOf("chest") == QStringList{"right_shoulder", "left_shoulder"});
  CHECK(t.selected() == "right_shoulder");
  CHECK(t.undoText() == "Move right_shoulder up");
  CHECK_FALSE(actions.up->isEnabled());
  t.key(Qt::Key_Up, Qt::AltModifier);
  CHECK(t.steps() == 1);
  t.key(Qt::Key_Down, Qt::AltModifier);
  CHECK(t.childrenOf("chest") == QStringList{"left_shoulder", "right_shoulder"});
  CHECK(t.undoText() == "Move right_shoulder down");
}

TEST_CASE(
    "F2 renames a link in its place and Shift+F2 its joint; a name that is taken stays in the field and says why") {
  Tree t;
  t.select("link_2");
  t.key(Qt::Key_F2);
  QLineEdit* field = nameField(t);
  REQUIRE(field != nullptr);
  CHECK(field->text() == "link_2");
  field->selectAll();
  QTest::keyClicks(field, "link_3");
  QTest::keyClick(field, Qt::Key_Return);
  t.settle();
  REQUIRE(nameField(t) == field);
  CHECK(field->text() == "link_3");
  CHECK(field->accessibleDescription() == QStringLiteral(u"Another link is already named “link_3”."));
  CHECK(field->toolTip() == QStringLiteral(u"Another link is already named “link_3”."));
  CHECK(t.steps() == 0);
  field->selectAll();
  QTest::keyClicks(field, "forearm");
  CHECK(field->accessibleDescription().isEmpty());
  QTest::keyClick(field, Qt::Key_Return);
  t.settle();
  CHECK(t.undoText() == "Rename link_2 to forearm");
  CHECK(t.selected() == "forearm");
  CHECK(t.model().findLink("link_2") < 0);
  REQUIRE(waitUntil([&] { return nameField(t) == nullptr; }));

  t.view()->setFocus();
  t.key(Qt::Key_F2, Qt::ShiftModifier);
  field = nameField(t);
  REQUIRE(field != nullptr);
  CHECK(field->text() == "link_2_joint");
  field->selectAll();
  QTest::keyClicks(field, "elbow");
  QTest::keyClick(field, Qt::Key_Return);
  t.settle();
  CHECK(t.undoText() == "Rename joint link_2_joint to elbow");
  CHECK(t.mechanism().findJoint("elbow") >= 0);
  // a key for the field is no command
  t.view()->setFocus();
  t.key(Qt::Key_F2);
  field = nameField(t);
  REQUIRE(field != nullptr);
  QTest::keyClick(field, Qt::Key_Home);
  QTest::keyClick(field, Qt::Key_Delete);
  CHECK(field->text() == "orearm");
  CHECK(t.model().linkCount() == 5);
}

TEST_CASE("A branch that is dropped on a link hangs there from then on, and stays where it is") {
  Tree t(mechanismFrom(Template::TwoArms));
  const auto poseOf = [&](const char* link) {
    return posesAtZero(t.mechanism())[static_cast<std::size_t>(t.mechanism().findLink(link))];
  };
  const Pose before = poseOf("left_tool");
  t.drop("left_forearm", "right_upper_arm");
  CHECK(t.parentOf("left_forearm") == "right_upper_arm");
  CHECK(t.parentOf("left_tool") == "left_wrist");
  CHECK(t.selected() == "left_forearm");
  CHECK(t.undoText() == "Attach left_forearm to right_upper_arm");
  CHECK(t.steps() == 1);
  CHECK((poseOf("left_tool").p - before.p).norm() < 1e-12);
  CHECK((poseOf("left_tool").R - before.R).norm() < 1e-12);
  t.document.undo();
  t.settle();
  CHECK(t.parentOf("left_forearm") == "left_twist");
}

TEST_CASE("A branch that is dropped between two links takes that place") {
  Tree t(mechanismFrom(Template::TwoArms));
  t.drop("right_shoulder", "left_shoulder", 0.0);
  CHECK(t.childrenOf("chest") == QStringList{"right_shoulder", "left_shoulder"});
  CHECK(t.undoText() == "Move right_shoulder");
  // onto its own place nothing happens
  t.drop("right_shoulder", "left_shoulder", 0.0);
  CHECK(t.steps() == 1);
  // from elsewhere: another parent and a place, one step
  t.drop("left_wrist", "left_shoulder", 0.0);
  CHECK(t.childrenOf("chest") == QStringList{"right_shoulder", "left_wrist", "left_shoulder"});
  CHECK(t.undoText() == "Attach left_wrist to chest");
  CHECK(t.steps() == 2);
}

TEST_CASE("A cycle is refused in words, and nothing has changed") {
  Tree t;
  t.drop("link_1", "link_3");
  CHECK(t.why == "'link_3' cannot be the parent of 'link_1', because 'link_3' is a descendant of 'link_1'.");
  CHECK(t.steps() == 0);
  CHECK(t.parentOf("link_1") == "base");
  // the base is not dragged at all; on its own place a branch stays without a word
  CHECK_FALSE(t.rows()->flags(t.rows()->indexOf(0)).testFlag(Qt::ItemIsDragEnabled));
  t.why.clear();
  t.drop("link_2", "link_1");
  CHECK(t.why.isEmpty());
  CHECK(t.steps() == 0);
  // what comes from elsewhere is none of the tree's
  QMimeData words;
  words.setText("link_1");
  QDragEnterEvent enter(QPoint(20, 60), Qt::MoveAction, &words, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(t.view()->viewport(), &enter);
  CHECK_FALSE(enter.isAccepted());
}

TEST_CASE("The same by keyboard: a list offers every link that the branch can hang on") {
  Tree t(mechanismFrom(Template::TwoArms));
  t.select("right_forearm");
  QStringList offered;
  QTimer::singleShot(0, [&] {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    REQUIRE(dialog != nullptr);
    offered = dialog->comboBoxItems();
    dialog->setTextValue("post");
    dialog->accept();
  });
  t.key(Qt::Key_H, Qt::ControlModifier);
  CHECK(t.parentOf("right_forearm") == "post");
  CHECK(t.selected() == "right_forearm");
  // neither what hangs on it nor where it hangs already
  for (const char* none : {"right_forearm", "right_wrist", "right_tool", "right_twist"})
    CHECK_FALSE(offered.contains(none));
  CHECK(offered.contains("base"));
  CHECK(offered.size() == t.model().linkCount() - 4);
}

TEST_CASE("The menu, the tools and the keys are the same commands, and say what cannot be") {
  Tree t;
  QStringList in_menu;
  QTimer::singleShot(0, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    REQUIRE(menu != nullptr);
    for (const QAction* action : menu->actions()) in_menu << action->objectName();
    menu->close();
  });
  emit t.view()->customContextMenuRequested(QPoint(30, 30));
  CHECK(in_menu.size() == t.panel->editor().menu().size());
  const LinkEditor::Actions& a = t.panel->editor().actions();
  // of the base nothing can be deleted
  t.select("base");
  for (const QAction* action : {a.insert, a.duplicate, a.hang, a.remove, a.remove_branch})
    CHECK_FALSE(action->isEnabled());
  CHECK(a.add->isEnabled());
  CHECK(a.rename->isEnabled());
  t.key(Qt::Key_Delete);
  CHECK(t.steps() == 0);
  t.select("link_3");
  auto* button = t.panel->findChild<QToolButton*>("toolDeleteLink");
  REQUIRE(button != nullptr);
  CHECK(button->accessibleName() == "Delete Link (Del)");
  button->click();
  t.settle();
  CHECK(t.model().findLink("link_3") < 0);
  CHECK(t.parentOf("tool") == "link_2");
}

TEST_CASE("What was closed in the tree stays closed through an edit, and a change of figures keeps the rows") {
  Tree t(mechanismFrom(Template::TwoArms));
  const auto row = [&](const char* link) { return t.rows()->indexOf(t.model().findLink(link)); };
  t.view()->collapse(row("left_upper_arm"));
  QSignalSpy resets(t.rows(), &QAbstractItemModel::modelReset);
  Link heavier = t.mechanism().links[3];
  heavier.inertial->mass = 7.5;
  t.document.edit(withLink(t.mechanism(), 3, heavier), "Mass");
  t.settle();
  CHECK(resets.count() == 0);
  CHECK(t.rows()->data(row(heavier.name.c_str()).siblingAtColumn(MechanismModel::kMass), Qt::DisplayRole) == "7.5 kg");
  CHECK(t.selected() == heavier.name);
  t.select("right_wrist");
  t.key(Qt::Key_Insert);
  CHECK(resets.count() == 1);
  CHECK_FALSE(t.view()->isExpanded(row("left_upper_arm")));
  CHECK(t.view()->isExpanded(row("right_upper_arm")));
}

TEST_CASE("The rows are a sound model through random edits") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    test::Random random(seed);
    INFO("seed " << seed);
    Tree t(test::randomMechanism(random, {6, 0.25, 0.2, false}));
    const QAbstractItemModelTester tester(t.rows(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (int step = 0; step < 12; ++step) {
      t.interaction.selectLink(random.integer(0, t.model().linkCount() - 1));
      const LinkEditor::Actions& a = t.panel->editor().actions();
      QAction* const any[] = {a.add, a.insert, a.duplicate, a.up, a.down, a.remove, a.remove_branch};
      any[random.integer(0, 6)]->trigger();
      if (random.chance(0.2)) t.document.undo();
      t.settle();
      REQUIRE(t.rows()->linkCount() == t.model().linkCount());
      t.selected();
    }
  }
}

TEST_CASE("A chain of 1,000 links is shown and edited; one more is refused, and the command line is named") {
  Mechanism chain = mechanismFrom(Template::Empty);
  for (int i = 1; i < kMostLinks; ++i) {
    Link link = plainLink("l" + std::to_string(i), {0.05, 0.0, 0.0}, 0.015, 0.1);
    Joint joint;
    joint.name = "j" + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.axis = Eigen::Vector3d::UnitY();
    joint.parent = i - 1;
    joint.child = i;
    joint.X_PJ.p.x() = i == 1 ? 0.0 : 0.05;
    chain.links.push_back(std::move(link));
    chain.joints.push_back(std::move(joint));
  }
  Tree t(std::move(chain));
  CHECK(t.rows()->linkCount() == kMostLinks);
  // every link has its row, and none is nested out of sight
  int rows = 0, deepest = 0;
  const std::function<void(const QModelIndex&, int)> walk = [&](const QModelIndex& parent, int level) {
    for (int i = 0; i < t.rows()->rowCount(parent); ++i, ++rows) {
      deepest = std::max(deepest, level);
      walk(t.rows()->index(i, 0, parent), level + 1);
    }
  };
  walk({}, 0);
  CHECK(rows == kMostLinks);
  CHECK(deepest == MechanismModel::kDeepest);
  t.select("l999");
  CHECK(t.view()->viewport()->rect().contains(t.view()->visualRect(t.rows()->indexOf(999)).center()));
  t.key(Qt::Key_Insert);
  CHECK(t.why == "The window supports up to 1000 links. Use linkwright-cli for larger robots.");
  t.key(Qt::Key_D, Qt::ControlModifier);
  CHECK(t.steps() == 0);
  t.key(Qt::Key_Delete);
  CHECK(t.model().linkCount() == kMostLinks - 1);
  CHECK(t.selected() == "l998");
  t.key(Qt::Key_Insert);
  CHECK(t.model().linkCount() == kMostLinks);
  // so deep a place between two rows is none between two siblings
  const std::unique_ptr<QMimeData> data(t.rows()->mimeData({t.rows()->indexOf(700)}));
  const QModelIndex above = t.rows()->indexOf(600).parent();
  CHECK_FALSE(t.rows()->canDropMimeData(data.get(), Qt::MoveAction, 3, 0, above));
  CHECK(t.rows()->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, t.rows()->indexOf(600)));
}
