// SPDX-License-Identifier: GPL-3.0-or-later
// Predict first: what is asked is kept back by every view, answers are held against the recorder's value, and a run is
// kept.
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/document/walk.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/torque_panel.h"
#include "ui/widgets/direction_pad.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/explain/explain_panel.h"
#include "ui/workspaces/explain/questions/predict_strip.h"
#include "ui/workspaces/explain/questions/why_panel.h"
#include "ui/workspaces/explain/table/table_panel.h"
#include "ui/workspaces/explain/walk/start_page.h"
#include "ui/workspaces/explain/walk/term_row.h"
#include "ui/workspaces/explain/walk/value_row.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Class {
  Document document;
  Interaction interaction;
  std::unique_ptr<WalkTools> tools;
  std::unique_ptr<ExplainPanel> panel;
  std::unique_ptr<TorquePanel> torques;
  std::unique_ptr<WhyPanel> why;
  std::unique_ptr<TablePanel> table;

  explicit Class(const char* example) {
    openExample(document, example);
    const LivelyRates rates = livelyRates(*document.snapshot()->model);
    Eigen::VectorXd q = document.snapshot()->q;
    for (int i = 0; i < q.size(); ++i) q[i] += 0.1 + 0.07 * i;
    setState(document, q, rates.qd, rates.qdd, QStringLiteral("move"));
    tools = std::make_unique<WalkTools>(document, interaction);
    panel = std::make_unique<ExplainPanel>(document, interaction, *tools);
    torques = std::make_unique<TorquePanel>(document);
    torques->follow(interaction.walk());
    why = std::make_unique<WhyPanel>(document, interaction);
    table = std::make_unique<TablePanel>(document, interaction);
    for (QWidget* each : {static_cast<QWidget*>(panel.get()), static_cast<QWidget*>(torques.get()),
                          static_cast<QWidget*>(why.get()), static_cast<QWidget*>(table.get())}) {
      each->resize(480, 700);
      each->show();
    }
  }
  PredictionGame& game() const { return tools->game; }
  template <class Widget>
  Widget* find(const char* name) const {
    auto* widget = panel->findChild<Widget*>(QString::fromLatin1(name));
    REQUIRE(widget != nullptr);
    return widget;
  }
  Question question() const {
    REQUIRE(game().question());
    return *game().question();
  }
};

void addTexts(const QWidget& top, QStringList& texts) {
  QList<QWidget*> all = top.findChildren<QWidget*>();
  for (QWidget* widget : all) {
    if (!widget->isVisible()) continue;
    texts << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip() << widget->whatsThis();
    if (const auto* label = qobject_cast<QLabel*>(widget)) texts << label->text();
    const auto* view = qobject_cast<QAbstractItemView*>(widget);
    if (view == nullptr || view->model() == nullptr || qobject_cast<QComboBox*>(view->parent()) != nullptr) continue;
    const QAbstractItemModel& model = *view->model();
    for (int row = 0; row < model.rowCount(); ++row) {
      for (int column = 0; column < model.columnCount(); ++column) {
        const QModelIndex cell = model.index(row, column);
        for (const int role : {static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole),
                               static_cast<int>(Qt::AccessibleTextRole),
                               static_cast<int>(Qt::AccessibleDescriptionRole), static_cast<int>(Qt::UserRole)}) {
          const QVariant data = cell.data(role);
          texts << (data.typeId() == QMetaType::Double ? fullNumber(data.toDouble()) : data.toString());
        }
      }
    }
  }
}

/// What a person may know by now: factors of this step, terms that have been added and are not asked any more, and all
/// that the recursion has made before it.
bool isKnown(const Snapshot& snapshot, int step, const Explanation& explanation, double value) {
  // the last digits of one number may be those of another
  const auto is = [value](double other) {
    return std::abs(std::abs(other) - std::abs(value)) <= 1e-12 * std::abs(value);
  };
  for (const ExplainedTerm& term : explanation.terms) {
    if (term.added && !term.asked && std::any_of(term.values.begin(), term.values.end(), is)) return true;
  }
  for (const Summand& summand : termsOf(snapshot, step).summands) {
    for (const Factor& factor : summand.factors) {
      if (std::any_of(factor.values, factor.values + factor.size, is)) return true;
    }
  }
  const int first = (*snapshot.steps)[static_cast<std::size_t>(step)].first;
  for (int k = 0; k < first; ++k) {
    const Recorded& entry = snapshot.recording->entries[static_cast<std::size_t>(k)];
    if (std::any_of(entry.values, entry.values + entry.size, is)) return true;
  }
  return false;
}

