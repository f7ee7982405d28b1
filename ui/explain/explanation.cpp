// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explanation.h"

#include "core/base/require.h"
#include "ui/explain/equation_words.h"
#include "ui/explain/model_constants.h"
#include "ui/widgets/numbers.h"

#include <Eigen/Geometry>
#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

QString linkName(const Model& model, int body) {
  if (body < 0) return Words::tr("base");
  return QString::fromStdString(model.links().at(static_cast<std::size_t>(model.linkOfBody(body))).name);
}

// the frame in which a term's components are given, seen from the step's link
QString frameWords(const Snapshot& snapshot, const Term& term, int body) {
  const bool in_parent = term.constant == ModelConstant::OriginAtZero || term.quantity == Quantity::Offset;
  if (term.owner == TermOwner::Parent || (in_parent && term.owner == TermOwner::Link)) {
    const int parent = snapshot.model->bodies().at(static_cast<std::size_t>(body)).parent;
    return parent < 0 ? Words::tr("base frame") : Words::tr("parent frame");
  }
  if (term.owner == TermOwner::Child && !in_parent) return Words::tr("child frame");
  return Words::tr("link frame");
}

void setVector(ExplainedValue& value, const Eigen::Vector3d& vector) {
  value.size = 3;
  for (int axis = 0; axis < 3; ++axis) value.values.at(static_cast<std::size_t>(axis)) = vector(axis);
}

// what the base contributes: it is at rest, and accelerates in gravity's place
void setBaseValue(ExplainedValue& value, const Snapshot& snapshot, Quantity quantity) {
  const bool acceleration = quantity == Quantity::LinearAcceleration;
  setVector(value, acceleration ? Eigen::Vector3d(Eigen::Vector3d::Zero() - snapshot.gravity)
                                : Eigen::Vector3d(Eigen::Vector3d::Zero()));
  value.note =
      acceleration ? Words::tr("the base accelerates with −g in place of gravity") : Words::tr("the base is at rest");
}

// a term that this run of the recursion leaves out: zero where that is known, else shown as missing
void setAbsentValue(ExplainedValue& value, const Snapshot& snapshot, Quantity quantity) {
  switch (quantity) {
    case Quantity::ExternalForce:
    case Quantity::ExternalMoment:
      setVector(value, Eigen::Vector3d::Zero());
      value.note = Words::tr("nothing outside acts on this link");
      return;
    case Quantity::RotorTorque:
    case Quantity::FrictionTorque: {
      const bool on = quantity == Quantity::RotorTorque ? snapshot.terms.rotor : snapshot.terms.joint_friction;
      if (on) break;
      value.size = 1;
      value.note = Words::tr("switched off");
      return;
    }
    default: break;
  }
  value.size = 0;
  value.note = Words::tr("not recorded");
}

void setRecordedValue(ExplainedValue& value, const Snapshot& snapshot, int body, Quantity quantity) {
  if (body < 0) return setBaseValue(value, snapshot, quantity);
  const Recorded* entry = snapshot.recording->find(body, quantity);
  if (entry == nullptr) return setAbsentValue(value, snapshot, quantity);
  value.size = entry->size;
  std::copy(std::begin(entry->values), std::end(entry->values), value.values.begin());
}

bool isTorque(const Term& term) {
  return term.constant == ModelConstant::None &&
         (term.quantity == Quantity::JointTorque || term.quantity == Quantity::RotorTorque ||
          term.quantity == Quantity::FrictionTorque);
}

// torques are written as in the legend, all joints alike; the components of anything else like its largest one
double largestOfGroup(const Snapshot& snapshot, const Term& term, const ExplainedValue& value) {
  if (isTorque(term) && snapshot.tau.size() > 0) return snapshot.tau.lpNorm<Eigen::Infinity>();
  double largest = 0.0;
  for (int i = 0; i < value.size; ++i) {
    const double size = std::abs(value.values.at(static_cast<std::size_t>(i)));
    if (std::isfinite(size)) largest = std::max(largest, size);
  }
  return largest;
}

