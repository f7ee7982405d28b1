// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_settings.h"

#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <cmath>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kShortestLimit = 1e-4, kMostWeight = 1e6, kFarthest = 1e4, kMostTurn = 10.0;
constexpr int kColumns = 5;  // a name, three numbers or four

/// Where the study has a figure of its options.
template <class Read>
auto option(Read read, void (IkStudy::*set)(double)) {
  return ByFunctions{[read](const IkStudy& study) { return read(study.options()); }, set};
}
template <class Write>
void changeWeights(IkStudy& study, const Write& write) {
  Eigen::Matrix<double, 6, 1> weights = study.options().weights;
  write(weights);
  study.setWeights(weights);
}
Pose targetOf(const IkStudy& study) { return study.problem() ? study.problem()->X_WT : Pose(); }

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  QFont font = label->font();
  font.setWeight(QFont::DemiBold);
  label->setFont(font);
  return label;
}

}  // namespace

IterationSettings::IterationSettings(IkStudy& study, Interaction& interaction, QWidget* parent)
    : QScrollArea(parent),
      study_(study),
      interaction_(interaction),
      form_([this](const QString&, const auto& change) { change(study_); }) {
  setObjectName(QStringLiteral("iterationSettings"));
  setAccessibleName(tr("Settings of the iteration"));
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
  auto* page = new QWidget(this);
  setWidget(page);
  auto* grid = new QGridLayout(page);
  grid->setContentsMargins(kSpace / 2, kSpace / 2, kSpace / 2, kSpace / 2);
  grid->setHorizontalSpacing(kSpace / 2);
  grid->setVerticalSpacing(kSpace / 2);
  buildNumbers(grid, 0);
  buildWeights(grid, 5);
  buildTarget(grid, 8);
  grid->setRowStretch(11, 1);
  grid->setColumnStretch(kColumns, 1);
  connect(limits_, &QCheckBox::toggled, &study_, &IkStudy::setRespectsLimits);
  connect(reset_, &QPushButton::clicked, &study_, &IkStudy::resetOptions);
  connect(&study_, &IkStudy::runsChanged, this, &IterationSettings::refresh);
  connect(&study_, &IkStudy::problemChanged, this, &IterationSettings::refresh);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &IterationSettings::refresh);
  refresh();
}

template <class At>
NumberField* IterationSettings::number(const QString& name, const QString& spoken, const At& at, const Field& bounds,
                                       const PropertyOptions<IkStudy>& options) {
  NumberField* field = makeNumberField(name, spoken, QString(), widget());
  form_.number(field, spoken, at, bounds, options);
  return field;
}

void IterationSettings::buildNumbers(QGridLayout* grid, int row) {
  using Options = IterationOptions;
  limited_ = new QCheckBox(tr("&Step limit s"), widget());
  limited_->setObjectName(QStringLiteral("iterationLimited"));
  NumberField* step = number(
      QStringLiteral("iterationStepLimit"), tr("Limit the norm of each step, in the units of the weighted error"),
      option([this](const Options& x) { return std::isfinite(x.step_limit) ? x.step_limit : last_limit_; },
             &IkStudy::setStepLimit),
      Field{.least = kShortestLimit, .most = 100.0},
      {.counts = [](const IkStudy& study) { return std::isfinite(study.options().step_limit); }});
  connect(limited_, &QCheckBox::toggled, this, [this](bool on) { study_.setStepLimit(on ? last_limit_ : kInfinity); });
  NumberField* damping = number(QStringLiteral("iterationDamping"), tr("λ of damped least squares"),
                                option([](const Options& x) { return x.damping; }, &IkStudy::setDamping),
                                Field{.least = 0.0, .most = 100.0});
  NumberField* start = number(QStringLiteral("iterationStartDamping"), tr("Initial λ of adaptive damping"),
                              option([](const Options& x) { return x.start_damping; }, &IkStudy::setStartDamping),
                              Field{.least = 0.0, .most = 100.0});
  NumberField* rank = number(QStringLiteral("iterationRank"),
                             tr("The pseudo-inverse treats singular values below this fraction of the largest as zero"),
                             option([](const Options& x) { return x.rank_tolerance; }, &IkStudy::setRankTolerance),
                             Field{.least = 0.0, .most = 1.0});
  limits_ = new QCheckBox(tr("&Joints stop at their limits"), widget());
  limits_->setObjectName(QStringLiteral("iterationLimits"));
  limits_->setToolTip(tr("Stop each joint at its limits, which the textbook methods by themselves ignore"));
  //: noun: button that restores the original settings
  reset_ = new QPushButton(tr("Defaults"), widget());
  reset_->setObjectName(QStringLiteral("iterationReset"));
  reset_->setToolTip(tr("Restore the default weights, step limit, λ and rank tolerance"));
  const std::pair<QString, NumberField*> rows[] = {
      {tr("Fixe&d λ"), damping}, {tr("Initial adap&tive λ"), start}, {tr("&Rank tolerance"), rank}};
  grid->addWidget(limited_, row, 0, 1, 2);
  grid->addWidget(step, row, 2);
  grid->addWidget(reset_, row, 3, 1, 2);
  for (const auto& [text, field] : rows) {
    grid->addWidget(new NumberCaption(text, field, NumberCaption::Place::Cell, widget()), ++row, 0, 1, 2);
    grid->addWidget(field, row, 2);
  }
  grid->addWidget(limits_, ++row, 0, 1, 4);
}