void typeAnswer(const Class& c, const std::array<double, 9>& values, int size) {
  for (int k = 0; k < size; ++k) {
    auto* edit = c.find<QLineEdit>(qPrintable(QStringLiteral("predictField%1").arg(k)));
    REQUIRE(edit->isVisible());
    edit->setText(fullNumber(values.at(static_cast<std::size_t>(k))));
    emit edit->textEdited(edit->text());
  }
}

}  // namespace

TEST_CASE("What is asked cannot be read anywhere: by text, tooltip, description, copy or speech", "[ui][predict]") {
  const Formulation formulation = GENERATE(Formulation::BodyFrame, Formulation::Spatial, Formulation::WorldSpatial);
  const Granularity granularity = GENERATE(Granularity::Link, Granularity::Equation, Granularity::Term);
  Class c("ur5e.urdf");
  setFormulation(c.document, formulation);
  c.interaction.walk().setGranularity(granularity);
  c.game().setOn(true);
  const SnapshotPtr snapshot = c.document.snapshot();
  const int steps = static_cast<int>(snapshot->steps->size());
  int questions = 0, numbers = 0;
  for (int press = 0; press < 400; ++press) {
    c.tools->stepper.next();
    if (c.interaction.walk().step() == steps - 1 && c.interaction.walk().term() < 0) press = 400;
    if (!c.game().question()) continue;
    const Question question = c.question();
    ++questions;
    REQUIRE(c.interaction.walk().asked() == question.key);
    // the last joint's torque is what the panels without a walk would give away
    c.why->showTorqueOf(snapshot->model->dof() - 1);
    QStringList texts;
    for (const QWidget* each : {static_cast<QWidget*>(c.panel.get()), static_cast<QWidget*>(c.torques.get()),
                                static_cast<QWidget*>(c.why.get()), static_cast<QWidget*>(c.table.get())}) {
      addTexts(*each, texts);
    }
    texts << spokenText(c.panel->explanation());
    for (ValueRow* row : c.panel->findChildren<ValueRow*>()) {
      if (!row->isVisible() || !row->value().asked) continue;
      QApplication::clipboard()->setText(QStringLiteral("nothing"));
      QTest::keyClick(row, Qt::Key_C, Qt::ControlModifier);
      texts << QApplication::clipboard()->text() << clipboardText(row->value());
      for (const double value : row->value().values) REQUIRE(value == 0.0);
    }
    for (int k = 0; k < question.size; ++k) {
      const double value = question.truth.at(static_cast<std::size_t>(k));
      // short ones are part of others
      if (fullNumber(std::abs(value)).size() < 8 || isKnown(*snapshot, question.step, c.panel->explanation(), value))
        continue;
      ++numbers;
      const QString told = texts.filter(fullNumber(std::abs(value))).join(QLatin1Char('\n'));
      INFO(question.id << " step " << question.step << ", " << fullNumber(value).toStdString());
      INFO(told.toStdString());
      REQUIRE(told.isEmpty());
    }
  }
  CHECK(questions > 10);
  CHECK(numbers > 10);
}

