// SPDX-License-Identifier: MIT
#include "core/beam/convergence_order.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace linkwright {

namespace {

constexpr double kNoOrder = std::numeric_limits<double>::quiet_NaN();
constexpr double kHighest = 20.0, kLowest = 1e-3;

/// log(h^p - r^p), without the powers, which leave what doubles can hold.
double logOfShare(double h, double r, double p) {
  if (r <= 0.0) return p * std::log(h);
  return p * std::log(r) + std::log(std::expm1(p * std::log(h / r)));
}

/// How far log e scatters about log C + log(h^p - r^p).
double scatter(const std::vector<double>& h, const std::vector<double>& e, double r, double p) {
  double sum = 0.0, squares = 0.0;
  for (std::size_t k = 0; k < h.size(); ++k) {
    const double left = std::log(e[k]) - logOfShare(h[k], r, p);
    sum += left;
    squares += left * left;
  }
  return squares - sum * sum / static_cast<double>(h.size());
}

double slopeOf(const std::vector<double>& h, const std::vector<double>& e) {
  double x = 0.0, y = 0.0, xx = 0.0, xy = 0.0;
  for (std::size_t k = 0; k < h.size(); ++k) {
    const double a = std::log(h[k]), b = std::log(e[k]);
    x += a;
    y += b;
    xx += a * a;
    xy += a * b;
  }
  const auto n = static_cast<double>(h.size());
  return (n * xy - x * y) / (n * xx - x * x);
}

}  // namespace

double orderBetween(double coarser, double e_coarser, double finer, double e_finer, double h_ref) {
  if (!(e_coarser > 0.0 && e_finer > 0.0 && coarser > finer && finer > h_ref)) return kNoOrder;
  const double wanted = std::log(e_coarser / e_finer);
  if (!std::isfinite(wanted)) return kNoOrder;
  if (h_ref <= 0.0) return wanted / std::log(coarser / finer);
  const auto ratio = [&](double p) { return logOfShare(coarser, h_ref, p) - logOfShare(finer, h_ref, p); };
  // it grows with p
  double low = kLowest, high = kHighest;
  if (!(ratio(low) <= wanted && wanted <= ratio(high))) return kNoOrder;
  for (int i = 0; i < 60; ++i) {
    const double middle = 0.5 * (low + high);
    (ratio(middle) < wanted ? low : high) = middle;
  }
  return 0.5 * (low + high);
}

double observedOrder(const std::vector<double>& h, const std::vector<double>& e, double floor, double h_ref,
                     std::size_t most) {
  require(h.size() == e.size(), "as many errors as steps");
  std::vector<std::pair<double, double>> seen;
  for (std::size_t k = 0; k < h.size(); ++k)
    if (h[k] > h_ref && e[k] > floor && e[k] > 0.0 && std::isfinite(e[k])) seen.emplace_back(h[k], e[k]);
  std::sort(seen.begin(), seen.end());
  if (seen.size() > most) seen.resize(most);
  std::vector<double> hs, es;
  for (const auto& [width, error] : seen) {
    hs.push_back(width);
    es.push_back(error);
  }
  if (hs.size() < 2) return kNoOrder;
  if (h_ref <= 0.0) return slopeOf(hs, es);
  // the best of a row, then by golden section about it
  constexpr double kGrid = 0.1;
  double best = kLowest;
  for (double p = kGrid; p <= kHighest; p += kGrid)
    if (scatter(hs, es, h_ref, p) < scatter(hs, es, h_ref, best)) best = p;
  if (best <= kLowest || best > kHighest - kGrid) return kNoOrder;
  double low = best - kGrid + kLowest, high = best + kGrid;
  const double share = 0.5 * (std::sqrt(5.0) - 1.0);
  for (int i = 0; i < 60; ++i) {
    const double a = high - share * (high - low), b = low + share * (high - low);
    if (scatter(hs, es, h_ref, a) < scatter(hs, es, h_ref, b))
      high = b;
    else
      low = a;
  }
  return 0.5 * (low + high);
}

}  // namespace linkwright
