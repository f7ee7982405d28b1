// SPDX-License-Identifier: MIT
#include "core/io/table_source.h"

#include "core/io/csv_reader.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace linkwright {
namespace {

constexpr std::size_t kPortion = 1U << 18U;       // bytes read at a time
constexpr std::size_t kLargestPiece = 1U << 20U;  // but for its last line
constexpr std::size_t kLongestLine = 64U << 20U;  // 100,000 joints, their names, and room
constexpr int kPatience = 100;                    // ms

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Message cannotReadTable() { return Message("Files", "cannot read the file: %1").arg(std::strerror(errno)); }

Message binaryData() {
  return Message("Files", "the file contains binary data, not text; use a CSV, JSON or .npy file");
}

/// Where the text of a table begins that is not blank.
std::size_t firstNonBlank(std::string_view text) {
  const std::size_t after_mark = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  return text.find_first_not_of(" \t\r\n", after_mark);
}

int lineAt(std::string_view text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

}  // namespace

struct TableSource::Handle {
  explicit Handle(int number, bool is_ours) : file(number), is_owned(is_ours) {}
  ~Handle() {
    if (is_owned) ::close(file);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  int file;
  bool is_owned;
};

Result<TableSource> TableSource::open(const std::string& path, StopAsked stop_asked) {
  const bool is_standard_input = path == "-";
  TableSource source(is_standard_input ? "standard input" : path, std::move(stop_asked));
  const int file = is_standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return Result<TableSource>::failure(Diagnostics{{Severity::Error, path, 0, cannotReadTable()}});
  source.handle_ = std::make_shared<Handle>(file, !is_standard_input);
  struct stat status {};
  if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode)) source.bytes_ = status.st_size;
  return std::move(source).begun();
}

Result<TableSource> TableSource::of(std::string_view text, const std::string& file_name) {
  TableSource source(file_name, {});
  source.buffer_ = text;
  source.at_end_ = true;
  return std::move(source).begun();
}

std::optional<double> TableSource::share() const {
  if (bytes_ <= 0) return std::nullopt;
  return std::min(1.0, static_cast<double>(bytes_read_) / static_cast<double>(bytes_));
}

TableSource::Filled TableSource::fill(std::size_t most_bytes) {
  if (at_end_) return Filled::End;
  pollfd waiting{handle_->file, POLLIN, 0};
  const int ready = bytes_ >= 0 ? 1 : ::poll(&waiting, 1, kPatience);
  if (stop_asked_ && stop_asked_()) {
    was_stopped_ = at_end_ = true;
    return Filled::End;
  }
  if (ready == 0 || (ready < 0 && errno == EINTR)) return Filled::Idle;
  if (at_ > 0) {
    buffer_.erase(0, at_);
    at_ = 0;
  }
  const std::size_t before = buffer_.size();
  buffer_.resize(before + most_bytes);
  const ssize_t count = ::read(handle_->file, buffer_.data() + before, most_bytes);
  const int reason = errno;
  buffer_.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
  if (count > 0) {
    bytes_read_ += count;
    return Filled::More;
  }
  if (count < 0 && reason == EINTR) return Filled::Idle;
  errno = reason;
  if (count < 0) problem(0, cannotReadTable());
  at_end_ = true;
  return Filled::End;
}

/// Waits until so many bytes are there; false where the table ends before.
bool TableSource::fillTo(std::size_t bytes) {
  while (buffer_.size() - at_ < bytes) {
    if (fill(kPortion) == Filled::End) return false;
  }
  return true;
}

