// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_beam_form.h"

#include "core/beam/beam_suggestion.h"
#include "core/scene/describe_elastic.h"
#include "ui/document/translated.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/elastic_words.h"

#include <QVBoxLayout>

#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kMilli = 1e3;  // mm a metre
constexpr int kOwn = -1;
constexpr ElementKind kOfferedKinds[] = {ElementKind::EulerBernoulli, ElementKind::ShiftedIntegration};
constexpr BeamMass kOfferedMasses[] = {BeamMass::Consistent, BeamMass::Linear, BeamMass::Lumped};

QString number(double value, int digits = 4) { return withTrueMinus(QString::number(value, 'g', digits)); }

QString nameOf(SectionForm form) {
  switch (form) {
    case SectionForm::Rectangle: return BeamForm::tr("Rectangle");
    //: noun: section of a beam
    case SectionForm::Round: return BeamForm::tr("Circle");
    case SectionForm::Tube: return BeamForm::tr("Tube");
    case SectionForm::Own: break;
  }
  return BeamForm::tr("Custom values");
}

/// Nodes at places of their own are given up for an even spread.
void setElements(ElasticLink& link, double elements) {
  link.elements = static_cast<int>(std::lround(elements));
  link.stations.clear();
}

WrappedLabel* lineIn(QFormLayout& rows, const char* name, QWidget* parent) {
  auto* label = new WrappedLabel(parent);
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->setForegroundRole(QPalette::PlaceholderText);
  rows.addRow(label);
  return label;
}

}  // namespace

int elementsOf(const ElasticLink& link) {
  return link.stations.empty() ? link.elements : static_cast<int>(link.stations.size()) + 1;
}

BeamForm::BeamForm(const std::function<void(const QString&, const Change&)>& change, QWidget* parent)
    : QWidget(parent), change_(change), form_(change) {
  QVBoxLayout* column = innerColumnIn(*this);
  QFormLayout* rows = rowsIn(*column);
  form_.in(rows, this);
  form_.setStepsSpoken();
  buildSection(*rows);
  buildMaterial(*rows);
  buildElements();
  buildTip(*column);
  figures_ = new WrappedLabel(this);
  figures_->setObjectName("beamProperties");
  figures_->setWordWrap(true);
  column->addWidget(figures_);
}

void BeamForm::addSize(SectionForm form, const char* name, const QString& caption, const QString& spoken, int which) {
  const auto at = static_cast<std::size_t>(which);
  const auto with = [this, at](double value) {
    SectionSizes next = sizes_;
    next.size[at] = value;
    return next;
  };
  form_.number(name, caption, spoken,
               ByFunctions{[this, at](const ElasticLink&) { return sizes_.size[at]; },
                           [with](ElasticLink& link, double value) { link.section = sectionOf(with(value)); }},
               Field{},
               {.unit = QStringLiteral(" mm"),
                .factor = kMilli,
                .test = [with](double value) { return translated(problemOf(with(value))); },
                .is_there = [this, form](const ElasticLink&) { return sizes_.form == form; }});
}

