// SPDX-License-Identifier: GPL-3.0-or-later
// The examples with their pictures: found by words, opened by key and by mouse, each saying what to try first.
#include "tests/ui/window/window_fixture.h"
#include "ui/files/example_shelf.h"
#include "ui/files/gallery_dialog.h"
#include "ui/files/picture_list.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QTest>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

struct Gallery : WindowFixture {
  GalleryDialog* dialog = nullptr;
  QListWidget* groups = nullptr;
  PictureList* list = nullptr;
  QLineEdit* search = nullptr;

  Gallery() : WindowFixture("planar_2r.json") { open(); }
  void open() {
    window.actionsOfWindow().examples->trigger();
    REQUIRE(waitUntil([&] {
      for (auto* each : window.findChildren<GalleryDialog*>("galleryDialog")) {
        if (each->isVisible()) dialog = each;
      }
      return dialog != nullptr && QGuiApplication::focusWindow() == dialog->windowHandle();
    }));
    groups = findWidget<QListWidget>(*dialog, "galleryGroups");
    list = findWidget<PictureList>(*dialog, "galleryList");
    search = findWidget<QLineEdit>(*dialog, "gallerySearch");
  }
  void look(const char* words) {
    search->setText(words);
    settle();
  }
};

QString lettersOf(const QString& text) {
  QString letters;
  for (const QChar each : text.toLower()) {
    if (each.isLetterOrNumber()) letters += each;
  }
  return letters;
}

}  // namespace

TEST_CASE("Every example is on a card with a picture, a line, and what to try first") {
  Gallery g;
  g.groups->setCurrentRow(kExampleGroups);
  CHECK(g.list->shownCount() == g.list->cardCount());
  ExampleShelf shelf(QString::fromStdString(linkwright::test::sourcePath("assets/examples").string()));
  REQUIRE(std::ssize(shelf.examples()) == linkwright::test::exampleFiles().size());
  auto* variant = findWidget<QComboBox>(*g.dialog, "galleryVariant");
  std::size_t next = 0;
  for (int card = 0; card < g.list->cardCount(); ++card) {
    g.list->choose(card);
    for (int i = 0; i < variant->count(); ++i) {
      variant->setCurrentIndex(i);
      const Example& example = shelf.examples().at(next++);
      INFO(example.path.toStdString());
      CHECK(example.group < kExampleGroups);
      CHECK_FALSE(example.title.isEmpty());
      // card, title bar and file say the same
      const QString title = lettersOf(example.title), file = lettersOf(QFileInfo(example.path).completeBaseName());
      CHECK((title.contains(file) || file.contains(title)));
      CHECK(example.line.size() > 10);
      CHECK(example.description.startsWith(example.line));
      CHECK_FALSE(example.try_first.isEmpty());
      CHECK(findWidget<QLabel>(*g.dialog, "galleryName")->text() == example.title);
      CHECK(findWidget<QLabel>(*g.dialog, "galleryDescription")->text() == example.description);
      CHECK(findWidget<QLabel>(*g.dialog, "galleryTryFirst")->text() == example.try_first);
      CHECK(g.dialog->chosenPath() == example.path);
      if (i > 0) continue;
      // a screen reader hears all of it
      const QString spoken = g.list->currentIndex().data(Qt::AccessibleTextRole).toString();
      CHECK(spoken.contains(example.title));
      CHECK(spoken.contains(example.line));
      CHECK(spoken.contains(example.try_first));
    }
  }
  CHECK(next == shelf.examples().size());
  CHECK(waitUntil([&] { return g.list->cardWithoutPicture() < 0; }));
  // the file's own stays what it was
  CHECK(g.window.windowTitle().contains("planar_2r"));
}

