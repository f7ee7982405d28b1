// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/prediction_run.h"

#include "core/base/number_text.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace linkwright;

namespace {

Predicted question(bool right, bool shown = false) {
  Predicted each;
  each.date = "2026-11-21T09:05:00";
  each.link = "upper, arm";
  each.pass = "outward";
  each.quantity = "angular velocity";
  each.axes = "link frame";
  each.question.id = "body.2";
  each.question.symbol = "ωᵢ";
  each.question.unit = "rad/s";
  each.question.size = 3;
  each.question.truth = {0.1, -1.0 / 3.0, 0};
  each.answer.values = {0.1, 0.3, 0};
  each.verdict.right = right;
  each.verdict.difference = {0.6, 0};
  each.shown = shown;
  each.remark = "Your answer lacks ωₚ | it";
  return each;
}

PredictionRun run() {
  PredictionRun run;
  run.robot = "3R arm";
  run.joints = {"a", "b"};
  run.states = {{0.25, {0.1, 0.2}, {1, 2}, {3, 4}}};
  run.questions = {question(true), question(true),        question(false),
                   question(true), question(false, true), question(true)};
  return run;
}

}  // namespace

TEST_CASE("The score counts what was answered, what was shown ends a row") {
  const PredictionScore score = scoreOf(run());
  CHECK(score.right == 4);
  CHECK(score.asked == 5);
  CHECK(score.shown == 1);
  CHECK(score.longest_row == 2);
  CHECK(score.in_a_row == 1);
}

TEST_CASE("A run as CSV has a line a question, and its numbers read back to the last bit") {
  const std::string text = predictionCsv(run());
  CHECK(std::count(text.begin(), text.end(), '\n') == 7);
  CHECK(text.find("number,date,robot,") == 0);
  CHECK(text.find("\"upper, arm\"") != std::string::npos);
  const std::string truth = numberText(0.1) + " " + numberText(-1.0 / 3.0) + " " + numberText(0.0);
  CHECK(text.find(truth) != std::string::npos);
  double back = 0.0;
  REQUIRE(parseNumber(numberText(-1.0 / 3.0), back) == NumberParse::Ok);
  CHECK(back == -1.0 / 3.0);
  // what was shown has no answer
  const std::size_t shown = text.find(",shown,");
  REQUIRE(shown != std::string::npos);
  const std::string line = text.substr(text.rfind('\n', shown), shown - text.rfind('\n', shown));
  CHECK(line.find("components,," + truth) != std::string::npos);
}

TEST_CASE("A run as Markdown names robot, score and states, and keeps its table whole") {
  const std::string text = predictionMarkdown(run());
  CHECK(text.find("# Predicted: 3R arm\n") == 0);
  CHECK(text.find("Right: 4 of 5, at most 2 in a row, 1 shown") != std::string::npos);
  CHECK(text.find("| b | 0.2 | 2 | 4 |") != std::string::npos);
  CHECK(text.find("| 0.1, -0.333333, 0 rad/s |") != std::string::npos);
  CHECK(text.find("5 % of the length") != std::string::npos);
  // as many cells in each line of the questions as in their heading
  const auto bars = [](const std::string& line) {
    int count = 0;
    for (std::size_t k = 0; k < line.size(); ++k) count += line[k] == '|' && (k == 0 || line[k - 1] != '\\');
    return count;
  };
  std::size_t at = text.find("| | state |");
  REQUIRE(at != std::string::npos);
  for (int line = 0; line < 8; ++line) {
    const std::size_t end = text.find('\n', at);
    CHECK(bars(text.substr(at, end - at)) == 12);
    at = end + 1;
  }
}
