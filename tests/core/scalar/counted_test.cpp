// SPDX-License-Identifier: GPL-3.0-or-later
// The counting scalar: what counts, what does not, and that the bits are those of double.
#include "core/scalar/counted.h"

#include "core/scalar/vec3.h"
#include "tests/support/catch.h"

using namespace linkwright;

TEST_CASE("Each operation counts once, also with a plain constant") {
  OperationCount tally;
  const Counted a(0.3, tally), b(-1.7, tally);
  CHECK((a + b).value() == 0.3 + -1.7);
  CHECK((a - b).value() == 0.3 - -1.7);
  CHECK((2.0 + a).value() == 2.0 + 0.3);
  CHECK((a - 2.0).value() == 0.3 - 2.0);
  CHECK(tally == OperationCount{0, 4, 0, 0});
  CHECK((a * b).value() == 0.3 * -1.7);
  CHECK((a * 1.0).value() == 0.3);
  CHECK((0.0 * b).value() == 0.0);
  CHECK(tally == OperationCount{3, 4, 0, 0});
  CHECK((a / b).value() == 0.3 / -1.7);
  CHECK((1.0 / b).value() == 1.0 / -1.7);
  CHECK((b / 3.0).value() == -1.7 / 3.0);
  CHECK(tally == OperationCount{3, 4, 3, 0});
  CHECK((-a).value() == -0.3);
  CHECK(bySign(b, 1.0, -2.0).value() == -2.0);
  CHECK(tally == OperationCount{3, 4, 3, 0});
  Counted s, c;
  sineCosine(a, s, c);
  CHECK(s.value() == std::sin(0.3));
  CHECK(c.value() == std::cos(0.3));
  CHECK(tally == OperationCount{3, 4, 3, 1});
  CHECK(tally.total() == 11);
}

TEST_CASE("A fused multiply-add counts as one and one, a vector product as six and three") {
  OperationCount tally;
  const Counted x(0.3, tally);
  CHECK(mulAdd(x, x, x).value() == 0.3 * 0.3 + 0.3);
  CHECK(negMulAdd(x, 2.0, x).value() == 0.3 - 0.3 * 2.0);
  CHECK(tally == OperationCount{2, 2, 0, 0});
  tally = {};
  const Vec3<Counted> v = {x, x, x};
  cross(v, Vec3<double>{1.0, 2.0, 3.0});
  CHECK(tally == OperationCount{6, 3, 0, 0});
}

TEST_CASE("What is known to be zero needs no calculating, and a zero that merely happened does") {
  OperationCount tally;
  const Counted x(0.3, tally), same(0.3, tally);
  const Counted zero = x - x;
  CHECK(zero.isKnownZero());
  CHECK((zero * x).isKnownZero());
  CHECK((zero * 2.0).isKnownZero());
  CHECK((-zero).isKnownZero());
  CHECK((zero + zero).isKnownZero());
  CHECK((zero + x).value() == 0.3);
  CHECK_FALSE((x - zero).isKnownZero());
  CHECK((2.0 + zero).value() == 2.0);
  CHECK_FALSE((2.0 + zero).isKnownZero());
  CHECK(mulAdd(zero, x, zero).isKnownZero());
  CHECK(tally == OperationCount{});
  const Counted happened = x - same;
  CHECK(happened.value() == 0.0);
  CHECK_FALSE(happened.isKnownZero());
  CHECK((happened * x).value() == 0.0);
  CHECK(tally == OperationCount{1, 1, 0, 0});
}

TEST_CASE("A known zero that knows no tally passes on the other side's") {
  OperationCount tally;
  const Counted nobody, x(2.0, tally);
  const Counted sum = nobody + x;
  CHECK(tally == OperationCount{});
  CHECK((sum * sum).value() == 4.0);
  CHECK(tally == OperationCount{1, 0, 0, 0});
}

TEST_CASE("Two tallies do not disturb each other") {
  OperationCount first, second;
  const Counted a(1.0, first), b(2.0, second);
  CHECK((a + a * a).value() == 2.0);
  CHECK((b / b).value() == 1.0);
  CHECK(first == OperationCount{1, 1, 0, 0});
  CHECK(second == OperationCount{0, 0, 1, 0});
  CHECK(first + second == OperationCount{1, 1, 1, 0});
  CHECK(first + second - first == second);
}