Result<TableSource> TableSource::begun() && {
  while (firstNonBlank(buffer_) == std::string::npos && buffer_.size() < kLongestLine &&
         fill(kPortion) != Filled::End) {
  }
  const std::size_t first = firstNonBlank(buffer_);
  if (first != std::string::npos && buffer_[first] == '{') return std::move(*this).beginJson();
  if (std::string_view(buffer_).starts_with(kNpyMagic.substr(0, 1)) && fillTo(kNpyMagic.size()) &&
      std::string_view(buffer_).starts_with(kNpyMagic)) {
    return std::move(*this).beginNpy();
  }
  beginCsv();
  if (!problems_.empty()) return Result<TableSource>::failure(problems_);
  return std::move(*this);
}

Result<TableSource> TableSource::beginJson() && {
  form_ = Form::Json;
  while (buffer_.size() <= kLargestFile && fill(kPortion) != Filled::End) {
  }
  if (buffer_.size() > kLargestFile) {
    problem(0, Message("Files", "a JSON document is read as a whole and may have 512 MiB; use CSV or .npy"));
  }
  if (const std::size_t zero = buffer_.find('\0'); zero != std::string::npos)
    problem(lineAt(buffer_, zero), binaryData());
  if (!problems_.empty()) return Result<TableSource>::failure(problems_);
  if (std::string_view(buffer_).starts_with(kByteOrderMark)) buffer_.erase(0, kByteOrderMark.size());
  return std::move(*this);
}

Result<TableSource> TableSource::beginNpy() && {
  form_ = Form::Npy;
  const bool has_prefix = fillTo(kNpyPrefix);
  const std::size_t size = has_prefix ? npyHeaderSize(buffer_) : 0;
  if (size > 0 && size <= kLongestLine) fillTo(size);
  const Result<NpyHeader> header = readNpyHeader(buffer_, file_name_);
  if (!header) return Result<TableSource>::failure(header.diagnostics());
  npy_ = *header;
  at_ = npy_.size;
  const std::int64_t bytes = npy_.rows * npy_.columns * static_cast<std::int64_t>(sizeof(double));
  if (bytes_ >= 0 && bytes_ != static_cast<std::int64_t>(npy_.size) + bytes) {
    problem(1, Message("Files", "the header promises %1 bytes of numbers, but %2 follow it; save the array again")
                   .arg(static_cast<std::size_t>(bytes), static_cast<std::size_t>(bytes_) - npy_.size));
    return Result<TableSource>::failure(problems_);
  }
  return std::move(*this);
}

void TableSource::beginCsv() {
  // names may be quoted and have line breaks: the header is there when the reader ends before what has come in does
  while (true) {
    const std::size_t first = std::min(firstNonBlank(buffer_), buffer_.size());
    if (buffer_.find('\n', first) == std::string::npos && buffer_.size() <= kLongestLine &&
        fill(kPortion) != Filled::End)
      continue;
    CsvReader reader(buffer_, file_name_);
    header_.clear();
    const bool is_there = reader.next(header_);
    if (!at_end_ && reader.at() == buffer_.size() && buffer_.size() <= kLongestLine) {
      fill(std::max(kPortion, buffer_.size()));
      continue;
    }
    if (!is_there) header_.clear();
    header_line_ = std::max(1, reader.line());
    header_problems_ = reader.diagnostics();
    at_ = reader.at();
    break;
  }
  if (buffer_.size() > kLongestLine && at_ == buffer_.size() && !at_end_)
    problem(1, Message("Files", "the header is longer than the limit of 64 MiB; begin the file with column names"));
  const std::string_view header = std::string_view(buffer_).substr(0, at_);
  if (const std::size_t zero = header.find('\0'); zero != std::string_view::npos)
    problem(lineAt(header, zero), binaryData());
  line_ = lineAt(header, at_);
}

Reading TableSource::next(TablePiece& piece, std::int64_t most) {
  piece.bytes.clear();
  piece.first_row = rows_read_;
  piece.first_line = line_;
  piece.row_count = 0;
  const Reading reading = form_ == Form::Npy ? nextNumbers(piece, most) : nextLines(piece, most);
  rows_read_ += piece.row_count;
  return reading;
}

