// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/gallery_dialog.h"

#include "core/base/index.h"
#include "ui/files/picture_list.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace linkwright::ui {

namespace {

QString searchedIn(const Example& example) {
  return QStringList{example.title,       example.name,      QFileInfo(example.path).completeBaseName(),
                     example.description, example.try_first, example.english}
      .join(' ');
}

}  // namespace

GalleryDialog::GalleryDialog(ExampleShelf& shelf, bool welcomes, const QStringList& recent, QWidget* parent)
    : QDialog(parent),
      shelf_(shelf),
      groups_(new QListWidget(this)),
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
  makeCards();

  auto* cards = new QStackedLayout;
  cards->addWidget(list_);
  cards->addWidget(none_);
  auto* left = new QVBoxLayout;
  left->setSpacing(kSpace);
  left->addWidget(search_);
  left->addLayout(cards, 1);
  auto* about = new WrappedLabel(this);
  about->setObjectName("galleryAbout");
  about->setText(
      tr("Linkwright shows where the torques of a robot come from: drag an arm, play a motion, and follow every "
         "equation from link to link."));
  auto* middle = new QHBoxLayout;
  middle->setSpacing(2 * kSpace);
  middle->addLayout(makeGroups(recent));
  middle->addLayout(left, 1);
  middle->addWidget(makeDetails());
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Close, this);
  open_ = buttons->button(QDialogButtonBox::Open);
  open_->setObjectName("galleryOpen");
  open_->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(2 * kSpace);
  layout->addWidget(about);
  if (welcomes) {
    auto* welcome = new WrappedLabel(this);
    welcome->setObjectName("galleryWelcome");
    welcome->setText(
        tr("Welcome! Select a robot to start with, or close this window to use the one already open. To come back "
           "later, choose Help > Examples."));
    layout->addWidget(welcome);
  }
  layout->addLayout(middle, 1);
  layout->addWidget(buttons);

  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &PictureList::opened, this, &QDialog::accept);
  connect(list_, &PictureList::chosenChanged, this, &GalleryDialog::showCard);
  connect(search_, &QLineEdit::textChanged, this, [this, cards](const QString& words) {
    if (!words.isEmpty()) {
      // it goes over all of them
      const QSignalBlocker quiet(groups_);
      groups_->setCurrentRow(kExampleGroups);
      list_->showGroup(-1);
    }
    list_->search(words);
    showCard(list_->chosen());
    none_->setText(tr("No examples match “%1”.").arg(words.trimmed()));
    cards->setCurrentIndex(list_->shownCount() > 0 ? 0 : 1);
  });
  connect(groups_, &QListWidget::currentRowChanged, this, [this](int row) {
    search_->clear();
    list_->showGroup(row < kExampleGroups ? row : -1);
  });
  // one picture at a time, when nothing else is to be done
  connect(idle_, &QTimer::timeout, this, &GalleryDialog::drawNext);
  connect(list_, &PictureList::picturesWanted, this, [this] { idle_->start(0); });
  idle_->start(0);
  groups_->setCurrentRow(0);
  list_->choose(0);
  search_->setFocus();
  const QSize room = parent != nullptr ? parent->size() : screen()->availableSize();
  const QSize wish = QSize(150 * kSpace, 84 * kSpace) * std::min(1.4, textScale());
  resize(wish.expandedTo(room * 0.7).boundedTo(QSize(room.width() * 95 / 100, room.height() * 92 / 100)));
}

void GalleryDialog::setOffersLessons(bool offers) { findChild<QPushButton*>("galleryLessons")->setVisible(offers); }

void GalleryDialog::makeCards() {
  const std::vector<Example>& examples = shelf_.examples();
  for (int i = 0; i < static_cast<int>(examples.size()); ++i) {
    const bool goes_on = i > 0 && examples[at(i)].title == examples[at(i - 1)].title;
    if (!goes_on) cards_.emplace_back();
    cards_.back().push_back(i);
  }
  for (const std::vector<int>& card : cards_) {
    const Example& first = examples[at(card.front())];
    QString searched;
    for (const int i : card) searched += searchedIn(examples[at(i)]) + ' ';
    list_->addCard(first.title, first.line, first.line + ' ' + tr("Try first: %1").arg(first.try_first), searched,
                   first.group);
  }
}

