// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_pass.h"
#include "ui/document/view_options.h"

#include <Eigen/Core>
#include <QString>

#include <memory>
#include <optional>

namespace linkwright::ui {

/// A way in which the system vibrates, shown in place of the motion. u + a shape goes with the time.
struct ShownMode {
  std::shared_ptr<const ElasticTree> tree;
  ElasticState state;      ///< about which it vibrates
  Eigen::VectorXd u;       ///< [tree->size]: how far deformations go, at the largest
  Eigen::VectorXd q;       ///< [dof]: and the joints
  double frequency = 0.0;  ///< Hz
  QString name;
};

/// What of elastic links and passive joints is shown in 3D.
class ElasticViewOptions : public ViewOptions {
  Q_OBJECT
public:
  using ViewOptions::ViewOptions;

  bool isOn() const { return on_; }                        ///< they are what is looked at
  bool showsShape() const { return shape_; }               ///< the bent links
  bool showsMoment() const { return moment_; }             ///< the bending moment along them, as colour
  bool showsNodalForces() const { return nodal_forces_; }  ///< {P} as arrows
  bool showsPassive() const { return passive_; }           ///< which joints have no motor
  double magnification() const { return magnification_; }  ///< of deformations, 1 or more
  int link() const { return link_; }                       ///< the elastic link that is chosen, among the settings'
  const std::optional<ShownMode>& mode() const { return mode_; }

public slots:
  void setOn(bool on);
  void setShowsShape(bool shown);
  void setShowsMoment(bool shown);
  void setShowsNodalForces(bool shown);
  void setShowsPassive(bool shown);
  void setMagnification(double factor);
  void setLink(int link);

public:
  void setMode(std::optional<ShownMode> mode);

private:
  bool on_ = false;
  bool shape_ = true, moment_ = true, nodal_forces_ = false, passive_ = true;
  double magnification_ = 100.0;
  int link_ = 0;
  std::optional<ShownMode> mode_;
};

}  // namespace linkwright::ui
