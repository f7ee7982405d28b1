// SPDX-License-Identifier: MIT
#include "core/simulation/formula.h"

#include "core/base/require.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace linkwright {

struct Formulas::Parsers {
  std::vector<std::string> texts;
  std::vector<Expression> expressions;
  // what the expressions read: their addresses are compiled in, so this never moves
  double t = 0.0;
  std::vector<double> q, qd;

  explicit Parsers(std::vector<std::string> of) : texts(std::move(of)), q(texts.size()), qd(texts.size()) {
    std::vector<ExpressionVariable> variables = {{"t", &t}};
    for (std::size_t k = 0; k < texts.size(); ++k) {
      variables.push_back({"q" + std::to_string(k + 1), &q[k]});
      variables.push_back({"qd" + std::to_string(k + 1), &qd[k]});
    }
    for (const std::string& text : texts) expressions.emplace_back(text, variables);
  }
};

Formulas::Formulas() : parsers_(std::make_unique<Parsers>(std::vector<std::string>())) {}
Formulas::Formulas(Formulas&&) noexcept = default;
Formulas& Formulas::operator=(Formulas&&) noexcept = default;
Formulas::Formulas(const Formulas& other) : parsers_(std::make_unique<Parsers>(other.parsers_->texts)) {}
Formulas& Formulas::operator=(const Formulas& other) {
  if (this != &other) parsers_ = std::make_unique<Parsers>(other.parsers_->texts);
  return *this;
}
Formulas::~Formulas() = default;

Result<Formulas> Formulas::compile(const std::vector<std::string>& texts, const std::vector<std::string>& names,
                                   std::vector<FormulaProblem>* problems) {
  requireSize(static_cast<std::ptrdiff_t>(names.size()), static_cast<std::ptrdiff_t>(texts.size()), "names");
  Formulas formulas;
  formulas.parsers_ = std::make_unique<Parsers>(texts);
  Diagnostics errors;
  if (problems != nullptr) problems->assign(texts.size(), {});
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const FormulaProblem problem = formulas.parsers_->expressions[i].check(
        Message("Simulation", "'%1' is unknown; use t, pi, q1, q2, ..., qd1, qd2, ... and functions such as sin"));
    if (problem.message.empty()) continue;
    if (problems != nullptr) (*problems)[i] = problem;
    errors.push_back({Severity::Error,
                      {},
                      0,
                      Message("Simulation", "torque of joint '%1', character %2: %3")
                          .arg(names[i], problem.position + 1, problem.message)});
  }
  if (!errors.empty()) return Result<Formulas>::failure(std::move(errors));
  return formulas;
}

int Formulas::count() const { return static_cast<int>(parsers_->texts.size()); }

void Formulas::evaluate(double t, const Eigen::VectorXd& q, const Eigen::VectorXd& qd, Eigen::VectorXd& out) const {
  Parsers& p = *parsers_;
  requireSize(q.size(), count(), "q");
  requireSize(qd.size(), count(), "qd");
  p.t = t;
  std::copy(q.begin(), q.end(), p.q.begin());
  std::copy(qd.begin(), qd.end(), p.qd.begin());
  out.resize(count());
  for (std::size_t i = 0; i < p.expressions.size(); ++i) out[static_cast<Eigen::Index>(i)] = p.expressions[i].value();
}

}  // namespace linkwright
