// SPDX-License-Identifier: GPL-3.0-or-later
// What core finds in the equations has a symbol and a meaning here. That the pictures' groups are core's summands is
// tested with core, on the sources of the pictures.
#include "core/io/scene_file.h"
#include "core/trace/step_terms.h"
#include "tests/support/catch.h"
#include "tests/support/formulations.h"
#include "tests/support/random_mechanism.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/equations.h"

#include <filesystem>

using namespace linkwright;
using namespace linkwright::test;

namespace {

void checkStep(const StepTerms& terms, const ui::Equation& equation, const QStringList& sheet) {
  INFO(terms.id);
  for (const StepResult& result : terms.results) {
    INFO(result.stem);
    CHECK(sheet.contains(QString::fromStdString(result.stem)));
  }
  for (const Summand& summand : terms.summands) {
    INFO(summand.plain);
    if (summand.group > 0) CHECK(equation.sums.contains(QString("sum%1").arg(summand.group)));
    for (const Factor& factor : summand.factors) {
      INFO(factor.stem);
      CHECK(ui::meaningOf(QString::fromStdString(factor.stem)) != nullptr);
      CHECK(sheet.contains(QString::fromStdString(factor.stem)));
    }
  }
}

}  // namespace

TEST_CASE("Each left side and each factor of each step has a symbol and a meaning", "[ui][explain]") {
  const ui::Equations equations;
  constexpr std::uint64_t kSeed = 7200;
  for (const auto& file : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const Result<SceneData> scene = readModelFile(file.path().string());
    REQUIRE(scene.ok());
    const Result<Model> model = Model::compile(scene->mechanism);
    REQUIRE(model.ok());
    for (const Formulation formulation : kAllFormulations) {
      INFO(file.path().filename().string() << ", " << nameOf(formulation) << ", seed " << kSeed);
      Random random(kSeed);
      DynamicsInput input = randomInput(random, *model);
      input.gravity = scene->gravity;
      input.terms = {true, true};
      input.external = {{model->linkCount() - 1, {random.vector(20.0), random.vector(5.0)}}};
      Recording recording;
      recordInverseDynamics(*model, input, formulation, recording);
      const TermSource source(*model, recording, {input.gravity, input.terms, input.external});
      const QStringList sheet = ui::termsOfSvg(equations.symbols(formulation));
      for (const Step& step : stepsOf(recording)) {
        const bool prismatic = model->bodies()[static_cast<std::size_t>(step.body)].prismatic;
        checkStep(source.termsOf(step), equations.of(formulation, step.equation, prismatic), sheet);
      }
    }
  }
}
