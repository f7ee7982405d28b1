// SPDX-License-Identifier: GPL-3.0-or-later
// Points of the reachable workspace from another thread: all of them, progress on the way, and silence once cancelled.
#include "ui/work/reachable_cloud.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/document.h"
#include "ui/work/background.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;
using linkwright::test::waitUntil;

namespace {

struct Worked {
  Document document;
  std::vector<int> progress;
  std::vector<std::shared_ptr<const ReachableCloud>> clouds;
  QStringList failures;
  Background background;

  Worked() { openExample(document, "puma560.json"); }
  std::shared_ptr<const Model> model() const { return document.snapshot()->model; }
  int hand() const { return document.snapshot()->hand; }

  void ask(int link, int count, std::uint64_t seed = 1) {
    background.start(
        [this, model = model(), link, count, seed](const Background::Task& task) {
          return reachableCloud(model, link, count, seed, task.stop(),
                                [&](int done) { task.tell([this, done] { progress.push_back(done); }); });
        },
        [this](Result<ReachableCloud> cloud) {
          if (cloud)
            clouds.push_back(std::make_shared<const ReachableCloud>(std::move(cloud).value()));
          else
            failures << QString::fromStdString(cloud.diagnostics().front().message);
        });
  }
};

}  // namespace

TEST_CASE("The points are the sampler's, and progress only grows", "[ui][work]") {
  Worked worked;
  worked.ask(worked.hand(), 5000, 17);
  CHECK(worked.background.isRunning());
  REQUIRE(waitUntil([&] { return !worked.clouds.empty(); }));
  CHECK_FALSE(worked.background.isRunning());
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
  worked.ask(worked.hand(), 50'000'000);
  REQUIRE(waitUntil([&] { return !worked.progress.empty(); }));
  worked.background.stop();
  CHECK_FALSE(worked.background.isRunning());
  worked.progress.clear();
  // had it gone on, this would wait behind it for a long time
  worked.ask(worked.hand(), 2000, 3);
  REQUIRE(waitUntil([&] { return !worked.clouds.empty(); }));
  CHECK(worked.clouds.front()->points.p_W.size() == 2000);
  CHECK(worked.progress.front() <= 2000);
  worked.ask(worked.hand(), 50'000'000);
  worked.ask(worked.hand(), 1000);
  REQUIRE(waitUntil([&] { return worked.clouds.size() == 2; }));
  CHECK(worked.clouds.back()->points.p_W.size() == 1000);
}

TEST_CASE("A failure is said in words, and the next question is answered", "[ui][work]") {
  Worked worked;
  worked.ask(999, 1000);
  REQUIRE(waitUntil([&] { return !worked.failures.isEmpty(); }));
  CHECK(worked.failures.front().contains("link"));
  CHECK_FALSE(worked.background.isRunning());
  worked.ask(worked.hand(), 1000);
  REQUIRE(waitUntil([&] { return !worked.clouds.empty(); }));
}

TEST_CASE("What goes away while it works ends its work first", "[ui][work]") {
  auto worked = std::make_unique<Worked>();
  worked->ask(worked->hand(), 50'000'000);
  worked.reset();
  SUCCEED();
}
