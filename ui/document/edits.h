// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is done to a document, by name. Each is one undo step, or none where nothing changes; a gesture under way is
// committed first. What cannot be is refused (Document::failed) and changes nothing.

#include "core/base/scene_section.h"
#include "core/simulation/simulation_status.h"
#include "ui/document/document.h"

#include <optional>

namespace linkwright {
struct Contact;
struct ElasticLink;
struct ElasticSettings;
struct ElasticSetup;
struct SceneData;
struct SimulationSettings;
struct SimulationSetup;
}  // namespace linkwright

namespace linkwright::ui {

void setJoint(Document& document, int joint, JointField field, double value);
void setState(Document& document, const Eigen::VectorXd& q, const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd,
              const QString& text);
/// Another scene in the place of what is open, whose file stays the open one; `model` is compiled from it.
bool setScene(Document& document, SceneData scene, std::shared_ptr<const Model> model, const QString& text);
/// The robot in the state of `at`, off its motion and within its limits, under the external wrenches of `at` alone
/// (in world axes, about the origins of their links); its gravity and terms are not looked at. One undo step. False
/// where that is refused.
bool setInstant(Document& document, const DynamicsInput& at, const QString& text);
void goToReadyPose(Document& document);
/// What Document::previewSlide previews.
void slide(Document& document, HandHold hold, int lead, double amount);

/// The present q under that name; replaces one of the same name.
void storePose(Document& document, const QString& name);
/// A name for the next pose that is not taken: "Pose 1", "Pose 2", ...
QString freePoseName(const Document& document);
void removePose(Document& document, const QString& name);
/// Nothing happens where there is no such pose, or the new name is empty or another's.
void renamePose(Document& document, const QString& name, const QString& new_name);
void applyPose(Document& document, const QString& name);
/// Stores the positions of a waypoint as a pose by that name, which the waypoint then names; where it names one already
/// that pose is renamed. The robot stays where it is. A name that another pose has is refused.
void nameWaypoint(Document& document, int waypoint, const QString& name);

/// The motion between two stored poses; a duration of at most 0 picks the shortest within the velocity limits.
void setMotion(Document& document, const QString& from, const QString& to, double duration);
void clearMotion(Document& document);
/// The motion by a plan; none takes it away.
void setTrajectory(Document& document, const std::optional<TrajectoryPlan>& plan, const QString& text);

/// What acts on a link from outside, through its origin, in world axes; a zero wrench takes it away.
void setLoad(Document& document, int link, const Wrench& wrench);
/// World axes, m/s^2.
void setGravity(Document& document, const Eigen::Vector3d& gravity);

/// Contacts, and how the scene is simulated.
void setSimulation(Document& document, std::vector<Contact> contacts, const SimulationSettings& settings,
                   const QString& text);
/// As the scene has them; those that a program begins with where it has none. A motion to follow is not among them.
SimulationSettings simulationSettings(const Document& document);
/// What a run would begin from: where the last one began while the robot is on that, otherwise the present state.
Result<SimulationSetup> simulationSetup(const Document& document);
/// Why a run from there cannot begin: it leaves nothing behind that would say so. Nothing: it can, or has no setup.
std::optional<SimulationStatus> whyNoRun(const Document& document);

/// Which links bend and which joints are left to the dynamics, and how that is analysed.
void setElastic(Document& document, const SceneSection<ElasticSettings>& settings, const QString& text);
/// As the scene has them. To look inside, or to change them in part: elastic_edit.h.
const SceneSection<ElasticSettings>& elasticSettings(const Document& document);
/// Those that bend.
const std::vector<ElasticLink>& elasticLinks(const Document& document);
/// What an analysis would begin from: of a scene without a motion the present pose.
Result<ElasticSetup> elasticSetup(const Document& document);

}  // namespace linkwright::ui
