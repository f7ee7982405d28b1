// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/elastic_results.h"

#include <QString>

namespace linkwright::ui {

/// What there is to say of it, in lines.
QString rippleWords(const ElasticResult& result, int joint, const RippleResults& figures);
QString slowWords(const RippleResults& figures);
/// "0.0357 s".
QString secondsWords(double seconds);

}  // namespace linkwright::ui
