// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_view_button.h"

#include "ui/plots/curve_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace linkwright::ui {

namespace {

CurveName named(CurveQuantity quantity) {
  CurveName name;
  name.quantity = quantity;
  return name;
}

/// Whether both are the same but for the joint.
bool isSameQuantity(CurveName a, CurveName b) {
  a.joint = b.joint = {};
  return toString(a) == toString(b);
}

bool mayBeOfAll(CurveQuantity quantity) { return quantity == CurveQuantity::Power || quantity == CurveQuantity::Work; }

void describe(QWidget* widget, const char* name, const QString& tip) {
  widget->setObjectName(QString::fromLatin1(name));
  widget->setToolTip(tip);
  widget->setAccessibleDescription(tip);
}

}  // namespace

MotionViewButton::MotionViewButton(Document& document, Interaction& interaction, MoveViewOptions& look, QWidget* parent)
    : QToolButton(parent),
      document_(document),
      interaction_(interaction),
      look_(look),
      choices_(new QFrame(this, Qt::Popup)) {
  setText(tr("Show in 3D %1").arg(QChar(u'▾')));
  setAccessibleName(tr("Show in 3D"));
  setAutoRaise(true);
  setFocusPolicy(Qt::StrongFocus);
  setObjectName(QStringLiteral("showMotionIn3D"));
  buildChoices();
  connect(this, &QToolButton::clicked, this, &MotionViewButton::openChoices);
  connect(&document_, &Document::snapshotChanged, this, &MotionViewButton::showRobot);
  connect(&look_, &MoveViewOptions::changed, this, &MotionViewButton::showLook);
  connect(&look_, &MoveViewOptions::scaleChanged, this, &MotionViewButton::showScale);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &MotionViewButton::showScale);
  showRobot();
  showLook();
  showScale();
}

void MotionViewButton::buildChoices() {
  choices_->setObjectName(QStringLiteral("motionLookChoices"));
  choices_->setAccessibleName(tr("Parts of the motion shown in 3D"));
  choices_->setFrameShape(QFrame::StyledPanel);
  auto* grid = new QGridLayout(choices_);
  grid->setContentsMargins(2 * kSpace, kSpace, 2 * kSpace, kSpace);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace);
  ghosts_ = new QCheckBox(tr("&Ghosts of the arm"), choices_);
  describe(ghosts_, "motionGhosts", tr("Show the arm at several instants of the motion"));
  count_ = new TypedIn<QSpinBox>(choices_);
  count_->setRange(MoveViewOptions::kFewestGhosts, MoveViewOptions::kMostGhosts);
  count_->setAccessibleName(tr("Number of ghosts"));
  describe(count_, "motionGhostCount", tr("Number of ghosts, evenly spaced in time"));
  at_waypoints_ = new QCheckBox(tr("At the &waypoints"), choices_);
  describe(at_waypoints_, "motionGhostsAtWaypoints",
           tr("Place the ghosts at the waypoints instead of spacing them evenly in time"));
  path_ = new QCheckBox(tr("End-effector &path"), choices_);
  describe(path_, "motionPath",
           tr("Show the path of the end effector. Click the path to go to that instant, or drag along the path to "
              "change the time."));
  quantity_ = new QComboBox(choices_);
  quantity_->setAccessibleName(tr("Colour of the path"));
  describe(quantity_, "motionPathQuantity", tr("Quantity shown by the colour of the path"));
  joint_ = new QComboBox(choices_);
  joint_->setAccessibleName(tr("Joint for the path colour"));
  describe(joint_, "motionPathJoint", tr("Joint whose quantity is shown by the colour of the path"));
  auto* coloured = new QLabel(tr("&Coloured by"), choices_);
  coloured->setBuddy(quantity_);
  grid->addWidget(ghosts_, 0, 0);
  grid->addWidget(count_, 0, 1);
  grid->addWidget(at_waypoints_, 0, 2);
  grid->addWidget(path_, 1, 0, 1, 3);
  grid->addWidget(coloured, 2, 0);
  grid->addWidget(quantity_, 2, 1, 1, 2);
  grid->addWidget(joint_, 3, 1, 1, 2);
  connect(ghosts_, &QCheckBox::clicked, &look_, &MoveViewOptions::setShowsGhosts);
  connect(count_, &QSpinBox::valueChanged, &look_, &MoveViewOptions::setGhostCount);
  connect(at_waypoints_, &QCheckBox::clicked, &look_, &MoveViewOptions::setGhostsAtWaypoints);
  connect(path_, &QCheckBox::clicked, &look_, &MoveViewOptions::setShowsPath);
  connect(quantity_, &QComboBox::activated, this, [this] {
    fillJoints();
    chooseCurve();
  });
  connect(joint_, &QComboBox::activated, this, &MotionViewButton::chooseCurve);
}

// above the button where there is more room
void MotionViewButton::openChoices() {
  choices_->adjustSize();
  const QRect room = screen()->availableGeometry();
  QPoint corner = mapToGlobal(QPoint(0, height()));
  if (corner.y() + choices_->height() > room.bottom()) {
    corner = mapToGlobal(QPoint(0, -choices_->height()));
  }
  corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - choices_->width())));
  choices_->move(corner);
  choices_->show();
  ghosts_->setFocus(Qt::PopupFocusReason);
}

