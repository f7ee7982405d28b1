// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/simulation_link.h"

namespace linkwright::ui {

SimulationLink::SimulationLink(View3D& view, Document& /*document*/, Interaction& /*interaction*/,
                               SimulationSession& /*session*/, SimulationLook& /*look*/)
    : QObject(&view) {}

}  // namespace linkwright::ui
