// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exercise/draw.h"

#include "core/io/sha256.h"
#include "tests/support/catch.h"

#include <array>
#include <string>

using namespace linkwright;

namespace {

std::string hexOf(std::string_view bytes) {
  std::string text;
  for (const std::uint8_t byte : sha256(bytes)) {
    text += "0123456789abcdef"[byte >> 4U];
    text += "0123456789abcdef"[byte & 15U];
  }
  return text;
}

}  // namespace

TEST_CASE("SHA-256 is that of FIPS 180-4", "[exercise]") {
  // the examples that NIST publishes with the standard
  CHECK(hexOf("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hexOf("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(hexOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST_CASE("A draw is the same on every machine and depends on all that it is given", "[exercise]") {
  const Draw draw("secret", "student");
  // from an independent program: Python's hashlib, int.from_bytes(..., 'big') of SHA-256 of 6:secret7:student1:q0
  CHECK(draw.below(1'000'000'007, "q") == 595266988);
  CHECK(draw.below(73, "q") == Draw("secret", "student").below(73, "q"));
  CHECK(draw.below(1U << 30U, "q") != draw.below(1U << 30U, "qd"));
  CHECK(draw.below(1U << 30U, "q") != Draw("secret", "another").below(1U << 30U, "q"));
  CHECK(draw.below(1U << 30U, "q") != Draw("other", "student").below(1U << 30U, "q"));
  // where one ends and the other begins counts
  CHECK(Draw("ab", "c").code("q 1") != Draw("a", "bc").code("q 1"));
  CHECK(draw.code("q 1") != draw.code("q 2"));
  CHECK(draw.code("q 1").size() == 8);
}

TEST_CASE("Numbers that are drawn are all equally likely", "[exercise]") {
  constexpr int kDraws = 7000;
  std::array<int, 7> counts{};
  const Draw draw("secret", "student");
  for (int i = 0; i < kDraws; ++i) ++counts[draw.below(7, std::to_string(i))];
  // six degrees of freedom: beyond 22.5 in one of a thousand runs, and this run is always the same
  double chi = 0.0;
  for (const int count : counts) chi += (count - 1000.0) * (count - 1000.0) / 1000.0;
  CHECK(chi < 22.5);
  // just above half of all 64-bit numbers: half of them must be passed over
  constexpr std::uint64_t kMany = (1ULL << 63U) + 1;
  for (int i = 0; i < 100; ++i) CHECK(draw.below(kMany, std::to_string(i)) < kMany);
  CHECK(draw.below(1, "one") == 0);
}

TEST_CASE("Numbers of a grid are those that a person writes", "[exercise]") {
  const NumberGrid tenths{-0.3, 0.3, 0.1};
  CHECK(countOf(tenths) == 7);
  CHECK(textAt(tenths, 0) == "-0.3");
  CHECK(textAt(tenths, 3) == "0.0");
  CHECK(textAt(tenths, 6) == "0.3");
  CHECK(countOf({-80, 80, 5}) == 33);
  CHECK(textAt({-80, 80, 5}, 32) == "80");
  CHECK(countOf({1, 1, 1}) == 1);
  CHECK(countOf({0, 1, 0.3}) == 4);
  CHECK(textAt({0, 1, 0.25}, 1) == "0.25");
}
