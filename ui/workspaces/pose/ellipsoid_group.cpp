// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/ellipsoid_group.h"

#include "ui/widgets/choice_box.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/ability_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

enum Column { kVelocity, kForce, kDirection };

QLabel* words(const char* name, const QString& accessible_name, QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setAccessibleName(accessible_name);
  label->setWordWrap(true);
  return label;
}

QIcon colourKey(const QColor& colour) {
  QPixmap image(12, 12);
  image.fill(colour);
  return QIcon(image);
}

// only what is new: a label that is told the same text lays itself out again
void say(QLabel* label, const QString& text) {
  if (label->text() != text) label->setText(text);
}

}  // namespace

EllipsoidGroup::EllipsoidGroup(AbilityViewOptions& look, QWidget* parent)
    : QGroupBox(tr("Velocity and Force"), parent), look_(look) {
  setAccessibleName(title());
  build();
  connect(velocity_, &QCheckBox::clicked, &look_, &AbilityViewOptions::setShowsVelocity);
  connect(force_, &QCheckBox::clicked, &look_, &AbilityViewOptions::setShowsForce);
  connect(rows_, &QComboBox::activated, this, [this](int row) { look_.setShowsAngular(row == 1); });
  connect(&look_, &AbilityViewOptions::changed, this, &EllipsoidGroup::showLook);
  followTheme(*this, [this] { showColours(); });
  showLook();
}

