// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel is laid out; what it does is in what_if_panel.cpp.
#include "ui/widgets/elided_label.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/explain/questions/what_if_panel.h"
#include "ui/workspaces/explain/walk/mistake_cases.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

/// Paints what cannot be ticked as what is switched off, the reason behind its name, though it can be reached and read.
class GreyingDelegate : public QStyledItemDelegate {
public:
  GreyingDelegate(int reason_role, QObject* parent) : QStyledItemDelegate(parent), reason_role_(reason_role) {}

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    const QString reason = index.data(reason_role_).toString();
    if (reason.isEmpty()) return;
    option->state &= ~QStyle::State_Enabled;
    // the name gives way
    const QString tail = QStringLiteral(u" — ") + reason;
    const int room = option->rect.width() - 4 * kSpace - option->fontMetrics.horizontalAdvance(tail);
    const int least = option->fontMetrics.horizontalAdvance(QStringLiteral("mmmmm"));
    option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, std::max(room, least)) + tail;
  }

private:
  int reason_role_;
};

QPushButton* makeButton(const char* name, const QString& text, const QString& tip, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setObjectName(name);
  button->setToolTip(tip);
  button->setAccessibleDescription(tip);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

QLabel* makeLabel(const char* name, const QString& accessible_name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setAccessibleName(accessible_name);
  label->setWordWrap(true);
  label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return label;
}

QTableWidget* makeTable(const char* name, const QString& accessible_name, int columns, QWidget* parent) {
  auto* table = new QTableWidget(0, columns, parent);
  table->setObjectName(name);
  table->setAccessibleName(accessible_name);
  table->setShowGrid(false);
  table->setSelectionBehavior(QAbstractItemView::SelectRows);
  table->setSelectionMode(QAbstractItemView::SingleSelection);
  table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table->setTabKeyNavigation(false);
  table->setWordWrap(false);
  table->verticalHeader()->hide();
  table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  table->horizontalHeader()->setHighlightSections(false);
  table->horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  table->setMinimumHeight(6 * kSpace);
  return table;
}

}  // namespace

void WhatIfPanel::build() {
  auto* right = new QVBoxLayout;
  right->setSpacing(kSpace / 2);
  right->addWidget(buildWords(), 4);
  right->addWidget(buildTorques(), 5);
  right->addWidget(buildLoad());
  // large text in a narrow window: the columns keep the width that they need, and scroll
  auto* columns = new QWidget;
  auto* body = new QHBoxLayout(columns);
  body->setContentsMargins(0, 0, 0, 0);
  body->setSpacing(kSpace);
  body->addWidget(buildList(), 4);
  body->addLayout(right, 5);
  auto* room = scrollPage(columns, "whatIfScroll", this);
  room->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(buildStrip());
  layout->addWidget(room, 1);
}

QWidget* WhatIfPanel::buildStrip() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  strip_ = new QWidget(bar);
  strip_->setObjectName("plantedStrip");
  strip_->setAutoFillBackground(true);
  strip_words_ = new ElidedLabel({}, strip_);
  strip_words_->setObjectName("plantedWords");
  strip_words_->setAccessibleName(tr("Planted mistakes"));
  auto* strip_row = new QHBoxLayout(strip_);
  strip_row->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  strip_row->addWidget(strip_words_);
  undo_all_ = makeButton("whatIfUndoAll", tr("Remove All"), tr("Remove all planted mistakes"), bar);
  row->addWidget(strip_, 1);
  row->addWidget(undo_all_);
  return bar;
}

QWidget* WhatIfPanel::buildList() {
  list_ = makeTable("mistakeList", tr("Mistakes to plant"), kListColumns, this);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->horizontalHeader()->setSectionResizeMode(kMistake, QHeaderView::Stretch);
  list_->setHorizontalHeaderLabels({tr("What If…"), tr("Equation")});
  for (int column = 0; column < kListColumns; ++column) {
    list_->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  }
  list_->setItemDelegateForColumn(kMistake, new GreyingDelegate(kReasonRole, list_));
  for (const MistakeGroup& group : mistakeGroups()) {
    const int heading_row = list_->rowCount();
    list_->insertRow(heading_row);
    auto* heading = new QTableWidgetItem(group.title);
    heading->setFlags(Qt::ItemIsEnabled);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    list_->setItem(heading_row, kMistake, heading);
    list_->setSpan(heading_row, 0, 1, kListColumns);
    for (const Mistake mistake : group.mistakes) {
      const int row = list_->rowCount();
      list_->insertRow(row);
      auto* name = new QTableWidgetItem(mistakeTitle(mistake));
      name->setData(Qt::UserRole, static_cast<int>(mistake));
      name->setCheckState(Qt::Unchecked);
      auto* where = new QTableWidgetItem;
      where->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      list_->setItem(row, kMistake, name);
      list_->setItem(row, kEquation, where);
    }
  }
  list_->setCurrentCell(1, kMistake);
  return list_;
}

