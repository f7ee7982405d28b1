// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

struct DocumentState;

/// What of a document is not to be changed: a lesson's step keeps it as it is.
struct Locks {
  bool links = false, joints = false;
  bool gravity = false;
  bool state = false;   ///< where the robot is, and how it moves
  bool runs = false;    ///< simulations
  bool motion = false;  ///< stored poses and the trajectory; runs are `runs`
  bool contacts = false;
  bool simulation = false;  ///< its settings, loads, elastic links
  bool mistakes = false, formulation = false;
  QString why;  ///< told to whoever tries, one sentence
};

/// Whether `next` differs from `now` in something that is locked. O(joints); cheap where nothing of the scene differs.
bool isRefused(const Locks& locks, const DocumentState& now, const DocumentState& next);

}  // namespace linkwright::ui
