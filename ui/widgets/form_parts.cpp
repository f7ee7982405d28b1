// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form_parts.h"

#include "core/spatial/rotation.h"
#include "ui/widgets/cell_layout.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

struct FormPartsText {
  Q_DECLARE_TR_FUNCTIONS(FormParts)
};

}  // namespace

QVBoxLayout* columnIn(QWidget& of) {
  auto* column = new QVBoxLayout(&of);
  column->setContentsMargins(kSpace, 0, 0, kSpace / 2);
  column->setSpacing(kSpace / 2);
  return column;
}

QVBoxLayout* innerColumnIn(QWidget& of) {
  QVBoxLayout* column = columnIn(of);
  column->setContentsMargins(0, 0, 0, 0);
  return column;
}

QFormLayout* rowsIn(QVBoxLayout& column) {
  auto* rows = new QFormLayout;
  rows->setHorizontalSpacing(kSpace);
  rows->setVerticalSpacing(kSpace / 2);
  rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
  rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  column.addLayout(rows);
  return rows;
}

QLabel* addRow(QFormLayout& rows, const QString& caption, QWidget* field) {
  auto* label = new NumberCaption(caption, field, NumberCaption::Place::Row, field->parentWidget());
  rows.addRow(label, field);
  return label;
}

QLabel* makeFieldWords(const QString& object_name, QWidget* parent) {
  auto* words = new QLabel(parent);
  words->setObjectName(object_name);
  words->setWordWrap(true);
  words->setTextFormat(Qt::PlainText);
  return words;
}

void addFieldWithWords(QWidget& both, QLayout* field, QLabel* words) {
  QVBoxLayout* column = innerColumnIn(both);
  column->setSpacing(kSpace / 2);
  column->addLayout(field);
  column->addWidget(words);
}

QWidget* rowOf(const QList<QWidget*>& pieces, QWidget* parent) {
  auto* row = new QWidget(parent);
  auto* cells = new CellLayout(static_cast<int>(pieces.size()), kSpace / 2);
  row->setLayout(cells);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  row->setSizePolicy(policy);
  for (QWidget* piece : pieces) {
    piece->setParent(row);
    piece->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    cells->addWidget(piece);
  }
  return row;
}

NumberField* makeNumberField(const QString& object_name, const QString& accessible_name, const QString& unit,
                             QWidget* parent) {
  auto* field = new NumberField(parent);
  field->setObjectName(object_name);
  field->setAccessibleName(accessible_name);
  field->setUnit(unit);
  return field;
}

NumberFields addFigures(QVBoxLayout& column, const QString& name, const QString& heading, const QString& spoken,
                        const QStringList& captions, QWidget* parent) {
  NumberFields group;
  group.heading = new QLabel(heading, parent);
  group.heading->setWordWrap(true);
  group.box = new QWidget(parent);
  auto* cells = new CellLayout(3, kSpace);
  group.box->setLayout(cells);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  group.box->setSizePolicy(policy);
  const bool words = std::any_of(captions.begin(), captions.end(), [](const QString& c) { return c.size() > 2; });
  for (qsizetype i = 0; i < captions.size(); ++i) {
    auto* cell = new QWidget(group.box);
    auto* row = new QBoxLayout(words ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, cell);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(words ? 0 : kSpace / 2);
    NumberField* field = makeNumberField(name + QString::number(i), spoken.arg(captions[i]), QString(), cell);
    auto* caption = new NumberCaption(captions[i], field, NumberCaption::Place::Cell, cell);
    row->addWidget(caption);
    row->addWidget(field, 1);
    cells->addWidget(cell);
    group.fields.push_back(field);
    group.captions.push_back(caption);
  }
  group.heading->setBuddy(group.fields.front());
  column.addWidget(group.heading);
  column.addWidget(group.box);
  return group;
}

QString turnHeading(std::optional<AngleUnit> unit) {
  if (!unit) return FormPartsText::tr("Orientation");
  return *unit == AngleUnit::Degree ? FormPartsText::tr("Orientation (°)") : FormPartsText::tr("Orientation (rad)");
}

QStringList turnCaptions() {
  //: noun: angle about x
  const QString roll = FormPartsText::tr("roll");
  //: noun: angle about y
  const QString pitch = FormPartsText::tr("pitch");
  //: noun: angle about z
  const QString yaw = FormPartsText::tr("yaw");
  return {roll, pitch, yaw};
}

QComboBox* makeChoice(const QString& object_name, const QString& accessible_name, QWidget* parent) {
  auto* choice = new ChoiceBox(6, parent);
  choice->setObjectName(object_name);
  choice->setAccessibleName(accessible_name);
  choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  return choice;
}

QCheckBox* makeSwitch(const QString& object_name, const QString& text, const QString& tip, QWidget* parent) {
  auto* made = new QCheckBox(text, parent);
  made->setObjectName(object_name);
  made->setToolTip(tip);
  made->setAccessibleDescription(tip);
  return made;
}

QToolButton* makeButton(const QString& object_name, const QString& text, const QString& spoken, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(object_name);
  button->setText(text);
  button->setAccessibleName(spoken);
  button->setToolTip(spoken);
  button->setProperty("choice", true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

const Eigen::Vector3d& TurnAngles::of(const Eigen::Matrix3d& R, long long owner) {
  constexpr double kSame = 1e-12;
  const bool same = owner == owner_ && (rotationFromRpy(rpy_.x(), rpy_.y(), rpy_.z()) - R).norm() < kSame;
  if (!same) {
    rpy_ = rpyFromRotation(R);
    // round-off of the matrix is no angle
    for (double& angle : rpy_) {
      if (std::abs(angle) < 1e-14) angle = 0.0;
    }
  }
  owner_ = owner;
  return rpy_;
}

Eigen::Matrix3d TurnAngles::with(const Eigen::Matrix3d& R, long long owner, int which, double angle) {
  of(R, owner);
  rpy_[which] = angle;
  return rotationFromRpy(rpy_.x(), rpy_.y(), rpy_.z());
}

}  // namespace linkwright::ui
