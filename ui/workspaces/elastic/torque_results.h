// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/elastic_results.h"

#include <QString>

namespace linkwright::ui {

QString nameOf(TorqueWay way);

bool isPassive(const ElasticResult& result, int joint);
QString jointName(const ElasticResult& result, int joint);
QString torqueUnit(const ElasticResult& result, int joint);

/// What is seen in the curves of this joint, in a sentence or two.
QString torqueWords(const ElasticResult& result, int joint);
/// "joint_2 is passive: torque 0 N m, residual 2.5e-12 N m" of each; empty where all are driven.
QString passiveWords(const ElasticResult& result);

}  // namespace linkwright::ui
