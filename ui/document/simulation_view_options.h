// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/view_options.h"

namespace linkwright::ui {

/// What of contacts and of a simulation is shown in 3D.
class SimulationViewOptions : public ViewOptions {
  Q_OBJECT
public:
  using ViewOptions::ViewOptions;

  bool isOn() const { return on_; }                 ///< the simulation is what is looked at
  bool showsSurfaces() const { return surfaces_; }  ///< and the points that meet them
  bool showsForces() const { return forces_; }      ///< normal force, friction, their sum
  bool showsCones() const { return cones_; }        ///< of friction: inside is what it can hold
  bool showsInternalForces() const { return internal_forces_; }
  bool showsInternalMoments() const { return internal_moments_; }
  double pullStiffness() const { return stiffness_; }  ///< of the spring that the mouse pulls with, N/m
  int contact() const { return contact_; }             ///< the one that is chosen; -1: none

public slots:
  void setOn(bool on);
  void setShowsSurfaces(bool shown);
  void setShowsForces(bool shown);
  void setShowsCones(bool shown);
  void setShowsInternalForces(bool shown);
  void setShowsInternalMoments(bool shown);
  void setPullStiffness(double stiffness);
  void setContact(int contact);

private:
  bool on_ = false;
  bool surfaces_ = true, forces_ = true, cones_ = true, internal_forces_ = false, internal_moments_ = false;
  double stiffness_ = 100.0;
  int contact_ = -1;
};

}  // namespace linkwright::ui
