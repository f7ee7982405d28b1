// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/limit_list.h"

#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/ability_words.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kLeastLimitBar = 9 * kSpace;
constexpr double kNear = 0.1;  // of the range: the ends of the bar that are marked as near a limit

int rowHeight(const QFontMetrics& metrics) { return metrics.height() + 2 + kSpace / 4; }

}  // namespace

void LimitModel::show(const Model& model, const HandAbility& ability, AngleUnit unit) {
  std::vector<Row> rows;
  rows.reserve(ability.joints.size());
  for (const int joint : ability.joints) {
    const auto at = static_cast<std::size_t>(joint);
    const LimitDistance& distance = ability.limits.at(at);
    rows.push_back(
        {model.joints().at(at), distance, joint == ability.nearest, limitWords(model.joints()[at], distance, unit)});
  }
  unit_ = unit;
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
  } else {
    rows_ = std::move(rows);
    if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
  }
}

int LimitModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant LimitModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = at(index);
  const QString name = QString::fromStdString(row.joint.name);
  const bool speaks = role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
  if (role == Qt::DisplayRole) return name;
  if (!speaks) return {};
  //: %1: name of a joint, %2: how far it is from its limits
  QString said = tr("%1: %2").arg(name, row.words);
  if (row.is_nearest) said = tr("%1 (the joint nearest to a limit)").arg(said);
  const double share = row.distance.share();
  if (std::isfinite(share))
    //: %1: a sentence about a joint, %2: a number
    said = tr("%1\n%2 % of the range is left").arg(said, QString::number(100.0 * share, 'f', 1));
  return said;
}

/// How a row is painted.
class LimitList::Bars : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {24 * kSpace, rowHeight(option.fontMetrics)};
  }
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
  void paintBar(QPainter& painter, const QRectF& room, const LimitModel::Row& row, double thick) const;
};

void LimitList::Bars::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto& model = *static_cast<const LimitModel*>(index.model());
  const LimitModel::Row& row = model.at(index);
  const QRect room = option.rect;
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  QFont font = option.font;
  // room for bold words in every row: the bars stand one below the other
  font.setBold(true);
  const QFontMetrics metrics(font);
  font.setBold(row.is_nearest);
  painter->setFont(font);
  int words_width = metrics.horizontalAdvance(QStringLiteral("000.0° to upper limit"));
  QString words = row.words;
  // a narrow panel keeps the bar and says the side by an arrow
  if (room.width() * 7 / 10 - words_width < kLeastLimitBar && std::isfinite(row.distance.nearest())) {
    words = limitWords(row.joint, row.distance, model.angleUnit(), true);
    words_width = metrics.horizontalAdvance(QStringLiteral("000.0° ↑"));
  }
  const int name_width = std::min(room.width() * 3 / 10, 14 * metrics.averageCharWidth());
  painter->setPen(QGuiApplication::palette().color(QPalette::WindowText));
  painter->drawText(QRect(room.left(), room.top(), name_width, room.height()), Qt::AlignLeft | Qt::AlignVCenter,
                    metrics.elidedText(index.data().toString(), Qt::ElideMiddle, name_width));
  painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, words);
  const double left = room.left() + name_width + kSpace, right = room.left() + room.width() - words_width - kSpace;
  if (right - left >= 3.0 * kSpace)
    paintBar(*painter, QRectF(left, room.top(), right - left, room.height()), row, 0.36 * option.fontMetrics.height());
  painter->restore();
}

void LimitList::Bars::paintBar(QPainter& painter, const QRectF& room, const LimitModel::Row& row, double thick) const {
  const double middle = room.center().y();
  const QPalette palette = QGuiApplication::palette();
  const QColor quiet = palette.color(QPalette::Mid);
  const double place = row.distance.place();
  if (std::isnan(place)) {
    // without two limits there is no range: a line that does not end
    painter.setPen(QPen(quiet, 1.0, Qt::DashLine));
    painter.drawLine(QPointF(room.left(), middle), QPointF(room.right(), middle));
    return;
  }
  const QRectF track(room.left(), middle - thick / 2.0, room.width(), thick);
  painter.setPen(Qt::NoPen);
  painter.setBrush(quiet);
  painter.drawRoundedRect(track, thick / 2.0, thick / 2.0);
  const QColor limit = limitColour(isDark(palette));
  QColor near = limit;
  near.setAlphaF(0.55F);
  painter.setBrush(near);
  const double end = kNear * room.width();
  for (const double from : {room.left(), room.right() - end}) {
    painter.save();
    painter.setClipRect(QRectF(from, room.top(), end, room.height()), Qt::IntersectClip);
    painter.drawRoundedRect(track, thick / 2.0, thick / 2.0);
    painter.restore();
  }
  const double at = room.left() + std::clamp(place, 0.0, 1.0) * room.width(), half = row.is_nearest ? 2.5 : 1.8;
  const bool warns = row.is_nearest && row.distance.share() < kNear;
  painter.setBrush(warns ? limit : palette.color(QPalette::WindowText));
  painter.drawRoundedRect(QRectF(at - half, middle - thick, 2.0 * half, 2.0 * thick), 1.0, 1.0);
}

LimitList::LimitList(QWidget* parent) : QListView(parent), rows_(new LimitModel(this)) {
  setObjectName("limitList");
  setAccessibleName(tr("Distance of each joint from its limits"));
  setModel(rows_);
  setItemDelegate(new Bars(this));
  setFrameShape(NoFrame);
  setUniformItemSizes(true);
  setFocusPolicy(Qt::NoFocus);
  setSelectionMode(NoSelection);
  setEditTriggers(NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(rows_, &QAbstractItemModel::modelReset, this, [this] { updateGeometry(); });
}

void LimitList::show(const Model& model, const HandAbility& ability, AngleUnit unit) {
  rows_->show(model, ability, unit);
}

QSize LimitList::sizeHint() const { return {36 * kSpace, rows_->rowCount() * rowHeight(fontMetrics())}; }
QSize LimitList::minimumSizeHint() const { return {24 * kSpace, sizeHint().height()}; }

void LimitList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  scheduleDelayedItemsLayout();
  updateGeometry();
}

}  // namespace linkwright::ui

#include "moc_limit_list.cpp"
