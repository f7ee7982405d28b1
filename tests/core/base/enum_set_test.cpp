// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/enum_set.h"

#include "tests/support/catch.h"

#include <vector>

using linkwright::EnumSet;

namespace {

enum class Colour { Red, Green, Blue, Last = 31 };
using Colours = EnumSet<Colour>;

}  // namespace

TEST_CASE("enum set: a value that counts what is in it, each once") {
  Colours set;
  CHECK(set.empty());
  CHECK(set.size() == 0);
  set.insert(Colour::Blue);
  set.insert(Colour::Red);
  set.insert(Colour::Red);
  CHECK(set.size() == 2);
  CHECK(set.contains(Colour::Red));
  CHECK_FALSE(set.contains(Colour::Green));
  CHECK(set == Colours{Colour::Red, Colour::Blue});
  set.erase(Colour::Red);
  set.erase(Colour::Green);  // was not there
  CHECK(set == Colours{Colour::Blue});
  set.clear();
  CHECK(set == Colours());
}

TEST_CASE("enum set: walked through in the order of the enumeration, to its last value") {
  const Colours set{Colour::Last, Colour::Green, Colour::Red};
  CHECK(std::vector<Colour>(set.begin(), set.end()) == std::vector<Colour>{Colour::Red, Colour::Green, Colour::Last});
  CHECK(Colours().begin() == Colours().end());
}

TEST_CASE("enum set: two are joined into one, and neither changes") {
  constexpr Colours some{Colour::Red, Colour::Green}, others{Colour::Green, Colour::Blue};
  constexpr Colours all = some | others;
  static_assert(all.size() == 3 && all.contains(Colour::Blue));
  CHECK(all == Colours{Colour::Red, Colour::Green, Colour::Blue});
  CHECK(some == Colours{Colour::Red, Colour::Green});
  CHECK((some | Colours()) == some);
}