void EllipsoidGroup::build() {
  auto* column = new QVBoxLayout(this);
  column->setSpacing(kSpace / 2);
  velocity_ = new QCheckBox(tr("Velocity ellipsoid"), this);
  velocity_->setObjectName("velocityEllipsoid");
  velocity_->setToolTip(
      tr("Show the end-effector velocities for joint velocities of norm 1. The ellipsoid is flat in a singular "
         "direction."));
  force_ = new QCheckBox(tr("Force ellipsoid"), this);
  force_->setObjectName("forceEllipsoid");
  force_->setToolTip(
      tr("Show the forces that the end effector can exert with joint torques of norm 1. The ellipsoid is long where "
         "the velocity ellipsoid is short."));
  for (QCheckBox* check : {velocity_, force_}) check->setAccessibleDescription(check->toolTip());
  rows_ = new ChoiceBox(8, this);
  rows_->setObjectName("ellipsoidRows");
  rows_->setAccessibleName(tr("Linear or angular"));
  rows_->setToolTip(tr("Linear velocity and force at the end effector's origin, or angular velocity and moment"));
  rows_->addItem(tr("linear: velocity and force"));
  rows_->addItem(tr("angular: velocity and moment"));
  table_ = new QTableWidget(3, 3, this);
  table_->setObjectName("singularValues");
  table_->setAccessibleName(tr("Singular values of the end-effector Jacobian, with their axes"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  table_->setVerticalHeaderLabels({QStringLiteral("σ₁"), QStringLiteral("σ₂"), QStringLiteral("σ₃")});
  table_->horizontalHeader()->setSectionsClickable(false);
  table_->verticalHeader()->setSectionsClickable(false);
  table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  for (int row = 0; row < 3; ++row) {
    for (int cell = 0; cell < 3; ++cell) {
      auto* item = new QTableWidgetItem;
      item->setTextAlignment(cell == kDirection ? Qt::AlignCenter : Qt::AlignRight | Qt::AlignVCenter);
      table_->setItem(row, cell, item);
    }
  }
  copyFullDigits(*table_);
  units_ = words("ellipsoidUnits", tr("Unit of the singular values"), this);
  measure_ = words("manipulability", tr("Manipulability"), this);
  condition_ = words("conditionNumber", tr("Condition number"), this);
  scale_ = words("ellipsoidScale", tr("Scale of the ellipsoids"), this);
  for (QWidget* each : {static_cast<QWidget*>(velocity_), static_cast<QWidget*>(force_), static_cast<QWidget*>(rows_),
                        static_cast<QWidget*>(table_), static_cast<QWidget*>(units_), static_cast<QWidget*>(measure_),
                        static_cast<QWidget*>(condition_), static_cast<QWidget*>(scale_)}) {
    column->addWidget(each);
  }
  sizeTable();
}

// what its header and any of its cells need: figures come and go with the pose, the table stays as it is
int EllipsoidGroup::widthOf(int column) const {
  const QString longest = column == kDirection ? QStringLiteral("−0.00, −0.00, −0.00") : QStringLiteral("0.0000");
  const int text = table_->fontMetrics().horizontalAdvance(longest) + kSpace;
  return std::max(table_->horizontalHeader()->sectionSizeHint(column), text);
}

void EllipsoidGroup::sizeTable() {
  const int line = table_->fontMetrics().height() + 6;
  table_->verticalHeader()->setMinimumSectionSize(line);
  table_->verticalHeader()->setDefaultSectionSize(line);
  const int room = table_->width() - 2 * table_->frameWidth() - table_->verticalHeader()->sizeHint().width();
  const int needed = widthOf(kVelocity) + widthOf(kForce) + widthOf(kDirection);
  // what is left over goes to the numbers; large text may be wider than the panel
  const int spare = std::max(room - needed, 0);
  table_->setColumnWidth(kVelocity, widthOf(kVelocity) + spare / 2);
  table_->setColumnWidth(kForce, widthOf(kForce) + spare - spare / 2);
  table_->setColumnWidth(kDirection, widthOf(kDirection));
  const int bar = needed > room ? table_->horizontalScrollBar()->sizeHint().height() : 0;
  table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() + table_->verticalHeader()->length() + bar +
                         2 * table_->frameWidth());
}

void EllipsoidGroup::changeEvent(QEvent* event) {
  QGroupBox::changeEvent(event);
  // after the table has taken over the new font
  if (event->type() == QEvent::FontChange && table_ != nullptr) QTimer::singleShot(0, this, &EllipsoidGroup::sizeTable);
}

void EllipsoidGroup::resizeEvent(QResizeEvent* event) {
  QGroupBox::resizeEvent(event);
  QTimer::singleShot(0, this, &EllipsoidGroup::sizeTable);
}

void EllipsoidGroup::showEvent(QShowEvent* event) {
  QGroupBox::showEvent(event);
  // with the theme's fonts and widths
  QTimer::singleShot(0, this, &EllipsoidGroup::sizeTable);
}

// the key to the ellipsoids: each has its quantity's colour
void EllipsoidGroup::showColours() {
  velocity_->setIcon(colourKey(velocityColour(look_.showsAngular(), isDark(palette()))));
  force_->setIcon(colourKey(forceColour(look_.showsAngular(), isDark(palette()))));
}

void EllipsoidGroup::showLook() {
  const QSignalBlocker blocker(rows_);
  velocity_->setChecked(look_.showsVelocity());
  force_->setChecked(look_.showsForce());
  rows_->setCurrentIndex(look_.showsAngular() ? 1 : 0);
  table_->setHorizontalHeaderLabels(look_.showsAngular()
                                        ? QStringList{tr("Velocity"), tr("Moment"), tr("Axis x, y, z")}
                                        : QStringList{tr("Velocity"), tr("Force"), tr("Axis x, y, z")});
  showColours();
}

void EllipsoidGroup::show(const Snapshot& snapshot) {
  const HandAbility& ability = abilityOf(snapshot);
  const bool angular = look_.showsAngular();
  const HandDirections& directions = angular ? ability.angular : ability.linear;
  const auto set = [this](int row, int column, const QString& text, double number) {
    QTableWidgetItem* item = table_->item(row, column);
    // the text may stay while the digits behind it change
    if (item->data(Qt::UserRole) != number) item->setData(Qt::UserRole, number);
    if (item->text() != text) item->setText(text);
  };
  for (int k = 0; k < 3; ++k) {
    set(k, kVelocity, figureText(directions.here.singular_values[k]), directions.here.singular_values[k]);
    set(k, kForce, figureText(directions.here.force_radii[k]), directions.here.force_radii[k]);
    QTableWidgetItem* axis = table_->item(k, kDirection);
    // the header says what they are: no brackets
    const QString direction = directionText(directions.here.axes.col(k));
    const QString text = direction.mid(1, direction.size() - 2);
    if (axis->text() != text) axis->setText(text);
  }
  const QString unit = velocityUnit(*snapshot.model, ability, angular);
  say(units_, angular
                  ? tr("Singular values σ in %1 (angular velocity), 1/σ (moment); axes in the world frame.").arg(unit)
                  : tr("Singular values σ in %1 (velocity), 1/σ (force); axes in the world frame.").arg(unit));
  say(measure_, measureWords(directions, angular));
  say(condition_, conditionWords(directions, angular));
  const QString scale = scaleWords(ability, look_.showsVelocity(), look_.showsForce(), angular);
  say(scale_, scale);
  scale_->setVisible(!scale.isEmpty());
}

}  // namespace linkwright::ui

#include "moc_ellipsoid_group.cpp"