void BeamForm::buildSection(QFormLayout& rows) {
  section_form_ = makeChoice(QStringLiteral("sectionForm"), tr("Shape of the section"), this);
  for (const SectionForm each : {SectionForm::Rectangle, SectionForm::Round, SectionForm::Tube, SectionForm::Own})
    section_form_->addItem(nameOf(each), static_cast<int>(each));
  keepFromWheel(*section_form_);
  //: noun: cross-section of a beam
  addRow(rows, tr("Section"), section_form_);
  connect(section_form_, &QComboBox::activated, this,
          [this](int row) { chooseForm(static_cast<SectionForm>(section_form_->itemData(row).toInt())); });
  addSize(SectionForm::Rectangle, "sectionWidth", tr("Width (y)"), tr("Width of the section along the beam's y axis"),
          0);
  addSize(SectionForm::Rectangle, "sectionHeight", tr("Height (z)"),
          tr("Height of the section along the beam's z axis"), 1);
  addSize(SectionForm::Round, "sectionDiameter", tr("Diameter"), tr("Diameter of the section"), 0);
  addSize(SectionForm::Tube, "tubeDiameter", tr("Diameter"), tr("Outer diameter of the tube"), 0);
  //: noun: thickness of the wall of a tube
  addSize(SectionForm::Tube, "tubeWall", tr("Wall"), tr("Wall thickness of the tube"), 1);
  const auto is_own = [this](const ElasticLink&) { return sizes_.form == SectionForm::Own; };
  const QString fourth = QStringLiteral(" mm⁴");
  form_.number("sectionArea", tr("Area A"), tr("Area of the section"),
               within(&ElasticLink::section, &BeamSection::area),
               {.unit = QStringLiteral(" mm²"), .factor = 1e6, .is_there = is_own});
  form_.number("sectionIy", tr("I_y"), tr("Second moment of area about y, for deflection along z"),
               within(&ElasticLink::section, &BeamSection::I_y), {.unit = fourth, .factor = 1e12, .is_there = is_own});
  form_.number("sectionIz", tr("I_z"), tr("Second moment of area about z, for deflection along y"),
               within(&ElasticLink::section, &BeamSection::I_z), {.unit = fourth, .factor = 1e12, .is_there = is_own});
  form_.number("sectionJ", tr("J"), tr("Torsion constant of the section"),
               within(&ElasticLink::section, &BeamSection::J), {.unit = fourth, .factor = 1e12, .is_there = is_own});
  form_.number("sectionShear", tr("Shear factor"), tr("Shear correction factor for shifted integration"),
               within(&ElasticLink::section, &BeamSection::shear), {.is_there = is_own});
  derived_ = lineIn(rows, "sectionProperties", this);
}

void BeamForm::buildMaterial(QFormLayout& rows) {
  material_ = makeChoice(QStringLiteral("beamMaterial"), tr("Material of the beam"), this);
  int at = 0;
  for (const NamedMaterial& each : namedMaterials()) material_->addItem(translated(each.name), at++);
  material_->addItem(nameOf(SectionForm::Own), kOwn);
  keepFromWheel(*material_);
  addRow(rows, tr("Material"), material_);
  connect(material_, &QComboBox::activated, this,
          [this](int row) { chooseMaterial(material_->itemData(row).toInt()); });
  //: symbol: Young's modulus
  form_.number("beamYoung", tr("E"), tr("Young's modulus"), within(&ElasticLink::material, &BeamMaterial::young),
               {.unit = QStringLiteral(" GPa"), .factor = 1e-9});
  //: symbol: shear modulus
  form_.number("beamShear", tr("G"), tr("Shear modulus"), within(&ElasticLink::material, &BeamMaterial::shear),
               {.unit = QStringLiteral(" GPa"), .factor = 1e-9});
  form_.number("beamDensity", tr("Density"), tr("Density of the beam, used only if the link has no mass"),
               within(&ElasticLink::material, &BeamMaterial::density));
}

void BeamForm::buildElements() {
  //: noun: number of finite elements of a beam
  form_.number("beamElements", tr("Elements"), tr("Number of elements of equal length"),
               ByFunctions{elementsOf, setElements}, fieldOf<ElasticLink>(&ElasticLink::elements), {.step = 1.0});
  form_.choice("elementKind", tr("Type"), tr("Element type"), &ElasticLink::kind, kOfferedKinds, wordsFor,
               {.undo = tr("Element type")});
  form_.choice("beamMass", tr("Mass"), tr("Distribution of mass among the nodes"), &ElasticLink::mass, kOfferedMasses,
               wordsFor, {.undo = tr("Mass distribution")});
}

void BeamForm::buildTip(QVBoxLayout& column) {
  // where it is by itself counts for the other two
  const auto tip = [this](ElasticLink& link) {
    if (!link.tip) link.tip = tip_;
    return &*link.tip;
  };
  form_.numbers(column, "beamTip", tr("Tip of the beam, in the link frame"), tr("%1 of the beam's tip"), tip,
                {.undo = tr("Tip of the beam")});
}

