// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/build/link_form.h"

#include "core/base/quoted_text.h"
#include "core/mechanism/extend.h"
#include "core/mechanism/inertia.h"
#include "ui/build/shape_mass.h"
#include "ui/build/text_field.h"
#include "ui/widgets/copy_as.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/wrapped_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace linkwright::ui {

namespace {

using Part = ProblemPlace::Part;
using Field = ProblemPlace::Field;

// xx yy zz xy xz yz
constexpr std::array<std::pair<int, int>, 6> kEntries = {{{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}}};

}  // namespace

LinkForm::LinkForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  QVBoxLayout* column = columnIn(*this);
  QFormLayout* rows = rowsIn(*column);
  name_ = new TextField(this);
  name_->setObjectName("linkName");
  name_->setAccessibleName(tr("Name of the link"));
  addRow(*rows, tr("&Name"), name_);
  buildLength(*column);
  massless_ = makeSwitch("linkMassless", tr("&Without mass"),
                         tr("The link is a frame without mass: it has shapes and payloads only"), this);
  column->addWidget(massless_);
  figures_ = new QWidget(this);
  auto* inside = new QVBoxLayout(figures_);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(column->spacing());
  buildMass(*inside);
  column->addWidget(figures_);
  bindMass();
  editor_.place(Part::Link, Field::Mass, massless_);
  connect(massless_, &QCheckBox::clicked, this, &LinkForm::setMassless);
  connect(source_, &QComboBox::activated, this,
          [this](int row) { chooseSource(static_cast<MassSource>(source_->itemData(row).toInt())); });
  connect(&editor_, &PartEditor::shown, this, &LinkForm::showLink);
}

void LinkForm::buildLength(QVBoxLayout& column) {
  length_ = makeFigure("linkLength", tr("Length of the link, from its joint to its tip"), QStringLiteral(" m"), this);
  length_->setStep(0.01);
  length_->setToolTip(tr("The solid grows, what hangs at the tip goes along"));
  length_caption_ = addRow(*rowsIn(column), tr("Length"), length_);
  const auto asked = [this] { return Asked{Field::Shapes, tr("Length"), length_, length_->typedText()}; };
  const auto make = [this](double length) {
    return [this, length](const Mechanism& now) {
      const std::optional<LinkTip> tip = linkTip(now, editor_.link());
      return tip ? extended(now, editor_.link(), *tip, length) : withLink(now, editor_.link(), editor_.shownLink());
    };
  };
  connect(length_, &FigureField::typed, this, [this, asked, make](double length) {
    const std::optional<LinkTip> tip = linkTip(editor_.mechanism(), editor_.link());
    if (tip && !(length >= tip->shortest)) {
      return editor_.refuse(Part::Link, asked(), tr("its solids need a length of at least %1 m").arg(tip->shortest));
    }
    editor_.editLink(asked(), make(length));
  });
  connect(length_, &FigureField::spun, this,
          [this, asked, make](double length) { editor_.spinEdit(asked(), make(length)); });
  connect(length_, &FigureField::spinEnded, &editor_, &PartEditor::endLive);
  connect(length_, &FigureField::notTaken, this,
          [this, asked](const QString&, const QString& why) { editor_.refuse(Part::Link, asked(), why); });
  connect(length_, &FigureField::dropped, this, [this] {
    editor_.cancelLive();
    editor_.drop(length_);
  });
  connect(&editor_, &PartEditor::leaving, length_, &FigureField::finish);
}

void LinkForm::showLength() {
  const std::optional<LinkTip> tip = linkTip(editor_.mechanism(), editor_.link());
  length_->setVisible(tip.has_value());
  length_caption_->setVisible(tip.has_value());
  if (!tip) return;
  length_->setSi(tip->length);
  for (const Refusal& each : editor_.refusals()) {
    if (each.control == length_ && each.place.index == editor_.link()) length_->refuse(each.text, each.reason);
  }
}

void LinkForm::buildMass(QVBoxLayout& column) {
  QFormLayout* rows = rowsIn(column);
  source_ = makeChoice("massSource", tr("Where mass and inertia come from"), figures_);
  source_->addItem(tr("by hand"), static_cast<int>(MassSource::Given));
  source_->addItem(tr("mass by hand, inertia of the shapes"), static_cast<int>(MassSource::MassOfShapes));
  source_->addItem(tr("density of the shapes"), static_cast<int>(MassSource::DensityOfShapes));
  addRow(*rows, tr("Mass from"), source_);
  mass_ = makeFigure("linkMass", tr("Mass"), QStringLiteral(" kg"), figures_);
  mass_caption_ = addRow(*rows, tr("M&ass"), mass_);
  density_ = makeFigure("linkDensity", tr("Density of the shapes"), QStringLiteral(" kg/m³"), figures_);
  // rows of its own: a hidden row presses the caption before it flat where captions stand over their fields
  density_caption_ = addRow(*rowsIn(column), tr("&Density"), density_);
  centre_ = addFigures(column, "linkCentre", tr("&Centre of mass in the link's frame, m"), tr("Centre of mass %1, m"),
                       {"x", "y", "z"}, figures_);
  inertia_ = addFigures(column, "linkInertia", tr("&Inertia about the centre, link's axes, kg m²"),
                        tr("Inertia %1, kg m²"), {"xx", "yy", "zz", "xy", "xz", "yz"}, figures_);
  for (FigureField* field : centre_.fields) field->setStep(0.01);
  for (FigureField* field : inertia_.fields) {
    offerCopies(*field, {copyOffer(tr("Copy the inertia as"), [this] { return inertiaMatrix(); })});
  }
  physical_ = new WrappedLabel(figures_);
  physical_->setObjectName("linkPhysical");
  physical_->setAccessibleName(tr("Whether a real body can have this inertia"));
  column.addWidget(physical_);
}

