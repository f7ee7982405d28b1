// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/source_rules.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

namespace linkwright::test {
namespace {

constexpr int kLineCeiling = 500;

// core's folders from the ground up; a folder may include those of a smaller number and itself
const std::map<std::string, int> kCoreLayers = {
    {"base", 0},       {"scalar", 1},     {"spatial", 2},    {"mechanism", 3},  {"recording", 4},
    {"kinematics", 5}, {"dynamics", 6},   {"trace", 7},      {"ik", 7},         {"contact", 7},
    {"report", 7},     {"comparison", 8}, {"trajectory", 8}, {"simulation", 9}, {"beam", 10},
    {"scene", 11},     {"io", 12},        {"drawing", 13},   {"lesson", 14},    {"exercise", 15}};

// the window's folders from the ground up, in the same way; the document and the workers are below all of them
const std::map<std::string, int> kWindowLayers = {{"widgets", 1}, {"view3d", 2}, {"plots", 2},   {"files", 3},
                                                  {"manual", 3},  {"report", 3}, {"video", 3},   {"workspaces", 4},
                                                  {"window", 5},  {"lesson", 6}, {"exercise", 7}};
// the rooms of the workspace Explain; its files outside of them are above all
const std::map<std::string, int> kRooms = {{"walk", 1}, {"table", 2}, {"questions", 2}, {"hand_out", 2}, {"", 3}};
// where all workspaces are named
const std::string kWorkspaceList = "ui/workspaces/all_workspaces.cpp";

// What views may include of core's folders of algorithms: headers of data and vocabulary. Where one of them has an
// algorithm too, link_test.cpp holds the views to what they link.
const std::map<std::string, std::set<std::string>> kDataHeaders = {
    {"kinematics", {"limit_distance.h"}},
    {"dynamics", {"attribution.h", "cost_curve.h", "mistake.h"}},
    {"ik", {"ik_method.h", "ik_mistake.h"}},
    {"contact", {"contact.h", "contact_laws.h", "contact_mode.h", "contact_shares.h", "contact_status.h", "surface.h"}},
    {"trajectory",
     {"curve_name.h", "motion_results.h", "motor_envelope.h", "plan.h", "plan_edit.h", "quintic.h", "statistics.h",
      "trajectory.h", "violations.h"}},
    {"simulation",
     {"expression.h", "formula.h", "run_curves.h", "settings.h", "setup.h", "simulation_record.h",
      "simulation_sample.h", "simulation_status.h"}},
    {"beam",
     {"beam_bearing.h", "beam_catalogue.h", "beam_suggestion.h", "convergence.h", "convergence_order.h",
      "elastic_limits.h", "elastic_link.h", "elastic_run.h", "elastic_settings.h", "elastic_tree.h", "nodal_scheme.h",
      "revision_case.h"}}};

struct Include {
  int line = 0;
  std::string path;
  bool quoted = false;
};

std::vector<std::string> splitLines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(line);
  }
  return lines;
}

std::vector<Include> includesOf(const std::string& text) {
  static const std::regex pattern(R"re(^\s*#\s*include\s*([<"])([^>"]+)[>"])re");
  std::vector<Include> includes;
  const std::vector<std::string> lines = splitLines(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::smatch match;
    if (std::regex_search(lines[i], match, pattern)) {
      includes.push_back({static_cast<int>(i) + 1, match[2], match[1] == "\""});
    }
  }
  return includes;
}

bool startsWith(const std::string& text, std::string_view start) { return text.rfind(start, 0) == 0; }
bool endsWith(const std::string& text, std::string_view end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}
bool isHeader(const std::string& file) { return endsWith(file, ".h"); }
bool isCpp(const std::string& file) { return endsWith(file, ".cpp") || isHeader(file); }