TEST_CASE("A search leaves what speaks of all its words, and says so where nothing does") {
  Gallery g;
  const int all = g.list->cardCount();
  g.look("snake");
  CHECK(g.list->shownCount() == 1);
  CHECK(g.dialog->chosenPath().endsWith("snake_of_30_links.json"));
  g.look("MOTORS gears");
  const int with_motors = g.list->shownCount();
  CHECK(with_motors > 1);
  CHECK(with_motors < all);
  g.look("  ur5e ");
  CHECK(g.list->shownCount() == 1);
  CHECK(g.dialog->chosenPath().endsWith("ur5e.urdf"));
  g.look("zebra");
  CHECK(g.list->shownCount() == 0);
  CHECK(g.dialog->chosenPath().isEmpty());
  CHECK_FALSE(findWidget<QAbstractButton>(*g.dialog, "galleryOpen")->isEnabled());
  const auto* none = findWidget<QLabel>(*g.dialog, "galleryNone");
  CHECK(none->isVisible());
  CHECK(none->text() == QStringLiteral(u"No examples match “zebra”."));
  g.look("");
  CHECK(g.list->shownCount() == all);
  CHECK_FALSE(g.dialog->chosenPath().isEmpty());
  CHECK(g.list->isVisible());
}

TEST_CASE("The gallery begins with three robots to start with, and each group has its own") {
  Gallery g;
  CHECK(g.groups->currentRow() == 0);
  REQUIRE(g.list->shownCount() == 3);
  CHECK(g.dialog->chosenPath().endsWith("pendulum.json"));
  int sum = 0;
  for (int group = 0; group < kExampleGroups; ++group) {
    g.groups->setCurrentRow(group);
    CHECK(g.list->shownCount() > 0);
    CHECK(g.list->shownCount() <= 8);
    CHECK_FALSE(g.dialog->chosenPath().isEmpty());
    sum += g.list->shownCount();
  }
  CHECK(sum == g.list->cardCount());
  // words go over all groups; a group takes them back
  g.look("pendulum");
  CHECK(g.groups->currentRow() == kExampleGroups);
  CHECK(g.list->shownCount() > 2);
  // Enter opens the first of them
  CHECK(g.dialog->chosenPath().endsWith("/pendulum.json"));
  g.groups->setCurrentRow(static_cast<int>(ExampleGroup::Contact));
  CHECK(g.search->text().isEmpty());
  CHECK(g.list->shownCount() == 2);
}

TEST_CASE("Fourteen scenes on the ground are one card with a choice") {
  Gallery g;
  g.groups->setCurrentRow(static_cast<int>(ExampleGroup::Contact));
  auto* variant = findWidget<QComboBox>(*g.dialog, "galleryVariant");
  CHECK(variant->isVisible());
  REQUIRE(variant->count() == 14);
  variant->setCurrentIndex(9);
  CHECK(g.dialog->chosenPath().endsWith("hanging_arm_on_the_ground_iii.json"));
  QTest::keyClick(g.list, Qt::Key_Return);
  g.settle();
  CHECK(g.window.windowTitle().startsWith("Arm on the Ground (hanging_arm_on_the_ground_iii.json)"));
}

TEST_CASE("From the gallery a new robot is begun, and a recent file opened") {
  {
    const QString mine = QString::fromStdString(linkwright::test::sourcePath("assets/examples/scara.json").string());
    QSettings().setValue("files/recent", QStringList{mine});
    MainWindow window({QString::fromStdString(linkwright::test::sourcePath("assets/examples").string()),
                       true,
                       ThemeChoice::Light,
                       {}});
    window.show();
    window.actionsOfWindow().examples->trigger();
    auto* recent = window.findChild<QListWidget*>("galleryRecent");
    REQUIRE(recent != nullptr);
    REQUIRE(recent->count() == 1);
    emit recent->itemActivated(recent->item(0));
    CHECK(window.windowTitle().contains("scara.json"));
    QSettings().remove("files/recent");
  }
  Gallery g;
  CHECK(g.dialog->findChild<QWidget*>("galleryRecent") == nullptr);
  findWidget<QAbstractButton>(*g.dialog, "galleryNew")->click();
  g.settle();
  const auto* fresh = g.window.findChild<QDialog*>("newDialog");
  REQUIRE(fresh != nullptr);
  CHECK(fresh->isVisible());
}

