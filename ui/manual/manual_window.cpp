// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_window.h"

#include "ui/manual/manual_browser.h"
#include "ui/widgets/action_maker.h"

#include <QAction>
#include <QLineEdit>
#include <QSplitter>
#include <QToolBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr int kFileRole = Qt::UserRole, kAnchorRole = Qt::UserRole + 1;
constexpr QSize kManualSize(980, 640);
constexpr int kContentsWidth = 260;  // px

QTreeWidgetItem* itemFor(const QString& text, const ManualPlace& place) {
  auto* item = new QTreeWidgetItem({text});
  item->setData(0, kFileRole, place.file);
  item->setData(0, kAnchorRole, place.anchor);
  return item;
}

ManualPlace placeOf(const QTreeWidgetItem& item) {
  return {item.data(0, kFileRole).toString(), item.data(0, kAnchorRole).toString()};
}

}  // namespace

ManualWindow::ManualWindow(const ManualBook& book, QWidget* parent)
    : QWidget(parent, Qt::Window),
      book_(book),
      search_(new QLineEdit(this)),
      list_(new QTreeWidget(this)),
      page_(new ManualBrowser(book, this)) {
  setObjectName("manualWindow");
  setWindowTitle(tr("Linkwright Manual"));
  resize(kManualSize);
  auto* bar = new QToolBar(this);
  const ActionMaker maker(*this);
  //: adverb: to the page that was read before
  QAction* back = maker.make("manualBack", tr("&Back"), {QKeySequence(Qt::ALT | Qt::Key_Left)});
  //: adverb: to the page that was left by Back
  QAction* forward = maker.make("manualForward", tr("&Forward"), {QKeySequence(Qt::ALT | Qt::Key_Right)});
  //: noun: table of contents
  QAction* home = maker.make("manualHome", tr("&Contents"), {QKeySequence(Qt::ALT | Qt::Key_Home)});
  bar->addActions({back, forward, home});
  back->setEnabled(false);
  forward->setEnabled(false);
  connect(back, &QAction::triggered, page_, &QTextBrowser::backward);
  connect(forward, &QAction::triggered, page_, &QTextBrowser::forward);
  connect(home, &QAction::triggered, this, [this] { page_->open({QStringLiteral("index.md"), {}}); });
  connect(page_, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
  connect(page_, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
  QAction* close = maker.make("manualClose", tr("Close"), {QKeySequence(Qt::Key_Escape)});
  connect(close, &QAction::triggered, this, &QWidget::close);

  makeSearch();
  list_->setObjectName("manualContents");
  list_->setAccessibleName(tr("Contents of the manual"));
  list_->setHeaderHidden(true);
  list_->setFrameShape(QFrame::NoFrame);
  list_->setTextElideMode(Qt::ElideRight);
  connect(list_, &QTreeWidget::itemClicked, this, &ManualWindow::openItem);
  connect(list_, &QTreeWidget::itemActivated, this, &ManualWindow::openItem);
  connect(page_, &QTextBrowser::sourceChanged, this, &ManualWindow::markContents);

  auto* left = new QWidget(this);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(6, 6, 6, 0);
  column->addWidget(search_);
  column->addWidget(list_);
  auto* halves = new QSplitter(this);
  halves->addWidget(left);
  halves->addWidget(page_);
  halves->setStretchFactor(1, 1);
  halves->setSizes({kContentsWidth, kManualSize.width() - kContentsWidth});
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins({});
  layout->setSpacing(0);
  layout->addWidget(bar);
  layout->addWidget(halves, 1);
  showContents();
}

void ManualWindow::makeSearch() {
  search_->setObjectName("manualSearch");
  search_->setPlaceholderText(tr("Search the manual"));
  search_->setAccessibleName(tr("Search the manual"));
  search_->setToolTip(tr("Show the sections that contain all the words entered (%1)")
                          .arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
  search_->setClearButtonEnabled(true);
  connect(search_, &QLineEdit::textChanged, this, &ManualWindow::showHits);
  connect(search_, &QLineEdit::returnPressed, this, [this] {
    if (QTreeWidgetItem* first = list_->topLevelItem(0)) openItem(first);
  });
  //: verb: find words in the manual
  QAction* find = ActionMaker(*this).make("manualFind", tr("Search"), {QKeySequence(QKeySequence::Find)});
  connect(find, &QAction::triggered, search_, [this] {
    search_->setFocus();
    search_->selectAll();
  });
}

void ManualWindow::open(const ManualPlace& place) {
  // first: a page is laid out for the room that there is
  show();
  page_->open(book_.section(place) != nullptr ? place : ManualPlace{"index.md", {}});
  raise();
  activateWindow();
}

ManualPlace ManualWindow::place() const { return page_->place(); }

void ManualWindow::showContents() {
  list_->clear();
  list_->setRootIsDecorated(true);
  for (const ManualPage& page : book_.pages()) {
    QTreeWidgetItem* item = itemFor(page.title(), {page.file, {}});
    for (const ManualSection& section : page.sections) {
      if (section.level == 2) item->addChild(itemFor(section.title, {page.file, section.anchor}));
    }
    list_->addTopLevelItem(item);
  }
  markContents();
}

void ManualWindow::showHits() {
  const QString words = search_->text().simplified();
  page_->mark(words);
  if (words.isEmpty()) {
    showContents();
    return;
  }
  list_->clear();
  list_->setRootIsDecorated(false);
  for (const ManualHit& hit : book_.search(words)) {
    //: %1: title of a section of the manual, %2: title of its page
    QTreeWidgetItem* item =
        itemFor(hit.title == hit.page ? hit.title : tr("%1 (%2)").arg(hit.title, hit.page), hit.place);
    item->setToolTip(0, hit.excerpt);
    list_->addTopLevelItem(item);
  }
  if (list_->topLevelItemCount() > 0) return;
  auto* none = new QTreeWidgetItem({tr("No section contains “%1”.").arg(words)});
  none->setFlags(Qt::NoItemFlags);
  list_->addTopLevelItem(none);
}

void ManualWindow::openItem(QTreeWidgetItem* item) {
  if (const ManualPlace place = placeOf(*item); !place.file.isEmpty()) page_->open(place);
}

void ManualWindow::markContents() {
  if (!search_->text().simplified().isEmpty()) return;
  for (int i = 0; i < list_->topLevelItemCount(); ++i) {
    QTreeWidgetItem* item = list_->topLevelItem(i);
    if (placeOf(*item).file != page_->place().file) continue;
    QTreeWidgetItem* chosen = item;
    for (int k = 0; k < item->childCount(); ++k) {
      if (placeOf(*item->child(k)) == page_->place()) chosen = item->child(k);
    }
    if (chosen != item) item->setExpanded(true);
    list_->setCurrentItem(chosen);
    return;
  }
}

}  // namespace linkwright::ui

#include "moc_manual_window.cpp"
