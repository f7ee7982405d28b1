// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/methods_panel.h"

#include "core/scene/scene.h"
#include "core/simulation/setup.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/translated.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <optional>
#include <utility>

namespace linkwright::ui {

namespace {

enum MethodsColumn {
  kMethodsMethod,
  kMethodsTime,
  kMethodsResidual,
  kMethodsDrift,
  kMethodsPositions,
  kMethodsForces,
  kMethodsColumns
};
constexpr std::size_t kMostPoints = 4000;
constexpr int kResidualShown = -1;  // of the choice what is plotted; otherwise a contact

bool hasPrismatic(const Model& model) {
  return std::any_of(model.joints().begin(), model.joints().end(),
                     [](const ModelJoint& joint) { return joint.type == JointType::Prismatic; });
}

/// Each method in its colour and line, the first thick below the others, so that those that agree are seen to lie on
/// it.
PlotCurve methodCurve(std::size_t index, bool dark) {
  constexpr std::array<Qt::PenStyle, 3> kLines = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
  PlotCurve curve;
  curve.colour = jointColour(static_cast<int>(index), dark);
  if (index == 0) curve.colour.setAlphaF(0.55F);
  curve.line = kLines.at(index % kLines.size());
  curve.width = index == 0 ? 4.0 : 1.5;
  return curve;
}

bool failed(const MethodRun& run) { return run.status != SimulationStatus::Finished && !run.message.empty(); }

}  // namespace

MethodsPanel::MethodsPanel(Document& document, Interaction& interaction, SimulationSession& /*session*/,
                           QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  setObjectName("methodsPanel");
  build();
  connect(&runs_, &Background::runningChanged, this, &MethodsPanel::showStatus);
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this] {
    for (std::size_t row = 0; row < results_.size(); ++row) showRow(row);
  });
  follow(document_, kSimulationParts | kMechanismParts, this, [](MethodsPanel* panel) {
    panel->is_stale_ = panel->setup_ != nullptr;
    panel->showStatus();
  });
  connect(&document_, &Document::opened, this, &MethodsPanel::forget);
  connect(&document_, &Document::snapshotChanged, this, [this] {
    const SnapshotPtr snapshot = document_.snapshot();
    if (!isVisible() || !snapshot) return;
    plot_->placeCursor(snapshot->simulated ? std::optional(snapshot->simulated->t) : std::nullopt);
  });
  followTheme(*this, [this] { showPlot(); });
  showStatus();
}

QWidget* MethodsPanel::makeChoices() {
  auto* box = new QWidget(this);
  const auto make = [box](const char* name, const QString& text, const QString& tip) {
    auto* made = new QCheckBox(text, box);
    made->setObjectName(QLatin1String(name));
    made->setAccessibleName(text);
    made->setToolTip(tip);
    made->setChecked(true);
    return made;
  };
  newton_euler_ = make("methodNewtonEuler", wordsFor(ContactMethod::ExtendedNewtonEuler).name,
                       tr("Accelerations and contact forces from repeated inverse dynamics"));
  lagrange_ = make("methodLagrange", wordsFor(ContactMethod::Lagrange).name,
                   tr("Accelerations and forces from one system of equations"));
  penalty_ = make("methodPenalty", wordsFor(ContactMethod::Penalty).name,
                  tr("A spring and a damper in each surface, with the stiffness and damping from the settings"));
  integrators_ = make("methodIntegrators", tr("Compare integrators too"),
                      tr("Repeat the first ticked method with each of the other integrators"));
  integrators_->setChecked(false);
  compare_ = new QPushButton(tr("Compare"), box);
  compare_->setObjectName("methodsCompare");
  connect(compare_, &QPushButton::clicked, this, &MethodsPanel::compare);
  auto* rows = new QGridLayout(box);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setHorizontalSpacing(kSpace);
  rows->setVerticalSpacing(kSpace / 2);
  rows->addWidget(newton_euler_, 0, 0);
  rows->addWidget(lagrange_, 0, 1);
  rows->addWidget(penalty_, 1, 0);
  rows->addWidget(integrators_, 1, 1);
  rows->addWidget(compare_, 2, 0, 1, 2, Qt::AlignLeft);
  rows->setColumnStretch(1, 1);
  return box;
}