TEST_CASE("Typed components are held against the recorder's value, and the slip is named", "[ui][predict]") {
  Class c("ur5e.urdf");
  c.find<QToolButton>("explainPredict")->click();
  CHECK(c.game().isOn());
  // to a sum of more than one term that do not vanish
  for (int press = 0; press < 60; ++press) {
    c.tools->stepper.next();
    if (c.game().question() && c.game().question()->size == 3 && c.game().question()->terms.size() > 1) break;
  }
  Question question = c.question();
  auto* check = c.find<QPushButton>("predictCheck");
  CHECK_FALSE(check->isEnabled());

  typeAnswer(c, question.truth, 3);
  CHECK(check->isEnabled());
  check->click();
  REQUIRE(c.game().last() != nullptr);
  CHECK(c.game().last()->verdict.right);
  CHECK(c.game().last()->answer.values == question.truth);
  CHECK_FALSE(c.interaction.walk().asked());
  // what was asked is shown now, to the last bit
  CHECK(c.panel->explanation().results.front().values[0] == question.truth[0]);
  CHECK(c.find<QLabel>("predictVerdict")->text().startsWith(QStringLiteral(u"✓ Right.")));
  CHECK(c.find<QLabel>("predictVerdict")->accessibleName().startsWith(QStringLiteral("Right.")));
  CHECK(c.find<QLabel>("predictScore")->text() == QStringLiteral("1 of 1 right"));

  // the same place is not asked again, and back there it is not asked either
  c.tools->stepper.next();
  c.tools->stepper.previous();
  CHECK_FALSE(c.game().question());

  // without its last term
  for (int press = 0; press < 60; ++press) {
    c.tools->stepper.next();
    if (c.game().question() && c.game().question()->size == 3 && c.game().question()->terms.size() > 1) break;
  }
  question = c.question();
  std::array<double, 9> wrong = question.truth;
  for (std::size_t k = 0; k < 3; ++k) wrong[k] -= question.terms.back().values[k];
  typeAnswer(c, wrong, 3);
  QTest::keyClick(c.find<QLineEdit>("predictField2"), Qt::Key_Return);
  REQUIRE(c.game().last() != nullptr);
  CHECK_FALSE(c.game().last()->verdict.right);
  CHECK(c.find<QLabel>("predictVerdict")
            ->text()
            .contains(QStringLiteral("leaves out %1").arg(QString::fromStdString(question.terms.back().plain))));
  CHECK(c.find<QLabel>("predictVerdict")->text().startsWith(QStringLiteral(u"✗ ")));
  CHECK(c.find<QLabel>("predictScore")->text() == QStringLiteral("1 of 2 right"));

  // the truth is still kept back, and a second try is told what it is worth; the first one counts
  REQUIRE(c.game().question());
  CHECK(c.interaction.walk().asked());
  CHECK_FALSE(c.find<QPushButton>("predictNext")->isVisible());
  typeAnswer(c, question.truth, 3);
  check->click();
  CHECK(c.game().last()->verdict.right);
  CHECK_FALSE(c.game().question());
  CHECK(c.find<QPushButton>("predictNext")->isVisible());
  CHECK(c.find<QLabel>("predictScore")->text() == QStringLiteral("1 of 2 right"));
  CHECK(c.game().run().questions.size() == 2);

  // shown: not counted
  c.tools->stepper.next();
  if (c.game().question()) {
    c.find<QPushButton>("predictShow")->click();
    CHECK(c.find<QLabel>("predictScore")->text() == QStringLiteral("1 of 2 right, 1 shown"));
  }

  // another state asks anew
  c.tools->stepper.previous();
  CHECK_FALSE(c.game().question());
  setJoint(c.document, 0, JointField::Velocity, 0.123);
  c.tools->stepper.next();
  c.tools->stepper.previous();
  CHECK(c.game().question());
}

TEST_CASE("A torque that is to be predicted is kept back by the legend and by its parts", "[ui][predict]") {
  Class c("ur5e.urdf");
  c.game().setOn(true);
  c.panel->showTorqueOf(2);
  REQUIRE(c.question().key.quantity == Quantity::JointTorque);
  auto* legend = c.torques->findChild<QAbstractItemView*>();
  REQUIRE(legend != nullptr);
  c.why->showTorqueOf(2);
  const auto torque = [&](int joint) { return legend->model()->index(joint, PlotLegend::kValue).data().toString(); };
  CHECK(torque(2) == QStringLiteral("?"));
  CHECK(torque(0) == QStringLiteral("?"));  // comes later
  CHECK(torque(5) != QStringLiteral("?"));  // has been
  CHECK(c.why->findChild<QLabel*>("whyTorque")->text().contains(QLatin1Char('?')));
  c.game().showIt();
  CHECK(torque(2) != QStringLiteral("?"));
  CHECK(torque(0) == QStringLiteral("?"));  // between two questions too
  c.game().setOn(false);
  CHECK(torque(0) != QStringLiteral("?"));
  CHECK(c.torques->legendValue(2) == c.document.snapshot()->tau[2]);
}

