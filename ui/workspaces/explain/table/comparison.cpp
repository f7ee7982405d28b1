// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/comparison.h"

#include "core/trace/equation_text.h"
#include "core/trace/trace_rows.h"
#include "ui/document/insight.h"
#include "ui/widgets/formulation_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/workspaces/explain/table/table_model.h"
#include "ui/workspaces/explain/walk/equation_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct ComparisonText {
  Q_DECLARE_TR_FUNCTIONS(Comparison)
};

QString linkName(const Snapshot& snapshot, int body) {
  return body < 0 ? ComparisonText::tr("the base") : QString::fromStdString(bodyName(*snapshot.model, body));
}

QString frameInWords(const Snapshot& snapshot, const Recorded& entry) {
  if (entry.size == 1) return {};
  const int parent = snapshot.model->bodies()[static_cast<std::size_t>(entry.body)].parent;
  const bool world = entry.frame == Frame::World || (entry.frame == Frame::Parent && parent < 0);
  QString axes = world ? ComparisonText::tr("world frame")
                       : ComparisonText::tr("frame of %1")
                             .arg(linkName(snapshot, entry.frame == Frame::Parent ? parent : entry.body));
  if (entry.size != 6) return axes;
  return world ? ComparisonText::tr("%1, about the world origin").arg(axes)
               : ComparisonText::tr("%1, about its origin").arg(axes);
}

/// Three components a line; the halves of a six-vector have digits of their own.
void writeNumbers(ComparedValue& value, const Recorded& entry) {
  const int group = entry.size == 6 ? 3 : entry.size;
  QStringList line, full;
  for (int k = 0; k < entry.size; ++k) {
    const NumberGroup numbers(entry.values + k / group * group, static_cast<std::size_t>(group));
    line << numbers.text(entry.values[k]);
    full << withTrueMinus(fullNumber(entry.values[k]));
    if (k % 3 == 2 || k + 1 == entry.size) {
      value.lines << line.join(QStringLiteral("  "));
      line.clear();
    }
  }
  value.full = full.join(QStringLiteral("  "));
}

/// The halves of a six-vector by their own names, where each has another way from the column before.
QString halfInWords(Aspect aspect) {
  switch (aspect) {
    case Aspect::AngularVelocity: return quantityName(Quantity::AngularVelocity);
    case Aspect::AngularAcceleration: return quantityName(Quantity::AngularAcceleration);
    case Aspect::LinearVelocity:
    case Aspect::VelocityAtOrigin: return quantityName(Quantity::LinearVelocity);
    case Aspect::LinearAcceleration:
    case Aspect::AccelerationAtOrigin: return quantityName(Quantity::LinearAcceleration);
    case Aspect::InertialForce:
    case Aspect::ExternalForce:
    case Aspect::HandedOnForce:
    case Aspect::JointForce: return ComparisonText::tr("force");
    //: noun: of a force
    case Aspect::InertialMoment:
    case Aspect::ExternalMoment:
    case Aspect::HandedOnMoment:
    case Aspect::JointMoment: return ComparisonText::tr("moment");
    default: return {};
  }
}

void mergeChange(ComparedValue& value, const ComparedValue& half) {
  if (half.change == value.change) {
    value.half.clear();
    return;
  }
  if (half.change.isEmpty()) return;
  if (value.change.isEmpty()) {
    value.change = half.change;
    value.half = half.half;
    return;
  }
  //: %1: "force" or "moment", %2: how it changes from one formulation to the next
  if (!value.half.isEmpty()) value.change = ComparisonText::tr("%1: %2").arg(value.half, value.change);
  value.half.clear();
  //: %1: "force" or "moment", %2: how it changes from one formulation to the next
  value.change = joinedClauses({value.change, ComparisonText::tr("%1: %2").arg(half.half, half.change)});
}

class Comparer {
public:
  Comparer(const Snapshot& snapshot, bool with_nonrecursive, const std::vector<QuantityKey>& asked)
      : snapshot_(snapshot),
        count_(with_nonrecursive || snapshot.formulation == Formulation::NonRecursive ? 4 : 3),
        alignment_(alignmentOf(snapshot, with_nonrecursive)) {
    for (const QuantityKey& key : asked) {
      const std::vector<int> rows = alignment_.rowsOf(snapshot.formulation, key);
      hidden_.insert(hidden_.end(), rows.begin(), rows.end());
    }
  }

