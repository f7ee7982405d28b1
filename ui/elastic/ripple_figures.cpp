// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/ripple_figures.h"

#include "core/beam/revision_figures.h"
#include "ui/elastic/torques_figures.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr double kLeast = 1e-3;     // of the largest excursion: smaller ones have no crossings
constexpr double kRoundOff = 1e-9;  // of the largest torque
constexpr double kSlowest = 0.5;    // of the lowest natural frequency: what is slower is no ripple

struct RippleFiguresText {
  Q_DECLARE_TR_FUNCTIONS(ElasticRipple)
};
QString percent(double share) { return QString::number(100.0 * share, 'g', 2); }

void addTheory(int joint, const FrozenPeriods& theory, RippleFigures& figures) {
  for (Eigen::Index k = 0; k < theory.t.size(); ++k) {
    if (!(theory.T(k, joint) > 0.0)) continue;
    const double T = newmarkPeriod(theory.T(k, joint), figures.run_dt);
    figures.lengthening = std::max(figures.lengthening, T / theory.T(k, joint) - 1.0);
    figures.theory_shortest = figures.has_theory ? std::min(figures.theory_shortest, T) : T;
    figures.theory_longest = std::max(figures.theory_longest, T);
    figures.has_theory = true;
    if (figures.body < 0) figures.body = theory.body(k, joint);
  }
}

void addDeviation(const ElasticResult& result, int joint, const FrozenPeriods& theory, RippleFigures& figures) {
  std::vector<double> shares;
  for (std::size_t k = 0; k < figures.crossings.T.size(); ++k) {
    const double share =
        std::abs(figures.crossings.T[k] / theoryAt(theory, result, joint, figures.crossings.t[k]) - 1.0);
    if (!std::isfinite(share)) continue;
    shares.push_back(share);
    if (share <= figures.deviation) continue;
    figures.deviation = share;
    figures.deviation_at = figures.crossings.t[k];
  }
  if (shares.empty()) return;
  const auto middle = shares.begin() + std::ssize(shares) / 2;
  std::nth_element(shares.begin(), middle, shares.end());
  figures.usual_deviation = *middle;
}

}  // namespace

double theoryAt(const FrozenPeriods& theory, const ElasticResult& result, int joint, double t) {
  return newmarkPeriod(theory.at(t, joint), result.run().setup->settings.dt);
}

RippleFigures rippleFigures(const ElasticResult& result, int joint, const FrozenPeriods* theory, bool slow) {
  RippleFigures figures;
  figures.run_dt = figures.dt = result.run().setup->settings.dt;
  figures.has_rigid = hasWay(result, TorqueWay::Rigid);
  if (theory != nullptr) addTheory(joint, *theory, figures);
  if (!figures.has_rigid) return figures;
  const Ripple fine = rippleOf(result.run(), result.rigid, joint);
  const TorqueFigures torques = figuresOf(result, joint);
  figures.amplitude = torques.ripple;
  figures.is_still =
      result.run().tree->size == 0 || !(torques.ripple > kRoundOff * std::max(torques.largest, kRoundOff));
  const Ripple whole = slow ? sampledAt(fine, kSlowSamples) : fine;
  figures.dt = stepOf(whole);
  if (Result<Spectrum> spectrum = spectrumOf(whole.t, whole.y)) figures.spectrum = std::move(spectrum).value();
  if (figures.is_still) return figures;
  figures.peak = peakOf(figures.spectrum, figures.has_theory ? kSlowest / figures.theory_longest : 0.0);
  // elastic links also follow another path than rigid ones: what that slowly adds hides the zeros of a small ripple
  const double width = figures.has_theory ? figures.theory_longest : figures.peak ? figures.peak->period() : 0.0;
  const Ripple ripple = lessMean(whole, width);
  const double largest = ripple.y.size() > 0 ? ripple.y.cwiseAbs().maxCoeff() : 0.0;
  figures.crossings = crossingPeriods(ripple, kLeast * largest);
  if (!figures.crossings.T.empty()) {
    const auto [low, high] = std::minmax_element(figures.crossings.T.begin(), figures.crossings.T.end());
    figures.shortest = *low;
    figures.longest = *high;
  }
  if (figures.has_theory) addDeviation(result, joint, *theory, figures);
  return figures;
}

QString secondsWords(double seconds) { return RippleFiguresText::tr("%1 s").arg(QString::number(seconds, 'g', 3)); }

QString rippleWords(const ElasticResult& result, int joint, const RippleFigures& figures) {
  const QString name = jointName(result, joint), unit = torqueUnit(result, joint);
  if (!figures.has_rigid)
    return RippleFiguresText::tr("With rigid links there is no motion to hold %1 against.").arg(name);
  if (result.run().tree->size == 0)
    return RippleFiguresText::tr("No link bends, so nothing ripples: choose one in the panel Passive and elastic.");
  if (figures.is_still)
    return RippleFiguresText::tr("The torque of %1 is that of rigid links to round-off: nothing ripples.").arg(name);
  QStringList lines;
  if (figures.peak)
    lines << RippleFiguresText::tr("Dominant period %1 (%2 Hz); up to %3 %4 about the torque of rigid links.")
                 .arg(secondsWords(figures.peak->period()), QString::number(figures.peak->frequency, 'f', 1),
                      shortTorque(figures.amplitude), unit);
  if (figures.longest > 0.0)
    lines << RippleFiguresText::tr("Between zero crossings: %1 to %2.")
                 .arg(secondsWords(figures.shortest), secondsWords(figures.longest));
  if (!figures.has_theory) return lines.join(QLatin1Char('\n'));
  if (figures.body >= 0)
    lines
        << RippleFiguresText::tr(
               "What ripples: %1, in the mode that %2 feels most. Frozen along the motion its natural period is %3 to "
               "%4 (with the %5 % that steps of %6 ms add).")
               .arg(QString::fromStdString(result.run().tree->bodies[static_cast<std::size_t>(figures.body)].name),
                    name, secondsWords(figures.theory_shortest), secondsWords(figures.theory_longest),
                    percent(figures.lengthening), QString::number(1e3 * figures.run_dt, 'g', 3));
  if (figures.longest > 0.0)
    lines << RippleFiguresText::tr("Crossings deviate from theory by %1 % at most (t = %2), %3 % in the median.")
                 .arg(percent(figures.deviation), secondsWords(figures.deviation_at), percent(figures.usual_deviation));
  return lines.join(QLatin1Char('\n'));
}

QString slowWords(const RippleFigures& figures) {
  if (!figures.has_theory) return RippleFiguresText::tr("Every 10 ms a sample.");
  const double samples = figures.theory_shortest / figures.dt;
  QString words =
      RippleFiguresText::tr(
          "Every %1 ms a sample: where the period is %2, that is %3 samples a period. Zeros between them are "
          "guessed by straight lines, and periods jump that in truth change smoothly.")
          .arg(QString::number(1e3 * figures.dt, 'g', 3), secondsWords(figures.theory_shortest),
               QString::number(samples, 'f', 1));
  if (samples < 2.0)
    words += QLatin1Char(' ') +
             RippleFiguresText::tr("Below two samples a period a slower wave is seen that is not there (aliasing).");
  const double slow = newmarkPeriod(figures.theory_shortest, kSlowSamples);
  if (figures.run_dt < 0.5 * kSlowSamples)
    words += QLatin1Char(' ') +
             RippleFiguresText::tr("An analysis in steps of 10 ms would besides make %1 of it (π dt / atan(π dt / T)).")
                 .arg(secondsWords(slow));
  return words;
}

}  // namespace linkwright::ui
