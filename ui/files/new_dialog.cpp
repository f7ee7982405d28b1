// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/new_dialog.h"

#include "core/mechanism/model.h"
#include "ui/document/evaluate.h"
#include "ui/files/picture_list.h"
#include "ui/view3d/robot_picture.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace linkwright::ui {

namespace {

const SceneView kFromTheSide = {{0.0, 0.0, 0.0}, -1.0, 0.28, 3.0};

QString lineOf(Template which) {
  switch (which) {
    case Template::Empty: return NewDialog::tr("Only a base. Each press of Insert adds a link.");
    case Template::Planar: return NewDialog::tr("A chain of links in a vertical plane.");
    case Template::Scara: return NewDialog::tr("Three parallel revolute joints and a vertical prismatic joint.");
    case Template::Cylindrical: return NewDialog::tr("One revolute joint and two prismatic joints.");
    case Template::SphericalWrist: return NewDialog::tr("Three joint axes through one point.");
    case Template::SixR: return NewDialog::tr("Six joints, as many as an end-effector pose requires.");
    case Template::SevenR: return NewDialog::tr("Seven joints, one more than an end-effector pose requires.");
    case Template::TwoArms: return NewDialog::tr("The torso rotates and leans, and each arm has five joints.");
  }
  return {};
}

QString titleOf(Template which) {
  switch (which) {
    case Template::Empty: return NewDialog::tr("Base only");
    case Template::Planar: return NewDialog::tr("Planar arm");
    case Template::Scara: return NewDialog::tr("SCARA");
    case Template::Cylindrical: return NewDialog::tr("Cylindrical arm");
    case Template::SphericalWrist: return NewDialog::tr("Spherical wrist");
    case Template::SixR: return NewDialog::tr("6R arm");
    case Template::SevenR: return NewDialog::tr("7R arm");
    case Template::TwoArms: return NewDialog::tr("Torso with two arms");
  }
  return {};
}

}  // namespace

//: noun: number of rigid bodies of the robot
NewDialog::NewDialog(QWidget* parent)
    : QDialog(parent),
      list_(new PictureList(this)),
      name_(new QLineEdit(this)),
      links_label_(new QLabel(tr("&Links:"), this)),
      links_(new TypedIn<QSpinBox>(this)),
      idle_(new QTimer(this)) {
  setObjectName("newDialog");
  setWindowTitle(tr("New Robot"));
  list_->setObjectName("newTemplates");
  list_->setAccessibleName(tr("Template"));
  for (const Template each : kTemplates) list_->addCard(titleOf(each), lineOf(each), lineOf(each), {});
  name_->setObjectName("newName");
  name_->setAccessibleName(tr("Name of the robot"));
  auto* name_label = new QLabel(tr("&Name:"), this);
  name_label->setBuddy(name_);
  links_->setObjectName("newLinks");
  links_->setAccessibleName(tr("Number of links"));
  links_->setRange(1, kMostPlanarLinks);
  links_->setValue(3);
  links_label_->setBuddy(links_);
  auto* fields = new QHBoxLayout;
  fields->setSpacing(kSpace);
  fields->addWidget(name_label);
  fields->addWidget(name_, 1);
  fields->addSpacing(kSpace);
  fields->addWidget(links_label_);
  fields->addWidget(links_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  QPushButton* create = buttons->button(QDialogButtonBox::Ok);
  create->setObjectName("newCreate");
  create->setText(tr("&Create"));
  create->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  layout->addWidget(list_, 1);
  layout->addLayout(fields);
  layout->addWidget(buttons);

  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &PictureList::opened, this, &QDialog::accept);
  connect(list_, &PictureList::chosenChanged, this, &NewDialog::showChosen);
  connect(links_, &QSpinBox::valueChanged, this, [this] {
    list_->setPicture(list_->chosen(), {});
    idle_->start(0);
  });
  connect(idle_, &QTimer::timeout, this, &NewDialog::drawNext);
  connect(list_, &PictureList::picturesWanted, this, [this] { idle_->start(0); });
  idle_->start(0);
  list_->choose(0);
  showChosen();
  list_->setFocus();
  const QSize room = parent != nullptr ? parent->size() : screen()->availableSize();
  const QSize wish = QSize(106 * kSpace, 63 * kSpace) * std::min(1.5, textScale());
  resize(wish.boundedTo(QSize(room.width() * 95 / 100, room.height() * 92 / 100)));
}

Template NewDialog::chosen() const {
  return kTemplates[std::clamp<std::size_t>(static_cast<std::size_t>(std::max(0, list_->chosen())), 0,
                                            std::size(kTemplates) - 1)];
}

Mechanism NewDialog::mechanism() const {
  Mechanism made = mechanismFrom(chosen(), links_->value());
  const QString name = name_->text().trimmed();
  if (!name.isEmpty()) made.name = name.toStdString();
  return made;
}

void NewDialog::showChosen() {
  const bool counts = chosen() == Template::Planar;
  links_->setEnabled(counts);
  links_label_->setEnabled(counts);
  // a name that somebody typed stays
  if (name_->text() != proposed_) return;
  proposed_ = QString::fromStdString(mechanismFrom(chosen()).name);
  name_->setText(proposed_);
}

void NewDialog::drawNext() {
  const int card = list_->cardWithoutPicture();
  if (card < 0) return idle_->stop();
  const bool dark = isDark(palette());
  const Mechanism drawn = mechanismFrom(kTemplates[card], links_->value());
  const Model model = Model::compile(drawn).value();
  list_->setPicture(card, robotPicture(drawn, model, readyPlaces(model), kFromTheSide, list_->pictureSize(), dark));
}

}  // namespace linkwright::ui

#include "moc_new_dialog.cpp"
