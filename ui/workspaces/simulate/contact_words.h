// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact_shares.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace linkwright::ui {

// What is said of contacts.

/// One term of a normal force, with what it does: "The weight alone would push".
struct ShareRow {
  ContactCause cause = ContactCause::Weight;
  QString words;
  double f_n = 0.0;  ///< N
};
/// The terms of a contact's normal force, those that cannot be there left out. They add up to it.
std::vector<ShareRow> shareRows(const ContactShares& shares, int contact, const ContactLaws& laws);

/// The equation with its numbers, what friction does to it and when it would jam: of a contact that carries.
QStringList equationWords(const ContactShares& shares, int contact, const std::vector<Contact>& contacts);

/// What is to be said of all contacts together: determined, singular, redundant (with what is open), jammed.
QStringList statusWords(const ContactShares& shares, const std::vector<Contact>& contacts);

/// "along −x", or the direction's numbers.
QString directionWords(const Eigen::Vector3d& direction);

}  // namespace linkwright::ui
