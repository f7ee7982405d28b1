// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/npy.h"

#include "core/io/state_reader.h"
#include "core/io/target_table.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"

#include <limits>
#include <string>
#include <vector>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A header as NumPy writes it, by version and dictionary.
std::string header(char version, const std::string& dictionary) {
  const std::size_t size = dictionary.size() + 1;
  std::string text(kNpyMagic);
  text += {version, '\0', static_cast<char>(size & 0xFFU), static_cast<char>(size >> 8U)};
  if (version > 1) text += {'\0', '\0'};
  return text + dictionary + "\n";
}

std::string dictionary(const std::string& descr, const std::string& order, const std::string& shape) {
  return "{'descr': " + descr + ", 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

std::string whyNot(const std::string& text) {
  const Result<NpyHeader> read = readNpyHeader(text, "a.npy");
  REQUIRE_FALSE(read);
  CHECK(read.diagnostics().front().file == "a.npy");
  return read.diagnostics().front().message;
}

std::string array(std::int64_t columns, const std::vector<double>& numbers) {
  std::string text = npyHeader(std::ssize(numbers) / columns, columns);
  appendNpy(text, numbers.data(), numbers.size());
  return text;
}

}  // namespace

TEST_CASE("A header that is written is read again, whatever its numbers") {
  for (const std::int64_t rows : {std::int64_t{0}, std::int64_t{1}, std::int64_t{10'000'000'000}}) {
    const std::string text = npyHeader(rows, 21);
    CHECK(text.size() == npyHeader(0, 0).size());
    CHECK(text.size() % 64 == 0);
    CHECK(npyHeaderSize(text) == text.size());
    const Result<NpyHeader> read = readNpyHeader(text, "a.npy");
    REQUIRE(read);
    CHECK(read->rows == rows);
    CHECK(read->columns == 21);
    CHECK(read->size == text.size());
  }
}

TEST_CASE("Headers of versions 1 to 3 are read, with keys in any order and either quote") {
  for (const char version : {'\1', '\2', '\3'}) {
    for (const char* text : {"{'descr': '<f8', 'fortran_order': False, 'shape': (3, 4), }",
                             "{\"shape\": (3, 4), \"fortran_order\": False, \"descr\": \"<f8\"}",
                             "{'descr': '<f8','fortran_order':False,'shape':(3,4,)}           "}) {
      CAPTURE(static_cast<int>(version), text);
      const Result<NpyHeader> read = readNpyHeader(header(version, text), "a.npy");
      REQUIRE(read);
      CHECK(read->rows == 3);
      CHECK(read->columns == 4);
    }
  }
  // one row is in both orders
  CHECK(readNpyHeader(header('\1', dictionary("'<f8'", "True", "(1, 4)")), "a.npy"));
}

TEST_CASE("A header that is broken, or of an array that is no table of doubles, is refused in words") {
  const std::string good = header('\1', dictionary("'<f8'", "False", "(3, 4)"));
  for (std::size_t size = 0; size < good.size(); ++size) {
    CHECK_THAT(whyNot(good.substr(0, size)), ContainsSubstring("cut off"));
  }
  CHECK_THAT(whyNot(header('\4', dictionary("'<f8'", "False", "(3, 4)"))), ContainsSubstring("unknown version"));
  CHECK_THAT(whyNot(header('\1', dictionary("'<f4'", "False", "(3, 4)"))), ContainsSubstring("type '<f4'"));
  CHECK_THAT(whyNot(header('\1', dictionary("'>f8'", "False", "(3, 4)"))), ContainsSubstring("little-endian"));
  CHECK_THAT(whyNot(header('\1', dictionary("[('q', '<f8')]", "False", "(3, 4)"))),
             ContainsSubstring("[('q', '<f8')]"));
  CHECK_THAT(whyNot(header('\1', dictionary("'<f8'", "True", "(3, 4)"))), ContainsSubstring("Fortran"));
  CHECK_THAT(whyNot(header('\1', dictionary("'<f8'", "False", "(3,)"))), ContainsSubstring("1 dimensions"));
  CHECK_THAT(whyNot(header('\1', dictionary("'<f8'", "False", "()"))), ContainsSubstring("0 dimensions"));
  CHECK_THAT(whyNot(header('\1', dictionary("'<f8'", "False", "(9223372036854775807, 4)"))),
             ContainsSubstring("larger"));
  for (const std::string& broken :
       {std::string("  "), std::string("{"), std::string("{}"), std::string("[1]"), dictionary("'<f8'", "No", "(3, 4)"),
        dictionary("'<f8'", "False", "(3, -4)"), dictionary("'<f8'", "False", "(3, 99999999999999999999)"),
        dictionary("'<f8'", "False", "(3 4)"), dictionary("''", "False", "(3, 4)"),
        dictionary("'<f8", "False", "(3, 4)"), std::string("{'descr': '<f8', 'fortran_order': False, }"),
        std::string("{'descr': '<f8', 'more': 1, }"), dictionary("'<f8'", "False", "(3, 4)") + "x"}) {
    CAPTURE(broken);
    CHECK_THAT(whyNot(header('\1', broken)), ContainsSubstring("not one"));
  }
}

TEST_CASE("States and targets are read from arrays, and what is wrong with one is said") {
  const Model arm = test::exampleModel("planar_2r.json");
  const auto read = [&](const std::string& text, const StateOptions& options = {}) {
    return readStates(text, "a.npy", arm, options);
  };
  const Result<StateTable> whole = read(array(6, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
  REQUIRE(whole);
  REQUIRE(whole->states.size() == 2);
  CHECK(whole->has_acceleration);
  CHECK(whole->states[1].q == Eigen::Vector2d(7, 8));
  CHECK(whole->states[1].qd == Eigen::Vector2d(9, 10));
  CHECK(whole->states[1].qdd == Eigen::Vector2d(11, 12));
  CHECK(whole->states[1].line == 2);
  CHECK(read(array(6, {1, 2, 3, 4, 5, 6}), {.third_is_torque = true})->states[0].tau == Eigen::Vector2d(5, 6));
  CHECK_FALSE(read(array(2, {1, 2}))->has_velocity);

  const auto why = [&](const std::string& text) {
    const Result<StateTable> refused = read(text);
    REQUIRE_FALSE(refused);
    return toString(refused.diagnostics().front());
  };
  const std::string good = array(2, {1, 2, 3, 4});
  CHECK_THAT(why(array(3, {1, 2, 3})), ContainsSubstring("the array has 3 columns; this robot has 2 moving joints"));
  CHECK_THAT(why(good.substr(0, good.size() - 1)), ContainsSubstring("ends after 1 of the 2 rows"));
  CHECK_THAT(why(good + "x"), ContainsSubstring("goes on behind"));
  CHECK_THAT(why(npyHeader(0, 2)), ContainsSubstring("no states"));
  CHECK_THAT(why(good.substr(0, 20)), ContainsSubstring("cut off"));
  CHECK_THAT(why(array(2, {1, 2, 3, std::numeric_limits<double>::quiet_NaN()})),
             ContainsSubstring("a.npy:2: error: row 1 of the array, column 'q.joint_2': not a finite number"));

  const Result<TargetTable> targets = readTargets(array(7, {1, 2, 3, 1, 0, 0, 0}), "a.npy");
  REQUIRE(targets);
  CHECK(targets->has_orientation);
  CHECK(targets->targets[0].X_WT.p == Eigen::Vector3d(1, 2, 3));
  CHECK_FALSE(readTargets(array(3, {1, 2, 3}), "a.npy")->has_orientation);
  CHECK(readTargets(array(12, {1, 2, 3, 1, 0, 0, 0, 1, 0, 0, 0, 1}), "a.npy")->has_orientation);
  CHECK_FALSE(readTargets(array(4, {1, 2, 3, 4}), "a.npy"));
}
