// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/numbers.h"

#include "tests/support/catch.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/unit_field.h"

#include <QApplication>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QTableWidget>
#include <QTest>

#include <array>
#include <clocale>
#include <cmath>
#include <limits>

using namespace linkwright::ui;

namespace {

template <std::size_t N>
QStringList texts(const std::array<double, N>& values) {
  const NumberGroup group(values.data(), N);
  QStringList list;
  for (const double value : values) list << group.text(value);
  return list;
}

QString u(const char16_t* text) { return QString::fromUtf16(text); }

}  // namespace

TEST_CASE("The numbers of one group share their decimals, and round-off beside them is zero") {
  CHECK(texts<4>({-4.9e-17, -13.3375, 3.8e-05, 0.0}) == QStringList{"0.0000", u(u"−13.3375"), "0.0000", "0.0000"});
  CHECK(texts<3>({0.118376, 0.542751, -0.0123447}) == QStringList{"0.118376", "0.542751", u(u"−0.012345")});
  CHECK(texts<2>({1234.5678, -0.5}) == QStringList{"1234.57", u(u"−0.50")});
  CHECK(texts<2>({1.0, 0.0}) == QStringList{"1.00000", "0.00000"});
  // what rounds up to the next power of ten counts as that
  CHECK(texts<2>({9.9999999, 1.0}) == QStringList{"10.0000", "1.0000"});
}

TEST_CASE("A group that has vanished is zero, a missing number a dash") {
  CHECK(texts<3>({2.2e-16, -4.9e-17, 0.0}) == QStringList{"0.00000", "0.00000", "0.00000"});
  const double infinity = std::numeric_limits<double>::infinity();
  const double missing = std::numeric_limits<double>::quiet_NaN();
  CHECK(texts<3>({missing, 2.5, infinity}) == QStringList{u(u"—"), "2.50000", u(u"—")});
  CHECK(NumberGroup(missing).text(1.0) == "1.00000");
}

TEST_CASE("Very small and very large groups have exponents, all of them alike") {
  CHECK(texts<3>({1.5e-5, -2e-6, 1e-20}) == QStringList{u(u"1.5000e−05"), u(u"−2.0000e−06"), "0"});
  CHECK(texts<2>({1e7, -1.0}) == QStringList{"1.0000e+07", "0"});
  CHECK(texts<1>({0.00123456}) == QStringList{"0.00123456"});
}

TEST_CASE("Other digits: as many as were asked for, and columns are as wide as they need") {
  struct Back {
    ~Back() { setShownDigits(6); }
  } back;
  setShownDigits(3);
  CHECK(texts(std::array{12.3456, 0.5}) == QStringList({"12.3", "0.5"}));
  CHECK(texts(std::array{1.5e-9, 2.0e-12}) == QStringList({u(u"1.5e\u221209"), "0"}));
  const auto narrow = NumberGroup(1.0).widest().size();
  setShownDigits(9);
  CHECK(texts(std::array{12.3456, 0.5}) == QStringList({"12.3456000", "0.5000000"}));
  CHECK(NumberGroup(1.0).widest().size() == narrow + 6);
  // a group keeps the digits that it was made with
  const NumberGroup made(1.0);
  setShownDigits(1000);
  CHECK(shownDigits() == kMostDigits);
  CHECK(made.text(1.0) == "1.00000000");
  setShownDigits(-1);
  CHECK(shownDigits() == kFewestDigits);
}

TEST_CASE("No text of a group is longer than its widest, however small or large its numbers are") {
  struct Back {
    ~Back() { setShownDigits(6); }
  } back;
  for (int digits = kFewestDigits; digits <= kMostDigits; ++digits) {
    setShownDigits(digits);
    for (int order = -12; order <= 200; ++order) {
      const double largest = -std::pow(10.0, order) * (1.0 + 1e-13);
      const NumberGroup group(&largest, 1);
      for (const double value : {largest, 0.5 * largest, 9.9999 * largest / 10.0, 1e-3 * largest}) {
        INFO(digits << " digits, 1e" << order << ": " << group.text(value).toStdString());
        CHECK(group.text(value).size() <= group.widest().size());
      }
    }
  }
}