  void agreement(Comparison& comparison) const;
  ComparedColumn column(int c, const std::vector<int>& rows) const;
  std::vector<int> rowsOf(int step) const;
  int count() const { return count_; }

private:
  bool prismatic(int body) const { return snapshot_.model->bodies()[static_cast<std::size_t>(body)].prismatic; }
  ComparedValue valueOf(const AlignedValue& aligned, const AlignedRow& row, int c, bool hidden) const;

  const Snapshot& snapshot_;
  int count_;
  const Alignment& alignment_;
  std::vector<int> hidden_;
};

/// The rows of what the step makes, in the order of the recursion.
std::vector<int> Comparer::rowsOf(int step) const {
  const Step& at = snapshot_.steps->at(static_cast<std::size_t>(step));
  std::vector<int> rows;
  for (int i = at.first; i < at.last; ++i) {
    const Recorded& entry = snapshot_.recording->entries[static_cast<std::size_t>(i)];
    // what the children hand on stands in the step that adds it, but is not what the step makes
    if (entry.equation == EquationId::Input || isHandedOn(entry)) continue;
    const std::vector<int> found = alignment_.rowsOf(snapshot_.formulation, keyOf(entry));
    rows.insert(rows.end(), found.begin(), found.end());
  }
  std::sort(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
  return rows;
}

ComparedValue Comparer::valueOf(const AlignedValue& aligned, const AlignedRow& row, int c, bool hidden) const {
  const Formulation f = kFormulationsAsShown[static_cast<std::size_t>(c)];
  const Recorded& entry = recordedBy(snapshot_, f).recording->entries[static_cast<std::size_t>(aligned.entry)];
  ComparedValue value;
  value.key = aligned.key;
  if (const auto& walked = row.values[static_cast<std::size_t>(snapshot_.formulation)]) value.walked = walked->key;
  value.entry = aligned.entry;
  value.name = quantityName(entry.quantity);
  value.half = halfInWords(row.aspect);
  value.derived = !aligned.own;
  value.unit = unitWithExponents(QLatin1String(unitOf(entry.quantity, prismatic(entry.body), f)));
  if (value.unit == QLatin1String("1")) value.unit.clear();
  value.frame = frameInWords(snapshot_, entry);
  if (isMinusGravity(f, entry.quantity)) {
    const bool force = entry.quantity == Quantity::InertialForce || entry.quantity == Quantity::InertialWrench;
    value.badge = force ? ComparisonText::tr("includes −m g") : ComparisonText::tr("includes −g");
  }
  if (c > 0) {
    const Formulation before = kFormulationsAsShown[static_cast<std::size_t>(c - 1)];
    if (row.values[static_cast<std::size_t>(before)]) {
      value.change = changesInWords(changesBetween(row.aspect, before, f, prismatic(row.body)));
    }
  }
  if (hidden) {
    value.lines = QStringList{QStringLiteral("?")};
  } else {
    writeNumbers(value, entry);
  }
  return value;
}

ComparedColumn Comparer::column(int c, const std::vector<int>& rows) const {
  const Formulation f = kFormulationsAsShown[static_cast<std::size_t>(c)];
  const Insight::Recorded& recorded = recordedBy(snapshot_, f);
  ComparedColumn column;
  column.formulation = f;
  for (const int index : rows) {
    const AlignedRow& row = alignment_.rows[static_cast<std::size_t>(index)];
    const std::optional<AlignedValue>& aligned = row.values[static_cast<std::size_t>(f)];
    if (!aligned) {
      if (column.absence.isEmpty()) column.absence = absenceInWords(row.aspect, f);
      continue;
    }
    const bool hidden = std::find(hidden_.begin(), hidden_.end(), index) != hidden_.end();
    ComparedValue value = valueOf(*aligned, row, c, hidden);
    const int step = stepThatMakes(*recorded.steps, *recorded.recording, aligned->key);
    auto at = std::find_if(column.steps.begin(), column.steps.end(),
                           [step](const ComparedStep& s) { return s.step == step; });
    if (at == column.steps.end()) {
      const Step& made = recorded.steps->at(static_cast<std::size_t>(step));
      const QString what = equationTitle(f, made.equation, prismatic(made.body));
      //: %1: title of an equation, %2: name of a link
      const QString title = ComparisonText::tr("%1, %2").arg(what, linkName(snapshot_, made.body));
      column.steps.push_back(
          {step, made.equation, prismatic(made.body), QLatin1String(idOf(f, made.equation)), title, {}});
      at = column.steps.end() - 1;
    }
    // both halves of a six-vector are one value; each has its own way from the column before
    const auto same = std::find_if(at->values.begin(), at->values.end(),
                                   [&](const ComparedValue& v) { return v.entry == value.entry; });
    if (same == at->values.end()) {
      at->values.push_back(std::move(value));
      continue;
    }
    if (hidden) same->lines = value.lines, same->full.clear();
    same->derived = same->derived && value.derived;
    mergeChange(*same, value);
  }
  // of a six-vector that is matched in one half: in which
  for (ComparedStep& step : column.steps) {
    for (ComparedValue& value : step.values) {
      const bool six = recorded.recording->entries[static_cast<std::size_t>(value.entry)].size == 6;
      if (six && !value.half.isEmpty() && !value.change.isEmpty()) {
        //: %1: "force" or "moment", %2: how it changes from one formulation to the next
        value.change = ComparisonText::tr("%1: %2").arg(value.half, value.change);
      }
    }
  }
  if (!column.steps.empty()) column.absence.clear();
  return column;
}

void Comparer::agreement(Comparison& comparison) const {
  comparison.agree = alignment_.first_apart < 0;
  const int index = comparison.agree ? alignment_.largest : alignment_.first_apart;
  if (index < 0) return;
  const AlignedRow& row = alignment_.rows[static_cast<std::size_t>(index)];
  const Disagreement& difference = row.difference;
  const QString absolute = withTrueMinus(QString::number(difference.absolute, 'g', 2)) + QLatin1Char(' ') +
                           unitWithExponents(QLatin1String(unitOf(row.aspect, prismatic(row.body))));
  const QString relative = withTrueMinus(QString::number(difference.relative, 'g', 2));
  if (comparison.agree) {
    const auto& some = row.values[static_cast<std::size_t>(difference.first)];
    const QString what = some ? quantityName(some->key.quantity) : QString();
    //: formulations; %1 and %2: numbers, %3: name of a quantity, %4: name of a link
    const QString four =
        ComparisonText::tr("All four formulations agree. The largest difference is %1 (relative %2), in the %3 of %4.");
    //: formulations; %1 and %2: numbers, %3: name of a quantity, %4: name of a link
    const QString three = ComparisonText::tr(
        "All three formulations agree. The largest difference is %1 (relative %2), in the %3 of %4.");
    comparison.agreement = (count_ == 4 ? four : three).arg(absolute, relative, what, linkName(snapshot_, row.body));
    return;
  }
  const AlignedValue& value = *row.values[static_cast<std::size_t>(difference.first)];
  //: %1: name of a quantity, %2: of a link, %3 and %4: of formulations, %5 and %6: numbers
  comparison.agreement =
      ComparisonText::tr(
          "The formulations do not agree. The first difference is %5 (relative %6), in the %1 of %2, between %3 and "
          "%4.")
          .arg(quantityName(value.key.quantity), linkName(snapshot_, row.body), formulationName(difference.first),
               formulationName(difference.second), absolute, relative);
}

}  // namespace

Comparison compare(const Snapshot& snapshot, int step, bool with_nonrecursive, const std::vector<QuantityKey>& asked) {
  Comparison comparison;
  const Comparer comparer(snapshot, with_nonrecursive, asked);
  comparer.agreement(comparison);
  if (step < 0 || step >= static_cast<int>(snapshot.steps->size())) return comparison;
  const std::vector<int> rows = comparer.rowsOf(step);
  for (int c = 0; c < comparer.count(); ++c) comparison.columns.push_back(comparer.column(c, rows));
  return comparison;
}

}  // namespace linkwright::ui
