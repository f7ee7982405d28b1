// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/elastic_demo.h"

#include <QDockWidget>

#include <utility>

namespace linkwright::app {

void demoElastic(ui::MainWindow& window, Driver& driver, const QString& examples_folder) {
  driver.open(examples_folder + "/two_link_elastic.json");
  driver.key(Qt::Key_6, Qt::ControlModifier);
  ui::ElasticStudy& study = window.elastic();
  driver.waitFor([&] { return study.result() != nullptr; }, "the analysis does not end");
  Driver::check(study.result()->run().largestPassiveTorque() < 1e-9, "the passive joint bears a torque");
  window.document().playback().setTime(0.6);
  driver.settle();
  driver.picture("23-elastic");
  for (const auto& [dock, name] :
       {std::pair{"dockRipple", "24-ripple"}, std::pair{"dockBending", "25-bending"},
        std::pair{"dockNodal", "26-nodal-forces"}, std::pair{"dockModes", "27-modes"},
        std::pair{"dockConvergence", "28-convergence"}, std::pair{"dockRevision", "29-paper"}}) {
    window.findChild<QDockWidget*>(dock)->raise();
    driver.settle();
    driver.picture(name);
  }
  // the last stage of the paper's story, in all of its figures, over the golden curves
  for (int stage = 1; stage < 6; ++stage) driver.click("revisionNext");
  driver.keyTo("revisionFigure", Qt::Key_End);
  driver.settle();
  driver.picture("30-paper-figures");
}

}  // namespace linkwright::app