void MethodsPanel::build() {
  auto* words = new WrappedLabel(this);
  words->setText(tr("Run the scene with each method from the same initial state and compare the results."));
  status_ = new WrappedLabel(this);
  status_->setObjectName("methodsStatus");
  table_ = new QTableWidget(0, kMethodsColumns, this);
  table_->setObjectName("methodsTable");
  table_->setAccessibleName(tr("Methods side by side"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setWordWrap(true);
  table_->verticalHeader()->hide();
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kMethodsMethod, QHeaderView::Stretch);
  table_->horizontalHeader()->setMinimumSectionSize(2 * kSpace);
  table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  messages_ = new WrappedLabel(this);
  messages_->setObjectName("methodsMessages");
  messages_->hide();
  shown_ = new ChoiceBox(0, this);
  shown_->setObjectName("methodsShown");
  shown_->setAccessibleName(tr("Quantity plotted for each method"));
  connect(shown_, &QComboBox::activated, this, &MethodsPanel::showPlot);
  //: noun: quantity that is plotted
  auto* shown_label = new QLabel(tr("&Plot"), this);
  shown_label->setObjectName("methodsShownLabel");
  shown_label->setBuddy(shown_);
  auto* shown_row = new QHBoxLayout;
  shown_row->setSpacing(kSpace);
  shown_row->addWidget(shown_label);
  shown_row->addWidget(shown_, 1);
  plot_ = new PlotView(this);
  plot_->setObjectName("methodPlot");
  plot_->setAccessibleName(tr("Comparison of the methods over time"));
  plot_->setMinimumHeight(20 * kSpace);
  auto* page = new QWidget;
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(scrollPage(page, "methodsScroll", this));
  auto* layout = new QVBoxLayout(page);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(words);
  layout->addWidget(makeChoices());
  layout->addWidget(status_);
  layout->addWidget(table_);
  layout->addWidget(messages_);
  layout->addLayout(shown_row);
  layout->addWidget(plot_, 1);
  // while there is no plot the rest keeps to the top
  layout->addStretch(0);
}

void MethodsPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showStatus();
}

void MethodsPanel::forget() {
  runs_.stop();
  setup_.reset();
  asked_.clear();
  results_.clear();
  refused_.clear();
  is_stale_ = false;
  showChoices();
  showStatus();
}

/// With contacts the methods that are ticked by the scene's integrator; without them all methods are one.
std::vector<MethodChoice> MethodsPanel::choices() const {
  std::vector<MethodChoice> all;
  const Integrator integrator = setup_->settings.integrator;
  const bool has_contacts = !setup_->contacts.empty();
  if (newton_euler_->isChecked() || !has_contacts) all.push_back({ContactMethod::ExtendedNewtonEuler, integrator});
  if (lagrange_->isChecked() && has_contacts) all.push_back({ContactMethod::Lagrange, integrator});
  if (penalty_->isChecked() && has_contacts) all.push_back({ContactMethod::Penalty, integrator});
  if (all.empty() || (!integrators_->isChecked() && has_contacts)) return all;
  const ContactMethod first = all.front().method;
  for (const Integrator other : {Integrator::SemiImplicitEuler, Integrator::RungeKutta4, Integrator::DormandPrince5}) {
    if (other != integrator) all.push_back({first, other});
  }
  return all;
}

void MethodsPanel::compare() {
  if (runs_.isRunning()) {
    runs_.stop();
    return;
  }
  Result<SimulationSetup> setup = simulationSetup(document_);
  if (!setup) {
    refused_ = translated(setup.diagnostics().front().message);
    return showStatus();
  }
  refused_.clear();
  setup_ = std::make_shared<const SimulationSetup>(std::move(setup).value());
  asked_ = choices();
  results_.assign(asked_.size(), nullptr);
  is_stale_ = false;
  if (asked_.empty()) refused_ = tr("no method is ticked");
  showChoices();
  if (!asked_.empty())
    runs_.start(
        [this, setup = setup_, choices = asked_](const Background::Task& task) {
          runMethods(*setup, choices, task.stop(), [&](std::size_t index, std::shared_ptr<const MethodRun> run) {
            task.progress(static_cast<double>(index + 1) / static_cast<double>(choices.size()));
            task.tell([this, index, run] { take(index, run); });
          });
        },
        [](const auto&) {});
  showStatus();
}

void MethodsPanel::take(std::size_t row, const std::shared_ptr<const MethodRun>& run) {
  results_.at(row) = run;
  // the first is what the others are held against
  for (std::size_t each = 0; each <= row; ++each) showRow(each);
  showStatus();
  showPlot();
}

