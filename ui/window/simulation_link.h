// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/view3d/decor.h"
#include "ui/view3d/view3d.h"
#include "ui/work/simulation_session.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright {
struct ContactLaws;
}

namespace linkwright::ui {

struct SimulationScene;
struct SurfacePatch;

/// Surfaces, contacts and their forces in 3D, and the mouse that pulls a link while a simulation runs. A child of the
/// view.
class SimulationLink : public QObject {
  Q_OBJECT
public:
  SimulationLink(View3D& view, Document& document, Interaction& interaction, SimulationSession& session,
                 SimulationLook& look);
  ~SimulationLink() override;

  /// The recursion is what is looked at: it begins from the contact forces, so they are shown where the state is one
  /// of a run. To be called once whoever listens does, since it shows what there is by now.
  void setExplaining(bool explaining);
  /// The recursion draws forces, at so many metres a newton; 0: it draws none. One scale for all forces.
  void setRecursionScale(double metres_per_newton);

signals:
  /// What the key says of the colours and scales of all this, and below it.
  void scaleBarsChanged(const std::vector<linkwright::ui::ScaleBar>& bars, const QString& note);

private:
  void connectPull();
  void begin(int link, const Eigen::Vector3d& p_LE);
  void pullTo(const Eigen::Vector3d& p_WT);
  void letGo();
  void show();
  void clear();
  void showBars(const SimulationScene& scene);
  SimulationScene sceneOf(const Snapshot& snapshot);
  void scale(SimulationScene& scene, const Snapshot& snapshot);
  ContactLaws lawsOf(const Snapshot& snapshot) const;
  void findPatches(const Snapshot& snapshot);

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  SimulationSession& session_;
  SimulationLook& look_;
  bool explaining_ = false, is_shown_ = false;
  double recursion_scale_ = 0.0;  // m/N
  double force_scale_ = 0.0, moment_scale_ = 0.0;
  double size_ = 1.0;                                   // m, of the robot
  double weight_ = 0.0;                                 // N
  std::shared_ptr<const Model> model_;                  // that they are of
  std::shared_ptr<const SimulatedRun> looked_through_;  // the run that largest_ is of
  double largest_ = 0.0;                                // N
  std::vector<SurfacePatch> patches_;
  std::optional<PullingSpring> spring_;
  Decor decor_;  // that is shown
  QElapsedTimer since_texts_;
  std::vector<ScaleBar> bars_;
  QString note_;
};

}  // namespace linkwright::ui
