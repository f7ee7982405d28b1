// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/problem_list.h"

#include "ui/document/translated.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

// as many are read at once; the others scroll
constexpr int kRowsMeasured = 12;

}  // namespace

ProblemList::ProblemList(PartEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), heading_(new QLabel(this)), list_(new QListWidget(this)) {
  setObjectName("problems");
  heading_->setObjectName("problemsHeading");
  heading_->setBuddy(list_);
  list_->setObjectName("problemList");
  list_->setAccessibleName(tr("Problems with the mechanism"));
  list_->setAccessibleDescription(tr("Press Enter to go to the field"));
  list_->setWordWrap(true);
  list_->setResizeMode(QListView::Adjust);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setSpacing(1);
  list_->setIconSize({2 * kSpace, 2 * kSpace});
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace);
  column->setSpacing(kSpace / 2);
  column->addWidget(heading_);
  column->addWidget(list_);
  hide();
  connect(&editor_.document(), &Document::snapshotChanged, this, &ProblemList::follow);
  connect(&editor_, &PartEditor::refusalsChanged, this, &ProblemList::showProblems);
  connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { jump(list_->row(item)); });
  connect(list_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { jump(list_->row(item)); });
}

void ProblemList::setAwake(bool awake) {
  awake_ = awake;
  follow();
}

void ProblemList::follow() {
  const SnapshotPtr snapshot = editor_.document().snapshot();
  if (!awake_ || !snapshot || snapshot->mechanism == mechanism_) return;
  mechanism_ = snapshot->mechanism;
  problems_ = problemsOf(*mechanism_);
  showProblems();
}

// what was refused first: it is what the person is at
void ProblemList::showProblems() {
  struct Row {
    QString text;
    bool error;
  };
  std::vector<Row> rows;
  for (const Refusal& refusal : editor_.refusals())
    //: %1: a property and whose it is ("Mass of link_1"), %2: why
    rows.push_back({tr("%1 was not changed: %2").arg(refusal.title, refusal.reason), true});
  if (mechanism_) {
    for (const MechanismProblem& problem : problems_)
      rows.push_back({translated(toString(problem, *mechanism_)), problem.severity == Severity::Error});
  }
  const QSignalBlocker blocker(list_);
  while (list_->count() > static_cast<int>(rows.size())) delete list_->takeItem(list_->count() - 1);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const int row = static_cast<int>(i);
    if (row == list_->count()) list_->addItem(QString());
    QListWidgetItem* item = list_->item(row);
    if (item->text() == rows[i].text) continue;
    item->setText(rows[i].text);
    item->setIcon(themedIcon(rows[i].error ? "error" : "warning"));
    item->setToolTip(tr("Click or press Enter to go to the field"));
    item->setData(Qt::AccessibleTextRole,
                  rows[i].error ? tr("Invalid value: %1").arg(rows[i].text) : tr("Warning: %1").arg(rows[i].text));
  }
  heading_->setText(tr("%n problem(s)", nullptr, static_cast<int>(rows.size())));
  setVisible(!rows.empty());
  fitHeight();
}

void ProblemList::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitHeight();
}

void ProblemList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && list_ != nullptr) fitHeight();
}

// as high as what it says, up to a quarter of the panel
void ProblemList::fitHeight() {
  const int width = std::max(10 * kSpace, list_->viewport()->width() - 2 * kSpace - 12);
  int height = 2 * list_->frameWidth() + 2;
  for (int row = 0; row < std::min(list_->count(), kRowsMeasured); ++row) {
    const QRect text =
        list_->fontMetrics().boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, list_->item(row)->text());
    height += text.height() + 8;
  }
  const int most = parentWidget() != nullptr ? std::max(8 * kSpace, parentWidget()->height() / 4) : height;
  const int wanted = std::min(height, most);
  if (list_->height() != wanted || list_->minimumHeight() != wanted) list_->setFixedHeight(wanted);
}

void ProblemList::jump(int row) {
  const std::vector<Refusal>& refusals = editor_.refusals();
  const auto index = static_cast<std::size_t>(row);
  if (row < 0) return;
  if (index < refusals.size()) {
    const Refusal refusal = refusals[index];
    emit jumpWanted(refusal.place, refusal.control);
  } else if (index - refusals.size() < problems_.size()) {
    const ProblemPlace place = problems_[index - refusals.size()].place;
    emit jumpWanted(place, nullptr);
  }
}

}  // namespace linkwright::ui

#include "moc_problem_list.cpp"
