// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/modes_panel.h"

#include "ui/document/translated.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/empty_words.h"
#include "ui/workspaces/elastic/modes_shape.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

enum ModesColumn { kModesNumber, kModesFrequency, kModesPeriod, kModesWhat, kModesColumns };
constexpr Eigen::Index kMostModes = 20;

}  // namespace

ModesPanel::ModesPanel(Document& document, Interaction& /*interaction*/, ElasticStudy& study, ElasticViewOptions& look,
                       QWidget* parent)
    : QWidget(parent), document_(document), study_(study), look_(look) {
  setObjectName("modesPanel");
  setAccessibleName(tr("Natural frequencies at this pose"));
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::resultChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &ElasticStudy::stageChanged, &when_seen_, &WhenSeen::ask);
  // another part of the window may end it
  connect(&look_, &ElasticViewOptions::changed, this, [this] {
    if (is_ours_ || !animated_ || look_.mode()) return;
    animate(-1);
  });
}

void ModesPanel::build() {
  words_ = new WrappedLabel("modesWords", this);
  problem_ = new WrappedLabel("modesProblem", this);
  arm_ = new WrappedLabel("modesArm", this);
  weight_ = makeSwitch(
      QStringLiteral("modesWeight"), tr("Include gravity and loads"),
      tr("Compute the modes about the equilibrium under gravity and loads instead of about the straight links"), this);
  weight_->setChecked(true);
  connect(weight_, &QCheckBox::toggled, &when_seen_, &WhenSeen::ask);
  animate_ = new QPushButton(tr("Show in 3D"), this);
  animate_->setObjectName("modesAnimate");
  animate_->setAccessibleName(tr("Show the selected mode in the 3D view"));
  animate_->setToolTip(
      tr("Animate the mode instead of the motion, with nodal displacements of at most a tenth of the link length"));
  animate_->setCheckable(true);
  connect(animate_, &QPushButton::toggled, this, [this](bool on) { animate(on ? std::max(0, chosen()) : -1); });
  table_ = new QTableWidget(0, kModesColumns, this);
  table_->setObjectName("modesTable");
  table_->setAccessibleName(tr("Natural frequencies"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  //: abbreviation: number of a mode of vibration
  table_->setHorizontalHeaderLabels({tr("No."), tr("f (Hz)"), tr("T (ms)"), tr("Main Motion")});
  table_->horizontalHeaderItem(kModesWhat)
      ->setToolTip(tr("Largest contributions to the energy of the mode, with directions along the link axes x, y and "
                      "z. Press Enter or double-click a row to show its mode in 3D."));
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kModesWhat, QHeaderView::Stretch);
  table_->horizontalHeaderItem(kModesWhat)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  copyFullDigits(*table_);
  connect(table_, &QTableWidget::itemActivated, this,
          [this](const QTableWidgetItem* item) { animate(animated_ && item->row() == chosen() ? -1 : item->row()); });
  connect(table_, &QTableWidget::itemSelectionChanged, this, [this] {
    if (animated_) showMode();
  });
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  row->addWidget(weight_);
  row->addStretch(1);
  row->addWidget(animate_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(words_);
  layout->addLayout(row);
  layout->addWidget(problem_);
  layout->addWidget(table_, 1);
  layout->addWidget(arm_);
  // while there is no table the rest keeps to the top
  layout->addStretch(0);
}

void ModesPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!event->spontaneous()) animate(-1);
}

/// Of the pose at the document's time, at rest; nothing where that has been asked already.
void ModesPanel::ask() {
  const std::shared_ptr<const ElasticInstant> instant = study_.instant();
  if (!instant || !whyNoModes(instant->pass.tree()).isEmpty()) {
    forget();
    return showWords();
  }
  ModesQuestion question{instant->result->run().tree, restingPose(instant->pass.tree(), instant->state.joints.q)};
  if (weight_->isChecked()) {
    question.pose.gravity = instant->pass.gravity;
    question.pose.loads = instant->pass.loads;
  }
  const bool is_new = asked_.tree != question.tree || asked_.pose.joints.q != question.pose.joints.q ||
                      asked_.pose.gravity != question.pose.gravity ||
                      asked_.pose.loads.size() != question.pose.loads.size();
  if (is_new) {
    asked_ = question;
    work_.queue([question](const Background::Task&) { return findModes(question); },
                [this, question](Result<FoundModes> answer) { take(question, std::move(answer)); });
  }
  showWords();
}

