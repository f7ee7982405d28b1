// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace linkwright {

/// The instruction sets that the kernels are compiled for, each in files of its own. Baseline is what every processor
/// of the platform has (on x86-64: SSE2); the others exist on x86-64 alone.
enum class InstructionSet { Baseline, Avx2, Avx512 };

inline constexpr InstructionSet kInstructionSets[] = {InstructionSet::Baseline, InstructionSet::Avx2,
                                                      InstructionSet::Avx512};

/// "sse2" ("baseline" where that is not the platform's), "avx2", "avx512".
const char* nameOf(InstructionSet set);
/// Whether this processor and this build have it. Avx2 asks for FMA too, Avx512 for F, DQ and VL.
bool isSupported(InstructionSet set);
/// The widest that is supported.
InstructionSet bestInstructionSet();

/// The set of this name, or the best with a `complaint` (one line, else left alone) where the name is unknown or the
/// processor lacks it. Null and empty ask for the best.
InstructionSet chooseInstructionSet(const char* name, std::string& complaint);

/// What this process computes with: chosen once, at the first call, by the environment variable LINKWRIGHT_ISA or else
/// the best. A complaint goes to standard error.
InstructionSet instructionSet();

}  // namespace linkwright
