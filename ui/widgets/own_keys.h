// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <initializer_list>

class QEvent;
class QWidget;

namespace linkwright::ui {

/// The keys that walk along a row: one back, one on, to its start, to its end.
inline constexpr std::initializer_list<Qt::Key> kWalkKeys = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End};

/// Whether the event is one of these keys (pressed, released or asked for by a shortcut), with no modifiers but
/// `modifiers`.
bool isKeyAmong(const QEvent& event, std::initializer_list<Qt::Key> keys, Qt::KeyboardModifiers modifiers = {});

/// Keeps these keys from the window's shortcuts while a widget has the focus: accepts the event when a shortcut asks
/// for one of them. True when it did: the caller's event() then returns true as well.
bool claimKeys(QEvent& event, std::initializer_list<Qt::Key> keys, Qt::KeyboardModifiers modifiers = {});

/// Undo and redo are the document's, also while a field has the focus: true where a shortcut asks for them, which the
/// field leaves to it. The caller's event() then returns true as well.
bool leaveUndo(QEvent& event);

/// What is half typed in a field of this window counts as entered before a command goes on.
void finishTyping(const QWidget& window);

}  // namespace linkwright::ui
