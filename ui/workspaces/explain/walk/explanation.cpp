// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/explanation.h"

#include "core/base/require.h"
#include "core/trace/trace_rows.h"
#include "ui/document/insight.h"
#include "ui/document/walk.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/workspaces/explain/walk/equation_words.h"
#include "ui/workspaces/explain/walk/factor_words.h"
#include "ui/workspaces/explain/walk/outside_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct ExplanationText {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

QString linkName(const Model& model, int body) {
  //: noun: the fixed link of the robot
  if (body < 0) return ExplanationText::tr("base");
  return QString::fromStdString(bodyName(model, body));
}

QString unitText(const char* unit) {
  const QString text = unitWithExponents(QString::fromUtf8(unit));
  return text == QLatin1String("1") ? QString() : text;
}

double largestOf(const double* values, int size) {
  double largest = 0.0;
  for (int i = 0; i < size; ++i) {
    if (std::isfinite(values[i])) largest = std::max(largest, std::abs(values[i]));
  }
  return largest;
}

// numbers as they stand in the recording, or turned into the axes that are looked at: only vectors turn
Components shownAs(const Snapshot& snapshot, int body, Frame frame, int size, const double* values, Axes axes) {
  Components shown;
  shown.size = size;
  std::copy(values, values + size, shown.values);
  if (axes == Axes::Link || body < 0 || (size != 3 && size != 6)) return shown;
  Recorded entry;
  entry.body = body;
  entry.frame = frame;
  entry.size = size;
  std::copy(values, values + size, entry.values);
  return expressed(*snapshot.model, snapshot.X_WB, entry, {axes, -1});
}

// in whose axes the numbers of a quantity of `body` stand, seen from the step's link
QString frameWords(const Snapshot& snapshot, int step_body, int body, Frame frame, Axes axes) {
  if (axes == Axes::Base) return ExplanationText::tr("base frame");
  if (axes == Axes::World || frame == Frame::World) return ExplanationText::tr("world frame");
  if (frame == Frame::Joint) return {};
  int owner = body;
  if (frame == Frame::Parent && body >= 0) owner = snapshot.model->bodies().at(static_cast<std::size_t>(body)).parent;
  if (owner < 0) return ExplanationText::tr("base frame");
  if (owner == step_body) return ExplanationText::tr("link frame");
  const int parent = snapshot.model->bodies().at(static_cast<std::size_t>(step_body)).parent;
  return owner == parent ? ExplanationText::tr("parent frame") : ExplanationText::tr("child frame");
}

// a rotation belongs to two frames: it turns components of the one into those of the other
QString rotationWords(Frame frame, bool of_step_body) {
  if (frame == Frame::World) return ExplanationText::tr("link to world");
  return of_step_body ? ExplanationText::tr("link to parent") : ExplanationText::tr("child to link");
}

bool isTorqueOfJoint(Quantity quantity) {
  return quantity == Quantity::JointTorque || quantity == Quantity::RotorTorque ||
         quantity == Quantity::FrictionTorque || quantity == Quantity::SpringTorque;
}

bool isMatrix(const Factor& factor) { return factor.size == 9; }

// torques are written as in the legend, all joints alike; the components of anything else like its largest one
double styleOf(const Snapshot& snapshot, Quantity quantity, const double* values, int size) {
  if (isTorqueOfJoint(quantity) && snapshot.tau.size() > 0) return snapshot.tau.lpNorm<Eigen::Infinity>();
  return largestOf(values, size);
}

void fill(ExplainedValue& value, const Components& shown) {
  value.size = shown.size;
  std::copy(shown.values, shown.values + shown.size, value.values.begin());
}

// where the base accelerates in gravity's place, an acceleration is one minus g: the name says so
QString withGravity(const Snapshot& snapshot, Quantity quantity, const QString& name) {
  const bool linear = quantity == Quantity::LinearAcceleration || quantity == Quantity::CentreAcceleration ||
                      quantity == Quantity::SpatialAcceleration;
  const bool by_base = snapshot.recording->formulation != Formulation::WorldSpatial;
  return linear && by_base ? ExplanationText::tr("%1, minus gravity").arg(name) : name;
}

