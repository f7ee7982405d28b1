// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scalar/instruction_set.h"

#include "tests/support/catch.h"

#include <cstdlib>

using namespace linkwright;

TEST_CASE("The instruction set is what was asked for, or the best with a word about it", "[isa]") {
  std::string complaint;
  CHECK(chooseInstructionSet(nullptr, complaint) == bestInstructionSet());
  CHECK(chooseInstructionSet("", complaint) == bestInstructionSet());
  CHECK(complaint.empty());
  for (const InstructionSet set : kInstructionSets) {
    INFO(nameOf(set));
    complaint.clear();
    const InstructionSet chosen = chooseInstructionSet(nameOf(set), complaint);
    CHECK(complaint.empty() == isSupported(set));
    CHECK(chosen == (isSupported(set) ? set : bestInstructionSet()));
  }
  complaint.clear();
  CHECK(chooseInstructionSet("AVX2", complaint) == bestInstructionSet());
  CHECK_THAT(complaint, Catch::Matchers::ContainsSubstring("AVX2") &&
                            Catch::Matchers::ContainsSubstring(nameOf(InstructionSet::Baseline)));
}

TEST_CASE("The environment decides what this process computes with", "[isa]") {
  std::string complaint;
  CHECK(instructionSet() == chooseInstructionSet(std::getenv("LINKWRIGHT_ISA"), complaint));
  if (!complaint.empty()) SKIP(complaint);
}
