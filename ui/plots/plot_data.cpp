// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_data.h"

#include "core/mechanism/beyond_limit.h"
#include "ui/document/translated.h"
#include "ui/plots/common_ends.h"
#include "ui/plots/run_plots.h"
#include "ui/widgets/language.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace linkwright::ui {

namespace {

constexpr double kZero = 1e-12;  // of the largest curve of a stack: less is round-off

struct PlotDataText {
  Q_DECLARE_TR_FUNCTIONS(PlotData)
};

/// A curve as it was asked for.
struct Wanted {
  CurveName y;
  std::optional<CurveName> x;
  bool is_part = false;
};

/// The column stays as long as the figures do.
Column columnOf(const std::shared_ptr<MotionResults>& figures, const CurveName& name) {
  const Eigen::VectorXd* values = figures->curve(name);
  return values == nullptr ? nullptr : Column(figures, values);
}

std::vector<CurveName> namesOf(const ScenePlot& plot) {
  std::vector<CurveName> names;
  for (const std::string& text : plot.curves) {
    if (const std::optional<CurveName> name = parseCurveName(text)) names.push_back(*name);
  }
  return names;
}

std::vector<Wanted> stackWanted(const ScenePlot& plot, const Model& model) {
  std::vector<Wanted> wanted;
  const std::string joint = stackedJoint(plot);
  if (joint.empty()) return wanted;
  for (const CurveName& name : namesOf(plot)) {
    if (name.quantity == CurveQuantity::TorquePart && name.joint == joint) wanted.push_back({name, {}, true});
  }
  if (wanted.empty()) {
    for (const TorqueCause cause : causesOf(model)) {
      wanted.push_back({{CurveQuantity::TorquePart, joint, cause}, {}, true});
    }
  }
  wanted.push_back({{CurveQuantity::Torque, joint}, {}, false});
  return wanted;
}

std::vector<Wanted> wantedOf(const ScenePlot& plot, const Model& model) {
  if (plot.kind == PlotKind::Stack) return stackWanted(plot, model);
  std::vector<Wanted> wanted;
  if (plot.kind == PlotKind::Xy) {
    for (std::size_t i = 0; i + 1 < plot.curves.size(); i += 2) {
      const std::optional<CurveName> x = parseCurveName(plot.curves[i]), y = parseCurveName(plot.curves[i + 1]);
      if (x && y) wanted.push_back({*y, x, false});
    }
    return wanted;
  }
  std::set<std::string> joints;
  for (const CurveName& name : namesOf(plot)) {
    if (plot.kind != PlotKind::TorqueSpeed) {
      wanted.push_back({name, {}, false});
    } else if (!name.joint.empty() && joints.insert(name.joint).second) {
      wanted.push_back({{CurveQuantity::Torque, name.joint}, CurveName{CurveQuantity::Velocity, name.joint}, false});
    }
  }
  return wanted;
}

void putLimits(MotionPlotCurve& curve, const ModelJoint& joint) {
  const auto put = [&curve](double low, double high) {
    if (std::isfinite(low)) curve.low = low;
    if (std::isfinite(high)) curve.high = high;
  };
  // a limit of 0 is none: files say so where they know none
  const auto symmetric = [&put](double limit) {
    if (limit > 0.0) put(-limit, limit);
  };
  if (curve.name.quantity == CurveQuantity::Position && joint.type != JointType::Continuous) {
    put(joint.limits.lower, joint.limits.upper);
  }
  if (curve.name.quantity == CurveQuantity::Velocity) symmetric(joint.limits.velocity);
  if (curve.name.quantity == CurveQuantity::Torque) symmetric(joint.limits.effort);
}

/// The curve of one motion, without what it is called among others; none where the motion has no such curve.
std::optional<MotionPlotCurve> curveFrom(const std::shared_ptr<MotionResults>& figures, const Wanted& wanted,
                                         const ScenePlot& plot, QStringList& left_out) {
  const PlotKind kind = plot.kind;
  const MotionResultsInput& input = figures->input();
  MotionPlotCurve curve;
  curve.name = wanted.y;
  curve.is_part = wanted.is_part;
  curve.y = columnOf(figures, wanted.y);
  if (!curve.y) return std::nullopt;
  curve.t = Column(input.samples, &input.samples->t);
  curve.x = curve.t;
  curve.joint = input.model->findJoint(wanted.y.joint);
  curve.whole_label = wholeWords(wanted.y, *input.model);
  if (wanted.x) {
    curve.x_name = *wanted.x;
    curve.x = columnOf(figures, *wanted.x);
    if (!curve.x) return std::nullopt;
  }
  if (kind == PlotKind::Spectrum && !curve.y->allFinite()) {
    left_out
        << PlotDataText::tr("%1 has no spectrum because the curve is undefined at some times.").arg(curve.whole_label);
    return std::nullopt;
  }
  if (kind == PlotKind::Spectrum) {
    const Result<Spectrum>& spectrum = *figures->spectrum(wanted.y);
    if (!spectrum) {
      //: %1: name of a curve, %2: why it has no spectrum
      left_out << PlotDataText::tr("%1 has no spectrum because %2.")
                      .arg(curve.whole_label, translated(spectrum.diagnostics().front().message));
      return std::nullopt;
    }
    curve.t = nullptr;
    curve.x = std::make_shared<const Eigen::VectorXd>(spectrum->frequency);
    curve.y = std::make_shared<const Eigen::VectorXd>(spectrum->amplitude);
    return curve;
  }
  if (curve.joint < 0) return curve;
  const ModelJoint& joint = input.model->joints()[static_cast<std::size_t>(curve.joint)];
  if (kind == PlotKind::TorqueSpeed) {
    curve.envelope = motorEnvelope(joint.limits, plot.corner);
    return curve;
  }
  if (kind == PlotKind::Time || (kind == PlotKind::Stack && !wanted.is_part)) putLimits(curve, joint);
  const bool is_torque =
      wanted.y.quantity == CurveQuantity::Torque || wanted.y.quantity == CurveQuantity::MistakenTorque;
  if (is_torque && input.terms.joint_friction && (joint.coulomb.positive != 0.0 || joint.coulomb.negative != 0.0)) {
    curve.qd = columnOf(figures, {CurveQuantity::Velocity, wanted.y.joint});
    curve.is_broken_at_rest = curve.qd && !curve.qd->isZero(0.0);
  }
  return curve;
}

/// An axis by what its curves are called together.
PlotAxis axisFor(const std::set<QString>& words, const CurveUnit& unit, bool from_zero) {
  PlotAxis axis{QString(), unit, from_zero, QString()};
  if (words.size() <= 2) axis.name = joinedWords(QStringList(words.begin(), words.end()));
  axis.label = axisTitle(axis.name, unit);
  return axis;
}

double largestOf(const Eigen::VectorXd& values) {
  double largest = 0.0;
  for (const double value : values) {
    if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
  }
  return largest;
}

/// What an axis is called by one of its curves: of a place against a place which they are, where there is one curve.
QString axisWord(const CurveName& name, const Model& model, bool is_alone) {
  const QString quantity = quantityWord(name, model);
  const bool is_told =
      is_alone && (name.quantity == CurveQuantity::HandPosition || name.quantity == CurveQuantity::Energy);
  //: %1: a quantity ("End effector"), %2: the part of it that is drawn ("x")
  return is_told ? PlotDataText::tr("%1 %2").arg(quantity, partWord(name)) : quantity;
}

/// Gives each curve its unit and its axis, and takes those of a third unit away.
void chooseAxes(PlotData& data, const Model& model, AngleUnit unit) {
  std::vector<CurveUnit> units, x_units;
  std::vector<MotionPlotCurve> kept;
  const bool is_quantity = data.kind == PlotKind::Xy || data.kind == PlotKind::TorqueSpeed;
  const auto place = [](std::vector<CurveUnit>& known, const CurveUnit& one, std::size_t most) -> int {
    const auto at = std::find(known.begin(), known.end(), one);
    if (at != known.end()) return static_cast<int>(at - known.begin());
    if (known.size() == most) return -1;
    known.push_back(one);
    return static_cast<int>(known.size()) - 1;
  };
  for (MotionPlotCurve& curve : data.curves) {
    curve.unit = curveUnit(curve.name, model, unit);
    if (is_quantity && place(x_units, curveUnit(curve.x_name, model, unit), 1) < 0) {
      if (curve.run < 0)
        data.left_out
            << PlotDataText::tr("%1 is not drawn because its x quantity has a different unit.").arg(curve.whole_label);
      continue;
    }
    const int side = place(units, curve.unit, 2);
    if (side < 0) {
      if (curve.run < 0) {
        data.left_out
            << PlotDataText::tr("%1 is not drawn because a plot can have at most two units.").arg(curve.whole_label);
      }
      continue;
    }
    curve.on_right = side == 1;
    curve.largest = largestOf(*curve.y);
    if (is_quantity) curve.largest_x = largestOf(*curve.x);
    kept.push_back(std::move(curve));
  }
  data.curves = std::move(kept);
  std::array<std::set<QString>, 2> words;
  std::array<bool, 2> from_zero{true, true};
  std::set<QString> x_words;
  const bool is_alone = is_quantity && std::count_if(data.curves.begin(), data.curves.end(),
                                                     [](const MotionPlotCurve& curve) { return curve.run < 0; }) == 1;
  for (const MotionPlotCurve& curve : data.curves) {
    const std::size_t side = curve.on_right ? 1 : 0;
    words.at(side).insert(axisWord(curve.name, model, is_alone));
    from_zero.at(side) = from_zero.at(side) && (countsFromZero(curve.name) || data.kind == PlotKind::Spectrum);
    if (is_quantity) x_words.insert(axisWord(curve.x_name, model, is_alone));
  }
  for (std::set<QString>& of_axis : words) joinForces(of_axis, model);
  if (!units.empty()) data.left = axisFor(words[0], units[0], from_zero[0]);
  if (units.size() > 1) data.right = axisFor(words[1], units[1], from_zero[1]);
  if (is_quantity && !x_units.empty()) {
    data.x = axisFor(x_words, x_units[0], data.kind == PlotKind::TorqueSpeed);
  } else if (data.kind == PlotKind::Spectrum) {
    data.x = {PlotDataText::tr("Frequency (Hz)"), {QStringLiteral("Hz"), 1.0}, true, PlotDataText::tr("Frequency")};
  } else {
    data.x = {QString(), {unitOfTime(), 1.0}, true, QString()};
  }
}

/// Parts that are zero all the time, but for round-off of the whole, are named instead of drawn.
void leaveOutZeros(PlotData& data) {
  double whole = 0.0;
  for (const MotionPlotCurve& curve : data.curves) whole = std::max(whole, largestOf(*curve.y));
  QStringList zero;
  std::erase_if(data.curves, [&](const MotionPlotCurve& curve) {
    const bool is_zero = curve.is_part && !(largestOf(*curve.y) > kZero * whole);
    if (is_zero) zero << causeWord(curve.name.cause);
    return is_zero;
  });
  if (!zero.isEmpty()) data.left_out << PlotDataText::tr("Zero at all times: %1.").arg(joinedWords(zero));
}

bool isJointColoured(CurveQuantity quantity) {
  return !isOfContact(quantity) && quantity != CurveQuantity::TorquePart && quantity != CurveQuantity::HandPosition &&
         quantity != CurveQuantity::Energy;
}

/// Short labels: the quantity where there are several, the joint where there are several.
void nameCurves(PlotData& data, const Model& model, const std::vector<FrozenRun>& runs) {
  std::set<QString> quantities, joints;
  QStringList named;
  for (const MotionPlotCurve& curve : data.curves) {
    quantities.insert(quantityWord(curve.name, model));
    joints.insert(partWord(curve.name));
    if (!curve.name.joint.empty()) named << partWord(curve.name);
  }
  const CommonEnds ends = commonEnds(named);
  std::map<std::pair<std::string, int>, int> seen;  // how many curves of this joint there have been, by run
  for (MotionPlotCurve& curve : data.curves) {
    const QString part = withoutEnds(partWord(curve.name), ends), quantity = legendWord(curve.name, model);
    if (curve.name.quantity == CurveQuantity::TorquePart) {
      const QString cause = causeWord(curve.name.cause);
      curve.label = joints.size() == 1 ? cause : cause + QStringLiteral(" ") + part;
    } else if (part.isEmpty() || (joints.size() == 1 && quantities.size() > 1)) {
      curve.label = quantity;
    } else if (quantities.size() > 1) {
      curve.label = quantity + QStringLiteral(" ") + part;
    } else {
      curve.label = part;
    }
    if (data.kind == PlotKind::Stack && !curve.is_part) curve.label = PlotDataText::tr("Total");
    if (curve.run >= 0) {
      const QString& run = runs[static_cast<std::size_t>(curve.run)].name;
      //: %1 and %2: two quantities of a plot, or the name of a curve and of its run
      curve.label = PlotDataText::tr("%1, %2").arg(curve.label, run);
      curve.whole_label = run + QStringLiteral(": ") + curve.whole_label;
    }
    if (isJointColoured(curve.name.quantity)) curve.dash = seen[{curve.name.joint, curve.run}]++;
  }
}

}  // namespace