ExplainedValue valueOf(const Snapshot& snapshot, const Term& term, int body, int child) {
  const Model& model = *snapshot.model;
  const Body& link = model.bodies().at(static_cast<std::size_t>(body));
  ExplainedValue value;
  value.term = QString::fromLatin1(term.id);
  value.body = term.owner == TermOwner::Parent ? link.parent : term.owner == TermOwner::Child ? child : body;
  value.owner = linkName(model, value.body);
  if (term.constant == ModelConstant::None) {
    value.name = quantityName(term.quantity);
    const bool prismatic = value.body >= 0 && model.bodies().at(static_cast<std::size_t>(value.body)).prismatic;
    value.unit = QString::fromUtf8(unitOf(term.quantity, prismatic)).replace(QLatin1String("^2"), QStringLiteral(u"²"));
    setRecordedValue(value, snapshot, value.body, term.quantity);
  } else {
    const ConstantValue constant = constantOf(snapshot, term.constant, value.body);
    value.name = constantName(term.constant);
    value.unit = constantUnit(term.constant, link.prismatic);
    value.size = constant.size;
    value.values = constant.values;
    if (constant.size == 0) value.note = Words::tr("the link has no mass");
  }
  // a rotation belongs to two frames: it turns components of the one into those of the other
  if (term.quantity == Quantity::Rotation && value.size == 9 && term.constant != ModelConstant::Inertia) {
    value.frame = term.owner == TermOwner::Child ? Words::tr("child to link")
                  : link.parent < 0              ? Words::tr("link to base")
                                                 : Words::tr("link to parent");
    value.unit.clear();
  } else if (value.size >= 3) {
    value.frame = frameWords(snapshot, term, body);
  }
  value.largest = largestOfGroup(snapshot, term, value);
  if (term.owner == TermOwner::Parent) {
    value.name =
        value.body < 0 ? Words::tr("%1 of the base").arg(value.name) : Words::tr("%1 of parent").arg(value.name);
  } else if (term.owner == TermOwner::Child) {
    value.name = Words::tr("%1 of %2").arg(value.name, value.owner);
  }
  return value;
}

bool isResult(const QString& term, EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return term == QLatin1String("R_i") || (prismatic && term == QLatin1String("r_i"));
    case EquationId::ExternalWrench: return true;
    default: return false;
  }
}

// one summand of the sum over the children, for whoever adds up by hand; the recursion itself does not store it
void addProduct(Explanation& explanation, const Snapshot& snapshot, const Term& like, int child, const QString& symbol,
                const Eigen::Vector3d& vector) {
  ExplainedValue value = valueOf(snapshot, like, explanation.body, child);
  // no term of the equation's picture has a row of this name: it is written as it is
  value.term = QStringLiteral("product");
  value.name = Words::tr("%1 of %2").arg(symbol, value.owner);
  value.frame = Words::tr("link frame");
  value.note = Words::tr("product of the values above");
  setVector(value, vector);
  value.largest = vector.lpNorm<Eigen::Infinity>();
  explanation.operands.push_back(std::move(value));
}

void addProducts(Explanation& explanation, const Snapshot& snapshot, int child) {
  const Recorded* turn = snapshot.recording->find(child, Quantity::Rotation);
  const Recorded* offset = snapshot.recording->find(child, Quantity::Offset);
  const Recorded* force = snapshot.recording->find(child, Quantity::JointForce);
  const Recorded* moment = snapshot.recording->find(child, Quantity::JointMoment);
  if (turn == nullptr || offset == nullptr || force == nullptr || moment == nullptr) return;
  const Eigen::Matrix3d R = Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(turn->values);
  const Eigen::Vector3d turned = R * force->vector();
  const auto add = [&](const char* like, const QString& symbol, const Eigen::Vector3d& vector) {
    const Term* term = meaningOf(QString::fromLatin1(like));
    if (term != nullptr) addProduct(explanation, snapshot, *term, child, symbol, vector);
  };
  if (explanation.equation == EquationId::JointForce) {
    add("f_k", QStringLiteral(u"Rₖ fₖ"), turned);
  } else if (explanation.equation == EquationId::JointMoment) {
    add("n_k", QStringLiteral(u"Rₖ nₖ"), R * moment->vector());
    add("n_k", QStringLiteral(u"rₖ × Rₖ fₖ"), offset->vector().cross(turned));
  }
}

// the terms that run over the children: all of one child together, one line of words where there is none
void addChildren(Explanation& explanation, const Snapshot& snapshot, const QStringList& terms) {
  const std::vector<Body>& bodies = snapshot.model->bodies();
  bool any = false;
  for (std::size_t child = 0; child < bodies.size(); ++child) {
    if (bodies[child].parent != explanation.body) continue;
    any = true;
    for (const QString& id : terms) {
      const Term* term = meaningOf(id);
      if (term != nullptr && term->owner == TermOwner::Child) {
        explanation.operands.push_back(valueOf(snapshot, *term, explanation.body, static_cast<int>(child)));
      }
    }
    addProducts(explanation, snapshot, static_cast<int>(child));
  }
  if (any) return;
  ExplainedValue none;
  none.term = explanation.equation == EquationId::JointForce ? QStringLiteral("f_k") : QStringLiteral("n_k");
  none.name = Words::tr("children");
  none.owner = Words::tr("none");
  none.note = Words::tr("no link follows this one: the sum is empty");
  explanation.operands.push_back(none);
}

