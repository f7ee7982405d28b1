// SPDX-License-Identifier: MIT
#include "core/io/field_writer.h"
#include "core/io/scene_file.h"
#include "core/mechanism/model.h"
#include "core/scene/describe_whole_scene.h"

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
  return FieldWriter::objectText(scene, 0, {joint_names, scene.mechanism.links}) + "\n";
}

}  // namespace linkwright
