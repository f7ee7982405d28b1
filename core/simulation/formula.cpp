// SPDX-License-Identifier: MIT
#include "core/simulation/formula.h"

#include "core/base/require.h"

#include <algorithm>
#include <cstddef>
#include <muParser.h>
#include <numbers>
#include <utility>

namespace linkwright {
namespace {

/// Longer than this nobody types; it bounds what the parser is fed.
constexpr std::size_t kLongestFormula = 10'000;

/// muParser can assign to variables; a torque is a value, and q1 = 2 is somebody's slip for q1 == 2. -1: there is none.
int assignmentIn(const std::string& text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '=') continue;
    const bool pair = i + 1 < text.size() && text[i + 1] == '=';
    const bool after = i > 0 && (text[i - 1] == '<' || text[i - 1] == '>' || text[i - 1] == '!');
    if (pair) {
      ++i;
    } else if (!after) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

/// What muParser's error means to who typed the formula.
Message inWords(const mu::Parser::exception_type& e) {
  const std::string& token = e.GetToken();
  switch (e.GetCode()) {
    case mu::ecUNASSIGNABLE_TOKEN:
      return Message("Simulation", "'%1' is unknown; use t, pi, q1, q2, ..., qd1, qd2, ... and functions such as sin")
          .arg(token);
    case mu::ecUNEXPECTED_EOF:
      return Message("Simulation", "the formula ends too early; an operand is missing at its end");
    case mu::ecMISSING_PARENS: return Message("Simulation", "a bracket is not closed");
    case mu::ecUNEXPECTED_PARENS: return Message("Simulation", "there is one bracket too many");
    case mu::ecUNEXPECTED_OPERATOR: return Message("Simulation", "the operator '%1' has no operand").arg(token);
    case mu::ecTOO_MANY_PARAMS: return Message("Simulation", "function '%1' has too many arguments").arg(token);
    case mu::ecTOO_FEW_PARAMS: return Message("Simulation", "function '%1' has too few arguments").arg(token);
    case mu::ecUNEXPECTED_VAL:
      return Message("Simulation", "the number '%1' needs an operator such as * or + before it").arg(token);
    case mu::ecUNEXPECTED_VAR:
      return Message("Simulation", "'%1' needs an operator such as * or + before it").arg(token);
    case mu::ecUNEXPECTED_FUN:
      return Message("Simulation", "the function '%1' needs an operator such as * or + before it").arg(token);
    case mu::ecUNEXPECTED_ARG_SEP:
      return Message("Simulation", "a comma may only separate the arguments of a function; write 0.5, not 0,5");
    default: return e.GetMsg();
  }
}

}  // namespace

struct Formulas::Parsers {
  std::vector<std::string> texts;
  std::vector<mu::Parser> parsers;
  // what the parsers read: their addresses are compiled in, so this never moves
  double t = 0.0;
  std::vector<double> q, qd;

  explicit Parsers(std::vector<std::string> of) : texts(std::move(of)), q(texts.size()), qd(texts.size()) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      mu::Parser& parser = parsers.emplace_back();
      // C notation whatever the locale
      parser.SetDecSep('.');
      parser.SetArgSep(',');
      parser.DefineConst("pi", std::numbers::pi);
      parser.DefineVar("t", &t);
      for (std::size_t k = 0; k < texts.size(); ++k) {
        parser.DefineVar("q" + std::to_string(k + 1), &q[k]);
        parser.DefineVar("qd" + std::to_string(k + 1), &qd[k]);
      }
      const bool is_empty = texts[i].find_first_not_of(" \t\r\n") == std::string::npos;
      if (texts[i].size() <= kLongestFormula) parser.SetExpr(is_empty ? "0" : texts[i]);
    }
  }

  /// Nothing wrong: an empty message.
  FormulaProblem check(std::size_t i) {
    if (texts[i].size() > kLongestFormula)
      return {Message("Simulation", "a formula may have at most 10 000 characters"), 0};
    for (std::size_t k = 0; k < texts[i].size(); ++k) {
      const char c = texts[i][k];
      if (c < 32 && c != '\t' && c != '\n' && c != '\r')
        return {Message("Simulation", "the formula contains an invisible character; delete it"), int(k)};
    }
    if (const int place = assignmentIn(texts[i]); place >= 0) {
      return {Message("Simulation", "'=' is not allowed in a formula; write only the value, or use == to compare"),
              place};
    }
    try {
      int values = 0;
      parsers[i].Eval(values);
      if (values != 1)
        return {Message("Simulation", "a comma may only separate the arguments of a function; write 0.5, not 0,5"), 0};
    } catch (const mu::Parser::exception_type& e) {
      const int end = static_cast<int>(texts[i].size());
      return {inWords(e), std::clamp(static_cast<int>(e.GetPos()), 0, end)};
    }
    return {};
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
    const FormulaProblem problem = formulas.parsers_->check(i);
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
  for (std::size_t i = 0; i < p.parsers.size(); ++i) out[static_cast<Eigen::Index>(i)] = p.parsers[i].Eval();
}

}  // namespace linkwright
