// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A lesson of a few steps with one of most kinds, and a folder in which it can be broken.

#include "core/lesson/lesson_folder.h"
#include "tests/support/command.h"
#include "tests/support/files.h"

#include <filesystem>
#include <stdexcept>
#include <string>

namespace linkwright::test {

inline const std::string kSmallLesson = R"({
  "linkwright_lesson": 1,
  "id": "org.example.small",
  "minutes": 10,
  "languages": ["en", "ja"],
  "scene": {"example": "planar_2r", "gravity": [0, 0, -9.81]},
  "state": {"pose": "worked_example"},
  "steps": [
    {"id": "play", "kind": "free", "set": {"workspace": "pose", "panels": ["torques"], "camera": "front"}},
    {"id": "torque", "kind": "number",
     "set": {"formulation": "body-frame", "hide": ["tau.joint_1"], "locked": ["state"],
             "walk": {"link": "link_1", "equation": "body.14"}},
     "let": {"T2": "tau.joint_2"},
     "ask": [{"id": "u1", "value": "tau.joint_1", "unit": "N m", "relative": 0.01}],
     "wrong": [{"mistake": "gravity-left-out", "say": "no-gravity"},
               {"when": "abs(u1 - 4.247855) < 0.05", "say": "handed-on"}],
     "hints": ["h1"],
     "solution": {"answers": {"u1": 6.3718}},
     "explain": true},
    {"id": "way", "kind": "direction", "set": {"hide": ["trace.body.5.link_1"]},
     "ask": [{"id": "a1", "value": "trace_world.body.5.link_1", "angle": 0.2}],
     "wrong": [{"when": "a1 > 2.9", "say": "down"}],
     "solution": {"answers": {"a1": [0, 0, 2]}}},
    {"id": "vanish", "kind": "pose",
     "let": {"T1": "tau.joint_1", "T2": "tau.joint_2"},
     "done": "abs(T1) < 0.05 && abs(T2) > 0.5",
     "near": [{"when": "abs(T1) < 0.05 && abs(T2) <= 0.5", "say": "both"}],
     "solution": {"q": {"joint_1": 1.8925468811915387, "joint_2": -1.5707963267948966}}},
    {"id": "pick", "kind": "choice",
     "ask": [{"id": "c", "options": ["base-up", "each-link", "both"], "right": ["base-up", "each-link"]}],
     "wrong": [{"when": "c_both", "say": "twice", "plant": "gravity-twice"}],
     "solution": {"answers": {"c": ["base-up", "each-link"]}}},
    {"id": "walk", "kind": "walk",
     "set": {"walk": {"link": "link_1", "equation": "body.2"}},
     "solution": {"walk": {"link": "link_2", "equation": "body.14"}}},
    {"id": "table", "kind": "table", "set": {"formulation": "body-frame"}, "solution": {"file": "filled.csv"}},
    {"id": "heavier", "kind": "build",
     "let": {"m": "mass.link_2"}, "done": "m > 1.5",
     "near": [{"when": "m > 1.1 && m <= 1.5", "say": "more", "example": {"file": "little.json"}}],
     "solution": {"file": "heavier.json"}},
    {"id": "faster", "kind": "plan",
     "let": {"T": "duration", "most": "max.tau.joint_1"}, "done": "T < 1.5 && most > 1",
     "solution": {"file": "faster.json"}}
  ]
}
)";

inline const std::string kSmallText = R"(# A small lesson

Its goal.

## play
Play.

## torque
Which torque? See {{body.14}}; joint 2 needs {{T2 | 3}} N m.

### h1
Look there.
### no-gravity
Without gravity.
### handed-on
Handed on.
### explain
So it is.

## way
Which way?
### down
Down.

## vanish
Make it vanish.
### both
Both.

## pick
Pick all.
### option.base-up
At the base.
### option.each-link
At each link.
### option.both
Both.
### twice
Twice.

## walk
Go to the torque of the second link.

## table
Fill the table.

## heavier
Make link 2 heavier.
### more
More.

## faster
Make the motion faster.
)";

/// `text` with its one `from` replaced.
inline std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  if (at == std::string::npos || text.find(from, at + 1) != std::string::npos)
    throw std::runtime_error("not there once: " + from);
  return text.replace(at, from.size(), to);
}

/// The lesson in a folder of its own.
class LessonDesk {
public:
  explicit LessonDesk(const std::string& lesson = kSmallLesson, const std::string& text = kSmallText,
                      const std::string& other_text = kSmallText) {
    folder_.write("lesson.json", lesson);
    std::filesystem::create_directory(folder_.file("text"));
    folder_.write("text/en.md", text);
    folder_.write("text/ja.md", other_text);
    folder_.write("filled.csv", "link,quantity,v0\nlink_1,joint torque,6.3718\nlink_2,joint torque,0\n");
    const std::string arm = readFile(sourcePath("assets/examples/planar_2r.json"));
    const std::size_t second = arm.find("\"name\": \"link_2\"");
    const auto with_mass = [&](const std::string& mass) {
      return std::string(arm).replace(arm.find("\"mass\": 1", second), 9, "\"mass\": " + mass);
    };
    folder_.write("heavier.json", with_mass("2"));
    folder_.write("little.json", with_mass("1.2"));
    folder_.write("faster.json", with(arm, "\"duration\": 2", "\"duration\": 1"));
  }

  std::string path() const { return std::filesystem::path(folder_.file("x")).parent_path().string(); }
  std::string write(const std::string& name, const std::string& text) const { return folder_.write(name, text); }
  void remove(const std::string& name) const { std::filesystem::remove(folder_.file(name)); }
  Result<OpenLesson> open() const { return openLesson({path(), sourcePath("assets/examples").string()}); }

private:
  TemporaryFolder folder_;
};

/// All of them, one a line, without folders.
inline std::string wordsOf(const Diagnostics& diagnostics) {
  std::string words;
  for (Diagnostic each : diagnostics) {
    each.file = std::filesystem::path(each.file).filename().string();
    words += toString(each) + "\n";
  }
  return words;
}

}  // namespace linkwright::test
