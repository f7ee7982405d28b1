// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/joint_delegate.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/short_names.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/pose/joint_range.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr int kGap = kSpace / 4;  // above and below a field

const JointTableModel& tableOf(const QModelIndex& index) { return *static_cast<const JointTableModel*>(index.model()); }

QString objectNameOf(JointCell cell, const QString& joint) {
  switch (cell) {
    case JointCell::Velocity: return "velocity:" + joint;
    case JointCell::Acceleration: return "acceleration:" + joint;
    default: return "position:" + joint;
  }
}

QString spokenNameOf(JointCell cell, const QString& joint) {
  switch (cell) {
    case JointCell::Velocity: return JointDelegate::tr("Velocity of %1").arg(joint);
    case JointCell::Acceleration: return JointDelegate::tr("Acceleration of %1").arg(joint);
    default: return JointDelegate::tr("Position of %1").arg(joint);
  }
}

/// The line about a field, as the style draws it about the other fields of the window.
QColor outlineOf(const QPalette& palette) {
  const QColor window = palette.color(QPalette::Window);
  return window.lightness() == 0 ? palette.color(QPalette::Mid) : window.darker(140);
}

/// Below the names the rates begin where these do.
QRect fieldIn(const QRect& cell, JointCell kind) {
  const int left = kind == JointCell::Velocity || cell.left() <= 0 ? JointDelegate::nameIndent() : kSpace / 2;
  return cell.adjusted(left, kGap, kind == JointCell::Velocity ? -kSpace / 2 : 0, -kGap);
}

}  // namespace

int JointDelegate::nameIndent() { return 2 * kSpace; }

void JointDelegate::setHeldHandle(int joint, int tick) {
  held_ = joint;
  held_tick_ = tick;
}

QStyleOptionSlider JointDelegate::slider(const QRect& cell, const ModelJoint& joint, double q) {
  const JointRange range(joint);
  QStyleOptionSlider option;
  option.palette = QGuiApplication::palette();
  if (joint.leader >= 0) option.palette.setCurrentColorGroup(QPalette::Disabled);
  option.orientation = Qt::Horizontal;
  option.state = QStyle::State_Horizontal | QStyle::State_Active;
  option.state.setFlag(QStyle::State_Enabled, joint.leader < 0);
  option.rect = cell.adjusted(kSpace / 2, kGap, -kSpace / 2, -kGap);
  option.maximum = range.ticks();
  option.sliderPosition = option.sliderValue = range.tickOf(q, range.turnsAt(q));
  option.subControls = QStyle::SC_SliderGroove | QStyle::SC_SliderHandle;
  return option;
}

void JointDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  painter->save();
  painter->setFont(option.font);
  paintGround(*painter, option, index);
  switch (tableOf(index).cellAt(index)) {
    case JointCell::Name:
    case JointCell::Leader: paintName(*painter, option, index); break;
    case JointCell::Bar: paintBar(*painter, option, index); break;
    case JointCell::Position:
    case JointCell::Velocity:
    case JointCell::Acceleration: paintField(*painter, option, index); break;
    case JointCell::None: break;
  }
  painter->restore();
}

// behind all lines of the joint of what is selected
void JointDelegate::paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (tableOf(index).jointAt(index) != marked_) return;
  QColor ground = QGuiApplication::palette().color(QPalette::Highlight);
  ground.setAlphaF(0.16F);
  painter.fillRect(option.rect, ground);
}

