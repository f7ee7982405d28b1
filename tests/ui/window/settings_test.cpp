// SPDX-License-Identifier: GPL-3.0-or-later
// The settings: in force at once, taken back by Cancel, kept by OK, and read again with care.
#include "tests/ui/window/window_fixture.h"
#include "ui/files/safety.h"
#include "ui/plots/plot_legend.h"
#include "ui/plots/torque_panel.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/window/settings_dialog.h"
#include "ui/window/settings_flow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::WindowFixture;

namespace {

template <class Value>
void pick(const QWidget& dialog, const char* box, Value value) {
  auto* found = findWidget<QComboBox>(dialog, box);
  const int row = found->findData(static_cast<int>(value));
  REQUIRE(row >= 0);
  found->setCurrentIndex(row);
}

struct Opened {
  WindowFixture f{"planar_2r.json"};
  QDialog* dialog = nullptr;
  Preferences before = f.window.settings().now();

  Opened() {
    f.window.actionsOfWindow().settings->trigger();
    dialog = f.find<QDialog>("settingsDialog");
    REQUIRE(dialog->isVisible());
  }
  ~Opened() { f.window.settings().apply(before); }
  void changeAll() const {
    pick(*dialog, "settingsAngles", AngleUnit::Radian);
    pick(*dialog, "settingsDigits", 4);
    pick(*dialog, "settingsTheme", ThemeChoice::Dark);
    pick(*dialog, "settingsTextSize", 125);
    pick(*dialog, "settingsMouse", MouseStyle::RightOrbits);
  }
};

}  // namespace

TEST_CASE("Settings are in force at once, and Cancel takes them back") {
  Opened o;
  o.changeAll();
  CHECK(o.f.window.interaction().angleUnit() == AngleUnit::Radian);
  CHECK(o.f.window.interaction().themeChoice() == ThemeChoice::Dark);
  CHECK(o.f.window.interaction().mouseStyle() == MouseStyle::RightOrbits);
  CHECK(textScale() == Approx(1.25).epsilon(0.02));
  CHECK(shownDigits() == 4);
  const Preferences now = o.f.window.settings().now();
  CHECK(now.digits == 4);
  CHECK(now.text_percent == 125);
  o.dialog->reject();
  CHECK(o.f.window.settings().now() == o.before);
  CHECK(shownDigits() == 6);
}

TEST_CASE("OK keeps the settings, and the defaults are one button away") {
  Opened o;
  o.changeAll();
  auto* buttons = findWidget<QDialogButtonBox>(*o.dialog, "settingsButtons");
  SECTION("OK") {
    buttons->button(QDialogButtonBox::Ok)->click();
    CHECK(o.f.window.settings().now().mouse == MouseStyle::RightOrbits);
    CHECK(o.f.window.settings().now().digits == 4);
  }
  SECTION("defaults") {
    buttons->button(QDialogButtonBox::RestoreDefaults)->click();
    CHECK(o.f.window.settings().now() == Preferences());
    o.dialog->reject();
    CHECK(o.f.window.settings().now() == o.before);
  }
}

TEST_CASE("Other digits are on the screen at once") {
  Opened o;
  const auto* legend = o.f.window.part<TorquePanel>().findChild<PlotLegend*>();
  REQUIRE(legend != nullptr);
  o.f.settle();
  const QString six = legend->rows().front().numbers.text(1.0);
  pick(*o.dialog, "settingsDigits", 3);
  o.f.settle();
  const QString three = legend->rows().front().numbers.text(1.0);
  INFO(six.toStdString() << " " << three.toStdString());
  CHECK(six.size() == three.size() + 3);
  o.dialog->reject();
  o.f.settle();
  CHECK(legend->rows().front().numbers.text(1.0) == six);
}

TEST_CASE("Autosave can be set where there is one") {
  QTemporaryDir folder;
  WindowOptions options;
  options.sessions_folder = folder.path();
  options.theme = ThemeChoice::Light;
  MainWindow window(options);
  window.show();
  CHECK(window.settings().now().autosave_seconds == 60);
  window.settings().ask();
  auto* dialog = findWidget<QDialog>(window, "settingsDialog");
  findWidget<QSpinBox>(*dialog, "settingsAutosaveSeconds")->setValue(1);
  CHECK(window.safety().autosave()->interval() == 1000);
  findWidget<QCheckBox>(*dialog, "settingsAutosaves")->setChecked(false);
  CHECK_FALSE(window.safety().autosave()->isOn());
  CHECK_FALSE(findWidget<QSpinBox>(*dialog, "settingsAutosaveSeconds")->isEnabled());
  dialog->reject();
  CHECK(window.safety().autosave()->isOn());
  CHECK(window.safety().autosave()->interval() == 60000);
}

TEST_CASE("Preferences survive a file, and nonsense in it is not believed") {
  QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  CHECK(readPreferences(settings, {}) == Preferences());
  const Preferences other = {AngleUnit::Radian, 9, ThemeChoice::HighContrast, 150, false, 7, MouseStyle::RightOrbits};
  writePreferences(settings, other);
  settings.sync();
  const QSettings again(folder.filePath("settings.ini"), QSettings::IniFormat);
  CHECK(readPreferences(again, {}) == other);
  settings.setValue("window/digits", 400);
  settings.setValue("window/textSize", 17);
  settings.setValue("window/angles", "furlong");
  settings.setValue("window/mouse", 3);
  settings.setValue("autosave/seconds", "never");
  const Preferences read = readPreferences(settings, {});
  CHECK(read.digits == 6);
  CHECK(read.text_percent == 100);
  CHECK(read.angles == AngleUnit::Degree);
  CHECK(read.mouse == MouseStyle::LeftOrbits);
  CHECK(read.autosave_seconds == 60);
}
