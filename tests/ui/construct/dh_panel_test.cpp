// SPDX-License-Identifier: GPL-3.0-or-later
// The DH table as a person works with it: cells by keys, wheel and handle, units, conventions, copies.
#include "ui/workspaces/construct/dh_panel.h"

#include "core/io/dh_csv.h"
#include "core/mechanism/edit.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/workspaces/construct/dh_field.h"
#include "ui/workspaces/construct/link_inertia.h"

#include <Eigen/LU>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <numbers>
#include <stdexcept>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Table {
  Document document;
  Interaction interaction;
  std::unique_ptr<DhPanel> panel;

  explicit Table(const char* example = "puma560.json") {
    openExample(document, example);
    panel = std::make_unique<DhPanel>(document, interaction);
    panel->resize(640, 260);
    panel->show();
    REQUIRE(QTest::qWaitForWindowActive(panel.get()));
  }
  QTableView* view() const { return panel->findChild<QTableView*>("dhTable"); }
  QString at(int row, int column) const { return view()->model()->index(row, column).data().toString(); }
  QString head(int column) const {
    return view()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  }
  void click(const char* name) { panel->findChild<QToolButton*>(name)->click(); }
  void choose(int row, int column) {
    view()->setFocus();
    view()->setCurrentIndex(view()->model()->index(row, column));
  }
  DhField* edit(int row, int column) {
    choose(row, column);
    QTest::keyClick(view(), Qt::Key_Return);
    REQUIRE(field() != nullptr);
    return field();
  }
  /// The one that is open: others may wait to be deleted.
  DhField* field() const {
    for (DhField* each : view()->findChildren<DhField*>("dhField")) {
      if (each->isVisible()) return each;
    }
    return nullptr;
  }
  /// The delegate takes a key once the field has had it.
  void press(DhField* in, Qt::Key key) {
    QTest::keyClick(in, key);
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  const DhForm& form() const {
    const DhForm* looked_at = panel->look().form;
    if (looked_at == nullptr) throw std::logic_error("no row is chosen");
    return *looked_at;
  }
  double value(int row, DhParameter parameter) const {
    return valueOf(form().table.rows.at(static_cast<std::size_t>(row)), parameter);
  }
  QString undo() { return document.undoStack()->undoText(); }
  int steps() { return document.undoStack()->count(); }
};

constexpr int kTheta = DhTableModel::kTheta, kD = DhTableModel::kD, kA = DhTableModel::kA,
              kAlpha = DhTableModel::kAlpha;

}  // namespace

TEST_CASE("A row a joint, the variable with its q, angles as the window has them", "[ui][build]") {
  Table table("scara.json");
  QAbstractItemModel& model = *table.view()->model();
  REQUIRE(model.rowCount() == table.document.snapshot()->model->dof());
  int sliding = 0;
  for (int row = 0; row < model.rowCount(); ++row) {
    const bool slides = table.at(row, DhTableModel::kKind) == "prismatic";
    sliding += slides ? 1 : 0;
    const QString q = QStringLiteral("q") + subscript(row + 1);
    CHECK(table.at(row, kTheta).startsWith(q) == !slides);
    CHECK(table.at(row, kD).startsWith(q) == slides);
    CHECK(table.view()->model()->index(row, slides ? kD : kTheta).data(Qt::FontRole).isValid());
    CHECK_FALSE(table.view()->model()->index(row, kA).data(Qt::FontRole).isValid());
  }
  CHECK(sliding == 1);
  CHECK(table.head(kAlpha).contains(QStringLiteral("°")));
  table.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(table.head(kAlpha).contains("rad"));
  CHECK(table.head(kAlpha).contains(QStringLiteral("αᵢ ")));
  table.click("dhModified");
  CHECK(table.head(kAlpha).contains(QStringLiteral("αᵢ₋₁")));
  CHECK(table.head(kD).contains(QStringLiteral("dᵢ ")));
}

