// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/beam_bearing.h"
#include "ui/document/elastic_view_options.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/decor.h"
#include "ui/work/elastic_study.h"
#include "ui/workspaces/elastic/beam_pieces.h"

#include <QString>

#include <memory>
#include <optional>

namespace linkwright::ui {

/// What there is to draw of links that bend and joints without motors, and how.
struct ElasticScene {
  const ElasticTree* tree = nullptr;  ///< null: there is no result, joints are marked all the same
  const ElasticState* state = nullptr;
  const ElasticInstant* instant = nullptr;  ///< that the state is of; null: nobody knows what is borne (a mode)
  bool shape = true, moment = true, nodal_forces = false, passive = true;
  double magnification = 1.0;
  double largest_moment = 0.0;     ///< N m, of the whole run: the end of the colours; 0: not known yet
  double metres_per_newton = 0.0;  ///< of nodal forces; 0: not drawn
  QString mode;                    ///< what is shown in place of the motion; empty: the motion
  bool dark = false;
};

/// What the colour key says: "|M| of bending (N m), bent 100 ×".
QString bendingKeyName(double magnification);
/// "bent 100 ×"; of 1 "true deformation".
QString bentText(double magnification);

/// All of it. Joints are marked where the robot of `snapshot` has them, or where the magnified one has them.
Decor elasticDecor(const Snapshot& snapshot, const ElasticScene& scene);

/// A mode at a phase (rad): joints and deformations about which it vibrates, and how far it has gone from there.
ElasticState modeState(const ShownMode& mode, double phase);
/// "mode 2: 43.7 Hz".
QString modeText(const ShownMode& mode);

}  // namespace linkwright::ui