bool PlotData::hasSameCurves(const PlotData& other) const {
  const auto same = [](const MotionPlotCurve& a, const MotionPlotCurve& b) {
    return a.name == b.name && a.x_name == b.x_name && a.run == b.run && a.on_right == b.on_right &&
           a.joint == b.joint && a.is_part == b.is_part && a.unit == b.unit && (a.low || a.high) == (b.low || b.high) &&
           a.envelope.has_value() == b.envelope.has_value();
  };
  return kind == other.kind && right.has_value() == other.right.has_value() &&
         std::equal(curves.begin(), curves.end(), other.curves.begin(), other.curves.end(), same);
}

QString titleOf(const ScenePlot& plot, const PlotData& data) {
  const QString name = data.left.name;
  switch (plot.kind) {
    case PlotKind::Time: {
      const QString right = data.right ? data.right->name : QString();
      //: %1 and %2: two quantities of a plot, or the name of a curve and of its run
      if (!name.isEmpty() && !right.isEmpty()) return PlotDataText::tr("%1, %2").arg(name, inSentence(right));
      return name.isEmpty() ? PlotDataText::tr("Over time") : name;
    }
    case PlotKind::Stack:
      return PlotDataText::tr("Torque contributions of %1").arg(QString::fromStdString(stackedJoint(plot)));
    case PlotKind::Xy:
      if (name.isEmpty() || data.x.name.isEmpty()) return PlotDataText::tr("X and Y");
      //: %1: quantity of the vertical axis, %2: quantity of the horizontal axis
      return PlotDataText::tr("%1 against %2").arg(name, inSentence(data.x.name));
    case PlotKind::Spectrum:
      return name.isEmpty() ? PlotDataText::tr("Spectrum") : PlotDataText::tr("%1 spectrum").arg(name);
    case PlotKind::TorqueSpeed: break;
  }
  return PlotDataText::tr("Torque against speed");
}

