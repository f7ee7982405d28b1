// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/outside_words.h"

#include "ui/document/contact_instant.h"
#include "ui/document/insight.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"

#include <Eigen/Geometry>
#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct OutsideText {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

/// The contacts with a force, in the order in which simulatedLoads has them.
std::vector<int> loadedContacts(const Snapshot& snapshot) {
  std::vector<int> loaded;
  for (std::size_t c = 0; c < snapshot.contacts.size(); ++c) {
    const ContactInstant& at = snapshot.contacts[c];
    if (!Eigen::Vector3d(at.normalForce() + at.frictionForce()).isZero(0.0)) loaded.push_back(static_cast<int>(c));
  }
  return loaded;
}

bool isOutside(Quantity quantity) {
  return quantity == Quantity::ExternalForce || quantity == Quantity::ExternalMoment ||
         quantity == Quantity::ExternalWrench;
}

/// Whether a summand is given from outside, and nothing else: in the world's recursion F^E holds the weight too.
bool isGiven(const Snapshot& snapshot, const Summand& summand) {
  if (summand.vanishes != Vanishing::No || summand.factors.size() != 1 || summand.child >= 0) return false;
  const Factor& factor = summand.factors.front();
  if (factor.constant == linkwright::ModelConstant::Given) return true;
  const Formulation formulation = snapshot.recording->formulation;
  return (formulation == Formulation::BodyFrame || formulation == Formulation::Spatial) && isOutside(factor.quantity) &&
         factor.entry >= 0 && summand.size == factor.size;
}

QString newtons(double value) { return withTrueMinus(QString::number(value, 'g', 4)) + QStringLiteral(" N"); }

}  // namespace

OutsidePart outsidePart(const Snapshot& snapshot, int wrench) {
  OutsidePart part;
  part.wrench = wrench;
  part.force = QStringLiteral("F");
  const int simulated = wrench - static_cast<int>(snapshot.loads.size());
  if (simulated < 0) {
    //: noun: an external force
    part.name = part.short_name = OutsideText::tr("load");
    return part;
  }
  const std::vector<int> contacts = loadedContacts(snapshot);
  if (simulated >= static_cast<int>(contacts.size())) {
    part.name = OutsideText::tr("mouse spring");
    //: noun: between the mouse and the robot
    part.short_name = OutsideText::tr("spring");
    return part;
  }
  part.contact = contacts[static_cast<std::size_t>(simulated)];
  const ContactInstant& at = snapshot.contacts[static_cast<std::size_t>(part.contact)];
  part.short_name = QString::fromStdString(at.contact.name);
  part.name = OutsideText::tr("contact %1").arg(part.short_name);
  part.force = at.frictionForce().isZero(0.0) ? QStringLiteral("fₙ n") : QStringLiteral("fₙ n + fₜ");
  return part;
}

std::vector<OutsidePart> outsideOf(const Snapshot& snapshot, int body) {
  std::vector<OutsidePart> parts;
  if (snapshot.simulated_loads.empty() || body < 0) return parts;
  const std::vector<ExternalWrench> external = snapshot.external();
  bool is_simulated = false;
  for (std::size_t w = 0; w < external.size(); ++w) {
    if (snapshot.model->links().at(static_cast<std::size_t>(external[w].link)).body != body) continue;
    parts.push_back(outsidePart(snapshot, static_cast<int>(w)));
    is_simulated = is_simulated || w >= snapshot.loads.size();
  }
  if (!is_simulated) parts.clear();
  return parts;
}

QStringList namesOf(const std::vector<OutsidePart>& parts) {
  QStringList names;
  for (const OutsidePart& part : parts) names << part.name;
  return names;
}

std::vector<OutsideSummand> splitByOrigin(const Snapshot& snapshot, const StepTerms& terms, const Summand& summand) {
  std::vector<OutsideSummand> split;
  if (snapshot.simulated_loads.empty() || !isGiven(snapshot, summand)) return split;
  const int body = terms.step.body;
  const bool linear_first = isLinearFirst(snapshot.recording->formulation);
  const Quantity left = terms.results.at(static_cast<std::size_t>(summand.result)).quantity;
  for (OutsidePart& part : outsideOf(snapshot, body)) {
    const Wrench wrench = recordedWrench(snapshot, body, part.wrench);
    Summand own = summand;
    const bool moment = summand.size == 3 && (left == Quantity::ExternalMoment || left == Quantity::JointMoment);
    own.plain = part.force.toStdString();
    if (moment)
      own.plain =
          part.contact >= 0 && part.force.contains(QLatin1Char('+')) ? "p × (" + own.plain + ")" : "p × " + own.plain;
    if (summand.size == 6) own.plain = linear_first ? "[f; n]" : "[n; f]";
    double* values = own.values;
    if (summand.size == 3) {
      Eigen::Map<Eigen::Vector3d>{values} = summand.sign * (moment ? wrench.moment : wrench.force);
    } else {
      Eigen::Map<Eigen::Vector3d>{values + (linear_first ? 0 : 3)} = summand.sign * wrench.force;
      Eigen::Map<Eigen::Vector3d>{values + (linear_first ? 3 : 0)} = summand.sign * wrench.moment;
    }
    split.push_back({std::move(part), std::move(own)});
  }
  return split;
}

QString outsideSentence(const Snapshot& snapshot, int body) {
  QStringList sentences;
  bool touches = false;
  for (const OutsidePart& part : outsideOf(snapshot, body)) {
    if (part.contact >= 0) {
      const ContactInstant& at = snapshot.contacts[static_cast<std::size_t>(part.contact)];
      touches = true;
      //: %1: name of a contact, %2 and %3: forces with their unit
      const QString pulls =
          OutsideText::tr("Contact %1 pulls along its normal with fₙ = %2. The friction force is fₜ = %3.");
      //: %1: name of a contact, %2 and %3: forces with their unit
      const QString pushes =
          OutsideText::tr("Contact %1 pushes along its normal with fₙ = %2. The friction force is fₜ = %3.");
      sentences << (at.sample->f_n < 0.0 ? pulls : pushes)
                       .arg(part.short_name, newtons(at.sample->f_n), newtons(at.sample->f_t()));
    } else if (part.wrench >= static_cast<int>(snapshot.loads.size())) {
      const ExternalWrench& pull = snapshot.simulated_loads.back();
      sentences << OutsideText::tr("The mouse spring pulls with %1.").arg(newtons(pull.wrench.force.norm()));
    }
  }
  if (touches)
    sentences << OutsideText::tr(
        "The inward pass starts from the contact force. The link exerts the opposite force, fₙ₊₁ in the extended "
        "Newton-Euler method, on the ground.");
  return joinedSentences(sentences);
}

}  // namespace linkwright::ui
