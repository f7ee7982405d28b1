// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/hand_out/hand_out_flow.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/workspaces/explain/hand_out/hand_out_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

struct HandOutFixture {
  Document document;
  Interaction interaction;
  QWidget window;
  HandOutFlow flow{document, interaction, &window};
  QTemporaryDir folder;
  QStringList told, warned;

  HandOutFixture() {
    openExample(document, "planar_2r.json");
    QObject::connect(&flow, &HandOutFlow::told, [this](const QString& words) { told.append(words); });
    QObject::connect(&flow, &HandOutFlow::warned, [this](const QString& words) { warned.append(words); });
  }
  /// Until the worker has reported: the word that it writes is followed by one more.
  void wait(qsizetype words) {
    for (QDeadlineTimer patience(60000); told.size() + warned.size() < words && !patience.hasExpired();) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    REQUIRE(told.size() + warned.size() == words);
  }
};

QComboBox& box(HandOutDialog& dialog, const char* name) {
  auto* found = dialog.findChild<QComboBox*>(name);
  REQUIRE(found != nullptr);
  return *found;
}

}  // namespace

TEST_CASE("A hand-out that is saved says where; a second one at the same time is refused in words") {
  HandOutFixture f;
  const QString path = f.folder.filePath("arm.pdf");
  f.flow.save({}, path);
  REQUIRE(f.told.size() == 1);
  CHECK(f.told.first().contains("arm.pdf"));
  f.flow.save({}, f.folder.filePath("other.pdf"));
  REQUIRE(f.warned.size() == 1);
  CHECK(f.warned.first().contains("arm.pdf is still being written"));
  f.wait(3);
  CHECK(f.told.last().contains("arm.pdf"));
  CHECK(QFileInfo(path).size() > 5000);
  CHECK_FALSE(QFileInfo::exists(f.folder.filePath("other.pdf")));
  CHECK_FALSE(f.flow.isWriting());
}

TEST_CASE("A hand-out that cannot be saved says so, and leaves nothing behind") {
  HandOutFixture f;
  const HandOutFormat format =
      GENERATE(HandOutFormat::Pdf, HandOutFormat::Html, HandOutFormat::Markdown, HandOutFormat::Latex);
  HandOutRequest request;
  request.format = format;
  f.flow.save(request, f.folder.filePath("no such folder/arm." + endingOf(format)));
  f.wait(2);
  REQUIRE(f.warned.size() == 1);
  INFO(f.warned.first().toStdString());
  CHECK(f.warned.first().startsWith("The handout was not saved: "));
  CHECK(f.warned.first().contains("no such folder"));
  CHECK_FALSE(QFileInfo::exists(f.folder.filePath("no such folder")));
}

TEST_CASE("The dialog gives what was chosen, and offers only what there is") {
  HandOutRequest proposed;
  proposed.formulation = Formulation::Spatial;
  proposed.notation = Notation::LynchPark;
  HandOutDialog dialog(proposed, Formulation::Spatial, 3, 20);
  CHECK(dialog.request().formulation == Formulation::Spatial);
  CHECK(dialog.request().notation == Notation::LynchPark);
  CHECK(dialog.request().last_step == -1);
  QComboBox& extent = box(dialog, "handOutExtent");
  extent.setCurrentIndex(1);
  dialog.findChild<QCheckBox*>("handOutDigits")->setChecked(true);
  CHECK(dialog.request().last_step == 3);
  CHECK(dialog.request().full_digits);
  // a step of one formulation is none of another
  QComboBox& formulation = box(dialog, "handOutFormulation");
  formulation.setCurrentIndex(formulation.findData(static_cast<int>(Formulation::BodyFrame)));
  CHECK_FALSE(extent.isEnabled());
  CHECK(dialog.request().last_step == -1);
  // text has one notation
  QComboBox& format = box(dialog, "handOutFormat");
  QComboBox& notation = box(dialog, "handOutNotation");
  format.setCurrentIndex(format.findData(static_cast<int>(HandOutFormat::Latex)));
  CHECK_FALSE(notation.isEnabled());
  CHECK_FALSE(notation.toolTip().isEmpty());
  CHECK(dialog.request().notation == Notation::Source);
  format.setCurrentIndex(format.findData(static_cast<int>(HandOutFormat::Html)));
  CHECK(notation.isEnabled());
  CHECK(dialog.request().notation == Notation::LynchPark);
}

TEST_CASE("The hand-out's dialog can be looked at", "[.look]") {
  const QString folder = qEnvironmentVariable("LINKWRIGHT_LOOK");
  REQUIRE_FALSE(folder.isEmpty());
  HandOutDialog dialog({}, Formulation::BodyFrame, 3, 20);
  dialog.show();
  QCoreApplication::processEvents();
  CHECK(dialog.grab().save(folder + "/dialog.png"));
}
