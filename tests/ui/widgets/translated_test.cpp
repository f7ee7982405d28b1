// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/translated.h"

#include "tests/support/catch.h"
#include "tests/ui/support/loaded_texts.h"
#include "ui/widgets/language.h"
#include "ui/widgets/sentence.h"

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

TEST_CASE("A message of core is shown in the language of the window, with its arguments as they are") {
  const Message message = Message("Files", "cannot write to the folder %1").arg("%1 of arms");
  CHECK(translated(message) == "cannot write to the folder %1 of arms");
  CHECK(sentence(message) == "Cannot write to the folder %1 of arms.");
  REQUIRE(loadTexts(QStringLiteral(LINKWRIGHT_PSEUDO_TEXTS)));
  const QString other = translated(Message("Files", "%1: %2").arg("robot", message));
  loadTexts(QStringLiteral("en"));
  CHECK(other.contains("robot"));
  CHECK(other.contains("%1 of arms"));
  CHECK_FALSE(other.contains("cannot"));
  CHECK(translated(Message("a reason of the system")) == "a reason of the system");
}

TEST_CASE("Words and sentences follow each other as the language has it") {
  CHECK(joinedWords({"a", "b"}) == "a, b");
  CHECK(joinedSentences({"A.", "B."}) == "A. B.");
  {
    const LoadedTexts german("de");
    CHECK(joinedWords({"a", "b"}) == "a, b");
    CHECK(joinedSentences({"A.", "B."}) == "A. B.");
  }
  for (const char* language : {"ja", "zh_CN"}) {
    const LoadedTexts wide(language);
    CHECK(joinedWords({"a", "b"}) == QString::fromUtf8("a、b"));
    CHECK(joinedSentences({"A。", "B。"}) == QString::fromUtf8("A。B。"));
    CHECK(sentence(Message("x")) == QString::fromUtf8("X。"));
  }
}