std::vector<NamedMatrix> LinkForm::inertiaMatrix() const {
  if (editor_.link() < 0 || !editor_.shownLink().inertial) return {};
  const Link& link = editor_.shownLink();
  return {{"I", "I", "inertia of link " + quotedName(link.name) + " about its centre of mass, link's axes; kg m^2",
           link.inertial->I_LLcm_L}};
}

void LinkForm::bindMass() {
  editor_.bindLink(
      name_, Field::Name, tr("Name"), [](const Link& link) { return QString::fromStdString(link.name); },
      [](Link& link, const QString& text) { link.name = text.trimmed().toStdString(); });
  const auto inertial = [](const Link& link) { return link.inertial.value_or(Inertial{}); };
  editor_.bindLink(mass_, Field::Mass, tr("Mass"),
                   {[inertial](const Link& link) { return inertial(link).mass; },
                    [](Link& link, double mass) {
                      link.inertial->mass = mass;
                      followShapes(link);
                    }});
  editor_.bindLink(
      density_, Field::Mass, tr("Density"),
      {[](const Link& link) { return link.density; },
       [](Link& link, double density) {
         link.density = density;
         followShapes(link);
       },
       [](double density) { return density > 0.0 ? QString() : tr("a density has to be above 0 kg/m³"); }});
  for (int i = 0; i < 3; ++i) {
    const QString letter = QString(QLatin1Char("xyz"[i]));
    editor_.bindLink(centre_.fields[static_cast<std::size_t>(i)], Field::Centre, tr("Centre %1").arg(letter),
                     {[inertial, i](const Link& link) { return inertial(link).p_LLcm[i]; },
                      [i](Link& link, double value) { link.inertial->p_LLcm[i] = value; }});
  }
  for (std::size_t k = 0; k < kEntries.size(); ++k) {
    const auto [row, column] = kEntries[k];
    editor_.bindLink(
        inertia_.fields[k], Field::Inertia, tr("Inertia %1").arg(inertia_.captions[k]->text()),
        {[inertial, row = row, column = column](const Link& link) { return inertial(link).I_LLcm_L(row, column); },
         [row = row, column = column](Link& link, double value) {
           link.inertial->I_LLcm_L(row, column) = value;
           link.inertial->I_LLcm_L(column, row) = value;
         }});
  }
}

void LinkForm::showLink() {
  if (editor_.link() < 0) return;
  showLength();
  const Link& link = editor_.shownLink();
  massless_->setChecked(!link.inertial);
  figures_->setVisible(link.inertial.has_value());
  if (!link.inertial) return;
  const QSignalBlocker blocker(source_);
  source_->setCurrentIndex(source_->findData(static_cast<int>(link.mass_source)));
  const bool by_density = link.mass_source == MassSource::DensityOfShapes;
  const bool by_hand = link.mass_source == MassSource::Given;
  mass_->setReadOnly(by_density);
  mass_caption_->setEnabled(!by_density);
  density_->setVisible(by_density);
  density_caption_->setVisible(by_density);
  for (FigureField* field : centre_.fields) field->setReadOnly(!by_hand);
  for (FigureField* field : inertia_.fields) field->setReadOnly(!by_hand);
  showPhysical(*link.inertial);
}

void LinkForm::showPhysical(const Inertial& inertial) {
  const Eigen::Vector3d moments = principalInertia(inertial).moments;
  const NumberGroup numbers(moments.data(), 3);
  const QString principal = tr("Principal moments: %1, %2, %3 kg m².")
                                .arg(numbers.text(moments[0]), numbers.text(moments[1]), numbers.text(moments[2]));
  if (isPhysical(inertial)) {
    physical_->setText(tr("✓ A real body can have this. %1").arg(principal));
    return;
  }
  QString why;
  if (inertial.mass == 0.0)
    why = tr("it has no mass to go with it");
  else if (moments[0] < 0.0)
    why = tr("one principal moment is negative");
  else
    why = tr("the largest principal moment is more than the other two together");
  physical_->setText(tr("⚠ No real body has this: %1. %2").arg(why, principal));
}

void LinkForm::chooseSource(MassSource source) {
  const Asked asked{Field::Mass, tr("Source of the mass"), source_};
  const Link& link = editor_.shownLink();
  if (source == link.mass_source) return;
  if (source != MassSource::Given && !massFollows(link.shapes)) {
    editor_.refuse(Part::Link, asked,
                   tr("link '%1' has no shape with a volume that its mass could be taken from: add one under Shapes")
                       .arg(QString::fromStdString(link.name)));
    showLink();
    return;
  }
  editor_.changeLink(asked, [source](Link& changed) {
    // the mass stays where it can: what was typed before goes on
    const std::optional<double> density = densityFor(changed.shapes, changed.inertial->mass);
    if (source == MassSource::DensityOfShapes && density) changed.density = *density;
    changed.mass_source = source;
    followShapes(changed);
  });
  showLink();
}

void LinkForm::setMassless(bool massless) {
  editor_.changeLink({Field::Mass, massless ? tr("No mass") : tr("Mass"), massless_}, [massless](Link& changed) {
    if (massless) {
      changed.inertial.reset();
    } else {
      changed.inertial = Inertial{};
      followShapes(changed);
    }
  });
  showLink();
}

}  // namespace linkwright::ui

#include "moc_link_form.cpp"
