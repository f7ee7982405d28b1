// SPDX-License-Identifier: GPL-3.0-or-later
// The window in a language that nobody speaks: what is still English in it could not be translated.
#include "core/scene/scene.h"
#include "tests/ui/support/plain_texts.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/widgets/language.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>

using namespace linkwright::ui;
using linkwright::test::kWorkspaceNames;
using linkwright::test::plainTexts;
using linkwright::test::WindowFixture;

namespace {

/// The texts of that language for as long as it lives; English again then.
struct PseudoLanguage {
  PseudoLanguage() { REQUIRE(loadTexts(QStringLiteral(LINKWRIGHT_PSEUDO_TEXTS))); }
  ~PseudoLanguage() { loadTexts(QStringLiteral("en")); }
};

/// Names of files, and where core's own English is shown, which has no translation yet: why there is no DH table.
const QStringList kNotOurs = {"menuExamples", "dhNone"};

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
  PseudoLanguage pseudo;
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
  PseudoLanguage pseudo;
  for (const char* example : {"ur5e.urdf", "constrained_arm.json", "elastic_chain.json"}) {
    WindowFixture f(example);
    QStringList plain;
    for (const char* mode : kWorkspaceNames) {
      f.enter(mode);
      for (QDockWidget* dock : f.window.findChildren<QDockWidget*>()) {
        if (!dock->isVisible()) continue;
        dock->raise();
        f.settle();
        plain << plainTexts(*dock, namesOf(f.document()));
      }
    }
    plain << plainTexts(*f.window.menuBar(), namesOf(f.document()));
    plain.removeDuplicates();
    for (const QString& name : kNotOurs) plain = plain.filter(QRegularExpression("^(?!" + name + " )"));
    INFO(example << "\n" << plain.join('\n').toStdString());
    CHECK(plain.isEmpty());
  }
}
