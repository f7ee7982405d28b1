// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/workspace_module.h"

#include "core/base/require.h"
#include "ui/widgets/action_maker.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

WorkspaceModule::WorkspaceModule(const WorkspaceContext& context, Purpose purpose)
    : QObject(&context.window),
      window_(context.window),
      document_(context.document),
      interaction_(context.interaction),
      files_(context.files),
      purpose_(std::move(purpose)),
      action_(ActionMaker(window_).makeSwitch(("actionWorkspace" + QByteArray(purpose_.key)).constData(),
                                              purpose_.words)) {}

bool WorkspaceModule::takeFile(const QString&) { return false; }

QDockWidget* WorkspaceModule::dock(const char* name) const {
  auto* found = window_.findChild<QDockWidget*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
  require(found != nullptr, name);
  return found;
}

// the view has at least half of the window, two thirds of a large one; larger text may take more
void WorkspaceModule::arrangeColumn(int width, const char* upper, const char* lower, double upper_share) {
  const int usual = std::max(width * kSpace, static_cast<int>(window_.width() * 0.21));
  const int wide = std::max(usual, std::min(static_cast<int>(width * kSpace * textScale()), window_.width() / 3));
  window_.resizeDocks({dock(upper)}, {wide}, Qt::Horizontal);
  if (lower == nullptr) return;
  const int height = window_.height();
  window_.resizeDocks({dock(upper), dock(lower)},
                      {static_cast<int>(height * upper_share), static_cast<int>(height * (1.0 - upper_share))},
                      Qt::Vertical);
}

void WorkspaceModule::arrangeOverTime(const char* left, const char* right, int left_width, double right_share) {
  const int wide = std::max(left_width, std::min(static_cast<int>(left_width * textScale()), window_.width() / 3));
  window_.resizeDocks({dock(left), dock(right)}, {wide, static_cast<int>(window_.width() * right_share)},
                      Qt::Horizontal);
  arrangeTime();
}

void WorkspaceModule::arrangeTime() {
  // none while the panel has not been made
  const int height = dock("dockTimeline")->sizeHint().height();
  if (height > 0) window_.resizeDocks({dock("dockTimeline")}, {height}, Qt::Vertical);
}

QAction* WorkspaceModule::command(const char* name) const {
  auto* found = window_.findChild<QAction*>(QLatin1String(name));
  require(found != nullptr, name);
  return found;
}

}  // namespace linkwright::ui

#include "moc_workspace_module.cpp"