QString shortTitleOf(const ScenePlot& plot, const PlotData& data) {
  if (plot.kind == PlotKind::Stack) return QString::fromStdString(stackedJoint(plot));
  return plot.kind == PlotKind::Spectrum ? PlotDataText::tr("Spectrum") : titleOf(plot, data);
}

std::string stackedJoint(const ScenePlot& plot) {
  for (const CurveName& name : namesOf(plot)) {
    if (!name.joint.empty()) return name.joint;
  }
  return {};
}

PlotData plotData(const ScenePlot& plot, const PlotSource& source) {
  PlotData data;
  data.kind = plot.kind;
  if (!source.figures) return data;
  const std::vector<Wanted> wanted = wantedOf(plot, *source.figures->input().model);
  const auto extend = [&data](const MotionResults& figures) {
    const Eigen::VectorXd& t = figures.time();
    if (t.size() > 0) data.duration = std::max(data.duration, t[t.size() - 1]);
  };
  extend(*source.figures);
  for (const FrozenRun& run : source.runs) extend(*run.figures);
  data.duration = std::max(data.duration, source.duration);
  if (data.isOverTime()) data.events = source.events;
  for (const Wanted& one : wanted) {
    if (std::optional<MotionPlotCurve> curve = curveFrom(source.figures, one, plot, data.left_out)) {
      data.curves.push_back(std::move(*curve));
    } else if (const QString why = missingWords(one.y, *source.figures); !why.isEmpty() && data.left_out.isEmpty()) {
      data.left_out << why;
    }
    // after each what it was; of a stack only the sum is compared
    QStringList nothing;
    for (std::size_t run = 0; run < source.runs.size() && !one.is_part; ++run) {
      std::optional<MotionPlotCurve> curve = curveFrom(source.runs[run].figures, one, plot, nothing);
      if (!curve) continue;
      curve->run = static_cast<int>(run);
      // in the colour that it has now
      curve->joint = source.figures->input().model->findJoint(one.y.joint);
      curve->low.reset();
      curve->high.reset();
      curve->envelope.reset();
      data.curves.push_back(std::move(*curve));
    }
  }
  if (plot.kind == PlotKind::Stack) leaveOutZeros(data);
  const Model& model = *source.figures->input().model;
  chooseAxes(data, model, source.unit);
  nameCurves(data, model, source.runs);
  colourContacts(data);
  return data;
}

