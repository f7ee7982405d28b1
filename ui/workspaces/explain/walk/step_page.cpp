// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/step_page.h"

#include "ui/document/walk.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/explain/walk/label_symbols.h"
#include "ui/workspaces/explain/walk/number_cells.h"
#include "ui/workspaces/explain/walk/term_row.h"
#include "ui/workspaces/explain/walk/value_row.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

QLabel* makeLabel(const QString& name, QWidget* parent) {
  auto* label = new WrappedLabel(parent);
  label->setObjectName(name);
  return label;
}

QVBoxLayout* makeRows(QVBoxLayout* into) {
  auto* rows = new QVBoxLayout;
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(1);
  into->addLayout(rows);
  return rows;
}

constexpr double kNumbersLeft = 40.0;  // where the columns of the rows with names begin

bool isNeutral(Quantity quantity) {
  return quantity == Quantity::Rotation || quantity == Quantity::Offset || quantity == Quantity::JointPosition ||
         quantity == Quantity::JointVelocity || quantity == Quantity::JointAcceleration;
}

// a notation that writes the transpose with a symbol of its own has another symbol in the equation than at the numbers
std::vector<ExplainedValue> saidTransposed(const Explanation& explanation, Notation notation) {
  std::vector<ExplainedValue> operands = explanation.operands;
  const bool body = explanation.formulation == Formulation::BodyFrame;
  if (notation == Notation::Source || (!body && explanation.formulation != Formulation::Spatial)) return operands;
  const QString turned = body ? QStringLiteral(u"Rᵢᵀ") : QStringLiteral(u"Xₖᵀ");
  const QString theirs = inNotation(turned, explanation.formulation, notation);
  if (theirs == turned || std::none_of(explanation.terms.begin(), explanation.terms.end(),
                                       [&](const ExplainedTerm& term) { return term.plain.contains(turned); }))
    return operands;
  for (ExplainedValue& value : operands) {
    if (value.term == (body ? QLatin1String("R_i") : QLatin1String("X_k")))
      value.note = StepPage::tr("the factor %1 is the transpose of this matrix").arg(theirs);
  }
  return operands;
}

// What the picture leaves out, for it is zero with this kind of joint, in one row after those that are in it: then
// each other row is one term of the picture.
std::vector<ExplainedTerm> joinLeftOut(const std::vector<ExplainedTerm>& terms, bool has_picture) {
  std::vector<ExplainedTerm> shown;
  std::optional<ExplainedTerm> left_out;
  for (const ExplainedTerm& term : terms) {
    if (!has_picture || !term.group.isEmpty() || (term.added && term.reason.isEmpty())) {
      shown.push_back(term);
    } else if (!left_out) {
      left_out = term;
      left_out->left_out = true;
    } else {
      left_out->plain += QStringLiteral(", ") + term.plain;
      left_out->added = left_out->added && term.added;
      left_out->latest = left_out->latest || term.latest;
      left_out->asked = left_out->asked || term.asked;
    }
  }
  if (left_out) shown.push_back(*left_out);
  return shown;
}

}  // namespace

StepPage::StepPage(Walk& walk, QWidget* parent) : QWidget(parent), walk_(walk) {
  build();
  connect(equation_, &EquationLabel::termHovered, this,
          [this](const QString& stem) { pointAt(stem, {}, keyOf(stem)); });
  connect(equation_, &EquationLabel::termClicked, this, [this](const QString& stem) {
    if (const std::optional<QuantityKey> key = keyOf(stem)) emit walk_.sourceWanted(*key);
  });
  connect(&walk_, &Walk::markedChanged, this, &StepPage::showMarked);
  followTheme(*this, [this] { restyle(); });
}

StepPage::~StepPage() = default;

