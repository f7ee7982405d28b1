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
  if (!figures.has_rigid) return RippleResultsText::tr("There is no rigid motion to compare %1 with.").arg(name);
  if (result.run().tree->size == 0)
    return RippleResultsText::tr(
        "No elastic link, so there is no vibration. Choose one in the panel Passive and Elastic.");
  if (figures.is_still)
    return RippleResultsText::tr("The torque of %1 is that of rigid links to round-off: no vibration.").arg(name);
  QStringList lines;
  if (figures.peak)
    lines << RippleResultsText::tr("Dominant period %1 (%2 Hz); up to %3 %4 about the torque of rigid links.")
                 .arg(secondsWords(figures.peak->period()), QString::number(figures.peak->frequency, 'f', 1),
                      significant(figures.amplitude), unit);
  if (figures.longest > 0.0)
    lines << RippleResultsText::tr("Between zero crossings: %1 to %2.")
                 .arg(secondsWords(figures.shortest), secondsWords(figures.longest));
  if (!figures.has_theory) return lines.join(QLatin1Char('\n'));
  if (figures.body >= 0)
    lines << RippleResultsText::tr(
                 "Source: %1, in the mode that affects %2 most. Locked along the motion, its natural period is %3 to "
                 "%4 (including the %5 % that steps of %6 ms add).")
                 .arg(QString::fromStdString(result.run().tree->bodies[static_cast<std::size_t>(figures.body)].name),
                      name, secondsWords(figures.theory_shortest), secondsWords(figures.theory_longest),
                      percent(figures.lengthening), QString::number(1e3 * figures.run_dt, 'g', 3));
  if (figures.longest > 0.0)
    lines << RippleResultsText::tr("Zero crossings deviate from theory by at most %1 % (t = %2), %3 % in the median.")
                 .arg(percent(figures.deviation), secondsWords(figures.deviation_at), percent(figures.usual_deviation));
  return lines.join(QLatin1Char('\n'));
}

QString slowWords(const RippleResults& figures) {
  if (!figures.has_theory) return RippleResultsText::tr("One sample every 10 ms.");
  const double samples = figures.theory_shortest / figures.dt;
  QString words = RippleResultsText::tr(
                      "One sample every %1 ms: where the period is %2, that is %3 samples per period. Zeros between "
                      "samples are interpolated linearly, so periods that change smoothly seem to jump.")
                      .arg(QString::number(1e3 * figures.dt, 'g', 3), secondsWords(figures.theory_shortest),
                           QString::number(samples, 'f', 1));
  if (samples < 2.0)
    words += QLatin1Char(' ') +
             RippleResultsText::tr(
                 "Below two samples per period a slower oscillation appears that does not exist (aliasing).");
  if (figures.run_dt < 0.5 * kSlowSamples)
    words += QLatin1Char(' ') +
             RippleResultsText::tr(
                 "In addition, an analysis in steps of 10 ms would turn it into %1 (π dt / atan(π dt / T)).")
                 .arg(secondsWords(figures.theory_slow));
  return words;
}

}  // namespace linkwright::ui
