// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact.h"
#include "core/mechanism/model.h"
#include "core/simulation/simulation_record.h"

#include <string>
#include <vector>

namespace linkwright {

// A simulation's samples and events as text, with 17 significant digits whatever the locale.

/// Columns t, q.JOINT, qd.JOINT, qdd.JOINT, tau.JOINT, energy.kinetic, energy.potential and, of each contact,
/// contact.NAME.fn, .ft, .ft1, .ft2, .gap and .mode (free, stick, slip). `has_balance` adds energy.motor_work,
/// .external_work, .joint_loss, .contact_loss, .impact_loss, .balance (what should stay as it is) and
/// constraint.residual and constraint.status (determined, singular, redundant, jammed).
std::string simulationCsv(const SimulationRecord& record, const Model& model, const std::vector<Contact>& contacts,
                          bool has_balance = false);
/// The same as {"model":NAME,"joints":[...],"contacts":[...],"results":[{"t":0,"q":[...],...,"energy":{"kinetic":...},
/// "contact":{"NAME":{"fn":...,"mode":"slip"}}},...]}.
std::string simulationJson(const SimulationRecord& record, const Model& model, const std::vector<Contact>& contacts,
                           bool has_balance = false);
/// Columns t, contact, event (lift-off, impact, stick, slip) and value (impulse of an impact, N s; else the normal
/// force before, N).
std::string eventsCsv(const SimulationRecord& record, const std::vector<Contact>& contacts);
std::string eventsJson(const SimulationRecord& record, const Model& model, const std::vector<Contact>& contacts);

/// How many numbers a sample has: what a table of many would hold.
std::size_t simulationColumns(const Model& model, std::size_t contacts, bool has_balance);

}  // namespace linkwright
