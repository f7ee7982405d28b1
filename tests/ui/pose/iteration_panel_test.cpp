// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/pose/iteration_words.h"
#include "ui/workspaces/pose/jacobian_table.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QSlider>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

struct Glass {
  Document document;
  Interaction interaction;
  IkStudy study{document};
  IterationPanel panel{study, interaction};

  explicit Glass(const char* example = "puma560.json") {
    linkwright::test::openExample(document, example);
    panel.resize(900, 320);
    panel.show();
    study.setOpen(true);
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
  }
  template <class T>
  T* find(const char* name) {
    return linkwright::test::findWidget<T>(panel, name);
  }
  void type(const char* name, const QString& text) {
    auto* field = find<NumberField>(name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
  }
  void showTab(int index) {
    find<QTabWidget>("iterationTabs")->setCurrentIndex(index);
    settle();
  }
};

constexpr int kEquationsTab = 1, kJacobianTab = 2, kSingularTab = 3;

}  // namespace

TEST_CASE("The cases are two clicks away, and the buttons walk through them", "[ui][pose]") {
  Glass g;
  auto* cases = g.find<QComboBox>("iterationCase");
  const int row = cases->findData(static_cast<int>(IkCase::OutOfReach));
  cases->setCurrentIndex(row);
  emit cases->activated(row);
  CHECK(g.study.whichCase() == IkCase::OutOfReach);
  CHECK(g.find<QLabel>("iterationPlace")->text() == "0 of 500");
  g.find<QAbstractButton>("buttonIterationNext")->click();
  g.find<QAbstractButton>("buttonIterationNext")->click();
  CHECK(g.find<QLabel>("iterationPlace")->text() == "2 of 500");
  CHECK(g.find<QSlider>("iterationScrubber")->value() == 2);
  CHECK(g.find<PlotView>("residualPlot")->cursor() == 2.0);
  g.find<QAbstractButton>("buttonIterationBack")->click();
  CHECK(g.study.place() == 1);
  g.find<QAbstractButton>("buttonIterationEnd")->click();
  CHECK(g.study.place() == 500);
  CHECK(g.find<QLabel>("iterationStatus")->text().contains("500"));
  g.find<QSlider>("iterationScrubber")->setValue(7);
  CHECK(g.study.place() == 7);
  g.find<QAbstractButton>("buttonIterationRun")->click();
  CHECK(g.study.isRunning());
  CHECK(g.find<QAbstractButton>("buttonIterationRun")->isChecked());
  g.find<QAbstractButton>("buttonIterationRun")->click();
  CHECK_FALSE(g.study.isRunning());
}

TEST_CASE("The methods' table says how each run ends, its ticks and rows choose", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::NearSingular);
  auto* table = g.find<QTableWidget>("iterationRuns");
  REQUIRE(table->rowCount() == 4);
  for (int row = 0; row < 4; ++row) {
    const IkRun* run = g.study.run(kIkMethods.at(static_cast<std::size_t>(row)));
    if (run == nullptr) {
      CHECK(table->item(row, 1)->text() == QString::fromUtf8("—"));
      continue;
    }
    CHECK(table->item(row, 1)->text().toInt() == run->count());
    CHECK(table->item(row, 3)->data(Qt::UserRole).toDouble() == run->end.residual);
    CHECK(table->item(row, 4)->data(Qt::UserRole).toDouble() == run->end.position_error);
  }
  CHECK(table->item(0, 2)->text() == "does not converge");
  CHECK(table->item(3, 2)->text() == toString(g.study.run(IkMethod::Safeguarded)->status));
  const std::size_t curves = g.find<PlotView>("residualPlot")->curves().size();
  table->item(1, 0)->setCheckState(Qt::Checked);
  CHECK(g.study.compares(IkMethod::Transpose));
  CHECK(g.find<PlotView>("residualPlot")->curves().size() == curves + 1);
  table->setCurrentCell(3, 0);
  CHECK(g.study.method() == IkMethod::Safeguarded);
  // one is always looked into
  for (int row = 0; row < 4; ++row) table->item(row, 0)->setCheckState(Qt::Unchecked);
  CHECK(g.study.run() != nullptr);
  g.settle();
  int ticked = 0;
  for (int row = 0; row < 4; ++row) ticked += table->item(row, 0)->checkState() == Qt::Checked ? 1 : 0;
  CHECK(ticked == 1);
}

