// SPDX-License-Identifier: MIT
#include "core/trace/prediction_run.h"

#include "core/base/csv_cell.h"
#include "core/base/number_text.h"

#include <algorithm>
#include <cstdio>
#include <numbers>

namespace linkwright {
namespace {

std::string joined(const double* values, std::size_t count, bool short_numbers) {
  std::string text;
  for (std::size_t k = 0; k < count; ++k) {
    if (k > 0) text += short_numbers ? ", " : " ";
    if (!short_numbers) {
      appendNumber(text, values[k]);
      continue;
    }
    char number[32];
    std::snprintf(number, sizeof number, "%.6g", values[k]);
    text += number;
  }
  return text;
}

std::string joined(const std::vector<double>& values, bool short_numbers) {
  return joined(values.data(), values.size(), short_numbers);
}

const char* verdictWord(const Predicted& each) {
  if (each.shown) return "shown";
  return each.verdict.right ? "right" : "not right";
}

std::string toleranceText(const Predicted& each) {
  char text[48];
  if (each.answer.kind == AnswerKind::Direction) {
    std::snprintf(text, sizeof text, "%.6g deg", each.tolerance.angle * 180.0 / std::numbers::pi);
  } else {
    std::snprintf(text, sizeof text, "%.6g %% of the length", 100.0 * each.tolerance.length);
  }
  return text;
}

// a direction has an angle, not a difference
std::string differenceText(const Predicted& each, bool short_numbers) {
  if (each.shown) return {};
  if (each.answer.kind == AnswerKind::Direction) {
    const double degrees = each.verdict.angle * 180.0 / std::numbers::pi;
    return joined(&degrees, 1, short_numbers) + " deg";
  }
  return joined(each.verdict.difference.data(), each.question.size == 6 ? 2 : 1, short_numbers);
}

// a bar would end the cell
std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '|') escaped += '\\';
    escaped += c == '\n' ? ' ' : c;
  }
  return escaped;
}

std::string numbers(const Predicted& each, const std::array<double, 9>& values, bool short_numbers) {
  return joined(values.data(), static_cast<std::size_t>(each.question.size), short_numbers);
}

}  // namespace

PredictionScore scoreOf(const PredictionRun& run) {
  PredictionScore score;
  for (const Predicted& each : run.questions) {
    if (each.shown) {
      ++score.shown;
      score.in_a_row = 0;
      continue;
    }
    ++score.asked;
    score.right += each.verdict.right ? 1 : 0;
    score.in_a_row = each.verdict.right ? score.in_a_row + 1 : 0;
    score.longest_row = std::max(score.longest_row, score.in_a_row);
  }
  return score;
}

std::string predictionCsv(const PredictionRun& run) {
  std::string text =
      "number,date,robot,time,q,qd,qdd,pass,link,equation,quantity,symbol,unit,axes,asked,answer,truth,"
      "difference,tolerance,verdict,remark\n";
  for (std::size_t k = 0; k < run.questions.size(); ++k) {
    const Predicted& each = run.questions[k];
    const PredictedState& state = run.states.at(static_cast<std::size_t>(each.state));
    const bool direction = each.answer.kind == AnswerKind::Direction;
    const std::string cells[] = {std::to_string(k + 1),
                                 each.date,
                                 run.robot,
                                 numberText(state.time),
                                 joined(state.q, false),
                                 joined(state.qd, false),
                                 joined(state.qdd, false),
                                 each.pass,
                                 each.link,
                                 each.question.id,
                                 each.quantity,
                                 each.question.symbol,
                                 each.question.unit,
                                 each.axes,
                                 direction ? "direction" : "components",
                                 each.shown ? std::string() : numbers(each, each.answer.values, false),
                                 numbers(each, each.question.truth, false),
                                 differenceText(each, false),
                                 toleranceText(each),
                                 verdictWord(each),
                                 each.remark};
    bool first = true;
    for (const std::string& value : cells) {
      if (!first) text += ',';
      first = false;
      text += csvCell(value);
    }
    text += '\n';
  }
  return text;
}

std::string predictionMarkdown(const PredictionRun& run) {
  const PredictionScore score = scoreOf(run);
  std::string text = "# Predicted: " + run.robot + "\n\n";
  text += "- Right: " + std::to_string(score.right) + " of " + std::to_string(score.asked) + ", at most " +
          std::to_string(score.longest_row) + " in a row, " + std::to_string(score.shown) + " shown\n";
  if (!run.questions.empty()) text += "- Date: " + run.questions.front().date + "\n";
  text += "- Made by " + run.program + "\n";
  for (std::size_t k = 0; k < run.states.size(); ++k) {
    const PredictedState& state = run.states[k];
    text += "\n## State " + std::to_string(k + 1) + ", t = " + joined(&state.time, 1, true) + " s\n\n";
    text += "| joint | q | qd | qdd |\n|---|---:|---:|---:|\n";
    for (std::size_t j = 0; j < run.joints.size(); ++j) {
      text += "| " + cell(run.joints[j]) + " | " + joined(&state.q.at(j), 1, true) + " | " +
              joined(&state.qd.at(j), 1, true) + " | " + joined(&state.qdd.at(j), 1, true) + " |\n";
    }
  }
  text +=
      "\n## Questions\n\n| | state | link | equation | asked | answer | truth | difference | tolerance | verdict | "
      "remark "
      "|\n|---:|---:|---|---|---|---|---|---|---|---|---|\n";
  for (std::size_t k = 0; k < run.questions.size(); ++k) {
    const Predicted& each = run.questions[k];
    const bool direction = each.answer.kind == AnswerKind::Direction;
    const std::string unit = each.question.unit == "1" ? "" : " " + each.question.unit;
    text += "| " + std::to_string(k + 1) + " | " + std::to_string(each.state + 1) + " | " + cell(each.link) + " | " +
            each.question.id + " | " + cell(each.quantity + ", " + each.question.symbol) +
            (direction ? ", its direction" : "") + (each.axes.empty() ? "" : ", " + cell(each.axes)) + " | " +
            (each.shown ? "" : numbers(each, each.answer.values, true)) + " | " +
            numbers(each, each.question.truth, true) + unit + " | " + differenceText(each, true) + " | " +
            toleranceText(each) + " | " + verdictWord(each) + " | " + cell(each.remark) + " |\n";
  }
  return text;
}

}  // namespace linkwright
