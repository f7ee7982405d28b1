// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/simulation_record.h"
#include "core/simulation/simulation_status.h"
#include "ui/document/simulated_instant.h"

#include <Eigen/Core>

#include <cstddef>
#include <memory>
#include <string>

namespace linkwright {
struct SimulationSetup;
}  // namespace linkwright

namespace linkwright::ui {

/// A run of a simulation, as far as it has come. Immutable and shared.
struct SimulatedRun {
  std::shared_ptr<const SimulationSetup> setup;  ///< as it began: one and the same for all stages of a run
  SimulationRecord record;
  SimulationStatus status = SimulationStatus::Running;  ///< Running: it was stopped, or goes on
  Message message;                                      ///< why it could not go on
  bool is_thinned = false;                              ///< a part of the samples, while it runs
};

/// A state on its way from a simulation to the document.
struct SimulatedFrame {
  SimulatedInstant instant;
  Eigen::VectorXd q, qd, qdd;  ///< [dof]
};

/// The sample of a record, as a frame. Throws PreconditionError where there is none.
SimulatedFrame frameOf(const SimulationRecord& record, std::size_t sample);

/// What a run says of time t: a sample's own numbers, between two in proportion, unless a contact has changed its mode.
SimulatedInstant instantAt(const SimulatedRun& run, double t);

}  // namespace linkwright::ui