bool asks(const ExplainAt& at, const QuantityKey& key) {
  return std::find(at.asked.begin(), at.asked.end(), key) != at.asked.end();
}

// what is not there cannot be read off by mistake: from a tooltip, the clipboard or a screen reader
void hideAsked(ExplainedValue& value, const ExplainAt& at) {
  value.asked = value.key && asks(at, *value.key);
  if (!value.asked) return;
  value.values.fill(0.0);
  value.largest = 0.0;
}

// the summands of what is asked would give it away
bool isAsked(const StepTerms& terms, const StepResult& result, std::size_t index, const Recording& recording,
             const ExplainAt& at) {
  if (result.entry < 0) return false;
  if (!asks(at, keyOf(recording.entries[static_cast<std::size_t>(result.entry)]))) return false;
  if (!at.by_term) return true;
  return at.term < 0 ? index + 1 == terms.summands.size() : static_cast<int>(index) >= at.term;
}

ExplainedValue explained(const Snapshot& snapshot, const StepResult& result, const ExplainAt& at) {
  ExplainedValue value;
  value.term = QString::fromStdString(result.stem);
  value.symbol = QString::fromStdString(result.symbol);
  value.body = result.body;
  value.owner = linkName(*snapshot.model, result.body);
  value.name = withGravity(snapshot, result.quantity, quantityName(result.quantity));
  value.unit = unitText(result.unit);
  if (result.size == 9 && result.quantity == Quantity::Rotation) {
    value.frame = rotationWords(result.frame, true);
  } else if (result.size >= 3) {
    value.frame = frameWords(snapshot, result.body, result.body, result.frame, at.axes);
  }
  fill(value, shownAs(snapshot, result.body, result.frame, result.size, result.values, at.axes));
  value.largest = styleOf(snapshot, result.quantity, value.values.data(), value.size);
  if (result.entry >= 0) value.key = QuantityKey{result.body, result.quantity, result.other};
  hideAsked(value, at);
  return value;
}

bool isState(Quantity quantity) {
  return quantity == Quantity::JointPosition || quantity == Quantity::JointVelocity ||
         quantity == Quantity::JointAcceleration;
}

// what no step makes: the joints' motion is the state, the rest stands in the model
QString givenWords(const Snapshot& snapshot, const Factor& factor) {
  if (factor.constant == linkwright::ModelConstant::Given) {
    const QStringList names = namesOf(outsideOf(snapshot, factor.body));
    return names.isEmpty() ? ExplanationText::tr("from the load")
                           : ExplanationText::tr("from %1").arg(joinedWords(names));
  }
  if (factor.constant == linkwright::ModelConstant::Gravity) return ExplanationText::tr("from the world");
  if (factor.constant != linkwright::ModelConstant::None) return ExplanationText::tr("from the model");
  return isState(factor.quantity) ? ExplanationText::tr("from the state") : QString();
}

QString nameOf(const Snapshot& snapshot, const Factor& factor, int step_body) {
  const bool constant = factor.constant != linkwright::ModelConstant::None;
  QString bare = constant ? constantName(factor.constant) : quantityName(factor.quantity);
  // a six by six of several things: each has a row, and says of what it is a part
  const QString stem = QString::fromStdString(factor.stem);
  if (stem.startsWith(QLatin1String("Is_"))) bare = ExplanationText::tr("spatial inertia: %1").arg(bare);
  if (stem.startsWith(QLatin1String("X_"))) bare = ExplanationText::tr("transform: %1").arg(bare);
  const auto name = [&](const QString& whose) {
    return constant ? whose : withGravity(snapshot, factor.quantity, whose);
  };
  if (factor.constant == linkwright::ModelConstant::Gravity || factor.body == step_body) return name(bare);
  if (factor.body < 0) return name(ExplanationText::tr("%1 of the base").arg(bare));
  const int parent = snapshot.model->bodies().at(static_cast<std::size_t>(step_body)).parent;
  if (factor.body == parent) return name(ExplanationText::tr("%1 of the parent").arg(bare));
  //: %1: name of a quantity, %2: name of a link
  return name(ExplanationText::tr("%1 of %2").arg(bare, linkName(*snapshot.model, factor.body)));
}

