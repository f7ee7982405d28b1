// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/controller_form.h"

#include "core/scene/describe_simulation.h"
#include "core/simulation/setup.h"
#include "ui/document/simulated_run.h"
#include "ui/document/simulation_figures.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/simulate/joint_rows.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>

namespace linkwright::ui {

namespace {

/// What rounds to nothing is nothing, without a sign.
QString number(double value, int decimals) {
  const bool is_nothing = std::abs(value) < 0.5 * std::pow(10.0, -decimals);
  return withTrueMinus(QString::number(is_nothing ? 0.0 : value, 'f', decimals));
}

/// The instant's run where it is one of a controller, otherwise what a run would begin with.
const ControllerTorque* torqueOfRun(const Snapshot& snapshot) {
  if (!snapshot.simulated || !snapshot.motion.run) return nullptr;
  return std::get_if<ControllerTorque>(&snapshot.motion.run->setup->settings.torques);
}

QLabel* addWords(QVBoxLayout& column, const char* name, QWidget* parent) {
  auto* label = new WrappedLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  column.addWidget(label);
  return label;
}

QString jointName(const Model& model, int joint) {
  return QString::fromStdString(model.joints()[static_cast<std::size_t>(joint)].name);
}

}  // namespace

ChoiceWords wordsFor(Underactuated which) {
  switch (which) {
    case Underactuated::Acrobot:
      return {ControllerForm::tr("Acrobot"),
              ControllerForm::tr(
                  "Two links with a passive shoulder: the elbow motor swings both links up and balances them")};
    case Underactuated::CartPole:
      return {ControllerForm::tr("Cart-pole"), ControllerForm::tr("The cart swings its pole up and balances it")};
    case Underactuated::Furuta:
      return {ControllerForm::tr("Furuta pendulum"),
              ControllerForm::tr("A rotating arm swings up the pole at its end and balances it")};
    case Underactuated::PassiveLast: break;
  }
  return {ControllerForm::tr("Passive last joint"),
          ControllerForm::tr(
              "Two links with a passive elbow: the shoulder motor swings the second link up and balances both links")};
}

QString whyNoController(const Model& model) {
  const Result<Underactuated> kind = kindOf(model);
  return kind ? QString() : sentence(kind.diagnostics().front().message);
}

ControllerForm::ControllerForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), form_(editor.changesOf<ControllerTorque>()) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  form_.in(rowsIn(*column), this);
  form_.setSlides([](const ControllerTorque& torque) { return torque.which == Underactuated::CartPole; });
  // gains of another mechanism mean nothing here
  form_.choice(
      "controllerKind", tr("Mechanism"), tr("Mechanism that the controller is designed for"), &ControllerTorque::which,
      kUnderactuated, wordsFor,
      {.undo = tr("Controller"), .also = [](ControllerTorque& torque) { torque.gains = defaultGains(torque.which); }});
  addSwingUp(*column);
  addBalance(*column);
  //: noun: button that restores the original gains
  defaults_ =
      makeButton("controllerDefaults", tr("Defaults"), tr("Restore the default gains of this controller"), this);
  column->addWidget(defaults_, 0, Qt::AlignLeft);
  connect(defaults_, &QToolButton::clicked, this, [this] {
    //: noun: of a controller
    editor_.changesOf<ControllerTorque>()(tr("Gains"),
                                          [](ControllerTorque& torque) { torque.gains = defaultGains(torque.which); });
  });
  balance_ = addWords(*column, "controllerBalance", this);
  balance_->setToolTip(tr(
      "Gains K of the linear-quadratic regulator, in which Q weights the deviations and R the motor torque or force"));
  command_ = addWords(*column, "controllerCommand", this);
  connect(&editor_.document(), &Document::snapshotChanged, this, &ControllerForm::showInstant);
}

ControllerForm::~ControllerForm() = default;

void ControllerForm::addSwingUp(QVBoxLayout& column) {
  //: noun: part of a controller
  addWords(column, "swingUpHeading", this)->setText(tr("Swing-Up"));
  form_.in(rowsIn(column), this);
  addGain("gainEnergy", tr("Energy"),
          tr("Gain of the energy error during swing-up. If the gain is 0, the mechanism does not swing up."),
          &UnderactuatedGains::energy);
  addGain("gainHome", QStringLiteral("kp"),
          tr("Proportional gain that returns the actuated joint to its position in the upright pose during swing-up"),
          &UnderactuatedGains::kp);
  addGain("gainHomeRate", QStringLiteral("kd"), tr("Derivative gain that damps the actuated joint during swing-up"),
          &UnderactuatedGains::kd);
  //: of an acceleration
  addGain("gainLimit", tr("Limit"), tr("Largest acceleration of the actuated joint during swing-up"),
          &UnderactuatedGains::limit);
}

