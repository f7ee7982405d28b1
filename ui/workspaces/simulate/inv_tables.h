// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/inv_machine.h"

class QTableWidget;

namespace linkwright::ui {

// The machine's tables. Every number is written in the style of its group and has all of its digits behind it, for the
// tooltip, the clipboard and screen readers; with mistakes planted it is the one that they give.

/// What has been found by the time of a step, by joints: b, the columns of M, j_c, j_t, d, b_n, tau, qdd. What the step
/// finds is lit, what is not known yet is a dot.
void showFound(QTableWidget& table, const InvMachine& machine, int step);
/// The same by contacts: m_c, A, a, d^T tau, f_n and the K at which the contact jams.
void showContactNumbers(QTableWidget& table, const InvMachine& machine, int step);
/// The arguments of a step's question, joint by joint, and INV's answer.
void showQuestion(QTableWidget& table, const InvMachine& machine, int step, AngleUnit unit);
/// The recursion of a step's question, link by link: motion outward, forces inward, in the links' own axes.
void showRecursion(QTableWidget& table, const InvMachine& machine, int step);
/// Right and wrong beside each other: f_n of the contacts, qdd of the joints.
void showDamage(QTableWidget& table, const InvMachine& machine);

/// A table of numbers that is read, not edited. `spoken`: what it is.
QTableWidget* makeNumberTable(const QString& object_name, const QString& spoken, QWidget* parent);

}  // namespace linkwright::ui