/// The rows and what can be plotted, without figures yet.
void MethodsPanel::showChoices() {
  table_->setRowCount(static_cast<int>(asked_.size()));
  for (std::size_t row = 0; row < asked_.size(); ++row) showRow(row);
  fillShown();
  showPlot();
}

void MethodsPanel::fillShown() {
  const QVariant before = shown_->currentData();
  shown_->clear();
  if (!setup_) return;
  for (std::size_t c = 0; c < setup_->contacts.size(); ++c)
    shown_->addItem(tr("Normal force of %1").arg(QString::fromStdString(setup_->contacts[c].name)),
                    static_cast<int>(c));
  if (!setup_->contacts.empty()) shown_->addItem(tr("Constraint error"), kResidualShown);
  shown_->addItem(tr("Energy drift"), kResidualShown - 1);
  shown_->setCurrentIndex(std::max(0, shown_->findData(before)));
}

void MethodsPanel::showRow(std::size_t row) {
  const bool in_degrees = interaction_.angleUnit() == AngleUnit::Degree && !hasPrismatic(*setup_->model);
  const bool many_integrators = std::any_of(asked_.begin(), asked_.end(), [this](const MethodChoice& choice) {
    return choice.integrator != asked_.front().integrator;
  });
  const QString unit = in_degrees ? QStringLiteral("°") : hasPrismatic(*setup_->model) ? tr("SI") : tr("rad");
  table_->setHorizontalHeaderLabels({tr("Method"), tr("Time\n(s)"), tr("Residual\n(m)"), tr("Energy\nDrift (J)"),
                                     tr("Δq\n(%1)").arg(unit), tr("Δfₙ\n(N)")});
  const MethodChoice& choice = asked_[row];
  std::array<QString, kMethodsColumns> texts;
  texts.fill(QStringLiteral("…"));
  const bool has_methods = !setup_->contacts.empty();
  const QString method = wordsFor(choice.method).name, integrator = wordsFor(choice.integrator).name;
  texts[kMethodsMethod] = !has_methods ? integrator : many_integrators ? tr("%1, %2").arg(method, integrator) : method;
  //: %1: a method, %2: an integrator
  QString tip = tr("%1, %2").arg(method, integrator);
  if (const auto& run = results_[row]) {
    const std::optional<MethodDifference> found =
        row > 0 && results_.front() ? differenceOf(*run, *results_.front()) : std::nullopt;
    const MethodDifference difference = found.value_or(MethodDifference());
    const QString none = QStringLiteral("—");
    texts[kMethodsTime] = run->record ? significant(run->wall_time) : none;
    texts[kMethodsResidual] = run->record && has_methods ? significant(run->largest_residual) : none;
    texts[kMethodsDrift] = run->record ? significant(run->energy_drift) : none;
    const bool is_other = found.has_value();
    texts[kMethodsPositions] =
        is_other ? significant(difference.q * (in_degrees ? 180.0 / std::numbers::pi : 1.0)) : none;
    texts[kMethodsForces] = is_other && has_methods ? significant(difference.f_n) : none;
    if (is_other && difference.f_n > 2.0 * difference.f_n_settled)
      tip += QLatin1Char('\n') + tr("After the first tenth of the run, fₙ differs from the first row by at most %1 N.")
                                     .arg(significant(difference.f_n_settled));
    if (choice.method == ContactMethod::Penalty && run->record)
      tip +=
          QLatin1Char('\n') + tr("The largest fₙ compresses the surface spring by %1 m, which explains the residual.")
                                  .arg(significant(springDepth(*run, setup_->settings.laws.stiffness)));
    if (run->choice.substeps > 1) {
      //: %1: a method, %2: the shorter time step that it runs with
      texts[kMethodsMethod] = tr("%1, step %2 ms")
                                  .arg(texts[kMethodsMethod])
                                  .arg(1e3 * setup_->settings.step / run->choice.substeps, 0, 'g', 4);
      tip +=
          QLatin1Char('\n') +
          tr("With the scene's step of %1 ms, this method diverges because its springs are too stiff for such a step.")
              .arg(1e3 * setup_->settings.step, 0, 'g', 4);
    }
    if (failed(*run)) {
      //: %1: a method
      texts[kMethodsMethod] = tr("%1 (failed)").arg(texts[kMethodsMethod]);
      tip += QLatin1Char('\n') + translated(run->message);
    }
  }
  for (int column = 0; column < kMethodsColumns; ++column) {
    auto* item = new QTableWidgetItem(texts.at(static_cast<std::size_t>(column)));
    if (column != kMethodsMethod) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setToolTip(tip);
    table_->setItem(static_cast<int>(row), column, item);
  }
  table_->resizeRowsToContents();
}