void StepPage::build() {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  title_ = makeLabel(QStringLiteral("explainTitle"), this);
  sizeTitle();
  layout->addWidget(title_);
  sentence_ = makeLabel(QStringLiteral("explainSentence"), this);
  layout->addWidget(sentence_);
  equation_ = new EquationLabel(this);
  equation_->setObjectName(QStringLiteral("explainEquation"));
  layout->addWidget(equation_);
  matrices_ = new FoldingGroup(QStringLiteral("explainMatrices"), tr("Rotation Matrix and Origin"), this);
  auto* folded = new QWidget(matrices_);
  matrices_->hold(folded);
  auto* column = new QVBoxLayout(folded);
  column->setContentsMargins(0, 0, 0, 0);
  matrix_rows_ = makeRows(column);
  matrices_->setOpen(false);
  layout->addWidget(matrices_);
  result_rows_ = makeRows(layout);
  term_rows_ = makeRows(layout);
  why_ = new QPushButton(tr("Why This Torque?"), this);
  why_->setObjectName(QStringLiteral("explainWhy"));
  why_->setToolTip(tr("Show the contributions of gravity, accelerations and velocities to this torque"));
  connect(why_, &QPushButton::clicked, this, [this] { emit walk_.whyWanted(torque_of_); });
  layout->addWidget(why_, 0, Qt::AlignLeft);
  note_ = makeLabel(QStringLiteral("explainNote"), this);
  note_->setAccessibleName(tr("Remark"));
  note_->setMargin(6);
  note_->setAutoFillBackground(true);
  note_->setBackgroundRole(QPalette::AlternateBase);
  layout->addWidget(note_);
  operands_heading_ = makeLabel(QStringLiteral("explainOperands"), this);
  //: preposition: heading of the quantities that a result is computed from
  operands_heading_->setText(tr("Computed from"));
  layout->addWidget(operands_heading_);
  operand_rows_ = makeRows(layout);
  layout->addStretch(1);
}

void StepPage::sizeTitle() {
  QFont bold = font();
  bold.setWeight(QFont::DemiBold);
  bold.setPointSizeF(bold.pointSizeF() * 1.15);
  if (bold != title_->font()) title_->setFont(bold);
}

void StepPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // a size of its own does not follow the window's by itself
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    QTimer::singleShot(0, this, &StepPage::sizeTitle);
  }
}

QColor StepPage::ink() const { return palette().color(QPalette::WindowText); }

void StepPage::restyle() {
  symbols_.reset();
  drawn_.clear();
  if (explanation_.body >= 0) show(Explanation(explanation_), notation_, torque_of_);
}

void StepPage::show(const Explanation& explanation, Notation notation, int joint) {
  torque_of_ = joint;
  why_->setVisible(joint >= 0);
  const bool other_symbols = !symbols_ || notation != notation_ || explanation.formulation != explanation_.formulation;
  explanation_ = explanation;
  notation_ = notation;
  if (other_symbols) {
    symbols_ =
        std::make_shared<const SymbolSheet>(equations_, isDark(palette()), ink(), explanation.formulation, notation);
  }
  showHeading(explanation_);
  showEquation(explanation_);
  UsedRows used;
  showValues(explanation_.results, true, used, result_rows_);
  shown_terms_ = joinLeftOut(explanation_.terms, !equation_->isHidden());
  // that of the matrix is the matrix
  if (explanation_.equation == EquationId::Rotation)
    std::erase_if(shown_terms_, [this](const auto& term) { return term.size == 9 || !explanation_.prismatic; });
  showTerms();
  operands_heading_->setVisible(!explanation_.operands.empty());
  operands_heading_->setText(tr("Computed from"));
  showValues(saidTransposed(explanation_, notation_), false, used, operand_rows_);
  for (std::size_t index = used.rows; index < values_.size(); ++index) values_[index]->hide();
  const auto& results = explanation_.results;
  matrices_->setVisible(
      std::any_of(results.begin(), results.end(), [this](const auto& each) { return isFolded(each, true); }));
  showMarked();
}

void StepPage::showVisit(const Explanation& last, const std::vector<ExplainedValue>& results, Notation notation) {
  show(visitOf(last, results), notation);
}

