// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel is laid out; what it does is in hand_panel.cpp.
#include "ui/widgets/choice_box.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/scroll_page.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/typed_in.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/pose/hand_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

#include <limits>

namespace linkwright::ui {

namespace {

QComboBox* makeCombo(const char* name, const QString& accessible_name, const QString& tip, QWidget* parent) {
  auto* combo = new ChoiceBox(8, parent);
  combo->setObjectName(name);
  combo->setAccessibleName(accessible_name);
  combo->setToolTip(tip);
  return combo;
}

QLabel* labelFor(const QString& text, QWidget* buddy, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setBuddy(buddy);
  return label;
}

QCheckBox* makeCheck(const char* name, const QString& text, const QString& tip, QWidget* parent) {
  auto* check = new QCheckBox(text, parent);
  check->setObjectName(name);
  check->setToolTip(tip);
  check->setAccessibleDescription(tip);
  return check;
}

QLabel* makeWords(const char* name, const QString& accessible_name, QWidget* parent) {
  auto* words = new QLabel(parent);
  words->setObjectName(name);
  words->setAccessibleName(accessible_name);
  words->setWordWrap(true);
  words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  return words;
}

}  // namespace

void HandPanel::build() {
  auto* inside = new QWidget;
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  column->setSpacing(kSpace);
  column->addWidget(buildTarget());
  QWidget* solver = buildSolver();
  column->addWidget(buildOutcome());
  column->addWidget(solver);
  column->addStretch(1);
  auto* scroll = scrollPage(inside, "handScroll", this);
  scroll->setAccessibleName(tr("End Effector"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(scroll);
}

QWidget* HandPanel::buildTarget() {
  auto* fold = new FoldingGroup("handTarget", tr("End Effector"), this);
  auto* group = new QWidget(fold);
  auto* grid = new QGridLayout(group);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 2);
  link_ =
      makeCombo("handLink", tr("Link used as end effector"), tr("The link moved by the handles in the 3D view"), group);
  gizmo_axes_ = makeCombo("gizmoAxes", tr("Frame of the handles"),
                          tr("Align the handles with the world frame or with the end-effector frame"), group);
  gizmo_axes_->addItem(tr("world frame"), static_cast<int>(GizmoAxes::World));
  gizmo_axes_->addItem(tr("end-effector frame"), static_cast<int>(GizmoAxes::Hand));
  //: noun: link whose frame is moved
  grid->addWidget(labelFor(tr("&Link"), link_, group), 0, 0);
  grid->addWidget(link_, 0, 1, 1, 3);
  //: noun: arrows and rings in the 3D view
  grid->addWidget(labelFor(tr("Ha&ndles"), gizmo_axes_, group), 1, 0);
  grid->addWidget(gizmo_axes_, 1, 1, 1, 3);

  const QString letters[] = {tr("x"), tr("y"), tr("z"), tr("roll"), tr("pitch"), tr("yaw")};
  const QString names[] = {tr("End-effector x"),
                           tr("End-effector y"),
                           tr("End-effector z"),
                           tr("End-effector roll about x"),
                           tr("End-effector pitch about y"),
                           tr("End-effector yaw about z")};
  for (std::size_t i = 0; i < pose_.size(); ++i) {
    auto* field = new UnitField(i < 3 ? Measure::Length : Measure::Angle, group);
    field->setObjectName(QStringLiteral("handPose%1").arg(i));
    field->setAccessibleName(names[i]);
    field->setToolTip(tr("%1 in the world frame. Enter a value to move the end effector.").arg(names[i]));
    field->setSiRange(-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity());
    const int row = 2 + static_cast<int>(i % 3), column = i < 3 ? 0 : 2;
    grid->addWidget(labelFor(letters[i], field, group), row, column);
    grid->addWidget(field, row, column + 1);
    pose_[i] = field;
  }
  held_ = makeCheck("holdHand", tr("Keep this end effector fixed"),
                    tr("Keep this end effector fixed while you drag another one or a link, as far as the joints allow"),
                    group);
  also_held_ = makeWords("heldHands", tr("Fixed end effectors"), group);
  grid->addWidget(held_, 5, 0, 1, 4);
  grid->addWidget(also_held_, 6, 0, 1, 4);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(3, 1);
  fold->hold(group);
  return fold;
}

QWidget* HandPanel::buildSolver() {
  auto* fold = new FoldingGroup("handSolver", tr("Solver"), this);
  auto* group = new QWidget(fold);
  auto* grid = new QGridLayout(group);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(kSpace);
  grid->setVerticalSpacing(kSpace / 2);
  method_ = makeCombo("handMethod", tr("Method"), tr("Inverse kinematics method"), group);
  method_->addItem(tr("Damped, with limits (default)"), -1);
  method_->addItem(tr("Pseudo-inverse"), static_cast<int>(IkMethod::PseudoInverse));
  //: noun: method of inverse kinematics, with the transpose of the Jacobian
  method_->addItem(tr("Transpose"), static_cast<int>(IkMethod::Transpose));
  method_->addItem(tr("Damped, fixed λ"), static_cast<int>(IkMethod::Damped));
  method_->addItem(tr("Levenberg-Marquardt"), static_cast<int>(IkMethod::Safeguarded));
  grid->addWidget(labelFor(tr("Method"), method_, group), 0, 0);
  grid->addWidget(method_, 0, 1, 1, 3);

  textbook_ = new QWidget(group);
  auto* textbook = new QHBoxLayout(textbook_);
  textbook->setContentsMargins(0, 0, 0, 0);
  textbook->setSpacing(kSpace);
  step_limit_ = new TypedIn<QDoubleSpinBox>(textbook_);
  step_limit_->setObjectName("stepLimit");
  step_limit_->setAccessibleName(tr("Step limit s"));
  step_limit_->setToolTip(
      tr("Limit the norm of the weighted step; at equal weights, 1 means 1 rad or half the arm's length"));
  step_limit_->setDecimals(3);
  step_limit_->setRange(0.001, 10.0);
  step_limit_->setSingleStep(0.05);
  damping_ = new TypedIn<QDoubleSpinBox>(textbook_);
  damping_->setObjectName("damping");
  damping_->setAccessibleName(tr("Damping \u03bb"));
  damping_->setToolTip(tr("Damping λ: singular values well below λ contribute little to the step"));
  damping_->setDecimals(4);
  damping_->setRange(0.0001, 10.0);
  damping_->setSingleStep(0.01);
  damping_label_ = labelFor(tr("\u03bb"), damping_, textbook_);
  textbook->addWidget(labelFor(tr("Step limit &s"), step_limit_, textbook_));
  textbook->addWidget(step_limit_, 1);
  textbook->addWidget(damping_label_);
  textbook->addWidget(damping_, 1);
  grid->addWidget(textbook_, 1, 0, 1, 4);

  axes_ = makeCombo("weightAxes", tr("Frame of the directions"),
                    tr("Frame in which the constrained directions are expressed"), group);
  //: noun: frame of the world
  axes_->addItem(tr("world"), static_cast<int>(IkAxes::World));
  //: noun: frame of the target
  axes_->addItem(tr("target"), static_cast<int>(IkAxes::Target));
  grid->addWidget(labelFor(tr("Frame of the directions"), axes_, group), 2, 0, 1, 2);
  grid->addWidget(axes_, 2, 2, 1, 2);
  const QString along[] = {tr("x"), tr("y"), tr("z")}, about[] = {tr("about x"), tr("about y"), tr("about z")};
  for (int i = 0; i < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    directions_[3 + k] =
        makeCheck(qPrintable(QStringLiteral("followsAlong%1").arg(i)), along[i],
                  tr("Track the target along %1. Clear to leave this direction free.").arg(along[i]), group);
    directions_[k] = makeCheck(qPrintable(QStringLiteral("followsAbout%1").arg(i)), about[i],
                               tr("Track the target's rotation %1. Clear to leave it free.").arg(about[i]), group);
    directions_[3 + k]->setAccessibleName(tr("Constrained along %1").arg(along[i]));
    directions_[k]->setAccessibleName(tr("Constrained in rotation %1").arg(about[i]));
    grid->addWidget(directions_[3 + k], 3 + i, 0, 1, 2);
    grid->addWidget(directions_[k], 3 + i, 2, 1, 2);
  }
  balance_ = new QSlider(Qt::Horizontal, group);
  balance_->setObjectName("weightBalance");
  balance_->setAccessibleName(tr("Weight of orientation relative to position"));
  balance_->setToolTip(
      tr("Trade-off if the target cannot be reached exactly: left favours orientation, right favours position"));
  balance_->setRange(-20, 20);
  balance_text_ = new QLabel(group);
  balance_text_->setObjectName("weightBalanceText");
  //: noun: of the orientation against the position
  grid->addWidget(labelFor(tr("&Weight"), balance_, group), 6, 0);
  grid->addWidget(balance_, 6, 1, 1, 2);
  grid->addWidget(balance_text_, 6, 3);
  avoids_limits_ =
      makeCheck("avoidsLimits", tr("&Avoid joint limits"),
                tr("Move the joints of a redundant arm away from their limits without moving the end effector"), group);
  grid->addWidget(avoids_limits_, 7, 0, 1, 4);
  grid->setColumnStretch(1, 1);
  grid->setColumnStretch(2, 1);
  fold->hold(group);
  fold->setOpen(false);
  return fold;
}

QWidget* HandPanel::buildOutcome() {
  auto* fold = new FoldingGroup("handOutcome", tr("Solver Result"), this);
  auto* group = new QWidget(fold);
  auto* column = innerColumnIn(*group);
  column->setSpacing(kSpace / 2);
  status_ = makeWords("handStatus", tr("Result of the last drag"), group);
  // room for two lines, so that nothing jumps when the words change
  status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing() + 2);
  figures_ = makeWords("handFigures", tr("Details of the solver result"), group);
  look_inside_ = new QPushButton(tr("Step &Through the Solver"), group);
  look_inside_->setObjectName("lookInside");
  look_inside_->setToolTip(
      tr("Step through the iterations of a textbook method, from the start of the last drag to its target"));
  look_inside_->setAccessibleDescription(look_inside_->toolTip());
  column->addWidget(status_);
  column->addWidget(figures_);
  column->addWidget(look_inside_, 0, Qt::AlignLeft);
  fold->hold(group);
  return fold;
}

}  // namespace linkwright::ui
