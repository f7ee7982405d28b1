// SPDX-License-Identifier: MIT
#include "core/lesson/value_name.h"

#include "core/base/number_text.h"
#include "core/base/words.h"
#include "core/trace/equation_catalogue.h"

#include <utility>

namespace linkwright {
namespace {

constexpr Words<Extreme, 6> kExtremes = {{{Extreme::Max, "max"},
                                          {Extreme::Min, "min"},
                                          {Extreme::TimeOfMax, "time_of_max"},
                                          {Extreme::TimeOfMin, "time_of_min"},
                                          {Extreme::Start, "start"},
                                          {Extreme::End, "end"}}};
constexpr Words<Axes, 4> kTraces = {
    {{Axes::Link, "trace"}, {Axes::Parent, "trace_parent"}, {Axes::Base, "trace_base"}, {Axes::World, "trace_world"}}};
constexpr Words<ModelFigure, 3> kModelFigures = {
    {{ModelFigure::Links, "links"}, {ModelFigure::Joints, "joints"}, {ModelFigure::Mass, "mass"}}};
constexpr Words<DhFigure, 4> kDhFigures = {
    {{DhFigure::Theta, "theta"}, {DhFigure::D, "d"}, {DhFigure::A, "a"}, {DhFigure::Alpha, "alpha"}}};
constexpr Words<IkFigure, 2> kIkFigures = {{{IkFigure::Iterations, "iterations"}, {IkFigure::Residual, "residual"}}};
constexpr Words<ElasticFigure, 3> kElasticFigures = {{{ElasticFigure::Deflection, "deflection"},
                                                      {ElasticFigure::RootForce, "root_force"},
                                                      {ElasticFigure::RootMoment, "root_moment"}}};
constexpr Words<GaussNewtonFigure, 2> kGaussNewtonFigures = {
    {{GaussNewtonFigure::Iterations, "iterations"}, {GaussNewtonFigure::Residual, "residual"}}};
constexpr Words<InvFigure, 3> kInvFigures = {
    {{InvFigure::NormalForce, "f_n"}, {InvFigure::Acceleration, "qdd"}, {InvFigure::NormalColumn, "j_c"}}};
constexpr Words<RevisionFigure, 8> kRevisionFigures = {{{RevisionFigure::AngleError, "angle_error"},
                                                        {RevisionFigure::PassiveTorque, "passive_torque"},
                                                        {RevisionFigure::TorqueAtStart, "tau_start"},
                                                        {RevisionFigure::Deflection, "deflection"},
                                                        {RevisionFigure::Stretch, "stretch"},
                                                        {RevisionFigure::ShortestPeriod, "shortest_period"},
                                                        {RevisionFigure::LongestPeriod, "longest_period"},
                                                        {RevisionFigure::PeakPeriod, "peak_period"}}};
constexpr Words<int, 13> kComponents = {{{0, "x"},
                                         {1, "y"},
                                         {2, "z"},
                                         {kLengthOfVector, "norm"},
                                         {0, "0"},
                                         {1, "1"},
                                         {2, "2"},
                                         {3, "3"},
                                         {4, "4"},
                                         {5, "5"},
                                         {6, "6"},
                                         {7, "7"},
                                         {8, "8"}}};

/// "forearm.z": the component after the last dot, if it is one.
bool parseObject(std::string_view rest, ValueName& name) {
  const std::size_t last = rest.rfind('.');
  if (last != std::string_view::npos && valueOf(kComponents, rest.substr(last + 1), name.component))
    rest = rest.substr(0, last);
  name.object = rest;
  return !rest.empty();
}

bool parseElastic(std::string_view rest, ValueName& name) {
  const std::size_t dot = rest.find('.');
  return dot != std::string_view::npos && valueOf(kElasticFigures, rest.substr(0, dot), name.elastic) &&
         parseObject(rest.substr(dot + 1), name);
}

/// "body.5.forearm.z": the equation's number up to its second dot, the component after the last one.
bool parseTrace(std::string_view rest, ValueName& name) {
  const std::size_t dot = rest.find('.');
  const std::size_t second = dot == std::string_view::npos ? dot : rest.find('.', dot + 1);
  if (second == std::string_view::npos) return false;
  const std::optional<EquationName> equation = parseEquation(rest.substr(0, second));
  if (!equation) return false;
  name.formulation = equation->formulation;
  name.equation = equation->equation;
  return parseObject(rest.substr(second + 1), name);
}

/// "0.5.tau.elbow": digits and dots as far as they go are the time and the dot behind it.
bool parseAtTime(std::string_view rest, ValueName& name) {
  const std::size_t end = rest.find_first_not_of("0123456789.");
  if (end == std::string_view::npos || end < 2 || rest[end - 1] != '.') return false;
  const std::optional<CurveName> curve = parseCurveName(rest.substr(end));
  if (curve) name.curve = *curve;
  name.extreme = Extreme::AtTime;
  return curve && parseNumber(rest.substr(0, end - 1), name.time) == NumberParse::Ok;
}

bool parseGaussNewton(std::string_view rest, ValueName& name) {
  if (valueOf(kGaussNewtonFigures, rest, name.gauss_newton)) return true;
  constexpr std::string_view step = "step.";
  if (!rest.starts_with(step) || rest.size() == step.size()) return false;
  name.gauss_newton = GaussNewtonFigure::Step;
  name.object = rest.substr(step.size());
  return true;
}

bool parseInv(std::string_view rest, ValueName& name) {
  const std::size_t dot = rest.find('.');
  if (dot == std::string_view::npos || !valueOf(kInvFigures, rest.substr(0, dot), name.inv)) return false;
  name.object = rest.substr(dot + 1);
  return !name.object.empty() && (name.inv != InvFigure::NormalColumn || name.object.find('.') != std::string::npos);
}

bool parseDh(std::string_view rest, ValueName& name) {
  const std::size_t dot = rest.find('.');
  if (dot == std::string_view::npos || !valueOf(kDhFigures, rest.substr(0, dot), name.dh)) return false;
  name.object = rest.substr(dot + 1);
  return !name.object.empty();
}

}  // namespace

bool isSameValue(const ValueName& a, const ValueName& b) {
  return a.source == b.source && a.curve == b.curve && a.extreme == b.extreme && a.time == b.time &&
         a.formulation == b.formulation && a.equation == b.equation && a.object == b.object && a.model == b.model &&
         a.dh == b.dh && a.is_modified_dh == b.is_modified_dh && a.ik == b.ik && a.elastic == b.elastic &&
         a.gauss_newton == b.gauss_newton && a.inv == b.inv && a.revision == b.revision;
}

std::optional<EquationName> parseEquation(std::string_view id) {
  for (const CatalogueEntry& entry : equationCatalogue()) {
    if (entry.id == id) return EquationName{entry.formulation, entry.equation};
  }
  return std::nullopt;
}

std::optional<ValueName> parseValueName(std::string_view text) {
  ValueName name;
  if (text == "duration") {
    name.source = ValueSource::Duration;
    return name;
  }
  if (text == "end.status") {
    name.source = ValueSource::EndStatus;
    return name;
  }
  const std::size_t dot = text.find('.');
  if (dot != std::string_view::npos) {
    const std::string_view word = text.substr(0, dot), rest = text.substr(dot + 1);
    const auto when = [&](bool good, ValueSource source) {
      name.source = source;
      return good ? std::optional(name) : std::nullopt;
    };
    if (valueOf(kExtremes, word, name.extreme)) {
      const std::optional<CurveName> curve = parseCurveName(rest);
      if (curve) name.curve = *curve;
      return when(curve.has_value(), ValueSource::Extreme);
    }
    if (word == "at") return when(parseAtTime(rest, name), ValueSource::Extreme);
    if (valueOf(kTraces, word, name.axes)) return when(parseTrace(rest, name), ValueSource::Trace);
    if (word == "M") {
      name.object = rest;
      return when(rest.find('.') != std::string_view::npos, ValueSource::MassMatrix);
    }
    if (word == "model") return when(valueOf(kModelFigures, rest, name.model), ValueSource::ModelFigure);
    if (word == "mass") {
      name.model = ModelFigure::LinkMass;
      name.object = rest;
      return when(!rest.empty(), ValueSource::ModelFigure);
    }
    if (word == "dh" || word == "dh_modified") {
      name.is_modified_dh = word == "dh_modified";
      return when(parseDh(rest, name), ValueSource::DhFigure);
    }
    if (word == "elastic") return when(parseElastic(rest, name), ValueSource::ElasticFigure);
    if (word == "gauss_newton") return when(parseGaussNewton(rest, name), ValueSource::GaussNewtonFigure);
    if (word == "inv") return when(parseInv(rest, name), ValueSource::InvFigure);
    if (word == "revision") return when(valueOf(kRevisionFigures, rest, name.revision), ValueSource::RevisionFigure);
    if (word == "ik") return when(valueOf(kIkFigures, rest, name.ik), ValueSource::IkFigure);
  }
  const std::optional<CurveName> curve = parseCurveName(text);
  if (!curve) return std::nullopt;
  name.curve = *curve;
  return name;
}

}  // namespace linkwright
