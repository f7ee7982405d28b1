// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_status.h"

#include "ui/document/contact_instant.h"
#include "ui/document/simulated_run.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStatusBar>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kShownDigits = 3, kEnergyDigits = 4;
constexpr int kMostPercent = 72;  // of the window's width

QString figure(double value, int digits) {
  if (!std::isfinite(value)) return QStringLiteral("—");
  return withTrueMinus(QString::number(value, 'g', digits));
}

QString rough(double value) { return withTrueMinus(QString::number(value, 'e', 1)); }

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

SimulationStatusLine::SimulationStatusLine(Document& document, SimulationSession& session, SimulationViewOptions& look,
                                           QStatusBar& bar)
    : QWidget(&bar), bar_(bar), document_(document), session_(session), look_(look) {
  setObjectName("simulationStatus");
  setAccessibleName(tr("Simulation data"));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  //: symbol: energy
  energy_ = add("statusEnergy", tr("E"), tr("J"), tr("Kinetic plus potential energy of the whole robot"));
  //: noun: change of the energy by errors of the simulation
  drift_ = add(
      "statusDrift", tr("drift"), tr("J"),
      tr("Error of the integrator: kinetic + potential energy + losses − work, relative to the start of the run. The "
         "number in brackets is the drift as a fraction of the energy exchanged. An exact integration would give 0."));
  //: symbol: linear momentum
  linear_ = add("statusLinear", tr("p"), tr("kg m/s"), tr("Magnitude of the linear momentum of the whole robot"));
  //: symbol: angular momentum
  angular_ = add("statusAngular", tr("L"), tr("kg m²/s"),
                 tr("Magnitude of the angular momentum of the whole robot about its centre of mass"));
  residual_ = add("statusResidual", tr("constraint error"), tr("m"),
                  tr("Largest distance of a touching contact point from its surface (constraint residual)"));
  //: noun: whether contact forces are determined
  status_ = add("statusContacts", tr("forces"), {}, {});
  factor_ = add("statusFactor", tr("real-time factor"), {}, tr("Simulated seconds per second of real time"));
  giveWidths();
  bar.addPermanentWidget(this);
  bar.installEventFilter(this);
  connect(&document_, &Document::snapshotChanged, this, &SimulationStatusLine::refresh);
  connect(&document_, &Document::opened, this, &SimulationStatusLine::refresh);
  connect(&look_, &SimulationViewOptions::changed, this, &SimulationStatusLine::refresh);
  connect(&session_, &SimulationSession::stageChanged, this, &SimulationStatusLine::refresh);
  refresh();
}

QLabel* SimulationStatusLine::add(const char* name, const QString& caption, const QString& unit, const QString& tip) {
  auto* label = new QLabel(this);
  label->setObjectName(QString::fromLatin1(name));
  label->setToolTip(tip);
  layout()->addWidget(label);
  cells_.push_back({label, caption, unit, tip, QStringLiteral("−0.00e−00")});
  return label;
}

/// Wide enough for whatever comes: no figure pushes another.
void SimulationStatusLine::giveWidths() {
  for (Cell& cell : cells_) {
    if (cell.label == drift_) cell.widest = QStringLiteral("−0.00e−00 (0.0e−00)");
    if (cell.label == energy_) cell.widest = QStringLiteral("−0.000e−00");
    if (cell.label == factor_) cell.widest = QStringLiteral("0000");
    int wide = fontMetrics().horizontalAdvance(cell.widest);
    if (cell.label == status_) {
      wide = 0;
      for (const auto each :
           {ContactStatus::Determined, ContactStatus::Singular, ContactStatus::Redundant, ContactStatus::Jammed})
        wide = std::max(wide, fontMetrics().horizontalAdvance(wordsFor(each).name));
    }
    const QString around =
        cell.caption + QLatin1Char(' ') + (cell.unit.isEmpty() ? QString() : QLatin1Char(' ') + cell.unit);
    cell.label->setFixedWidth(wide + fontMetrics().horizontalAdvance(around) + 2);
  }
}