QWidget* WhatIfPanel::buildWords() {
  auto* page = new QWidget;
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  title_ = makeLabel("mistakeTitle", tr("The selected mistake"), page);
  QFont font = title_->font();
  font.setWeight(QFont::DemiBold);
  title_->setFont(font);
  place_ = makeLabel("mistakePlace", tr("Affected equation"), page);
  where_ = makeButton("whatIfWhere", tr("Show Me Where"), tr("Go to the step that this mistake affects"), page);
  hint_button_ =
      makeButton("whatIfHint", {}, tr("Show or hide a hint on how to recognise this mistake in the torques"), page);
  hint_ = makeLabel("mistakeHint", tr("Hint"), page);
  hint_->setStyleSheet(
      QStringLiteral("border: 1px solid palette(mid); border-radius: 3px; padding: 4px;"
                     "background: palette(base);"));
  hint_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* title_row = new QHBoxLayout;
  title_row->setSpacing(kSpace / 2);
  title_row->addWidget(title_, 1);
  title_row->addWidget(where_);
  title_row->addWidget(hint_button_);
  layout->addWidget(place_);
  layout->addWidget(hint_);
  layout->addStretch(1);
  scroll_ = scrollPage(page, "whatIfWords", this);
  // the title stays while the words scroll
  auto* column = new QWidget(this);
  auto* whole = new QVBoxLayout(column);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->setSpacing(kSpace / 2);
  whole->addLayout(title_row);
  whole->addWidget(scroll_, 1);
  return column;
}

QWidget* WhatIfPanel::buildTorques() {
  auto* column = new QWidget(this);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  torques_ = makeTable("mistakeTorques", tr("Right and wrong torque of each joint"), kTorqueColumns, column);
  torques_->setHorizontalHeaderLabels({tr("Joint"),
                                       //: adjective: correct torque, without the planted mistake
                                       tr("Right"),
                                       //: adjective: torque with the planted mistake
                                       tr("Wrong"),
                                       //: noun: difference of the wrong and the right torque
                                       tr("Error"), tr("Unit")});
  for (int i = 0; i < kTorqueColumns; ++i) {
    const bool is_number = i == kRight || i == kWrong || i == kDifference;
    torques_->horizontalHeaderItem(i)->setTextAlignment((is_number ? Qt::AlignRight : Qt::AlignLeft) |
                                                        Qt::AlignVCenter);
  }
  torques_->setTextElideMode(Qt::ElideMiddle);
  copyFullDigits(*torques_);
  hit_ = new ElidedLabel({}, column);
  hit_->setObjectName("mistakeHit");
  hit_->setAccessibleName(tr("The joint with the largest error"));
  layout->addWidget(torques_, 1);
  layout->addWidget(hit_);
  return column;
}

QWidget* WhatIfPanel::buildLoad() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace / 2);
  //: noun: an external force on the end effector
  row->addWidget(new QLabel(tr("Force"), bar), 1);
  const QString axes[] = {tr("x"), tr("y"), tr("z")};
  for (std::size_t k = 0; k < load_.size(); ++k) {
    auto* axis = new QLabel(axes[k], bar);
    load_.at(k) = new UnitField(Measure::Force, bar);
    load_.at(k)->setObjectName(QStringLiteral("load") + axes[k]);
    load_.at(k)->setToolTip(
        tr("External force on the end effector, through the origin of its frame, in the world frame"));
    axis->setBuddy(load_.at(k));
    row->addWidget(axis);
    row->addWidget(load_.at(k));
  }
  unload_ = makeButton("loadAway", tr("Remove"), tr("Remove the external force and moment on the end effector"), bar);
  row->addWidget(unload_);
  return bar;
}

// what depends on the size of the text, which a person may change while the window is open
void WhatIfPanel::sizeTables() {
  const QFontMetrics metrics = list_->fontMetrics();
  for (QTableWidget* table : {list_, torques_}) {
    table->verticalHeader()->setDefaultSectionSize(metrics.height() + kSpace / 2);
    for (int row = 0; row < table->rowCount(); ++row) table->setRowHeight(row, metrics.height() + kSpace / 2);
  }
  torques_->setColumnWidth(kUnit, std::max(metrics.horizontalAdvance(QStringLiteral("N m")) + 2 * kSpace,
                                           torques_->horizontalHeader()->sectionSizeHint(kUnit)));
  for (UnitField* box : load_) {
    box->setFixedWidth(metrics.horizontalAdvance(QStringLiteral(u"−1000.00 N")) + 2 * kSpace);
  }
  // a font that has Han characters has average ones of their width
  const int letter = std::min(metrics.averageCharWidth(), metrics.horizontalAdvance(QLatin1Char('n')));
  list_->setMinimumWidth(34 * letter);
  scroll_->setMinimumHeight(2 * metrics.height());
  if (isVisible()) refresh();
}

}  // namespace linkwright::ui