void StepPage::showHeading(const Explanation& explanation) {
  //: %1: title of an equation, %2: its number
  title_->setText(explanation.number.isEmpty() ? explanation.title
                                               : tr("%1 (%2)").arg(explanation.title, explanation.number));
  title_->setToolTip(explanation.number.isEmpty() ? QString()
                                                  : tr("The number is that of the equation on the notation page."));
  sentence_->setText(explanation.sentence);
  note_->setText(explanation.note);
  note_->setVisible(!explanation.note.isEmpty());
}

void StepPage::showEquation(const Explanation& explanation) {
  const Equation& equation =
      equations_.of(explanation.formulation, explanation.equation, explanation.prismatic, notation_);
  equation_->setVisible(!equation.svg.isEmpty());
  // a picture is set up once and then only marked: while the robot moves it stays
  const QString wanted = QStringLiteral("%1 %2 %3")
                             .arg(QString::fromLatin1(idOf(explanation.formulation, explanation.equation)))
                             .arg(explanation.prismatic)
                             .arg(static_cast<int>(notation_));
  if (wanted != drawn_) {
    drawn_ = wanted;
    equation_->setSvg(colouredSvg(equation.svg, ink(), termColours(isDark(palette()), ink())));
  }
  equation_->setAccessibleName(explanation.plain);
  equation_->setAccessibleDescription(explanation.sentence);
  QStringList faded;
  for (const QString& group : equation.sums) {
    // a group of a sum over the children steps back where that of every child does
    bool any = false, all = true;
    for (const ExplainedTerm& term : explanation.terms) {
      if (term.group != group) continue;
      any = true;
      all = all && (!term.added || !term.reason.isEmpty());
    }
    if (!any || all) faded.append(group);
  }
  if (explanation.terms.empty()) faded.clear();
  equation_->setFaded(faded);
}

// the first step says by how much the joint has turned: its matrix, and an origin that stays where it is, come after
bool StepPage::isFolded(const ExplainedValue& value, bool result) const {
  const bool stays = result && !explanation_.prismatic;
  return explanation_.equation == EquationId::Rotation && (value.size == 9 || stays) && !value.asked;
}

void StepPage::showValues(const std::vector<ExplainedValue>& values, bool results, UsedRows& used, QVBoxLayout* into) {
  const QHash<QString, QColor> colours = termColours(isDark(palette()), ink());
  QColor constant = ink();
  constant.setAlphaF(0.35F);
  int place = 0;
  for (const ExplainedValue& value : values) {
    if (used.rows == values_.size()) {
      auto* row = new ValueRow(this);
      connect(row, &ValueRow::hovered, this,
              [this](const QString& stem, const std::optional<QuantityKey>& key) { pointAt(stem, {}, key); });
      connect(row, &ValueRow::sourceWanted, &walk_, &Walk::sourceWanted);
      if (key_filter_ != nullptr) row->installEventFilter(key_filter_);
      values_.push_back(row);
    }
    ValueRow* row = values_[used.rows++];
    // rows are used again for other values: each stands where its value does
    const bool folded = isFolded(value, results);
    QVBoxLayout* place_of = folded ? matrix_rows_ : into;
    const int at = folded ? used.folded++ : place++;
    if (place_of->indexOf(row) != at) {
      for (QVBoxLayout* each : {result_rows_, operand_rows_, matrix_rows_}) each->removeWidget(row);
      place_of->insertWidget(at, row);
    }
    const QColor colour = colours.value(value.term, ink());
    row->setStyleOf(symbols_, colour == ink() ? constant : colour, results);
    row->setValue(value);
    row->show();
  }
}

