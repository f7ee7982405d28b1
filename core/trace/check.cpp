// SPDX-License-Identifier: MIT
#include "core/trace/check.h"

#include "core/dynamics/mistakes.h"
#include "core/trace/check_numbers.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>
#include <utility>

namespace linkwright {
namespace {

/// A name as it is looked up: small letters, one blank between words.
std::string lookedUp(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    const bool blank = c == ' ' || c == '\t' || c == '_';
    if (blank && (plain.empty() || plain.back() == ' ')) continue;
    plain += blank ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  if (!plain.empty() && plain.back() == ' ') plain.pop_back();
  return plain;
}

/// Where our rows stand, by link and quantity or by link and symbol.
class Finder {
public:
  explicit Finder(const std::vector<TraceRow>& rows) : rows_(rows) {
    for (const TraceRow& row : rows) {
      by_quantity_[{row.link, lookedUp(row.quantity)}].push_back(row.index);
      by_symbol_[{row.link, row.symbol}].push_back(row.index);
    }
  }

  /// The indices of our rows that the names fit: none or one, several where only a symbol is given. Symbols are told
  /// apart by their letters' case: f is not F.
  std::vector<int> find(const StudentRow& row) const {
    std::vector<int> fitting = inPass(by_quantity_, {row.link, lookedUp(row.quantity)}, row.pass);
    if (fitting.empty()) fitting = inPass(by_symbol_, {row.link, row.symbol}, row.pass);
    return fitting;
  }

private:
  using Key = std::pair<std::string, std::string>;
  using Map = std::map<Key, std::vector<int>>;

  std::vector<int> inPass(const Map& map, const Key& key, const std::string& pass) const {
    std::vector<int> fitting;
    const auto found = map.find(key);
    if (found == map.end() || key.second.empty()) return fitting;
    for (const int index : found->second) {
      const char* const ours = toString(rows_[static_cast<std::size_t>(index)].pass);
      if (pass.empty() || lookedUp(pass) == ours) fitting.push_back(index);
    }
    return fitting;
  }

