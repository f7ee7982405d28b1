// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document_state.h"

#include <QTimer>

#include <exception>

namespace linkwright::ui {

/// Carries out a request; if it throws, puts the document back to what the last snapshot shows and says why. No
/// exception goes on into the event loop, where it would end the program and take unsaved work with it.
template <class Request>
void Document::guarded(Request&& request) {
  try {
    request();
  } catch (const std::exception& problem) {
    pause();
    pursuit_->stop();
    if (gesture_) gesture_->pull.reset();
    if (gesture_) gesture_->slide.reset();
    state_ = {snapshot_->q, snapshot_->qd, snapshot_->qdd, snapshot_->source, snapshot_->time};
    motion_ = snapshot_->motion;
    run_ = motion_.run;
    found_ = motion_.found;
    waypoint_ = snapshot_->waypoint;
    terms_ = snapshot_->terms;
    formulation_ = snapshot_->formulation;
    mistakes_ = snapshot_->mistakes;
    hand_ = snapshot_->hand;
    hand_settings_ = snapshot_->hand_settings;
    held_ = snapshot_->held;
    trail_ = snapshot_->trail;
    ik_ = snapshot_->ik;
    emit failed(QString::fromUtf8(problem.what()));
  }
}

}  // namespace linkwright::ui