ExplainedValue explained(const Snapshot& snapshot, const Factor& factor, int step_body, const ExplainAt& at) {
  ExplainedValue value;
  value.term = QString::fromStdString(factor.stem);
  value.body = factor.body;
  value.owner = linkName(*snapshot.model, factor.body);
  value.name = nameOf(snapshot, factor, step_body);
  value.unit = unitText(factor.unit);
  const bool rotation = isMatrix(factor) && factor.quantity == Quantity::Rotation;
  if (rotation) {
    value.frame = rotationWords(factor.frame, factor.body == step_body);
  } else if (factor.size >= 3) {
    const Axes axes = isMatrix(factor) ? Axes::Link : at.axes;
    value.frame = frameWords(snapshot, step_body, factor.body, factor.frame, axes);
  }
  fill(value, shownAs(snapshot, factor.body, factor.frame, factor.size, factor.values, at.axes));
  value.largest = styleOf(snapshot, factor.quantity, value.values.data(), value.size);
  if (factor.entry >= 0) {
    const Recorded& entry = snapshot.recording->entries[static_cast<std::size_t>(factor.entry)];
    value.key = QuantityKey{entry.body, entry.quantity, entry.other};
  }
  hideAsked(value, at);
  if (value.key) {
    const int source = stepThatMakes(*snapshot.steps, *snapshot.recording, *value.key);
    // the step that first reads the state does not make it
    if (source != at.step && !isState(factor.quantity)) value.made_in = source;
  }
  if (value.made_in < 0) value.given = givenWords(snapshot, factor);
  if (factor.body < 0 && factor.constant == linkwright::ModelConstant::None) {
    const bool accelerates = largestOf(factor.values, factor.size) > 0.0;
    value.note = accelerates ? ExplanationText::tr("the base is given the acceleration −g to represent gravity")
                             : ExplanationText::tr("the base is at rest");
  }
  return value;
}

ExplainedTerm explained(const Snapshot& snapshot, const StepTerms& terms, std::size_t index, const ExplainAt& at) {
  const Summand& summand = terms.summands[index];
  const StepResult& result = terms.results.at(static_cast<std::size_t>(summand.result));
  ExplainedTerm term;
  const bool first = index == 0 || terms.summands[index - 1].result != summand.result;
  term.sign = summand.sign < 0 ? QStringLiteral(u"−") : first ? QString() : QStringLiteral("+");
  term.plain = QString::fromStdString(summand.plain);
  if (summand.group > 0) term.group = QStringLiteral("sum%1").arg(summand.group);
  if (summand.child >= 0) {
    term.owner = linkName(*snapshot.model, summand.child);
    const bool over_j = snapshot.recording->formulation == Formulation::NonRecursive;
    term.owner_number =
        QStringLiteral("%1 = %2").arg(over_j ? QLatin1Char('j') : QLatin1Char('k')).arg(summand.child + 1);
  }
  term.reason = QCoreApplication::translate("Vanishing", wordsOf(summand.vanishes));  // marked in core
  term.unit = unitText(summand.unit);
  term.kind = summand.kind;
  const Components shown = shownAs(snapshot, result.body, result.frame, summand.size, summand.values, at.axes);
  term.size = shown.size;
  for (int i = 0; i < shown.size; ++i) {
    // what is subtracted is written with its minus in front: a zero stays one
    const double value = shown.values[i];
    term.values.at(static_cast<std::size_t>(i)) = summand.sign < 0 && value != 0.0 ? -value : value;
  }
  term.asked = isAsked(terms, result, index, *snapshot.recording, at);
  if (term.asked) {
    term.values.fill(0.0);
    term.reason.clear();
  }
  const int place = static_cast<int>(index);
  term.added = at.term < 0 || place <= at.term;
  term.latest = at.term >= 0 && place == at.term;
  if (summand.entry >= 0) {
    const Recorded& entry = snapshot.recording->entries[static_cast<std::size_t>(summand.entry)];
    term.key = QuantityKey{entry.body, entry.quantity, entry.other};
  } else if (summand.factors.size() == 1 && summand.factors[0].entry >= 0) {
    const Recorded& entry = snapshot.recording->entries[static_cast<std::size_t>(summand.factors[0].entry)];
    term.key = QuantityKey{entry.body, entry.quantity, entry.other};
  }
  return term;
}

