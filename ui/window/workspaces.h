// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

#include <array>

class QMainWindow;

namespace linkwright::ui {

/// What the window is arranged for. All arrange the same panels round the same view; nothing of the document changes.
enum class Workspace {
  Build,     ///< tree, joints, the properties of the chosen link, the history, torques and the DH table
  Pose,      ///< tree, joints, hand, torques and motion, the iteration, the recursion
  Move,      ///< waypoints and joints, the plots of the motion, the timeline
  Explain,   ///< the recursion, and below the view what can be asked about it
  Simulate,  ///< how the scene is simulated, its contacts, the plots of the run, the timeline
  Elastic,   ///< which links bend and which joints have no motor, what that does to torques, the timeline
};
inline constexpr int kWorkspaces = 6;

/// Arranges the docks for a workspace. Each remembers how it was left.
class Workspaces : public QObject {
  Q_OBJECT
public:
  explicit Workspaces(QMainWindow& window);

  Workspace current() const { return current_; }
  void show(Workspace workspace);
  /// Gives the docks of the current one their first sizes, unless it is as somebody left it.
  void arrange();
  /// Gives the current one the panels that it has at first, each in its place.
  void reset();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

signals:
  /// The current one is about to be remembered as it lies.
  void leaving();
  /// Another one is shown, or the current one as it was at first.
  void changed(linkwright::ui::Workspace workspace);

private:
  void describeTabs();

  QMainWindow& window_;
  Workspace current_ = Workspace::Pose;
  std::array<QByteArray, kWorkspaces> left_;  ///< how each was left; empty: not yet
  QByteArray standard_;                       ///< where docks and bars are at first
};

}  // namespace linkwright::ui
