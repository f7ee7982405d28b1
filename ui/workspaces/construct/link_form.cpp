// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/link_form.h"

#include "core/base/quoted_text.h"
#include "core/mechanism/extend.h"
#include "core/mechanism/inertia.h"
#include "core/scene/describe_mechanism.h"
#include "ui/widgets/copy_as.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/property_field.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/wrapped_label.h"

#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace linkwright::ui {

namespace {

using Part = ProblemPlace::Part;
using Field = ProblemPlace::Field;

// xx yy zz xy xz yz
constexpr double kInMiddle = 0.01;  // of the distance to the middle

constexpr std::array<std::pair<int, int>, 6> kEntries = {{{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}}};

/// The link with its figures from another source. The mass stays where it can: what was typed before goes on.
Link withSource(Link link, MassSource source) {
  const std::optional<Inertial> of_shapes = inertialOf(link.shapes, 1.0);
  if (source == MassSource::DensityOfShapes && of_shapes && of_shapes->mass > 0.0 && link.inertial->mass > 0.0) {
    link.density = link.inertial->mass / of_shapes->mass;
  }
  link.mass_source = source;
  followShapes(link);
  return link;
}

/// Why a centre of mass is not where a textbook has it; empty where it is, or where it was typed in.
QString whyNotInMiddle(const Link& link) {
  if (link.mass_source != MassSource::MassOfShapes && link.mass_source != MassSource::DensityOfShapes) return {};
  const std::optional<Inertial> rod = inertialOfRod(link.shapes, 1.0);
  if (!rod || (link.inertial->p_LLcm - rod->p_LLcm).norm() < kInMiddle * rod->p_LLcm.norm()) return {};
  //: %1 and %2: numbers
  return LinkForm::tr(
             "The centre of mass is %1 m from the joint and the middle of the link %2 m, because every shape "
             "has mass, also the one that marks the joint.")
      .arg(significant(link.inertial->p_LLcm.norm()), significant(rod->p_LLcm.norm()));
}

}  // namespace

LinkForm::LinkForm(PartEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor), form_(editor) {
  QVBoxLayout* column = columnIn(*this);
  QFormLayout* rows = rowsIn(*column);
  form_.in(rows, this);
  form_.text("linkName", tr("&Name"), tr("Name of the link"), tr("Name"), [](Link& link) { return &link.name; });
  buildLength(*column);
  //: adjective: a link without mass
  massless_ =
      makeSwitch("linkMassless", tr("Massless"), tr("The link has no mass of its own, only shapes and payloads"), this);
  column->addWidget(massless_);
  figures_ = new QWidget(this);
  QVBoxLayout* inside = innerColumnIn(*figures_);
  buildMass(*inside);
  column->addWidget(figures_);
  editor_.place(Part::Link, Field::Mass, massless_);
  connect(massless_, &QCheckBox::clicked, this, &LinkForm::setMassless);
  connect(source_, &QComboBox::activated, this,
          [this](int row) { chooseSource(static_cast<MassSource>(source_->itemData(row).toInt())); });
  connect(&editor_, &PartEditor::shown, this, &LinkForm::showLink);
}

void LinkForm::buildLength(QVBoxLayout& column) {
  const auto tip = [this](const Link&) { return linkTip(editor_.mechanism(), editor_.link()); };
  const auto length = [tip](const Link& link) { return tip(link) ? tip(link)->length : 0.0; };
  form_.in(rowsIn(column), this);
  form_.setPlace(Field::Shapes);
  // what hangs on the link goes along
  form_.setMake([this](const Mechanism& now, double value) {
    const std::optional<LinkTip> has = linkTip(now, editor_.link());
    return has ? extended(now, editor_.link(), *has, value) : withLink(now, editor_.link(), editor_.shownLink());
  });
  const auto why_not = [this](double value) {
    const std::optional<LinkTip> has = linkTip(editor_.mechanism(), editor_.link());
    return has && !(value >= has->shortest)
               ? tr("the length must be at least %1 m because of the shapes").arg(has->shortest)
               : QString();
  };
  form_.number("linkLength", tr("Length"), tr("Length of the link, from its joint to its tip"),
               ByFunctions{length, [](Link&, double) {}}, linkwright::Field{.unit = "m"},
               {.help = tr("Extend the shapes that end at the tip, and move everything attached to the tip"),
                .step = 0.01,
                .test = why_not,
                .is_there = [tip](const Link& link) { return tip(link).has_value(); }});
  form_.setMake({});
}

