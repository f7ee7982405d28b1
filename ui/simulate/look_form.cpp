// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/look_form.h"

#include "core/contact/contact.h"
#include "ui/widgets/form_parts.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace linkwright::ui {

LookForm::LookForm(SimulationLook& look, QWidget* parent) : QWidget(parent), look_(look) {
  QVBoxLayout* column = columnIn(*this);
  const auto add = [&](const char* name, const QString& text, const QString& tip, bool (SimulationLook::*shows)() const,
                       void (SimulationLook::*set)(bool)) {
    QCheckBox* made = makeSwitch(QString::fromLatin1(name), text, tip, this);
    column->addWidget(made);
    connect(made, &QCheckBox::toggled, &look_, set);
    switches_.emplace_back(made, shows);
  };
  add("showSurfaces", tr("Surfaces"), tr("The surfaces, and the points that meet them"), &SimulationLook::showsSurfaces,
      &SimulationLook::setShowsSurfaces);
  add("showForces", tr("Contact forces"), tr("Normal force, friction and their sum, on the robot"),
      &SimulationLook::showsForces, &SimulationLook::setShowsForces);
  add("showCones", tr("Friction cones"), tr("A force inside of its cone can be held without slipping"),
      &SimulationLook::showsCones, &SimulationLook::setShowsCones);
  add("showInternalForces", tr("Internal forces"), tr("Forces through the joints that do no work"),
      &SimulationLook::showsInternalForces, &SimulationLook::setShowsInternalForces);
  add("showInternalMoments", tr("Internal moments"), tr("Moments through the joints that do no work"),
      &SimulationLook::showsInternalMoments, &SimulationLook::setShowsInternalMoments);
  stiffness_ = makeFigure("pullStiffness", tr("Stiffness of the spring that the mouse pulls a link with"),
                          QStringLiteral(" N/m"), this);
  addRow(*rowsIn(*column), tr("Pulling spring"), stiffness_);
  bindNumber(*stiffness_, {[this](double value) { look_.setPullStiffness(value); },
                           [](double value) {
                             return value >= 0.1 && value <= 1e6 ? QString() : tr("from 0.1 N/m to 1000000 N/m");
                           }});
  connect(&look_, &SimulationLook::changed, this, &LookForm::refresh);
  refresh();
}

void LookForm::refresh() {
  for (const auto& [box, shows] : switches_) {
    const QSignalBlocker quiet(box);
    box->setChecked((look_.*shows)());
  }
  showNumber(*stiffness_, look_.pullStiffness());
}

}  // namespace linkwright::ui

#include "moc_look_form.cpp"