Reading TableSource::nextLines(TablePiece& piece, std::int64_t most) {
  std::size_t looked_at = at_;  // up to there is no line break
  while (piece.row_count < most && piece.bytes.size() < kLargestPiece) {
    const std::size_t line_break = buffer_.find('\n', looked_at);
    const bool is_last = line_break == std::string::npos && at_end_ && !was_stopped_ && at_ < buffer_.size();
    if (line_break == std::string::npos && !is_last) {
      const std::size_t ahead = buffer_.size() - at_;
      if (ahead > kLongestLine) {
        problem(line_,
                Message("Files", "this line is longer than the limit of 64 MiB; end each row with a line break"));
        at_end_ = was_stopped_ = true;
      }
      const Filled filled = fill(kPortion);
      looked_at = at_ + ahead;
      if (filled == Filled::More || (filled == Filled::End && !was_stopped_ && at_ < buffer_.size())) continue;
      if (piece.row_count > 0) return Reading::Piece;
      return filled == Filled::Idle ? Reading::Idle : Reading::End;
    }
    const std::size_t end = is_last ? buffer_.size() : line_break + 1;
    const std::string_view line = std::string_view(buffer_).substr(at_, end - at_);
    piece.bytes += line;
    piece.row_count += isRow(line) ? 1 : 0;
    at_ = looked_at = end;
    ++line_;
  }
  return Reading::Piece;
}

Reading TableSource::nextNumbers(TablePiece& piece, std::int64_t most) {
  const std::int64_t left = std::min(most, npy_.rows - rows_read_);
  const std::size_t row_bytes = static_cast<std::size_t>(npy_.columns) * sizeof(double);
  if (left == 0 || row_bytes == 0) {
    if (at_ < buffer_.size() || fill(1) == Filled::More) {
      problem(1, Message("Files", "the file goes on behind the rows that its header promises; save the array again"));
    }
    return Reading::End;
  }
  Filled filled = Filled::More;
  while (buffer_.size() - at_ < static_cast<std::size_t>(left) * row_bytes && filled == Filled::More) {
    filled = fill(std::max(kPortion, static_cast<std::size_t>(left) * row_bytes));
  }
  piece.row_count = std::min(left, static_cast<std::int64_t>((buffer_.size() - at_) / row_bytes));
  if (piece.row_count == 0) {
    if (filled == Filled::Idle) return Reading::Idle;
    if (!was_stopped_ && problems_.empty()) {
      problem(1,
              Message("Files", "the file ends after %1 of the %2 rows that its header promises; save the array again")
                  .arg(static_cast<std::size_t>(rows_read_), static_cast<std::size_t>(npy_.rows)));
    }
    return Reading::End;
  }
  const std::size_t bytes = static_cast<std::size_t>(piece.row_count) * row_bytes;
  piece.bytes.append(buffer_, at_, bytes);
  at_ += bytes;
  return Reading::Piece;
}

Reading TableSource::nextOf(std::int64_t count, TablePiece& piece, std::int64_t most) {
  piece.first_row = rows_read_;
  piece.row_count = std::min(most, count - rows_read_);
  rows_read_ += piece.row_count;
  return piece.row_count > 0 ? Reading::Piece : Reading::End;
}

void TableSource::readNumbers(const TablePiece& piece, const NumberColumns& columns, NumberRows& rows) const {
  if (form_ == Form::Npy)
    readNumberBytes(piece.bytes, piece.first_row, columns, file_name_, rows);
  else
    readNumberLines(piece.bytes, piece.first_row, piece.first_line, columns, file_name_, rows);
}

Diagnostics TableSource::endProblems(const Diagnostics& header_problems, const Message& none) const {
  if (form_ == Form::Json) return {};
  Diagnostics problems = problems_;
  if (rows_read_ == 0 && problems.empty() && header_problems.empty())
    problems.push_back({Severity::Error, file_name_, header_line_, none});
  return problems;
}

}  // namespace linkwright
