// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/integrator_form.h"

#include "ui/simulate/simulation_words.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kMs = 1000.0;  // ms a second
constexpr Integrator kIntegrators[] = {Integrator::SemiImplicitEuler, Integrator::RungeKutta4,
                                       Integrator::DormandPrince5};

QString within(double value, double least, double most, const QString& reason) {
  return value >= least && value <= most ? QString() : reason;
}

}  // namespace

IntegratorForm::IntegratorForm(SimulationEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QFormLayout* rows = rowsIn(*columnIn(*this));
  integrator_ = makeChoice("integrator", tr("Integrator"), this);
  for (const Integrator each : kIntegrators) addWords(*integrator_, wordsFor(each), static_cast<int>(each));
  keepFromWheel(*integrator_);
  addRow(*rows, tr("Integrator"), integrator_);
  connect(integrator_, &QComboBox::activated, this, [this](int row) {
    const auto value = static_cast<Integrator>(integrator_->itemData(row).toInt());
    if (editor_.settings().integrator == value) return;
    editor_.change(tr("Integrator"), [value](SimulationSettings& settings) {
      settings.integrator = value;
      // the others cannot
      if (value != Integrator::SemiImplicitEuler) settings.implicit_friction = false;
    });
  });
  const auto figure = [&](const char* name, const QString& caption, const QString& spoken, const QString& unit,
                          void (*write)(SimulationSettings&, double), std::function<QString(double)> wrong) {
    FigureField* field = makeFigure(QString::fromLatin1(name), spoken, unit, this);
    addRow(*rows, caption, field)->setToolTip(spoken);
    bindNumber(*field, {[this, caption, write](double value) {
                          editor_.change(caption, [&](SimulationSettings& settings) { write(settings, value); });
                        },
                        std::move(wrong)});
    return field;
  };
  step_ = figure(
      "simulationStep", tr("Step"), tr("Step of the integrator; of Dormand-Prince the distance of samples"),
      QStringLiteral(" ms"), [](SimulationSettings& settings, double ms) { settings.step = ms / kMs; },
      [](double ms) { return within(ms, kMs * kShortestStep, kMs * kLongestStep, tr("from 0.0001 ms to 1000 ms")); });
  tolerance_ = figure(
      "simulationTolerance", tr("Tolerance"),
      tr("Error that is allowed in a second of the simulation, absolute and relative"), QString(),
      [](SimulationSettings& settings, double value) { settings.tolerance = value; },
      [](double value) { return within(value, 1e-14, 1.0, tr("from 1e-14 to 1")); });
  duration_ = figure(
      "simulationDuration", tr("Duration"), tr("Simulated time of a run"), QStringLiteral(" s"),
      [](SimulationSettings& settings, double value) { settings.duration = value; },
      [](double value) {
        return value > 0.0 && value <= kLongestSimulation ? QString() : tr("more than 0 s and at most 100000 s");
      });
  samples_ = figure(
      "stepsPerSample", tr("Record every"), tr("Every so many steps are recorded"), tr(" steps"),
      [](SimulationSettings& settings, double value) {
        settings.steps_per_sample = static_cast<int>(std::lround(value));
      },
      [](double value) {
        const bool is_count = value == std::round(value) && value >= 1.0 && value <= 1e6;
        return is_count ? QString() : tr("a whole number from 1 to 1000000");
      });
  samples_->setStep(1.0);
  friction_ = makeChoice("viscousFriction", tr("Viscous friction of the joints"), this);
  addWords(*friction_,
           {tr("At the step's start"), tr("Explicit: simple, but a long step with much friction is unstable")}, 0);
  addWords(*friction_, {tr("At the step's end"), tr("Implicit: stable for any step; with semi-implicit Euler only")},
           1);
  keepFromWheel(*friction_);
  addRow(*rows, tr("Viscous friction"), friction_);
  connect(friction_, &QComboBox::activated, this, [this](int row) {
    if (editor_.settings().implicit_friction == (row == 1)) return;
    editor_.change(tr("Viscous friction"),
                   [row](SimulationSettings& settings) { settings.implicit_friction = row == 1; });
  });
}

void IntegratorForm::refresh() {
  const SimulationSettings settings = editor_.settings();
  showValue(*integrator_, static_cast<int>(settings.integrator));
  showValue(*friction_, settings.implicit_friction ? 1 : 0);
  // 0.001 s is 1 ms and not 1.0000000000000002
  showNumber(*step_, QString::number(kMs * settings.step, 'g', 15).toDouble());
  showNumber(*tolerance_, settings.tolerance);
  showNumber(*duration_, settings.duration);
  showNumber(*samples_, settings.steps_per_sample);
  setRowEnabled(*tolerance_, settings.integrator == Integrator::DormandPrince5);
  setRowEnabled(*friction_, settings.integrator == Integrator::SemiImplicitEuler);
}

}  // namespace linkwright::ui

#include "moc_integrator_form.cpp"
