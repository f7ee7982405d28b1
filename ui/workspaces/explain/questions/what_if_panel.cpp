// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/what_if_panel.h"

#include "core/base/index.h"
#include "ui/document/asked.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/formulation_words.h"
#include "ui/widgets/mistake_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/explain/walk/equation_words.h"
#include "ui/workspaces/explain/walk/mistake_cases.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace linkwright::ui {

namespace {

/// Below this part of the largest torque a difference is round-off.
constexpr double kNoChange = 1e-12;

Qt::ItemFlags flagsOf(bool can_be_toggled) {
  const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  return can_be_toggled ? common | Qt::ItemIsUserCheckable : common;
}

QTableWidgetItem& cell(QTableWidget& table, int row, int column) {
  QTableWidgetItem* item = table.item(row, column);
  if (item == nullptr) {
    item = new QTableWidgetItem;
    item->setFlags(flagsOf(false));
    table.setItem(row, column, item);
  }
  return *item;
}

/// The number in the style of its group, all of its digits in the tooltip, the clipboard and for screen readers.
void showNumber(QTableWidgetItem& item, const NumberGroup& numbers, std::optional<double> value, const QString& unit,
                bool bold) {
  QFont font = item.font();
  font.setBold(bold);
  item.setFont(font);
  item.setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
  item.setText(value ? numbers.text(*value) : QStringLiteral("—"));
  const QString whole = value ? fullNumber(*value) + QLatin1Char(' ') + unit : QString();
  item.setToolTip(whole);
  item.setData(Qt::AccessibleDescriptionRole, whole);
  item.setData(Qt::UserRole, value ? QVariant(*value) : QVariant());
}

bool isForce(const Model& model, int joint) { return model.joints()[at(joint)].type == JointType::Prismatic; }

/// The joint whose torque is changed most: in parts of the largest torque of all joints, forces among forces. -1: none.
int hitMost(const Snapshot& s) {
  std::array<double, 2> largest{};
  for (int i = 0; i < s.tau.size(); ++i) {
    double& of_kind = largest.at(isForce(*s.model, i) ? 1 : 0);
    of_kind = std::max({of_kind, std::abs(s.tau[i]), std::abs(s.mistaken_tau[i])});
  }
  int hit = -1;
  double most = kNoChange;
  for (int i = 0; i < s.tau.size(); ++i) {
    const double of_kind = largest.at(isForce(*s.model, i) ? 1 : 0);
    const double part = of_kind > 0.0 ? std::abs(s.mistaken_tau[i] - s.tau[i]) / of_kind : 0.0;
    if (!(part > most)) continue;
    most = part;
    hit = i;
  }
  return hit;
}

}  // namespace

WhatIfPanel::WhatIfPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  build();
  sizeTables();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::askedChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::lookChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_.walk(), &Walk::stepChanged, this, [this] {
    if (interaction_.walk().predicts()) when_seen_.ask();
  });
  connect(list_, &QTableWidget::itemChanged, this, [this](QTableWidgetItem* item) { plant(*item); });
  connect(list_, &QTableWidget::currentCellChanged, this, [this](int row) {
    if (row < 0 || list_->item(row, kEquation) == nullptr) return;
    chosen_ = mistakeOf(*list_->item(row, kMistake));
    hinted_.reset();
    refreshWords();
  });
  connect(undo_all_, &QPushButton::clicked, this, [this] { setMistakes(document_, {}); });
  connect(where_, &QPushButton::clicked, this, &WhatIfPanel::showWhere);
  connect(hint_button_, &QPushButton::clicked, this, [this] {
    hinted_ = hinted_ ? std::nullopt : std::optional(chosen_);
    refreshWords();
    // its room is known once it has been laid out
    QTimer::singleShot(0, this, [this] { scroll_->ensureWidgetVisible(hint_->isVisible() ? hint_ : place_, 0, 0); });
  });
  for (UnitField* box : load_) connect(box, &UnitField::siEdited, this, &WhatIfPanel::putLoad);
  connect(unload_, &QPushButton::clicked, this, [this] { setLoad(document_, document_.snapshot()->hand, {}); });
  refreshWords();
}

