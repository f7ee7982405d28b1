// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json_tree.h"

#include "core/io/json_string.h"
#include "tests/support/catch.h"

#include <string>
#include <vector>

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
    CHECK_THAT(refused.diagnostics()[0].message, ContainsSubstring("too many values; the limit is 4"));
  }
}

TEST_CASE("A text written as a JSON string is read back as it was, whatever characters it has") {
  std::vector<std::string> texts = {
      "", "joint_1", "a\"b", "a\\b", "zwei\tSpalten", "\xce\xb8\xcc\x88", "\xf0\x9f\xa6\xbe"};
  for (char c = 1; c < 127; ++c) texts.push_back(std::string("x") + c + "y");
  for (const std::string& text : texts) {
    CAPTURE(text);
    const Result<JsonNode> read = parseJson("[" + jsonString(text) + "]", "file");
    REQUIRE(read.ok());
    CHECK(read->items.at(0).text == text);
  }
  CHECK(jsonString("plain ~!") == "\"plain ~!\"");
  CHECK(jsonString("\x7f") == "\"\x7f\"");
  CHECK(jsonString("\xff") == "\"\xef\xbf\xbd\"");
}
