// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/explain_panel.h"

#include "ui/explain/equation_words.h"
#include "ui/explain/step_scrubber.h"
#include "ui/explain/value_row.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/palette.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

ExplainPanel::ExplainPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), keeper_(document, interaction) {
  build();
  restyle();
  connect(&document_, &Document::snapshotChanged, this, &ExplainPanel::refresh);
  connect(&interaction_.walk(), &Walk::stepChanged, this, &ExplainPanel::refresh);
  connect(scrubber_, &QSlider::valueChanged, this, &ExplainPanel::goTo);
  connect(torques_, &QTableWidget::itemActivated, this,
          [this](const QTableWidgetItem* item) { showTorqueOf(item->row()); });
  connect(equation_, &EquationLabel::termHovered, this, &ExplainPanel::markTerm);
}

ExplainPanel::~ExplainPanel() = default;

void ExplainPanel::setDark(bool dark) {
  if (dark == dark_) return;
  dark_ = dark;
  restyle();
}

int ExplainPanel::stepCount() const {
  const SnapshotPtr snapshot = document_.snapshot();
  return snapshot && snapshot->steps ? static_cast<int>(snapshot->steps->size()) : 0;
}

void ExplainPanel::goTo(int step) {
  const int count = stepCount();
  if (count > 0) interaction_.walk().setStep(std::clamp(step, 0, count - 1));
}

void ExplainPanel::first() { goTo(0); }

void ExplainPanel::previous() {
  if (interaction_.walk().step() >= 0) goTo(interaction_.walk().step() - 1);
}

void ExplainPanel::next() { goTo(interaction_.walk().step() + 1); }

void ExplainPanel::last() { goTo(stepCount() - 1); }

void ExplainPanel::showTorqueOf(int joint) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->steps || joint < 0 || joint >= snapshot->model->dof()) return;
  const int body = snapshot->model->joints()[static_cast<std::size_t>(joint)].body;
  const std::vector<Step>& steps = *snapshot->steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].equation == EquationId::JointTorque && steps[i].body == body) goTo(static_cast<int>(i));
  }
  for (QWidget* each = this; each != nullptr && !each->isWindow(); each = each->parentWidget()) {
    each->show();
    each->raise();
  }
}

void ExplainPanel::refresh() {
  // a hidden panel costs nothing; it catches up when it is shown
  if (!isVisible()) {
    stale_ = true;
    return;
  }
  stale_ = false;
  const int count = stepCount();
  const int step = interaction_.walk().step();
  // asked before the snapshot has been told of: it will be
  if (step >= count && step >= 0) return;
  const SnapshotPtr snapshot = document_.snapshot();
  scrubber_->setEnabled(count > 0);
  if (snapshot && snapshot->steps) {
    scrubber_->setSteps(*snapshot->steps);
    words_->setText(stepInWords(*snapshot, step));
  } else {
    words_->clear();
  }
  scrubber_->showStep(step);
  scrubber_->setAccessibleDescription(words_->text());
  // the button that has just been pressed keeps the focus: at the ends it stays enabled and does nothing more
  previous_->setEnabled(count > 0);
  first_->setEnabled(count > 0);
  next_->setEnabled(count > 0);
  last_->setEnabled(count > 0);
  if (step < 0 || count == 0) return showStart();
  const bool another = explanation_.body < 0;
  explanation_ = explain(*snapshot, step, equations_);
  pages_->setCurrentIndex(1);
  showExplanation();
  if (another) scroll_->ensureVisible(0, 0);
}