Mistake WhatIfPanel::mistakeOf(const QTableWidgetItem& item) const {
  return static_cast<Mistake>(item.data(Qt::UserRole).toInt());
}

void WhatIfPanel::plant(const QTableWidgetItem& item) {
  if (item.column() != kMistake || !item.data(Qt::UserRole).isValid()) return;
  const Mistake mistake = mistakeOf(item);
  const SnapshotPtr snapshot = document_.snapshot();
  MistakeSet mistakes = snapshot->mistakes;
  if (item.checkState() == Qt::Checked) {
    if (!whyNot(*snapshot, mistake).isEmpty()) return refreshList();
    mistakes.insert(mistake);
  } else {
    mistakes.erase(mistake);
  }
  list_->setCurrentCell(item.row(), kMistake);
  setMistakes(document_, mistakes);
}

void WhatIfPanel::showWhere() {
  const SnapshotPtr before = document_.snapshot();
  const std::optional<Formulation> formulation = formulationWith(*before, chosen_);
  if (!formulation) return;
  const int step = stepWhereMade(*before, chosen_, *formulation);
  if (step < 0) return;
  Walk& walk = interaction_.walk();
  if (*formulation != before->formulation) {
    // a place in the other recursion, whatever its number
    walk.setStep(-1);
    setFormulation(document_, *formulation);
  }
  walk.setStep(step);
}

void WhatIfPanel::putLoad() {
  const SnapshotPtr snapshot = document_.snapshot();
  Wrench wrench;
  for (const ExternalWrench& load : snapshot->loads) {
    if (load.link == snapshot->hand) wrench = load.wrench;
  }
  wrench.force = {load_[0]->si(), load_[1]->si(), load_[2]->si()};
  setLoad(document_, snapshot->hand, wrench);
}

void WhatIfPanel::refresh() {
  refreshStrip();
  refreshList();
  refreshWords();
  refreshTorques();
  refreshLoad();
}

void WhatIfPanel::refreshStrip() {
  const MistakeSet& mistakes = document_.snapshot()->mistakes;
  const bool planted = !mistakes.empty();
  const QString words = planted ? plantedTextIn(mistakes, interaction_.walk().notation())
                                : tr("No mistake is planted. Tick one to see its effect on every torque.");
  undo_all_->setEnabled(planted);
  if (strip_words_->text() == words) return;
  strip_words_->setWholeText(words);
  colourStrip();
}

// while something is planted the whole line stands in the colour of warnings
void WhatIfPanel::colourStrip() {
  const bool planted = !document_.snapshot()->mistakes.empty();
  QPalette colours = palette();
  if (planted) {
    colours.setColor(QPalette::Window, palette().color(QPalette::BrightText));
    colours.setColor(QPalette::WindowText, palette().color(QPalette::Base));
  }
  strip_->setPalette(colours);
  strip_words_->setPalette(colours);
  QFont words = font();
  words.setBold(planted);
  strip_words_->setFont(words);
}