void JointDelegate::paintName(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const JointTableModel& table = tableOf(index);
  const int joint = table.jointAt(index);
  const bool is_name = table.cellAt(index) == JointCell::Name;
  const QRect cell = option.rect;
  if (is_name) {
    // the joint's colour as in the plot; hollow where no motor drives it
    const QColor colour = jointColour(joint, isDark(option.palette));
    const bool passive = table.joint(joint).passive;
    QRectF dot(cell.left(), cell.top() + 0.5 * (cell.height() - kSpace), kSpace, kSpace);
    if (passive) dot.adjust(1.0, 1.0, -1.0, -1.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(passive ? QPen(colour, 2.0) : QPen(Qt::NoPen));
    painter.setBrush(passive ? QBrush(Qt::NoBrush) : QBrush(colour));
    painter.drawEllipse(dot);
  }
  const QRect room = cell.adjusted(nameIndent(), 0, -kSpace / 2, 0);
  painter.setPen(QGuiApplication::palette().color(is_name ? QPalette::WindowText : QPalette::PlaceholderText));
  const QStringList names = is_name ? table.names() : QStringList();
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   shortName(index.data().toString(), names, option.fontMetrics, room.width()));
  if (!option.state.testFlag(QStyle::State_HasFocus)) return;
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(QPen(QGuiApplication::palette().color(QPalette::Highlight), 1.0));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(room.adjusted(-kSpace / 4, kGap, 0, -kGap - 1));
}

void JointDelegate::paintBar(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const JointTableModel& table = tableOf(index);
  const int joint = table.jointAt(index);
  QStyleOptionSlider look = slider(option.rect, table.joint(joint), table.positionOf(joint));
  if (joint == held_) {
    look.sliderPosition = look.sliderValue = held_tick_;
    look.state |= QStyle::State_Sunken;
    look.activeSubControls = QStyle::SC_SliderHandle;
  }
  look.state.setFlag(QStyle::State_HasFocus, option.state.testFlag(QStyle::State_HasFocus));
  look.state |= QStyle::State_KeyboardFocusChange;
  // the style takes the left edge of what it fills for that of the widget
  painter.translate(look.rect.topLeft());
  look.rect.moveTo(0, 0);
  QApplication::style()->drawComplexControl(QStyle::CC_Slider, &look, &painter);
}

void JointDelegate::paintField(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const JointTableModel& table = tableOf(index);
  const JointCell cell = table.cellAt(index);
  const bool beyond = cell == JointCell::Position && index.data(JointTableModel::BeyondRole).toBool();
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  const bool editable = table.flags(index).testFlag(Qt::ItemIsEditable);
  const QRect field = fieldIn(option.rect, cell);
  const QPalette palette = QGuiApplication::palette();
  const QColor line = beyond    ? limitColour(isDark(palette))
                      : focused ? palette.color(QPalette::Highlight)
                                : outlineOf(palette);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(line, beyond ? 2.0 : 1.0));
  painter.setBrush(editable ? palette.color(QPalette::Base) : QColor(Qt::transparent));
  painter.drawRoundedRect(QRectF(field).adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0);
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setPen(palette.color(editable ? QPalette::Text : QPalette::PlaceholderText));
  painter.drawText(field.adjusted(kSpace / 2, 0, -kSpace * 3 / 4, 0), Qt::AlignRight | Qt::AlignVCenter,
                   index.data().toString());
}

QWidget* JointDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  const JointTableModel& table = tableOf(index);
  const ModelJoint& joint = table.joint(table.jointAt(index));
  const JointCell cell = table.cellAt(index);
  const QString name = QString::fromStdString(joint.name);
  auto* box = new UnitField(JointTableModel::measureOf(joint, cell), parent);
  box->setObjectName(objectNameOf(cell, name));
  box->setAccessibleName(spokenNameOf(cell, name));
  box->setAngleUnit(table.angleUnit());
  if (cell == JointCell::Position) box->setSiRange(joint.limits.lower, joint.limits.upper);
  const QPersistentModelIndex place(index);
  connect(box, &UnitField::siEdited, this, [place](double value) {
    if (place.isValid()) const_cast<QAbstractItemModel*>(place.model())->setData(place, value);
  });
  return box;
}

void JointDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  if (auto* field = qobject_cast<UnitField*>(editor)) field->setAngleUnit(tableOf(index).angleUnit());
  NumberDelegate::setEditorData(editor, index);
}

void JointDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
  editor->setGeometry(fieldIn(option.rect, tableOf(index).cellAt(index)));
}

}  // namespace linkwright::ui

#include "moc_joint_delegate.cpp"