void LinkForm::buildMass(QVBoxLayout& column) {
  QFormLayout* rows = rowsIn(column);
  source_ = makeChoice("massSource", tr("Source of mass and inertia"), figures_);
  source_->addItem(tr("Entered values"), static_cast<int>(MassSource::Given));
  source_->addItem(tr("Entered mass, uniform rod"), static_cast<int>(MassSource::UniformRod));
  source_->addItem(tr("Entered mass, inertia from shapes"), static_cast<int>(MassSource::MassOfShapes));
  source_->addItem(tr("Density of the shapes"), static_cast<int>(MassSource::DensityOfShapes));
  addRow(*rows, tr("Mass source"), source_);
  not_in_middle_ = new WrappedLabel(figures_);
  not_in_middle_->setObjectName("centreNotInMiddle");
  not_in_middle_->setAccessibleName(tr("Why the centre of mass is not in the middle of the link"));
  use_rod_ = makeButton("useUniformRod", tr("Use a Uniform Rod"),
                        tr("Take the link for a uniform rod, with the centre of mass in its middle"), figures_);
  rows->addRow(not_in_middle_);
  rows->addRow(use_rod_);
  connect(use_rod_, &QToolButton::clicked, this, [this] { chooseSource(MassSource::UniformRod); });
  const auto inertial = [](auto member) {
    return [member](Link& link) { return link.inertial ? &((*link.inertial).*member) : nullptr; };
  };
  Link with_mass;
  with_mass.inertial.emplace();
  form_.in(rows, figures_);
  form_.setPlace(Field::Mass);
  mass_ = &form_.number("linkMass", tr("M&ass"), tr("Mass"), inertial(&Inertial::mass),
                        fieldOf<Link>(inertial(&Inertial::mass), with_mass), {.also = followShapes});
  // rows of its own: a hidden row presses the caption before it flat where captions stand over their fields
  form_.in(rowsIn(column), figures_);
  form_.number(
      "linkDensity", tr("&Density"), tr("Density of the shapes"), &Link::density,
      {.test = [](double density) { return density > 0.0 ? QString() : tr("a density must be greater than 0 kg/m³"); },
       .is_there = [](const Link& link) { return link.mass_source == MassSource::DensityOfShapes; },
       .also = followShapes});
  form_.setPlace(Field::Centre);
  centre_ =
      form_.numbers(column, "linkCentre", tr("&Centre of mass in the link frame (m)"), tr("Centre of mass %1 (m)"),
                    inertial(&Inertial::p_LLcm), {.undo = tr("Centre of mass %1"), .step = 0.01});
  form_.setPlace(Field::Inertia);
  const auto entry = [](Link& link, int i) {
    const auto [row, beside] = kEntries.at(static_cast<std::size_t>(i));
    return link.inertial ? &link.inertial->I_LLcm_L(row, beside) : nullptr;
  };
  const auto mirror = [](Link& link) {
    Eigen::Matrix3d& I = link.inertial->I_LLcm_L;
    for (const auto& [row, beside] : kEntries) I(beside, row) = I(row, beside);
  };
  inertia_ = form_.numbersAt(column, "linkInertia", tr("&Inertia about the centre of mass, in the link frame (kg m²)"),
                             tr("Inertia %1 (kg m²)"), {"xx", "yy", "zz", "xy", "xz", "yz"}, {},
                             {.undo = tr("Inertia %1"), .also = mirror}, entry);
  for (NumberField* field : inertia_.fields) {
    offerCopies(*field, {copyOffer(tr("Copy Inertia As"), [this] { return inertiaMatrix(); })});
  }
  physical_ = new WrappedLabel(figures_);
  physical_->setObjectName("linkPhysical");
  physical_->setAccessibleName(tr("Physical consistency of the inertia"));
  column.addWidget(physical_);
}