TEST_CASE("The PUMA's table is the source's, in degrees", "[ui][build]") {
  Table table;
  // the source's parameters, standard form
  CHECK(table.at(0, kAlpha) == "90.0000");
  CHECK(table.at(1, kA) == "0.431800");
  CHECK(table.at(2, kD) == "0.150050");
  CHECK(table.at(2, kAlpha) == QStringLiteral(u"−90.0000"));
  CHECK(table.at(5, kA) == "0");
  table.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(table.at(0, kAlpha) == "1.57080");
}

TEST_CASE("A typed number moves the robot with Enter; what is no number is not taken, and says so", "[ui][build]") {
  Table table;
  DhField* field = table.edit(1, kA);
  CHECK(field->text() == "0.4318");
  CHECK(field->accessibleName() == "a of " + table.at(1, DhTableModel::kJoint));
  field->selectAll();
  QTest::keyClicks(field, "0.4x");
  CHECK(field->toolTip().contains("Enter a number"));
  CHECK(field->accessibleDescription().contains("Enter a number"));
  table.press(field, Qt::Key_Return);
  CHECK(table.steps() == 0);
  CHECK(field->isVisible());
  CHECK(field->text() == "0.4x");
  field->selectAll();
  QTest::keyClicks(field, "0.51234567");
  CHECK(field->toolTip().isEmpty());
  table.press(field, Qt::Key_Return);
  CHECK(table.steps() == 1);
  CHECK(table.undo() == "a of " + table.at(1, DhTableModel::kJoint));
  CHECK(table.value(1, DhParameter::A) == 0.51234567);
  table.settle();
  // an angle with pi is in rad whatever the table shows; one without is in degrees here
  field = table.edit(3, kAlpha);
  field->selectAll();
  QTest::keyClicks(field, "pi/3");
  table.press(field, Qt::Key_Return);
  CHECK(table.value(3, DhParameter::Alpha) == std::numbers::pi / 3.0);
  table.settle();
  field = table.edit(3, kAlpha);
  field->selectAll();
  QTest::keyClicks(field, "45");
  table.press(field, Qt::Key_Return);
  CHECK(table.value(3, DhParameter::Alpha) == Approx(std::numbers::pi / 4.0).epsilon(1e-15));
  CHECK(table.steps() == 3);
}

TEST_CASE("A field that is opened and left changes no bit", "[ui][build]") {
  Table table("iiwa14.urdf");
  for (int row = 0; row < table.view()->model()->rowCount(); ++row) {
    for (const int column : {kTheta, kD, kA, kAlpha}) {
      DhField* field = table.edit(row, column);
      table.press(field, Qt::Key_Return);
      REQUIRE(table.field() == nullptr);
    }
  }
  CHECK(table.steps() == 0);
}

TEST_CASE("Arrow keys and the handle move the robot at once; Enter keeps it as one step, Esc takes it back",
          "[ui][build]") {
  Table table;
  const auto before = table.document.snapshot();
  DhField* field = table.edit(1, kA);
  for (int k = 0; k < 3; ++k) QTest::keyClick(field, Qt::Key_Up);
  CHECK(table.document.snapshot()->dragging);
  CHECK(table.document.snapshot()->mechanism != before->mechanism);
  CHECK(table.value(1, DhParameter::A) == Approx(0.4618).epsilon(1e-12));
  CHECK(table.steps() == 0);
  table.settle();
  REQUIRE(table.field() == field);
  CHECK(field->text() == "0.4618");
  table.press(field, Qt::Key_Return);
  CHECK_FALSE(table.document.gestureActive());
  CHECK(table.steps() == 1);
  table.document.undo();
  CHECK(table.document.snapshot()->tau == before->tau);
  table.settle();

  field = table.edit(2, kAlpha);
  const QPointF handle(field->width() - 6, 0.5 * field->height());
  linkwright::test::press(field, handle);
  for (int k = 1; k <= 20; ++k) linkwright::test::moveTo(field, handle - QPointF(0.0, 4.0 * k));
  CHECK(table.value(2, DhParameter::Alpha) == Approx(-70.0 * std::numbers::pi / 180.0).epsilon(1e-12));
  linkwright::test::release(field, handle - QPointF(0.0, 80.0));
  CHECK(table.document.gestureActive());
  table.press(field, Qt::Key_Escape);
  CHECK_FALSE(table.document.gestureActive());
  CHECK(table.document.snapshot()->tau == before->tau);
  CHECK_FALSE(table.document.undoStack()->canUndo());
}

