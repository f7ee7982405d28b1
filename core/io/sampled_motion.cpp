// SPDX-License-Identifier: MIT
#include "core/io/sampled_motion.h"

#include <utility>

namespace linkwright {

Result<SampledCourse> sampledMotion(const StateTable& table, const std::string& file_name,
                                    const DerivativeOptions& how) {
  Diagnostics problems;
  const auto error = [&](int line, const Message& message) {
    problems.push_back({Severity::Error, file_name, line, message});
  };
  if (!table.has_time) error(1, Message("Files", "a motion needs the column 't', the time of each state in s"));
  if (table.states.size() < 2) error(1, Message("Files", "a motion needs at least two states"));
  for (std::size_t k = 1; table.has_time && k < table.states.size(); ++k) {
    if (!(table.states[k].t > table.states[k - 1].t)) {
      error(table.states[k].line,
            Message("Files", "the time of this state must be greater than that of the previous one"));
    }
  }
  if (!problems.empty()) return Result<SampledCourse>::failure(std::move(problems));

  const Eigen::Index n = std::ssize(table.states), dof = table.states.front().q.size();
  SampledCourse course;
  course.how = how;
  course.t.resize(n);
  course.q.resize(n, dof);
  if (table.has_velocity) course.qd.resize(n, dof);
  if (table.has_acceleration) course.qdd.resize(n, dof);
  for (Eigen::Index k = 0; k < n; ++k) {
    const State& state = table.states[static_cast<std::size_t>(k)];
    course.t[k] = state.t;
    course.q.row(k) = state.q.transpose();
    if (table.has_velocity) course.qd.row(k) = state.qd.transpose();
    if (table.has_acceleration) course.qdd.row(k) = state.qdd.transpose();
  }
  return course;
}

}  // namespace linkwright
