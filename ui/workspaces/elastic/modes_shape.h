// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/work/elastic_study.h"
#include "ui/work/found_modes.h"
#include "ui/work/two_link_arm.h"

#include <Eigen/Core>
#include <QString>

#include <vector>

namespace linkwright::ui {

/// A part of what a mode deforms.
struct ModeShare {
  enum class Kind { Bending, Torsion, Axial, Joint };
  Kind kind = Kind::Bending;
  int part = 0;        ///< body, or joint
  int axis = 1;        ///< of bending: the beam's y or z, along which it goes
  double share = 0.0;  ///< of the energy at the turning point; of a joint what is held by weight and spin, not by beams
};
/// The largest first; those of less than a hundredth are left out.
std::vector<ModeShare> modeShares(const FoundModes& found, Eigen::Index mode);

/// "link_1 bends along y (98 %), joint_2 turns along"
QString modeWords(const FoundModes& found, Eigen::Index mode);

/// To be animated: nodes go a tenth of their beam's length at most, joints 20 degrees or 0.1 m.
ShownMode shownMode(const FoundModes& found, Eigen::Index mode);

/// Of the arm of the paper: what vibrates at the tip of link 1 and in which period, here, straight and at a right
/// angle. Link 1 counts as one element. Empty where it is another robot.
QString twoLinkWords(const ElasticInstant& instant);

}  // namespace linkwright::ui
