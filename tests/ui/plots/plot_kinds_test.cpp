// SPDX-License-Identifier: GPL-3.0-or-later
// What the kinds of plots draw: stacks, curves over each other, spectra, limits, files; and many joints.
#include "core/io/csv_reader.h"
#include "core/scene/scene.h"
#include "tests/ui/plots/motion_plots_fixture.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/plots/curve_chooser.h"
#include "ui/plots/curve_tree.h"
#include "ui/plots/plot_export.h"
#include "ui/widgets/number_field.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <numbers>
#include <set>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::checkDrawn;
using linkwright::test::examplePath;
using linkwright::test::MotionPlots;

namespace {

QString chainFile(QTemporaryDir& folder, int joints) {
  QString text = "<robot name='chain'><link name='l0'/>";
  for (int i = 1; i <= joints; ++i) {
    text += QStringLiteral(
                "<link name='l%1'><inertial><mass value='0.2'/><inertia ixx='1e-3' iyy='1e-3' izz='1e-3' ixy='0' "
                "ixz='0' iyz='0'/></inertial></link><joint name='a_joint_with_a_long_name_%1' type='revolute'>"
                "<limit lower='-1' upper='1' velocity='2' effort='0.5'/><parent link='l%2'/>"
                "<child link='l%1'/><origin xyz='0 0 0.02'/><axis xyz='%3 %4 0'/></joint>")
                .arg(i)
                .arg(i - 1)
                .arg(i % 2)
                .arg(1 - i % 2);
  }
  QString path = folder.filePath("chain.urdf");
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write((text + "</robot>").toUtf8());
  return path;
}

/// A motion that swings the first joint, A sin(2 pi f t), over whole periods.
TrajectoryPlan swing(const MotionPlots& f, double amplitude, double frequency, double duration) {
  WaveCourse wave;
  const Eigen::Index dof = f.document.snapshot()->q.size();
  wave.centre.q = f.document.snapshot()->model->readyPose();
  wave.amplitude = Eigen::VectorXd::Zero(dof);
  wave.amplitude[0] = amplitude;
  wave.frequency = Eigen::VectorXd::Constant(dof, frequency);
  wave.phase = Eigen::VectorXd::Zero(dof);
  wave.duration = duration;
  TrajectoryPlan plan;
  plan.course = wave;
  return plan;
}

}  // namespace

TEST_CASE("The parts of a torque are laid on each other and add up to it", "[ui][plots]") {
  MotionPlots f(examplePath("puma560.json"), 0.8);
  setTorqueTerms(f.document, {true, true});
  f.settle();
  f.panel->addPreset(PlotPreset::TorqueParts, 1);
  const MotionPlot& plot = *f.panel->plots().back();
  const PlotData& data = plot.data();
  // nothing loads it from outside, and that is said instead of drawn
  REQUIRE(data.curves.size() == 8);
  REQUIRE(data.left_out == QStringList{"Zero at all times: External load."});
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(data.curves[0].y->size());
  std::vector<Column> parts;
  for (const MotionPlotCurve& curve : data.curves) {
    if (!curve.is_part) continue;
    sum += *curve.y;
    parts.push_back(curve.y);
  }
  const Eigen::VectorXd& tau = f.column("tau." + f.joint(1));
  const double largest = tau.cwiseAbs().maxCoeff();
  // round-off of eight sums
  CHECK((sum - tau).cwiseAbs().maxCoeff() < 1e-11 * largest);
  const StackEdges edges = stackEdges(parts);
  CHECK((edges.upper.back() + edges.lower.back() - tau).cwiseAbs().maxCoeff() < 1e-11 * largest);
  CHECK(edges.upper.back().minCoeff() >= 0.0);
  CHECK(edges.lower.back().maxCoeff() <= 0.0);
  // what is drawn are those edges, and all of them are in sight
  for (std::size_t i = 0; i < 7; ++i) CHECK(plot.canvas()->drawnPoints(i)[40].y() == edges.upper[i][40]);
  CHECK(plot.canvas()->yAxis->range().upper > edges.upper.back().maxCoeff());
  CHECK(plot.canvas()->yAxis->range().lower < edges.lower.back().minCoeff());
}

