// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/convergence_panel.h"

#include "core/beam/elastic_link.h"
#include "core/scene/scene.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/translated.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/convergence_words.h"
#include "ui/workspaces/elastic/empty_words.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kFewLinks = 2;
constexpr int kRoomy = 40;  // lines of text: then the whole table is shown

/// The axis has the figures that were computed, not powers of ten.
void showFigures(PlotView& plot, const std::vector<PlotCurve>& curves) {
  std::set<double> figures;
  for (const PlotCurve& curve : curves) figures.insert(curve.x.begin(), curve.x.end());
  std::vector<PlotTick> ticks;
  for (const double x : figures) ticks.push_back({x, QString::number(x, 'g', 4)});
  plot.setTicks(std::move(ticks));
}

/// Of the link, or of all where they have as many; 0: there is no such number.
int ownElements(const std::vector<ElasticLink>& links, const std::string& name) {
  int own = -1;
  for (const ElasticLink& link : links) {
    if (!name.empty() && link.link != name) continue;
    const int here = link.stations.empty() ? link.elements : 0;
    own = own < 0 || own == here ? here : 0;
  }
  return std::max(own, 0);
}

}  // namespace

ConvergencePanel::ConvergencePanel(Document& document, Interaction& interaction, ElasticStudy& study,
                                   ElasticViewOptions& /*look*/, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction), study_(study) {
  setObjectName("convergencePanel");
  build();
  connect(&work_, &Background::progressed, this, &ConvergencePanel::showStatus);
  connect(&work_, &Background::runningChanged, this, &ConvergencePanel::showStatus);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &ConvergencePanel::showStudy);
  follow(document_, kAllParts & ~SceneParts(ScenePart::Robot), this, &ConvergencePanel::growOld);
  connect(&document_, &Document::opened, this, &ConvergencePanel::forget);
  connect(&study_, &ElasticStudy::resultChanged, this, [this] {
    compareWithResult();
    computeByItself();
  });
  followTheme(*this, [this] { showStudy(); });
  chooseKind();
}

QWidget* ConvergencePanel::makeControls() {
  auto* box = new QWidget(this);
  kind_ = new QComboBox(box);
  kind_->setObjectName("convergenceKind");
  kind_->setAccessibleName(tr("Refined quantity"));
  kind_->addItem(tr("Time step dt"), static_cast<int>(Kind::Steps));
  kind_->setItemData(0, tr("Simulate the scene with longer and shorter time steps"), Qt::ToolTipRole);
  //: noun: finite elements of a beam
  kind_->addItem(tr("Elements"), static_cast<int>(Kind::Elements));
  kind_->setItemData(1, tr("Compute natural frequencies with fewer and more elements"), Qt::ToolTipRole);
  connect(kind_, &QComboBox::activated, this, &ConvergencePanel::chooseKind);
  link_ = new QComboBox(box);
  link_->setObjectName("convergenceLink");
  link_->setAccessibleName(tr("Links to refine"));
  link_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  connect(link_, &QComboBox::activated, this, &ConvergencePanel::begin);
  compute_ = new QPushButton(tr("Compute"), box);
  compute_->setObjectName("convergenceCompute");
  connect(compute_, &QPushButton::clicked, this, &ConvergencePanel::compute);
  //: verb: choose what becomes finer, time steps or elements
  auto* label = new QLabel(tr("&Refine"), box);
  label->setBuddy(kind_);
  auto* row = new QHBoxLayout(box);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  row->addWidget(label);
  row->addWidget(kind_);
  row->addWidget(link_);
  row->addWidget(compute_);
  row->addStretch(1);
  return box;
}

void ConvergencePanel::build() {
  QWidget* controls = makeControls();
  status_ = new WrappedLabel(this);
  status_->setObjectName("convergenceStatus");
  words_ = new WrappedLabel(this);
  words_->setObjectName("convergenceWords");
  plot_ = new PlotView(this);
  plot_->setObjectName("convergencePlot");
  plot_->setMinimumHeight(26 * kSpace);
  table_ = new QTableWidget(0, 0, this);
  table_->setObjectName("convergenceTable");
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(controls);
  layout->addWidget(status_);
  layout->addWidget(plot_, 3);
  layout->addWidget(table_, 1);
  layout->addWidget(words_);
  // while there is no plot the rest keeps to the top
  layout->addStretch(0);
}

ConvergencePanel::Kind ConvergencePanel::kind() const { return static_cast<Kind>(kind_->currentData().toInt()); }

void ConvergencePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fillLinks();
  computeByItself();
  showStudy();
}

void ConvergencePanel::forget() {
  work_.stop();
  for (Asked& each : asked_) each = {};
  steps_.reset();
  elements_.reset();
  fillLinks();
  showStudy();
}

