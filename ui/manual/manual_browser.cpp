// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/manual_browser.h"

#include <QDesktopServices>
#include <QDir>
#include <QImage>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

#include <algorithm>
#include <cstdlib>

namespace linkwright::ui {

namespace {

constexpr int kPageMargin = 20;    // px
constexpr int kNewWidthFrom = 24;  // px: pictures are scaled anew when the room for them has changed by more

}  // namespace

ManualBrowser::ManualBrowser(const ManualBook& book, QWidget* parent) : QTextBrowser(parent), book_(book) {
  setObjectName("manualPage");
  setAccessibleName(tr("Page of the manual"));
  setFrameShape(QFrame::NoFrame);
  setOpenLinks(false);
  connect(this, &QTextBrowser::anchorClicked, this, &ManualBrowser::follow);
  // source() is still the one before
  connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl& url) {
    place_ = {url.path(), url.fragment()};
    goToSection();
  });
}

void ManualBrowser::open(const ManualPlace& place) {
  if (book_.page(place.file) == nullptr) return;
  QUrl url(place.file);
  if (!place.anchor.isEmpty()) url.setFragment(place.anchor);
  // the same place again: the reader may have scrolled away from it
  if (url == source())
    goToSection();
  else
    setSource(url, QTextDocument::MarkdownResource);
}

void ManualBrowser::follow(const QUrl& link) {
  const QString file = link.path().isEmpty() ? place_.file : QDir::cleanPath(link.path());
  if (link.isRelative() && book_.page(file) != nullptr)
    open({file, link.fragment()});
  else
    QDesktopServices::openUrl(link.isRelative() ? QUrl::fromLocalFile(QDir::cleanPath(book_.folder() + "/" + file))
                                                : link);
}

void ManualBrowser::goToSection() {
  document()->setDocumentMargin(kPageMargin);
  showMarks();
  const ManualSection* section = book_.section(place_);
  if (place_.anchor.isEmpty() || section == nullptr) return;
  // by its place among the headings: in another language its text is another
  auto before = section - book_.page(place_.file)->sections.data();
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || before-- > 0) continue;
    scrollTo(block.position());
    return;
  }
}

// a long page is laid out by and by, and the scroll bar knows of no more than that: first all of it
void ManualBrowser::scrollTo(int position) {
  moveCursor(QTextCursor::End);
  QTextCursor cursor(document());
  cursor.setPosition(std::min(position, document()->characterCount() - 1));
  setTextCursor(cursor);
  verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top() - kPageMargin);
}

void ManualBrowser::mark(const QString& words) {
  marked_ = words;
  showMarks();
}

void ManualBrowser::showMarks() {
  QList<QTextEdit::ExtraSelection> marks;
  for (const QString& word : marked_.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
      QTextEdit::ExtraSelection each;
      each.cursor = at;
      each.format.setBackground(palette().highlight());
      each.format.setForeground(palette().highlightedText());
      marks.push_back(each);
    }
  }
  setExtraSelections(marks);
}

QVariant ManualBrowser::loadResource(int type, const QUrl& name) {
  const QString file = QDir::cleanPath(name.path());
  if (type == QTextDocument::MarkdownResource) {
    picture_width_ = viewport()->width();
    const ManualPage* page = book_.page(file);
    return page == nullptr ? QString() : page->markdown;
  }
  if (type != QTextDocument::ImageResource) return {};
  QImage image(book_.folder() + QLatin1Char('/') + file);
  const double ratio = devicePixelRatioF();
  const int room = static_cast<int>(ratio * std::max(1, picture_width_ - 2 * kPageMargin));
  if (image.width() > room) image = image.scaledToWidth(room, Qt::SmoothTransformation);
  image.setDevicePixelRatio(ratio);
  return image;
}

void ManualBrowser::resizeEvent(QResizeEvent* event) {
  // before the text is laid out anew
  const int position = cursorForPosition({kPageMargin, 2 * kPageMargin}).position();
  QTextBrowser::resizeEvent(event);
  if (source().isEmpty() || std::abs(viewport()->width() - picture_width_) < kNewWidthFrom) return;
  // pictures get the new width, and the reader stays at the same text
  reload();
  scrollTo(position);
}

}  // namespace linkwright::ui

#include "moc_manual_browser.cpp"