TEST_CASE("A part of a torque comes into the stack as soon as it is one", "[ui][plots]") {
  MotionPlots f(examplePath("planar_2r.json"));
  setTorqueTerms(f.document, {false, false});
  f.settle();
  f.panel->addPreset(PlotPreset::TorqueParts, 0);
  const MotionPlot& plot = *f.panel->plots().back();
  const auto causes = [&] {
    std::set<TorqueCause> found;
    for (const MotionPlotCurve& curve : plot.data().curves) {
      if (curve.is_part) found.insert(curve.name.cause);
    }
    return found;
  };
  const std::set<TorqueCause> before = causes();
  CHECK(before.count(TorqueCause::OwnInertia) == 1);
  CHECK(before.count(TorqueCause::Friction) == 0);
  CHECK(before.count(TorqueCause::External) == 0);
  Wrench load;
  load.force = Eigen::Vector3d(3.0, 4.0, 0.0);
  setLoad(f.document, f.document.snapshot()->model->linkCount() - 1, load);
  f.settle();
  CHECK(causes().count(TorqueCause::External) == 1);
  // what is drawn still adds up to the torque
  Eigen::VectorXd sum = Eigen::VectorXd::Zero(plot.data().curves[0].y->size());
  for (const MotionPlotCurve& curve : plot.data().curves) {
    if (curve.is_part) sum += *curve.y;
  }
  const Eigen::VectorXd& tau = f.column("tau." + f.joint(0));
  CHECK((sum - tau).cwiseAbs().maxCoeff() < 1e-11 * tau.cwiseAbs().maxCoeff());
}

TEST_CASE("A phase portrait is the velocity over the position, and a click goes to the nearest instant",
          "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  const std::string joint = f.joint(2);
  MotionPlot& plot = f.only({PlotKind::Xy, {"q." + joint, "qd." + joint}});
  const double deg = 180.0 / std::numbers::pi;
  checkDrawn(*plot.canvas(), 0, f.column("qd." + joint), deg);
  const auto points = plot.canvas()->drawnPoints(0);
  CHECK(points[100].x() == f.column("q." + joint)[100] * deg);
  const QPointF at(plot.canvas()->xAxis->coordToPixel(points[60].x()),
                   plot.canvas()->yAxis->coordToPixel(points[60].y()));
  f.drag(plot, at.toPoint() + QPoint(30, 30), at.toPoint());
  // a pixel is a few samples
  const Eigen::VectorXd& t = f.panel->source().figures->time();
  CHECK(f.time() == Approx(t[60]).margin(0.05));
  CHECK(plot.legend()->rows()[0].x == Approx(f.document.snapshot()->q[2] * deg));
  CHECK(plot.legend()->rows()[0].value == Approx(f.document.snapshot()->qd[2] * deg));
}

TEST_CASE("The spectrum of a sinusoid has its one line where and as high as it is", "[ui][plots]") {
  MotionPlots f(examplePath("planar_2r.json"));
  setTrajectory(f.document, swing(f, 0.3, 1.5, 8.0), "swing");
  f.document.playback().setTime(0.0);
  f.settle();
  MotionPlot& plot = f.only({PlotKind::Spectrum, {"q." + f.joint(0)}});
  REQUIRE(plot.data().curves.size() == 1);
  const MotionPlotCurve& curve = plot.data().curves[0];
  Eigen::Index peak = 0;
  const double height = curve.y->maxCoeff(&peak);
  // the samples end one step before the next period would begin: a line is that wide
  CHECK((*curve.x)[peak] == Approx(1.5).margin(0.13));
  CHECK(height == Approx(0.3).epsilon(0.03));
  CHECK(plot.canvas()->frequency() == (*curve.x)[peak]);
  CHECK(plot.legend()->rows()[0].si == height);
  // nobody wants to see the empty rest of it
  CHECK(plot.canvas()->xAxis->range().upper < 8.0);
}

TEST_CASE("Limits are lines, and what is beyond them is marked and said", "[ui][plots]") {
  QTemporaryDir folder;
  MotionPlots f(chainFile(folder, 3), 0.9);
  const std::string joint = f.joint(0);
  MotionPlot& within = f.only({PlotKind::Time, {"q." + joint}});
  CHECK(within.canvas()->beyondCount(0) == 0);
  CHECK_FALSE(within.findChild<QWidget*>("plotNote")->isVisibleTo(&within));
  // faster than 2 rad/s: 0.9 rad in 0.5 s has its peak at 1.875 x 0.9 / 0.5
  setMotion(f.document, "one", "two", 0.5);
  f.settle();
  MotionPlot& fast = f.only({PlotKind::Time, {"qd." + joint}});
  CHECK(fast.canvas()->beyondCount(0) > 10);
  auto* note = fast.findChild<QWidget*>("plotNote");
  CHECK(note->isVisibleTo(&fast));
  for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::System}) {
    applyTheme(theme);
    CHECK(note->palette().color(QPalette::WindowText) == limitColour(isDark(theme)));
  }
  const std::optional<Beyond> beyond = beyondLimits(fast.data().curves[0]);
  REQUIRE(beyond);
  // it begins on the limit, exactly
  CHECK(beyond->y.front() == 2.0);
  const MotionPlotCurve& curve = fast.data().curves[0];
  CHECK(*valueAt(*curve.t, *curve.y, beyond->first) == Approx(2.0).epsilon(1e-12));
  // torque over speed marks what the motor cannot give
  MotionPlot& motor = f.only({PlotKind::TorqueSpeed, {"tau." + joint}});
  REQUIRE(motor.data().curves.size() == 1);
  CHECK(motor.data().curves[0].envelope->effort == 0.5);
  CHECK(motor.canvas()->beyondCount(0) > 10);
}

