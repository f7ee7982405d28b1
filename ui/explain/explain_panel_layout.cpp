// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel is laid out; what it does is in explain_panel.cpp.
#include "ui/explain/explain_panel.h"
#include "ui/explain/step_scrubber.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

QLabel* makeLabel(const QString& name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

QPushButton* ExplainPanel::makeButton(const QString& name, const QString& text, const QString& tip) {
  auto* button = new QPushButton(text, this);
  button->setObjectName(name);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAutoRepeat(true);
  button->installEventFilter(this);
  return button;
}

QWidget* ExplainPanel::buildTransport() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  first_ = makeButton(QStringLiteral("explainFirst"), QStringLiteral(u"|‹"), tr("First step"));
  previous_ =
      makeButton(QStringLiteral("explainPrevious"), QStringLiteral(u"‹ ") + tr("Previous"), tr("Previous step"));
  next_ = makeButton(QStringLiteral("explainNext"), tr("Next") + QStringLiteral(u" ›"), tr("Next step"));
  last_ = makeButton(QStringLiteral("explainLast"), QStringLiteral(u"›|"), tr("Last step"));
  for (QPushButton* end : {first_, last_}) {
    end->setFixedWidth(36);
    end->setAutoRepeat(false);
  }
  connect(first_, &QPushButton::clicked, this, &ExplainPanel::first);
  connect(previous_, &QPushButton::clicked, this, &ExplainPanel::previous);
  connect(next_, &QPushButton::clicked, this, &ExplainPanel::next);
  connect(last_, &QPushButton::clicked, this, &ExplainPanel::last);
  layout->addWidget(first_);
  layout->addWidget(previous_, 1);
  layout->addWidget(next_, 1);
  layout->addWidget(last_);
  return bar;
}

QWidget* ExplainPanel::buildStepPage() {
  auto* page = new QWidget(this);
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);

  auto* heading = new QHBoxLayout;
  title_ = makeLabel(QStringLiteral("explainTitle"), page);
  QFont bold = title_->font();
  bold.setWeight(QFont::DemiBold);
  bold.setPointSizeF(bold.pointSizeF() * 1.15);
  title_->setFont(bold);
  number_ = makeLabel(QStringLiteral("explainNumber"), page);
  number_->setToolTip(tr("Number of the equation in the notation page"));
  heading->addWidget(title_, 1);
  heading->addWidget(number_);
  layout->addLayout(heading);

  equation_ = new EquationLabel(page);
  equation_->setObjectName(QStringLiteral("explainEquation"));
  layout->addWidget(equation_);
  sentence_ = makeLabel(QStringLiteral("explainSentence"), page);
  layout->addWidget(sentence_);
  note_ = makeLabel(QStringLiteral("explainNote"), page);
  note_->setAccessibleName(tr("Remark"));
  note_->setMargin(6);
  note_->setAutoFillBackground(true);
  note_->setBackgroundRole(QPalette::AlternateBase);
  layout->addWidget(note_);

  table_ = new QWidget(page);
  table_->setObjectName(QStringLiteral("explainTable"));
  table_->setAccessibleName(tr("Quantities of the step"));
  table_layout_ = new QVBoxLayout(table_);
  table_layout_->setContentsMargins(0, 0, 0, 0);
  table_layout_->setSpacing(2);
  operands_heading_ = makeLabel(QStringLiteral("explainOperands"), table_);
  operands_heading_->setText(tr("from"));
  operands_heading_->setContentsMargins(0, kSpace / 2, 0, 0);
  table_layout_->addWidget(operands_heading_);
  table_layout_->addStretch(1);
  layout->addWidget(table_);
  layout->addStretch(1);

  // all below the scrubber scrolls as one: on a low screen the equation may go, the buttons stay
  scroll_ = new QScrollArea(this);
  scroll_->setObjectName(QStringLiteral("explainScroll"));
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setFocusPolicy(Qt::NoFocus);
  scroll_->setWidget(page);
  return scroll_;
}

QWidget* ExplainPanel::buildStartPage() {
  auto* page = new QWidget(this);
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  QLabel* invitation = makeLabel(QStringLiteral("explainInvitation"), page);
  invitation->setText(
      tr("Press Next, or the key ], to walk through the computation of these torques: outward from "
         "the base for the motion, then inward from the tips for the forces. A double click on a torque, "
         "or Enter, goes to its own step."));
  layout->addWidget(invitation);

  torques_ = new QTableWidget(0, 3, page);
  torques_->setObjectName(QStringLiteral("explainTorques"));
  torques_->setAccessibleName(tr("Joint torques"));
  torques_->setHorizontalHeaderLabels({tr("Joint"), tr("Torque"), tr("Unit")});
  torques_->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  torques_->horizontalHeaderItem(0)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  torques_->horizontalHeaderItem(2)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  torques_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  torques_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Fixed);
  torques_->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  torques_->horizontalHeader()->resizeSection(1, 120);
  torques_->horizontalHeader()->setHighlightSections(false);
  torques_->verticalHeader()->hide();
  torques_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
  torques_->setShowGrid(false);
  torques_->setAlternatingRowColors(true);
  torques_->setFrameShape(QFrame::NoFrame);
  torques_->setSelectionMode(QAbstractItemView::SingleSelection);
  torques_->setSelectionBehavior(QAbstractItemView::SelectRows);
  torques_->setTabKeyNavigation(false);
  torques_->installEventFilter(this);
  copyFullDigits(*torques_);
  layout->addWidget(torques_, 1);
  return page;
}

void ExplainPanel::build() {
  setObjectName(QStringLiteral("explainPanel"));
  setAccessibleName(tr("Explain the torques"));
  setMinimumWidth(280);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(buildTransport());
  scrubber_ = new StepScrubber(this);
  scrubber_->setObjectName(QStringLiteral("explainScrubber"));
  scrubber_->setAccessibleName(tr("Step of the recursion"));
  layout->addWidget(scrubber_);
  words_ = makeLabel(QStringLiteral("explainWords"), this);
  words_->setAccessibleName(tr("Where the recursion is"));
  layout->addWidget(words_);
  pages_ = new QStackedWidget(this);
  pages_->addWidget(buildStartPage());
  pages_->addWidget(buildStepPage());
  layout->addWidget(pages_, 1);
}

}  // namespace linkwright::ui