/// The part of `path` between slashes, counted from 0; empty where there is none.
std::string part(const std::string& path, std::size_t index) {
  std::istringstream stream(path);
  std::string piece;
  for (std::size_t i = 0; std::getline(stream, piece, '/'); ++i) {
    if (i == index) {
      return stream.eof() ? std::string() : piece;  // the last part is the file's own name
    }
  }
  return {};
}

bool isQt(const std::string& path) {
  static const std::regex pattern(R"(^(Qt\w*/|Q[A-Z]\w*$|Qt[A-Z0-9]\w*$|q[a-z]+\.h$|QtMath$))");
  return std::regex_search(path, pattern);
}

// what QtWidgets has that Core and Gui have not; the build enforces the rest, as the document's library does not link
// it
bool isWidgets(const std::string& path) {
  static const std::regex pattern(
      R"(^QtWidgets|^Q(\w*Widget|Application|MainWindow|\w*Dialog|Label|\w*Button|Menu|MenuBar|ToolBar|StatusBar|\w*SpinBox|ComboBox|\w*Slider|\w*LayoutItem|\w*Layout|Style\w*|GroupBox|Splitter|LineEdit|\w*TextEdit|TextBrowser|\w*View|Graphics\w+|MessageBox|ToolTip|CheckBox|ScrollArea|Frame|HeaderView|Completer)$)");
  static const std::set<std::string> gui = {"QTextLayout", "QStyleHints"};
  return std::regex_search(path, pattern) && gui.count(path) == 0;
}

/// Where a file lives, once for all rules.
struct Place {
  explicit Place(const std::string& file)
      : top(part(file, 0)),
        folder(part(file, 1)),
        workspace(folder == "workspaces" ? part(file, 2) : std::string()),
        room(folder == "workspaces" ? part(file, 3) : std::string()),
        is_cli(startsWith(file, "app/cli/")) {}
  std::string top;        // core, ui, app, tests, ...
  std::string folder;     // the folder below it
  std::string workspace;  // of a file of one
  std::string room;       // the folder in a workspace
  bool is_cli;
  bool isProduct() const { return top == "core" || top == "ui" || top == "app" || isOnCoreAlone(); }
  /// Examples and the Python package: they are for use elsewhere.
  bool isOnCoreAlone() const { return top == "examples" || top == "python"; }
  bool isDocument() const { return top == "ui" && (folder == "document" || folder == "work"); }
  bool isView() const { return top == "ui" && !isDocument(); }
};

// libraries that one folder alone may know
std::string checkLibrary(const std::string& file, const Place& place, const std::string& path) {
  if (isQt(path) && (place.top == "core" || place.is_cli || place.isOnCoreAlone())) {
    return "Qt is not known here";
  }
  if (startsWith(path, "Qt3D") && !(place.top == "ui" && place.folder == "view3d")) {
    return "Qt3D stays in ui/view3d";
  }
  if (path == "qcustomplot.h" && !(place.top == "ui" && place.folder == "plots")) {
    return "QCustomPlot stays in ui/plots";
  }
  if (place.isDocument() && isWidgets(path)) {
    return "the document and the workers know no widgets";
  }
  const bool is_reader = place.top == "core" && place.folder == "io";
  if ((path == "tinyxml2.h" || startsWith(path, "nlohmann/")) && !is_reader) {
    return "XML and JSON stay in core/io";
  }
  if (startsWith(path, "CLI/") && !place.is_cli) {
    return "CLI11 stays in app/cli";
  }
  if (startsWith(path, "assimp/") && file != "ui/work/mesh_reader.cpp") {
    return "assimp is known to ui/work/mesh_reader.cpp alone";
  }
  if (path == "zip.h" && file != "core/io/zip_file.cpp" && place.top != "tests") {
    return "libzip is known to core/io/zip_file.cpp alone";
  }
  if (startsWith(path, "openssl/") && file != "core/io/sha256.cpp") {
    return "libcrypto is known to core/io/sha256.cpp alone";
  }
  if (path == "gif_lib.h" && file != "ui/work/gif_writer.cpp") {
    return "giflib is known to ui/work/gif_writer.cpp alone";
  }
  if (path == "QSaveFile") {
    return "files are written by ui/document/write_file.h";
  }
  if (startsWith(path, "pybind11/") && place.top != "python") {
    return "pybind11 stays in python";
  }
  if (startsWith(path, "kdl/")) {
    return "KDL is for tests alone";
  }
  return {};
}

