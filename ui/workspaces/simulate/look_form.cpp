// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/look_form.h"

#include <QVBoxLayout>

namespace linkwright::ui {

LookForm::LookForm(SimulationLook& look, QWidget* parent)
    : QWidget(parent), look_(look), form_([this](const QString&, const auto& change) { change(look_); }) {
  form_.in(rowsIn(*columnIn(*this)), this);
  form_.toggle("showSurfaces", tr("Surfaces"), tr("The surfaces, and the points that meet them"),
               ByFunctions{&SimulationLook::showsSurfaces, &SimulationLook::setShowsSurfaces});
  form_.toggle("showForces", tr("Contact forces"), tr("Normal force, friction and their sum, on the robot"),
               ByFunctions{&SimulationLook::showsForces, &SimulationLook::setShowsForces});
  form_.toggle("showCones", tr("Friction cones"), tr("A force inside of its cone can be held without slipping"),
               ByFunctions{&SimulationLook::showsCones, &SimulationLook::setShowsCones});
  form_.toggle("showInternalForces", tr("Internal forces"), tr("Forces through the joints that do no work"),
               ByFunctions{&SimulationLook::showsInternalForces, &SimulationLook::setShowsInternalForces});
  form_.toggle("showInternalMoments", tr("Internal moments"), tr("Moments through the joints that do no work"),
               ByFunctions{&SimulationLook::showsInternalMoments, &SimulationLook::setShowsInternalMoments});
  form_.number("pullStiffness", tr("Pulling spring"), tr("Stiffness of the spring that the mouse pulls a link with"),
               ByFunctions{&SimulationLook::pullStiffness, &SimulationLook::setPullStiffness},
               Field{.least = 0.1, .most = 1e6, .unit = "N/m"});
  connect(&look_, &SimulationLook::changed, this, &LookForm::refresh);
  refresh();
}

void LookForm::refresh() { form_.show(look_); }

}  // namespace linkwright::ui

#include "moc_look_form.cpp"
