// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace linkwright::ui {

/// Looks over a COLLADA file before it is given to a library that trusts it: well-formed, not nested without end, no
/// entities of its own, numbers where they belong, no nodes that hold themselves or unfold to more than
/// kMostColladaNodes. Empty: it may be read.
QString problemWithCollada(const QByteArray& text);

inline constexpr int kMostColladaNodes = 20000;

}  // namespace linkwright::ui
