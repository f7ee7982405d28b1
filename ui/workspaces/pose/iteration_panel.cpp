// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_panel.h"

#include "ui/plots/plot_view.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_equations.h"
#include "ui/workspaces/pose/iteration_mistakes.h"
#include "ui/workspaces/pose/iteration_runs.h"
#include "ui/workspaces/pose/iteration_settings.h"
#include "ui/workspaces/pose/iteration_transport.h"
#include "ui/workspaces/pose/iteration_words.h"
#include "ui/workspaces/pose/jacobian_table.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <limits>

namespace linkwright::ui {

namespace {

std::vector<double> numbersOf(const Eigen::VectorXd& values) { return {values.data(), values.data() + values.size()}; }

ResidualCurve curveOf(const IkRun& run, bool is_right) {
  ResidualCurve curve;
  curve.name = methodTitle(run.method);
  curve.method = run.method;
  curve.dashed = is_right;
  for (int place = 0; place <= run.count(); ++place) {
    const IkIteration& at = run.inside(place);
    curve.residual.push_back(at.residual);
    curve.position.push_back(at.position_error);
    curve.orientation.push_back(at.orientation_error);
  }
  return curve;
}

}  // namespace

IterationPanel::IterationPanel(IkStudy& study, Interaction& interaction, QWidget* parent)
    : QWidget(parent),
      study_(study),
      transport_(new IterationTransport(study, this)),
      splitter_(new QSplitter(Qt::Horizontal, this)) {
  setObjectName(QStringLiteral("iterationPanel"));
  setAccessibleName(tr("Steps of the inverse kinematics solver"));
  splitter_->setObjectName(QStringLiteral("iterationSplitter"));
  splitter_->setChildrenCollapsible(true);
  splitter_->addWidget(buildPlot());
  splitter_->addWidget(buildTabs(interaction));
  splitter_->setStretchFactor(0, 2);
  splitter_->setStretchFactor(1, 3);
  splitter_->setSizes({370, 630});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  layout->addWidget(transport_);
  layout->addWidget(splitter_, 1);
  connect(&study_, &IkStudy::runsChanged, this, &IterationPanel::showRuns);
  connect(&study_, &IkStudy::placeChanged, this, &IterationPanel::showPlace);
  followTheme(*this, [this] { showRuns(); });
}

QWidget* IterationPanel::buildPlot() {
  auto* column = new QWidget(splitter_);
  residual_ = new PlotView(column);
  residual_->setObjectName(QStringLiteral("residualPlot"));
  residual_->setAccessibleName(tr("Error after each iteration"));
  residual_->setPointed(true);
  auto* choices = new QHBoxLayout;
  choices->setSpacing(kSpace / 2);
  auto* group = new QButtonGroup(column);
  const std::tuple<const char*, QString, QString, ResidualShown> kinds[] = {
      {"showResidual", QStringLiteral("|e|"), tr("Residual: norm of the weighted error"), ResidualShown::Residual},
      {"showPosition", tr("Position"), tr("Distance between the origins of the end effector and the target"),
       ResidualShown::Position},
      {"showOrientation", tr("Orientation"),
       tr("Angle of the rotation from the end-effector frame to the target frame"), ResidualShown::Orientation},
      //: all three errors
      {"showAllErrors", tr("All"), tr("Show all three errors side by side"), ResidualShown::All}};
  for (const auto& [name, text, tip, shown] : kinds) {
    auto* button = new QToolButton(column);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setCheckable(true);
    button->setChecked(shown == ResidualShown::Residual);
    button->setProperty("choice", true);
    button->setFocusPolicy(Qt::StrongFocus);
    group->addButton(button);
    choices->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, what = shown] {
      shown_ = what;
      showRuns();
    });
  }
  choices->addStretch(1);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(kSpace / 2);
  layout->addLayout(choices);
  layout->addWidget(residual_, 1);
  connect(residual_, &PlotView::placeWanted, &study_, [this](double place) { study_.goTo(static_cast<int>(place)); });
  return column;
}

QWidget* IterationPanel::buildTabs(Interaction& interaction) {
  tabs_ = new QTabWidget(splitter_);
  tabs_->setObjectName(QStringLiteral("iterationTabs"));
  tabs_->setAccessibleName(tr("Steps of the solver"));
  tabs_->setDocumentMode(true);
  tabs_->tabBar()->setAccessibleName(tr("View of the solver"));
  tabs_->setMinimumWidth(20 * kSpace);
  runs_ = new IterationRuns(study_);
  singular_ = new PlotView;
  singular_->setObjectName(QStringLiteral("singularPlot"));
  singular_->setAccessibleName(tr("Singular values and the factors that replace their inverses"));
  singular_->setMinimumSize(200, 96);
  jacobian_ = new JacobianTable;
  tabs_->addTab(runs_, tr("Methods"));
  tabs_->addTab(new IterationEquations(study_), tr("Equations"));
  tabs_->addTab(jacobian_, tr("Jacobian"));
  tabs_->addTab(singular_, tr("SVD"));
  tabs_->addTab(new IterationSettings(study_, interaction), tr("Settings"));
  tabs_->addTab(new IterationMistakes(study_), tr("Mistakes"));
  connect(tabs_, &QTabWidget::currentChanged, this, &IterationPanel::showPlace);
  return tabs_;
}

QList<QAction*> IterationPanel::keyActions() const { return transport_->keyActions(); }

void IterationPanel::showRuns() {
  std::vector<ResidualCurve> curves;
  if (study_.rightRun() != nullptr) curves.push_back(curveOf(*study_.rightRun(), true));
  for (const IkMethod method : kIkMethods) {
    const bool is_other = method != study_.method();
    if (is_other && study_.run(method) != nullptr) curves.push_back(curveOf(*study_.run(method), false));
  }
  // the one that is looked into lies on top
  if (study_.run() != nullptr) curves.push_back(curveOf(*study_.run(), false));
  const bool no_limit = study_.options().mistakes.contains(IkMistake::NoLimiter);
  showResiduals(*residual_, curves, shown_, study_.last(),
                no_limit ? std::numeric_limits<double>::infinity() : study_.options().step_limit);
  showPlace();
}

void IterationPanel::showPlace() {
  const IkRun* run = study_.run();
  residual_->placeCursor(study_.place());
  if (run == nullptr) return;
  residual_->setAccessibleDescription(spokenPlace(*run, study_.place()));
  const IkIteration& at = run->inside(study_.place());
  if (tabs_->currentWidget() == singular_) {
    showSingularValues(*singular_, numbersOf(at.sigma), at.damping, numbersOf(at.filter), run->method);
    QStringList values;
    for (const double sigma : at.sigma) values.append(significant(sigma));
    //: noun; %1: numbers, %2: a number
    singular_->setAccessibleDescription(
        tr("Singular values %1; damping %2").arg(values.join(QStringLiteral(", ")), significant(at.damping)));
  }
  if (tabs_->currentWidget() == jacobian_) {
    jacobian_->showIteration(study_.problem()->model, *run, study_.place(), study_.options().weights);
  }
}

}  // namespace linkwright::ui

#include "moc_iteration_panel.cpp"
