// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/numbers.h"

#include <QCoreApplication>
#include <qcustomplot.h>

#include <cmath>

namespace linkwright::ui {

/// Labels in seconds before now: every five, or as few as there is room for.
class BeforeNowTicker : public QCPAxisTickerFixed {
protected:
  double getTickStep(const QCPRange& range) override { return 5.0 * std::ceil(range.size() / 5.0 / tickCount()); }
  QString getTickLabel(double tick, const QLocale& locale, QChar, int) override {
    const double seconds = tick - tickOrigin();
    //: adverb: label of the time axis at the current time
    if (std::abs(seconds) < 1e-6) return QCoreApplication::translate("TorqueCurves", "now");
    return withTrueMinus(locale.toString(std::lround(seconds))) + QStringLiteral(" s");
  }
};

/// Whole numbers, a few.
class CountTicker : public QCPAxisTickerFixed {
public:
  CountTicker() { setScaleStrategy(ssMultiples); }

protected:
  double getTickStep(const QCPRange& range) override {
    // they are short: as many as there would be room for long ones is too few
    setTickCount(4);
    return QCPAxisTickerFixed::getTickStep(range);
  }
};

/// Labels with a true minus, and with their unit where the axis has no name of its own.
class PlainTicker : public QCPAxisTicker {
public:
  explicit PlainTicker(const QString& unit = {}) : unit_(unit) {}

protected:
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override {
    QString label = QCPAxisTicker::getTickLabel(tick, locale, format, precision);
    // the sign of an exponent is read by the axis: it stays as it is
    if (label.startsWith('-')) label.replace(0, 1, QChar(0x2212));
    return label + unit_;
  }

private:
  QString unit_;
};

}  // namespace linkwright::ui