void BeamForm::chooseForm(SectionForm form) {
  if (form == SectionForm::Own) {
    own_section_ = spec_.link;
    return showForm();
  }
  own_section_.clear();
  if (recognised(spec_.section).form == form) return showForm();
  const BeamSection next = sectionOf(startedAs(form, spec_.section));
  change_(tr("Shape of the section"), [&](ElasticLink& link) { link.section = next; });
}

void BeamForm::chooseMaterial(int named) {
  own_material_ = named == kOwn ? spec_.link : std::string();
  if (named == kOwn || named == recognised(spec_.material)) return showForm();
  const BeamMaterial next = namedMaterials()[static_cast<std::size_t>(named)].material;
  change_(tr("Material of the beam"), [&](ElasticLink& link) { link.material = next; });
}

void BeamForm::show(const Mechanism& mechanism, int link, const ElasticLink& spec) {
  // what was refused was of another link
  if (spec.link != spec_.link) form_.settle();
  spec_ = spec;
  tip_ = link >= 0 ? beamTip(mechanism, link, spec).value_or(spec.root) : spec.root;
  showForm();
  showFigures(mechanism, link);
}

// what there is to see of spec_, by the form and the material that it is given in
void BeamForm::showForm() {
  sizes_ = own_section_ == spec_.link ? SectionSizes{} : recognised(spec_.section);
  showValue(*section_form_, static_cast<int>(sizes_.form));
  showValue(*material_, own_material_ == spec_.link ? kOwn : recognised(spec_.material));
  ElasticLink shown = spec_;
  shown.tip = tip_;
  form_.show(shown);
  const BeamSection& section = spec_.section;
  //: section of a beam; %1: area, %2 and %3: second moments of area, %4: torsion constant
  derived_->setText(tr("A = %1\u00a0mm², I_y = %2\u00a0mm⁴, I_z = %3\u00a0mm⁴, J = %4\u00a0mm⁴")
                        .arg(number(1e6 * section.area), number(1e12 * section.I_y), number(1e12 * section.I_z),
                             number(1e12 * section.J)));
  derived_->setVisible(sizes_.form != SectionForm::Own);
}

void BeamForm::showFigures(const Mechanism& mechanism, int link) {
  const std::optional<BeamProperties> beam = link >= 0 ? beamProperties(mechanism, link, spec_) : std::nullopt;
  if (!beam) return figures_->setText(tr("The beam has no length. Enter the position of its tip."));
  const bool is_stiff = beam->EA >= 1e6;
  //: stiffness of a beam; %1 and %2: in bending, %3: axial, with its unit
  const QString stiffness = tr("E\u00a0I_y = %1\u00a0N\u00a0m², E\u00a0I_z = %2\u00a0N\u00a0m², E\u00a0"
                               "A = %3")
                                .arg(number(beam->EI_y), number(beam->EI_z),
                                     is_stiff ? tr("%1\u00a0MN").arg(number(1e-6 * beam->EA))
                                              : tr("%1\u00a0kN").arg(number(1e-3 * beam->EA)));
  //: a beam; %1: its length, %2: its mass, which is that of the link
  const QString of_link = tr("%1\u00a0m long, %2\u00a0kg (mass of the link)");
  //: a beam; %1: its length, %2: its mass, which follows from the density
  const QString of_density = tr("%1\u00a0m long, %2\u00a0kg (from the density)");
  const QString size = (beam->has_own_mass ? of_link : of_density).arg(number(beam->length), number(beam->mass));
  //: a beam; %1 and %2: its natural frequencies along y and z
  const QString tone = std::isfinite(beam->across_y) && std::isfinite(beam->across_z)
                           ? tr("lowest natural frequencies as a cantilever: %1 Hz along y, %2 Hz along z")
                                 .arg(number(beam->across_y), number(beam->across_z))
                           : tr("no natural frequencies, because the beam has no mass");
  figures_->setText(QStringLiteral("%1\n%2; %3").arg(stiffness, size, tone));
}

}  // namespace linkwright::ui

#include "moc_setup_beam_form.cpp"
