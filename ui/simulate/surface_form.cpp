// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/simulate/surface_form.h"

#include "core/contact/contact.h"
#include "ui/simulate/simulation_words.h"
#include "ui/widgets/choice_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <variant>

namespace linkwright::ui {

namespace {

constexpr std::size_t kForms = std::variant_size_v<decltype(Surface::form)>;

template <class Number>
void withRadius(Surface& surface, Number write) {
  if (auto* cylinder = std::get_if<CylinderSurface>(&surface.form)) write(cylinder->radius, cylinder->is_hollow);
  if (auto* sphere = std::get_if<SphereSurface>(&surface.form)) write(sphere->radius, sphere->is_hollow);
}

template <class Write>
void withWaves(Surface& surface, Write write) {
  if (auto* waves = std::get_if<SineSurface>(&surface.form)) write(*waves);
}

QString angleUnitText(AngleUnit unit) { return unitSuffix(Measure::Angle, unit); }

}  // namespace

SurfaceForm::SurfaceForm(SimulationEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QVBoxLayout* column = columnIn(*this);
  column->setContentsMargins(0, 0, 0, 0);
  buildForm(*rowsIn(*column));
  buildPlace(*column);
}

FigureField* SurfaceForm::addFigure(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                                    const QString& unit, std::function<void(Surface&, double)> write,
                                    QString (*wrong)(double)) {
  FigureField* field = makeFigure(QString::fromLatin1(name), spoken, unit, this);
  addRow(rows, caption, field)->setToolTip(spoken);
  bindNumber(*field, {[this, spoken, write = std::move(write)](double value) {
                        change(spoken, [&](Surface& surface) { write(surface, value); });
                      },
                      wrong != nullptr ? std::function<QString(double)>(wrong) : nullptr});
  return field;
}

void SurfaceForm::buildForm(QFormLayout& rows) {
  form_ = makeChoice("surfaceForm", tr("Form of the surface"), this);
  for (std::size_t i = 0; i < kForms; ++i) addWords(*form_, wordsForSurface(i), static_cast<int>(i));
  keepFromWheel(*form_);
  addRow(rows, tr("Surface"), form_);
  connect(form_, &QComboBox::activated, this, &SurfaceForm::takeForm);
  const QString metres = QStringLiteral(" m");
  radius_ = addFigure(
      rows, "surfaceRadius", tr("Radius"), tr("Radius of the surface"), metres,
      [](Surface& surface, double value) { withRadius(surface, [value](double& radius, bool&) { radius = value; }); },
      wrongUnlessPositive);
  hollow_ = makeSwitch("surfaceHollow", tr("Hollow"), tr("The free side is inside: the hand rubs along the inner wall"),
                       this);
  rows.addRow(hollow_);
  connect(hollow_, &QCheckBox::clicked, this, [this](bool on) {
    change(tr("Free side of the surface"),
           [on](Surface& surface) { withRadius(surface, [on](double&, bool& is_hollow) { is_hollow = on; }); });
  });
  amplitude_ = addFigure(rows, "surfaceAmplitude", tr("Amplitude"), tr("Amplitude of the waves"), metres,
                         [](Surface& surface, double value) {
                           withWaves(surface, [value](SineSurface& waves) { waves.amplitude = value; });
                         });
  length_ = addFigure(
      rows, "surfaceLength", tr("Length"), tr("Length of a wave"), metres,
      [](Surface& surface, double value) { withWaves(surface, [value](SineSurface& waves) { waves.length = value; }); },
      wrongUnlessPositive);
  phase_ = addFigure(
      rows, "surfacePhase", tr("Phase"), tr("Phase of the waves"), QString(),
      [](Surface& surface, double value) { withWaves(surface, [value](SineSurface& waves) { waves.phase = value; }); });
  phase_->setMeasure(Measure::Angle);
}

void SurfaceForm::buildPlace(QVBoxLayout& column) {
  origin_ =
      addFigures(column, QStringLiteral("surfaceOrigin"), tr("Origin, in the world"), tr("%1 of the surface's origin"),
                 {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}, this);
  angles_ = addFigures(column, QStringLiteral("surfaceTurn"), tr("Turned by"), tr("%1 of the surface"),
                       {tr("roll"), tr("pitch"), tr("yaw")}, this);
  for (std::size_t i = 0; i < 3; ++i) {
    const int k = static_cast<int>(i);
    origin_.fields[i]->setUnit(QStringLiteral(" m"));
    bindNumber(*origin_.fields[i], {[this, k](double value) {
      change(tr("Origin of the surface"), [&](Surface& surface) { surface.X_WS.p[k] = value; });
    }});
    angles_.fields[i]->setMeasure(Measure::Angle);
    bindNumber(*angles_.fields[i], {[this, k](double angle) {
      change(tr("Turn of the surface"),
             [&](Surface& surface) { surface.X_WS.R = turn_.with(surface.X_WS.R, editor_.chosen(), k, angle); });
    }});
  }
  QFormLayout* rows = rowsIn(column);
  scale_ = addFigure(
      *rows, "surfaceScale", tr("Gradient scale"),
      tr("Factor of the constraint C(r): it changes how long its gradient is, and no force"), QString(),
      [](Surface& surface, double value) { surface.scale = value; }, wrongUnlessPositive);
}

void SurfaceForm::change(const QString& text, const std::function<void(Surface&)>& change) {
  editor_.changeContact(text, [&](Contact& contact) { change(contact.surface); });
}

void SurfaceForm::takeForm(int index) {
  const int at = editor_.chosen();
  if (at < 0) return;
  if (static_cast<int>(editor_.contacts()[static_cast<std::size_t>(at)].surface.form.index()) == index) return;
  change(tr("Form of the surface"), [&](Surface& surface) {
    switch (index) {
      case 0: surface.form = PlaneSurface(); break;
      case 1: surface.form = CylinderSurface(); break;
      case 2: surface.form = SphereSurface(); break;
      default: surface.form = SineSurface(); break;
    }
  });
}

void SurfaceForm::refresh(const Surface& surface, int owner) {
  showValue(*form_, static_cast<int>(surface.form.index()));
  const auto* cylinder = std::get_if<CylinderSurface>(&surface.form);
  const auto* sphere = std::get_if<SphereSurface>(&surface.form);
  const auto* waves = std::get_if<SineSurface>(&surface.form);
  const bool is_round = cylinder != nullptr || sphere != nullptr;
  setRowShown(*radius_, is_round);
  hollow_->setVisible(is_round);
  for (FigureField* field : {amplitude_, length_, phase_}) setRowShown(*field, waves != nullptr);
  if (is_round) {
    showNumber(*radius_, cylinder != nullptr ? cylinder->radius : sphere->radius);
    const QSignalBlocker quiet(hollow_);
    hollow_->setChecked(cylinder != nullptr ? cylinder->is_hollow : sphere->is_hollow);
  }
  const AngleUnit unit = editor_.interaction().angleUnit();
  phase_->setAngleUnit(unit);
  phase_->setUnit(angleUnitText(unit));
  if (waves != nullptr) {
    showNumber(*amplitude_, waves->amplitude);
    showNumber(*length_, waves->length);
    showNumber(*phase_, waves->phase);
  }
  const Eigen::Vector3d rpy = turn_.of(surface.X_WS.R, owner);
  for (std::size_t i = 0; i < 3; ++i) {
    showNumber(*origin_.fields[i], surface.X_WS.p[static_cast<int>(i)]);
    angles_.fields[i]->setAngleUnit(unit);
    angles_.fields[i]->setUnit(angleUnitText(unit));
    showNumber(*angles_.fields[i], rpy[static_cast<int>(i)]);
  }
  showNumber(*scale_, surface.scale);
}

}  // namespace linkwright::ui

#include "moc_surface_form.cpp"
