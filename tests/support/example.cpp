// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/example.h"

#include "core/io/scene_file.h"
#include "tests/support/files.h"

#include <stdexcept>
#include <utility>

namespace linkwright::test {

SceneData exampleScene(const std::string& name) {
  Result<SceneData> scene = readModelFile(sourcePath("assets/examples/" + name).string());
  if (!scene) throw std::runtime_error(toString(scene.diagnostics().front()));
  return std::move(scene).value();
}

Model exampleModel(const std::string& name) { return Model::compile(exampleScene(name).mechanism).value(); }

}  // namespace linkwright::test
