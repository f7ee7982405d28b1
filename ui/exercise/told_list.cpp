// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/told_list.h"

#include "ui/widgets/mistake_words.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace linkwright::ui {

namespace {

enum ToldColumn { kMistake, kTold };

/// Of a question the mistakes that can be ticked; null: none can.
template <class Of>
auto* listOf(Of& exercise, int question) {
  decltype(&exercise.questions.front().tell_apart) none = nullptr;
  if (question < 0) return none;
  auto& of = exercise.questions[static_cast<std::size_t>(question)];
  if (isOfTable(of.kind)) return exercise.table ? &exercise.table->mistakes : none;
  return isOfContacts(of) ? none : &of.tell_apart;
}

bool has(const LessonNames& names, const char* name) {
  return std::any_of(names.begin(), names.end(), [&](const LessonName& each) { return each.text == name; });
}

}  // namespace

QString toldWords(const MistakeTrial& trial, int variants) {
  const QString other = mistakeTitle(trial.other);
  if (trial.told == variants) return ToldList::tr("in all %1 variants").arg(variants);
  if (trial.told == 0 && trial.like_another == 0) return ToldList::tr("never: it gives the right answer");
  //: %1: title of another mistake
  if (trial.told == 0 && trial.like_truth == 0) return ToldList::tr("never: it looks like “%1”").arg(other);
  if (trial.like_another <= trial.like_truth)
    //: %1 of %2: numbers of variants
    return ToldList::tr("in %1 of %2, else the right answer").arg(trial.told).arg(variants);
  //: %1 of %2: numbers of variants, %3: title of another mistake
  return ToldList::tr("in %1 of %2, else like “%3”").arg(trial.told).arg(variants).arg(other);
}

ToldList::ToldList(ExerciseDesk& desk, QWidget* parent) : QTreeWidget(parent), desk_(desk) {
  setObjectName("exerciseMistakes");
  setAccessibleName(tr("Mistakes that must be told apart"));
  setColumnCount(2);
  //: heads of a table: a mistake; in how many variants its answer is another one than the right answer
  setHeaderLabels({tr("Mistake"), tr("Can Be Told")});
  setRootIsDecorated(false);
  setUniformRowHeights(true);
  setTabKeyNavigation(false);
  header()->setSectionResizeMode(QHeaderView::Stretch);
  const QSize row_size(0, fontMetrics().height() + kSpace / 2);
  for (const MistakeRow<Mistake>& each : mistakeRows(Mistake())) {
    auto* item = new QTreeWidgetItem(this, {mistakeText(each.title)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(kMistake, Qt::Unchecked);
    item->setSizeHint(kMistake, row_size);
    item->setToolTip(kMistake, mistakeText(each.hint));
  }
  connect(this, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
    if (!showing_ && column == kMistake) take(item);
  });
}

void ToldList::refresh() {
  const QScopedValueRollback<bool> showing(showing_, true);
  const LessonNames* names = listOf(desk_.exercise(), desk_.question());
  setEnabled(names != nullptr);
  for (int i = 0; i < topLevelItemCount(); ++i) {
    const bool is_told = names != nullptr && has(*names, nameOf(kMistakes[static_cast<std::size_t>(i)]));
    topLevelItem(i)->setCheckState(kMistake, is_told ? Qt::Checked : Qt::Unchecked);
  }
}

void ToldList::showTrials(const ExerciseStudy* study) {
  const QScopedValueRollback<bool> showing(showing_, true);
  for (int i = 0; i < topLevelItemCount(); ++i) {
    QTreeWidgetItem& item = *topLevelItem(i);
    const Mistake mistake = kMistakes[static_cast<std::size_t>(i)];
    const bool is_ticked = item.checkState(kMistake) == Qt::Checked;
    QString words = isEnabled() ? tr("…") : tr("no mistake changes a contact");
    bool is_told = true;
    if (study != nullptr && study->trials) {
      const auto& all = study->trials->mistakes;
      const auto found =
          std::find_if(all.begin(), all.end(), [&](const MistakeTrial& each) { return each.mistake == mistake; });
      is_told = found != all.end() && found->told > 0;
      if (found != all.end()) words = toldWords(*found, study->trials->variants);
      if (found == all.end() && isEnabled()) words = tr("never: it is not made in this formulation");
    } else if (study != nullptr) {
      words = study->no_trials.empty() ? QString() : tr("no variants to try it in");
    }
    item.setText(kTold, words);
    item.setToolTip(kTold, words);
    item.setIcon(kTold, is_ticked && !is_told ? themedIcon("error") : QIcon());
    const QBrush quiet = palette().brush(QPalette::PlaceholderText);
    item.setForeground(kMistake, is_told || is_ticked ? QBrush() : quiet);
    item.setForeground(kTold, is_told || is_ticked ? QBrush() : quiet);
  }
}

void ToldList::take(QTreeWidgetItem* item) {
  const char* name = nameOf(kMistakes[static_cast<std::size_t>(indexOfTopLevelItem(item))]);
  const bool is_on = item->checkState(kMistake) == Qt::Checked;
  desk_.edit({}, [&](Exercise& exercise) {
    LessonNames* names = listOf(exercise, desk_.question());
    if (names == nullptr) return;
    std::erase_if(*names, [&](const LessonName& each) { return each.text == name; });
    if (is_on) names->push_back({name, 0});
  });
}

}  // namespace linkwright::ui

#include "moc_told_list.cpp"