TEST_CASE("The Jacobian's table has core's numbers", "[ui][pose]") {
  for (const char* file : {"puma560.json", "iiwa14.urdf", "planar_2r.json"}) {
    INFO(file);
    Glass g(file);
    g.study.choose(IkCase::LongWay);
    g.study.goTo(3);
    g.showTab(kJacobianTab);
    auto* table = g.find<JacobianTable>("jacobianTable");
    const IkIteration& at = g.study.run()->inside(3);
    REQUIRE(table->columnCount() == JacobianTable::kFirstJoint + at.DJ.cols());
    const NumberGroup shown(at.DJ.cwiseAbs().maxCoeff());
    for (int row = 0; row < 6; ++row) {
      CHECK(table->item(row, JacobianTable::kDifference)->data(Qt::UserRole).toDouble() ==
            at.difference.stacked()[row]);
      CHECK(table->item(row, JacobianTable::kResidual)->data(Qt::UserRole).toDouble() == at.e[row]);
      CHECK(table->item(row, JacobianTable::kStep)->data(Qt::UserRole).toDouble() == at.delta_p[row]);
      for (int k = 0; k < at.DJ.cols(); ++k) {
        const QTableWidgetItem* cell = table->item(row, JacobianTable::kFirstJoint + k);
        CHECK(cell->data(Qt::UserRole).toDouble() == at.DJ(row, k));
        CHECK(cell->text() == shown.text(at.DJ(row, k)));
      }
    }
    for (int k = 0; k < at.delta_q.size(); ++k) {
      const QTableWidgetItem* cell = table->item(JacobianTable::kStepRow, JacobianTable::kFirstJoint + k);
      CHECK(cell->data(Qt::UserRole).toDouble() == at.delta_q[k]);
    }
    // at the end there is no step to show
    g.study.toEnd();
    CHECK(table->item(0, JacobianTable::kStep) == nullptr);
    CHECK(table->item(0, JacobianTable::kFirstJoint)->data(Qt::UserRole).toDouble() == g.study.run()->end.DJ(0, 0));
  }
}

TEST_CASE("The Jacobian's table is copied as matrices, to the last bit", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::LongWay);
  g.study.goTo(2);
  g.showTab(kJacobianTab);
  auto* table = g.find<JacobianTable>("jacobianTable");
  const IkIteration& at = g.study.run()->inside(2);
  const QPoint middle = table->rect().center();
  QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, table->mapToGlobal(middle));
  QApplication::sendEvent(table, &event);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  REQUIRE(menu != nullptr);
  REQUIRE(menu->actions().size() == 2);
  const auto copied = [&](int which) {
    menu->actions()[which]->menu()->actions()[4]->trigger();
    return QApplication::clipboard()->text().toStdString();
  };
  const auto assigned = [](const char* name, const Eigen::MatrixXd& values) {
    const std::string text = matrixText(TableFormat::Matlab, {{name, "", "", values}});
    return text.substr(text.find('\n') + 1);
  };
  CHECK(copied(0).find("\n" + assigned("DJ", at.DJ)) != std::string::npos);
  const std::string all = copied(1);
  CHECK(all.find("\n" + assigned("DJ", at.DJ)) != std::string::npos);
  CHECK(all.find("\n" + assigned("difference", at.difference.stacked())) != std::string::npos);
  CHECK(all.find("\n" + assigned("e", at.e)) != std::string::npos);
  CHECK(all.find("\n" + assigned("dp", at.delta_p)) != std::string::npos);
  CHECK(all.find("\n" + assigned("dq", at.delta_q)) != std::string::npos);
  menu->close();
}

