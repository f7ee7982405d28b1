// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/compare_column.h"

#include "ui/widgets/equation_label.h"
#include "ui/widgets/formulation_words.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/walk/equation_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

QLabel* CompareColumn::makeLabel(QWidget* parent) const {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  label->setMinimumWidth(0);
  return label;
}

CompareColumn::CompareColumn(Formulation formulation, const Equations& equations, QWidget* parent)
    : QFrame(parent), formulation_(formulation), equations_(equations) {
  setObjectName(QStringLiteral("compareColumn_") + QLatin1String(nameOf(formulation)));
  setAccessibleName(formulationName(formulation));
  layout_ = new QVBoxLayout(this);
  layout_->setContentsMargins(kSpace, 0, kSpace, kSpace / 2);
  layout_->setSpacing(kSpace / 2);
  heading_ = makeLabel(this);
  heading_->setTextFormat(Qt::PlainText);
  QFont bold = heading_->font();
  bold.setWeight(QFont::DemiBold);
  heading_->setFont(bold);
  heading_->setText(formulationName(formulation));
  walk_ = new QPushButton(this);
  walk_->setObjectName(QStringLiteral("compareWalk"));
  connect(walk_, &QPushButton::clicked, this, [this] { emit walkWanted(formulation_); });
  QFont small = font();
  small.setPointSizeF(std::max(7.0, small.pointSizeF() * 0.88));
  walk_->setFont(small);
  auto* top = new QHBoxLayout;
  top->setSpacing(kSpace / 2);
  top->addWidget(heading_, 1);
  top->addWidget(walk_, 0, Qt::AlignTop);
  layout_->addLayout(top);
  absence_ = makeLabel(this);
  absence_->setTextFormat(Qt::PlainText);
  layout_->addWidget(absence_);
  layout_->addStretch(1);
  setWalked(false);
}

void CompareColumn::setWalked(bool walked) {
  walk_->setEnabled(!walked);
  walk_->setText(walked ? tr("You Are Here") : tr("Step Through"));
  walk_->setAccessibleName(tr("Step through this formulation: %1").arg(formulationName(formulation_)));
}

CompareColumn::Block& CompareColumn::blockAt(std::size_t index) {
  while (blocks_.size() <= index) {
    Block block;
    block.title = makeLabel(this);
    block.equation = new EquationLabel(this);
    block.equation->setObjectName(QStringLiteral("compareEquation"));
    // before the stretch that holds all at the top
    layout_->insertWidget(layout_->count() - 1, block.title);
    layout_->insertWidget(layout_->count() - 1, block.equation);
    blocks_.push_back(block);
  }
  return blocks_[index];
}

QLabel* CompareColumn::valueAt(Block& block, std::size_t index) {
  while (block.values.size() <= index) {
    QWidget* before = block.equation;
    if (!block.values.empty()) before = block.values.back();
    block.values.push_back(makeLabel(this));
    layout_->insertWidget(layout_->indexOf(before) + 1, block.values.back());
    block.values.back()->installEventFilter(this);
  }
  return block.values[index];
}

QString CompareColumn::richText(const ComparedValue& value) const {
  const QString colour = quantityColour(value.key.quantity, isDark(palette())).name();
  QString text = QStringLiteral("<span style='color:%1'>%2</span>").arg(colour, value.name.toHtmlEscaped());
  if (!value.badge.isEmpty()) {
    text += QStringLiteral(" <span style='background:%1;color:%2'>&nbsp;%3&nbsp;</span>")
                .arg(colour, palette().color(QPalette::Window).name(), value.badge.toHtmlEscaped());
  }
  const QString numbers =
      value.lines.join(QStringLiteral("<br/>")).replace(QLatin1String("  "), QLatin1String("&nbsp; "));
  text += QStringLiteral("<br/><b>%1</b> %2").arg(numbers, value.unit.toHtmlEscaped());
  QStringList small;
  if (!value.frame.isEmpty()) small << value.frame.toHtmlEscaped();
  if (value.derived) small << tr("no separate step, because the quantity follows from this value").toHtmlEscaped();
  if (!value.change.isEmpty()) small << QStringLiteral(u"← ") + value.change.toHtmlEscaped();
  if (!small.isEmpty()) text += QStringLiteral("<br/><small>%1</small>").arg(small.join(QStringLiteral("<br/>")));
  return text;
}