void IterationSettings::buildWeights(QGridLayout* grid, int row) {
  grid->addWidget(heading(tr("Weights D"), widget()), row, 0);
  //: one weight for x, y and z
  const QString columns[] = {tr("all"), tr("x"), tr("y"), tr("z")};
  for (int k = 0; k < 4; ++k) grid->addWidget(new QLabel(columns[k], widget()), row, 1 + k, Qt::AlignHCenter);
  const QString names[] = {tr("Position (1/m)"), tr("Orientation (1/rad)")};
  const Field weight{.least = 0.0, .most = kMostWeight};
  for (int half = 0; half < 2; ++half) {
    grid->addWidget(new QLabel(names[half], widget()), ++row, 0);
    const auto all = ByFunctions{
        [half](const IkStudy& study) { return study.options().weights.segment<3>(3 * half).maxCoeff(); },
        [half](IkStudy& study, double value) {
          changeWeights(study, [&](auto& weights) { weights.template segment<3>(3 * half).setConstant(value); });
        }};
    grid->addWidget(number(half == 0 ? QStringLiteral("weightPosition") : QStringLiteral("weightOrientation"),
                           tr("%1: weight of all three directions").arg(names[half]), all, weight),
                    row, 1);
    for (int k = 0; k < 3; ++k) {
      const int i = 3 * half + k;
      const auto one = ByFunctions{
          [i](const IkStudy& study) { return study.options().weights[i]; },
          [i](IkStudy& study, double value) { changeWeights(study, [&](auto& weights) { weights[i] = value; }); }};
      grid->addWidget(number(QStringLiteral("weight%1").arg(i),
                             tr("Weight of %1; 0 leaves the direction free").arg(rowSymbol(i)), one, weight),
                      row, 2 + k);
    }
  }
}

void IterationSettings::buildTarget(QGridLayout* grid, int row) {
  grid->addWidget(heading(tr("Target"), widget()), row, 0);
  const QString columns[] = {tr("x, roll"), tr("y, pitch"), tr("z, yaw")};
  for (int k = 0; k < 3; ++k) grid->addWidget(new QLabel(columns[k], widget()), row, 2 + k, Qt::AlignHCenter);
  const QString names[] = {tr("Position"), tr("Roll, pitch, yaw")};
  const QString spoken[] = {tr("Target x"),    tr("Target y"),     tr("Target z"),
                            tr("Target roll"), tr("Target pitch"), tr("Target yaw")};
  const Field bounds[] = {{.least = -kFarthest, .most = kFarthest, .unit = "m"},
                          {.least = -kMostTurn, .most = kMostTurn, .unit = "rad"}};
  for (int half = 0; half < 2; ++half) {
    grid->addWidget(new QLabel(names[half], widget()), ++row, 0);
    for (int k = 0; k < 3; ++k) {
      const auto at =
          ByFunctions{[this, half, k](const IkStudy& study) {
                        const Pose X_WT = targetOf(study);
                        return half == 0 ? X_WT.p[k] : turn_.of(X_WT.R, 0)[k];
                      },
                      [this, half, k](IkStudy& study, double value) {
                        Pose X_WT = targetOf(study);
                        half == 0 ? void(X_WT.p[k] = value) : void(X_WT.R = turn_.with(X_WT.R, 0, k, value));
                        study.setTypedTarget(X_WT);
                      }};
      grid->addWidget(
          number(QStringLiteral("iterationTarget%1").arg(3 * half + k), spoken[3 * half + k], at, bounds[half],
                 {.help = tr("Target in the world frame; the iteration starts from the current pose")}),
          row, 2 + k);
    }
  }
}

void IterationSettings::refresh() {
  const IterationOptions& options = study_.options();
  if (std::isfinite(options.step_limit)) last_limit_ = options.step_limit;
  const QSignalBlocker quiet_limited(limited_), quiet_limits(limits_);
  limited_->setChecked(std::isfinite(options.step_limit));
  limits_->setChecked(options.respect_limits);
  form_.show(study_, interaction_.angleUnit());
}

}  // namespace linkwright::ui

#include "moc_iteration_settings.cpp"
