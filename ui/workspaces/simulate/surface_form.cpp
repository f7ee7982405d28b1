// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/surface_form.h"

#include "core/contact/contact.h"
#include "core/scene/describe_contacts.h"
#include "ui/widgets/property_field.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QVBoxLayout>

#include <variant>

namespace linkwright::ui {

namespace {

constexpr std::size_t kForms = std::variant_size_v<decltype(Surface::form)>;

int formOf(const Surface& surface) { return static_cast<int>(surface.form.index()); }
void setForm(Surface& surface, double index) {
  switch (static_cast<int>(index)) {
    case 0: surface.form = PlaneSurface(); break;
    case 1: surface.form = CylinderSurface(); break;
    case 2: surface.form = SphereSurface(); break;
    default: surface.form = SineSurface(); break;
  }
}

double* radiusOf(Surface& surface) {
  if (auto* cylinder = std::get_if<CylinderSurface>(&surface.form)) return &cylinder->radius;
  auto* sphere = std::get_if<SphereSurface>(&surface.form);
  return sphere != nullptr ? &sphere->radius : nullptr;
}
bool* hollowOf(Surface& surface) {
  if (auto* cylinder = std::get_if<CylinderSurface>(&surface.form)) return &cylinder->is_hollow;
  auto* sphere = std::get_if<SphereSurface>(&surface.form);
  return sphere != nullptr ? &sphere->is_hollow : nullptr;
}
auto wave(double SineSurface::*member) {
  return [member](Surface& surface) {
    auto* waves = std::get_if<SineSurface>(&surface.form);
    return waves != nullptr ? &(waves->*member) : nullptr;
  };
}

bool isRound(const Surface& surface) {
  return std::holds_alternative<CylinderSurface>(surface.form) || std::holds_alternative<SphereSurface>(surface.form);
}
bool isWaved(const Surface& surface) { return std::holds_alternative<SineSurface>(surface.form); }

}  // namespace

SurfaceForm::SurfaceForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), form_([this](const QString& text, const std::function<void(Surface&)>& change) {
        editor_.changeContact(text, [&](Contact& contact) { change(contact.surface); });
      }) {
  QVBoxLayout* column = innerColumnIn(*this);
  form_.setStepsSpoken();
  buildForm(*rowsIn(*column));
  buildPlace(*column);
}

void SurfaceForm::buildForm(QFormLayout& rows) {
  QComboBox* form = makeChoice("surfaceForm", tr("Type of surface"), this);
  for (std::size_t i = 0; i < kForms; ++i) addWords(*form, wordsForSurface(i), static_cast<int>(i));
  addRow(rows, tr("Surface"), form);
  form_.choice(form, tr("Type of surface"), ByFunctions{formOf, setForm});
  form_.in(&rows, this);
  const auto waved = [](double SineSurface::*member) { return fieldOf<SineSurface>(member); };
  form_.number("surfaceRadius", tr("Radius"), tr("Radius of the surface"), radiusOf,
               fieldOf<CylinderSurface>(&CylinderSurface::radius), {.is_there = isRound});
  //: adjective: a round surface that is touched from its inside
  form_.toggle("surfaceHollow", tr("Hollow"), tr("The free side is inside, so the contact moves along the inner wall"),
               hollowOf, {.undo = tr("Free side of the surface"), .is_there = isRound});
  form_.number("surfaceAmplitude", tr("Amplitude"), tr("Amplitude of the waves"), wave(&SineSurface::amplitude),
               waved(&SineSurface::amplitude), {.is_there = isWaved});
  form_.number("surfaceLength", tr("Length"), tr("Wavelength"), wave(&SineSurface::length), waved(&SineSurface::length),
               {.is_there = isWaved});
  form_.number("surfacePhase", tr("Phase"), tr("Phase of the waves"), wave(&SineSurface::phase),
               waved(&SineSurface::phase), {.is_there = isWaved});
}

void SurfaceForm::buildPlace(QVBoxLayout& column) {
  form_.numbers(column, "surfaceOrigin", tr("Origin, in the world frame"), tr("%1 of the surface's origin"),
                within(&Surface::X_WS, &Pose::p), {.undo = tr("Origin of the surface"), .unit = QStringLiteral(" m")});
  form_.turn(column, "surfaceTurn", tr("%1 of the surface"), within(&Surface::X_WS, &Pose::R),
             [this] { return editor_.chosen(); }, {.undo = tr("Orientation of the surface")});
  form_.in(rowsIn(column), this);
  form_.number("surfaceScale", tr("Gradient scale"),
               tr("Factor of the constraint C(r), which scales the gradient but changes no force"), &Surface::scale);
}

void SurfaceForm::refresh(const Surface& surface) { form_.show(surface, editor_.interaction().angleUnit()); }

}  // namespace linkwright::ui

#include "moc_surface_form.cpp"
