// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/model_file.h"

#include "core/contact/contact.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/scene/scene.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <filesystem>

using namespace linkwright;

TEST_CASE("The model that comes with a file is what its mechanism compiles to", "[io]") {
  namespace fs = std::filesystem;
  int files = 0;
  for (const char* folder : {"assets/examples", "tests/fuzz/corpus/mjcf", "tests/fuzz/corpus/urdf"}) {
    for (const auto& entry : fs::directory_iterator(test::sourcePath(folder))) {
      if (!entry.is_regular_file()) continue;
      CAPTURE(entry.path().string());
      const Result<ModelFile> read = readWithModel(entry.path().string());
      const Result<SceneData> alone = readModelFile(entry.path().string());
      REQUIRE(read.ok() == alone.ok());
      if (!read) continue;
      ++files;
      CHECK(read.diagnostics().size() == alone.diagnostics().size());
      CHECK(read->scene.contacts.orDefault().size() == alone->contacts.orDefault().size());
      const Result<Model> compiled = Model::compile(alone->mechanism);
      REQUIRE(compiled);
      const Model& model = read->model;
      REQUIRE(model.dof() == compiled->dof());
      REQUIRE(model.linkCount() == compiled->linkCount());
      for (int i = 0; i < model.linkCount(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        CHECK(model.links()[at].name == compiled->links()[at].name);
        CHECK(model.links()[at].X_BL.p == compiled->links()[at].X_BL.p);
      }
      if (model.dof() == 0) continue;
      DynamicsInput input;
      input.q = model.readyPose();
      input.qd = Eigen::VectorXd::LinSpaced(model.dof(), -1.0, 1.0);
      input.qdd = Eigen::VectorXd::LinSpaced(model.dof(), 2.0, -2.0);
      input.terms = {true, true};
      // to the bit: masses, frames, friction and rotors are the same
      CHECK(inverseDynamics(model, input) == inverseDynamics(*compiled, input));
    }
  }
  CHECK(files > 40);
}