// what a file of core may include between angle brackets: the standard library, the system, Eigen, a reader's own two
std::string checkCoreLibrary(const std::string& file, const std::string& path) {
  static const std::regex standard(R"(^(sys/)?[a-z0-9_]+(\.h)?$)");
  if ((path == "Eigen/Dense" || path == "Eigen/Eigen") && isHeader(file)) {
    return "a header names the Eigen module that it needs";
  }
  const bool is_allowed = std::regex_match(path, standard) || startsWith(path, "Eigen/") ||
                          startsWith(path, "nlohmann/") ||
                          (path == "unsupported/Eigen/FFT" && file == "core/trajectory/spectrum.cpp") ||
                          path == "openssl/evp.h" || (path == "muParser.h" && file == "core/simulation/expression.cpp");
  return is_allowed ? std::string() : "core knows Eigen and the standard library";
}

// views read what was worked out; what computes is asked by the document and by the workers
std::string checkView(const std::string& path) {
  static const std::regex decomposition(R"(^(unsupported/)?Eigen/(?!Core$|Geometry$|StdVector$))");
  const Place other(path);
  const auto data = kDataHeaders.find(other.folder);
  const bool is_algorithm =
      other.top == "core" && data != kDataHeaders.end() && data->second.count(path.substr(path.rfind('/') + 1)) == 0;
  if (is_algorithm || path == "core/base/decompositions.h" || std::regex_search(path, decomposition)) {
    return "views call no algorithm: ask the document (ui/document) or a worker (ui/work)";
  }
  return {};
}

// our own folders: core <- ui/document, ui/work <- ui <- app; app/cli sees core alone
std::string checkOwn(const std::string& file, const Place& place, const std::string& path) {
  const Place other(path);
  if (place.isProduct() && other.top == "tests") {
    return "the product knows nothing of its tests";
  }
  if (place.top == "python" && other.top != "core" && other.top != "python") {
    return "the Python package knows core alone";
  }
  if (place.top != "python" && other.top == "python") {
    return "nothing stands on the Python package";
  }
  if ((place.top == "core" || place.top == "examples") && other.top != "core") {
    return "core is the ground: it includes core alone";
  }
  if (place.top == "ui" && other.top == "app") {
    return "the window does not know the program around it";
  }
  if (place.is_cli && other.top == "ui") {
    return "the command line knows core alone";
  }
  if (place.isDocument() && other.top == "ui" && !other.isDocument()) {
    return "the document and the workers know neither panels nor views";
  }
  if (place.top == "ui" && other.top == "ui" && !other.workspace.empty() && place.workspace != other.workspace &&
      file != kWorkspaceList) {
    return "a workspace is known to itself and to the list of workspaces alone";
  }
  if (place.workspace == "explain" && other.workspace == "explain" && place.room != other.room) {
    const auto from = kRooms.find(place.room);
    const auto to = kRooms.find(other.room);
    if (from == kRooms.end() || to == kRooms.end() || to->second >= from->second) {
      return "explain/" + other.room + " is not below explain/" + place.room;
    }
  }
  if (place.isView() && other.isView() && place.folder != other.folder && !place.folder.empty()) {
    const auto from = kWindowLayers.find(place.folder);
    const auto to = kWindowLayers.find(other.folder);
    if (from == kWindowLayers.end() || to == kWindowLayers.end()) {
      return "a folder of ui that has no place in the order of layers";
    }
    if (to->second >= from->second) {
      return "ui/" + other.folder + " is not below ui/" + place.folder;
    }
  }
  if (place.top == "core" && other.top == "core" && place.folder != other.folder) {
    const auto from = kCoreLayers.find(place.folder);
    const auto to = kCoreLayers.find(other.folder);
    if (from == kCoreLayers.end() || to == kCoreLayers.end()) {
      return "a folder of core that has no place in the order of layers";
    }
    if (to->second >= from->second) {
      return "core/" + other.folder + " is not below core/" + place.folder;
    }
  }
  return {};
}

