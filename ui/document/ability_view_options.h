// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/null_space.h"
#include "core/kinematics/reachable_points.h"
#include "core/mechanism/model.h"
#include "ui/document/view_options.h"

#include <memory>

namespace linkwright::ui {

/// Where one link of one robot can be: made on another thread, never changed afterwards.
struct ReachableCloud {
  std::shared_ptr<const Model> model;
  int link = -1;
  ReachablePoints points;
  double largest_measure = 0.0;
};

/// What of the arm's abilities is looked at and how.
class AbilityViewOptions : public ViewOptions {
  Q_OBJECT
public:
  using ViewOptions::ViewOptions;

  bool showsVelocity() const { return velocity_; }  ///< the velocity ellipsoid at the hand
  bool showsForce() const { return force_; }        ///< the force ellipsoid
  bool showsAngular() const { return angular_; }    ///< both of angular velocity and moment instead of the linear ones
  HandHold hold() const { return hold_; }           ///< what of the hand stays while the arm slides
  int lead() const { return lead_; }                ///< the joint that leads the slide, -1: the one that moves most
  /// The points of the reachable workspace that are shown; null: none.
  const std::shared_ptr<const ReachableCloud>& cloud() const { return cloud_; }
  bool coloursByMeasure() const { return by_measure_; }

public slots:
  void setShowsVelocity(bool shown);
  void setShowsForce(bool shown);
  void setShowsAngular(bool angular);
  void setHold(linkwright::HandHold hold);
  void setLead(int joint);
  void setCloud(const std::shared_ptr<const linkwright::ui::ReachableCloud>& cloud);
  void setColoursByMeasure(bool by_measure);

private:
  bool velocity_ = false;
  bool force_ = false;
  bool angular_ = false;
  HandHold hold_ = HandHold::Pose;
  int lead_ = -1;
  std::shared_ptr<const ReachableCloud> cloud_;
  bool by_measure_ = true;
};

}  // namespace linkwright::ui
