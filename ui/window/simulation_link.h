// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/view3d/view3d.h"
#include "ui/work/simulation_session.h"

#include <QObject>

namespace linkwright::ui {

/// Surfaces, contacts and their forces in 3D, and the mouse that pulls a link while a simulation runs. A child of the
/// view.
class SimulationLink : public QObject {
  Q_OBJECT
public:
  SimulationLink(View3D& view, Document& document, Interaction& interaction, SimulationSession& session,
                 SimulationLook& look);
};

}  // namespace linkwright::ui