TEST_CASE("Undo while a number is turned takes it back, and the field shows it", "[ui][build]") {
  Table table;
  DhField* field = table.edit(1, kA);
  QTest::keyClick(field, Qt::Key_PageUp);
  CHECK(field->text() == "0.5318");
  table.document.undo();
  table.settle();
  CHECK(field->text() == "0.4318");
  CHECK(table.value(1, DhParameter::A) == Approx(0.4318));
}

TEST_CASE("A row and its link are chosen together; Esc lets go of both", "[ui][build]") {
  Table table;
  QSignalSpy looks(table.panel.get(), &DhPanel::lookChanged);
  table.choose(2, kAlpha);
  CHECK(looks.count() > 0);
  CHECK(table.panel->look().row == 2);
  CHECK(table.panel->look().parameter == DhParameter::Alpha);
  const auto& links = table.document.snapshot()->model->links();
  const int joint = table.form().joints.at(2);
  CHECK(links.at(static_cast<std::size_t>(table.interaction.selectedLink())).joint == joint);
  // and the other way
  for (std::size_t i = 0; i < links.size(); ++i) {
    if (links[i].joint == table.form().joints.at(4)) table.interaction.selectLink(static_cast<int>(i));
  }
  CHECK(table.panel->look().row == 4);
  CHECK(table.panel->look().parameter == DhParameter::Alpha);
  QTest::keyClick(table.view(), Qt::Key_Escape);
  CHECK(table.panel->look().form == nullptr);
  CHECK(table.interaction.selectedLink() == -1);
  table.choose(1, kD);
  CHECK(table.panel->look().row == 1);
  table.panel->hide();
  CHECK(table.panel->look().form == nullptr);
}

TEST_CASE("The table is looked for when the mechanism changes, not when the robot moves", "[ui][build]") {
  Table table;
  QSignalSpy changed(table.view()->model(), &QAbstractItemModel::dataChanged);
  QSignalSpy reset(table.view()->model(), &QAbstractItemModel::modelReset);
  for (int k = 0; k < 5; ++k) {
    setJoint(table.document, 0, JointField::Position, 0.1 * k + 0.05);
    table.settle();
  }
  CHECK(changed.count() + reset.count() == 0);
  openExample(table.document, "planar_3r.json");
  table.settle();
  CHECK(reset.count() == 1);
  CHECK(table.view()->model()->rowCount() == 3);
}

TEST_CASE("What has no table says why in words", "[ui][build]") {
  Table table("torso_with_two_arms.json");
  auto* none = table.panel->findChild<QLabel*>("dhNone");
  CHECK(none->isVisible());
  CHECK(none->text().contains("branches at link"));
  CHECK_FALSE(table.view()->isVisible());
  CHECK_FALSE(table.panel->findChild<QToolButton*>("dhCopy")->isEnabled());
  openExample(table.document, "puma560.json");
  table.settle();
  CHECK(table.view()->isVisible());
}

