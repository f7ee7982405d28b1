// SPDX-License-Identifier: GPL-3.0-or-later
// The parallel solution scheme made visible: the matrices' numbers, a torque term by term, and the mistake beside it.
#include "ui/workspaces/elastic/nodal_panel.h"

#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/elastic/nodal_models.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

using Nodal = ElasticPanelFixture<NodalPanel>;

double numberAt(const QTableView& view, int row, int column) {
  const QVariant value = view.model()->index(row, column).data(Qt::UserRole);
  REQUIRE(value.isValid());
  return value.toDouble();
}

QString textAt(const QTableView& view, int row, int column) {
  return view.model()->index(row, column).data().toString();
}

}  // namespace

TEST_CASE("Numbers of the matrices have three or four digits and true minus signs", "[ui][elastic][nodal]") {
  CHECK(nodalNumber(0.0, 1.0) == "0");
  CHECK(nodalNumber(-0.25, 1.0) == QStringLiteral(u"−0.250"));
  CHECK(nodalNumber(0.25, 0.25) == "0.250");
  CHECK(nodalNumber(123.456, 200.0) == "123.5");
  CHECK(nodalNumber(-1e-9, 1.0) == "0.000");
  CHECK(nodalNumber(-1.234e-7, 1e-6) == QStringLiteral(u"−1.23e−07"));
}

TEST_CASE("The paper's arm as it starts: matrices, terms and sums", "[ui][elastic][nodal]") {
  Nodal at;
  at.document.playback().setTime(0.0);
  at.settle();
  REQUIRE(at.panel.scheme() != nullptr);
  auto* L = at.find<QTableView>("nodalL");
  auto* T = at.find<QTableView>("nodalT");
  auto* P = at.find<QTableView>("nodalP");
  REQUIRE(L->model()->rowCount() == 2);
  REQUIRE(L->model()->columnCount() == 2);
  REQUIRE(T->model()->columnCount() == 4);
  REQUIRE(P->model()->rowCount() == 4);
  CHECK(numberAt(*L, 0, 1) == Approx(0.25));
  CHECK(numberAt(*L, 1, 0) == 0.0);
  CHECK(textAt(*L, 1, 0) == "0");
  CHECK(numberAt(*T, 1, 3) == Approx(1.0));
  // the terms of joint 1 make the figure of the locked start
  auto* terms = at.find<QTableView>("nodalTerms");
  REQUIRE(terms->model()->rowCount() == 2);
  const double sum = numberAt(*terms, 0, 3) + numberAt(*terms, 1, 3);
  // the example's bars are as wide as they are: 8.1e-7 kg m^2 more than rods, times 4.7 rad/s^2
  CHECK(std::abs(sum - 0.194386) < 5e-6);
  auto* sums = at.find<QTableWidget>("nodalSums");
  CHECK(sums->item(0, 1)->data(Qt::UserRole).toDouble() == sum);
  CHECK(std::abs(sums->item(1, 2)->data(Qt::UserRole).toDouble()) < 1e-14);
  // the passive joint is held at that instant
  at.panel.chooseJoint(1);
  CHECK(std::abs(at.panel.scheme()->tau(1) - 0.082835) < 5e-6);
  CHECK(at.find<QLabel>("nodalVerdict")->text().contains("With the locked start"));
}

TEST_CASE("The passive joint's terms cancel, and with lumped mass they do not", "[ui][elastic][nodal]") {
  Nodal at;
  at.document.playback().setTime(0.7);
  at.settle();
  at.panel.chooseJoint(1);
  auto* verdict = at.find<QLabel>("nodalVerdict");
  CHECK(verdict->text().contains("the terms cancel"));
  CHECK(std::abs(at.panel.scheme()->tau(1)) < 1e-9);
  auto* sums = at.find<QTableWidget>("nodalSums");
  const int rows = sums->rowCount();
  at.find<QCheckBox>("nodalLumped")->click();
  at.settle();
  REQUIRE(sums->rowCount() == rows + 1);
  CHECK(std::abs(sums->item(1, 1)->data(Qt::UserRole).toDouble()) > 1e-4);
  CHECK(verdict->text().contains("half the mass of each"));
  at.find<QCheckBox>("nodalLumped")->click();
  at.settle();
  CHECK(sums->rowCount() == rows);
}

