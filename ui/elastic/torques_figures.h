// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/elastic_worker.h"

#include <QString>

#include <array>
#include <vector>

namespace linkwright::ui {

/// The three ways to a torque.
enum class TorqueWay {
  Parallel,    ///< what the analysis has: links that bend
  Rigid,       ///< hybrid dynamics of the same with rigid links
  NewtonEuler  ///< what rigid links would need along the motion that was found
};
inline constexpr std::array<TorqueWay, 3> kTorqueWays = {TorqueWay::Parallel, TorqueWay::Rigid, TorqueWay::NewtonEuler};
QString nameOf(TorqueWay way);

/// The torque at a sample, N m or N; NaN where that way has none.
double torqueOf(const ElasticResult& result, TorqueWay way, Eigen::Index sample, int joint);
bool hasWay(const ElasticResult& result, TorqueWay way);

/// What is read off the curves of one joint, after a first sample that is still held.
struct TorqueFigures {
  double largest = 0.0;     ///< of the rigid torque's magnitude, or of the elastic one's where there is none
  double ripple = 0.0;      ///< largest |elastic - rigid|
  double motion_gap = 0.0;  ///< largest |Newton-Euler - parallel scheme|
  double hybrid_gap = 0.0;  ///< largest |hybrid - Newton-Euler|
  bool is_held = false;     ///< the first sample is of a system whose passive joints and beams are held
  double held = 0.0;        ///< its torque
  double after = 0.0;       ///< and that of the next
};
TorqueFigures figuresOf(const ElasticResult& result, int joint);

bool isPassive(const ElasticResult& result, int joint);
QString jointName(const ElasticResult& result, int joint);
QString torqueUnit(const ElasticResult& result, int joint);
/// Three digits and a true minus.
QString shortTorque(double value);

/// What is seen in the curves of this joint, in a sentence or two.
QString torqueWords(const ElasticResult& result, int joint);
/// "joint_2: no motor, 0 N m, residual 2.5e-12 N m" of each; empty where all are driven.
QString passiveWords(const ElasticResult& result);

}  // namespace linkwright::ui
