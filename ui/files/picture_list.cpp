// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/picture_list.h"

#include "ui/widgets/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

enum Role { kLineRole = Qt::UserRole, kSearchedRole, kPictureRole, kGroupRole };
constexpr QSize kPicture = {176, 120};
constexpr int kLines = 2;  // of words below a name

QFont boldOf(QFont font) {
  font.setBold(true);
  return font;
}

int textHeight(const QFont& font) {
  return QFontMetrics(boldOf(font)).lineSpacing() + kLines * QFontMetrics(font).lineSpacing();
}

/// Words in at most so many lines, the last one with an ellipsis where they are more.
void paintLines(QPainter& painter, const QRectF& place, const QString& words, int lines) {
  QTextLayout layout(words, painter.font());
  layout.beginLayout();
  const double height = painter.fontMetrics().lineSpacing();
  for (int i = 0; i < lines; ++i) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(place.width());
    const QPointF at(place.left(), place.top() + i * height + painter.fontMetrics().ascent());
    const QString rest = words.mid(line.textStart());
    painter.drawText(at, i + 1 < lines
                             ? rest.left(line.textLength()).trimmed()
                             : painter.fontMetrics().elidedText(rest, Qt::ElideRight, static_cast<int>(place.width())));
  }
  layout.endLayout();
}

}  // namespace

bool hasWords(const QString& text, const QString& words) {
  const QStringList each = words.split(' ', Qt::SkipEmptyParts);
  return std::all_of(each.begin(), each.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

class PictureList::Card : public QStyledItemDelegate {
public:
  explicit Card(PictureList* list) : QStyledItemDelegate(list), list_(*list) {}

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {list_.picture_.width() + 2 * kSpace, list_.picture_.height() + textHeight(option.font) + 5 * kSpace / 2};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette& palette = option.palette;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool under_mouse = option.state.testFlag(QStyle::State_MouseOver);
    // the card's edge says which one is chosen: the picture keeps its colours
    const QRectF card = QRectF(option.rect).adjusted(2.0, 2.0, -2.0, -2.0);
    const QColor edge = palette.color(chosen || under_mouse ? QPalette::Highlight : QPalette::Mid);
    painter->setPen(QPen(edge, chosen ? 2.5 : 1.0));
    painter->setBrush(palette.color(QPalette::Base));
    painter->drawRoundedRect(card, 4.0, 4.0);
    const QSize size = list_.picture_;
    const QRect place(option.rect.left() + kSpace, option.rect.top() + kSpace / 2, size.width(), size.height());
    const auto picture = index.data(kPictureRole).value<QImage>();
    if (!picture.isNull()) painter->drawImage(place, picture);
    const QRectF words(place.left(), place.bottom() + kSpace / 2.0, place.width(), textHeight(option.font));
    painter->setPen(palette.color(QPalette::Text));
    painter->setFont(boldOf(option.font));
    paintLines(*painter, words, index.data(Qt::DisplayRole).toString(), 1);
    const double below = painter->fontMetrics().lineSpacing();
    painter->setFont(option.font);
    paintLines(*painter, words.adjusted(0.0, below, 0.0, 0.0), index.data(kLineRole).toString(), kLines);
    painter->restore();
  }

private:
  const PictureList& list_;
};

class PictureList::Filter : public QSortFilterProxyModel {
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void setWords(const QString& words) {
    words_ = words;
    invalidateFilter();
  }
  void setGroup(int group) {
    group_ = group;
    invalidateFilter();
  }

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
    const QModelIndex card = sourceModel()->index(row, 0, parent);
    if (group_ >= 0 && card.data(kGroupRole).toInt() != group_) return false;
    return hasWords(card.data(kSearchedRole).toString(), words_);
  }

private:
  QString words_;
  int group_ = -1;
};

