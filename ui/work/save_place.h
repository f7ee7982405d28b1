// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

class Document;

/// Where something about the open robot is proposed to be saved: in `folder`, the last one used; else beside a file of
/// the person's own; else at home. `name` has the robot's in the place of %1; the ending is the caller's to add.
QString savePlace(const Document& document, const QString& folder, const QString& name);

}  // namespace linkwright::ui
