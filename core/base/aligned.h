// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace linkwright {

/// Scratch memory comes in these, so that it is aligned to a cache line and to the widest vector.
struct alignas(64) AlignedBlock {
  unsigned char bytes[64];
};

/// At least `bytes` of scratch, aligned to 64; allocates only to grow. What it held is kept or not.
inline void* grown(std::vector<AlignedBlock>& scratch, std::size_t bytes) {
  const std::size_t blocks = (bytes + sizeof(AlignedBlock) - 1) / sizeof(AlignedBlock);
  if (scratch.size() < blocks) scratch.resize(blocks);
  return scratch.data();
}

}  // namespace linkwright
