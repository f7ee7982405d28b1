// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/why_tree.h"

#include "ui/document/insight.h"
#include "ui/widgets/full_digits_copy.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/share_text.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/why_words.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>
#include <QStringList>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

enum WhyColumn { kWhyWords, kWhyShare, kWhyValue, kWhyColumns };
constexpr int kShareRole = Qt::UserRole + 1;  // signed: which way the part pulls
constexpr int kCauseRole = Qt::UserRole + 2;
constexpr int kKeyRole = Qt::UserRole + 3;
constexpr std::size_t kMostParts = 12;  // one more would not be read: the smaller ones wait below a row of their own

/// The cause at the top of a branch gives it its colour.
TorqueCause causeOf(WhyKind kind) {
  switch (kind) {
    case WhyKind::OwnInertia: return TorqueCause::OwnInertia;
    case WhyKind::CoupledInertia: return TorqueCause::CoupledInertia;
    case WhyKind::Centrifugal: return TorqueCause::Centrifugal;
    case WhyKind::Coriolis: return TorqueCause::Coriolis;
    case WhyKind::Friction: return TorqueCause::Friction;
    case WhyKind::Rotor: return TorqueCause::Rotor;
    case WhyKind::Spring: return TorqueCause::Spring;
    case WhyKind::External: return TorqueCause::External;
    default: return TorqueCause::Gravity;
  }
}

QString keyOf(const WhyNode& part) {
  return QStringLiteral("%1.%2.%3.%4.%5.%6.%7/")
      .arg(static_cast<int>(part.kind))
      .arg(part.by)
      .arg(part.and_by)
      .arg(part.link)
      .arg(part.body)
      .arg(part.first_body)
      .arg(part.wrench);
}

/// A bar from the middle, to the right for what lifts the torque and to the left for what lowers it, and the
/// percentage.
class ShareDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);  // background, selection, percentage at the left
    const double share = index.data(kShareRole).toDouble();
    const int text_width = option.fontMetrics.horizontalAdvance(shareText(0.0)) + kSpace;
    QRect area = option.rect.adjusted(text_width, 0, -kSpace, 0);
    if (area.width() < 4 * kSpace) return;
    painter->save();
    const int middle = area.center().x();
    const int height = std::min(area.height() / 2, 10);
    const QRect bar(0, 0, std::max(1, static_cast<int>(std::lround(std::abs(share) * area.width() / 2))), height);
    const int left = share < 0.0 ? middle - bar.width() : middle;
    const auto cause = static_cast<TorqueCause>(index.data(kCauseRole).toInt());
    const QPalette& palette = option.palette;
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    painter->fillRect(QRect(area.left(), area.center().y() - height / 2, area.width(), height),
                      selected ? palette.color(QPalette::Base) : palette.color(QPalette::AlternateBase));
    painter->fillRect(QRect(left, area.center().y() - height / 2, bar.width(), height),
                      causeColour(cause, isDark(palette)));
    painter->setPen(palette.color(QPalette::Shadow));
    painter->drawLine(middle, area.center().y() - height / 2 - 2, middle, area.center().y() + height / 2 + 2);
    painter->restore();
  }
};

/// Words take as many lines as they need: a tree by itself would cut them.
class WordsDelegate : public QStyledItemDelegate {
public:
  explicit WordsDelegate(QTreeWidget* tree) : QStyledItemDelegate(tree), tree_(*tree) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    int indent = tree_.indentation() + kSpace;
    for (QModelIndex up = index.parent(); up.isValid(); up = up.parent()) indent += tree_.indentation();
    const int width = std::max(8 * kSpace, tree_.columnWidth(kWhyWords) - indent);
    const QRect needed = option.fontMetrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap,
                                                         index.data(Qt::DisplayRole).toString());
    return {width, std::max(needed.height(), option.fontMetrics.height()) + 2};
  }

private:
  const QTreeWidget& tree_;
};

}  // namespace

/// A part, or the smaller parts together.
class WhyTree::Row : public QTreeWidgetItem {
public:
  WhyNode part;
  QString key;
  TorqueCause cause = TorqueCause::Gravity;
  std::vector<WhyNode> rest;  ///< not empty: the row stands for these
};

