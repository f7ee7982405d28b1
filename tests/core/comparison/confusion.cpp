// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/comparison/confusion.h"

#include "core/base/short_text.h"
#include "core/comparison/fit.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

namespace linkwright::test {
namespace {

// sums of squares of a difference in units of the noise: what is surely seen, and what surely is not
constexpr double kVisible = 50.0, kSame = 25.0;

/// Distances between torques, in units of the planted noise.
class Judge {
public:
  explicit Judge(const PlantedTorques& planted)
      : planted_(planted), model_(compiled(planted.mechanism)), clean_(planted.record) {
    clean_.theirs = planted.clean;
    std::vector<int> rows(static_cast<std::size_t>(clean_.theirs.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    if (clean_.is_motion) rows = {rows.begin() + 2, rows.end() - 2};
    runner_.emplace(planted_.mechanism, model_, clean_, rows);
    const Eigen::VectorXd ours =
        (runner_->torques(TorqueVariant(clean_)).colwise().squaredNorm() / double(rows.size())).cwiseSqrt().transpose();
    const double largest = std::max(ours.maxCoeff(), planted.sigma.maxCoeff());
    sigma_ = planted.sigma.cwiseMax(1e-4 * ours).cwiseMax(1e-7 * largest);
  }

  /// Between the torques without noise and those by these causes, fitted to them.
  double distance(const std::vector<PlacedCause>& causes) {
    TorqueVariant variant(clean_);
    for (const PlacedCause& cause : causes) variant.plant(cause);
    const NoiseLevel known{true, sigma_, Eigen::VectorXd::Ones(sigma_.size()), 0.01 * sigma_};
    return fit(*runner_, variant, known).squares.cwiseQuotient(sigma_.cwiseAbs2()).sum();
  }

  Outcome judge(const TorqueComparison& found, std::map<std::string, int>& named) {
    bool visible = distance({}) >= kVisible;
    if (planted_.causes.size() == 2) {
      const bool both = distance({planted_.causes[0]}) >= kVisible && distance({planted_.causes[1]}) >= kVisible;
      if (!both && (found.explanations.empty() || !isPlanted(found.explanations.front().causes)))
        return Outcome::Invisible;
      visible = both;
    }
    if (found.verdict != ComparisonVerdict::Explained)
      return visible || found.verdict == ComparisonVerdict::Unexplained ? Outcome::Missed : Outcome::Invisible;
    bool has_right = false, others_are_same = true;
    for (const DifferenceExplanation& each : found.explanations) {
      if (isPlanted(each.causes)) {
        has_right = true;
        continue;
      }
      const bool same = !planted_.causes.empty() && distance(each.causes) < kSame;
      others_are_same = others_are_same && same;
      std::string name;
      for (const PlacedCause& cause : each.causes) name += (name.empty() ? "" : " + ") + std::string(nameOf(cause));
      ++named[name];
    }
    if (has_right && found.explanations.size() == 1) return Outcome::Alone;
    if (has_right) return others_are_same ? Outcome::Tie : Outcome::WideTie;
    return others_are_same ? Outcome::Equivalent : Outcome::Wrong;
  }

private:
  /// What was planted, whether its values are the model's or fitted.
  bool isPlanted(const std::vector<PlacedCause>& causes) const {
    std::vector<PlacedCause> found = causes;
    for (PlacedCause& each : found) each.fitted = false;
    return !causes.empty() &&
           std::is_permutation(found.begin(), found.end(), planted_.causes.begin(), planted_.causes.end());
  }

  const PlantedTorques& planted_;
  Model model_;
  TorqueRecord clean_;
  std::optional<VariantRunner> runner_;
  Eigen::VectorXd sigma_;
};

void tell(const std::string& robot, Planted planted, const PlantOptions& options, const PlantedTorques& torques,
          const TorqueComparison& found, Outcome outcome) {
  std::printf("%s %s %s %g outcome %d %s:", robot.c_str(), nameOf(planted), options.at_rest ? "rest" : "motion",
              options.noise, static_cast<int>(outcome), torques.words.c_str());
  const Model model = compiled(torques.mechanism);
  for (const DifferenceExplanation& each : found.explanations) {
    std::printf(" [");
    for (const PlacedCause& cause : each.causes) std::printf(" %s;", placedText(model, each, cause).text().c_str());
    std::printf(" %.1f]", each.score);
  }
  for (const PlacedCause& cause : torques.causes) {
    DifferenceExplanation none;
    none.factor = none.rotor = none.viscous = none.coulomb = Eigen::VectorXd::Zero(model.dof());
    std::printf("  planted: %s", placedText(model, none, cause).text().c_str());
  }
  std::printf("\n");
}

std::string line(const char* name, const ConfusionRow& row) {
  std::string text = std::string("| ") + name + " | " + std::to_string(row.cases());
  for (const int count : row.count) text += " | " + std::to_string(count);
  text += " | ";
  std::vector<std::pair<int, std::string>> named;
  for (const auto& [cause, count] : row.named) named.emplace_back(count, cause);
  std::sort(named.rbegin(), named.rend());
  for (std::size_t k = 0; k < std::min<std::size_t>(3, named.size()); ++k)
    text += (k == 0 ? "" : ", ") + named[k].second + " " + std::to_string(named[k].first);
  return text + " |\n";
}

bool isRight(Planted planted, Outcome outcome) {
  if (planted == Planted::Unlisted || planted == Planted::Nothing)
    return outcome == Outcome::Invisible || outcome == Outcome::Missed;
  return outcome <= Outcome::Equivalent;
}

/// Rest and motion, every noise and repetition on every robot, of what `choose` plants.
template <class Choose>
void runCases(const ConfusionOptions& options, ConfusionRow& row, std::uint64_t stream, const Choose& choose) {
  std::uint64_t seed = options.seed + 1'000'000 * stream;
  for (const std::string& robot : options.robots) {
    const Mechanism mechanism = robotWithTool(robot);
    for (const bool at_rest : {true, false}) {
      for (const double noise : options.noises) {
        for (int k = 0; k < options.repetitions; ++k) {
          Random random(++seed);
          const PlantOptions plant{at_rest, noise};
          const std::vector<Planted> planted = choose(random);
          if (at_rest && std::count(planted.begin(), planted.end(), Planted::Delay) > 0) continue;
          const PlantedTorques torques = plantTorques(mechanism, planted, plant, random);
          const TorqueComparison found = compareTorques(torques.mechanism, compiled(torques.mechanism), torques.record);
          const Outcome outcome = Judge(torques).judge(found, row.named);
          ++row.count[static_cast<std::size_t>(outcome)];
          if (options.tell && !isRight(planted.front(), outcome))
            tell(robot, planted.front(), plant, torques, found, outcome);
        }
      }
    }
  }
}

}  // namespace

int ConfusionRow::cases() const { return std::accumulate(count.begin(), count.end(), 0); }

std::array<ConfusionRow, kPlanted.size()> confusion(const ConfusionOptions& options) {
  std::array<ConfusionRow, kPlanted.size()> rows;
  for (const Planted planted : kPlanted) {
    runCases(options, rows[static_cast<std::size_t>(planted)], static_cast<std::uint64_t>(planted),
             [&](Random&) { return std::vector<Planted>{planted}; });
  }
  return rows;
}

ConfusionRow confusionOfPairs(const ConfusionOptions& options) {
  ConfusionRow row;
  runCases(options, row, kPlanted.size(), [](Random& random) {
    constexpr int kLast = static_cast<int>(Planted::Unlisted) - 1;
    const auto group = [](Planted each) {
      if (each <= Planted::GravityValue) return 0;
      if (each <= Planted::WrenchLeftOut) return 1;
      return each == Planted::ScaleOfAll ? static_cast<int>(Planted::ScaleOfOne) : static_cast<int>(each);
    };
    std::vector<Planted> pair;
    while (pair.size() < 2) {
      const auto each = static_cast<Planted>(random.integer(1, kLast));
      if (pair.empty() || group(pair.front()) != group(each)) pair.push_back(each);
    }
    return pair;
  });
  return row;
}

const char* nameOf(Planted planted) {
  constexpr std::array<const char*, kPlanted.size()> kNames = {"nothing",
                                                               "gravity-left-out",
                                                               "gravity-wrong-sign",
                                                               "gravity-twice",
                                                               "gravity-value",
                                                               "wrench-in-link-axes",
                                                               "wrench-about-world-origin",
                                                               "wrench-wrong-sign",
                                                               "wrench-left-out",
                                                               "joint-order",
                                                               "axis-reversed",
                                                               "degrees",
                                                               "rotor-put-in",
                                                               "rotor-left-out",
                                                               "friction-put-in",
                                                               "friction-left-out",
                                                               "mass-left-out",
                                                               "inertia-about-origin",
                                                               "inertia-about-centre",
                                                               "products-of-inertia",
                                                               "transposed-rotation",
                                                               "delay",
                                                               "scale (one joint)",
                                                               "scale (all joints)",
                                                               "two unlisted ones"};
  return kNames[static_cast<std::size_t>(planted)];
}

std::string confusionTable(const std::array<ConfusionRow, kPlanted.size()>& rows, const ConfusionRow* pairs) {
  std::string table =
      "| planted | cases | not visible | right alone | with equals | an equal | with others | none | wrong | named "
      "besides "
      "|\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
  ConfusionRow single;
  for (const Planted planted : kPlanted) {
    const ConfusionRow& row = rows[static_cast<std::size_t>(planted)];
    if (planted == Planted::Unlisted) table += line("all of these causes", single);
    if (planted != Planted::Nothing) {
      for (std::size_t k = 0; k < single.count.size(); ++k) single.count[k] += row.count[k];
    }
    if (planted == Planted::Unlisted && pairs != nullptr) table += line("two of them together", *pairs);
    table += line(nameOf(planted), row);
  }
  return table;
}

}  // namespace linkwright::test
