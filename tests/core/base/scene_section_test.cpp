// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/scene_section.h"

#include "tests/support/catch.h"

#include <optional>
#include <string>

using namespace linkwright;

TEST_CASE("Copies of a section share it until one of them is edited", "[scene]") {
  SceneSection<std::string> section = std::string("one");
  SceneSection<std::string> copy = section;
  CHECK(copy.shared() == section.shared());
  CHECK(copy == section);
  copy.edit() += " more";
  CHECK(*section == "one");
  CHECK(*copy == "one more");
  CHECK_FALSE(copy.shared() == section.shared());
  CHECK_FALSE(copy == section);
}

namespace {

struct Unknown;
bool areSame(const SceneSection<Unknown>& a, const SceneSection<Unknown>& b) { return a == b; }

struct Unknown {
  int value = 0;
  bool operator==(const Unknown&) const = default;
};

}  // namespace

TEST_CASE("Sections are compared where nobody knows what is in them", "[scene]") {
  CHECK(areSame(Unknown{3}, Unknown{3}));
  CHECK_FALSE(areSame(Unknown{3}, Unknown{4}));
  CHECK_FALSE(areSame(Unknown{0}, {}));
  CHECK(areSame({}, {}));
}

TEST_CASE("A section may be absent, and one of equal value is equal", "[scene]") {
  SceneSection<std::string> none;
  CHECK_FALSE(none.has_value());
  CHECK(none.orDefault().empty());
  CHECK(none.value_or("other") == "other");
  CHECK(none == SceneSection<std::string>(std::optional<std::string>()));
  CHECK_FALSE(none == std::string());
  SceneSection<std::string> section = std::optional<std::string>("one");
  CHECK(section == std::string("one"));
  CHECK(section == SceneSection<std::string>(std::string("one")));
  CHECK_FALSE(section == none);
  section.reset();
  CHECK(section == none);
  CHECK(section.edit().empty());
  CHECK(section.has_value());
}