void StepPage::showTerms() {
  const std::vector<ExplainedTerm>& terms = shown_terms_;
  while (terms_.size() < terms.size()) {
    auto* row = new TermRow(this);
    connect(row, &TermRow::hovered, this,
            [this](const QString& group, const std::optional<QuantityKey>& key) { pointAt({}, group, key); });
    connect(row, &TermRow::sourceWanted, &walk_, &Walk::sourceWanted);
    if (key_filter_ != nullptr) row->installEventFilter(key_filter_);
    term_rows_->addWidget(row);
    terms_.push_back(row);
  }
  for (std::size_t index = 0; index < terms_.size(); ++index) {
    const bool used = index < terms.size();
    if (used) {
      const Quantity kind = terms[index].kind;
      terms_[index]->setTerm(terms[index], isNeutral(kind) ? ink() : quantityColour(kind, isDark(palette())), symbols_);
    }
    terms_[index]->setVisible(used);
  }
  layOutTerms();
}

// All terms of a sum alike, points under points: in the columns of the rows with names where the symbols leave them
// room, else in narrower ones, else below the symbols. Before that a child gives its number for its name.
void StepPage::layOutTerms() {
  const bool named = layOutTerms(false);
  const bool beside = named || layOutTerms(true);
  if (!beside) layOutTerms(false);
}

bool StepPage::layOutTerms(bool short_owners) {
  const std::size_t count = std::min(shown_terms_.size(), terms_.size());
  const double even = width() - 4.0 - kNumbersLeft;
  double least = 0.0, end = 0.0;
  bool leave_room = true, vectors = false;
  for (std::size_t index = 0; index < count; ++index) {
    TermRow& row = *terms_[index];
    row.setShortOwner(short_owners);
    const double wish = row.leastNumbers();
    if (wish == 0.0) continue;
    least = std::max(least, wish);
    end = std::max(end, row.symbolsEnd());
    const ExplainedTerm& term = row.term();
    const NumberCells cells{term.values.data(), term.size, term.largest, term.unit, false};
    vectors = true;
    leave_room = leave_room && inkLeft(cells, kNumbersLeft, even, font()) > row.symbolsEnd() + 6.0;
  }
  const bool beside = end + 8.0 + least <= width();
  // bold digits of a result are a little wider
  const double narrow = std::min(even, 1.12 * least);
  const double columns = leave_room || !beside ? even : std::min(narrow, width() - end - 8.0);
  for (TermRow* row : terms_) {
    row->setTwoLines(!beside);
    row->setNumbersWidth(columns);
  }
  for (ValueRow* row : values_) {
    const bool same = vectors && result_rows_->indexOf(row) >= 0 && row->value().size > 1;
    row->setNumbersWidth(same ? columns : 0.0);
  }
  return beside;
}

void StepPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layOutTerms();
}

std::optional<QuantityKey> StepPage::keyOf(const QString& stem) const {
  for (const std::vector<ExplainedValue>* values : {&explanation_.results, &explanation_.operands}) {
    for (const ExplainedValue& value : *values) {
      if (!stem.isEmpty() && value.term == stem) return value.key;
    }
  }
  return std::nullopt;
}

void StepPage::pointAt(const QString& stem, const QString& group, const std::optional<QuantityKey>& key) {
  pointed_stem_ = stem;
  pointed_group_ = group;
  if (key == walk_.marked()) return showMarked();
  walk_.mark(key);
}

// what is marked is what the mouse is on here, or what another view points at
void StepPage::showMarked() {
  const std::optional<QuantityKey>& key = walk_.marked();
  QString stem = pointed_stem_;
  QString group = pointed_group_;
  for (ValueRow* row : values_) {
    const ExplainedValue& value = row->value();
    const bool here = !row->isHidden() && ((key && value.key == key) || (!stem.isEmpty() && value.term == stem));
    row->setMarked(here);
    if (here && stem.isEmpty() && group.isEmpty()) stem = value.term;
  }
  for (TermRow* row : terms_) {
    const ExplainedTerm& term = row->term();
    const bool here = !row->isHidden() && ((key && term.key == key) || (!group.isEmpty() && term.group == group));
    row->setMarked(here);
    if (here && group.isEmpty() && stem.isEmpty()) group = term.group;
  }
  equation_->setMarkedTerm(stem.isEmpty() ? group : stem);
}

}  // namespace linkwright::ui

#include "moc_step_page.cpp"
