// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/ripple_words.h"

#include "ui/widgets/short_number.h"
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
    return RippleResultsText::tr("With rigid links there is no motion to hold %1 against.").arg(name);
  if (result.run().tree->size == 0)
    return RippleResultsText::tr("No link bends, so nothing ripples: choose one in the panel Passive and elastic.");
  if (figures.is_still)
    return RippleResultsText::tr("The torque of %1 is that of rigid links to round-off: nothing ripples.").arg(name);
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
    lines
        << RippleResultsText::tr(
               "What ripples: %1, in the mode that %2 feels most. Frozen along the motion its natural period is %3 to "
               "%4 (with the %5 % that steps of %6 ms add).")
               .arg(QString::fromStdString(result.run().tree->bodies[static_cast<std::size_t>(figures.body)].name),
                    name, secondsWords(figures.theory_shortest), secondsWords(figures.theory_longest),
                    percent(figures.lengthening), QString::number(1e3 * figures.run_dt, 'g', 3));
  if (figures.longest > 0.0)
    lines << RippleResultsText::tr("Crossings deviate from theory by %1 % at most (t = %2), %3 % in the median.")
                 .arg(percent(figures.deviation), secondsWords(figures.deviation_at), percent(figures.usual_deviation));
  return lines.join(QLatin1Char('\n'));
}

QString slowWords(const RippleResults& figures) {
  if (!figures.has_theory) return RippleResultsText::tr("Every 10 ms a sample.");
  const double samples = figures.theory_shortest / figures.dt;
  QString words =
      RippleResultsText::tr(
          "Every %1 ms a sample: where the period is %2, that is %3 samples a period. Zeros between them are "
          "guessed by straight lines, and periods jump that in truth change smoothly.")
          .arg(QString::number(1e3 * figures.dt, 'g', 3), secondsWords(figures.theory_shortest),
               QString::number(samples, 'f', 1));
  if (samples < 2.0)
    words += QLatin1Char(' ') +
             RippleResultsText::tr("Below two samples a period a slower wave is seen that is not there (aliasing).");
  if (figures.run_dt < 0.5 * kSlowSamples)
    words += QLatin1Char(' ') +
             RippleResultsText::tr("An analysis in steps of 10 ms would besides make %1 of it (π dt / atan(π dt / T)).")
                 .arg(secondsWords(figures.theory_slow));
  return words;
}

}  // namespace linkwright::ui
