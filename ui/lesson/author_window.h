// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace linkwright::ui {

// What the windows have in common in which something is written beside the robot.

/// Undo, redo and save by their usual keys, in this window.
void addEditKeys(QWidget& window, const std::function<void()>& undo, const std::function<void()>& redo,
                 const std::function<void()>& save);

/// Shows it beside the main window where there is room, else over its right part: the robot is what one looks at.
void showBeside(QWidget& window, const QWidget& main);

enum class Leaving { Stay, Save, Discard };
/// Asks what becomes of what is not saved. `name`: of the question, and with Save and Discard behind it of its buttons.
Leaving askToLeave(QWidget& window, const QString& name, const QString& title, const QString& words);

}  // namespace linkwright::ui
