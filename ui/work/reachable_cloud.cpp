// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/reachable_cloud.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kBlock = 1024;  // points between two looks at the stop token: about half a millisecond

}  // namespace

ReachableCloud reachableCloud(std::shared_ptr<const Model> model, int link, int count, std::uint64_t seed,
                              const std::stop_token& stop, const std::function<void(int)>& told) {
  ReachableCloud cloud;
  cloud.model = std::move(model);
  cloud.link = link;
  ReachableSampler sampler(*cloud.model, link, seed, true);
  for (int done = 0; done < count && !stop.stop_requested();) {
    const int block = std::min(kBlock, count - done);
    sampler.sample(block, cloud.points);
    done += block;
    if (told) told(done);
  }
  for (const double measure : cloud.points.measures) cloud.largest_measure = std::max(cloud.largest_measure, measure);
  return cloud;
}

}  // namespace linkwright::ui