WhyTree::WhyTree(QWidget* parent) : QTreeWidget(parent) {
  setObjectName(QStringLiteral("whyTree"));
  setAccessibleName(tr("Contributions to the torque"));
  setColumnCount(kWhyColumns);
  setHeaderLabels({tr("Cause"), tr("Contribution"), tr("Value")});
  headerItem()->setTextAlignment(kWhyValue, Qt::AlignRight | Qt::AlignVCenter);
  header()->setStretchLastSection(false);
  header()->setSectionResizeMode(kWhyWords, QHeaderView::Stretch);
  header()->setSectionResizeMode(kWhyShare, QHeaderView::Fixed);
  header()->setSectionResizeMode(kWhyValue, QHeaderView::Fixed);
  header()->setHighlightSections(false);
  header()->setSectionsMovable(false);
  setFrameShape(QFrame::NoFrame);
  setWordWrap(true);
  setAlternatingRowColors(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setIndentation(2 * kSpace);
  setMouseTracking(true);
  setExpandsOnDoubleClick(true);
  setItemDelegateForColumn(kWhyWords, new WordsDelegate(this));
  setItemDelegateForColumn(kWhyShare, new ShareDelegate(this));
  copyFullDigits(*this);
  connect(this, &QTreeWidget::itemExpanded, this, [this](QTreeWidgetItem* item) {
    auto* row = static_cast<Row*>(item);
    if (filling_) return;
    unfolded_.insert(row->key);
    fillBelow(row);
  });
  connect(this, &QTreeWidget::itemCollapsed, this, [this](QTreeWidgetItem* item) {
    if (!filling_) unfolded_.remove(static_cast<Row*>(item)->key);
  });
  connect(this, &QTreeWidget::itemEntered, this, [this](QTreeWidgetItem* item) { point(item); });
  connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
    if (filling_) return;
    current_ = item == nullptr ? QString() : static_cast<Row*>(item)->key;
    point(item);
  });
  sizeColumns();
}

void WhyTree::sizeColumns() {
  const QFontMetrics metrics = fontMetrics();
  const int text = metrics.horizontalAdvance(shareText(0.0));
  const int value = metrics.horizontalAdvance(NumberGroup(1.0).widest()) + 3 * kSpace;
  // the words need the room: where it is short the bar goes, the percentage stays
  const int room = viewport()->width() - value - text;
  header()->resizeSection(kWhyShare, text + (room > 40 * kSpace   ? 12 * kSpace
                                             : room > 26 * kSpace ? 8 * kSpace
                                                                  : kSpace));
  header()->resizeSection(kWhyValue, value);
}

void WhyTree::showParts(const SnapshotPtr& snapshot, int joint, AngleUnit unit, bool keep_order) {
  snapshot_ = snapshot;
  unit_ = unit;
  keep_order_ = keep_order;
  if (!snapshot || joint < 0) {
    clear();
    return;
  }
  const Why& why = whyOf(*snapshot);
  const WhyNode root = why.root(joint);
  std::vector<WhyNode> parts = why.children(root);
  largest_ = std::abs(root.value);
  for (const WhyNode& part : parts) largest_ = std::max(largest_, std::abs(part.value));
  headerItem()->setText(kWhyValue, torqueUnit(*snapshot->model, joint));
  filling_ = true;
  fill(invisibleRootItem(), QString::number(joint) + QLatin1Char('/'), std::move(parts));
  filling_ = false;
}

void WhyTree::forget() {
  unfolded_.clear();
  current_.clear();
  filling_ = true;
  clear();
  filling_ = false;
}

