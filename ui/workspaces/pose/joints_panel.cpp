// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/joints_panel.h"

#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/solver_status.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/joint_table_model.h"
#include "ui/workspaces/pose/joint_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace linkwright::ui {

JointsPanel::JointsPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent),
      document_(document),
      interaction_(interaction),
      table_(new JointTableModel(this)),
      view_(new JointView(*table_, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(makeHeader());
  no_joints_ = new QLabel(tr("No moving joint yet. Press Insert to add a link with a revolute joint."), this);
  no_joints_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  no_joints_->setWordWrap(true);
  layout->addWidget(no_joints_, 1);
  layout->addWidget(view_, 1);
  layout->addWidget(makeFooter());
  setTabOrder(rates_, view_);

  table_->setAngleUnit(interaction_.angleUnit());
  connectTable();
  connect(&document_, &Document::snapshotChanged, this, &JointsPanel::refresh);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &JointsPanel::showUnit);
  connect(&interaction_, &Interaction::selectionChanged, this, &JointsPanel::showSelected);
  refresh();
}

QWidget* JointsPanel::makeHeader() {
  auto* header = new QWidget(this);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  hand_label_ = new QLabel(tr("End effector"), header);
  hand_ = new ChoiceBox(8, header);
  hand_->setObjectName("handChooser");
  hand_->setAccessibleName(tr("End effector to drag"));
  hand_->setToolTip(tr("The link moved by the handles in the 3D view"));
  hand_label_->setBuddy(hand_);
  connect(hand_, &QComboBox::activated, this,
          [this](int row_index) { setHand(document_, hand_->itemData(row_index).toInt()); });

  unit_ = new QComboBox(header);
  unit_->setObjectName("angleUnit");
  unit_->setAccessibleName(tr("Unit of angles"));
  unit_->setToolTip(tr("Unit of angles on screen; files always use radians"));
  unit_->addItem(tr("deg"), static_cast<int>(AngleUnit::Degree));
  unit_->addItem(tr("rad"), static_cast<int>(AngleUnit::Radian));
  auto* unit_label = new QLabel(tr("&Angles"), header);
  unit_label->setBuddy(unit_);
  connect(unit_, &QComboBox::activated, this, [this](int row_index) {
    interaction_.setAngleUnit(static_cast<AngleUnit>(unit_->itemData(row_index).toInt()));
  });

  rates_ = new QToolButton(header);
  rates_->setObjectName("ratesToggle");
  rates_->setText(tr("Velocities"));
  rates_->setAccessibleName(tr("Show the velocity and acceleration of each joint"));
  rates_->setToolTip(tr("Show the velocity and acceleration of each joint"));
  rates_->setIcon(themedIcon("rates"));
  rates_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  rates_->setCheckable(true);
  rates_->setFocusPolicy(Qt::StrongFocus);
  connect(rates_, &QToolButton::toggled, table_, &JointTableModel::setRatesShown);

  row->addWidget(unit_label);
  row->addWidget(unit_);
  row->addWidget(rates_);
  row->addStretch(1);
  row->addWidget(hand_label_);
  row->addWidget(hand_);
  return header;
}

QWidget* JointsPanel::makeFooter() {
  status_ = new QLabel(this);
  status_->setObjectName("solverStatus");
  status_->setAccessibleName(tr("Result of the last drag of the end effector"));
  status_->setWordWrap(true);
  status_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  // room for status and advice, so that the joints do not jump when they change
  status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing() + 2);
  return status_;
}

int JointsPanel::missingHeight() const {
  return no_joints_->isHidden() ? view_->missingHeight() : no_joints_->sizeHint().height() - no_joints_->height();
}

void JointsPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot) return;
  table_->show(snapshot);
  if (snapshot->model != model_) {
    model_ = snapshot->model;
    no_joints_->setVisible(model_->dof() == 0);
    view_->setVisible(model_->dof() > 0);
    showSelected();
  }
  showSolver();
  showHands();
}

// the joint that moves what is selected
void JointsPanel::showSelected() {
  const auto link = static_cast<std::size_t>(interaction_.selectedLink());
  const bool is_there = model_ && interaction_.selectedLink() >= 0 && link < model_->links().size();
  const int body = is_there ? model_->links()[link].body : -1;
  view_->setMarkedJoint(body < 0 ? -1 : model_->bodies().at(static_cast<std::size_t>(body)).dof);
}

void JointsPanel::connectTable() {
  connect(view_, &JointView::dragStarted, this,
          [this](int joint) { document_.beginGesture(tr("Move %1").arg(table_->nameOf(joint))); });
  connect(view_, &JointView::dragged, this, [this](int joint, double value) {
    // a drag that Esc has cancelled stays cancelled until the handle is let go
    if (document_.gestureActive()) document_.previewJoint(joint, JointField::Position, value);
  });
  connect(view_, &JointView::dragFinished, this, [this] {
    if (document_.gestureActive()) document_.commitGesture();
    refresh();
  });
  // from where the joint is by now: keys come faster than the table is told
  connect(view_, &JointView::stepped, this, [this](int joint, double by) {
    setJoint(document_, joint, JointField::Position, document_.snapshot()->q[joint] + by);
  });
  connect(view_, &JointView::wanted, this,
          [this](int joint, double value) { setJoint(document_, joint, JointField::Position, value); });
  connect(table_, &JointTableModel::edited, &document_,
          [this](int joint, JointField field, double value) { setJoint(document_, joint, field, value); });
}

void JointsPanel::showHands() {
  const std::vector<int>& hands = model_->hands();
  const bool several = hands.size() > 1;
  hand_label_->setVisible(several);
  hand_->setVisible(several);
  const QSignalBlocker blocker(hand_);
  bool current = hand_->count() == static_cast<int>(hands.size());
  for (int i = 0; current && i < hand_->count(); ++i) {
    const int link = hands[static_cast<std::size_t>(i)];
    current = hand_->itemData(i).toInt() == link &&
              hand_->itemText(i) == QString::fromStdString(model_->links()[static_cast<std::size_t>(link)].name);
  }
  if (!current) {
    hand_->clear();
    for (const int link : hands) {
      hand_->addItem(QString::fromStdString(model_->links()[static_cast<std::size_t>(link)].name), link);
    }
  }
  hand_->setCurrentIndex(hand_->findData(document_.snapshot()->hand));
}

void JointsPanel::showSolver() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->ik) {
    status_->setText(
        tr("Drag a handle or a link in the 3D view. To move one joint, click its link, then drag its arc."));
    return;
  }
  const QString advice = snapshot->dragging ? solverAdvice(snapshot->ik->status) : QString();
  const QString summary = solverSummary(*snapshot->ik, interaction_.angleUnit(), pulledLink(*snapshot));
  status_->setText(advice.isEmpty() ? summary : summary + "\n" + advice);
}

void JointsPanel::showUnit(AngleUnit unit) {
  const QSignalBlocker blocker(unit_);
  unit_->setCurrentIndex(unit_->findData(static_cast<int>(unit)));
  table_->setAngleUnit(unit);
  if (document_.snapshot()) showSolver();
}

}  // namespace linkwright::ui

#include "moc_joints_panel.cpp"
