// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of sections found again from their figures, and what a link that is to bend starts with.
#include "core/beam/beam_suggestion.h"

#include "core/beam/beam_catalogue.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <cmath>
#include <numbers>

using namespace linkwright;
using linkwright::test::sourcePath;

namespace {

void checkForm(const SectionSizes& sizes) {
  const SectionSizes found = recognised(sectionOf(sizes));
  INFO(sizes.size[0] << " " << sizes.size[1]);
  CHECK(found.form == sizes.form);
  for (std::size_t i = 0; i < 2; ++i) CHECK(found.size[i] == Approx(sizes.size[i]).epsilon(1e-9));
}

}  // namespace

TEST_CASE("The form and the sizes of a section are found again from its figures", "[beam][section]") {
  for (const double size : {1e-4, 0.0137, 0.005, 0.25, 2.0}) {
    checkForm({SectionForm::Rectangle, {size, 0.7 * size}});
    checkForm({SectionForm::Rectangle, {size, size}});
    checkForm({SectionForm::Rectangle, {size, 40.0 * size}});
    checkForm({SectionForm::Round, {size, 0.0}});
    for (const double wall : {0.001, 0.1, 0.3, 0.45}) checkForm({SectionForm::Tube, {size, wall * size}});
  }
  BeamSection own = rectangleSection(0.005, 0.01);
  own.I_z *= 1.0 + 1e-6;
  CHECK(recognised(own).form == SectionForm::Own);
  own.I_z = 0.0;
  CHECK(recognised(own).form == SectionForm::Own);
  // another form begins about as wide
  const SectionSizes tube = startedAs(SectionForm::Tube, circleSection(0.02));
  CHECK(tube.size[0] == 0.02);
  CHECK(problemOf(tube).empty());
  CHECK_FALSE(problemOf({SectionForm::Tube, {0.02, 0.011}}).empty());
}

TEST_CASE("A box is a rectangle without its inside, and twists as Bredt has it", "[beam][section]") {
  const BeamSection box = boxSection(0.04, 0.06, 0.002);
  CHECK(box.area == Approx(0.04 * 0.06 - 0.036 * 0.056));
  CHECK(box.I_y == Approx((0.04 * std::pow(0.06, 3) - 0.036 * std::pow(0.056, 3)) / 12.0));
  CHECK(box.I_z == Approx((0.06 * std::pow(0.04, 3) - 0.056 * std::pow(0.036, 3)) / 12.0));
  // 4 A_m^2 t / s, with the area inside the wall's middle line and the length of that
  CHECK(box.J == Approx(4.0 * std::pow(0.038 * 0.058, 2) * 0.002 / (2.0 * (0.038 + 0.058))));
}

TEST_CASE("A link starts to bend as the bar that it looks like", "[beam][section]") {
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/two_links_one_elastic.json").string());
  REQUIRE(scene);
  const Mechanism& mechanism = scene.value().mechanism;
  const ElasticLink guess = suggestedBeam(mechanism, mechanism.findLink("link_2"));
  const SectionSizes sizes = recognised(guess.section);
  CHECK(sizes.form == SectionForm::Rectangle);
  // the bar is 5 mm wide in the plane of the motion and 10 mm high
  CHECK(sizes.size == std::array{0.005, 0.01});
  CHECK(guess.elements == 4);
  CHECK(recognised(guess.material) == 0);
  CHECK_FALSE(guess.tip);
  const auto beam = beamProperties(mechanism, mechanism.findLink("link_2"), guess);
  REQUIRE(beam);
  CHECK(beam->length == 0.25);
  CHECK(beam->has_own_mass);
  // a cantilever of steel: beta^2 / (2 pi L^2) sqrt(E I / (m / L)) with beta = 1.8751
  const double I = 0.01 * std::pow(0.005, 3) / 12.0;
  const double f_y =
      1.87510407 * 1.87510407 / (2.0 * std::numbers::pi * 0.0625) * std::sqrt(2e11 * I / (0.0975 / 0.25));
  CHECK(beam->across_y == Approx(f_y).epsilon(1e-7));
  CHECK(beam->across_z == Approx(2.0 * f_y).epsilon(1e-7));

  // a link of no joint further out ends where its payload or its bar does
  Mechanism bare = mechanism;
  bare.joints.pop_back();
  const ElasticLink last = suggestedBeam(bare, bare.findLink("link_2"));
  REQUIRE(last.tip);
  CHECK((*last.tip - Eigen::Vector3d(0.25, 0.0, 0.0)).norm() < 1e-9);
  // and one that looks like nothing is a strip of 10 by 5 mm
  bare.links[2].shapes.clear();
  CHECK(recognised(suggestedBeam(bare, 2).section).size == std::array{0.01, 0.005});
}
