// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/gallery_dialog.h"

#include "ui/files/picture_list.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

GalleryDialog::GalleryDialog(ExampleShelf& shelf, bool welcomes, QWidget* parent)
    : QDialog(parent),
      shelf_(shelf),
      list_(new PictureList(this)),
      search_(new QLineEdit(this)),
      idle_(new QTimer(this)) {
  setObjectName("galleryDialog");
  setWindowTitle(tr("Examples"));
  search_->setObjectName("gallerySearch");
  search_->setAccessibleName(tr("Search the examples"));
  search_->setPlaceholderText(tr("Search names and descriptions"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  list_->setObjectName("galleryList");
  list_->setAccessibleName(tr("Example robots"));
  none_ = new QLabel(this);
  none_->setObjectName("galleryNone");
  none_->setAlignment(Qt::AlignCenter);
  none_->setWordWrap(true);
  for (const Example& each : shelf_.examples()) {
    list_->addCard(
        each.name, each.line, each.line + ' ' + tr("Try first: %1").arg(each.try_first),
        each.name + ' ' + QFileInfo(each.path).completeBaseName() + ' ' + each.description + ' ' + each.try_first);
  }

  auto* cards = new QStackedLayout;
  cards->addWidget(list_);
  cards->addWidget(none_);
  auto* left = new QVBoxLayout;
  left->setSpacing(kSpace);
  if (welcomes) {
    auto* welcome = new WrappedLabel(this);
    welcome->setObjectName("galleryWelcome");
    welcome->setText(
        tr("Welcome! Select a robot to start with, or close this window to use the one already open. To come back "
           "later, choose Help > Examples."));
    left->addWidget(welcome);
  }
  left->addWidget(search_);
  left->addLayout(cards, 1);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(2 * kSpace);
  middle->addLayout(left, 1);
  middle->addWidget(makeDetails());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Close, this);
  open_ = buttons->button(QDialogButtonBox::Open);
  open_->setObjectName("galleryOpen");
  open_->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  layout->addLayout(middle, 1);
  layout->addWidget(buttons);

  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &PictureList::opened, this, &QDialog::accept);
  connect(list_, &PictureList::chosenChanged, this, &GalleryDialog::showChosen);
  connect(search_, &QLineEdit::textChanged, this, [this, cards](const QString& words) {
    list_->search(words);
    none_->setText(tr("No examples match “%1”.").arg(words.trimmed()));
    cards->setCurrentIndex(list_->shownCount() > 0 ? 0 : 1);
  });
  // one picture at a time, when nothing else is to be done
  connect(idle_, &QTimer::timeout, this, &GalleryDialog::drawNext);
  connect(list_, &PictureList::picturesWanted, this, [this] { idle_->start(0); });
  idle_->start(0);
  list_->choose(0);
  showChosen(list_->chosen());
  search_->setFocus();
  const QSize room = parent != nullptr ? parent->size() : screen()->availableSize();
  const QSize wish = QSize(132 * kSpace, 84 * kSpace) * std::min(1.4, textScale());
  resize(wish.expandedTo(room * 0.7).boundedTo(QSize(room.width() * 95 / 100, room.height() * 92 / 100)));
}

QWidget* GalleryDialog::makeDetails() {
  auto* inside = new QWidget;
  const auto label = [inside](const char* name, bool heading) {
    auto* made = new WrappedLabel(inside);
    made->setObjectName(name);
    made->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    if (heading) {
      QFont font = made->font();
      font.setBold(true);
      made->setFont(font);
    }
    return made;
  };
  name_ = label("galleryName", true);
  try_heading_ = label("galleryTryHeading", true);
  try_heading_->setText(tr("Try First"));
  try_first_ = label("galleryTryFirst", false);
  about_heading_ = label("galleryAboutHeading", true);
  about_heading_->setText(tr("Description"));
  description_ = label("galleryDescription", false);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(0, 0, kSpace, 0);
  column->setSpacing(kSpace / 2);
  column->addWidget(name_);
  column->addSpacing(kSpace / 2);
  column->addWidget(try_heading_);
  column->addWidget(try_first_);
  column->addSpacing(kSpace);
  column->addWidget(about_heading_);
  column->addWidget(description_);
  column->addStretch(1);
  auto* scroll = new QScrollArea(this);
  scroll->setObjectName("galleryDetails");
  scroll->setAccessibleName(tr("About the selected robot"));
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFixedWidth(static_cast<int>(34 * kSpace * std::min(1.4, textScale())));
  scroll->setWidget(inside);
  return scroll;
}

QString GalleryDialog::chosenPath() const {
  const int card = list_->chosen();
  return card < 0 ? QString() : shelf_.examples().at(static_cast<std::size_t>(card)).path;
}

void GalleryDialog::drawNext() {
  const int card = list_->cardWithoutPicture();
  if (card < 0) return idle_->stop();
  const bool dark = isDark(palette());
  list_->setPicture(card, shelf_.picture(card, list_->pictureSize(), dark));
}

void GalleryDialog::showChosen(int card) {
  const bool any = card >= 0;
  if (open_ != nullptr) open_->setEnabled(any);
  const Example none, &shown = any ? shelf_.examples().at(static_cast<std::size_t>(card)) : none;
  name_->setText(shown.name);
  description_->setText(shown.description);
  try_first_->setText(shown.try_first);
  try_heading_->setVisible(!shown.try_first.isEmpty());
  about_heading_->setVisible(!shown.description.isEmpty());
}

bool GalleryDialog::eventFilter(QObject* watched, QEvent* event) {
  // from the search into the cards, and through them while words are typed
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
      if (list_->shownCount() > 0) list_->setFocus(Qt::TabFocusReason);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace linkwright::ui

#include "moc_gallery_dialog.cpp"
