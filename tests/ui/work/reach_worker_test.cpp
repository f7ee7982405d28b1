// SPDX-License-Identifier: GPL-3.0-or-later
// Points of the reachable workspace from another thread: all of them, progress on the way, and silence once cancelled.
#include "ui/work/reach_worker.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/document.h"

#include <QStringList>

#include <algorithm>
#include <memory>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

struct Worked {
  Document document;
  ReachWorker worker;
  std::vector<int> progress;
  std::vector<std::shared_ptr<const ReachableCloud>> clouds;
  QStringList failures;

  Worked() {
    openExample(document, "puma560.json");
    QObject::connect(&worker, &ReachWorker::progressed, &worker, [this](int done) { progress.push_back(done); });
    QObject::connect(&worker, &ReachWorker::finished, &worker, [this](auto cloud) { clouds.push_back(cloud); });
    QObject::connect(&worker, &ReachWorker::failed, &worker, [this](const QString& why) { failures << why; });
  }
  std::shared_ptr<const Model> model() const { return document.snapshot()->model; }
  int hand() const { return document.snapshot()->hand; }
};

}  // namespace

TEST_CASE("The worker's points are the sampler's, and progress only grows", "[ui][work]") {
  Worked worked;
  worked.worker.ask(worked.model(), worked.hand(), 5000, 17);
  CHECK(worked.worker.isWorking());
  REQUIRE(waitUntil([&] { return !worked.clouds.empty(); }));
  CHECK_FALSE(worked.worker.isWorking());
  ReachablePoints expected;
  ReachableSampler(*worked.model(), worked.hand(), 17, true).sample(5000, expected);
  const ReachableCloud& cloud = *worked.clouds.front();
  CHECK(cloud.model == worked.model());
  CHECK(cloud.link == worked.hand());
  CHECK(cloud.points.p_W == expected.p_W);
  CHECK(cloud.largest_measure == *std::max_element(expected.measures.begin(), expected.measures.end()));
  CHECK(std::is_sorted(worked.progress.begin(), worked.progress.end()));
  REQUIRE(worked.progress.size() >= 4);
  CHECK(worked.progress.back() == 5000);
}

TEST_CASE("What is cancelled says nothing more, and what replaces it is all that comes", "[ui][work]") {
  Worked worked;
  worked.worker.ask(worked.model(), worked.hand(), 50'000'000);
  REQUIRE(waitUntil([&] { return !worked.progress.empty(); }));
  worked.worker.cancel();
  CHECK_FALSE(worked.worker.isWorking());
  worked.progress.clear();
  // had it gone on, this would wait behind it for a long time
  worked.worker.ask(worked.model(), worked.hand(), 2000, 3);
  REQUIRE(waitUntil([&] { return !worked.clouds.empty(); }));
  CHECK(worked.clouds.front()->points.p_W.size() == 2000);
  CHECK(worked.progress.front() <= 2000);
  worked.worker.ask(worked.model(), worked.hand(), 50'000'000);
  worked.worker.ask(worked.model(), worked.hand(), 1000);
  REQUIRE(waitUntil([&] { return worked.clouds.size() == 2; }));
  CHECK(worked.clouds.back()->points.p_W.size() == 1000);
}

TEST_CASE("A failure is said in words, and the worker goes on", "[ui][work]") {
  Worked worked;
  worked.worker.ask(worked.model(), 999, 1000);
  REQUIRE(waitUntil([&] { return !worked.failures.isEmpty(); }));
  CHECK(worked.failures.front().contains("link"));
  CHECK_FALSE(worked.worker.isWorking());
  worked.worker.ask(worked.model(), worked.hand(), 1000);
  REQUIRE(waitUntil([&] { return !worked.clouds.empty(); }));
}

TEST_CASE("A worker that goes away while it works ends its work first", "[ui][work]") {
  Worked worked;
  auto worker = std::make_unique<ReachWorker>();
  worker->ask(worked.model(), worked.hand(), 50'000'000);
  worker.reset();
  SUCCEED();
}
