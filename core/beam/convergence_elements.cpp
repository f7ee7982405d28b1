// SPDX-License-Identifier: MIT
#include "core/base/require.h"
#include "core/beam/beam_text.h"
#include "core/beam/convergence.h"
#include "core/beam/convergence_order.h"
#include "core/beam/elastic_link.h"
#include "core/beam/elastic_modes.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

namespace linkwright {

namespace {

// frequencies are no better than this: K is differenced and factored
constexpr double kErrorFloor = 1e-9;

bool isLooked(const ElasticLink& link, const std::string& name) { return name.empty() || link.link == name; }

std::vector<ElasticLink> divided(const std::vector<ElasticLink>& links, const std::string& name, int elements) {
  std::vector<ElasticLink> out = links;
  for (ElasticLink& link : out) {
    if (!isLooked(link, name)) continue;
    link.elements = elements;
    link.stations.clear();
  }
  return out;
}

Eigen::Index sizeOf(const std::vector<ElasticLink>& links) {
  Eigen::Index size = 0;
  for (const ElasticLink& link : links)
    size += 6 * (link.stations.empty() ? link.elements : std::ssize(link.stations) + 1);
  return size;
}

/// The lowest frequencies that are no free motions.
Eigen::VectorXd lowest(const Eigen::VectorXd& frequency, int modes) {
  Eigen::Index first = 0;
  while (first < frequency.size() && frequency[first] <= 0.0) ++first;
  return frequency.segment(first, std::min<Eigen::Index>(modes, frequency.size() - first));
}

/// Changes against the finest there is by now, and what they say about the order.
void settle(ElementStudy& study, int modes) {
  const ElementRow* finest = nullptr;
  for (const ElementRow& row : study.rows)
    if (row.problem.empty()) finest = &row;
  study.order = Eigen::VectorXd::Constant(modes, kNoFigure);
  if (finest == nullptr) return;
  study.finest = finest->elements;
  for (ElementRow& row : study.rows) {
    row.change = Eigen::VectorXd::Constant(row.frequency.size(), kNoFigure);
    if (&row == finest) continue;
    const Eigen::Index both = std::min(row.frequency.size(), finest->frequency.size());
    row.change.head(both) = (row.frequency.head(both).array() / finest->frequency.head(both).array() - 1.0).abs();
  }
  for (int mode = 0; mode < modes; ++mode) {
    std::vector<double> h, e;
    for (const ElementRow& row : study.rows) {
      if (row.change.size() <= mode) continue;
      h.push_back(1.0 / row.elements);
      e.push_back(row.change[mode]);
    }
    study.order[mode] = observedOrder(h, e, kErrorFloor, 1.0 / study.finest, kSettledErrors);
  }
}

/// Frequencies of the tree of these links, into the row. With the first row it is decided whether there is a balance.
Diagnostics findFrequencies(const ElasticSetup& setup, const std::vector<ElasticLink>& links, int modes, bool is_first,
                            ElementStudy& study, ElementRow& row) {
  const Result<ElasticTree> tree = compileElasticTree(*setup.mechanism, *setup.model, links);
  if (!tree) return tree.diagnostics();
  row.size = tree->size;
  Result<ElasticPose> pose = poseAtStart(setup, *tree);
  if (!pose) return pose.diagnostics();
  Eigen::VectorXd u = Eigen::VectorXd::Zero(tree->size);
  if (!study.is_weightless) {
    Result<Eigen::VectorXd> balance = elasticEquilibrium(*tree, *pose);
    if (balance) {
      u = std::move(balance).value();
    } else if (is_first) {
      study.is_weightless = true;
      study.why_weightless = balance.diagnostics().front().message;
    } else {
      row.problem = balance.diagnostics().front().message;
      return {};
    }
  }
  const ElasticPose about = study.is_weightless ? restingPose(*tree, pose->joints.q) : *pose;
  const Result<ElasticModes> found = elasticModes(*tree, about, u);
  if (found) {
    row.frequency = lowest(found->frequency, modes);
  } else if (is_first) {
    return found.diagnostics();
  } else {
    row.problem = found.diagnostics().front().message;
  }
  return {};
}

}  // namespace

Result<ElementStudy> studyElements(const ElasticSetup& setup, const ElementStudyOptions& options, std::stop_token stop,
                                   const std::function<void(const ElementStudy&)>& told) {
  using Study = Result<ElementStudy>;
  require(setup.mechanism != nullptr && setup.model != nullptr, "an analysis needs a mechanism and its model");
  require(options.modes > 0 && std::is_sorted(options.elements.begin(), options.elements.end()),
          "numbers of elements that grow, and modes to look at");
  const std::vector<ElasticLink>& links = setup.links();
  if (links.empty()) return Study::failure(noLinkBends());
  if (std::none_of(links.begin(), links.end(), [&](const ElasticLink& link) { return isLooked(link, options.link); }))
    return Study::failure(Message("Elastic", "link '%1' is not elastic").arg(options.link));
  ElementStudy study;
  std::vector<int> counts;
  for (const int elements : options.elements)
    if (sizeOf(divided(links, options.link, elements)) <= options.most_size) counts.push_back(elements);
  if (counts.empty())
    return Study::failure(Message("Elastic",
                                  "the beams have more than %1 degrees of freedom even with the fewest elements; "
                                  "select one link, or make fewer links elastic")
                              .arg(options.most_size));
  study.asked = counts.size();
  for (const int elements : counts) {
    if (stop.stop_requested()) {
      study.was_stopped = true;
      break;
    }
    const auto begun = std::chrono::steady_clock::now();
    ElementRow row;
    row.elements = elements;
    const Diagnostics problems =
        findFrequencies(setup, divided(links, options.link, elements), options.modes, study.rows.empty(), study, row);
    if (hasErrors(problems)) return Study::failure(problems);
    row.wall_time = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    study.rows.push_back(std::move(row));
    settle(study, options.modes);
    if (told) told(study);
  }
  return study;
}

}  // namespace linkwright