TEST_CASE("The corner of a motor's envelope is set for the plot, in percent, and kept", "[ui][plots]") {
  QTemporaryDir folder;
  MotionPlots f(chainFile(folder, 3), 0.9);
  const std::string joint = f.joint(0);
  // within 2 rad/s and 0.5 N m, but not far from either: the faster it is the less a motor with a corner gives
  MotionPlot& motor = f.only({PlotKind::TorqueSpeed, {"tau." + joint}});
  const int before = motor.canvas()->beyondCount(0);
  motor.openChooser();
  f.settle();
  auto* corner = motor.chooser()->findChild<NumberField*>("plotCorner");
  REQUIRE(corner->isVisibleTo(motor.chooser()));
  CHECK(corner->si() == 100.0);
  CHECK(corner->text().endsWith(" %"));
  const auto type = [&](const char* text) {
    corner->setFocus();
    corner->selectAll();
    QTest::keyClicks(corner, text);
    QTest::keyClick(corner, Qt::Key_Return);
    f.settle();
  };
  type("25");
  REQUIRE(motor.data().curves.size() == 1);
  CHECK(motor.data().curves[0].envelope->corner == 0.25);
  CHECK(f.document.scene().plots->front().corner == 0.25);
  const MotionPlotCurve& curve = motor.data().curves[0];
  const MotorEnvelope& envelope = *curve.envelope;
  int beyond = 0;
  for (Eigen::Index k = 0; k < curve.x->size(); ++k) {
    // the line from the whole torque at the corner to none at the limit
    const double speed = std::abs((*curve.x)[k]) / 2.0, torque = std::abs((*curve.y)[k]) / 0.5;
    beyond += torque > 1.0 || torque > (1.0 - speed) / 0.75 ? 1 : 0;
  }
  CHECK(std::ssize(excessOf(envelope, *curve.x, *curve.y).outside) == beyond);
  CHECK(motor.canvas()->beyondCount(0) >= before);
  type("0");
  CHECK(corner->isRefused());
  CHECK(motor.data().curves[0].envelope->corner == 0.25);
  type("100");
  CHECK(motor.canvas()->beyondCount(0) == before);
  // another kind has no use for it
  motor.setKind(PlotKind::Time);
  motor.openChooser();
  f.settle();
  CHECK_FALSE(corner->isVisibleTo(motor.chooser()));
}

TEST_CASE("A table of what is seen reads back to the last bit", "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  const std::string a = "tau." + f.joint(0), b = "q." + f.joint(1);
  MotionPlot& plot = f.only({PlotKind::Time, {a, b}});
  f.panel->setTimeRange(QCPRange(0.5, 1.25));
  QTemporaryDir folder;
  const QString path = folder.filePath("plot.csv");
  REQUIRE(savePlots(path, {plot.canvas()}).isEmpty());
  const std::string text = linkwright::test::readFile(path.toStdString());
  CsvReader reader(text, "plot.csv");
  std::vector<std::string> cells;
  REQUIRE(reader.next(cells));
  CHECK(cells == std::vector<std::string>{"t", a, b});
  const Eigen::VectorXd& t = f.panel->source().figures->time();
  const Eigen::VectorXd &first = f.column(a), &second = f.column(b);
  Eigen::Index k = 0, rows = 0;
  while (t[k] < 0.5) ++k;
  for (; reader.next(cells); ++k, ++rows) {
    REQUIRE(cells.size() == 3);
    CHECK(std::stod(cells[0]) == t[k]);
    CHECK(std::stod(cells[1]) == first[k]);
    CHECK(std::stod(cells[2]) == second[k]);
  }
  CHECK(rows > 50);
  CHECK(t[k - 1] <= 1.25);
  CHECK(t[k] > 1.25);
  CHECK_FALSE(savePlots(folder.filePath("plot.xyz"), {plot.canvas()}).isEmpty());
  CHECK_FALSE(savePlots("/nowhere/plot.csv", {plot.canvas()}).isEmpty());
}