bool isGenerated(const std::string& path) { return endsWith(path, ".moc") || startsWith(path, "moc_"); }

}  // namespace

std::string toString(const std::vector<Violation>& violations) {
  std::string text;
  for (const Violation& violation : violations) {
    text += violation.file + ":" + std::to_string(std::max(violation.line, 1)) + ": " + violation.message + "\n";
  }
  return text;
}

bool isSource(const std::string& file, const std::string& text) {
  return isCpp(file) || endsWith(file, "CMakeLists.txt") || endsWith(file, ".cmake") || endsWith(file, ".sh") ||
         endsWith(file, ".py") || startsWith(text, "#!");
}

std::vector<Violation> checkIncludes(const std::string& file, const std::string& text, const FileExists& exists) {
  std::vector<Violation> violations;
  if (!isCpp(file)) {
    return violations;
  }
  const Place place(file);
  const auto note = [&](const Include& include, const std::string& message) {
    if (!message.empty()) {
      violations.push_back({file, include.line, message + " (" + include.path + ")"});
    }
  };
  for (const Include& include : includesOf(text)) {
    if (place.isProduct()) {
      note(include, checkLibrary(file, place, include.path));
    }
    if (place.isView()) {
      note(include, checkView(include.path));
    }
    if (place.top == "core" && !include.quoted) {
      note(include, checkCoreLibrary(file, include.path));
    }
    if (include.quoted && !isGenerated(include.path)) {
      note(include, checkOwn(file, place, include.path));
      note(include, exists(include.path) ? "" : "an include between quotes starts at the root and exists");
    }
  }
  return violations;
}

std::vector<Violation> checkLicence(const std::string& file, const std::string& text) {
  if (!isSource(file, text)) {
    return {};
  }
  const bool is_mit = startsWith(file, "core/") || startsWith(file, "examples/") || startsWith(file, "python/");
  const std::string wanted = std::string("SPDX-License") + "-Identifier: " + (is_mit ? "MIT" : "GPL-3.0-or-later");
  const std::vector<std::string> lines = splitLines(text);
  for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 2); ++i) {
    if (endsWith(lines[i], wanted)) {
      return {};
    }
  }
  return {{file, 1, "the first lines have to say " + wanted}};
}

