// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QScrollArea;
class QWidget;

namespace linkwright::ui {

/// Scrolls a page up and down, as wide as there is room, without a frame and without taking the focus.
QScrollArea* scrollPage(QWidget* page, const char* name, QWidget* parent);

}  // namespace linkwright::ui
