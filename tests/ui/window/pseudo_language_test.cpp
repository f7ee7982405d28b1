// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a language that nobody speaks: what is still English in it could not be translated.
#include "core/scene/scene.h"
#include "tests/ui/support/loaded_texts.h"
#include "tests/ui/support/plain_texts.h"
#include "tests/ui/support/text_fit.h"
#include "tests/ui/window/every_panel.h"
#include "tests/ui/window/window_fixture.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

using namespace linkwright::ui;
using linkwright::test::clippedTexts;
using linkwright::test::equalMnemonics;
using linkwright::test::kWorkspaceNames;
using linkwright::test::LoadedTexts;
using linkwright::test::plainTexts;
using linkwright::test::shortenedTabs;
using linkwright::test::WindowFixture;
using linkwright::test::withEveryPanel;

namespace {

/// The dialog that is open now: the command that opened it waits for it, or has shown it and gone on.
QDialog* openDialog() {
  for (QWidget* each : QApplication::topLevelWidgets()) {
    auto* dialog = qobject_cast<QDialog*>(each);
    if (dialog != nullptr && dialog->isVisible()) return dialog;
  }
  return nullptr;
}

/// `check` with the dialog of every command that asks for more ("…").
template <class Check>
int withEveryDialog(WindowFixture& f, Check check) {
  int count = 0;
  for (QAction* action : f.window.findChildren<QAction*>()) {
    if (!action->text().contains(QStringLiteral("…")) || !action->isEnabled() || !action->isVisible()) continue;
    QTimer look;
    bool seen = false;
    QObject::connect(&look, &QTimer::timeout, &look, [&] {
      if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
      QDialog* dialog = openDialog();
      if (dialog == nullptr) return;
      // Qt's own dialog of files has Qt's own texts
      if (!seen && qobject_cast<QFileDialog*>(dialog) == nullptr) {
        seen = true;
        ++count;
        check(*dialog, *action);
      }
      dialog->close();
    });
    look.start(50);
    action->trigger();
    for (int turn = 0; turn < 10 || openDialog() != nullptr; ++turn) QTest::qWait(20);
    look.stop();
    f.settle();
  }
  return count;
}

/// What the file of the robot calls things is no text of the program.
QSet<QString> namesOf(const Document& document) {
  QSet<QString> names;
  const Snapshot& snapshot = *document.snapshot();
  for (const auto& link : snapshot.mechanism->links) names << QString::fromStdString(link.name);
  for (const auto& joint : snapshot.mechanism->joints) names << QString::fromStdString(joint.name);
  for (const auto& pose : document.scene().poses) names << QString::fromStdString(pose.name);
  names << QString::fromStdString(snapshot.mechanism->name);
  return names;
}

}  // namespace

TEST_CASE("A text that was not given to tr() is found") {
  const LoadedTexts pseudo(QStringLiteral(LINKWRIGHT_PSEUDO_TEXTS));
  QWidget window;
  auto* translated =
      new QLabel(QCoreApplication::translate("linkwright::ui::ManualWindow", "Search the manual"), &window);
  auto* forgotten = new QLabel("Forgotten", &window);
  forgotten->setObjectName("forgotten");
  forgotten->setToolTip("m/s, Ctrl+F, elbow");
  CHECK(plainTexts(window, {"elbow"}) == QStringList{"forgotten (QLabel): Forgotten"});
  Q_UNUSED(translated);
}

TEST_CASE("Every text of every mode and panel can be translated") {
  const LoadedTexts pseudo(QStringLiteral(LINKWRIGHT_PSEUDO_TEXTS));
  for (const char* example : {"ur5e.urdf", "arm_without_the_ground.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    QStringList plain;
    withEveryPanel(f, [&](QDockWidget& dock) { plain << plainTexts(dock, namesOf(f.document())); });
    plain << plainTexts(*f.window.menuBar(), namesOf(f.document()));
    plain.removeDuplicates();
    INFO(example << "\n" << plain.join('\n').toStdString());
    CHECK(plain.isEmpty());
  }
}

TEST_CASE("Every text of every dialog can be translated, and fits") {
  const LoadedTexts pseudo(QStringLiteral(LINKWRIGHT_PSEUDO_TEXTS));
  WindowFixture f("elastic_chain.json");
  QStringList plain, clipped, twice;
  const int count = withEveryDialog(f, [&](QDialog& dialog, QAction& action) {
    for (QDialogButtonBox* box : dialog.findChildren<QDialogButtonBox*>()) {
      for (QAbstractButton* button : box->buttons()) button->setObjectName("qt_" + button->objectName());
    }
    const QString name = action.objectName() + ": ";
    for (const QString& each : plainTexts(dialog, namesOf(f.document()))) plain << name + each;
    for (const QString& each : clippedTexts(dialog)) clipped << name + each;
    for (const QString& each : equalMnemonics(dialog)) twice << name + each;
  });
  CHECK(count >= 5);
  // what the files of the examples say of themselves
  plain = plain.filter(
      QRegularExpression(QStringLiteral("^(?!actionExamples: gallery(List|Name|Variant|TryFirst|Description) )")));
  INFO(plain.join('\n').toStdString());
  CHECK(plain.isEmpty());
  INFO(clipped.join('\n').toStdString());
  CHECK(clipped.isEmpty());
  INFO(twice.join('\n').toStdString());
  CHECK(twice.isEmpty());
}

TEST_CASE("In 1280 x 720 no text of a panel is cut off, in a language of longer words either") {
  const LoadedTexts pseudo(QStringLiteral(LINKWRIGHT_PSEUDO_TEXTS));
  for (const char* example : {"ur5e.urdf", "arm_without_the_ground.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    QStringList clipped;
    withEveryPanel(f, [&](QDockWidget& dock) { clipped << clippedTexts(dock); });
    clipped.removeDuplicates();
    INFO(example << "\n" << clipped.join('\n').toStdString());
    CHECK(clipped.isEmpty());
  }
}

TEST_CASE("In 1280 x 720 every tab shows its whole name") {
  for (const char* example : {"ur5e.urdf", "arm_without_the_ground.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    for (const char* mode : kWorkspaceNames) {
      f.enter(mode);
      INFO(example << ", " << mode << ": " << shortenedTabs(f.window).join(", ").toStdString());
      CHECK(shortenedTabs(f.window).isEmpty());
    }
  }
}

TEST_CASE("No two controls of one panel, and no two entries of one menu, have the same mnemonic") {
  for (const char* example : {"ur5e.urdf", "arm_without_the_ground.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    QStringList twice = equalMnemonics(*f.window.menuBar());
    withEveryPanel(f, [&](QDockWidget& dock) { twice << equalMnemonics(dock); });
    twice.removeDuplicates();
    INFO(example << "\n" << twice.join('\n').toStdString());
    CHECK(twice.isEmpty());
  }
}
