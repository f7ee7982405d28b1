// SPDX-License-Identifier: GPL-3.0-or-later
// The dual number: the rules of differentiation, and the value's bits.
#include "core/scalar/dual.h"

#include "core/scalar/vec3.h"
#include "tests/support/catch.h"

#include <cmath>

using namespace linkwright;

namespace {

using Two = Dual<2>;
const Two x = Two::variable(0.7, 0);
const Two y = Two::variable(-1.3, 1);

void checkDual(const Two& z, double value, double dx, double dy) {
  CHECK(z.value == value);
  CHECK(z.slope[0] == Approx(dx).epsilon(1e-15).margin(1e-300));
  CHECK(z.slope[1] == Approx(dy).epsilon(1e-15).margin(1e-300));
}

}  // namespace

TEST_CASE("Sums, products and quotients of two variables") {
  checkDual(x + y, 0.7 + -1.3, 1.0, 1.0);
  checkDual(x - y, 0.7 - -1.3, 1.0, -1.0);
  checkDual(-x, -0.7, -1.0, 0.0);
  checkDual(x * y, 0.7 * -1.3, -1.3, 0.7);
  checkDual(x / y, 0.7 / -1.3, 1.0 / -1.3, -0.7 / (1.3 * 1.3));
  checkDual(x * x * x, 0.7 * 0.7 * 0.7, 3.0 * 0.7 * 0.7, 0.0);
}

TEST_CASE("A plain constant has no derivative") {
  checkDual(x + 2.0, 0.7 + 2.0, 1.0, 0.0);
  checkDual(2.0 + x, 2.0 + 0.7, 1.0, 0.0);
  checkDual(y - 2.0, -1.3 - 2.0, 0.0, 1.0);
  checkDual(2.0 - y, 2.0 - -1.3, 0.0, -1.0);
  checkDual(x * 3.0, 0.7 * 3.0, 3.0, 0.0);
  checkDual(3.0 * y, 3.0 * -1.3, 0.0, 3.0);
  checkDual(x / 4.0, 0.7 / 4.0, 0.25, 0.0);
  checkDual(2.0 / x, 2.0 / 0.7, -2.0 / (0.7 * 0.7), 0.0);
  checkDual(Two(5.0) * x, 5.0 * 0.7, 5.0, 0.0);
}

TEST_CASE("Sine and cosine, also into the angle itself") {
  Two s, c;
  sineCosine(x * y, s, c);
  const double p = 0.7 * -1.3;
  checkDual(s, std::sin(p), -1.3 * std::cos(p), 0.7 * std::cos(p));
  checkDual(c, std::cos(p), 1.3 * std::sin(p), -0.7 * std::sin(p));
  Two angle = x;
  sineCosine(angle, angle, c);
  checkDual(angle, std::sin(0.7), std::cos(0.7), 0.0);
  checkDual(c, std::cos(0.7), -std::sin(0.7), 0.0);
}

TEST_CASE("Dry friction's step has derivative 0 on both sides") {
  checkDual(bySign(x, 2.0, -3.0), 2.0, 0.0, 0.0);
  checkDual(bySign(y, 2.0, -3.0), -3.0, 0.0, 0.0);
  checkDual(bySign(x - x, 2.0, -3.0), 0.0, 0.0, 0.0);
}

TEST_CASE("Vectors of dual numbers: the product rule of the vector product") {
  const Vec3<Two> a = {x, y, x * y};
  const Vec3<double> b = {1.0, -2.0, 0.5};
  const Vec3<Two> n = cross(a, b);
  // d/dx and d/dy of a x b = (a_y b_z - a_z b_y, a_z b_x - a_x b_z, a_x b_y - a_y b_x)
  checkDual(n.x, -1.3 * 0.5 - 0.7 * -1.3 * -2.0, -1.3 * 2.0, 0.5 + 0.7 * 2.0);
  checkDual(n.z, 0.7 * -2.0 - -1.3 * 1.0, -2.0, -1.0);
  checkDual(dot(a, a), dot(a, a).value, 2.0 * 0.7 + 2.0 * 0.7 * 1.3 * 1.3, 2.0 * -1.3 + 2.0 * 0.7 * 0.7 * -1.3);
}