void WhyTree::fill(QTreeWidgetItem* parent, const QString& parent_key, std::vector<WhyNode> parts) {
  QStringList present;
  for (int i = 0; i < parent->childCount(); ++i) present.append(parent->child(i)->data(kWhyWords, kKeyRole).toString());
  if (keep_order_ && !present.empty()) {
    const auto place = [&](const WhyNode& part) {
      const qsizetype at = present.indexOf(parent_key + keyOf(part));
      return at < 0 ? present.size() : at;
    };
    std::stable_sort(parts.begin(), parts.end(),
                     [&](const WhyNode& a, const WhyNode& b) { return place(a) < place(b); });
  }
  std::vector<WhyNode> rest;
  if (parts.size() > kMostParts + 1) {
    rest.assign(parts.begin() + static_cast<std::ptrdiff_t>(kMostParts), parts.end());
    parts.resize(kMostParts);
  }
  QStringList keys;
  for (const WhyNode& part : parts) keys.append(parent_key + keyOf(part));
  if (!rest.empty()) keys.append(parent_key + QStringLiteral("rest/"));

  if (present != keys) {
    qDeleteAll(parent->takeChildren());
    for (const QString& key : keys) {
      auto* row = new Row;
      row->key = key;
      row->setData(kWhyWords, kKeyRole, key);
      parent->addChild(row);
      if (key == current_) setCurrentItem(row);
    }
  }
  for (int i = 0; i < keys.size(); ++i) {
    auto* row = static_cast<Row*>(parent->child(i));
    const auto index = static_cast<std::size_t>(i);
    if (index < parts.size()) {
      row->part = parts[index];
      row->rest.clear();
    } else {
      row->part = WhyNode();
      row->part.joint = rest.front().joint;
      row->part.value = row->part.share = 0.0;
      row->part.unfolds = true;
      for (const WhyNode& each : rest) {
        row->part.value += each.value;
        row->part.share += each.share;
      }
      row->rest = rest;
    }
    row->cause = parent == invisibleRootItem() ? causeOf(row->part.kind) : static_cast<Row*>(parent)->cause;
    write(row);
    const bool unfolded = row->part.unfolds && unfolded_.contains(row->key);
    if (unfolded) fillBelow(row);
    if (row->isExpanded() != unfolded) row->setExpanded(unfolded);
  }
}

void WhyTree::fillBelow(Row* row) {
  const bool was_filling = std::exchange(filling_, true);
  fill(row, row->key, row->rest.empty() ? whyOf(*snapshot_).children(row->part) : row->rest);
  filling_ = was_filling;
}

void WhyTree::write(Row* row) {
  const Model& model = *snapshot_->model;
  const bool is_rest = !row->rest.empty();
  const QString words = is_rest ? tr("%1 smaller contributions").arg(row->rest.size())
                                : whyWords(row->part, model, unit_, snapshot_.get());
  const QString value = NumberGroup(largest_).text(row->part.value);
  const QString whole = fullNumber(row->part.value) + QLatin1Char(' ') + torqueUnit(model, row->part.joint);
  const QString share = shareText(row->part.share);
  row->setText(kWhyWords, words);
  row->setText(kWhyShare, share);
  row->setText(kWhyValue, value);
  row->setTextAlignment(kWhyValue, Qt::AlignRight | Qt::AlignVCenter);
  row->setData(kWhyShare, kShareRole, std::copysign(row->part.share, row->part.value));
  row->setData(kWhyShare, kCauseRole, static_cast<int>(row->cause));
  for (int column = 0; column < kWhyColumns; ++column) row->setData(column, Qt::UserRole, row->part.value);
  row->setData(kWhyWords, Qt::AccessibleTextRole,
               QStringLiteral("%1, %2 %3, %4").arg(words, value, torqueUnit(model, row->part.joint), share));
  row->setToolTip(kWhyValue, whole);
  row->setData(kWhyValue, Qt::AccessibleDescriptionRole, whole);
  const QString numbers = is_rest ? QString() : whyNumbers(row->part, model);
  row->setToolTip(kWhyWords, numbers.isEmpty() ? words : words + QLatin1Char('\n') + numbers);
  row->setChildIndicatorPolicy(row->part.unfolds ? QTreeWidgetItem::ShowIndicator : QTreeWidgetItem::DontShowIndicator);
}

void WhyTree::point(const QTreeWidgetItem* item) {
  if (item == nullptr || !snapshot_) return emit linkPointed(-1);
  const auto* row = static_cast<const Row*>(item);
  emit linkPointed(row->rest.empty() ? linkOfPart(row->part, *snapshot_->model) : -1);
}

void WhyTree::leaveEvent(QEvent* event) {
  QTreeWidget::leaveEvent(event);
  emit linkPointed(-1);
}

void WhyTree::changeEvent(QEvent* event) {
  QTreeWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) sizeColumns();
}

void WhyTree::resizeEvent(QResizeEvent* event) {
  QTreeWidget::resizeEvent(event);
  sizeColumns();
  scheduleDelayedItemsLayout();  // another width takes other lines
}

}  // namespace linkwright::ui

#include "moc_why_tree.cpp"