void ModesPanel::forget() {
  work_.stop();
  asked_ = {};
  found_.reset();
  animate(-1);
  fill();
}

void ModesPanel::take(const ModesQuestion& question, Result<FoundModes> answer) {
  // of a result that there is no longer
  if (question.tree != asked_.tree) return;
  found_ = std::make_shared<const FoundModes>(answer ? std::move(answer).value()
                                                     : FoundModes{question, {}, {}, answer.diagnostics()});
  fill();
  showWords();
  if (!animated_) return;
  if (chosen() >= 0)
    showMode();
  else
    animate(-1);
}

int ModesPanel::chosen() const { return table_->rowCount() > 0 ? table_->currentRow() : -1; }

void ModesPanel::fill() {
  const int before = chosen();
  const Eigen::Index count = found_ ? std::min(kMostModes, found_->modes.frequency.size()) : 0;
  const QSignalBlocker quiet(table_);
  table_->setRowCount(static_cast<int>(count));
  for (int row = 0; row < count; ++row) {
    const double f = found_->modes.frequency[row];
    const QString texts[] = {QString::number(row + 1), QString::number(f, 'g', 5),
                             f > 0.0 ? QString::number(1e3 / f, 'g', 4) : QStringLiteral("—"), modeWords(*found_, row)};
    for (int column = 0; column < kModesColumns; ++column) {
      auto* item = new QTableWidgetItem(texts[column]);
      if (column != kModesWhat) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      if (column == kModesFrequency) item->setData(Qt::UserRole, f);
      if (column == kModesPeriod && f > 0.0) item->setData(Qt::UserRole, 1e3 / f);
      table_->setItem(row, column, item);
    }
  }
  if (count > 0) table_->setCurrentCell(std::clamp(before, 0, static_cast<int>(count) - 1), kModesNumber);
}

void ModesPanel::showWords() {
  const std::shared_ptr<const ElasticInstant> instant = study_.instant();
  QString problem = instant ? whyNoModes(instant->pass.tree()) : whyNoAnalysis(study_);
  const bool has_modes = problem.isEmpty();
  if (has_modes && found_ && hasErrors(found_->problems)) {
    problem =
        tr("Could not compute the frequencies at this pose: %1.").arg(translated(found_->problems.front().message));
    if (weight_->isChecked()) problem += QLatin1Char(' ') + tr("Try clearing “Include gravity and loads”.");
  } else if (has_modes && !found_) {
    problem = tr("Computing…");
  }
  const bool has_table = table_->rowCount() > 0;
  problem_->setText(problem);
  problem_->setVisible(!problem.isEmpty());
  words_->setVisible(has_modes);
  if (has_modes)
    words_->setText(tr("Small vibrations about the pose at t = %1 s, with the robot at rest, actuated joints locked "
                       "and passive joints free.")
                        .arg(instant->t, 0, 'f', 3));
  weight_->setVisible(has_modes);
  table_->setVisible(has_table);
  animate_->setVisible(has_modes);
  animate_->setEnabled(has_table);
  const QString arm = has_table && instant ? twoLinkWords(*instant) : QString();
  arm_->setText(arm);
  arm_->setVisible(!arm.isEmpty());
}

void ModesPanel::animate(int mode) {
  const bool on = mode >= 0 && mode < table_->rowCount();
  const bool was_on = std::exchange(animated_, on);
  {
    const QSignalBlocker quiet(animate_);
    animate_->setChecked(on);
  }
  animate_->setText(on ? tr("Stop Animation") : tr("Show in 3D"));
  if (on) {
    const QSignalBlocker quiet(table_);
    table_->setCurrentCell(mode, kModesNumber);
    showMode();
  } else if (was_on) {
    look_.setMode(std::nullopt);
  }
}

void ModesPanel::showMode() {
  if (!found_ || chosen() < 0) return;
  // what it says of itself meanwhile is no news here
  is_ours_ = true;
  look_.setMode(shownMode(*found_, chosen()));
  is_ours_ = false;
}

}  // namespace linkwright::ui

#include "moc_modes_panel.cpp"
