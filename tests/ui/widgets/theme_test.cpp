// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include "tests/support/catch.h"
#include "ui/view3d/look.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/quantity_colours.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>
#include <QProcess>
#include <QWidget>

#include <array>
#include <cmath>
#include <set>
#include <utility>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

// relative luminance and contrast as WCAG 2.1 defines them
double linear(float channel) {
  const auto c = static_cast<double>(channel);
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& one, const QColor& other) {
  const double a = luminance(one), b = luminance(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

struct ThemeBack {
  ~ThemeBack() { applyTheme(ThemeChoice::System); }
};

}  // namespace

// run by the case below in a program of its own, where no theme has been applied before
TEST_CASE("theme: the first one is dark", "[.][theme-first]") {
  QPalette bright;
  bright.setColor(QPalette::Window, Qt::white);
  QApplication::setPalette(bright);
  applyTheme(ThemeChoice::Dark);
  CHECK(QApplication::palette().color(QPalette::Window).lightness() < 80);
  CHECK_FALSE(isDark(ThemeChoice::System));
  applyTheme(ThemeChoice::System);
  CHECK(QApplication::palette().color(QPalette::Window).lightness() > 200);
}

TEST_CASE("After a remembered dark theme, System is still the desktop's") {
  QProcess program;
  program.start(QCoreApplication::applicationFilePath(), {"[theme-first]"});
  REQUIRE(program.waitForFinished(60000));
  INFO(program.readAllStandardOutput().toStdString());
  CHECK(program.exitCode() == 0);
}

TEST_CASE("A theme that is there already asks nothing of the widgets; another one, or another size of text, does") {
  struct Styled : QWidget {
    int changes = 0;
    void changeEvent(QEvent* event) override {
      if (event->type() == QEvent::StyleChange) ++changes;
      QWidget::changeEvent(event);
    }
  };
  const ThemeBack back;
  applyTheme(ThemeChoice::Light);
  Styled widget;
  widget.show();
  QCoreApplication::processEvents();
  const auto changes = [&](const auto& what) {
    widget.changes = 0;
    what();
    QCoreApplication::processEvents();
    return widget.changes;
  };
  CHECK(changes([] { applyTheme(ThemeChoice::Light); }) == 0);
  CHECK(changes([] { applyTheme(ThemeChoice::Dark); }) > 0);
  CHECK(QApplication::palette().color(QPalette::Window).lightness() < 80);
  CHECK(changes([] { applyTheme(ThemeChoice::Light); }) > 0);
  CHECK(QApplication::palette().color(QPalette::Window).lightness() > 200);
  applyTextSize(150);
  CHECK(changes([] { applyTheme(ThemeChoice::Light); }) > 0);
  applyTextSize(100);
  applyTheme(ThemeChoice::Light);
  CHECK(textScale() == Approx(1.0));
}

TEST_CASE("A refused number, and one that is only shown, look unlike one to type in") {
  const ThemeBack back;
  const auto picture = [](NumberField& field) {
    QCoreApplication::processEvents();
    return field.grab().toImage();
  };
  for (const ThemeChoice theme : {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
    INFO("theme " << static_cast<int>(theme));
    applyTheme(theme);
    NumberField field, shown;
    shown.setReadOnly(true);
    for (NumberField* one : {&field, &shown}) {
      one->setFocusPolicy(Qt::NoFocus);
      one->setSi(2.0);
      one->resize(120, 28);
      one->show();
    }
    const QImage plain = picture(field);
    CHECK(picture(shown) != plain);
    // the same text: the mark alone tells them apart
    field.refuse(field.text(), "too large");
    CHECK(picture(field) != plain);
    field.settle();
    CHECK(picture(field) == plain);
  }
}

TEST_CASE("High contrast has text of at least 7 to 1, and colours of quantities of at least 4.5 to 1") {
  const ThemeBack back;
  CHECK(contrast(Qt::black, Qt::white) == Approx(21.0));
  applyTheme(ThemeChoice::HighContrast);
  const QPalette palette = QApplication::palette();
  using Role = QPalette::ColorRole;
  const std::pair<Role, Role> texts[] = {{Role::WindowText, Role::Window},
                                         {Role::Text, Role::Base},
                                         {Role::Text, Role::AlternateBase},
                                         {Role::ButtonText, Role::Button},
                                         {Role::ToolTipText, Role::ToolTipBase},
                                         {Role::HighlightedText, Role::Highlight},
                                         {Role::PlaceholderText, Role::Base},
                                         {Role::Link, Role::Base},
                                         {Role::Link, Role::Window},
                                         {Role::LinkVisited, Role::Base},
                                         {Role::BrightText, Role::Window}};
  for (const auto& [text, ground] : texts) {
    INFO(text << " on " << ground);
    CHECK(contrast(palette.color(text), palette.color(ground)) >= 7.0);
  }
  // what shows where a control ends, and which one has the focus
  for (const Role edge : {Role::Mid, Role::Shadow, Role::Highlight}) {
    CHECK(contrast(palette.color(edge), palette.color(Role::Window)) >= 3.0);
  }
  const bool dark = isDark(ThemeChoice::HighContrast);
  for (int quantity = 0; quantity <= static_cast<int>(Quantity::TorqueShare); ++quantity) {
    for (const Role ground : {Role::Window, Role::Base, Role::AlternateBase}) {
      INFO("quantity " << quantity);
      CHECK(contrast(quantityColour(static_cast<Quantity>(quantity), dark), palette.color(ground)) >= 4.5);
    }
  }
  for (int joint = 0; joint < 8; ++joint) CHECK(contrast(jointColour(joint, dark), palette.color(Role::Base)) >= 4.5);
  for (int axis = 0; axis < 3; ++axis) CHECK(contrast(axisColour(axis, dark), palette.color(Role::Base)) >= 4.5);
  // the robot and the words beside it
  const Look& look = lookOf(dark, true);
  for (const QColor& ink :
       {look.link, look.link_alternate, look.joint_axis, look.label_text, look.outline, look.gizmo_neutral, look.ghost})
    CHECK(contrast(ink, look.ground) >= 7.0);
  CHECK(contrast(look.label_text, look.label_ground) >= 7.0);
}

namespace {

/// Lightness and the two colour axes of CIE 1976 (L*, a*, b*), D65, where distances are about those that eyes see.
std::array<double, 3> lab(const QColor& colour) {
  const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
  const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
  const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
  return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

}  // namespace

TEST_CASE("Eight joints have eight colours, and 32 joints lines of their own") {
  for (const bool dark : {false, true}) {
    for (int a = 0; a < 8; ++a) {
      for (int b = 0; b < a; ++b) {
        const auto p = lab(jointColour(a, dark)), q = lab(jointColour(b, dark));
        INFO("joints " << a << " and " << b << (dark ? ", dark" : ", light"));
        // ten times what is just seen side by side: thin lines apart from each other need so much
        CHECK(std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) > 25.0);
      }
    }
    std::set<std::pair<QRgb, int>> lines;
    for (int joint = 0; joint < 32; ++joint) lines.insert({jointColour(joint, dark).rgb(), jointPenStyle(joint)});
    CHECK(lines.size() == 32);
  }
  // what lies on a line of the first four leaves it seen
  for (int joint = 0; joint < 4; ++joint) CHECK(jointPenStyle(joint) == Qt::SolidLine);
  for (int joint = 4; joint < 8; ++joint) CHECK(jointPenStyle(joint) != Qt::SolidLine);
}

TEST_CASE("Each theme is written by its name and read back") {
  for (const ThemeChoice choice :
       {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast}) {
    CHECK(themeChoiceFrom(nameOfTheme(choice)) == choice);
  }
  CHECK(themeChoiceFrom(QStringLiteral("sepia")) == ThemeChoice::System);
}
