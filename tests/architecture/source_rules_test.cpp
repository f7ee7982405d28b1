// SPDX-License-Identifier: GPL-3.0-or-later
// The rules on the tree as it stands, and the rules themselves on made-up files that break them.
#include "tests/architecture/source_rules.h"

#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

using linkwright::test::checkForm;
using linkwright::test::checkIncludes;
using linkwright::test::checkLicence;
using linkwright::test::checkLinks;
using linkwright::test::checkMachine;
using linkwright::test::sourcePath;
using linkwright::test::treeFiles;
using linkwright::test::Violation;

namespace {

bool isText(const std::string& text) { return text.find('\0') == std::string::npos; }

bool existsInTree(const std::string& file) { return std::filesystem::is_regular_file(sourcePath(file)); }
bool always(const std::string&) { return true; }

/// The violations of a one-line file with this include.
std::vector<Violation> including(const std::string& file, const std::string& include) {
  return checkIncludes(file, "#include " + include + "\n", always);
}

template <class Check>
std::vector<Violation> overTheTree(Check check) {
  std::vector<Violation> all;
  for (const std::string& file : treeFiles(sourcePath(""))) {
    const std::string text = linkwright::test::readFile(sourcePath(file));
    if (isText(text)) {
      const std::vector<Violation> found = check(file, text);
      all.insert(all.end(), found.begin(), found.end());
    }
  }
  return all;
}

}  // namespace

TEST_CASE("The tree keeps its include rules", "[architecture]") {
  const std::vector<Violation> violations = overTheTree(
      [](const std::string& file, const std::string& text) { return checkIncludes(file, text, existsInTree); });
  INFO(toString(violations));
  CHECK(violations.empty());
}

TEST_CASE("Every source file carries its licence", "[architecture]") {
  const std::vector<Violation> violations = overTheTree(checkLicence);
  INFO(toString(violations));
  CHECK(violations.empty());
}

TEST_CASE("Files are of a size to be read and are finished", "[architecture]") {
  const std::vector<Violation> violations = overTheTree(checkForm);
  INFO(toString(violations));
  CHECK(violations.empty());
}

TEST_CASE("No file names one machine's folders or package hosts", "[architecture]") {
  const std::vector<Violation> violations = overTheTree(checkMachine);
  INFO(toString(violations));
  CHECK(violations.empty());
}

TEST_CASE("The pages' links lead somewhere", "[architecture]") {
  const auto exists = [](const std::string& file) { return std::filesystem::exists(sourcePath(file)); };
  const std::vector<Violation> violations =
      overTheTree([&](const std::string& file, const std::string& text) { return checkLinks(file, text, exists); });
  INFO(toString(violations));
  CHECK(violations.empty());
  // and the check can fail
  CHECK(checkLinks("assets/manual/a.md", "see [b](no_such.md) and [c](../../README.md#two)\n", exists).size() == 1);
  CHECK(checkLinks("README.md", "[d](https://example.org) ![e](no.png)\n", exists).size() == 1);
}

TEST_CASE("The walk finds the sources and leaves the build alone", "[architecture]") {
  const std::vector<std::string> files = treeFiles(sourcePath(""));
  CHECK(std::count(files.begin(), files.end(), "core/base/result.h") == 1);
  CHECK(std::count(files.begin(), files.end(), "tests/architecture/source_rules_test.cpp") == 1);
  CHECK(std::none_of(files.begin(), files.end(), [](const std::string& f) { return f.rfind("build/", 0) == 0; }));
}

