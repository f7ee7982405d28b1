// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_tree.h"

#include "tests/support/catch.h"

#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("More JSON values than are accepted are refused by number and line, whatever they are") {
  for (const char* last : {"4", "null", "true", "\"text\"", "[]", "{}"}) {
    const std::string text = std::string("[1,\n{\"two\":3},\n") + last + "]";
    CAPTURE(text);
    CHECK(parseJson(text, "file", 5).ok());
    const Result<JsonNode> refused = parseJson(text, "file", 4);
    REQUIRE_FALSE(refused.ok());
    REQUIRE(refused.diagnostics().size() == 1);
    CHECK(refused.diagnostics()[0].line == 3);
    CHECK_THAT(refused.diagnostics()[0].message, ContainsSubstring("more than the 4 values"));
  }
}
