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
  for (std::size_t k = 0; k < curves.time.size(); ++k) {
    const JointState state = sample(curves.motion, curves.time[k]);
    char time[32];
    std::snprintf(time, sizeof time, "%.17g", curves.time[k]);
    text += time;
    for (const Eigen::VectorXd* values : {&state.q, &state.qd, &state.qdd}) {
      for (const double value : *values) append(text, value);
    }
    for (int i = 0; i < model.dof(); ++i) append(text, curves.tau(static_cast<Eigen::Index>(k), i));
    text += '\n';
  }
  return text;
}

}  // namespace linkwright::app