std::optional<double> valueOf(const MotionPlotCurve& curve, double time) {
  if (curve.name.quantity != CurveQuantity::Mode) return valueAt(*curve.t, *curve.y, time);
  // it is one or the other, and never something between
  const Eigen::VectorXd& t = *curve.t;
  const std::optional<double> there = valueAt(t, *curve.y, time);
  if (!there) return there;
  const double* after = std::upper_bound(t.data(), t.data() + t.size(), time);
  return (*curve.y)[std::max<Eigen::Index>(after - t.data() - 1, 0)];
}

std::optional<double> valueAt(const Eigen::VectorXd& x, const Eigen::VectorXd& y, double at) {
  const Eigen::Index n = x.size();
  if (n == 0 || !(at >= x[0]) || at > x[n - 1]) return std::nullopt;
  const double* upper = std::upper_bound(x.data(), x.data() + n, at);
  const Eigen::Index next = upper - x.data();
  if (next == n) return y[n - 1];
  const double share = (at - x[next - 1]) / (x[next] - x[next - 1]);
  // at a sample its very value
  return share == 0.0 ? y[next - 1] : y[next - 1] + share * (y[next] - y[next - 1]);
}

StackEdges stackEdges(const std::vector<Column>& parts) {
  StackEdges edges;
  for (const Column& part : parts) {
    Eigen::VectorXd upper = part->cwiseMax(0.0), lower = part->cwiseMin(0.0);
    if (!edges.upper.empty()) {
      upper += edges.upper.back();
      lower += edges.lower.back();
    }
    edges.upper.push_back(std::move(upper));
    edges.lower.push_back(std::move(lower));
  }
  return edges;
}

