// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/trace/equation_text.h"
#include "core/trace/hand_out.h"
#include "core/trace/notation_symbols.h"
#include "core/trace/trace_rows.h"
#include "ui/document/insight.h"
#include "ui/document/translated.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/equations.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/workspaces/explain/hand_out/hand_out.h"
#include "ui/workspaces/explain/walk/equation_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

const QColor kPageInk = QColor::fromRgb(0x1c, 0x22, 0x2a);

struct HandOutPageText {
  Q_DECLARE_TR_FUNCTIONS(HandOut)
};

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }
/// What core has marked for the hand-out, in the user's language.
QString marked(const char* text) { return QCoreApplication::translate("HandOut", text); }
QString unitText(const std::string& unit) { return unit == "1" ? QString() : unitWithExponents(fromUtf8(unit)); }

/// A scalar as it is, a vector in brackets; a line for each row of a matrix and each half of a six-vector, so that no
/// numbers push the words beside them.
QStringList numberLines(const std::vector<double>& values, bool full_digits) {
  const auto number = [full_digits](double value) {
    return withTrueMinus(fromUtf8(handOutNumber(value, full_digits)));
  };
  if (values.size() == 1) return {number(values[0])};
  const std::size_t a_line = 3;
  QStringList lines;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i % a_line == 0) lines.append(QString());
    QString& line = lines.last();
    if (i % a_line > 0) line += i % 3 == 0 ? QStringLiteral("; ") : QStringLiteral(", ");
    line += number(values[i]);
  }
  for (qsizetype i = 0; i + 1 < lines.size(); ++i) lines[i] += ';';
  // the rows of a matrix stand below each other
  for (qsizetype i = 1; i < lines.size(); ++i) lines[i].prepend(QChar(0x2005));
  lines.first().prepend('(');
  lines.last().append(')');
  return lines;
}

PageQuantity rowOf(const GivenNumber& given, bool full_digits) {
  return {fromUtf8(given.plain),
          translated(given.words),
          numberLines(given.values, full_digits),
          unitText(given.unit),
          QString(),
          kPageInk};
}

PageQuantities tableOf(const std::vector<GivenNumber>& figures, bool full_digits) {
  PageQuantities table;
  for (const GivenNumber& figure : figures) table.rows.push_back(rowOf(figure, full_digits));
  return table;
}

/// Writes the items of one recording, section by section.
class PageMaker {
public:
  PageMaker(const HandOutSource& source, const HandOutRequest& request)
      : figure_(source.figure),
        model_(*source.figure.model),
        recording_(*source.recording),
        request_(request),
        colours_(termColours(false, kPageInk)) {}

  Page make() {
    Page page;
    page.title = HandOutPageText::tr("Inverse dynamics of %1, step by step").arg(fromUtf8(model_.name()));
    const bool others = request_.notation != Notation::Source;
    const QString whose = QCoreApplication::translate("Notation", titleOf(request_.notation));
    const QString how = marked(titleOf(recording_.formulation));
    //: %1: title of a formulation of inverse dynamics, %2: name of a notation
    page.subtitle = others ? HandOutPageText::tr("Formulation: %1. Symbols: %2").arg(how, whose)
                           : HandOutPageText::tr("Formulation: %1").arg(how);
    items_.push_back(PageDrawing{armDrawing(figure_), HandOutPageText::tr("The mechanism at this instant")});
    PageList notes{{}, true};
    for (const Note& note : notesOf(recording_.formulation, request_.full_digits)) notes.lines << marked(note.markdown);
    if (others) {
      notes.lines << HandOutPageText::tr(
                         "The state and the steps use the symbols of %1. Given quantities, and quantities without a "
                         "symbol in that notation, keep the symbols of the formulation's source.")
                         .arg(whose);
    }
    items_.push_back(notes);
    addGiven();
    addState();
    addSteps();
    page.items = std::move(items_);
    return page;
  }

private:
  void head(int level, const QString& words) { items_.push_back(PageHeading{level, words}); }

  QString linkTitle(int body, bool with_parent) const {
    const Body& b = model_.bodies()[at(body)];
    QString title = HandOutPageText::tr("Link %1").arg(fromUtf8(bodyName(model_, body)));
    if (b.dof >= 0) {
      const std::string& joint = model_.joints()[at(b.dof)].name;
      //: %1: "Link" and its name, %2: name of its joint
      title = HandOutPageText::tr("%1 (joint %2)").arg(title, fromUtf8(joint));
    }
    if (!with_parent) return title;
    return b.parent < 0 ? HandOutPageText::tr("%1, attached to the base").arg(title)
                        //: %1: "Link" and its name, perhaps with its joint, %2: name of its parent
                        : HandOutPageText::tr("%1, attached to %2").arg(title, fromUtf8(bodyName(model_, b.parent)));
  }