TEST_CASE("The include rules refuse what crosses a layer", "[architecture]") {
  // a file and an include that it must not have
  struct Case {
    std::string file, include;
  };
  const auto c = GENERATE(values<Case>({
      {"core/base/result.h", "<QString>"},
      {"core/base/result.h", "<QtCore/QString>"},
      {"core/base/result.cpp", "\"ui/document/document.h\""},
      {"core/base/result.h", "\"core/spatial/pose.h\""},
      {"core/ik/solver.cpp", "\"core/trajectory/quintic.h\""},
      {"core/dynamics/rnea.cpp", "\"core/io/urdf.h\""},
      {"core/newfolder/a.cpp", "\"core/base/result.h\""},
      {"core/mechanism/model.cpp", "<nlohmann/json.hpp>"},
      {"core/mechanism/model.cpp", "<tinyxml2.h>"},
      {"core/mechanism/model.cpp", "<kdl/tree.hpp>"},
      {"core/mechanism/model.h", "<Eigen/Dense>"},
      {"core/dynamics/rnea.cpp", "<boost/array.hpp>"},
      {"core/trajectory/spectrum.h", "<unsupported/Eigen/FFT>"},
      {"ui/document/document.h", "<QWidget>"},
      {"ui/document/document.h", "<QPushButton>"},
      {"ui/work/worker.h", "<QtWidgets/QLabel>"},
      {"ui/document/document.cpp", "\"ui/widgets/quantity_colours.h\""},
      {"ui/workspaces/explain/panel.cpp", "\"ui/workspaces/pose/panel.h\""},
      {"ui/window/docks.cpp", "\"ui/workspaces/pose/panel.h\""},
      {"ui/main_window.cpp", "\"ui/workspaces/pose/panel.h\""},
      {"ui/plots/plot.cpp", "\"ui/files/file_flow.h\""},
      {"ui/files/file_flow.h", "\"ui/report/report_flow.h\""},
      {"ui/workspaces/workspace_module.h", "\"ui/window/workspaces.h\""},
      {"ui/attic/old.h", "\"ui/widgets/quantity_colours.h\""},
      {"ui/workspaces/explain/walk/stepper.h", "\"ui/workspaces/explain/table/table_panel.h\""},
      {"ui/workspaces/explain/table/table_model.h", "\"ui/workspaces/explain/questions/why_panel.h\""},
      {"ui/workspaces/explain/walk/stepper.h", "\"ui/workspaces/explain/explain_panel.h\""},
      {"ui/workspaces/explain/panel.cpp", "<Qt3DCore/QEntity>"},
      {"ui/workspaces/explain/panel.cpp", "<qcustomplot.h>"},
      {"ui/plots/plot.cpp", "<Qt3DRender>"},
      {"ui/main_window.cpp", "\"app/main.h\""},
      {"ui/main_window.cpp", "<nlohmann/json.hpp>"},
      {"app/main.cpp", "<Qt3DExtras/Qt3DWindow>"},
      {"app/cli/main.cpp", "<QCoreApplication>"},
      {"python/binding/robot.h", "<QString>"},
      {"python/binding/robot.cpp", "\"app/cli/session.h\""},
      {"app/cli/main.cpp", "\"python/binding/robot.h\""},
      {"core/base/result.h", "<pybind11/pybind11.h>"},
      {"app/cli/main.cpp", "\"ui/document/document.h\""},
      {"app/main.cpp", "<CLI/CLI.hpp>"},
      {"ui/work/mesh_reader.h", "<assimp/scene.h>"},
      {"ui/view3d/link_nodes.cpp", "<assimp/Importer.hpp>"},
      {"core/io/mesh_path.cpp", "<assimp/scene.h>"},
      {"ui/window/video_flow.cpp", "<gif_lib.h>"},
      {"core/lesson/lesson_files.cpp", "<zip.h>"},
      {"core/exercise/draw.cpp", "<openssl/evp.h>"},
      {"ui/plots/plot_export.cpp", "<QSaveFile>"},
      {"core/base/result.cpp", "\"tests/support/catch.h\""},
      {"examples/pendulum.cpp", "<QString>"},
      {"ui/workspaces/simulate/panel.cpp", "\"core/dynamics/inverse_dynamics.h\""},
      {"ui/window/decor.cpp", "\"core/kinematics/forward_kinematics.h\""},
      {"ui/view3d/view3d.h", "\"core/kinematics/jacobian.h\""},
      {"ui/plots/plot.cpp", "\"core/trajectory/spectrum.h\""},
      {"ui/workspaces/elastic/panel.cpp", "\"core/beam/ripple.h\""},
      {"ui/workspaces/pose/panel.cpp", "\"core/ik/inverse_kinematics.h\""},
      {"ui/workspaces/simulate/panel.h", "\"core/simulation/simulator.h\""},
      {"ui/main_window.cpp", "\"core/contact/extended_newton_euler.h\""},
      {"ui/widgets/quantity_colours.cpp", "\"core/dynamics/a_new_one.h\""},
      {"ui/window/decor.cpp", "\"core/base/decompositions.h\""},
      {"ui/window/decor.cpp", "<Eigen/Eigenvalues>"},
      {"ui/window/decor.cpp", "<Eigen/Dense>"},
      {"ui/plots/plot.cpp", "<unsupported/Eigen/FFT>"},
  }));
  INFO(c.file << " with " << c.include);
  CHECK(including(c.file, c.include).size() >= 1);
}