TEST_CASE("The gallery is used by keyboard alone: words, an arrow into the cards, Enter opens") {
  Gallery g;
  REQUIRE(waitUntil([&] { return g.search->hasFocus(); }));
  QTest::keyClicks(g.search, "cart");
  QTest::keyClick(g.search, Qt::Key_Return);
  g.settle();
  CHECK(g.window.windowTitle().contains("cart_pole"));

  g.dialog = nullptr;
  g.open();
  REQUIRE(waitUntil([&] { return g.search->hasFocus(); }));
  QTest::keyClick(g.search, Qt::Key_Down);
  CHECK(g.list->hasFocus());
  QTest::keyClick(g.list, Qt::Key_Right);
  CHECK(g.list->chosen() == 1);
  const QString path = g.dialog->chosenPath();
  QTest::keyClick(g.list, Qt::Key_Return);
  g.settle();
  CHECK(g.document().filePath() == path);

  g.dialog = nullptr;
  g.open();
  QTest::keyClick(g.search, Qt::Key_Escape);
  g.settle();
  CHECK(g.document().filePath() == path);
}

TEST_CASE("One that is there to be simulated opens in Simulate, others stay where one is") {
  Gallery g;
  g.look("hanging_arm_on_the_ground_iii");
  REQUIRE(g.list->shownCount() == 1);
  QTest::keyClick(g.search, Qt::Key_Return);
  g.settle();
  CHECK(g.window.windowTitle().contains("hanging_arm_on_the_ground_iii"));
  CHECK(g.window.findChild<QAction*>("actionWorkspaceSimulate")->isChecked());
  g.window.findChild<QAction*>("actionWorkspacePose")->trigger();
  g.dialog = nullptr;
  g.open();
  g.look("scara");
  QTest::keyClick(g.search, Qt::Key_Return);
  g.settle();
  CHECK(g.window.findChild<QAction*>("actionWorkspacePose")->isChecked());
}

TEST_CASE("A double click on a card opens it") {
  Gallery g;
  const QModelIndex card = g.list->model()->index(2, 0);
  const QPoint at = g.list->visualRect(card).center();
  QTest::mouseClick(g.list->viewport(), Qt::LeftButton, {}, at);
  const QString path = g.dialog->chosenPath();
  CHECK(g.list->chosen() == 2);
  QTest::mouseDClick(g.list->viewport(), Qt::LeftButton, {}, at);
  g.settle();
  CHECK(g.document().filePath() == path);
}

TEST_CASE("The gallery is offered at the first start and never again") {
  QSettings().remove("start/examplesOffered");
  for (const int start : {1, 2}) {
    INFO("start " << start);
    MainWindow window({QString::fromStdString(linkwright::test::sourcePath("assets/examples").string()),
                       true,
                       ThemeChoice::Light,
                       {}});
    window.show();
    window.files().offerGallery();
    auto* dialog = window.findChild<GalleryDialog*>("galleryDialog");
    REQUIRE((dialog != nullptr) == (start == 1));
    if (dialog != nullptr) CHECK(findWidget<QLabel>(*dialog, "galleryWelcome")->text().startsWith("Welcome!"));
  }
  // nor where nothing is remembered
  QSettings().remove("start/examplesOffered");
  const WindowFixture f("planar_2r.json");
  const_cast<MainWindow&>(f.window).files().offerGallery();
  CHECK(f.window.findChild<GalleryDialog*>("galleryDialog") == nullptr);
}

TEST_CASE("The first sentence of a text ends where a new one begins") {
  CHECK(firstSentence("A reach of 0.85 m. Figures: ours.") == "A reach of 0.85 m.");
  CHECK(firstSentence("One alone, e.g. this") == "One alone, e.g. this");
  CHECK(firstSentence("").isEmpty());
}