std::vector<NamedMatrix> LinkForm::inertiaMatrix() const {
  if (editor_.link() < 0 || !editor_.shownLink().inertial) return {};
  const Link& link = editor_.shownLink();
  return {{"I", "I", "inertia of link " + quotedName(link.name) + " about its centre of mass, link frame; kg m^2",
           link.inertial->I_LLcm_L}};
}

void LinkForm::showLink() {
  if (editor_.link() < 0) return;
  const Link& link = editor_.shownLink();
  massless_->setChecked(!link.inertial);
  figures_->setVisible(link.inertial.has_value());
  if (!link.inertial) return;
  const QSignalBlocker blocker(source_);
  source_->setCurrentIndex(source_->findData(static_cast<int>(link.mass_source)));
  const bool by_density = link.mass_source == MassSource::DensityOfShapes;
  const bool by_hand = link.mass_source == MassSource::Given;
  mass_->figure()->setReadOnly(by_density);
  mass_->caption->setEnabled(!by_density);
  for (NumberField* field : centre_.fields) field->setReadOnly(!by_hand);
  for (NumberField* field : inertia_.fields) field->setReadOnly(!by_hand);
  const QString why = whyNotInMiddle(link);
  not_in_middle_->setText(why);
  not_in_middle_->setVisible(!why.isEmpty());
  use_rod_->setVisible(!why.isEmpty());
  showPhysical(*link.inertial);
}

void LinkForm::showPhysical(const Inertial& inertial) {
  const Eigen::Vector3d moments = principalInertia(inertial).moments;
  const NumberGroup numbers(moments.data(), 3);
  //: %1, %2 and %3: the principal moments of inertia
  const QString principal = tr("Principal moments: %1, %2, %3 kg m².")
                                .arg(numbers.text(moments[0]), numbers.text(moments[1]), numbers.text(moments[2]));
  if (isPhysical(inertial)) {
    physical_->setText(joinedSentences({tr("✓ Physically consistent inertia."), principal}));
    return;
  }
  QString why;
  if (inertial.mass == 0.0)
    why = tr("the mass is zero");
  else if (moments[0] < 0.0)
    why = tr("the smallest principal moment is negative");
  else
    why = tr("the largest principal moment exceeds the sum of the other two");
  physical_->setText(joinedSentences({tr("⚠ Not physically consistent: %1.").arg(why), principal}));
}

void LinkForm::chooseSource(MassSource source) {
  const Asked asked{Field::Mass, tr("Mass source"), source_};
  const Link& link = editor_.shownLink();
  if (source == link.mass_source) return;
  if (source != MassSource::Given && !inertialOfShapes(withSource(link, source))) {
    editor_.refuse(
        Part::Link, asked,
        (source == MassSource::UniformRod
             ? tr("Link “%1” has no shape along which a rod could lie. Add a box, cylinder, capsule or beam under "
                  "Shapes.")
             : tr("Link “%1” has no shape with a volume, so its mass cannot be computed from its shapes. Add a shape "
                  "other than a mesh under Shapes."))
            .arg(QString::fromStdString(link.name)));
    showLink();
    return;
  }
  editor_.changeLink(asked, [source](Link& changed) { changed = withSource(std::move(changed), source); });
  showLink();
}

void LinkForm::setMassless(bool massless) {
  editor_.changeLink({Field::Mass, massless ? tr("Remove mass") : tr("Mass"), massless_}, [massless](Link& changed) {
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