  const std::vector<TraceRow>& rows_;
  Map by_quantity_, by_symbol_;
};

CheckedRow checkRow(const CheckBasis& basis, const Finder& finder, const StudentRow& row) {
  CheckedRow checked;
  if (row.values.empty()) {
    checked.status = RowStatus::Empty;
    return checked;
  }
  const std::vector<int> fitting = finder.find(row);
  if (fitting.size() > 1)
    checked.remark = Message("Trace", "several rows have this symbol; name the quantity as 'trace' does");
  if (fitting.size() != 1) return checked;
  checked.entry = fitting.front();
  const Recorded& entry = basis.ours.entries[static_cast<std::size_t>(checked.entry)];
  const Components expected = expectedOf(basis, row, checked.entry, entry, &checked.remark);
  checked.expected.assign(expected.values, expected.values + expected.size);
  if (row.values.size() != checked.expected.size()) {
    checked.status = RowStatus::WrongSize;
    return checked;
  }
  checked.in_ours = inOurs(basis, row, checked.entry);
  const Difference off = difference(basis, row, entry.quantity, expected);
  checked.status = off.agrees ? RowStatus::Agrees : RowStatus::Differs;
  checked.component = off.component;
  checked.absolute = off.absolute;
  checked.relative = off.relative;
  return checked;
}

bool isInput(const Recording& recording, int entry) {
  return recording.entries[static_cast<std::size_t>(entry)].equation == EquationId::Input;
}

/// For each entry of ours the one of a recording that may have lost some of them (a rotor that is left out), else -1.
std::vector<int> aligned(const Recording& ours, const Recording& other) {
  std::vector<int> at(ours.entries.size(), -1);
  std::size_t next = 0;
  for (std::size_t i = 0; i < ours.entries.size() && next < other.entries.size(); ++i) {
    const Recorded &a = ours.entries[i], &b = other.entries[next];
    if (a.pass == b.pass && a.body == b.body && a.quantity == b.quantity && a.other == b.other) {
      at[i] = static_cast<int>(next++);
    }
  }
  return at;
}

bool isDifference(const CheckedRow& row) {
  return row.status == RowStatus::Differs || row.status == RowStatus::WrongSize;
}

/// How well a suspicion fits: `explains(row, entry)` says whether the row comes out as it stands. A slip is made in a
/// row and says nothing of others; a mistake goes through all.
template <class Explains>
Suspect weighed(const CheckReport& report, Suspect suspect, Explains explains) {
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    const CheckedRow& row = report.rows[i];
    const bool explained = row.status == RowStatus::Differs && explains(i, row.entry);
    if (explained) ++suspect.explained;
    if (!explained && isDifference(row)) suspect.unexplained.push_back(static_cast<int>(i));
    if (row.status == RowStatus::Agrees && suspect.mistake && !explains(i, row.entry)) ++suspect.contradicted;
  }
  std::stable_sort(suspect.unexplained.begin(), suspect.unexplained.end(), [&](int a, int b) {
    return report.rows[static_cast<std::size_t>(a)].entry < report.rows[static_cast<std::size_t>(b)].entry;
  });
  return suspect;
}

void findSuspects(const CheckBasis& basis, const StudentTable& table, CheckReport& report) {
  if (report.first_difference < 0) return;
  const auto first = static_cast<std::size_t>(report.first_difference);
  if (report.rows[first].status != RowStatus::Differs) return;
  std::vector<Suspect> suspects;
  const auto consider = [&](const Suspect& suspect, const auto& explains) {
    if (!explains(first, report.rows[first].entry)) return;
    suspects.push_back(weighed(report, suspect, explains));
  };
  for (const Mistake mistake : kMistakes) {
    if (!canBeMade(mistake, basis.ours.formulation)) continue;
    Recording wrong;
    recordInverseDynamics(basis.model, basis.input, basis.ours.formulation, {mistake}, wrong);
    const std::vector<int> at = aligned(basis.ours, wrong);
    consider({mistake, {}, {}, 0, 0, {}}, [&](std::size_t i, int entry) {
      const int there = at[static_cast<std::size_t>(entry)];
      if (there < 0) return report.rows[i].status == RowStatus::Agrees;  // not in it: neither explained nor against
      const Recorded& recorded = wrong.entries[static_cast<std::size_t>(there)];
      const Components expected = expectedOf(basis, table.rows[i], entry, recorded);
      return difference(basis, table.rows[i], recorded.quantity, expected).agrees;
    });
  }
  for (const SlipKind& kind : slipKinds()) {
    consider({{}, kind.slip, kind.frame, 0, 0, {}},
             [&](std::size_t i, int entry) { return isSlip(basis, table.rows[i], entry, kind); });
  }
  const auto weight = [](const Suspect& suspect) { return suspect.explained - suspect.contradicted; };
  int best = 1;
  for (const Suspect& suspect : suspects) best = std::max(best, weight(suspect));
  for (Suspect& suspect : suspects) {
    if (weight(suspect) == best) report.suspects.push_back(std::move(suspect));
  }
}

}  // namespace

CheckReport checkTable(const Model& model, const DynamicsInput& input, Formulation formulation,
                       const StudentTable& table, const CheckOptions& options) {
  CheckReport report;
  recordInverseDynamics(model, input, formulation, report.recording);
  const CheckBasis basis(model, input, report.recording, options.tolerance);
  const Finder finder(basis.rows);
  std::vector<bool> told(report.recording.entries.size(), false);
  for (const StudentRow& row : table.rows) {
    CheckedRow checked = checkRow(basis, finder, row);
    if (checked.entry >= 0) told[static_cast<std::size_t>(checked.entry)] = true;
    const bool differs = isDifference(checked);
    const bool is_state = checked.entry >= 0 && isInput(report.recording, checked.entry);
    if (!row.values.empty() && !is_state) ++report.given;
    if (checked.status == RowStatus::Agrees) ++report.agreeing;
    if (checked.status == RowStatus::NotFound) ++report.not_found;
    if (differs) {
      ++report.differing;
      const int first = report.first_difference;
      if (first < 0 || checked.entry < report.rows[static_cast<std::size_t>(first)].entry) {
        report.first_difference = static_cast<int>(report.rows.size());
      }
    }
    report.rows.push_back(std::move(checked));
  }
  report.missing = static_cast<int>(std::count(told.begin(), told.end(), false));
  findSuspects(basis, table, report);
  return report;
}

}  // namespace linkwright
