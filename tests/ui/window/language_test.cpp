// SPDX-License-Identifier: GPL-3.0-or-later
// The window in each language that it has texts in, and the change from one to another.
#include "ui/widgets/language.h"

#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/text_fit.h"
#include "tests/ui/window/every_panel.h"
#include "ui/document/edits.h"
#include "ui/files/example_shelf.h"
#include "ui/files/gallery_dialog.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRawFont>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTranslator>

using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

WindowOptions speaking(const char* language) {
  WindowOptions options;
  options.examples_folder = QString::fromStdString(sourcePath("assets/examples").string());
  options.theme = ThemeChoice::Light;
  options.language = QLatin1String(language);
  return options;
}

QString firstMenu(const MainWindow& window) { return window.menuBar()->actions().front()->text(); }

}  // namespace

TEST_CASE("A language is found by what a person or a system calls it") {
  CHECK(languageFor("de") == "de");
  CHECK(languageFor("de_AT") == "de");
  CHECK(languageFor("ja_JP") == "ja");
  CHECK(languageFor("zh_CN") == "zh_CN");
  CHECK(languageFor("zh-Hans-SG") == "zh_CN");
  // who reads traditional characters is better served in English
  CHECK(languageFor("zh_TW").isEmpty());
  CHECK(languageFor("fr").isEmpty());
  CHECK(languageFor("").isEmpty());
  CHECK_FALSE(languageFor(kSystemLanguage).isEmpty());
}

TEST_CASE("The program's own fonts have every character of its Japanese and Chinese texts") {
  const std::pair<const char*, const char*> fonts[] = {{"ja", "Linkwright Sans JP"}, {"zh_CN", "Linkwright Sans SC"}};
  for (const auto& [code, family] : fonts) {
    const LoadedTexts texts(code);
    const QString language = QString::fromLatin1(code), assets = QString::fromStdString(sourcePath("assets").string());
    QStringList files = {assets + "/translations/linkwright_" + language + ".ts"};
    for (QDirIterator at(assets, {"*.md"}, QDir::Files, QDirIterator::Subdirectories); at.hasNext();) {
      const QString file = at.next();
      if (file.contains('/' + language + '/') || file.endsWith('/' + language + ".md")) files << file;
    }
    for (const char* folder : {"/exercises", "/../core/exercise"}) {
      for (const QFileInfo& file : QDir(assets + folder).entryInfoList({"*.json", "*.cpp"})) files << file.filePath();
    }
    CHECK(files.size() > 50);
    for (const QFont::Weight weight : {QFont::Normal, QFont::Bold}) {
      const QRawFont font = QRawFont::fromFont(QFont(QString::fromLatin1(family), 10, weight));
      REQUIRE(font.familyName() == family);
      QString missing;
      for (const QString& file : files) {
        for (const char32_t each : QString::fromStdString(readFile(file.toStdString())).toStdU32String()) {
          if (each >= 0x2e80 && !font.supportsCharacter(each)) missing += QString::fromUcs4(&each, 1);
        }
      }
      INFO("run scripts/make_fonts");
      CHECK(missing == "");
    }
  }
}

