// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/joints_panel.h"

#include "ui/pose/joint_row.h"
#include "ui/pose/solver_status.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

JointsPanel::JointsPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(makeHeader());
  scroll_ = new QScrollArea(this);
  scroll_->setObjectName("jointScroll");
  scroll_->setAccessibleName(tr("Joints"));
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  scroll_->setFocusPolicy(Qt::NoFocus);
  layout->addWidget(scroll_, 1);
  layout->addWidget(makeFooter());

  connect(&document_, &Document::snapshotChanged, this, &JointsPanel::refresh);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &JointsPanel::showUnit);
  refresh();
}

QWidget* JointsPanel::makeHeader() {
  auto* header = new QWidget(this);
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(kSpace);
  hand_label_ = new QLabel(tr("&Hand"), header);
  hand_ = new QComboBox(header);
  hand_->setObjectName("handChooser");
  hand_->setAccessibleName(tr("Hand to drag"));
  hand_->setToolTip(tr("The link that the handles in the 3D view move"));
  hand_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  hand_->setMinimumContentsLength(8);
  hand_label_->setBuddy(hand_);
  connect(hand_, &QComboBox::activated, this,
          [this](int row_index) { document_.setHand(hand_->itemData(row_index).toInt()); });

  unit_ = new QComboBox(header);
  unit_->setObjectName("angleUnit");
  unit_->setAccessibleName(tr("Unit of angles"));
  unit_->setToolTip(tr("Unit of angles on screen; files are in radians"));
  unit_->addItem(tr("deg"), static_cast<int>(AngleUnit::Degree));
  unit_->addItem(tr("rad"), static_cast<int>(AngleUnit::Radian));
  auto* unit_label = new QLabel(tr("&Angles"), header);
  unit_label->setBuddy(unit_);
  connect(unit_, &QComboBox::activated, this, [this](int row_index) {
    interaction_.setAngleUnit(static_cast<AngleUnit>(unit_->itemData(row_index).toInt()));
  });

  rates_ = new QToolButton(header);
  rates_->setObjectName("ratesToggle");
  rates_->setText(tr("Rates"));
  rates_->setAccessibleName(tr("Show velocity and acceleration of each joint"));
  rates_->setToolTip(tr("Velocity and acceleration of each joint"));
  rates_->setIcon(themedIcon("rates"));
  rates_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  rates_->setCheckable(true);
  rates_->setFocusPolicy(Qt::StrongFocus);
  connect(rates_, &QToolButton::toggled, this, [this](bool shown) {
    for (JointRow* joint_row : rows_) joint_row->setRatesShown(shown);
  });

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
  status_->setAccessibleName(tr("How the last drag of the hand ended"));
  status_->setWordWrap(true);
  status_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  // room for status and advice, so that the joints do not jump when they change
  status_->setMinimumHeight(2 * status_->fontMetrics().lineSpacing() + 2);
  return status_;
}

void JointsPanel::setDark(bool dark) {
  dark_ = dark;
  for (JointRow* row : rows_) row->setDark(dark);
}

int JointsPanel::missingHeight() const {
  return scroll_->widget()->sizeHint().height() - scroll_->viewport()->height();
}

void JointsPanel::refresh() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot) return;
  if (snapshot->model != model_) {
    model_ = snapshot->model;
    rebuild();
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const auto row = static_cast<Eigen::Index>(i);
    rows_[i]->setState(snapshot->q[row], snapshot->qd[row], snapshot->qdd[row]);
  }
  showSolver();
  showHands();
}