// Where the link's origin lies in its parent belongs to the joint's placement as the rotation does. The equation of a
// turning joint has no term for it, for turning does not move it; the equations that follow lean on it.
void addOrigin(Explanation& explanation, const Snapshot& snapshot) {
  if (explanation.equation != EquationId::Rotation || explanation.prismatic) return;
  ExplainedValue origin = valueOf(snapshot, *meaningOf(QStringLiteral("r_i")), explanation.body, -1);
  if (origin.size == 0 || origin.largest == 0.0) return;
  origin.note = Words::tr("as built: turning about the joint does not move it");
  explanation.results.push_back(std::move(origin));
}

}  // namespace

Explanation explain(const Snapshot& snapshot, int step, const Equations& equations) {
  require(step >= 0 && step < static_cast<int>(snapshot.steps->size()), "the step is one of the snapshot's");
  const Step& at = (*snapshot.steps)[static_cast<std::size_t>(step)];
  Explanation explanation;
  explanation.equation = at.equation;
  explanation.pass = at.pass;
  explanation.body = at.body;
  explanation.prismatic = snapshot.model->bodies().at(static_cast<std::size_t>(at.body)).prismatic;
  explanation.number = QString::fromLatin1(idOf(Formulation::BodyFrame, at.equation)).section(QLatin1Char('.'), 1);
  explanation.title = equationTitle(at.equation);
  explanation.plain = equationPlain(at.equation, explanation.prismatic);
  explanation.sentence = equationSentence(at.equation, explanation.prismatic);
  explanation.note = equationNote(at.equation);

  // the equation's own picture says what belongs to it: the rows cannot disagree with the formula
  const QStringList& terms = equations.of(Formulation::BodyFrame, at.equation, explanation.prismatic).terms;
  bool children_done = false;
  for (qsizetype index = 0; index < terms.size(); ++index) {
    const Term* term = meaningOf(terms[index]);
    if (term == nullptr) continue;
    if (term->owner == TermOwner::Child) {
      if (!children_done) addChildren(explanation, snapshot, terms);
      children_done = true;
      continue;
    }
    const bool result = index == 0 || isResult(terms[index], at.equation, explanation.prismatic);
    (result ? explanation.results : explanation.operands).push_back(valueOf(snapshot, *term, at.body, -1));
  }
  addOrigin(explanation, snapshot);
  return explanation;
}

QString stepInWords(const Snapshot& snapshot, int step) {
  const int count = static_cast<int>(snapshot.steps->size());
  if (step < 0 || step >= count) return Words::tr("%n steps from the base to the tips and back", nullptr, count);
  const Step& at = (*snapshot.steps)[static_cast<std::size_t>(step)];
  QString link = linkName(*snapshot.model, at.body);
  for (const ModelJoint& joint : snapshot.model->joints()) {
    if (joint.body == at.body) {
      link = Words::tr("%1 (i = %2, joint %3)").arg(link).arg(at.body + 1).arg(QString::fromStdString(joint.name));
    }
  }
  return at.pass == Pass::Forward ? Words::tr("Step %1 of %2, outward, link %3").arg(step + 1).arg(count).arg(link)
                                  : Words::tr("Step %1 of %2, inward, link %3").arg(step + 1).arg(count).arg(link);
}

QString clipboardText(const ExplainedValue& value) {
  QString text;
  for (int index = 0; index < value.size; ++index) {
    if (index > 0) text += value.size == 9 && index % 3 == 0 ? QLatin1Char('\n') : QLatin1Char('\t');
    text += fullNumber(value.values.at(static_cast<std::size_t>(index)));
  }
  return text;
}

QString spokenText(const ExplainedValue& value) {
  QStringList parts{Words::tr("%1, link %2").arg(value.name, value.owner)};
  if (value.size == 0) parts << Words::tr("no value");
  if (value.size == 1) parts << fullNumber(value.values[0]);
  if (value.size == 3) {
    parts << QStringLiteral("x %1, y %2, z %3")
                 .arg(fullNumber(value.values[0]), fullNumber(value.values[1]), fullNumber(value.values[2]));
  }
  if (value.size == 9) parts << clipboardText(value).replace(QLatin1Char('\n'), QLatin1String("; "));
  if (!value.unit.isEmpty()) parts << value.unit;
  if (!value.frame.isEmpty()) parts << value.frame;
  if (!value.note.isEmpty()) parts << value.note;
  return parts.join(QStringLiteral(", "));
}

}  // namespace linkwright::ui
