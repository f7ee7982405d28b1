// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_panel.h"

#include "ui/document/translated.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/revision_form.h"
#include "ui/workspaces/elastic/revision_golden.h"
#include "ui/workspaces/elastic/revision_instant.h"
#include "ui/workspaces/elastic/revision_plots.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QResizeEvent>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

enum RevisionColumn { kRevisionWhat, kRevisionSays, kRevisionComes, kRevisionWhy, kRevisionColumns };
enum Page { kNumberPage, kSourcePage, kMistakesPage };

/// The same figure for link 1 of the other kind.
RevisionFigure figureFor(RevisionFigure figure, bool is_rigid) {
  switch (figure) {
    case RevisionFigure::ElasticAngles:
    case RevisionFigure::RigidAngles: return is_rigid ? RevisionFigure::RigidAngles : RevisionFigure::ElasticAngles;
    case RevisionFigure::ElasticTorques:
    case RevisionFigure::RigidTorques: return is_rigid ? RevisionFigure::RigidTorques : RevisionFigure::ElasticTorques;
    case RevisionFigure::All: break;
  }
  return figure;
}

}  // namespace

RevisionPanel::RevisionPanel(Document& /*document*/, Interaction& interaction, ElasticStudy& /*study*/,
                             ElasticViewOptions& /*look*/, QWidget* parent)
    : QWidget(parent), interaction_(interaction) {
  setObjectName("revisionPanel");
  auto* contents = new QWidget(this);
  form_ = new RevisionForm(contents);
  mistakes_ = new RevisionMistakes(contents);
  pages_ = new QTabWidget(contents);
  pages_->setObjectName("revisionPages");
  pages_->setAccessibleName(tr("Pages of the paper's example"));
  pages_->setDocumentMode(true);
  //: noun: diagrams of the paper
  pages_->addTab(makeFiguresPage(), tr("Figures"));
  pages_->addTab(makeTable(), tr("Paper and Result"));
  pages_->addTab(mistakes_, tr("Mistakes"));
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  column->setSpacing(kSpace / 2);
  column->addWidget(makeStory());
  column->addWidget(form_);
  column->addWidget(pages_, 1);
  // small screens and large text: all of it scrolls
  auto* scroll = scrollPage(contents, "revisionScroll", this);
  scroll->setFocusPolicy(Qt::StrongFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(scroll);

  asked_.setSingleShot(true);
  connect(&asked_, &QTimer::timeout, this, &RevisionPanel::begin);
  connect(&work_, &Background::runningChanged, this, &RevisionPanel::showKey);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &RevisionPanel::showAll);
  connect(form_, &RevisionForm::changed, this, &RevisionPanel::setSettings);
  connect(mistakes_, &RevisionMistakes::changed, this, [this](const ElasticMistakeSet& mistakes) {
    RevisionCase next = settings_;
    next.mistakes = mistakes;
    setSettings(next);
  });
  connect(pages_, &QTabWidget::currentChanged, this, &RevisionPanel::fitColumns);
  connect(plots_, &RevisionPlots::timeChosen, instant_, &RevisionInstant::goTo);
  connect(instant_, &RevisionInstant::timeChanged, plots_, &RevisionPlots::placeCursor);
  followTheme(*this, [this] { showKey(); });
  goToStage(0);
}

QWidget* RevisionPanel::makeStory() {
  auto* story = new QWidget(this);
  title_ = new QLabel(story);
  title_->setObjectName("revisionStage");
  title_->setTextFormat(Qt::RichText);
  title_->setWordWrap(true);
  words_ = new WrappedLabel(story);
  words_->setObjectName("revisionStory");
  //: adverb: to the previous stage
  back_ = makeButton("revisionBack", tr("Back"), tr("Go to the previous stage"), story);
  //: adjective: stage
  next_ = makeButton("revisionNext", tr("Next"), tr("Go to the next stage"), story);
  connect(back_, &QToolButton::clicked, this, [this] { goToStage(stage_ - 1); });
  connect(next_, &QToolButton::clicked, this, [this] { goToStage(stage_ + 1); });
  auto* head = new QHBoxLayout;
  head->setSpacing(kSpace / 2);
  head->addWidget(title_, 1);
  head->addWidget(back_);
  head->addWidget(next_);
  QVBoxLayout* column = innerColumnIn(*story);
  column->addLayout(head);
  column->addWidget(words_);
  return story;
}