void addNote(Explanation& explanation, const QString& sentence) {
  if (sentence.isEmpty()) return;
  explanation.note += explanation.note.isEmpty() ? sentence : QLatin1Char(' ') + sentence;
}

// what acts from outside while a contact or a spring is among it: a line for each, by its name
void nameWhatActs(Explanation& explanation, const Snapshot& snapshot, const StepTerms& terms, const ExplainAt& at) {
  if (snapshot.simulated_loads.empty()) return;
  std::vector<ExplainedTerm> lines;
  for (std::size_t index = 0; index < explanation.terms.size(); ++index) {
    const ExplainedTerm& whole = explanation.terms[index];
    const Summand& summand = terms.summands.at(index);
    const std::vector<OutsideSummand> split = splitByOrigin(snapshot, terms, summand);
    if (split.empty()) lines.push_back(whole);
    for (const OutsideSummand& each : split) {
      ExplainedTerm line = whole;
      if (&each != &split.front() && line.sign.isEmpty()) line.sign = QStringLiteral("+");
      line.plain = QString::fromStdString(each.summand.plain);
      line.owner = each.part.name;
      line.owner_number = each.part.short_name;
      if (!line.asked) {
        const StepResult& result = terms.results.at(static_cast<std::size_t>(summand.result));
        const Components shown =
            shownAs(snapshot, result.body, result.frame, summand.size, each.summand.values, at.axes);
        for (int i = 0; i < shown.size; ++i)
          line.values.at(static_cast<std::size_t>(i)) =
              summand.sign < 0 && shown.values[i] != 0.0 ? -shown.values[i] : shown.values[i];
      }
      lines.push_back(std::move(line));
    }
  }
  explanation.terms = std::move(lines);
  const EquationId equation = explanation.equation;
  if (equation != EquationId::ExternalWrench && equation != EquationId::JointForce &&
      equation != EquationId::JointWrench)
    return;
  addNote(explanation, outsideSentence(snapshot, explanation.body));
}

// why it goes the way it does, where a way begins
void sayDirection(Explanation& explanation, const Snapshot& snapshot, int step) {
  if (explanation.pass == Pass::Forward) {
    if (step == 0)
      addNote(explanation,
              ExplanationText::tr("The outward pass begins at the base, because the motion of each link is "
                                  "that of its parent plus what its own joint adds."));
    return;
  }
  if (step > 0 && (*snapshot.steps)[static_cast<std::size_t>(step - 1)].pass == Pass::Forward)
    addNote(explanation,
            ExplanationText::tr("The inward pass begins here, at a tip, because each joint carries its own "
                                "link and all the links beyond it."));
}

// result and summands of one sum are written alike, so that points stand under points
void shareStyle(Explanation& explanation) {
  double largest = 0.0;
  for (const ExplainedValue& value : explanation.results) {
    if (value.size < 9) largest = std::max(largest, value.largest);
  }
  for (const ExplainedTerm& term : explanation.terms) {
    if (term.size < 9) largest = std::max(largest, largestOf(term.values.data(), term.size));
  }
  for (ExplainedTerm& term : explanation.terms) term.largest = largest;
  for (ExplainedValue& value : explanation.results) {
    if (value.size < 9 && !explanation.terms.empty()) value.largest = largest;
  }
}