TEST_CASE("The include rules leave alone what is allowed", "[architecture]") {
  struct Case {
    std::string file, include;
  };
  const auto c = GENERATE(values<Case>({
      {"core/mechanism/model.h", "<Eigen/Core>"},
      {"core/mechanism/model.cpp", "<Eigen/Dense>"},
      {"core/dynamics/rnea.cpp", "\"core/kinematics/jacobian.h\""},
      {"core/dynamics/rnea.cpp", "\"core/dynamics/rnea.h\""},
      {"core/io/scene_file.cpp", "<nlohmann/json.hpp>"},
      {"core/io/scene_file.cpp", "<unistd.h>"},
      {"core/io/urdf.cpp", "<tinyxml2.h>"},
      {"core/trajectory/spectrum.cpp", "<unsupported/Eigen/FFT>"},
      {"ui/document/document.h", "<QUndoStack>"},
      {"ui/document/document.h", "\"core/io/scene_file.h\""},
      {"ui/view3d/view3d.cpp", "<Qt3DExtras/Qt3DWindow>"},
      {"ui/plots/plot.cpp", "<qcustomplot.h>"},
      {"ui/workspaces/explain/panel.cpp", "\"ui/widgets/quantity_colours.h\""},
      {"ui/workspaces/explain/panel.cpp", "\"ui/workspaces/explain/table/table.h\""},
      {"ui/workspaces/all_workspaces.cpp", "\"ui/workspaces/pose/pose_workspace.h\""},
      {"ui/workspaces/explain/table/table_model.h", "\"ui/workspaces/explain/walk/explanation.h\""},
      {"ui/workspaces/explain/explain_panel.h", "\"ui/workspaces/explain/walk/stepper.h\""},
      {"ui/workspaces/pose/panel.h", "\"ui/files/file_flow.h\""},
      {"ui/workspaces/pose/panel.h", "\"ui/workspaces/workspace_module.h\""},
      {"ui/window/workspaces.h", "\"ui/workspaces/workspace_module.h\""},
      {"ui/work/mesh_reader.cpp", "<assimp/scene.h>"},
      {"ui/work/gif_writer.cpp", "<gif_lib.h>"},
      {"core/io/zip_file.cpp", "<zip.h>"},
      {"core/io/sha256.cpp", "<openssl/evp.h>"},
      {"app/cli/main.cpp", "<CLI/CLI.hpp>"},
      {"app/main.cpp", "<QApplication>"},
      {"tests/core/a_test.cpp", "<kdl/tree.hpp>"},
      {"ui/main_window.cpp", "\"main_window.moc\""},
      {"ui/workspaces/simulate/panel.cpp", "\"core/contact/contact_laws.h\""},
      {"ui/window/decor.h", "<Eigen/Geometry>"},
      {"ui/workspaces/elastic/panel.cpp", "\"core/mechanism/inertia.h\""},
      {"ui/document/insight.cpp", "\"core/dynamics/inverse_dynamics.h\""},
      {"ui/work/worker.h", "\"core/simulation/simulator.h\""},
      {"app/main.cpp", "\"core/io/model_file.h\""},
      {"tests/ui/window/a_test.cpp", "\"core/kinematics/jacobian.h\""},
  }));
  INFO(c.file << " with " << c.include);
  INFO(toString(including(c.file, c.include)));
  CHECK(including(c.file, c.include).empty());
}

