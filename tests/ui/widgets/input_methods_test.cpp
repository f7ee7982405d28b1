// SPDX-License-Identifier: GPL-3.0-or-later
// Fields as an input method fills them: with what is being composed, and then with what is committed.
#include "ui/widgets/input_methods.h"

#include "tests/support/catch.h"
#include "ui/widgets/typed_in.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/construct/dh_field.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

using namespace linkwright::ui;

namespace {

void compose(QWidget& field, const char16_t* text) {
  QInputMethodEvent event(QString::fromUtf16(text), {});
  QCoreApplication::sendEvent(&field, &event);
}

void commit(QWidget& field, const char16_t* text) {
  QInputMethodEvent event;
  event.setCommitString(QString::fromUtf16(text));
  QCoreApplication::sendEvent(&field, &event);
}

/// Composes, commits and enters a text in place of what is there.
void enter(QWidget& field, QLineEdit& line, const char16_t* text) {
  line.selectAll();
  compose(field, text);
  commit(field, text);
  QTest::keyClick(&field, Qt::Key_Return);
}

bool takesInputMethod(QObject& object) {
  QInputMethodQueryEvent query(Qt::ImEnabled);
  QCoreApplication::sendEvent(&object, &query);
  return query.value(Qt::ImEnabled).toBool();
}

/// As the window does it.
struct Filtered {
  InputMethods filter;
  Filtered() { qApp->installEventFilter(&filter); }
};

}  // namespace

TEST_CASE("Every field of a number takes a comma, and the digits of full width that an input method commits") {
  const Filtered filtered;
  NumberField number;
  UnitField length(Measure::Length);
  QObject::connect(&number, &NumberField::typed, &number, &NumberField::setSi);
  DhField angle(Measure::Angle, AngleUnit::Radian);
  TypedIn<QDoubleSpinBox> step;
  TypedIn<QSpinBox> count;
  for (const char16_t* text : {u"1,5", u"２．５", u"３，５"}) {
    const double expected = text[0] == u'1' ? 1.5 : text[0] == u'２' ? 2.5 : 3.5;
    INFO(expected);
    for (QWidget* each : std::initializer_list<QWidget*>{&number, &length, &angle, &step}) {
      auto* line = qobject_cast<QLineEdit*>(each);
      enter(*each, line != nullptr ? *line : *each->findChild<QLineEdit*>(), text);
    }
    CHECK(number.si() == expected);
    CHECK(length.si() == expected);
    CHECK(angle.si() == expected);
    CHECK(step.value() == expected);
    CHECK(step.text() == QString::number(expected, 'f', 2));
  }
  enter(count, *count.findChild<QLineEdit*>(), u"１２");
  CHECK(count.value() == 12);
  // a thousand and a half, or one and a quarter: nobody guesses
  const QSignalSpy refused(&number, &NumberField::notTaken);
  enter(number, *number.findChild<QLineEdit*>(), u"1.234,5");
  CHECK(refused.size() == 1);
  CHECK(number.si() == 3.5);
  enter(number, *number.findChild<QLineEdit*>(), u"1,234");
  CHECK(number.si() == 1.234);
}

TEST_CASE("Return, Esc and Space while something is composed enter nothing") {
  const Filtered filtered;
  QLineEdit line;
  UnitField length(Measure::Length);
  length.setSi(0.5);
  const QSignalSpy entered(&line, &QLineEdit::returnPressed), edited(&length, &UnitField::siEdited);
  compose(line, u"ろぼ");
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) QTest::keyClick(&line, key);
  CHECK(entered.isEmpty());
  CHECK(line.text().isEmpty());
  commit(line, u"ロボット");
  CHECK(line.text() == QString::fromUtf16(u"ロボット"));
  QTest::keyClick(&line, Qt::Key_Return);
  CHECK(entered.size() == 1);
  length.findChild<QLineEdit*>()->selectAll();
  compose(length, u"２");
  QTest::keyClick(&length, Qt::Key_Return);
  QTest::keyClick(&length, Qt::Key_Escape);
  CHECK(edited.isEmpty());
  commit(length, u"２");
  QTest::keyClick(&length, Qt::Key_Return);
  CHECK(length.si() == 2.0);
}

TEST_CASE("In a table in which no key begins to edit, keys are left to commands") {
  const Filtered filtered;
  QTableWidget table(1, 1);
  table.setItem(0, 0, new QTableWidgetItem("1"));
  table.setCurrentCell(0, 0);
  CHECK(takesInputMethod(table));
  table.setEditTriggers(QAbstractItemView::DoubleClicked);
  CHECK_FALSE(takesInputMethod(table));
}
