// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/result_writer.h"

#include "core/io/npy.h"

namespace linkwright::cli {

ResultWriter::ResultWriter(const Options& options, const ResultTable& table) : options_(options), table_(table) {
  if (options.json) form_ = Form::Json;
  if (!options.output.ends_with(".npy")) return;
  if (options.json) throw CLI::ValidationError("--json", "an array (.npy) cannot be JSON; omit --json");
  if (!table.word.empty())
    throw CLI::ValidationError("--output", "an array (.npy) has no room for the word '" + table.word + "'; write CSV");
  form_ = Form::Npy;
}

void ResultWriter::append(std::string& bytes, const ResultRows& rows) const {
  const std::string no_word;
  for (Eigen::Index k = 0; k < rows.numbers.rows(); ++k) {
    const auto row = static_cast<std::size_t>(k);
    const double t = table_.has_time ? rows.t[row] : 0.0;
    const double* const numbers = rows.numbers.row(k).data();
    const std::string& word = table_.word.empty() ? no_word : rows.words[row];
    switch (form_) {
      case Form::Csv: appendCsvResult(bytes, table_, t, word, numbers); break;
      case Form::Json: appendJsonResult(bytes, table_, t, word, numbers); break;
      case Form::Npy:
        if (table_.has_time) appendNpy(bytes, &t, 1);
        appendNpy(bytes, numbers, static_cast<std::size_t>(rows.numbers.cols()));
        break;
    }
  }
}

void ResultWriter::put(std::string_view bytes) {
  if (file_) {
    report(file_->write(bytes), false);
  } else {
    writeStandardOutput(bytes);
  }
}

void ResultWriter::begin() {
  has_begun_ = true;
  if (!options_.output.empty()) {
    file_.emplace(options_.output);
    report(file_->open(), false);
  }
  switch (form_) {
    case Form::Csv: put(resultCsvHeader(table_)); break;
    case Form::Json: put(resultJsonStart(table_)); break;
    case Form::Npy: put(npyHeader(0, 0)); break;
  }
}

void ResultWriter::write(std::string_view bytes, std::int64_t results) {
  if (!has_begun_) begin();
  if (form_ == Form::Json && written_ == 0 && !bytes.empty()) bytes.remove_prefix(1);
  put(bytes);
  written_ += results;
}

void ResultWriter::finish() {
  if (!has_begun_) begin();
  if (form_ == Form::Json) put(kResultJsonEnd);
  if (form_ == Form::Npy) {
    const auto columns = static_cast<std::int64_t>(numberCount(table_)) + (table_.has_time ? 1 : 0);
    report(file_->writeOverStart(npyHeader(written_, columns)), false);
  }
  if (file_) report(file_->commit(), false);
}

void ResultWriter::endEarly() {
  if (has_begun_ && !file_ && form_ == Form::Json) put(kResultJsonEnd);
  file_.reset();
}

}  // namespace linkwright::cli
