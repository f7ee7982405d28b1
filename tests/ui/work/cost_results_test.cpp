// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/cost_results.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/document.h"
#include "ui/work/background.h"

#include <QStringList>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

TEST_CASE("What cannot be measured is said, and the next question is answered") {
  Document document;
  openExample(document, "planar_2r.json");
  const SnapshotPtr snapshot = document.snapshot();
  QStringList failed;
  int measured = 0;
  Background background;
  const auto measure = [&](const DynamicsInput& input) {
    background.start([model = snapshot->model,
                      input](const Background::Task& task) { return measureCosts(*model, input, task.stop()); },
                     [&](const Result<CostTimes>& seconds) {
                       if (seconds)
                         ++measured;
                       else
                         failed << QString::fromStdString(seconds.diagnostics().front().message);
                     });
  };
  DynamicsInput short_input = snapshot->input();
  short_input.q.resize(1);
  short_input.q.setZero();
  measure(short_input);
  CHECK(background.isRunning());
  REQUIRE(waitUntil([&] { return !failed.isEmpty(); }, 60000));
  CHECK_FALSE(background.isRunning());
  CHECK_FALSE(failed.first().isEmpty());
  CHECK(measured == 0);

  measure(snapshot->input());
  REQUIRE(waitUntil([&] { return measured > 0; }, 60000));
  CHECK(failed.size() == 1);
}
