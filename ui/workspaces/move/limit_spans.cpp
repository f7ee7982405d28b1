// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/limit_spans.h"

#include "core/mechanism/beyond_limit.h"
#include "ui/workspaces/move/motion_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>

namespace linkwright::ui {

namespace {

struct LimitSpansText {
  Q_DECLARE_TR_FUNCTIONS(LimitSpans)
};

void collect(std::vector<LimitSpan>& spans, const Eigen::VectorXd& t, int joint, LimitKind kind,
             const std::function<bool(Eigen::Index)>& is_beyond) {
  bool open = false;
  for (Eigen::Index k = 0; k < t.size(); ++k) {
    const bool beyond = is_beyond(k);
    if (beyond && !open) spans.push_back({joint, kind, t[k], t[k]});
    if (beyond) spans.back().to = t[k];
    open = beyond;
  }
}

}  // namespace

std::vector<LimitSpan> limitSpans(const MotionCurves& curves, const Model& model) {
  std::vector<LimitSpan> spans;
  const JointSamples& samples = curves.samples;
  const Eigen::VectorXd& bounds = curves.plan->bounds.acceleration;
  for (int i = 0; i < model.dof(); ++i) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(i)].limits;
    collect(spans, samples.t, i, LimitKind::Position,
            [&](Eigen::Index k) { return beyondRange(samples.q(k, i), limits.lower, limits.upper) > 0.0; });
    const auto rate = [&](LimitKind kind, const Eigen::MatrixXd& values, double limit) {
      collect(spans, samples.t, i, kind, [&](Eigen::Index k) { return beyondRate(values(k, i), limit) > 0.0; });
    };
    rate(LimitKind::Velocity, samples.qd, limits.velocity);
    if (bounds.size() == model.dof()) rate(LimitKind::Acceleration, samples.qdd, bounds[i]);
  }
  return spans;
}

QString wordsFor(const LimitSpan& span, const Model& model) {
  const QString joint = QString::fromStdString(model.joints().at(static_cast<std::size_t>(span.joint)).name);
  //: %1: name of a joint, %2 and %3: times with their unit
  const QString position = LimitSpansText::tr("%1: position limit exceeded from %2 to %3");
  //: %1: name of a joint, %2 and %3: times with their unit
  const QString velocity = LimitSpansText::tr("%1: velocity limit exceeded from %2 to %3");
  //: %1: name of a joint, %2 and %3: times with their unit
  const QString acceleration = LimitSpansText::tr("%1: acceleration limit exceeded from %2 to %3");
  const QString& words = span.kind == LimitKind::Position   ? position
                         : span.kind == LimitKind::Velocity ? velocity
                                                            : acceleration;
  return words.arg(joint, timeText(span.from), timeText(span.to));
}

}  // namespace linkwright::ui