void ConvergencePanel::growOld() {
  for (Asked& each : asked_) each.is_stale = each.setup.has_value();
  fillLinks();
  showStatus();
}

/// A motion that is dragged, or a pose, is known by the analysis that follows it.
void ConvergencePanel::compareWithResult() {
  if (!study_.result()) return;
  const FoundMotion& found = *study_.result()->found;
  for (Asked& each : asked_) {
    if (!each.setup) continue;
    const bool is_same = found.run->setup->model == each.setup->model && found.driven == each.driven &&
                         (found.driven || found.run->setup->q == each.setup->q);
    if (!is_same) each.is_stale = true;
  }
  showStatus();
}

QString ConvergencePanel::whatIsMissing() const {
  if (!study_.hasSubject()) return whyNoAnalysis(study_);
  if (kind() == Kind::Elements && elasticLinks(document_).empty())
    return tr(
        "No elastic links yet, so there are no elements to refine. Tick a link in the Passive Joints and Elastic Links "
        "panel.");
  return {};
}

void ConvergencePanel::computeByItself() {
  Asked& now = asked();
  if (!isVisible() || now.has_begun_by_itself || now.setup || isRunning() || !study_.result()) return;
  if (!whatIsMissing().isEmpty() || study_.result()->run().wall_time > patience_) return;
  if (kind() == Kind::Elements && std::ssize(elasticLinks(document_)) > kFewLinks) return;
  now.has_begun_by_itself = true;
  begin();
}

void ConvergencePanel::compute() {
  if (isRunning())
    work_.stop();
  else
    begin();
}

void ConvergencePanel::begin() {
  Asked& now = asked();
  now.refused.clear();
  now.is_stale = false;
  Result<ElasticSetup> setup = elasticSetup(document_);
  if (!setup) {
    now.refused = translated(setup.diagnostics().front().message);
    return showStudy();
  }
  now.setup = std::move(setup).value();
  now.driven = planOf(document_.scene());
  running_kind_ = kind();
  if (running_kind_ == Kind::Steps) {
    run(steps_, [setup = *now.setup](const auto&... of) { return settleSteps(setup, of...); });
  } else {
    now.link = link_->currentData().toString().toStdString();
    run(elements_,
        [setup = *now.setup, link = now.link](const auto&... of) { return settleElements(setup, link, of...); });
  }
  showStudy();
}

template <class Study, class Settle>
void ConvergencePanel::run(std::shared_ptr<const Study>& shown, Settle settle) {
  shown.reset();
  work_.start(
      [this, &shown, settle](const Background::Task& task) {
        const auto told = [&](const Study& so_far) {
          task.tell([this, &shown, so_far = std::make_shared<const Study>(so_far)] {
            shown = so_far;
            showStudy();
          });
        };
        return settle(task.stop(), told, [&](double share) { task.progress(share); });
      },
      [this, &refused = asked().refused](const Result<Study>& study) {
        if (study) return;
        refused = translated(study.diagnostics().front().message);
        showStudy();
      });
}

void ConvergencePanel::chooseKind() {
  table_->setAccessibleName(kind() == Kind::Steps ? tr("Errors for each time step")
                                                  : tr("Frequencies for each number of elements"));
  plot_->setAccessibleName(kind() == Kind::Steps ? tr("Errors against the time step")
                                                 : tr("Frequency changes against the number of elements"));
  fillLinks();
  computeByItself();
  showStudy();
}

void ConvergencePanel::fillLinks() {
  const std::vector<ElasticLink> links = elasticLinks(document_);
  link_->setVisible(kind() == Kind::Elements && links.size() > 1);
  QStringList names;
  for (const ElasticLink& link : links) names << QString::fromStdString(link.link);
  QStringList shown;
  for (int i = 1; i < link_->count(); ++i) shown << link_->itemData(i).toString();
  if (shown == names && link_->count() > 0) return;
  const QSignalBlocker quiet(link_);
  const QVariant before = link_->currentData();
  link_->clear();
  link_->addItem(tr("All links"), QString());
  for (const QString& name : names) link_->addItem(name, name);
  link_->setCurrentIndex(std::max(0, link_->findData(before)));
}

