// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/contact_instant.h"

#include "core/base/require.h"
#include "core/simulation/contact_question.h"

#include <utility>

namespace linkwright::ui {

Eigen::Vector3d ContactInstant::normalForce() const {
  return sample ? Eigen::Vector3d(sample->f_n * geometry.n) : Eigen::Vector3d::Zero();
}

Eigen::Vector3d ContactInstant::frictionForce() const {
  return sample ? linkwright::frictionForce(geometry, *sample) : Eigen::Vector3d::Zero();
}

std::vector<ContactInstant> contactsAt(const Model& model, const std::vector<Contact>& contacts,
                                       const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd,
                                       const std::vector<ContactSample>& samples) {
  require(samples.empty() || samples.size() == contacts.size(), "a sample for each contact");
  std::vector<ContactInstant> all;
  for (std::size_t c = 0; c < contacts.size(); ++c) {
    ContactInstant at;
    at.contact = contacts[c];
    at.link = model.findLink(contacts[c].link);
    if (at.link < 0) continue;
    at.geometry = contactGeometry(model, X_WB, qd, at.link, contacts[c]);
    if (!samples.empty()) at.sample = samples[c];
    all.push_back(std::move(at));
  }
  return all;
}

std::vector<ExternalWrench> simulatedLoads(const std::vector<ContactInstant>& contacts, const PullSample& pull) {
  std::vector<ExternalWrench> loads;
  for (const ContactInstant& at : contacts) {
    const Eigen::Vector3d force = at.normalForce() + at.frictionForce();
    if (!force.isZero(0.0)) loads.push_back({at.link, {force, Eigen::Vector3d::Zero()}, -1, at.contact.point});
  }
  if (pull.link >= 0) loads.push_back({pull.link, {pull.force, Eigen::Vector3d::Zero()}, -1, pull.point});
  return loads;
}

}  // namespace linkwright::ui