void JointsPanel::rebuild() {
  // an edit leaves most joints as they are, and their rows: a row has ten controls
  const int n = model_->dof();
  const auto same = [this](int i) {
    return rows_[static_cast<std::size_t>(i)]->shows(model_->joints()[static_cast<std::size_t>(i)]);
  };
  int kept = 0;
  while (kept < std::min(n, static_cast<int>(rows_.size())) && same(kept)) ++kept;
  if (scroll_->widget() == nullptr || kept == 0) return makeList();
  auto* layout = static_cast<QVBoxLayout*>(scroll_->widget()->layout());
  for (int i = kept; i < static_cast<int>(rows_.size()); ++i) {
    if (i < n && same(i)) continue;
    delete rows_[static_cast<std::size_t>(i)];
    if (i < n) layout->insertWidget(i, rows_[static_cast<std::size_t>(i)] = makeRow(i, scroll_->widget()));
  }
  const std::size_t before = rows_.size();
  rows_.resize(static_cast<std::size_t>(n));
  for (std::size_t i = before; i < rows_.size(); ++i) {
    rows_[i] = makeRow(static_cast<int>(i), scroll_->widget());
    layout->insertWidget(static_cast<int>(i), rows_[i]);
  }
  sizeNames();
}

JointRow* JointsPanel::makeRow(int joint, QWidget* list) {
  const ModelJoint& of = model_->joints()[static_cast<std::size_t>(joint)];
  auto* row = new JointRow(of, joint, list);
  if (of.leader >= 0) {
    row->setLeader(QString::fromStdString(model_->joints()[static_cast<std::size_t>(of.leader)].name));
  }
  row->setAngleUnit(interaction_.angleUnit());
  row->setRatesShown(rates_->isChecked());
  row->setDark(dark_);
  connectRow(row, joint);
  return row;
}

void JointsPanel::makeList() {
  rows_.clear();
  auto* list = new QWidget;
  auto* layout = new QVBoxLayout(list);
  layout->setContentsMargins(0, 0, kSpace / 2, kSpace / 2);
  layout->setSpacing(kSpace / 2);
  for (int i = 0; i < model_->dof(); ++i) {
    rows_.push_back(makeRow(i, list));
    layout->addWidget(rows_.back());
  }
  sizeNames();
  if (rows_.empty()) layout->addWidget(new QLabel(tr("No joint of this mechanism moves."), list));
  layout->addStretch(1);
  scroll_->setWidget(list);
}

// as wide as the widest name, within reason for this size of text
void JointsPanel::sizeNames() {
  int width = 0;
  for (const JointRow* row : rows_) width = std::max(width, row->wishedNameWidth());
  width = std::min(width, static_cast<int>(15 * kSpace * textScale()));
  for (JointRow* row : rows_) row->setNameWidth(width);
}

void JointsPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // after the rows have taken over the new font
  if (event->type() == QEvent::FontChange) QTimer::singleShot(0, this, &JointsPanel::sizeNames);
}

void JointsPanel::connectRow(JointRow* row, int joint) {
  const QString name = QString::fromStdString(model_->joints()[static_cast<std::size_t>(joint)].name);
  connect(row, &JointRow::dragStarted, this, [this, name] { document_.beginGesture(tr("Move %1").arg(name)); });
  connect(row, &JointRow::dragged, this, [this, joint](double value) {
    // a drag that Esc has cancelled stays cancelled until the handle is let go
    if (document_.gestureActive()) document_.previewJoint(joint, JointField::Position, value);
  });
  connect(row, &JointRow::dragFinished, this, [this] {
    if (document_.gestureActive()) document_.commitGesture();
    refresh();
  });
  connect(row, &JointRow::edited, this,
          [this, joint](JointField field, double value) { document_.setJoint(joint, field, value); });
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
    status_->setText(tr("Drag a handle or a link in the 3D view. Click a link, and drag its arc to move one joint."));
    return;
  }
  const QString advice = solverAdvice(snapshot->ik->status);
  const QString summary = solverSummary(*snapshot->ik, interaction_.angleUnit(), pulledLink(*snapshot));
  status_->setText(advice.isEmpty() ? summary : summary + "\n" + advice);
}

void JointsPanel::showUnit(AngleUnit unit) {
  const QSignalBlocker blocker(unit_);
  unit_->setCurrentIndex(unit_->findData(static_cast<int>(unit)));
  for (JointRow* row : rows_) row->setAngleUnit(unit);
  if (document_.snapshot()) showSolver();
}

}  // namespace linkwright::ui
