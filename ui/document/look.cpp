// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/look.h"

#include "core/base/require.h"
#include "core/scene/elastic_setup.h"
#include "ui/document/evaluate.h"
#include "ui/document/found_motion.h"
#include "ui/document/scene_state.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

void showAgain(Document& document) {
  document.change([](DocumentState&) {});
}

void setHand(Document& document, int link) {
  require(link >= 0 && link < document.snapshot()->model->linkCount(), "no such link");
  document.commitGesture();
  document.change([&](DocumentState& next) {
    next.hand = link;
    next.ik.reset();
  });
}

void setHeld(Document& document, int link, bool held) {
  require(link >= 0 && link < document.snapshot()->model->linkCount(), "no such link");
  document.change([&](DocumentState& next) {
    std::erase(next.held, link);
    if (held) next.held.push_back(link);
  });
}

void setTorqueTerms(Document& document, TorqueTerms terms) {
  if (terms == document.snapshot()->terms) return;
  document.commitGesture();
  document.change([&](DocumentState& next) {
    next.terms = terms;
    next.motion = motionOf(next);
  });
}

void setFormulation(Document& document, Formulation formulation) {
  if (formulation == document.snapshot()->formulation) return;
  document.commitGesture();
  document.change([&](DocumentState& next) {
    next.formulation = formulation;
    if (!next.mistakes.empty()) next.motion = motionOf(next);
  });
}

void setMistakes(Document& document, const MistakeSet& mistakes) {
  require(formulationFor(mistakes, document.snapshot()->formulation).has_value(),
          "no formulation can make all of these mistakes");
  if (mistakes == document.snapshot()->mistakes) return;
  document.commitGesture();
  document.change([&](DocumentState& next) {
    next.mistakes = mistakes;
    next.motion = motionOf(next);
  });
}

void editWaypoint(Document& document, std::optional<int> waypoint) {
  document.commitGesture();
  document.change([&](DocumentState& next) {
    document.playback().pause();
    next.waypoint.reset();
    const std::size_t count = next.motion.plan ? waypointsOf(*next.motion.plan).size() : 0;
    if (!waypoint || *waypoint < 0 || static_cast<std::size_t>(*waypoint) >= count) return;
    next.waypoint = waypoint;
    // of what cannot be played: to the pose itself
    if (!next.motion.curves) return goToWaypoint(next);
    next.source = StateSource::Motion;
    static_cast<RobotState&>(next) = stateOn(next.motion, next, waypoint);
    next.ik.reset();
  });
}

void showFound(Document& document, std::shared_ptr<const FoundMotion> found) {
  if (found == document.snapshot()->found) return;
  const bool is_gesture = document.gestureActive();
  document.change([&](DocumentState& next) {
    const bool began_from_pose =
        next.motion.found && !next.motion.found->driven && next.source == StateSource::Motion && !is_gesture;
    const std::shared_ptr<const FoundMotion> before = std::exchange(next.found, std::move(found));
    next.motion = motionOf(next, is_gesture);
    if (next.motion.found && !is_gesture) {
      const double time = next.source == StateSource::Motion ? next.time : 0.0;
      next.source = StateSource::Motion;
      next.time = std::clamp(time, 0.0, next.motion.curves->duration());
    }
    if (began_from_pose && !next.motion.curves && before) {
      // the motion is gone with it: back to where it began
      const ElasticSetup& start = *before->run->setup;
      static_cast<RobotState&>(next) = {StateSource::Pose, 0.0, start.q, start.qd,
                                        Eigen::VectorXd::Zero(next.model->dof())};
    }
    static_cast<RobotState&>(next) = stateOn(next.motion, next, next.waypoint);
  });
}

}  // namespace linkwright::ui