TEST_CASE("All digits come back to the last bit") {
  CHECK(fullNumber(0.1) == QStringLiteral("0.10000000000000001"));
  for (const double value : {-15.444123456789012, 1.0 / 3.0, 4.9e-17, 5e-324})
    CHECK(fullNumber(value).toDouble() == value);
}

TEST_CASE("An index stands low, digit by digit") {
  CHECK(subscript(0) == u(u"₀"));
  CHECK(subscript(3) == u(u"₃"));
  CHECK(subscript(120) == u(u"₁₂₀"));
}

TEST_CASE("Copying from a table of numbers copies all digits") {
  QTableWidget table(1, 2);
  table.setItem(0, 0, new QTableWidgetItem("elbow"));
  auto* number = new QTableWidgetItem(u(u"−13.3375"));
  number->setData(Qt::UserRole, -13.337512345678901);
  table.setItem(0, 1, number);
  copyFullDigits(table);
  table.setCurrentCell(0, 1);
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  CHECK(QApplication::clipboard()->text() == fullNumber(-13.337512345678901));
  table.setCurrentCell(0, 0);
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  CHECK(QApplication::clipboard()->text() == "elbow");
}

TEST_CASE("What is typed is read with a point or a comma, in half and in full width; thousands are not guessed") {
  double number = 0.0;
  for (const char16_t* text : {u"1.5", u"1,5", u" 1,5 ", u"１．５", u"１，５", u"1.5e0", u"＋１．５"}) {
    INFO(u(text).toStdString());
    CHECK(readTyped(u(text), number));
    CHECK(number == 1.5);
  }
  for (const char16_t* text : {u"-0.5", u"−0,5", u"－０．５", u"ー０．５"})
    CHECK((readTyped(u(text), number) && number == -0.5));
  // a decimal comma, in every country
  CHECK((readTyped("1,234", number) && number == 1.234));
  for (const char16_t* text : {u"1.234,5", u"1,234.5", u"1 234", u"1。5", u"", u"inf", u"1e999"})
    CHECK_FALSE(readTyped(u(text), number));
}

TEST_CASE("In a formula a comma separates the arguments of a function, and decimals elsewhere") {
  CHECK(asTyped("9,81*0,25") == "9.81*0.25");
  CHECK(asTyped("2,5*max(1,2) + sin(0,5)") == "2.5*max(1,2) + sin(0.5)");
  CHECK(asTyped("atan2((0,5),2)-(1,5+2)*3") == "atan2((0.5),2)-(1.5+2)*3");
  CHECK(asTyped(u(u"（１，５＋２）＊ｍａｘ（１，２）")) == "(1.5+2)*max(1,2)");
}

// run in a German system too
TEST_CASE("Numbers have a point in every country") {
  CHECK(QLocale().toString(1234.5, 'f', 1) == "1234.5");
  QDoubleSpinBox box;
  box.setValue(1.5);
  CHECK(box.text() == "1.50");
  CHECK(QString::fromLatin1(std::localeconv()->decimal_point) == ".");
  if (qEnvironmentVariable("LC_ALL").startsWith("de")) CHECK(QLocale::system().decimalPoint() == ",");
}

TEST_CASE("A field shows a true minus and takes both") {
  UnitField box(Measure::Length);
  box.setSi(-0.25);
  CHECK(box.text() == u(u"−0.2500 m"));
  box.selectAll();
  QTest::keyClicks(&box, "-0.5");
  QTest::keyClick(&box, Qt::Key_Return);
  CHECK(box.si() == -0.5);
  CHECK(box.text() == u(u"−0.5000 m"));
  box.selectAll();
  box.findChild<QLineEdit*>()->insert(u(u"−0.75 m"));
  QTest::keyClick(&box, Qt::Key_Return);
  CHECK(box.si() == -0.75);
}
