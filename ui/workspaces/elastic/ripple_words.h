// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/elastic_figures.h"

#include <QString>

namespace linkwright::ui {

/// What there is to say of it, in lines.
QString rippleWords(const ElasticResult& result, int joint, const RippleFigures& figures);
QString slowWords(const RippleFigures& figures);
/// "0.0357 s".
QString secondsWords(double seconds);

}  // namespace linkwright::ui