QSize SimulationStatusLine::sizeHint() const {
  int wide = 0;
  for (const Cell& cell : cells_) wide += cell.label->width() + kSpace;
  // words beside it keep their room
  return {std::min(wide, bar_.width() * kMostPercent / 100), fontMetrics().height() + 2};
}

QSize SimulationStatusLine::minimumSizeHint() const { return {0, fontMetrics().height() + 2}; }

// where room is short the last figures go, whole ones
void SimulationStatusLine::fit() {
  // in the order in which they are missed
  QLabel* const order[] = {energy_, drift_, residual_, status_, linear_, angular_, factor_};
  int room = width();
  for (QLabel* label : order) {
    room -= label->width() + kSpace;
    label->setVisible(room >= -kSpace);
  }
}

void SimulationStatusLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void SimulationStatusLine::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || factor_ == nullptr) return;
  giveWidths();
  updateGeometry();
  fit();
}

bool SimulationStatusLine::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &bar_ && event->type() == QEvent::Resize) updateGeometry();
  return QWidget::eventFilter(watched, event);
}

void SimulationStatusLine::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  const bool is_seen = look_.isOn() && snapshot->simulated.has_value();
  if (is_seen) showFigures(*snapshot);
  setVisible(is_seen);
}

void SimulationStatusLine::show(QLabel* label, std::optional<double> value, const QString& more) {
  const auto cell = std::find_if(cells_.begin(), cells_.end(), [&](const Cell& each) { return each.label == label; });
  QString text = cell->caption + QLatin1Char(' ') +
                 (value ? figure(*value, label == energy_ ? kEnergyDigits : kShownDigits) : QStringLiteral("—"));
  if (value && !cell->unit.isEmpty()) text += QLatin1Char(' ') + cell->unit;
  label->setText(text + more);
  QString tip = cell->tip;
  if (value) tip += QStringLiteral("\n%1 %2").arg(fullNumber(*value), cell->unit).trimmed();
  label->setToolTip(tip);
  label->setProperty("value", value ? QVariant(*value) : QVariant());
}

void SimulationStatusLine::showFigures(const Snapshot& snapshot) {
  const SimulatedInstant& now = *snapshot.simulated;
  show(energy_, now.energy.kinetic + now.energy.potential);
  //: %1: kinetic energy, %2: potential energy
  energy_->setToolTip(tr("Kinetic plus potential energy of the whole robot\nKinetic: %1 J\nPotential: %2 J")
                          .arg(fullNumber(now.energy.kinetic), fullNumber(now.energy.potential)));
  showDrift(snapshot);
  show(linear_, snapshot.momentum ? std::optional(snapshot.momentum->linear.norm()) : std::nullopt);
  show(angular_, snapshot.momentum ? std::optional(snapshot.momentum->about_centre.norm()) : std::nullopt);
  const bool has_contacts = !now.contacts.empty();
  show(residual_, has_contacts ? std::optional(now.energy.residual) : std::nullopt);
  const ChoiceWords status =
      has_contacts ? wordsFor(now.energy.status) : ChoiceWords{QStringLiteral("—"), tr("No contact")};
  status_->setText(tr("forces %1").arg(status.name));
  status_->setToolTip(status.tip);
  const bool is_running = session_.stage() == SimulationSession::Stage::Running;
  const double factor = session_.realTimeFactor();
  show(factor_, is_running && factor > 0.0 ? std::optional(std::round(100.0 * factor) / 100.0) : std::nullopt);
}

void SimulationStatusLine::showDrift(const Snapshot& snapshot) {
  const SimulatedInstant& now = *snapshot.simulated;
  if (snapshot.motion.run != run_) {
    run_ = snapshot.motion.run;
    moved_ = run_ ? movedEnergy(run_->record) : 0.0;
  }
  const double drift = now.energy.balance() - now.balance_at_start;
  show(drift_, drift, moved_ > 0.0 ? QStringLiteral(" (%1)").arg(rough(std::abs(drift) / moved_)) : QString());
}

}  // namespace linkwright::ui

#include "moc_simulation_status.cpp"
