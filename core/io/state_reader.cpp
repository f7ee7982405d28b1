// SPDX-License-Identifier: MIT
#include "core/io/state_reader.h"

#include "core/base/index.h"
#include "core/io/state_json.h"

#include <algorithm>
#include <utility>

namespace linkwright {
namespace {

Eigen::MatrixXd* groupOf(StateColumn::Kind kind, StateBlock& block) {
  switch (kind) {
    case StateColumn::Kind::Position: return &block.q;
    case StateColumn::Kind::Velocity: return &block.qd;
    case StateColumn::Kind::Acceleration: return &block.qdd;
    case StateColumn::Kind::Torque: return &block.tau;
    case StateColumn::Kind::Skipped:
    case StateColumn::Kind::Time:
    case StateColumn::Kind::External: break;
  }
  return nullptr;
}

void zeroBlock(StateBlock& block, Eigen::Index count, int dof) {
  for (Eigen::MatrixXd* group : {&block.q, &block.qd, &block.qdd, &block.tau}) group->setZero(count, dof);
  block.t.clear();
  block.external.clear();
}

double& componentOf(Wrench& wrench, int component) {
  return component < 3 ? wrench.force[component] : wrench.moment[component - 3];
}

}  // namespace

void takeState(const StateBlock& block, Eigen::Index k, State& state) {
  state.line = block.lines[at(k)];
  state.t = block.t.empty() ? 0.0 : block.t[at(k)];
  state.q = block.q.row(k).transpose();
  state.qd = block.qd.row(k).transpose();
  state.qdd = block.qdd.row(k).transpose();
  state.tau = block.tau.row(k).transpose();
  state.external.clear();
  if (!block.external.empty()) state.external = block.external[at(k)];
}

Result<StateReader> StateReader::open(const std::string& path, const Model& model, const StateOptions& options,
                                      TableSource::StopAsked stop_asked) {
  return begun(TableSource::open(path, std::move(stop_asked)), model, options);
}

Result<StateReader> StateReader::of(std::string_view text, const std::string& file_name, const Model& model,
                                    const StateOptions& options) {
  return begun(TableSource::of(text, file_name), model, options);
}

Result<StateReader> StateReader::begun(Result<TableSource> source, const Model& model, const StateOptions& options) {
  if (!source) return Result<StateReader>::failure(source.diagnostics());
  StateReader reader(std::move(source).value(), model);
  const auto error = [&](const Message& message) {
    return Result<StateReader>::failure(Diagnostics{{Severity::Error, reader.fileName(), 1, message}});
  };
  if (reader.source_.form() == TableSource::Form::Json) {
    Result<StateTable> table = readStatesJson(reader.source_.document(), reader.fileName(), model, options);
    if (!table) return Result<StateReader>::failure(table.diagnostics());
    reader.json_ = std::move(table).value();
    reader.columns_.names.resize(4 * at(model.dof()));
    return reader;
  }
  if (reader.source_.form() == TableSource::Form::Npy) {
    const std::int64_t columns = reader.source_.npy().columns;
    reader.columns_.names = headerOfArray(model, options, columns);
    if (reader.columns_.names.empty()) {
      return error(
          Message("Files",
                  "the array has %1 columns; this robot has %2 moving joints, so q, then qd, then %3 "
                  "make %2, %4 or %5 columns")
              .arg(columns, model.dof(), options.third_is_torque ? "tau" : "qdd", 2 * model.dof(), 3 * model.dof()));
    }
  } else {
    reader.columns_.names = reader.source_.header();
    if (reader.columns_.names.empty()) {
      if (!reader.source_.headerProblems().empty())
        return Result<StateReader>::failure(reader.source_.headerProblems());
      return error(Message("Files", "the table is empty; the first line must name the columns, q.JOINT and so on"));
    }
  }
  reader.understand(options);
  return reader;
}

void StateReader::understand(const StateOptions& options) {
  header_problems_ = source_.headerProblems();
  layout_ = understandHeader(columns_.names, *model_, options, fileName(), source_.headerLine(), header_problems_);
  for (const StateColumn& column : layout_.columns) columns_.used.push_back(column.kind != StateColumn::Kind::Skipped);
}

bool StateReader::has(StateColumn::Kind kind) const {
  return std::any_of(layout_.columns.begin(), layout_.columns.end(),
                     [&](const StateColumn& column) { return column.kind == kind; });
}

bool StateReader::hasVelocity() const { return json_ ? json_->has_velocity : has(StateColumn::Kind::Velocity); }
bool StateReader::hasAcceleration() const {
  return json_ ? json_->has_acceleration : has(StateColumn::Kind::Acceleration);
}

Reading StateReader::next(TablePiece& piece, std::int64_t most) {
  return json_ ? source_.nextOf(std::ssize(json_->states), piece, most) : source_.next(piece, most);
}

Diagnostics StateReader::endProblems() const {
  return source_.endProblems(header_problems_,
                             Message("Files", "there are no states below the header; give at least one row"));
}

void StateReader::read(const TablePiece& piece, StateBlock& block) const {
  if (json_) {
    readJson(piece, block);
    return;
  }
  NumberRows& numbers = block.numbers;
  source_.readNumbers(piece, columns_, numbers);
  std::swap(static_cast<RowPlaces&>(block), static_cast<RowPlaces&>(numbers));
  const Eigen::Index count = std::ssize(block.rows);
  zeroBlock(block, count, model_->dof());
  if (layout_.has_time) block.t.resize(at(count));
  std::vector<ExternalWrench> wrenches;
  for (const int link : layout_.external_links) wrenches.push_back({link, {}});
  if (!wrenches.empty()) block.external.assign(at(count), wrenches);
  for (std::size_t c = 0; c < layout_.columns.size(); ++c) {
    const StateColumn& column = layout_.columns[c];
    const auto values = numbers.values.col(static_cast<Eigen::Index>(c));
    if (Eigen::MatrixXd* const group = groupOf(column.kind, block)) {
      group->col(column.index) = values;
    } else if (column.kind == StateColumn::Kind::Time) {
      Eigen::Map<Eigen::VectorXd>(block.t.data(), count) = values;
    } else if (column.kind == StateColumn::Kind::External) {
      for (Eigen::Index k = 0; k < count; ++k)
        componentOf(block.external[at(k)][at(column.index)].wrench, column.component) = values[k];
    }
  }
}

void StateReader::readJson(const TablePiece& piece, StateBlock& block) const {
  static_cast<RowPlaces&>(block) = {};
  zeroBlock(block, piece.row_count, model_->dof());
  bool has_wrenches = false;
  for (Eigen::Index k = 0; k < piece.row_count; ++k) {
    const State& state = json_->states[at(piece.first_row + k)];
    block.rows.push_back(piece.first_row + k);
    block.lines.push_back(state.line);
    if (json_->has_time) block.t.push_back(state.t);
    block.q.row(k) = state.q.transpose();
    block.qd.row(k) = state.qd.transpose();
    block.qdd.row(k) = state.qdd.transpose();
    block.tau.row(k) = state.tau.transpose();
    block.external.push_back(state.external);
    has_wrenches = has_wrenches || !state.external.empty();
  }
  if (!has_wrenches) block.external.clear();
}

}  // namespace linkwright
