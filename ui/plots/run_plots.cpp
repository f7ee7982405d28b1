// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/run_plots.h"

#include "core/simulation/setup.h"
#include "ui/document/simulated_run.h"
#include "ui/plots/plot_presets.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>

namespace linkwright::ui {

namespace {

struct RunPlotsText {
  Q_DECLARE_TR_FUNCTIONS(RunPlots)
};

constexpr double kGrowth = 1.5;  // how much further the axis reaches where a run goes beyond its end

}  // namespace

void colourContacts(PlotData& data) {
  std::vector<std::string> contacts;
  const auto indexOf = [&contacts](const std::string& name) {
    return static_cast<int>(std::find(contacts.begin(), contacts.end(), name) - contacts.begin());
  };
  for (const MotionPlotCurve& curve : data.curves) {
    const std::string& name = curve.name.contact;
    if (!name.empty() && indexOf(name) == std::ssize(contacts)) contacts.push_back(name);
  }
  const bool is_alone = contacts.size() == 1;
  std::map<std::pair<int, int>, int> seen;  // how many curves of this contact there have been, by run
  for (MotionPlotCurve& curve : data.curves) {
    if (curve.name.contact.empty()) continue;
    const int contact = indexOf(curve.name.contact);
    const int quantity = static_cast<int>(curve.name.quantity) - static_cast<int>(CurveQuantity::NormalForce);
    // the normal force has the orange that it has in 3D
    curve.colour = !is_alone ? contact : quantity == 0 ? 1 : quantity == 1 ? 0 : quantity;
    curve.dash = is_alone ? 0 : seen[{contact, curve.run}]++;
  }
}

QString legendWord(const CurveName& name, const Model& model) {
  switch (name.quantity) {
    case CurveQuantity::NormalForce: return QStringLiteral("fₙ");
    case CurveQuantity::Friction: return QStringLiteral("fₜ");
    case CurveQuantity::FrictionAlong1: return QStringLiteral("fₜ₁");
    case CurveQuantity::FrictionAlong2: return QStringLiteral("fₜ₂");
    default: return quantityWord(name, model);
  }
}

void joinForces(std::set<QString>& words, const Model& model) {
  std::set<QString> forces;
  for (const CurveQuantity quantity : {CurveQuantity::NormalForce, CurveQuantity::Friction,
                                       CurveQuantity::FrictionAlong1, CurveQuantity::FrictionAlong2}) {
    CurveName name;
    name.quantity = quantity;
    if (const QString word = quantityWord(name, model); words.count(word) > 0) forces.insert(word);
  }
  if (forces.size() < 2) return;
  for (const QString& word : forces) words.erase(word);
  words.insert(RunPlotsText::tr("Contact force"));
}

QString missingWords(const CurveName& name, const MotionResults& figures) {
  if (!isOfRun(name)) return {};
  const QString what = wholeWords(name, *figures.input().model);
  return figures.input().more.values
             ? RunPlotsText::tr("%1 is not available for this simulation.").arg(what)
             : RunPlotsText::tr(
                   "%1 is available only for a simulation, and this motion does not come from a simulation.")
                   .arg(what);
}

std::vector<PlotEvent> eventsOf(const Motion& motion) {
  std::vector<PlotEvent> events;
  if (!motion.run) return events;
  const std::vector<Contact>& contacts = motion.run->setup->contacts;
  for (const SimulationEvent& event : motion.run->record.events()) {
    const std::string& name = contacts.at(static_cast<std::size_t>(event.contact)).name;
    //: event of a contact; %1: name of the contact, %2: what it does ("lifts off", "slips")
    events.push_back({event.t, RunPlotsText::tr("%1 %2").arg(QString::fromStdString(name), eventWord(event.kind))});
  }
  return events;
}

double durationSeen(const Motion& motion) {
  if (!motion.run || motion.run->status != SimulationStatus::Running || motion.run->record.size() == 0) return 0.0;
  double seen = motion.run->setup->settings.duration;
  const double end = motion.run->record.times().back();
  while (seen < end) seen *= kGrowth;
  return seen;
}

std::vector<ScenePlot> runPlots(const Model& model, const std::vector<std::string>& contacts) {
  if (model.dof() == 0) return {};
  const std::vector<ScenePlot> positions = presetPlots(PlotPreset::Positions, model, 0);
  if (contacts.empty()) {
    ScenePlot motors;
    for (int i = 0; i < std::min(model.dof(), kMostJointsDrawn); ++i)
      motors.curves.push_back(toString({CurveQuantity::MotorTorque, model.joints()[static_cast<std::size_t>(i)].name}));
    return {{PlotKind::Time, {"energy.kinetic", "energy.potential", "energy.total"}}, positions.front(), motors};
  }
  std::vector<ScenePlot> plots{{PlotKind::Time, {"hand.x", "hand.z"}}, positions.front()};
  for (const ScenePlot& plot : presetPlots(PlotPreset::ContactForces, model, 0, contacts)) plots.push_back(plot);
  return plots;
}

}  // namespace linkwright::ui
