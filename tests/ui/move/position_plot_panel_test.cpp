// SPDX-License-Identifier: GPL-3.0-or-later
// The torque of a joint over its position: every sample of the motion is on the curve, in the order and colour of time.
#include "ui/workspaces/move/position_plot_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/path_colours.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::findWidget;
using linkwright::test::openExample;

namespace {

struct PlottedMotion {
  Document document;
  Interaction interaction;
  PositionPlotPanel panel{document, interaction};

  explicit PlottedMotion(const char* example) {
    openExample(document, example);
    panel.resize(420, 320);
    panel.show();
    settle();
  }
  ~PlottedMotion() { document.undoStack()->setClean(); }
  void settle() {
    for (int turn = 0; turn < 2; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  PlotView& plot() { return *findWidget<PlotView>(panel, "positionPlot"); }
  /// The pieces one after the other, without the ends that they share.
  std::vector<std::pair<double, double>> points() {
    std::vector<std::pair<double, double>> all;
    for (const PlotCurve& curve : plot().curves()) {
      if (curve.points || curve.x.empty()) continue;
      for (std::size_t k = all.empty() ? 0 : 1; k < curve.x.size(); ++k) all.emplace_back(curve.x[k], curve.y[k]);
    }
    return all;
  }
};

}  // namespace

TEST_CASE("A joint's torque stands over its position, sample by sample, in the colours of time", "[ui][move]") {
  PlottedMotion p("planar_3r.json");
  storePose(p.document, "here");
  setJoint(p.document, 1, JointField::Position, p.document.snapshot()->q[1] + 0.8);
  storePose(p.document, "there");
  setMotion(p.document, "here", "there", 2.0);
  p.settle();
  auto* joints = findWidget<QComboBox>(p.panel, "positionPlotJoint");
  REQUIRE(joints->count() == 3);
  joints->setCurrentIndex(1);
  emit joints->activated(1);
  const MotionCurves& curves = *p.document.snapshot()->motion.curves;
  const auto points = p.points();
  REQUIRE(static_cast<Eigen::Index>(points.size()) == curves.samples.t.size());
  for (std::size_t k = 0; k < points.size(); ++k) {
    const auto sample = static_cast<Eigen::Index>(k);
    CHECK(points[k].first == Approx(curves.samples.q(sample, 1) / kDegree));
    CHECK(points[k].second == curves.tau(sample, 1));
  }
  CHECK(p.plot().curves().front().colour == pathColour(0.5 / 48, false, false));
  CHECK(p.plot().curves()[47].colour == pathColour(47.5 / 48, false, false));
  // the ring goes along
  p.document.playback().setTime(1.3);
  p.settle();
  REQUIRE(p.plot().spot());
  CHECK(p.plot().spot()->x() == p.document.snapshot()->q[1] / kDegree);
  CHECK(p.plot().spot()->y() == p.document.snapshot()->tau[1]);
  p.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(p.points().back().first == Approx(curves.samples.q(curves.samples.q.rows() - 1, 1)));
}

TEST_CASE("Without a motion there is a word in place of the plot over positions", "[ui][move]") {
  PlottedMotion p("ur5e.urdf");
  CHECK(findWidget<QLabel>(p.panel, "positionPlotNone")->isVisible());
  CHECK_FALSE(p.plot().isVisible());
}
