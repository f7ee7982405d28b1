// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/plan.h"
#include "ui/document/document.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// Where the joints were at times that need not be even.
struct RecordedDrag {
  std::vector<double> t;           ///< s from the beginning, growing
  std::vector<Eigen::VectorXd> q;  ///< [dof] each

  /// The joints stay where they were until shortly before `time`, where nothing was heard of them for long.
  void add(double time, const Eigen::VectorXd& positions);
};

inline constexpr double kDragStep = 0.01;      ///< s, of the samples of its motion
inline constexpr double kShortestDrag = 0.2;   ///< s
inline constexpr double kLongestDrag = 120.0;  ///< s: what comes after is left out

/// The drag at even steps, linear in between, with rates by Savitzky-Golay. None where it is shorter than
/// kShortestDrag or nothing moved.
std::optional<SampledCourse> courseOf(const RecordedDrag& drag);

/// Watches the robot while it is dragged, and keeps the last drag as a motion that can be played. What is dragged for
/// its own sake counts: not a waypoint, nor what changes the robot. A drag that is cancelled is forgotten.
class DragRecorder : public QObject {
  Q_OBJECT
public:
  /// `clock`: s, growing; none: the time that goes by.
  explicit DragRecorder(Document& document, QObject* parent = nullptr, std::function<double()> clock = {});

  bool hasDrag() const { return last_.has_value(); }
  const std::optional<SampledCourse>& lastDrag() const { return last_; }

public slots:
  /// The last drag becomes the motion of the document, in one undo step, and the robot goes to its start. Without one
  /// nothing happens.
  void makeMotion();

signals:
  void changed();

private:
  void follow();
  void begin();
  void end(const Snapshot& snapshot);
  void keep(std::optional<SampledCourse> drag);

  Document& document_;
  std::function<double()> clock_;
  QElapsedTimer timer_;
  std::shared_ptr<const Model> model_;
  Eigen::VectorXd q_before_;  ///< of the last snapshot that was none of a drag
  std::optional<RecordedDrag> drag_;
  double began_ = 0.0;
  std::optional<SampledCourse> last_;
};

}  // namespace linkwright::ui
