// SPDX-License-Identifier: MIT
#include "core/io/npy.h"

#include "core/base/require.h"

#include <bit>
#include <charconv>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

namespace linkwright {
namespace {

static_assert(std::endian::native == std::endian::little, "numbers are copied as they stand in the file");

constexpr std::size_t kWrittenHeader = 128;  // a multiple of 64, as NumPy aligns

unsigned byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

bool isVersionOne(std::string_view start) { return byteAt(start, kNpyMagic.size()) == 1; }

/// The dictionary of a header, a literal of Python: strings, False or True, and a tuple of whole numbers.
class HeaderDictionary {
public:
  explicit HeaderDictionary(std::string_view text) : text_(text) {}

  bool read() {
    if (!take('{')) return false;
    while (!take('}')) {
      const std::optional<std::string_view> key = quoted();
      if (!key || !take(':') || !readValue(*key)) return false;
      if (!take(',') && peek() != '}') return false;
    }
    return peek() == '\0' && has_order && !descr.empty() && has_shape_;
  }

  std::string_view descr;
  bool is_fortran = false, has_order = false;
  std::vector<std::int64_t> shape;

private:
  bool readValue(std::string_view key) {
    if (key == "descr") {
      if (peek() != '\'' && peek() != '"') return readStructured();
      descr = quoted().value_or(std::string_view());
      return !descr.empty();
    }
    if (key == "fortran_order") {
      has_order = true;
      is_fortran = takeWord("True");
      return is_fortran || takeWord("False");
    }
    return key == "shape" && readShape();
  }

  /// [('x', '<f8'), ...]: only told from what is broken.
  bool readStructured() {
    const std::size_t end = text_.find(']', at_);
    if (peek() != '[' || end == std::string_view::npos) return false;
    descr = text_.substr(at_, end + 1 - at_);
    at_ = end + 1;
    return true;
  }

  bool readShape() {
    if (!take('(')) return false;
    has_shape_ = true;
    while (!take(')')) {
      std::int64_t size = 0;
      peek();
      const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), size);
      if (error != std::errc() || size < 0) return false;
      at_ = static_cast<std::size_t>(end - text_.data());
      shape.push_back(size);
      if (!take(',') && peek() != ')') return false;
    }
    return true;
  }

  /// The next character that is no blank; 0 at the end.
  char peek() {
    at_ = std::min(text_.find_first_not_of(" \t\n\r", at_), text_.size());
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char c) {
    if (at_ >= text_.size() || peek() != c) return false;
    ++at_;
    return true;
  }
  bool takeWord(std::string_view word) {
    peek();
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  std::optional<std::string_view> quoted() {
    const char quote = peek();
    if (quote != '\'' && quote != '"') return std::nullopt;
    const std::size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view text = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return text;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  bool has_shape_ = false;
};

}  // namespace

std::size_t npyHeaderSize(std::string_view start) {
  if (start.size() < kNpyPrefix || !start.starts_with(kNpyMagic)) return 0;
  const unsigned version = byteAt(start, kNpyMagic.size());
  if (version < 1 || version > 3) return 0;
  if (isVersionOne(start)) return 10 + byteAt(start, 8) + 256U * byteAt(start, 9);
  return 12U + byteAt(start, 8) + (std::size_t{byteAt(start, 9)} << 8U) + (std::size_t{byteAt(start, 10)} << 16U) +
         (std::size_t{byteAt(start, 11)} << 24U);
}

Result<NpyHeader> readNpyHeader(std::string_view header, const std::string& file_name) {
  const auto failure = [&](const Message& message) {
    return Result<NpyHeader>::failure(Diagnostics{{Severity::Error, file_name, 1, message}});
  };
  const std::size_t size = npyHeaderSize(header);
  if (size == 0 || header.size() < size) {
    return failure(Message("Files",
                           "the header of this .npy file is cut off or of an unknown version; save the array "
                           "with numpy.save"));
  }
  HeaderDictionary dictionary(header.substr(0, size).substr(isVersionOne(header) ? 10 : 12));
  if (!dictionary.read()) {
    return failure(Message("Files", "the header of this .npy file is not one; save the array with numpy.save"));
  }
  if (dictionary.descr != "<f8") {
    return failure(
        Message("Files", "the array holds numbers of the type '%1'; save it as float64, little-endian ('<f8')")
            .arg(dictionary.descr.substr(0, 60)));
  }
  // an array of one row or one column is in both orders
  const std::vector<std::int64_t>& shape = dictionary.shape;
  if (shape.size() != 2) {
    return failure(
        Message("Files", "the array has %1 dimensions instead of 2; give it one row per state").arg(shape.size()));
  }
  if (dictionary.is_fortran && shape[0] > 1 && shape[1] > 1) {
    return failure(Message("Files", "the array is in Fortran order; save numpy.ascontiguousarray of it"));
  }
  constexpr std::int64_t kMostBytes = std::numeric_limits<std::int64_t>::max() / 2;
  constexpr std::int64_t kBytes = sizeof(double);
  if (shape[1] > kMostBytes / kBytes || (shape[1] > 0 && shape[0] > kMostBytes / (kBytes * shape[1]))) {
    return failure(Message("Files", "the shape of the array is larger than any file; save it with numpy.save"));
  }
  return NpyHeader{shape[0], shape[1], size};
}

std::string npyHeader(std::int64_t rows, std::int64_t columns) {
  std::string header(kNpyMagic);
  header += {'\x01', '\x00', static_cast<char>(kWrittenHeader - 10), '\x00'};
  header += "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(rows) + ", " +
            std::to_string(columns) + "), }";
  require(header.size() < kWrittenHeader, "two numbers fit into the header");
  header.resize(kWrittenHeader - 1, ' ');
  return header + '\n';
}

void appendNpy(std::string& bytes, const double* numbers, std::size_t count) {
  bytes.append(reinterpret_cast<const char*>(numbers), count * sizeof(double));
}

void readNpy(std::string_view bytes, double* numbers) {
  if (!bytes.empty()) std::memcpy(numbers, bytes.data(), bytes.size());
}

}  // namespace linkwright
