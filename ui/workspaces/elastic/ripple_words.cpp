// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/ripple_words.h"

#include "ui/widgets/significant.h"
#include "ui/workspaces/elastic/torque_results.h"

#include <QCoreApplication>
#include <QStringList>

namespace linkwright::ui {

namespace {

struct RippleResultsText {
  Q_DECLARE_TR_FUNCTIONS(ElasticRipple)
};
QString percent(double share) { return QString::number(100.0 * share, 'g', 2); }

}  // namespace

QString secondsWords(double seconds) { return RippleResultsText::tr("%1 s").arg(QString::number(seconds, 'g', 3)); }

QString rippleWords(const ElasticResult& result, int joint, const RippleResults& figures) {
  const QString name = jointName(result, joint), unit = torqueUnit(result, joint);
  if (!figures.has_rigid)
    return RippleResultsText::tr(
               "The torque of %1 cannot be compared because the motion of rigid links could not be computed.")
        .arg(name);
  if (result.run().tree->size == 0)
    return RippleResultsText::tr(
        "No elastic links yet, so no natural frequencies are computed. Tick a link in the Passive Joints and Elastic "
        "Links panel.");
  if (figures.is_still)
    return RippleResultsText::tr(
               "The torque of %1 equals its value with rigid links to within round-off, so it shows no vibration.")
        .arg(name);
  QStringList lines;
  if (figures.peak)
    //: %1: period with its unit, %2: its frequency, %3: amplitude of a torque, %4: its unit
    lines << RippleResultsText::tr(
                 "Dominant period: %1 (%2 Hz). The torque deviates by up to %3 %4 from the torque of rigid links.")
                 .arg(secondsWords(figures.peak->period()), QString::number(figures.peak->frequency, 'f', 1),
                      significant(figures.amplitude), unit);
  if (figures.longest > 0.0)
    //: %1: the shortest period, %2: the longest, both with their unit
    lines << RippleResultsText::tr("Periods from zero crossings: %1 to %2.")
                 .arg(secondsWords(figures.shortest), secondsWords(figures.longest));
  if (!figures.has_theory) return lines.join(QLatin1Char('\n'));
  if (figures.body >= 0)
    //: %1: name of a link, %2: of a joint, %3 and %4: periods with their unit, %5: share, %6: step
    lines << RippleResultsText::tr(
                 "Source: %1, in the mode that affects %2 most. The natural period of this mode ranges from %3 to %4 "
                 "along the motion. These values include a lengthening of up to %5 % by time steps of %6 ms.")
                 .arg(QString::fromStdString(result.run().tree->bodies[static_cast<std::size_t>(figures.body)].name),
                      name, secondsWords(figures.theory_shortest), secondsWords(figures.theory_longest),
                      percent(figures.lengthening), QString::number(1e3 * figures.run_dt, 'g', 3));
  if (figures.longest > 0.0)
    //: %1: the largest deviation, %2: when it occurs, with its unit, %3: median of the deviations
    lines << RippleResultsText::tr("Deviation from theory: at most %1 % (at t = %2), median %3 %.")
                 .arg(percent(figures.deviation), secondsWords(figures.deviation_at), percent(figures.usual_deviation));
  return lines.join(QLatin1Char('\n'));
}

QString slowWords(const RippleResults& figures) {
  if (!figures.has_theory) return RippleResultsText::tr("One sample every 10 ms.");
  const double samples = figures.theory_shortest / figures.dt;
  //: %1: time between samples, %2: a period with its unit, %3: a number
  QString words = RippleResultsText::tr(
                      "One sample every %1 ms gives %3 samples per period where the period is shortest (%2). Zero "
                      "crossings are interpolated linearly between samples, so smoothly changing periods seem to jump.")
                      .arg(QString::number(1e3 * figures.dt, 'g', 3), secondsWords(figures.theory_shortest),
                           QString::number(samples, 'f', 1));
  if (samples < 2.0)
    words += QLatin1Char(' ') +
             RippleResultsText::tr(
                 "With fewer than two samples per period, aliasing makes the oscillation appear slower than it is.");
  if (figures.run_dt < 0.5 * kSlowSamples)
    words += QLatin1Char(' ') + RippleResultsText::tr(
                                    "With time steps of 10 ms, the analysis would also lengthen the shortest period to "
                                    "%1 (π dt / atan(π dt / T)).")
                                    .arg(secondsWords(figures.theory_slow));
  return words;
}

}  // namespace linkwright::ui