TEST_CASE("An include between quotes has to exist from the root", "[architecture]") {
  CHECK(checkIncludes("core/base/result.cpp", "#include \"core/base/result.h\"\n", existsInTree).empty());
  CHECK(checkIncludes("core/base/result.cpp", "#include \"core/base/no_such.h\"\n", existsInTree).size() == 1);
  CHECK(checkIncludes("tests/core/base/a.cpp", "#include \"result.h\"\n", existsInTree).size() == 1);
  const auto found = checkIncludes("core/base/a.cpp", "// a\n\n  #  include \"core/base/no_such.h\"\n", existsInTree);
  REQUIRE(found.size() == 1);
  CHECK(found[0].line == 3);
}

TEST_CASE("A wrong or missing licence line is found", "[architecture]") {
  const std::string mit = std::string("// SPDX-License") + "-Identifier: MIT\n";
  const std::string gpl = std::string("// SPDX-License") + "-Identifier: GPL-3.0-or-later\n";
  CHECK(checkLicence("core/a.cpp", mit).empty());
  CHECK(checkLicence("python/linkwright/a.py", mit).empty());
  CHECK(checkLicence("ui/a.cpp", gpl).empty());
  CHECK(checkLicence("scripts/a", "#!/bin/sh\n" + gpl).empty());
  CHECK(checkLicence("core/a.cpp", gpl).size() == 1);
  CHECK(checkLicence("ui/a.cpp", mit).size() == 1);
  CHECK(checkLicence("ui/a.h", "#pragma once\n").size() == 1);
  CHECK(checkLicence("ui/CMakeLists.txt", "").size() == 1);
  CHECK(checkLicence("ui/a.cpp", "\n\n" + gpl).size() == 1);
  CHECK(checkLicence("assets/manual/index.md", "# Linkwright\n").empty());
}

TEST_CASE("A file that is too long, unguarded or unfinished is found", "[architecture]") {
  std::string lines;
  for (int i = 0; i < 501; ++i) {
    lines += "int a;\n";
  }
  CHECK(checkForm("core/a.cpp", lines).size() == 1);
  CHECK(checkForm("core/a.cpp", lines.substr(7)).empty());
  CHECK(checkForm("ui/a.h", "int f();\n").size() == 1);
  CHECK(checkForm("ui/a.h", "#pragma once\nusing namespace std;\n").size() == 1);
  CHECK(checkForm("ui/a.cpp", std::string("// TO") + "DO: later\n").size() == 1);
}

TEST_CASE("A curve that is not clipped to its axes is found", "[architecture]") {
  CHECK(checkForm("ui/plots/a.cpp", "graph = addGraph(xAxis, yAxis);\n").size() == 1);
  CHECK(checkForm("ui/plots/a.cpp", "auto* curve = new QCPCurve(xAxis, yAxis);\n").size() == 1);
  CHECK(checkForm("ui/plots/a.cpp", "graph = addClippedGraph(xAxis, yAxis);\n").empty());
  CHECK(checkForm("tests/ui/plots/a.cpp", "plot.addGraph();\n").empty());
}

TEST_CASE("A message of core that could not be translated is found", "[architecture]") {
  CHECK(checkForm("core/io/a.cpp", "  problems.error(lineOf(e), \"no mass\");\n").size() == 1);
  CHECK(checkForm("core/io/a.cpp", "  return Found::failure(\"no mass of \" + name);\n").size() == 1);
  CHECK(checkForm("core/io/a.cpp", "  problems.error(at(i), Message(\"Files\", \"no mass\"));\n").empty());
  CHECK(checkForm("core/io/a.cpp", "  in.error(in.item(\"links\", i), what);\n").empty());
}

TEST_CASE("A machine's own folder or host is found", "[architecture]") {
  CHECK(checkMachine("README.md", std::string("see /ho") + "me/me/a\n").size() == 1);
  CHECK(checkMachine("README.md", std::string("cp \"/wo") + "rk/a\" b\n").size() == 1);
  CHECK(checkMachine("run", std::string("curl https://deb.deb") + "ian.org/x\n").size() == 1);
  CHECK(checkMachine("ui/CMakeLists.txt", std::string("ui/wo") + "rk/worker.h\n").empty());
}
