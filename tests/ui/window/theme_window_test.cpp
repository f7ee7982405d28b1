// SPDX-License-Identifier: GPL-3.0-or-later
// Another theme while the window is open: every kind of panel takes its colours, one that nobody sees too.
#include "tests/ui/window/window_fixture.h"
#include "ui/document/ik_study.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/duplicates_view.h"

#include <QApplication>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QPixmap>
#include <QTableView>

#include <algorithm>
#include <iterator>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::waitUntil;
using linkwright::test::WindowFixture;

namespace {

bool paints(QWidget& widget, const QColor& colour) {
  const QImage picture = widget.grab().toImage();
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      if (picture.pixel(x, y) == colour.rgb()) return true;
    }
  }
  return false;
}

bool writes(const QWidget& page, const QColor& colour) {
  const QList<QLabel*> labels = page.findChildren<QLabel*>();
  return std::any_of(labels.begin(), labels.end(),
                     [&](const QLabel* label) { return label->text().contains(colour.name()); });
}

bool draws(const PlotView& plot, const QColor& colour) {
  for (int i = 0; i < plot.graphCount(); ++i) {
    if (plot.graph(i)->pen().color() == colour) return true;
  }
  return false;
}

/// The window with the torques of a link explained side by side, and then the iteration looked into.
struct Themes {
  WindowFixture f;

  Themes() {
    f.enter("Explain");
    f.window.interaction().walk().setStep(static_cast<int>(f.document().snapshot()->steps->size()) - 1);
    raise("dockCompare");
    f.enter("Pose");
    raise("dockIteration");
    REQUIRE(waitUntil([this] { return f.window.part<IkStudy>().isOpen(); }));
    f.settle();
  }
  void raise(const char* dock) {
    f.bring(dock);
    f.settle();
  }
  QWidget& page() { return *f.find<QWidget>("comparePage"); }
};

}  // namespace

TEST_CASE("Pages and plots, what is painted and what is in tables take the colours of another theme") {
  Themes t;
  DuplicatesView& painted = *t.f.find<DuplicatesView>("duplicatesView");
  painted.setTerms({{0}}, {QStringLiteral("joint")});
  painted.light(0);
  REQUIRE(writes(t.page(), quantityColour(Quantity::JointTorque, false)));
  for (const ThemeChoice theme :
       {ThemeChoice::Light, ThemeChoice::Dark, ThemeChoice::HighContrast, ThemeChoice::Light}) {
    INFO(nameOfTheme(theme).toStdString());
    const bool dark = isDark(theme);
    t.f.enter("Pose");
    REQUIRE_FALSE(t.page().isVisible());
    t.f.window.interaction().setThemeChoice(theme);
    const QPalette colours = QApplication::palette();
    const QColor joint = jointColour(0, dark), other = jointColour(0, !dark);
    // at once: what draws curves by itself, and what is given its curves as data
    CHECK(draws(*t.f.find<PlotView>("torquePlot"), joint));
    CHECK_FALSE(draws(*t.f.find<PlotView>("torquePlot"), other));
    CHECK(t.f.find<PlotView>("torquePlot")->xAxis->tickLabelColor() == colours.color(QPalette::Text));
    const PlotView& residual = *t.f.find<PlotView>("residualPlot");
    REQUIRE_FALSE(residual.curves().empty());
    for (const PlotCurve& curve : residual.curves()) {
      CHECK(std::any_of(std::begin(kIkMethods), std::end(kIkMethods),
                        [&](IkMethod method) { return curve.colour.rgb() == methodColour(method, dark).rgb(); }));
    }
    // once it is painted
    QWidget& joints = *t.f.find<QTableView>("jointTable")->viewport();
    CHECK(paints(joints, joint));
    CHECK_FALSE(paints(joints, other));
    REQUIRE_FALSE(painted.isVisible());
    CHECK(paints(painted, joint));
    CHECK_FALSE(paints(painted, other));
    // hidden meanwhile: once it is looked at
    t.f.enter("Explain");
    t.raise("dockCompare");
    REQUIRE(t.page().isVisible());
    CHECK(writes(t.page(), quantityColour(Quantity::JointTorque, dark)));
    CHECK_FALSE(writes(t.page(), quantityColour(Quantity::JointTorque, !dark)));
    // what is made later has them from the beginning
    CHECK(isDark(QWidget(&t.f.window).palette()) == dark);
  }
}

TEST_CASE("A page that is looked at takes other colours at once") {
  Themes t;
  t.f.enter("Explain");
  t.raise("dockCompare");
  REQUIRE(t.page().isVisible());
  for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::HighContrast, ThemeChoice::Light}) {
    INFO(nameOfTheme(theme).toStdString());
    t.f.window.interaction().setThemeChoice(theme);
    CHECK(writes(t.page(), quantityColour(Quantity::JointTorque, isDark(theme))));
    CHECK_FALSE(writes(t.page(), quantityColour(Quantity::JointTorque, !isDark(theme))));
  }
}
