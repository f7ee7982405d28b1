// SPDX-License-Identifier: MIT
#include "core/io/sha256.h"

#include "core/base/require.h"

#include <openssl/evp.h>

namespace linkwright {

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
  std::array<std::uint8_t, 32> digest{};
  const int done = EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr);
  require(done == 1, "libcrypto has SHA-256");
  return digest;
}

}  // namespace linkwright
