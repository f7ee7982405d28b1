// SPDX-License-Identifier: MIT
#pragma once

// What a person predicted, question by question, to be kept: CSV for a spreadsheet, Markdown to be read.

#include "core/trace/prediction.h"

#include <string>
#include <vector>

namespace linkwright {

/// A question that was answered, or shown without an answer.
struct Predicted {
  std::string date;  ///< "2026-11-21T09:05:00"
  int state = 0;     ///< index into PredictionRun::states
  std::string link;
  std::string pass;      ///< "outward" or "inward"
  std::string quantity;  ///< "angular velocity", as the person was asked
  std::string axes;      ///< in whose axes, in words
  Question question;
  Answer answer;
  Tolerance tolerance;
  Verdict verdict;
  bool shown = false;  ///< the person asked for the truth: there is no answer and no verdict
  std::string remark;  ///< what the person was told
};

struct PredictedState {
  double time = 0.0;  ///< s in the motion
  std::vector<double> q, qd, qdd;
};

/// Right of those that were answered. What was shown counts for nothing, but ends a row of right answers.
struct PredictionScore {
  int right = 0, asked = 0, shown = 0;
  int in_a_row = 0, longest_row = 0;
};

struct PredictionRun {
  std::string robot;
  std::string program;  ///< "Linkwright 0.2.0"
  std::vector<std::string> joints;
  std::vector<PredictedState> states;
  std::vector<Predicted> questions;
};

PredictionScore scoreOf(const PredictionRun& run);

/// A line a question, numbers with 17 significant digits: number, date, robot, state (time, q, qd, qdd), where in the
/// recursion, what was asked, answer, truth, difference, allowed, verdict, remark.
std::string predictionCsv(const PredictionRun& run);
/// Robot, date and score; the states; the questions as a table, numbers to six digits.
std::string predictionMarkdown(const PredictionRun& run);

}  // namespace linkwright