std::vector<Violation> checkForm(const std::string& file, const std::string& text) {
  std::vector<Violation> violations;
  if (!isCpp(file)) {
    return violations;
  }
  const std::vector<std::string> lines = splitLines(text);
  const Place place(file);
  if (place.isProduct() && lines.size() > kLineCeiling) {
    violations.push_back({file, 0, std::to_string(lines.size()) + " lines: split it"});
  }
  if (isHeader(file) && text.find("#pragma once") == std::string::npos) {
    violations.push_back({file, 0, "a header needs #pragma once"});
  }
  // split, so that this file does not find itself
  static const std::regex unfinished(
      "\\b(TO"
      "DO|FIX"
      "ME|XX"
      "X)\\b");
  static const std::regex opened(R"(^\s*using namespace )");
  static const std::regex unclipped(R"(\baddGraph\(|\bnew QCP(Graph|Curve)\b)");
  // a text that stands directly among the arguments
  static const std::regex untranslatable(
      R"(\b(failure|error|warning|errorAt|warningAt|errorAlone|fail|warn|say)\(([^"()]|\([^"()]*\))*"(?!\w+",))");
  const bool speaks = file.starts_with("core/");
  const bool may_plot = !place.isProduct() || file == "ui/plots/clipped_curves.cpp";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int line = static_cast<int>(i) + 1;
    if (std::regex_search(lines[i], unfinished)) {
      violations.push_back({file, line, "finish it or leave it out"});
    }
    if (!may_plot && std::regex_search(lines[i], unclipped)) {
      violations.push_back({file, line, "a curve that is not clipped: ui/plots/clipped_curves.h makes those that are"});
    }
    if (speaks && std::regex_search(lines[i], untranslatable)) {
      violations.push_back({file, line, "a text that no interface can translate: make it a Message"});
    }
    if (isHeader(file) && std::regex_search(lines[i], opened)) {
      violations.push_back({file, line, "a header opens no namespace for those who include it"});
    }
  }
  return violations;
}

std::vector<Violation> checkMachine(const std::string& file, const std::string& text) {
  // each split in two, so that this file does not find itself
  static const std::array<std::string, 10> traces = {
      std::string("/wo") + "rk/",         std::string("/ho") + "me/",
      std::string("/ro") + "ot/",         std::string("/Us") + "ers/",
      std::string("deb.deb") + "ian.org", std::string("archive.ubu") + "ntu.com",
      std::string("pypi") + ".org",       std::string("files.python") + "hosted",
      std::string("registry.np") + "mjs", std::string("proxy.gol") + "ang"};
  std::vector<Violation> violations;
  const std::vector<std::string> lines = splitLines(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (const std::string& trace : traces) {
      // a folder counts where a path starts with it, not inside a longer one such as ui/work/
      const std::size_t at = lines[i].find(trace);
      const bool is_inner = trace[0] == '/' && at != 0 && at != std::string::npos &&
                            (std::isalnum(static_cast<unsigned char>(lines[i][at - 1])) || lines[i][at - 1] == '}' ||
                             lines[i][at - 1] == '.');
      if (at != std::string::npos && !is_inner) {
        violations.push_back({file, static_cast<int>(i) + 1, "names one machine's own: " + trace});
      }
    }
  }
  return violations;
}

std::vector<Violation> checkLinks(const std::string& file, const std::string& text, const FileExists& exists) {
  static const std::regex link(R"(\]\(([^)#\s]+)[^)]*\))");
  static const std::regex scheme(R"(^[a-z]+:)");
  std::vector<Violation> violations;
  if (!endsWith(file, ".md")) {
    return violations;
  }
  const std::vector<std::string> lines = splitLines(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::sregex_iterator it(lines[i].begin(), lines[i].end(), link), end; it != end; ++it) {
      const std::string target = (*it)[1];
      const std::filesystem::path path = std::filesystem::path(file).parent_path() / target;
      if (!std::regex_search(target, scheme) && !exists(path.lexically_normal().generic_string())) {
        violations.push_back({file, static_cast<int>(i) + 1, "the link leads nowhere (" + target + ")"});
      }
    }
  }
  return violations;
}

std::vector<std::string> treeFiles(const std::filesystem::path& root) {
  namespace fs = std::filesystem;
  static const std::set<std::string> ignored = {".git", ".cache", "build", "out", "__pycache__"};
  std::vector<std::string> files;
  fs::recursive_directory_iterator it(root);
  for (const fs::recursive_directory_iterator end; it != end; ++it) {
    const std::string name = it->path().filename().string();
    // build/ and out/ are ours at the root alone
    const bool is_ignored = ignored.count(name) && (it.depth() == 0 || name[0] == '.' || name[0] == '_');
    if (it->is_directory() && is_ignored) {
      it.disable_recursion_pending();
    } else if (it->is_regular_file() && name != "compile_commands.json" && name != ".git") {
      files.push_back(fs::relative(it->path(), root).generic_string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace linkwright::test