void ControllerForm::addBalance(QVBoxLayout& column) {
  //: noun: part of a controller
  addWords(column, "balanceHeading", this)->setText(tr("Balancing"));
  form_.in(rowsIn(column), this);
  //: where the controller changes from swing-up to balancing
  addGain("gainCapture", tr("Capture"),
          tr("Value of xᵀ P x below which balancing takes over, where x is the deviation from upright"),
          &UnderactuatedGains::capture);
  addGain("gainR", QStringLiteral("R"),
          tr("Weight R of the motor torque or force relative to the weights of the deviations. A larger R gives "
             "gentler control."),
          &UnderactuatedGains::R);
  const auto Q = within(&ControllerTorque::gains, &UnderactuatedGains::Q);
  form_.numbers(column, "gainQ", tr("Q: weight of each deviation"), tr("Weight Q of %1"), Q, {.undo = tr("Gains")},
                {"q1", "q2", "qd1", "qd2"});
}

void ControllerForm::addGain(const char* name, const QString& caption, const QString& tip,
                             double UnderactuatedGains::*member) {
  form_.number(name, caption, tr("Controller parameter: %1").arg(caption), within(&ControllerTorque::gains, member),
               {.undo = tr("Gains"), .help = tip});
}

void ControllerForm::refresh(const ControllerTorque& torque) {
  form_.show(torque);
  defaults_->setEnabled(!(torque.gains == defaultGains(torque.which)));
  showInstant();
}

void ControllerForm::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  showInstant();
}

// each frame of a run asks for it
void ControllerForm::showInstant() {
  if (!isVisible()) return;
  const SnapshotPtr snapshot = editor_.document().snapshot();
  const ControllerTorque* of_run = torqueOfRun(*snapshot);
  const SimulationSettings settings = of_run == nullptr ? editor_.settings() : SimulationSettings();
  const ControllerTorque* torque = of_run != nullptr ? of_run : std::get_if<ControllerTorque>(&settings.torques);
  if (torque == nullptr) return;
  if (!made_ || !made_->isOf(*snapshot, *torque)) {
    made_ = std::make_unique<MadeController>(controllerFor(*snapshot, *torque));
    showController();
  }
  if (made_->controller) command_->setText(commandWords(*snapshot));
}

/// K, or why there is none.
void ControllerForm::showController() {
  command_->setVisible(made_->controller.ok());
  if (!made_->controller) {
    balance_->setText(sentence(made_->controller.diagnostics().front().message));
    return;
  }
  QStringList gains;
  for (const double gain : made_->controller->K()) gains += withTrueMinus(QString::number(gain, 'g', 4));
  balance_->setText(
      tr("Balances with the feedback τ = −K x, where x = (q, qd) is the deviation from upright and K = [%1].")
          .arg(gains.join(", ")));
}

QString ControllerForm::commandWords(const Snapshot& snapshot) const {
  const UnderactuatedController& controller = *made_->controller;
  const Model& model = *snapshot.model;
  const UnderactuatedController::Command command = commandAt(controller, snapshot);
  const int driven = controller.driven();
  const double tau = snapshot.simulated ? snapshot.simulated->tau[driven] : command.tau[driven];
  const double short_of = -command.energy_error;
  QString does;
  if (command.is_balancing) {
    //: %1: distance from upright, %2: distance at which balancing takes over
    does = tr("Balancing: xᵀ P x = %1, below the capture value %2.")
               .arg(number(command.distance, 3), QString::number(controller.gains().capture));
  } else if (short_of >= 0.0) {
    does = tr("Swing-up: the energy is %1 J too low.").arg(number(short_of, 2));
  } else {
    does = tr("Swing-up: the energy is %1 J too high.").arg(number(-short_of, 2));
  }
  //: %1: name of a joint, %2: a number, %3: its unit with a space before it
  return does + QLatin1Char('\n') +
         tr("τ of %1: %2%3").arg(jointName(model, driven), number(tau, 2), unitOfTorque(model, driven));
}

}  // namespace linkwright::ui

#include "moc_controller_form.cpp"
