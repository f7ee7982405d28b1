// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"

#include "tests/support/catch.h"

using linkwright::Message;

TEST_CASE("A message fills its arguments into its pattern in one pass") {
  const Message message = Message("Files", "joint '%1' has %2 of %3 numbers").arg("a %2 b", 3, std::size_t{6});
  CHECK(message.text() == "joint 'a %2 b' has 3 of 6 numbers");
  CHECK(message == Message("joint 'a %2 b' has 3 of 6 numbers"));
  // what an interface needs to say the same in another language
  CHECK(std::string(message.context()) == "Files");
  CHECK(std::string(message.pattern()) == "joint '%1' has %2 of %3 numbers");
  REQUIRE(message.arguments().size() == 3);
  CHECK(message.arguments()[0].text() == "a %2 b");
}

TEST_CASE("A message may be an argument of another one and keeps its own pattern") {
  const Message inner = Message("Files", "'%1' is not a number").arg("x");
  const Message outer = Message("Files", "line %1: %2").arg(4, inner);
  CHECK(outer.text() == "line 4: 'x' is not a number");
  CHECK(std::string(outer.arguments()[1].pattern()) == "'%1' is not a number");
}

TEST_CASE("A plain text is a message that nobody translates, places without an argument stay") {
  const Message plain = std::string("100 %1");
  CHECK(plain.text() == "100 %1");
  CHECK(plain.pattern() == nullptr);
  CHECK(Message("Files", "%1 and %2").arg("one").text() == "one and %2");
  CHECK(Message().empty());
}
