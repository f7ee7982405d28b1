// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <functional>

namespace linkwright::ui {

/// Calls `function` after each edit that has changed one of `parts`, and when another file is open, while `receiver`
/// lives.
template <class Receiver, class Function>
void follow(Document& document, SceneParts parts, Receiver* receiver, Function function) {
  QObject::connect(&document, &Document::changed, receiver, [parts, receiver, function](SceneParts changed) {
    if (changed & parts) std::invoke(function, receiver);
  });
}

}  // namespace linkwright::ui