QWidget* RevisionPanel::makeFiguresPage() {
  auto* page = new QWidget(this);
  choice_ = makeChoice("revisionFigure", tr("Figure of the paper"), page);
  for (const RevisionFigure each : kRevisionFigures) choice_->addItem(nameOf(each), static_cast<int>(each));
  keepFromWheel(*choice_);
  connect(choice_, &QComboBox::activated, this,
          [this] { setFigure(static_cast<RevisionFigure>(choice_->currentData().toInt())); });
  //: noun: a diagram of the paper
  auto* label = new QLabel(tr("Figu&re"), page);
  label->setBuddy(choice_);
  status_ = new QLabel(page);
  status_->setObjectName("revisionStatus");
  key_ = new QLabel(page);
  key_->setObjectName("revisionKey");
  key_->setTextFormat(Qt::RichText);
  key_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  plots_ = new RevisionPlots(page);
  plots_->setMinimumHeight(150);
  instant_ = new RevisionInstant(page);
  auto* head = new QHBoxLayout;
  head->setSpacing(kSpace);
  head->addWidget(label);
  head->addWidget(choice_, 1);
  auto* key = new QHBoxLayout;
  key->setSpacing(kSpace);
  key->addWidget(key_, 1);
  key->addWidget(status_);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, kSpace / 2, 0, 0);
  column->setSpacing(kSpace / 2);
  column->addLayout(head);
  column->addLayout(key);
  column->addWidget(plots_, 1);
  column->addWidget(instant_);
  return page;
}

QTableWidget* RevisionPanel::makeTable() {
  table_ = new QTableWidget(0, kRevisionColumns, this);
  table_->setObjectName("revisionTable");
  table_->setAccessibleName(tr("Statements of the paper, results and reasons"));
  table_->setHorizontalHeaderLabels({tr("Quantity"),
                                     //: noun: what the publication says
                                     tr("Paper"), tr("Result"),
                                     //: heading of the reasons
                                     tr("Why")});
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(true);
  table_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  table_->horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  return table_;
}

void RevisionPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  ask();
}

void RevisionPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  asked_.stop();
  work_.stop();
}

/// Asks for what is not there yet; hidden, for nothing.
void RevisionPanel::ask() {
  if (!isVisible() || (result_ && result_->of == settings_)) return;
  asked_.start(0);
  showKey();
}

void RevisionPanel::begin() {
  work_.start([which = settings_](const Background::Task& task) { return revisionResult(which, task.stop()); },
              [this, which = settings_](Result<RevisionResult> result) {
                RevisionResult made;
                made.of = which;
                made.problem = result ? QString() : translated(result.diagnostics().front().message);
                if (result) made = std::move(result).value();
                result_ = std::make_shared<const RevisionResult>(std::move(made));
                showAll();
              });
}

void RevisionPanel::setSettings(const RevisionCase& settings) {
  const bool only_link = [&] {
    RevisionCase before = settings_;
    before.is_link_1_rigid = settings.is_link_1_rigid;
    return before == settings;
  }();
  settings_ = settings;
  figure_ = figureFor(figure_, settings.is_link_1_rigid);
  choice_->setCurrentIndex(choice_->findData(static_cast<int>(figure_)));
  form_->show(settings);
  mistakes_->show(settings.mistakes);
  pages_->setTabText(kMistakesPage,
                     settings.mistakes.empty() ? tr("Mistakes") : tr("Mistakes (%1)").arg(settings.mistakes.size()));
  // both kinds of link 1 have been worked out already, unless a mistake is held against its absence
  if (only_link && result_ && !isRunning() && !result_->right) {
    auto other = std::make_shared<RevisionResult>(*result_);
    other->of = settings;
    result_ = std::move(other);
    return showAll();
  }
  work_.stop();
  if (result_ && result_->of == settings) return showAll();
  ask();
}

void RevisionPanel::setFigure(RevisionFigure figure) {
  figure_ = figure;
  RevisionCase next = settings_;
  if (figure != RevisionFigure::All) next.is_link_1_rigid = !isOfElastic(figure);
  setSettings(next);
  plots_->show(figure_, result_, interaction_.angleUnit());
  plots_->placeCursor(instant_->time());
  showKey();
}