void MethodsPanel::showStatus() {
  const auto done = static_cast<std::size_t>(
      std::count_if(results_.begin(), results_.end(), [](const auto& run) { return run != nullptr; }));
  const bool has_results = !asked_.empty();
  QString words;
  if (!refused_.isEmpty())
    words = tr("The comparison cannot start: %1.").arg(refused_);
  else if (runs_.isRunning())
    //: %1: number of the run, %2: number of runs
    words = tr("Running %1 of %2…").arg(std::min(done + 1, asked_.size())).arg(asked_.size());
  else if (!has_results)
    words = document_.scene().contacts.orDefault().empty()
                ? tr("Without contacts, all methods give the same result, so Compare runs the integrators instead.")
                : tr("No comparison yet. Tick the methods and press Compare.");
  else if (done < asked_.size())
    //: %1: number of finished runs, %2: number of runs
    words = tr("Stopped after %1 of %2 runs.").arg(done).arg(asked_.size());
  else
    words = tr("Each run simulates %1 s. Δq and Δfₙ are the largest differences from the first row.")
                .arg(setup_->settings.duration, 0, 'g', 4);
  if (is_stale_ && !runs_.isRunning())
    words += QLatin1Char(' ') + tr("The scene has changed since the comparison. Compare again.");
  status_->setText(words);
  QStringList messages;
  for (const auto& run : results_) {
    if (run && failed(*run))
      //: %1: a method, %2: why its run failed
      messages << tr("%1: %2.").arg(wordsFor(run->choice.method).name, translated(run->message));
  }
  messages_->setText(messages.join(QLatin1Char('\n')));
  messages_->setVisible(!messages.isEmpty());
  //: verb: stop the comparison
  compare_->setText(runs_.isRunning() ? tr("Stop") : tr("Compare"));
  compare_->setAccessibleName(runs_.isRunning() ? tr("Stop the comparison") : tr("Compare the methods"));
  const int rows = table_->verticalHeader()->length() + table_->horizontalHeader()->sizeHint().height() + 4;
  table_->setVisible(has_results);
  table_->setFixedHeight(std::min(rows, 30 * kSpace));
  for (QWidget* each : {static_cast<QWidget*>(shown_), static_cast<QWidget*>(plot_)}) each->setVisible(has_results);
  if (auto* label = findChild<QLabel*>("methodsShownLabel")) label->setVisible(has_results);
}

void MethodsPanel::showPlot() {
  if (shown_->count() == 0) return plot_->setCurves({});
  const int what = shown_->currentData().toInt();
  const bool all_failed = std::none_of(results_.begin(), results_.end(),
                                       [](const auto& run) { return run && run->record && !failed(*run); });
  std::vector<PlotCurve> curves;
  for (std::size_t i = 0; i < results_.size(); ++i) {
    if (!results_[i] || !results_[i]->record) continue;
    const SimulationRecord& record = *results_[i]->record;
    PlotCurve curve = methodCurve(i, isDark(palette()));
    curve.name = table_->item(static_cast<int>(i), kMethodsMethod)->text();
    curve.fits = all_failed || !failed(*results_[i]);
    const std::size_t every = 1 + record.size() / kMostPoints;
    for (std::size_t k = 0; k < record.size(); k += every) {
      curve.x.push_back(record.times()[k]);
      const EnergySample& energy = record.energy()[k];
      curve.y.push_back(what >= 0                ? record.contact(k, static_cast<std::size_t>(what)).f_n
                        : what == kResidualShown ? energy.residual
                                                 : std::abs(energy.balance() - record.energy().front().balance()));
    }
    curves.push_back(std::move(curve));
  }
  const QString label = what >= 0 ? tr("fₙ (N)") : what == kResidualShown ? tr("Residual (m)") : tr("Energy drift (J)");
  PlotPane pane;
  pane.y = label;
  pane.y_log = what < 0;
  pane.x_unit = QStringLiteral(" s");
  plot_->setPanes({pane});
  plot_->setCurves(std::move(curves));
}

}  // namespace linkwright::ui

#include "moc_methods_panel.cpp"
