// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number_text.h"

#include "tests/support/catch.h"

#include <cmath>
#include <limits>
#include <random>
#include <string>

using namespace linkwright;

TEST_CASE("a number's text reads back to the last bit") {
  std::mt19937_64 random(20);
  std::uniform_real_distribution<double> mantissa(-1.0, 1.0);
  std::uniform_int_distribution<int> exponent(-1000, 1000);
  for (int i = 0; i < 10000; ++i) {
    const double value = std::ldexp(mantissa(random), exponent(random));
    double read = 0.0;
    REQUIRE(parseNumber(numberText(value), read) == NumberParse::Ok);
    REQUIRE(read == value);
  }
  double zero = 1.0;
  REQUIRE(parseNumber(numberText(-0.0), zero) == NumberParse::Ok);
  CHECK(std::signbit(zero));
}

TEST_CASE("17 significant digits, as printf's %.17g in the C locale") {
  CHECK(numberText(0.1) == "0.10000000000000001");
  CHECK(numberText(1.0) == "1");
  CHECK(numberText(1e300) == "1.0000000000000001e+300");
}

TEST_CASE("what is a number and what is not") {
  double value = 7.0;
  CHECK(parseNumber(" +1.5 ", value) == NumberParse::Ok);
  CHECK(value == 1.5);
  CHECK(parseNumber("1e-400", value) == NumberParse::Ok);
  CHECK(value == 0.0);
  CHECK(parseNumber("1e400", value) == NumberParse::NotFinite);
  CHECK(parseNumber("-inf", value) == NumberParse::NotFinite);
  CHECK(parseNumber("NaN", value) == NumberParse::NotFinite);
  // what is too large and what is too small is a matter of mantissa and exponent together
  const std::string zeros(400, '0');
  CHECK(parseNumber("1" + zeros + "e-5", value) == NumberParse::NotFinite);
  CHECK(parseNumber("1" + zeros, value) == NumberParse::NotFinite);
  CHECK(parseNumber("1e99999999999999999999", value) == NumberParse::NotFinite);
  for (const std::string& text : {"0." + zeros + "1e5", "0." + zeros + "1", "-1" + zeros + "e-900", zeros + "e999",
                                  std::string("1e-99999999999999999999")}) {
    CAPTURE(text);
    value = 7.0;
    CHECK(parseNumber(text, value) == NumberParse::Ok);
    CHECK(value == 0.0);
  }
  for (const char* text : {"", " ", "abc", "1,5", "1 2", "+-1", "0x10", "1e", "--1"}) {
    CAPTURE(text);
    CHECK(parseNumber(text, value) == NumberParse::NotANumber);
  }
  CHECK(value == 0.0);
}
