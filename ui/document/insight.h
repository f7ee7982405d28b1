// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/alignment.h"
#include "core/trace/step_terms.h"
#include "core/trace/why.h"
#include "ui/document/ability.h"
#include "ui/document/snapshot.h"

#include <array>
#include <map>
#include <memory>
#include <optional>

namespace linkwright::ui {

/// What only some views show of an instant: worked out from the snapshot's own input when it is first asked for, kept
/// as long as the snapshot. Lives on the UI thread, as the views that ask.
class Insight {
public:
  struct Recorded {
    std::shared_ptr<const Recording> recording;
    std::shared_ptr<const std::vector<Step>> steps;
    Eigen::VectorXd tau;
  };
  /// The same instant by any formulation; the snapshot's own recording where it is that one.
  const Recorded& recordedBy(const Snapshot& snapshot, Formulation formulation);

  /// The formulations side by side, the non-recursive one among them where that is asked for or is the snapshot's own.
  const Alignment& alignment(const Snapshot& snapshot, bool with_nonrecursive);

  /// A step of the snapshot's own recording with its terms.
  const StepTerms& termsOf(const Snapshot& snapshot, int step);

  /// The same of any of its steps, not kept.
  StepTerms freshTermsOf(const Snapshot& snapshot, const Step& step);

  /// Where each joint's torque comes from; the roots have the snapshot's torques to the last bit.
  const Why& why(const Snapshot& snapshot);

  /// Takes over what holds in every pose of a hand: `before` is of the same model and hand.
  void keepOfHand(const Insight& before) { free_directions_ = before.free_directions_; }

  /// What the hand can do, and how far the arm can slide with it held; of slides the last one asked for is kept.
  const HandAbility& ability(const Snapshot& snapshot);
  const SlideRange& slideRange(const Snapshot& snapshot, HandHold hold, int lead);

private:
  const TermSource& termSource(const Snapshot& snapshot);

  std::array<std::unique_ptr<const Recorded>, 4> by_formulation_;
  std::array<std::unique_ptr<const Alignment>, 2> alignments_;  ///< of three and of four formulations
  std::unique_ptr<const TermSource> term_source_;
  std::map<int, StepTerms> terms_;  ///< of the steps that were asked for
  std::unique_ptr<const Why> why_;
  std::unique_ptr<const HandAbility> ability_;
  struct FreeDirections {
    int linear, angular;
  };
  std::optional<FreeDirections> free_directions_;  ///< of the hand, in any pose
  std::unique_ptr<const SlideRange> slide_range_;
  HandHold slide_hold_ = HandHold::Pose;  ///< that slide_range_ was asked for
  int slide_lead_ = -1;
};

/// The same, without having to know that it is kept.
const Insight::Recorded& recordedBy(const Snapshot& snapshot, Formulation formulation);
const Alignment& alignmentOf(const Snapshot& snapshot, bool with_nonrecursive);
const StepTerms& termsOf(const Snapshot& snapshot, int step);
StepTerms freshTermsOf(const Snapshot& snapshot, const Step& step);
/// The snapshot's insight, asked.
const Why& whyOf(const Snapshot& snapshot);

/// The same instant by any formulation with these mistakes in it, of those that can be made there. Not kept. O(n).
Recording recordedWith(const Snapshot& snapshot, Formulation formulation, const MistakeSet& mistakes);

/// What the external wrench of this index (Snapshot::external()) does to `body`, as the snapshot's recursion has it:
/// link axes about the link's origin, or world axes about the world's. N, N m. O(n).
Wrench recordedWrench(const Snapshot& snapshot, int body, int wrench);

}  // namespace linkwright::ui
