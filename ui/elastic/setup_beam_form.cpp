// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_beam_form.h"

#include "ui/elastic/elastic_words.h"
#include "ui/elastic/setup_guess.h"
#include "ui/elastic/setup_section.h"
#include "ui/widgets/bound_number.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kMilli = 1e3;  // mm a metre
constexpr int kOwn = -1;
constexpr int kMostElements = 1000;

/// 0.005 m is 5 mm and not 5.0000000000000001, and the other way about.
QString number(double value, int digits = 4) { return withTrueMinus(QString::number(value, 'g', digits)); }

QString nameOf(SectionForm form) {
  switch (form) {
    case SectionForm::Rectangle: return BeamForm::tr("Rectangle");
    case SectionForm::Round: return BeamForm::tr("Round");
    case SectionForm::Tube: return BeamForm::tr("Tube");
    case SectionForm::Own: break;
  }
  return BeamForm::tr("Own figures");
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

BeamForm::BeamForm(std::function<void(const QString&, const Change&)> change, QWidget* parent)
    : QWidget(parent), change_(std::move(change)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  QFormLayout* rows = rowsIn(*column);
  buildSection(*rows);
  buildMaterial(*rows);
  buildElements(*rows);
  buildTip(*column);
  figures_ = new WrappedLabel(this);
  figures_->setObjectName("beamFigures");
  figures_->setWordWrap(true);
  column->addWidget(figures_);
}

FigureField* BeamForm::add(QFormLayout& rows, const Number& number) {
  FigureField* field = makeFigure(QString::fromLatin1(number.name), number.spoken, number.unit, this);
  addRow(rows, number.caption, field)->setToolTip(number.spoken);
  bind(*field, number);
  return field;
}

void BeamForm::bind(FigureField& field, const Number& number) {
  bindNumber(field, {[this, number](double shown) {
                       const double value = decimalOf(shown / number.scale);
                       change_(number.spoken, [&](ElasticLink& link) { number.write(link, value); });
                     },
                     [number](double shown) { return number.wrong(decimalOf(shown / number.scale)); }});
  numbers_.emplace_back(&field, number);
}

FigureField* BeamForm::addSize(QFormLayout& rows, const char* name, const QString& caption, const QString& spoken,
                               int which) {
  const auto at = static_cast<std::size_t>(which);
  const auto with = [this, at](double value) {
    SectionSizes next = sizes_;
    next.size[at] = value;
    return next;
  };
  return add(rows, {name, caption, spoken, QStringLiteral(" mm"), kMilli,
                    [this, at](const ElasticLink&) { return sizes_.size[at]; },
                    [with](ElasticLink& link, double value) { link.section = sectionOf(with(value)); },
                    [with](double value) { return wrongSizes(with(value)); }});
}

void BeamForm::buildSection(QFormLayout& rows) {
  form_ = makeChoice(QStringLiteral("sectionForm"), tr("Form of the section"), this);
  for (const SectionForm each : {SectionForm::Rectangle, SectionForm::Round, SectionForm::Tube, SectionForm::Own})
    form_->addItem(nameOf(each), static_cast<int>(each));
  keepFromWheel(*form_);
  addRow(rows, tr("Section"), form_);
  connect(form_, &QComboBox::activated, this,
          [this](int row) { chooseForm(static_cast<SectionForm>(form_->itemData(row).toInt())); });
  width_ = addSize(rows, "sectionWidth", tr("Width (y)"), tr("Width of the section, along y of the beam"), 0);
  height_ = addSize(rows, "sectionHeight", tr("Height (z)"), tr("Height of the section, along z of the beam"), 1);
  diameter_ = addSize(rows, "sectionDiameter", tr("Diameter"), tr("Diameter of the section"), 0);
  tube_diameter_ = addSize(rows, "tubeDiameter", tr("Diameter"), tr("Outer diameter of the tube"), 0);
  wall_ = addSize(rows, "tubeWall", tr("Wall"), tr("Thickness of the tube's wall"), 1);
  const auto own = [&](const char* name, const QString& caption, const QString& spoken, const QString& unit,
                       double scale, double BeamSection::*member) {
    own_.push_back(add(
        rows, {name, caption, spoken, unit, scale, [member](const ElasticLink& link) { return link.section.*member; },
               [member](ElasticLink& link, double value) { link.section.*member = value; }, wrongUnlessPositive}));
  };
  const QString fourth = QStringLiteral(" mm⁴");
  own("sectionArea", tr("Area A"), tr("Area of the section"), QStringLiteral(" mm²"), 1e6, &BeamSection::area);
  own("sectionIy", tr("I_y"), tr("Second moment about y, of bending along z"), fourth, 1e12, &BeamSection::I_y);
  own("sectionIz", tr("I_z"), tr("Second moment about z, of bending along y"), fourth, 1e12, &BeamSection::I_z);
  own("sectionJ", tr("J"), tr("Torsion constant of the section"), fourth, 1e12, &BeamSection::J);
  own("sectionShear", tr("Shear factor"), tr("Shear correction factor, of shifted integration"), QString(), 1.0,
      &BeamSection::shear);
  derived_ = lineIn(rows, "sectionFigures", this);
}

void BeamForm::buildMaterial(QFormLayout& rows) {
  material_ = makeChoice(QStringLiteral("beamMaterial"), tr("Material of the beam"), this);
  int at = 0;
  for (const NamedMaterial& each : namedMaterials()) material_->addItem(each.name, at++);
  material_->addItem(nameOf(SectionForm::Own), kOwn);
  keepFromWheel(*material_);
  addRow(rows, tr("Material"), material_);
  connect(material_, &QComboBox::activated, this,
          [this](int row) { chooseMaterial(material_->itemData(row).toInt()); });
  const auto figure = [&](const char* name, const QString& caption, const QString& spoken, const QString& unit,
                          double scale, double BeamMaterial::*member, QString (*wrong)(double)) {
    add(rows, {name, caption, spoken, unit, scale, [member](const ElasticLink& link) { return link.material.*member; },
               [member](ElasticLink& link, double value) { link.material.*member = value; }, wrong});
  };
  figure("beamYoung", tr("E"), tr("Young's modulus"), QStringLiteral(" GPa"), 1e-9, &BeamMaterial::young,
         wrongUnlessPositive);
  figure("beamShear", tr("G"), tr("Shear modulus"), QStringLiteral(" GPa"), 1e-9, &BeamMaterial::shear,
         wrongUnlessPositive);
  figure("beamDensity", tr("Density"), tr("Density of the beam, where its link has no mass of its own"),
         QStringLiteral(" kg/m³"), 1.0, &BeamMaterial::density, wrongIfNegative);
}

void BeamForm::choose(QComboBox& box, const QString& text, const std::function<void(ElasticLink&, int)>& write) {
  keepFromWheel(box);
  connect(&box, &QComboBox::activated, this, [this, &box, text, write](int row) {
    ElasticLink next = spec_;
    write(next, box.itemData(row).toInt());
    if (next != spec_) change_(text, [&next](ElasticLink& link) { link = next; });
  });
}

void BeamForm::buildElements(QFormLayout& rows) {
  FigureField* elements =
      add(rows, {"beamElements", tr("Elements"), tr("Number of elements, of equal length"), QString(), 1.0,
                 [](const ElasticLink& link) {
                   return link.stations.empty() ? link.elements : static_cast<double>(link.stations.size()) + 1.0;
                 },
                 [](ElasticLink& link, double value) {
                   link.elements = static_cast<int>(std::lround(value));
                   // nodes at places of their own are given up for an even spread
                   link.stations.clear();
                 },
                 [](double value) {
                   const bool is_count = value == std::round(value) && value >= 1.0 && value <= kMostElements;
                   return is_count ? QString() : tr("a whole number from 1 to 1000");
                 }});
  elements->setStep(1.0);
  kind_ = makeChoice(QStringLiteral("elementKind"), tr("Kind of the elements"), this);
  for (const ElementKind each : {ElementKind::EulerBernoulli, ElementKind::ShiftedIntegration})
    addWords(*kind_, wordsFor(each), static_cast<int>(each));
  addRow(rows, tr("Kind"), kind_);
  choose(*kind_, tr("Kind of the elements"),
         [](ElasticLink& link, int value) { link.kind = static_cast<ElementKind>(value); });
  mass_ = makeChoice(QStringLiteral("beamMass"), tr("How mass is given to the nodes"), this);
  for (const BeamMass each : {BeamMass::Consistent, BeamMass::Linear, BeamMass::Lumped})
    addWords(*mass_, wordsFor(each), static_cast<int>(each));
  addRow(rows, tr("Mass"), mass_);
  choose(*mass_, tr("Mass of the nodes"),
         [](ElasticLink& link, int value) { link.mass = static_cast<BeamMass>(value); });
}

void BeamForm::buildTip(QVBoxLayout& column) {
  tip_ = addFigures(column, QStringLiteral("beamTip"), tr("Tip of the beam, in the link's frame"),
                    tr("%1 of the beam's tip"), {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")}, this);
  for (int i = 0; i < 3; ++i) {
    FigureField* field = tip_.fields[static_cast<std::size_t>(i)];
    field->setUnit(QStringLiteral(" m"));
    bindNumber(*field, {[this, i](double value) {
      // where it is by itself counts for the other two
      Eigen::Vector3d tip;
      for (int k = 0; k < 3; ++k) tip[k] = tip_.fields[static_cast<std::size_t>(k)]->si();
      tip[i] = value;
      change_(tr("Tip of the beam"), [&](ElasticLink& link) { link.tip = tip; });
    }});
  }
}

void BeamForm::chooseForm(SectionForm form) {
  if (form == SectionForm::Own) {
    own_section_ = spec_.link;
    return showForm();
  }
  own_section_.clear();
  if (recognised(spec_.section).form == form) return showForm();
  const BeamSection next = sectionOf(begunAs(form, spec_.section));
  change_(tr("Form of the section"), [&](ElasticLink& link) { link.section = next; });
}

void BeamForm::chooseMaterial(int named) {
  own_material_ = named == kOwn ? spec_.link : std::string();
  if (named == kOwn || named == recognised(spec_.material)) return showForm();
  const BeamMaterial next = namedMaterials()[static_cast<std::size_t>(named)].material;
  change_(tr("Material of the beam"), [&](ElasticLink& link) { link.material = next; });
}

void BeamForm::show(const Mechanism& mechanism, int link, const ElasticLink& spec) {
  // what was refused was of another link
  if (spec.link != spec_.link) {
    for (auto* field : findChildren<FigureField*>()) field->settle();
  }
  spec_ = spec;
  showForm();
  const Eigen::Vector3d tip = link >= 0 ? tipOf(mechanism, link, spec).value_or(spec.root) : spec.root;
  for (int i = 0; i < 3; ++i) showNumber(*tip_.fields[static_cast<std::size_t>(i)], tip[i]);
  showFigures(mechanism, link);
}

// what there is to see of spec_, by the form and the material that it is given in
void BeamForm::showForm() {
  sizes_ = own_section_ == spec_.link ? SectionSizes{} : recognised(spec_.section);
  showValue(*form_, static_cast<int>(sizes_.form));
  showValue(*material_, own_material_ == spec_.link ? kOwn : recognised(spec_.material));
  showValue(*kind_, static_cast<int>(spec_.kind));
  showValue(*mass_, static_cast<int>(spec_.mass));
  for (FigureField* field : {width_, height_}) setRowShown(*field, sizes_.form == SectionForm::Rectangle);
  setRowShown(*diameter_, sizes_.form == SectionForm::Round);
  for (FigureField* field : {tube_diameter_, wall_}) setRowShown(*field, sizes_.form == SectionForm::Tube);
  for (FigureField* field : own_) setRowShown(*field, sizes_.form == SectionForm::Own);
  for (const auto& [field, number] : numbers_) showNumber(*field, decimalOf(number.scale * number.read(spec_)));
  const BeamSection& section = spec_.section;
  derived_->setText(tr("A = %1\u00a0mm², I_y = %2\u00a0mm⁴, I_z = %3\u00a0mm⁴, J = %4\u00a0mm⁴")
                        .arg(number(1e6 * section.area), number(1e12 * section.I_y), number(1e12 * section.I_z),
                             number(1e12 * section.J)));
  derived_->setVisible(sizes_.form != SectionForm::Own);
}

void BeamForm::showFigures(const Mechanism& mechanism, int link) {
  const std::optional<BeamFigures> beam = link >= 0 ? figuresOf(mechanism, link, spec_) : std::nullopt;
  if (!beam) return figures_->setText(tr("The beam has no length: say where its tip is."));
  const bool is_stiff = beam->EA >= 1e6;
  const QString stiffness = tr("E\u00a0I_y = %1\u00a0N\u00a0m², E\u00a0I_z = %2\u00a0N\u00a0m², E\u00a0A = %3")
                                .arg(number(beam->EI_y), number(beam->EI_z),
                                     is_stiff ? tr("%1\u00a0MN").arg(number(1e-6 * beam->EA))
                                              : tr("%1\u00a0kN").arg(number(1e-3 * beam->EA)));
  const QString size =
      tr("%1\u00a0m long, %2\u00a0kg by the %3")
          .arg(number(beam->length), number(beam->mass), beam->has_own_mass ? tr("link's mass") : tr("density"));
  const QString tone = std::isfinite(beam->across_y) && std::isfinite(beam->across_z)
                           ? tr("as a cantilever it rings at %1\u00a0Hz along y and %2\u00a0Hz along z")
                                 .arg(number(beam->across_y), number(beam->across_z))
                           : tr("without mass it has no frequency of its own");
  figures_->setText(QStringLiteral("%1\n%2; %3").arg(stiffness, size, tone));
}

}  // namespace linkwright::ui

#include "moc_setup_beam_form.cpp"
