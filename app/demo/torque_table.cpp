// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/torque_table.h"

#include <cstdio>

namespace linkwright::app {

namespace {

void append(std::string& text, double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, ",%.17g", value);
  text += digits;
}

}  // namespace

std::string torqueTable(const Model& model, const ui::MotionCurves& curves) {
  std::string text = "t";
  for (const char* quantity : {"q.", "qd.", "qdd.", "tau."}) {
    for (const ModelJoint& joint : model.joints()) text.append(",").append(quantity).append(joint.name);
  }
  text += '\n';
  const JointSamples& samples = curves.samples;
  for (Eigen::Index k = 0; k < samples.t.size(); ++k) {
    char time[32];
    std::snprintf(time, sizeof time, "%.17g", samples.t[k]);
    text += time;
    for (const Eigen::MatrixXd* values : {&samples.q, &samples.qd, &samples.qdd, &curves.tau}) {
      for (int i = 0; i < model.dof(); ++i) append(text, (*values)(k, i));
    }
    text += '\n';
  }
  return text;
}

}  // namespace linkwright::app
