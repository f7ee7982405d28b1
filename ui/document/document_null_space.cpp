// SPDX-License-Identifier: GPL-3.0-or-later
// Motion of the arm that leaves its hand where it is.
#include "core/base/require.h"
#include "ui/document/ability.h"
#include "ui/document/document.h"
#include "ui/document/document_state.h"
#include "ui/document/guarded.h"

#include <QTimer>

#include <cmath>
#include <utility>

namespace linkwright::ui {

void Document::previewSlide(HandHold hold, int lead, double amount) {
  require(lead < model_->dof(), "no such joint");
  if (!gesture_ || model_->dof() == 0 || !std::isfinite(amount)) return;
  guarded([&] {
    leaveMotion();
    pursuit_->stop();
    gesture_->pull.reset();
    if (!gesture_->slide) beginSlide(hold, lead);
    Gesture::Slide& slide = *gesture_->slide;
    Slide next = slideInNullSpace(*model_, hand_, state_.q, amount - slide.report.moved, slide.options);
    slide.report.end = next.end;
    slide.report.joint = next.joint;
    ik_.reset();
    const bool moves = next.end != SlideEnd::NotRedundant;
    if (moves) {
      slide.report.moved += next.moved;
      slide.options.along = std::move(next.along);
      state_.q = std::move(next.q);
      // as in a drag of the hand, the robot is at rest in every instant
      state_.qd.setZero();
      state_.qdd.setZero();
      gesture_->changed = true;
    }
    const auto show = [&] { refreshSnapshot(); };
    if (moves)
      carryWaypoint(show);
    else
      show();
  });
}

void Document::beginSlide(HandHold hold, int lead) {
  Gesture::Slide slide;
  slide.options.hold = hold;
  // which joint leads is decided once, not again where another has come to move more
  slide.options.lead = slideRangeOf(*snapshot_, hold, lead).lead;
  slide.options.X_WE = snapshot_->X_WL[static_cast<std::size_t>(hand_)];
  slide.report.hold = hold;
  gesture_->slide = std::move(slide);
}

void Document::slide(HandHold hold, int lead, double amount) {
  beginGesture(tr("Slide the arm"));
  previewSlide(hold, lead, amount);
  commitGesture();
}

}  // namespace linkwright::ui
