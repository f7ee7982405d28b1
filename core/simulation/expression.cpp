// SPDX-License-Identifier: MIT
#include "core/simulation/expression.h"

#include "core/base/require.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <muParser.h>
#include <numbers>
#include <unordered_set>
#include <utility>

namespace linkwright {
namespace {

/// Longer than this nobody types; it bounds what the parser is fed.
constexpr std::size_t kLongestFormula = 10'000;

/// muParser can assign to variables; a formula is a value, and q1 = 2 is somebody's slip for q1 == 2. -1: there is
/// none.
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
Message inWords(const mu::Parser::exception_type& e, const Message& unknown) {
  const std::string& token = e.GetToken();
  switch (e.GetCode()) {
    case mu::ecUNASSIGNABLE_TOKEN: return unknown.arg(token);
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

bool isIdentifier(const std::string& name) {
  const auto is_part = [](char c) { return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
  return !name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) == 0 &&
         std::all_of(name.begin(), name.end(), is_part);
}

}  // namespace

struct Expression::Parser {
  std::string text;
  mu::Parser parser;
};

Expression::Expression(std::string text, const std::vector<ExpressionVariable>& variables)
    : parser_(std::make_unique<Parser>()) {
  parser_->text = std::move(text);
  mu::Parser& parser = parser_->parser;
  // C notation whatever the locale
  parser.SetDecSep('.');
  parser.SetArgSep(',');
  parser.DefineConst("pi", std::numbers::pi);
  std::unordered_set<std::string> names;
  for (const ExpressionVariable& variable : variables) {
    require(isIdentifier(variable.name) && names.insert(variable.name).second && variable.value != nullptr,
            "a variable needs a name of its own and a value");
    parser.DefineVar(variable.name, variable.value);
  }
  const std::string& formula = parser_->text;
  const bool is_empty = formula.find_first_not_of(" \t\r\n") == std::string::npos;
  if (formula.size() <= kLongestFormula) parser.SetExpr(is_empty ? "0" : formula);
}

Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;
Expression::~Expression() = default;

const std::string& Expression::text() const { return parser_->text; }

FormulaProblem Expression::check(const Message& unknown) const {
  const std::string& text = parser_->text;
  if (text.size() > kLongestFormula) return {Message("Simulation", "a formula may have at most 10 000 characters"), 0};
  for (std::size_t k = 0; k < text.size(); ++k) {
    const char c = text[k];
    if (c < 32 && c != '\t' && c != '\n' && c != '\r')
      return {Message("Simulation", "the formula contains an invisible character; delete it"), int(k)};
  }
  if (const int place = assignmentIn(text); place >= 0) {
    return {Message("Simulation", "'=' is not allowed in a formula; write only the value, or use == to compare"),
            place};
  }
  try {
    int values = 0;
    parser_->parser.Eval(values);
    if (values != 1)
      return {Message("Simulation", "a comma may only separate the arguments of a function; write 0.5, not 0,5"), 0};
  } catch (const mu::Parser::exception_type& e) {
    const int end = static_cast<int>(text.size());
    return {inWords(e, unknown), std::clamp(static_cast<int>(e.GetPos()), 0, end)};
  }
  return {};
}

double Expression::value() const { return parser_->parser.Eval(); }

}  // namespace linkwright
