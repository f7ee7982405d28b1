// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/motion_time.h"

#include <algorithm>

namespace linkwright::ui {

void togglePlay(Document& document) {
  Playback& playback = document.playback();
  playback.isPlaying() ? playback.pause() : playback.play();
}

void goToTime(Document& document, double seconds) {
  document.playback().pause();
  const auto& curves = document.snapshot()->motion.curves;
  document.playback().setTime(curves ? std::clamp(seconds, 0.0, curves->duration()) : seconds);
}

void stepTime(Document& document, double seconds) {
  if (document.snapshot()->motion.curves) goToTime(document, document.snapshot()->time + seconds);
}

}  // namespace linkwright::ui