TEST_CASE("A legend's pieces of curves are made once: the toolkit keeps each new one", "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  for (const PlotKind kind : {PlotKind::Time, PlotKind::Stack}) {
    MotionPlot& plot = f.only({kind, {"tau." + f.joint(0), "tau." + f.joint(1)}});
    const auto pieces = [&] {
      std::vector<qint64> keys;
      for (int row = 0; row < plot.legend()->rowCount(); ++row) {
        const QModelIndex at = plot.legend()->index(row, PlotLegend::kCurve);
        keys.push_back(at.data(Qt::DecorationRole).value<QPixmap>().cacheKey());
      }
      return keys;
    };
    const std::vector<qint64> before = pieces();
    CHECK(before.size() >= 2);
    CHECK(std::set<qint64>(before.begin(), before.end()).size() == before.size());
    f.document.playback().setTime(0.3);
    f.settle();
    CHECK(pieces() == before);
  }
}

TEST_CASE("What a table of the plots has no place for is said", "[ui][plots]") {
  MotionPlots f(examplePath("ur5e.urdf"));
  const std::string a = "tau." + f.joint(0);
  MotionPlot& time = f.only({PlotKind::Time, {a}});
  CHECK(leftOutOfCsv({&time.data()}).isEmpty());
  MotionPlot& spectrum = *f.panel->addPlot({PlotKind::Spectrum, {a}});
  // by itself it has a table of its own
  CHECK(leftOutOfCsv({&spectrum.data()}).isEmpty());
  CHECK(leftOutOfCsv({&time.data(), &spectrum.data()}).contains("spectra"));
  f.panel->freeze();
  CHECK(leftOutOfCsv({&time.data()}).contains("frozen"));
}

TEST_CASE("Pictures of all plots: twice the pixels, a drawing, a page", "[ui][plots]") {
  MotionPlots f(examplePath("puma560.json"));
  std::vector<PlotView*> canvases;
  int height = 1;
  for (const MotionPlot* plot : f.panel->plots()) {
    canvases.push_back(plot->canvas());
    height += plot->canvas()->height();
  }
  const QImage image = QImage::fromData(plotPng(canvases), "PNG");
  CHECK(image.width() == 2 * canvases[0]->width());
  CHECK(image.height() == 2 * height);
  QSvgRenderer svg(plotSvg(canvases));
  CHECK(svg.isValid());
  CHECK(svg.viewBox().height() == height);
  CHECK(plotPdf(canvases).startsWith("%PDF"));
  // the plots themselves have no legend in them
  CHECK(canvases[0]->legend->itemCount() == 0);
}

TEST_CASE("Of more joints than are drawn it is said that there are more", "[ui][plots]") {
  QTemporaryDir folder;
  MotionPlots f(chainFile(folder, 44), 0.05);
  MotionPlot& plot = *f.panel->plots()[0];
  CHECK(plot.data().curves.size() == 40);
  auto* note = plot.findChild<QLabel*>("plotNote");
  CHECK(note->isVisibleTo(&plot));
  CHECK(note->toolTip().contains("Only the first 40 of 44 joints are shown"));
  plot.setCurves({"tau." + f.joint(41), "tau." + f.joint(43)});
  CHECK(plot.data().curves.size() == 2);
  CHECK_FALSE(note->toolTip().contains("The first"));
}

TEST_CASE("Forty joints with long names: each quantity is a few keys away", "[ui][plots]") {
  QTemporaryDir folder;
  MotionPlots f(chainFile(folder, 40), 0.1);
  MotionPlot& plot = *f.panel->plots()[0];
  CHECK(plot.data().curves.size() == 40);
  CHECK(plot.legend()->rowCount() == 40);
  plot.openChooser();
  f.settle();
  CurveTree& tree = plot.chooser()->tree();
  CHECK(tree.chosen().size() == 40);
  tree.clear();
  CHECK(plot.data().curves.empty());
  auto* search = plot.chooser()->findChild<QLineEdit*>("curveSearch");
  auto* view = plot.chooser()->findChild<QTreeView*>("curveTree");
  search->setText("name_17");
  const QModelIndex group = view->model()->index(0, 0);
  REQUIRE(view->model()->rowCount(group) == 1);
  REQUIRE(view->model()->setData(view->model()->index(0, 0, group), Qt::Checked, Qt::CheckStateRole));
  REQUIRE(plot.data().curves.size() == 1);
  CHECK(toString(plot.data().curves[0].name) == "q.a_joint_with_a_long_name_17");
  CHECK(f.document.scene().plots->front().curves.size() == 1);
  // torques beside angles, but not speeds as well
  search->clear();
  int refused = 0;
  QObject::connect(&tree, &CurveTree::refused, [&refused] { ++refused; });
  const auto tick = [&](int row) {
    return tree.setData(tree.index(3, 0, tree.index(row, 0)), Qt::Checked, Qt::CheckStateRole);
  };
  CHECK(tick(3));
  CHECK_FALSE(tick(1));
  CHECK(refused == 1);
  CHECK(plot.data().curves.size() == 2);
}