QLayout* GalleryDialog::makeGroups(const QStringList& recent) {
  auto* column = new QVBoxLayout;
  column->setSpacing(kSpace);
  groups_->setObjectName("galleryGroups");
  groups_->setAccessibleName(tr("Groups of examples"));
  for (int i = 0; i < kExampleGroups; ++i) groups_->addItem(wordsFor(static_cast<ExampleGroup>(i)));
  groups_->addItem(tr("All Examples"));
  groups_->setSpacing(kSpace / 4);
  const int wide = groups_->sizeHintForColumn(0) + 4 * kSpace;
  const int row = groups_->sizeHintForRow(0) + kSpace / 2;
  groups_->setFixedSize(wide, groups_->count() * row + 2 * groups_->frameWidth());
  groups_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column->addWidget(groups_);
  const auto add = [&](const char* name, const QString& text, const QString& tip, void (GalleryDialog::*wanted)()) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, wanted] {
      reject();
      emit(this->*wanted)();
    });
    column->addWidget(button);
  };
  add("galleryNew", tr("Build &Your Own…"), tr("Begin a new robot from a template"), &GalleryDialog::newWanted);
  add("galleryLessons", tr("&Lessons…"), tr("Learn robot dynamics step by step, with questions"),
      &GalleryDialog::lessonsWanted);
  if (!recent.isEmpty()) {
    auto* files = new QListWidget(this);
    files->setObjectName("galleryRecent");
    files->setAccessibleName(tr("Recent files"));
    files->setFixedWidth(wide);
    files->setTextElideMode(Qt::ElideMiddle);
    files->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const QString& path : recent) {
      auto* item = new QListWidgetItem(QFileInfo(path).fileName(), files);
      item->setToolTip(path);
    }
    auto* heading = new QLabel(tr("&Recent Files"), this);
    heading->setBuddy(files);
    connect(files, &QListWidget::itemActivated, this, [this, files, recent](const QListWidgetItem* item) {
      const QString path = recent.value(files->row(item));
      reject();
      emit fileWanted(path);
    });
    column->addSpacing(kSpace);
    column->addWidget(heading);
    column->addWidget(files, 1);
  } else {
    column->addStretch(1);
  }
  return column;
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
  variant_ = new QComboBox(inside);
  variant_->setObjectName("galleryVariant");
  variant_->setAccessibleName(tr("Which of the scenes of this card"));
  variant_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  connect(variant_, &QComboBox::currentIndexChanged, this, &GalleryDialog::showExample);
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
  column->addWidget(variant_);
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

int GalleryDialog::chosenExample() const {
  const int card = list_->chosen();
  return card < 0 ? -1 : cards_[at(card)].at(at(std::max(0, variant_->currentIndex())));
}

QString GalleryDialog::chosenPath() const {
  const int example = chosenExample();
  return example < 0 ? QString() : shelf_.examples()[at(example)].path;
}

void GalleryDialog::drawNext() {
  const int card = list_->cardWithoutPicture();
  if (card < 0) return idle_->stop();
  const bool dark = isDark(palette());
  list_->setPicture(card, shelf_.picture(cards_[at(card)].front(), list_->pictureSize(), dark));
}

void GalleryDialog::showCard(int card) {
  {
    const QSignalBlocker quiet(variant_);
    variant_->clear();
    const std::vector<int> none, &examples = card < 0 ? none : cards_[at(card)];
    for (const int i : examples) variant_->addItem(shelf_.examples()[at(i)].name);
    // the one that the words are about
    const auto found = std::find_if(examples.begin(), examples.end(), [this](int i) {
      return hasWords(searchedIn(shelf_.examples()[at(i)]), search_->text());
    });
    if (found != examples.end()) variant_->setCurrentIndex(static_cast<int>(found - examples.begin()));
    variant_->setVisible(examples.size() > 1);
  }
  showExample();
}

void GalleryDialog::showExample() {
  const int example = chosenExample();
  open_->setEnabled(example >= 0);
  const Example none{}, &shown = example < 0 ? none : shelf_.examples()[at(example)];
  name_->setText(shown.title);
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