void RevisionPanel::goToStage(int stage) {
  const std::vector<RevisionStage>& stages = revisionStages();
  stage_ = std::clamp(stage, 0, static_cast<int>(stages.size()) - 1);
  const RevisionStage& at = stages[static_cast<std::size_t>(stage_)];
  instant_->goTo(at.t);
  pages_->setCurrentIndex(kNumberPage);
  figure_ = at.figure;
  setSettings(at.settings);
  showStory();
}

void RevisionPanel::showStory() {
  const std::vector<RevisionStage>& stages = revisionStages();
  const RevisionStage& at = stages[static_cast<std::size_t>(stage_)];
  //: %1: number of a stage of the explanation, %2: number of stages, %3: title of the stage
  title_->setText(QStringLiteral("<b>%1</b>").arg(tr("%1 of %2: %3").arg(stage_ + 1).arg(stages.size()).arg(at.title)));
  words_->setText(QStringLiteral("%1\n%2").arg(at.words, tr("Try this: %1").arg(at.look)));
  back_->setEnabled(stage_ > 0);
  next_->setEnabled(stage_ + 1 < static_cast<int>(stages.size()));
}

void RevisionPanel::showAll() {
  const bool is_ready = result_ && result_->problem.isEmpty();
  plots_->show(figure_, result_, interaction_.angleUnit());
  instant_->show(result_, interaction_.angleUnit());
  plots_->placeCursor(instant_->time());
  showKey();
  if (!result_) return;
  if (is_ready) mistakes_->showFigures(result_->run().figures, result_->right ? &*result_->right : nullptr);
  showTable();
}

/// What the lines are, and whether there is an independent curve.
void RevisionPanel::showKey() {
  const bool is_torque = figure_ == RevisionFigure::ElasticTorques || figure_ == RevisionFigure::RigidTorques;
  const bool has_golden = result_ && result_->problem.isEmpty() && goldenCurve(result_->run().of) != nullptr;
  if (figure_ == RevisionFigure::All)
    key_->setText(tr("Solid: φ, τ₁; dashed: θ, τ₂; thick: exact for rigid links; dots: other program"));
  else
    key_->setText(plotKey(is_torque, has_golden, isDark(palette())));
  key_->setToolTip(
      tr("Dots are results of an independent program. They exist for some cubic and cycloid runs without mistakes, "
         "with time steps of 10 ms and 1 ms."));
  const QString ended = result_ && result_->problem.isEmpty() ? translated(result_->run().ended) : QString();
  // what is asked for and is not there has been ended by the line at the foot of the window
  const bool is_stopped = isVisible() && !(result_ && result_->of == settings_);
  status_->setText(isRunning()       ? tr("Computing…")
                   : is_stopped      ? tr("Stopped. Choose a stage or figure.")
                   : ended.isEmpty() ? QString()
                                     : tr("Run ends at %1 s").arg(significant(result_->run().steps.back().t)));
  status_->setToolTip(ended);
  status_->setAccessibleDescription(ended);
}

/// Reasons need the most room.
void RevisionPanel::fitColumns() {
  const int room = table_->viewport()->width();
  table_->setColumnWidth(kRevisionWhat, room * 22 / 100);
  table_->setColumnWidth(kRevisionSays, room * 18 / 100);
  table_->setColumnWidth(kRevisionComes, room * 26 / 100);
  table_->resizeRowsToContents();
}

void RevisionPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isVisible() && pages_->currentIndex() == kSourcePage) fitColumns();
}

void RevisionPanel::showTable() {
  const std::vector<RevisionRow> rows =
      result_->problem.isEmpty() ? revisionRows(result_->run()) : std::vector<RevisionRow>();
  table_->setRowCount(static_cast<int>(rows.size()));
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const std::pair<RevisionColumn, QString> cells[] = {{kRevisionWhat, rows[r].what},
                                                        {kRevisionSays, rows[r].says},
                                                        {kRevisionComes, rows[r].comes},
                                                        {kRevisionWhy, rows[r].why}};
    for (const auto& [column, words] : cells) {
      auto* item = new QTableWidgetItem(words);
      item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
      item->setToolTip(words);
      table_->setItem(static_cast<int>(r), column, item);
    }
    table_->item(static_cast<int>(r), kRevisionWhat)->setData(Qt::UserRole, rows[r].key);
  }
  fitColumns();
}

}  // namespace linkwright::ui

#include "moc_revision_panel.cpp"
