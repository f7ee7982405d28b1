// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace linkwright {

// NumPy's .npy (numpy.lib.format), as far as tables of numbers need it: one array of shape (rows, columns), float64,
// little-endian, C order.

struct NpyHeader {
  std::int64_t rows = 0, columns = 0;
  std::size_t size = 0;  ///< bytes until the first number
};

inline constexpr std::string_view kNpyMagic = "\x93NUMPY";
inline constexpr std::size_t kNpyPrefix = 12;  ///< enough bytes to know the size of any header

/// Bytes of the whole header, from its first kNpyPrefix bytes; 0 where they begin no header of version 1, 2 or 3.
std::size_t npyHeaderSize(std::string_view start);

/// Understands a header, all npyHeaderSize() bytes of it. Error: another version, shape, kind of number or order.
Result<NpyHeader> readNpyHeader(std::string_view header, const std::string& file_name);

/// A header of version 1; always of the same size, so that the number of rows can be written once it is known.
std::string npyHeader(std::int64_t rows, std::int64_t columns);

/// Numbers as the array holds them, eight bytes each.
void appendNpy(std::string& bytes, const double* numbers, std::size_t count);
void readNpy(std::string_view bytes, double* numbers);

}  // namespace linkwright