  void addGiven() {
    //: adjective: heading of the quantities that are known
    head(2, HandOutPageText::tr("Given"));
    items_.push_back(tableOf(givenOfBase(recording_.formulation, figure_.gravity), request_.full_digits));
    for (int body = 0; body < model_.bodyCount(); ++body) {
      head(3, linkTitle(body, true));
      items_.push_back(tableOf(givenOfBody(model_, recording_, body), request_.full_digits));
    }
  }

  void addState() {
    //: noun: heading of positions, velocities and accelerations
    head(2, HandOutPageText::tr("State"));
    PageQuantities table;
    for (int body = 0; body < model_.bodyCount(); ++body) {
      const bool prismatic = model_.bodies()[at(body)].prismatic;
      const std::vector<GivenNumber> figures = stateOfBody(model_, recording_, body);
      auto figure = figures.begin();
      for (const Quantity quantity : {Quantity::JointPosition, Quantity::JointVelocity, Quantity::JointAcceleration}) {
        const Recorded* entry = recording_.find(body, quantity);
        if (entry == nullptr) continue;  // no figure either
        PageQuantity row = rowOf(*figure++, request_.full_digits);
        row.symbol = fromUtf8(plainSymbolOf(*entry, recording_.formulation, request_.notation, prismatic));
        row.frame = fromUtf8(bodyName(model_, body));
        table.rows.push_back(row);
      }
    }
    items_.push_back(table);
  }

  void addSteps() {
    const std::vector<Step> steps = stepsOf(recording_);
    const std::vector<TraceRow> rows = traceRows(model_, recording_);
    const std::size_t shown =
        request_.last_step < 0 ? steps.size() : std::min(steps.size(), at(request_.last_step) + 1);
    const Step* before = nullptr;
    for (std::size_t i = 0; i < shown; ++i) {
      const Step& step = steps[i];
      const bool is_new_pass = before == nullptr || before->pass != step.pass;
      if (is_new_pass) head(2, marked(titleOf(step.pass)));
      if (is_new_pass || before->body != step.body) head(3, linkTitle(step.body, false));
      items_.push_back(stepItem(static_cast<int>(i) + 1, step, rows));
      before = &step;
    }
  }

  /// The quantity; of a term of a sum also the link that it comes from.
  QString quantityWords(const Recorded& entry) const {
    QString name = quantityName(entry.quantity);
    if (entry.other < 0) return name;
    const QString other = fromUtf8(bodyName(model_, entry.other));
    //: %1: name of a quantity ("force"), %2: name of a link
    return isHandedOn(entry) ? HandOutPageText::tr("%1 passed on by %2").arg(name, other)
                             //: %1: name of a quantity ("force"), %2: name of a link
                             : HandOutPageText::tr("%1 of %2").arg(name, other);
  }

  /// Whose axes; empty for a scalar.
  QString frameName(const Recorded& entry, const TraceRow& row) const {
    if (entry.frame == Frame::Joint) return {};
    const bool is_world =
        entry.frame == Frame::World || (entry.frame == Frame::Parent && model_.bodies()[at(entry.body)].parent < 0);
    //: noun: the world, in whose axes a vector is given
    return is_world ? HandOutPageText::tr("world") : fromUtf8(row.frame);
  }

  PageStep stepItem(int number, const Step& step, const std::vector<TraceRow>& rows) {
    const bool prismatic = model_.bodies()[at(step.body)].prismatic;
    const EquationText text = textOf(recording_.formulation, step.equation, prismatic);
    PageStep item;
    item.number = number;
    item.title = equationTitle(recording_.formulation, step.equation, prismatic);
    item.id = QString::fromUtf8(idOf(recording_.formulation, step.equation));
    item.plain = QString::fromUtf8(text.plain);
    item.picture_name = item.id + (prismatic ? QStringLiteral("-prismatic") : QString());
    const Equation& equation = equations_.of(recording_.formulation, step.equation, prismatic, request_.notation);
    item.picture = colouredSvg(equation.svg, kPageInk, colours_);
    for (int e = step.first; e < step.last; ++e) {
      const Recorded& entry = recording_.entries[at(e)];
      const TraceRow& row = rows[at(e)];
      item.rows.push_back({fromUtf8(plainSymbolOf(entry, recording_.formulation, request_.notation, prismatic)),
                           quantityWords(entry), numberLines(row.values, request_.full_digits), unitText(row.unit),
                           frameName(entry, row), quantityColour(entry.quantity, false)});
    }
    return item;
  }

  const ArmScene& figure_;
  const Model& model_;
  const Recording& recording_;
  const HandOutRequest& request_;
  Equations equations_;
  QHash<QString, QColor> colours_;
  std::vector<PageItem> items_;
};

}  // namespace

HandOutSource handOutSource(const Snapshot& snapshot, Formulation formulation, const SceneView& view) {
  return {recordedBy(snapshot, formulation).recording, armSceneOf(snapshot, view)};
}

Page handOutPage(const HandOutSource& source, const HandOutRequest& request) {
  return PageMaker(source, request).make();
}

}  // namespace linkwright::ui