TEST_CASE("Another language is there at once, and what is open stays with its history, in its mode") {
  auto english = std::make_unique<MainWindow>(speaking("en"));
  english->show();
  REQUIRE(english->files().open(examplePath("planar_2r.json")));
  findWidget<QAction>(*english, "actionWorkspaceExplain")->trigger();
  setGravity(english->document(), {0.0, 0.0, -1.62});
  REQUIRE(english->document().undoStack()->canUndo());
  CHECK(firstMenu(*english) == "&File");
  CHECK(findWidget<QAction>(*english, "actionLanguage_en")->isChecked());
  const QSignalSpy chosen(english.get(), &MainWindow::languageChosen);
  findWidget<QAction>(*english, "actionLanguage_en")->trigger();
  CHECK(chosen.empty());
  findWidget<QAction>(*english, "actionLanguage_de")->trigger();
  REQUIRE(chosen.size() == 1);
  CHECK(chosen.front().front() == "de");

  WindowOptions options = english->successor();
  options.language = "de";
  english.reset();
  const LoadedTexts german("de");
  MainWindow window(options);
  window.show();
  QCoreApplication::processEvents();
  CHECK(firstMenu(window) == "&Datei");
  CHECK(findWidget<QAction>(window, "actionLanguage_de")->isChecked());
  CHECK(findWidget<QAction>(window, "actionWorkspaceExplain")->isChecked());
  CHECK(window.document().displayName() == "planar_2r.json");
  CHECK(window.document().scene().gravity.z() == -1.62);
  CHECK(window.isWindowModified());
  window.document().undo();
  CHECK(window.document().scene().gravity.z() != -1.62);
  CHECK_FALSE(window.isWindowModified());
  // the buttons of dialogs are Qt's own
  const QDialogButtonBox box(QDialogButtonBox::Cancel);
  CHECK(box.button(QDialogButtonBox::Cancel)->text().contains("Abbrechen"));
  // an example says in German what it is, and is found by its English words, too
  ExampleShelf shelf(options.examples_folder);
  GalleryDialog gallery(shelf, false, {});
  findWidget<QLineEdit>(gallery, "gallerySearch")->setText("the textbook arm");
  const QString shown = findWidget<QLabel>(gallery, "galleryDescription")->text();
  CHECK(shown.startsWith("Zwei"));
  findWidget<QLineEdit>(gallery, "gallerySearch")->setText(shown.section(' ', 0, 6));
  CHECK(findWidget<QLabel>(gallery, "galleryDescription")->text() == shown);
  window.document().undoStack()->setClean();
}

TEST_CASE("A window that is not told its language lets nobody choose one") {
  const WindowFixture f;
  CHECK_FALSE(findWidget<QMenu>(f.window, "menuLanguages")->menuAction()->isVisible());
}

TEST_CASE("An input method that is on takes keys in fields alone") {
  for (const char* example : {"puma560.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    int fields = 0;
    withEveryPanel(f, [&](QDockWidget& dock) {
      for (QWidget* each : dock.findChildren<QWidget*>()) {
        auto* view = qobject_cast<QAbstractItemView*>(each);
        if (view != nullptr && view->model() != nullptr) view->setCurrentIndex(view->model()->index(0, 0));
        QInputMethodQueryEvent query(Qt::ImEnabled);
        QCoreApplication::sendEvent(each, &query);
        if (each->focusPolicy() == Qt::NoFocus || !query.value(Qt::ImEnabled).toBool()) continue;
        ++fields;
        const auto* choice = qobject_cast<QComboBox*>(each);
        INFO(example << ": " << each->metaObject()->className() << " " << each->objectName().toStdString());
        CHECK((each->inherits("QLineEdit") || each->inherits("QAbstractSpinBox") || each->inherits("QPlainTextEdit") ||
               (choice != nullptr && choice->isEditable()) ||
               (view != nullptr && view->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed))));
      }
    });
    CHECK(fields > 20);
  }
}

TEST_CASE("In 1280 x 720 no text of a panel is cut off, in no language") {
  const Language language = GENERATE(from_range(languages()));
  const LoadedTexts texts(language.code);
  for (const char* example : {"ur5e.urdf", "arm_without_the_ground.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    QStringList clipped, twice = equalMnemonics(*f.window.menuBar()), tabs;
    withEveryPanel(f, [&](QDockWidget& dock) {
      clipped << clippedTexts(dock);
      twice << equalMnemonics(dock);
      tabs << shortenedTabs(f.window);
      for (const QTableWidget* table : dock.findChildren<QTableWidget*>()) {
        const QHeaderView* heads = table->horizontalHeader();
        for (int i = 0; i < heads->count() && heads->isVisible(); ++i) {
          const QString head = heads->model()->headerData(i, Qt::Horizontal).toString();
          if (heads->fontMetrics().horizontalAdvance(head) > heads->sectionSize(i))
            clipped << table->objectName() + ": " + head;
        }
      }
    });
    for (QStringList* each : {&clipped, &twice, &tabs}) each->removeDuplicates();
    INFO(language.code.toStdString() << ", " << example << "\n" << (clipped + twice + tabs).join('\n').toStdString());
    CHECK(clipped.isEmpty());
    CHECK(twice.isEmpty());
    CHECK(tabs.isEmpty());
  }
}