TEST_CASE("What the chosen joint's torque is made of is lit", "[ui][elastic][nodal]") {
  Nodal at;
  at.panel.chooseJoint(1);
  auto* T = at.find<QTableView>("nodalT");
  const auto lit = [&](int row, int column) {
    return T->model()->index(row, column).data(Qt::BackgroundRole).isValid();
  };
  CHECK_FALSE(lit(0, 3));
  CHECK(lit(1, 3));
  CHECK_FALSE(lit(1, 0));
  at.panel.chooseJoint(0);
  CHECK(lit(0, 3));
  CHECK(lit(0, 0));
  // a click on a link chooses its joint
  at.interaction.selectLink(at.document.snapshot()->model->findLink("link_2"));
  CHECK(at.panel.joint() == 1);
}

TEST_CASE("All digits are copied from a cell, and the panel costs nothing while hidden", "[ui][elastic][nodal]") {
  Nodal at;
  auto* P = at.find<QTableView>("nodalP");
  P->setCurrentIndex(P->model()->index(3, 0));
  P->setFocus();
  QTest::keySequence(P, QKeySequence::Copy);
  CHECK(QApplication::clipboard()->text() == fullNumber(at.panel.scheme()->P(3)));
  at.panel.hide();
  const auto before = at.panel.scheme();
  at.document.playback().setTime(1.1);
  at.settle();
  CHECK(at.panel.scheme() == before);
  at.panel.show();
  at.settle();
  CHECK(at.panel.scheme() != before);
}

TEST_CASE("Without anything passive or elastic the panel says what to do", "[ui][elastic][nodal]") {
  Nodal at("panda.urdf");
  CHECK(at.panel.scheme() == nullptr);
  CHECK(at.panel.joint() == -1);
  CHECK(at.find<QLabel>("nodalMissing")->text().contains("No elastic link"));
  CHECK_FALSE(at.find<QTableView>("nodalL")->isVisible());
}

TEST_CASE("Hidden, the panel asks nothing of the analysis that it has shown last", "[ui][elastic][nodal]") {
  Nodal at;
  REQUIRE(at.panel.scheme() != nullptr);
  REQUIRE(at.panel.joint() == 0);
  const int link = at.document.snapshot()->model->findLink("link_2");
  at.panel.hide();
  SECTION("a link of the same robot is followed when the panel is seen again") {
    at.interaction.selectLink(link);
    CHECK(at.panel.joint() == 0);
    at.panel.show();
    at.settle();
    CHECK(at.panel.joint() == 1);
    // and once only: the joint is the person's to choose
    at.panel.chooseJoint(0);
    at.document.playback().setTime(0.5);
    at.settle();
    CHECK(at.panel.joint() == 0);
  }
  SECTION("a link of a robot without an analysis") {
    openExample(at.document, "puma560.json");
    at.settle();
    for (int each = 0; each < at.document.snapshot()->model->linkCount(); ++each) at.interaction.selectLink(each);
    at.panel.show();
    at.settle();
    CHECK(at.panel.scheme() == nullptr);
    CHECK(at.panel.joint() == -1);
  }
  SECTION("a link of a robot with more joints") {
    openExample(at.document, "elastic_chain.json");
    REQUIRE(at.analysed());
    const Model& model = *at.document.snapshot()->model;
    const int last = model.linkOfBody(model.bodyCount() - 1);
    at.interaction.selectLink(last);
    at.panel.show();
    at.settle();
    REQUIRE(at.panel.scheme() != nullptr);
    CHECK(at.panel.joint() == model.dof() - 1);
  }
}
