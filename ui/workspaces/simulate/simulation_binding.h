// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/document/simulation_view_options.h"
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
class SimulationBinding : public QObject {
  Q_OBJECT
public:
  SimulationBinding(View3D& view, Document& document, Interaction& interaction, SimulationSession& session,
                    SimulationViewOptions& look);
  ~SimulationBinding() override;

  /// The recursion is what is looked at: it begins from the contact forces, so they are shown where the state is one
  /// of a run. To be called once whoever listens does, since it shows what there is by now.
  void setExplaining(bool explaining);

private:
  void connectPull();
  void begin(int link, const Eigen::Vector3d& p_LE);
  void pullTo(const Eigen::Vector3d& p_WT);
  void letGo();
  void show();
  void clear();
  void addKey(Decor& decor, const SimulationScene& scene) const;
  SimulationScene sceneOf(const Snapshot& snapshot);
  void scale(SimulationScene& scene, const Snapshot& snapshot);
  ContactLaws lawsOf(const Snapshot& snapshot) const;
  void findPatches(const Snapshot& snapshot);

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  SimulationSession& session_;
  SimulationViewOptions& look_;
  bool explaining_ = false, is_shown_ = false;
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
};

}  // namespace linkwright::ui