void ExplainPanel::showStart() {
  explanation_ = {};
  pages_->setCurrentIndex(0);
  const SnapshotPtr snapshot = document_.snapshot();
  const int dof = snapshot && snapshot->model ? snapshot->model->dof() : 0;
  if (torques_->rowCount() != dof) torques_->setRowCount(dof);
  const NumberGroup numbers(dof > 0 ? snapshot->tau.lpNorm<Eigen::Infinity>() : 0.0);
  for (int row = 0; row < dof; ++row) {
    const ModelJoint& joint = snapshot->model->joints()[static_cast<std::size_t>(row)];
    const QString unit = QString::fromUtf8(unitOf(Quantity::JointTorque, joint.type == JointType::Prismatic));
    const QString texts[] = {QString::fromStdString(joint.name), numbers.text(snapshot->tau(row)), unit};
    for (int column = 0; column < 3; ++column) {
      QTableWidgetItem* item = torques_->item(row, column);
      if (item == nullptr) {
        item = new QTableWidgetItem;
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        if (column == 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        torques_->setItem(row, column, item);
      }
      item->setText(texts[column]);
      if (column == 1) {
        const QString whole = fullNumber(snapshot->tau(row)) + QLatin1Char(' ') + unit;
        item->setData(Qt::UserRole, snapshot->tau(row));
        item->setData(Qt::AccessibleDescriptionRole, whole);
        item->setToolTip(whole);
      }
      if (column == 0) item->setToolTip(texts[0]);
    }
  }
}

void ExplainPanel::showExplanation() {
  const QString number = QStringLiteral("(%1)").arg(explanation_.number);
  if (title_->text() != explanation_.title || number_->text() != number ||
      equation_->accessibleName() != explanation_.plain) {
    title_->setText(explanation_.title);
    number_->setText(number);
    sentence_->setText(explanation_.sentence);
    note_->setText(explanation_.note);
    note_->setVisible(!explanation_.note.isEmpty());
    showEquation();
  }
  std::size_t used = 0;
  showRows(explanation_.results, true, used);
  operands_heading_->setVisible(!explanation_.operands.empty());
  showRows(explanation_.operands, false, used);
  for (std::size_t index = used; index < rows_.size(); ++index) rows_[index]->hide();
}

void ExplainPanel::showEquation() {
  const Equation& equation = equations_.of(Formulation::BodyFrame, explanation_.equation, explanation_.prismatic);
  const QColor ink = palette().color(QPalette::WindowText);
  equation_->setSvg(colouredSvg(equation.svg, ink, termColours(dark_, ink)));
  equation_->setAccessibleName(explanation_.plain);
  equation_->setAccessibleDescription(explanation_.sentence);
  markTerm({});
}

void ExplainPanel::showRows(const std::vector<ExplainedValue>& values, bool results, std::size_t& used) {
  const QColor ink = palette().color(QPalette::WindowText);
  const QHash<QString, QColor> colours = termColours(dark_, ink);
  QColor constant = ink;
  constant.setAlphaF(0.35F);
  for (const ExplainedValue& value : values) {
    if (used == rows_.size()) {
      auto* row = new ValueRow(table_);
      connect(row, &ValueRow::hovered, this, &ExplainPanel::markTerm);
      row->installEventFilter(this);
      rows_.push_back(row);
    }
    ValueRow* row = rows_[used++];
    // results stand above the heading of the operands, which is itself an item of the layout
    const int place = static_cast<int>(used) - 1 + (results ? 0 : 1);
    if (table_layout_->indexOf(row) != place) table_layout_->insertWidget(place, row);
    const QColor colour = colours.value(value.term, ink);
    row->setStyleOf(symbols_, colour == ink ? constant : colour, results);
    row->setValue(value);
    row->show();
  }
}

void ExplainPanel::markTerm(const QString& term) {
  equation_->setMarkedTerm(term);
  for (ValueRow* row : rows_) row->setMarked(!term.isEmpty() && row->value().term == term);
}

void ExplainPanel::restyle() {
  const QColor ink = palette().color(QPalette::WindowText);
  symbols_ = std::make_shared<const SymbolSheet>(equations_, dark_, ink);
  if (explanation_.body < 0) return;
  showEquation();
  showExplanation();
}

void ExplainPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void ExplainPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && equation_ != nullptr) restyle();
}

void ExplainPanel::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Left: return previous();
    case Qt::Key_Right: return next();
    case Qt::Key_Home: return first();
    case Qt::Key_End: return last();
    default: QWidget::keyPressEvent(event);
  }
}

bool ExplainPanel::eventFilter(QObject* watched, QEvent* event) {
  // buttons and rows would keep the arrow keys for moving the focus, and the window for its own shortcuts
  if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    const bool ours =
        key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right ||
                                               key->key() == Qt::Key_Home || key->key() == Qt::Key_End);
    if (ours && event->type() == QEvent::ShortcutOverride) {
      event->accept();
      return true;
    }
    if (ours) {
      keyPressEvent(key);
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace linkwright::ui
