// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/run_figures.h"

#include "ui/document/contact_instant.h"
#include "ui/document/simulated_run.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>
#include <optional>

namespace linkwright::ui {

namespace {

constexpr int kDigits = 4;

/// The tooltip has all digits below the words.
void showValue(QLabel& label, std::optional<double> value, const QString& unit, const QString& more = {}) {
  label.setText(value ? significant(*value, kDigits) + u' ' + unit + more : QStringLiteral("—"));
  const QString words = label.property("words").toString();
  label.setToolTip(value ? QStringLiteral("%1\n%2 %3").arg(words, fullNumber(*value), unit) : words);
  label.setProperty("value", value ? QVariant(*value) : QVariant());
}

}  // namespace

double movedEnergy(const SimulationRecord& record) {
  const std::vector<EnergySample>& all = record.energy();
  if (all.empty()) return 0.0;
  const auto range = [&](auto&& of) {
    double least = of(all.front()), most = least;
    for (const EnergySample& each : all) {
      least = std::min(least, of(each));
      most = std::max(most, of(each));
    }
    return most - least;
  };
  return std::max(
      {range([](const EnergySample& e) { return e.kinetic; }), range([](const EnergySample& e) { return e.potential; }),
       range([](const EnergySample& e) { return e.flows.motor_work; }),
       range([](const EnergySample& e) { return e.flows.external_work; }),
       range([](const EnergySample& e) { return e.flows.joint_loss + e.flows.contact_loss + e.impact_loss; })});
}

RunFigures::RunFigures(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
  setObjectName("runFigures");
  auto* rows = new QFormLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  energy_ = add("runEnergy", tr("Energy"), tr("Kinetic plus potential energy of the whole robot"));
  //: noun: change of the energy by errors of the simulation
  drift_ = add(
      "runDrift", tr("Energy drift"),
      tr("Error of the integrator: kinetic + potential energy + losses − work, relative to the start of the run. The "
         "number in brackets is the drift as a fraction of the energy exchanged. An exact integration would give 0."));
  linear_ = add("runLinear", tr("Linear momentum"), tr("Magnitude of the linear momentum of the whole robot"));
  angular_ = add("runAngular", tr("Angular momentum"),
                 tr("Magnitude of the angular momentum of the whole robot about its centre of mass"));
  residual_ = add("runResidual", tr("Constraint error"),
                  tr("Largest distance of a touching contact point from its surface (constraint residual)"));
  status_ = add("runContacts", tr("Contact forces"), {});
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
}

QLabel* RunFigures::add(const char* name, const QString& caption, const QString& tip) {
  auto* label = new QLabel(this);
  label->setObjectName(QString::fromLatin1(name));
  label->setAccessibleName(caption);
  label->setProperty("words", tip);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  qobject_cast<QFormLayout*>(layout())->addRow(caption, label);
  return label;
}

void RunFigures::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->simulated) {
    for (QLabel* each : {energy_, drift_, linear_, angular_, residual_}) showValue(*each, std::nullopt, {});
    status_->setText(QStringLiteral("—"));
    status_->setToolTip({});
    return;
  }
  const SimulatedInstant& now = *snapshot->simulated;
  const QString joule = tr("J");
  showValue(*energy_, now.energy.kinetic + now.energy.potential, joule);
  //: %1: kinetic energy, %2: potential energy
  energy_->setToolTip(tr("Kinetic plus potential energy of the whole robot\nKinetic: %1 J\nPotential: %2 J")
                          .arg(fullNumber(now.energy.kinetic), fullNumber(now.energy.potential)));
  showDrift(*snapshot);
  const auto& momentum = snapshot->momentum;
  showValue(*linear_, momentum ? std::optional(momentum->linear.norm()) : std::nullopt, tr("kg m/s"));
  showValue(*angular_, momentum ? std::optional(momentum->about_centre.norm()) : std::nullopt, tr("kg m²/s"));
  const bool has_contacts = !now.contacts.empty();
  showValue(*residual_, has_contacts ? std::optional(now.energy.residual) : std::nullopt, tr("m"));
  const ChoiceWords status =
      has_contacts ? wordsFor(now.energy.status) : ChoiceWords{QStringLiteral("—"), tr("No contact")};
  status_->setText(status.name);
  status_->setToolTip(status.tip);
}

void RunFigures::showDrift(const Snapshot& snapshot) {
  const SimulatedInstant& now = *snapshot.simulated;
  if (snapshot.motion.run != run_) {
    run_ = snapshot.motion.run;
    moved_ = run_ ? movedEnergy(run_->record) : 0.0;
  }
  const double drift = now.energy.balance() - now.balance_at_start;
  showValue(*drift_, drift, tr("J"),
            moved_ > 0.0 ? QStringLiteral(" (%1)").arg(withTrueMinus(QString::number(std::abs(drift) / moved_, 'e', 1)))
                         : QString());
}

}  // namespace linkwright::ui

#include "moc_run_figures.cpp"