void CompareColumn::showStep(Block& block, const ComparedStep& step, Notation notation) {
  const QString title = QStringLiteral("%1 <small>%2</small>")
                            .arg(step.title.toHtmlEscaped(), equationNumber(step.number).toHtmlEscaped());
  if (block.title->text() != title) block.title->setText(title);
  const QColor ink = palette().color(QPalette::WindowText);
  const QString picture = QStringLiteral("%1 %2 %3 %4")
                              .arg(step.number)
                              .arg(step.prismatic)
                              .arg(static_cast<int>(notation))
                              .arg(ink.name());
  if (picture != block.picture) {
    block.picture = picture;
    const Equation& equation = equations_.of(formulation_, step.equation, step.prismatic, notation);
    block.equation->setSvg(colouredSvg(equation.svg, ink, termColours(isDark(palette()), ink)));
    block.equation->setScale(1.5 * fontMetrics().height() / 16.0);
  }
  block.keys.clear();
  for (std::size_t k = 0; k < step.values.size(); ++k) {
    block.keys.push_back(step.values[k].walked);
    const ComparedValue& value = step.values[k];
    QLabel* label = valueAt(block, k);
    const QString text = richText(value);
    if (label->text() != text) label->setText(text);
    label->setToolTip(value.full);
    label->setAccessibleName(QStringList{value.name, value.full.isEmpty() ? tr("to be predicted") : value.full,
                                         value.unit, value.badge, value.frame, value.change}
                                 .join(QStringLiteral(", ")));
    text_ += label->accessibleName() + QLatin1Char('\n');
    label->show();
  }
  for (std::size_t k = step.values.size(); k < block.values.size(); ++k) block.values[k]->hide();
}

void CompareColumn::showColumn(const ComparedColumn& column, Notation notation) {
  text_.clear();
  for (std::size_t k = 0; k < column.steps.size(); ++k) {
    Block& block = blockAt(k);
    text_ += column.steps[k].title + QLatin1Char('\n');
    showStep(block, column.steps[k], notation);
    block.title->show();
    block.equation->show();
  }
  for (std::size_t k = column.steps.size(); k < blocks_.size(); ++k) {
    blocks_[k].title->hide();
    blocks_[k].equation->hide();
    for (QLabel* value : blocks_[k].values) value->hide();
  }
  absence_->setText(column.absence);
  absence_->setVisible(!column.absence.isEmpty());
  text_ += column.absence;
  setAccessibleDescription(text_);
  giveHeights();
  setMarked(marked_);
}

void CompareColumn::setMarked(const std::optional<QuantityKey>& key) {
  marked_ = key;
  for (const Block& block : blocks_) {
    for (std::size_t k = 0; k < block.keys.size(); ++k) {
      const bool marked = key && key->body >= 0 && block.keys[k] == *key;
      QLabel* label = block.values[k];
      if (label->autoFillBackground() == marked) continue;
      label->setBackgroundRole(marked ? QPalette::AlternateBase : QPalette::NoRole);
      label->setAutoFillBackground(marked);
    }
  }
}

bool CompareColumn::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave) emit pointed(std::nullopt);
  if (event->type() == QEvent::Enter) {
    for (const Block& block : blocks_) {
      for (std::size_t k = 0; k < block.keys.size(); ++k) {
        if (block.values[k] == watched && block.keys[k].body >= 0) emit pointed(block.keys[k]);
      }
    }
  }
  return QFrame::eventFilter(watched, event);
}

void CompareColumn::giveHeights() {
  // what wraps says how high it is at the column's width: the page then scrolls and nothing is squeezed
  const int room = width() - 2 * kSpace;
  const auto give = [room](QWidget* widget) {
    const int height = std::max(0, widget->heightForWidth(room));
    if (!widget->isHidden() && widget->minimumHeight() != height) widget->setMinimumHeight(height);
  };
  give(absence_);
  for (const Block& block : blocks_) {
    give(block.title);
    give(block.equation);
    for (QLabel* value : block.values) give(value);
  }
  layout_->activate();
}

void CompareColumn::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  giveHeights();
}

QString CompareColumn::text() const { return text_; }

}  // namespace linkwright::ui

#include "moc_compare_column.cpp"