void WhatIfPanel::refreshList() {
  const SnapshotPtr snapshot = document_.snapshot();
  const QSignalBlocker blocker(list_);
  int widest = list_->fontMetrics().horizontalAdvance(list_->horizontalHeaderItem(kEquation)->text());
  for (int row = 0; row < list_->rowCount(); ++row) {
    QTableWidgetItem& name = *list_->item(row, kMistake);
    if (!name.data(Qt::UserRole).isValid()) continue;
    const Mistake mistake = mistakeOf(name);
    const bool planted = snapshot->mistakes.contains(mistake);
    const QString why = whyNot(*snapshot, mistake);
    const bool greyed = !planted && !why.isEmpty();
    if (name.flags() != flagsOf(!greyed)) name.setFlags(flagsOf(!greyed));
    const Qt::CheckState state = planted ? Qt::Checked : Qt::Unchecked;
    if (name.checkState() != state || !name.data(Qt::CheckStateRole).isValid()) name.setCheckState(state);
    // the reason takes the place of the equation
    const QString shown_reason = greyed ? why : QString();
    if (name.data(kReasonRole).toString() != shown_reason) {
      name.setData(kReasonRole, shown_reason);
      list_->setSpan(row, 0, 1, greyed ? kListColumns : 1);
    }
    const std::optional<Formulation> formulation = formulationWith(*snapshot, mistake);
    const QString equations = formulation ? equationNumbers(mistake, *formulation) : QString();
    QTableWidgetItem& where = *list_->item(row, kEquation);
    if (where.data(Qt::UserRole).toString() != equations) {
      where.setData(Qt::UserRole, equations);
      where.setText(equations.isEmpty() ? QString() : equationNumber(equations.section(QStringLiteral(", "), 0, 0)));
      //: %1: name of a formulation, %2: numbers of its equations
      where.setToolTip(formulation
                           ? tr("%1, equations on the notation page: %2").arg(formulationName(*formulation), equations)
                           : QString());
    }
    widest = std::max(widest, greyed ? 0 : list_->fontMetrics().horizontalAdvance(where.text()));
    const QString title = mistakeTitleIn(mistake, interaction_.walk().notation());
    if (name.text() != title) name.setText(title);
    //: %1: title of a mistake, %2: why it cannot be planted here
    const QString tip = greyed ? tr("%1: %2").arg(title, why) : title;
    if (name.toolTip() != tip) name.setToolTip(tip);
    const QString spoken = greyed ? tr("Cannot be planted here: %1").arg(why) : equations;
    if (name.data(Qt::AccessibleDescriptionRole).toString() != spoken)
      name.setData(Qt::AccessibleDescriptionRole, spoken);
  }
  if (list_->columnWidth(kEquation) != widest + 16) list_->setColumnWidth(kEquation, widest + 16);
}

void WhatIfPanel::refreshWords() {
  const SnapshotPtr snapshot = document_.snapshot();
  const QString why = snapshot->mistakes.contains(chosen_) ? QString() : whyNot(*snapshot, chosen_);
  const std::optional<Formulation> formulation = formulationWith(*snapshot, chosen_);
  title_->setText(mistakeTitleIn(chosen_, interaction_.walk().notation()));
  QString place;
  if (!why.isEmpty()) {
    place = tr("Cannot be planted here: %1.").arg(why);
  } else if (formulation) {
    const EquationId equation = *equationsOf(chosen_, *formulation).begin();
    //: %1: title of an equation, %2: name of a formulation, %3: number of the equation
    place = tr("Affects: %1 (%2, equation %3)")
                .arg(equationTitle(*formulation, equation, false), formulationName(*formulation),
                     QString::fromLatin1(idOf(*formulation, equation)).section(QLatin1Char('.'), 1));
  }
  place_->setText(place);
  where_->setEnabled(formulation.has_value() && snapshot->model->dof() > 0);
  const bool shown = hinted_ == chosen_;
  hint_button_->setText(shown ? tr("Hide Hint") : tr("Show Hint"));
  hint_->setVisible(shown);
  hint_->setText(shown ? mistakeHint(chosen_) : QString());
}

