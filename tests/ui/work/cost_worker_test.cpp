// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/cost_worker.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"

#include <QSignalSpy>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

TEST_CASE("What cannot be measured is said, and the worker goes on to the next request") {
  Document document;
  openExample(document, "planar_2r.json");
  const SnapshotPtr snapshot = document.snapshot();
  CostWorker worker;
  QSignalSpy failed(&worker, &CostWorker::failed);
  QSignalSpy measured(&worker, &CostWorker::measured);
  DynamicsInput short_input = snapshot->input();
  short_input.q.resize(1);
  short_input.q.setZero();
  worker.measure(snapshot->model, short_input);
  CHECK(worker.isMeasuring());
  REQUIRE(failed.wait(60000));
  CHECK_FALSE(worker.isMeasuring());
  CHECK_FALSE(failed.first().first().toString().isEmpty());
  CHECK(measured.count() == 0);

  worker.measure(snapshot->model, snapshot->input());
  REQUIRE(measured.wait(60000));
  CHECK(failed.count() == 1);
}