namespace {

std::optional<Beyond> beyondEnvelope(const MotionPlotCurve& curve) {
  const EnvelopeExcess excess = excessOf(*curve.envelope, *curve.x, *curve.y);
  if (excess.outside.empty()) return std::nullopt;
  Beyond beyond;
  Eigen::Index before = -1;
  for (const Eigen::Index k : excess.outside) {
    if (before >= 0 && k != before + 1) {
      beyond.x.push_back(beyond.x.back());
      beyond.y.push_back(std::numeric_limits<double>::quiet_NaN());
    }
    beyond.x.push_back((*curve.x)[k]);
    beyond.y.push_back((*curve.y)[k]);
    before = k;
  }
  beyond.first = (*curve.t)[excess.outside.front()];
  return beyond;
}

}  // namespace

std::optional<Beyond> beyondLimits(const MotionPlotCurve& curve) {
  if (curve.envelope) return beyondEnvelope(curve);
  if (!curve.low && !curve.high) return std::nullopt;
  const Eigen::VectorXd &x = *curve.x, &y = *curve.y;
  constexpr double kNone = std::numeric_limits<double>::infinity();
  const bool is_position = curve.name.quantity == CurveQuantity::Position;
  const auto over = [&](double value) {
    const double excess = is_position ? beyondRange(value, curve.low.value_or(-kNone), curve.high.value_or(kNone))
                                      : beyondRate(value, curve.high.value_or(kNone));
    return excess > 0.0 ? (curve.high && value > *curve.high ? 1 : -1) : 0;
  };
  Beyond beyond;
  int before = 0;
  const auto cross = [&](Eigen::Index k, int side) {
    const double limit = side > 0 ? *curve.high : *curve.low;
    const double share = y[k] == y[k - 1] ? 0.0 : std::clamp((limit - y[k - 1]) / (y[k] - y[k - 1]), 0.0, 1.0);
    beyond.x.push_back(x[k - 1] + share * (x[k] - x[k - 1]));
    beyond.y.push_back(limit);
  };
  const auto leave = [&](Eigen::Index k, int side) {
    cross(k, side);
    beyond.x.push_back(beyond.x.back());
    beyond.y.push_back(std::numeric_limits<double>::quiet_NaN());
  };
  for (Eigen::Index k = 0; k < y.size(); ++k) {
    const int side = over(y[k]);
    if (k > 0 && before != 0 && side != before) leave(k, before);
    if (side != 0) {
      if (k > 0 && side != before) cross(k, side);
      beyond.x.push_back(x[k]);
      beyond.y.push_back(y[k]);
    }
    before = side;
  }
  if (beyond.x.empty()) return std::nullopt;
  beyond.first = beyond.x.front();
  return beyond;
}

}  // namespace linkwright::ui
