// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/manual/help_flow.h"

#include "ui/manual/manual_window.h"
#include "ui/widgets/action_maker.h"

#include <QAction>
#include <QApplication>
#include <QCursor>
#include <QHelpEvent>
#include <QUrl>
#include <QWhatsThis>
#include <QWidget>

#include <utility>

namespace linkwright::ui {

HelpFlow::HelpFlow(QWidget& window, QString manual_folder, std::function<QString()> mode_page)
    : QObject(&window), window_(window), folder_(std::move(manual_folder)), mode_page_(std::move(mode_page)) {
  const ActionMaker maker(window);
  //: noun: the manual of the program
  QAction* contents = maker.make("actionManual", tr("&Manual"), {QKeySequence("Ctrl+F1")});
  QAction* here = maker.make("actionHelpHere", tr("Help on This &Panel"), {QKeySequence(Qt::Key_F1)});
  QAction* control = maker.make("actionWhatIsThis", tr("&What Is This?"), {QKeySequence("Shift+F1")});
  commands_ = {contents, here, control};
  connect(contents, &QAction::triggered, this, &HelpFlow::showContents);
  connect(here, &QAction::triggered, this, &HelpFlow::showHere);
  connect(control, &QAction::triggered, this, &HelpFlow::askForControl);
}

// the manual's window looks at the book, which goes with this
HelpFlow::~HelpFlow() { delete manual_; }

ManualWindow* HelpFlow::manualWindow() const { return manual_; }

const ManualBook& HelpFlow::book() {
  if (!book_) book_.emplace(folder_);
  return *book_;
}

void HelpFlow::open(const ManualPlace& place) {
  if (!manual_) manual_ = new ManualWindow(book(), &window_);
  manual_->open(place);
}

void HelpFlow::showContents() { open({QStringLiteral("index.md"), {}}); }

void HelpFlow::showHere() {
  std::optional<ManualPlace> place = placeOf(QApplication::focusWidget());
  if (!place) place = placeOf(QApplication::widgetAt(QCursor::pos()));
  open(place.value_or(ManualPlace{mode_page_(), {}}));
}

std::optional<ManualPlace> HelpFlow::placeOf(const QWidget* widget) {
  for (; widget != nullptr; widget = widget->parentWidget()) {
    if (auto place = book().placeFor(widget->objectName())) return place;
  }
  return {};
}

void HelpFlow::askForControl() {
  qApp->removeEventFilter(this);
  qApp->installEventFilter(this);
  QWhatsThis::enterWhatsThisMode();
}

// what a control is for is said by its tooltip, or by that of what it stands in
QString HelpFlow::wordsFor(const QWidget& widget) {
  QString said, name;
  for (const QWidget* each = &widget; each != nullptr && !each->isWindow() && said.isEmpty();
       each = each->parentWidget()) {
    if (name.isEmpty()) name = each->accessibleName();
    said = each->toolTip();
  }
  if (said.isEmpty()) said = name;
  const std::optional<ManualPlace> place = placeOf(&widget);
  if (!place) return said;
  const QString link = place->file + QLatin1Char('#') + place->anchor;
  return QStringLiteral("<p>%1</p><p><a href='%2'>%3</a></p>")
      .arg(said.toHtmlEscaped(), link, tr("Read more in the manual"));
}

bool HelpFlow::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  if (type != QEvent::WhatsThis && type != QEvent::QueryWhatsThis && type != QEvent::WhatsThisClicked) return false;
  auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr) return false;
  if (type == QEvent::WhatsThisClicked) {
    const QUrl url(static_cast<QWhatsThisClickedEvent*>(event)->href());
    QWhatsThis::hideText();
    open({url.path(), url.fragment()});
    return true;
  }
  const QString words = wordsFor(*widget);
  event->setAccepted(!words.isEmpty());
  if (type == QEvent::WhatsThis && !words.isEmpty())
    QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), words, widget);
  return true;
}

}  // namespace linkwright::ui

#include "moc_help_flow.cpp"