TEST_CASE("A direction is pointed at with mouse and keys", "[ui][predict]") {
  Class c("ur5e.urdf");
  c.game().setOn(true);
  for (int press = 0; press < 60; ++press) {
    c.tools->stepper.next();
    if (c.game().question() && c.game().question()->size == 3 && !vanishes(*c.game().question())) break;
  }
  const Question question = c.question();
  auto* kind = c.find<QComboBox>("predictKind");
  kind->setCurrentIndex(1);
  emit kind->activated(1);
  auto* pad = c.find<DirectionPad>("predictPad");
  REQUIRE(pad->isVisible());
  CHECK_FALSE(c.find<QLineEdit>("predictField0")->isVisible());

  SECTION("keys") {
    QTest::keyClick(pad, Qt::Key_Z);
    CHECK(pad->direction() == Eigen::Vector3d(0, 0, 1));
    QTest::keyClick(pad, Qt::Key_Z);
    CHECK(pad->direction() == Eigen::Vector3d(0, 0, -1));
    const Eigen::Vector3d before = pad->direction();
    QTest::keyClick(pad, Qt::Key_Up);
    CHECK(std::acos(pad->direction().dot(before)) == Approx(5.0 * M_PI / 180.0).epsilon(1e-9));
    QTest::keyClick(pad, Qt::Key_0);
    CHECK(pad->direction().isZero());
  }
  SECTION("mouse: near side inside the rim, far side beyond it") {
    const QPoint middle(pad->width() / 2, pad->height() / 2);
    QTest::mousePress(pad, Qt::LeftButton, {}, middle);
    const Eigen::Vector3d near = pad->direction();
    CHECK(near.norm() == Approx(1.0).epsilon(1e-12));
    const int radius = std::min(pad->width(), pad->height()) / 2 - 14;
    QTest::mousePress(pad, Qt::LeftButton, {}, middle + QPoint(radius - 5, 0));
    const Eigen::Vector3d this_side = pad->direction();
    QTest::mousePress(pad, Qt::LeftButton, {}, middle + QPoint(radius + 5, 0));
    const Eigen::Vector3d other_side = pad->direction();
    CHECK(near.dot(this_side) > 0.1);
    CHECK(near.dot(other_side) < -0.1);
  }
  SECTION("the truth is right, its opposite is told") {
    const Eigen::Vector3d truth(question.truth[0], question.truth[1], question.truth[2]);
    pad->setDirection(-truth);
    c.find<QPushButton>("predictCheck")->click();
    CHECK(c.game().last()->verdict.slip == AnswerSlip::Opposite);
    c.tools->stepper.next();
    setJoint(c.document, 0, JointField::Velocity, 0.123);
    c.tools->stepper.goTo(question.step);
    const Question again = c.question();
    pad->setDirection({again.truth[0], again.truth[1], again.truth[2]});
    c.find<QPushButton>("predictCheck")->click();
    CHECK(c.game().last()->verdict.right);
  }
}

TEST_CASE("By term each summand is asked, then the sum; earlier ones are seen", "[ui][predict]") {
  Class c("ur5e.urdf");
  c.interaction.walk().setGranularity(Granularity::Term);
  c.game().setOn(true);
  int terms = 0, sums = 0;
  for (int press = 0; press < 120; ++press) {
    c.tools->stepper.next();
    const Walk& walk = c.interaction.walk();
    if (!c.game().question()) continue;
    const Question question = c.question();
    REQUIRE(question.summand == walk.term());
    question.summand < 0 ? ++sums : ++terms;
    const auto& shown = c.panel->explanation().terms;
    for (std::size_t k = 0; k < shown.size(); ++k) {
      const bool hidden = walk.term() < 0 ? k + 1 == shown.size() : static_cast<int>(k) >= walk.term();
      REQUIRE(shown[k].asked == hidden);
    }
    typeAnswer(c, question.truth, question.size);
    c.find<QPushButton>("predictCheck")->click();
    REQUIRE(c.game().last()->verdict.right);
  }
  CHECK(terms > 20);
  CHECK(sums > 20);
}

TEST_CASE("The answers of a run are written as CSV and as Markdown", "[ui][predict]") {
  Class c("ur5e.urdf");
  c.game().setOn(true);
  for (int press = 0; press < 12; ++press) {
    c.tools->stepper.next();
    if (c.game().question()) c.game().answer({});
  }
  const auto count = static_cast<int>(c.game().run().questions.size());
  REQUIRE(count > 5);
  QTemporaryDir folder;
  const auto read = [&](const char* name) {
    const QString path = folder.filePath(QString::fromLatin1(name));
    CHECK(c.game().save(path).isEmpty());
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
  };
  CHECK(read("run.csv").count(QStringLiteral("components")) == count);
  CHECK(read("run.md").startsWith(QStringLiteral("# Predicted: ")));
  CHECK_FALSE(c.game().save(folder.filePath(QStringLiteral("no/such/folder.csv"))).isEmpty());
}
