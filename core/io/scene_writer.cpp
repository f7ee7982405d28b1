// SPDX-License-Identifier: MIT
#include "core/io/field_writer.h"
#include "core/io/json_string.h"
#include "core/io/scene_file.h"
#include "core/io/scene_members.h"
#include "core/io/scene_trajectory.h"
#include "core/mechanism/model.h"
#include "core/scene/describe_elastic.h"
#include "core/scene/describe_mechanism.h"
#include "core/scene/describe_scene.h"
#include "core/scene/describe_simulation.h"

#include <string>
#include <vector>

namespace linkwright {

using namespace scene;

std::string writeScene(const SceneData& scene) {
  std::vector<std::string> joint_names;
  const Result<Model> model = Model::compile(scene.mechanism);
  if (model.ok()) {
    for (const ModelJoint& joint : model->joints()) joint_names.push_back(joint.name);
  }
  const Mechanism& mechanism = scene.mechanism;
  const Writing writing{joint_names, mechanism.links};
  FieldWriter root(writing);
  root.field("linkwright", kSceneVersion);
  root.field("name", mechanism.name);
  root.field("description", mechanism.description, Field{.omitted = mechanism.description.empty()});
  root.field("try_first", mechanism.try_first, Field{.omitted = mechanism.try_first.empty()});
  root.field("gravity", scene.gravity);
  root.field("links", mechanism.links, ListField{.lines = 4});
  root.field("joints", mechanism.joints, ListField{.lines = 4});
  if (!mechanism.hands.empty()) {
    std::vector<std::string> hands;
    for (const std::string& hand : mechanism.hands) hands.push_back(jsonString(hand));
    root.put("hands", itemsInLines(hands, 2));
  }
  const bool has_state = scene.q.size() + scene.qd.size() + scene.qdd.size() > 0;
  root.part(
      "state", [&](auto& v) { describeState(v, scene); }, ObjectField{.omitted = !has_state, .lines = 2});
  root.field("poses", scene.poses, ListField{.optional = true});
  if (!scene.trajectory) root.field("motion", scene.motion, ObjectField{});
  if (scene.trajectory) root.put("trajectory", trajectoryOf(*scene.trajectory, joint_names));
  root.field("targets", scene.targets, ListField{.optional = true});
  root.field("loads", scene.loads, ListField{.optional = true});
  root.field("contacts", scene.contacts.orDefault(), ListField{.optional = true});
  if (scene.simulation) root.field("simulation", *scene.simulation, ObjectField{.lines = 2});
  if (scene.beam) root.field("beam", *scene.beam, ObjectField{.lines = 2});
  root.field("view", scene.view, ObjectField{});
  if (scene.plots) root.field("plots", *scene.plots, ListField{});
  return root.text(0) + "\n";
}

}  // namespace linkwright
