// SPDX-License-Identifier: GPL-3.0-or-later
// replay ROOT: feeds the kept corpus of the source tree ROOT, its broken files and its examples to the readers, as the
// fuzzers do, but with any compiler. A broken promise ends it; the last file named is the one.
#include "tests/fuzz/readers.h"
#include "tests/support/files.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

using Feed = void (*)(std::string_view);

struct Source {
  const char* folder;
  const char* ending;  // "" takes every file
  Feed feed;
};
constexpr std::array<Source, 19> kSources = {{{"tests/fuzz/corpus/urdf", "", linkwright::fuzz::feedUrdf},
                                              {"tests/fuzz/corpus/scene", "", linkwright::fuzz::feedScene},
                                              {"tests/fuzz/corpus/mjcf", "", linkwright::fuzz::feedMjcf},
                                              {"tests/fuzz/corpus/dh", "", linkwright::fuzz::feedDhTable},
                                              {"tests/data/mjcf_broken", "", linkwright::fuzz::feedMjcf},
                                              {"tests/fuzz/corpus/states_csv", "", linkwright::fuzz::feedStates},
                                              {"tests/fuzz/corpus/states_json", "", linkwright::fuzz::feedStates},
                                              {"tests/fuzz/corpus/targets", "", linkwright::fuzz::feedTargets},
                                              {"tests/fuzz/corpus/npy", "", linkwright::fuzz::feedNpy},
                                              {"tests/fuzz/corpus/student", "", linkwright::fuzz::feedStudentTable},
                                              {"tests/fuzz/corpus/lesson", "", linkwright::fuzz::feedLesson},
                                              {"tests/fuzz/corpus/exercise", "", linkwright::fuzz::feedExercise},
                                              {"tests/fuzz/corpus/studentlist", "", linkwright::fuzz::feedStudentList},
                                              {"tests/fuzz/corpus/lessontext", "", linkwright::fuzz::feedLessonText},
                                              {"tests/fuzz/corpus/progress", "", linkwright::fuzz::feedProgress},
                                              {"tests/data/urdf_broken", "", linkwright::fuzz::feedUrdf},
                                              {"tests/data/scene_broken", "", linkwright::fuzz::feedScene},
                                              {"assets/examples", ".urdf", linkwright::fuzz::feedUrdf},
                                              {"assets/examples", ".json", linkwright::fuzz::feedScene}}};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: replay ROOT\n");
    return 2;
  }
  for (const Source& source : kSources) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(argv[1]) / source.folder)) {
      const std::string_view ending = source.ending;
      if (ending.empty() || entry.path().extension() == ending) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    if (files.empty()) {
      std::fprintf(stderr, "%s holds no file to feed\n", source.folder);
      return 1;
    }
    for (const std::filesystem::path& file : files) {
      std::printf("%s/%s\n", source.folder, file.filename().c_str());
      std::fflush(stdout);
      source.feed(linkwright::test::readFile(file));
    }
  }
  return 0;
}