// the factors of all summands, each once, in order of appearance; below them the products that deserve a row
void addOperands(Explanation& explanation, const Snapshot& snapshot, const StepTerms& terms, const ExplainAt& at) {
  const auto known = [&](const Factor& factor) {
    const QString stem = QString::fromStdString(factor.stem);
    return std::any_of(explanation.operands.begin(), explanation.operands.end(), [&](const ExplainedValue& value) {
      return value.term == stem && value.body == factor.body &&
             value.name == nameOf(snapshot, factor, explanation.body);
    });
  };
  for (const Summand& summand : terms.summands) {
    for (const Factor& factor : summand.factors) {
      if (known(factor)) continue;
      explanation.operands.push_back(explained(snapshot, factor, explanation.body, at));
    }
    const StepResult& result = terms.results.at(static_cast<std::size_t>(summand.result));
    const auto index = static_cast<std::size_t>(&summand - terms.summands.data());
    if (isAsked(terms, result, index, *snapshot.recording, at)) continue;
    for (const InnerValue& inner : summand.inner) {
      ExplainedValue value;
      value.term = QStringLiteral("product");
      value.symbol = QString::fromStdString(inner.plain);
      value.body = summand.child >= 0 ? summand.child : explanation.body;
      value.owner = linkName(*snapshot.model, value.body);
      value.name = value.symbol;
      value.unit = unitText(inner.unit);
      value.note = ExplanationText::tr("intermediate product");
      fill(value, shownAs(snapshot, result.body, result.frame, inner.size, inner.values, at.axes));
      value.largest = largestOf(value.values.data(), value.size);
      explanation.operands.push_back(std::move(value));
    }
  }
}

// a sum that is still being added up: what it comes to so far
void showPartialSum(Explanation& explanation, const ExplainAt& at) {
  if (at.term < 0 || explanation.results.size() != 1 || explanation.results[0].size == 9) return;
  ExplainedValue& sum = explanation.results.front();
  if (sum.asked) return;
  sum.values.fill(0.0);
  for (const ExplainedTerm& term : explanation.terms) {
    if (!term.added || term.size != sum.size) continue;
    for (std::size_t i = 0; i < static_cast<std::size_t>(sum.size); ++i) {
      sum.values.at(i) += term.sign == QStringLiteral(u"−") ? -term.values.at(i) : term.values.at(i);
    }
  }
  sum.name = ExplanationText::tr("%1 (partial sum)").arg(sum.name);
  sum.note =
      ExplanationText::tr("%n more term(s) to add", nullptr, static_cast<int>(explanation.terms.size()) - at.term - 1);
}

// before any matrix: what the joint does
void sayTurn(Explanation& explanation) {
  const auto q = std::find_if(explanation.operands.begin(), explanation.operands.end(), [](const ExplainedValue& each) {
    return each.key && each.key->quantity == Quantity::JointPosition;
  });
  if (q == explanation.operands.end() || q->asked) return;
  const Measure measure = explanation.prismatic ? Measure::Length : Measure::Angle;
  const QString by = numberWithUnit(q->values[0], measure, AngleUnit::Degree);
  const QString turn = explanation.prismatic ? ExplanationText::tr("Moved by q = %1 along the joint axis.").arg(by)
                                             : ExplanationText::tr("Turned by q = %1 about the joint axis.").arg(by);
  explanation.sentence = joinedSentences({turn, explanation.sentence});
}

}  // namespace

ExplainAt placeOf(const Walk& walk) {
  return {walk.step(), walk.term(), walk.axes(), walk.unseen(), walk.granularity() == Granularity::Term};
}