void MotionViewButton::fillQuantities() {
  quantities_ = {named(CurveQuantity::HandSpeed), named(CurveQuantity::Torque)};
  if (has_mistakes_) quantities_.push_back(named(CurveQuantity::MistakenTorque));
  for (const TorqueCause cause : causesOf(*model_)) {
    quantities_.push_back(named(CurveQuantity::TorquePart));
    quantities_.back().cause = cause;
  }
  for (const CurveQuantity quantity : {CurveQuantity::Power, CurveQuantity::Work, CurveQuantity::Position,
                                       CurveQuantity::Velocity, CurveQuantity::Acceleration}) {
    quantities_.push_back(named(quantity));
  }
  for (const EnergyKind kind : {EnergyKind::Kinetic, EnergyKind::Potential, EnergyKind::Total}) {
    quantities_.push_back(named(CurveQuantity::Energy));
    quantities_.back().energy = kind;
  }
  for (int axis = 0; axis < 3; ++axis) {
    quantities_.push_back(named(CurveQuantity::HandPosition));
    quantities_.back().axis = axis;
  }
  quantities_.push_back(named(CurveQuantity::Manipulability));
  const QSignalBlocker blocker(quantity_);
  quantity_->clear();
  quantity_->addItem(tr("Single colour"));
  for (const CurveName& name : quantities_) {
    if (name.quantity == CurveQuantity::TorquePart) {
      quantity_->addItem(tr("Torque: %1").arg(causeWord(name.cause)));
    } else if (name.quantity == CurveQuantity::MistakenTorque) {
      quantity_->addItem(tr("Torque with mistakes"));
    } else {
      quantity_->addItem(isOfJoint(name.quantity) || mayBeOfAll(name.quantity) ? quantityWord(name, *model_)
                                                                               : wholeWords(name, *model_));
    }
  }
}

/// The joints that the chosen quantity can be of; the one that was chosen stays.
void MotionViewButton::fillJoints() {
  const int row = quantity_->currentIndex() - 1;
  const QString before = joint_->currentData().toString();
  const QSignalBlocker blocker(joint_);
  joint_->clear();
  const bool of_all = row >= 0 && mayBeOfAll(quantities_.at(static_cast<std::size_t>(row)).quantity);
  const bool of_joint = row >= 0 && (of_all || isOfJoint(quantities_.at(static_cast<std::size_t>(row)).quantity));
  joint_->setEnabled(of_joint && model_->dof() > 0);
  if (of_all) joint_->addItem(tr("All joints"), QString());
  if (of_joint) {
    for (const ModelJoint& joint : model_->joints()) {
      joint_->addItem(QString::fromStdString(joint.name), QString::fromStdString(joint.name));
    }
  }
  joint_->setCurrentIndex(std::max(0, joint_->findData(before)));
}

void MotionViewButton::chooseCurve() {
  const int row = quantity_->currentIndex() - 1;
  if (row < 0) return look_.setCurve({});
  CurveName name = quantities_.at(static_cast<std::size_t>(row));
  name.joint = joint_->currentData().toString().toStdString();
  look_.setCurve(QString::fromStdString(toString(name)));
}

void MotionViewButton::showRobot() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model) return;
  const bool has_mistakes = !snapshot->mistakes.empty();
  if (snapshot->model == model_ && has_mistakes == has_mistakes_) return;
  model_ = snapshot->model;
  has_mistakes_ = has_mistakes;
  fillQuantities();
  // a curve of a joint that is not there any more is now of the first one
  std::optional<CurveName> name = parseCurveName(look_.curve().toStdString());
  if (name && !name->joint.empty() && model_->findJoint(name->joint) < 0 && model_->dof() > 0) {
    name->joint = model_->joints().front().name;
    look_.setCurve(QString::fromStdString(toString(*name)));
  }
  showLook();
  showScale();
}

void MotionViewButton::showLook() {
  if (!model_) return;
  ghosts_->setChecked(look_.showsGhosts());
  {
    const QSignalBlocker blocker(count_);
    count_->setValue(look_.ghostCount());
  }
  at_waypoints_->setChecked(look_.ghostsAtWaypoints());
  count_->setEnabled(look_.showsGhosts() && !look_.ghostsAtWaypoints());
  at_waypoints_->setEnabled(look_.showsGhosts());
  path_->setChecked(look_.showsPath());
  quantity_->setEnabled(look_.showsPath());
  const std::optional<CurveName> name = parseCurveName(look_.curve().toStdString());
  int row = 0;
  for (std::size_t i = 0; name && i < quantities_.size(); ++i) {
    if (isSameQuantity(quantities_[i], *name)) row = static_cast<int>(i) + 1;
  }
  quantity_->setCurrentIndex(row);
  fillJoints();
  if (name) joint_->setCurrentIndex(std::max(0, joint_->findData(QString::fromStdString(name->joint))));
  joint_->setEnabled(joint_->isEnabled() && look_.showsPath());
}

/// The key itself is in the 3D view; here it is in words.
void MotionViewButton::showScale() {
  const std::optional<PathScale>& scale = look_.scale();
  const std::optional<CurveName> name = scale ? parseCurveName(scale->curve.toStdString()) : std::nullopt;
  QString words = tr("Show ghosts of the arm and the path of the end effector in the 3D view");
  if (name && model_) {
    const CurveUnit unit = curveUnit(*name, *model_, interaction_.angleUnit());
    const std::array<double, 2> ends = {unit.scale * scale->lower, unit.scale * scale->upper};
    const NumberGroup numbers(ends.data(), ends.size());
    //: %1: a quantity ("Velocity of elbow"), %2: its smallest value, %3: its largest, %4: its unit
    words += QStringLiteral("\n") +
             tr("Path colours: %1, from %2 to %3 %4")
                 .arg(wholeWords(*name, *model_), numbers.text(ends[0]), numbers.text(ends[1]), unit.text)
                 .trimmed();
  }
  setToolTip(words);
  setAccessibleDescription(words);
}

}  // namespace linkwright::ui

#include "moc_motion_view_button.cpp"
