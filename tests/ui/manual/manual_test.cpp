// SPDX-License-Identifier: GPL-3.0-or-later
// The manual inside the program: its pages and links, what F1 and "What Is This?" open, its search.
#include "tests/support/catch.h"
#include "tests/support/command.h"
#include "tests/support/files.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/pointer.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/exercise/exercise_sheet.h"
#include "ui/lesson/lesson_editor.h"
#include "ui/lesson/lesson_list.h"
#include "ui/manual/help_flow.h"
#include "ui/manual/manual_browser.h"
#include "ui/manual/manual_window.h"
#include "ui/window/workspaces.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCursor>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QHelpEvent>
#include <QImage>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTreeWidget>
#include <QUrl>
#include <QWhatsThis>

#include <algorithm>
#include <filesystem>

using namespace linkwright::ui;
using linkwright::OpenLesson;
using linkwright::openLesson;
using linkwright::test::findWidget;
using linkwright::test::kWorkspaceNames;
using linkwright::test::LoadedTexts;
using linkwright::test::sourcePath;
using linkwright::test::TemporaryFolder;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

QString manualFolder() { return QString::fromStdString(sourcePath("assets/manual").string()); }

ManualWindow& manualOf(const WindowFixture& f) {
  ManualWindow* found = f.window.part<HelpFlow>().manualWindow();
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("The anchor of a heading is the one that links use") {
  CHECK(anchorOf("Every plot") == "every-plot");
  CHECK(anchorOf("Why is the torque of … 12.3 N m?") == "why-is-the-torque-of--123-n-m");
}

TEST_CASE("Every link of the manual leads to a page, a section or a picture that is there") {
  const Language language = GENERATE(from_range(languages()));
  const LoadedTexts texts(language.code);
  const ManualBook book(manualFolder());
  REQUIRE(book.pages().size() > 15);
  static const QRegularExpression link(QStringLiteral(R"(\]\(([^)\s]+)\))"));
  for (const ManualPage& page : book.pages()) {
    for (auto each = link.globalMatch(page.markdown); each.hasNext();) {
      const QUrl url(each.next().captured(1));
      if (!url.scheme().isEmpty()) continue;
      const QString file = url.path().isEmpty() ? page.file : QDir::cleanPath(url.path());
      INFO(language.name.toStdString() << ": " << page.file.toStdString() << " links to "
                                       << url.toString().toStdString());
      if (book.page(file) != nullptr)
        CHECK(book.section({file, url.fragment()}) != nullptr);
      else
        CHECK(QFileInfo::exists(manualFolder() + "/" + file));
    }
  }
}

TEST_CASE("A translated page has the places of the English one, and nothing of Markdown is left on it") {
  const ManualBook english(manualFolder());
  const Language language = GENERATE(from_range(languages()));
  const LoadedTexts texts(language.code);
  const ManualBook book(manualFolder());
  REQUIRE(book.pages().size() == english.pages().size());
  int translated = 0;
  for (const ManualPage& page : book.pages()) {
    INFO(language.name.toStdString() << ": " << page.file.toStdString());
    const ManualPage& original = *english.page(page.file);
    QTextDocument document;
    document.setMarkdown(page.markdown);
    std::size_t headings = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
      headings += block.blockFormat().headingLevel() > 0 ? 1 : 0;
    CHECK(headings == page.sections.size());
    REQUIRE(page.sections.size() == original.sections.size());
    for (std::size_t i = 0; i < page.sections.size(); ++i)
      CHECK(page.sections[i].anchor == original.sections[i].anchor);
    if (page.markdown == original.markdown) continue;
    ++translated;
    for (const char* left : {"**", "](", "<!--"}) CHECK_FALSE(document.toPlainText().contains(QLatin1String(left)));
  }
  // the first five pages and the glossary
  CHECK(translated == (language.code == "en" ? 0 : 6));
  CHECK(book.pages().front().file == "index.md");
  CHECK((book.pages().front().sections[1].title == "Take a first look") == (language.code == "en"));
}

TEST_CASE("A page that is older than the English one says so, and one with other sections is not shown") {
  const TemporaryFolder folder;
  const auto text = [](const char* stamp, const char* words) {
    return std::string("<!-- English: ") + stamp + ". -->\n# Inhalt\n" + words;
  };
  std::filesystem::create_directory(folder.file("de"));
  folder.write("index.md", "# Contents\n[a](a.md) [b](b.md)\n");
  folder.write("a.md", "# A\n");
  folder.write("b.md", "# B\n\n## C\n");
  folder.write("de/index.md", text("0224e266", "[a](../a.md)"));
  folder.write("de/a.md", text("00000000", ""));
  folder.write("de/b.md", text("00000000", ""));
  const LoadedTexts german("de");
  const ManualBook book(QFileInfo(QString::fromStdString(folder.file("index.md"))).path());
  REQUIRE(book.pages().size() == 3);
  CHECK(book.page("index.md")->markdown.trimmed() == "# Inhalt\n[a](a.md)");
  CHECK(book.page("a.md")->markdown.startsWith("> " + outdatedNote()));
  CHECK(outdatedNote().contains("englisch"));
  CHECK(book.page("a.md")->title() == "Inhalt");
  CHECK(book.page("b.md")->title() == "B");
}

TEST_CASE("The manual is searched section by section, titles first") {
  const ManualBook book(manualFolder());
  const std::vector<ManualHit> hits = book.search("  STATISTICS ");
  REQUIRE_FALSE(hits.empty());
  CHECK(hits.front().title.contains("statistics", Qt::CaseInsensitive));
  CHECK(book.section(hits.front().place) != nullptr);
  for (const ManualHit& hit : book.search("torque gravity")) {
    const ManualSection& section = *book.section(hit.place);
    INFO(section.title.toStdString());
    CHECK((section.title + section.text).contains("torque", Qt::CaseInsensitive));
    CHECK((section.title + section.text).contains("gravity", Qt::CaseInsensitive));
  }
  CHECK(book.search("torque", 5).size() == 5);
  CHECK(book.search("xyzzy").empty());
  CHECK(book.search(" ").empty());
}

TEST_CASE("A folder without pages is an empty manual") {
  const ManualBook book(manualFolder() + "/pictures");
  CHECK(book.pages().empty());
  CHECK(book.search("torque").empty());
  CHECK_FALSE(book.placeFor("dockHand"));
}

TEST_CASE("Every panel has its section of the manual, and every name in the manual is one of the window's") {
  WindowFixture f;
  const ManualBook book(manualFolder());
  for (const QDockWidget* dock : f.window.findChildren<QDockWidget*>()) {
    INFO(dock->objectName().toStdString());
    CHECK(book.placeFor(dock->objectName()).has_value());
  }
  // lessons have a list and a window of their own, exercises too
  const QString lessons = QString::fromStdString(sourcePath("assets/lessons").string());
  const QString examples = QString::fromStdString(sourcePath("assets/examples").string());
  WindowOptions options;
  options.examples_folder = examples;
  options.theme = ThemeChoice::Light;
  options.lesson = std::make_shared<const OpenLesson>(
      openLesson({lessons.toStdString() + "/where_gravity_enters", examples.toStdString()}).value());
  MainWindow lesson(options);
  lesson.lessonSession()->begin(0);
  QWidget around;
  new LessonList({lessons, examples, {}}, &around);
  const SeenNow seen{f.window, f.window.document(), f.window.interaction(), f.window.workspaces(),
                     [] { return nullptr; }};
  new LessonEditor(seen, examples, {});
  new ExerciseSheet(seen, {QString(), examples});
  for (const QString& name : book.explainedObjects()) {
    INFO(name.toStdString());
    const QWidget* const places[] = {&f.window, &lesson, &around};
    CHECK(std::any_of(std::begin(places), std::end(places),
                      [&](const QWidget* each) { return each->findChild<QWidget*>(name) != nullptr; }));
  }
  for (const char* mode : kWorkspaceNames) {
    f.enter(mode);
    INFO(mode);
    CHECK(book.page(QString::fromLatin1(f.window.workspaces().current().purpose().manual)) != nullptr);
  }
}

TEST_CASE("F1 opens the section about the panel that has the focus, and else the page of the mode") {
  WindowFixture f;
  f.enter("Pose");
  f.bring("dockHand");
  f.settle();
  auto* inside = f.find<QWidget>("handPose0");
  REQUIRE(f.find<QDockWidget>("dockHand")->isAncestorOf(inside));
  inside->setFocus();
  f.command("HelpHere")->trigger();
  const ManualBook book(manualFolder());
  CHECK(manualOf(f).place() == *book.placeFor("dockHand"));
  CHECK(manualOf(f).isVisible());
  // with the focus in the view and the mouse elsewhere it is the mode's
  f.window.centralWidget()->setFocus();
  QCursor::setPos(f.window.screen()->geometry().bottomRight());
  f.enter("Elastic");
  f.window.centralWidget()->setFocus();
  f.command("HelpHere")->trigger();
  CHECK(manualOf(f).place().file == "elastic.md");
}

TEST_CASE("In another language, F1 and a link from an English page open the translated section") {
  const LoadedTexts german("de");
  WindowFixture f;
  f.enter("Pose");
  f.bring("dockPose");
  f.settle();
  f.find<QDockWidget>("dockPose")->findChild<QWidget*>("angleUnit")->setFocus();
  f.command("HelpHere")->trigger();
  auto* page = findWidget<ManualBrowser>(manualOf(f), "manualPage");
  const ManualBook book(manualFolder());
  const auto seen = [&] { return page->cursorForPosition({40, 30}).block().text(); };
  CHECK(manualOf(f).place() == ManualPlace{"window.md", "move-the-joints"});
  CHECK(seen() == book.section(manualOf(f).place())->title);
  CHECK(seen().contains("Gelenke"));
  manualOf(f).open({"move.md", {}});
  emit page->anchorClicked(QUrl("window.md#read-the-torques"));
  CHECK(manualOf(f).place() == ManualPlace{"window.md", "read-the-torques"});
  CHECK(seen() == book.section(manualOf(f).place())->title);
}

TEST_CASE("What a control is for is said where it is, with a link into the manual") {
  WindowFixture f;
  f.enter("Pose");
  f.command("WhatIsThis")->trigger();
  auto* control = f.find<QWidget>("dockHand")->findChild<QAbstractButton*>();
  QHelpEvent asks(QEvent::QueryWhatsThis, {1, 1}, control->mapToGlobal(QPoint(1, 1)));
  QCoreApplication::sendEvent(control, &asks);
  CHECK(asks.isAccepted());
  QHelpEvent wants(QEvent::WhatsThis, {1, 1}, control->mapToGlobal(QPoint(1, 1)));
  QCoreApplication::sendEvent(control, &wants);
  REQUIRE(waitUntil([&] {
    const QWidgetList all = QApplication::topLevelWidgets();
    return std::any_of(all.begin(), all.end(),
                       [](QWidget* each) { return each->inherits("QWhatsThat") && each->isVisible(); });
  }));
  QWhatsThisClickedEvent click("files.md#urdf");
  QCoreApplication::sendEvent(control, &click);
  CHECK(manualOf(f).place().file == "files.md");
}

TEST_CASE("The manual's window: contents, search, back and forward, by keys alone") {
  const ManualBook book(manualFolder());
  ManualWindow manual(book, nullptr);
  manual.open({"move.md", "work-with-the-timeline"});
  REQUIRE(waitUntil([&] { return manual.isVisible() && manual.windowHandle()->isExposed(); }));
  auto* page = findWidget<ManualBrowser>(manual, "manualPage");
  auto* list = findWidget<QTreeWidget>(manual, "manualContents");
  auto* search = findWidget<QLineEdit>(manual, "manualSearch");
  const auto first_seen = [&] { return page->cursorForPosition({40, 30}).block().text().toStdString(); };
  CHECK(first_seen() == "Work with the timeline");
  REQUIRE(list->currentItem() != nullptr);
  CHECK(list->currentItem()->text(0) == "Work with the timeline");
  CHECK(list->topLevelItemCount() == static_cast<int>(book.pages().size()));
  // a narrower window stays at the same text
  manual.resize(800, 640);
  REQUIRE(waitUntil([&] { return page->viewport()->width() < 600; }));
  CHECK(first_seen() == "Work with the timeline");
  // pictures are there and no wider than the page
  const QImage picture = page->document()
                             ->resource(QTextDocument::ImageResource, QUrl("pictures/1280x720-light/18-move.png"))
                             .value<QImage>();
  REQUIRE_FALSE(picture.isNull());
  CHECK(picture.width() / picture.devicePixelRatio() <= page->viewport()->width());
  search->setFocus();
  QTest::keyClicks(search, "ellipsoid");
  REQUIRE(list->topLevelItemCount() > 0);
  QTest::keyClick(search, Qt::Key_Return);
  CHECK(manual.place() != ManualPlace{"move.md", "work-with-the-timeline"});
  CHECK(page->toPlainText().contains("ellipsoid", Qt::CaseInsensitive));
  CHECK_FALSE(page->extraSelections().isEmpty());
  CHECK(page->textCursor().block().text() == book.search("ellipsoid").front().title);
  CHECK(page->viewport()->rect().contains(page->cursorRect().center()));
  findWidget<QAction>(manual, "manualBack")->trigger();
  CHECK(manual.place() == ManualPlace{"move.md", "work-with-the-timeline"});
  findWidget<QAction>(manual, "manualForward")->trigger();
  CHECK(manual.place() != ManualPlace{"move.md", "work-with-the-timeline"});
  search->setText("xyzzy");
  REQUIRE(list->topLevelItemCount() == 1);
  CHECK(list->topLevelItem(0)->text(0).contains("xyzzy"));
  search->clear();
  CHECK(list->topLevelItemCount() == static_cast<int>(book.pages().size()));
  // a place that is not there is the contents
  manual.open({"nowhere.md", {}});
  CHECK(manual.place().file == "index.md");
}