Explanation explain(const Snapshot& snapshot, const ExplainAt& asked_at) {
  ExplainAt at = asked_at;
  require(at.step >= 0 && at.step < static_cast<int>(snapshot.steps->size()), "the step is one of the snapshot's");
  const Step& step = (*snapshot.steps)[static_cast<std::size_t>(at.step)];
  const StepTerms& terms = termsOf(snapshot, at.step);
  // another instant's sum may have fewer terms than the walk has come to: then it is whole
  if (at.term >= static_cast<int>(terms.summands.size())) at.term = -1;
  Explanation explanation;
  explanation.formulation = snapshot.recording->formulation;
  explanation.equation = step.equation;
  explanation.pass = step.pass;
  explanation.body = step.body;
  explanation.prismatic = snapshot.model->bodies().at(static_cast<std::size_t>(step.body)).prismatic;
  explanation.number = QString::fromStdString(terms.id).section(QLatin1Char('.'), 1);
  explanation.title = equationTitle(explanation.formulation, step.equation, explanation.prismatic);
  explanation.plain = equationPlain(explanation.formulation, step.equation, explanation.prismatic);
  explanation.sentence = equationSentence(explanation.formulation, step.equation, explanation.prismatic);
  explanation.note = equationNote(explanation.formulation, step.equation);
  for (const StepResult& result : terms.results) explanation.results.push_back(explained(snapshot, result, at));
  // what must be kept in mind may say what is to be predicted
  if (std::any_of(explanation.results.begin(), explanation.results.end(), [](const auto& each) { return each.asked; }))
    explanation.note.clear();
  for (std::size_t index = 0; index < terms.summands.size(); ++index) {
    explanation.terms.push_back(explained(snapshot, terms, index, at));
  }
  addOperands(explanation, snapshot, terms, at);
  if (step.equation == EquationId::Rotation) sayTurn(explanation);
  shareStyle(explanation);
  showPartialSum(explanation, at);
  nameWhatActs(explanation, snapshot, terms, at);
  sayDirection(explanation, snapshot, at.step);
  return explanation;
}

std::vector<ExplainedValue> resultsOfVisit(const Snapshot& snapshot, const ExplainAt& at) {
  const std::vector<Step>& steps = *snapshot.steps;
  const Step& here = steps.at(static_cast<std::size_t>(at.step));
  int first = at.step;
  while (first > 0 && steps[static_cast<std::size_t>(first - 1)].body == here.body &&
         steps[static_cast<std::size_t>(first - 1)].pass == here.pass) {
    --first;
  }
  std::vector<ExplainedValue> results;
  for (int step = first; step <= at.step; ++step) {
    for (const StepResult& result : termsOf(snapshot, step).results) {
      results.push_back(explained(snapshot, result, at));
    }
  }
  return results;
}

Explanation visitOf(const Explanation& last, const std::vector<ExplainedValue>& results) {
  Explanation visit = last;
  visit.terms.clear();
  visit.operands.clear();
  visit.results = results;
  visit.note.clear();
  visit.title = last.pass == Pass::Forward ? ExplanationText::tr("Everything the outward pass computes for this link")
                                           : ExplanationText::tr("Everything the inward pass computes for this link");
  visit.sentence = ExplanationText::tr("Step by equation or by term to see how each result is computed.");
  visit.number.clear();
  visit.equation = EquationId::Input;
  return visit;
}

QString stepInWords(const Snapshot& snapshot, int step) {
  const int count = static_cast<int>(snapshot.steps->size());
  if (step < 0 || step >= count)
    return ExplanationText::tr("%n steps from the base to the tips and back", nullptr, count);
  const Step& at = (*snapshot.steps)[static_cast<std::size_t>(step)];
  QString link = linkName(*snapshot.model, at.body);
  for (const ModelJoint& joint : snapshot.model->joints()) {
    if (joint.body == at.body) {
      //: %1: name of a link, %2: its number, %3: name of its joint
      link = ExplanationText::tr("%1 (i = %2, joint %3)")
                 .arg(link)
                 .arg(at.body + 1)
                 .arg(QString::fromStdString(joint.name));
    }
  }
  //: noun: a step of the recursion; %1: its number, %2: number of steps, %3: name of a link
  return at.pass == Pass::Forward
             ? ExplanationText::tr("Step %1 of %2, outward, link %3").arg(step + 1).arg(count).arg(link)
             //: noun: a step of the recursion; %1: its number, %2: number of steps, %3: name of a link
             : ExplanationText::tr("Step %1 of %2, inward, link %3").arg(step + 1).arg(count).arg(link);
}

}  // namespace linkwright::ui