PictureList::PictureList(QWidget* parent)
    : QListView(parent), cards_(new QStandardItemModel(this)), filter_(new Filter(this)), picture_(kPicture) {
  filter_->setSourceModel(cards_);
  setModel(filter_);
  setItemDelegate(new Card(this));
  setViewMode(QListView::IconMode);
  setMovement(QListView::Static);
  setResizeMode(QListView::Adjust);
  setUniformItemSizes(true);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(QFrame::NoFrame);
  setMouseTracking(true);
  viewport()->setBackgroundRole(QPalette::Window);
  connect(this, &QListView::doubleClicked, this, [this](const QModelIndex& index) { emit opened(cardAt(index)); });
  sizeCards();
}

void PictureList::addCard(const QString& name, const QString& line, const QString& spoken, const QString& searched,
                          int group) {
  auto* item = new QStandardItem(name);
  item->setData(line, kLineRole);
  item->setData(searched, kSearchedRole);
  item->setData(group, kGroupRole);
  item->setData(name + ". " + spoken, Qt::AccessibleTextRole);
  item->setToolTip(line);
  cards_->appendRow(item);
}

int PictureList::cardCount() const { return cards_->rowCount(); }
int PictureList::shownCount() const { return filter_->rowCount(); }

void PictureList::setPicture(int card, const QImage& picture) { cards_->item(card)->setData(picture, kPictureRole); }

int PictureList::cardWithoutPicture() const {
  for (int i = 0; i < cardCount(); ++i) {
    if (cards_->item(i)->data(kPictureRole).value<QImage>().size() != pictureSize()) return i;
  }
  return -1;
}

QSize PictureList::pictureSize() const { return (QSizeF(picture_) * devicePixelRatioF()).toSize(); }

void PictureList::showGroup(int group) {
  filter_->setGroup(group);
  filterChanged();
}

void PictureList::search(const QString& words) {
  filter_->setWords(words);
  // the first that is found, whatever was chosen before
  if (!words.trimmed().isEmpty()) setCurrentIndex(filter_->index(0, 0));
  filterChanged();
}

void PictureList::filterChanged() {
  // something is chosen wherever there is something to choose: Enter opens it
  if (!currentIndex().isValid() && filter_->rowCount() > 0) setCurrentIndex(filter_->index(0, 0));
  if (filter_->rowCount() == 0) emit chosenChanged(-1);
}

int PictureList::cardAt(const QModelIndex& index) const {
  return index.isValid() ? filter_->mapToSource(index).row() : -1;
}

int PictureList::chosen() const { return cardAt(currentIndex()); }

void PictureList::choose(int card) { setCurrentIndex(filter_->mapFromSource(cards_->index(card, 0))); }

void PictureList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  emit chosenChanged(cardAt(current));
}

void PictureList::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && chosen() >= 0) {
    event->accept();
    emit opened(chosen());
    return;
  }
  QListView::keyPressEvent(event);
}

void PictureList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange) sizeCards();
  if (event->type() == QEvent::PaletteChange) {
    for (int i = 0; i < cardCount(); ++i) cards_->item(i)->setData({}, kPictureRole);
    emit picturesWanted();
  }
}

void PictureList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  sizeCards();
}

// as many columns as fit, sharing the width; the room of a scroll bar is kept free
void PictureList::sizeCards() {
  if (filter_ == nullptr) return;
  const int least = static_cast<int>(kPicture.width() * textScale()) + 2 * kSpace;
  const int room = std::max(least, width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width() - 1);
  const int cell = room / std::max(1, room / (least + kSpace / 2));
  const int wide = cell - kSpace / 2 - 2 * kSpace;
  const QSize picture(wide, wide * kPicture.height() / kPicture.width());
  QStyleOptionViewItem option;
  option.font = font();
  const bool other_size = picture != picture_;
  picture_ = picture;
  setGridSize({cell, itemDelegate()->sizeHint(option, {}).height() + kSpace / 2});
  if (other_size) emit picturesWanted();
}

}  // namespace linkwright::ui

#include "moc_picture_list.cpp"