QString ConvergencePanel::statusWords() {
  const Asked& now = asked();
  const std::size_t done =
      kind() == Kind::Steps ? (steps_ ? steps_->rows.size() : 0) : (elements_ ? elements_->rows.size() : 0);
  const std::size_t all = kind() == Kind::Steps ? (steps_ ? steps_->asked : 0) : (elements_ ? elements_->asked : 0);
  if (QString missing = whatIsMissing(); !missing.isEmpty()) return missing;
  if (isRunning() && running_kind_ == kind())
    //: %1: number of finished runs, %2: number of runs, %3: how much is done
    return tr("Computing: %1 of %2 runs done (%3 %)…")
        .arg(done)
        .arg(all > 0 ? QString::number(all) : QStringLiteral("…"))
        .arg(static_cast<int>(100.0 * std::max(0.0, work_.progress())));
  if (isRunning()) return tr("The other convergence study is still running.");
  if (!now.refused.isEmpty()) return tr("Could not run the convergence study: %1.").arg(now.refused);
  if (done == 0 && now.setup) return tr("Stopped before the first run finished.");
  if (done == 0)
    return kind() == Kind::Steps ? tr("The error for each time step will appear here. Choose Compute to simulate the "
                                      "scene with longer and shorter steps.")
                                 : tr("The natural frequencies of the initial pose will appear here. Choose Compute to "
                                      "obtain them for 1 to 32 elements per link.");
  QStringList words;
  //: %1: number of finished runs, %2: number of runs
  if (done < all) words << tr("Stopped after %1 of %2 runs.").arg(done).arg(all);
  if (now.is_stale) words << tr("Out of date since the last edit. Choose Compute to update.");
  return joinedSentences(words);
}

void ConvergencePanel::showStatus() {
  if (!isVisible()) return;
  const QString words = statusWords();
  status_->setText(words);
  status_->setVisible(!words.isEmpty());
  //: verb: stop the computation
  compute_->setText(isRunning() ? tr("Stop") : tr("Compute"));
  compute_->setAccessibleName(isRunning() ? tr("Stop the convergence study") : tr("Run the convergence study"));
  compute_->setEnabled(isRunning() || whatIsMissing().isEmpty());
}

void ConvergencePanel::showStudy() {
  if (!isVisible()) return;
  const bool has_steps = kind() == Kind::Steps && steps_, has_elements = kind() == Kind::Elements && elements_;
  const bool is_shown = (has_steps || has_elements) && whatIsMissing().isEmpty();
  for (QWidget* each : {static_cast<QWidget*>(plot_), static_cast<QWidget*>(table_), static_cast<QWidget*>(words_)})
    each->setVisible(is_shown);
  showStatus();
  if (!is_shown) return;
  std::vector<PlotCurve> curves;
  std::vector<PlotMark> marks;
  if (has_steps) {
    const Asked& now = asked_[0];
    const ConvergenceUnits units = unitsOf(*now.setup->model, interaction_.angleUnit());
    curves = curvesOf(*steps_, units, isDark(palette()));
    //: %1: unit of joint positions q, %2: unit of torques τ
    const QString errors = tr("Largest error: q (%1), τ (%2)").arg(units.q, units.tau);
    plot_->setAxes(tr("Time step dt (ms)"), errors, true, true);
    marks = {{1e3 * now.setup->dt(), tr("this scene")}};
    showTable(tableOf(*steps_, units, now.setup->dt()));
    words_->setText(wordsOf(*steps_));
  } else {
    const int own = ownElements(asked_[1].setup->links(), asked_[1].link);
    curves = curvesOf(*elements_, isDark(palette()));
    plot_->setAxes(tr("Elements per link"), tr("Relative change in f"), true, true);
    if (own > 0) marks = {{static_cast<double>(own), tr("this scene")}};
    showTable(tableOf(*elements_, own));
    words_->setText(wordsOf(*elements_));
  }
  showFigures(*plot_, curves);
  plot_->setCurves(std::move(curves));
  plot_->setMarks(std::move(marks));
}

void ConvergencePanel::showTable(const ConvergenceTable& table) {
  table_->setColumnCount(static_cast<int>(table.header.size()));
  table_->setHorizontalHeaderLabels(table.header);
  table_->setRowCount(static_cast<int>(table.rows.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const QStringList& cells = table.rows[static_cast<std::size_t>(row)];
    for (int column = 0; column < table_->columnCount(); ++column) {
      auto* item = new QTableWidgetItem(cells.value(column));
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      item->setToolTip(table.tips.value(row));
      QFont font = table_->font();
      font.setBold(row == table.own);
      item->setFont(font);
      table_->setItem(row, column, item);
    }
  }
  table_->resizeRowsToContents();
  layTable();
}

void ConvergencePanel::layTable() {
  const int rows = table_->verticalHeader()->length();
  const int bar = table_->horizontalHeader()->length() > table_->width() ? 2 * kSpace : 0;
  const int edges = table_->horizontalHeader()->sizeHint().height() + bar + 4;
  // all rows where there is room, three where there is little
  const bool is_roomy = height() > kRoomy * table_->fontMetrics().height();
  table_->setMaximumHeight(edges + rows);
  table_->setMinimumHeight(edges + (is_roomy || table_->rowCount() <= 3 ? rows : 3 * rows / table_->rowCount()));
}

void ConvergencePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  layTable();
}

}  // namespace linkwright::ui

#include "moc_convergence_panel.cpp"