void WhatIfPanel::refreshTorques() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Snapshot& s = *snapshot;
  const int dof = s.model->dof();
  const bool planted = s.mistaken != nullptr && dof > 0;
  if (torques_->rowCount() != dof) torques_->setRowCount(dof);
  double largest = 0.0;
  for (int i = 0; i < dof; ++i)
    largest = std::max({largest, std::abs(s.tau[i]), planted ? std::abs(s.mistaken_tau[i]) : 0.0});
  const NumberGroup numbers(largest);
  int hit = planted ? hitMost(s) : -1;
  // which joint it is tells of its torque, too
  const bool hit_hidden = hit >= 0 && isTorqueHidden(s, interaction_.walk(), hit);
  if (hit_hidden) hit = -1;
  for (int i = 0; i < dof; ++i) {
    const QString unit = QString::fromLatin1(unitOf(Quantity::JointTorque, isForce(*s.model, i)));
    const QString name = QString::fromStdString(s.model->joints()[at(i)].name);
    // what is to be predicted is not told by its neighbour either
    const bool hidden = isTorqueHidden(s, interaction_.walk(), i);
    const std::optional<double> wrong = planted && !hidden ? std::optional(s.mistaken_tau[i]) : std::nullopt;
    QTableWidgetItem& joint = cell(*torques_, i, kJoint);
    joint.setText(name);
    joint.setToolTip(name);
    showNumber(cell(*torques_, i, kRight), numbers, hidden ? std::nullopt : std::optional(s.tau[i]), unit, false);
    showNumber(cell(*torques_, i, kWrong), numbers, wrong, unit, i == hit);
    showNumber(cell(*torques_, i, kDifference), numbers, wrong ? std::optional(*wrong - s.tau[i]) : std::nullopt, unit,
               i == hit);
    cell(*torques_, i, kUnit).setText(unit);
  }
  fitColumns(numbers.widest());
  if (!planted) {
    hit_->setWholeText({});
  } else if (hit_hidden) {
    hit_->setWholeText(tr("Largest error: hidden while you predict"));
  } else if (hit < 0) {
    hit_->setWholeText(tr("At this instant no torque is changed."));
  } else {
    //: %1: name of a joint, %2: error of its torque, %3: its unit
    hit_->setWholeText(tr("Largest error: %2 %3 at %1")
                           .arg(torques_->item(hit, kJoint)->text(), torques_->item(hit, kDifference)->text(),
                                torques_->item(hit, kUnit)->text()));
  }
}

// the names of the joints get what the numbers leave
void WhatIfPanel::fitColumns(const QString& widest_number) {
  const QFontMetrics metrics = torques_->fontMetrics();
  const QFontMetrics header = torques_->horizontalHeader()->fontMetrics();
  int taken = torques_->columnWidth(kUnit);
  for (const int column : {kRight, kWrong, kDifference}) {
    const int title = header.horizontalAdvance(torques_->horizontalHeaderItem(column)->text()) + 20;
    const int width = std::max(metrics.horizontalAdvance(widest_number) + 8, title);
    if (torques_->columnWidth(column) != width) torques_->setColumnWidth(column, width);
    taken += width;
  }
  const int least = metrics.horizontalAdvance(QStringLiteral("mmmmm"));
  torques_->setMinimumWidth(taken + least + torques_->verticalScrollBar()->sizeHint().width() + 4);
  const int names = std::max(torques_->viewport()->width() - taken, least);
  if (torques_->columnWidth(kJoint) != names) torques_->setColumnWidth(kJoint, names);
}

void WhatIfPanel::refreshLoad() {
  const SnapshotPtr snapshot = document_.snapshot();
  Wrench wrench;
  for (const ExternalWrench& load : snapshot->loads) {
    if (load.link == snapshot->hand) wrench = load.wrench;
  }
  const QString link = QString::fromStdString(snapshot->model->links()[at(snapshot->hand)].name);
  constexpr const char* kAxes[] = {"x", "y", "z"};
  for (std::size_t k = 0; k < load_.size(); ++k) {
    //: %1: name of a link, %2: an axis ("x")
    load_.at(k)->setAccessibleName(tr("Force on %1 along the world %2 axis").arg(link, QString::fromLatin1(kAxes[k])));
    if (!load_.at(k)->hasFocus() || load_.at(k)->si() != wrench.force[static_cast<Eigen::Index>(k)])
      load_.at(k)->setSi(wrench.force[static_cast<Eigen::Index>(k)]);
  }
  unload_->setEnabled(!wrench.force.isZero(0.0) || !wrench.moment.isZero(0.0));
}

void WhatIfPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // after the table has its new size
  QTimer::singleShot(0, this, &WhatIfPanel::refreshTorques);
}

void WhatIfPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (list_ == nullptr) return;
  // after the tables have taken over the new font
  if (event->type() == QEvent::FontChange) QTimer::singleShot(0, this, &WhatIfPanel::sizeTables);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) colourStrip();
  if (event->type() == QEvent::PaletteChange) when_seen_.ask();
}

}  // namespace linkwright::ui

#include "moc_what_if_panel.cpp"
