// SPDX-License-Identifier: GPL-3.0-or-later
// The DH table in the window: its dock, robots from a file, and the ellipsoid's switch and drawing.
#include "tests/ui/window/window_fixture.h"
#include "ui/workspaces/construct/build_binding.h"
#include "ui/workspaces/construct/dh_panel.h"
#include "ui/workspaces/construct/link_inertia.h"

#include <Eigen/Geometry>
#include <QAction>
#include <QCheckBox>
#include <QDockWidget>
#include <QFile>
#include <QTemporaryDir>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::WindowFixture;

namespace {

QString written(const QTemporaryDir& folder, const char* name, const char* text) {
  const QString path = folder.filePath(name);
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text);
  return path;
}

}  // namespace

TEST_CASE("A table makes a new robot that has no file yet; a broken one, or a no, leaves what is open",
          "[ui][window]") {
  WindowFixture fixture("ur5e.urdf");
  FileFlow& files = fixture.window.files();
  const QTemporaryDir folder;
  const QString good = written(folder, "two_bars.csv", "theta,d,a,alpha\n0,0.1,0.5,pi/2\n0,0,0.4,0\n");
  const QString bad = written(folder, "bad.csv", "theta,d,a,alpha\n0,0.1,long,0\n");
  const auto before = fixture.document().snapshot()->model;
  CHECK_FALSE(files.openTable(bad, DhConvention::Standard));
  CHECK_FALSE(files.openTable(folder.filePath("none.csv"), DhConvention::Standard));
  CHECK(fixture.document().snapshot()->model == before);
  files.setAlsoAsked([] { return false; });
  CHECK_FALSE(files.openTable(good, DhConvention::Standard));
  CHECK(fixture.document().snapshot()->model == before);
  files.setAlsoAsked([] { return true; });
  REQUIRE(files.openTable(good, DhConvention::Modified));
  CHECK(fixture.document().filePath().isEmpty());
  CHECK(fixture.document().displayName() == "two_bars");
  REQUIRE(fixture.document().snapshot()->model->dof() == 2);
  // Craig's: a and alpha come before the turn, so the second joint stands 0.5 m + d out and lies on its side
  const Mechanism& made = *fixture.document().snapshot()->mechanism;
  CHECK((made.joints[0].X_PJ.p - Eigen::Vector3d(0.5, -0.1, 0.0)).norm() < 1e-15);
  CHECK(made.source.file.empty());
}

TEST_CASE("The ellipsoid is switched in the menu and in the panel, and drawn where the mass is", "[ui][window]") {
  WindowFixture fixture("iiwa14.urdf");
  auto* action = fixture.window.findChild<QAction*>("actionInertiaEllipsoid");
  REQUIRE(action != nullptr);
  auto* box = fixture.find<QCheckBox>("dhEllipsoid");
  action->trigger();
  CHECK(fixture.window.interaction().displayOptions().inertia_ellipsoid);
  CHECK(box->isChecked());
  box->click();
  CHECK_FALSE(action->isChecked());
  const SnapshotPtr s = fixture.document().snapshot();
  const int link = s->model->findLink("link_4") >= 0 ? s->model->findLink("link_4") : s->model->linkCount() / 2;
  const Decor decor = inertiaDecor(*s, link, false);
  REQUIRE(decor.ellipsoids.size() == 1);
  REQUIRE(decor.trails.size() == 3);
  const LinkEllipsoid of = *linkEllipsoid(*s, link);
  CHECK(decor.ellipsoids[0].X_WC.p == of.X_WC.p);
  for (Eigen::Index k = 0; k < 3; ++k) {
    const Trail& axis = decor.trails[static_cast<std::size_t>(k)];
    const Eigen::Vector3d way = axis.points_W[1] - axis.points_W[0];
    // through the centre, along a principal axis, out of the ellipsoid
    CHECK((0.5 * (axis.points_W[0] + axis.points_W[1]) - of.X_WC.p).norm() < 1e-12);
    CHECK(way.cross(of.X_WC.R.col(k)).norm() < 1e-12);
    CHECK(way.norm() > 2.0 * of.radii[k]);
  }
  CHECK(inertiaDecor(*s, -1, false).ellipsoids.empty());
}

TEST_CASE("The DH table is a dock of the window that the menu of panels knows", "[ui][window]") {
  WindowFixture fixture("puma560.json");
  auto* dock = fixture.find<QDockWidget>("dockDh");
  bring(*dock);
  REQUIRE(linkwright::test::waitUntil([&] { return fixture.window.part<linkwright::ui::DhPanel>().isVisible(); }));
  CHECK_FALSE(dock->toggleViewAction()->text().isEmpty());
  CHECK(dock->toggleViewAction()->isChecked());
}