TEST_CASE("Copies hold the table with all digits, and a CSV copy is the table again", "[ui][build]") {
  Table table;
  const QList<QAction*> formats = table.panel->findChild<QToolButton*>("dhCopy")->menu()->actions();
  REQUIRE(formats.size() == 5);
  table.choose(0, kA);
  const DhTable shown = table.form().table;
  formats[0]->trigger();
  const std::string csv = QApplication::clipboard()->text().toStdString();
  const Result<DhTable> back = readDhTable(csv, "copy", DhConvention::Standard);
  REQUIRE(back.ok());
  for (std::size_t i = 0; i < shown.rows.size(); ++i) {
    for (const DhParameter each : kDhParameters) {
      CHECK(valueOf(back->rows.at(i), each) == valueOf(shown.rows[i], each));
    }
    CHECK(back->rows[i].joint == shown.rows[i].joint);
  }
  formats[1]->trigger();
  CHECK(QApplication::clipboard()->text().startsWith("| joint"));
  formats[2]->trigger();
  CHECK(QApplication::clipboard()->text().contains("\\begin{tabular}"));
  formats[3]->trigger();
  CHECK(QApplication::clipboard()->text().contains("np.array"));
  formats[4]->trigger();
  CHECK(QApplication::clipboard()->text().contains("dh = ["));
  // one cell: the number that is shown, to the last bit
  table.choose(2, kD);
  QTest::keySequence(table.view(), QKeySequence::Copy);
  CHECK(QApplication::clipboard()->text().toDouble() == 0.15005);
}

TEST_CASE("The inertia ellipsoid is that of a body with the link's mass and moments", "[ui][build]") {
  Table table("iiwa14.urdf");
  const SnapshotPtr s = table.document.snapshot();
  int checked = 0;
  for (int i = 0; i < s->model->linkCount(); ++i) {
    const std::optional<LinkEllipsoid> of = linkEllipsoid(*s, i);
    const ModelLink& link = s->model->links()[static_cast<std::size_t>(i)];
    if (!of) continue;
    ++checked;
    // a solid ellipsoid's inertia, m/5 (b^2 + c^2), turned into the world
    const Eigen::Vector3d r2 = of->radii.cwiseAbs2();
    const Eigen::Vector3d I = link.inertial.mass / 5.0 * (Eigen::Vector3d::Constant(r2.sum()) - r2);
    const Pose& X_WL = s->X_WL[static_cast<std::size_t>(i)];
    const Eigen::Matrix3d wanted = X_WL.R * link.inertial.I_LLcm_L * X_WL.R.transpose();
    const Eigen::Matrix3d drawn = of->X_WC.R * I.asDiagonal() * of->X_WC.R.transpose();
    CHECK((drawn - wanted).norm() < 1e-12);
    CHECK((of->X_WC.p - X_WL * link.inertial.p_LLcm).norm() < 1e-15);
    CHECK(of->X_WC.R.determinant() == Approx(1.0));
  }
  CHECK(checked >= 7);
}

TEST_CASE("A link without an ellipsoid says so, in the bar of the panel", "[ui][build]") {
  Table table;
  auto* box = table.panel->findChild<QCheckBox*>("dhEllipsoid");
  auto* words = table.panel->findChild<QLabel*>("dhWords");
  CHECK(words->text().isEmpty());
  box->click();
  CHECK(table.interaction.displayOptions().inertia_ellipsoid);
  CHECK(words->text().contains("Select a link"));
  const Model& model = *table.document.snapshot()->model;
  const int second = model.findLink("link_2");
  table.interaction.selectLink(model.findLink("link_1"));
  CHECK(words->text().contains("link_1 has no mass"));
  table.interaction.selectLink(second);
  CHECK(words->text().contains("Principal moments of inertia of link_2: 0.13"));
  // more about one axis than about the two others together
  const Mechanism& mechanism = *table.document.snapshot()->mechanism;
  const int link = mechanism.findLink("link_2");
  Link changed = mechanism.links.at(static_cast<std::size_t>(link));
  changed.inertial.value().I_LLcm_L(0, 0) = 7.0;
  REQUIRE_FALSE(hasErrors(table.document.edit(withLink(mechanism, link, changed), "inertia")));
  table.settle();
  CHECK(words->text().contains("are not physically consistent"));
  CHECK_FALSE(linkEllipsoid(*table.document.snapshot(), second));
  table.interaction.setDisplayOption(&ui::DisplayOptions::inertia_ellipsoid, false);
  CHECK_FALSE(box->isChecked());
  CHECK(words->text().isEmpty());
}
