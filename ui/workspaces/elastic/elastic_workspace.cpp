// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/elastic_workspace.h"

#include "core/scene/scene.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/demonstration.h"
#include "ui/workspaces/elastic/bending_panel.h"
#include "ui/workspaces/elastic/convergence_panel.h"
#include "ui/workspaces/elastic/elastic_binding.h"
#include "ui/workspaces/elastic/elastic_panel.h"
#include "ui/workspaces/elastic/modes_panel.h"
#include "ui/workspaces/elastic/nodal_panel.h"
#include "ui/workspaces/elastic/revision_panel.h"
#include "ui/workspaces/elastic/ripple_panel.h"
#include "ui/workspaces/elastic/torques_panel.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace linkwright::ui {

ElasticWorkspace::ElasticWorkspace(const WorkspaceContext& context)
    //: adjective: the mode for robots with elastic links
    : WorkspaceModule(context, {"Elastic", tr("E&lastic"), "elastic.md", true}),
      study_(new ElasticStudy(document_, this)),
      look_(new ElasticViewOptions(this)) {}

template <class Panel>
void ElasticWorkspace::add(DockMaker& docks, const char* name, const QString& title) {
  docks.makeLater<Panel>(name, title, {}, document_, interaction_, *study_, *look_);
}

void ElasticWorkspace::makePanels(DockMaker& docks) {
  add<ElasticPanel>(docks, "dockElastic", tr("Passive Joints and Elastic Links"));
  add<ElasticTorquesPanel>(docks, "dockElasticTorques", tr("Torques"));
  add<RipplePanel>(docks, "dockRipple", tr("Vibration"));
  //: noun: panel about beams that bend
  add<BendingPanel>(docks, "dockBending", tr("Bending"));
  add<NodalPanel>(docks, "dockNodal", tr("[L][T]{P}"));
  //: noun: modes of vibration
  add<ModesPanel>(docks, "dockModes", tr("Modes"));
  add<ConvergencePanel>(docks, "dockConvergence", tr("Convergence"));
  //: noun: a scientific publication
  add<RevisionPanel>(docks, "dockRevision", tr("Paper"));
}

void ElasticWorkspace::connectPanels() {
  connect(&document_, &Document::snapshotChanged, this, [this] {
    const bool has_subject = study_->hasSubject();
    if (std::exchange(has_subject_, has_subject) != has_subject) emit shownChanged();
  });
}

// of a robot that is rigid there is nothing to look at: what makes a link elastic is all that is seen
QList<WorkspaceModule::Shown> ElasticWorkspace::shown() const {
  const auto of_subject = [this](Role role) { return study_->hasSubject() ? role : Role::Hidden; };
  return {{"dockElastic", DockPlace::Left, study_->hasSubject() ? Role::Front : Role::Stage},
          {"dockElasticTorques", DockPlace::Right, of_subject(Role::Stage)},
          {"dockRipple", DockPlace::Right, of_subject(Role::Behind)},
          {"dockBending", DockPlace::Right, of_subject(Role::Behind)},
          {"dockNodal", DockPlace::Right, of_subject(Role::Behind)},
          {"dockModes", DockPlace::Right, of_subject(Role::Behind)},
          {"dockConvergence", DockPlace::Right, of_subject(Role::Behind)},
          // about an arm of its own
          {"dockRevision", DockPlace::Right, Role::Hidden},
          {"dockTimeline", DockPlace::Foot, of_subject(Role::Stage)}};
}

// what is looked at is at the right: its tabs need their names
void ElasticWorkspace::arrange() { arrangeOverTime("dockElastic", "dockElasticTorques", 38 * kSpace, 0.41); }

void ElasticWorkspace::makeOverlay(View3D& view) { new ElasticBinding(view, document_, interaction_, *study_, *look_); }

void ElasticWorkspace::currentChanged(const WorkspaceModule& current) {
  const bool is_current = &current == this;
  look_->setOn(is_current);
  // where the motion is made it is the one that is made
  if (is_current || qstrcmp(current.purpose().key, "Explain") != 0) study_->setOn(is_current);
}

bool ElasticWorkspace::isFor(const SceneData& scene) const { return scene.beam.has_value(); }

void ElasticWorkspace::demonstrateExample(Demonstration& show) {
  show.open("two_links_one_elastic.json");
  action()->trigger();
  show.waitFor([&] { return study_->result() != nullptr; }, "the analysis does not end");
  Demonstration::check(study_->result()->run().largestPassiveTorque() < 1e-9, "the passive joint bears a torque");
  document_.playback().setTime(0.6);
  show.settle();
  show.picture("23-elastic");
  for (const auto& [dock, name] :
       {std::pair{"dockRipple", "24-ripple"}, std::pair{"dockBending", "25-bending"},
        std::pair{"dockNodal", "26-nodal-forces"}, std::pair{"dockModes", "27-modes"},
        std::pair{"dockConvergence", "28-convergence"}, std::pair{"dockRevision", "29-paper"}}) {
    show.raise(dock);
    const auto* convergence = window_.findChild<ConvergencePanel*>();
    if (qstrcmp(dock, "dockConvergence") == 0)
      show.waitFor([&] { return convergence->steps() != nullptr && !convergence->isRunning(); },
                   "the study of convergence does not end");
    show.picture(name);
  }
  // the last stage of the paper's story, in all of its figures, over the golden curves
  for (int stage = 1; stage < 6; ++stage) show.click("revisionNext");
  show.keyTo("revisionFigure", Qt::Key_End);
  show.settle();
  show.picture("30-paper-figures");
}

}  // namespace linkwright::ui

#include "moc_elastic_workspace.cpp"
