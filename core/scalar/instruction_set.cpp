// SPDX-License-Identifier: MIT
#include "core/scalar/instruction_set.h"

#include <cstdio>
#include <cstdlib>

namespace linkwright {

const char* nameOf(InstructionSet set) {
  switch (set) {
    case InstructionSet::Avx512: return "avx512";
    case InstructionSet::Avx2: return "avx2";
    case InstructionSet::Baseline: break;
  }
#if defined(__x86_64__)
  return "sse2";
#else
  return "baseline";
#endif
}

bool isSupported(InstructionSet set) {
  if (set == InstructionSet::Baseline) return true;
#if defined(__x86_64__)
  __builtin_cpu_init();
  const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  if (set == InstructionSet::Avx2) return avx2;
  return avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
         __builtin_cpu_supports("avx512vl");
#else
  return false;
#endif
}

InstructionSet bestInstructionSet() {
  if (isSupported(InstructionSet::Avx512)) return InstructionSet::Avx512;
  return isSupported(InstructionSet::Avx2) ? InstructionSet::Avx2 : InstructionSet::Baseline;
}

InstructionSet chooseInstructionSet(const char* name, std::string& complaint) {
  const InstructionSet best = bestInstructionSet();
  const std::string wanted = name == nullptr ? "" : name;
  if (wanted.empty()) return best;
  std::string known;
  for (const InstructionSet set : kInstructionSets) {
    if (wanted == nameOf(set)) {
      if (isSupported(set)) return set;
      complaint =
          "LINKWRIGHT_ISA=" + wanted + ": this processor or build does not have it; " + nameOf(best) + " is used";
      return best;
    }
    known += (known.empty() ? "" : ", ") + std::string(nameOf(set));
  }
  complaint = "LINKWRIGHT_ISA=" + wanted + " names no instruction set (" + known + "); " + nameOf(best) + " is used";
  return best;
}

InstructionSet instructionSet() {
  static const InstructionSet kChosen = [] {
    std::string complaint;
    const InstructionSet set = chooseInstructionSet(std::getenv("LINKWRIGHT_ISA"), complaint);
    if (!complaint.empty()) std::fprintf(stderr, "%s\n", complaint.c_str());
    return set;
  }();
  return kChosen;
}

}  // namespace linkwright