TEST_CASE("Singular values and equations are those of the iteration shown", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::NearSingular);
  g.study.lookInto(IkMethod::Safeguarded);
  g.study.goTo(4);
  g.showTab(kSingularTab);
  auto* plot = g.find<PlotView>("singularPlot");
  const IkIteration& at = g.study.run()->inside(4);
  const std::vector<double>&sigma = plot->curves().at(0).y, &filter = plot->curves().at(1).y;
  REQUIRE(sigma.size() == static_cast<std::size_t>(at.sigma.size()));
  for (std::size_t k = 0; k < sigma.size(); ++k) {
    CHECK(sigma[k] == at.sigma[static_cast<Eigen::Index>(k)]);
    CHECK(filter[k] == at.filter[static_cast<Eigen::Index>(k)]);
  }
  REQUIRE(plot->levels().size() == 1);
  CHECK(plot->levels()[0].y == at.damping);
  g.showTab(kEquationsTab);
  const QString words = g.find<QLabel>("iterationEquations")->text();
  for (const char* number : {"(3)", "(4)", "(5)", "(6)", "(7)", "(8)"}) CHECK(words.contains(number));
  CHECK(words.contains(significant(at.residual)));
  CHECK(words.contains(significant(at.damping)));
  // a sign of the text is no sign of the markup
  g.study.choose(IkCase::LongWay);
  g.study.toEnd();
  g.study.back();
  REQUIRE_FALSE(g.study.run()->inside(g.study.place()).is_limited);
  QTextDocument page;
  page.setHtml(g.find<QLabel>("iterationEquations")->text());
  CHECK(page.toPlainText().contains("full step"));
}

TEST_CASE("Numbers that are typed are taken, exponents too, and come back when asked", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::LongWay);
  const int before = g.study.run()->count();
  g.type("iterationStepLimit", "0.05");
  CHECK(g.study.options().step_limit == 0.05);
  CHECK(g.study.run()->count() > before);
  g.type("iterationRank", "1e-3");
  CHECK(g.study.options().rank_tolerance == 1e-3);
  g.type("weightOrientation", "10");
  for (int k = 3; k < 6; ++k) CHECK(g.study.options().weights[k] == 10.0);
  g.type("weight4", "0");
  CHECK(g.study.options().weights[4] == 0.0);
  g.find<QAbstractButton>("iterationLimited")->setChecked(false);
  CHECK_FALSE(std::isfinite(g.study.options().step_limit));
  g.find<QAbstractButton>("iterationReset")->click();
  CHECK(g.study.run()->count() == before);
  CHECK(g.find<QAbstractButton>("iterationLimited")->isChecked());
  g.type("iterationTarget2", "0.25");
  CHECK(g.study.whichCase() == IkCase::Typed);
  CHECK(g.study.problem()->X_WT.p.z() == 0.25);
  // what cannot be stays in the field, and the target as it was
  g.type("iterationTarget2", "20000");
  CHECK(g.find<NumberField>("iterationTarget2")->isRefused());
  CHECK(g.study.problem()->X_WT.p.z() == 0.25);
}

TEST_CASE("Each mistake has its hint and changes what is drawn; the right curve stays dashed", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::LongWay);
  auto* list = g.find<QListWidget>("iterationMistakes");
  REQUIRE(list->count() == static_cast<int>(kIkMistakes.size()));
  auto* plot = g.find<PlotView>("residualPlot");
  for (int row = 0; row < list->count(); ++row) {
    list->setCurrentRow(row);
    CHECK(g.find<QLabel>("iterationMistakeHint")->text() == mistakeHint(kIkMistakes.at(static_cast<std::size_t>(row))));
    list->item(row)->setCheckState(Qt::Checked);
    CHECK(g.study.options().mistakes.contains(kIkMistakes.at(static_cast<std::size_t>(row))));
    REQUIRE(plot->curves().size() >= 2);
    CHECK(plot->curves().front().line == Qt::DashLine);
    // beside the right one, which stays dashed, the same method goes another way
    const PlotCurve& right = plot->curves().front();
    const auto wrong = std::find_if(plot->curves().begin() + 1, plot->curves().end(),
                                    [&](const PlotCurve& curve) { return curve.tip == right.tip; });
    REQUIRE(wrong != plot->curves().end());
    const bool ends_alike = kIkMistakes.at(static_cast<std::size_t>(row)) == IkMistake::ResidualTestOnly;
    if (!ends_alike) CHECK(wrong->y != right.y);
    g.find<QAbstractButton>("iterationNoMistakes")->click();
    CHECK(list->item(row)->checkState() == Qt::Unchecked);
    CHECK_FALSE(plot->curves().front().line == Qt::DashLine);
  }
}

