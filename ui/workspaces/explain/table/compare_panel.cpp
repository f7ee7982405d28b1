// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/compare_panel.h"

#include "ui/document/look.h"
#include "ui/widgets/formulation_words.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/table/compare_column.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

ComparePanel::ComparePanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  Walk& walk = interaction_.walk();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&walk, &Walk::stepChanged, this, &ComparePanel::followStep);
  connect(&walk, &Walk::lookChanged, &when_seen_, &WhenSeen::ask);
  connect(&walk, &Walk::askedChanged, &when_seen_, &WhenSeen::ask);
  connect(&walk, &Walk::markedChanged, this, [this] {
    for (CompareColumn* column : columns_) column->setMarked(interaction_.walk().marked());
  });
  followTheme(*this, [this] { when_seen_.ask(); });
}

ComparePanel::~ComparePanel() = default;

QWidget* ComparePanel::buildBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace);
  auto* label = new QLabel(tr("Symbols"), bar);
  notation_ = new QComboBox(bar);
  notation_->setObjectName(QStringLiteral("compareNotation"));
  notation_->setAccessibleName(tr("Notation of the symbols"));
  //: noun: the publication that a formulation comes from
  notation_->addItem(tr("Source"), static_cast<int>(Notation::Source));
  notation_->addItem(tr("Craig, Luh"), static_cast<int>(Notation::CraigLuh));
  notation_->addItem(tr("Featherstone"), static_cast<int>(Notation::Featherstone));
  notation_->addItem(tr("Lynch and Park"), static_cast<int>(Notation::LynchPark));
  label->setBuddy(notation_);
  connect(notation_, &QComboBox::activated, this, [this](int index) {
    interaction_.walk().setNotation(static_cast<Notation>(notation_->itemData(index).toInt()));
  });
  nonrecursive_ = new QCheckBox(formulationName(Formulation::NonRecursive), bar);
  nonrecursive_->setObjectName(QStringLiteral("compareNonRecursive"));
  nonrecursive_->setAccessibleName(tr("Show the non-recursive form as a fourth column"));
  nonrecursive_->setToolTip(nonrecursive_->accessibleName());
  connect(nonrecursive_, &QCheckBox::toggled, &when_seen_, &WhenSeen::ask);
  agreement_ = new QLabel(bar);
  agreement_->setObjectName(QStringLiteral("compareAgreement"));
  agreement_->setAccessibleName(tr("Agreement of the formulations"));
  agreement_->setWordWrap(true);
  agreement_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  layout->addWidget(label);
  layout->addWidget(notation_);
  layout->addWidget(nonrecursive_);
  layout->addWidget(agreement_, 1);
  return bar;
}

void ComparePanel::build() {
  setObjectName(QStringLiteral("comparePanel"));
  setAccessibleName(tr("Formulations side by side"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(buildBar());
  invitation_ = new QLabel(
      tr("No step yet. Start stepping through the recursion to see the matching step of each formulation."), this);
  invitation_->setObjectName(QStringLiteral("compareInvitation"));
  invitation_->setWordWrap(true);
  invitation_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  layout->addWidget(invitation_, 1);
  auto* page = new QWidget(this);
  auto* columns = new QHBoxLayout(page);
  columns->setContentsMargins(0, 0, 0, 0);
  columns->setSpacing(kSpace);
  page->setObjectName(QStringLiteral("comparePage"));
  for (const Formulation formulation : kFormulationsAsShown) {
    auto* column = new CompareColumn(formulation, equations_, page);
    connect(column, &CompareColumn::walkWanted, &document_,
            [this](Formulation wanted) { setFormulation(document_, wanted); });
    connect(column, &CompareColumn::pointed, &interaction_.walk(), &Walk::mark);
    columns->addWidget(column, 1);
    columns_.push_back(column);
  }
  scroll_ = scrollPage(page, "compareScroll", this);
  scroll_->setAccessibleName(tr("Matching steps"));
  scroll_->setFocusPolicy(Qt::StrongFocus);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  layout->addWidget(scroll_, 1);
}

void ComparePanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->recording) return;
  const Walk& walk = interaction_.walk();
  comparison_ = compare(*snapshot, walk.step(), nonrecursive_->isChecked(), walk.unseen());
  if (agreement_->text() != comparison_.agreement) agreement_->setText(comparison_.agreement);
  {
    const QSignalBlocker blocker(notation_);
    notation_->setCurrentIndex(notation_->findData(static_cast<int>(walk.notation())));
  }
  const bool stepping = !comparison_.columns.empty();
  invitation_->setVisible(!stepping);
  scroll_->setVisible(stepping);
  for (std::size_t c = 0; c < columns_.size(); ++c) {
    const bool shown = c < comparison_.columns.size();
    columns_[c]->setVisible(shown);
    if (!shown) continue;
    columns_[c]->setMinimumWidth(15 * fontMetrics().height());
    columns_[c]->setWalked(columns_[c]->formulation() == snapshot->formulation);
    columns_[c]->showColumn(comparison_.columns[c], walk.notation());
  }
}

void ComparePanel::followStep() {
  when_seen_.ask();
  if (isVisible()) scroll_->verticalScrollBar()->setValue(0);
}

void ComparePanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (scroll_ != nullptr && event->type() == QEvent::FontChange) when_seen_.ask();
}

}  // namespace linkwright::ui

#include "moc_compare_panel.cpp"