TEST_CASE("The equations are those that are calculated, mistakes and all", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::LongWay);
  g.showTab(kEquationsTab);
  const auto page = [&] { return g.find<QLabel>("iterationEquations")->text(); };
  REQUIRE(g.study.run()->inside(0).residual > g.study.options().step_limit);
  CHECK(page().contains(QStringLiteral("because |e| &gt; s")));
  CHECK_FALSE(page().contains(QChar(0x2717)));
  const auto withMistake = [&](IkMistake mistake) {
    g.study.setMistake(mistake, true);
    QString text = page();
    g.study.setMistake(mistake, false);
    CHECK(text.contains(QChar(0x2717)));  // marked
    return text;
  };
  const QString unlimited = withMistake(IkMistake::NoLimiter);
  CHECK(unlimited.contains(QStringLiteral("although |e| &gt; s")));
  CHECK_FALSE(unlimited.contains(QStringLiteral("|e| &lt; s")));
  CHECK(withMistake(IkMistake::WrongSign).contains(QStringLiteral(u"p = p<sub>E</sub> − p<sub>T</sub>")));
  CHECK(withMistake(IkMistake::NoFrameTransform).contains(QStringLiteral(u"φ = log(")));
  CHECK(withMistake(IkMistake::EulerDifference).contains(QStringLiteral(u"φ = rpy(R<sub>WT</sub>)")));
  CHECK(withMistake(IkMistake::UnweightedJacobian).contains(QStringLiteral(u"<i>J = U diag")));
  CHECK(withMistake(IkMistake::JacobianOfOrigin).contains(QStringLiteral("D J<sub>O</sub>")));
}

TEST_CASE("A weight that nobody has typed keeps all its digits", "[ui][pose]") {
  Glass g;
  const Eigen::Matrix<double, 6, 1> before = g.study.options().weights;
  for (const char* name : {"weight0", "weightPosition"}) {
    auto* field = g.find<NumberField>(name);
    g.type(name, field->typedText());
    CHECK(g.study.options().weights == before);
  }
}

TEST_CASE("The columns of the Jacobian are headed by their joints", "[ui][pose]") {
  Glass g;
  g.showTab(kJacobianTab);
  auto* table = g.find<QTableWidget>("jacobianTable");
  const Model& model = *g.study.problem()->model;
  for (int k = 0; k < 6; ++k) {
    const QString head = table->horizontalHeaderItem(JacobianTable::kFirstJoint + k)->text();
    CHECK(head.contains(QStringLiteral("D J%1").arg(k + 1)));
    CHECK(head.contains(QString::fromStdString(model.joints()[static_cast<std::size_t>(k)].name)));
  }
}

TEST_CASE("The iterations go to the clipboard, and a sentence says where one is", "[ui][pose]") {
  Glass g;
  g.study.choose(IkCase::LongWay);
  g.find<QAbstractButton>("iterationCopy")->click();
  CHECK(QApplication::clipboard()->text() == csvOf(*g.study.run(), *g.study.problem()->model));
  g.study.goTo(2);
  const QString spoken = g.find<QSlider>("iterationScrubber")->accessibleDescription();
  CHECK(spoken.contains("after 2 of"));
  CHECK(spoken.contains(significant(g.study.run()->inside(2).residual)));
}

TEST_CASE("A robot without joints has nothing to iterate", "[ui][pose]") {
  Document document;
  Interaction interaction;
  IkStudy study(document);
  IterationPanel panel(study, interaction);
  panel.show();
  study.setOpen(true);
  CHECK(study.run() == nullptr);
  CHECK_FALSE(panel.findChild<QAbstractButton*>("iterationPut")->isEnabled());
  study.next();
  study.setRunning(true);
  CHECK_FALSE(study.isRunning());
}
